// Loads the program and says how far it is.
(() => {
    "use strict";
    const root = document.documentElement;
    const element = (id) => document.getElementById(id);

    // The language: what the address asks for, what was chosen the last time, what the browser prefers.
    const all = JSON.parse(element("words-of-all").textContent);
    const chosen = () => {
        try {
            return /^language = "([\w-]+)"/m.exec(localStorage.getItem("squarewise/settings.toml") ?? "")?.[1];
        } catch {
            return undefined;
        }
    };
    const wishes = [new URLSearchParams(location.search).get("lang"), chosen(), ...navigator.languages];
    const spoken = wishes.map((tag) => tag?.split(/[-_]/)[0].toLowerCase()).find((tag) => tag in all) ?? "en";
    const words = all[spoken];
    root.lang = spoken;

    // Which screen was shown before a reload: the program begins there.
    if (history.state?.place) root.dataset.place = history.state.place;

    // What the page says instead of a picture.
    const say = (state) => {
        element("words").textContent = words[state];
        element("again").textContent = words.again;
        element("again").hidden = state === "loading";
    };
    say("loading");
    element("again").addEventListener("click", () => location.reload());
    const fail = (state) => {
        if (root.dataset.state !== "broken") root.dataset.state = state;
    };
    new MutationObserver(() => {
        const state = root.dataset.state;
        if (state === "shown") {
            const canvas = document.querySelector("canvas");
            canvas.setAttribute("role", "application");
            canvas.setAttribute("aria-label", document.title);
            canvas.setAttribute("aria-describedby", "told");
            takeOver(root, canvas, element("field"));
            canvas.focus();
        } else {
            say(state);
        }
    }).observe(root, { attributeFilter: ["data-state"] });

    // The program, counted while it comes.
    const size = Number(root.dataset.size);
    const counted = (stream) => {
        let n = 0;
        return stream.pipeThrough(new TransformStream({
            transform(chunk, out) {
                n += chunk.length;
                element("bar").value = Math.min(1, n / size);
                out.enqueue(chunk);
            },
        }));
    };
    const program = async () => {
        const inside = element("program");
        if (!inside) {
            const answer = await fetch(root.dataset.program);
            if (!answer.ok) throw new Error(`${root.dataset.program}: ${answer.status}`);
            return answer.body;
        }
        const bytes = Uint8Array.from(atob(inside.textContent), (letter) => letter.charCodeAt(0));
        inside.remove();
        return new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
    };
    const load = async () => {
        let stream;
        try {
            const headers = { "Content-Type": "application/wasm" };
            stream = new Response(counted(await program()), { headers });
        } catch (error) {
            console.error(error);
            return fail("missing");
        }
        try {
            await wasm_bindgen({ module_or_path: stream });
        } catch (error) {
            // How the library that runs the window leaves the first call: that is no breakdown.
            if (!String(error).includes("Using exceptions for control flow")) {
                console.error(error);
                fail("broken");
            }
        }
    };
    load();
})();

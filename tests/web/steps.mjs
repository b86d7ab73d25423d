// Steps in a real browser: `node steps.mjs SITE ONE_FILE PICTURES`. Ends with 1 if one of them fails.
//
// What is on the canvas is known from the lines for screen readers, from what is kept, and from its colors.

import { mkdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { Visit, browse, piece, said, serve } from "./page.mjs";

const [site, oneFile, pictures] = process.argv.slice(2).map((path) => resolve(path));
mkdirSync(pictures, { recursive: true });

const server = await serve(site);
const browser = await browse();
const visits = [];
const begin = async (options, on = browser) => {
    const visit = await Visit.begin(on, options);
    visits.push(visit);
    return visit;
};
const holds = (is, why) => {
    if (!is) throw new Error(why);
};

let failed = 0;
const step = async (name, act) => {
    const begun = performance.now();
    try {
        await act();
        console.log(`ok    ${name} (${Math.round(performance.now() - begun)} ms)`);
    } catch (error) {
        failed += 1;
        console.log(`FAILS ${name}: ${error.message}`);
        const last = visits.at(-1);
        await last?.page.screenshot({ path: join(pictures, `failed-${failed}.png`) }).catch(() => {});
        for (const visit of visits) console.log((await visit.told().catch(() => [])).slice(-3));
    }
};
const LESSON = `${server.address}?lesson=castling-how`;

const desk = await begin();
await step("opens: words while it loads, then a picture", async () => {
    await desk.page.goto(server.address, { waitUntil: "commit" });
    const words = desk.page.locator("#words");
    await words.filter({ hasText: said("page-loading") }).waitFor({ state: "attached" });
    await desk.shown();
    holds((await desk.picture()).n_colors > 20, "the picture is empty");
    holds(!(await desk.page.locator("#note").isVisible()), "the note still covers it");
});

const hand = await begin({ viewport: { width: 820, height: 1180 }, hasTouch: true });
await step("a touch tap moves a piece, and the step is solved", async () => {
    await hand.open(LESSON);
    await hand.hears(said("step-of", { step: 1 }));
    const before = await hand.picture();
    await hand.tap("e1");
    await hand.page.waitForTimeout(300);
    holds((await hand.picture()).sum !== before.sum, "nothing shows that the king is held");
    await hand.tap("g1");
    await hand.hears(said("happened-solved"));
});

await step("a refused move comes back, and the reason is said in words", async () => {
    await desk.open(LESSON);
    await desk.hears(said("step-of", { step: 1 }));
    await desk.page.waitForTimeout(300);
    const n_told = (await desk.told()).length;
    await desk.drag("e1", "e3");
    await desk.hears(said("happened-tried", { piece: piece("king", "the"), from: "e1", to: "e3" }), n_told);
    const reason = await desk.hears(said("happened-coach"), n_told);
    holds(reason.length > 25 && /e3|king/i.test(reason), `that is no reason: ${reason}`);
});

await step("a dragged piece moves", async () => {
    const n_told = (await desk.told()).length;
    await desk.drag("e1", "g1");
    const moved = { piece: piece("king", "the"), from: "e1", to: "g1" };
    await desk.hears(said("happened-moved[white]", moved), n_told);
});

await step("the solved step has its stars, and they are kept", async () => {
    await desk.hears(said("happened-solved"));
    const progress = await desk.kept("/progress.toml");
    holds(progress?.includes("castling-how"), "nothing is kept");
    holds(/short/.test(progress) && /# end\s*$/.test(progress), progress);
});

await step("after a reload the stars are still there", async () => {
    await desk.page.keyboard.press("Enter");
    await desk.hears(said("step-of", { step: 2 }));
    const before = await desk.kept("/progress.toml");
    await desk.page.reload();
    await desk.shown();
    holds((await desk.kept("/progress.toml")) === before, "the stars have changed");
    // The lesson goes on where it was left.
    await desk.hears(said("step-of", { step: 2 }));
});

const german = await begin({ locale: "de-DE" });
await step("German: the browser's language, and the address's", async () => {
    await german.open(`${server.address}?lesson=rook`);
    await german.hears(said("step-of", { step: 1 }, "de"));
    holds((await german.page.getAttribute("html", "lang")) === "de", "the page does not say that it is German");
    await desk.open(`${LESSON}&lang=de`);
    await desk.hears(said("step-of", { step: 2 }, "de"));
});

const phone = await begin({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
await step("a phone upright: the whole board is there, and a tap works", async () => {
    await phone.open(LESSON);
    await phone.hears(said("step-of", { step: 1 }));
    const board = await phone.board();
    holds(board.left >= 0 && board.left + board.width <= 390, JSON.stringify(board));
    holds(board.top >= 0 && board.top + board.height <= 844, JSON.stringify(board));
    await phone.tap("e1");
    await phone.tap("g1");
    await phone.hears(said("happened-solved"));
});

await step("the whole screen and back; the browser's own keys stay the browser's", async () => {
    const page = hand.page;
    await page.keyboard.press("F11");
    await page.waitForFunction(() => document.fullscreenElement !== null, null, { timeout: 10_000 });
    await page.keyboard.press("F11");
    await page.waitForFunction(() => document.fullscreenElement === null, null, { timeout: 10_000 });
    const prevented = await page.evaluate(() => {
        const canvas = document.querySelector("canvas");
        const press = (key, more = {}) => {
            const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more });
            canvas.dispatchEvent(event);
            return event.defaultPrevented;
        };
        const ctrl = { ctrlKey: true };
        const theirs = [
            ["F5"], ["F3"], ["F6"], ["F7"], ["F10"], ["F12"], ["l", ctrl], ["r", ctrl], ["f", ctrl], ["+", ctrl], ["Tab", ctrl],
            ["PageDown", ctrl], ["d", { altKey: true }], ["ArrowLeft", { altKey: true }], ["ArrowRight", { altKey: true }],
            ["Home", { altKey: true }], ["ContextMenu"], ["PrintScreen"], ["AudioVolumeUp"], ["AudioVolumeMute"],
            ["MediaPlayPause"], ["BrightnessUp"], ["Meta"], ["Alt"], ["CapsLock"], ["l", { metaKey: true }], ["BrowserBack"],
        ];
        const ours = [["Tab"], ["Enter"], ["ArrowLeft"], ["h"], ["F1"], ["Escape"], ["PageDown"], ["z", ctrl]];
        return {
            theirs: theirs.filter((it) => press(...it)).map(([key]) => key),
            ours: ours.filter((it) => !press(...it)).map(([key]) => key),
        };
    });
    holds(prevented.theirs.length === 0, `keys are taken from the browser: ${prevented.theirs}`);
    holds(prevented.ours.length === 0, `keys are left to the browser: ${prevented.ours}`);
});

await step("pinching, and Ctrl with the wheel, make the page larger", async () => {
    const prevented = await hand.page.evaluate(() => {
        const canvas = document.querySelector("canvas");
        const isPrevented = (event) => !canvas.dispatchEvent(event);
        const wheel = (ctrlKey) => new WheelEvent("wheel", { deltaY: 40, ctrlKey, bubbles: true, cancelable: true });
        return {
            touch: isPrevented(new TouchEvent("touchstart", { bubbles: true, cancelable: true })),
            zoom: isPrevented(wheel(true)),
            scroll: isPrevented(wheel(false)),
            action: getComputedStyle(canvas).touchAction,
        };
    });
    holds(!prevented.touch && !prevented.zoom && prevented.action === "pinch-zoom", JSON.stringify(prevented));
    holds(prevented.scroll, "the window does not scroll any more");
});

const writer = await begin({ permissions: ["clipboard-read", "clipboard-write"] });
await step("Ctrl with A, C, X, V and Z in a field does what it says, and types nothing", async () => {
    const { keyboard } = writer.page;
    await writer.openAt(server.address, "rules");
    await keyboard.press("/");
    await writer.page.waitForSelector("html[data-writing]", { state: "attached" });
    await keyboard.type("castling");
    const copied = async () => {
        await writer.page.evaluate(() => navigator.clipboard.writeText("-"));
        await keyboard.press("Control+a");
        await keyboard.press("Control+c");
        await writer.page.waitForTimeout(100);
        return writer.clipboard();
    };
    holds((await copied()) === "castling", `copied: ${await copied()}`);
    // What was typed last goes, letter by letter, and what was pasted as one.
    await keyboard.press("End");
    await keyboard.type("xy");
    await keyboard.press("Control+z");
    await keyboard.press("Control+z");
    await keyboard.press("Control+z");
    await keyboard.press("Control+y");
    holds((await copied()) === "castling", `after Ctrl and Z: ${await copied()}`);
    await keyboard.press("Control+a");
    await keyboard.press("Control+x");
    await writer.page.waitForTimeout(100);
    holds((await writer.clipboard()) === "castling", "it was not cut out");
    await keyboard.press("Control+a");
    await keyboard.type("un");
    await keyboard.press("Control+v");
    await keyboard.press("Control+z");
    await keyboard.press("Control+v");
    await keyboard.type("ê");
    await keyboard.press("Backspace");
    const pasted = await copied();
    holds(pasted === "uncastling", `pasted: ${pasted}`);
    // The keyboard goes by words with Ctrl, and marks with Shift.
    await keyboard.press("Home");
    await keyboard.press("Shift+ArrowRight");
    await keyboard.press("Shift+ArrowRight");
    await keyboard.press("Delete");
    holds((await copied()) === "castling", `after Shift and arrows: ${await copied()}`);
});

await step("Ctrl and C copies a position, and Ctrl and V pastes one, without being asked for a right", async () => {
    const { keyboard } = writer.page;
    await writer.openAt(server.address, "referee");
    const fen = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1";
    await writer.page.evaluate((fen) => navigator.clipboard.writeText(fen), fen);
    await writer.context.clearPermissions();
    await keyboard.press("Control+v");
    await writer.page.waitForTimeout(300);
    await keyboard.press("Control+c");
    await writer.page.waitForTimeout(300);
    await writer.context.grantPermissions(["clipboard-read", "clipboard-write"]);
    const copied = await writer.clipboard();
    holds(copied.startsWith("4k3/8/8/8/8/8/4P3/4K3 w"), `copied: ${copied}`);
    // What is copied is what was pasted, and not what was there before.
    await writer.page.evaluate(() => navigator.clipboard.writeText("-"));
    await keyboard.press("Control+c");
    await writer.page.waitForTimeout(300);
    holds((await writer.clipboard()).startsWith("4k3/8"), "nothing was copied");
});

const finger = await begin({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
await step("a tap on a field brings the on-screen keyboard, and its letters arrive", async () => {
    const { page } = finger;
    await finger.openAt(server.address, "rules");
    const held = () => page.evaluate(() => document.activeElement.id || document.activeElement.localName);
    holds((await held()) === "canvas", `the keyboard is at ${await held()}`);
    // "Search the rules", below the head of the screen.
    const { x, y } = { x: 195, y: 68 };
    await page.touchscreen.tap(x, y);
    await page.waitForFunction(() => document.activeElement.id === "field", null, { timeout: 5_000 });
    const field = await page.evaluate(() => {
        const { left, top } = document.activeElement.getBoundingClientRect();
        return { left, top };
    });
    holds(Math.abs(field.top - y) < 40, `the field is at ${JSON.stringify(field)}`);
    // As on-screen keyboards do: whole words, and a word in the making that is changed at its end.
    const system = await finger.context.newCDPSession(page);
    await system.send("Input.insertText", { text: "castle" });
    await system.send("Input.imeSetComposition", { text: "on", selectionStart: 2, selectionEnd: 2 });
    await system.send("Input.imeSetComposition", { text: "one", selectionStart: 3, selectionEnd: 3 });
    await system.send("Input.insertText", { text: "once" });
    await finger.context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.keyboard.press("Control+a");
    await page.keyboard.press("Control+c");
    await page.waitForTimeout(200);
    holds((await finger.clipboard()) === "castleonce", `written: ${await finger.clipboard()}`);
    // Elsewhere the on-screen keyboard goes.
    await page.touchscreen.tap(195, 20);
    await page.waitForFunction(() => document.activeElement.localName === "canvas", null, { timeout: 5_000 });
});

for (const [how, block] of [
    ["throws", () => Object.defineProperty(window, "localStorage", {
        get: () => { throw new DOMException("blocked", "SecurityError"); },
    })],
    ["is null", () => Object.defineProperty(window, "localStorage", { get: () => null })],
]) {
    await step(`storage that ${how}: one sentence in a lesson and everywhere, without names of files`, async () => {
        const blocked = await begin();
        await blocked.page.addInitScript(block);
        await blocked.open(LESSON);
        await blocked.hears(said("unkept-page"));
        await blocked.hears(said("step-of", { step: 1 }));
        await blocked.page.goBack();
        await blocked.isAt("home");
        await blocked.page.waitForTimeout(300);
        const lines = await blocked.told();
        const n_said = lines.filter((line) => line === said("unkept-page")).length;
        holds(n_said === 1 && !lines.some((line) => line.includes("toml")), lines.join(" | "));
        await blocked.context.close();
    });
}

const walker = await begin();
await step("Back goes one screen up, and leaves from home alone", async () => {
    const { page } = walker;
    await walker.open(LESSON);
    await walker.isAt("lesson/castling-how");
    await page.goBack();
    await walker.isAt("home");
    // Forward leads to no screen, and costs no more presses of Back.
    await page.goForward();
    await page.waitForTimeout(300);
    await walker.isAt("home");
    // The program's own way home takes its entry with it.
    await walker.open(`${LESSON}&again`);
    await walker.isAt("lesson/castling-how");
    // "Home", at the head of the panel.
    await page.mouse.click(798, 54);
    await walker.isAt("home");
    await page.waitForFunction(() => history.state.depth === 0, null, { timeout: 5_000 });
    await page.goBack({ waitUntil: "commit" });
    holds(!page.url().includes("again"), `Back does not leave: ${page.url()}`);
});

await step("a reload in a game for two shows the game again", async () => {
    const two = await begin();
    await two.openAt(server.address, "two");
    await two.drag("e2", "e4");
    await two.page.waitForTimeout(800);
    holds((await two.kept("/table.toml"))?.includes("e4"), "the move is not kept");
    await two.page.reload();
    await two.shown();
    await two.isAt("two");
    await two.page.waitForTimeout(500);
    const before = await two.kept("/table.toml");
    await two.drag("e7", "e5");
    await two.page.waitForTimeout(800);
    const after = await two.kept("/table.toml");
    holds(after !== before && after.includes("e5"), "the game does not go on");
    await two.context.close();
});

for (const [width, height, least] of [[768, 1024, 600], [360, 640, 295]]) {
    await step(`${width}x${height}: the board has the room that is there`, async () => {
        const visit = await begin({ viewport: { width, height }, hasTouch: true });
        await visit.open(LESSON);
        await visit.hears(said("step-of", { step: 1 }));
        const board = await visit.board();
        holds(board.width >= least, `${board.width} of ${width}`);
        holds(board.left >= 0 && board.left + board.width <= width, JSON.stringify(board));
        await visit.context.close();
    });
}

const dense = await browse(["--force-device-scale-factor=2", "--window-size=820,1000"]);
await step("a dense screen: twice the dots, the board in the same place", async () => {
    const visit = await begin({ viewport: null }, dense);
    await visit.open(LESSON);
    await visit.hears(said("step-of", { step: 1 }));
    const dots = await visit.page.evaluate(() => {
        const canvas = document.querySelector("canvas");
        return canvas.width / canvas.getBoundingClientRect().width;
    });
    holds(dots === 2, `${dots} dots a pixel`);
    const { left, width } = await visit.board();
    holds(Math.abs(left + width / 2 - 410) < 4, "the board is not in the middle");
});
await dense.close();

const alone = await begin();
await step("the single file opens by itself, keeps its stars, and asks nobody", async () => {
    const address = `${pathToFileURL(oneFile)}?lesson=castling-how`;
    await alone.open(address);
    await alone.hears(said("step-of", { step: 1 }));
    await alone.press("e1");
    await alone.press("g1");
    await alone.hears(said("happened-solved"));
    await alone.page.keyboard.press("Enter");
    await alone.hears(said("step-of", { step: 2 }));
    await alone.open(address);
    await alone.hears(said("step-of", { step: 2 }));
    holds(alone.hosts.size === 0, `it asked ${[...alone.hosts]}`);
});

await step("no error in the console, and no other host was asked, in all of it", async () => {
    for (const visit of visits) {
        holds(visit.troubles.length === 0, visit.troubles.join("; "));
        const others = [...visit.hosts].filter((host) => !server.address.startsWith(host));
        holds(others.length === 0, `asked ${others}`);
    }
});

// To be looked at.
for (const [name, width, height, hasTouch] of [
    ["phone", 390, 844, true], ["tablet", 820, 1180, true], ["1366x768", 1366, 768, false], ["1920x1080", 1920, 1080, false],
]) {
    const visit = await begin({ viewport: { width, height }, hasTouch });
    for (const [what, query] of [["first", ""], ["lesson", "?lesson=castling-how"]]) {
        await visit.open(server.address + query);
        await visit.page.waitForTimeout(700);
        await visit.page.screenshot({ path: join(pictures, `${name}-${what}.png`) });
    }
    await visit.context.close();
}

await browser.close();
server.close();
process.exit(failed === 0 ? 0 : 1);

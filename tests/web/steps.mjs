// Ten steps in a real browser: `node steps.mjs SITE ONE_FILE PICTURES`. Ends with 1 if one of them fails.
//
// What is on the canvas is known from the lines for screen readers, from what is kept, and from its colors.

import { mkdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { Visit, browse, serve } from "./page.mjs";

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
    await words.filter({ hasText: "Squarewise is coming" }).waitFor({ state: "attached" });
    await desk.shown();
    holds((await desk.picture()).n_colors > 20, "the picture is empty");
    holds(!(await desk.page.locator("#note").isVisible()), "the note still covers it");
});

const hand = await begin({ viewport: { width: 820, height: 1180 }, hasTouch: true });
await step("a touch tap moves a piece, and the step is solved", async () => {
    await hand.open(LESSON);
    await hand.hears("Step 1 of");
    const before = await hand.picture();
    await hand.tap("e1");
    await hand.page.waitForTimeout(300);
    holds((await hand.picture()).sum !== before.sum, "nothing shows that the king is held");
    await hand.tap("g1");
    await hand.hears("Solved!");
});

await step("a refused move comes back, and the reason is said in words", async () => {
    await desk.open(LESSON);
    await desk.hears("Step 1 of");
    await desk.page.waitForTimeout(300);
    const n_told = (await desk.told()).length;
    await desk.drag("e1", "e3");
    await desk.hears("You tried the king from e1 to e3.", n_told);
    const reason = await desk.hears("Coach:", n_told);
    holds(reason.length > 25 && /e3|king/i.test(reason), `that is no reason: ${reason}`);
});

await step("a dragged piece moves", async () => {
    const n_told = (await desk.told()).length;
    await desk.drag("e1", "g1");
    await desk.hears("from e1 to g1", n_told);
});

await step("the solved step has its stars, and they are kept", async () => {
    await desk.hears("Solved!");
    const progress = await desk.kept("/progress.toml");
    holds(progress?.includes("castling-how"), "nothing is kept");
    holds(/short/.test(progress) && /# end\s*$/.test(progress), progress);
});

await step("after a reload the stars are still there", async () => {
    await desk.page.keyboard.press("Enter");
    await desk.hears("Step 2 of");
    const before = await desk.kept("/progress.toml");
    await desk.page.reload();
    await desk.shown();
    holds((await desk.kept("/progress.toml")) === before, "the stars have changed");
    // The lesson goes on where it was left.
    await desk.hears("Step 2 of");
});

const german = await begin({ locale: "de-DE" });
await step("German: the browser's language, and the address's", async () => {
    await german.open(`${server.address}?lesson=rook`);
    await german.hears("Schritt 1 von");
    holds((await german.page.getAttribute("html", "lang")) === "de", "the page does not say that it is German");
    await desk.open(`${LESSON}&lang=de`);
    await desk.hears("Schritt 2 von");
});

const phone = await begin({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
await step("a phone upright: the whole board is there, and a tap works", async () => {
    await phone.open(LESSON);
    await phone.hears("Step 1 of");
    const board = await phone.board();
    holds(board.left >= 0 && board.left + board.width <= 390, JSON.stringify(board));
    holds(board.top >= 0 && board.top + board.height <= 844, JSON.stringify(board));
    await phone.tap("e1");
    await phone.tap("g1");
    await phone.hears("Solved!");
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
        return {
            theirs: [press("F5"), press("l", { ctrlKey: true }), press("r", { ctrlKey: true }),
                press("ArrowLeft", { altKey: true }), press("ArrowRight", { altKey: true })],
            ours: press("Tab"),
        };
    });
    holds(prevented.theirs.every((it) => !it), `keys are taken from the browser: ${prevented.theirs}`);
    holds(prevented.ours, "Tab leaves the window");
});

const dense = await browse(["--force-device-scale-factor=2", "--window-size=820,1000"]);
await step("a dense screen: twice the dots, the board in the same place", async () => {
    const visit = await begin({ viewport: null }, dense);
    await visit.open(LESSON);
    await visit.hears("Step 1 of");
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
    await alone.hears("Step 1 of");
    await alone.press("e1");
    await alone.press("g1");
    await alone.hears("Solved!");
    await alone.page.keyboard.press("Enter");
    await alone.hears("Step 2 of");
    await alone.open(address);
    await alone.hears("Step 2 of");
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

// What the page costs: `node costs.mjs SITE SIZES`. Prints a row for the ledger, which `page judge` holds to its limits.
//
// Costs are processor time of the page's own process, read from the system, so that a busy machine changes little. Two
// machines differ by more than three times, though, so limits are told in yardsticks: what a plain picture costs here.

import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { Visit, browse, meter, serve } from "./page.mjs";

const [site, sizes] = process.argv.slice(2).map((path) => resolve(path));
const numbers = (text) =>
    Object.fromEntries([...text.matchAll(/^([\w-]+) = ([\d.]+)/gm)].map(([, name, value]) => [name, Number(value)]));
const row = numbers(readFileSync(sizes, "utf8"));

const server = await serve(site);
const browser = await browse();
const spent = await meter(browser);
/** How many pictures were put on the canvas so far. */
const counting = () => {
    const stream = WebAssembly.instantiateStreaming;
    WebAssembly.instantiateStreaming = async (...rest) => {
        const made = await stream.apply(WebAssembly, rest);
        window.program_memory = made.instance.exports.memory;
        return made;
    };
    window.n_pictures = 0;
    const put = CanvasRenderingContext2D.prototype.putImageData;
    CanvasRenderingContext2D.prototype.putImageData = function (...rest) {
        window.n_pictures += 1;
        return put.apply(this, rest);
    };
};
const pictures = (visit) => visit.page.evaluate(() => window.n_pictures);
const rest = (visit, ms = 400) => visit.page.waitForTimeout(ms);
const middle = (list) => [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)];

/** Runs something and tells what it cost, and how many pictures were drawn. */
const cost = async (visit, act) => {
    const [before, n_before] = [await spent(), await pictures(visit)];
    await act();
    const [after, n_after] = [await spent(), await pictures(visit)];
    return { ms: after - before, n_pictures: n_after - n_before };
};

/** A plain picture: every pixel of the canvas is blended through floating point and put there, as the program does. */
const blend = (n_pictures) =>
    new Promise((done) => {
        const canvas = document.createElement("canvas");
        [canvas.width, canvas.height] = [1366, 768];
        document.body.append(canvas);
        const context = canvas.getContext("2d");
        const picture = context.createImageData(canvas.width, canvas.height);
        const over = new Uint8ClampedArray(picture.data.length).map((_, place) => (place * 7) % 256);
        const draw = () => {
            const under = picture.data;
            for (let at = 0; at < under.length; at += 4) {
                const left = 1 - over[at + 3] / 255;
                for (let part = at; part < at + 4; part += 1) under[part] = over[part] + under[part] * left;
            }
            context.putImageData(picture, 0, 0);
            n_pictures -= 1;
            if (n_pictures === 0) done();
            else requestAnimationFrame(draw);
        };
        draw();
    });
const N_BLENDED = 60;
/** What a plain picture costs, in ms. */
const yardstick = async () => {
    const context = await browser.newContext({ viewport: { width: 1366, height: 768 } });
    const plain = { page: await context.newPage() };
    // By then the browser has compiled it as well as it ever will.
    await plain.page.evaluate(blend, N_BLENDED);
    await rest(plain);
    const { ms } = await cost(plain, () => plain.page.evaluate(blend, N_BLENDED));
    await context.close();
    return ms / N_BLENDED;
};
const yardsticks = [await yardstick()];

// The first picture: from asking for the page until it is there.
const firsts = [];
const seconds = [];
for (let round = 0; round < 5; round += 1) {
    const visit = await Visit.begin(browser);
    for (const list of [firsts, seconds]) {
        const begun = performance.now();
        await visit.open(server.address);
        list.push(performance.now() - begun);
    }
    await visit.context.close();
}
row["first-picture-ms"] = Math.round(middle(firsts));
row["second-visit-ms"] = Math.round(middle(seconds));

const visit = await Visit.begin(browser);
await visit.page.addInitScript(counting);
await visit.open(`${server.address}?lesson=castling-how`);
await rest(visit, 1_500);
row["memory-mib"] = Math.round(await visit.page.evaluate(() => window.program_memory.buffer.byteLength / 2 ** 20));

// A tap: the king is taken into the hand and put back.
const N_TAPS = 30;
const { x, y } = await visit.square("e1");
const taps = await cost(visit, async () => {
    for (let tap = 0; tap < N_TAPS; tap += 1) {
        await visit.page.mouse.click(x, y);
        await rest(visit, 60);
    }
    await rest(visit);
});
row["tap-ms"] = Number((taps.ms / N_TAPS).toFixed(1));
row["tap-pictures"] = Number((taps.n_pictures / N_TAPS).toFixed(1));

// A dragged picture: the king is led over the board.
await visit.page.mouse.move(x, y);
await visit.page.mouse.down();
await visit.page.mouse.move(x + 20, y - 20, { steps: 4 });
await rest(visit);
const drag = await cost(visit, async () => {
    for (let move = 0; move < 60; move += 1) {
        await visit.page.mouse.move(x - 100 + 3 * move, y - 60 - 2 * move);
        await rest(visit, 30);
    }
});
await visit.page.mouse.up();
row["dragged-picture-ms"] = Number((drag.ms / drag.n_pictures).toFixed(1));
await visit.context.close();

// The first star is taken: it flies into its row, the next step comes under a veil.
const first = await Visit.begin(browser);
await first.page.addInitScript(counting);
await first.open(`${server.address}?lesson=rook`);
await rest(first, 1_500);
const star = await first.square("d7");
const solved = await cost(first, async () => {
    await first.page.mouse.click(star.x, star.y);
    await rest(first, 2_500);
});
row["solved-pictures"] = solved.n_pictures;
row["solved-picture-ms"] = Number((solved.ms / solved.n_pictures).toFixed(1));
await first.context.close();

// Home's cards, scrolled by the wheel.
const home = await Visit.begin(browser);
await home.page.addInitScript(counting);
await home.open(`${server.address}?lesson=castling-how`);
// "Home", at the head of the panel.
await home.page.mouse.click(798, 54);
await rest(home, 1_500);
// The folded book fits into the window: the cards are what can be scrolled.
await home.page.mouse.click(1248, 33);
await rest(home, 1_500);
await home.page.mouse.move(683, 500);
const scroll = await cost(home, async () => {
    for (let turn = 0; turn < 60; turn += 1) {
        await home.page.mouse.wheel(0, turn % 20 < 10 ? 60 : -60);
        await rest(home, 60);
    }
});
if (scroll.n_pictures < 40) throw new Error(`nothing was scrolled: ${scroll.n_pictures} pictures`);
row["scrolled-picture-ms"] = Number((scroll.ms / scroll.n_pictures).toFixed(1));

// Nothing is drawn when nothing changes; for a minute the coach may still blink.
await rest(home, 62_000);
const idle = await cost(home, () => rest(home, 3_000));
row["idle-pictures"] = idle.n_pictures;
await home.context.close();

// Measured before and after all else: the machine may have become busier.
yardsticks.push(await yardstick());
row["yardstick-ms"] = Number(((yardsticks[0] + yardsticks[1]) / 2).toFixed(2));
for (const name of ["tap", "dragged-picture", "scrolled-picture", "solved-picture"]) {
    row[`${name}-yardsticks`] = Number((row[`${name}-ms`] / row["yardstick-ms"]).toFixed(2));
}

await browser.close();
server.close();
console.log("[[row]]");
for (const [name, value] of Object.entries(row)) console.log(`${name} = ${value}`);

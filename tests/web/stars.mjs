// Reloads the page and closes its tab at moments drawn by chance: `node stars.mjs SITE ROUNDS`. A star that had been shown
// as kept must be there the next time. Ends with 1 if one is lost.

import { resolve } from "node:path";
import { Visit, browse, said, serve } from "./page.mjs";

const [site, rounds] = [resolve(process.argv[2]), Number(process.argv[3] ?? 300)];
const server = await serve(site);
const address = `${server.address}?lesson=castling-how`;

// The same moments each time.
let state = 20_260_101;
const chance = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
};
const solves = [["e1", "g1"], ["e1", "c1"]];

let browser = await browse();
const tally = { reloads: 0, closed: 0, shown: 0, kept: 0, lost: 0 };
for (let round = 0; round < rounds; round += 1) {
    const visit = await Visit.begin(browser, { viewport: { width: 900, height: 700 } });
    let n_shown = 0;
    await visit.page.exposeFunction("starsShown", (n) => { n_shown = n; });
    await visit.page.addInitScript(() => {
        addEventListener("DOMContentLoaded", () => {
            let n = 0;
            new MutationObserver((changes) => {
                for (const change of changes) {
                    for (const line of change.addedNodes) if (line.textContent === "Solved!") n += 1;
                }
                if (n > 0) window.starsShown(n);
            }).observe(document.getElementById("told"), { childList: true });
        });
    });
    await visit.open(address);
    await visit.hears(said("step-of", { step: 1 }));
    const rest = chance() * 1_400;
    const play = (async () => {
        for (const name of solves[0]) await visit.press(name);
        await visit.hears(said("happened-solved"));
        await visit.page.keyboard.press("Enter");
        await visit.hears(said("step-of", { step: 2 }));
        for (const name of solves[1]) await visit.press(name);
    })().catch(() => {});
    await new Promise((done) => setTimeout(done, rest));
    const isReload = round % 2 === 0;
    if (isReload) {
        tally.reloads += 1;
        await visit.page.reload({ waitUntil: "commit" });
    } else {
        tally.closed += 1;
        await visit.page.close();
    }
    const n_known = n_shown;
    await play;
    const again = await visit.context.newPage();
    await again.goto(server.address);
    const progress = await again.evaluate(() => {
        const key = Object.keys(localStorage).find((it) => it.endsWith("/progress.toml"));
        return key ? localStorage.getItem(key) : "";
    });
    const n_kept = ["short", "long"].filter((id) => new RegExp(`castling-how.*\\b${id}\\b`, "s").test(progress)).length;
    tally.shown += n_known;
    tally.kept += n_kept;
    if (n_kept < n_known || (progress && !/# end\s*$/.test(progress))) {
        tally.lost += 1;
        console.log(`round ${round}: ${n_known} shown, ${n_kept} kept\n${progress}`);
    }
    await visit.context.close();
    if (round % 50 === 49) console.log(`${round + 1}: ${JSON.stringify(tally)}`);
}
await browser.close();
server.close();
console.log(JSON.stringify(tally));
// A trial in which nothing was at stake tells nothing.
process.exit(tally.lost === 0 && tally.shown > rounds / 4 ? 0 : 1);

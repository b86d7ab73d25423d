// Exercises in a real browser, held to the golden file: `node golden.mjs SITE GOLDEN`, where the site is that of
// golden.rs. Ends with 1 at the first name that gives something else. Then it tells what exercises cost there.

import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { Visit, browse, meter, serve } from "./page.mjs";

const [site, golden] = process.argv.slice(2).map((path) => resolve(path));
const kept = readFileSync(golden, "utf8").split("\n").filter((line) => line !== "");
const names = kept.map((line) => line.slice(0, line.indexOf(": ")));
if (names.length === 0) throw new Error(`${golden} holds no names`);

const server = await serve(site);
const browser = await browse();
const visit = await Visit.begin(browser);
await visit.page.goto(server.address);
await visit.page.waitForFunction(() => window.exercise);

/** What the names give, each with its time by the clock in ms; ends with the first that breaks the program. */
const made = (names) =>
    visit.page.evaluate((names) => {
        const all = [];
        for (const name of names) {
            const begun = performance.now();
            try {
                const line = window.exercise(name) ?? "nothing";
                all.push({ name, line, ms: performance.now() - begun });
            } catch (error) {
                all.push({ name, line: String(error), ms: 0, is_broken: true });
                break;
            }
        }
        return all;
    }, names);

/** Closes everything and says why it does not hold. */
const fail = async (why) => {
    console.log(why);
    await browser.close();
    server.close();
    process.exit(1);
};
const slowest = (all) => all.reduce((most, it) => (it.ms > most.ms ? it : most));
const shown = ({ ms, name }) => `${ms.toFixed(1)} ms, ${name}`;

const all = await made(names);
const other = all.findIndex(({ line }, at) => line !== kept[at]);
if (other >= 0) {
    const { name, line } = all[other];
    await fail(`${other} exercises are equal; ${name} is another in the browser\nkept  ${kept[other]}\nhere  ${line}`);
}
console.log(`${all.length} of ${kept.length} exercises are equal; the slowest took ${shown(slowest(all))}`);

// The golden file has every skill at every level. By now the browser has compiled the program as well as it ever will.
const N_EACH = 40;
const levels = [...new Set(names.map((name) => name.slice(0, name.lastIndexOf("-"))))];
const sample = [];
for (let seed = 0; seed < N_EACH; seed += 1) sample.push(...levels.map((level) => `${level}-${seed.toString(16)}`));
const spent = await meter(browser);
const before = await spent();
const timed = await made(sample);
const ms = (await spent()) - before;
const broken = timed.find((it) => it.is_broken || it.line === "nothing");
if (broken) await fail(`${broken.name} gives ${broken.line}`);
const sorted = timed.map((it) => it.ms).sort((a, b) => a - b);
const sum = sorted.reduce((sum, it) => sum + it, 0);
console.log(
    `${sample.length} more, ${N_EACH} of each of ${levels.length} levels: ` +
    `${(ms / sample.length).toFixed(2)} ms of processor time each, ${(sum / sample.length).toFixed(2)} ms by the clock; ` +
    `99 of 100 within ${sorted[Math.ceil(0.99 * sorted.length) - 1].toFixed(1)} ms, the slowest ${shown(slowest(timed))}`,
);
if (visit.troubles.length > 0) await fail(visit.troubles.join("\n"));
await browser.close();
server.close();

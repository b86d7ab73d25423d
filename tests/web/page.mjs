// The page as somebody uses it: a browser that reaches nothing else, a server of the site, hands on the canvas.

import { readFileSync, readdirSync, statSync } from "node:fs";
import { createServer } from "node:http";
import { createRequire } from "node:module";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";

// npm put the browser's driver below target/, where nothing of it is kept.
const { chromium } = createRequire(`${process.env.WEB_MODULES}/`)("playwright-core");

const KINDS = {
    ".html": "text/html; charset=utf-8",
    ".css": "text/css",
    ".js": "text/javascript",
    ".wasm": "application/wasm",
};

/** Where the words are. */
const LOCALES = fileURLToPath(new URL("../../locales", import.meta.url));

/** The words of a language, file after file. */
const words = (language) => {
    const folder = join(LOCALES, language);
    const files = readdirSync(folder).filter((name) => name.endsWith(".ftl"));
    return files.map((name) => readFileSync(join(folder, name), "utf8")).join("\n");
};

/**
 * What the page says under a name in `locales/`, with these values. It is cut where it has something that no value is
 * given for: what is left is what a test can wait for. `name[white]` is a variant of a message that has several.
 */
export const said = (name, values = {}, language = "en") => {
    const [id, variant] = name.replace("]", "").split("[");
    const begin = variant ? `\\{[^}]*\\[${variant}\\] ` : "";
    const line = new RegExp(`^${id} = ${begin}(.+)$`, "m").exec(words(language))?.[1];
    if (!line) throw new Error(`no words are called ${name}`);
    const filled = line.replace(/\{ (?:\w+\()?\$(\w+)[^}]*\}/g, (open, value) => values[value] ?? open);
    const text = filled.split("{")[0].trim();
    if (!text) throw new Error(`${name} begins with something that no value is given for`);
    return text;
};

/** The name of a piece in a form, such as `the`. */
export const piece = (role, form) => {
    const term = words("en").split(`\n-piece-${role} = `)[1];
    return new RegExp(`\\[${form}\\] (.+)`).exec(term)[1];
};

/** Serves a folder on this machine alone; tells its address. */
export const serve = async (folder) => {
    const server = createServer((request, answer) => {
        const path = new URL(request.url, "http://page").pathname;
        const file = join(folder, path === "/" ? "index.html" : path);
        try {
            statSync(file);
            answer.setHeader("Content-Type", KINDS[extname(file)] ?? "application/octet-stream");
            answer.setHeader("Cache-Control", "no-cache");
            answer.end(readFileSync(file));
        } catch {
            answer.statusCode = 404;
            answer.end();
        }
    });
    await new Promise((done) => server.listen(0, "127.0.0.1", done));
    return { address: `http://127.0.0.1:${server.address().port}/`, close: () => server.close() };
};

/** A browser of this machine that asks nobody anything by itself. */
export const browse = (more = []) =>
    chromium.launch({
        executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
        args: [
            "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
            "--disable-component-update", "--disable-sync", "--mute-audio", ...more,
        ],
    });

/** What tells the processor time so far, in ms, of the page's process that has had the most. */
export const meter = async (browser) => {
    const system = await browser.newBrowserCDPSession();
    return async () => {
        const { processInfo } = await system.send("SystemInfo.getProcessInfo");
        const pages = processInfo.filter((it) => it.type === "renderer").map((it) => it.id);
        let most = 0;
        for (const id of pages) {
            let sum = 0;
            for (const thread of readdirSync(`/proc/${id}/task`)) {
                sum += Number(readFileSync(`/proc/${id}/task/${thread}/schedstat`, "utf8").split(" ")[0]);
            }
            most = Math.max(most, sum / 1e6);
        }
        return most;
    };
};

/** The colors of the squares of the light theme: src/gui/look/theme/palettes.rs. */
const SQUARES = [[0xf4, 0xe6, 0xcb], [0xa9, 0xbf, 0x98]];

/** One visit of the page, and everything that went wrong in it. */
export class Visit {
    constructor(context, page) {
        Object.assign(this, { context, page, troubles: [], hosts: new Set() });
        page.on("console", (said) => {
            // Reading the canvas back is what these tests do, not the page.
            const is_ours = said.text().includes("willReadFrequently");
            if (["error", "warning"].includes(said.type()) && !is_ours) this.troubles.push(said.text());
        });
        page.on("pageerror", (error) => {
            // How the library that runs the window leaves the first call.
            if (!String(error).includes("Using exceptions for control flow")) this.troubles.push(String(error));
        });
        page.on("request", (request) => {
            const { protocol, host } = new URL(request.url());
            if (host) this.hosts.add(`${protocol}//${host}`);
        });
    }

    /** A new browser profile with one page. */
    static async begin(browser, options = {}) {
        const context = await browser.newContext({ viewport: { width: 1366, height: 768 }, locale: "en", ...options });
        return new Visit(context, await context.newPage());
    }

    /** Opens an address and waits for the first picture. */
    async open(address) {
        await this.page.goto(address);
        await this.shown();
    }

    shown() {
        return this.page.waitForSelector("html[data-state=shown]", { state: "attached", timeout: 60_000 });
    }

    /** All that was told to screen readers, line by line. */
    told() {
        return this.page.$$eval("#told p", (lines) => lines.map((line) => line.textContent));
    }

    /** Waits for a line that holds a text, after the first `from` lines; tells it. */
    async hears(text, from = 0) {
        const found = await this.page.waitForFunction(
            ([text, from]) =>
                [...document.querySelectorAll("#told p")].slice(from).map((it) => it.textContent)
                    .find((line) => line.includes(text)),
            [text, from],
            { timeout: 15_000 },
        );
        return found.jsonValue();
    }

    /** Opens the page at a screen, as a reload does: by its word in src/gui/app/places.rs. */
    async openAt(address, place) {
        await this.open(address);
        await this.page.evaluate((place) => history.pushState({ depth: 1, place }, ""), place);
        await this.page.reload();
        await this.shown();
        await this.isAt(place);
    }

    /** Waits for a screen. */
    isAt(place) {
        return this.page.waitForSelector(`html[data-place="${place}"]`, { state: "attached", timeout: 15_000 });
    }

    /** What the browser's clipboard has. */
    clipboard() {
        return this.page.evaluate(() => navigator.clipboard.readText());
    }

    /** What is kept under a key that ends so. */
    kept(ending) {
        return this.page.evaluate((ending) => {
            const key = Object.keys(localStorage).find((it) => it.endsWith(ending));
            return key ? localStorage.getItem(key) : null;
        }, ending);
    }

    /** The box of the board; under the veil of a new step its squares have other colors for a moment. */
    async board() {
        let box;
        for (let look = 0; look < 30; look += 1) {
            box = await this.looked();
            if (Math.abs(box.width - box.height) <= 4 && box.width >= 100) return box;
            await this.page.waitForTimeout(100);
        }
        throw new Error(`no board: ${JSON.stringify(box)}`);
    }

    /** The box of what has the colors of a board's squares now. */
    looked() {
        return this.page.evaluate((colors) => {
            const canvas = document.querySelector("canvas");
            const { width, height } = canvas;
            const { data } = canvas.getContext("2d").getImageData(0, 0, width, height);
            const is = (at) => colors.some(([r, g, b]) => data[at] === r && data[at + 1] === g && data[at + 2] === b);
            const rows = new Array(height).fill(0);
            const columns = new Array(width).fill(0);
            for (let y = 0; y < height; y += 1) {
                for (let x = 0; x < width; x += 1) {
                    if (is(4 * (y * width + x))) {
                        rows[y] += 1;
                        columns[x] += 1;
                    }
                }
            }
            const ends = (counts) => {
                const few = Math.max(...counts) / 4;
                return [counts.findIndex((n) => n > few), counts.findLastIndex((n) => n > few) + 1];
            };
            const scale = canvas.getBoundingClientRect().width / width;
            const [[left, right], [top, bottom]] = [ends(columns), ends(rows)];
            return { left: left * scale, top: top * scale, width: (right - left) * scale, height: (bottom - top) * scale };
        }, SQUARES);
    }

    /** The middle of a square such as `e1`, seen from White's side. */
    async square(name) {
        const board = await this.board();
        const file = name.charCodeAt(0) - 97;
        const rank = Number(name[1]) - 1;
        return {
            x: board.left + ((file + 0.5) * board.width) / 8,
            y: board.top + ((7.5 - rank) * board.height) / 8,
        };
    }

    async press(name) {
        const { x, y } = await this.square(name);
        await this.page.mouse.click(x, y);
    }

    async tap(name) {
        const { x, y } = await this.square(name);
        await this.page.touchscreen.tap(x, y);
    }

    async drag(from, to) {
        const [a, b] = [await this.square(from), await this.square(to)];
        await this.page.mouse.move(a.x, a.y);
        await this.page.mouse.down();
        await this.page.mouse.move((a.x + b.x) / 2, (a.y + b.y) / 2, { steps: 5 });
        await this.page.mouse.move(b.x, b.y, { steps: 5 });
        await this.page.mouse.up();
    }

    /** A sum over all pixels, which is another for another picture, and how many colors there are, at most 50. */
    picture() {
        return this.page.evaluate(() => {
            const canvas = document.querySelector("canvas");
            const { data } = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
            const colors = new Set();
            let sum = 0;
            for (let at = 0; at < data.length; at += 4) {
                const color = (data[at] << 16) | (data[at + 1] << 8) | data[at + 2];
                sum = (Math.imul(sum, 31) + color) | 0;
                if (colors.size < 50) colors.add(color);
            }
            return { sum, n_colors: colors.size };
        });
    }
}

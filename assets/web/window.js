// What a canvas lacks in a page: keys that stay the browser's, text from every keyboard, the clipboard, the way back.
//
// The program and this script talk by attributes of the page's root element:
// * `data-writing`: the window asks for text; left, top and height of the caret, in CSS pixels.
// * `data-pasted`, `data-copied`: the text of a paste while the window takes it, and what the window has just copied.
// * `data-depth`, `data-place`: how many screens lie below the one that is shown, and which one it is.
// What was typed, pasted or gone back reaches the window as keys on its canvas.
const takeOver = (root, canvas, field) => {
    "use strict";
    const focus = (element) => HTMLElement.prototype.focus.call(element, { preventScroll: true });
    const isWriting = () => root.dataset.writing !== undefined;

    // Keys for the window. It learns of modifiers one key late, so they are pressed as keys of their own.
    let isSending = false;
    const held = { ctrlKey: false, shiftKey: false };
    const send = (kind, key, more = {}) => {
        isSending = true;
        canvas.dispatchEvent(new KeyboardEvent(kind, { key, cancelable: true, ...held, ...more }));
        isSending = false;
    };
    const press = (key, more) => {
        send("keydown", key, more);
        send("keyup", key, more);
    };
    /** Does something with Ctrl held, or not held. */
    const withCtrl = (isHeld, act) => {
        const turn = (to) => {
            if (held.ctrlKey === to) return;
            held.ctrlKey = to;
            send(to ? "keydown" : "keyup", "Control");
        };
        const before = held.ctrlKey;
        turn(isHeld);
        act();
        turn(before);
    };
    const command = (letter) => withCtrl(true, () => press(letter, { code: `Key${letter.toUpperCase()}` }));

    // Which keys the window has a use for: all others stay the browser's and the system's.
    const NAMED = new Set([
        "Enter", "Tab", "Escape", "Backspace", "Delete", "Home", "End", "PageUp", "PageDown",
        "ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", "F1", "F11",
    ]);
    /** Those that go by words, or to an end, in a field. */
    const JUMPING = new Set(["Backspace", "Delete", "Home", "End", "ArrowLeft", "ArrowRight"]);
    const isMac = /^(Mac|iP)/.test(navigator.platform);
    const isCommand = (event) => (isMac ? event.metaKey && !event.ctrlKey : event.ctrlKey) && !event.altKey;
    /** The letter of a command, by its place where the keyboard has no Latin letters. */
    const commanded = (event) => {
        const key = event.key.toLowerCase();
        const letter = /^[a-z]$/.test(key) ? key : event.code.replace(/^Key/, "").toLowerCase();
        return isCommand(event) && "acvxyz".includes(letter) && letter.length === 1 ? letter : undefined;
    };
    /** Whether a key gives a letter; a third letter of a key comes with modifiers of its own. */
    const isLetter = (event) =>
        [...event.key].length === 1 &&
        (event.getModifierState("AltGraph") || !(event.ctrlKey || event.metaKey || (event.altKey && !isMac)));
    const isOurs = (event) =>
        ["Control", "Shift"].includes(event.key) ||
        isLetter(event) ||
        (NAMED.has(event.key) && !event.altKey && !event.metaKey && (!event.ctrlKey || (isWriting() && JUMPING.has(event.key))));
    const onKey = (event) => {
        if (isSending) return;
        held.ctrlKey = event.ctrlKey && !event.getModifierState("AltGraph");
        held.shiftKey = event.shiftKey;
        if (event.target !== canvas && event.target !== field) return;
        // A composition, or an on-screen keyboard: what comes of it is told by `input`.
        const isTheirs = event.isComposing || event.keyCode === 229 || !isOurs(event);
        const letter = commanded(event);
        if (letter === undefined && !isTheirs && event.target === canvas) return;
        event.stopImmediatePropagation();
        if (letter !== undefined) {
            // The browser answers c, v and x with an event that has the clipboard.
            if ("cvx".includes(letter)) return;
            event.preventDefault();
            if (event.type !== "keydown") return;
            // A field of the window has no undo, and would take the letter as one.
            if (isWriting() && letter === "z") undo();
            else if (!isWriting() || letter === "a") command(letter);
        } else if (!isTheirs && !isLetter(event)) {
            if (NAMED.has(event.key)) {
                event.preventDefault();
                begin();
            }
            send(event.type, event.key, { code: event.code, repeat: event.repeat });
        }
    };
    for (const kind of ["keydown", "keyup"]) addEventListener(kind, onKey, true);

    // Text: a hidden field has the keyboard where the window asks for text, so that on-screen keyboards, dead keys and
    // compositions work. It holds what was typed since the caret was set; what changed in it is handed on, as letters and as
    // Backspace for what is gone. Two marks before it are there for Backspace alone.
    const MARKS = "\u200b\u200b";
    let typed = [];
    /** What stood there before each change, for Ctrl and Z. */
    let before = [];
    const put = (letters) => {
        typed = letters;
        const text = letters.join("");
        if (field.value !== text) field.value = text;
        field.setSelectionRange(text.length, text.length);
    };
    const begin = () => {
        before = [];
        put([...MARKS]);
    };
    const handOn = (now) => {
        let same = 0;
        while (same < typed.length && typed[same] === now[same]) same += 1;
        for (let gone = typed.length; gone > same; gone -= 1) press("Backspace");
        for (const letter of now.slice(same)) if (!MARKS.includes(letter)) press(letter);
    };
    field.addEventListener("input", (event) => {
        const now = [...field.value];
        before.push(typed);
        handOn(now);
        typed = now;
        if (!event.isComposing && !field.value.startsWith(MARKS)) begin();
    });
    const undo = () => {
        const letters = before.pop();
        if (letters === undefined) return;
        withCtrl(false, () => handOn(letters));
        put(letters);
    };
    const write = () => {
        if (document.activeElement !== field) begin();
        focus(field);
    };
    // A browser opens the on-screen keyboard as an answer to a press only, and the end of a touch counts as one.
    let isTouching = false;
    addEventListener("touchstart", (event) => {
        isTouching = true;
        // The window would forbid a touch everything, pinching too; its canvas forbids scrolling already.
        if (event.target === canvas) event.stopImmediatePropagation();
    }, { capture: true, passive: true });
    for (const kind of ["touchend", "touchcancel"]) {
        addEventListener(kind, () => {
            isTouching = false;
            if (isWriting()) write();
        }, true);
    }
    canvas.focus = () => {
        // With every press the window takes the keyboard for its canvas.
        if (document.activeElement === field && isWriting()) begin();
        else focus(canvas);
    };
    // The window still has the keyboard while its field has it.
    addEventListener("blur", (event) => {
        if (event.target === canvas && event.relatedTarget === field) event.stopImmediatePropagation();
        if (event.target === field && event.relatedTarget !== canvas) {
            held.ctrlKey = held.shiftKey = false;
            send("keyup", "Shift");
        }
    }, true);
    const matchWriting = () => {
        if (!isWriting()) {
            if (document.activeElement === field) focus(canvas);
            return;
        }
        const [left, top, height] = root.dataset.writing.split(" ").map(Number);
        Object.assign(field.style, { left: `${left}px`, top: `${top}px`, height: `${height}px` });
        if (!isTouching && document.activeElement !== field) write();
    };

    // The clipboard: the browser gives it to the events alone, without a question, on every page.
    for (const [kind, letter] of [["copy", "c"], ["cut", "x"]]) {
        addEventListener(kind, (event) => {
            delete root.dataset.copied;
            command(letter);
            const text = root.dataset.copied;
            delete root.dataset.copied;
            if (text === undefined) return;
            event.clipboardData.setData("text/plain", text);
            event.preventDefault();
            if (isWriting() && letter === "x") begin();
        });
        // Where nothing is selected, Safari asks before.
        addEventListener(`before${kind}`, (event) => event.preventDefault());
    }
    addEventListener("paste", (event) => {
        event.preventDefault();
        const text = event.clipboardData.getData("text/plain");
        root.dataset.pasted = text;
        command("v");
        delete root.dataset.pasted;
        if (!isWriting()) return;
        before.push(typed);
        put([...typed, ...text.replace(/\p{Cc}/gu, "")]);
    });

    // Ctrl and the wheel make the page larger, and so does pinching on a touchpad, which comes as the same.
    addEventListener("wheel", (event) => {
        if (event.ctrlKey) event.stopImmediatePropagation();
    }, { capture: true, passive: true });

    // The way back: an entry of the history for every screen, so that Back goes one screen up and leaves from home alone.
    const depthOf = (state) => state?.depth ?? 0;
    let isGoing = false;
    const matchDepth = () => {
        if (isGoing || root.dataset.depth === undefined) return;
        const [depth, now] = [Number(root.dataset.depth), depthOf(history.state)];
        const state = (depth) => ({ depth, place: root.dataset.place });
        if (depth < now) {
            isGoing = true;
            history.go(depth - now);
        } else if (depth === now) {
            history.replaceState(state(depth), "");
        } else {
            for (let next = now + 1; next <= depth; next += 1) history.pushState(state(next), "");
        }
    };
    addEventListener("popstate", (event) => {
        const n_screens = Number(root.dataset.depth) - depthOf(event.state);
        if (isGoing) isGoing = false;
        else for (let screen = 0; screen < n_screens; screen += 1) press("BrowserBack");
        matchDepth();
    });

    const watch = (match, attributeFilter) => {
        new MutationObserver(match).observe(root, { attributeFilter });
        match();
    };
    watch(matchWriting, ["data-writing"]);
    watch(matchDepth, ["data-depth", "data-place"]);
};

//! Exercises in a browser: a program that stands in the page instead of the window, and gives the page a function.
//!
//! `exercise("p1-mate-in-1-3-8f2c")` is that line of the golden file, `undefined` if the name gives nothing. `golden.mjs`
//! calls it. On a desk there is nothing to do: there `tests/integration/practice.rs` holds the same file.
//!
//! An example of cargo and no part of the program: it is made of the very library that the page is made of, and the
//! program holds nothing for it.

#[cfg(target_family = "wasm")]
#[path = "../integration/golden.rs"]
mod golden;

#[cfg(target_family = "wasm")]
fn main() {
    use js_sys::Reflect;
    use squarewise::practice::Name;
    use web_sys::wasm_bindgen::JsValue;
    use web_sys::wasm_bindgen::closure::Closure;

    let exercise = |name: String| Name::parse(&name).ok().and_then(golden::line);
    let exercise = Closure::<dyn Fn(String) -> Option<String>>::new(exercise).into_js_value();
    // A page's own object takes a new name: there is nothing to be told of a refusal.
    Reflect::set(&js_sys::global(), &JsValue::from_str("exercise"), &exercise).ok();
}

#[cfg(not(target_family = "wasm"))]
fn main() {}

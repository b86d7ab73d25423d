//! The JSON Schema of a lesson file, for editors: made from the field table, draft 07 for the oldest reader.

use serde_json::{Map, Value, json};

use crate::lesson::fields::{COMMON, Field, LESSON, OPTION, Ty, of_kind, of_step};
use crate::lesson::kinds::Kind;
use crate::lesson::{FORMAT, MAX_HINTS, MAX_STEPS};

/// The schema as it stands in `assets/lesson.schema.json`.
#[must_use]
pub fn text() -> String {
    let kinds = Kind::ALL.map(|kind| (kind.name().to_owned(), step(kind)));
    let option = block(OPTION.iter(), "An answer to choose.");
    let definitions: Map<String, Value> = kinds
        .into_iter()
        .chain([("option".to_owned(), option)])
        .collect();
    let mut schema = block(LESSON.iter(), "A lesson of Squarewise.");
    put(
        &mut schema,
        "$schema",
        json!("http://json-schema.org/draft-07/schema#"),
    );
    put(&mut schema, "definitions", Value::Object(definitions));
    format!("{schema:#}\n")
}

fn put(schema: &mut Value, key: &str, value: Value) {
    if let Some(map) = schema.as_object_mut() {
        map.insert(key.to_owned(), value);
    }
}

/// A step of a kind.
fn step(kind: Kind) -> Value {
    let mut schema = block(of_step(kind), kind.doc());
    if let Some(name) = schema.pointer_mut("/properties/kind") {
        *name = json!({ "const": kind.name(), "description": kind.doc() });
    }
    let required = schema
        .pointer_mut("/required")
        .and_then(Value::as_array_mut);
    if let Some(required) = required.filter(|_| kind.needs_board()) {
        required.push(json!("board"));
    }
    schema
}

/// A block with its settings and no others.
fn block<'f>(fields: impl Iterator<Item = &'f Field> + Clone, doc: &str) -> Value {
    let required = fields.clone().filter(|field| field.needed);
    let required: Vec<&str> = required.map(|field| field.name).collect();
    let properties: Map<String, Value> = fields
        .map(|field| (field.name.to_owned(), property(field)))
        .collect();
    json!({
        "type": "object",
        "description": doc,
        "additionalProperties": false,
        "required": required,
        "properties": properties,
    })
}

fn property(field: &Field) -> Value {
    let mut schema = match field.name {
        "format" => json!({ "const": FORMAT }),
        _ => shape(field),
    };
    put(&mut schema, "description", json!(field.doc));
    schema
}

fn shape(field: &Field) -> Value {
    let text = match field.choices {
        [] => json!({ "type": "string" }),
        choices => json!({ "enum": choices }),
    };
    let number = json!({ "type": "integer", "minimum": 0 });
    let mut list = json!({ "type": "array", "items": text });
    if field.name == "hints" {
        put(&mut list, "maxItems", json!(MAX_HINTS));
    }
    let pair = json!({ "type": "array", "items": text, "minItems": 1, "maxItems": 2 });
    match field.ty {
        Ty::Text => text,
        Ty::Number => number,
        Ty::Switch => json!({ "type": "boolean" }),
        Ty::SwitchOrChoice => json!({ "anyOf": [{ "type": "boolean" }, text] }),
        Ty::List => list,
        Ty::TextOrList => json!({ "anyOf": [text, list] }),
        Ty::NumberOrList => json!({ "anyOf": [number, list] }),
        Ty::TextOrSwitch => json!({ "anyOf": [text, { "const": true }] }),
        Ty::Pairs => json!({ "type": "array", "items": { "anyOf": [text, pair] } }),
        Ty::Blocks => blocks(field.name),
    }
}

/// A step of any kind: its `kind` says what else it may hold, so that one that is misspelt is one mistake.
///
/// The settings of all kinds are listed beside that, with their meaning alone, for editors that offer them.
fn any_step() -> Value {
    let kinds = Kind::ALL.map(|kind| {
        let name = kind.name();
        json!({
            "if": { "properties": { "kind": { "const": name } }, "required": ["kind"] },
            "then": { "$ref": format!("#/definitions/{name}") },
        })
    });
    let of_kinds = Kind::ALL.iter().flat_map(|kind| of_kind(*kind));
    let mut properties = Map::new();
    for field in COMMON.iter().chain(of_kinds) {
        let told = json!({ "description": field.doc });
        properties.entry(field.name).or_insert(told);
    }
    let names = Kind::ALL.map(Kind::name);
    let doc = "What the child does.";
    properties.insert(
        "kind".to_owned(),
        json!({ "enum": names, "description": doc }),
    );
    json!({
        "type": "object",
        "required": ["kind"],
        "properties": properties,
        "allOf": kinds,
    })
}

/// The blocks of a name: steps, each of one kind, or the answers of a step.
fn blocks(name: &str) -> Value {
    let to = |name: &str| json!({ "$ref": format!("#/definitions/{name}") });
    if COMMON.iter().chain(LESSON).any(|field| field.name == name) {
        return json!({
            "type": "array",
            "minItems": 1,
            "maxItems": MAX_STEPS,
            "items": any_step(),
        });
    }
    json!({ "type": "array", "items": to(name) })
}

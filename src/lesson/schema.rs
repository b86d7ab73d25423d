//! The JSON Schema of a lesson file, for editors: made from the field table, draft 07 for the oldest reader.
//!
//! Editors show one language to everybody: what a setting is for is said in English.

use serde_json::{Map, Value, json};

use crate::lesson::fields::{COMMON, Field, LESSON, OPTION, Ty, of_kind};
use crate::lesson::kinds::Kind;
use crate::lesson::{FORMAT, MAX_HINTS, MAX_STEPS};
use crate::locale::Locale;

/// The schema as it stands in `assets/lesson.schema.json`.
#[must_use]
pub fn text() -> String {
    let schema = Schema {
        english: Locale::load(&["en"]),
    };
    format!("{:#}\n", schema.lesson())
}

/// What the schema is made with.
struct Schema {
    english: Locale,
}

fn put(schema: &mut Value, key: &str, value: Value) {
    if let Some(map) = schema.as_object_mut() {
        map.insert(key.to_owned(), value);
    }
}

impl Schema {
    fn lesson(&self) -> Value {
        let kinds = Kind::ALL.map(|kind| (kind.name().to_owned(), self.step(kind)));
        let option = self.block(&[("option", OPTION)], "An answer to choose.");
        let definitions: Map<String, Value> = kinds
            .into_iter()
            .chain([("option".to_owned(), option)])
            .collect();
        let mut schema = self.block(&[("lesson", LESSON)], "A lesson of Squarewise.");
        let draft = json!("http://json-schema.org/draft-07/schema#");
        put(&mut schema, "$schema", draft);
        put(&mut schema, "definitions", Value::Object(definitions));
        schema
    }

    /// A step of a kind.
    fn step(&self, kind: Kind) -> Value {
        let doc = self.english.kind(kind.name());
        let doc = doc.unwrap_or_default();
        let fields = [("step", COMMON), (kind.name(), of_kind(kind))];
        let mut schema = self.block(&fields, &doc);
        if let Some(name) = schema.pointer_mut("/properties/kind") {
            *name = json!({ "const": kind.name(), "description": doc });
        }
        let required = schema
            .pointer_mut("/required")
            .and_then(Value::as_array_mut);
        if let Some(required) = required.filter(|_| kind.needs_board()) {
            required.push(json!("board"));
        }
        schema
    }

    /// A block with the settings of these tables and no others.
    fn block(&self, tables: &[(&str, &[Field])], doc: &str) -> Value {
        let all = || tables.iter().flat_map(|(_, fields)| *fields);
        let required = all().filter(|field| field.needed);
        let required: Vec<&str> = required.map(|field| field.name).collect();
        let mut properties = Map::new();
        for (table, fields) in tables {
            for field in *fields {
                let property = self.property(table, field);
                properties.insert(field.name.to_owned(), property);
            }
        }
        json!({
            "type": "object",
            "description": doc,
            "additionalProperties": false,
            "required": required,
            "properties": properties,
        })
    }

    fn property(&self, table: &str, field: &Field) -> Value {
        let mut schema = match field.name {
            "format" => json!({ "const": FORMAT }),
            _ => self.shape(field),
        };
        put(&mut schema, "description", self.doc(table, field));
        schema
    }

    /// What a setting is for.
    fn doc(&self, table: &str, field: &Field) -> Value {
        json!(self.english.setting(table, field.name))
    }

    fn shape(&self, field: &Field) -> Value {
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
            Ty::Blocks => self.blocks(field.name),
        }
    }

    /// A step of any kind: its `kind` says what else it may hold, so that one that is misspelt is one mistake.
    ///
    /// The settings of all kinds are listed beside that, with their meaning alone, for editors that offer them.
    fn any_step(&self) -> Value {
        let kinds = Kind::ALL.map(|kind| {
            let name = kind.name();
            json!({
                "if": { "properties": { "kind": { "const": name } }, "required": ["kind"] },
                "then": { "$ref": format!("#/definitions/{name}") },
            })
        });
        let of_kinds = Kind::ALL.map(|kind| (kind.name(), of_kind(kind)));
        let mut properties = Map::new();
        for (table, fields) in [("step", COMMON)].into_iter().chain(of_kinds) {
            for field in fields {
                let told = json!({ "description": self.doc(table, field) });
                properties.entry(field.name).or_insert(told);
            }
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
    fn blocks(&self, name: &str) -> Value {
        let to = |name: &str| json!({ "$ref": format!("#/definitions/{name}") });
        if COMMON.iter().chain(LESSON).any(|field| field.name == name) {
            return json!({
                "type": "array",
                "minItems": 1,
                "maxItems": MAX_STEPS,
                "items": self.any_step(),
            });
        }
        json!({ "type": "array", "items": to(name) })
    }
}

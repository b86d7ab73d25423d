//! The schema for editors: it is current, and it holds what the field table holds.

use std::fs;

use serde_json::Value;
use squarewise::lesson::fields;
use squarewise::lesson::kinds::Kind;
use squarewise::lesson::schema;

use crate::support::project;

#[test]
fn the_stored_schema_is_current() {
    let stored = fs::read_to_string(project("assets/lesson.schema.json")).unwrap_or_default();
    assert!(
        stored == schema::text(),
        "renew it: squarewise help-step --schema > assets/lesson.schema.json"
    );
}

#[test]
fn every_kind_has_a_definition_with_its_settings_and_no_others() {
    let schema: Value = serde_json::from_str(&schema::text()).unwrap();
    assert_eq!(schema["$schema"], "http://json-schema.org/draft-07/schema#");
    for kind in Kind::ALL {
        let step = &schema["definitions"][kind.name()];
        assert_eq!(step["additionalProperties"], false);
        assert_eq!(step["properties"]["kind"]["const"], kind.name());
        let properties = step["properties"].as_object().unwrap();
        assert_eq!(properties.len(), fields::of_step(kind).count());
        let required = step["required"].as_array().unwrap();
        assert_eq!(required.contains(&"board".into()), kind.needs_board());
    }
}

#[test]
fn every_reference_leads_somewhere() {
    let text = schema::text();
    let schema: Value = serde_json::from_str(&text).unwrap();
    let names = text.split("#/definitions/").skip(1);
    for name in names.filter_map(|rest| rest.split('"').next()) {
        assert!(schema["definitions"][name].is_object(), "{name}");
    }
}

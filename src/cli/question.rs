//! A question as a line of JSON asks it: every key may be missing, and keys of no interest are passed over.
//!
//! `{"id": 7, "rules": "fide", "start": "startpos", "moves": ["e2e4"], "move": "e7e5", "options": {"claims": false}}`.
//! Texts are borrowed from the line where JSON allows it: a batch answers many lines a second.

use std::borrow::Cow;
use std::fmt;

use serde::de::{Error, MapAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::cli::trouble::Trouble;
use crate::diagnostic::say;

/// What is asked about one position.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub(super) struct Question<'a> {
    /// Comes back with the answer.
    #[serde(borrow)]
    pub(super) id: Option<Id<'a>>,
    /// The name of a rule set.
    #[serde(borrow)]
    pub(super) rules: Option<JsonText<'a>>,
    /// Where the line begins.
    #[serde(borrow)]
    pub(super) start: Option<JsonText<'a>>,
    /// What was played from there.
    #[serde(borrow)]
    pub(super) moves: Option<Vec<JsonText<'a>>>,
    /// What is tried.
    #[serde(borrow, rename = "move")]
    pub(super) attempt: Option<JsonText<'a>>,
    /// Who is allied with whom: `SW`.
    #[serde(borrow)]
    pub(super) allies: Option<Vec<JsonText<'a>>>,
    /// House rules that differ from the rule set.
    #[serde(borrow)]
    pub(super) options: Option<Options<'a>>,
}

impl<'a> Question<'a> {
    /// Reads a line of JSON.
    ///
    /// # Errors
    /// What is not as it should be, with its column.
    pub(super) fn read(line: &'a [u8]) -> Result<Self, Trouble> {
        if !line.trim_ascii_start().starts_with(b"{") {
            return Err(Trouble::new(say!("command-no-object")));
        }
        serde_json::from_slice(line).map_err(|error| {
            let told = error.to_string();
            let what = told.split(" at line ").next().unwrap_or_default();
            let column = error.column();
            Trouble::new(say!("command-in-column", text = what, column = column))
        })
    }
}

/// The `id` of a line that cannot be read as a question, if it is JSON at all.
pub(super) fn rescued_id(line: &[u8]) -> serde_json::Value {
    let value: Option<serde_json::Value> = serde_json::from_slice(line).ok();
    let id = value.and_then(|mut it| it.get_mut("id").map(serde_json::Value::take));
    id.unwrap_or_default()
}

/// A text that is borrowed where the line holds it without escapes.
#[derive(Debug, Default, PartialEq, Eq)]
pub(super) struct JsonText<'a>(pub(super) Cow<'a, str>);

impl std::ops::Deref for JsonText<'_> {
    type Target = str;

    fn deref(&self) -> &str {
        &self.0
    }
}

impl<'a> From<&'a str> for JsonText<'a> {
    fn from(text: &'a str) -> Self {
        Self(Cow::Borrowed(text))
    }
}

struct TextVisitor;

impl<'de> Visitor<'de> for TextVisitor {
    type Value = JsonText<'de>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a text")
    }

    fn visit_borrowed_str<E>(self, text: &'de str) -> Result<JsonText<'de>, E> {
        Ok(JsonText(Cow::Borrowed(text)))
    }

    fn visit_str<E>(self, text: &str) -> Result<JsonText<'de>, E> {
        Ok(JsonText(Cow::Owned(text.to_owned())))
    }
}

impl<'de: 'a, 'a> Deserialize<'de> for JsonText<'a> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_str(TextVisitor)
    }
}

/// A text or a number.
#[derive(Debug, PartialEq)]
pub(super) enum Id<'a> {
    Text(JsonText<'a>),
    /// A whole number from 0.
    Natural(u64),
    /// A whole number below 0.
    Integer(i64),
    /// Another number.
    Float(f64),
}

struct IdVisitor;

impl<'de> Visitor<'de> for IdVisitor {
    type Value = Id<'de>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a text or a number")
    }

    fn visit_borrowed_str<E>(self, text: &'de str) -> Result<Id<'de>, E> {
        Ok(Id::Text(JsonText(Cow::Borrowed(text))))
    }

    fn visit_str<E>(self, text: &str) -> Result<Id<'de>, E> {
        Ok(Id::Text(JsonText(Cow::Owned(text.to_owned()))))
    }

    fn visit_u64<E>(self, number: u64) -> Result<Id<'de>, E> {
        Ok(Id::Natural(number))
    }

    fn visit_i64<E>(self, number: i64) -> Result<Id<'de>, E> {
        Ok(Id::Integer(number))
    }

    fn visit_f64<E>(self, number: f64) -> Result<Id<'de>, E> {
        Ok(Id::Float(number))
    }
}

impl<'de: 'a, 'a> Deserialize<'de> for Id<'a> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(IdVisitor)
    }
}

impl Serialize for Id<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Text(text) => serializer.serialize_str(text),
            Self::Natural(number) => serializer.serialize_u64(*number),
            Self::Integer(number) => serializer.serialize_i64(*number),
            Self::Float(number) => serializer.serialize_f64(*number),
        }
    }
}

/// House rules by key, in the order of the line.
#[derive(Debug, Default, PartialEq, Eq)]
pub(super) struct Options<'a>(pub(super) Vec<(JsonText<'a>, JsonText<'a>)>);

struct OptionsVisitor;

impl<'de> Visitor<'de> for OptionsVisitor {
    type Value = Options<'de>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an object of house rules")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Options<'de>, A::Error> {
        let mut options = Vec::new();
        while let Some((key, Setting(value))) = map.next_entry()? {
            options.push((key, value));
        }
        Ok(Options(options))
    }
}

impl<'de: 'a, 'a> Deserialize<'de> for Options<'a> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_map(OptionsVisitor)
    }
}

/// The value of a house rule: a text, or true and false.
struct Setting<'a>(JsonText<'a>);

struct SettingVisitor;

impl<'de> Visitor<'de> for SettingVisitor {
    type Value = Setting<'de>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a text, true or false")
    }

    fn visit_borrowed_str<E>(self, text: &'de str) -> Result<Setting<'de>, E> {
        Ok(Setting(text.into()))
    }

    fn visit_str<E>(self, text: &str) -> Result<Setting<'de>, E> {
        Ok(Setting(JsonText(Cow::Owned(text.to_owned()))))
    }

    fn visit_bool<E: Error>(self, is_on: bool) -> Result<Setting<'de>, E> {
        Ok(Setting(if is_on { "true" } else { "false" }.into()))
    }
}

impl<'de: 'a, 'a> Deserialize<'de> for Setting<'a> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(SettingVisitor)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::locale::Locale;

    #[test]
    fn texts_are_borrowed_and_missing_keys_are_fine() {
        let line = br#"{"id":"M1","start":"startpos","move":"e\u0032e4","expect":{"legal":[1]},"moves":null}"#;
        let question = Question::read(line).unwrap();
        assert!(matches!(
            &question.id,
            Some(Id::Text(JsonText(Cow::Borrowed("M1"))))
        ));
        assert!(matches!(
            &question.start,
            Some(JsonText(Cow::Borrowed("startpos")))
        ));
        assert_eq!(question.attempt.as_deref(), Some("e2e4"));
        assert!(question.moves.is_none() && question.rules.is_none());
    }

    #[test]
    fn options_are_texts_or_truth() {
        let line = br#"{"options":{"claims":false,"touch":"never"}}"#;
        let options = Question::read(line).unwrap().options.unwrap();
        let wanted = [
            ("claims".into(), "false".into()),
            ("touch".into(), "never".into()),
        ];
        assert_eq!(options.0, wanted);
    }

    #[test]
    fn what_is_no_question_is_told_with_its_column() {
        let english = Locale::load(&["en"]);
        let told = |line: &str| Question::read(line.as_bytes()).unwrap_err().line(&english);
        assert!(told("").contains("JSON object"));
        assert!(told("[1]").contains("JSON object"));
        assert!(told(r#"{"moves":"e2e4"}"#).contains("column"));
        assert!(told(r#"{"options":{"claims":1}}"#).contains("a text, true or false"));
        assert_eq!(rescued_id(br#"{"id":"x","moves":3}"#), "x");
        assert!(rescued_id(b"{").is_null());
    }
}

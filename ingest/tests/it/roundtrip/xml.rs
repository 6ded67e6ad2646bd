//! Writes elements that have content.

use std::fmt::Write as _;

pub fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

/// Escapes a text that looks like HTML.
pub fn words(text: &str) -> String {
    escape(text)
}

/// An element that is written when it has content.
pub struct Tag {
    name: String,
    attributes: String,
    has_content: bool,
}

pub fn tag(name: &str) -> Tag {
    Tag { name: name.to_owned(), attributes: String::new(), has_content: false }
}

impl Tag {
    pub fn with_attribute(mut self, name: &str, value: Option<impl ToString>) -> Self {
        if let Some(value) = value {
            write!(self.attributes, " {name}=\"{}\"", escape(&value.to_string())).expect("a string");
            self.has_content = true;
        }
        self
    }

    pub fn with_flag(self, name: &str, value: bool) -> Self {
        self.with_attribute(name, value.then_some("true"))
    }

    pub fn wrap(self, inside: &str) -> String {
        format!("<{name}{}>{inside}</{name}>", self.attributes, name = self.name)
    }

    pub fn with_text(self, text: Option<impl ToString>) -> String {
        match text {
            Some(text) => self.wrap(&escape(&text.to_string())),
            None if self.has_content => self.wrap(""),
            None => String::new(),
        }
    }

    pub fn empty(self) -> String {
        self.with_text(None::<String>)
    }
}

pub fn text(name: &str, value: Option<impl ToString>) -> String {
    tag(name).with_text(value)
}

pub fn line(name: &str, value: Option<&String>) -> String {
    tag(name).with_text(value.map(|value| words(value)))
}

pub fn yes(name: &str, is: bool) -> String {
    text(name, is.then_some("yes"))
}

pub fn seconds(ms: i64) -> String {
    format!("{}.{:03}", ms / 1000, ms % 1000)
}

pub fn some(text: &str) -> Option<String> {
    (!text.is_empty()).then(|| text.to_owned())
}

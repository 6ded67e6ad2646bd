//! Elements that are written when they say something.

use std::fmt::Write as _;

pub fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

/// A text that is read as HTML where it looks like it.
pub fn words(text: &str) -> String {
    escape(text)
}

/// An element that is written when it says something.
pub struct Tag {
    name: String,
    attributes: String,
    says_something: bool,
}

pub fn tag(name: &str) -> Tag {
    Tag { name: name.to_owned(), attributes: String::new(), says_something: false }
}

impl Tag {
    pub fn with(mut self, name: &str, value: Option<impl ToString>) -> Self {
        if let Some(value) = value {
            write!(self.attributes, " {name}=\"{}\"", escape(&value.to_string())).expect("a string");
            self.says_something = true;
        }
        self
    }

    pub fn flag(self, name: &str, value: bool) -> Self {
        self.with(name, value.then_some("true"))
    }

    pub fn around(self, inside: &str) -> String {
        format!("<{name}{}>{inside}</{name}>", self.attributes, name = self.name)
    }

    pub fn text(self, text: Option<impl ToString>) -> String {
        match text {
            Some(text) => self.around(&escape(&text.to_string())),
            None if self.says_something => self.around(""),
            None => String::new(),
        }
    }

    pub fn alone(self) -> String {
        self.text(None::<String>)
    }
}

pub fn text(name: &str, value: Option<impl ToString>) -> String {
    tag(name).text(value)
}

pub fn line(name: &str, value: Option<&String>) -> String {
    tag(name).text(value.map(|value| words(value)))
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

//! Renders the templates of mails. A value that a template names and does not get is an error.

use minijinja::value::Serde;
use minijinja::{AutoEscape, Environment, UndefinedBehavior};
use serde_json::Value;

/// The templates of the two parts of a mail: plain text, and HTML in which values are escaped.
pub(super) struct MailTemplates {
    pub text: &'static str,
    pub html: &'static str,
}

impl MailTemplates {
    /// Renders both parts with the same values: the text, then the HTML.
    ///
    /// # Errors
    /// When a template does not fit the values.
    pub fn render(&self, values: &Value) -> Result<(String, String), minijinja::Error> {
        let render = |name: &str, template: &str, escape: AutoEscape| {
            let mut environment = Environment::new();
            environment.set_undefined_behavior(UndefinedBehavior::Strict);
            environment.set_auto_escape_callback(move |_| escape.clone());
            environment.render_named_str(name, template, Serde(values))
        };
        Ok((render("mail.txt", self.text, AutoEscape::None)?, render("mail.html", self.html, AutoEscape::Html)?))
    }
}

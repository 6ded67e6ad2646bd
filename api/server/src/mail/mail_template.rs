//! Renders the templates of mails. A value that a template names and does not get is an error.

use minijinja::value::Serde;
use minijinja::{AutoEscape, Environment, UndefinedBehavior};
use serde_json::Value;

/// The head of all mails: their colors on pages of both schemes.
const HEAD: &str = include_str!("head.html.jinja");

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
            environment.add_template("head.html", HEAD)?;
            environment.render_named_str(name, template, Serde(values))
        };
        Ok((render("mail.txt", self.text, AutoEscape::None)?, render("mail.html", self.html, AutoEscape::Html)?))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn mails_have_colors_for_dark_pages() {
        let html = "<html>{% include \"head.html\" %}<body>{{ text }}</body></html>";
        let (text, html) = MailTemplates { text: "{{ text }}", html }.render(&json!({ "text": "<b>" })).expect("valid");
        assert_eq!(text, "<b>");
        assert!(html.contains("<body>&lt;b&gt;</body>"), "{html}");
        for part in ["<meta name=\"color-scheme\" content=\"light dark\">", "@media (prefers-color-scheme: dark)"] {
            assert!(html.contains(part), "{part}: {html}");
        }
        // Every color of a mail has another one for dark pages.
        let mails = [
            include_str!("mail.html.jinja"),
            include_str!("digest.html.jinja"),
            include_str!("preparation.html.jinja"),
        ];
        for mail in mails {
            assert!(mail.contains("{% include \"head.html\" %}"), "{mail}");
            for tag in mail.split('<').filter(|tag| tag.contains("color: #")) {
                assert!(tag.starts_with("body") || tag.contains("class=\"quiet\""), "{tag}");
            }
        }
    }
}

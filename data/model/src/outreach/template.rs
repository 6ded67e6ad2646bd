//! Templates of a user (spec 3, Template; spec 5).

use super::text::{lines, too_long};
use super::{InvalidOutreachField, MAX_PITCH_CHARS, MAX_SUBJECT_CHARS};
use crate::slug::from_title;
use crate::text_cleaning::one_line;

/// Templates of a user in a team.
pub const MAX_OUTREACH_TEMPLATES: usize = 100;
const MIN_NAME_CHARS: usize = 3;
const MAX_NAME_CHARS: usize = 100;
const MAX_DESCRIPTION_CHARS: usize = 500;

/// The fields of a template that a user fills.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TemplateFields {
    pub name: String,
    pub description: Option<String>,
    /// The subject line with slots; `None` takes that of the default template.
    pub subject: Option<String>,
    /// The body, with slots such as `[host first name]`.
    pub template: String,
}

/// Checks a template, and returns it cleaned. A name has 3 to 100 characters; an empty description becomes `None`
/// (spec 5).
///
/// ```
/// use earshot_model::outreach::{TemplateFields, check_template};
/// let fields = TemplateFields { name: " Short ".into(), description: Some(" ".into()), subject: None, template: "Hi [host first name]".into() };
/// let kept = check_template(fields).expect("valid");
/// assert_eq!((kept.name.as_str(), kept.description), ("Short", None));
/// ```
///
/// # Errors
/// Each field that is not valid.
pub fn check_template(fields: TemplateFields) -> Result<TemplateFields, Vec<InvalidOutreachField>> {
    let optional = |text: Option<String>, clean: fn(&str) -> String| {
        text.map(|text| clean(&text)).filter(|text| !text.trim().is_empty())
    };
    let kept = TemplateFields {
        name: one_line(&fields.name),
        description: optional(fields.description, one_line),
        subject: optional(fields.subject, one_line),
        template: lines(&fields.template),
    };
    let mut problems = Vec::new();
    if !(MIN_NAME_CHARS..=MAX_NAME_CHARS).contains(&kept.name.chars().count()) {
        let message = format!("must have {MIN_NAME_CHARS} to {MAX_NAME_CHARS} characters");
        problems.push(InvalidOutreachField { field: "name", message });
    }
    if kept.template.trim().is_empty() {
        problems.push(InvalidOutreachField { field: "template", message: "must not be empty".to_owned() });
    }
    let description = kept.description.as_deref().unwrap_or_default();
    problems.extend(too_long("description", description, MAX_DESCRIPTION_CHARS));
    problems.extend(too_long("subject", kept.subject.as_deref().unwrap_or_default(), MAX_SUBJECT_CHARS));
    problems.extend(too_long("template", &kept.template, MAX_PITCH_CHARS));
    if problems.is_empty() { Ok(kept) } else { Err(problems) }
}

/// The slug of a template with the name. Templates whose names have no letters for it are `template`.
#[must_use]
pub fn template_slug(name: &str) -> String {
    from_title(name).unwrap_or_else(|| "template".to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fields(name: &str, template: &str) -> TemplateFields {
        TemplateFields { name: name.to_owned(), template: template.to_owned(), ..TemplateFields::default() }
    }

    #[test]
    fn names_have_3_to_100_characters() {
        for (name, is_valid) in [("ab", false), (" ab ", false), ("abc", true), ("日本語", true)] {
            assert_eq!(check_template(fields(name, "Hi")).is_ok(), is_valid, "{name}");
        }
        assert!(check_template(fields(&"é".repeat(100), "Hi")).is_ok());
        assert!(check_template(fields(&"é".repeat(101), "Hi")).is_err());
    }

    #[test]
    fn every_wrong_field_is_listed() {
        let wrong = TemplateFields {
            description: Some("x".repeat(501)),
            subject: Some("x".repeat(201)),
            ..fields("a", " \n ")
        };
        let named: Vec<_> = check_template(wrong).expect_err("not valid").into_iter().map(|each| each.field).collect();
        assert_eq!(named, ["name", "template", "description", "subject"]);
    }
}

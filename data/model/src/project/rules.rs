//! The valid values of the fields of projects and listed podcasts, with the messages of spec 5.

use super::ProjectType;
use crate::text_cleaning::several_lines;
use crate::without_hidden_characters;

/// Spec 5: name 6-32 characters.
pub const MIN_PROJECT_NAME_CHARS: usize = 6;
pub const MAX_PROJECT_NAME_CHARS: usize = 32;
/// Length of a purpose, a reason or a public description, in characters.
pub const MAX_PURPOSE_CHARS: usize = 2_000;
pub const MAX_KEYWORDS: usize = 50;
const MAX_KEYWORD_CHARS: usize = 100;
/// Length of the notes of a listed podcast, in characters.
pub const MAX_NOTES_CHARS: usize = 10_000;
/// Labels of a listed podcast.
pub const MAX_LABELS: usize = 20;
pub const MAX_LABEL_CHARS: usize = 40;
const PUBLIC_SLUG_CHARS: std::ops::RangeInclusive<usize> = 3..=80;

/// Spec 5: the reason in words is required with the type "other".
pub const OTHER_REASON_REQUIRED: &str = "Other reason must be specified when 'other' is selected.";

/// Spec 5: a project update needs at least one field.
pub const EMPTY_UPDATE: &str = "A project update needs at least one field.";

/// Returns the name without surrounding spaces and characters that show nothing.
///
/// # Errors
/// The message of spec 5 when it is too short or too long.
///
/// ```
/// use earshot_model::project::check_project_name;
/// assert_eq!(check_project_name(" Spring tour "), Ok("Spring tour".to_owned()));
/// assert_eq!(check_project_name("Tour"), Err("Project name must be at least 6 characters"));
/// ```
pub fn check_project_name(name: &str) -> Result<String, &'static str> {
    let name = without_hidden_characters(name);
    let name = name.trim();
    match name.chars().count() {
        ..MIN_PROJECT_NAME_CHARS => Err("Project name must be at least 6 characters"),
        MIN_PROJECT_NAME_CHARS..=MAX_PROJECT_NAME_CHARS if name.chars().any(char::is_control) => {
            Err("Project name must be one line")
        }
        MIN_PROJECT_NAME_CHARS..=MAX_PROJECT_NAME_CHARS => Ok(name.to_owned()),
        _ => Err("Project name must be at most 32 characters"),
    }
}

/// Parses the types of a project. Returns each once, in the order of the request.
///
/// # Errors
/// The message when there is none, or one is not in the list of spec 3.
pub fn check_project_types<'a>(names: impl IntoIterator<Item = &'a str>) -> Result<Vec<ProjectType>, String> {
    let mut types = Vec::new();
    for name in names {
        let Some(kind) = ProjectType::parse(name) else {
            let known: Vec<_> = ProjectType::ALL.iter().map(|kind| kind.as_str()).collect();
            return Err(format!("Project type must be one of {}", known.join(", ")));
        };
        if !types.contains(&kind) {
            types.push(kind);
        }
    }
    if types.is_empty() { Err("At least one project type is required".to_owned()) } else { Ok(types) }
}

/// Returns whether the types demand a reason in words that is missing ([`OTHER_REASON_REQUIRED`]).
#[must_use]
pub fn lacks_other_reason(types: &[ProjectType], other_reason: Option<&str>) -> bool {
    types.contains(&ProjectType::Other) && other_reason.is_none_or(|reason| reason.trim().is_empty())
}

/// Returns a text without surrounding spaces and characters that show nothing; `None` when nothing is left.
///
/// # Errors
/// The message when it has more than `max_chars` characters.
pub fn check_optional_text(text: &str, max_chars: usize) -> Result<Option<String>, String> {
    let text = several_lines(text);
    let text = without_hidden_characters(&text);
    let text = text.trim();
    if text.chars().count() > max_chars {
        return Err(format!("must be at most {max_chars} characters"));
    }
    Ok((!text.is_empty()).then(|| text.to_owned()))
}

/// Returns the keywords without surrounding spaces, each once.
///
/// # Errors
/// The message when there are too many, or one is too long.
pub fn check_keywords(keywords: &[String]) -> Result<Vec<String>, String> {
    check_words(keywords, MAX_KEYWORDS, MAX_KEYWORD_CHARS)
}

/// Returns the labels of a listed podcast without surrounding spaces, each once.
///
/// # Errors
/// The message when there are too many, or one is too long.
pub fn check_labels(labels: &[String]) -> Result<Vec<String>, String> {
    check_words(labels, MAX_LABELS, MAX_LABEL_CHARS)
}

fn check_words(words: &[String], max_words: usize, max_chars: usize) -> Result<Vec<String>, String> {
    let mut checked: Vec<String> = Vec::new();
    for word in words {
        let word = without_hidden_characters(word).split_whitespace().collect::<Vec<_>>().join(" ");
        if word.chars().count() > max_chars || word.chars().any(char::is_control) {
            return Err(format!("each must be one line of at most {max_chars} characters"));
        }
        if !word.is_empty() && !checked.contains(&word) {
            checked.push(word);
        }
    }
    if checked.len() > max_words { Err(format!("must be at most {max_words}")) } else { Ok(checked) }
}

/// Checks the notes of a listed podcast, which may have several lines.
///
/// # Errors
/// The message when they are too long.
pub fn check_notes(notes: &str) -> Result<String, String> {
    let notes = several_lines(notes);
    let notes = notes.trim_end();
    if notes.chars().count() > MAX_NOTES_CHARS {
        return Err(format!("must be at most {MAX_NOTES_CHARS} characters"));
    }
    Ok(notes.to_owned())
}

/// Checks the part of a public list's URL.
///
/// # Errors
/// The message when it has other characters than a slug, or is too short or too long.
pub fn check_public_slug(slug: &str) -> Result<String, &'static str> {
    let is_slug = slug
        .split('-')
        .all(|word| !word.is_empty() && word.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit()));
    if is_slug && PUBLIC_SLUG_CHARS.contains(&slug.len()) {
        Ok(slug.to_owned())
    } else {
        Err("must be 3 to 80 lowercase letters, digits and single hyphens")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_have_6_to_32_characters() {
        let (short, long) =
            ("Project name must be at least 6 characters", "Project name must be at most 32 characters");
        let cases = [
            ("", Err(short)),
            ("     a     ", Err(short)),
            ("abcde", Err(short)),
            ("abcdef", Ok("abcdef")),
            ("清順清順清順", Ok("清順清順清順")),
            ("abc\ndef", Err("Project name must be one line")),
            ("\u{202E}abcdef\u{200B} ", Ok("abcdef")),
            ("abcde\u{200B}", Err(short)),
        ];
        for (name, expected) in cases {
            assert_eq!(check_project_name(name).as_deref(), expected.as_deref(), "{name:?}");
        }
        assert_eq!(check_project_name(&"x".repeat(32)).map(|name| name.len()), Ok(32));
        assert_eq!(check_project_name(&"x".repeat(33)), Err(long));
    }

    #[test]
    fn types_are_from_the_list() {
        assert_eq!(check_project_types(["api", "other", "api"]), Ok(vec![ProjectType::Api, ProjectType::Other]));
        let error = check_project_types(["spam"]).expect_err("unknown");
        assert!(error.starts_with("Project type must be one of advertisers, api, content-creation"), "{error}");
        assert!(check_project_types([]).is_err());
    }

    #[test]
    fn labels_are_cleaned() {
        let labels = |labels: &[&str]| check_labels(&labels.iter().map(|&label| label.to_owned()).collect::<Vec<_>>());
        assert_eq!(labels(&[" warm  lead", "", "warm lead"]), Ok(vec!["warm lead".to_owned()]));
        assert!(labels(&["x".repeat(41).as_str()]).is_err());
        let many: Vec<_> = (0..21).map(|number| number.to_string()).collect();
        assert_eq!(check_labels(&many), Err("must be at most 20".to_owned()));
    }

    #[test]
    fn public_slugs_fit_into_a_url() {
        for (slug, is_valid) in
            [("top-10", true), ("ab", false), ("a--b", false), ("-ab", false), ("Top", false), ("ä-b-c", false)]
        {
            assert_eq!(check_public_slug(slug).is_ok(), is_valid, "{slug}");
        }
    }
}

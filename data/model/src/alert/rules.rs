//! The valid values of an alert's fields, with messages for people.

use super::{AlertFields, AlertKind, AlertSettings, ChartMovementKind, MAX_NEWS_DAYS};
use crate::limits::MIN_TERM_LENGTH;
use crate::{EmailAddress, fold_text, without_hidden_characters};

/// Length of an alert's name, in characters.
pub const MAX_ALERT_NAME_CHARS: usize = 100;
/// Length of a value or spelling, in characters.
pub const MAX_ALERT_VALUE_CHARS: usize = 100;
/// Spellings besides the value.
pub const MAX_SPELLINGS: usize = 30;
pub const MAX_EXCLUDED_WORDS: usize = 50;
pub const MAX_MUTED_PODCASTS: usize = 500;
pub const MAX_OTHER_EMAILS: usize = 10;
/// Length of each text that describes the subject, in characters.
pub const MAX_CONTEXT_CHARS: usize = 1_000;
/// Genres or languages in one list.
const MAX_SCOPE_VALUES: usize = 100;
/// Length of a stored search, in bytes.
const MAX_SEARCH_BYTES: usize = 32 << 10;
const MAX_CHART_POSITION: u32 = 200;

/// Words that nearly every episode has, in the most frequent languages of podcasts. An alert on one of them alone would
/// match everything.
const COMMON_WORDS: &str = "\
    a about after again all also always an and any are as at be been before being but by can come could day did do does \
    don down each even every first for from get go going good got had has have he her here him his how i if in into is it \
    its just know let like look lot make many may me more most much my need new no not now of off on one only or other our \
    out over own people really right said same say see she should so some something such take talk than that the their \
    them then there these they thing things think this those through time to today too two up us use very want was way we \
    week well were what when where which while who why will with would year yes you your podcast podcasts episode \
    episodes show guest guests host hosts listen subscribe \
    el la los las un una y o de del que en con por para es son como pero más su sus lo se no si ya muy este esta todo \
    le les des du et est une dans pour qui sur pas plus avec ce cette il elle nous vous ils sont mais ou où \
    der die das und ist ein eine in den von zu mit sich auf für nicht es ich wir ihr sie er dem im auch als wie aber \
    os as um uma do da dos das e em não com por mais foi ao ele se na no \
    il lo gli che di per non sono una con del della questo come più anche \
    het een van dat op te zijn voor met aan ook niet maar en \
    och att det som på är av för med den till inte jag \
    и в не на что с он как это по но из у за от так мы";

/// A field of an alert that is not valid.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{message}")]
pub struct InvalidAlertField {
    /// The field, as in [`AlertFields`] on the wire: `value` or `settings/otherSpellings/3`.
    pub field: String,
    pub message: String,
}

fn invalid(field: impl Into<String>, message: impl Into<String>) -> InvalidAlertField {
    InvalidAlertField { field: field.into(), message: message.into() }
}

/// Whether a value consists of words that nearly every episode has.
///
/// ```
/// use earshot_model::alert::is_too_common;
/// assert!(is_too_common("The") && is_too_common("to be"));
/// assert!(!is_too_common("The Who") && !is_too_common("🎷"));
/// ```
#[must_use]
pub fn is_too_common(value: &str) -> bool {
    let folded = fold_text(value);
    let is_common = |word: &str| {
        let word = word.trim_matches(|letter: char| !letter.is_alphanumeric());
        word.is_empty() || COMMON_WORDS.split_whitespace().any(|common| fold_text(common) == word)
    };
    // Two frequent words may be a name ("The Who") when they are written like one.
    let is_written_as_name = value.split_whitespace().filter(|word| word.starts_with(char::is_uppercase)).count() > 1;
    !is_written_as_name && folded.chars().any(char::is_alphanumeric) && folded.split(' ').all(is_common)
}

/// Checks all fields, and returns them without surrounding spaces and repetitions.
///
/// # Errors
/// The first field that is not valid.
pub fn check_alert(fields: AlertFields) -> Result<AlertFields, InvalidAlertField> {
    let name = one_line("name", &fields.name, 1, MAX_ALERT_NAME_CHARS)?;
    let value = check_value(fields.kind, &fields.value)?;
    let settings = check_settings(fields.kind, &value, fields.settings)?;
    Ok(AlertFields { name, value, settings, ..fields })
}

fn one_line(field: &str, text: &str, min: usize, max: usize) -> Result<String, InvalidAlertField> {
    if text.chars().any(|letter| letter.is_control() && !letter.is_whitespace()) {
        return Err(invalid(field, "must not have control characters"));
    }
    let text = without_hidden_characters(text).split_whitespace().collect::<Vec<_>>().join(" ");
    match text.chars().count() {
        0 if min > 0 => Err(invalid(field, "must not be empty")),
        chars if chars < min => Err(invalid(field, format!("must have at least {min} characters"))),
        chars if chars > max => Err(invalid(field, format!("must have at most {max} characters"))),
        _ => Ok(text),
    }
}

fn check_value(kind: AlertKind, value: &str) -> Result<String, InvalidAlertField> {
    match kind {
        AlertKind::Person | AlertKind::Company | AlertKind::CustomKeyword => check_term("value", value),
        // A description for people.
        AlertKind::SavedSearch | AlertKind::ChartMovement => one_line("value", value, 1, MAX_ALERT_VALUE_CHARS),
    }
}

/// Checks words to find. Spec 9: minimum search term length 2; one symbol, such as an emoji, is enough.
fn check_term(field: &str, text: &str) -> Result<String, InvalidAlertField> {
    let term = one_line(field, text, 1, MAX_ALERT_VALUE_CHARS)?;
    let is_symbol = term.chars().all(|letter| !letter.is_alphanumeric() && !letter.is_ascii());
    let has_content = is_symbol || term.chars().any(char::is_alphanumeric);
    if !has_content {
        return Err(invalid(field, "must have a letter, a digit or a symbol such as an emoji"));
    }
    // The signs of C++ and C# belong to the word.
    let counts = |letter: &char| letter.is_alphanumeric() || matches!(letter, '+' | '#');
    if !is_symbol && term.chars().filter(counts).count() < MIN_TERM_LENGTH {
        return Err(invalid(field, format!("must have at least {MIN_TERM_LENGTH} letters or digits")));
    }
    if is_too_common(&term) {
        let message = format!("\u{201c}{term}\u{201d} is in nearly every episode. Add a word that makes it specific.");
        return Err(invalid(field, message));
    }
    Ok(term)
}

fn check_settings(kind: AlertKind, value: &str, settings: AlertSettings) -> Result<AlertSettings, InvalidAlertField> {
    let mut checked = settings;
    checked.other_spellings = check_spellings(value, &checked.other_spellings)?;
    checked.excluded_words = check_list("settings/excludedWords", &checked.excluded_words, MAX_EXCLUDED_WORDS)?;
    for (field, values) in [
        ("settings/genresToInclude", &mut checked.genres_to_include),
        ("settings/genresToSkip", &mut checked.genres_to_skip),
        ("settings/languagesToInclude", &mut checked.languages_to_include),
        ("settings/languagesToSkip", &mut checked.languages_to_skip),
    ] {
        *values = check_list(field, values, MAX_SCOPE_VALUES)?;
    }
    checked.other_emails = check_emails(&checked.other_emails)?;
    checked.subject_note = check_context("settings/subjectNote", checked.subject_note)?;
    checked.context_aware_question = check_context("settings/contextAwareQuestion", checked.context_aware_question)?;
    if let Some(details) = &mut checked.context_aware_details {
        for (field, text) in [
            ("settings/contextAwareDetails/what", &mut details.what),
            ("settings/contextAwareDetails/relevantClues", &mut details.relevant_clues),
            ("settings/contextAwareDetails/commonFalsePositives", &mut details.common_false_positives),
        ] {
            *text = check_context(field, text.take())?;
        }
    }
    if checked.muted_podcasts.len() > MAX_MUTED_PODCASTS {
        return Err(invalid("settings/mutedPodcasts", format!("must be at most {MAX_MUTED_PODCASTS} podcasts")));
    }
    if kind == AlertKind::Person
        && !(checked.track_guest_appearances || checked.track_host_appearances || checked.track_mentions)
    {
        let message = "At least one of guest appearances, host appearances and mentions must be tracked.";
        return Err(invalid("settings/trackMentions", message));
    }
    if checked.news_days.is_some_and(|days| !(1..=MAX_NEWS_DAYS).contains(&days)) {
        return Err(invalid("settings/newsDays", format!("must be from 1 to {MAX_NEWS_DAYS}")));
    }
    check_kind_settings(kind, &checked)?;
    check_email_settings(&checked)?;
    Ok(checked)
}

fn check_spellings(value: &str, spellings: &[String]) -> Result<Vec<String>, InvalidAlertField> {
    let field = "settings/otherSpellings";
    if spellings.len() > MAX_SPELLINGS {
        let message = format!(
            "must be at most {MAX_SPELLINGS} spellings, and these are {}. Case and accents need none of their own.",
            crate::group_digits(spellings.len() as u64)
        );
        return Err(invalid(field, message));
    }
    let mut known = vec![value.to_owned()];
    for (number, spelling) in spellings.iter().enumerate() {
        let term = check_term(&format!("{field}/{number}"), spelling)?;
        if !known.contains(&term) {
            known.push(term);
        }
    }
    known.remove(0);
    Ok(known)
}

fn check_list(field: &str, values: &[String], max: usize) -> Result<Vec<String>, InvalidAlertField> {
    if values.len() > max {
        return Err(invalid(field, format!("must be at most {max}")));
    }
    let mut checked = Vec::new();
    for (number, value) in values.iter().enumerate() {
        let value = one_line(&format!("{field}/{number}"), value, 1, MAX_ALERT_VALUE_CHARS)?;
        if !checked.contains(&value) {
            checked.push(value);
        }
    }
    Ok(checked)
}

fn check_emails(emails: &[String]) -> Result<Vec<String>, InvalidAlertField> {
    let field = "settings/otherEmails";
    if emails.len() > MAX_OTHER_EMAILS {
        return Err(invalid(field, format!("must be at most {MAX_OTHER_EMAILS} addresses")));
    }
    let mut checked: Vec<String> = Vec::new();
    for (number, email) in emails.iter().enumerate() {
        let address = EmailAddress::parse(email.trim())
            .map_err(|reason| invalid(format!("{field}/{number}"), format!("{email:?} {reason}")))?;
        let address = address.as_str().to_owned();
        if !checked.contains(&address) {
            checked.push(address);
        }
    }
    Ok(checked)
}

fn check_context(field: &str, text: Option<String>) -> Result<Option<String>, InvalidAlertField> {
    let Some(text) = text else { return Ok(None) };
    let text: String = text.chars().filter(|letter| !letter.is_control() || *letter == '\n').collect();
    let text = text.trim();
    if text.chars().count() > MAX_CONTEXT_CHARS {
        return Err(invalid(field, format!("must have at most {MAX_CONTEXT_CHARS} characters")));
    }
    Ok((!text.is_empty()).then(|| text.to_owned()))
}

fn check_kind_settings(kind: AlertKind, settings: &AlertSettings) -> Result<(), InvalidAlertField> {
    match (kind, &settings.search, &settings.chart) {
        (AlertKind::SavedSearch, Some(search), None) => {
            if !matches!(search.mode.as_str(), "podcasts" | "episodes") {
                return Err(invalid("settings/search/mode", "must be podcasts or episodes"));
            }
            if search.request.len() > MAX_SEARCH_BYTES {
                return Err(invalid("settings/search/request", "is too long"));
            }
            Ok(())
        }
        (AlertKind::SavedSearch, ..) => Err(invalid("settings/search", "is required for an alert of this type")),
        (AlertKind::ChartMovement, None, Some(chart)) => {
            let is_position =
                |number: Option<u32>| number.is_some_and(|number| (1..=MAX_CHART_POSITION).contains(&number));
            let range = format!("must be from 1 to {MAX_CHART_POSITION}");
            match chart.movement {
                ChartMovementKind::Moves if !is_position(chart.by) => Err(invalid("settings/chart/by", range)),
                ChartMovementKind::Reaches if !is_position(chart.top) => Err(invalid("settings/chart/top", range)),
                _ => Ok(()),
            }
        }
        (AlertKind::ChartMovement, ..) => Err(invalid("settings/chart", "is required for an alert of this type")),
        (_, None, None) => Ok(()),
        (_, Some(_), _) => Err(invalid("settings/search", "is not for an alert of this type")),
        (_, None, Some(_)) => Err(invalid("settings/chart", "is not for an alert of this type")),
    }
}

fn check_email_settings(settings: &AlertSettings) -> Result<(), InvalidAlertField> {
    let email = &settings.email;
    // Checks only the form; the mail sender resolves the name with its list of time zones.
    let is_zone = (1..=64).contains(&email.time_zone.len())
        && email.time_zone.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"/_+-".contains(&byte));
    if !is_zone {
        return Err(invalid("settings/email/timeZone", "must be a time zone such as Europe/Vienna"));
    }
    if email.hour > 23 {
        return Err(invalid("settings/email/hour", "must be from 0 to 23"));
    }
    if !(1..=7).contains(&email.weekday) {
        return Err(invalid("settings/email/weekday", "must be from 1 (Monday) to 7 (Sunday)"));
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn alert(value: &str, settings: AlertSettings) -> AlertFields {
        AlertFields { name: " Ada ".to_owned(), settings, ..AlertFields::new(AlertKind::Person, value) }
    }

    fn message(value: &str) -> String {
        check_alert(alert(value, AlertSettings::default())).map_or_else(|problem| problem.message, |alert| alert.value)
    }

    #[test]
    fn values_are_specific() {
        let common = |term: &str| {
            format!("\u{201c}{term}\u{201d} is in nearly every episode. Add a word that makes it specific.")
        };
        let cases = [
            (" Ada  Lovelace ", "Ada Lovelace".to_owned()),
            ("the", common("the")),
            ("THE", common("THE")),
            ("to be or not", common("to be or not")),
            ("más", common("más")),
            ("The Who", "The Who".to_owned()),
            ("พอดแคสต์", "พอดแคสต์".to_owned()),
            ("🎷", "🎷".to_owned()),
            ("C", "must have at least 2 letters or digits".to_owned()),
            ("C3", "C3".to_owned()),
            ("C++", "C++".to_owned()),
            ("C#", "C#".to_owned()),
            ("...", "must have a letter, a digit or a symbol such as an emoji".to_owned()),
            ("  ", "must not be empty".to_owned()),
            ("Ada\u{200B}\u{202E} Lovelace", "Ada Lovelace".to_owned()),
            ("a\0b", "must not have control characters".to_owned()),
        ];
        for (value, expected) in cases {
            assert_eq!(message(value), expected, "{value:?}");
        }
        assert_eq!(message(&"x".repeat(101)), "must have at most 100 characters");
    }

    #[test]
    fn spellings_are_few_and_each_once() {
        let with = |other_spellings: Vec<String>| {
            check_alert(alert("Ada Lovelace", AlertSettings { other_spellings, ..AlertSettings::default() }))
        };
        let kept = with(vec!["Ada Lovelace".to_owned(), "Ada  Byron".to_owned(), "Ada Byron".to_owned()]);
        assert_eq!(kept.map(|alert| alert.settings.other_spellings), Ok(vec!["Ada Byron".to_owned()]));
        let many = with((0..10_000).map(|number| format!("Ada {number}")).collect()).expect_err("too many");
        assert_eq!(many.field, "settings/otherSpellings");
        assert_eq!(
            many.message,
            "must be at most 30 spellings, and these are 10,000. Case and accents need none of their own."
        );
        let days = alert("Ada", AlertSettings { news_days: Some(400), ..AlertSettings::default() });
        assert_eq!(check_alert(days).expect_err("over a year").field, "settings/newsDays");
        let common = with(vec!["Ada".to_owned(), "the".to_owned()]).expect_err("too common");
        assert_eq!(common.field, "settings/otherSpellings/1");
    }

    #[test]
    fn each_kind_has_its_settings() {
        let search = AlertFields { kind: AlertKind::SavedSearch, ..alert("AI shows", AlertSettings::default()) };
        assert_eq!(check_alert(search).expect_err("no search").field, "settings/search");
        let chart = super::super::ChartRule {
            chart_type: "apple".to_owned(),
            country: "us".to_owned(),
            category: "all".to_owned(),
            movement: ChartMovementKind::Reaches,
            by: None,
            top: Some(0),
            podcast_id: None,
        };
        let settings = AlertSettings { chart: Some(chart), ..AlertSettings::default() };
        let wrong = alert("Ada", settings.clone());
        assert_eq!(check_alert(wrong).expect_err("no chart alert").field, "settings/chart");
        let chart = AlertFields { kind: AlertKind::ChartMovement, ..alert("Top", settings) };
        assert_eq!(check_alert(chart).expect_err("no position").message, "must be from 1 to 200");
        let silent = AlertSettings {
            track_guest_appearances: false,
            track_host_appearances: false,
            track_mentions: false,
            ..AlertSettings::default()
        };
        assert_eq!(
            check_alert(alert("Ada Lovelace", silent)).expect_err("tracks nothing").field,
            "settings/trackMentions"
        );
    }
}

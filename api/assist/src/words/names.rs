//! Finds names in prose.

/// Capitalized words that are not names.
const COMMON_CAPITALS: [&str; 34] = [
    "i",
    "i'm",
    "i'd",
    "i'll",
    "i've",
    "ok",
    "january",
    "february",
    "march",
    "april",
    "may",
    "june",
    "july",
    "august",
    "september",
    "october",
    "november",
    "december",
    "monday",
    "tuesday",
    "wednesday",
    "thursday",
    "friday",
    "saturday",
    "sunday",
    "hi",
    "dear",
    "hello",
    "best",
    "regards",
    "english",
    "pm",
    "am",
    "ps",
];

/// Runs of capitalized words that do not begin a sentence, line or list item.
#[must_use]
pub fn capitalized_names(sentence: &str) -> Vec<String> {
    let mut found = Vec::new();
    let mut run: Vec<&str> = Vec::new();
    let mut is_start = true;
    let mut close = |run: &mut Vec<&str>| {
        if !run.is_empty() {
            found.push(run.join(" "));
            run.clear();
        }
    };
    for token in sentence.split_whitespace() {
        let word = token.trim_matches(|letter: char| !letter.is_alphanumeric());
        let word = word.strip_suffix("'s").or_else(|| word.strip_suffix("’s")).unwrap_or(word);
        let is_common = COMMON_CAPITALS.contains(&word.to_lowercase().replace('’', "'").as_str());
        let is_capital = word.chars().next().is_some_and(char::is_uppercase) && !is_common && word.chars().count() > 1;
        if is_capital && !is_start {
            run.push(word);
        } else {
            close(&mut run);
        }
        // A comma or another mark ends a name; a mark ends the start of a list item.
        if token.ends_with([',', ';', ':', ')', '.', '?', '!']) {
            close(&mut run);
        }
        is_start = word.is_empty() || token.ends_with([':', '?', '!', '.']);
    }
    close(&mut run);
    found
}

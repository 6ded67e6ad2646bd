//! Results of tools as text: our own lines, and text of podcasts between boundaries, because it is not trusted.

use earshot_app::ids;
use quick_xml::escape::unescape;
use serde_json::Value;
use std::fmt::Write as _;

/// Longest description in a result, in characters.
pub const MAX_DESCRIPTION_CHARS: usize = 280;

/// The text of a result.
pub struct ToolText {
    text: String,
    /// A random boundary for this result. Text of podcasts cannot contain it, so it cannot end its section.
    boundary: String,
}

impl ToolText {
    /// Starts a text whose sections of podcasts end with this boundary.
    pub fn new(boundary: String) -> Self {
        Self { text: String::new(), boundary }
    }

    /// Starts a text with an unpredictable boundary.
    pub(super) fn with_random_boundary() -> Self {
        Self::new(hex::encode(ids::random_bytes::<4>()))
    }

    /// Adds a line of our own. From podcasts it may contain only IDs, slugs and numbers.
    pub fn push_line(&mut self, line: &str) {
        self.text.push_str(line);
        self.text.push('\n');
    }

    /// Adds labeled lines of untrusted text; empty ones are skipped.
    pub fn push_untrusted(&mut self, lines: &[(&str, &str)]) {
        let _ = writeln!(self.text, "<untrusted {}>", self.boundary);
        for (what, line) in lines.iter().filter(|(_, line)| !line.is_empty()) {
            let _ = writeln!(self.text, "{what}: {}", collapse_whitespace(line));
        }
        let _ = writeln!(self.text, "</untrusted {}>", self.boundary);
    }

    /// The whole text.
    pub fn finish(self) -> String {
        self.text
    }
}

/// Collapses white space to single spaces and removes invisible characters.
fn collapse_whitespace(text: &str) -> String {
    let words = text.split(|character: char| character.is_whitespace() || character.is_control());
    words.filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ")
}

/// Returns the text of a field, empty when it is missing.
pub(super) fn text_field<'v>(value: &'v Value, name: &str) -> &'v str {
    value[name].as_str().unwrap_or_default()
}

/// Returns the day of a timestamp.
pub(super) fn date_field<'v>(value: &'v Value, name: &str) -> &'v str {
    text_field(value, name).split('T').next().unwrap_or_default()
}

/// Cuts a description off after the most characters of a result.
pub fn truncate_description(text: &str) -> String {
    match text.char_indices().nth(MAX_DESCRIPTION_CHARS) {
        Some((at, _)) => format!("{}…", &text[..at]),
        None => text.to_owned(),
    }
}

/// Returns the turns of a passage, each as `Name: words`; the whole text where no speaker is named.
pub fn spoken_turns(passage: &Value) -> Vec<String> {
    let turns = passage["turns"].as_array().map(Vec::as_slice).unwrap_or_default();
    if turns.is_empty() {
        return vec![text_field(passage, "text").to_owned()];
    }
    turns.iter().map(spoken_turn).collect()
}

fn spoken_turn(turn: &Value) -> String {
    let escaped = text_field(turn, "highlighted").replace("<em>", "").replace("</em>", "");
    let text = unescape(&escaped).map_or_else(|_| escaped.clone(), |text| text.into_owned());
    match turn["speaker"].as_str() {
        Some(speaker) => format!("{speaker}: {text}"),
        None => text,
    }
}

/// Joins facts with separating dots; missing ones are skipped.
pub(super) fn join_facts(facts: &[Option<String>]) -> String {
    facts.iter().flatten().map(String::as_str).collect::<Vec<_>>().join(" · ")
}

/// Formats a number and its unit; `None` when the number is missing.
pub(super) fn format_count(value: &Value, unit: &str) -> Option<String> {
    value.as_f64().map(|number| format!("{} {unit}", number.round()))
}

/// Summarizes the hits of a search in a sentence.
pub(super) fn summarize_hits(response: &Value, shown: usize, what: &str) -> String {
    let total = &response["result"]["total"];
    let at_least = if text_field(total, "relation") == "gte" { "at least " } else { "" };
    let mut sentence = format!("{at_least}{} {what} found, {shown} shown.", total["value"]);
    if let Some(meant) = response["didYouMean"].as_str() {
        let _ = write!(sentence, " Did you mean: {}", collapse_whitespace(meant));
    }
    if response["partial"] == Value::Bool(true) {
        sentence.push_str(" The search reached its time limit, so there may be more results.");
    }
    sentence
}

//! Parses Advanced SubStation Alpha: lines such as `Dialogue: 0,0:00:01.00,0:00:02.50,Default,Ann,0,0,0,,Hello`.

use super::cue_collector::CueCollector;
use super::speaker;
use super::timing::parse_time_ms;
use earshot_model::Cue;

/// The fields of a dialogue line, unless the file declares others.
const FIELDS: &str = "Layer, Start, End, Style, Name, MarginL, MarginR, MarginV, Effect, Text";
/// Maximum number of cues and of fields.
const MAX_CUES: usize = 200_000;
const MAX_FIELDS: usize = 32;

pub(super) fn is_ass(start: &str) -> bool {
    start.starts_with("[Script Info]")
        || start.lines().any(|line| line.starts_with("Dialogue: ") && line.matches(',').count() >= 9)
}

pub(super) fn parse(text: &str, cues: &mut CueCollector) {
    let mut fields = split_fields(FIELDS);
    let mut in_events = true;
    let mut found: Vec<Cue> = Vec::new();
    for (number, line) in (1..).zip(text.lines()) {
        let line = line.trim();
        if line.starts_with('[') {
            in_events = line.eq_ignore_ascii_case("[Events]");
        } else if let Some(names) = line.strip_prefix("Format:").filter(|_| in_events) {
            fields = split_fields(names);
        } else if let Some(values) = line.strip_prefix("Dialogue:")
            && found.len() < MAX_CUES
        {
            // The text is the last field and may contain commas.
            let values: Vec<&str> = values.splitn(fields.len(), ',').collect();
            let value = |name: &str| {
                let at = fields.iter().position(|field| field == name)?;
                values.get(at).map(|value| value.trim())
            };
            let (start_ms, end_ms) = (value("start").and_then(parse_time_ms), value("end").and_then(parse_time_ms));
            if start_ms.is_none() || end_ms.is_none() {
                cues.issues.warning("bad-time", number, "a time is invalid; its text was kept");
            }
            let speaker = value("name").or_else(|| value("actor")).filter(|name| !name.is_empty()).map(str::to_owned);
            let text = plain_text(value("text").unwrap_or_default());
            if !text.trim().is_empty() {
                found.push(Cue { start_ms, end_ms, speaker, text });
            }
        }
    }
    speaker::split_speakers(&mut found);
    // The lines of a file may be sorted by style.
    found.sort_by_key(|cue| cue.start_ms);
    found.into_iter().for_each(|cue| cues.push(cue, None));
}

fn split_fields(names: &str) -> Vec<String> {
    names.split(',').take(MAX_FIELDS).map(|name| name.trim().to_ascii_lowercase()).collect()
}

/// Removes `{\b1}` and comments in braces. A drawing has no text.
fn plain_text(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    let mut rest = text;
    while let Some((before, after)) = rest.split_once('{') {
        plain.push_str(before);
        let Some((inside, after)) = after.split_once('}') else {
            rest = after;
            break;
        };
        if inside.contains("\\p1") {
            return String::new();
        }
        rest = after;
    }
    plain.push_str(rest);
    plain.replace("\\N", "\n").replace("\\n", "\n").replace("\\h", " ")
}

//! Reads timing lines: `00:00:01,000 --> 00:00:02,500`, and what translators, editors and keyboards make of them.

/// A longer line is not a timing line.
const MAX_BYTES: usize = 400;

/// Start and end in milliseconds, as far as they are valid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Timing {
    pub(super) start_ms: Option<i64>,
    pub(super) end_ms: Option<i64>,
}

/// Marks that are not displayed, such as those for the direction of text.
pub(super) fn is_invisible(character: char) -> bool {
    matches!(character, '\u{AD}' | '\u{61C}' | '\u{200B}'..='\u{200F}' | '\u{202A}'..='\u{202E}' | '\u{2060}'..='\u{2069}' | '\u{FEFF}')
}

/// Parses a timing line. Returns `None` for other lines, and a timing without a start or an end for a damaged one.
pub(super) fn parse_timing(line: &str) -> Option<Timing> {
    if line.len() > MAX_BYTES || !line.contains([':', '：', '.', '>', '∶', '٫']) {
        return None;
    }
    let line = normalize(line);
    match line.split_once("-->") {
        Some((start, rest)) => parse_sides(start, rest),
        None => parse_bare_pair(&line).or_else(|| parse_lone_clock(&line)),
    }
}

/// Parses the sides of an arrow. Behind the end there may be settings. With one clock, or with no words at all, the line
/// is a damaged timing.
fn parse_sides(start: &str, rest: &str) -> Option<Timing> {
    let end_ms = rest.split_whitespace().next().and_then(parse_typed_clock);
    let last = start.split_whitespace().next_back();
    let start_ms = last.and_then(parse_typed_clock);
    let is_damaged = start.trim_start().starts_with(|first: char| first.is_ascii_digit() || first == '-')
        || end_ms.is_some()
        || (start.trim().is_empty() && rest.trim().is_empty());
    is_damaged.then_some(Timing { start_ms, end_ms })
}

/// Returns the words behind the end of a timing line: some programs write the text of a cue there, others settings such as
/// `align:start`.
pub(super) fn words_behind(line: &str) -> Option<&str> {
    let plain = normalize(line);
    let (_, rest) = plain.split_once("-->")?;
    let mut tokens = rest.split_whitespace();
    let first = tokens.next().and_then(parse_typed_clock).and(tokens.next())?;
    if first.contains([':', '=', '%']) || !rest.contains(char::is_alphabetic) {
        return None;
    }
    // The words as they are written, not as they were normalized for the clock.
    let count = tokens.count() + 1;
    let (at, _) = line.char_indices().rev().filter(|(at, _)| starts_word(line, *at)).nth(count - 1)?;
    Some(line[at..].trim_end())
}

fn starts_word(line: &str, at: usize) -> bool {
    let is_space = |text: &str, last: bool| {
        let mut characters = text.chars();
        if last { characters.next_back() } else { characters.next() }.is_none_or(char::is_whitespace)
    };
    is_space(&line[..at], true) && !is_space(&line[at..], false)
}

/// Parses a clock in which someone, or a scanner of printed pages, wrote letters for digits: `OO:O0:l2,000`.
fn parse_typed_clock(text: &str) -> Option<i64> {
    parse_clock(text).or_else(|| {
        let digits: String = text
            .chars()
            .map(|letter| match letter {
                'O' | 'o' => '0',
                'l' | 'I' => '1',
                other => other,
            })
            .collect();
        parse_clock(&digits)
    })
}

/// Parses one clock alone on its line, the start of a cue whose end is missing. It needs hours and a fraction, because a
/// speaker may answer with the time of day.
fn parse_lone_clock(line: &str) -> Option<Timing> {
    let is_exact = line.matches(':').count() == 2 && line.contains(['.', ',']);
    let start_ms = if is_exact { parse_clock(line) } else { None };
    start_ms.map(|start| Timing { start_ms: Some(start), end_ms: None })
}

/// Parses two clocks without an arrow, alone on their line: `0:00:01.000,0:00:02.500` (SubViewer), `00:00:01 - 00:00:02`.
/// Both need seconds and hours, or a fraction, because speech also contains "10:30 - 11:00".
fn parse_bare_pair(line: &str) -> Option<Timing> {
    let is_exact = |clock: &str| clock.matches(':').count() >= 2 || (clock.contains(':') && clock.contains(['.', ',']));
    let pair = |start: &str, end: &str| {
        let ends = is_exact(start) && is_exact(end);
        let (start_ms, end_ms) = (parse_clock(start)?, parse_clock(end)?);
        ends.then_some(Timing { start_ms: Some(start_ms), end_ms: Some(end_ms) })
    };
    let mut clocks =
        line.split([' ', '-', '|', '/', '~', '=', '>']).filter(|token| !token.is_empty() && !is_range_word(token));
    match (clocks.next()?, clocks.next(), clocks.next()) {
        (start, Some(end), None) => pair(start, end),
        (both, None, None) => both.match_indices([',', ';']).find_map(|(at, _)| pair(&both[..at], &both[at + 1..])),
        _ => None,
    }
}

/// Whether a word is between two clocks in some language: `00:00:01,000 bis 00:00:02,000`.
fn is_range_word(word: &str) -> bool {
    const WORDS: [&str; 16] = [
        "to", "till", "until", "bis", "a", "à", "al", "au", "jusqu'à", "hasta", "até", "tot", "till", "до", "...", "…",
    ];
    WORDS.contains(&word.to_lowercase().as_str())
}

/// Normalizes signs: drops invisible marks and spaces within clocks, and gives arrows and digits their plain form.
fn normalize(line: &str) -> String {
    // Some editors save the arrow as in HTML.
    let line = if line.contains('&') { line.replace("&gt;", ">").replace("&#62;", ">") } else { line.to_owned() };
    let mut plain = String::with_capacity(line.len());
    for character in line.chars().filter(|character| !is_invisible(*character)) {
        match character {
            arrow if is_arrow(arrow) => plain.push_str("-->"),
            '＞' => plain.push('>'),
            '–' | '—' | '−' | '－' | '‐' | '‑' | '─' | '━' => plain.push('-'),
            other if other.is_whitespace() => plain.push(' '),
            other => plain.push(clock_character(other)),
        }
    }
    normalize_arrow(&close_gaps(plain.trim()))
}

/// Whether a character is an arrow between start and end. Texts that run from right to left have arrows to the left.
pub(super) fn is_arrow(character: char) -> bool {
    const ARROWS: [char; 22] =
        ['→', '⟶', '➜', '⇒', '⟹', '➔', '➞', '➝', '➡', '⇢', '⇨', '↦', '⭢', '🡒', '►', '▶', '←', '⟵', '⇐', '⬅', '◄', '◀'];
    ARROWS.contains(&character)
}

/// Maps digits and separators of other scripts to those of a clock.
fn clock_character(character: char) -> char {
    match character {
        '∶' | '：' => ':',
        '٫' | '．' => '.',
        '،' | '，' | '٬' => ',',
        other => crate::feed::ascii_digit(other),
    }
}

/// Whether a character can be part of a clock, in any script.
pub(super) fn is_clock_character(character: char) -> bool {
    let plain = clock_character(character);
    plain.is_ascii_digit() || matches!(plain, ':' | '.' | ',')
}

/// Whether a character is a decimal digit, in any script.
pub(super) fn is_digit(character: char) -> bool {
    crate::feed::ascii_digit(character).is_ascii_digit()
}

/// Removes spaces beside the separators of a clock: `00: 00: 01, 000`.
fn close_gaps(line: &str) -> String {
    let mut closed = String::with_capacity(line.len());
    let mut rest = line;
    while let Some(at) = rest.find([':', ',', '.']) {
        let before = rest[..at].trim_end();
        let after = rest[at + 1..].trim_start();
        let is_within =
            before.ends_with(|c: char| c.is_ascii_digit()) && after.starts_with(|c: char| c.is_ascii_digit());
        closed.push_str(if is_within { before } else { &rest[..at] });
        closed.push_str(&rest[at..=at]);
        rest = if is_within { after } else { &rest[at + 1..] };
    }
    closed.push_str(rest);
    closed
}

/// Writes `->`, `=>`, `-- >` and `--->` between two clocks as `-->`.
fn normalize_arrow(line: &str) -> String {
    let Some(tip) = line.find('>') else { return line.to_owned() };
    let before = line[..tip].trim_end_matches(['-', '=', ' ']);
    let shaft = &line[before.len()..tip];
    let after = line[tip + 1..].trim_start_matches(['>', ' ']);
    let is_clock =
        |text: &str| text.len() > 3 && text.bytes().all(|byte| byte.is_ascii_digit() || b":.,; ".contains(&byte));
    let begins_like_clock = after.split(' ').next().is_some_and(|end| end.contains(':') && is_clock(end));
    if shaft.contains("--") || (shaft.contains(['-', '=']) && is_clock(before) && begins_like_clock) {
        return format!("{before} --> {after}");
    }
    line.to_owned()
}

/// Parses a clock of a timing line: `[h:]m:s[.,]fff`, also with frames, or with dots for colons.
fn parse_clock(text: &str) -> Option<i64> {
    if let Some(ms) = parse_time_ms(text) {
        return Some(ms);
    }
    if !text.contains(':') && text.matches('.').count() >= 2 {
        return parse_time_ms(&text.replacen('.', ":", 2));
    }
    // "00:00:01:12" and "00:00:01;12": frames of an unspecified length.
    let (clock, frames) = text.rsplit_once([':', ';'])?;
    let are_frames = frames.len() == 2 && frames.bytes().all(|byte| byte.is_ascii_digit());
    (are_frames && clock.matches(':').count() == 2).then(|| parse_time_ms(clock)).flatten()
}

/// Parses `[h:]m:s[.,]fff` to milliseconds, with the digits of any script.
pub(crate) fn parse_time_ms(text: &str) -> Option<i64> {
    let text = text.trim();
    if !text.is_ascii() && text.len() <= MAX_BYTES {
        let plain: String = text.chars().map(clock_character).collect();
        return if plain.is_ascii() { parse_time_ms(&plain) } else { None };
    }
    let (clock, fraction) = text.split_once(['.', ',']).unwrap_or((text, ""));
    let mut seconds = 0_i64;
    let mut parts = 0;
    for part in clock.split(':') {
        let is_part = (1..=6).contains(&part.len()) && part.bytes().all(|byte| byte.is_ascii_digit());
        parts += 1;
        if !is_part || parts > 3 {
            return None;
        }
        seconds = seconds * 60 + part.parse::<i64>().ok()?;
    }
    let is_fraction = fraction.bytes().all(|byte| byte.is_ascii_digit());
    let thousandths: String = fraction.chars().chain("000".chars()).take(3).collect();
    (parts > 1 && is_fraction).then(|| thousandths.parse::<i64>().ok()).flatten().map(|ms| seconds * 1000 + ms)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn odd_timing_lines_are_read_or_refused() {
        let both = |start, end| Some(Timing { start_ms: Some(start), end_ms: Some(end) });
        let cases = [
            ("00:00:07,000 --> 00:00:09,500", both(7_000, 9_500)),
            ("00:07.0 --> 00:09.5 align:start position:0%", both(7_000, 9_500)),
            ("00:00:07,000 --> 00:00:09,500 X1:40", both(7_000, 9_500)),
            ("00: 00: 07, 000 -> 00: 00: 09, 500", both(7_000, 9_500)),
            ("00 : 00 : 07,000 -- > 00 : 00 : 09,500", both(7_000, 9_500)),
            ("\u{200E}00:00:07,000 --> \u{202A}00:00:09,500\u{202C}", both(7_000, 9_500)),
            ("\u{FEFF}00:00:07.000 --> 00:00:09.500", both(7_000, 9_500)),
            ("00:00:07,000 → 00:00:09,500", both(7_000, 9_500)),
            ("00:00:07,000 —> 00:00:09,500", both(7_000, 9_500)),
            ("00:00:07,000 ➡ 00:00:09,500", both(7_000, 9_500)),
            ("00:00:07,000 ──▶ 00:00:09,500", both(7_000, 9_500)),
            ("٠٠:٠٠:٠٧٫٠٠٠ ← ٠٠:٠٠:٠٩٫٥٠٠", both(7_000, 9_500)),
            ("۰۰:۰۰:۰۷،۰۰۰ --> ۰۰:۰۰:۰۹،۵۰۰", both(7_000, 9_500)),
            ("००:००:०७,००० --> ००:००:०९,५००", both(7_000, 9_500)),
            ("００：００：０７，０００ －－＞ ００：００：０９，５００", both(7_000, 9_500)),
            ("00:00:07,000 ---> 00:00:09,500", both(7_000, 9_500)),
            ("0:00:07.000,0:00:09.500", both(7_000, 9_500)),
            ("00:00:07 - 00:00:09", both(7_000, 9_000)),
            ("00:00:07,000 00:00:09,500", both(7_000, 9_500)),
            ("00:00:07:12 --> 00:00:09:03", both(7_000, 9_000)),
            ("00.00.07,000 --> 00.00.09,500", both(7_000, 9_500)),
            ("00:00:07,000 --> soon", Some(Timing { start_ms: Some(7_000), end_ms: None })),
            ("-00:07.000 --> 00:09.000", Some(Timing { start_ms: None, end_ms: Some(9_000) })),
            ("00:xx:07 --> 00:00:09", Some(Timing { start_ms: None, end_ms: Some(9_000) })),
            ("00:00:07,000 --&gt; 00:00:09,500", both(7_000, 9_500)),
            ("00:00:07,000 -&gt; 00:00:09,500", both(7_000, 9_500)),
            ("00:00:07,000 bis 00:00:09,500", both(7_000, 9_500)),
            ("00:00:07,000 a 00:00:09,500", both(7_000, 9_500)),
            ("00:00:07,000 à 00:00:09,500", both(7_000, 9_500)),
            ("00:00:07,000 до 00:00:09,500", both(7_000, 9_500)),
            ("00:00:07,000 ... 00:00:09,500", both(7_000, 9_500)),
            ("OO:00:O7,000 --> 00:00:09,5OO", both(7_000, 9_500)),
            ("00:00:07,000", Some(Timing { start_ms: Some(7_000), end_ms: None })),
            ("--> 00:00:09,500", Some(Timing { start_ms: None, end_ms: Some(9_500) })),
            ("x7 --> 00:00:09,500", Some(Timing { start_ms: None, end_ms: Some(9_500) })),
            ("00:00:07,000 -->", Some(Timing { start_ms: Some(7_000), end_ms: None })),
            (" --> ", Some(Timing { start_ms: None, end_ms: None })),
            ("--> see there", None),
            ("12:30:00", None),
            ("at 00:00:07,000", None),
            ("from 10:30 - 11:00", None),
            ("10:30 - 11:00", None),
            ("a -> b", None),
            ("we said --> go", None),
            ("1 -> 2", None),
            ("12:30", None),
            ("", None),
        ];
        for (line, expected) in cases {
            assert_eq!(parse_timing(line), expected, "{line}");
        }
        let behind = [
            ("00:00:07,000 --> 00:00:09,500 it is 12 ١", Some("it is 12 ١")),
            ("00:01 → 00:02 [Ann] hi ", Some("[Ann] hi")),
            ("00:07.0 --> 00:09.5 align:start position:0%", None),
            ("00:00:07,000 --> 00:00:09,500 X1:40", None),
            ("00:00:07,000 --> 00:00:09,500 42", None),
            ("00:00:07,000 --> soon", None),
            ("hello", None),
        ];
        for (line, expected) in behind {
            assert_eq!(words_behind(line), expected, "{line}");
        }
    }
}

//! Parses captions of one line each: MicroDVD, which counts frames (`{25}{50}Hello|there`), and MPL2, which counts tenths
//! of a second (`[10][25]Hello|there`).

use super::cue_collector::CueCollector;
use super::speaker;
use earshot_model::Cue;

/// The frame rate of films, which players assume when a file declares none.
const DEFAULT_FRAME_RATE: f64 = 23.976;
/// Frame rates that a file can declare.
const FRAME_RATES: std::ops::RangeInclusive<f64> = 1.0..=240.0;
/// MPL2 counts tenths of a second.
const MPL2_RATE: f64 = 10.0;
/// Maximum number of cues.
const MAX_CUES: usize = 200_000;
/// Lines that are checked, and how many of them must be captions in square brackets, which also quote sources.
const CHECKED_LINES: usize = 20;
const MIN_BRACKETED: usize = 2;

/// Start and end in frames, and the rest of a line.
struct FrameLine<'a> {
    start: u32,
    end: Option<u32>,
    text: &'a str,
}

pub(super) fn is_frame_captions(start: &str) -> bool {
    let lines = || lines(start).map(|(_, line)| line).take(CHECKED_LINES);
    let is_spoken = |line: &FrameLine<'_>| !line.text.is_empty() && line.end.is_none_or(|end| end >= line.start);
    match start.chars().next() {
        Some('{') => {
            lines().find(|line| !line.starts_with("{DEFAULT}")).and_then(|line| split(line, '{', '}')).is_some()
        }
        Some('[') => {
            let timed = lines().filter_map(|line| split(line, '[', ']')).filter(is_spoken).count();
            timed >= MIN_BRACKETED && timed * 2 >= lines().count()
        }
        _ => false,
    }
}

pub(super) fn parse(text: &str, cues: &mut CueCollector) {
    let (open, close, mut rate) = match text.starts_with('{') {
        true => ('{', '}', None),
        false => ('[', ']', Some(MPL2_RATE)),
    };
    let mut found: Vec<(Cue, usize)> = Vec::new();
    for (number, line) in lines(text) {
        let Some(FrameLine { start, end, text }) = split(line, open, close) else {
            cues.issues.notice("stray-text", number, "text that belongs to no cue was dropped");
            continue;
        };
        // The first line declares the frame rate: `{1}{1}25.000`.
        if let Some(declared) = parse_rate(text).filter(|_| rate.is_none() && found.is_empty() && start <= 1) {
            rate = Some(declared);
            continue;
        }
        if rate.is_none() {
            cues.issues.notice("guessed-frame-rate", number, "the file declares no frame rate: 23.976 was assumed");
        }
        let to_ms = |frame: u32| to_ms(frame, rate.unwrap_or(DEFAULT_FRAME_RATE));
        let text = plain_text(text);
        if !text.is_empty() && found.len() < MAX_CUES {
            let (start_ms, end_ms) = (Some(to_ms(start)), end.map(to_ms));
            found.push((Cue { start_ms, end_ms, speaker: None, text }, number));
        }
    }
    let (mut spoken, numbers): (Vec<Cue>, Vec<usize>) = found.into_iter().unzip();
    speaker::split_speakers(&mut spoken);
    spoken.into_iter().zip(numbers).for_each(|(cue, number)| cues.push(cue, Some(number)));
}

/// Returns the non-empty lines with their numbers, from 1.
fn lines(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let separator = if text.contains('\n') { '\n' } else { '\r' };
    (1..).zip(text.split(separator)).map(|(number, line)| (number, line.trim())).filter(|(_, line)| !line.is_empty())
}

fn split(line: &str, open: char, close: char) -> Option<FrameLine<'_>> {
    let (start, rest) = line.strip_prefix(open)?.split_once(close)?;
    let (end, text) = rest.strip_prefix(open)?.split_once(close)?;
    let end = if end.is_empty() { None } else { Some(end.parse().ok()?) };
    Some(FrameLine { start: start.parse().ok()?, end, text: text.trim() })
}

fn parse_rate(text: &str) -> Option<f64> {
    text.replace(',', ".").parse().ok().filter(|rate| FRAME_RATES.contains(rate))
}

fn to_ms(frame: u32, rate: f64) -> i64 {
    #[expect(clippy::cast_possible_truncation, reason = "the quotient of a u32 fits")]
    {
        (f64::from(frame) * 1000.0 / rate).round() as i64
    }
}

/// Removes styles: `{y:i}` and `{C:$0000FF}` anywhere, and the slash for italics before a line.
fn plain_text(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    for line in text.split('|') {
        let mut rest = line.trim().trim_start_matches('/');
        while let Some((before, after)) = rest.split_once('{') {
            plain.push_str(before);
            match after.split_once('}') {
                Some((style, after)) if style.contains(':') => rest = after,
                _ => {
                    plain.push('{');
                    rest = after;
                }
            }
        }
        plain.push_str(rest);
        plain.push('\n');
    }
    plain.trim().to_owned()
}

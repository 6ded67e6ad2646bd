//! Parses TTML (W3C Timed Text Markup Language), which Apple Podcasts and broadcasters use:
//! `<p begin="1.0s" end="2.5s">`.

use super::cue_collector::CueCollector;
use super::speaker;
use super::timing::parse_time_ms;
use crate::feed::{MarkupEvent, Scanner, Tag, attribute, unescape};
use earshot_model::Cue;
use std::collections::HashMap;

/// Maximum number of agents, the speakers of a document.
const MAX_AGENTS: usize = 1_000;
/// Maximum number of cues.
const MAX_CUES: usize = 200_000;
/// Maximum depth of containers with times.
const MAX_CONTAINERS: usize = 64;
/// The frame rate of documents that declare none (TTML 2, 6.2.4).
const DEFAULT_FRAME_RATE: f64 = 30.0;

/// Whether the root element of a document is TTML's `tt`. HTML has an element of this name too.
pub(super) fn is_ttml(start: &str) -> bool {
    let mut rest = start.trim_start();
    while rest.starts_with("<?") || rest.starts_with("<!") {
        let end = if rest.starts_with("<!--") { "-->" } else { ">" };
        let Some((_, after)) = rest.split_once(end) else { return false };
        rest = after.trim_start();
    }
    let root = rest.strip_prefix('<').and_then(|root| root.split([' ', '>', '\n', '\r', '\t', '/']).next());
    root.is_some_and(|name| name.rsplit(':').next() == Some("tt"))
}

pub(super) fn parse(text: &str, cues: &mut CueCollector) {
    let first = read(text, false);
    let reader = if first.nesting.is_relative() { read(text, true) } else { first };
    let TtmlReader { mut found, broken_line, .. } = reader;
    if let Some(line) = broken_line {
        cues.issues.error("broken-xml", line, "the XML is invalid here; the rest was not read");
    }
    speaker::split_speakers(&mut found);
    found.into_iter().for_each(|cue| cues.push(cue, None));
}

fn read(text: &str, is_relative: bool) -> TtmlReader {
    let mut reader = TtmlReader { is_relative, ..TtmlReader::default() };
    let mut scanner = Scanner::new(text, 0);
    loop {
        match scanner.read() {
            Ok(MarkupEvent::Start(tag)) => reader.open(tag),
            Ok(MarkupEvent::Empty(tag)) if tag.local_name() == "br" => reader.text.push(' '),
            Ok(MarkupEvent::Empty(tag)) => reader.read_rates(tag),
            Ok(MarkupEvent::End(name)) => reader.close(name.rsplit(':').next().unwrap_or(name)),
            Ok(MarkupEvent::Text(piece)) => reader.push_text(&unescape(piece)),
            Ok(MarkupEvent::CData(piece)) => reader.push_text(piece),
            Ok(MarkupEvent::DocType(_) | MarkupEvent::Skipped) => {}
            Ok(MarkupEvent::Eof) => break,
            Err(_) => {
                reader.broken_line = Some(text[..scanner.offset()].bytes().filter(|byte| *byte == b'\n').count() + 1);
                break;
            }
        }
    }
    reader.flush();
    reader
}

/// Counts evidence for whether times are relative to the enclosing element (TTML 2, 12.4) or to the document. Many
/// programs write the latter against the standard.
#[derive(Default)]
struct Nesting {
    /// Times in an element that begins later than zero.
    nested: usize,
    /// Nested times before the enclosing begin: evidence for relative times.
    before: usize,
    /// Nested times that would end after the enclosing element if they were relative.
    behind: usize,
}

impl Nesting {
    fn is_relative(&self) -> bool {
        self.nested > 0 && (self.before > 0 || self.behind == 0)
    }

    fn count(&mut self, outer: &SpeechSpan, inner: &SpeechSpan) {
        let (Some(begin), Some(start)) = (outer.start_ms.filter(|begin| *begin > 0), inner.start_ms) else { return };
        self.nested += 1;
        self.before += usize::from(start < begin);
        let last = begin.saturating_add(inner.end_ms.unwrap_or(start));
        self.behind += usize::from(outer.end_ms.is_some_and(|end| last > end));
    }
}

/// Times and speaker of an element.
#[derive(Clone, Default)]
struct SpeechSpan {
    start_ms: Option<i64>,
    end_ms: Option<i64>,
    speaker: Option<String>,
}

#[derive(Default)]
struct TtmlReader {
    found: Vec<Cue>,
    /// Names of agents by their id.
    agents: HashMap<String, String>,
    /// The agent that is being read.
    agent: Option<String>,
    paragraph: Option<SpeechSpan>,
    /// The sentence of a paragraph, with the number of spans that were open before it.
    sentence: Option<(SpeechSpan, usize)>,
    open_spans: usize,
    text: String,
    frame_rate: Option<f64>,
    tick_rate: Option<f64>,
    /// Times of the open `body` and `div` elements.
    containers: Vec<SpeechSpan>,
    /// Whether times are relative to the begin of the enclosing element.
    is_relative: bool,
    nesting: Nesting,
    broken_line: Option<usize>,
}

impl TtmlReader {
    fn open(&mut self, tag: Tag<'_>) {
        match tag.local_name() {
            "tt" => self.read_rates(tag),
            "agent" => self.agent = attribute(tag, "id").map(|id| id.into_owned()),
            "body" | "div" => {
                let times = self.read_nested_times(tag, self.containers.last().cloned());
                // Deeper elements reuse the times of the deepest recorded container.
                if self.containers.len() < MAX_CONTAINERS {
                    self.containers.push(times);
                }
            }
            "p" => {
                self.flush();
                self.paragraph = Some(self.read_nested_times(tag, self.containers.last().cloned()));
                (self.sentence, self.open_spans) = (None, 0);
            }
            "span" if self.paragraph.is_some() => {
                // The words of a sentence have times of their own, which are not needed.
                let is_word = attribute(tag, "unit").is_some_and(|unit| unit == "word");
                let times = match is_word || self.sentence.is_some() {
                    true => SpeechSpan::default(),
                    false => self.read_nested_times(tag, self.paragraph.clone()),
                };
                if times.start_ms.is_some() && self.sentence.is_none() {
                    self.flush();
                    let inherited = self.paragraph.as_ref().and_then(|paragraph| paragraph.speaker.clone());
                    let speaker = times.speaker.clone().or(inherited);
                    self.sentence = Some((SpeechSpan { speaker, ..times }, self.open_spans));
                }
                self.open_spans += 1;
                // Some programs write no space between the spans of words.
                if is_word {
                    self.text.push(' ');
                }
            }
            _ => {}
        }
    }

    fn close(&mut self, name: &str) {
        match name {
            "agent" => self.agent = None,
            "body" | "div" => drop(self.containers.pop()),
            "p" => {
                self.flush();
                (self.paragraph, self.sentence) = (None, None);
            }
            "span" if self.open_spans > 0 => {
                self.open_spans -= 1;
                if self.sentence.as_ref().is_some_and(|(_, before)| *before == self.open_spans) {
                    self.flush();
                    self.sentence = None;
                }
            }
            _ => {}
        }
    }

    fn push_text(&mut self, text: &str) {
        if self.paragraph.is_some() {
            self.text.push_str(text);
        } else if let Some(agent) = self.agent.as_ref().filter(|_| !text.trim().is_empty())
            && self.agents.len() < MAX_AGENTS
        {
            self.agents.entry(agent.clone()).or_insert_with(|| text.trim().to_owned());
        }
    }

    fn flush(&mut self) {
        let text = std::mem::take(&mut self.text);
        let Some(timed) = self.sentence.as_ref().map(|(timed, _)| timed).or(self.paragraph.as_ref()) else { return };
        if !text.trim().is_empty() && self.found.len() < MAX_CUES {
            let SpeechSpan { start_ms, end_ms, speaker } = timed.clone();
            self.found.push(Cue { start_ms, end_ms, speaker, text: text.trim().to_owned() });
        }
    }

    fn read_rates(&mut self, tag: Tag<'_>) {
        let rate = |name: &str| attribute(tag, name)?.trim().parse::<f64>().ok().filter(|rate| *rate > 0.0);
        self.frame_rate = self.frame_rate.or_else(|| rate("frameRate"));
        self.tick_rate = self.tick_rate.or_else(|| rate("tickRate"));
    }

    /// Reads the times of an element. Without a begin of its own, it begins with the element around it.
    fn read_nested_times(&mut self, tag: Tag<'_>, outer: Option<SpeechSpan>) -> SpeechSpan {
        let mut times = self.read_times(tag);
        let Some(outer) = outer else { return times };
        self.nesting.count(&outer, &times);
        if let Some(begin) = outer.start_ms.filter(|_| self.is_relative) {
            times.start_ms = times.start_ms.and_then(|start| start.checked_add(begin));
            times.end_ms = times.end_ms.and_then(|end| end.checked_add(begin));
        }
        if tag.local_name() != "span" && times.start_ms.is_none() {
            (times.start_ms, times.end_ms) = (outer.start_ms, times.end_ms.or(outer.end_ms));
        }
        times
    }

    fn read_times(&self, tag: Tag<'_>) -> SpeechSpan {
        let time = |name: &str| attribute(tag, name).and_then(|raw| self.parse_time(&raw));
        let start_ms = time("begin");
        let end_ms = time("end").or_else(|| start_ms?.checked_add(time("dur")?));
        let speaker = attribute(tag, "agent").map(|id| match self.agents.get(id.as_ref()) {
            Some(name) => name.clone(),
            None => id.into_owned(),
        });
        SpeechSpan { start_ms, end_ms, speaker }
    }

    /// Parses a time expression (TTML 2, 12.3.1): a clock, or a number with a unit. A bare number counts as seconds.
    fn parse_time(&self, raw: &str) -> Option<i64> {
        let text = raw.trim();
        let frame = 1000.0 / self.frame_rate.unwrap_or(DEFAULT_FRAME_RATE);
        if text.contains(':') {
            return parse_time_ms(text).or_else(|| {
                let (clock, frames) = text.rsplit_once(':')?;
                Some(parse_time_ms(clock)? + to_ms(frames.parse::<f64>().ok()? * frame)?)
            });
        }
        let unit = text.find(|c: char| !(c.is_ascii_digit() || c == '.')).unwrap_or(text.len());
        let ms = match &text[unit..] {
            "h" => 3_600_000.0,
            "m" => 60_000.0,
            "s" | "" => 1000.0,
            "ms" => 1.0,
            "f" => frame,
            "t" => 1000.0 / self.tick_rate?,
            _ => return None,
        };
        to_ms(text[..unit].parse::<f64>().ok()? * ms)
    }
}

fn to_ms(ms: f64) -> Option<i64> {
    // The cast saturates; out-of-range times are rejected later.
    #[expect(clippy::cast_possible_truncation, reason = "casts from f64 saturate")]
    ms.is_finite().then_some(ms.round() as i64)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn starts(body: &str) -> Vec<(Option<i64>, Option<i64>, String)> {
        let reader = read(&format!("<tt>{body}</tt>"), false);
        let reader = match reader.nesting.is_relative() {
            true => read(&format!("<tt>{body}</tt>"), true),
            false => reader,
        };
        reader.found.into_iter().map(|cue| (cue.start_ms, cue.end_ms, cue.text)).collect()
    }

    fn cue(start: i64, end: i64, text: &str) -> (Option<i64>, Option<i64>, String) {
        (Some(start), Some(end).filter(|end| *end > 0), text.to_owned())
    }

    #[test]
    fn nested_times_count_from_the_element_around_them() {
        let cases = [
            ("<body><div begin='10s'><p begin='1s' end='2s'>a</p></div></body>", vec![cue(11_000, 12_000, "a")]),
            (
                "<body begin='5s'><div begin='10s'><p begin='1s' dur='2s'>a</p><p begin='20s'>b</p></div></body>",
                vec![cue(16_000, 18_000, "a"), cue(35_000, 0, "b")],
            ),
            (
                "<body><div><p begin='8s' end='12s'><span begin='0s' end='1s'>a</span><span begin='2s' end='4s'>b</span></p></div></body>",
                vec![cue(8_000, 9_000, "a"), cue(10_000, 12_000, "b")],
            ),
            (
                // All times count from the begin of the document.
                "<body><div begin='3s' end='9s'><p begin='3s' end='9s'><span begin='3s' end='5s'>a</span><span begin='5s' end='9s'>b</span></p></div></body>",
                vec![cue(3_000, 5_000, "a"), cue(5_000, 9_000, "b")],
            ),
            (
                "<body><div><p begin='1s'>a</p></div><div><p begin='2s'>b</p></div></body>",
                vec![cue(1_000, 0, "a"), cue(2_000, 0, "b")],
            ),
        ];
        for (body, expected) in cases {
            assert_eq!(starts(body), expected, "{body}");
        }
    }
}

//! Parses TTML (W3C SpeechSpan Text Markup Language), which Apple Podcasts and broadcasters use: `<p begin="1.0s" end="2.5s">`.

use super::cue_collector::CueCollector;
use super::speaker;
use super::timing::parse_time_ms;
use crate::feed::{MarkupEvent, Scanner, Tag, attribute, unescape};
use earshot_model::Cue;
use std::collections::HashMap;

/// Maximum number of agents, the speakers of a document.
const MAX_AGENTS: usize = 1_000;
/// Maximum number of cues, as everywhere.
const MAX_CUES: usize = 200_000;
/// TTML 2, 6.2.4: without a declared rate.
const DEFAULT_FRAME_RATE: f64 = 30.0;

/// Whether the root element of a document is that of TTML. HTML has an element of this name too.
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
    let mut reader = TtmlReader::default();
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
                let line = text[..scanner.offset()].bytes().filter(|byte| *byte == b'\n').count() + 1;
                cues.issues.error("broken-xml", line, "the XML is invalid here; the rest was not read");
                break;
            }
        }
    }
    reader.flush();
    speaker::split_speakers(&mut reader.found);
    reader.found.into_iter().for_each(|cue| cues.push(cue, None));
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
}

impl TtmlReader {
    fn open(&mut self, tag: Tag<'_>) {
        match tag.local_name() {
            "tt" => self.read_rates(tag),
            "agent" => self.agent = attribute(tag, "id").map(|id| id.into_owned()),
            "p" => {
                self.flush();
                self.paragraph = Some(self.read_times(tag));
                (self.sentence, self.open_spans) = (None, 0);
            }
            "span" if self.paragraph.is_some() => {
                // The words of a sentence have times of their own, which are not needed.
                let is_word = attribute(tag, "unit").is_some_and(|unit| unit == "word");
                let times = if is_word { SpeechSpan::default() } else { self.read_times(tag) };
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

//! Reads server-sent events of `chat/completions`.

use super::answer_text::ThoughtFilter;
use super::wire::{ChatChunk, ChatUsage};

/// A longer line is not an event.
const MAX_LINE_BYTES: usize = 256 << 10;

/// Collects the text of a stream that arrives in parts.
#[derive(Default)]
pub(super) struct EventReader {
    line: Vec<u8>,
    thoughts: ThoughtFilter,
    pub(super) text: String,
    pub(super) finish_reason: Option<String>,
    pub(super) usage: Option<ChatUsage>,
    pub(super) is_done: bool,
    /// Whether any event arrived. A plain JSON response has none.
    pub(super) has_events: bool,
}

impl EventReader {
    /// Reads a part and returns the text that it completes.
    pub(super) fn read(&mut self, piece: &[u8]) -> String {
        let before = self.text.len();
        for byte in piece {
            if *byte == b'\n' {
                let line = std::mem::take(&mut self.line);
                self.read_line(&String::from_utf8_lossy(&line));
            } else if self.line.len() < MAX_LINE_BYTES {
                self.line.push(*byte);
            }
        }
        self.text[before..].to_owned()
    }

    fn read_line(&mut self, line: &str) {
        let Some(data) = line.trim_end_matches('\r').strip_prefix("data:").map(str::trim) else { return };
        self.has_events = true;
        if data == "[DONE]" {
            self.is_done = true;
            self.text.push_str(&std::mem::take(&mut self.thoughts).finish());
            return;
        }
        let Ok(chunk) = serde_json::from_str::<ChatChunk>(data) else { return };
        for choice in chunk.choices.into_iter().take(1) {
            self.text.push_str(&self.thoughts.push(choice.delta.content.as_deref().unwrap_or_default()));
            if choice.delta.refusal.is_some_and(|refusal| !refusal.is_empty()) {
                self.finish_reason = Some("content_filter".to_owned());
            } else if choice.finish_reason.is_some() {
                self.finish_reason = choice.finish_reason;
            }
        }
        if chunk.usage.is_some() {
            self.usage = chunk.usage;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_may_end_anywhere() {
        let stream = "event: x\r\ndata: {\"choices\":[{\"delta\":{\"content\":\"Hé\"}}]}\r\n\r\ndata: {\"choices\":[{\"delta\":{\"content\":\"llo\"},\"finish_reason\":\"stop\"}]}\n\ndata: [DONE]\n\n";
        for size in [1, 2, 3, 7, 1_000] {
            let mut reader = EventReader::default();
            let mut text = String::new();
            for piece in stream.as_bytes().chunks(size) {
                text.push_str(&reader.read(piece));
            }
            assert_eq!((text.as_str(), reader.is_done), ("Héllo", true));
            assert_eq!(reader.finish_reason.as_deref(), Some("stop"));
        }
    }
}

//! Assigns a start and an end to every cue, as subtitles require.

use super::cue::Cue;

/// The duration of the last cue when its end is unknown.
const LAST_CUE_MS: i64 = 2_000;

/// A cue with times in milliseconds. The end is after the start, as WebVTT requires.
pub(super) struct TimedCue<'a> {
    pub(super) start_ms: i64,
    pub(super) end_ms: i64,
    pub(super) cue: &'a Cue,
}

/// Assigns times to all cues, so that no text is lost. A missing end becomes the start of the next timed cue. A cue
/// without start gets the times of the cue before it; at the beginning, of the first timed cue. Returns nothing when no
/// cue has a start.
pub(super) fn assign_times(cues: &[Cue]) -> Vec<TimedCue<'_>> {
    let mut next_start = None;
    let mut spans: Vec<Option<(i64, i64)>> = Vec::with_capacity(cues.len());
    for cue in cues.iter().rev() {
        let span = cue.start_ms.map(|start| {
            let start = start.max(0);
            let end = cue.end_ms.or(next_start).unwrap_or(start.saturating_add(LAST_CUE_MS));
            (start, end.max(start.saturating_add(1)))
        });
        next_start = span.map(|(start, _)| start).or(next_start);
        spans.push(span);
    }
    spans.reverse();
    let Some(first) = spans.iter().copied().flatten().next() else { return Vec::new() };
    let mut last = first;
    cues.iter()
        .zip(spans)
        .map(|(cue, span)| {
            last = span.unwrap_or(last);
            TimedCue { start_ms: last.0, end_ms: last.1, cue }
        })
        .collect()
}

/// `00:01:02.345`, with `point` before the milliseconds.
pub(super) fn format_timestamp(ms: i64, point: char) -> String {
    let seconds = ms / 1000;
    format!("{:02}:{:02}:{:02}{point}{:03}", seconds / 3600, seconds / 60 % 60, seconds % 60, ms % 1000)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_cue_gets_a_span() {
        let cue = |start_ms, end_ms| Cue { start_ms, end_ms, speaker: None, text: "x".to_owned() };
        let cues = [
            cue(None, None),
            cue(Some(1000), None),
            cue(None, Some(7)),
            cue(Some(3000), Some(2000)),
            cue(Some(-5), None),
        ];
        let spans: Vec<_> = assign_times(&cues).iter().map(|timed| (timed.start_ms, timed.end_ms)).collect();
        assert_eq!(spans, [(1000, 3000), (1000, 3000), (1000, 3000), (3000, 3001), (0, 2000)]);
        assert!(assign_times(&cues[..1]).is_empty());
        assert_eq!(format_timestamp(360_000_001, ','), "100:00:00,001");
    }
}

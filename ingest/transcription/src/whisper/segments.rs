//! Splits the tokens of a window at their times.

/// The next window starts at least this much later, a second, so that each recording has an end.
const MIN_STEPS: u32 = 50;

/// A text between two times, in steps of 20 ms from the start of its window.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Segment {
    pub start: u32,
    pub end: u32,
    pub tokens: Vec<u32>,
}

/// Returns the segments of a window, and the step at which the next window starts: after the last text that has an end, because
/// what follows was cut off. `length` is the window's, in steps.
#[must_use]
pub fn split_at_times(tokens: &[u32], first_time: u32, length: u32) -> (Vec<Segment>, u32) {
    let time = |token: &u32| token.checked_sub(first_time).map(|step| step.min(length));
    let (mut segments, mut open): (Vec<Segment>, Option<Segment>) = (Vec::new(), None);
    let mut last_end = 0;
    for token in tokens {
        match (time(token), &mut open) {
            (Some(start), None) => open = Some(Segment { start, end: length, tokens: Vec::new() }),
            // Another start.
            (Some(start), Some(segment)) if segment.tokens.is_empty() => segment.start = start,
            (Some(end), Some(segment)) => {
                segment.end = end.max(segment.start);
                last_end = segment.end;
                segments.extend(open.take());
            }
            (None, Some(segment)) => segment.tokens.push(*token),
            // Text before any time.
            (None, None) => open = Some(Segment { start: last_end, end: length, tokens: vec![*token] }),
        }
    }
    match open {
        // What is cut off is heard again, as a whole.
        Some(_) if last_end >= MIN_STEPS => (segments, last_end),
        Some(cut) => {
            segments.extend((!cut.tokens.is_empty()).then_some(cut));
            (segments, length)
        }
        None => (segments, length),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const FIRST: u32 = 100;
    /// Half a minute.
    const WINDOW_STEPS: u32 = 1_500;

    fn split(tokens: &[u32]) -> (Vec<(u32, u32, Vec<u32>)>, u32) {
        let (segments, next) = split_at_times(tokens, FIRST, WINDOW_STEPS);
        (segments.into_iter().map(|segment| (segment.start, segment.end, segment.tokens)).collect(), next)
    }

    #[test]
    fn texts_get_their_times() {
        let one = (0, 100, vec![1, 2]);
        assert_eq!(split(&[100, 1, 2, 200, 200, 3, 350]), (vec![one.clone(), (100, 250, vec![3])], WINDOW_STEPS));
        // What is cut off begins the next window.
        assert_eq!(split(&[100, 1, 2, 200, 210, 3]), (vec![one.clone()], 100));
        assert_eq!(split(&[100, 1, 2, 200, 210]), (vec![one], 100));
        assert_eq!(split(&[100, 1, 2]), (vec![(0, WINDOW_STEPS, vec![1, 2])], WINDOW_STEPS));
        assert_eq!(split(&[]), (vec![], WINDOW_STEPS));
    }

    #[test]
    fn every_window_goes_on() {
        for tokens in [vec![100], vec![100, 100, 100], vec![1, 100], vec![100, 1, 100, 100, 1], vec![1_600, 1, 1_600]] {
            let (segments, next) = split(&tokens);
            assert!(next >= MIN_STEPS, "{tokens:?}");
            assert!(segments.iter().all(|(start, end, _)| start <= end && *end <= WINDOW_STEPS), "{segments:?}");
        }
    }
}

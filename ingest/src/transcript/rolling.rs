//! Collapses rolling captions, in which each cue repeats the end of the one before and adds words.

use earshot_model::Cue;

/// A gap of more milliseconds ends the repetition.
const MAX_GAP_MS: i64 = 500;
/// A longer cue is not treated as rolling.
const MAX_WORDS: usize = 200;
/// A single repeated word shorter than this is ignored as coincidence. In languages without spaces a line is one word.
const MIN_WORD_BYTES: usize = 8;

/// A cue and the line of its times.
pub(super) type NumberedCue = (Cue, usize);

/// Removes from each cue the words that repeat the previous cue, if the file is in rolling captions. Returns whether it
/// is.
///
/// In other captions hardly two neighbors share their words, so half of the pairs is proof. Cues that only repeat, such
/// as `[Applause]` thrice, do not roll: they add nothing.
pub(super) fn collapse_rolling(cues: &mut Vec<NumberedCue>) -> bool {
    let repeated: Vec<usize> =
        std::iter::once(0)
            .chain(cues.windows(2).map(|pair| {
                if are_adjacent(&pair[0].0, &pair[1].0) { repeated_words(&pair[0].0, &pair[1].0) } else { 0 }
            }))
            .collect();
    let rolling = repeated.iter().filter(|words| **words > 0).count();
    let growing = repeated
        .iter()
        .zip(cues.iter())
        .filter(|(words, (cue, _))| **words > 0 && cue.text.split_whitespace().nth(**words).is_some());
    if rolling < 2 || rolling * 2 < cues.len().saturating_sub(1) || growing.count() * 4 < rolling {
        return false;
    }
    let mut collapsed: Vec<NumberedCue> = Vec::with_capacity(cues.len());
    for ((cue, line), repeated) in std::mem::take(cues).into_iter().zip(repeated) {
        let mut words = cue.text.split_whitespace();
        if repeated > 0 {
            words.nth(repeated - 1);
        }
        let new: Vec<&str> = words.collect();
        match collapsed.last_mut() {
            Some((last, _)) if new.is_empty() => last.end_ms = cue.end_ms.max(last.end_ms),
            _ if repeated == 0 => collapsed.push((cue, line)),
            _ => {
                let text = new.join(" ");
                collapsed.push((Cue { text, ..cue }, line));
            }
        }
    }
    *cues = collapsed;
    true
}

fn are_adjacent(one: &Cue, next: &Cue) -> bool {
    let gap = next.start_ms.zip(one.end_ms).map(|(start, end)| start - end);
    gap.is_some_and(|gap| gap <= MAX_GAP_MS) && next.start_ms >= one.start_ms && one.speaker == next.speaker
}

/// Returns how many words at the start of a cue are those at the end of the one before; 0 for a coincidence.
fn repeated_words(before: &Cue, cue: &Cue) -> usize {
    let words: Vec<&str> = cue.text.split_whitespace().take(MAX_WORDS + 1).collect();
    let before: Vec<&str> = before.text.split_whitespace().take(MAX_WORDS + 1).collect();
    if words.len().max(before.len()) > MAX_WORDS {
        return 0;
    }
    // Knuth, Morris and Pratt: borders[n] is the length of the longest border of the first n words.
    let mut borders = vec![0; words.len() + 1];
    let mut length = 0;
    for at in 1..words.len() {
        while length > 0 && words[at] != words[length] {
            length = borders[length];
        }
        length += usize::from(words[at] == words[length]);
        borders[at + 1] = length;
    }
    let mut matched = 0;
    for word in &before {
        while matched > 0 && (matched == words.len() || words[matched] != *word) {
            matched = borders[matched];
        }
        matched += usize::from(words.get(matched) == Some(word));
    }
    let is_long = matched > 1 || words.first().is_some_and(|word| word.len() >= MIN_WORD_BYTES);
    if matched > 0 && (is_long || matched == before.len()) { matched } else { 0 }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn collapse(rows: &[(i64, i64, &str)]) -> Vec<(i64, i64, String)> {
        let cue = |(start, end, text): &(i64, i64, &str)| {
            (Cue { start_ms: Some(*start), end_ms: Some(*end), speaker: None, text: (*text).to_owned() }, 1)
        };
        let mut cues: Vec<NumberedCue> = rows.iter().map(cue).collect();
        collapse_rolling(&mut cues);
        cues.into_iter().map(|(cue, _)| (cue.start_ms.unwrap_or(-1), cue.end_ms.unwrap_or(-1), cue.text)).collect()
    }

    #[test]
    fn each_line_is_kept_once() {
        let rolling = [
            (0, 20, "the hens are awake"),
            (20, 21, "the hens are awake"),
            (21, 40, "the hens are awake\nopen the door"),
            (40, 41, "open the door"),
            (41, 60, "open the door\nand count them"),
        ];
        let expected = [(0, 21, "the hens are awake"), (21, 41, "open the door"), (41, 60, "and count them")];
        assert_eq!(collapse(&rolling), expected.map(|(start, end, text)| (start, end, text.to_owned())));
        let growing =
            [(0, 1, "count"), (1, 2, "count the"), (2, 3, "count the hens"), (3, 4, "twice"), (4, 5, "twice a")];
        let texts: Vec<String> = collapse(&growing).into_iter().map(|(.., text)| text).collect();
        assert_eq!(texts.join(" "), "count the hens twice a");
        let wide = [(0, 1, "鸡醒了打开门"), (1, 2, "鸡醒了打开门 数一数鸡啊"), (2, 3, "数一数鸡啊 两次都数")];
        let texts: Vec<String> = collapse(&wide).into_iter().map(|(.., text)| text).collect();
        assert_eq!(texts, ["鸡醒了打开门", "数一数鸡啊", "两次都数"]);
    }

    #[test]
    fn speech_that_repeats_itself_stays() {
        let speech = [
            (0, 1, "no no no"),
            (1, 2, "no no no"),
            (2, 3, "I said"),
            (3, 4, "go away"),
            (4, 5, "far away"),
            (5, 6, "please"),
        ];
        let noise = [(0, 1, "[Applause]"), (1, 2, "[Applause]"), (2, 3, "[Applause]")];
        for rows in [&speech[..], &noise[..]] {
            assert_eq!(
                collapse(rows),
                rows.iter().map(|(s, e, text)| (*s, *e, (*text).to_owned())).collect::<Vec<_>>()
            );
        }
    }
}

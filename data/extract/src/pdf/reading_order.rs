//! Puts the letters of a line into the order of reading. PDF files place glyphs, and most programs write those of
//! Hebrew and Arabic from left to right, as they are seen.

/// Text of a glyph with its horizontal position.
#[derive(Clone, Debug)]
pub(super) struct Glyph {
    pub text: String,
    /// Grows to the right.
    pub x: f64,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Direction {
    LeftToRight,
    RightToLeft,
    Number,
    Neutral,
}

/// Whether most letters of a page are read from right to left. A line alone may begin with a foreign name.
pub(super) fn is_read_to_left(lines: &[Vec<Glyph>]) -> bool {
    let count = |requested: Direction| {
        let directions = lines.iter().flatten().map(|glyph| direction(&glyph.text));
        directions.filter(|direction| *direction == requested).count()
    };
    count(Direction::RightToLeft) > count(Direction::LeftToRight)
}

/// Returns the text of a line in the order of reading.
pub(super) fn to_logical_order(glyphs: Vec<Glyph>, is_read_to_left: bool) -> String {
    let directions: Vec<Direction> = glyphs.iter().map(|glyph| direction(&glyph.text)).collect();
    if !is_visual_order(&glyphs, &directions) {
        return glyphs.into_iter().map(|glyph| glyph.text).collect();
    }
    let mut clusters = into_clusters(glyphs);
    if is_read_to_left {
        reverse(&mut clusters);
    } else {
        // A quote from right to left in a line from left to right.
        for (start, end) in runs(&clusters, Direction::RightToLeft, &[Direction::Neutral, Direction::Number]) {
            reverse(&mut clusters[start..end]);
        }
    }
    clusters.into_iter().map(|(text, _)| text).collect()
}

/// Whether letters of right-to-left scripts follow one another to the right.
fn is_visual_order(glyphs: &[Glyph], directions: &[Direction]) -> bool {
    let (mut to_right, mut to_left) = (0, 0);
    for place in 1..glyphs.len() {
        if directions[place] == Direction::RightToLeft && directions[place - 1] == Direction::RightToLeft {
            let step = glyphs[place].x - glyphs[place - 1].x;
            to_right += u32::from(step > 0.0);
            to_left += u32::from(step < 0.0);
        }
    }
    to_right > to_left
}

/// Joins combining marks to the letter before them.
fn into_clusters(glyphs: Vec<Glyph>) -> Vec<(String, Direction)> {
    let mut clusters: Vec<(String, Direction)> = Vec::with_capacity(glyphs.len());
    for glyph in glyphs {
        match clusters.last_mut() {
            Some((base, _)) if !glyph.text.is_empty() && glyph.text.chars().all(is_mark) => base.push_str(&glyph.text),
            _ => {
                let direction = direction(&glyph.text);
                clusters.push((glyph.text, direction));
            }
        }
    }
    clusters
}

/// Reverses clusters, but not the words and numbers from left to right among them.
fn reverse(clusters: &mut [(String, Direction)]) {
    clusters.reverse();
    let inner = [Direction::LeftToRight, Direction::Number];
    let mut place = 0;
    while place < clusters.len() {
        if !inner.contains(&clusters[place].1) {
            place += 1;
            continue;
        }
        let mut end = place + 1;
        let mut next = end;
        while next < clusters.len() && clusters[next].1 != Direction::RightToLeft {
            next += 1;
            if inner.contains(&clusters[next - 1].1) {
                end = next;
            }
        }
        clusters[place..end].reverse();
        place = end;
    }
}

/// The longest runs that begin and end with a direction and have only `others` within.
fn runs(clusters: &[(String, Direction)], requested: Direction, others: &[Direction]) -> Vec<(usize, usize)> {
    let mut runs: Vec<(usize, usize)> = Vec::new();
    let mut current: Option<(usize, usize)> = None;
    for (place, (_, direction)) in clusters.iter().enumerate() {
        if *direction == requested {
            current = Some((current.map_or(place, |(start, _)| start), place + 1));
        } else if !others.contains(direction) {
            runs.extend(current.take());
        }
    }
    runs.extend(current);
    runs
}

fn direction(text: &str) -> Direction {
    let of_letter = |letter: char| match letter {
        letter if is_right_to_left(letter) => Direction::RightToLeft,
        letter if letter.is_numeric() => Direction::Number,
        letter if letter.is_alphabetic() => Direction::LeftToRight,
        _ => Direction::Neutral,
    };
    text.chars().map(of_letter).find(|direction| *direction != Direction::Neutral).unwrap_or(Direction::Neutral)
}

/// Letters of Hebrew, Arabic, Syriac, Thaana, N'Ko and their presentation forms.
fn is_right_to_left(letter: char) -> bool {
    letter.is_alphabetic()
        && matches!(letter, '\u{590}'..='\u{8ff}' | '\u{fb1d}'..='\u{fdff}' | '\u{fe70}'..='\u{fefc}' | '\u{10800}'..='\u{10fff}' | '\u{1e800}'..='\u{1efff}')
}

/// Marks of Hebrew and Arabic.
fn is_mark(letter: char) -> bool {
    matches!(letter, '\u{591}'..='\u{5bd}' | '\u{5bf}' | '\u{5c1}'..='\u{5c2}' | '\u{5c4}'..='\u{5c7}' | '\u{610}'..='\u{61a}' | '\u{64b}'..='\u{65f}' | '\u{670}')
}

#[cfg(test)]
mod tests {
    use super::*;

    fn glyphs(seen: &str, step: f64) -> Vec<Glyph> {
        let mut x = 0.0;
        let place = |letter: char| {
            x += step;
            Glyph { text: letter.to_string(), x }
        };
        seen.chars().map(place).collect()
    }

    fn order(seen: &str, step: f64) -> String {
        to_logical_order(glyphs(seen, step), !seen.starts_with("She"))
    }

    #[test]
    fn the_page_has_a_direction() {
        assert!(is_read_to_left(&[glyphs("Ada", 1.0), glyphs("םולש", 1.0)]));
        assert!(!is_read_to_left(&[glyphs("1995 -", 1.0)]));
    }

    #[test]
    fn seen_lines_become_read_lines() {
        for (seen, read) in [
            ("plain text", "plain text"),
            ("םולש", "שלום"),
            ("םלוע ,םולש", "שלום, עולם"),
            // Numbers and words from left to right keep their order.
            ("1995 תנשב", "בשנת 1995"),
            ("Ada Lovelace ימש", "שמי Ada Lovelace"),
            ("She says םלוע םולש to you all", "She says שלום עולם to you all"),
        ] {
            assert_eq!(order(seen, 5.0), read);
        }
        assert_eq!(order("שלום עולם", -5.0), "שלום עולם", "a file in the order of reading stays");
    }

    #[test]
    fn marks_stay_on_their_letters() {
        // Shin with a shin dot, then a vav: seen as vav, shin, dot.
        assert_eq!(order("ו\u{5e9}\u{5c1}", 5.0), "\u{5e9}\u{5c1}ו");
    }
}

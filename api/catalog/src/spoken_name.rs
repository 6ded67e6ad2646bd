//! The second at which a transcript names somebody.

use earshot_model::{Cue, fold_text};

/// Returns the second of the first cue that has a name, also over the end of a cue. `None` when no cue has it, or the
/// transcript has no times.
pub(crate) fn first_second(cues: &[Cue], name: &str) -> Option<i64> {
    let name = fold_text(name);
    let first_word = name.split(' ').next().filter(|word| !word.is_empty())?;
    for (at, cue) in cues.iter().enumerate() {
        let mut text = fold_text(&cue.text);
        if !text.contains(first_word) {
            continue;
        }
        if !text.contains(&name) {
            let Some(next) = cues.get(at + 1) else { continue };
            text = fold_text(&format!("{} {}", cue.text, next.text));
        }
        if text.contains(&name) {
            return cue.start_ms.map(|start| start / 1_000);
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cue(second: i64, text: &str) -> Cue {
        Cue { start_ms: Some(second * 1_000 + 400), end_ms: None, speaker: None, text: text.to_owned() }
    }

    #[test]
    fn a_name_is_found_with_its_second_also_across_cues() {
        let cues = [
            cue(0, "Welcome, Anna is here."),
            cue(7, "With me is ANNA"),
            cue(9, "Müller from Graz"),
            cue(20, "Ben Hill"),
        ];
        assert_eq!(first_second(&cues, "Anna Muller"), Some(7));
        assert_eq!(first_second(&cues, "ben hill"), Some(20));
        assert_eq!(first_second(&cues, "Cy Wood"), None);
        assert_eq!(first_second(&cues, " "), None);
        assert_eq!(first_second(&[], "Ben Hill"), None);
        let untimed = Cue { start_ms: None, ..cue(0, "Ben Hill") };
        assert_eq!(first_second(&[untimed], "Ben Hill"), None);
    }
}

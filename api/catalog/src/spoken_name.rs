//! The second at which a transcript names somebody.

use earshot_model::{Cue, fold_text};

/// Returns the second of the first cue that has a name, also over the end of a cue. `None` when no cue has it, or the
/// transcript has no times.
pub fn first_second(cues: &[Cue], name: &str) -> Option<i64> {
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

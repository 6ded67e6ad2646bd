//! Words in place of letters that a PDF cannot show, so that nobody takes a box for a letter.

use super::pdf_fonts::{Fonts, is_unseen};
use std::collections::BTreeSet;
use unicode_normalization::UnicodeNormalization as _;
use unicode_script::{Script, UnicodeScript as _};

/// Replaces letters without a glyph: `山田` becomes `[Chinese characters]`. Notes what is missing.
pub(super) fn replace_missing(text: &str, fonts: &Fonts, missing: &mut BTreeSet<&'static str>) -> String {
    let mut replaced = String::with_capacity(text.len());
    let mut last: Option<&'static str> = None;
    // Letters and their marks as one letter, of which fonts have more.
    for letter in text.nfc() {
        let letter = if letter.is_control() && letter != '\n' { ' ' } else { letter };
        match last {
            // Joiners and marks after a letter that is missing.
            Some(_) if is_unseen(letter) || letter.script() == Script::Inherited => {}
            _ if fonts.has(letter) => {
                replaced.push(letter);
                last = None;
            }
            _ => {
                let name = name_of(letter);
                if last != Some(name) {
                    replaced.push_str(&format!("[{name}]"));
                }
                missing.insert(name);
                last = Some(name);
            }
        }
    }
    replaced
}

/// What a reader calls the letters.
fn name_of(letter: char) -> &'static str {
    match letter.script() {
        Script::Han => "Chinese characters",
        Script::Hiragana | Script::Katakana => "Japanese",
        Script::Hangul => "Korean",
        Script::Devanagari => "Hindi",
        Script::Common | Script::Inherited | Script::Unknown if is_pictograph(letter) => "emoji",
        Script::Common | Script::Inherited | Script::Unknown => "symbol",
        script => script.full_name(),
    }
}

fn is_pictograph(letter: char) -> bool {
    matches!(letter, '\u{2600}'..='\u{27bf}' | '\u{2b00}'..='\u{2bff}' | '\u{1f000}'..='\u{1faff}')
}

/// The sentence below a one-sheet that lacks letters; `None` when it has all.
pub(super) fn note(missing: &BTreeSet<&'static str>) -> Option<String> {
    if missing.is_empty() {
        return None;
    }
    let names: Vec<&str> = missing.iter().copied().collect();
    Some(format!("This PDF cannot show some letters: {}. Use the HTML or Word version.", names.join(", ")))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn replaced(text: &str) -> (String, Vec<&'static str>) {
        let mut missing = BTreeSet::new();
        let text = replace_missing(text, &Fonts::load().expect("fonts"), &mut missing);
        (text, missing.into_iter().collect())
    }

    #[test]
    fn letters_that_are_missing_are_named() {
        for (text, expected) in [
            ("Łukasz 山田 محمد", "Łukasz [Chinese characters] محمد"),
            ("สวัสดี", "[Thai]"),
            ("やまだ 山田", "[Japanese] [Chinese characters]"),
            ("नमस्ते", "[Hindi]"),
            ("go \u{1f468}\u{200d}\u{1f469}\u{1f3fd}\u{fe0f}!", "go [emoji]!"),
            ("Viê\u{323}t e\u{301} שלום Привет ώ", "Việt é שלום Привет ώ"),
        ] {
            assert_eq!(replaced(text).0, expected);
        }
        assert_eq!(replaced("山 ไ 山").1, ["Chinese characters", "Thai"]);
        assert_eq!(
            note(&BTreeSet::from(["Thai", "emoji"])).as_deref(),
            Some("This PDF cannot show some letters: Thai, emoji. Use the HTML or Word version.")
        );
        assert_eq!((replaced("all").1.len(), note(&BTreeSet::new())), (0, None));
    }
}

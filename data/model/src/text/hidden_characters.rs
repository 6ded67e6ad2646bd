//! Characters that show nothing. In names, they make one name look like another, or reorder the text around them.

use std::borrow::Cow;

const ZERO_WIDTH_NON_JOINER: char = '\u{200C}';
const ZERO_WIDTH_JOINER: char = '\u{200D}';
/// Begins the flags of regions, whose letters are tags (UTS 51 ED-14a).
const BLACK_FLAG: char = '\u{1F3F4}';
const KEYCAP: char = '\u{20E3}';

/// Returns a name without the characters that show nothing: embeddings, overrides and isolates of the writing direction,
/// zero-width blanks, fillers, tags. Joiners, variation selectors and direction marks stay where a script or an emoji
/// needs them (UAX 31 2.3, UTS 51).
///
/// ```
/// use earshot_model::without_hidden_characters;
/// assert_eq!(without_hidden_characters("A\u{200B}nn\u{202E}"), "Ann");
/// assert_eq!(without_hidden_characters("می\u{200C}خواهم"), "می\u{200C}خواهم");
/// ```
#[must_use]
pub fn without_hidden_characters(text: &str) -> Cow<'_, str> {
    if text.is_ascii() || !text.chars().any(is_hidden_character) {
        return Cow::Borrowed(text);
    }
    let has_right_to_left = text.chars().any(is_right_to_left);
    let mut shown = String::with_capacity(text.len());
    let mut last = None;
    let mut is_in_flag = false;
    let mut letters = text.chars().peekable();
    while let Some(letter) = letters.next() {
        let next = letters.peek().copied();
        is_in_flag = letter == BLACK_FLAG || (is_in_flag && is_tag(letter));
        let is_kept = !is_hidden_character(letter)
            || match letter {
                ZERO_WIDTH_NON_JOINER | ZERO_WIDTH_JOINER => joins(last, letter, next),
                '\u{FE00}'..='\u{FE0F}' | '\u{E0100}'..='\u{E01EF}' => selects_variant(last, next),
                '\u{180B}'..='\u{180F}' => last.is_some_and(|last| matches!(last, '\u{1820}'..='\u{18AF}')),
                '\u{200E}' | '\u{200F}' | '\u{61C}' => has_right_to_left,
                _ => is_in_flag,
            };
        if is_kept {
            shown.push(letter);
            last = Some(letter);
        }
    }
    Cow::Owned(shown)
}

/// Whether a character shows nothing by itself (`Default_Ignorable_Code_Point` of the Unicode Character Database, and the
/// annotation marks).
#[must_use]
pub fn is_hidden_character(letter: char) -> bool {
    matches!(letter,
        '\u{AD}' | '\u{34F}' | '\u{61C}' | '\u{115F}' | '\u{1160}' | '\u{17B4}' | '\u{17B5}' | '\u{180B}'..='\u{180F}'
        | '\u{200B}'..='\u{200F}' | '\u{202A}'..='\u{202E}' | '\u{2060}'..='\u{206F}' | '\u{3164}'
        | '\u{FE00}'..='\u{FE0F}' | '\u{FEFF}' | '\u{FFA0}' | '\u{FFF0}'..='\u{FFFB}' | '\u{1BCA0}'..='\u{1BCA3}'
        | '\u{1D173}'..='\u{1D17A}' | '\u{E0000}'..='\u{E0FFF}')
}

/// Whether XML 1.0 can contain a character, and Unicode gives it to texts: neither a control character, except for those
/// of lines and columns, nor a noncharacter.
#[must_use]
pub fn is_xml_character(letter: char) -> bool {
    let is_noncharacter = matches!(letter, '\u{FDD0}'..='\u{FDEF}') || u32::from(letter) & 0xFFFE == 0xFFFE;
    !is_noncharacter && (!letter.is_control() || matches!(letter, '\n' | '\r' | '\t'))
}

/// Returns a text as one line that any XML document can contain. Line breaks and tabs become spaces.
///
/// ```
/// use earshot_model::xml_line;
/// assert_eq!(xml_line("a\u{0}b\u{FFFE}\r\n c"), "ab   c");
/// ```
#[must_use]
pub fn xml_line(text: &str) -> Cow<'_, str> {
    if text.chars().all(|letter| is_xml_character(letter) && !letter.is_control()) {
        return Cow::Borrowed(text);
    }
    let to_space = |letter: char| if letter.is_control() && letter.is_whitespace() { ' ' } else { letter };
    Cow::Owned(text.chars().map(to_space).filter(|letter| is_xml_character(*letter)).collect())
}

/// Whether a joiner has an effect: between letters of a script whose letters join, or between parts of an emoji. A
/// zero-width joiner also gives the last letter of a word its joined form.
fn joins(last: Option<char>, joiner: char, next: Option<char>) -> bool {
    let is_joined = last.is_some_and(is_of_joining_script);
    match joiner {
        ZERO_WIDTH_JOINER => is_joined || (last.is_some_and(is_emoji_part) && next.is_some_and(is_emoji_part)),
        _ => is_joined && next.is_some_and(is_of_joining_script),
    }
}

/// Whether a variation selector has an effect: after an ideograph or a symbol, or in a keycap (`1️⃣`).
fn selects_variant(last: Option<char>, next: Option<char>) -> bool {
    last.is_some_and(|last| match last {
        '0'..='9' | '#' | '*' => next == Some(KEYCAP),
        '\u{2E80}'..='\u{2FDF}' | '\u{3400}'..='\u{9FFF}' | '\u{F900}'..='\u{FAFF}' | '\u{20000}'..='\u{3FFFF}' => true,
        _ => is_emoji_part(last),
    })
}

/// Whether a character may be a part of an emoji: a symbol beyond ASCII, a skin tone, a variation selector.
fn is_emoji_part(letter: char) -> bool {
    matches!(letter, '\u{A9}' | '\u{AE}' | '\u{203C}' | '\u{2049}' | '\u{2100}'..='\u{214F}' | '\u{2190}'..='\u{27BF}'
        | '\u{2900}'..='\u{297F}' | '\u{2B00}'..='\u{2BFF}' | '\u{3030}' | '\u{303D}' | '\u{3297}' | '\u{3299}'
        | '\u{FE0E}' | '\u{FE0F}' | '\u{1F000}'..='\u{1FAFF}')
}

/// Whether a letter belongs to a script in which joiners choose the form of letters: Arabic and its relatives, the scripts
/// of India and Southeast Asia, Mongolian, Adlam.
fn is_of_joining_script(letter: char) -> bool {
    matches!(letter, '\u{600}'..='\u{8FF}' | '\u{900}'..='\u{DFF}' | '\u{F00}'..='\u{109F}' | '\u{1700}'..='\u{18AF}'
        | '\u{1900}'..='\u{1AFF}' | '\u{1B00}'..='\u{1C4F}' | '\u{1CD0}'..='\u{1CFF}' | '\u{A800}'..='\u{AAFF}'
        | '\u{ABC0}'..='\u{ABFF}' | '\u{FB50}'..='\u{FDCF}' | '\u{FDF0}'..='\u{FDFF}' | '\u{FE70}'..='\u{FEFE}'
        | '\u{10A00}'..='\u{10FFF}' | '\u{11000}'..='\u{11FFF}' | '\u{1E900}'..='\u{1E95F}')
}

fn is_right_to_left(letter: char) -> bool {
    matches!(letter, '\u{590}'..='\u{61B}' | '\u{61D}'..='\u{8FF}' | '\u{FB1D}'..='\u{FDCF}' | '\u{FDF0}'..='\u{FDFF}'
        | '\u{FE70}'..='\u{FEFE}' | '\u{10800}'..='\u{10FFF}' | '\u{1E800}'..='\u{1EFFF}')
}

fn is_tag(letter: char) -> bool {
    matches!(letter, '\u{E0020}'..='\u{E007F}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hidden_characters_leave_names() {
        let cases = [
            ("Ann\u{202E}gpj.\u{202C}", "Anngpj."),
            ("\u{2066}A\u{2067}n\u{2068}n\u{2069}", "Ann"),
            ("A\u{200B}n\u{2060}n\u{FEFF}\u{AD}", "Ann"),
            ("A\u{200C}n\u{200D}n\u{200E}\u{200F}\u{61C}", "Ann"),
            ("Ann\u{FE0F}1\u{FE0F}\u{E0061}", "Ann1"),
            ("\u{3164}\u{115F}\u{FFA0}", ""),
            ("Ада\u{200D} Αδα\u{200C}", "Ада Αδα"),
            ("علی\u{200C}", "علی"),
            ("👩\u{200D}", "👩"),
            ("plain – “text” é 日本", "plain – “text” é 日本"),
        ];
        for (text, expected) in cases {
            assert_eq!(without_hidden_characters(text), expected, "{text:?}");
        }
    }

    #[test]
    fn scripts_and_emoji_keep_what_they_need() {
        for text in [
            "می\u{200C}خواهم",
            "१४४२ه\u{200D}.",
            "ക\u{D4D}\u{200D}",
            "क\u{94D}\u{200C}ष",
            "שלום\u{200F} (1)",
            "👩\u{200D}👩\u{200D}👧",
            "🏳\u{FE0F}\u{200D}🌈",
            "👩🏽\u{200D}💻",
            "❤\u{FE0F}\u{200D}🔥",
            "1\u{FE0F}\u{20E3}",
            "🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}",
            "葛\u{E0100}城",
            "ᠪ\u{180B}",
        ] {
            assert_eq!(without_hidden_characters(text), text, "{text:?}");
        }
    }

    #[test]
    fn texts_of_xml_have_only_allowed_characters() {
        assert_eq!(xml_line("a\u{0}b\u{8}\u{FFFF}\u{FFFE}\u{1FFFE}\u{10FFFF}\u{FDD0}\r\n c\u{85}\u{7F}"), "ab   c ");
        assert_eq!(xml_line("\u{FFFD} ok \u{E000}"), "\u{FFFD} ok \u{E000}");
        assert!(is_xml_character('\n') && !is_xml_character('\u{B}'));
    }
}

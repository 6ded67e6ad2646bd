//! Word boundaries and shapes.

/// The shape of a token.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum WordShape {
    /// `Anna`, `O'Neill`, `McGown`, `Joffe-Walt`.
    Capitalized,
    /// `NVK`: at least two capitals and nothing else.
    AllCapitals,
    /// `J`: one capital.
    Initial,
    /// `topic`, or a word of a script without case.
    Lower,
    /// `iOS`, `CakePHP`, `3rd`, `2024`.
    Other,
    /// A character that is neither letter nor digit: `,`, `(`, `|`.
    Sign,
    /// The end of a line.
    Break,
    /// A URL, email address or `@handle`, skipped as a whole.
    Address,
}

/// White space and invisible characters. Quote marks are signs.
pub(super) fn is_ignored_char(letter: char) -> bool {
    letter.is_whitespace()
        || letter.is_control()
        || matches!(letter, '\u{200B}'..='\u{200F}' | '\u{2060}' | '\u{FEFF}' | '\u{AD}')
}

/// Returns the length of an address (`https://…`, `www.…`) or handle at the start of a text.
pub(super) fn address_length(rest: &str, is_apart: bool) -> Option<usize> {
    let is_address = rest.starts_with("http://") || rest.starts_with("https://") || rest.starts_with("www.");
    let is_handle = is_apart && rest.starts_with('@');
    if !is_address && !is_handle {
        return None;
    }
    let end = rest.find(|letter: char| letter.is_whitespace() || matches!(letter, '<' | '>' | '"' | ')' | '\u{2060}'));
    Some(end.unwrap_or(rest.len())).filter(|length| *length > 1)
}

/// Returns the length of a word: letters and digits, joined by `'`, `-` or a middle dot between two of them.
pub(super) fn word_length(rest: &str) -> usize {
    let mut end = 0;
    let mut letters = rest.char_indices().peekable();
    while let Some((at, letter)) = letters.next() {
        let joins = matches!(letter, '\'' | '’' | '-' | '‑' | '‐' | 'ʼ');
        if letter.is_alphanumeric() || unicode_normalization::char::is_combining_mark(letter) {
            end = at + letter.len_utf8();
        } else if !(joins && letters.peek().is_some_and(|(_, next)| next.is_alphanumeric())) {
            break;
        }
    }
    end
}

/// Strips a Turkish case ending from a name: `Olcay` from `Olcay’la`.
pub(super) fn strip_turkish_case(word: &str) -> Option<&str> {
    const ENDINGS: &[&str] = &[
        "in", "ın", "un", "ün", "nin", "nın", "nun", "nün", "da", "de", "ta", "te", "dan", "den", "tan", "ten", "ya",
        "ye", "yi", "yı", "yu", "yü", "la", "le", "yla", "yle", "dı", "di", "du", "dü",
    ];
    let (bare, ending) = word.rsplit_once(['\'', '’'])?;
    let is_name = bare.chars().count() > 3 && bare.starts_with(char::is_uppercase);
    (is_name && ENDINGS.contains(&ending)).then_some(bare)
}

/// Returns the length of an elided word with its apostrophe before a name: `d'` in `d'Anna`, `dell'` in `dell'Aquila`.
pub(super) fn elision_length(word: &str) -> Option<usize> {
    let at = word.find(['\'', '’']).filter(|at| (1..=6).contains(at))?;
    let behind = at + word[at..].chars().next().map_or(1, char::len_utf8);
    let is_lower = word[..at].chars().all(char::is_lowercase);
    (is_lower && word[behind..].starts_with(char::is_uppercase)).then_some(behind)
}

pub(super) fn word_shape(word: &str) -> WordShape {
    let mut letters = word.chars();
    let Some(first) = letters.next() else { return WordShape::Other };
    if word.chars().any(char::is_numeric) {
        return WordShape::Other;
    }
    if !first.is_uppercase() {
        return if letters.any(char::is_uppercase) { WordShape::Other } else { WordShape::Lower };
    }
    let rest = letters.as_str();
    if rest.is_empty() {
        return WordShape::Initial;
    }
    if rest.chars().filter(|letter| letter.is_alphabetic()).all(char::is_uppercase) {
        return WordShape::AllCapitals;
    }
    // Check each part of a double name separately.
    let is_name_part = |part: &str| {
        let part = ["Mc", "Mac", "De", "Di", "Le", "La", "Fitz", "Van"]
            .iter()
            .find_map(|prefix| {
                part.strip_prefix(prefix).filter(|rest| rest.chars().next().is_some_and(char::is_uppercase))
            })
            .unwrap_or(part);
        part.chars().skip(1).all(|letter| !letter.is_uppercase())
    };
    let parts = word.split(['-', '\'', '’', '‑', '‐']);
    if parts.filter(|part| !part.is_empty()).all(is_name_part) { WordShape::Capitalized } else { WordShape::Other }
}

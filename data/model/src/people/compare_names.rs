//! Whether two name keys can be spellings of one name.

/// Whether each word of the shorter key begins a word of the longer one, or is begun by it: `b hill`, `ben hill` and
/// `benjamin j hill`, but not `ben hill` and `ann hill`.
pub(super) fn are_compatible(one: &str, other: &str) -> bool {
    let (one, other): (Vec<&str>, Vec<&str>) = (one.split(' ').collect(), other.split(' ').collect());
    let (short, mut long) = if one.len() <= other.len() { (one, other) } else { (other, one) };
    short.iter().all(|word| {
        let begins = |with: &&str| with.starts_with(word) || word.starts_with(with);
        let found = long.iter().position(begins);
        found.map(|at| long.remove(at)).is_some()
    })
}

/// The script of a name, as the block of its first letter; the scripts of one language count as one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(super) enum NameScript {
    Latin,
    Greek,
    Cyrillic,
    Hebrew,
    Arabic,
    Indic,
    EastAsian,
    Other,
}

impl NameScript {
    pub(super) fn of(key: &str) -> Self {
        let Some(letter) = key.chars().find(|letter| letter.is_alphabetic()) else { return Self::Other };
        match letter {
            '\0'..='\u{36F}' | '\u{1E00}'..='\u{1EFF}' => Self::Latin,
            '\u{370}'..='\u{3FF}' => Self::Greek,
            '\u{400}'..='\u{52F}' => Self::Cyrillic,
            '\u{590}'..='\u{5FF}' => Self::Hebrew,
            '\u{600}'..='\u{6FF}' | '\u{750}'..='\u{77F}' => Self::Arabic,
            '\u{900}'..='\u{DFF}' => Self::Indic,
            '\u{3040}'..='\u{30FF}' | '\u{3400}'..='\u{9FFF}' | '\u{AC00}'..='\u{D7AF}' => Self::EastAsian,
            _ => Self::Other,
        }
    }
}

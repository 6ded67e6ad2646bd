//! Word lists: given names, words that occur in no name, and words of roles. One lookup returns all lists of a word.

use super::text_folding::fold;
use foldhash::fast::FixedState;
use std::collections::HashMap;
use std::sync::LazyLock;

/// A map from folded words. The words are ours, so a fixed seed is safe.
pub(crate) type WordMap<T> = HashMap<String, T, FixedState>;

/// A list of words.
#[derive(Clone, Copy)]
#[repr(u16)]
pub(crate) enum WordClass {
    GivenName = 1,
    /// Occurs in no name.
    StopWord = 1 << 1,
    /// A stop word that is a surname after a given name.
    Surname = 1 << 2,
    Role = 1 << 3,
    /// Marks a production credit.
    CreditWord = 1 << 4,
    Article = 1 << 5,
    Honorific = 1 << 6,
    Particle = 1 << 7,
    Suffix = 1 << 8,
}

/// The lists that contain a word.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct WordClasses(u16);

impl WordClasses {
    pub(crate) fn of(folded: &str) -> Self {
        LEXICON.get(folded).copied().unwrap_or_default()
    }

    pub(crate) fn has(self, class: WordClass) -> bool {
        self.0 & class as u16 != 0
    }

    pub(crate) fn add(&mut self, class: WordClass) {
        self.0 |= class as u16;
    }

    /// Whether the word occurs in no name. After a given name, some of these words are surnames.
    pub(crate) fn is_stop_word(self, is_behind_given: bool) -> bool {
        self.has(WordClass::StopWord) && !(is_behind_given && self.has(WordClass::Surname))
    }
}

static LEXICON: LazyLock<WordMap<WordClasses>> = LazyLock::new(|| {
    let mut lexicon: WordMap<WordClasses> = WordMap::default();
    let mut add = |words: &mut dyn Iterator<Item = String>, class: WordClass| {
        words.for_each(|word| lexicon.entry(word).or_default().add(class));
    };
    let lists = [
        (include_str!("given_names.txt"), WordClass::GivenName),
        (include_str!("stop_words.txt"), WordClass::StopWord),
        (SURNAME_WORDS, WordClass::Surname),
        (include_str!("role_words.txt"), WordClass::Role),
        (include_str!("credit_words.txt"), WordClass::CreditWord),
        (ARTICLE_WORDS, WordClass::Article),
    ];
    for (list, class) in lists {
        add(&mut parse_words(list), class);
    }
    // `engineers`, and the definite forms of Nordic languages: `sociologen`, `programlederen`, `författaren`
    for ending in ["s", "en", "n"] {
        let longer = parse_words(include_str!("role_words.txt")).filter(|word| word.len() > 3);
        add(&mut longer.map(|word| word + ending), WordClass::Role);
    }
    for (list, class) in
        [(HONORIFICS, WordClass::Honorific), (PARTICLES, WordClass::Particle), (SUFFIXES, WordClass::Suffix)]
    {
        add(&mut list.iter().map(|word| (*word).to_owned()), class);
    }
    lexicon
});

/// Parses a word file: one or more words per line, `#` starts a comment.
fn parse_words(file: &str) -> impl Iterator<Item = String> {
    file.lines().filter(|line| !line.starts_with('#')).flat_map(str::split_whitespace).map(fold)
}

/// Words that are surnames after a given name, and ordinary words elsewhere.
const SURNAME_WORDS: &str = "hill hills young king park parks white brown black day page west woods wood stone love long \
    short small strong wise rich price bell green gray grey gold silver berry rose frost snow winter summer lake rivers \
    brooks banks bush ford cook baker hunter fisher mason carter cooper parker gardener porter potter fox wolf swift law \
    case cross moon star power powers best good bright swan hart walker walk grant france england holiday noble church \
    bishop pope marshall major christian english jordan washington hall house field fields waters sky winning founder \
    corona diamond cash crown marks stern hope faith joy grace forest field stage bell rock rice glass freeman gold star \
    judge butler knight sharp may march london berlin york wise friend savage";

/// Articles, possessives, and prepositions with an article.
const ARTICLE_WORDS: &str = "a an the ein eine einen einem einer der die das dem den un une una uno um uma le la les el los las il lo \
    i gli het de een en et ett o os as im am beim zum zur vom au aux du al no na nel nella in on at to about \
    d' l' dell' all' this that our their his her sein seine seinem seinen seiner ihr ihre ihrem ihren ihrer \
    unser unsere su sus son sa ses hans hennes hendes sin sitt sine suo sua seu";

/// Titles before a name that are not part of it.
const HONORIFICS: &[&str] = &[
    "dr",
    "drs",
    "prof",
    "mr",
    "mrs",
    "ms",
    "miss",
    "sir",
    "dame",
    "lord",
    "rev",
    "rep",
    "sen",
    "gov",
    "capt",
    "cpt",
    "sgt",
    "lt",
    "col",
    "gen",
    "ing",
    "ir",
    "dipl",
    "herr",
    "frau",
    "madame",
    "monsieur",
    "mme",
    "don",
    "dona",
    "dott",
    "senor",
    "senora",
    "saint",
    "hon",
    "president",
    "pan",
    "pani",
    "sr",
    "sra",
    "mgr",
    "phd",
    "dra",
    "msc",
    "mba",
    "dottssa",
    "doc",
    "mag",
    "fr",
    "fru",
    "hr",
    "mevr",
    "dhr",
    "drhab",
    "sig",
    "sra",
    "srta",
    "eng",
    "lic",
    "arq",
    "maitre",
    "pater",
    "padre",
    "schwester",
    "monsignor",
    "господин",
    "госпожа",
    "доктор",
    "профессор",
    "profdr",
];

/// Particles between the parts of a name, in lower case. "of" and "e" are excluded: they join other words far more
/// often than parts of names.
const PARTICLES: &[&str] = &[
    "van", "von", "der", "den", "de", "del", "della", "di", "da", "dos", "das", "du", "la", "le", "el", "al", "bin",
    "ibn", "af", "av", "ten", "ter", "zu", "zum", "zur", "st", "y", "do",
];

/// Suffixes after a name that are part of it.
const SUFFIXES: &[&str] = &["jr", "sr", "ii", "iii", "iv"];

/// Endings of compounds that are roles, folded: `Klimaforscher`, `Luksusfellen-økonom`, `Horologist`.
const ROLE_ENDINGS: &str = "ologist ographer ologe ologin okonom forsker forskare forscher forscherin redaktor redakteur redakteurin \
    sjef leder ledare minister ministerin direktor direktorin ekspert expert experte expertin journalist \
    journalistin korrespondent kommentator politiker politikerin trainer trainerin trener spiller spelare \
    mester meister meisterin forfatter forfattare autor autorin lehrer lehrerin kunstner konstnar kunstler \
    kunstlerin sprecher sprecherin berater beraterin radgiver leiter leiterin verslaggever deskundige \
    onderzoeker hoogleraar schrijver spieler spielerin musiker professor psykolog psycholoog anwalt anwaltin \
    advokat lakare coach blogger aktivist aktivistin grunder";

/// Returns whether a list of words separated by blanks has a word.
pub(crate) fn is_one_of(words: &str, folded: &str) -> bool {
    !folded.is_empty() && words.split_ascii_whitespace().any(|word| word == folded)
}

/// Returns whether a word is a role by its ending. Check only words before a name: surnames have such endings too.
pub(crate) fn is_role_compound(folded: &str) -> bool {
    let has_role_part = || folded.rsplit_once('-').is_some_and(|(_, last)| WordClasses::of(last).has(WordClass::Role));
    folded.len() > 8 && has_role_part()
        || folded.len() > 8
            && ROLE_ENDINGS.split(' ').any(|ending| folded.strip_suffix(ending).is_some_and(|rest| rest.len() > 2))
}

/// Words of roles that are not professions, folded.
const NON_PROFESSIONS: &str = "boss champion colleague contributor expert experte expertin fan father fellow former friend general guru head \
    host co-host cohost leader listener medium member partner player principal speaker specialist stage veteran wife winner";

/// Returns the profession in a role: its last word that names one. Example: `researcher` in `prolific software
/// researcher`.
pub(crate) fn find_profession(role: &str) -> Option<String> {
    let mut words =
        role.split(|letter: char| !letter.is_alphanumeric() && letter != '-').filter(|word| !word.is_empty());
    let is_profession = |word: &&str| {
        let folded = fold(word);
        (WordClasses::of(&folded).has(WordClass::Role) || is_role_compound(&folded))
            && !NON_PROFESSIONS.split_whitespace().any(|known| known == folded)
    };
    words.rfind(is_profession).map(str::to_lowercase)
}

/// Returns whether a word names a guest, by its beginning.
pub(crate) fn is_guest_word(folded: &str) -> bool {
    const STARTS: &[&str] =
        &["guest", "gjest", "gast", "gaest", "vieras", "invit", "convidad", "convidat", "ospit", "гост", "gosc"];
    STARTS.iter().any(|start| folded.starts_with(start))
}

/// Returns whether a word is a given name, also a double or a declined one.
pub(crate) fn is_given_name(folded: &str) -> bool {
    WordClasses::of(folded).has(WordClass::GivenName) || is_derived_given_name(folded)
}

/// Returns whether a word is made of given names: `jean-luc`, `антоном`.
pub(crate) fn is_derived_given_name(folded: &str) -> bool {
    match folded.split_once('-') {
        Some((first, rest)) => is_given_name(first) && (rest.contains('-') || is_given_name(rest)),
        None => is_declined_given_name(folded),
    }
}

/// Returns whether a word is a declined Slavic given name: `Антоном`, `Adamem`.
fn is_declined_given_name(folded: &str) -> bool {
    const ENDINGS: &[&str] =
        &["ом", "ем", "ым", "им", "ои", "еи", "а", "у", "ы", "и", "е", "ю", "я", "em", "iem", "a", "owi"];
    let is_cyrillic = folded.bytes().all(|byte| !byte.is_ascii());
    if !is_cyrillic && !folded.ends_with("em") {
        return false;
    }
    let stem = ENDINGS.iter().filter_map(|ending| folded.strip_suffix(ending)).filter(|stem| stem.chars().count() > 2);
    // Male names end in a consonant or й, female ones in а or я.
    let endings: &[&str] = if is_cyrillic { &["", "а", "я", "и"] } else { &[""] };
    let is_listed = |name: &str| WordClasses::of(name).has(WordClass::GivenName);
    stem.into_iter().any(|stem| endings.iter().any(|ending| is_listed(&format!("{stem}{ending}"))))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_profession_is_extracted_from_a_role() {
        for (role, expected) in [
            ("prolific software researcher", Some("researcher")),
            ("Co-Founder and CEO", Some("ceo")),
            ("professor of economics", Some("professor")),
            ("Chefredakteur", Some("chefredakteur")),
            ("joined by Producer Dave Keeshan", Some("producer")),
            ("founding member", None),
            ("former guest host", None),
            ("", None),
        ] {
            assert_eq!(find_profession(role).as_deref(), expected, "{role}");
        }
    }

    #[test]
    fn given_names_are_listed_and_declined() {
        for known in ["anna", "jean-luc", "антоном", "марии"] {
            assert!(is_given_name(&fold(known)), "{known}");
        }
        for unknown in ["tuesday", "bitcoin", "qwerty"] {
            assert!(!is_given_name(unknown), "{unknown}");
        }
    }

    #[test]
    fn compounds_end_in_roles() {
        for (word, expected) in [
            ("klimaforscher", true),
            ("luksusfellen-okonom", true),
            ("horologist", true),
            ("trainer", false),
            ("miller", false),
        ] {
            assert_eq!(is_role_compound(word), expected, "{word}");
        }
    }

    #[test]
    fn a_word_may_be_a_surname_behind_a_given_name() {
        let is_stop_word = |word, is_behind| WordClasses::of(word).is_stop_word(is_behind);
        assert!(is_stop_word("hill", false) && !is_stop_word("hill", true) && is_stop_word("monday", true));
    }
}

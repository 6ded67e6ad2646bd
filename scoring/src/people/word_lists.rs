//! Word lists: given names, words that occur in no name, and words of roles.

use super::text_folding::fold;
use std::collections::HashSet;
use std::sync::LazyLock;

/// Parses a word file: one or more words per line, `#` starts a comment.
fn parse_words(file: &str) -> HashSet<String> {
    let lines = file.lines().filter(|line| !line.starts_with('#'));
    lines.flat_map(str::split_whitespace).map(fold).collect()
}

static GIVEN_NAMES: LazyLock<HashSet<String>> = LazyLock::new(|| parse_words(include_str!("given_names.txt")));
static STOP_WORDS: LazyLock<HashSet<String>> = LazyLock::new(|| parse_words(include_str!("stop_words.txt")));
static ROLE_WORDS: LazyLock<HashSet<String>> = LazyLock::new(|| parse_words(include_str!("role_words.txt")));
static CREDIT_WORDS: LazyLock<HashSet<String>> = LazyLock::new(|| parse_words(include_str!("credit_words.txt")));
static ARTICLES: LazyLock<HashSet<String>> = LazyLock::new(|| parse_words(ARTICLE_WORDS));
static SURNAMES: LazyLock<HashSet<String>> = LazyLock::new(|| parse_words(SURNAME_WORDS));

/// Words that are surnames after a given name, and ordinary words elsewhere.
const SURNAME_WORDS: &str = "hill hills young king park parks white brown black day page west woods wood stone love long \
    short small strong wise rich price bell green gray grey gold silver berry rose frost snow winter summer lake rivers \
    brooks banks bush ford cook baker hunter fisher mason carter cooper parker gardener porter potter fox wolf swift law \
    case cross moon star power powers best good bright swan hart walker walk grant france england holiday noble church \
    bishop pope marshall major christian english jordan washington hall house field fields waters sky winning founder \
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
];

/// Particles between the parts of a name, in lower case.
const PARTICLES: &[&str] = &[
    "van", "von", "der", "den", "de", "del", "della", "di", "da", "dos", "das", "du", "la", "le", "el", "al", "bin",
    "ibn", "af", "av", "ten", "ter", "zu", "zum", "zur", "st", "y", "do", "e", "of",
];

/// Suffixes after a name that are part of it.
const SUFFIXES: &[&str] = &["jr", "sr", "ii", "iii", "iv"];

pub(crate) fn is_honorific(folded: &str) -> bool {
    HONORIFICS.contains(&folded)
}

pub(crate) fn is_particle(folded: &str) -> bool {
    // "of" and "e" join other words far more often than parts of names.
    !matches!(folded, "of" | "e") && PARTICLES.contains(&folded)
}

pub(crate) fn is_suffix(folded: &str) -> bool {
    SUFFIXES.contains(&folded)
}

pub(crate) fn is_role(folded: &str) -> bool {
    ROLE_WORDS.contains(folded) || folded.strip_suffix('s').is_some_and(|one| one.len() > 3 && ROLE_WORDS.contains(one))
}

/// Endings of compounds that are roles, folded: `Klimaforscher`, `Luksusfellen-økonom`, `Horologist`.
const ROLE_ENDINGS: &str = "ologist ographer ologe ologin okonom forsker forskare forscher forscherin redaktor redakteur redakteurin \
    sjef leder ledare minister ministerin direktor direktorin ekspert expert experte expertin journalist \
    journalistin korrespondent kommentator politiker politikerin trainer trainerin trener spiller spelare \
    mester meister meisterin forfatter forfattare autor autorin lehrer lehrerin kunstner konstnar kunstler \
    kunstlerin sprecher sprecherin berater beraterin radgiver leiter leiterin verslaggever deskundige \
    onderzoeker hoogleraar schrijver spieler spielerin musiker professor psykolog psycholoog anwalt anwaltin \
    advokat lakare coach blogger aktivist aktivistin grunder";

/// Returns whether a word is a role by its ending. Check only words before a name: surnames have such endings too.
pub(crate) fn is_role_compound(folded: &str) -> bool {
    folded.len() > 8
        && ROLE_ENDINGS.split(' ').any(|ending| folded.strip_suffix(ending).is_some_and(|rest| rest.len() > 2))
}

/// Words of roles that are no professions, folded.
const NON_PROFESSIONS: &str = "boss champion colleague contributor expert experte expertin fan father fellow former friend general guru head \
    host co-host cohost leader listener medium member partner player principal speaker specialist stage veteran wife winner";

/// Returns the profession in a role: its last word that names one. Example: `researcher` in `prolific software
/// researcher`.
pub(crate) fn find_profession(role: &str) -> Option<String> {
    let mut words =
        role.split(|letter: char| !letter.is_alphanumeric() && letter != '-').filter(|word| !word.is_empty());
    let is_profession = |word: &&str| {
        let folded = fold(word);
        (is_role(&folded) || is_role_compound(&folded))
            && !NON_PROFESSIONS.split_whitespace().any(|known| known == folded)
    };
    words.rfind(is_profession).map(str::to_lowercase)
}

/// A word after an article is a description, unless it is a known given name.
pub(crate) fn is_article(folded: &str) -> bool {
    ARTICLES.contains(folded)
}

/// Returns whether a word names a guest, by its beginning.
pub(crate) fn is_guest_word(folded: &str) -> bool {
    const STARTS: &[&str] =
        &["guest", "gjest", "gast", "gaest", "vieras", "invit", "convidad", "convidat", "ospit", "гост", "gosc"];
    STARTS.iter().any(|start| folded.starts_with(start))
}

/// Returns whether a word marks a production credit: people who made the music or edited the sound do not take part.
pub(crate) fn is_credit_word(folded: &str) -> bool {
    CREDIT_WORDS.contains(folded)
}

/// Returns whether a word occurs in no name. After a given name, some of these words are surnames.
pub(crate) fn is_stop_word(folded: &str, is_behind_given: bool) -> bool {
    STOP_WORDS.contains(folded) && !(is_behind_given && SURNAMES.contains(folded))
}

/// Known given names: a fixed list, extended by the person tags of the catalog.
#[derive(Clone, Debug, Default)]
pub struct GivenNames {
    learned_names: HashSet<String>,
}

/// The most learned names. More would add nothing.
const MAX_LEARNED: usize = 200_000;

impl GivenNames {
    /// Learns the given name of a person in a person tag (`podcast:person`): two to four words, all of which may occur
    /// in names.
    pub fn learn_name(&mut self, name: &str) {
        let parts: Vec<String> = name.split_whitespace().map(fold).collect();
        let is_plain = parts.iter().all(|part| part.chars().all(|letter| letter.is_alphabetic() || letter == '-'));
        let is_name =
            (2..=4).contains(&parts.len()) && !parts.iter().any(|part| is_stop_word(part, false) || is_role(part));
        if let (true, true, Some(first)) = (is_plain, is_name, parts.into_iter().next())
            && first.chars().count() > 2
            && self.learned_names.len() < MAX_LEARNED
        {
            self.learned_names.insert(first);
        }
    }

    pub(crate) fn contains(&self, folded: &str) -> bool {
        if GIVEN_NAMES.contains(folded) || self.learned_names.contains(folded) {
            return true;
        }
        if let Some((first, rest)) = folded.split_once('-') {
            return self.contains(first) && (rest.contains('-') || self.contains(rest));
        }
        is_declined_given_name(folded)
    }
}

/// Returns whether a word is a declined Slavic given name: `Антоном`, `Adamem`.
fn is_declined_given_name(folded: &str) -> bool {
    const ENDINGS: &[&str] =
        &["ом", "ем", "ым", "им", "ои", "еи", "а", "у", "ы", "и", "е", "ю", "я", "em", "iem", "a", "owi"];
    let stem = ENDINGS.iter().filter_map(|ending| folded.strip_suffix(ending)).filter(|stem| stem.chars().count() > 2);
    // Male names end in a consonant or й, female ones in а or я.
    stem.into_iter().any(|stem| {
        let is_cyrillic = folded.chars().all(|letter| !letter.is_ascii());
        let endings: &[&str] = if is_cyrillic { &["", "а", "я", "и"] } else { &[""] };
        (is_cyrillic || folded.ends_with("em"))
            && endings.iter().any(|ending| GIVEN_NAMES.contains(format!("{stem}{ending}").as_str()))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_profession_is_the_word_of_a_role_that_one_lives_by() {
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
    fn given_names_are_listed_learned_and_declined() {
        let mut names = GivenNames::default();
        for known in ["anna", "jean-luc", "антоном", "марии"] {
            assert!(names.contains(&fold(known)), "{known}");
        }
        for unknown in ["tuesday", "bitcoin", "qwerty"] {
            assert!(!names.contains(unknown), "{unknown}");
        }
        names.learn_name("Qwerty Example Person");
        names.learn_name("Morning Show");
        names.learn_name("Zork");
        assert!(names.contains("qwerty"));
        assert!(!names.contains("morning") && !names.contains("zork"));
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
        assert!(is_stop_word("hill", false) && !is_stop_word("hill", true) && is_stop_word("monday", true));
    }
}

//! Sentences about the guest, from statements of the profile, in the first or third person.

use super::composer::{Composer, SlotValue};
use super::options::EmailLength;
use crate::hostile_text::is_quotable;
use crate::words::{is_stop_word, sentences, word_count};

/// Words of a sentence.
const MAX_WORDS: usize = 24;
const MIN_WORDS: usize = 3;
/// Longer descriptions are cut at a clause.
const MAX_DESCRIPTION_WORDS: usize = 16;

/// Verbs in the present tense, for he or she and for I.
const PRESENT: [(&str, &str); 40] = [
    ("writes", "write"),
    ("works", "work"),
    ("teaches", "teach"),
    ("runs", "run"),
    ("leads", "lead"),
    ("studies", "study"),
    ("makes", "make"),
    ("helps", "help"),
    ("coaches", "coach"),
    ("speaks", "speak"),
    ("builds", "build"),
    ("trains", "train"),
    ("advises", "advise"),
    ("grows", "grow"),
    ("directs", "direct"),
    ("hosts", "host"),
    ("designs", "design"),
    ("restores", "restore"),
    ("repairs", "repair"),
    ("keeps", "keep"),
    ("owns", "own"),
    ("manages", "manage"),
    ("lives", "live"),
    ("investigates", "investigate"),
    ("reports", "report"),
    ("researches", "research"),
    ("produces", "produce"),
    ("bakes", "bake"),
    ("cooks", "cook"),
    ("farms", "farm"),
    ("breeds", "breed"),
    ("collects", "collect"),
    ("represents", "represent"),
    ("serves", "serve"),
    ("specializes", "specialize"),
    ("focuses", "focus"),
    ("explores", "explore"),
    ("practices", "practice"),
    ("sails", "sail"),
    ("audits", "audit"),
];
/// Verbs in the past tense that do not end in `ed`.
const PAST: [&str; 25] = [
    "wrote", "led", "won", "built", "ran", "taught", "spoke", "gave", "made", "grew", "spent", "began", "became",
    "kept", "sold", "left", "took", "brought", "held", "set", "cut", "found", "drove", "rode", "swam",
];
/// Words that refer to the guest within a statement, so that it cannot change its person.
const PRONOUNS: [&str; 22] = [
    "she", "he", "her", "his", "him", "hers", "herself", "himself", "they", "their", "them", "i", "i'm", "i've", "me",
    "my", "mine", "myself", "we", "our", "us", "who's",
];

impl Composer<'_> {
    /// The guest and the role.
    pub(super) fn introduction(&self) -> SlotValue {
        let name = self.guest.full_name();
        if name.is_empty() {
            return SlotValue::Missing;
        }
        let described = self.description();
        SlotValue::Text(match (self.is_first_person(), described) {
            (true, Some(described)) => format!("I'm {name}, {described}."),
            (true, None) => {
                let statement = self.statements().into_iter().next();
                format!("I'm {name}. {}", statement.unwrap_or_default()).trim().to_owned()
            }
            (false, Some(described)) => match self.seed % 2 {
                0 => format!("I'm writing on behalf of {name}, {described}."),
                _ => format!("I'd like to suggest {name}, {described}, as a guest."),
            },
            (false, None) => {
                let opening = format!("I'm writing on behalf of {name}.");
                let statement = self.statements().into_iter().next();
                format!("{opening} {}", statement.unwrap_or_default()).trim().to_owned()
            }
        })
    }

    /// A statement of the profile about the subject of the pitch. Longer pitches have one about something else, too.
    pub(super) fn proof(&self) -> Option<String> {
        let used = if self.description().is_some() { 0 } else { 1 };
        let mut rest: Vec<String> = self.statements().into_iter().skip(used).collect();
        let first = rest.iter().position(|statement| self.is_on_topic(statement));
        let at = first.or((self.allows_more_proof() && !rest.is_empty()).then_some(0))?;
        Some(rest.swap_remove(at))
    }

    /// A second statement, for long pitches.
    pub(super) fn more_proof(&self) -> Option<String> {
        if self.options.email_length != EmailLength::Long {
            return None;
        }
        let used = if self.description().is_some() { 0 } else { 1 };
        let first = self.proof()?;
        self.statements().into_iter().skip(used).find(|statement| *statement != first)
    }

    pub(super) fn guest_first_name(&self) -> String {
        let first = self.guest.first_name.trim();
        let is_host =
            self.hosts.iter().any(|host| host.split(' ').next().is_some_and(|one| one.eq_ignore_ascii_case(first)));
        if first.is_empty() || is_host { self.guest.full_name() } else { first.to_owned() }
    }

    /// Whether a statement shares a word with the idea.
    fn is_on_topic(&self, statement: &str) -> bool {
        let words = |text: &str| -> Vec<String> {
            text.to_lowercase()
                .split(|letter: char| !letter.is_alphanumeric())
                .filter(|word| word.len() > 3 && !is_stop_word(word))
                .map(|word| word.chars().take(6).collect())
                .collect()
        };
        let topic = words(self.ideas.first().map_or("", String::as_str));
        words(statement).iter().any(|word| topic.contains(word))
    }

    /// Returns `a sleep scientist at a university hospital`, from a bio that begins "Maya Lin is a sleep scientist at
    /// …". The words are verbatim from the bio.
    pub(super) fn description(&self) -> Option<String> {
        let text = self.profile_texts().find_map(|text| sentences(text).map(|(_, sentence)| sentence).next())?;
        let sentence = Some(text).filter(|text| is_quotable(text))?.trim_end_matches(['.', '!']);
        let rest = self.without_subject(sentence)?;
        let description = ["is ", "am ", "'m ", "’m "].iter().find_map(|verb| rest.strip_prefix(verb))?;
        let has_article = ["a ", "an ", "the ", "one of "].iter().any(|article| description.starts_with(article));
        let short = shorten(description.trim())?;
        let refers = short.split(' ').any(|word| PRONOUNS.contains(&bare(word).as_str()));
        // `a baker. She …` is one sentence only by mistake, and a comma at its end would be doubled.
        (has_article && !refers && !short.contains(['“', '"', ':'])).then(|| short.trim_end_matches(',').to_owned())
    }

    /// The statements of the profile in the person of the pitch, without the description.
    fn statements(&self) -> Vec<String> {
        let skipped = usize::from(self.description().is_some());
        let bios = self.profile_texts().flat_map(|text| sentences(text).map(|(_, sentence)| sentence)).skip(skipped);
        let achievements = self.guest.achievements.iter().map(String::as_str);
        let mut found: Vec<String> = Vec::new();
        for sentence in achievements.chain(bios) {
            let sentence = sentence.trim().trim_end_matches(['.', '!']);
            let is_fit = (MIN_WORDS..=MAX_WORDS).contains(&word_count(sentence)) && is_quotable(sentence);
            if let Some(statement) = is_fit.then(|| self.in_person(sentence)).flatten()
                && !found.contains(&statement)
            {
                found.push(statement);
            }
        }
        found
    }

    /// The bios, if they are in the language of the pitch.
    fn profile_texts(&self) -> impl Iterator<Item = &str> {
        let texts = [&self.guest.short_bio, &self.guest.long_bio].into_iter();
        texts.map(|text| text.trim()).filter(|text| self.has_profile_language && !text.is_empty())
    }

    /// A statement in the person of the pitch. `None` when its words do not allow that without knowing the guest.
    fn in_person(&self, sentence: &str) -> Option<String> {
        if sentence.contains(['“', '"', '[']) {
            return None;
        }
        let is_own = ["I ", "I'", "I’", "My "].iter().any(|start| sentence.starts_with(start));
        let rest = self.without_subject(sentence);
        match (self.is_first_person(), is_own, rest) {
            (true, true, _) => Some(format!("{sentence}.")),
            // The words stay as the profile has them, with its pronouns.
            (false, false, Some(rest)) => Some(format!("{} {rest}.", self.guest_first_name())),
            (is_first, _, rest) => {
                let who = if is_first { "I".to_owned() } else { self.guest_first_name() };
                converted(rest.unwrap_or(sentence), rest.is_some(), is_first)
                    .map(|predicate| format!("{who} {predicate}."))
            }
        }
    }

    /// The rest of a sentence that begins with the guest's name or a pronoun.
    fn without_subject<'s>(&self, sentence: &'s str) -> Option<&'s str> {
        let guest = self.guest;
        let names = [guest.full_name(), guest.first_name.trim().to_owned(), guest.last_name.trim().to_owned()];
        let titles = ["Dr. ", "Dr ", "Prof. ", "Professor "];
        let sentence = titles.iter().find_map(|title| sentence.strip_prefix(title)).unwrap_or(sentence);
        let subjects = names.iter().filter(|name| !name.is_empty()).map(String::as_str).chain(["I", "She", "He"]);
        let mut rests = subjects.filter_map(|subject| sentence.strip_prefix(subject));
        rests.find(|rest| rest.starts_with([' ', '\'', '’'])).map(str::trim_start)
    }
}

/// A predicate in the first or third person. Without a subject in the profile, only the past tense is clear.
fn converted(words: &str, has_subject: bool, is_first: bool) -> Option<String> {
    if words.split(' ').any(|word| PRONOUNS.contains(&bare(word).as_str())) {
        return None;
    }
    let verb = words.split(' ').next().unwrap_or_default();
    let (lower, rest) = (verb.to_lowercase(), words.strip_prefix(verb).unwrap_or_default());
    let is_past = (lower.ends_with("ed") && lower.len() > 4) || PAST.contains(&lower.as_str());
    if is_past && (has_subject || verb.starts_with(char::is_uppercase)) {
        return Some(format!("{lower}{rest}"));
    }
    // A second verb would have to change, too.
    let after_and =
        words.split(' ').zip(words.split(' ').skip(1)).filter(|(and, _)| matches!(*and, "and" | "or" | "who"));
    let has_second = after_and.into_iter().any(|(_, next)| next.ends_with('s') && !next.ends_with("ss"))
        || words.split(' ').skip(1).any(|word| PRESENT.iter().any(|(third, _)| *third == bare(word)));
    if !has_subject || has_second {
        return None;
    }
    let verbs = PRESENT.iter().copied().chain([("has", "have"), ("is", "am")]);
    let (third, first) = verbs.into_iter().find(|(third, first)| *third == lower || *first == lower)?;
    Some(format!("{}{rest}", if is_first { first } else { third }))
}

/// A word in lower case, without marks around it.
fn bare(word: &str) -> String {
    word.trim_matches(|letter: char| !letter.is_alphanumeric()).to_lowercase()
}

/// Cuts a long description at a clause.
fn shorten(text: &str) -> Option<String> {
    let mut cut = text;
    while word_count(cut) > MAX_DESCRIPTION_WORDS {
        let at = [", ", "; ", " – ", " who ", " and "].iter().filter_map(|mark| cut.rfind(mark)).max()?;
        cut = cut[..at].trim_end_matches([',', ';']);
    }
    (word_count(cut) > 1).then(|| cut.to_owned())
}

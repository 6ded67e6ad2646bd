//! Whether a show takes guests: from its credits, the names in its titles, and what its texts state.

use super::ShowFacts;
use earshot_model::format_count;
use earshot_text::analyze::folded_words;

/// Bytes of a description that are read.
const MAX_TEXT_BYTES: usize = 3_000;
/// Episodes whose notes are read, and the bytes of each.
const MAX_NOTES: usize = 20;
const MAX_NOTES_BYTES: usize = 500;
/// Fewer episodes without a guest do not show that there are none.
const MIN_EPISODES: usize = 12;
/// Fewer episodes with a guest, and a smaller share of them, do not show that a podcast takes guests.
const FEW_EPISODES: usize = 5;
const FEW_SHARE: f32 = 0.1;

/// Genres and words of shows that are written or read aloud, folded.
const GENRES_WITHOUT_GUESTS: [&str; 4] = ["fiction", "drama", "comedy fiction", "science fiction"];
const FORMS_WITHOUT_GUESTS: [(&str, &str); 15] = [
    ("audio drama", "an audio drama"),
    ("audiodrama", "an audio drama"),
    ("fiction podcast", "fiction"),
    ("scripted", "a scripted podcast"),
    ("audiobook", "an audiobook"),
    ("audio book", "an audiobook"),
    ("lydbog", "an audiobook"),
    ("horbuch", "an audiobook"),
    ("horspiel", "an audio drama"),
    ("ficcion sonora", "an audio drama"),
    ("sermon", "a series of sermons"),
    ("sermons", "a series of sermons"),
    ("radio drama", "an audio drama"),
    ("public domain recordings", "an archive"),
    ("archive recordings", "an archive"),
];

/// Words by which a show states that it talks to guests, folded, in ten languages.
const GUEST_WORDS: [&str; 40] = [
    "interview",
    "interviews",
    "interviewing",
    "interviewed",
    "guest",
    "guests",
    "conversations with",
    "conversation with",
    "talks to",
    "talks with",
    "speaks with",
    "sits down with",
    "joined by",
    "gast",
    "gaste",
    "gasten",
    "im gesprach mit",
    "gesprache mit",
    "gjest",
    "gjester",
    "intervju",
    "intervjuer",
    "samtale med",
    "samtaler med",
    "gaest",
    "gaester",
    "gaster",
    "invite",
    "invites",
    "entretien",
    "entretiens",
    "invitado",
    "invitados",
    "invitada",
    "entrevista",
    "entrevistas",
    "convidado",
    "convidados",
    "ospite",
    "ospiti",
];

/// Words of a title before the name of a guest, lower case.
const BEFORE_A_NAME: [&str; 18] = [
    "with",
    "w/",
    "ft",
    "ft.",
    "feat",
    "feat.",
    "featuring",
    "interview:",
    "guest:",
    "mit",
    "med",
    "com",
    "con",
    "avec",
    "met",
    "meets",
    "|",
    "–",
];

/// An estimate with its reason.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct GuestAcceptance {
    /// 0 to 1.
    pub(crate) likelihood: f32,
    /// A sentence without its period.
    pub(crate) reason: String,
    /// Many episodes were read, and neither they nor the show name a guest.
    pub(crate) names_nobody: bool,
}

impl ShowFacts {
    /// Whether the show takes guests, from credits, titles and texts. The given value decides when they do not show it.
    #[must_use]
    pub fn takes_guests(&self) -> Option<bool> {
        GuestAcceptance::of(self).verdict()
    }
}

fn clip(text: &str, bytes: usize) -> &str {
    &text[..text.floor_char_boundary(bytes)]
}

impl GuestAcceptance {
    /// Whether the show takes guests, when that is clear enough to state.
    pub(crate) fn verdict(&self) -> Option<bool> {
        match self.likelihood {
            low if low <= 0.15 => Some(false),
            high if high >= 0.6 => Some(true),
            _ => None,
        }
    }

    pub(crate) fn of(show: &ShowFacts) -> Self {
        let estimate = |likelihood, reason: String| Self { likelihood, reason, names_nobody: false };
        let own = folded_text(&format!("{}\n{}", show.title, clip(&show.description, MAX_TEXT_BYTES)));
        if let Some(form) = form_without_guests(show, &own) {
            return estimate(0.05, format!("The podcast is {form}, so that it has no place for a guest"));
        }
        let all = show.episodes().len();
        let credited = show.episodes_with_guests();
        let named = show.episodes().iter().filter(|one| names_a_guest(&one.title, show)).count();
        let (with, verb) = if credited >= named { (credited, "had") } else { (named, "named") };
        let share = with as f32 / all.max(1) as f32;
        // One name in fifty episodes is an exception, or a person who is talked about.
        let are_few = with > 0 && with < FEW_EPISODES && share < FEW_SHARE;
        if with > 0 && !are_few {
            let likelihood = (0.6 + share * 0.8).min(1.0);
            return estimate(likelihood, format!("{with} of {} {verb} a guest", format_count(all, "episode")));
        }
        if has_words(&own) {
            return estimate(0.8, "The podcast’s description mentions guests or interviews".to_owned());
        }
        let read = all.min(MAX_NOTES);
        let notes = show.episodes()[..read].iter().map(|one| folded_text(clip(&one.description, MAX_NOTES_BYTES)));
        let in_notes = notes.filter(|notes| has_words(notes)).count();
        if in_notes * 4 >= read.max(1) {
            let reason = format!(
                "The notes of {in_notes} of {} speak of a guest or an interview",
                format_count(read, "episode")
            );
            return estimate(0.65, reason);
        }
        if are_few {
            return estimate(0.5, format!("{with} of {} {verb} a guest", format_count(all, "episode")));
        }
        match show.takes_guests {
            Some(true) => estimate(0.7, "The podcast takes guests".to_owned()),
            Some(false) => estimate(0.1, format!("No guest is named in {}", format_count(all, "episode"))),
            None if all >= MIN_EPISODES => Self {
                names_nobody: true,
                ..estimate(0.3, format!("No guest is named in {}", format_count(all, "episode")))
            },
            None => estimate(0.45, "We don’t know whether the podcast takes guests".to_owned()),
        }
    }
}

fn form_without_guests(show: &ShowFacts, own: &str) -> Option<&'static str> {
    if show.genres.iter().any(|genre| GENRES_WITHOUT_GUESTS.contains(&genre.as_str())) {
        return Some("fiction");
    }
    FORMS_WITHOUT_GUESTS.iter().find(|(words, _)| contains_words(own, words)).map(|(_, form)| *form)
}

fn has_words(folded: &str) -> bool {
    GUEST_WORDS.iter().any(|words| contains_words(folded, words))
}

/// Folded words with a space on each side.
fn folded_text(text: &str) -> String {
    format!(" {} ", folded_words(text).join(" "))
}

fn contains_words(folded: &str, words: &str) -> bool {
    folded
        .match_indices(words)
        .any(|(at, _)| folded[..at].ends_with(' ') && folded[at + words.len()..].starts_with(' '))
}

/// Whether a title has two capitalized words in a row after a word such as "with", and they are no host's name.
fn names_a_guest(title: &str, show: &ShowFacts) -> bool {
    let tokens: Vec<&str> = title.split_whitespace().take(60).collect();
    let is_name = |token: &str| {
        let word = token.trim_matches(|letter: char| !letter.is_alphanumeric());
        let mut letters = word.chars();
        letters.next().is_some_and(char::is_uppercase) && letters.any(char::is_lowercase)
    };
    let hosts = folded_text(&format!(
        "{} {} {}",
        show.host_names.join(" "),
        show.author.as_deref().unwrap_or_default(),
        show.title
    ));
    tokens.windows(3).any(|three| {
        let is_after = BEFORE_A_NAME.contains(&three[0].to_lowercase().as_str());
        let is_host = || folded_words(three[1]).first().is_some_and(|word| contains_words(&hosts, word));
        is_after && is_name(three[1]) && is_name(three[2]) && !is_host()
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::facts::EpisodeFacts;

    fn verdict(description: &str, genres: &[&str], titles: &[&str]) -> Option<bool> {
        let episode = |title: &&str| EpisodeFacts { title: (*title).to_owned(), ..EpisodeFacts::default() };
        let show = ShowFacts {
            title: "The Long Table".to_owned(),
            description: description.to_owned(),
            genres: genres.iter().map(|genre| (*genre).to_owned()).collect(),
            takes_guests: (titles.len() > 2).then_some(false),
            episodes: titles.iter().map(episode).collect(),
            ..ShowFacts::default()
        };
        GuestAcceptance::of(&show).verdict()
    }

    #[test]
    fn acceptance_is_read_from_titles_and_texts() {
        let named = ["Mining and the state w/ Ada Marsh", "Ports with Tom Reyes", "Rivers | Jo Lind"];
        let plain = ["Rivers", "Ports", "Mines"];
        assert_eq!(verdict("History for beginners.", &["history"], &named), Some(true));
        assert_eq!(verdict("Interviews with people who cook.", &["food"], &plain), Some(true));
        assert_eq!(verdict("Zu Gast sind Menschen aus Köln.", &[], &plain), Some(true));
        assert_eq!(verdict("An audio drama in ten parts.", &["arts"], &named), Some(false));
        assert_eq!(verdict("A town in the desert.", &["fiction"], &named), Some(false));
        assert_eq!(verdict("History for beginners.", &["history"], &plain), Some(false));
        assert_eq!(verdict("History for beginners.", &["history"], &[]), None);
        let once = [vec!["Mining and the state w/ Ada Marsh"], vec!["Rivers"; 29]].concat();
        assert_eq!(verdict("History for beginners.", &["history"], &once), None, "one name in thirty is an exception");
    }
}

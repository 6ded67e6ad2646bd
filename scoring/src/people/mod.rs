//! Credits of people: who takes part in an episode and who is mentioned. The sources are person tags, author fields,
//! titles, descriptions and the beginning of transcripts. Extraction is rule-based, and every name occurs in the text.

mod alternating_hosts;
mod appearances;
mod ascii_word;
mod candidate;
mod candidate_text;
mod candidate_title;
mod candidates;
mod capitals;
mod cjk;
mod cjk_sentence;
mod cjk_title;
mod cue_evidence;
mod cue_phrase;
mod declension;
mod description;
mod details;
mod evidence;
mod familiar;
mod family_name;
mod habit;
mod japanese;
mod likelihood;
mod likelihood_weights;
mod name_list;
mod only_guest;
mod ordinary_end;
mod person_name;
mod phrase_table;
mod preceding_names;
mod pronoun;
mod public_figure;
mod show_habits;
mod show_people;
mod talked_about;
mod text_folding;
mod title;
mod tokenizer;
mod transcript;
mod word_boundaries;
mod word_lists;

pub use appearances::{Appearances, find_recurring};
pub use person_name::person_key;
pub use show_people::{ShowPeople, ShowText};

pub(crate) use cue_phrase::is_people_cue_at;
pub(crate) use phrase_table::PhraseTable;
pub(crate) use text_folding::{fold, fold_letters};
pub(crate) use tokenizer::{TokenizedText, WordShape, cut_snippet, truncate};
pub(crate) use word_lists::{WordClasses, find_profession, is_given_name, is_guest_word};

use candidate::Candidate;
use earshot_catalog::{EpisodeToCredit, ShowHabits};
use earshot_model::{AppearanceKind, CreditSource, Cue, Episode, Person, PersonCredit, TALKED_ABOUT_CONFIDENCE};
use evidence::{Evidence, is_told_guest, resolve_people};

/// Bytes of a description that are read: people are named at its beginning.
const MAX_DESCRIPTION_BYTES: usize = 8 << 10;

/// The texts of an episode from which people and sponsors are extracted.
#[derive(Clone, Copy, Debug, Default)]
pub struct EpisodeText<'a> {
    pub title: &'a str,
    pub subtitle: Option<&'a str>,
    pub author: Option<&'a str>,
    /// Plain text.
    pub description: &'a str,
    /// The description as sanitized HTML, with its links.
    pub description_html: &'a str,
    pub persons: &'a [Person],
    /// Transcript; empty when there is none.
    pub cues: &'a [Cue],
}

impl<'a> EpisodeText<'a> {
    /// Collects the texts of an episode and its transcript.
    #[must_use]
    pub fn from_episode(episode: &'a Episode, cues: &'a [Cue]) -> Self {
        Self {
            title: &episode.title,
            subtitle: episode.subtitle.as_deref(),
            author: episode.author.as_deref(),
            description: &episode.description,
            description_html: &episode.description_html,
            persons: &episode.persons,
            cues,
        }
    }

    /// Collects the texts of an episode that the catalog lists as due.
    #[must_use]
    pub fn from_due_episode(episode: &'a EpisodeToCredit) -> Self {
        Self {
            title: &episode.title,
            subtitle: episode.subtitle.as_deref(),
            author: episode.author.as_deref(),
            description: &episode.description,
            description_html: &episode.description_html,
            persons: &episode.persons,
            cues: &episode.cues,
        }
    }
}

/// Returns the people of an episode, including hosts of the show, in the order in which they are named.
///
/// ```
/// use earshot_model::AppearanceKind;
/// use earshot_scoring::people::{EpisodeText, ShowPeople, ShowText, find_people};
/// let show = ShowText { title: "Tea", author: Some("Anna Miller"), ..ShowText::default() };
/// let episode = EpisodeText { title: "#12: Ben Hill", description: "Ben Hill joins us.", ..EpisodeText::default() };
/// let people = find_people(&ShowPeople::read(&show), &episode);
/// let found: Vec<_> = people.iter().map(|person| (person.name.as_str(), person.kind)).collect();
/// assert_eq!(found, [("Anna Miller", AppearanceKind::Host), ("Ben Hill", AppearanceKind::Guest)]);
/// ```
#[must_use]
pub fn find_people(show: &ShowPeople, episode: &EpisodeText<'_>) -> Vec<PersonCredit> {
    EpisodePeople::read(episode).credits_for_show(show)
}

/// Evidence from the texts of an episode, before it is joined with that of the show. Reading takes most of the time,
/// and recurring people are known only after several episodes were read.
#[derive(Clone, Debug, Default)]
pub struct EpisodePeople {
    evidence: Vec<Evidence>,
    candidates: Vec<Candidate>,
    has_tags: bool,
    is_about_past: bool,
    is_english: bool,
}

impl EpisodePeople {
    /// Reads the texts of an episode. The result does not depend on the show.
    #[must_use]
    pub fn read(episode: &EpisodeText<'_>) -> Self {
        let title = TokenizedText::new(episode.title, show_people::MAX_TITLE_BYTES);
        let description = TokenizedText::new(episode.description, MAX_DESCRIPTION_BYTES);
        let (evidence, has_tags) = collect_evidence(episode, &title, &description);
        let is_about_past = [&title, &description].into_iter().any(show_habits::is_about_past);
        let is_english = is_english(&description);
        let candidates = candidates::read_candidates(&title, &description);
        Self { evidence, candidates, has_tags, is_about_past, is_english }
    }

    /// Returns the credits of the episode, joined with the evidence of the show.
    #[must_use]
    pub fn credits_for_show(self, show: &ShowPeople) -> Vec<PersonCredit> {
        let Self { evidence: mut own, mut candidates, has_tags, is_english, is_about_past } = self;
        own.retain(|one| show.keeps_by_habit(one));
        let guests: Vec<String> = own.iter().filter(|one| is_told_guest(one)).map(|one| one.key.clone()).collect();
        own.retain(|one| !one.is_role_only || show.is_host(&one.key) || !guests.contains(&one.key));
        let names_hosts = own.iter().any(|one| {
            one.credit.kind == AppearanceKind::Host
                && (one.credit.source == CreditSource::PersonTag || one.credit.confidence >= 0.92)
        });
        let hosts = show.hosts.iter().filter(|host| {
            // Person tags of an episode replace those of the channel. An episode that lists its hosts lists all of
            // them.
            let is_replaced = has_tags && host.credit.source == CreditSource::PersonTag || names_hosts;
            !is_replaced || own.iter().any(|one| one.key == host.key && one.credit.kind == AppearanceKind::Host)
        });
        let mut all: Vec<Evidence> = hosts.cloned().collect();
        own.retain(|one| {
            let is_met = one.needs_host.as_ref().is_none_or(|host| show.has_host_named(host));
            let knows_host = |host: &String| show.hosts.is_empty() || show.has_host_named(host);
            is_met
                && one.needs_known_host.as_ref().is_none_or(knows_host)
                && !is_show_name(show, one)
                && !is_host_named_as_guest(show, one)
        });
        likelihood::doubt_public_figures(&mut own);
        let called: Vec<String> =
            own.iter().map(|one| &one.key).filter(|key| show.is_called_by_title(key)).cloned().collect();
        alternating_hosts::name_as_hosts(&called, &mut own);
        alternating_hosts::give_turns(&show.habits().alternating_hosts, &show.habits().regulars, &mut own);
        if !is_english && !own.iter().any(is_told_guest) {
            own.iter_mut().for_each(doubt_mention);
        }
        if show.habits().usually_has_guests && !is_about_past {
            only_guest::announce_only_person(&show.hosts, &mut own);
        }
        let traits = likelihood::EpisodeTraits { is_english, is_about_past };
        likelihood::add_show_traits(show, &traits, &own, &mut candidates);
        likelihood::judge_candidates(show, candidates, &mut own);
        all.extend(own);
        resolve_people(all)
    }
}

/// Learns the habits of a show from its episodes, newest first.
#[must_use]
pub fn learn_habits<'a>(show: &ShowPeople, episodes: impl IntoIterator<Item = &'a EpisodePeople>) -> ShowHabits {
    show_habits::find_habits(
        show,
        episodes.into_iter().map(|episode| show_habits::EpisodeEvidence {
            evidence: &episode.evidence,
            candidates: &episode.candidates,
            is_about_past: episode.is_about_past,
        }),
    )
}

fn collect_evidence(
    episode: &EpisodeText<'_>,
    title: &TokenizedText<'_>,
    description: &TokenizedText<'_>,
) -> (Vec<Evidence>, bool) {
    let mut own = show_people::tag_evidence(episode.persons);
    let has_tags = !own.is_empty();
    own.extend(title::read_title(title, description));
    own.extend(habit::read_title_places(title));
    own.extend(habit::read_text_places(description));
    own.extend(cjk_title::read_title_names(episode.title, episode.description));
    own.extend(familiar::read_familiar_people(title, description));
    own.extend(description::read_description(title, CreditSource::EpisodeTitle));
    own.extend(description::read_description(description, CreditSource::Description));
    own.extend(public_figure::read_single_names(title, CreditSource::EpisodeTitle));
    own.extend(public_figure::read_single_names(description, CreditSource::Description));
    for (text, source) in [(title, CreditSource::EpisodeTitle), (description, CreditSource::Description)] {
        if cjk::has_cjk_text(text.raw) {
            own.extend(cjk::read_announced_people(text.raw, source));
            own.extend(cjk_guests(text.raw, source));
            own.extend(japanese::read_guests(text.raw, source));
        }
    }
    if let Some(subtitle) =
        episode.subtitle.filter(|subtitle| !episode.description.contains(subtitle.trim_end_matches(['.', '…'])))
    {
        own.extend(description::read_description(
            &TokenizedText::new(subtitle, show_people::MAX_TITLE_BYTES),
            CreditSource::Description,
        ));
    }
    own.extend(transcript::read_transcript(episode.cues));
    if let Some(author) = episode.author {
        own.extend(show_people::author_evidence(author, "", 0.75));
    }
    own.iter_mut().for_each(|one| ordinary_end::cut_ordinary_end(one, title, description));
    own.retain(|one| !is_common_word(one, title, description));
    public_figure::leave_to_namesakes(&mut own);
    (own, has_tags)
}

/// Returns whether a name without a listed given name is an ordinary word of the text: it also occurs in lower case.
fn is_common_word(one: &Evidence, title: &TokenizedText<'_>, description: &TokenizedText<'_>) -> bool {
    let words = || one.key.split(' ').filter(|word| word.chars().count() > 3);
    if one.credit.kind != AppearanceKind::Guest
        || !one.credit.name.chars().any(char::is_uppercase)
        || !matches!(one.credit.source, CreditSource::EpisodeTitle | CreditSource::Description)
        || one.key.split(' ').next().is_none_or(is_given_name)
    {
        return false;
    }
    [title, description].into_iter().any(|text| {
        (0..text.tokens.len())
            .any(|at| text.shape(at) == WordShape::Lower && words().any(|word| word == text.folded(at)))
    })
}

fn cjk_guests(raw: &str, source: CreditSource) -> impl Iterator<Item = Evidence> {
    cjk_sentence::find_sentence_guests(raw).into_iter().map(move |(at, name)| {
        let mut one = Evidence::new(name.to_owned(), AppearanceKind::Guest, source, 0.8);
        one.credit.snippet = Some(cut_snippet(raw, at..at + name.len(), evidence::SNIPPET_BYTES));
        one
    })
}

/// Words that most English texts have.
const ENGLISH_WORDS: &str = "the of and is to this";

/// Returns whether a text is English: a twentieth of its words are the most frequent English ones.
fn is_english(text: &TokenizedText<'_>) -> bool {
    let words = || (0..text.tokens.len()).filter(|at| text.shape(*at) == WordShape::Lower);
    let english = words().filter(|at| word_lists::is_one_of(ENGLISH_WORDS, text.folded(*at))).count();
    english * 20 >= words().count()
}

/// Calls a name that was only found in a text of unknown role, as long as the grammar does not show that it is talked about.
/// The phrases for guests are most complete in English: in a text of another language that announces no guest, the name may
/// be the guest's.
fn doubt_mention(one: &mut Evidence) {
    if one.credit.kind == AppearanceKind::Mentioned && one.credit.confidence < TALKED_ABOUT_CONFIDENCE {
        (one.credit.kind, one.credit.confidence) = (AppearanceKind::Unknown, evidence::MAYBE_TAKES_PART);
    }
}

/// Returns whether a host of the show is named as a guest, as `with Anna` in a title suggests. Person tags are trusted.
fn is_host_named_as_guest(show: &ShowPeople, one: &Evidence) -> bool {
    one.credit.kind == AppearanceKind::Guest && one.credit.source != CreditSource::PersonTag && show.is_host(&one.key)
}

/// Returns whether a name is the show's, or occurs in its title without being marked as a guest's.
fn is_show_name(show: &ShowPeople, one: &Evidence) -> bool {
    if one.credit.source == CreditSource::PersonTag || show.is_host(&one.key) {
        return false;
    }
    let letters = fold_letters(&one.credit.name);
    let is_label = show.own_names.contains(&letters);
    let is_in_title =
        one.credit.kind == AppearanceKind::Guest && one.key.contains(' ') && show.title_key.contains(&one.key);
    is_label && one.credit.kind != AppearanceKind::Host || is_in_title
}

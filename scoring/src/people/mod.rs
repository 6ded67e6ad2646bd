//! Who takes part in an episode, and who is talked about: from person tags, author fields, titles, descriptions and the
//! beginning of transcripts. Rules only, and a name only where it stands in the text.

mod appearances;
mod before;
mod beside;
mod cjk;
mod cue;
mod details;
mod evidence;
mod fold;
mod list;
mod name;
mod phrase;
mod read;
mod show;
mod spoken;
mod text;
mod title;
mod word;
mod words;

pub use appearances::{Appearances, recurring};
pub use name::person_key;
pub use show::{ShowPeople, ShowText};
pub use words::GivenNames;

pub(crate) use cue::tells_of_people;
pub(crate) use fold::{fold, fold_letters};
pub(crate) use phrase::Phrases;
pub(crate) use text::{Shape, Text, cut, snippet};
pub(crate) use words::{is_stop, profession_of};

use earshot_catalog::EpisodeToCredit;
use earshot_model::{AppearanceKind, CreditSource, Cue, Episode, Person, PersonCredit};
use evidence::{Evidence, resolve};

/// Of a description, in bytes: people are named at its beginning.
const MAX_DESCRIPTION: usize = 8 << 10;

/// The texts of an episode that may name people and parties.
#[derive(Clone, Copy, Debug, Default)]
pub struct EpisodeText<'a> {
    pub title: &'a str,
    pub subtitle: Option<&'a str>,
    pub author: Option<&'a str>,
    /// Plain text.
    pub description: &'a str,
    /// The same with its links, sanitised.
    pub description_html: &'a str,
    pub persons: &'a [Person],
    /// What is said in it; none where there is no transcript.
    pub cues: &'a [Cue],
}

impl<'a> EpisodeText<'a> {
    #[must_use]
    pub fn of(episode: &'a Episode, cues: &'a [Cue]) -> Self {
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

    #[must_use]
    pub fn due(episode: &'a EpisodeToCredit) -> Self {
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

/// The people of an episode, hosts of the show included; those named first come first.
///
/// ```
/// use earshot_model::AppearanceKind;
/// use earshot_scoring::people::{EpisodeText, GivenNames, ShowPeople, ShowText, people_of};
/// let names = GivenNames::default();
/// let show = ShowText { title: "Tea", author: Some("Anna Miller"), ..ShowText::default() };
/// let episode = EpisodeText { title: "#12: Ben Hill", description: "Ben Hill joins us.", ..EpisodeText::default() };
/// let people = people_of(&ShowPeople::read(&show, &names), &episode, &names);
/// let found: Vec<_> = people.iter().map(|person| (person.name.as_str(), person.kind)).collect();
/// assert_eq!(found, [("Anna Miller", AppearanceKind::Host), ("Ben Hill", AppearanceKind::Guest)]);
/// ```
#[must_use]
pub fn people_of(show: &ShowPeople, episode: &EpisodeText<'_>, names: &GivenNames) -> Vec<PersonCredit> {
    OwnPeople::read(episode, names).of(show)
}

/// What the texts of an episode say of people, before those of its show are joined: reading is what takes time, and
/// who is in most episodes of a show is known only after some were read.
#[derive(Clone, Debug, Default)]
pub struct OwnPeople {
    evidence: Vec<Evidence>,
    has_tags: bool,
}

impl OwnPeople {
    #[must_use]
    pub fn read(episode: &EpisodeText<'_>, names: &GivenNames) -> Self {
        let (evidence, has_tags) = evidence_of(episode, names);
        Self { evidence, has_tags }
    }

    /// The people of the episode as one of this show.
    #[must_use]
    pub fn of(self, show: &ShowPeople) -> Vec<PersonCredit> {
        let Self { evidence: mut own, has_tags } = self;
        let names_hosts = own.iter().any(|one| {
            one.credit.kind == AppearanceKind::Host
                && (one.credit.source == CreditSource::PersonTag || one.credit.confidence >= 0.92)
        });
        let hosts = show.hosts.iter().filter(|host| {
            // Item persons replace the channel's; and where an episode lists its presenters, those are all.
            let is_replaced = has_tags && host.credit.source == CreditSource::PersonTag || names_hosts;
            !is_replaced || own.iter().any(|one| one.key == host.key && one.credit.kind == AppearanceKind::Host)
        });
        let mut all: Vec<Evidence> = hosts.cloned().collect();
        own.retain(|one| !is_the_show(show, one) && !is_host_as_guest(show, one));
        all.extend(own);
        resolve(all)
    }
}

fn evidence_of(episode: &EpisodeText<'_>, names: &GivenNames) -> (Vec<Evidence>, bool) {
    let title = Text::new(episode.title, show::MAX_TITLE);
    let description = Text::new(episode.description, MAX_DESCRIPTION);
    let mut own = show::tags(episode.persons);
    let has_tags = !own.is_empty();
    own.extend(title::read(&title, &description, names));
    own.extend(read::read(&title, CreditSource::EpisodeTitle, names));
    own.extend(read::read(&description, CreditSource::Description, names));
    own.extend(cjk::read(title.raw, CreditSource::EpisodeTitle));
    own.extend(cjk::read(description.raw, CreditSource::Description));
    if let Some(subtitle) =
        episode.subtitle.filter(|subtitle| !episode.description.contains(subtitle.trim_end_matches(['.', '…'])))
    {
        own.extend(read::read(&Text::new(subtitle, show::MAX_TITLE), CreditSource::Description, names));
    }
    own.extend(spoken::read(episode.cues, names));
    if let Some(author) = episode.author {
        own.extend(show::authors(author, "", names, 0.75));
    }
    (own, has_tags)
}

/// Who presents the show is no guest of it, whatever `with Anna` in a title seems to say; but a tag is sure.
fn is_host_as_guest(show: &ShowPeople, one: &Evidence) -> bool {
    one.credit.kind == AppearanceKind::Guest && one.credit.source != CreditSource::PersonTag && show.is_host(&one.key)
}

/// A name that is the show's, or stands in its title without being marked as a guest's.
fn is_the_show(show: &ShowPeople, one: &Evidence) -> bool {
    if one.credit.source == CreditSource::PersonTag || show.is_host(&one.key) {
        return false;
    }
    let letters = fold_letters(&one.credit.name);
    let is_label = show.labels.contains(&letters);
    let is_in_title =
        one.credit.kind == AppearanceKind::Guest && one.key.contains(' ') && show.title_key.contains(&one.key);
    is_label && one.credit.kind != AppearanceKind::Host || is_in_title
}

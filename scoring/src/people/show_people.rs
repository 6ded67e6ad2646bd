//! People of a show from its own texts, read once and used for each of its episodes.

use super::cue_phrase::{CueKind, cue_at, name_start_after_with};
use super::evidence::{Evidence, resolve_people};
use super::name_list::read_people;
use super::person_name::{name_at, name_starting_at, person_key};
use super::text_folding::fold_letters;
use super::tokenizer::{TokenizedText, WordShape};
use super::word_lists::is_given_name;
use earshot_catalog::ShowHabits;
use earshot_model::{AppearanceKind, CreditSource, Person, PersonCredit, Podcast};

/// Bytes of a show's description that are read.
const MAX_DESCRIPTION_BYTES: usize = 4 << 10;
pub(crate) const MAX_TITLE_BYTES: usize = 1 << 10;

/// The texts of a show from which people and sponsors are extracted.
#[derive(Clone, Copy, Debug, Default)]
pub struct ShowText<'a> {
    pub title: &'a str,
    pub author: Option<&'a str>,
    pub owner_name: Option<&'a str>,
    /// Plain text.
    pub description: &'a str,
    pub website_url: Option<&'a str>,
    pub persons: &'a [Person],
}

impl<'a> ShowText<'a> {
    /// Collects the texts of a podcast.
    #[must_use]
    pub fn from_podcast(podcast: &'a Podcast) -> Self {
        Self {
            title: &podcast.title,
            author: podcast.author.as_deref(),
            owner_name: podcast.owner_name.as_deref(),
            description: &podcast.description,
            website_url: podcast.website_url.as_deref(),
            persons: &podcast.persons,
        }
    }
}

/// People that belong to the show according to its own texts.
#[derive(Clone, Debug, Default)]
pub struct ShowPeople {
    pub(crate) hosts: Vec<Evidence>,
    /// Letters of title, author and owner. A name equal to one of them is the show, not a person.
    pub(crate) own_names: Vec<String>,
    /// Folded words of the title. A person in the title is not a guest.
    pub(crate) title_key: String,
    /// Folded given names in the title that belong to no full name: `Anna and Ben's Tea`.
    title_given_names: Vec<String>,
    /// Whether the title calls two people by them, who are its hosts whoever they are.
    is_called_after_two: bool,
    /// How the show names its guests.
    habits: ShowHabits,
}

impl ShowPeople {
    /// Reads the texts of a show.
    #[must_use]
    pub fn read(show: &ShowText<'_>) -> Self {
        let title = TokenizedText::new(show.title, MAX_TITLE_BYTES);
        let mut hosts = tag_evidence(show.persons);
        hosts.retain(|one| one.credit.kind == AppearanceKind::Host);
        if let Some(author) = show.author {
            hosts.extend(author_evidence(author, show.title, 0.8));
        }
        hosts.extend(title_hosts(&title));
        hosts.extend(description_hosts(show.description));
        let called = given_names_alone(&title);
        let labels = [Some(show.title), show.author, show.owner_name].into_iter().flatten();
        Self {
            hosts,
            own_names: labels.map(fold_letters).collect(),
            title_key: person_key(show.title),
            title_given_names: called
                .iter()
                .flat_map(|name| [name.strip_suffix('s'), Some(name)])
                .flatten()
                .map(str::to_owned)
                .collect(),
            is_called_after_two: called.len() > 1,
            habits: ShowHabits::default(),
        }
    }

    /// Adds people who are in most episodes (see [`super::find_recurring`]).
    pub fn add_recurring(&mut self, recurring: impl IntoIterator<Item = String>) {
        let host = |name| Evidence::new(name, AppearanceKind::Host, CreditSource::OtherEpisodes, 0.86);
        self.hosts.extend(recurring.into_iter().map(host));
    }

    /// Sets how the show names its guests (see [`super::learn_habits`]).
    pub fn set_habits(&mut self, habits: ShowHabits) {
        self.habits = habits;
    }

    /// Returns whether evidence counts in this show: a guest at a place where it names guests, and none where it names whom
    /// an episode is about.
    pub(super) fn keeps_by_habit(&self, one: &Evidence) -> bool {
        let is_topic = one.topic_place.as_ref().is_some_and(|place| self.habits.topic_places.contains(place));
        one.place.as_ref().is_none_or(|place| self.habits.guest_places.contains(place)) && !is_topic
    }

    /// Returns the hosts of the show, whether an episode names them or not.
    #[must_use]
    pub fn hosts(&self) -> Vec<PersonCredit> {
        resolve_people(self.hosts.clone())
    }

    /// Returns how the show names its guests.
    pub(super) fn habits(&self) -> &ShowHabits {
        &self.habits
    }

    /// Returns whether a word is a part of a host's name.
    pub(crate) fn has_host_named(&self, word: &str) -> bool {
        self.hosts.iter().any(|host| host.key.split(' ').any(|part| part == word))
    }

    /// Returns whether the show's title calls a person by the given name, who is in several of its episodes.
    pub(super) fn is_called_by_title(&self, key: &str) -> bool {
        key.split(' ').next().is_some_and(|given| self.title_given_names.iter().any(|name| name == given))
            && (self.is_called_after_two || self.habits.often_named.iter().any(|name| name == key))
    }

    pub(crate) fn is_host(&self, key: &str) -> bool {
        self.hosts.iter().any(|host| host.key == key)
    }
}

/// Returns the given names of a title that are not part of a full name, without the ending of a possessor: `Tore og Einars podkast`.
fn given_names_alone(title: &TokenizedText<'_>) -> Vec<String> {
    let is_known =
        |word: &str| is_given_name(word) || title.tokens.len() > 2 && word.strip_suffix('s').is_some_and(is_given_name);
    let is_capital = |at: usize| matches!(title.shape(at), WordShape::Capitalized | WordShape::AllCapitals);
    let is_alone = |at: &usize| {
        is_capital(*at) && is_known(title.folded(*at)) && name_at(title, *at).is_none_or(|name| name.word_count < 2)
    };
    (0..title.tokens.len()).filter(is_alone).map(|at| title.folded(at).to_owned()).collect()
}

/// Returns evidence from person tags, which is certain.
pub(crate) fn tag_evidence(persons: &[Person]) -> Vec<Evidence> {
    persons.iter().take(60).filter_map(read_tag).collect()
}

fn read_tag(person: &Person) -> Option<Evidence> {
    if person.group.as_deref().is_some_and(|group| group != "cast") {
        return None;
    }
    let role = person.role.trim();
    let kind = match role {
        "guest" => AppearanceKind::Guest,
        _ if role.contains("host") || role == "narrator" || role == "presenter" => AppearanceKind::Host,
        _ if matches!(role, "cast" | "actor" | "voice" | "reporter" | "correspondent") => AppearanceKind::Unknown,
        _ => return None,
    };
    let name = person.name.split_whitespace().collect::<Vec<_>>().join(" ");
    if name.is_empty() || name.chars().count() > 100 {
        return None;
    }
    // A person tagged as both host and guest is a host.
    let confidence = if kind == AppearanceKind::Host { 1.0 } else { 0.98 };
    let mut one = Evidence::new(name, kind, CreditSource::PersonTag, confidence);
    (one.credit.image_url, one.credit.url) = (person.image_url.clone(), person.url.clone());
    Some(one)
}

/// Returns the people of an author field that contains only names: `Anna Miller`, `Anna and Ben`.
pub(crate) fn author_evidence(author: &str, show_title: &str, confidence: f32) -> Vec<Evidence> {
    let text = TokenizedText::new(author, 200);
    let label = fold_letters(show_title);
    let mut found = Vec::new();
    let mut at = 0;
    while at < text.tokens.len() {
        let Some(name) = name_starting_at(&text, at) else { return Vec::new() };
        let is_listed = matches!(text.raw(name.range.end), "," | "&" | "/" | ";" | "");
        let is_joined = matches!(
            text.folded(name.range.end),
            "and" | "und" | "og" | "et" | "y" | "e" | "och" | "en" | "с" | "и" | "i"
        );
        let is_email = text.is_sign(name.range.end, "(") || text.shape(name.range.end) == WordShape::Address;
        // A shared family name may follow the last name only: `Anna and Ben Miller`.
        if !name.has_given_name || !(is_listed || is_joined || is_email) {
            return Vec::new();
        }
        at = name.range.end + 1;
        let is_more = found.is_empty() && (at >= text.tokens.len() || is_email);
        if name.word_count < 2 && is_more && fold_letters(&name.text) == label {
            return Vec::new();
        }
        let confidence = if name.word_count > 1 { confidence } else { confidence - 0.15 };
        found.push(Evidence::new(name.text, AppearanceKind::Host, CreditSource::Author, confidence));
        if is_email {
            break;
        }
    }
    found
}

/// Returns the hosts in a title such as `Anna Miller's Example` or `Example with Anna Miller`.
fn title_hosts(title: &TokenizedText<'_>) -> Vec<Evidence> {
    let host = |name| Evidence::new(name, AppearanceKind::Host, CreditSource::Show, 0.8);
    let mut found = Vec::new();
    let owner = name_at(title, 0).filter(|name| name.word_count > 1 && name.has_given_name);
    if let Some(name) = owner.filter(|name| title.tokens[name.range.end - 1].is_possessive) {
        found.push(host(name.text));
    }
    for at in 0..title.tokens.len() {
        if let Some(from) = name_start_after_with(title, at) {
            let people = read_people(title, from, true).into_iter();
            found.extend(people.filter(|listed| listed.name.has_given_name).map(|listed| host(listed.name.text)));
        }
    }
    found
}

/// Returns the hosts in phrases such as `hosted by Anna Miller and Ben Hill`, `Join Anna Miller as she …`, `Host Anna
/// Miller interviews …`.
fn description_hosts(description: &str) -> Vec<Evidence> {
    let text = TokenizedText::new(description, MAX_DESCRIPTION_BYTES);
    let mut found = Vec::new();
    let mut add = |from: usize, confidence: f32| {
        for listed in read_people(&text, from, true) {
            if listed.name.word_count < 2 && !listed.name.has_given_name {
                continue;
            }
            let snippet = text.snippet(listed.name.range.clone(), 60);
            let mut one = Evidence::new(listed.name.text, AppearanceKind::Host, CreditSource::Show, confidence);
            one.credit.snippet = snippet;
            found.push(one);
        }
    };
    for at in 0..text.tokens.len() {
        if let Some(cue) = cue_at(&text, at).filter(|cue| cue.kind == CueKind::HostFollows) {
            add(cue.end, 0.85);
        }
        if text.folded(at) == "join"
            && text.is_sentence_start(at)
            && name_at(&text, at + 1).is_some_and(|name| name.has_given_name)
        {
            add(at + 1, 0.8);
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    fn hosts(title: &str, author: &str, description: &str) -> Vec<String> {
        let show = ShowText { title, author: Some(author), description, ..ShowText::default() };
        ShowPeople::read(&show).hosts.into_iter().map(|one| one.credit.name).collect()
    }

    #[test]
    fn hosts_of_a_show() {
        let cases: &[(&str, &str, &str, &[&str])] = &[
            ("Tea", "Anna Miller", "", &["Anna Miller"]),
            ("Tea", "Anna Miller, Ben Hill und Carla Otto", "", &["Anna Miller", "Ben Hill", "Carla Otto"]),
            ("Tea", "Anna and Ben Miller", "", &["Anna", "Ben Miller"]),
            ("Tea", "Example Media", "", &[]),
            ("Tea", "Jupiter Broadcasting", "", &[]),
            ("Anna Miller's Tea", "Tea Ltd", "", &["Anna Miller"]),
            ("Tea with Anna Miller", "Tea Ltd", "", &["Anna Miller"]),
            ("Tea", "Tea Ltd", "A show hosted by Anna Miller and Ben Hill, for all.", &["Anna Miller", "Ben Hill"]),
            ("Tea", "Tea Ltd", "Join Anna Miller every Friday.", &["Anna Miller"]),
            ("Tea", "Tea Ltd", "Een podcast waarin presentator Anna Miller vragen stelt.", &["Anna Miller"]),
        ];
        for (title, author, description, expected) in cases {
            assert_eq!(hosts(title, author, description), *expected, "{title} {author} {description}");
        }
    }
}

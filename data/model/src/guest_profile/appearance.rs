//! Whether the person of a credit is the guest of a profile: with which probability, and why. Others may have the same
//! name.

use super::GuestProfileFields;
use crate::alert::{is_name_credit, key_words};
use crate::{AppearanceKind, EpisodeDocument, MAYBE_TAKES_PART_CONFIDENCE, PersonCredit, PodcastDocument, fold_text};
use url::Url;

/// The shortest word of a subject that can be a clue, in characters.
const MIN_CLUE_CHARS: usize = 5;
/// Below this probability, the person is probably not the guest.
const LIKELY: f32 = 0.5;

/// A guest in the credits of an episode.
#[derive(Clone, Debug, PartialEq)]
pub struct GuestAppearance {
    /// Guest, host or unknown.
    pub role: AppearanceKind,
    /// Probability that the guest has this role in the episode, 0 to 1.
    pub confidence: f32,
    /// Probability that the person is the guest and not a namesake, 0 to 1.
    pub identity: f32,
    /// Why, as one sentence for people.
    pub reason: String,
}

impl GuestAppearance {
    /// Whether the person is probably the guest.
    #[must_use]
    pub fn is_likely(&self) -> bool {
        self.identity >= LIKELY
    }
}

/// A person who takes part in an episode.
struct Participant<'a> {
    name: &'a str,
    kind: AppearanceKind,
    confidence: f32,
    organization: Option<&'a str>,
    url: Option<&'a str>,
}

/// Finds a guest in the credits of an episode. `None` when they do not name the guest as someone who takes part.
#[must_use]
pub fn find_appearance(
    fields: &GuestProfileFields,
    episode: &EpisodeDocument,
    podcast: &PodcastDocument,
) -> Option<GuestAppearance> {
    let name = fields.name();
    let named = participants(episode, podcast).filter(|person| is_name_credit(person.name, &name));
    let weight = |kind: AppearanceKind| match kind {
        AppearanceKind::Guest => 3,
        AppearanceKind::Host => 2,
        AppearanceKind::Unknown => 1,
        AppearanceKind::Mentioned => 0,
    };
    let person = named.max_by(|one, other| {
        weight(one.kind).cmp(&weight(other.kind)).then(one.confidence.total_cmp(&other.confidence))
    })?;
    let (mut identity, reason) = identify(fields, &person, episode, podcast);
    if key_words(&name).len() < 2 {
        identity *= 0.5;
    }
    let confidence = (person.confidence.clamp(0.0, 1.0) * identity * 1_000.0).round() / 1_000.0;
    Some(GuestAppearance { role: person.kind, confidence, identity, reason })
}

/// The participants from the credits, or else from the feed's person tags.
fn participants<'a>(
    episode: &'a EpisodeDocument,
    podcast: &'a PodcastDocument,
) -> impl Iterator<Item = Participant<'a>> {
    let takes_part = |person: &&PersonCredit| match person.kind {
        AppearanceKind::Mentioned => false,
        AppearanceKind::Unknown => person.confidence > MAYBE_TAKES_PART_CONFIDENCE,
        AppearanceKind::Host | AppearanceKind::Guest => true,
    };
    let read = episode.credits.people.iter().filter(takes_part);
    let read = read.map(|person| Participant {
        name: &person.name,
        kind: person.kind,
        confidence: person.confidence,
        organization: person.organization.as_deref(),
        url: person.url.as_deref(),
    });
    let marked = episode.marked_participants(podcast).filter_map(|person| {
        Some(Participant {
            name: &person.name,
            kind: person.participant_kind()?.into(),
            confidence: 1.0,
            organization: None,
            url: person.url.as_deref(),
        })
    });
    read.chain(marked)
}

/// The probability that a person of this name is the guest.
fn identify(
    fields: &GuestProfileFields,
    person: &Participant<'_>,
    episode: &EpisodeDocument,
    podcast: &PodcastDocument,
) -> (f32, String) {
    let sites: Vec<String> = own_urls(fields).filter_map(site_of).collect();
    if let Some(site) = person.url.and_then(site_of).filter(|site| sites.contains(site)) {
        return (0.98, format!("The credit links to {site}."));
    }
    let text = FoldedWords::from_texts(&[&episode.episode.title, &episode.episode.description]);
    let show = FoldedWords::from_texts(&[&podcast.podcast.title, &podcast.podcast.description]);
    let organization = FoldedWords::from_texts(&[person.organization.unwrap_or_default()]);
    if let Some(company) =
        fields.company_name.as_deref().filter(|company| !FoldedWords::from_texts(&[company]).is_empty())
    {
        if [&organization, &text].iter().any(|words| words.contains(company)) {
            return (0.95, format!("{company} is named with the guest."));
        }
        if show.contains(company) {
            return (0.9, format!("{company} is named by the podcast."));
        }
    }
    let description = fold_text(&episode.episode.description);
    if let Some(site) = sites.iter().find(|site| description.contains(site.as_str())) {
        return (0.95, format!("The description links to {site}."));
    }
    let bio = &fields.bio;
    let subjects = bio.topics_to_discuss.iter().chain(&bio.areas_of_expertise);
    let clues: Vec<String> = subjects.flat_map(|subject| clue_words(subject)).collect();
    let has_company_elsewhere = person.organization.is_some() && fields.company_name.is_some();
    match clues.iter().find(|clue| text.contains(clue)).or_else(|| clues.iter().find(|clue| show.contains(clue))) {
        Some(clue) => (0.8, format!("The text mentions \u{201c}{clue}\u{201d}, one of the guest's subjects.")),
        None if has_company_elsewhere => {
            let other = person.organization.unwrap_or_default();
            (0.3, format!("The credit names {other}, so this may be someone else with the same name."))
        }
        None => (0.6, "Only the name is the same, so this may be someone else.".to_owned()),
    }
}

fn own_urls(fields: &GuestProfileFields) -> impl Iterator<Item = &str> {
    let sites = [&fields.website_url, &fields.booking_url, &fields.one_pager_url];
    sites.into_iter().flatten().chain(fields.social_links.iter().map(|link| &link.url)).map(String::as_str)
}

/// The host of a URL, with its path on sites that many people share.
fn site_of(url: &str) -> Option<String> {
    let url = Url::parse(url).ok()?;
    let host = url.host_str()?.trim_start_matches("www.").to_lowercase();
    let path = url.path().trim_end_matches('/').to_lowercase();
    Some(format!("{host}{path}"))
}

fn clue_words(subject: &str) -> Vec<String> {
    let folded = fold_text(subject);
    let words = folded.split(|letter: char| !letter.is_alphanumeric());
    words.filter(|word| word.chars().count() >= MIN_CLUE_CHARS).map(str::to_owned).collect()
}

/// A folded text, each word between spaces.
struct FoldedWords(String);

impl FoldedWords {
    fn from_texts(texts: &[&str]) -> Self {
        let mut words = String::from(" ");
        for text in texts {
            let folded = fold_text(text);
            for word in folded.split(|letter: char| !letter.is_alphanumeric()).filter(|word| !word.is_empty()) {
                words.push_str(word);
                words.push(' ');
            }
        }
        Self(words)
    }

    fn is_empty(&self) -> bool {
        self.0 == " "
    }

    /// Whether the text has these words in this order.
    fn contains(&self, text: &str) -> bool {
        let words = Self::from_texts(&[text]);
        !words.is_empty() && self.0.contains(&words.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::guest_profile::GuestBio;
    use crate::{CreditSource, Episode, EpisodeAliases, EpisodeCredits, EpisodeId, PersonCredit, Podcast, Timestamp};

    fn ada() -> GuestProfileFields {
        GuestProfileFields {
            first_name: "Ada".to_owned(),
            last_name: "Lovelace".to_owned(),
            company_name: Some("Engines Ltd".to_owned()),
            website_url: Some("https://www.ada.example/".to_owned()),
            bio: GuestBio { topics_to_discuss: vec!["Weaving of patterns".to_owned()], ..GuestBio::default() },
            ..GuestProfileFields::default()
        }
    }

    fn credit(name: &str, kind: AppearanceKind) -> PersonCredit {
        PersonCredit {
            name: name.to_owned(),
            key: String::new(),
            kind,
            role: None,
            profession: None,
            organization: None,
            image_url: None,
            url: None,
            source: CreditSource::Description,
            snippet: None,
            confidence: 0.9,
        }
    }

    fn found(description: &str, people: Vec<PersonCredit>) -> Option<GuestAppearance> {
        let podcast = Podcast::new("https://a.example/feed", "Old Computers", Timestamp::UNIX_EPOCH);
        let podcast = PodcastDocument::new(podcast);
        let id = podcast.podcast.id;
        let episode = EpisodeDocument {
            episode: Episode {
                slug: "1".to_owned(),
                title: "Number 1".to_owned(),
                description: description.to_owned(),
                ..Episode::new(EpisodeId::derive(id, "1"), id, Timestamp::UNIX_EPOCH)
            },
            podcast_slug: String::new(),
            podcast_title: String::new(),
            has_transcript: false,
            aliases: EpisodeAliases::default(),
            credits: EpisodeCredits { people, ..EpisodeCredits::default() },
        };
        find_appearance(&ada(), &episode, &podcast)
    }

    #[test]
    fn clues_distinguish_the_guest_from_namesakes() {
        let guest = || credit("Ada K. Lovelace", AppearanceKind::Guest);
        let of = |organization: &str| PersonCredit { organization: Some(organization.to_owned()), ..guest() };
        let linked = PersonCredit { url: Some("http://ada.example".to_owned()), ..guest() };
        for (description, person, identity) in [
            ("", linked, 0.98),
            ("", of("Engines Ltd."), 0.95),
            ("Of ENGINES Ltd", guest(), 0.95),
            ("See https://ada.example/talk", guest(), 0.95),
            ("On patterns in cloth", guest(), 0.8),
            ("On cloth", guest(), 0.6),
            ("On cloth", of("Tea Works"), 0.3),
        ] {
            let found = found(description, vec![person]).expect("it is named");
            assert_eq!(
                (found.role, found.identity),
                (AppearanceKind::Guest, identity),
                "{description}: {}",
                found.reason
            );
            assert!((found.confidence - 0.9 * identity).abs() < 0.001 && found.reason.ends_with('.'));
            assert_eq!(found.is_likely(), identity > 0.5);
        }
    }

    #[test]
    fn only_those_who_take_part_appear() {
        assert_eq!(found("Ada Lovelace", vec![credit("Ada Lovelace", AppearanceKind::Mentioned)]), None);
        assert_eq!(found("", vec![credit("Ada Byron", AppearanceKind::Guest)]), None);
        let both = vec![credit("Ada Lovelace", AppearanceKind::Unknown), credit("Ada Lovelace", AppearanceKind::Guest)];
        assert_eq!(found("", both).map(|found| found.role), Some(AppearanceKind::Guest));
        assert_eq!(
            found("", vec![credit("Ada Lovelace", AppearanceKind::Host)]).map(|found| found.role),
            Some(AppearanceKind::Host)
        );
    }
}

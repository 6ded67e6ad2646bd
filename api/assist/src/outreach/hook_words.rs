//! Writes the sentence of a hook: the words or the episode that it refers to, with date and time. It contains no
//! praise.

use super::claims::Claim;
use super::composer::Composer;
use super::hooks::{Hook, HookKind};
use crate::facts::SpeakerRole;
use crate::hostile_text::is_quotable;
use crate::phrasing;
use earshot_model::format_count;

/// Writes the hook's sentence for the composer's variant.
pub(super) fn sentence(composer: &Composer<'_>, claims: &mut Vec<Claim>) -> String {
    let hook = composer.hook;
    match hook.kind {
        HookKind::Transcript => transcript(composer, hook),
        HookKind::Episode => episode(composer, hook),
        HookKind::EpisodeNotes => format!("The show notes for {} say: {}", reference(composer, hook), quote(hook)),
        HookKind::Theme => theme(composer, hook, claims),
        HookKind::ShowDescription => {
            format!("The description of {} says: {}", composer.show_name(), quote(hook))
        }
        HookKind::LatestEpisode => latest(composer, hook, claims),
        HookKind::ShowTitle => format!("I'm writing with a suggestion for {}.", composer.show_name()),
    }
}

/// `“Title” (November 3)`.
fn reference(composer: &Composer<'_>, hook: &Hook) -> String {
    let title = phrasing::title(hook.episode_title.as_deref().unwrap_or_default());
    hook.published.map_or(title.clone(), |day| format!("{title} ({})", phrasing::date(day, composer.now)))
}

/// The quote in quotation marks, with a period when it has no closing punctuation.
fn quote(hook: &Hook) -> String {
    let words = hook.quote.as_deref().unwrap_or_default().trim();
    let inner = words.trim_matches(['“', '”', '"']);
    let end = if inner.ends_with(['.', '!', '?', '…']) { "" } else { "." };
    format!("“{}”{end}", inner.replace(['“', '”', '"'], "'"))
}

fn transcript(composer: &Composer<'_>, hook: &Hook) -> String {
    let episode = reference(composer, hook);
    let speaker = hook.speaker.as_deref().filter(|name| is_name(name));
    let who = match (hook.speaker_role, speaker) {
        (SpeakerRole::Host, Some(name)) if composer.show.host_names.len() > 1 => format!("{name} said"),
        (SpeakerRole::Host, _) => "you said".to_owned(),
        (SpeakerRole::Guest, None) => "your guest said".to_owned(),
        (SpeakerRole::Guest | SpeakerRole::Unknown, Some(name)) => format!("{name} said"),
        (SpeakerRole::Unknown, None) => "this came up".to_owned(),
    };
    let words = quote(hook);
    match (hook.second.map(phrasing::clock), composer.variant % 2) {
        (Some(clock), 0) => format!("At {clock} in your episode {episode}, {who}: {words}"),
        (Some(clock), _) => format!("I'm writing about a sentence in {episode}. At {clock}, {who}: {words}"),
        (None, _) => format!("In your episode {episode}, {who}: {words}"),
    }
}

/// Whether a speaker's label in a transcript is a name, unlike "Speaker 1".
fn is_name(speaker: &str) -> bool {
    let lower = speaker.to_lowercase();
    !lower.starts_with("speaker") && !lower.starts_with("spk") && !speaker.chars().any(|letter| letter.is_ascii_digit())
}

fn episode(composer: &Composer<'_>, hook: &Hook) -> String {
    let episode = reference(composer, hook);
    let record = composer.show.episodes().iter().find(|one| Some(&one.id) == hook.episode_id.as_ref());
    let guest = record
        .filter(|one| one.guests.len() == 1 && is_quotable(&one.guests[0]))
        .map(|one| one.guests[0].trim().to_owned());
    match (guest, composer.variant % 3) {
        (Some(guest), 0) => format!("I'm writing about {episode}, your episode with {guest}."),
        (Some(guest), 1) => format!("Your episode {episode} with {guest} is the reason for this note."),
        (Some(guest), _) => format!("This is about {episode}, in which {guest} was your guest."),
        (None, 0) => format!("I'm writing about your episode {episode}."),
        (None, 1) => format!("Your episode {episode} is the reason for this note."),
        (None, _) => format!("This is about your episode {episode}."),
    }
}

fn theme(composer: &Composer<'_>, hook: &Hook, claims: &mut Vec<Claim>) -> String {
    let topic = phrasing::capitalize(&composer.topic_phrase(hook.subject.as_deref().unwrap_or_default()));
    let all = format_count(composer.show.episodes().len(), "episode");
    let titles: Vec<String> = hook.titles.iter().map(|title| phrasing::title(title)).collect();
    let figure = format!("{topic} has come up in {} of your last {all}", hook.episodes_with_subject);
    claims.push(Claim::figure(&figure));
    format!("{figure}, among them {}.", phrasing::list(&titles))
}

fn latest(composer: &Composer<'_>, hook: &Hook, claims: &mut Vec<Claim>) -> String {
    let episode = reference(composer, hook);
    let all = format_count(composer.show.episodes().len(), "episode");
    let Some(topic) = composer.main_topic().filter(|_| composer.states_absence()) else {
        return match composer.variant % 2 {
            0 => format!("Your latest episode is {episode}. I have a subject in mind for an upcoming one."),
            _ => format!("I have a subject in mind for an episode after {episode}, your latest."),
        };
    };
    let mut figure = |text: String| {
        claims.push(Claim::figure(&text));
        text
    };
    match composer.variant % 3 {
        0 => {
            let figure = figure(format!("I looked through the titles and notes of your last {all}"));
            format!("{figure}, up to {episode}, and found none about {topic}. That is why I'm writing.")
        }
        1 => {
            let figure = figure(format!("In the titles and notes of your last {all}"));
            format!(
                "Your latest episode is {episode}. {figure} I found nothing about {topic}, which is why I'm writing."
            )
        }
        _ => {
            let figure = figure(format!("none of your last {all}"));
            format!(
                "As far as their titles and notes show, {figure} up to {episode} was about {topic}. That is the reason for this note."
            )
        }
    }
}

//! Writes the reason of a pitch in English: the words or the episode that it refers to, without praise.

use super::composer::Composer;
use super::hooks::{Hook, HookKind};
use super::host_names::first_name;
use super::sentence_kinds::names_subject;
use super::topic_forms::lower_first;
use crate::facts::{EpisodeFacts, SpeakerRole};
use crate::hostile_text::is_quotable;
use crate::phrasing;
use crate::words::plural_of_one;
use chrono::{DateTime, Datelike as _, Utc};
use earshot_text::analyze::folded_words;

/// The gap for the reason, when nothing on record is one.
pub(super) const YOUR_REASON: &str = "[your reason]";
/// An episode of this age is dated, so that nobody takes it for a current one.
const DATED_DAYS: i64 = 60;

impl Composer<'_> {
    /// The reason, with a quotation when the options allow it.
    pub(super) fn reason(&self) -> String {
        let Some(hook) = self.hook else { return YOUR_REASON.to_owned() };
        match hook.kind {
            HookKind::Transcript => self.said(hook),
            HookKind::EpisodeNotes => format!("The notes for {} say: {}", self.reference(hook), quote(hook)),
            HookKind::ShowDescription => format!("The description of {} says: {}", self.show_name(), quote(hook)),
            _ => self.about_episode(hook),
        }
    }

    /// `“Title”`, with the month of an episode that is not new.
    pub(super) fn reference(&self, hook: &Hook) -> String {
        let title = phrasing::title(clean_title(hook.episode_title.as_deref().unwrap_or_default(), &self.show.title));
        hook.published
            .filter(|day| (self.now - *day).num_days() > DATED_DAYS)
            .map_or(title.clone(), |day| format!("{title} ({})", month(day)))
    }

    fn said(&self, hook: &Hook) -> String {
        let (episode, words) = (self.reference(hook), quote(hook));
        let verb = if words.trim_end_matches('”').ends_with('?') { "asked" } else { "said" };
        let speaker = hook.speaker.as_deref().filter(|name| is_name(name));
        let who = match (hook.speaker_role, speaker) {
            (SpeakerRole::Host, Some(name)) if self.hosts.len() > 1 => first_name(name).unwrap_or(name).to_owned(),
            (SpeakerRole::Host, _) => "you".to_owned(),
            (SpeakerRole::Guest | SpeakerRole::Unknown, Some(name)) => name.to_owned(),
            (SpeakerRole::Guest, None) => "your guest".to_owned(),
            (SpeakerRole::Unknown, None) => {
                let kind = if verb == "asked" { "question" } else { "sentence" };
                return format!("A {kind} from {episode}: {words}");
            }
        };
        match self.seed % 2 {
            0 => format!("In {episode}, {who} {verb}: {words}"),
            _ => format!("{} {verb} in {episode}: {words}", phrasing::capitalize(&who)),
        }
    }

    fn about_episode(&self, hook: &Hook) -> String {
        let episode = self.reference(hook);
        let record = self.show.episodes().iter().find(|one| Some(&one.id) == hook.episode_id.as_ref());
        let opening = if self.seed.is_multiple_of(2) { "I'm writing about" } else { "This is about" };
        if let Some(subject) = self.unnamed_subject(hook) {
            return format!("{opening} your episode {episode} and one of its subjects: {subject}.");
        }
        match (record.and_then(single_guest), self.seed % 2) {
            (Some(guest), 0) => format!("I'm writing about {episode}, your episode with {guest}."),
            (Some(guest), _) => format!("This is about {episode}, in which {guest} was your guest."),
            (None, _) => format!("{opening} your episode {episode}."),
        }
    }

    /// The subject of an episode, unless its title names it.
    pub(super) fn unnamed_subject(&self, hook: &Hook) -> Option<String> {
        let subject = hook.subject.as_deref()?;
        let title = hook.episode_title.as_deref().unwrap_or_default();
        let is_named = names_subject(title, subject);
        let label = lower_first(subject, self.guest, self.show).filter(|_| !is_named && !subject.ends_with('…'))?;
        // "One of its subjects: balance sheets"
        let lines = self.guest.topics.iter().chain(&self.guest.expertise).map(String::as_str);
        Some(plural_of_one(&label, lines).unwrap_or(label))
    }
}

/// The quote in quotation marks, with a period when it has no closing punctuation.
pub(super) fn quote(hook: &Hook) -> String {
    let words = hook.quote.as_deref().unwrap_or_default().trim();
    let inner = words.trim_matches(['“', '”', '"']);
    let end = if inner.ends_with(['.', '!', '?', '…']) { "" } else { "." };
    format!("“{}”{end}", inner.replace(['“', '”', '"'], "'"))
}

/// A title without the number of the episode, without the show's name after a bar, and without emoji around it.
pub(super) fn clean_title<'t>(title: &'t str, show: &str) -> &'t str {
    let mut title = title;
    while let Some(head) = without_tail(title, show) {
        title = head;
    }
    let is_decoration = |letter: char| !letter.is_alphanumeric() && !"“”\"'’«»„¿¡([#?!.…)]".contains(letter);
    let title = title.trim_matches(is_decoration);
    let lower = title.to_lowercase();
    let number = ["", "episode ", "ep. ", "ep.", "ep ", "folge ", "#", "no. ", "e"].iter().find_map(|prefix| {
        let rest = lower.strip_prefix(prefix)?;
        let digits = rest.chars().take_while(char::is_ascii_digit).count();
        let after = &rest[digits..];
        let found = &after[..after.len() - after.trim_start_matches([' ', ':', '.', '–', '—', '-', '|']).len()];
        // "100 days" begins with a number that belongs to it, and "7-Eleven" too.
        let is_number = !prefix.is_empty() || digits < 4 && (found.len() > 1 || found.starts_with(':'));
        let is_mark = !found.is_empty() && (!prefix.is_empty() || !found.trim().is_empty());
        (digits > 0 && is_mark && is_number && lower.len() == title.len())
            .then_some(prefix.len() + digits + found.len())
    });
    let rest = number.map_or(title, |from| &title[from..]);
    if rest.chars().any(char::is_alphabetic) { rest } else { title }
}

/// The title without its last part, when that is the number of the episode, or mostly words of the show's name.
fn without_tail<'t>(title: &'t str, show: &str) -> Option<&'t str> {
    let (head, tail) = [" | ", " - ", " – ", " — "]
        .into_iter()
        .filter_map(|mark| title.rsplit_once(mark))
        .min_by_key(|(_, tail)| tail.len())?;
    let words = folded_words(tail);
    let is_number = |word: &String| {
        let word = word.trim_start_matches(|letter: char| letter.is_alphabetic());
        !word.is_empty() && word.bytes().all(|byte| byte.is_ascii_digit())
    };
    let is_label = |word: &String| matches!(word.as_str(), "ep" | "episode" | "episodio" | "folge" | "nr" | "no");
    let numbers = words.iter().filter(|word| is_number(word) || is_label(word)).count();
    let of_show = folded_words(show);
    let named = words.iter().filter(|word| of_show.contains(word)).count();
    // What is left must be more than the name of the show.
    if folded_words(head).iter().all(|word| of_show.contains(word)) {
        return None;
    }
    let is_count =
        numbers > 0 && numbers == words.len() && words.len() < 3 && !words.iter().any(|word| word.len() == 4);
    // "LUP 214" of "Linux Unplugged Podcast", and "The Salt Brief 12" after a bar.
    let initials: String = of_show.iter().filter_map(|word| word.chars().next()).collect();
    let is_short_name = words.len() == 2 && words[0] == initials && numbers == 1;
    let is_series = title.ends_with(&format!(" | {tail}"))
        && (2..=4).contains(&words.len())
        && words.last().is_some_and(|word| word.len() < 4 && word.bytes().all(|byte| byte.is_ascii_digit()));
    let is_show = is_short_name || is_series || named > 0 && (named + numbers) * 3 >= words.len() * 2;
    ((is_count || is_show) && head.chars().any(char::is_alphabetic)).then_some(head)
}

/// The only guest of an episode, unless the title names them.
fn single_guest(episode: &EpisodeFacts) -> Option<&str> {
    let [guest] = episode.guests.as_slice() else { return None };
    let guest = guest.trim();
    (is_quotable(guest) && !guest.is_empty() && !episode.title.contains(guest)).then_some(guest)
}

/// Whether a speaker's label in a transcript is a name, unlike "Speaker 1".
fn is_name(speaker: &str) -> bool {
    let lower = speaker.to_lowercase();
    !["speaker", "spk", "host", "guest", "unknown"].iter().any(|label| lower.starts_with(label))
        && is_quotable(speaker)
        && !speaker.chars().any(|letter| letter.is_ascii_digit())
}

/// `May 2020`.
fn month(day: DateTime<Utc>) -> String {
    let name = phrasing::date(day, day);
    format!("{} {}", name.split(' ').next().unwrap_or_default(), day.year())
}

#[cfg(test)]
mod tests {
    use super::clean_title;

    #[test]
    fn titles_lose_their_numbers_and_the_name_of_the_show() {
        for (title, expected) in [
            ("Ep. 214: Second winter | Salt Roads", "Second winter"),
            ("Ice | a talk", "Ice | a talk"),
            ("Winter harbours | SR 21", "Winter harbours"),
            ("Winter harbours | The Brine Brief 4", "Winter harbours"),
            ("198- The winter king", "The winter king"),
            ("134 - Salt for all", "Salt for all"),
            ("Salt for all - The Salt Roads - Ep. 53", "Salt for all"),
            ("Salt for all | The Salt Roads e40", "Salt for all"),
            ("1984 - a book", "1984 - a book"),
            ("Ports - 1984", "Ports - 1984"),
            ("Salt Roads - Episode 02", "Salt Roads - Episode 02"),
            ("7-Eleven at sea", "7-Eleven at sea"),
            ("#12 – Who pays?", "Who pays?"),
            ("🎙️ Second winter 🎉", "Second winter"),
            ("Episode 12", "Episode 12"),
            ("E5. Where nets go", "Where nets go"),
            ("Everyday bread", "Everyday bread"),
            ("“Quoted”", "“Quoted”"),
            ("100 days", "100 days"),
        ] {
            assert_eq!(clean_title(title, "Salt Roads"), expected, "{title}");
        }
    }
}

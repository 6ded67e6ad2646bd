//! Follow-ups of a pitch by rules: one thing that its texts do not have, one question, the signature. A mere reminder is
//! never written.

use super::claims::{ClaimSources, check_claims};
use super::composer::Composer;
use super::generated_outreach::{OutreachRequest, OutreachVariant};
use super::hooks::Hook;
use super::host_names::host_names;
use super::pitch_language::PitchLanguage;
use super::placeholders::find_placeholders;
use super::writing::{fill, ideas, seed, with_tone};
use crate::error::AssistError;
use crate::phrasing;
use crate::words::{clip_chars, normalize_for_search, word_count};

const MAX_SUBJECT_CHARS: usize = 90;
const SIGNATURE: &str = "[sign-off]\n[sender name]\n[sender title]\n[company name]\n[signature]";

/// What was written before.
#[derive(Clone, Copy, Debug)]
pub struct EarlierTexts<'a> {
    /// The subject line of the pitch.
    pub subject: &'a str,
    /// The body of the pitch, then those of its follow-ups.
    pub bodies: &'a [String],
}

/// Something that no earlier text has.
enum NewContent {
    Idea,
    Link(String),
    Appearance(String),
}

/// Writes the next follow-up of a pitch.
///
/// # Errors
/// [`AssistError::OptedOut`] and [`AssistError::Blacklisted`] for podcasts that must not get one, and
/// [`AssistError::NothingNew`] when the earlier texts have everything on record.
pub fn write_follow_up(
    request: &OutreachRequest<'_>,
    earlier: EarlierTexts<'_>,
) -> Result<OutreachVariant, AssistError> {
    let (guest, show) = (request.guest, request.show);
    if show.is_opted_out {
        return Err(AssistError::OptedOut);
    }
    if show.is_blacklisted {
        return Err(AssistError::Blacklisted);
    }
    let texts = normalize_for_search(&format!("{}\n{}", earlier.subject, earlier.bodies.join("\n")));
    let is_new = |text: &str| {
        let text = normalize_for_search(text.trim().trim_end_matches(['.', '!', '?']));
        !text.is_empty() && !texts.contains(&text)
    };
    let language = PitchLanguage::of_show(show);
    let hosts = host_names(show);
    let composer = Composer {
        guest,
        show,
        sender: request.sender,
        options: request.options,
        hosts: &hosts,
        hook: None,
        second_hook: None,
        // A single word is a field and no idea.
        ideas: language.topics_in(
            guest,
            ideas(guest, show).into_iter().filter(|idea| word_count(idea) > 1 && is_new(idea)).collect(),
        ),
        idea_is_of_hook: false,
        language,
        has_profile_language: language.is_of_guest(guest),
        seed: seed(guest, show),
        now: request.now,
    };
    let news = composer.news(is_new).ok_or(AssistError::NothingNew)?;
    let is_last = earlier.bodies.len() > 1;
    let body = match composer.translated_follow_up(&news) {
        Some(body) => body,
        None => {
            let template = format!("[greeting]\n\n{}\n\n{}\n\n{SIGNATURE}", composer.new_words(&news), ask(is_last));
            with_tone(&fill(&composer, &template, false, &[]), request.options.tone)
        }
    };
    let subject = earlier.subject.trim_start_matches("Re: ");
    let subject = clip_chars(&format!("Re: {subject}"), MAX_SUBJECT_CHARS);
    let sources = ClaimSources::new(show, guest, request.sender);
    Ok(OutreachVariant {
        hook: Hook::none(),
        word_count: word_count(&body),
        placeholders: find_placeholders(&subject, &body),
        claims: check_claims(&body, &sources, &[]),
        subject,
        body,
    })
}

/// The only question. The last follow-up ends the correspondence.
fn ask(is_last: bool) -> &'static str {
    if is_last {
        "Would this one be useful to your listeners? If not, no reply is needed: I'll leave it here."
    } else {
        "Is there an episode in this one?"
    }
}

impl Composer<'_> {
    /// The first thing on record that is new.
    fn news(&self, is_new: impl Fn(&str) -> bool) -> Option<NewContent> {
        if !self.ideas.is_empty() {
            return Some(NewContent::Idea);
        }
        let urls = [&self.guest.one_pager_url, &self.guest.website_url].into_iter().flatten();
        if let Some(url) = urls.map(|url| url.trim()).find(|url| is_new(url)) {
            return Some(NewContent::Link(url.to_owned()));
        }
        let titles = self.guest.appearances.iter().map(|one| one.show_title.trim());
        let own = self.show.title.trim();
        let title = titles.filter(|title| !title.eq_ignore_ascii_case(own)).find(|title| is_new(title))?;
        Some(NewContent::Appearance(title.to_owned()))
    }

    fn new_words(&self, news: &NewContent) -> String {
        let guest = self.guest.full_name();
        let is_first = self.is_first_person();
        match news {
            NewContent::Idea => {
                let idea = self.idea();
                let idea = idea.split_once(": ").map_or(idea.as_str(), |(_, idea)| idea);
                let with = if is_first { String::new() } else { format!(" with {guest}") };
                format!("One more idea for an episode{with}, beside the one in my earlier note: {idea}")
            }
            NewContent::Link(url) if is_first => format!("One addition to my earlier note. More about my work: {url}"),
            NewContent::Link(url) => format!("One addition to my earlier note. More about {guest}: {url}"),
            NewContent::Appearance(title) => {
                let who = if is_first { "I was" } else { &format!("{guest} was") };
                format!("One addition to my earlier note: {who} a guest of {}.", phrasing::title(title))
            }
        }
    }

    /// The follow-up in the language of the podcast. `None` for English.
    fn translated_follow_up(&self, news: &NewContent) -> Option<String> {
        let fact = match news {
            NewContent::Idea => None,
            NewContent::Link(url) => Some(url.clone()),
            NewContent::Appearance(title) => Some(title.clone()),
        };
        self.translated_addition(fact.as_deref())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::facts::{Appearance, GuestFacts, SenderFacts, ShowFacts};
    use crate::outreach::OutreachOptions;
    use crate::words::CorpusStatistics;
    use chrono::{DateTime, Utc};

    fn guest() -> GuestFacts {
        GuestFacts {
            first_name: "Ines".into(),
            last_name: "Mora".into(),
            topics: vec!["Why do wards ignore alarms?".into(), "How silence changes judgement".into()],
            website_url: Some("https://example.org/ines".into()),
            appearances: vec![Appearance { show_title: "Night Desk".into(), ..Appearance::default() }],
            ..GuestFacts::default()
        }
    }

    fn follow(show: &ShowFacts, bodies: &[&str]) -> Result<OutreachVariant, AssistError> {
        let sender = SenderFacts { name: Some("Paul Reed".into()), ..SenderFacts::default() };
        let (guest, options, statistics) = (guest(), OutreachOptions::default(), CorpusStatistics::default());
        let now = DateTime::<Utc>::UNIX_EPOCH;
        let request =
            OutreachRequest { guest: &guest, show, sender: &sender, options: &options, statistics: &statistics, now };
        let bodies: Vec<String> = bodies.iter().map(|&body| body.to_owned()).collect();
        write_follow_up(&request, EarlierTexts { subject: "Why do wards ignore alarms?", bodies: &bodies })
    }

    fn show() -> ShowFacts {
        ShowFacts { title: "Night Work".into(), host_names: vec!["Ana Roe".into()], ..ShowFacts::default() }
    }

    #[test]
    fn each_follow_up_has_something_new_and_one_question() {
        let first = follow(&show(), &["An idea."]).expect("a follow-up");
        assert_eq!(first.subject, "Re: Why do wards ignore alarms?");
        assert_eq!(
            first.body,
            "Hi Ana,\n\nOne more idea for an episode with Ines Mora, beside the one in my earlier note: how silence \
             changes judgement.\n\nIs there an episode in this one?\n\nBest,\nPaul Reed"
        );
        let second = follow(&show(), &["An idea.", &first.body]).expect("another one");
        assert!(second.body.contains("More about Ines Mora: https://example.org/ines\n"), "{}", second.body);
        assert!(second.body.contains("I'll leave it here."), "{}", second.body);
        let third = follow(&show(), &[&first.body, &second.body]).expect("an appearance is left");
        assert!(third.body.contains("Ines Mora was a guest of “Night Desk”."), "{}", third.body);
        for text in [&first, &second, &third] {
            assert!((20..=60).contains(&text.word_count), "{} words: {}", text.word_count, text.body);
            assert_eq!(text.body.matches('?').count(), 1, "{}", text.body);
            assert!(text.claims.iter().all(|claim| claim.is_supported), "{:?}", text.claims);
        }
        let nothing = follow(&show(), &[&first.body, &second.body, &third.body]);
        assert_eq!(nothing, Err(AssistError::NothingNew), "a mere reminder is not written");
    }

    #[test]
    fn another_language_has_its_own_sentences_or_gaps() {
        let german = ShowFacts { language: Some("de".into()), ..show() };
        let text = follow(&german, &["Eine Idee."]).expect("a follow-up").body;
        assert!(
            text.starts_with("Guten Tag Ana Roe,\n\nNoch eine Idee, zusätzlich zu der in meiner ersten Mail: "),
            "{text}"
        );
        assert!(!text.contains("my earlier note"), "{text}");
    }

    #[test]
    fn a_podcast_that_opted_out_gets_none() {
        assert_eq!(follow(&ShowFacts { is_opted_out: true, ..show() }, &[]), Err(AssistError::OptedOut));
        assert_eq!(follow(&ShowFacts { is_blacklisted: true, ..show() }, &[]), Err(AssistError::Blacklisted));
    }
}

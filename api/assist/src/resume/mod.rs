//! Reads resumes: values for the fields of a guest profile, each with its line. Nothing is made up, and lines of
//! a resume never become sentences of a bio.

mod blocks;
mod cjk_name;
mod contact;
mod headings;
mod items;
mod lines;
mod name;
mod no_names;
mod prose;
mod section;
mod suggestion;

pub use suggestion::{ProfileField, ProfileSuggestion, SuggestionSource};

use crate::hostile_text::has_prompt_injection;
use crate::words::clip_chars;
use earshot_model::fold_text;
use earshot_model::guest_profile::GuestProfileFields;
use lines::ResumeLines;
use section::Section;
use suggestion::ResumeValue;

/// Bytes of a document that are read.
const MAX_DOCUMENT_BYTES: usize = 100_000;
/// Suggestions for a list.
const MAX_PER_LIST: usize = 20;
const MAX_SOURCE_CHARS: usize = 200;
/// Sentences of a short and a long bio, and characters of a short one.
const SHORT_SENTENCES: usize = 3;
const LONG_SENTENCES: usize = 12;
const SHORT_CHARS: usize = 500;

/// The texts of a document that a bio is written from.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct ResumeTexts {
    /// Sentences about the guest.
    pub sentences: Vec<String>,
    pub expertise: Vec<String>,
    pub topics: Vec<String>,
}

impl ResumeTexts {
    /// Adds the texts of another document, each once.
    pub fn extend(&mut self, other: Self) {
        let lists = [
            (&mut self.sentences, other.sentences),
            (&mut self.expertise, other.expertise),
            (&mut self.topics, other.topics),
        ];
        for (all, more) in lists {
            for text in more {
                if !all.contains(&text) {
                    all.push(text);
                }
            }
        }
    }
}

/// Reads the texts of a resume. `None` for a document that is none, such as an article.
pub(crate) fn read_resume(text: &str) -> Option<ResumeTexts> {
    let resume = ResumeLines::read(beginning(text));
    let values = |found: Vec<ResumeValue<'_>>| found.into_iter().map(|one| one.value).collect();
    resume.is_resume().then(|| ResumeTexts {
        sentences: prose::bio_sentences(&resume).into_iter().map(|(sentence, _)| sentence).collect(),
        expertise: values(items::find_expertise(&resume)),
        topics: values(items::find_topics(&resume)),
    })
}

/// The values of documents for the fields of a profile that the profile does not have yet, in the order of the documents.
#[must_use]
pub fn suggest_fields(documents: &[&str], profile: &GuestProfileFields) -> Vec<ProfileSuggestion> {
    let mut suggestions: Vec<ProfileSuggestion> = Vec::new();
    for (document, text) in documents.iter().enumerate() {
        let resume = ResumeLines::read(beginning(text));
        for found in find_all(&resume) {
            let is_known = suggestions.iter().any(|other| {
                let is_same_field = std::mem::discriminant(&other.field) == std::mem::discriminant(&found.field);
                is_same_field && (!found.field.is_list() || fold_text(&other.value) == fold_text(&found.value))
            });
            let current = current_values(profile, found.field);
            let count = suggestions.iter().filter(|other| other.field == found.field).count();
            if is_known
                || has_value(&current, found.field, &found.value)
                || count >= MAX_PER_LIST
                || has_prompt_injection(&found.value)
            {
                continue;
            }
            let replaces = current.into_iter().next().filter(|_| !found.field.is_list());
            suggestions.push(ProfileSuggestion {
                field: found.field,
                replaces: replaces.map(str::to_owned),
                source: SuggestionSource {
                    document,
                    line: found.line.number,
                    heading: found.line.heading.map(|heading| headings::undecorated(heading).to_owned()),
                    text: clip_chars(found.line.text, MAX_SOURCE_CHARS),
                },
                value: found.value,
            });
        }
    }
    suggestions
}

fn find_all<'a>(resume: &ResumeLines<'a>) -> Vec<ResumeValue<'a>> {
    let mut found = Vec::new();
    if let Some((first, last, line)) = name::find_name(resume) {
        found.push(ResumeValue::new(ProfileField::FirstName, first, &line));
        found.push(ResumeValue::new(ProfileField::LastName, last, &line));
    }
    found.extend(contact::find_contact(resume));
    found.extend(find_bios(resume));
    found.extend(items::find_expertise(resume));
    found.extend(items::find_topics(resume));
    found.extend(items::find_lines(resume, Section::Awards, ProfileField::Award));
    found.extend(items::find_lines(resume, Section::Appearances, ProfileField::PastAppearance));
    found
}

/// A short bio from the first sentences, and a long one if there are more.
fn find_bios<'a>(resume: &ResumeLines<'a>) -> Vec<ResumeValue<'a>> {
    let sentences = prose::bio_sentences(resume);
    let Some((_, line)) = sentences.first() else { return Vec::new() };
    let separator = if blocks::has_unspaced(line.text) { "" } else { " " };
    let join = |count: usize| {
        sentences.iter().take(count).map(|(sentence, _)| sentence.as_str()).collect::<Vec<_>>().join(separator)
    };
    let fits = |count: &usize| join(*count).chars().count() <= SHORT_CHARS;
    let short = (1..=SHORT_SENTENCES.min(sentences.len())).rev().find(fits);
    let mut found = Vec::new();
    found.extend(short.map(|count| ResumeValue::new(ProfileField::ShortBio, join(count), line)));
    if sentences.len() > short.unwrap_or(0) {
        found.push(ResumeValue::new(ProfileField::LongBio, join(LONG_SENTENCES), line));
    }
    found
}

/// The values that a field has. The lines for the additional context are parts of it.
fn current_values(profile: &GuestProfileFields, field: ProfileField) -> Vec<&str> {
    let bio = &profile.bio;
    let values: Vec<&str> = match field {
        ProfileField::FirstName => vec![&profile.first_name],
        ProfileField::LastName => vec![&profile.last_name],
        ProfileField::Email => optional(&profile.email),
        ProfileField::Phone => optional(&profile.phone),
        ProfileField::WebsiteUrl => optional(&profile.website_url),
        ProfileField::BookingUrl => optional(&profile.booking_url),
        ProfileField::SocialLink(_) => profile.social_links.iter().map(|link| link.url.as_str()).collect(),
        ProfileField::ShortBio => vec![&bio.short_bio],
        ProfileField::LongBio => vec![&bio.long_bio],
        ProfileField::AreasOfExpertise => bio.areas_of_expertise.iter().map(String::as_str).collect(),
        ProfileField::TopicsToDiscuss => bio.topics_to_discuss.iter().map(String::as_str).collect(),
        ProfileField::Award | ProfileField::PastAppearance => optional(&bio.additional_context),
    };
    values.into_iter().filter(|value| !value.trim().is_empty()).collect()
}

fn optional(value: &Option<String>) -> Vec<&str> {
    value.as_deref().into_iter().collect()
}

/// Whether a field needs no suggestion of the value: it has it, or it has the name of the guest.
fn has_value(current: &[&str], field: ProfileField, value: &str) -> bool {
    let value = fold_text(value);
    current.iter().any(|known| match field {
        ProfileField::FirstName | ProfileField::LastName => true,
        ProfileField::Award | ProfileField::PastAppearance | ProfileField::ShortBio | ProfileField::LongBio => {
            fold_text(known).contains(&value)
        }
        _ => fold_text(known) == value,
    })
}

fn beginning(text: &str) -> &str {
    &text[..text.floor_char_boundary(MAX_DOCUMENT_BYTES)]
}

#[cfg(test)]
mod tests {
    use super::*;
    use earshot_model::guest_profile::GuestBio;

    const RESUME: &str = "Curriculum Vitae\nAda Lovelace\nada@looms.example.com\n\nProfile\n\
        Ada Lovelace weaves cloth in Bath. She writes about the looms that came before computers. She has taught in five towns of the \
        north. Her students built the largest hand loom of the country.\n\n\
        Experience\n2015–2019 Head of weaving, Bath Looms Ltd.\n\nSkills\nHand looms, Pattern cards\n\n\
        Awards\n- Medal of Bath, 2019\n\nPodcasts\n- Harbour Radio: The last loom\n";

    fn fields(suggestions: &[ProfileSuggestion]) -> Vec<ProfileField> {
        suggestions.iter().map(|one| one.field).collect()
    }

    #[test]
    fn a_resume_fills_an_empty_profile_field_by_field() {
        use ProfileField::*;
        let suggestions = suggest_fields(&[RESUME], &GuestProfileFields::default());
        let expected =
            [FirstName, LastName, Email, ShortBio, LongBio, AreasOfExpertise, AreasOfExpertise, Award, PastAppearance];
        assert_eq!(fields(&suggestions), expected);
        let source = &suggestions[7].source;
        assert_eq!(
            (source.line, source.heading.as_deref(), source.text.as_str()),
            (15, Some("Awards"), "Medal of Bath, 2019")
        );
        assert!(suggestions.iter().all(|one| !one.value.contains("2015") && one.replaces.is_none()));
    }

    #[test]
    fn what_the_profile_has_is_not_suggested_again() {
        let all = suggest_fields(&[RESUME, RESUME], &GuestProfileFields::default());
        assert_eq!(all.len(), 9, "the second copy adds nothing");
        let bio = GuestBio {
            short_bio: "A weaver.".to_owned(),
            long_bio: all[4].value.clone(),
            areas_of_expertise: vec!["hand  LOOMS".to_owned()],
            additional_context: Some("Award: Medal of Bath, 2019".to_owned()),
            ..GuestBio::default()
        };
        let profile = GuestProfileFields {
            first_name: "A. K.".to_owned(),
            last_name: "Lovelace".to_owned(),
            email: Some("ADA@looms.example.com".to_owned()),
            bio,
            ..GuestProfileFields::default()
        };
        let rest = suggest_fields(&[RESUME], &profile);
        assert_eq!(
            fields(&rest),
            [ProfileField::ShortBio, ProfileField::AreasOfExpertise, ProfileField::PastAppearance]
        );
        assert_eq!((rest[0].replaces.as_deref(), rest[1].value.as_str()), (Some("A weaver."), "Pattern cards"));
    }

    #[test]
    fn resumes_in_other_scripts_are_read() {
        use ProfileField::*;
        let russian = "Анна Петрова\nanna@petrova.example.com\n\nО себе\nАнна Петрова изучает сон и пишет книги о здоровье детей.\n\n\
                       Ключевые навыки\nСон, здоровье детей\n\nНаграды\n- Премия города, 2020\n\nСМИ\n- Радио Волна: Как спать";
        let lists = [ShortBio, AreasOfExpertise, AreasOfExpertise, Award, PastAppearance];
        let empty = GuestProfileFields::default();
        let expected = [&[FirstName, LastName, Email][..], &lists].concat();
        assert_eq!(fields(&suggest_fields(&[russian], &empty)), expected);
        let japanese = "山田 花子\nhanako@yamada.example.com\n\n【略歴】\n睡眠科学を十年以上研究している大学教授です。\n\n【専門分野】\n\
                        睡眠科学、健康\n\n【受賞歴】\n・日本睡眠学会賞 2020年\n\n【メディア出演】\n・ラジオ深夜便「眠りの話」";
        assert_eq!(fields(&suggest_fields(&[japanese], &empty)), expected);
    }
}

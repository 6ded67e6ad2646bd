//! People in an episode's title: `#12 – Anna Miller: topic`, `Topic with Anna Miller`, `Topic (Anna Miller, Acme)`.

use super::cue_evidence::{TALKED_ABOUT, describe_name};
use super::cue_phrase::{CueKind, cue_at, name_start_after_with};
use super::details;
use super::evidence::Evidence;
use super::name_list::{DescribedName, is_preposition, read_people};
use super::person_name::{PersonName, name_at, name_starting_at};
use super::talked_about::is_biography;
use super::tokenizer::{TokenizedText, WordShape};
use super::word_lists::is_one_of;
use earshot_model::{AppearanceKind, CreditSource};
use std::ops::Range;

/// Words after a name at the start of a title that introduce a topic.
const TOPIC_WORDS: &[&str] = &["on", "uber", "om", "over", "sur", "sobre", "su", "o"];

/// Returns evidence that is specific to titles. Cue phrases are read separately.
pub(crate) fn read_title(title: &TokenizedText<'_>, description: &TokenizedText<'_>) -> Vec<Evidence> {
    let mut found = Vec::new();
    let is_headline = is_title_case(title);
    let sure = |name: &PersonName| {
        name.has_given_name || !is_thing(name, title, description) && is_described_as_person(name, title, description)
    };
    let year = find_year_of_work(title);
    for segment in split_segments(title) {
        if year.is_some_and(|year| segment.start > year) {
            found.extend(maker(title, &segment));
            continue;
        }
        // `Anna Miller, per Ben Hill`: the first is the topic of the second.
        if is_before_presenter(title, &segment) {
            continue;
        }
        if let Some(people) = read_whole_segment(title, &segment, &sure) {
            let place = title_place(title, &segment);
            found.extend(people.into_iter().map(|listed| {
                let mut one = segment_evidence(title, listed, description);
                one.topic_place = Some(place.clone());
                one
            }));
        }
    }
    found.extend(met_by_host(title));
    found.extend(presenter(title, description));
    for at in 0..title.tokens.len() {
        let Some(from) = name_start_after_with(title, at) else { continue };
        let people = read_people(title, from, false);
        let is_first = |name: &PersonName| name.range.start == from || name.role_before.is_some();
        let kept = people.into_iter().filter(|listed| {
            let name = &listed.name;
            sure(name)
                || !has_all_capitals_word(title, name)
                    && (!is_headline && is_first(name) || is_in_description(name, title, description))
        });
        found.extend(kept.map(|listed| guest_evidence(title, listed, 0.85, description)));
        // Use an `@handle` when there is no other name.
        if title.shape(from) == WordShape::Address && title.raw(from).starts_with('@') {
            let name = title.raw(from).trim_start_matches('@').trim_end_matches(['.', ',', ')']).to_owned();
            if !name.is_empty() {
                found.push(Evidence::new(name, AppearanceKind::Guest, CreditSource::EpisodeTitle, 0.75));
            }
        }
    }
    found
}

/// Returns whether a description has a number, as parts of a series do: `(Blue Tea, pt. 1)`.
fn has_number(title: &TokenizedText<'_>, mut range: Range<usize>) -> bool {
    range.any(|index| title.raw(index).bytes().any(|letter| letter.is_ascii_digit()))
}

/// Returns the name of a segment's place in a title: the signs around it.
pub(super) fn title_place(title: &TokenizedText<'_>, segment: &Range<usize>) -> String {
    let before = segment.start.checked_sub(1).map_or("^", |index| title.raw(index));
    format!("title {before} {}", title.raw(segment.end))
}

/// Returns the year of a work, behind which its makers are named: `Green Tea (1990) - Anna Miller`.
pub(super) fn find_year_of_work(title: &TokenizedText<'_>) -> Option<usize> {
    let is_year = |at: usize| {
        let word = title.raw(at);
        word.len() == 4 && word.starts_with(['1', '2']) && word.bytes().all(|digit| digit.is_ascii_digit())
    };
    (2..title.tokens.len()).find(|at| title.is_sign(at - 1, "(") && is_year(*at) && title.is_sign(at + 1, ")"))
}

/// Returns who made a work, of a segment behind its year.
fn maker(title: &TokenizedText<'_>, segment: &Range<usize>) -> Option<Evidence> {
    let name =
        name_starting_at(title, segment.start).filter(|name| name.range.end == segment.end && name.word_count > 1)?;
    Some(Evidence::new(name.text, AppearanceKind::Mentioned, CreditSource::EpisodeTitle, TALKED_ABOUT))
}

fn is_by(title: &TokenizedText<'_>, at: usize) -> bool {
    title.is_sign(at - 1, ",")
        && matches!(title.folded(at), "by" | "per" | "por" | "par" | "von" | "af" | "av" | "door")
}

/// Returns whether somebody presents the subject of a segment, so that the names before are its topic.
fn is_before_presenter(title: &TokenizedText<'_>, segment: &Range<usize>) -> bool {
    let by = (segment.start + 1..segment.end).find(|at| is_by(title, *at));
    by.and_then(|by| name_starting_at(title, by + 1)).is_some_and(|name| name.word_count > 1 && name.has_given_name)
}

/// Returns the person who presents the subject of a title: `The art of tea, by Anna Miller`.
fn presenter(title: &TokenizedText<'_>, description: &TokenizedText<'_>) -> Option<Evidence> {
    let by = (1..title.tokens.len()).find(|at| is_by(title, *at))?;
    let name = name_starting_at(title, by + 1).filter(|name| name.word_count > 1 && name.has_given_name)?;
    let end = name.range.end;
    let is_last = matches!(title.shape(end), WordShape::Break) || matches!(title.raw(end), ":" | "|" | "-" | "–" | "—");
    is_last.then(|| guest_evidence(title, describe_name(title, name), 0.8, description))
}

/// Returns the person whom a host meets in a headline: `Anna Confronts Ben Hill`. Only the show's hosts make it a
/// conversation.
fn met_by_host(title: &TokenizedText<'_>) -> Option<Evidence> {
    let name = (2..6).find_map(|at| name_starting_at(title, at).filter(|name| name.range.start == at))?;
    let is_headline = (0..name.range.start).all(|index| title.shape(index) == WordShape::Capitalized);
    let verb = title.folded(name.range.start - 1);
    let meets = is_headline && verb.len() > 4 && verb.ends_with('s') && name.word_count > 1 && name.has_given_name;
    let host = title.folded(0).to_owned();
    meets.then(|| {
        let mut one = Evidence::new(name.text, AppearanceKind::Guest, CreditSource::EpisodeTitle, 0.8);
        one.needs_host = Some(host);
        one
    })
}

/// Returns evidence about a person whose name is a part of the title: a guest, unless the description is about a life.
fn segment_evidence(title: &TokenizedText<'_>, listed: DescribedName, description: &TokenizedText<'_>) -> Evidence {
    let words: Vec<&str> = listed.name.range.clone().map(|index| title.folded(index)).collect();
    if is_biography(description, &words) {
        return Evidence::new(listed.name.text, AppearanceKind::Mentioned, CreditSource::EpisodeTitle, TALKED_ABOUT);
    }
    guest_evidence(title, listed, 0.75, description)
}

fn guest_evidence(
    title: &TokenizedText<'_>,
    listed: DescribedName,
    confidence: f32,
    description: &TokenizedText<'_>,
) -> Evidence {
    let confidence = if is_in_description(&listed.name, title, description) { confidence + 0.05 } else { confidence };
    let mut one = Evidence::new(listed.name.text, AppearanceKind::Guest, CreditSource::EpisodeTitle, confidence);
    (one.credit.role, one.credit.organization) = (listed.role, listed.organization);
    one
}

/// Returns whether a name also occurs in the description.
fn is_in_description(name: &PersonName, title: &TokenizedText<'_>, description: &TokenizedText<'_>) -> bool {
    let words: Vec<&str> = name.range.clone().map(|index| title.folded(index)).collect();
    let spans = |at: usize| words.iter().enumerate().all(|(offset, word)| description.folded(at + offset) == *word);
    name.word_count > 1 && (0..description.tokens.len()).any(spans)
}

/// Articles that precede things more often than unlisted names.
const THING_ARTICLES: &str = "the an das het le les los las gli os as";

/// Returns whether the description names a thing: `the Blue Paradox`, or its words in lower case.
fn is_thing(name: &PersonName, title: &TokenizedText<'_>, description: &TokenizedText<'_>) -> bool {
    let words: Vec<&str> = name.range.clone().map(|index| title.folded(index)).collect();
    (0..description.tokens.len()).any(|at| {
        let is_here = words.iter().enumerate().all(|(offset, word)| description.folded(at + offset) == *word);
        let is_lower = || (0..words.len()).all(|offset| description.shape(at + offset) == WordShape::Lower);
        let is_behind_article = || at > 0 && is_one_of(THING_ARTICLES, description.folded(at - 1));
        is_here && (is_behind_article() || is_lower())
    })
}

/// Returns whether a name has a word in capitals, as abbreviations and products have.
fn has_all_capitals_word(title: &TokenizedText<'_>, name: &PersonName) -> bool {
    name.range.clone().any(|index| title.shape(index) == WordShape::AllCapitals)
}

/// Returns whether the description refers to a name as a person: with a role or a typical verb, or by one word alone.
/// None of the words may occur in lower case.
fn is_described_as_person(name: &PersonName, title: &TokenizedText<'_>, description: &TokenizedText<'_>) -> bool {
    if name.word_count < 2 || has_all_capitals_word(title, name) {
        return false;
    }
    let words: Vec<&str> = name.range.clone().map(|index| title.folded(index)).collect();
    let (first, last) = (words[0], words[words.len() - 1]);
    let (mut is_told, mut is_whole) = (false, false);
    let mut at = 0;
    while at < description.tokens.len() {
        if words.iter().enumerate().all(|(offset, word)| description.folded(at + offset) == *word) {
            let end = at + words.len();
            is_whole = true;
            let does = cue_at(description, end).is_some_and(|cue| {
                matches!(
                    cue.kind,
                    CueKind::GuestBefore | CueKind::GuestAround | CueKind::GuestSpeaks | CueKind::GuestSpeaksAround
                )
            });
            is_told |= does || details::details_after(description, end).0.role.is_some();
            at = end;
            continue;
        }
        let word = description.folded(at);
        if !word.is_empty() && (word == first || word == last) {
            if description.shape(at) == WordShape::Lower {
                return false;
            }
            let is_capital =
                |index: usize| matches!(description.shape(index), WordShape::Capitalized | WordShape::AllCapitals);
            let is_alone = !is_capital(at + 1) && (at == 0 || !is_capital(at - 1));
            is_told |= is_alone && !description.is_sentence_start(at);
        }
        at += 1;
    }
    is_whole && is_told
}

/// Detects `Name: “quote”`: the quoted person was interviewed.
fn has_quote_after(title: &TokenizedText<'_>, name: &PersonName) -> bool {
    let end = name.range.end;
    name.range.start == 0
        && (2..4).contains(&name.word_count)
        && title.is_sign(end, ":")
        && matches!(title.raw(end + 1), "\"" | "“" | "„" | "«" | "‘" | "'" | "»" | "”" | "’")
}

/// Returns whether most words are capitalized, so that capitals are not evidence.
pub(crate) fn is_title_case(title: &TokenizedText<'_>) -> bool {
    let is_long = |index: &usize| title.raw(*index).chars().count() > 3;
    let words =
        |shape: WordShape| (0..title.tokens.len()).filter(is_long).filter(|index| title.shape(*index) == shape).count();
    words(WordShape::Capitalized) + words(WordShape::AllCapitals) > 2 * words(WordShape::Lower)
}

/// Splits a title at `:`, `|`, dashes and brackets.
pub(super) fn split_segments(title: &TokenizedText<'_>) -> Vec<Range<usize>> {
    let mut parts = Vec::new();
    let mut start = 0;
    for index in 0..=title.tokens.len() {
        let is_apart = |at: usize| title.tokens.get(at).is_none_or(|token| token.has_space_before);
        let cuts = match title.raw(index) {
            _ if index == title.tokens.len() => true,
            "|" | "(" | ")" | "[" | "]" | "•" | "·" | "/" | "\n" | "“" | "”" | "«" | "»" | "\"" => true,
            ":" => is_apart(index + 1),
            "-" | "–" | "—" => is_apart(index) || is_apart(index + 1),
            _ => false,
        };
        if cuts {
            if start < index {
                parts.push(start..index);
            }
            start = index + 1;
        }
    }
    parts
}

/// Reads a segment that contains only names and their descriptions.
fn read_whole_segment(
    title: &TokenizedText<'_>,
    segment: &Range<usize>,
    sure: &dyn Fn(&PersonName) -> bool,
) -> Option<Vec<DescribedName>> {
    let start = skip_number(title, segment);
    let is_title = |index: usize| title.is_title(index) || title.is_sign(index, ".");
    let begins = |name: &PersonName| (start..name.range.start).all(is_title);
    // Without a known given name, a capitalized segment is more often a topic than a person.
    let is_aside = segment.start > 0 && title.is_sign(segment.start - 1, "(") && title.is_sign(segment.end, ")");
    let is_somebody = |name: &PersonName| {
        sure(name)
            || has_quote_after(title, name)
            || is_aside
                && title.is_sign(name.range.end, ",")
                && !has_all_capitals_word(title, name)
                && !has_number(title, name.range.end..segment.end)
    };
    let first =
        name_starting_at(title, start).filter(|name| name.word_count > 1 && begins(name) && is_somebody(name))?;
    let mut people = Vec::new();
    let mut at = first.range.end;
    let mut next = Some(first);
    while let Some(name) = next.take() {
        at = name.range.end;
        if title.tokens.get(at - 1).is_some_and(|token| token.is_possessive) {
            return None;
        }
        let listed = DescribedName { role: name.role_before.clone(), organization: None, name };
        people.push(listed);
        let joins = matches!(title.raw(at), "," | "&" | "+")
            || matches!(title.folded(at), "and" | "und" | "og" | "et" | "y" | "e" | "i" | "en" | "och" | "и");
        if at < segment.end && joins {
            let from = if matches!(title.folded(at + 1), "and" | "und" | "og") { at + 2 } else { at + 1 };
            next = name_at(title, from).filter(|name| name.word_count > 1 && sure(name));
            if next.is_none() && title.raw(at) == "," {
                // The words after the comma describe the people.
                if let Some(last) = people.last_mut() {
                    let (more, _) = details::details_after(title, at);
                    (last.role, last.organization) = (last.role.take().or(more.role), more.organization);
                    if last.organization.is_none() && segment.end - at <= 5 {
                        last.organization = Some(title.slice(at + 1..segment.end).to_owned());
                    }
                }
                return Some(people);
            }
        }
    }
    // `Anna Miller og Ben Hill fra Acme`
    let is_from = people.len() > 1
        && matches!(
            title.folded(at),
            "from" | "of" | "von" | "vom" | "fra" | "fran" | "van" | "de" | "di" | "da" | "из"
        )
        && title.shape(at + 1) == WordShape::Capitalized;
    let is_whole = at == segment.end || is_from || is_subject_of_headline(title, &people, at);
    let tells_topic = TOPIC_WORDS.contains(&title.folded(at)) && at + 1 < segment.end;
    (is_whole || tells_topic).then_some(people)
}

/// Returns whether several people do something together in a title whose verb is in lower case: `Anna Miller og Ben Hill
/// møtes`.
fn is_subject_of_headline(title: &TokenizedText<'_>, people: &[DescribedName], behind: usize) -> bool {
    people.len() > 1
        && people.iter().all(|listed| listed.name.has_given_name)
        && title.shape(behind) == WordShape::Lower
        && !is_preposition(title.folded(behind))
}

/// Skips `Episode 12`, `Odcinek 12`, `#12`, `S01E02`, `Ep.12`, `12.` at the start of a segment.
pub(super) fn skip_number(title: &TokenizedText<'_>, segment: &Range<usize>) -> usize {
    let mut at = segment.start;
    while at < segment.end {
        let word = title.folded(at);
        let is_number = title.shape(at) == WordShape::Other && word.chars().any(|letter| letter.is_ascii_digit());
        let is_label = matches!(
            word,
            "#" | "."
                | "ep"
                | "episode"
                | "folge"
                | "no"
                | "nr"
                | "number"
                | "interview"
                | "podcast"
                | "show"
                | "n"
                | "ep."
                | "°"
                | "guest"
                | "spesial"
                | "special"
                | "bonus"
                | "*"
        );
        // A word before a number, in any language.
        let is_code = matches!(title.shape(at), WordShape::AllCapitals | WordShape::Capitalized)
            && at == segment.start
            && title.shape(at + 1) == WordShape::Other
            && title.raw(at + 1).chars().all(|letter| letter.is_ascii_digit());
        if !is_number && !is_label && !is_code {
            break;
        }
        at += 1;
    }
    at
}

#[cfg(test)]
mod tests {
    use super::*;

    fn people(title: &str, description: &str) -> Vec<String> {
        let (title, description) = (TokenizedText::new(title, 1_000), TokenizedText::new(description, 1_000));
        let found = read_title(&title, &description);
        found.into_iter().map(|one| one.credit.name).collect()
    }

    #[test]
    fn people_of_titles() {
        let cases: &[(&str, &str, &[&str])] = &[
            ("#12 – Anna Miller: tea and talk", "", &["Anna Miller"]),
            ("3: Anna Miller", "", &["Anna Miller"]),
            ("Episode 42 - Anna Miller & Ben Hill", "", &["Anna Miller", "Ben Hill"]),
            ("Why Tea (Anna Miller, Acme Ventures)", "", &["Anna Miller"]),
            ("Anna Miller on Modern Tea", "", &["Anna Miller"]),
            ("Ep.175 - Tea con Luca Del Puppo (Nearform)", "", &["Luca Del Puppo"]),
            ("All About Tea With Anna Miller", "", &["Anna Miller"]),
            ("Living With Chronic Pain", "", &[]),
            ("Anna Miller, por Ben Hill", "", &["Ben Hill"]),
            ("Building APIs with Blue Sky", "", &[]),
            ("Tea with @example", "", &["example"]),
            ("Zork Blorb: topic", "Zork Blorb joins us.", &["Zork Blorb"]),
            ("Zork Blorb: topic", "Something else.", &[]),
            ("#3 Zork Blorb: Modern Tea Talk", "Our talk with Zork Blorb, and how Zork makes tea.", &["Zork Blorb"]),
            ("Zork Blorb: Modern Tea Talk", "Zork Blorb, founder of Acme, on tea.", &["Zork Blorb"]),
            ("Brand Blorb: Modern Tea Talk", "The Brand Blorb way, founder Anna says. A brand for Blorb people.", &[]),
            ("Zork Blorb: “tea is fine”", "", &["Zork Blorb"]),
            ("Why Tea (Zork Blorb, Acme Ventures)", "", &["Zork Blorb"]),
            ("Troubles with AKS Blorb", "How AKS Blorb works.", &[]),
            // All words are capitalized, so only the description's phrases decide whether it is a person.
            ("Zork Blorb: Modern Tea Talk", "All of Zork Blorb, explained.", &[]),
            ("Anna Miller's Law: what it is", "", &[]),
        ];
        for (title, description, expected) in cases {
            assert_eq!(people(title, description), *expected, "{title}");
        }
    }
}

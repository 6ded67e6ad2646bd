//! Lists of resumes: expertise, topics, awards and appearances.

use super::blocks::{blocks, has_unspaced};
use super::lines::ResumeLines;
use super::section::Section;
use super::suggestion::{ProfileField, ResumeValue};
use crate::hostile_text::is_quotable;
use crate::words::{addresses, word_count};

/// What separates items within a line.
const SEPARATORS: [char; 9] = [',', ';', '|', '•', '·', '、', '，', '；', '／'];
/// Signs around an item.
const MARKS: &str = "-–—*•·~_“”„\"«»「」'’.:";
const MAX_EXPERTISE_WORDS: usize = 6;
const MAX_TOPIC_WORDS: usize = 16;
const MAX_EXPERTISE_CHARS: usize = 60;
const MAX_TOPIC_CHARS: usize = 120;
const MAX_LINE_CHARS: usize = 240;
const MIN_CHARS: usize = 2;
/// A line of fewer characters names neither an award nor a show.
const MIN_LINE_CHARS: usize = 4;

/// Fields of expertise: the items of lines, without the label before them.
pub(super) fn find_expertise<'a>(resume: &ResumeLines<'a>) -> Vec<ResumeValue<'a>> {
    let mut found = Vec::new();
    for block in blocks(resume.of(Section::Expertise)) {
        // A sentence about the skills is no list of them.
        if block.text.ends_with(['.', '。']) && word_count(&block.text) > MAX_EXPERTISE_WORDS {
            continue;
        }
        let list = block.text.split_once([':', '：']).map_or(block.text.as_str(), |(_, rest)| rest);
        let items = split_items(list).filter(|item| is_item(item, MAX_EXPERTISE_WORDS, MAX_EXPERTISE_CHARS));
        found.extend(items.map(|item| ResumeValue::new(ProfileField::AreasOfExpertise, item.to_owned(), &block.line)));
    }
    found
}

/// Topics: one a line. A single line may list several.
pub(super) fn find_topics<'a>(resume: &ResumeLines<'a>) -> Vec<ResumeValue<'a>> {
    let blocks = blocks(resume.of(Section::Topics));
    let is_one_line = blocks.len() == 1;
    let mut found = Vec::new();
    for block in blocks {
        let items: Vec<&str> = if is_one_line { split_items(&block.text).collect() } else { vec![&block.text] };
        let items = items.into_iter().map(without_marks);
        let items = items.filter(|item| is_item(item, MAX_TOPIC_WORDS, MAX_TOPIC_CHARS));
        found.extend(items.map(|item| ResumeValue::new(ProfileField::TopicsToDiscuss, item.to_owned(), &block.line)));
    }
    found
}

/// The lines of a section, without links.
pub(super) fn find_lines<'a>(resume: &ResumeLines<'a>, section: Section, field: ProfileField) -> Vec<ResumeValue<'a>> {
    let blocks = blocks(resume.of(section)).into_iter();
    let lines = blocks.map(|block| (without_addresses(&block.text), block.line));
    let is_line = |text: &str| {
        let chars = text.chars().count();
        (MIN_LINE_CHARS..=MAX_LINE_CHARS).contains(&chars) && text.contains(char::is_alphabetic) && is_quotable(text)
    };
    lines.filter(|(text, _)| is_line(text)).map(|(text, line)| ResumeValue::new(field, text, &line)).collect()
}

fn split_items(text: &str) -> impl Iterator<Item = &str> {
    // "Statics (advanced)" is "Statics".
    let without_level = |item: &'_ str| item.split_once('(').map_or(item.len(), |(before, _)| before.len());
    text.split(SEPARATORS).map(move |item| without_marks(&item[..without_level(item)]))
}

fn without_marks(item: &str) -> &str {
    item.trim_matches(|letter: char| letter.is_whitespace() || MARKS.contains(letter))
}

fn is_item(item: &str, max_words: usize, max_chars: usize) -> bool {
    let chars = item.chars().count();
    let least = if has_unspaced(item) { 1 } else { MIN_CHARS };
    (least..=max_chars).contains(&chars)
        && word_count(item) <= max_words
        && item.contains(char::is_alphabetic)
        && is_quotable(item)
}

fn without_addresses(text: &str) -> String {
    let mut text = text.to_owned();
    let links: Vec<String> = addresses(&text).into_iter().map(str::to_owned).collect();
    for link in links {
        text = text.replace(&link, " ");
    }
    let words: Vec<&str> = text.split_whitespace().collect();
    words.join(" ").trim_matches(|letter: char| "-–—|:·•,;<> ".contains(letter)).to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn values(found: &[ResumeValue<'_>]) -> Vec<String> {
        found.iter().map(|one| one.value.clone()).collect()
    }

    #[test]
    fn lists_become_items() {
        let text = "Skills\nHand looms (expert), Pattern cards; Statics\n- Languages: Python, Go\n\
                    I have worked on looms for many years in many towns of England.\n\
                    Topics\n- “Why looms were computers”\n- How patterns travel, and why it matters\n\
                    Awards\n- Medal of Bath, 2019 – https://bath.example/medal\n- 2020\n\
                    Podcasts\nHarbour Radio: The last loom (2021)";
        let resume = ResumeLines::read(text);
        assert_eq!(values(&find_expertise(&resume)), ["Hand looms", "Pattern cards", "Statics", "Python", "Go"]);
        let topics = ["Why looms were computers", "How patterns travel, and why it matters"];
        assert_eq!(values(&find_topics(&resume)), topics);
        let awards = find_lines(&resume, Section::Awards, ProfileField::Award);
        assert_eq!((values(&awards), awards[0].line.number), (vec!["Medal of Bath, 2019".to_owned()], 9));
        let shows = find_lines(&resume, Section::Appearances, ProfileField::PastAppearance);
        assert_eq!(values(&shows), ["Harbour Radio: The last loom (2021)"]);
    }

    #[test]
    fn lists_of_japanese_resumes_are_split() {
        let resume = ResumeLines::read("山田 花子\n【専門分野】\n睡眠科学、健康\n【受賞歴】\n・日本睡眠学会賞 2020年");
        assert_eq!(values(&find_expertise(&resume)), ["睡眠科学", "健康"]);
        let awards = find_lines(&resume, Section::Awards, ProfileField::Award);
        assert_eq!(values(&awards), ["日本睡眠学会賞 2020年"]);
    }
}

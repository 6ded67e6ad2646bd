//! Whole sentences of documents, from which a bio is made. Lines of a resume are none.

use super::blocks::{Block, blocks, has_unspaced};
use super::lines::{ResumeLine, ResumeLines};
use super::section::Section;
use crate::hostile_text::is_quotable;
use crate::words::{sentences, word_count};

const WORDS: std::ops::RangeInclusive<usize> = 5..=60;
/// Characters of a sentence in a script without spaces.
const UNSPACED_CHARS: std::ops::RangeInclusive<usize> = 10..=200;

/// The sentences about the guest, each with the line on which its paragraph begins: those of the summary, else
/// those above the first heading. A document without headings is prose as a whole.
pub(super) fn bio_sentences<'a>(resume: &ResumeLines<'a>) -> Vec<(String, ResumeLine<'a>)> {
    let of = |section| sentences_of(blocks(resume.of(section)));
    match of(Section::Summary) {
        found if found.is_empty() => of(Section::Header),
        found => found,
    }
}

fn sentences_of(blocks: Vec<Block<'_>>) -> Vec<(String, ResumeLine<'_>)> {
    let mut found: Vec<(String, ResumeLine<'_>)> = Vec::new();
    for block in blocks.into_iter().filter(|block| !block.line.is_item) {
        for (_, sentence) in sentences(&block.text) {
            if is_sentence(sentence) && found.iter().all(|(known, _)| known != sentence) {
                found.push((sentence.to_owned(), block.line));
            }
        }
    }
    found
}

fn is_sentence(text: &str) -> bool {
    let bare = text.trim_end_matches(['”', '"', '’', '»', '」', ')']);
    let has_length = if has_unspaced(text) {
        UNSPACED_CHARS.contains(&text.chars().count())
    } else {
        WORDS.contains(&word_count(text))
    };
    let begins = text.trim_start_matches(['“', '"', '„', '«', '「', '¿', '¡', '(']);
    let is_beginning = begins.starts_with(|letter: char| letter.is_alphanumeric() && !letter.is_lowercase());
    bare.ends_with(['.', '!', '?', '…', '。', '！', '？'])
        && has_length
        && is_beginning
        && !has_period(text)
        && is_quotable(text)
}

/// Whether a text has a period of years, such as 2015–2019, as lines about jobs have.
fn has_period(text: &str) -> bool {
    let letters: Vec<char> = text.chars().filter(|letter| !letter.is_whitespace()).collect();
    letters
        .windows(5)
        .any(|five| five[..4].iter().all(char::is_ascii_digit) && ['-', '–', '—', '〜', '～'].contains(&five[4]))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(text: &str) -> Vec<String> {
        bio_sentences(&ResumeLines::read(text)).into_iter().map(|(sentence, _)| sentence).collect()
    }

    #[test]
    fn only_sentences_of_the_summary_make_a_bio() {
        let text = "Ada Lovelace\nWeaver and writer\nProfile\nAda Lovelace weaves cloth in Bath and writes about the looms that came\n\
                    before computers. She teaches, too.\n- Ten years of looms in many towns of the north.\n\
                    Experience\nBath Looms Ltd. 2015–2019 Head of weaving, with a team of nine people.\n\
                    Ran the mill of Bath with ninety looms and three hundred workers.";
        let summary = "Ada Lovelace weaves cloth in Bath and writes about the looms that came before computers.";
        assert_eq!(of(text), [summary]);
        let bio = "Ada Lovelace weaves cloth in the town of Bath.\n\nShe has written two books about looms.";
        assert_eq!(of(bio).len(), 2, "a bio is prose as a whole");
        assert_eq!(of("山田花子\n【略歴】\n睡眠科学を十年以上研究している大学教授です。").len(), 1);
        assert_eq!(of("Ada\n2015-2019 I was the head of a mill in Bath."), [""; 0]);
    }
}

//! People in Chinese, Japanese and Korean texts. Names there have no capitals or blanks, so the surrounding words
//! identify them.

use super::evidence::Evidence;
use super::japanese::{is_japanese, without_role};
use super::tokenizer::cut_snippet;
use earshot_model::people::{chinese_family_name_len, is_korean_family_name};
use earshot_model::{AppearanceKind, CreditSource};

/// Words that announce a name, with the kind of credit: `嘉宾：王小明`, `ゲストは山田太郎さん`, `게스트: 김민수`.
const ANNOUNCING_WORDS: &[(&str, AppearanceKind)] = &[
    ("嘉宾", AppearanceKind::Guest),
    ("嘉賓", AppearanceKind::Guest),
    ("来宾", AppearanceKind::Guest),
    ("來賓", AppearanceKind::Guest),
    ("对谈", AppearanceKind::Guest),
    ("對談", AppearanceKind::Guest),
    ("ゲスト", AppearanceKind::Guest),
    ("対談", AppearanceKind::Guest),
    ("出演", AppearanceKind::Guest),
    ("出演者", AppearanceKind::Guest),
    ("話し手", AppearanceKind::Guest),
    ("聞き手", AppearanceKind::Host),
    ("게스트", AppearanceKind::Guest),
    ("초대손님", AppearanceKind::Guest),
    ("출연", AppearanceKind::Guest),
    ("主播", AppearanceKind::Host),
    ("主持人", AppearanceKind::Host),
    ("主持", AppearanceKind::Host),
    ("パーソナリティ", AppearanceKind::Host),
    ("パーソナリティー", AppearanceKind::Host),
    ("MC", AppearanceKind::Host),
    ("司会", AppearanceKind::Host),
    ("進行", AppearanceKind::Host),
    ("진행", AppearanceKind::Host),
    ("진행자", AppearanceKind::Host),
];
/// Signs between an announcing word and the name.
const LINK_SIGNS: &[&str] = &["：", ":", "は、", "は", "に", "의", "｜", "|", "】", "」", "/", "-", "–", " "];
/// Signs between two names.
const NAME_SEPARATORS: &[char] =
    &['、', '，', ',', '/', '／', '&', '＆', '・', '和', '与', '與', 'と', ' ', '　', '·', '×', '✕'];
/// Honorifics after a Japanese or Korean name.
pub(super) const HONORIFICS: &[&str] =
    &["さん", "氏", "先生", "様", "ちゃん", "くん", "님", "씨", "교수", "작가", "대표", "老师", "老師", "博士"];

const MAX_PEOPLE: usize = 8;
const MAX_BRACKET_CHARS: usize = 40;
const SNIPPET_BYTES: usize = 80;

/// Returns whether a text has letters of these scripts. Most texts have none and need no further work.
pub(crate) fn has_cjk_text(raw: &str) -> bool {
    raw.as_bytes().iter().any(|byte| matches!(byte, 0xE3..=0xED)) && raw.chars().any(is_cjk_letter)
}

/// Han, kana and hangul.
pub(super) fn is_cjk_letter(letter: char) -> bool {
    matches!(letter, '\u{3041}'..='\u{30FF}' | '\u{3400}'..='\u{9FFF}' | '\u{AC00}'..='\u{D7A3}' | '々')
}

/// Finds people announced by a word such as "guest"; at most eight after each word.
pub(crate) fn read_announced_people(raw: &str, source: CreditSource) -> Vec<Evidence> {
    let mut found: Vec<Evidence> = Vec::new();
    if !has_cjk_text(raw) {
        return found;
    }
    for (word, kind) in ANNOUNCING_WORDS {
        for (at, _) in raw.match_indices(word).take(MAX_PEOPLE) {
            let Some(mut rest) = skip_link(&raw[at + word.len()..]) else { continue };
            let is_label =
                raw[at + word.len()..].trim_start_matches([' ', '　']).starts_with([':', '：', '｜', '|', '/']);
            for _ in 0..MAX_PEOPLE {
                let Some((name, behind)) =
                    parse_name(rest).or_else(|| parse_labeled_name(rest).filter(|_| is_label || is_japanese(raw)))
                else {
                    break;
                };
                if name.chars().next().is_some_and(|letter| letter.is_ascii_lowercase()) && !is_label {
                    break;
                }
                let mut one = Evidence::new(name.to_owned(), *kind, source, 0.85);
                one.credit.snippet = Some(cut_snippet(raw, at..at + word.len(), SNIPPET_BYTES));
                found.push(one);
                let behind = skip_brackets(behind);
                let next = behind.trim_start_matches(NAME_SEPARATORS);
                if next.len() == behind.len() {
                    break;
                }
                rest = next;
            }
        }
    }
    found
}

/// Skips a description in brackets after a name: `（茶叶公司创始人）`.
fn skip_brackets(text: &str) -> &str {
    let inside = text.trim_start_matches([' ', '　']).strip_prefix(['（', '(']);
    let close = inside
        .and_then(|inside| inside.char_indices().take(MAX_BRACKET_CHARS).find(|(_, it)| matches!(it, '）' | ')')));
    match (inside, close) {
        (Some(inside), Some((at, close))) => &inside[at + close.len_utf8()..],
        _ => text,
    }
}

/// Returns the text after the sign that must separate the word from the name.
fn skip_link(behind: &str) -> Option<&str> {
    // `主播 | 王小明`: a sign may be surrounded by blanks.
    let apart = behind.trim_start_matches([' ', '　']);
    let Some(link) = LINK_SIGNS.iter().find(|link| apart.starts_with(**link)) else {
        return (apart.len() < behind.len()).then_some(apart);
    };
    let behind = apart;
    Some(behind[link.len()..].trim_start_matches([' ', '　', '「', '【', '“']))
}

/// Splits a name behind a label from the start of a text, up to the sign that ends it: a nickname, a name in Latin letters, or a
/// family name and a given name with a blank between them.
fn parse_labeled_name(text: &str) -> Option<(&str, &str)> {
    let end = text.find(|letter: char| {
        !(is_cjk_letter(letter) || letter.is_ascii_alphanumeric() || matches!(letter, ' ' | '　' | '_' | '-' | '.'))
    });
    let run = text[..end.unwrap_or(text.len())].trim_end();
    let ends_well = end.is_none_or(|end| {
        text[end..].starts_with([
            '、', '，', ',', '(', '（', '\n', '/', '／', '&', '＆', '【', '[', '|', '｜', '@', ')', '）', '】', '×',
            '✕',
        ])
    });
    let count = run.chars().count();
    let words: Vec<&str> = run.split([' ', '　']).filter(|word| !word.is_empty()).collect();
    let is_latin = run.chars().all(|letter| !is_cjk_letter(letter)) && (2..=30).contains(&count) && words.len() < 4;
    let is_pair = words.len() == 2
        && words.iter().all(|word| (1..=4).contains(&word.chars().count()) && word.chars().all(is_cjk_letter));
    let is_nickname = words.len() == 1 && (2..=7).contains(&count) && run.chars().all(is_cjk_letter);
    let begins_well = run.chars().next().is_some_and(char::is_alphabetic);
    let is_word = ANNOUNCING_WORDS.iter().any(|(word, _)| *word == run);
    (ends_well && begins_well && !is_word && (is_latin || is_pair || is_nickname)).then(|| (run, &text[run.len()..]))
}

/// Splits a name from the start of a text: letters of one script up to an honorific, a sign or a blank.
fn parse_name(text: &str) -> Option<(&str, &str)> {
    let end = text.find(|letter: char| !is_cjk_letter(letter)).unwrap_or(text.len());
    let run = &text[..end];
    let honorific = HONORIFICS.iter().filter_map(|word| run.find(word).map(|at| (at, word.len()))).min();
    let (name, behind) = match honorific {
        Some((at, length)) if at > 0 => {
            // `作家の山田太郎さん`: a description precedes the name.
            let named = run[..at].rfind('の').map_or(&run[..at], |of| &run[of + 'の'.len_utf8()..at]);
            (without_role(named), &text[at + length..])
        }
        _ => (run, &text[end..]),
    };
    let count = name.chars().count();
    let first = name.chars().next()?;
    let is_hangul = name.chars().all(|letter| matches!(letter, '\u{AC00}'..='\u{D7A3}'));
    let is_han = name.chars().all(|letter| matches!(letter, '\u{3400}'..='\u{9FFF}' | '々'));
    let is_name = match honorific {
        // An honorific confirms that the word is a name.
        Some(_) => (2..=8).contains(&count),
        None if is_hangul => (2..=4).contains(&count) && is_korean_family_name(first),
        None => is_han && (2..=4).contains(&count) && (chinese_family_name_len(name).is_some() || count > 2),
    };
    is_name.then_some((name, behind))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::people::evidence::resolve_people;

    #[test]
    fn people_of_texts_without_capitals() {
        let cases: &[(&str, &[(&str, &str)])] = &[
            ("本期嘉宾：王小明、李红", &[("王小明", "guest"), ("李红", "guest")]),
            ("主播 | 张三丰 嘉宾｜陈一", &[("陈一", "guest"), ("张三丰", "host")]),
            ("今回のゲストは山田太郎さんです。", &[("山田太郎", "guest")]),
            ("パーソナリティ：伊藤花子、佐藤次郎", &[("伊藤花子", "host"), ("佐藤次郎", "host")]),
            ("第12回 コーヒーの話 ゲスト 佐藤健一", &[("佐藤健一", "guest")]),
            ("【対談】石川直人×森本あかり", &[("石川直人", "guest"), ("森本あかり", "guest")]),
            ("ゲスト：Anna Miller（農家）", &[("Anna Miller", "guest")]),
            ("게스트: 김민수, 이영희", &[("김민수", "guest"), ("이영희", "guest")]),
            ("진행: 박철수", &[("박철수", "host")]),
            ("嘉宾来了很多", &[]),
            ("ゲストが来た", &[]),
            ("게스트하우스 이야기", &[]),
            ("Our guest: Anna Miller", &[]),
        ];
        for (raw, expected) in cases {
            let people = resolve_people(read_announced_people(raw, CreditSource::Description));
            let found: Vec<(&str, &str)> = people.iter().map(|one| (one.name.as_str(), one.kind.as_str())).collect();
            assert_eq!(found, *expected, "{raw}");
        }
    }

    #[test]
    fn hostile_text_is_read_in_bounded_steps() {
        for piece in ["嘉宾：", "嘉宾：王小明、", "ゲストは山田さん", "게스트: 김민수, "] {
            assert!(resolve_people(read_announced_people(&piece.repeat(2_000), CreditSource::Description)).len() <= 60);
        }
    }
}

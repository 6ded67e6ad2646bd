//! Guests of Japanese texts: a name has neither capitals nor blanks, but an honorific behind it, and a role or a particle before it.

use super::evidence::{Evidence, SNIPPET_BYTES};
use super::tokenizer::cut_snippet;
use earshot_model::{AppearanceKind, CreditSource};

/// What is behind a name of somebody who is present.
const HONORIFICS: &[&str] = &["さん", "氏", "先生", "くん", "ちゃん", "様"];
/// Words that announce somebody in the same sentence.
const ANNOUNCING: &[&str] = &[
    "ゲスト",
    "お迎え",
    "お招き",
    "お呼び",
    "お越し",
    "対談",
    "インタビュー",
    "お話を",
    "話を伺",
    "話を聞",
    "に聞く",
    "に聞いた",
    "と語る",
    "と話す",
    "と語り",
    "登場",
    "出演",
    "と一緒に",
    "とお送り",
    "と共に",
    "とともに",
    "をお届け",
    "話しました",
    "語りました",
    "トーク",
    "雑談",
    "に訊く",
    "に迫る",
    "参加",
];
/// Words behind an honorific in a title that only talks about the person.
const TALKED_ABOUT: &[&str] = &["について", "の死", "の本", "の新作", "の訃報", "を語る", "論", "風", "の話"];
/// Roles directly before a name.
const ROLES: &[&str] = &[
    "作家",
    "漫画家",
    "小説家",
    "声優",
    "俳優",
    "女優",
    "監督",
    "映画監督",
    "編集者",
    "編集長",
    "記者",
    "教授",
    "准教授",
    "助教",
    "起業家",
    "弁護士",
    "医師",
    "芸人",
    "歌手",
    "代表",
    "社長",
    "会長",
    "選手",
    "エンジニア",
    "デザイナー",
    "ライター",
    "料理家",
    "写真家",
    "建築家",
    "研究者",
    "研究員",
    "学者",
    "評論家",
    "翻訳家",
    "詩人",
    "画家",
    "音楽家",
    "作曲家",
    "演出家",
    "脚本家",
    "アナウンサー",
    "ジャーナリスト",
    "プロデューサー",
    "ディレクター",
    "イラストレーター",
    "タレント",
    "モデル",
    "落語家",
    "棋士",
    "住職",
    "院長",
    "校長",
    "店主",
    "店長",
    "創業者",
    "取締役",
    "議員",
    "市長",
    "町長",
    "村長",
    "知事",
    "パーソナリティ",
    "ゲスト",
];
const MAX_PLACES: usize = 40;
const MAX_SENTENCE_CHARS: usize = 60;
const IN_TEXT: f32 = 0.8;
const IN_TITLE: f32 = 0.76;

/// Returns whether a text is Japanese: it has kana.
pub(super) fn is_japanese(raw: &str) -> bool {
    raw.as_bytes().contains(&0xE3) && raw.chars().any(|letter| matches!(letter, '\u{3041}'..='\u{30FA}'))
}

/// Returns the guests of a title or a description, by their honorifics.
pub(super) fn read_guests(raw: &str, source: CreditSource) -> Vec<Evidence> {
    let mut found = Vec::new();
    if !is_japanese(raw) {
        return found;
    }
    let is_title = source == CreditSource::EpisodeTitle;
    for honorific in HONORIFICS {
        for (at, _) in raw.match_indices(honorific).take(MAX_PLACES) {
            let behind = &raw[at + honorific.len()..];
            let Some((start, name)) = name_before(raw, raw[..at].trim_end_matches([' ', '\u{3000}']).len()) else {
                continue;
            };
            let is_topic = TALKED_ABOUT.iter().any(|word| behind.starts_with(word));
            if is_topic || !(is_title && *honorific == "さん" || is_announced(raw, start, at)) {
                continue;
            }
            let confidence = if is_announced(raw, start, at) { IN_TEXT } else { IN_TITLE };
            let mut one = Evidence::new(name.trim().to_owned(), AppearanceKind::Guest, source, confidence);
            one.credit.snippet = Some(cut_snippet(raw, start..at, SNIPPET_BYTES));
            found.push(one);
        }
    }
    found
}

/// Returns whether a word that announces somebody is in the sentence of a name.
fn is_announced(raw: &str, start: usize, end: usize) -> bool {
    let is_end = |letter: &char| matches!(letter, '。' | '！' | '？' | '\n' | '!' | '?');
    let before: String =
        raw[..start].chars().rev().take(MAX_SENTENCE_CHARS).take_while(|letter| !is_end(letter)).collect();
    let before: String = before.chars().rev().collect();
    let behind: String = raw[end..].chars().take(MAX_SENTENCE_CHARS).take_while(|letter| !is_end(letter)).collect();
    ANNOUNCING.iter().any(|word| before.contains(word) || behind.contains(word))
}

/// Returns the name that ends at a position, without the role before it.
fn name_before(raw: &str, end: usize) -> Option<(usize, &str)> {
    let run = |end: usize, is_part: &dyn Fn(char) -> bool| {
        raw[..end]
            .char_indices()
            .rev()
            .take(16)
            .take_while(|(_, letter)| is_part(*letter))
            .last()
            .map_or(end, |(at, _)| at)
    };
    let last = raw[..end].chars().next_back()?;
    let start = if is_name_letter(last) {
        let start = run(end, &is_name_letter);
        // `山田 太郎さん`: a blank between family name and given name.
        let before = raw[..start].trim_end_matches([' ', '\u{3000}']);
        let family = run(before.len(), &|letter| matches!(letter, '\u{4E00}'..='\u{9FFF}' | '々'));
        let count = raw[family..before.len()].chars().count();
        if before.len() < start && (1..=3).contains(&count) && raw[start..end].chars().count() <= 4 {
            family
        } else {
            start
        }
    } else if last.is_ascii_alphanumeric() || matches!(last, '_' | '.') {
        run(end, &|letter| letter.is_ascii_alphanumeric() || matches!(letter, '_' | '.' | '-' | ' ' | '@'))
    } else {
        // Hiragana only where something else is before it.
        let start = run(end, &|letter| matches!(letter, '\u{3041}'..='\u{3096}' | 'ー'));
        let is_apart = raw[..start].chars().next_back().is_none_or(|letter| !letter.is_alphanumeric());
        if !is_apart {
            return None;
        }
        start
    };
    let name = without_role(&raw[start..end]).trim_start_matches(['@', ' ', '.', '・']);
    let count = name.chars().count();
    let begins_well = name.chars().next().is_some_and(char::is_alphabetic);
    ((2..=14).contains(&count)
        && begins_well
        && !matches!(name, "皆" | "お客" | "奥" | "お父" | "お母" | "みな" | "みんな" | "たく" | "リスナー"))
    .then(|| (end - name.len(), name))
}

/// Kanji, katakana, and the sign between the parts of a foreign name.
fn is_name_letter(letter: char) -> bool {
    matches!(letter, '\u{30A1}'..='\u{30FC}' | '\u{4E00}'..='\u{9FFF}' | '々')
}

/// Returns a name without the role in front of it: `漫画家今井タカシ`.
pub(super) fn without_role(name: &str) -> &str {
    let is_left = |rest: &&str| rest.chars().count() > 1;
    let rests = ROLES.iter().filter_map(|role| name.find(role).map(|at| &name[at + role.len()..]));
    rests.filter(is_left).min_by_key(|rest| rest.len()).unwrap_or(name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn honorifics_follow_guests() {
        for (raw, source, expected) in [
            ("今回のゲストは、ジャーナリストの浜野桂子さんです。", CreditSource::Description, &["浜野桂子"][..]),
            ("漫画家今井タカシさんが登場！", CreditSource::Description, &["今井タカシ"]),
            ("ゲストに山田 太郎さんをお迎えしました。", CreditSource::Description, &["山田 太郎"]),
            ("ゲストはmizchiさん", CreditSource::Description, &["mizchi"]),
            ("山田太郎さんの本を読みました。", CreditSource::Description, &[]),
            ("皆さんのお便りを紹介します。ゲスト募集中", CreditSource::Description, &[]),
            ("#12 長谷川リナさんと考える子育て", CreditSource::EpisodeTitle, &["長谷川リナ"]),
            ("#13 長谷川リナさんについて", CreditSource::EpisodeTitle, &[]),
            ("茶道の話", CreditSource::EpisodeTitle, &[]),
        ] {
            let found: Vec<String> = read_guests(raw, source).into_iter().map(|one| one.credit.name).collect();
            assert_eq!(found, expected, "{raw}");
        }
    }

    #[test]
    fn hostile_text_is_read_in_bounded_steps() {
        for piece in ["ゲストさん", "ああさん", " 山さん", "ゲスト山田 太郎さん"] {
            assert!(
                read_guests(&piece.repeat(2_000), CreditSource::Description).len() <= HONORIFICS.len() * MAX_PLACES
            );
        }
    }
}

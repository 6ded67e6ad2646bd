//! Guests in sentences of Chinese, Japanese and Korean: a verb of inviting or visiting, a role, and the form of a name.

use super::cjk::{HONORIFICS, is_cjk_letter};
use earshot_model::people::{chinese_family_name_len, is_korean_family_name};

/// Verbs and nouns before a guest, in Chinese.
const CHINESE_CUES: &[&str] = &[
    "嘉宾",
    "嘉賓",
    "来宾",
    "來賓",
    "邀请到了",
    "邀請到了",
    "邀请到",
    "邀請到",
    "邀请了",
    "邀請了",
    "邀请",
    "邀請",
    "请到了",
    "請到了",
    "请到",
    "請到",
    "请来了",
    "請來了",
    "请来",
    "請來",
    "对话",
    "對話",
    "专访",
    "專訪",
    "采访",
    "採訪",
    "访谈",
    "訪談",
    "连线",
    "連線",
    "对谈",
    "對談",
    "欢迎",
    "歡迎",
];
/// Words of roles, before or after a name.
const CHINESE_ROLES: &[&str] = &[
    "教授",
    "博士",
    "老师",
    "老師",
    "作家",
    "导演",
    "導演",
    "创始人",
    "創始人",
    "创办人",
    "創辦人",
    "主编",
    "主編",
    "记者",
    "記者",
    "律师",
    "律師",
    "医生",
    "醫生",
    "研究员",
    "研究員",
    "合伙人",
    "合夥人",
    "投资人",
    "投資人",
    "歌手",
    "演员",
    "演員",
    "编剧",
    "編劇",
    "设计师",
    "設計師",
    "嘉宾",
    "嘉賓",
    "先生",
    "女士",
    "小姐",
    "同学",
    "同學",
    "朋友",
    "总监",
    "總監",
    "院长",
    "院長",
    "主任",
    "学者",
    "學者",
    "专家",
    "專家",
    "作者",
    "艺术家",
    "藝術家",
    "诗人",
    "詩人",
    "摄影师",
    "攝影師",
    "建筑师",
    "建築師",
    "工程师",
    "工程師",
    "经理",
    "經理",
    "负责人",
    "負責人",
    "总裁",
    "總裁",
    "校长",
    "校長",
    "译者",
    "譯者",
    "博主",
    "主播",
    "编辑",
    "編輯",
    "运动员",
    "教练",
    "厨师",
    "企业家",
    "心理咨询师",
];
/// What follows the name of a guest who shares something, in Chinese.
const CHINESE_SHARES: &[&str] = &[
    "和我们分享",
    "和我們分享",
    "跟我们分享",
    "跟我們分享",
    "和大家分享",
    "跟大家分享",
    "给我们介绍",
    "給我們介紹",
    "给大家介绍",
    "給大家介紹",
    "向大家介绍",
    "向大家介紹",
    "为我们介绍",
    "為我們介紹",
    "跟我们聊",
    "跟我們聊",
    "和我们聊",
    "和我們聊",
];
/// Letters that follow a name and belong to none.
const BEHIND_NAMES: &str = "来來聊谈談和与與在的是做为為将將从從对對讲說说分带帶就也会會有跟同到给給一及";
/// Words for "with" before a conversation partner, and what follows the name.
const CHINESE_WITH: &[&str] = &["和", "与", "與", "跟", "同"];
const CHINESE_TALKS: &[&str] =
    &["聊", "谈", "談", "对话", "對話", "对谈", "對談", "一起", "畅聊", "暢聊", "漫谈", "漫談"];
/// Characters between a cue and the name.
const MAX_ROLE_CHARS: usize = 16;
/// The most places that one word is looked up at.
const MAX_PLACES: usize = 8;

/// What follows the honorific of an invited Japanese guest.
const JAPANESE_VISITS: &[&str] = &[
    "をお迎え",
    "を迎え",
    "をゲスト",
    "をお招き",
    "を招い",
    "が登場",
    "が来",
    "がゲスト",
    "にお越し",
    "と対談",
    "に聞",
    "にお話",
];
const KOREAN_ROLES: &[&str] =
    &["교수", "작가", "대표", "감독", "박사", "기자", "변호사", "의원", "소장", "배우", "가수", "선생님", "님", "씨"];
/// What follows the role of an invited Korean guest.
const KOREAN_VISITS: &[&str] = &["함께", "모시", "모셨", "만나", "초대", "인터뷰", "출연", "이야기"];

/// Returns the names of guests, with their places.
pub(super) fn find_sentence_guests(raw: &str) -> Vec<(usize, &str)> {
    let mut found: Vec<(usize, &str)> = Vec::new();
    for cue in CHINESE_CUES {
        for (at, _) in raw.match_indices(cue).take(MAX_PLACES) {
            found.extend(name_after_cue(raw, at + cue.len()));
        }
    }
    for cue in CHINESE_SHARES.iter().chain(["做客"].iter()) {
        for (at, _) in raw.match_indices(cue).take(MAX_PLACES) {
            found.extend(name_before(raw, raw[..at].trim_end_matches([' ', '　']).len()));
        }
    }
    for with in CHINESE_WITH {
        for (at, _) in raw.match_indices(with).take(4 * MAX_PLACES) {
            found.extend(partner_of_talk(raw, at + with.len()));
        }
    }
    for (at, _) in raw.match_indices("さん").take(4 * MAX_PLACES) {
        let behind = &raw[at + "さん".len()..];
        if JAPANESE_VISITS.iter().any(|visit| behind.starts_with(visit)) {
            found.extend(japanese_name_before(raw, at));
        }
    }
    for role in KOREAN_ROLES {
        for (at, _) in raw.match_indices(role).take(MAX_PLACES) {
            found.extend(korean_name_before(raw, at, at + role.len()));
        }
    }
    found.sort_unstable();
    found.dedup();
    found
}

/// Reads the name directly after a cue, or after a role that follows the cue: `邀请到了某某大学教授王小明`.
fn name_after_cue(raw: &str, from: usize) -> Option<(usize, &str)> {
    let rest = &raw[from..];
    let begin = from + (rest.len() - rest.trim_start_matches([' ', '　', '：', ':', '「', '“', '|', '｜']).len());
    if let Some(name) = chinese_name(&raw[begin..]) {
        return Some((begin, name));
    }
    let limit = raw[begin..].char_indices().nth(MAX_ROLE_CHARS).map_or(raw.len(), |(at, _)| begin + at);
    let window = &raw[begin..limit];
    let sentence = &window[..window.find(['。', '！', '？', '\n']).unwrap_or(window.len())];
    let roles = CHINESE_ROLES.iter().filter_map(|role| sentence.rfind(role).map(|at| begin + at + role.len()));
    roles.filter_map(|at| chinese_name(&raw[at..]).map(|name| (at, name))).max()
}

/// Returns the name between a word for "with" and a verb of talking: `和王小明聊聊茶`, `与作家王小明对话`.
fn partner_of_talk(raw: &str, from: usize) -> Option<(usize, &str)> {
    let rest = &raw[from..];
    let role = CHINESE_ROLES.iter().filter(|role| rest.starts_with(**role)).map(|role| role.len()).max().unwrap_or(0);
    let name = chinese_name(&rest[role..]).or_else(|| {
        let family = chinese_family_name_len(&rest[role..])?;
        let talk = CHINESE_TALKS.iter().filter_map(|talk| rest[role..].find(talk)).min()?;
        let count = rest[role + family..role + talk.max(family)].chars().count();
        ((1..=2).contains(&count)).then(|| &rest[role..role + talk])
    })?;
    let behind = rest[role + name.len()..].trim_start_matches([' ', '　']);
    let honorific =
        CHINESE_ROLES.iter().filter(|role| behind.starts_with(**role)).map(|role| role.len()).max().unwrap_or(0);
    CHINESE_TALKS.iter().any(|talk| behind[honorific..].starts_with(talk)).then_some((from + role, name))
}

/// Returns the name at the start of a text: a family name, and one or two letters up to a word that ends it.
pub(super) fn chinese_name(text: &str) -> Option<&str> {
    let family = chinese_family_name_len(text)?;
    let ends = |length: usize| {
        let behind = &text[length..];
        let next = behind.chars().next();
        next.is_none_or(|letter| !is_cjk_letter(letter) || BEHIND_NAMES.contains(letter))
            || CHINESE_ROLES.iter().any(|role| behind.starts_with(role))
    };
    let mut lengths: Vec<usize> = Vec::new();
    for (at, letter) in text[family..].char_indices().take(2) {
        if !is_cjk_letter(letter) || BEHIND_NAMES.contains(letter) {
            break;
        }
        lengths.push(family + at + letter.len_utf8());
    }
    lengths.into_iter().rev().find(|length| ends(*length)).map(|length| &text[..length])
}

fn name_before(raw: &str, end: usize) -> Option<(usize, &str)> {
    (2..=4).rev().find_map(|count| {
        let (start, _) = raw[..end].char_indices().rev().nth(count - 1)?;
        let before = &raw[..start];
        let begins = before.chars().next_back().is_none_or(|letter| !is_cjk_letter(letter))
            || CHINESE_ROLES.iter().any(|role| before.ends_with(role));
        (begins && chinese_name(&raw[start..end]) == Some(&raw[start..end])).then(|| (start, &raw[start..end]))
    })
}

/// Returns the word of kanji or katakana before an honorific.
fn japanese_name_before(raw: &str, end: usize) -> Option<(usize, &str)> {
    let is_name = |letter: &char| matches!(letter, '\u{30A1}'..='\u{30FC}' | '\u{4E00}'..='\u{9FFF}' | '々');
    let count = raw[..end].chars().rev().take(9).take_while(is_name).count();
    let (start, _) = raw[..end].char_indices().rev().nth(count.checked_sub(1)?)?;
    ((2..=8).contains(&count)).then(|| (start, &raw[start..end]))
}

/// Returns the name before a role when words of a visit follow.
fn korean_name_before(raw: &str, at: usize, end: usize) -> Option<(usize, &str)> {
    let behind: String = raw[end..].chars().take(14).take_while(|letter| !matches!(letter, '.' | '!' | '\n')).collect();
    if !KOREAN_VISITS.iter().any(|visit| behind.contains(visit)) {
        return None;
    }
    let before = raw[..at].trim_end_matches(' ');
    let start = before.char_indices().rev().take_while(|(_, letter)| is_cjk_letter(*letter)).last()?.0;
    let name = &before[start..];
    let is_name = name.chars().count() == 3
        && name.chars().next().is_some_and(is_korean_family_name)
        && !HONORIFICS.iter().any(|word| name.ends_with(word));
    is_name.then_some((start, name))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn guests_of_sentences() {
        for (raw, expected) in [
            ("本期我们邀请到了清华大学教授王小明来聊聊茶。", &["王小明"][..]),
            ("本期嘉宾 欧阳小明", &["欧阳小明"]),
            ("王小明做客本期节目", &["王小明"]),
            ("对话李红：茶的历史", &["李红"]),
            ("专访作家王小明老师", &["王小明"]),
            ("这次请到王小明来介绍茶", &["王小明"]),
            ("這次請到王小明來介紹茶", &["王小明"]),
            ("王小明 和大家分享茶的故事", &["王小明"]),
            ("邀请大家一起喝茶", &[]),
            ("欢迎收听我们的节目", &[]),
            ("今回は作家の山田太郎さんをお迎えして", &["山田太郎"]),
            ("山田太郎さんの本", &[]),
            ("김민수 교수와 함께 이야기합니다", &["김민수"]),
            ("김민수 교수의 책", &[]),
        ] {
            let found: Vec<&str> = find_sentence_guests(raw).into_iter().map(|(_, name)| name).collect();
            assert_eq!(found, expected, "{raw}");
        }
    }
}

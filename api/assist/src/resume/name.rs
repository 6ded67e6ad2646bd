//! The name in a resume: the one that is labelled as such, or else a line at the top that reads as a name. Of several, the one that
//! the mail address or the profile has, too.

use super::blocks::has_unspaced;
use super::cjk_name::{has_kana, split_cjk_name};
use super::contact::find_contact;
use super::headings::is_title;
use super::lines::{ResumeLine, ResumeLines};
use super::no_names::is_organization_or_office;
use super::section::Section;
use super::suggestion::ProfileField;
use earshot_model::fold_text;

/// Lines at the top in which the name is looked for, and lines in which it may have a label.
const MAX_LINES: usize = 5;
const MAX_LABELLED_LINES: usize = 30;
const NAME_WORDS: std::ops::RangeInclusive<usize> = 2..=4;
/// A shorter word is in too many addresses.
const MIN_ADDRESS_CHARS: usize = 3;
/// What separates a name from an office, a place or another spelling.
const SEPARATORS: [char; 9] = [',', '|', '–', '—', '/', '／', '(', '（', '、'];
const HONORIFICS: [&str; 8] = ["dr", "dr.", "prof", "prof.", "mr", "mr.", "mrs", "ms"];
/// Words of names that are written small.
const PARTICLES: [&str; 14] =
    ["af", "al", "av", "da", "de", "del", "della", "der", "di", "do", "dos", "la", "van", "von"];
/// Labels before a name.
const LABELS: [&str; 24] = [
    "name",
    "full name",
    "vor- und nachname",
    "nombre",
    "nombre completo",
    "nome",
    "nome completo",
    "nom",
    "nom complet",
    "naam",
    "navn",
    "namn",
    "nimi",
    "имя",
    "фио",
    "氏名",
    "名前",
    "お名前",
    "姓名",
    "이름",
    "성명",
    "성 명",
    "氏 名",
    "姓 名",
];

/// A line that reads as a name.
struct FoundName<'a> {
    first: String,
    last: String,
    line: ResumeLine<'a>,
}

/// The first and the last name, and their line. `None` when no line reads as a name.
pub(super) fn find_name<'a>(resume: &ResumeLines<'a>) -> Option<(String, String, ResumeLine<'a>)> {
    let is_japanese = resume.lines.iter().any(|line| has_kana(line.text));
    let labelled = resume.lines.iter().take(MAX_LABELLED_LINES).find_map(|line| {
        let (label, name) = line.text.split_once([':', '：'])?;
        is_label(label).then(|| read_name(line, name, is_japanese)).flatten()
    });
    let at_top = || {
        let lines = resume.of(Section::Header).take(MAX_LINES);
        let mut names: Vec<FoundName<'a>> = lines.filter_map(|line| read_name(line, line.text, is_japanese)).collect();
        let confirmed = names.iter().position(|name| is_confirmed(name, resume));
        (!names.is_empty()).then(|| names.swap_remove(confirmed.unwrap_or(0)))
    };
    labelled.or_else(at_top).map(|FoundName { first, last, line }| (first, last, line))
}

fn is_label(text: &str) -> bool {
    let label = fold_text(text.trim());
    LABELS.iter().any(|known| fold_text(known) == label)
}

/// The first part of a text that reads as a name.
fn read_name<'a>(line: &ResumeLine<'a>, text: &str, is_japanese: bool) -> Option<FoundName<'a>> {
    let mut parts =
        text.split(SEPARATORS).map(|part| part.trim_matches(|letter: char| letter.is_whitespace() || letter == ')'));
    let (first, last) = parts.find_map(|part| match part {
        part if is_title(part) => None,
        part if has_unspaced(part) => split_cjk_name(part, is_japanese),
        part => split_name(part),
    })?;
    Some(FoundName { first, last, line: *line })
}

/// Whether a mail address or the text about the guest has the name, too: a company is named once, and in the domain.
fn is_confirmed(name: &FoundName<'_>, resume: &ResumeLines<'_>) -> bool {
    let words = [fold_text(&name.first), fold_text(&name.last)];
    let is_word = |text: &str, word: &String| word.chars().count() >= MIN_ADDRESS_CHARS && text.contains(word.as_str());
    let in_address = find_contact(resume).iter().filter(|found| found.field == ProfileField::Email).any(|found| {
        let account = fold_text(found.value.split('@').next().unwrap_or_default());
        words.iter().any(|word| is_word(&account, word))
    });
    let spelled = [format!("{} {}", words[0], words[1]), format!("{}{}", words[1], words[0])];
    in_address || resume.of(Section::Summary).any(|line| spelled.iter().any(|name| fold_text(line.text).contains(name)))
}

fn split_name(text: &str) -> Option<(String, String)> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let honorifics = words.iter().take_while(|word| HONORIFICS.contains(&word.to_lowercase().as_str())).count();
    let words = &words[honorifics..];
    let is_name = NAME_WORDS.contains(&words.len()) && words.iter().all(|word| is_name_word(word));
    if !is_name || is_organization_or_office(words) {
        return None;
    }
    let is_shouted = words.iter().all(|word| !word.contains(char::is_lowercase));
    let words: Vec<String> =
        words.iter().map(|word| if is_shouted { lowered(word) } else { (*word).to_owned() }).collect();
    // A particle belongs to the last name: Vincent van Gogh.
    let last_from = words.iter().position(|word| PARTICLES.contains(&word.as_str())).filter(|at| *at > 0);
    let (first, last) = words.split_at(last_from.unwrap_or(words.len() - 1));
    Some((first.join(" "), last.join(" ")))
}

fn is_name_word(word: &str) -> bool {
    let is_letter = |letter: char| letter.is_alphabetic() || "-'’.".contains(letter);
    word.chars().all(is_letter) && (word.starts_with(char::is_uppercase) || PARTICLES.contains(&word))
}

/// ADA-MARIA as Ada-Maria.
fn lowered(word: &str) -> String {
    let mut begins = true;
    word.chars()
        .flat_map(|letter| {
            let lowered: String = if begins { letter.to_string() } else { letter.to_lowercase().collect() };
            begins = !letter.is_alphabetic();
            lowered.chars().collect::<Vec<char>>()
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_name_is_at_the_top() {
        for (text, expected) in [
            ("Curriculum Vitae\nADA-MARIA LOVELACE", Some(("Ada-Maria", "Lovelace"))),
            ("Curriculum Vitae – Dr. Ada Lovelace", Some(("Ada", "Lovelace"))),
            ("Vincent van Gogh, painter", Some(("Vincent", "van Gogh"))),
            ("Анна Петрова\nО себе", Some(("Анна", "Петрова"))),
            ("Harbour Books Ltd\nAda Lovelace", Some(("Ada", "Lovelace"))),
            ("Harbour Books GmbH | Ada Lovelace", Some(("Ada", "Lovelace"))),
            ("Bath Loom Works\nAda Lovelace\nada.lovelace@bathloomworks.example", Some(("Ada", "Lovelace"))),
            ("Cloth Weekly\nAda Lovelace\n\nProfile\nAda Lovelace weaves.", Some(("Ada", "Lovelace"))),
            ("Senior Weaving Consultant\nAda Lovelace (she/her)", Some(("Ada", "Lovelace"))),
            ("University of Bath\nweaver", None),
            ("Resume\nPersonal details\nName: Ada Lovelace\nBath Looms", Some(("Ada", "Lovelace"))),
            ("Nombre: José de Sá", Some(("José", "de Sá"))),
            ("山田 花子\nhanako@yamada.example", Some(("花子", "山田"))),
            ("株式会社ハーバー\n代表取締役\n山田花子", Some(("花子", "山田"))),
            ("履歴書\n氏名：佐々木 希\n【略歴】\n研究者です。", Some(("希", "佐々木"))),
            ("山田 花子（やまだ はなこ）", Some(("花子", "山田"))),
            ("王小明\n个人简介", Some(("小明", "王"))),
            ("이력서\n이름: 김민수", Some(("민수", "김"))),
            ("東京大学\n睡眠科学", None),
            ("weaver of cloth\nada@x.example", None),
            ("Profile\nAda Lovelace", None),
        ] {
            let found = find_name(&ResumeLines::read(text));
            let found = found.as_ref().map(|(first, last, _)| (first.as_str(), last.as_str()));
            assert_eq!(found, expected, "{text}");
        }
    }
}

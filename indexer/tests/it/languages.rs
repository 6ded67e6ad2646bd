//! Texts of many languages in one index, asked in a language that nobody names.

use crate::corpus::{SHOW_TARGETS, Show, open, term};
use earshot_model::search::{MatchMode, Target, Term};

#[test]
fn queries_find_texts_of_their_language() {
    let opened = open(&[
        Show::new("Häuser bauen", "Größe ist nicht alles.").language("de"),
        Show::new("Les économies", "L'été à la plage").language("fr-CA"),
        Show::new("Canciones", "Historias del corazón").language("es"),
        Show::new("Подкасты о книгах", "Читаем вместе").language("ru"),
        Show::new("機械学習の時間", "毎週の技術ニュース").language("ja"),
        Show::new("中文播客", "每天的新闻和故事").language("zh-CN"),
        Show::new("ข่าวเช้านี้", "เรื่องเล่าทุกวัน").language("th"),
        Show::new("Radio Ørsted", "x").language("da"),
        Show::new("No Language", "Houses of unknown tongue").with(|podcast| podcast.language = None),
        Show::new("Marked wrongly", "Fahrräder und mehr").language("en"),
    ]);
    let cases: &[(&str, &[&str])] = &[
        ("Haus", &["Häuser bauen"]),
        ("HAUSER", &["Häuser bauen"]),
        ("grösse", &["Häuser bauen"]),
        ("économie", &["Les économies"]),
        ("ete", &["Les économies"]),
        ("canción", &["Canciones"]),
        ("corazon", &["Canciones"]),
        ("подкаст книга", &["Подкасты о книгах"]),
        ("機械学習", &["機械学習の時間"]),
        ("学習", &["機械学習の時間"]),
        ("時", &["機械学習の時間"]),
        ("間", &["機械学習の時間"]),
        ("播客", &["中文播客"]),
        ("新闻", &["中文播客"]),
        ("ข่าว", &["ข่าวเช้านี้"]),
        ("orsted", &["Radio Ørsted"]),
        ("houses", &["No Language"]),
        ("fahrräder", &["Marked wrongly"]),
        ("学機", &[]),
    ];
    for (text, expected) in cases {
        assert_eq!(opened.titles(text), *expected, "{text}");
    }
}

#[test]
fn stems_meet_only_their_own_language() {
    let opened = open(&[Show::new("The rat", "About rats").language("en"), Show::new("Le taux", "x").language("fr")]);
    assert!(opened.titles("rates").is_empty(), "the French stem of rates is rat");
}

#[test]
fn marks_follow_the_analysis() {
    let opened =
        open(&[Show::new("Häuser bauen", "x").language("de"), Show::new("機械学習の時間", "x").language("ja")]);
    let shown = |text: &str| opened.podcasts(&[term(text, SHOW_TARGETS)]).hits[0].title_highlights.clone();
    assert_eq!(shown("haus"), ["<em>Häuser</em> bauen"]);
    assert_eq!(shown("学習"), ["機械<em>学習</em>の時間"]);
}

#[test]
fn phrases_work_in_unspaced_scripts() {
    let opened =
        open(&[Show::new("東京の人気カフェ", "x").language("ja"), Show::new("人気の東京", "x").language("ja")]);
    let phrase = Term { phrase: true, mode: MatchMode::Must, ..term("東京の人気", &[Target::PodcastTitle]) };
    assert_eq!(opened.titles_of(&[phrase]), ["東京の人気カフェ"]);
}

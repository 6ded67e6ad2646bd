//! Texts of many languages in one index, and queries without a given language.

use crate::corpus::{FIRST, SHOW_TARGETS, Show, not, open, options, term};
use earshot_indexer::{SearchBackend, Total};
use earshot_model::search::{Filters, MatchMode, SearchMode, SearchOptions, SearchTerm, Target};

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
fn stems_match_only_their_own_language() {
    let opened = open(&[Show::new("The rat", "About rats").language("en"), Show::new("Le taux", "x").language("fr")]);
    assert!(opened.titles("rates").is_empty(), "the French stem of rates is rat");
}

/// Two hundred English podcasts, and some in other languages that share words.
fn mostly_english() -> Vec<Show> {
    let english = |number: u32| {
        let url = format!("https://{number}.example/");
        Show::with_feed_url(&url, &format!("Towns {number}"), "The history of marketing, houses, towns and Maison.")
            .language("en")
    };
    let others = [
        Show::new("Bienen", "Die Imkerei: history, marketing und Häuser.").language("de"),
        Show::new("Kauppa", "Kaupan historia: history, marketing.").language("fi"),
        Show::new("Towns Houses", "Ein Podcast.").language("de"),
        Show::new("Les maisons", "x").language("fr"),
    ];
    (0..200).map(english).chain(others).collect()
}

#[test]
fn only_stems_of_the_likely_languages_are_looked_up() {
    let opened = open(&mostly_english());
    let total = |text: &str| opened.podcasts(&[term(text, SHOW_TARGETS)]).total;
    assert_eq!(total("history of marketing"), Total::Exactly(200), "the words of others are as English as theirs");
    assert_eq!(total("marketing"), Total::Exactly(200));
    let asked = options(SearchMode::Podcasts, &[term("marketing", SHOW_TARGETS)]);
    for (of_interface, expected) in [("fi", 201), ("de-AT", 201), ("ja", 200)] {
        let asked = SearchOptions { interface_language: Some(of_interface.to_owned()), ..asked.clone() };
        let answer = opened.engine.search_podcasts(&asked, FIRST).expect("searches");
        assert_eq!(answer.total, Total::Exactly(expected), "{of_interface}");
    }
    let filters = Filters { languages: vec!["fi".to_owned()], ..Filters::default() };
    let answer = opened.engine.search_podcasts(&SearchOptions { filters, ..asked }, FIRST).expect("searches");
    assert_eq!(answer.hits[0].document.podcast.title, "Kauppa");
}

#[test]
fn a_word_of_another_language_is_found_beside_those_of_the_query() {
    let opened = open(&mostly_english());
    assert_eq!(opened.titles("history of imkerei")[0], "Bienen");
    assert_eq!(opened.titles("kauppa"), ["Kauppa"]);
    let phrase = SearchTerm { phrase: true, ..term("kaupan historia", SHOW_TARGETS) };
    assert_eq!(opened.titles_of(&[phrase]), ["Kauppa"]);
    let of_title = term("maison", &[Target::PodcastTitle]);
    assert_eq!(opened.titles_of(&[of_title]), ["Les maisons"], "it is English too, but in no English title");
    let asked = term("towns houses", SHOW_TARGETS);
    let found = opened.podcasts(std::slice::from_ref(&asked));
    assert_eq!(found.hits[0].title_highlights, ["<em>Towns</em> <em>Houses</em>"], "a title is found as written");
    let without = opened.titles_of(&[asked, not("podcast")]);
    assert!(!without.contains(&"Towns Houses".to_owned()), "what must not match does not in any language");
}

#[test]
fn highlights_follow_the_analysis() {
    let opened =
        open(&[Show::new("Häuser bauen", "x").language("de"), Show::new("機械学習の時間", "x").language("ja")]);
    let shown = |text: &str| opened.podcasts(&[term(text, SHOW_TARGETS)]).hits[0].title_highlights.clone();
    assert_eq!(shown("haus"), ["<em>Häuser</em> bauen"]);
    assert_eq!(shown("学習"), ["機械<em>学習</em>の時間"]);
    assert_eq!(shown("学"), ["機械<em>学</em>習の時間"]);
    assert_eq!(shown("間"), ["機械学習の時<em>間</em>"]);
}

#[test]
fn one_character_is_found_beside_whatever_others() {
    // More pairs than are looked up one by one.
    let second = |number: u32| char::from_u32(0x4E00 + 7 * number).expect("is a character");
    let shows: Vec<Show> = (0..300_u32)
        .map(|number| {
            let title = format!("{}本{}", if number % 2 == 0 { "日" } else { "" }, second(number));
            Show::with_feed_url(&format!("https://{number}.example/"), &title, "x").language("ja")
        })
        .chain([
            Show::with_feed_url("https://alone.example/", "本", "x"),
            Show::with_feed_url("https://last.example/", "大日本", "x"),
        ])
        .chain([Show::with_feed_url("https://none.example/", "木", "本 x")])
        .collect();
    let opened = open(&shows);
    let of_title = |text: &str, phrase: bool| {
        let asked = SearchTerm { mode: MatchMode::Must, phrase, ..term(text, &[Target::PodcastTitle]) };
        opened.podcasts(&[asked]).total
    };
    assert_eq!(of_title("本", false), Total::Exactly(302));
    assert_eq!(of_title("日", false), Total::Exactly(151));
    // The next word directly follows a character only at the end of a run.
    let opened = open(&[Show::new("本 radio", "x"), Show::new("日本 radio", "x"), Show::new("本日 radio", "x")]);
    let phrase = SearchTerm { phrase: true, mode: MatchMode::Must, ..term("本 radio", &[Target::PodcastTitle]) };
    let mut found = opened.titles_of(&[phrase]);
    found.sort_unstable();
    assert_eq!(found, ["日本 radio", "本 radio"]);
}

#[test]
fn phrases_work_in_unspaced_scripts() {
    let opened =
        open(&[Show::new("東京の人気カフェ", "x").language("ja"), Show::new("人気の東京", "x").language("ja")]);
    let phrase = SearchTerm { phrase: true, mode: MatchMode::Must, ..term("東京の人気", &[Target::PodcastTitle]) };
    assert_eq!(opened.titles_of(&[phrase]), ["東京の人気カフェ"]);
}

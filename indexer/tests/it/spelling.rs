//! Spelling corrections of searches with few hits.

use crate::corpus::{
    FIRST, SHOW_TARGETS, Show, ShowSource, TestEngine, cues, must, not, now, open, open_patiently, open_sharded,
    options, term,
};
use earshot_indexer::{BuildPlan, EmbeddedBackend, SearchBackend, SearchError, build};
use earshot_model::search::{Filters, SearchMode, SearchOptions, SearchTerm, Target};
use tempfile::TempDir;

/// This many podcasts with the text, all different otherwise.
fn shows_with_text(text: &str, shows: usize) -> Vec<Show> {
    let show =
        |number| Show::with_feed_url(&format!("https://{number}.example/{}", text.replace(' ', "-")), "Plain", text);
    (0..shows).map(show).collect()
}

fn correction_in(engine: &EmbeddedBackend, mode: SearchMode, terms: &[SearchTerm]) -> Option<String> {
    let requested = options(mode, terms);
    match mode {
        SearchMode::Podcasts => engine.search_podcasts(&requested, FIRST).expect("searches").did_you_mean,
        SearchMode::Episodes => engine.search_episodes(&requested, FIRST).expect("searches").did_you_mean,
    }
}

fn correction(opened: &TestEngine, text: &str) -> Option<String> {
    correction_in(&opened.engine, SearchMode::Podcasts, &[term(text, SHOW_TARGETS)])
}

fn episode_correction(opened: &TestEngine, text: &str) -> Option<String> {
    correction_in(&opened.engine, SearchMode::Episodes, &[term(text, Target::ALL)])
}

#[test]
fn unknown_words_are_corrected_and_the_rest_stays_as_typed() {
    let opened = open(&shows_with_text("Kitchen chemistry above solar panels", 3));
    assert_eq!(correction(&opened, "solr panels").as_deref(), Some("solar panels"));
    assert_eq!(correction(&opened, "Kichen, chemistry!").as_deref(), Some("kitchen, chemistry!"));
    let phrase = SearchTerm { phrase: true, ..must("kitchen chemestry") };
    let terms = [term("Pannels", SHOW_TARGETS), phrase, not("solr"), SearchTerm { phrase: true, ..not("kichen roof") }];
    assert_eq!(
        correction_in(&opened.engine, SearchMode::Podcasts, &terms).as_deref(),
        Some("panels \"kitchen chemistry\" -solr -\"kichen roof\"")
    );
    for known in ["solar panels", "zzzzzz", "機械", "so"] {
        assert_eq!(correction(&opened, known), None, "{known}");
    }
}

#[test]
fn few_words_of_one_search_are_looked_up() {
    // Words without common letters, each misspelled by a doubled letter.
    let words: Vec<String> =
        ('a'..='t').map(|letter| format!("{}harvest{letter}", letter.to_string().repeat(3))).collect();
    let opened = open(&shows_with_text(&words.join(" "), 3));
    let misspelt: Vec<String> = words.iter().map(|word| word.replace("harvest", "harvvest")).collect();
    let one = |number: usize| term(&misspelt[number], SHOW_TARGETS);
    let line = correction_in(&opened.engine, SearchMode::Podcasts, &[one(19)]);
    assert_eq!(line.as_deref(), Some(words[19].as_str()), "by itself it is corrected");

    let opened = open(&shows_with_text(&words.join(" "), 3));
    let terms: Vec<SearchTerm> = (0..20).map(one).collect();
    let line = correction_in(&opened.engine, SearchMode::Podcasts, &terms).unwrap_or_default();
    let corrected = words.iter().filter(|word| line.contains(word.as_str())).count();
    assert!(corrected <= 16, "the first sixteen alone: {line}");
    assert!(line.contains(&misspelt[19]), "{line}");
}

#[test]
fn words_of_groups_are_corrected() {
    let opened = open(&shows_with_text("Kitchen chemistry above solar panels", 3));
    let meant = |terms: &[SearchTerm], groups: &[&[SearchTerm]]| {
        let groups = groups.iter().map(|group| group.to_vec()).collect();
        let requested = SearchOptions { groups, ..options(SearchMode::Podcasts, terms) };
        opened.engine.search_podcasts(&requested, FIRST).expect("searches").did_you_mean
    };
    let plain = |text: &str| term(text, SHOW_TARGETS);
    let phrase = SearchTerm { phrase: true, ..plain("kichen chemistry") };
    assert_eq!(meant(&[], &[&[plain("solr")]]).as_deref(), Some("(solar)"));
    assert_eq!(
        meant(&[plain("pannels"), not("solr")], &[&[plain("zzzzzz"), phrase], &[plain("chemestry"), plain("above")]]),
        Some("panels -solr (zzzzzz or \"kitchen chemistry\") (chemistry or above)".to_owned())
    );
    assert_eq!(meant(&[], &[&[plain("solar"), plain("zzzzzz")]]), None);
}

#[test]
fn words_outside_of_titles_are_not_corrected() {
    let mut shows = shows_with_text("About fermentation", 3);
    for (number, show) in shows.iter_mut().enumerate() {
        *show = show.clone().episode(
            &format!("Kombucha {number}"),
            "On lactobacillus.",
            Some(3),
            &cues(&["we talk about sauerkraut"]),
        );
    }
    for opened in [open_sharded(&shows, 1), open_sharded(&shows, 3)] {
        assert_eq!(correction(&opened, "fermentaton").as_deref(), Some("fermentation"));
        for (typed, expected) in [
            ("fermentaton", "fermentation"),
            ("kombuha", "kombucha"),
            ("lactobacilus", "lactobacillus"),
            ("saurkraut", "sauerkraut"),
        ] {
            assert_eq!(episode_correction(&opened, typed).as_deref(), Some(expected), "{typed}");
        }
        // A search for podcasts would not find words that only episodes have.
        for unfound in ["kombuha", "lactobacilus", "saurkraut"] {
            assert_eq!(correction(&opened, unfound), None, "{unfound}");
        }
    }
}

#[test]
fn the_likeliest_similar_word_is_suggested() {
    // "Could" is in more texts, but in no field of a podcast search.
    let talk = |number: i32| {
        let show = Show::with_feed_url(&format!("https://talk{number}.example/feed"), "Plain", "Talk");
        show.episode("One", "What could be.", Some(1), &cues(&["it could"]))
    };
    let shows = [shows_with_text("Cold rivers", 3), (0..40).map(talk).collect()].concat();
    let opened = open(&shows);
    assert_eq!(correction(&opened, "colld").as_deref(), Some("cold"));
    assert_eq!(episode_correction(&opened, "colld").as_deref(), Some("could"));
    let in_titles = SearchTerm { targets: vec![Target::PodcastTitle], ..must("colld") };
    assert_eq!(correction_in(&opened.engine, SearchMode::Podcasts, &[in_titles]), None, "no title has either");
}

#[test]
fn what_is_suggested_finds_something() {
    let mut shows = shows_with_text("Solar panels", 3);
    shows.extend(shows_with_text("Jazz", 1).into_iter().map(|show| show.language("de")));
    let opened = open(&shows);
    let requested = |languages: &[&str], terms: &[SearchTerm]| {
        let languages = languages.iter().map(|&language| language.to_owned()).collect();
        let filters = Filters { languages, ..Filters::default() };
        let requested = SearchOptions { filters, ..options(SearchMode::Podcasts, terms) };
        opened.engine.search_podcasts(&requested, FIRST).expect("searches").did_you_mean
    };
    assert_eq!(requested(&[], &[must("solr")]).as_deref(), Some("solar"));
    assert_eq!(requested(&["en"], &[must("solr")]).as_deref(), Some("solar"));
    assert_eq!(requested(&["de"], &[must("solr")]), None);
    assert_eq!(requested(&[], &[must("solr"), must("jazz")]), None);
    assert_eq!(requested(&[], &[must("solr"), not("panels")]), None);
}

#[test]
fn rare_words_are_neither_suggested_nor_doubted() {
    let mut shows = shows_with_text("Cash flow", 2);
    shows.extend(shows_with_text("Slow carriage, and the slew of it", 1));
    shows.extend(shows_with_text("The river house", 120));
    shows.extend(shows_with_text("A rivet", 1));
    shows.extend(shows_with_text("A rivel, a rivel", 2));
    shows.extend(
        shows_with_text("A nouse", 1).into_iter().map(|show| show.episode("Rivex", "", Some(1), &cues(&["rivez"]))),
    );
    let opened = open(&shows);
    for (typed, expected) in [
        // A word in one or two texts is not a correction.
        ("flaw", None),
        ("carriege", None),
        // A word that some text has counts as correct,
        ("cash slow", None),
        ("rivel", None),
        ("nouse", Some("house")),
        // unless it is a hundred times rarer than a word with one different letter.
        ("rivet", Some("river")),
        ("river", None),
        ("rivor", Some("river")),
    ] {
        assert_eq!(correction(&opened, typed).as_deref(), expected, "{typed}");
    }
    let rare = open(&[shows_with_text("The river house", 90), shows_with_text("A rivet", 1)].concat());
    assert_eq!(correction(&rare, "rivet"), None);
    // Only an episode has the words; the search is for podcasts.
    let spoken = Show::new("Words", "x").episode("Rivex", "A rivew.", Some(1), &cues(&["a rivez"]));
    let spoken = open(&[shows_with_text("The river house", 90), vec![spoken]].concat());
    for typed in ["rivex", "rivew", "rivez"] {
        assert_eq!(correction(&spoken, typed), None, "{typed}");
    }
}

#[test]
fn words_are_suggested_as_most_texts_write_them() {
    let mut shows = shows_with_text("Der Spaß im Café, l’économie d'hier, résumé", 3);
    shows.extend(shows_with_text("A resume", 9));
    shows.extend(shows_with_text("Подкаст о ёлках, Книга", 3));
    shows.extend(shows_with_text("برنامج عن الاقتصاد", 3));
    let opened = open(&shows);
    for (typed, expected) in [
        ("spas", "spaß"),
        ("cafè", ""),
        ("caffe", "café"),
        ("resumme", "resume"),
        ("подксат", "подкаст"),
        ("елкахх", "ёлках"),
        ("кнага", "книга"),
        ("الاقتصاذ", "الاقتصاد"),
    ] {
        assert_eq!(correction(&opened, typed).unwrap_or_default(), expected, "{typed}");
    }
}

#[test]
fn a_word_is_counted_once_a_document() {
    let shouting = "mispelt ".repeat(20);
    let show = Show::new("mispelt", &shouting).with(|podcast| podcast.keywords = vec!["mispelt".to_owned()]);
    let opened = open(&[show.episode("mispelt", &shouting, Some(1), &[])]);
    assert_eq!(correction(&opened, "mispellt"), None, "two documents say it");
}

#[test]
fn incremental_builds_keep_previous_word_counts() {
    let folder = TempDir::new().expect("makes a folder");
    let first = open(&shows_with_text("Fermentation", 3));
    let mut before = first.folder.path().join("index");
    let mut next = |name: &str, shows: Vec<Show>, removed: &[Show]| {
        let index = folder.path().join(name);
        let removed = removed.iter().map(Show::id).collect();
        let plan = BuildPlan::incremental(index.clone(), std::mem::replace(&mut before, index.clone()), removed, now());
        build(&plan, ShowSource(shows), &mut |_| {}).expect("builds");
        open_patiently(&index, name)
    };
    let meant =
        |engine: &EmbeddedBackend, word: &str| correction_in(engine, SearchMode::Podcasts, &[term(word, SHOW_TARGETS)]);

    let added = next("added", shows_with_text("Kombucha", 3), &[]);
    assert_eq!(meant(&added, "fermentaton").as_deref(), Some("fermentation"));
    assert_eq!(meant(&added, "kombuha").as_deref(), Some("kombucha"));
    // A podcast in repeated incremental builds counts once.
    let mut again = next("again0", shows_with_text("Sauerkraut", 1), &[]);
    for round in 1..5 {
        again = next(&format!("again{round}"), shows_with_text("Sauerkraut", 1), &[]);
    }
    assert_eq!(meant(&again, "saurkraut"), None);
    let gone = next("gone", Vec::new(), &shows_with_text("Fermentation", 3));
    assert_eq!(meant(&gone, "fermentaton"), None, "nothing would be found");
    assert_eq!(meant(&gone, "kombuha").as_deref(), Some("kombucha"));
    let suggest = std::fs::read_dir(folder.path().join("gone/suggest")).expect("reads");
    let left: Vec<_> = suggest.map(|entry| entry.expect("reads").file_name()).collect();
    assert!(left.iter().all(|name| !name.to_string_lossy().ends_with(".part")), "{left:?}");
}

#[test]
fn odd_texts_are_neither_corrected_nor_completed() {
    let opened = open(&shows_with_text("ข่าววันนี้ 機械学習 한국어 podcasts", 3));
    let texts = [
        "a".repeat(10_000),
        "ｶﾞ機".repeat(3_000),
        "ข่าว".repeat(2_000),
        "😀".repeat(2_500),
        "podcas\u{0}ts".to_owned(),
        "\u{0}\u{1}\u{7F}\u{202E}\u{FEFF}".to_owned(),
        "e\u{301}\u{301}\u{301}".repeat(2_000),
        "\u{10FFFF}\u{FFFF}".to_owned(),
        "podkasts ".repeat(400),
        "l'".repeat(5_000),
    ];
    for text in &texts {
        let shown: String = text.chars().take(12).collect();
        for (mode, targets) in [(SearchMode::Podcasts, SHOW_TARGETS), (SearchMode::Episodes, Target::ALL)] {
            let requested = options(mode, &[term(text, targets)]);
            let refused = match mode {
                SearchMode::Podcasts => opened.engine.search_podcasts(&requested, FIRST).err(),
                SearchMode::Episodes => opened.engine.search_episodes(&requested, FIRST).err(),
            };
            // A text of this length has thousands of character pairs.
            assert!(
                matches!(
                    refused,
                    None | Some(SearchError::TooManyWords { .. } | SearchError::TooManyExcludedSpellings { .. })
                ),
                "{shown:?}: {refused:?}"
            );
        }
        let completed = opened.engine.autocomplete(text, 10).expect("completes");
        assert!(completed.podcasts.is_empty() && completed.words.len() <= 10, "{shown:?}");
        assert!(opened.engine.alternative_spellings(text, 10).expect("looks").len() <= 10, "{shown:?}");
    }
    assert!(correction(&opened, &texts[8]).is_some_and(|line| line.starts_with("podcasts podcasts ")));
    for (typed, complete) in [("ข่าว", "ข่าววันนี้"), ("機械", "機械学習")] {
        let shows = [Show::new(complete, "x")];
        let titles = open(&shows).engine.autocomplete(typed, 10).expect("completes").podcasts;
        assert_eq!(titles.len(), 1, "{typed}");
    }
}

#[test]
fn a_title_is_completed_however_much_of_it_is_typed() {
    let title = "A word and another word ".repeat(12);
    let opened = open(&[Show::new(&title, "x"), Show::new(&"長い題名".repeat(80), "x")]);
    for typed in [title.as_str(), &"長い題名".repeat(80), &"長い題名".repeat(60)] {
        assert_eq!(opened.engine.autocomplete(typed, 10).expect("completes").podcasts.len(), 1);
    }
}

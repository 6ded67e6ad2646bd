//! Autocompletion.

use crate::corpus::{Show, open};
use earshot_indexer::{NameRole, SearchBackend, SuggestedName};
use earshot_model::Person;

fn shows() -> Vec<Show> {
    vec![
        Show::new("The Daily", "x").with_authority(90.0),
        Show::new("The Daily Stoic", "x").with_authority(70.0),
        Show::new("Daily Tech", "x").with_authority(50.0),
        Show::new("Technology Today", "x").with_authority(99.0),
        Show::new("Entrepreneurship Weekly", "x").with_authority(40.0),
        Show::new("機械学習の時間", "x").language("ja"),
        Show::new("Café Größe", "x").language("de"),
    ]
}

#[test]
fn titles_complete_best_first() {
    let opened = open(&shows());
    let titles = |typed: &str| -> Vec<String> {
        let suggestions = opened.engine.autocomplete(typed, 10).expect("completes");
        suggestions.podcasts.iter().map(|podcast| podcast.podcast.title.clone()).collect()
    };
    let cases: &[(&str, &[&str])] = &[
        ("the d", &["The Daily", "The Daily Stoic"]),
        ("The Daily", &["The Daily", "The Daily Stoic"]),
        // Whole titles come before later words, whatever their popularity.
        ("daily", &["Daily Tech", "The Daily", "The Daily Stoic"]),
        ("tech", &["Technology Today", "Daily Tech"]),
        ("stoic", &["The Daily Stoic"]),
        // One error from 5 characters on, two from 9.
        ("tecnology", &["Technology Today"]),
        ("entreprenoirship", &["Entrepreneurship Weekly"]),
        ("dialy", &["Daily Tech", "The Daily", "The Daily Stoic"]),
        ("tehc", &[]),
        ("機", &["機械学習の時間"]),
        ("学習", &["機械学習の時間"]),
        ("cafe gro", &["Café Größe"]),
        ("zzzz", &[]),
        ("", &[]),
        ("!!", &[]),
    ];
    for (typed, expected) in cases {
        assert_eq!(titles(typed), *expected, "{typed}");
    }
    assert_eq!(opened.engine.autocomplete("t", 2).expect("completes").podcasts.len(), 2);
}

#[test]
fn titles_of_repeated_words_are_completed() {
    let laughs = ["ha ".repeat(60), "哈".repeat(60), "no no ".repeat(40)];
    let opened = open(&laughs.iter().map(|title| Show::new(title, "x")).collect::<Vec<_>>());
    for (typed, title) in ["ha ha", "哈哈", "no"].into_iter().zip(&laughs) {
        let found = opened.engine.autocomplete(typed, 10).expect("completes").podcasts;
        let titles: Vec<&str> = found.iter().map(|podcast| podcast.podcast.title.trim()).collect();
        assert_eq!(titles, [title.trim()], "{typed}");
    }
}

#[test]
fn words_complete_the_last_one_typed() {
    let opened = open(&shows());
    let words = |typed: &str| opened.engine.autocomplete(typed, 10).expect("completes").words;
    assert_eq!(words("da"), ["daily"]);
    assert_eq!(words("the te"), ["tech", "technology"]);
    assert_eq!(words("tehcnology"), ["technology"]);
    assert!(words("qqq").is_empty());
}

#[test]
fn titles_with_symbols_and_digits_are_completed() {
    let opened = open(&[
        Show::new("99% Invisible", "x"),
        Show::new("Salt & Straw Hour", "x"),
        Show::new("24/7 Clockwork", "x"),
        Show::new("$100 MBA Class", "x"),
        Show::new("C++ Weekly Notes", "x"),
        Show::new("9-1-1 Calls", "x"),
        Show::new("1,000 Small Steps", "x"),
    ]);
    let cases = [
        ("99 inv", "99% Invisible"),
        ("99% inv", "99% Invisible"),
        ("99 percent inv", "99% Invisible"),
        ("99percent", "99% Invisible"),
        ("99", "99% Invisible"),
        ("salt str", "Salt & Straw Hour"),
        ("salt and str", "Salt & Straw Hour"),
        ("salt&str", "Salt & Straw Hour"),
        ("24 7 cl", "24/7 Clockwork"),
        ("247", "24/7 Clockwork"),
        ("100 mb", "$100 MBA Class"),
        ("$100 mb", "$100 MBA Class"),
        ("c++ we", "C++ Weekly Notes"),
        ("911 ca", "9-1-1 Calls"),
        ("1000 sm", "1,000 Small Steps"),
        ("1,000 sm", "1,000 Small Steps"),
    ];
    for (typed, expected) in cases {
        let found = opened.engine.autocomplete(typed, 5).expect("completes").podcasts;
        let titles: Vec<&str> = found.iter().map(|document| document.podcast.title.as_str()).collect();
        assert_eq!(titles, [expected], "{typed}");
    }
}

#[test]
fn a_title_that_is_typed_in_full_comes_first() {
    let mut shows: Vec<Show> =
        (0..20).map(|number| Show::new(&format!("Radio {number}"), "x").with_authority(90.0)).collect();
    shows.push(Show::new("R", "x").with_authority(1.0));
    shows.push(Show::new("Vitamin R", "x").with_authority(99.0));
    let same_name = |number: u32| Show::with_feed_url(&format!("https://{number}.example/feed"), "Radio", "x");
    shows.extend((0..5).map(|number| same_name(number).with_authority(2.0)));
    let opened = open(&shows);
    let titles = |typed: &str| -> Vec<String> {
        let suggestions = opened.engine.autocomplete(typed, 8).expect("completes");
        suggestions.podcasts.iter().map(|podcast| podcast.podcast.title.clone()).collect()
    };
    for typed in ["R", "r", " r ", "r."] {
        let found = titles(typed);
        assert_eq!((found[0].as_str(), found.len()), ("R", 8), "{typed}");
        assert!(found[1..].iter().all(|title| title.starts_with("Radio ")), "{typed}: {found:?}");
    }
    let found = titles("radio");
    assert_eq!(found[..3], ["Radio", "Radio", "Radio"]);
    assert!(found[3..].iter().all(|title| title.starts_with("Radio ")), "{found:?}");
}

#[test]
fn words_that_are_not_typed_to_their_end_are_completed() {
    let titles = ["10,000 Hours", "C++ Weekly", ".NET Rocks", "Farmers Market", "المكتبة العامة", "Other"];
    let opened = open(&titles.map(|title| Show::new(title, "x")));
    let cases = [
        ("10,0", "10,000 Hours"),
        ("10,", "10,000 Hours"),
        ("c+", "C++ Weekly"),
        (".ne", ".NET Rocks"),
        ("farmer's m", "Farmers Market"),
        ("farmersm", "Farmers Market"),
        ("مكتبة", "المكتبة العامة"),
    ];
    for (typed, expected) in cases {
        let found = opened.engine.autocomplete(typed, 5).expect("completes").podcasts;
        assert!(found.iter().any(|document| document.podcast.title == expected), "{typed}: {found:?}");
    }
}

#[test]
fn hosts_and_publishers_are_completed() {
    let host =
        Person { name: "Ada Lovelace".to_owned(), role: "host".to_owned(), group: None, image_url: None, url: None };
    let opened = open(&[
        Show::new("Engines", "x").with(|podcast| {
            podcast.persons = vec![host];
            podcast.author = Some("Lovely Media".to_owned());
        }),
        Show::new("Lovett", "x").with(|podcast| podcast.author = Some("Lovett".to_owned())),
    ]);
    let names = |typed: &str| opened.engine.autocomplete(typed, 5).expect("completes").names;
    let name = |name: &str, role| SuggestedName { name: name.to_owned(), role };
    let (ada, media) = (name("Ada Lovelace", NameRole::Host), name("Lovely Media", NameRole::Publisher));
    assert_eq!(names("ada lovel"), std::slice::from_ref(&ada));
    assert_eq!(names("lovelace"), std::slice::from_ref(&ada));
    assert_eq!(names("lovel"), [ada, media], "a publisher with the name of its podcast is left out");
    assert!(names("xyz").is_empty() && names("lo").is_empty());
}

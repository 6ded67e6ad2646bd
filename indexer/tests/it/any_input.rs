//! No query and no feed text causes a panic.

use crate::corpus::{SHOW_TARGETS, Show, ShowSource, TestEngine, cues, open, open_patiently, options, plan, term};
use earshot_indexer::{Page, SearchBackend, build, verify};
use earshot_model::AppearanceKind;
use earshot_model::limits::MAX_TERM_LENGTH;
use earshot_model::search::{MatchMode, SearchMode, SearchTerm, Target};
use proptest::prelude::*;
use std::sync::OnceLock;

fn shared_engine() -> &'static TestEngine {
    static OPENED: OnceLock<TestEngine> = OnceLock::new();
    OPENED.get_or_init(|| {
        open(&[
            Show::new("Solar Power", "All about panels & <roofs> of Häuser.").episode(
                "One",
                "x",
                Some(1),
                &cues(&["機械学習 hello", "it's the sun ☀️", "ß a b c"]),
            ),
            Show::new("機械学習の時間", "ＡＢＣ ｶﾞｲﾄﾞ").language("ja"),
            Show::new("ข่าวเช้านี้", "x").language("th"),
        ])
    })
}

/// Words with hits, unusual characters, and arbitrary text.
fn any_query() -> impl Strategy<Value = String> {
    let word = prop_oneof![
        Just("solar".to_owned()),
        Just("機械".to_owned()),
        Just("ข่าว".to_owned()),
        Just("l'".to_owned()),
        Just("\u{1F}en:".to_owned()),
        "\\PC{0,12}",
        "[a-z'’.,:\u{300}\u{FF9E}]{0,6}",
    ];
    proptest::collection::vec(word, 0..5).prop_map(|words| words.join(" "))
}

proptest! {
    #[test]
    fn queries_never_panic(text in any_query(), phrase: bool, fuzzy: bool, slop in 0_u32..4, mode in 0..3) {
        let mode = [MatchMode::Must, MatchMode::Not, MatchMode::Optional][usize::try_from(mode).unwrap()];
        let asked = SearchTerm { phrase, fuzzy, slop, mode, ..term(&text, SHOW_TARGETS) };
        let page = Page { skip: 0, limit: 10 };
        let engine = &shared_engine().engine;
        prop_assert!(engine.search_podcasts(&options(SearchMode::Podcasts, std::slice::from_ref(&asked)), page).is_ok());
        let asked = SearchTerm { targets: Target::ALL.to_vec(), ..asked };
        prop_assert!(engine.search_episodes(&options(SearchMode::Episodes, &[asked]), page).is_ok());
        prop_assert!(engine.autocomplete(&text, 5).is_ok());
    }
}

/// Arbitrary feed texts, with repetitions.
fn any_feed_text() -> impl Strategy<Value = String> {
    let part = prop_oneof![
        2 => "\\PC{0,12}",
        2 => "[a-z]{1,6} ?",
        1 => "(?s:.){0,8}",
        1 => "[ha哈ー한ก़0\u{301}\u{200D}]{1,3} ?",
        1 => Just("\u{0}".to_owned()),
    ];
    let count = prop_oneof![4 => 1..3_usize, 2 => 30..60_usize, 1 => 300..800_usize];
    (proptest::collection::vec(part, 0..4), count).prop_map(|(parts, count)| parts.concat().repeat(count))
}

proptest! {
    // Each case builds an index: a fifth of the cases of other properties.
    #![proptest_config(ProptestConfig { cases: ProptestConfig::default().cases.div_ceil(5), ..ProptestConfig::default() })]

    #[test]
    fn any_feed_text_is_indexed(texts in proptest::collection::vec(any_feed_text(), 8)) {
        let [title, text, genre, name, keyword, spoken, sponsor, language] = texts.as_slice() else { unreachable!() };
        let show = |number: usize, title: &str| {
            Show::with_feed_url(&format!("https://{number}.example"), title, text)
                .host(name)
                .with(|podcast| {
                    podcast.genres = vec![genre.clone(), String::new(), genre.clone()];
                    podcast.keywords = vec![keyword.clone(); 3];
                    podcast.author = Some(name.clone());
                    podcast.language = Some(language.clone()).filter(|_| number.is_multiple_of(2));
                })
                .episode(text, title, Some(1), &cues(&[spoken, "", spoken]))
                .person("guest", name)
                .sponsor(sponsor)
                .with_credit(AppearanceKind::Host, name)
                .episode("", "", None, &cues(&[title]))
        };
        let shows: Vec<Show> = texts.iter().enumerate().map(|(number, title)| show(number, title)).collect();
        let folder = tempfile::TempDir::new().unwrap();
        let plan = plan(&folder, 2);
        let report = build(&plan, ShowSource(shows), &mut |_| {}).expect("builds");
        prop_assert_eq!((report.podcasts, report.episodes), (8, 16));
        prop_assert!(verify(&plan.folder).is_ok());
        let engine = open_patiently(&plan.folder, "g1");
        let page = Page { skip: 0, limit: 10 };
        for asked in [title, text, name, keyword] {
            let asked: String = asked.chars().take(MAX_TERM_LENGTH).collect();
            let asked = [SearchTerm { targets: Target::ALL.to_vec(), ..term(&asked, SHOW_TARGETS) }];
            prop_assert!(engine.search_podcasts(&options(SearchMode::Podcasts, &asked), page).is_ok());
            prop_assert!(engine.search_episodes(&options(SearchMode::Episodes, &asked), page).is_ok());
        }
        prop_assert!(engine.autocomplete(title, 5).is_ok());
    }
}

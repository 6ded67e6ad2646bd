//! Whatever is typed, nothing panics.

use crate::corpus::{Opened, SHOW_TARGETS, Show, cues, open, options, term};
use earshot_indexer::{Page, SearchBackend};
use earshot_model::search::{MatchMode, SearchMode, Target, Term};
use proptest::prelude::*;
use std::sync::OnceLock;

fn opened() -> &'static Opened {
    static OPENED: OnceLock<Opened> = OnceLock::new();
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

/// Words that match, odd characters, and anything else.
fn typed() -> impl Strategy<Value = String> {
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
    #![proptest_config(ProptestConfig::with_cases(200))]

    #[test]
    fn queries_never_panic(text in typed(), phrase: bool, fuzzy: bool, slop in 0_u32..4, mode in 0..3) {
        let mode = [MatchMode::Must, MatchMode::Not, MatchMode::Optional][usize::try_from(mode).unwrap()];
        let asked = Term { phrase, fuzzy, slop, mode, ..term(&text, SHOW_TARGETS) };
        let page = Page { skip: 0, limit: 10 };
        let engine = &opened().engine;
        prop_assert!(engine.search_podcasts(&options(SearchMode::Podcasts, std::slice::from_ref(&asked)), page).is_ok());
        let asked = Term { targets: Target::ALL.to_vec(), ..asked };
        prop_assert!(engine.search_episodes(&options(SearchMode::Episodes, &[asked]), page).is_ok());
        prop_assert!(engine.autocomplete(&text, 5).is_ok());
    }
}

//! Groups, relaxed matching, fuzzy terms, and cost limits for any search.

use crate::corpus::{FIRST, SHOW_TARGETS, Show, TestEngine, must, not, open, options, term};
use earshot_indexer::{Page, PodcastHit, SearchBackend, Total};
use earshot_model::search::{Facet, MatchMode, SearchMode, SearchOptions, SearchTerm, SortField, SortOrder, Target};
use std::time::Duration;

fn shows() -> Vec<Show> {
    vec![
        Show::new("Solar Power", "All about panels on the roof."),
        Show::new("Heating Houses", "A heat pump in every house, solar panels above."),
        Show::new("The Pump Room", "History of the spa. The heat of summer and the water pump."),
        Show::new("Kitchen Chemistry", "Fermentation and other slow cooking."),
    ]
}

fn grouped(opened: &TestEngine, terms: &[SearchTerm], groups: &[&[SearchTerm]]) -> Vec<String> {
    let groups = groups.iter().map(|group| group.to_vec()).collect();
    let asked = SearchOptions { groups, ..options(SearchMode::Podcasts, terms) };
    let answer = opened.engine.search_podcasts(&asked, FIRST).expect("searches");
    let mut titles: Vec<String> = answer.hits.iter().map(|hit| hit.document.podcast.title.clone()).collect();
    titles.sort_unstable();
    titles
}

#[test]
fn one_term_of_each_group_matches() {
    let opened = open(&shows());
    let any = |text: &str| term(text, SHOW_TARGETS);
    let phrase = |text: &str| SearchTerm { phrase: true, ..any(text) };
    type Case<'a> = (&'a [SearchTerm], &'a [&'a [SearchTerm]], &'a [&'a str]);
    let cases: &[Case<'_>] = &[
        (&[], &[&[any("solar"), any("fermentation")]], &["Heating Houses", "Kitchen Chemistry", "Solar Power"]),
        (&[], &[&[any("solar"), any("spa")], &[any("pump")]], &["Heating Houses", "The Pump Room"]),
        (&[], &[&[phrase("heat pump"), any("fermentation")]], &["Heating Houses", "Kitchen Chemistry"]),
        // A group member matches when all its words do.
        (&[], &[&[any("solar roof"), any("nothing")]], &["Solar Power"]),
        // Match modes have no effect within a group. Terms apply in addition to groups.
        (&[], &[&[not("solar"), must("spa")]], &["Heating Houses", "Solar Power", "The Pump Room"]),
        (&[not("roof")], &[&[any("solar")]], &["Heating Houses"]),
        (&[must("roof")], &[&[any("solar")], &[any("panels"), any("heat")]], &["Solar Power"]),
        // Optional terms only add to the score.
        (&[any("fermentation")], &[&[any("spa")]], &["The Pump Room"]),
        (&[], &[&[any("nothing")], &[any("solar")]], &[]),
        (&[], &[&[]], &[]),
    ];
    for (terms, groups, expected) in cases {
        assert_eq!(grouped(&opened, terms, groups), *expected, "{terms:?} {groups:?}");
    }
}

#[test]
fn matches_of_a_group_are_highlighted() {
    let opened = open(&shows());
    let groups =
        vec![vec![term("solar", SHOW_TARGETS), SearchTerm { phrase: true, ..term("heat pump", SHOW_TARGETS) }]];
    let asked = SearchOptions { groups, ..options(SearchMode::Podcasts, &[]) };
    let answer = opened.engine.search_podcasts(&asked, FIRST).expect("searches");
    let marked: Vec<_> = answer.hits.iter().flat_map(|hit| hit.description_highlights.clone()).collect();
    assert_eq!(marked, ["A <em>heat</em> <em>pump</em> in every house, <em>solar</em> panels above."]);
}

#[test]
fn stop_words_count_only_alone() {
    let mut shows: Vec<Show> =
        (0..1200).map(|number| Show::new(&format!("Filler {number}"), "The talk of the town.")).collect();
    shows.push(Show::new("Garden", "A garden without an article."));
    shows.push(Show::new("The Garden Hour", "Of the garden."));
    let opened = open(&shows);
    let found = |text: &str| opened.podcasts(&[term(text, SHOW_TARGETS)]).total;
    assert_eq!(found("the garden"), Total::Exactly(2), "the article is in every text and tells nothing");
    assert_eq!(opened.titles("the garden hour")[0], "The Garden Hour");
    assert_eq!(found("the"), Total::Exactly(1201));
    assert_eq!(found("of the"), Total::Exactly(1201), "of nothing but common words each counts");
    assert_eq!(opened.podcasts(&[must("the garden")]).total, Total::Exactly(1), "what must match does");
}

#[test]
fn stop_words_decide_nothing_where_a_text_has_other_words() {
    let opened = open(&[
        Show::new("Night shift", "Nurses talk of burnout and of sleep."),
        Show::new("Maps", "Where it is, and all about where it was."),
        Show::new("The Who", "A band."),
    ]);
    // Three words are significant, and all must match. With the other words "Maps" would be a hit, and no document has
    // all.
    assert_eq!(opened.sorted_titles_of(&[term("where nurses talk about burnout", SHOW_TARGETS)]), ["Night shift"]);
    assert_eq!(opened.titles("the who")[0], "The Who");
    assert_eq!(opened.titles("where is it"), ["Maps"], "of nothing but stop words each decides");
    let phrase = SearchTerm { phrase: true, ..term("all about where", SHOW_TARGETS) };
    assert_eq!(opened.titles_of(&[phrase]), ["Maps"]);
}

#[test]
fn little_words_are_highlighted_only_alone_and_in_phrases() {
    let opened = open(&shows());
    let phrase = SearchTerm { phrase: true, ..term("the pump", SHOW_TARGETS) };
    for (asked, expected) in [
        (term("the pump", SHOW_TARGETS), "The <em>Pump</em> Room"),
        (must("the pump"), "The <em>Pump</em> Room"),
        (phrase, "<em>The</em> <em>Pump</em> Room"),
        (term("the", &[Target::PodcastTitle]), "<em>The</em> Pump Room"),
    ] {
        let hits = opened.podcasts(std::slice::from_ref(&asked)).hits;
        let hit = hits.iter().find(|hit| hit.document.podcast.title == "The Pump Room").expect("is found");
        assert_eq!(hit.title_highlights, [expected], "{asked:?}");
    }
    let hits = opened.podcasts(&[term("the water of the pump", SHOW_TARGETS)]).hits;
    let marked = "History of the spa. The heat of summer and the <em>water</em> <em>pump</em>.";
    assert!(hits.iter().any(|hit| hit.description_highlights == [marked]), "{hits:?}");
}

#[test]
fn quoted_words_are_highlighted_as_written() {
    let opened = open(&[Show::new("Runners", "They run. She was running, and he ran to the runs.")]);
    let quoted = |text: &str| SearchTerm { phrase: true, ..must(text) };
    let marked = |asked: SearchTerm| {
        let hits = opened.podcasts(&[asked]).hits;
        hits.first().map(|hit| hit.description_highlights.clone()).unwrap_or_default()
    };
    assert_eq!(marked(quoted("running")), ["They run. She was <em>running</em>, and he ran to the runs."]);
    assert_eq!(marked(quoted("Run")), ["They <em>run</em>. She was running, and he ran to the runs."]);
    assert_eq!(marked(quoted("was running")), ["They run. She <em>was</em> <em>running</em>, and he ran to the runs."]);
    assert_eq!(marked(quoted("runner")), Vec::<String>::new(), "is not found");
    let near = SearchTerm { fuzzy: true, ..quoted("she wass running") };
    assert_eq!(marked(near), ["They run. <em>She</em> <em>was</em> <em>running</em>, and he ran to the runs."]);
}

#[test]
fn a_repeated_query_word_counts_as_often() {
    let opened = open(&[Show::new("One", "Bees in the garden."), Show::new("Two", "Hives in the garden.")]);
    assert_eq!(opened.titles("bees hives bees"), ["One", "Two"]);
    assert_eq!(opened.titles("bees hives hives"), ["Two", "One"]);
}

#[test]
fn where_few_documents_have_all_words_those_with_some_follow() {
    for (both, expected) in [(3, 33), (19, 49), (20, 20)] {
        let title = |number: usize| if number < both { format!("Both {number}") } else { format!("Bees {number}") };
        let text =
            |number: usize| if number < both { "Bees in their hives, and other animals." } else { "Bees, bees." };
        let shows = (0..both + 30).map(|number| {
            Show::with_feed_url(&format!("https://{number}.example/"), &title(number), text(number)).language("en")
        });
        let opened = open(&shows.collect::<Vec<_>>());
        let asked = SearchOptions {
            facets: vec![Facet::Language],
            explain: true,
            ..options(SearchMode::Podcasts, &[term("bees hives", SHOW_TARGETS)])
        };
        let page = |skip, limit| opened.engine.search_podcasts(&asked, Page { skip, limit }).expect("searches");
        let whole = page(0, 100);
        assert_eq!((whole.total, whole.hits.len()), (Total::Exactly(expected), expected));
        assert_eq!(whole.facets[0].values[0].1, expected, "what follows is counted");
        for (number, hit) in whole.hits.iter().enumerate() {
            assert_eq!(hit.document.podcast.title.starts_with("Both"), number < both, "all words come first");
            let explained = hit.explanation.as_ref().expect("was asked for").value;
            assert!((explained - hit.score).abs() < 1e-4, "{explained} {}", hit.score);
        }
        assert!(whole.hits.is_sorted_by(|one, other| one.score >= other.score));
        let ids = |hits: &[PodcastHit]| hits.iter().map(|hit| hit.document.podcast.id).collect::<Vec<_>>();
        let joined: Vec<_> = (0..7).flat_map(|number| ids(&page(number * 7, 7).hits)).collect();
        assert_eq!(joined, ids(&whole.hits)[..joined.len()], "pages join");
        let by_title = SortOrder { field: SortField::Title, ..SortOrder::RELEVANCE };
        let asked = SearchOptions { sort: vec![by_title], ..asked };
        let sorted = opened.engine.search_podcasts(&asked, FIRST).expect("searches");
        assert_eq!(sorted.total, Total::Exactly(both), "in another order they would not follow");
    }
}

#[test]
fn stop_words_are_no_hits_for_unknown_words() {
    let opened =
        open(&[Show::new("Law and Order", "This and that").language("en"), Show::new("The Who", "x").language("en")]);
    let found = |text: &str| {
        let asked = options(SearchMode::Podcasts, &[term(text, SHOW_TARGETS)]);
        let hits = opened.engine.search_podcasts(&asked, FIRST).expect("searches").hits;
        hits.iter().map(|hit| hit.document.podcast.title.clone()).collect::<Vec<_>>()
    };
    assert_eq!(found("farming and ranching"), [""; 0]);
    assert_eq!(found("farming and the order of ranching"), ["Law and Order"], "a word that something has decides");
    assert_eq!(found("the who"), ["The Who"], "stop words of nothing else decide");
}

#[test]
fn similar_spellings_may_begin_with_another_letter() {
    let opened = open(&[Show::new("Catherine", "x"), Show::new("Fermentation", "x"), Show::new("Beer", "x")]);
    let cases: &[(&str, &[&str])] = &[
        ("katherine", &["Catherine"]),
        ("catharin", &["Catherine"]),
        ("fermantatoin", &["Fermentation"]),
        // Two errors, one of them in the first letter: too many.
        ("katharine", &[]),
        ("bear", &["Beer"]),
        ("be", &[]),
    ];
    for (text, expected) in cases {
        let near = SearchTerm { fuzzy: true, ..term(text, SHOW_TARGETS) };
        assert_eq!(opened.titles_of(&[near]), *expected, "{text}");
    }
}

#[test]
fn the_score_falls_with_every_letter_that_differs() {
    let opened = open(&[Show::new("Ferment", "x"), Show::new("Fermant", "x"), Show::new("Farmant", "x")]);
    let near = SearchTerm { fuzzy: true, ..term("ferment", SHOW_TARGETS) };
    let answer = opened.podcasts(&[near]);
    let scores: Vec<f32> = answer.hits.iter().map(|hit| hit.score).collect();
    let titles: Vec<&str> = answer.hits.iter().map(|hit| hit.document.podcast.title.as_str()).collect();
    assert_eq!(titles, ["Ferment", "Fermant", "Farmant"]);
    assert!(scores[0] > scores[1] && scores[1] > scores[2], "{scores:?}");
}

#[test]
fn a_phrase_may_be_misspelt_and_is_worth_less_then() {
    let of = |title: &str, description: &str| Show::new(title, description);
    let opened = open(&[
        of("One", "They eat a crimson apple under the tree."),
        of("Two", "They eat a crimson appel under the tree."),
        of("Three", "They eat a crimsen appel under the tree."),
        of("Four", "The apple they eat under the tree is crimson."),
    ]);
    let near = SearchTerm { fuzzy: true, phrase: true, ..must("crimson apple") };
    let answer = opened.podcasts(std::slice::from_ref(&near));
    let titles: Vec<&str> = answer.hits.iter().map(|hit| hit.document.podcast.title.as_str()).collect();
    assert_eq!(titles, ["One", "Two", "Three"]);
    let scores: Vec<f32> = answer.hits.iter().map(|hit| hit.score).collect();
    assert!(scores[0] > scores[1] && scores[1] > scores[2], "{scores:?}");
    let marked: Vec<&String> = answer.hits.iter().flat_map(|hit| &hit.description_highlights).collect();
    let shown = |words: &str| format!("They eat a {words} under the tree.");
    assert_eq!(marked[0], &shown("<em>crimson</em> <em>apple</em>"));
    assert_eq!(marked[2], &shown("<em>crimsen</em> <em>appel</em>"), "what matched is marked");
    assert_eq!(opened.titles_of(&[SearchTerm { fuzzy: false, ..near.clone() }]), ["One"]);
    assert_eq!(
        opened.sorted_titles_of(&[not("nothing"), SearchTerm { mode: MatchMode::Not, ..near.clone() }]),
        ["Four"]
    );
    assert_eq!(opened.titles_of(&[SearchTerm { slop: 100, ..near }]).len(), 4, "with slop the words only stand near");
}

#[test]
fn without_time_an_answer_is_partial() {
    let opened = open(&shows());
    let engine = opened.engine.with_budget(Duration::ZERO);
    let cases = [options(SearchMode::Podcasts, &[must("solar")]), options(SearchMode::Podcasts, &[])];
    for asked in cases {
        let answer = engine.search_podcasts(&asked, FIRST).expect("searches");
        assert!(answer.is_partial && matches!(answer.total, Total::AtLeast(_)), "{:?}", answer.total);
    }
    let engine = engine.with_budget(Duration::from_secs(60));
    let answer = engine.search_podcasts(&options(SearchMode::Podcasts, &[must("solar")]), FIRST).expect("searches");
    assert!(!answer.is_partial && answer.total == Total::Exactly(2));
}

#[test]
fn odd_texts_find_nothing_and_do_not_panic() {
    let opened = open(&shows());
    let long = "a".repeat(10_000);
    let many = (0..500).map(|number| format!("word{number} ")).collect::<String>();
    let repeated = "solar ".repeat(500);
    let texts = [
        long.as_str(),
        &many,
        "* ? ** ~ ^ ( ) [ ] { } : \\ /",
        "\u{0}\u{1}\u{1F}\u{7F}\u{200F}\u{202E}",
        "شمس الطاقة",
        "👩‍🚀☀️",
        "\u{FFFF}\u{10FFFF}",
        "\u{300}\u{301}",
    ];
    for text in texts {
        for (phrase, fuzzy, slop) in [(false, false, 0), (true, false, u32::MAX), (false, true, 0)] {
            for mode in [MatchMode::Optional, MatchMode::Must] {
                let asked = SearchTerm { phrase, fuzzy, slop, mode, ..term(text, SHOW_TARGETS) };
                assert!(opened.titles_of(&[asked]).is_empty(), "{:?}", text.chars().take(20).collect::<String>());
            }
        }
        assert!(opened.engine.autocomplete(text, 10).expect("completes").podcasts.is_empty());
        assert!(opened.engine.alternative_spellings(text, 10).expect("looks").is_empty());
    }
    assert_eq!(opened.titles(&repeated).len(), 2);
    let far = SearchTerm { phrase: true, slop: u32::MAX, ..term("summer pump", SHOW_TARGETS) };
    assert_eq!(opened.titles_of(&[far]), ["The Pump Room"]);
    let terms: Vec<SearchTerm> = (0..500).map(|number| term(&format!("solar{number}"), SHOW_TARGETS)).collect();
    assert!(opened.titles_of(&terms).is_empty());
    let nowhere = term("solar", &[Target::EpisodeTitle]);
    assert!(opened.titles_of(&[nowhere]).is_empty());
}

#[test]
fn names_have_other_spellings() {
    let by = |title: &str, author: &str| Show::new(title, "x").with(|podcast| podcast.author = Some(author.to_owned()));
    let opened = open(&[
        by("One", "John Smith"),
        by("Two", "John Smith"),
        by("Three", "Jon Smythe"),
        by("The Geoff Show", "Geoffrey"),
        by("Jeff Talks", "y"),
        by("Kathryn and Friends", "z"),
        Show::new("Seven", "Walks at night"),
    ]);
    let other = |text: &str| opened.engine.alternative_spellings(text, 3).expect("looks");
    assert_eq!(other("jon smyth")[..2], ["Jon Smythe", "John Smith"].map(str::to_owned));
    assert_eq!(other("Geoff")[0], "Jeff");
    assert_eq!(other("catherine")[0], "Kathryn");
    // Names that nobody in the catalog has.
    assert_eq!(other("Lucy Bremer"), ["Lucie Bremer", "Lucy Bremor", "Lucey Bremer"]);
    assert!(!other("Knight").contains(&"Night".to_owned()), "a word of some text");
    assert!(other("Sonya Knight").contains(&"Sonya Night".to_owned()));
    assert!(other("").is_empty() && other("42").is_empty() && other("機械学習").is_empty());
    assert!(opened.engine.alternative_spellings("geoff", 0).expect("looks").is_empty());
}

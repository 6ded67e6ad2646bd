//! Podcast searches: targets, match modes, phrases, fuzzy terms, ranking, highlights.

use crate::corpus::{FIRST, SHOW_TARGETS, Show, must, not, open, term};
use earshot_indexer::{SearchBackend as _, Total};
use earshot_model::Person;
use earshot_model::namespace::RemoteItem;
use earshot_model::search::{MatchMode, SearchMode, SearchOptions, SearchTerm, Target};

fn shows() -> Vec<Show> {
    vec![
        Show::new("Solar Power", "All about panels on the roof."),
        Show::new("Heating Houses", "A heat pump in every house, solar panels above."),
        Show::new("The Pump Room", "History of the spa. The heat of summer and the water pump."),
        Show::new("Kitchen Chemistry", "Fermentation and other slow cooking."),
    ]
}

#[test]
fn targets_choose_the_field() {
    let opened = open(&shows());
    let cases: &[(&str, &[Target], &[&str])] = &[
        ("solar", &[Target::PodcastTitle], &["Solar Power"]),
        ("solar", &[Target::PodcastDescription], &["Heating Houses"]),
        ("solar", SHOW_TARGETS, &["Heating Houses", "Solar Power"]),
        ("nothing", SHOW_TARGETS, &[]),
        // Spec 5: podcast mode allows only the first two targets.
        ("solar", &[Target::Transcript], &[]),
    ];
    for (text, targets, expected) in cases {
        assert_eq!(opened.sorted_titles_of(&[term(text, targets)]), *expected, "{text} {targets:?}");
    }
}

#[test]
fn author_hosts_and_keywords_belong_to_the_description() {
    let opened = open(&[
        Show::new("One", "x").with(|podcast| podcast.author = Some("Grace Hopper".to_owned())),
        Show::new("Two", "x").with(|podcast| {
            podcast.persons = vec![Person {
                name: "Alan Turing".to_owned(),
                role: "host".to_owned(),
                group: None,
                image_url: None,
                url: None,
            }];
        }),
        Show::new("Three", "x").with(|podcast| podcast.keywords = vec!["beekeeping".to_owned()]),
    ]);
    assert_eq!(opened.titles("hopper"), ["One"]);
    assert_eq!(opened.titles("alan turing"), ["Two"]);
    assert_eq!(opened.titles("beekeeping"), ["Three"]);
}

#[test]
fn a_hit_by_author_host_or_keyword_has_a_highlight() {
    let ada =
        || Person { name: "Ada & Co".to_owned(), role: "host".to_owned(), group: None, image_url: None, url: None };
    let opened = open(&[Show::new("Bees", "Ada keeps bees.")
        .with(|podcast| {
            podcast.author = Some("Hive <Studio>".to_owned());
            podcast.persons = vec![ada()];
            podcast.keywords = ["honey bees", "Ada & Co", "wax"].map(str::to_owned).to_vec();
        })
        .episode("One", "y", Some(1), &[])]);
    let found = |text: &str| -> Vec<String> {
        let answer = opened.podcasts(&[term(text, SHOW_TARGETS)]);
        let others = answer.hits[0].other_highlights.iter();
        others.map(|other| format!("{} {}", other.field.as_str(), other.highlighted)).collect()
    };
    assert_eq!(found("studio bee"), ["author Hive &lt;<em>Studio</em>&gt;", "keyword honey <em>bees</em>"]);
    assert_eq!(found("ada"), ["host <em>Ada</em> &amp; Co"], "one text once");
    assert!(found("keeps").is_empty());

    let title_only = opened.podcasts(&[term("bees", &[Target::PodcastTitle])]);
    assert!(title_only.hits[0].other_highlights.is_empty(), "only what was looked for is marked");
    let episodes = opened.episodes(&[term("bees", &[Target::PodcastDescription])]);
    assert_eq!(episodes.hits[0].other_highlights.len(), 1);
}

#[test]
fn match_modes_combine() {
    let opened = open(&shows());
    let optional = |text: &str| term(text, SHOW_TARGETS);
    let cases: &[(&[SearchTerm], &[&str])] = &[
        (&[must("solar"), must("heat")], &["Heating Houses"]),
        (&[must("pump"), not("solar")], &["The Pump Room"]),
        (&[not("pump")], &["Kitchen Chemistry", "Solar Power"]),
        (&[optional("power"), optional("fermentation")], &["Kitchen Chemistry", "Solar Power"]),
        (&[must("pump"), optional("fermentation")], &["Heating Houses", "The Pump Room"]),
        (&[must("pump"), must("nothing")], &[]),
        (&[optional("nothing"), optional("nowhere")], &[]),
        (&[optional("nothing"), optional("power")], &["Solar Power"]),
        (&[optional("heat pump"), optional("fermentation"), not("spa")], &["Heating Houses", "Kitchen Chemistry"]),
    ];
    for (terms, expected) in cases {
        assert_eq!(opened.sorted_titles_of(terms), *expected, "{terms:?}");
    }
}

#[test]
fn hits_with_all_of_a_few_words_precede_hits_with_any() {
    let opened = open(&shows());
    let cases: &[(&str, &[&str])] = &[
        // Words may match in different targets.
        ("solar roof", &["Heating Houses", "Solar Power"]),
        ("heat pump house", &["Heating Houses", "The Pump Room"]),
        // No document has both words: documents with one of them are better than none.
        ("pump fermentation", &["Heating Houses", "Kitchen Chemistry", "The Pump Room"]),
        ("solar nothing", &["Heating Houses", "Solar Power"]),
        ("nothing nowhere", &[]),
        // A longer query is a sentence: any word suffices, and documents with the most words come first.
        ("heat pump house solar", &["Heating Houses", "Solar Power", "The Pump Room"]),
    ];
    for (text, expected) in cases {
        assert_eq!(opened.sorted_titles_of(&[term(text, SHOW_TARGETS)]), *expected, "{text}");
    }
    assert_eq!(opened.titles("solar roof")[0], "Solar Power");
    assert_eq!(opened.titles("heat pump house")[0], "Heating Houses");
    assert_eq!(opened.titles("heat pump house solar")[0], "Heating Houses");
    // A `must` term matches with all its words.
    assert_eq!(opened.sorted_titles_of(&[must("solar roof")]), ["Solar Power"]);
    assert!(opened.sorted_titles_of(&[must("solar nothing")]).is_empty());
}

#[test]
fn phrases_keep_their_order_and_slop_loosens_it() {
    let opened = open(&shows());
    let phrase =
        |text: &str, slop: u32| SearchTerm { phrase: true, slop, mode: MatchMode::Must, ..term(text, SHOW_TARGETS) };
    let cases: &[(&str, u32, &[&str])] = &[
        ("heat pump", 0, &["Heating Houses"]),
        ("pump heat", 0, &[]),
        ("water pump", 0, &["The Pump Room"]),
        ("heat summer", 0, &[]),
        ("heat summer", 1, &["The Pump Room"]),
        ("heating houses", 0, &["Heating Houses"]),
        ("heating house", 0, &[]),
        ("solar", 0, &["Heating Houses", "Solar Power"]),
    ];
    for (text, slop, expected) in cases {
        assert_eq!(opened.sorted_titles_of(&[phrase(text, *slop)]), *expected, "{text}~{slop}");
    }
}

#[test]
fn similar_spellings_match_only_fuzzy_terms_and_rank_below() {
    let opened = open(&[Show::new("Ferment", "x"), Show::new("Torment", "x"), Show::new("Firment", "x")]);
    let fuzzy = SearchTerm { fuzzy: true, ..term("ferment", SHOW_TARGETS) };
    assert_eq!(opened.titles("ferment"), ["Ferment"]);
    assert_eq!(opened.titles_of(&[fuzzy]), ["Ferment", "Firment"]);
    let kitchen = open(&shows());
    let typo = SearchTerm { fuzzy: true, ..term("chemestry", SHOW_TARGETS) };
    assert_eq!(kitchen.titles_of(&[typo]), ["Kitchen Chemistry"]);
}

#[test]
fn the_exact_title_comes_first() {
    let mut shows = vec![Show::new("The Daily", "News, the daily kind.").with_authority(10.0)];
    for number in 0..30 {
        let title = format!("The Daily {number}");
        shows.push(Show::new(&title, "News, the daily kind.").with_authority(99.0));
    }
    shows.push(Show::new("Daily, the", "Other").with_authority(50.0));
    let opened = open(&shows);
    assert_eq!(opened.titles("the daily")[0], "The Daily");
}

#[test]
fn popularity_and_freshness_decide_between_equals() {
    let same_show =
        |number: i32| Show::with_feed_url(&format!("https://{number}.example/feed"), "Twin Show", "Same words.");
    let (plain, popular, fresh) =
        (same_show(1), same_show(2).with_authority(90.0), same_show(3).with_episode_dates(100, 1));
    let opened = open(&[plain.clone(), popular.clone(), fresh.clone()]);
    let ids: Vec<_> =
        opened.podcasts(&[term("twin", SHOW_TARGETS)]).hits.iter().map(|hit| hit.document.podcast.id).collect();
    assert_eq!(ids[2], plain.id());
    assert!(ids.contains(&popular.id()) && ids.contains(&fresh.id()));
}

#[test]
fn hits_are_highlighted_and_escaped() {
    let description = format!("Panels & <roofs>. {} Solar at the end.", "Filler words here. ".repeat(40));
    let opened = open(&[Show::new("Solar & <Power>", &description)]);
    let answer = opened.podcasts(&[term("solar powers", SHOW_TARGETS)]);
    let hit = &answer.hits[0];
    assert_eq!(hit.title_highlights, ["<em>Solar</em> &amp; &lt;<em>Power</em>&gt;"]);
    assert_eq!(hit.description_highlights.len(), 1);
    assert!(hit.description_highlights[0].ends_with("<em>Solar</em> at the end."));
    assert!(hit.description_highlights[0].len() < 400);

    let title_only = opened.podcasts(&[term("solar", &[Target::PodcastTitle])]);
    assert!(title_only.hits[0].description_highlights.is_empty(), "only what was looked for is marked");
}

#[test]
fn an_empty_result_has_total_zero() {
    let answer = open(&shows()).podcasts(&[term("zzz", SHOW_TARGETS)]);
    assert_eq!((answer.total, answer.max_score, answer.hits.len()), (Total::Exactly(0), None, 0));
    let answer = open(&[]).podcasts(&[term("zzz", SHOW_TARGETS)]);
    assert_eq!((answer.total, answer.hits.len()), (Total::Exactly(0), 0));
}

#[test]
fn counts_are_exact_and_scores_fall() {
    let shows: Vec<Show> = (0..700).map(|number| Show::new(&format!("Show {number}"), "Common words.")).collect();
    let answer = open(&shows).podcasts(&[term("common", SHOW_TARGETS)]);
    assert_eq!(answer.total, Total::Exactly(700));
    assert_eq!(answer.max_score, Some(answer.hits[0].score));
    assert!(answer.hits.windows(2).all(|pair| pair[0].score >= pair[1].score));
}

#[test]
fn a_hit_has_the_podcasts_that_it_recommends() {
    let item = |url: Option<&str>, guid: Option<&str>| RemoteItem {
        feed_url: url.map(str::to_owned),
        feed_guid: guid.map(str::to_owned),
        ..RemoteItem::default()
    };
    let shows = [
        Show::with_feed_url("https://a.example/feed", "Recommender", "").with(|podcast| {
            podcast.namespace.podroll = vec![
                item(None, Some("917393E3-1b1e-5cef-ace4-edaa54e1f810")),
                item(Some("https://b.example/feed"), None),
                item(Some("https://b.example/feed"), None),
                item(Some("https://nobody.example/feed"), Some("nothing")),
            ];
        }),
        Show::with_feed_url("https://b.example/feed", "Tea", ""),
        Show::with_feed_url("https://c.example/feed", "Salt", "")
            .with(|podcast| podcast.guid = Some("917393e3-1b1e-5cef-ace4-edaa54e1f810".to_owned())),
    ];
    let opened = open(&shows);
    let hits =
        opened.engine.search_podcasts(&SearchOptions::match_all(SearchMode::Podcasts), FIRST).expect("searches").hits;
    for hit in hits {
        let found: Vec<&str> = hit.podroll.iter().map(|podcast| podcast.podcast.title.as_str()).collect();
        let is_recommender = hit.document.podcast.title == "Recommender";
        assert_eq!(found, if is_recommender { vec!["Salt", "Tea"] } else { vec![] });
    }
}

#[test]
fn a_show_is_found_by_its_episodes_below_those_that_say_it_of_themselves() {
    let own = Show::new("Hives and honey", "All about bees in the city.");
    let other = Show::new("The Ada Show", "Ada meets people.").episode("Bees", "A visit.", Some(3), &[]);
    let opened = open(&[other, own]);
    let titles = |text: &str| -> Vec<String> {
        let hits = opened.podcasts(&[term(text, SHOW_TARGETS)]).hits.into_iter();
        hits.map(|hit| hit.document.podcast.title.clone()).collect()
    };
    assert_eq!(titles("bees"), ["Hives and honey", "The Ada Show"]);
    assert_eq!(titles("podcasts where people talk about bees"), ["The Ada Show", "Hives and honey"], "all words first");
    assert_eq!(titles("ada show"), ["The Ada Show"], "without a question word, a word is like others");
}

#[test]
fn a_word_of_the_title_ranks_above_words_in_scattered_episodes() {
    let named = Show::new("Startup Spark", "Advice for founders.");
    let scattered = Show::new("The Price", "Stories of money.")
        .episode("A startup", "Its first year.", Some(3), &[])
        .episode("How parks pay", "The funding of parks.", Some(4), &[]);
    let both = Show::new("Money Talk", "All about funding.").episode("One startup", "A visit.", Some(5), &[]);
    let opened = open(&[scattered, named, both]);
    let hits = opened.podcasts(&[term("startup funding", SHOW_TARGETS)]);
    let titles: Vec<&str> = hits.hits.iter().map(|hit| hit.document.podcast.title.as_str()).collect();
    assert_eq!(titles, ["Money Talk", "Startup Spark", "The Price"]);
    assert_eq!(hits.total, Total::Exactly(3));
}

#[test]
fn a_hit_by_episodes_shows_one_of_them() {
    let opened = open(&[
        Show::new("The Ada Show", "Ada meets people.").episode("Bread", "An oven.", Some(2), &[]).episode(
            "A visit",
            "The keeper of the bees shows her hives.",
            Some(3),
            &[],
        ),
        Show::new("Bee Time", "All about bees.").episode("Bees", "More bees.", Some(3), &[]),
    ]);
    let hits = opened.podcasts(&[term("bees hives", SHOW_TARGETS)]).hits;
    let shown = |title: &str| {
        let hit = hits.iter().find(|hit| hit.document.podcast.title == title).expect("a hit");
        hit.matching_episode.as_ref().map(|found| (found.document.episode.title.clone(), found.highlighted.clone()))
    };
    let expected = ("A visit".to_owned(), "The keeper of the <em>bees</em> shows her <em>hives</em>.".to_owned());
    assert_eq!(shown("The Ada Show"), Some(expected));
    assert_eq!(shown("Bee Time"), None, "the podcast's own texts are highlighted");
}

/// Spec 3, generated descriptions: sentences of the feed, chosen when the podcast is indexed.
#[test]
fn podcasts_are_summed_up_by_their_own_sentences() {
    let about = "A show about sourdough bread and the flour in it. Follow us at https://bread.example today.";
    let notes = "We bake rye bread with a cold fermentation of the flour. Thanks to our sponsor.";
    let opened = open(&[
        Show::new("Bread", about).episode("Rye", notes, Some(2), &[]),
        Show::new("Silent", "").episode("Nothing", "", Some(2), &[]),
    ]);
    let generated = |text: &str| {
        let found = opened.engine.search_podcasts(
            &SearchOptions { terms: vec![term(text, SHOW_TARGETS)], ..SearchOptions::match_all(SearchMode::Podcasts) },
            FIRST,
        );
        found.expect("searches").hits[0].document.generated.clone()
    };
    let bread = generated("bread").expect("has sentences");
    assert_eq!(bread.short, "A show about sourdough bread and the flour in it.");
    assert!(bread.long.contains("cold fermentation") && !bread.long.contains("https"), "{}", bread.long);
    assert!(bread.uses_description && bread.uses_episodes);
    assert_eq!(generated("silent"), None);
}

//! Searches find a podcast's words with each of its episodes, in every position of an episode block.

use crate::corpus::{Show, ShowSource, TestEngine, cues, now, open_patiently, open_sharded, plan, term};
use earshot_indexer::{BuildPlan, EmbeddedBackend, EmbeddingSource, Page, SearchBackend, Total, build, verify};
use earshot_model::search::{
    Facet, MatchMode, NullOrder, SearchMode, SearchOptions, SearchTerm, SortDirection, SortField, SortOrder, Target,
};
use std::collections::BTreeSet;
use tempfile::TempDir;

const OF_SHOW: &[Target] = &[Target::PodcastDescription];
const OF_EPISODE: &[Target] = &[Target::EpisodeTitle];

/// Episode counts around full blocks. Some podcasts have the same popularity and are adjacent in the index.
const SHOWS: [usize; 8] = [1, 63, 64, 65, 130, 200, 7, 0];

/// Every fifth episode has a transcript. Titles contain "even" or "odd".
fn show(number: usize, episodes: usize) -> Show {
    let description = format!("Word{number} of a purple mountain lake, told in all of group{}.", number % 2);
    let url = format!("https://{number}.example/feed");
    let show = Show::with_feed_url(&url, &format!("Show{number}"), &description)
        .with_authority(if number.is_multiple_of(3) { 20.0 } else { 60.0 })
        .with(|podcast| podcast.author = Some(format!("Maker{number}")));
    (0..episodes).fold(show, |show, episode| {
        let title = format!("Episode {episode} {}", if episode % 2 == 0 { "even" } else { "odd" });
        let said = if episode % 5 == 0 { cues(&["hear this"]) } else { Vec::new() };
        let age = i64::try_from(episode * 7 % 101).expect("is small");
        show.episode(&title, "told", Some(age), &said)
    })
}

fn shows() -> Vec<Show> {
    SHOWS.into_iter().enumerate().map(|(number, episodes)| show(number, episodes)).collect()
}

fn must(text: &str, targets: &[Target]) -> SearchTerm {
    SearchTerm { mode: MatchMode::Must, ..term(text, targets) }
}

fn episode_options(terms: &[SearchTerm]) -> SearchOptions {
    SearchOptions { terms: terms.to_vec(), ..SearchOptions::match_all(SearchMode::Episodes) }
}

/// All hits as podcast and episode title, page by page in order. Checks that the total is their number.
fn hits(engine: &EmbeddedBackend, options: &SearchOptions) -> Vec<(String, String)> {
    let mut hits = Vec::new();
    loop {
        let page = Page { skip: hits.len(), limit: 37 };
        let answer = engine.search_episodes(options, page).expect("searches");
        let of_page = answer.hits.iter().map(|hit| (&hit.document.podcast_title, &hit.document.episode.title));
        hits.extend(of_page.map(|(show, title)| (show.clone(), title.clone())));
        if answer.hits.len() < page.limit {
            assert_eq!(answer.total, Total::Exactly(hits.len()));
            return hits;
        }
    }
}

fn assert_found(
    engine: &EmbeddedBackend,
    shows: &[Show],
    options: &SearchOptions,
    is_hit: impl Fn(usize, &str) -> bool,
) {
    let found = hits(engine, options);
    let distinct: BTreeSet<(String, String)> = found.iter().cloned().collect();
    assert_eq!(distinct.len(), found.len(), "each once");
    let all = shows.iter().enumerate().flat_map(|(number, show)| {
        let of_show = move |(episode, ..): &(earshot_model::Episode, _, _)| {
            (number, show.document.podcast.title.clone(), episode.title.clone())
        };
        show.episodes.iter().map(of_show)
    });
    let expected: BTreeSet<(String, String)> =
        all.filter(|(number, _, title)| is_hit(*number, title)).map(|(_, show, title)| (show, title)).collect();
    assert_eq!(distinct, expected, "{:?}", options.terms);
}

fn assert_all_found(engine: &EmbeddedBackend, shows: &[Show]) {
    for number in 0..shows.len() {
        let word = format!("word{number}");
        assert_found(engine, shows, &episode_options(&[term(&word, OF_SHOW)]), |show, _| show == number);
        assert_found(
            engine,
            shows,
            &episode_options(&[term(&format!("show{number}"), &[Target::PodcastTitle])]),
            |show, _| show == number,
        );
        assert_found(engine, shows, &episode_options(&[must(&format!("maker{number}"), OF_SHOW)]), |show, _| {
            show == number
        });
        let both = [must(&word, OF_SHOW), must("odd", OF_EPISODE)];
        assert_found(engine, shows, &episode_options(&both), |show, title| show == number && title.ends_with("odd"));
        let not = [must("even", OF_EPISODE), SearchTerm { mode: MatchMode::Not, ..term(&word, OF_SHOW) }];
        assert_found(engine, shows, &episode_options(&not), |show, title| show != number && title.ends_with("even"));
    }
    let phrase = |text: &str| SearchTerm { phrase: true, ..must(text, OF_SHOW) };
    assert_found(engine, shows, &episode_options(&[phrase("purple mountain lake")]), |_, _| true);
    assert_found(engine, shows, &episode_options(&[phrase("mountain purple")]), |_, _| false);
    let of_group = [phrase("all of group1"), must("even", OF_EPISODE)];
    assert_found(engine, shows, &episode_options(&of_group), |show, title| show % 2 == 1 && title.ends_with("even"));
    let without = [must("odd", OF_EPISODE), SearchTerm { mode: MatchMode::Not, ..phrase("all of group0") }];
    assert_found(engine, shows, &episode_options(&without), |show, title| show % 2 == 1 && title.ends_with("odd"));
    let any = [term("word3", OF_SHOW), term("word5", OF_SHOW)];
    assert_found(engine, shows, &episode_options(&any), |show, _| show == 3 || show == 5);
    let spoken = [must("hear this", &[Target::Transcript]), must("group1", OF_SHOW)];
    let is_spoken = |title: &str| title.split(' ').nth(1).is_some_and(|number| number.ends_with(['0', '5']));
    assert_found(engine, shows, &episode_options(&spoken), |show, title| show % 2 == 1 && is_spoken(title));
    let fuzzy = [SearchTerm { fuzzy: true, ..must("mauntain", OF_SHOW) }];
    assert_found(engine, shows, &episode_options(&fuzzy), |_, _| true);
    let by_date = SearchOptions {
        sort: vec![SortOrder {
            field: SortField::RecentActivity,
            direction: SortDirection::Desc,
            nulls: NullOrder::Last,
        }],
        ..episode_options(&[must("group0", OF_SHOW)])
    };
    assert_found(engine, shows, &by_date, |show, _| show % 2 == 0);
}

#[test]
fn episodes_are_found_by_what_their_show_says() {
    let shows = shows();
    for shards in [1, 3] {
        let TestEngine { engine, folder: _folder } = open_sharded(&shows, shards);
        assert_all_found(&engine, &shows);
        assert_all_found(&engine.with_long_lists_from(0), &shows);
    }
}

#[test]
fn show_words_are_found_where_windows_cut_blocks() {
    // More documents than a doc window has; the window's end is within an episode block.
    let shows: Vec<Show> = (0..60).map(|number| show(number, 150)).collect();
    let TestEngine { engine, folder: _folder } = open_sharded(&shows, 1);
    let engine = engine.with_long_lists_from(0);
    let phrase = |text: &str, slop: u32| SearchTerm { phrase: true, slop, ..must(text, OF_SHOW) };
    for (terms, found) in [
        (vec![phrase("all of group1", 0)], 30 * 150),
        (vec![phrase("purple lake", 1), must("even", OF_EPISODE)], 60 * 75),
        (vec![phrase("told in all", 0), SearchTerm { mode: MatchMode::Not, ..phrase("of group0", 0) }], 30 * 150),
        (vec![phrase("lake mountain", 1)], 0),
    ] {
        let answer = engine.search_episodes(&episode_options(&terms), Page { skip: 0, limit: 1 }).expect("searches");
        assert_eq!(answer.total, Total::Exactly(found), "{terms:?}");
    }
}

#[test]
fn the_words_of_a_show_count_the_same_for_all_its_episodes() {
    let TestEngine { engine, folder: _folder } = open_sharded(&shows(), 1);
    let options =
        SearchOptions { facets: vec![Facet::Language], explain: true, ..episode_options(&[must("word5", OF_SHOW)]) };
    let answer = engine.search_episodes(&options, Page { skip: 0, limit: 200 }).expect("searches");
    assert_eq!(answer.hits.len(), 200);
    assert_eq!(answer.facets[0].values[0].1, 200);
    let words = |hit: &earshot_indexer::EpisodeHit| {
        let parts = &hit.explanation.as_ref().expect("is explained").parts;
        parts.iter().find(|part| part.label.starts_with("words")).map(|part| part.value.to_bits())
    };
    let scores: BTreeSet<Option<u32>> = answer.hits.iter().map(words).collect();
    assert!(scores.len() == 1 && !scores.contains(&None), "{scores:?}");
}

#[test]
fn episodes_with_transcripts_come_first_and_then_the_newest() {
    let all = [show(5, 200)];
    let TestEngine { engine, folder: _folder } = open_sharded(&all, 1);
    let mut expected: Vec<_> = all[0].episodes.iter().collect();
    expected.sort_by_key(|(episode, transcript, _)| {
        (transcript.is_none(), std::cmp::Reverse(episode.published_at), episode.id)
    });
    let titles: Vec<String> = expected.into_iter().map(|(episode, ..)| episode.title.clone()).collect();
    let found: Vec<String> = hits(&engine, &episode_options(&[])).into_iter().map(|(_, title)| title).collect();
    assert_eq!(found, titles);
}

#[test]
fn all_episodes_of_reindexed_shows_are_found() {
    let folder = TempDir::new().expect("makes a folder");
    let mut all = shows();
    let first = plan(&folder, 2);
    build(&first, ShowSource(all.clone()), &mut |_| {}).expect("builds");
    let mut previous = first.folder;
    for round in 0..10 {
        let number = round % all.len();
        all[number] = show(number, (SHOWS[number] + round * 13) % 140);
        let next = folder.path().join(format!("round-{round}"));
        let plan =
            BuildPlan { memory_bytes: 64 << 20, ..BuildPlan::incremental(next.clone(), previous, Vec::new(), now()) };
        build(&plan, ShowSource(vec![all[number].clone()]), &mut |_| {}).expect("builds");
        verify(&next).expect("is whole");
        previous = next;
    }
    let engine = open_patiently(&previous, "g");
    assert_all_found(&engine, &all);
}

/// Memory holds only a part of the podcast at a time. Each part needs the podcast's words.
#[test]
fn all_episodes_of_a_show_larger_than_memory_are_found() {
    let folder = TempDir::new().expect("makes a folder");
    let mut all = shows();
    let mut large = show(all.len(), 200);
    for (number, (episode, ..)) in large.episodes.iter_mut().enumerate() {
        let words: Vec<String> = (0..3_000).map(|word| format!("w{number}x{word}")).collect();
        episode.description = words.join(" ");
    }
    all.push(large);
    let full = BuildPlan { memory_bytes: 1, embeddings: EmbeddingSource::Off, ..plan(&folder, 1) };
    build(&full, ShowSource(all.clone()), &mut |_| {}).expect("builds");
    assert_all_found(&open_patiently(&full.folder, "g"), &all);

    let next = folder.path().join("next");
    let again = BuildPlan::incremental(next.clone(), full.folder, Vec::new(), now());
    let again = BuildPlan { memory_bytes: 1, embeddings: EmbeddingSource::Off, ..again };
    build(&again, ShowSource(all[SHOWS.len()..].to_vec()), &mut |_| {}).expect("builds");
    verify(&next).expect("is whole");
    assert_all_found(&open_patiently(&next, "g"), &all);
    let episodes = std::fs::read_dir(next.join("shard-00").join("episodes")).expect("is a folder");
    let is_store = |entry: &std::fs::DirEntry| entry.path().extension().is_some_and(|end| end == "store");
    let segments = episodes.filter(|entry| entry.as_ref().is_ok_and(is_store)).count();
    assert!(segments > 2, "the large show lies in {} segments", segments - 1);
}

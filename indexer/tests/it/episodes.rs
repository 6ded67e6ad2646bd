//! Episode searches: targets, transcripts and the times of matches.

use crate::corpus::{Show, TestEngine, cues, open, options, term};
use earshot_indexer::{Page, PassageHit, SearchBackend};
use earshot_model::Cue;
use earshot_model::search::{MatchMode, SearchMode, SearchTerm, Target};
use std::time::Duration;

fn open_corpus() -> TestEngine {
    let filler = "and so on we talked about many things that matter a little".to_owned();
    let mut long: Vec<String> = (0..200).map(|number| format!("{filler} {number}")).collect();
    long[120] = "the sourdough starter lives in a warm jar".to_owned();
    long[121] = "feed it every day & keep it <bubbling>".to_owned();
    let long: Vec<&str> = long.iter().map(String::as_str).collect();
    open(&[
        Show::new("Kitchen Chemistry", "Slow cooking for patient people.")
            .episode("Bread rises", "All about yeast.", Some(3), &cues(&long))
            .episode("Cheese", "Mould is your friend. No bread here.", Some(10), &[]),
        Show::new("Wind Power", "Turbines at sea.").episode(
            "Storm season",
            "What turbines do in a storm.",
            Some(5),
            &cues(&["welcome to the show", "wind turbines like wind", "the chemistry of salt water"]),
        ),
    ])
}

fn titles(opened: &TestEngine, terms: &[SearchTerm]) -> Vec<String> {
    let mut titles: Vec<String> =
        opened.episodes(terms).hits.iter().map(|hit| hit.document.episode.title.clone()).collect();
    titles.sort_unstable();
    titles
}

#[test]
fn targets_choose_the_field() {
    let opened = open_corpus();
    let cases: &[(&str, &[Target], &[&str])] = &[
        ("bread", &[Target::EpisodeTitle], &["Bread rises"]),
        ("bread", &[Target::EpisodeDescription], &["Cheese"]),
        ("chemistry", &[Target::PodcastTitle], &["Bread rises", "Cheese"]),
        ("turbine", &[Target::PodcastDescription], &["Storm season"]),
        ("chemistry", &[Target::Transcript], &["Storm season"]),
        ("chemistry", Target::ALL, &["Bread rises", "Cheese", "Storm season"]),
    ];
    for (text, targets, expected) in cases {
        assert_eq!(titles(&opened, &[term(text, targets)]), *expected, "{text} {targets:?}");
    }
    let all = SearchTerm { mode: MatchMode::Must, ..term("cheese cooking", Target::ALL) };
    assert_eq!(titles(&opened, &[all]), ["Cheese"], "words of one term may match in different targets");
}

#[test]
fn transcript_snippets_have_the_time() {
    let opened = open_corpus();
    let answer = opened.episodes(&[term("sourdough jars", &[Target::Transcript])]);
    let matches = &answer.hits[0].transcript_snippets;
    assert_eq!(matches.len(), 1);
    let found = &matches[0];
    assert!(found.highlighted.contains("the <em>sourdough</em> starter lives in a warm <em>jar</em>"), "{found:?}");
    assert!(found.highlighted.contains("&amp; keep it &lt;bubbling&gt;"), "{found:?}");
    assert!(found.text.contains("feed it every day & keep it <bubbling>"));
    let (start, end) = (found.start_ms.expect("has a start"), found.end_ms.expect("has an end"));
    assert!(start <= 120 * 5_000 && end >= 120 * 5_000 + 4_900, "{start} {end}");
    assert!(end - start < 60_000, "a passage is short");
    assert!(found.speaker.is_some());
}

#[test]
fn phrases_match_across_cues() {
    let opened = open_corpus();
    let phrase = SearchTerm { phrase: true, mode: MatchMode::Must, ..term("warm jar feed it", &[Target::Transcript]) };
    let answer = opened.episodes(&[phrase]);
    assert_eq!(answer.hits.len(), 1);
    let shown = &answer.hits[0].transcript_snippets[0].highlighted;
    assert!(shown.contains("<em>warm</em> <em>jar</em> <em>feed</em> <em>it</em> every"), "{shown}");
    let wrong = SearchTerm { phrase: true, mode: MatchMode::Must, ..term("jar warm feed", &[Target::Transcript]) };
    assert!(opened.episodes(&[wrong]).hits.is_empty());
}

#[test]
fn at_most_two_passages_in_the_order_of_speech() {
    let answer = open_corpus().episodes(&[term("matter", &[Target::Transcript])]);
    let matches = &answer.hits[0].transcript_snippets;
    assert_eq!(matches.len(), 2);
    assert!(matches.windows(2).all(|pair| pair[0].start_ms < pair[1].start_ms));
}

#[test]
fn passages_without_time_are_partial() {
    let opened = open_corpus();
    let requested = options(SearchMode::Episodes, &[term("sourdough", &[Target::Transcript])]);
    let episode = opened.episodes(&[term("bread", &[Target::EpisodeTitle])]).hits[0].document.episode.id;
    let page = Page { skip: 0, limit: 10 };
    let whole = opened.engine.passages(episode, &requested, page).expect("reads").expect("has a transcript");
    assert!(!whole.is_partial && whole.total == 1);
    let engine = opened.engine.with_budget(Duration::ZERO);
    assert!(engine.passages(episode, &requested, page).expect("reads").expect("has a transcript").is_partial);
}

#[test]
fn a_transcript_without_times_has_none() {
    let text = format!("{} the hidden word {}", "before words ".repeat(900), "after words ".repeat(900));
    let cue = Cue { start_ms: None, end_ms: None, speaker: None, text };
    let opened = open(&[Show::new("Plain", "x").episode("One", "y", Some(1), &[cue])]);
    let answer = opened.episodes(&[term("hidden", &[Target::Transcript])]);
    let found = &answer.hits[0].transcript_snippets[0];
    assert_eq!((found.start_ms, found.end_ms, found.speaker.as_deref()), (None, None, None));
    assert!(found.highlighted.contains("the <em>hidden</em> word") && found.text.len() < 400, "{found:?}");
}

/// All match clusters of an episode whose transcript is one text without times.
fn passages_of(text: String, requested: SearchTerm) -> Vec<PassageHit> {
    let cue = Cue { start_ms: None, end_ms: None, speaker: None, text };
    let show = Show::new("Plain", "x").episode("One", "y", Some(1), &[cue]);
    let opened = open(std::slice::from_ref(&show));
    let requested = options(SearchMode::Episodes, &[requested]);
    let page = Page { skip: 0, limit: 1_000 };
    let answer = opened.engine.passages(show.episodes[0].0.id, &requested, page).expect("reads").expect("was said");
    assert_eq!(answer.total, answer.passages.len());
    answer.passages
}

#[test]
fn a_long_text_is_cut_into_passages_between_words() {
    let said = "solar words and others, ".repeat(900);
    let passages = passages_of(said, term("words", &[Target::Transcript]));
    let marked = |hit: &PassageHit| hit.snippet.highlighted.matches("<em>words</em>").count();
    assert_eq!(passages.iter().map(marked).sum::<usize>(), 900);
    assert!(passages.len() < 80, "near ones share a passage: {}", passages.len());
    assert!(passages.iter().all(|hit| hit.snippet.text.chars().count() <= 500));
}

#[test]
fn snippets_of_endless_overlapping_matches_are_cut() {
    let said = "学習".repeat(1_000);
    let phrase = SearchTerm { phrase: true, ..term("学習学習", &[Target::Transcript]) };
    for requested in [term("学習", &[Target::Transcript]), phrase] {
        let passages = passages_of(said.clone(), requested);
        assert!(passages.iter().all(|hit| hit.snippet.text.chars().count() <= 500), "{}", passages.len());
        assert!(passages.windows(2).all(|pair| pair[0].number < pair[1].number));
        let joined: String = passages.iter().map(|hit| hit.snippet.text.as_str()).collect();
        assert_eq!(joined, said, "every character once");
    }
}

#[test]
fn each_field_is_highlighted_by_its_target() {
    let answer = open_corpus().episodes(&[term("bread", Target::ALL)]);
    for hit in &answer.hits {
        let title = &hit.document.episode.title;
        match title.as_str() {
            "Bread rises" => assert_eq!(hit.title_highlights, ["<em>Bread</em> rises"]),
            "Cheese" => assert_eq!(hit.description_highlights, ["Mould is your friend. No <em>bread</em> here."]),
            other => panic!("{other} does not match"),
        }
        assert_eq!(hit.podcast.podcast.title, "Kitchen Chemistry");
        assert!(hit.podcast_title_highlights.is_empty());
    }
}

//! Searches with too many words are rejected, because dropping words would give wrong results.

use crate::corpus::{FIRST, SHOW_TARGETS, Show, TestEngine, cues, must, not, open, options, term};
use earshot_indexer::{QueryPart, SearchBackend, SearchError};
use earshot_model::limits::{MAX_NAME_WORDS, MAX_SEARCH_WORDS, MAX_TERM_LENGTH};
use earshot_model::search::{
    Filters, NameFilter, ParticipantKind, PersonFilter, SearchMode, SearchOptions, SearchTerm, Target,
};

fn open_corpus() -> TestEngine {
    open(&[
        Show::new("Solar Power", "Panels and roofs.").episode("One", "x", Some(1), &cues(&["the sun"])),
        Show::new("Wind Power", "Turbines at sea.").episode("Two", "x", Some(2), &[]),
    ])
}

fn unknown(words: usize) -> String {
    (0..words).map(|number| format!("word{number} ")).collect()
}

/// The rejected part and its limit.
fn rejection(opened: &TestEngine, asked: &SearchOptions) -> Option<(QueryPart, usize)> {
    let found = match asked.mode {
        SearchMode::Podcasts => opened.engine.search_podcasts(asked, FIRST).err(),
        SearchMode::Episodes => opened.engine.search_episodes(asked, FIRST).err(),
    };
    found.map(|error| match error {
        SearchError::TooManyWords { what, limit } => (what, limit),
        other => panic!("{other}"),
    })
}

#[test]
fn a_search_uses_every_word_or_is_rejected() {
    let opened = open_corpus();
    let most = term(&unknown(MAX_SEARCH_WORDS - 1), SHOW_TARGETS);
    assert_eq!(
        opened.sorted_titles_of(&[most.clone(), not("wind")]),
        Vec::<String>::new(),
        "nothing has an unknown word"
    );
    assert_eq!(opened.sorted_titles_of(&[SearchTerm { ..must("solar") }, most.clone()]), ["Solar Power"]);
    let without = SearchTerm { mode: earshot_model::search::MatchMode::Not, ..most.clone() };
    assert_eq!(opened.sorted_titles_of(&[without.clone(), not("wind")]), ["Solar Power"]);

    let too_many = options(SearchMode::Podcasts, &[without, not("wind turbines")]);
    assert_eq!(rejection(&opened, &too_many), Some((QueryPart::Terms, MAX_SEARCH_WORDS)));
    let mut grouped = options(SearchMode::Podcasts, &[most]);
    grouped.groups = vec![vec![term("solar power", SHOW_TARGETS)]];
    assert_eq!(rejection(&opened, &grouped), Some((QueryPart::Groups, MAX_SEARCH_WORDS)));
}

#[test]
fn one_term_of_legal_length_is_never_refused() {
    let opened = open_corpus();
    for text in ["学".repeat(MAX_TERM_LENGTH), "a ".repeat(MAX_TERM_LENGTH / 2), "ก ข".repeat(MAX_TERM_LENGTH / 3)]
    {
        assert_eq!(rejection(&opened, &options(SearchMode::Podcasts, &[term(&text, SHOW_TARGETS)])), None);
    }
}

#[test]
fn passage_searches_have_the_same_word_limit() {
    let opened = open_corpus();
    let episode = opened.episodes(&[term("one", &[Target::EpisodeTitle])]).hits[0].document.episode.id;
    let asked = options(SearchMode::Episodes, &[term(&unknown(MAX_SEARCH_WORDS + 1), &[Target::Transcript])]);
    let answer = opened.engine.passages(episode, &asked, FIRST);
    assert!(matches!(answer, Err(SearchError::TooManyWords { what: QueryPart::Terms, .. })));
}

#[test]
fn names_are_searched_whole_or_rejected() {
    let opened = open_corpus();
    let name =
        |words: usize| NameFilter { name: unknown(words), is_excluded: true, phrase: false, slop: 0, fuzzy: false };
    let person = |words: usize| PersonFilter { kind: ParticipantKind::Guest, name: name(words) };
    let episodes = |filters| SearchOptions { filters, ..SearchOptions::match_all(SearchMode::Episodes) };
    let fits =
        Filters { people: vec![person(MAX_NAME_WORDS)], sponsors: vec![name(MAX_NAME_WORDS)], ..Filters::default() };
    assert_eq!(rejection(&opened, &episodes(fits)), None);
    let people = Filters { people: vec![person(1), person(MAX_NAME_WORDS + 1)], ..Filters::default() };
    assert_eq!(rejection(&opened, &episodes(people)), Some((QueryPart::Person(1), MAX_NAME_WORDS)));
    let sponsors = Filters { sponsors: vec![name(MAX_NAME_WORDS + 1)], ..Filters::default() };
    assert_eq!(rejection(&opened, &episodes(sponsors)), Some((QueryPart::Sponsor(0), MAX_NAME_WORDS)));
}

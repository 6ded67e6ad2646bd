//! Searches with too many words are rejected, because dropping words would give wrong results.

use crate::corpus::{FIRST, SHOW_TARGETS, Show, TestEngine, cues, must, not, open, options, term};
use earshot_indexer::{QueryPart, SearchBackend, SearchError};
use earshot_model::limits::{MAX_NAME_WORDS, MAX_SEARCH_WORDS, MAX_TERM_LENGTH};
use earshot_model::search::{
    Filters, MatchMode, NameFilter, ParticipantKind, PersonFilter, SearchMode, SearchOptions, SearchTerm, Target,
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
fn rejection(opened: &TestEngine, requested: &SearchOptions) -> Option<(QueryPart, usize)> {
    let found = match requested.mode {
        SearchMode::Podcasts => opened.engine.search_podcasts(requested, FIRST).err(),
        SearchMode::Episodes => opened.engine.search_episodes(requested, FIRST).err(),
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
    let without = SearchTerm { mode: MatchMode::Not, ..most.clone() };
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
    let requested = options(SearchMode::Episodes, &[term(&unknown(MAX_SEARCH_WORDS + 1), &[Target::Transcript])]);
    let answer = opened.engine.passages(episode, &requested, FIRST);
    assert!(matches!(answer, Err(SearchError::TooManyWords { what: QueryPart::Terms, .. })));
}

#[test]
fn names_with_too_many_words_are_rejected() {
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

/// A phrase whose every word has 26 similar spellings in each field of a podcast.
fn similar_phrase(mode: MatchMode, words: usize) -> SearchTerm {
    let text: Vec<&str> = ["solara", "solarb"].into_iter().cycle().take(words).collect();
    SearchTerm { mode, phrase: true, slop: 0, fuzzy: true, ..term(&text.join(" "), SHOW_TARGETS) }
}

#[test]
fn fuzzy_phrases_beyond_the_limit_of_spellings_are_searched_as_written_or_rejected() {
    let similar: Vec<String> = (b'a'..=b'z').map(|letter| format!("solar{}", char::from(letter))).collect();
    let long = similar_phrase(MatchMode::Must, 60).text;
    let opened = open(&[
        Show::new(&similar.join(" "), &similar.join(" ")),
        Show::new("As written", &long),
        Show::new("Solara solarc", "solara solarc"),
    ]);
    let search = |terms: &[SearchTerm]| opened.engine.search_podcasts(&options(SearchMode::Podcasts, terms), FIRST);

    let many: Vec<SearchTerm> = (0..8).map(|_| similar_phrase(MatchMode::Must, 60)).collect();
    assert_eq!(opened.sorted_titles_of(&many), ["As written"]);
    let excluded: Vec<SearchTerm> = (0..8).map(|_| similar_phrase(MatchMode::Not, 60)).collect();
    let error = search(&excluded).expect_err("fewer spellings would exclude too little");
    assert!(matches!(error, SearchError::TooManyExcludedSpellings { .. }), "{error}");

    // An exclusion within the limit keeps every spelling, whatever the other phrases need.
    let with_exclusion: Vec<SearchTerm> = many.into_iter().chain([similar_phrase(MatchMode::Not, 2)]).collect();
    assert_eq!(opened.sorted_titles_of(&with_exclusion), Vec::<String>::new());
    assert_eq!(opened.sorted_titles_of(&[must("solara"), similar_phrase(MatchMode::Not, 2)]), Vec::<String>::new());
}

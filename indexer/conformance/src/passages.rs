//! Highlights, transcript snippets of hits, and all match clusters of one episode.

use crate::catalog;
use crate::corpus::{FIRST, options, term};
use earshot_indexer::{EpisodeHit, Page, PassageHit, PassageResults, SearchBackend, SpeakerTurn};
use earshot_model::EpisodeId;
use earshot_model::search::{MatchMode, SearchMode, SearchOptions, SearchTerm, SnippetOptions, Target};

const IN_TRANSCRIPT: &[Target] = &[Target::Transcript];

fn episode(title: &str) -> EpisodeId {
    let shows = catalog::shows();
    let mut episodes = shows.iter().flat_map(|show| &show.episodes);
    episodes.find(|(episode, _, _)| episode.title == title).expect("is one of them").0.id
}

fn phrase(text: &str, slop: u32) -> SearchTerm {
    SearchTerm { phrase: true, slop, mode: MatchMode::Must, ..term(text, IN_TRANSCRIPT) }
}

fn all(backend: &dyn SearchBackend, asked: &SearchTerm) -> PassageResults {
    let asked = options(SearchMode::Episodes, std::slice::from_ref(asked));
    let answer = backend.passages(episode("Particle zoo"), &asked, FIRST).expect("reads");
    answer.expect("has a transcript")
}

fn only_hit(backend: &dyn SearchBackend, asked: &SearchOptions) -> EpisodeHit {
    let mut answer = backend.search_episodes(asked, FIRST).expect("searches");
    assert_eq!(answer.hits.len(), 1, "{asked:?}");
    answer.hits.remove(0)
}

pub fn check(backend: &dyn SearchBackend) {
    check_highlights(backend);
    check_snippets(backend);
    check_found(backend);
    check_pages(backend);
    check_every_place(backend);
    check_borders(backend);
}

fn check_highlights(backend: &dyn SearchBackend) {
    let asked = options(SearchMode::Episodes, &[term("zoo", &[Target::EpisodeTitle])]);
    assert_eq!(only_hit(backend, &asked).title_highlights, ["Particle <em>zoo</em>"]);
    let asked = options(SearchMode::Episodes, &[term("tides", &[Target::EpisodeDescription])]);
    assert_eq!(only_hit(backend, &asked).description_highlights, ["<em>Tides</em> and storms."]);
    let asked = options(SearchMode::Podcasts, &[term("quantum", &[Target::PodcastDescription])]);
    let answer = backend.search_podcasts(&asked, FIRST).expect("searches");
    assert_eq!(answer.hits[0].other_highlights[0].highlighted, "<em>quantum</em>");
}

fn check_snippets(backend: &dyn SearchBackend) {
    let with = |snippets: SnippetOptions| {
        let asked = options(SearchMode::Episodes, &[term("collider", IN_TRANSCRIPT)]);
        only_hit(backend, &SearchOptions { snippets, ..asked })
    };
    let hit = with(SnippetOptions::default());
    let [found] = &hit.transcript_snippets[..] else { panic!("one passage matches: {hit:?}") };
    assert!(found.highlighted.contains("large hadron <em>collider</em> was"), "{found:?}");
    let chars = found.text.chars().count();
    assert!((200..=500).contains(&chars), "about 400 characters: {chars}");
    let (start, end) = (found.start_ms.expect("has a start"), found.end_ms.expect("has an end"));
    assert!(start <= 40 * 5_000 && end >= 40 * 5_000 + 4_900 && end - start < 60_000, "{start} {end}");
    assert_eq!(found.speaker.as_deref(), Some("Ada"), "who says the word");
    assert_eq!(found.match_ms, Some(40 * 5_000 + 4_900 * 22 / 46), "when the word is said: 22 of 46 letters on");
    let with_word = SpeakerTurn {
        speaker: Some("Ada".to_owned()),
        start_ms: Some(40 * 5_000),
        highlighted: "then the large hadron <em>collider</em> was switched on".to_owned(),
    };
    assert!(found.turns.contains(&with_word), "{found:?}");
    assert!(found.turns.windows(2).all(|turns| turns[0].speaker != turns[1].speaker), "{found:?}");
    let said: Vec<String> =
        found.turns.iter().map(|turn| turn.highlighted.replace("<em>", "").replace("</em>", "")).collect();
    assert_eq!(said.join(" "), found.text, "the turns are the whole text");

    let short = with(SnippetOptions { snippet_chars: 300, highlight_chars: 40, ..SnippetOptions::default() });
    let found = &short.transcript_snippets[0];
    assert!(found.highlighted.contains("<em>collider</em>") && found.highlighted.chars().count() < 70, "{found:?}");
    assert!(found.text.chars().count() > 100, "{found:?}");
    let none = with(SnippetOptions { has_transcript_snippets: false, ..SnippetOptions::default() });
    assert_eq!(none.transcript_snippets, []);
}

fn check_found(backend: &dyn SearchBackend) {
    let rows: Vec<(SearchTerm, usize)> = vec![
        (term("collider", IN_TRANSCRIPT), 1),
        (term("hadron", IN_TRANSCRIPT), 3),
        (phrase("large hadron collider", 0), 1),
        // Also across cues.
        (phrase("large hadron", 0), 2),
        (phrase("switched", 0), 1),
        (phrase("switch", 0), 0),
        (phrase("large hadron", 2), 3),
        (SearchTerm { fuzzy: true, ..term("hadrn", IN_TRANSCRIPT) }, 3),
        (SearchTerm { fuzzy: true, ..phrase("larg hadrn", 0) }, 2),
        (SearchTerm { fuzzy: true, ..phrase("hadrn larg", 0) }, 0),
        (term("zyzzyva", IN_TRANSCRIPT), 0),
        // Terms with other targets do not count for passages.
        (term("number", &[Target::EpisodeTitle]), 0),
    ];
    for (asked, total) in rows {
        let answer = all(backend, &asked);
        assert_eq!((answer.total, answer.passages.len()), (total, total), "{asked:?}");
        assert_eq!(answer.best.is_some(), total > 0);
        for passage in &answer.passages {
            assert!(passage.snippet.highlighted.contains("<em>"), "{passage:?}");
            assert!(passage.snippet.start_ms.is_some() && passage.snippet.end_ms.is_some(), "{passage:?}");
        }
    }
    let both = options(SearchMode::Episodes, &[term("hadron", IN_TRANSCRIPT), term("collider", IN_TRANSCRIPT)]);
    let answer = backend.passages(episode("Particle zoo"), &both, FIRST).expect("reads").expect("has a transcript");
    let best = answer.best.expect("has a best one");
    assert!(best.snippet.text.contains("hadron collider"), "the one with both words is best: {best:?}");
    assert!(answer.passages.contains(&best));
    let escaped = all(backend, &term("rain", IN_TRANSCRIPT));
    assert!(escaped.passages[0].snippet.highlighted.contains("&amp; &lt;noise&gt;"), "{escaped:?}");

    // The episode has no transcript, or does not exist.
    let asked = options(SearchMode::Episodes, &[term("hadron", IN_TRANSCRIPT)]);
    assert!(backend.passages(episode("Waves at sea"), &asked, FIRST).expect("reads").is_none());
    let nowhere = EpisodeId(uuid::Uuid::nil());
    assert!(backend.passages(nowhere, &asked, FIRST).expect("reads").is_none());
}

/// Pages join to all clusters in chronological order, and each page has the same total and best cluster.
fn check_pages(backend: &dyn SearchBackend) {
    let asked = options(SearchMode::Episodes, &[term("another", IN_TRANSCRIPT)]);
    let zoo = episode("Particle zoo");
    let whole = backend.passages(zoo, &asked, FIRST).expect("reads").expect("has a transcript");
    assert!(whole.total > 8 && whole.passages.len() == whole.total, "{}", whole.total);
    assert!(whole.passages.windows(2).all(|pair| pair[0].number < pair[1].number));
    assert!(whole.passages.windows(2).all(|pair| pair[0].snippet.start_ms < pair[1].snippet.start_ms));
    for limit in [1, 3, 100] {
        let mut walked = Vec::new();
        loop {
            let page = Page { skip: walked.len(), limit };
            let answer = backend.passages(zoo, &asked, page).expect("reads").expect("has a transcript");
            assert_eq!((answer.total, &answer.best), (whole.total, &whole.best));
            if answer.passages.is_empty() {
                break;
            }
            walked.extend(answer.passages);
        }
        assert_eq!(walked, whole.passages);
    }
}

/// All pages of a search, with `limit` clusters each.
fn passages_of_all_pages(backend: &dyn SearchBackend, asked: &SearchOptions, limit: usize) -> Vec<PassageHit> {
    let mut walked: Vec<PassageHit> = Vec::new();
    loop {
        let page = Page { skip: walked.len(), limit };
        let answer = backend.passages(episode("Particle zoo"), asked, page).expect("reads").expect("has a transcript");
        if answer.passages.is_empty() {
            assert_eq!(answer.total, walked.len(), "the total is exact");
            return walked;
        }
        walked.extend(answer.passages);
    }
}

/// However short snippets are, every match is shown and highlighted once, with its time.
fn check_every_place(backend: &dyn SearchBackend) {
    let said = catalog::zoo();
    let lengths = [(400, 400), (120, 120), (400, 60), (60, 400), (1, 1)];
    for word in ["another", "thing", "hadron"] {
        let places = said.iter().map(|line| line.matches(word).count()).sum::<usize>();
        for (passage_chars, highlight_chars) in lengths {
            let snippets =
                SnippetOptions { snippet_chars: passage_chars, highlight_chars, ..SnippetOptions::default() };
            let asked = options(SearchMode::Episodes, &[term(word, IN_TRANSCRIPT)]);
            let asked = SearchOptions { snippets, ..asked };
            let passages = passages_of_all_pages(backend, &asked, 7);
            let case = format!("{word} in passages of {passage_chars}, {highlight_chars} highlighted");
            let count = |of: &dyn Fn(&PassageHit) -> usize| passages.iter().map(of).sum::<usize>();
            assert_eq!(count(&|one| one.snippet.text.matches(word).count()), places, "{case}");
            let marked = format!("<em>{word}</em>");
            assert_eq!(count(&|one| one.snippet.highlighted.matches(&marked).count()), places, "{case}");
            assert!(passages.windows(2).all(|pair| pair[0].number < pair[1].number), "{case}: in order, each its own");
            for PassageHit { snippet: passage, .. } in &passages {
                let (start, end) = (passage.start_ms.expect("has a start"), passage.end_ms.expect("has an end"));
                let line = |at: i64| usize::try_from(at / 5_000).expect("is small");
                let heard = said[line(start)..=line(end)].join(" ");
                assert!(heard.contains(&passage.text), "{case}: {passage:?} is no part of {heard}");
                assert!(passage.text.chars().count() <= passage_chars.max(16) * 5 / 4, "{case}: {passage:?}");
            }
        }
    }
}

/// A phrase is shown whole, even across the border of two stored passages.
fn check_borders(backend: &dyn SearchBackend) {
    let said = catalog::zoo();
    for (number, lines) in said.windows(2).enumerate() {
        if lines.iter().all(|line| line.starts_with("we went")) {
            let answer = all(backend, &phrase(&format!("number {number} we went"), 0));
            let [found] = &answer.passages[..] else { panic!("{number}: {answer:?}") };
            let whole = format!("<em>number</em> <em>{number}</em> <em>we</em> <em>went</em>");
            assert!(found.snippet.highlighted.contains(&whole), "{found:?}");
            let (start, end) = (found.snippet.start_ms.expect("is said"), found.snippet.end_ms.expect("is said"));
            let at = i64::try_from(number).expect("is small") * 5_000;
            assert!(start <= at && end >= at + 9_900, "{found:?}");
        }
    }
}

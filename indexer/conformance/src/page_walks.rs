//! Page walks over more episodes than the rerank covers, and over texts in Thai, a script without spaces.

use crate::case::{Case, check_found};
use crate::corpus::{FIRST, Show, cues, options, term};
use earshot_indexer::{Page, SearchBackend, Total};
use earshot_model::search::{
    MatchMode, NullOrder, SearchMode, SearchOptions, SearchTerm, SortDirection, SortField, SortOrder, Target,
};
use earshot_model::{EpisodeId, PodcastId};
use std::collections::HashSet;

/// The page sizes of all walks. Each page is a request to a remote engine, which may take larger ones.
const LIMITS: &[usize] = &[1, 7, 20];
const THAI: &str = "ข่าวเช้านี้";

/// 260 episodes. Most contain "harvest", with different frequencies; every fifth has it in its transcript.
pub fn crowd() -> Vec<Show> {
    let shows = (0..4_i64).map(|show| {
        let title = format!("Farm {show}");
        let begun = Show::with_feed_url(&format!("https://{show}.farm.example/feed"), &title, "Of fields and barns.");
        (0..65_i64).fold(begun.with_authority(show as f64 * 20.0), |farm, number| {
            let often = usize::try_from((number * 7 + show) % 4).expect("is small");
            let notes = format!("Of the {}in the field.", "harvest ".repeat(often));
            let said = ["we walked on", "then the harvest came", "and nothing else"];
            let said = if number % 5 == 0 { cues(&said) } else { Vec::new() };
            let age = (number % 9 > 0).then_some(1 + number * 3 % 40);
            farm.episode(&format!("Day {}", number * 37 % 65), &notes, age, &said)
        })
    });
    shows.chain([thai()]).collect()
}

fn thai() -> Show {
    Show::with_feed_url("https://thai.example/feed", THAI, "เรื่องเล่าทุกวัน")
        .language("th")
        .episode("ข่าวเศรษฐกิจ", "ราคาน้ำมันวันนี้", Some(2), &cues(&["สวัสดีครับวันนี้มีข่าว", "เรื่องน้ำมันแพงมาก"]))
        .episode("กีฬาวันหยุด", "ฟุตบอลไทย", Some(3), &[])
}

fn phrase(text: &str, targets: &[Target]) -> SearchTerm {
    SearchTerm { phrase: true, mode: MatchMode::Must, ..term(text, targets) }
}

fn thai_cases() -> Vec<Case> {
    let title = &[Target::PodcastTitle];
    let shown = &[Target::PodcastTitle, Target::PodcastDescription];
    let said = &[Target::Transcript];
    let podcasts = |name: &str, term: SearchTerm, expected: &[&str]| {
        Case::new(name, options(SearchMode::Podcasts, &[term]), expected)
    };
    let episodes = |name: &str, term: SearchTerm, expected: &[&str]| {
        Case::new(name, options(SearchMode::Episodes, &[term]), expected)
    };
    vec![
        podcasts("a word of the title", term("ข่าว", title), &[THAI]),
        podcasts("a word in its middle", term("เช้า", title), &[THAI]),
        podcasts("a phrase", phrase("ข่าวเช้า", title), &[THAI]),
        podcasts("its words in another order", phrase("เช้าข่าว", title), &[]),
        podcasts("a word of the description", term("เรื่องเล่า", shown), &[THAI]),
        podcasts("a word of an episode", term("ฟุตบอล", shown), &[THAI]),
        podcasts("a word that is not there", term("ดนตรี", shown), &[]),
        podcasts("must not", SearchTerm { mode: MatchMode::Not, ..term("Farm", shown) }, &[THAI]),
        episodes("the title of an episode", term("กีฬา", &[Target::EpisodeTitle]), &["กีฬาวันหยุด"]),
        episodes("its description", term("น้ำมัน", &[Target::EpisodeDescription]), &["ข่าวเศรษฐกิจ"]),
        episodes("what was said", term("สวัสดี", said), &["ข่าวเศรษฐกิจ"]),
        episodes("a phrase that was said", phrase("น้ำมันแพง", said), &["ข่าวเศรษฐกิจ"]),
        episodes("what was not said", phrase("แพงน้ำมัน", said), &[]),
    ]
}

fn check_thai(backend: &dyn SearchBackend) {
    check_found(backend, thai_cases());
    let requested = options(SearchMode::Podcasts, &[term("ข่าว", &[Target::PodcastTitle])]);
    let answer = backend.search_podcasts(&requested, FIRST).expect("searches");
    assert_eq!(answer.hits[0].title_highlights, ["<em>ข่าว</em>เช้านี้"]);
}

fn check_thai_passages(backend: &dyn SearchBackend) {
    let requested = options(SearchMode::Episodes, &[term("น้ำมัน", &[Target::Transcript])]);
    let hit = backend.search_episodes(&requested, FIRST).expect("searches").hits.remove(0);
    let passages = backend.passages(hit.document.episode.id, &requested, FIRST).expect("reads").expect("was said");
    assert_eq!(passages.total, 1);
    assert!(passages.passages[0].snippet.highlighted.contains("เรื่อง<em>น้ำมัน</em>แพงมาก"), "{passages:?}");
}

fn order(field: SortField, direction: SortDirection) -> SortOrder {
    SortOrder { field, direction, nulls: NullOrder::Last }
}

/// The orders of the walks.
fn sorts() -> Vec<Vec<SortOrder>> {
    use SortDirection::{Asc, Desc};
    use SortField::{RecentActivity, Relevance, Title};
    vec![
        vec![order(Relevance, Desc)],
        vec![order(Relevance, Asc)],
        vec![order(Relevance, Desc), order(Title, Asc)],
        vec![order(Relevance, Asc), order(RecentActivity, Desc), order(Title, Desc)],
        vec![order(RecentActivity, Desc)],
        vec![order(Title, Asc), order(Relevance, Asc)],
    ]
}

type HitSummary = (EpisodeId, PodcastId, f32);

fn page(backend: &dyn SearchBackend, requested: &SearchOptions, page: Page) -> (Total, Vec<HitSummary>) {
    let answer = backend.search_episodes(requested, page).expect("searches");
    let met = answer.hits.iter().map(|hit| (hit.document.episode.id, hit.document.episode.podcast_id, hit.score));
    (answer.total, met.collect())
}

/// Pages of any size and order join to the whole: no hit twice and none missing.
fn check_walks(backend: &dyn SearchBackend) {
    let any = |text: &str| term(text, &[Target::EpisodeDescription, Target::Transcript]);
    let must = |text: &str| SearchTerm { mode: MatchMode::Must, ..any(text) };
    let searches =
        [vec![any("harvest")], vec![must("harvest"), any("field")], vec![phrase("of the harvest", Target::ALL)]];
    for terms in searches {
        for sort in sorts() {
            let requested = SearchOptions { sort: sort.clone(), ..options(SearchMode::Episodes, &terms) };
            let (total, whole) = page(backend, &requested, Page { skip: 0, limit: 1_000 });
            assert_eq!(total, Total::Exactly(whole.len()));
            assert!(whole.len() > 180, "{}", whole.len());
            let distinct: HashSet<EpisodeId> = whole.iter().map(|(id, _, _)| *id).collect();
            assert_eq!(distinct.len(), whole.len(), "no hit twice");
            if sort[0].field == SortField::Relevance {
                let is_right = |pair: &[HitSummary]| match sort[0].direction {
                    SortDirection::Asc => pair[0].2 <= pair[1].2,
                    SortDirection::Desc => pair[0].2 >= pair[1].2,
                };
                assert!(whole.windows(2).all(is_right), "{sort:?}");
            }
            for &limit in LIMITS {
                let mut walked = Vec::new();
                loop {
                    let (total, met) = page(backend, &requested, Page { skip: walked.len(), limit });
                    assert_eq!(total, Total::Exactly(whole.len()));
                    if met.is_empty() {
                        break;
                    }
                    walked.extend(met);
                }
                assert_eq!(walked, whole, "{sort:?} by {limit}");
            }
        }
    }
}

/// Worst first is the reverse of best first: the same hits with the same scores.
fn check_directions(backend: &dyn SearchBackend) {
    let terms = [term("harvest", &[Target::EpisodeDescription])];
    let by = |direction| SearchOptions {
        sort: vec![order(SortField::Relevance, direction)],
        ..options(SearchMode::Episodes, &terms)
    };
    let all = Page { skip: 0, limit: 1_000 };
    let [(_, mut best), (_, mut worst)] =
        [SortDirection::Desc, SortDirection::Asc].map(|direction| page(backend, &by(direction), all));
    assert!(worst[0].2 < best[0].2);
    // Hits of equal score may be in any order.
    for met in [&mut best, &mut worst] {
        met.sort_by(|one, other| one.2.total_cmp(&other.2).then(one.0.cmp(&other.0)));
    }
    assert_eq!(best, worst);
}

/// Checks an engine that has indexed [`crowd`].
///
/// # Panics
/// When a result differs.
pub fn check(backend: &dyn SearchBackend) {
    check_thai(backend);
    check_directions(backend);
    check_walks(backend);
    check_thai_passages(backend);
}

//! Every order in both directions and with missing values first and last; several orders; page walks.

use crate::case::titles;
use crate::catalog;
use crate::corpus::{SHOW_TARGETS, Show, options, term};
use earshot_indexer::{Page, SearchBackend};
use earshot_model::chart::{ChartCountry, ChartSelector, CurrentChartPosition};
use earshot_model::search::{NullOrder, SearchMode, SearchOptions, SortDirection, SortField, SortOrder};
use earshot_model::{Measure, PodcastDocument, Timestamp};
use std::cmp::Ordering;
use uuid::Uuid;

/// The values of a hit, read from its documents.
struct Row {
    charts: Vec<CurrentChartPosition>,
    title: String,
    id: Uuid,
    show: PodcastDocument,
    date: Option<Timestamp>,
}

fn rows(mode: SearchMode, shows: &[Show]) -> Vec<Row> {
    let podcast = |show: &Show| {
        let document = show.document.clone();
        let date = document.score.as_ref().and_then(|score| score.last_episode_at);
        Row {
            charts: show.charts.clone(),
            title: document.podcast.title.clone(),
            id: document.podcast.id.0,
            show: document,
            date,
        }
    };
    let episodes = |show: &Show| -> Vec<Row> {
        let row = |episode: &earshot_model::Episode| Row {
            charts: show.charts.clone(),
            title: episode.title.clone(),
            id: episode.id.0,
            show: show.document.clone(),
            date: episode.published_at,
        };
        show.episodes.iter().map(|(episode, _, _)| row(episode)).collect()
    };
    match mode {
        SearchMode::Podcasts => shows.iter().map(podcast).collect(),
        SearchMode::Episodes => shows.iter().flat_map(episodes).collect(),
    }
}

/// The value as a number or a text that sorts like it.
fn value(row: &Row, field: SortField) -> Option<(f64, String)> {
    let number = |number: f64| (number, String::new());
    let seconds = |at: Timestamp| number(at.timestamp() as f64);
    match field {
        SortField::Relevance => None,
        SortField::RecentActivity => row.date.map(seconds),
        SortField::Founded => row.show.score.as_ref().and_then(|score| score.first_episode_at).map(seconds),
        SortField::ChartPosition(needed) => {
            needed.best_position(&row.charts).map(|position| number(f64::from(position)))
        }
        SortField::Measure(measure) => measure.of(&row.show).map(number),
        SortField::Title => {
            let key = row.title.to_lowercase();
            key.chars().any(char::is_alphanumeric).then_some((0.0, key))
        }
    }
}

fn compare(one: &Row, other: &Row, order: SortOrder) -> Ordering {
    let missing = |is_first: bool| if is_first { Ordering::Less } else { Ordering::Greater };
    match (value(one, order.field), value(other, order.field)) {
        (None, None) => Ordering::Equal,
        (None, Some(_)) => missing(order.nulls == NullOrder::First),
        (Some(_), None) => missing(order.nulls == NullOrder::First).reverse(),
        (Some(one), Some(other)) => {
            let ascending = one.0.total_cmp(&other.0).then(one.1.cmp(&other.1));
            if order.direction == SortDirection::Asc { ascending } else { ascending.reverse() }
        }
    }
}

fn expected(mode: SearchMode, orders: &[SortOrder]) -> Vec<String> {
    let mut rows = rows(mode, &catalog::shows());
    rows.sort_by(|one, other| {
        let by = orders.iter().map(|&order| compare(one, other, order)).find(|order| order.is_ne());
        by.unwrap_or_else(|| one.id.cmp(&other.id))
    });
    rows.into_iter().map(|row| row.title).collect()
}

fn fields() -> Vec<SortField> {
    let measures = Measure::ALL.iter().map(|&measure| SortField::Measure(measure));
    let america = ChartSelector { country: ChartCountry::parse("us"), ..ChartSelector::default() };
    let charts = [ChartSelector::default(), america].map(SortField::ChartPosition);
    let others = [SortField::RecentActivity, SortField::Title, SortField::Founded];
    others.into_iter().chain(charts).chain(measures).collect()
}

/// For each measure, two podcasts have different values and one has none; otherwise an order by it would test nothing.
fn check_measures() {
    let shows = catalog::shows();
    for &measure in Measure::ALL {
        let known: Vec<f64> = shows.iter().filter_map(|show| measure.of(&show.document)).collect();
        assert!(known.len() < shows.len(), "every show has {measure:?}");
        assert!(known.iter().any(|one| (one - known[0]).abs() > f64::EPSILON), "all have the same {measure:?}");
    }
}

fn every_order() -> Vec<SortOrder> {
    let mut orders = Vec::new();
    for field in fields() {
        for direction in [SortDirection::Asc, SortDirection::Desc] {
            for nulls in [NullOrder::First, NullOrder::Last] {
                orders.push(SortOrder { field, direction, nulls });
            }
        }
    }
    orders
}

fn sorted(mode: SearchMode, sort: Vec<SortOrder>) -> SearchOptions {
    SearchOptions { sort, ..SearchOptions::match_all(mode) }
}

pub fn check_orders(backend: &dyn SearchBackend) {
    check_measures();
    let title = SortOrder { field: SortField::Title, direction: SortDirection::Asc, nulls: NullOrder::Last };
    let rating = SortField::Measure(Measure::AppleRating);
    let rating = SortOrder { field: rating, direction: SortDirection::Desc, nulls: NullOrder::Last };
    for mode in [SearchMode::Podcasts, SearchMode::Episodes] {
        for order in every_order() {
            let found = titles(backend, &sorted(mode, vec![order]));
            assert_eq!(found, expected(mode, &[order]), "{mode:?} {order:?}");
            // The next order decides between hits that are equal in the first.
            let found = titles(backend, &sorted(mode, vec![order, rating, title]));
            assert_eq!(found, expected(mode, &[order, rating, title]), "{mode:?} {order:?}, rating, title");
        }
    }
}

/// When no two hits have equal scores, worst first is the reverse of best first. Without words there are no scores, and
/// the next order decides.
pub fn check_relevance(backend: &dyn SearchBackend) {
    let by = |direction| SortOrder { direction, ..SortOrder::RELEVANCE };
    let words = [term("kitchen bread waves talks geschichte", SHOW_TARGETS)];
    let ranked = |direction| {
        let requested = SearchOptions { sort: vec![by(direction)], ..options(SearchMode::Podcasts, &words) };
        titles(backend, &requested)
    };
    let mut worst = ranked(SortDirection::Asc);
    assert_eq!(worst.len(), 3);
    worst.reverse();
    assert_eq!(worst, ranked(SortDirection::Desc));
    let title = SortOrder { field: SortField::Title, direction: SortDirection::Asc, nulls: NullOrder::Last };
    for mode in [SearchMode::Podcasts, SearchMode::Episodes] {
        for direction in [SortDirection::Asc, SortDirection::Desc] {
            assert_eq!(titles(backend, &sorted(mode, vec![by(direction), title])), expected(mode, &[title]));
        }
    }
}

/// Pages join to the whole: no hit twice and none missing.
pub fn check_walks(backend: &dyn SearchBackend) {
    let orders = every_order().into_iter().step_by(5).chain([SortOrder::RELEVANCE]);
    for order in orders {
        let requested = sorted(SearchMode::Podcasts, vec![order]);
        let whole = titles(backend, &requested);
        for limit in 1..4 {
            let mut walked = Vec::new();
            loop {
                let page = Page { skip: walked.len(), limit };
                let answer = backend.search_podcasts(&requested, page).expect("searches");
                assert_eq!(answer.total, earshot_indexer::Total::Exactly(whole.len()));
                if answer.hits.is_empty() {
                    break;
                }
                walked.extend(answer.hits.iter().map(|hit| hit.document.podcast.title.clone()));
            }
            assert_eq!(walked, whole, "{order:?} by {limit}");
        }
    }
}

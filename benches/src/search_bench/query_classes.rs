//! The query classes and their time goals (on two cores, warm, in the process).

use super::arguments::Arguments;
use super::benchmark_query::{BenchmarkQuery, QuerySampler, term};
use super::table::{Table, ms, thousands};
use super::timing::{Times, measure};
use crate::failure::Failure;
use earshot_indexer::{EmbeddedBackend, Page};
use earshot_model::search::{
    Facet, Filters, MatchMode, NullOrder, SearchMode, SearchOptions, SearchTerm, SortDirection, SortField, SortOrder,
    Target,
};

/// The maximum depth of a page outside of exports.
const DEEP: Page = Page { skip: 490, limit: 10 };
const DEEPEST: Page = Page { skip: 9_990, limit: 10 };

/// Draws a query of the class; `None` when the corpus has no suitable document.
type DrawQuery = dyn Fn(&mut QuerySampler<'_>) -> Option<BenchmarkQuery>;

struct QueryClass {
    name: String,
    goal: TimeGoal,
    draw: Box<DrawQuery>,
}

fn new_class(
    name: impl Into<String>,
    goal: TimeGoal,
    make: impl Fn(&mut QuerySampler<'_>) -> Option<BenchmarkQuery> + 'static,
) -> QueryClass {
    QueryClass { name: name.into(), goal, draw: Box::new(make) }
}

/// The goal of several classes.
#[derive(Clone, Copy, PartialEq)]
struct TimeGoal {
    /// The name for all its classes together.
    name: &'static str,
    /// Maximum of p50 and p99 in milliseconds; 0 for no goal.
    p50_ms: f64,
    p99_ms: f64,
}

const WORDS: TimeGoal = TimeGoal { name: "all: words", p50_ms: 1.0, p99_ms: 10.0 };
const FILTERED: TimeGoal = TimeGoal { name: "all: words, 3 filters", p50_ms: 0.0, p99_ms: 12.0 };
const PHRASE: TimeGoal = TimeGoal { name: "all: phrases", p50_ms: 0.0, p99_ms: 15.0 };
const BY_DATE: TimeGoal = TimeGoal { name: "all: by date", p50_ms: 0.0, p99_ms: 5.0 };
const PASSAGES: TimeGoal = TimeGoal { name: "all: phrases of transcripts", p50_ms: 0.0, p99_ms: 20.0 };
const COMPLETED: TimeGoal = TimeGoal { name: "all: autocomplete", p50_ms: 0.0, p99_ms: 2.0 };
const NO_GOAL: TimeGoal = TimeGoal { name: "", p50_ms: 0.0, p99_ms: 0.0 };
const GOALS: [TimeGoal; 6] = [WORDS, FILTERED, PHRASE, BY_DATE, PASSAGES, COMPLETED];

fn query_classes() -> Vec<QueryClass> {
    let mut all = Vec::new();
    for mode in [SearchMode::Podcasts, SearchMode::Episodes] {
        push_classes_of_mode(mode, &mut all);
    }
    all.push(new_class("transcripts: 1 word", NO_GOAL, |sampler| {
        let show = sampler.draw_podcast();
        let terms =
            terms(SearchMode::Episodes, &sampler.draw_words(&show, SearchMode::Episodes, 1), MatchMode::Optional);
        search_query(SearchOptions { terms: in_transcripts(terms), ..SearchOptions::match_all(SearchMode::Episodes) })
    }));
    all.push(new_class("transcripts: phrase, with passages", PASSAGES, |sampler| {
        draw_transcript_phrase(sampler, 2, 0)
    }));
    all.push(new_class("transcripts: phrase, slop 2, with passages", PASSAGES, |sampler| {
        draw_transcript_phrase(sampler, 2, 2)
    }));
    all.push(new_class("autocomplete: 2 letters", COMPLETED, |sampler| draw_prefix(sampler, 2, false)));
    all.push(new_class("autocomplete: 5 letters", COMPLETED, |sampler| draw_prefix(sampler, 5, false)));
    all.push(new_class("autocomplete: whole title", COMPLETED, |sampler| draw_prefix(sampler, usize::MAX, false)));
    all.push(new_class("autocomplete: typo in 8 letters", COMPLETED, |sampler| draw_prefix(sampler, 8, true)));
    all
}

fn push_classes_of_mode(mode: SearchMode, all: &mut Vec<QueryClass>) {
    let what = match mode {
        SearchMode::Podcasts => "podcasts",
        SearchMode::Episodes => "episodes",
    };
    let any = MatchMode::Optional;
    let each = MatchMode::Must;
    all.push(new_class(format!("{what}: 1 word"), WORDS, move |sampler| draw_words(sampler, mode, 1, any)));
    for count in 2..=4 {
        all.push(new_class(format!("{what}: any of {count} words"), WORDS, move |it| draw_words(it, mode, count, any)));
        all.push(new_class(format!("{what}: all of {count} words"), WORDS, move |it| {
            draw_words(it, mode, count, each)
        }));
    }
    all.push(new_class(format!("{what}: 1 very common word"), WORDS, move |it| draw_common_words(it, mode, 1, any)));
    all.push(new_class(format!("{what}: any of 2 very common words"), WORDS, move |it| {
        draw_common_words(it, mode, 2, any)
    }));
    all.push(new_class(format!("{what}: all of 2 very common words"), WORDS, move |it| {
        draw_common_words(it, mode, 2, each)
    }));
    all.push(new_class(format!("{what}: 3 words as one term"), WORDS, move |sampler| {
        let show = sampler.draw_podcast();
        let line =
            sampler.draw_words(&show, mode, 3).join(if show.text_generator.language.has_spaces { " " } else { "" });
        search_query(SearchOptions { terms: vec![term(mode, &line)], ..SearchOptions::match_all(mode) })
    }));
    for (name, mode_of_words) in [("any", any), ("all", each)] {
        let name = format!("{what}: {name} of 2 words, 3 filters");
        all.push(new_class(name, FILTERED, move |sampler| draw_filtered(sampler, mode, 2, mode_of_words)));
    }
    all.push(new_class(format!("{what}: phrase"), PHRASE, move |sampler| draw_phrase(sampler, mode, 0)));
    all.push(new_class(format!("{what}: phrase, slop 2"), PHRASE, move |sampler| draw_phrase(sampler, mode, 2)));
    for count in [1, 3] {
        all.push(new_class(format!("{what}: all of {count} words, fuzzy"), NO_GOAL, move |sampler| {
            let show = sampler.draw_podcast();
            let mut terms = terms(mode, &sampler.draw_words(&show, mode, count), each);
            terms.iter_mut().for_each(|term| term.fuzzy = true);
            search_query(SearchOptions { terms, ..SearchOptions::match_all(mode) })
        }));
    }
    all.push(new_class(format!("{what}: by date, all of 3 words"), BY_DATE, move |it| {
        sorted_by_date(draw_words(it, mode, 3, each))
    }));
    all.push(new_class(format!("{what}: by date, 1 very common word"), BY_DATE, move |it| {
        sorted_by_date(draw_common_words(it, mode, 1, any))
    }));
    all.push(new_class(format!("{what}: by date, everything"), BY_DATE, move |_| {
        sorted_by_date(search_query(SearchOptions::match_all(mode)))
    }));
    all.push(new_class(format!("{what}: by title, any of 2 words"), NO_GOAL, move |sampler| {
        with_sort(draw_words(sampler, mode, 2, any), SortField::Title, SortDirection::Asc)
    }));
    all.push(new_class(format!("{what}: 3 filters alone"), NO_GOAL, move |sampler| {
        draw_filtered(sampler, mode, 0, any)
    }));
    for (page, depth) in [(DEEP, "page 50"), (DEEPEST, "page 1,000")] {
        all.push(new_class(format!("{what}: any of 2 words, {depth}"), NO_GOAL, move |sampler| {
            draw_words(sampler, mode, 2, any).map(|question| with_page(question, page))
        }));
    }
    all.push(new_class(format!("{what}: any of 2 words, all facets"), NO_GOAL, move |sampler| {
        with_options(draw_words(sampler, mode, 2, any), |options| options.facets = Facet::ALL.to_vec())
    }));
}

fn search_query(options: SearchOptions) -> Option<BenchmarkQuery> {
    Some(BenchmarkQuery::search(options))
}

fn with_page(question: BenchmarkQuery, page: Page) -> BenchmarkQuery {
    match question {
        BenchmarkQuery::Search(options, _) => BenchmarkQuery::Search(options, page),
        other => other,
    }
}

fn with_options(question: Option<BenchmarkQuery>, change: impl Fn(&mut SearchOptions)) -> Option<BenchmarkQuery> {
    let mut question = question?;
    if let BenchmarkQuery::Search(options, _) = &mut question {
        change(options);
    }
    Some(question)
}

fn terms(mode: SearchMode, words: &[String], match_mode: MatchMode) -> Vec<SearchTerm> {
    words.iter().map(|word| SearchTerm { mode: match_mode, ..term(mode, word) }).collect()
}

fn draw_words(
    sampler: &mut QuerySampler<'_>,
    mode: SearchMode,
    count: usize,
    match_mode: MatchMode,
) -> Option<BenchmarkQuery> {
    let show = sampler.draw_podcast();
    let words = sampler.draw_words(&show, mode, count);
    search_query(SearchOptions { terms: terms(mode, &words, match_mode), ..SearchOptions::match_all(mode) })
}

fn draw_common_words(
    sampler: &mut QuerySampler<'_>,
    mode: SearchMode,
    count: usize,
    match_mode: MatchMode,
) -> Option<BenchmarkQuery> {
    let words = sampler.draw_common_words(count);
    search_query(SearchOptions { terms: terms(mode, &words, match_mode), ..SearchOptions::match_all(mode) })
}

/// Adds filters by language, category and size, which about one show in a hundred of its language passes.
fn draw_filtered(
    sampler: &mut QuerySampler<'_>,
    mode: SearchMode,
    count: usize,
    match_mode: MatchMode,
) -> Option<BenchmarkQuery> {
    let show = sampler.draw_podcast();
    let words = sampler.draw_words(&show, mode, count);
    let filters = Filters {
        languages: vec![show.text_generator.language.tag.to_lowercase()],
        include_genres: vec![show.category.top_level_name().to_lowercase()],
        min_total_episodes: Some(2),
        ..Filters::default()
    };
    search_query(SearchOptions { terms: terms(mode, &words, match_mode), filters, ..SearchOptions::match_all(mode) })
}

fn draw_phrase(sampler: &mut QuerySampler<'_>, mode: SearchMode, slop: u32) -> Option<BenchmarkQuery> {
    let show = sampler.draw_podcast();
    let text = sampler.draw_phrase(&show, mode, 2);
    let asked_for = SearchTerm { phrase: true, slop, mode: MatchMode::Must, ..term(mode, &text) };
    search_query(SearchOptions { terms: vec![asked_for], ..SearchOptions::match_all(mode) })
}

fn draw_transcript_phrase(sampler: &mut QuerySampler<'_>, count: usize, slop: u32) -> Option<BenchmarkQuery> {
    let (_, text) = sampler.draw_transcript_phrase(count)?;
    let mode = SearchMode::Episodes;
    let asked_for = SearchTerm { phrase: true, slop, mode: MatchMode::Must, ..term(mode, &text) };
    search_query(SearchOptions { terms: in_transcripts(vec![asked_for]), ..SearchOptions::match_all(mode) })
}

fn in_transcripts(mut terms: Vec<SearchTerm>) -> Vec<SearchTerm> {
    terms.iter_mut().for_each(|term| term.targets = vec![Target::Transcript]);
    terms
}

fn sorted_by_date(question: Option<BenchmarkQuery>) -> Option<BenchmarkQuery> {
    with_sort(question, SortField::RecentActivity, SortDirection::Desc)
}

fn with_sort(question: Option<BenchmarkQuery>, field: SortField, direction: SortDirection) -> Option<BenchmarkQuery> {
    with_options(question, |options| options.sort = vec![SortOrder { field, direction, nulls: NullOrder::Last }])
}

/// Draws the first letters of a title. A typo changes the last letter but one.
fn draw_prefix(sampler: &mut QuerySampler<'_>, letters: usize, has_typo: bool) -> Option<BenchmarkQuery> {
    let least = if has_typo { letters } else { 1 };
    let show = sampler.draw_podcast_where(|show| show.title.chars().count() >= least)?;
    let mut typed: Vec<char> = show.title.chars().take(letters).collect();
    if has_typo {
        let place = typed.len() - 2;
        typed[place] = if typed[place] == 'x' { 'e' } else { 'x' };
    }
    Some(BenchmarkQuery::Suggest(typed.into_iter().collect()))
}

/// Measures the selected classes, and all classes with the same goal, and formats a table.
pub fn measure_classes(
    sampler: &mut QuerySampler<'_>,
    engine: &EmbeddedBackend,
    arguments: &Arguments,
    say: &mut dyn FnMut(&str),
) -> Result<String, Failure> {
    let mut table =
        Table::new(&["search", "p50 ms", "p95 ms", "p99 ms", "mean ms", "queries/s", "hits", "goal p50, p99"]);
    let mut measured: Vec<(TimeGoal, Times)> = Vec::new();
    for class in query_classes() {
        // Drawn even for skipped classes, so that the queries of the others do not change.
        let questions: Vec<BenchmarkQuery> = (0..arguments.queries).filter_map(|_| (class.draw)(sampler)).collect();
        if questions.is_empty() || !class.name.contains(&arguments.class_filter) {
            continue;
        }
        say(&class.name);
        let times = measure(&questions, arguments.threads, |question| Ok(question.run(engine)?))?;
        table.row(row(&class.name, &times, class.goal));
        measured.push((class.goal, times));
    }
    for goal in GOALS {
        let of_goal = || measured.iter().filter(|(other, _)| *other == goal).map(|(_, times)| times);
        if of_goal().count() > 1 {
            table.row(row(goal.name, &Times::merge(of_goal()), goal));
        }
    }
    Ok(table.into_text())
}

fn row(name: &str, times: &Times, goal: TimeGoal) -> [String; 8] {
    [
        name.to_owned(),
        ms(times.percentile(50)),
        ms(times.percentile(95)),
        ms(times.percentile(99)),
        ms(times.mean()),
        format!("{:.0}", times.per_second()),
        thousands(times.hits as u64),
        goal_text(goal),
    ]
}

fn goal_text(goal: TimeGoal) -> String {
    let one = |goal: f64| if goal > 0.0 { format!("{goal:.0}") } else { "–".to_owned() };
    if goal == NO_GOAL { String::new() } else { format!("{}, {}", one(goal.p50_ms), one(goal.p99_ms)) }
}

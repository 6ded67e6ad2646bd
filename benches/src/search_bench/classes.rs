//! The classes of questions, and what is asked of each (times on two cores, warm, in the process).

use super::Failure;
use super::arguments::Arguments;
use super::queries::{Question, Sampler, term};
use super::table::{Table, ms, thousands};
use super::timing::{Times, measure};
use earshot_indexer::{EmbeddedBackend, Page};
use earshot_model::search::{
    Facet, Filters, MatchMode, NullOrder, SearchMode, SearchOptions, SortDirection, SortField, SortOrder, Target, Term,
};

/// As deep as an answer goes that is not an export.
const DEEP: Page = Page { skip: 490, limit: 10 };
const DEEPEST: Page = Page { skip: 9_990, limit: 10 };

/// A question of a class; `None` when the corpus has nothing of the kind.
type Draw = dyn Fn(&mut Sampler<'_>) -> Option<Question>;

struct Class {
    name: String,
    goal: Goal,
    make: Box<Draw>,
}

fn class(name: impl Into<String>, goal: Goal, make: impl Fn(&mut Sampler<'_>) -> Option<Question> + 'static) -> Class {
    Class { name: name.into(), goal, make: Box::new(make) }
}

/// What is asked of several classes.
#[derive(Clone, Copy, PartialEq)]
struct Goal {
    /// Of all its classes together.
    name: &'static str,
    /// Milliseconds that half and 99 of 100 questions may take; 0 where nothing is asked.
    half: f64,
    most: f64,
}

const WORDS: Goal = Goal { name: "all: words", half: 1.0, most: 10.0 };
const FILTERED: Goal = Goal { name: "all: words, 3 filters", half: 0.0, most: 12.0 };
const PHRASE: Goal = Goal { name: "all: phrases", half: 0.0, most: 15.0 };
const BY_DATE: Goal = Goal { name: "all: by date", half: 0.0, most: 5.0 };
const PASSAGES: Goal = Goal { name: "all: phrases of transcripts", half: 0.0, most: 20.0 };
const COMPLETED: Goal = Goal { name: "all: autocomplete", half: 0.0, most: 2.0 };
const NONE: Goal = Goal { name: "", half: 0.0, most: 0.0 };
const GOALS: [Goal; 6] = [WORDS, FILTERED, PHRASE, BY_DATE, PASSAGES, COMPLETED];

fn classes() -> Vec<Class> {
    let mut all = Vec::new();
    for mode in [SearchMode::Podcasts, SearchMode::Episodes] {
        of_mode(mode, &mut all);
    }
    all.push(class("transcripts: 1 word", NONE, |sampler| {
        let show = sampler.show();
        let terms = terms(SearchMode::Episodes, &sampler.words_of(&show, SearchMode::Episodes, 1), MatchMode::Optional);
        asked(SearchOptions { terms: in_transcripts(terms), ..SearchOptions::all(SearchMode::Episodes) })
    }));
    all.push(class("transcripts: phrase, with passages", PASSAGES, |sampler| spoken(sampler, 2, 0)));
    all.push(class("transcripts: phrase, slop 2, with passages", PASSAGES, |sampler| spoken(sampler, 2, 2)));
    all.push(class("autocomplete: 2 letters", COMPLETED, |sampler| typed(sampler, 2, false)));
    all.push(class("autocomplete: 5 letters", COMPLETED, |sampler| typed(sampler, 5, false)));
    all.push(class("autocomplete: whole title", COMPLETED, |sampler| typed(sampler, usize::MAX, false)));
    all.push(class("autocomplete: typo in 8 letters", COMPLETED, |sampler| typed(sampler, 8, true)));
    all
}

fn of_mode(mode: SearchMode, all: &mut Vec<Class>) {
    let what = match mode {
        SearchMode::Podcasts => "podcasts",
        SearchMode::Episodes => "episodes",
    };
    let any = MatchMode::Optional;
    let each = MatchMode::Must;
    all.push(class(format!("{what}: 1 word"), WORDS, move |sampler| words(sampler, mode, 1, any)));
    for count in 2..=4 {
        all.push(class(format!("{what}: any of {count} words"), WORDS, move |it| words(it, mode, count, any)));
        all.push(class(format!("{what}: all of {count} words"), WORDS, move |it| words(it, mode, count, each)));
    }
    all.push(class(format!("{what}: 1 very common word"), WORDS, move |it| common(it, mode, 1, any)));
    all.push(class(format!("{what}: any of 2 very common words"), WORDS, move |it| common(it, mode, 2, any)));
    all.push(class(format!("{what}: all of 2 very common words"), WORDS, move |it| common(it, mode, 2, each)));
    all.push(class(format!("{what}: 3 words as one term"), WORDS, move |sampler| {
        let show = sampler.show();
        let line = sampler.words_of(&show, mode, 3).join(if show.voice.language.spaced { " " } else { "" });
        asked(SearchOptions { terms: vec![term(mode, &line)], ..SearchOptions::all(mode) })
    }));
    for (name, mode_of_words) in [("any", any), ("all", each)] {
        let name = format!("{what}: {name} of 2 words, 3 filters");
        all.push(class(name, FILTERED, move |sampler| filtered(sampler, mode, 2, mode_of_words)));
    }
    all.push(class(format!("{what}: phrase"), PHRASE, move |sampler| phrase(sampler, mode, 0)));
    all.push(class(format!("{what}: phrase, slop 2"), PHRASE, move |sampler| phrase(sampler, mode, 2)));
    for count in [1, 3] {
        all.push(class(format!("{what}: all of {count} words, fuzzy"), NONE, move |sampler| {
            let show = sampler.show();
            let mut terms = terms(mode, &sampler.words_of(&show, mode, count), each);
            terms.iter_mut().for_each(|term| term.fuzzy = true);
            asked(SearchOptions { terms, ..SearchOptions::all(mode) })
        }));
    }
    all.push(class(format!("{what}: by date, all of 3 words"), BY_DATE, move |it| by_date(words(it, mode, 3, each))));
    all.push(class(format!("{what}: by date, 1 very common word"), BY_DATE, move |it| {
        by_date(common(it, mode, 1, any))
    }));
    all.push(class(format!("{what}: by date, everything"), BY_DATE, move |_| by_date(asked(SearchOptions::all(mode)))));
    all.push(class(format!("{what}: by title, any of 2 words"), NONE, move |sampler| {
        sorted(words(sampler, mode, 2, any), SortField::Title, SortDirection::Asc)
    }));
    all.push(class(format!("{what}: 3 filters alone"), NONE, move |sampler| filtered(sampler, mode, 0, any)));
    for (page, depth) in [(DEEP, "page 50"), (DEEPEST, "page 1,000")] {
        all.push(class(format!("{what}: any of 2 words, {depth}"), NONE, move |sampler| {
            words(sampler, mode, 2, any).map(|question| at(question, page))
        }));
    }
    all.push(class(format!("{what}: any of 2 words, all facets"), NONE, move |sampler| {
        changed(words(sampler, mode, 2, any), |options| options.facets = Facet::ALL.to_vec())
    }));
}

fn asked(options: SearchOptions) -> Option<Question> {
    Some(Question::search(options))
}

fn at(question: Question, page: Page) -> Question {
    match question {
        Question::Search(options, _) => Question::Search(options, page),
        other => other,
    }
}

fn changed(question: Option<Question>, change: impl Fn(&mut SearchOptions)) -> Option<Question> {
    let mut question = question?;
    if let Question::Search(options, _) = &mut question {
        change(options);
    }
    Some(question)
}

fn terms(mode: SearchMode, words: &[String], match_mode: MatchMode) -> Vec<Term> {
    words.iter().map(|word| Term { mode: match_mode, ..term(mode, word) }).collect()
}

fn words(sampler: &mut Sampler<'_>, mode: SearchMode, count: usize, match_mode: MatchMode) -> Option<Question> {
    let show = sampler.show();
    let words = sampler.words_of(&show, mode, count);
    asked(SearchOptions { terms: terms(mode, &words, match_mode), ..SearchOptions::all(mode) })
}

fn common(sampler: &mut Sampler<'_>, mode: SearchMode, count: usize, match_mode: MatchMode) -> Option<Question> {
    let words = sampler.common_words(count);
    asked(SearchOptions { terms: terms(mode, &words, match_mode), ..SearchOptions::all(mode) })
}

/// Language, category and size, which about one show in a hundred of its language passes.
fn filtered(sampler: &mut Sampler<'_>, mode: SearchMode, count: usize, match_mode: MatchMode) -> Option<Question> {
    let show = sampler.show();
    let words = sampler.words_of(&show, mode, count);
    let filters = Filters {
        languages: vec![show.voice.language.tag.to_lowercase()],
        include_genres: vec![show.category.top().to_lowercase()],
        min_total_episodes: Some(2),
        ..Filters::default()
    };
    asked(SearchOptions { terms: terms(mode, &words, match_mode), filters, ..SearchOptions::all(mode) })
}

fn phrase(sampler: &mut Sampler<'_>, mode: SearchMode, slop: u32) -> Option<Question> {
    let show = sampler.show();
    let text = sampler.phrase_of(&show, mode, 2);
    let asked_for = Term { phrase: true, slop, mode: MatchMode::Must, ..term(mode, &text) };
    asked(SearchOptions { terms: vec![asked_for], ..SearchOptions::all(mode) })
}

fn spoken(sampler: &mut Sampler<'_>, count: usize, slop: u32) -> Option<Question> {
    let (_, text) = sampler.spoken_phrase(count)?;
    let mode = SearchMode::Episodes;
    let asked_for = Term { phrase: true, slop, mode: MatchMode::Must, ..term(mode, &text) };
    asked(SearchOptions { terms: in_transcripts(vec![asked_for]), ..SearchOptions::all(mode) })
}

fn in_transcripts(mut terms: Vec<Term>) -> Vec<Term> {
    terms.iter_mut().for_each(|term| term.targets = vec![Target::Transcript]);
    terms
}

fn by_date(question: Option<Question>) -> Option<Question> {
    sorted(question, SortField::RecentActivity, SortDirection::Desc)
}

fn sorted(question: Option<Question>, field: SortField, direction: SortDirection) -> Option<Question> {
    changed(question, |options| options.sort = vec![SortOrder { field, direction, nulls: NullOrder::Last }])
}

/// The first letters of a title; with a typo, the last but one is another.
fn typed(sampler: &mut Sampler<'_>, letters: usize, has_typo: bool) -> Option<Question> {
    let least = if has_typo { letters } else { 1 };
    let show = sampler.show_where(|show| show.title.chars().count() >= least)?;
    let mut typed: Vec<char> = show.title.chars().take(letters).collect();
    if has_typo {
        let place = typed.len() - 2;
        typed[place] = if typed[place] == 'x' { 'e' } else { 'x' };
    }
    Some(Question::Complete(typed.into_iter().collect()))
}

/// Times of every class that is wanted, and of all classes with the same goal, as a table.
pub fn table(
    sampler: &mut Sampler<'_>,
    engine: &EmbeddedBackend,
    arguments: &Arguments,
    say: &mut dyn FnMut(&str),
) -> Result<String, Failure> {
    let mut table =
        Table::new(&["search", "p50 ms", "p95 ms", "p99 ms", "mean ms", "queries/s", "hits", "goal p50, p99"]);
    let mut measured: Vec<(Goal, Times)> = Vec::new();
    for class in classes() {
        // Drawn in any case: a class is asked the same whichever others run.
        let questions: Vec<Question> = (0..arguments.queries).filter_map(|_| (class.make)(sampler)).collect();
        if questions.is_empty() || !class.name.contains(&arguments.only) {
            continue;
        }
        say(&class.name);
        let times = measure(&questions, arguments.threads, |question| Ok(question.ask(engine)?))?;
        table.row(row(&class.name, &times, class.goal));
        measured.push((class.goal, times));
    }
    for goal in GOALS {
        let of_goal = || measured.iter().filter(|(other, _)| *other == goal).map(|(_, times)| times);
        if of_goal().count() > 1 {
            table.row(row(goal.name, &Times::together(of_goal()), goal));
        }
    }
    Ok(table.into_text())
}

fn row(name: &str, times: &Times, goal: Goal) -> [String; 8] {
    [
        name.to_owned(),
        ms(times.percentile(50)),
        ms(times.percentile(95)),
        ms(times.percentile(99)),
        ms(times.mean()),
        format!("{:.0}", times.per_second()),
        thousands(times.hits as u64),
        told(goal),
    ]
}

fn told(goal: Goal) -> String {
    let one = |goal: f64| if goal > 0.0 { format!("{goal:.0}") } else { "–".to_owned() };
    if goal == NONE { String::new() } else { format!("{}, {}", one(goal.half), one(goal.most)) }
}

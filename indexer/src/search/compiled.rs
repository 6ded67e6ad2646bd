//! A query, ready to be asked.
//!
//! Matching and scoring are kept apart. The score is that of a flat disjunction of boosted terms, for which the engine
//! skips whatever cannot reach the best hits; what else is required of a hit is checked, see [`super::matching`].

use super::forms::Form;
use super::known::KnownTerm;
use super::matching::Match;
use super::titles::TitleQuery;
use earshot_model::search::Target;
use std::collections::{BTreeMap, HashMap, HashSet};
use std::sync::Arc;
use tantivy::query::{BooleanQuery, BoostQuery, Occur, Query, TermQuery};
use tantivy::schema::{Field, IndexRecordOption};

/// Terms of the index that are scored: those that can add the most.
const MAX_SCORED: usize = 1_024;
/// So many forms are scored language by language.
const SPLIT_FROM: usize = 24;

/// A query, compiled for one collection.
pub struct Compiled {
    pub matcher: Match,
    /// What the score is the sum of.
    pub scored: Vec<Form>,
    /// Nothing can match.
    pub is_empty: bool,
    /// There are terms that give a score.
    pub has_score: bool,
    /// A document only has scored forms of its own language, and those as written: see [`Compiled::runs`].
    pub is_by_language: bool,
    /// Something else may match with [`Strictness::AnyWord`].
    pub can_loosen: bool,
    /// What matched, by target: for highlights and for finding passages.
    pub marks: BTreeMap<Target, Marks>,
    /// The terms that look at the title, as titles.
    pub titles: Vec<TitleQuery>,
    /// In how many documents each word was found, by the word as it was folded.
    pub word_counts: HashMap<String, u64>,
}

impl Compiled {
    /// Without terms of a search: what matches is scored by these forms.
    pub fn of(matcher: Match, scored: Vec<Form>) -> Self {
        Self {
            is_empty: matcher == Match::Nothing,
            has_score: true,
            is_by_language: false,
            can_loosen: false,
            scored: most_telling(merged(scored), u64::MAX),
            matcher,
            marks: BTreeMap::new(),
            titles: Vec::new(),
            word_counts: HashMap::new(),
        }
    }

    /// The scored forms, language by language where that is possible: a disjunction of a few forms skips much better
    /// than one of a word's forms in twenty languages. The most frequent language comes first.
    pub fn runs(&self, exact: Field) -> Vec<Run> {
        let whole = || vec![Run { forms: self.scored.clone(), own: Match::Everything }];
        if !self.is_by_language || self.scored.len() < SPLIT_FROM {
            return whole();
        }
        let mut by_mark: BTreeMap<&str, Vec<Form>> = BTreeMap::new();
        for form in self.scored.iter().filter(|form| form.known.term.field() != exact) {
            let mark = form.text().split_once(':').map_or("", |(mark, _)| mark);
            by_mark.entry(mark).or_default().push(form.clone());
        }
        let mut groups: Vec<Vec<Form>> = by_mark.into_values().collect();
        let documents = |forms: &Vec<Form>| forms.iter().map(|form| form.documents()).sum::<u64>();
        groups.sort_by_key(|forms| std::cmp::Reverse(documents(forms)));
        let as_written = || self.scored.iter().filter(|form| form.known.term.field() == exact).cloned();
        let run = |forms: Vec<Form>| Run {
            own: Match::any(forms.iter().map(Form::matcher).collect()),
            forms: forms.into_iter().chain(as_written()).collect(),
        };
        if groups.len() > 1 { groups.into_iter().map(run).collect() } else { whole() }
    }
}

/// Forms that are scored together, and what the documents have that they are for.
#[derive(Debug, PartialEq)]
pub struct Run {
    pub forms: Vec<Form>,
    pub own: Match,
}

/// What is marked in a text.
#[derive(Clone, Debug, Default)]
pub struct Marks {
    /// Terms that match alone, in all languages.
    pub single: HashSet<String>,
    /// Terms that match one after another, with the slop; each in one language.
    pub phrases: Vec<(Vec<String>, u32)>,
}

impl Marks {
    pub fn is_nothing(&self) -> bool {
        self.single.is_empty() && self.phrases.is_empty()
    }
}

/// Each term once, with the most that it is worth and the most frequent of its words.
pub fn merged(forms: Vec<Form>) -> Vec<Form> {
    let mut places: HashMap<Arc<KnownTerm>, usize> = HashMap::new();
    let mut merged: Vec<Form> = Vec::with_capacity(forms.len());
    for form in forms {
        match places.get(&form.known) {
            Some(&place) => {
                let known = &mut merged[place];
                known.worth = known.worth.max(form.worth);
                known.frequency = known.frequency.max(form.frequency);
            }
            None => {
                places.insert(form.known.clone(), merged.len());
                merged.push(form);
            }
        }
    }
    merged
}

/// The forms that can add the most to a score, when there are too many.
pub fn most_telling(mut forms: Vec<Form>, documents: u64) -> Vec<Form> {
    if forms.len() > MAX_SCORED {
        #[expect(clippy::cast_precision_loss, reason = "an order needs no such precision")]
        let most = |form: &Form| form.worth * (1.0 + documents as f32 / (form.frequency as f32 + 1.0)).ln();
        forms.sort_by(|one, other| {
            most(other).total_cmp(&most(one)).then_with(|| one.known.term.cmp(&other.known.term))
        });
        forms.truncate(MAX_SCORED);
    }
    forms
}

/// The flat disjunction that gives the score.
pub fn disjunction(forms: &[Form]) -> BooleanQuery {
    let scored = |form: &Form| -> Box<dyn Query> {
        let query = Box::new(TermQuery::new(form.known.term.clone(), IndexRecordOption::WithFreqs));
        if (form.worth - 1.0).abs() < f32::EPSILON { query } else { Box::new(BoostQuery::new(query, form.worth)) }
    };
    BooleanQuery::new(forms.iter().map(|form| (Occur::Should, scored(form))).collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use tantivy::Term;

    fn form(field: u32, text: &str, documents: u64) -> Form {
        let known = KnownTerm::imagined(Term::from_field_text(Field::from_field_id(field), text), documents);
        Form { known, worth: 1.0, nearness: 1.0, frequency: documents }
    }

    #[test]
    fn languages_are_scored_apart() {
        let exact = Field::from_field_id(1);
        let mut scored = vec![form(1, "houses", 9), form(0, "de:hous", 2), form(0, "en:hous", 7), form(0, "houses", 1)];
        let mut compiled = Compiled::of(Match::Everything, scored.clone());
        compiled.is_by_language = true;
        assert_eq!(compiled.runs(exact).len(), 1, "few forms are scored at once");

        scored.extend((0..30).map(|number| form(0, &format!("en:word{number}"), 1)));
        let mut compiled = Compiled::of(Match::Everything, scored);
        assert_eq!(compiled.runs(exact).len(), 1, "not every document has forms of its own language");
        compiled.is_by_language = true;
        let runs = compiled.runs(exact);
        let shown: Vec<(usize, &str, &str)> = runs
            .iter()
            .map(|run| (run.forms.len(), run.forms[0].text(), run.forms[run.forms.len() - 1].text()))
            .collect();
        assert_eq!(shown, [(32, "en:hous", "houses"), (2, "de:hous", "houses"), (2, "houses", "houses")]);
        assert_eq!(runs[1].own, form(0, "de:hous", 2).matcher());
    }
}

//! From search options to what is matched, what is scored, and what highlighting and ranking need to know of it.

use super::collection::Collection;
use super::compiled::{Compiled, Marks, merged, most_telling};
use super::deadline::Deadline;
use super::fault::Fault;
use super::forms::{Form, Forms, QueryWord, query_words};
use super::matching::Match;
use super::narrow::{included_ids, narrowed};
use super::phrases::Phrase;
use super::targets::{fields_of, is_own_title};
use super::titles::TitleQuery;
use crate::analyze::Language;
use crate::schema::field;
use earshot_model::search::{MatchMode, SearchMode, SearchOptions, Target, Term as Asked};
use std::collections::{BTreeMap, HashMap, HashSet};

/// All words of an optional term match up to this many; see [`least_words`].
const ALL_WORDS_UP_TO: usize = 3;
/// A word in so large a share of a language's documents tells little, in percent...
const COMMON_PERCENT: u64 = 20;
/// ... where there are enough documents to say so.
const COMMON_FROM_DOCUMENTS: u64 = 1_000;

/// A larger slop is as good as this one.
const MAX_SLOP: u32 = 1_000;

/// Whether the words of optional terms must match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Strictness {
    /// As many as [`least_words`] says.
    Usual,
    /// Any word will do: nothing has enough of them.
    AnyWord,
}

/// What a term of the search became.
struct Part {
    matcher: Match,
    scored: Vec<Form>,
}

impl Part {
    const NOTHING: Self = Self { matcher: Match::Nothing, scored: Vec::new() };
}

/// Compiles `options` for a collection that holds texts of `languages`.
pub fn compile(
    collection: &Collection,
    options: &SearchOptions,
    languages: &[Language],
    strictness: Strictness,
    deadline: &Deadline,
) -> Result<Compiled, Fault> {
    compile_with(&mut Forms::new(collection, deadline), options, languages, strictness, deadline)
}

/// [`compile`], with the terms that were looked up for another query.
pub fn compile_with<'a>(
    forms: &mut Forms<'a>,
    options: &SearchOptions,
    languages: &[Language],
    strictness: Strictness,
    deadline: &Deadline,
) -> Result<Compiled, Fault> {
    let collection: &'a Collection = forms.collection();
    let mut compiler = Compiler {
        collection,
        mode: options.mode,
        languages: searched_languages(options, languages),
        forms,
        marks: BTreeMap::new(),
        titles: Vec::new(),
        word_counts: HashMap::new(),
        is_by_language: true,
        strictness,
        can_loosen: false,
        deadline,
    };
    let (mut required, mut optional, mut scored) = (Vec::new(), Vec::new(), Vec::new());
    let (mut has_must, mut has_optional) = (!options.groups.is_empty(), false);
    for asked in &options.terms {
        let part = compiler.term(asked, asked.mode)?;
        match asked.mode {
            MatchMode::Not => {
                required.push(Match::Not(Box::new(part.matcher)));
                continue;
            }
            MatchMode::Must => {
                has_must = true;
                required.push(part.matcher);
            }
            MatchMode::Optional => {
                has_optional = true;
                optional.push(part.matcher);
            }
        }
        scored.extend(part.scored);
    }
    for group in &options.groups {
        let mut any = Vec::with_capacity(group.len());
        for asked in group {
            // Their modes do not count: a member matches or does not, with all its words.
            let part = compiler.term(asked, MatchMode::Must)?;
            any.push(part.matcher);
            scored.extend(part.scored);
        }
        required.push(Match::any(any));
    }
    // At least one of the optional terms matches when nothing else has to; else they only add to the score.
    if !has_must && has_optional {
        required.push(Match::any(optional));
    }
    required.extend(included_ids(collection, options));
    let matcher = narrowed(collection, &options.filters, Match::all(required))?;
    Ok(Compiled {
        is_empty: matcher == Match::Nothing,
        has_score: has_must || has_optional,
        is_by_language: compiler.is_by_language,
        can_loosen: compiler.can_loosen && strictness == Strictness::Usual && !has_must,
        scored: most_telling(merged(scored), |form| collection.listed(form.known.term.field())),
        matcher,
        marks: compiler.marks,
        titles: compiler.titles,
        word_counts: compiler.word_counts,
    })
}

/// Documents of other languages than those filtered for need not be looked for.
pub fn searched_languages(options: &SearchOptions, languages: &[Language]) -> Vec<Language> {
    if options.filters.languages.is_empty() {
        return languages.to_vec();
    }
    let mut wanted: Vec<Language> = options.filters.languages.iter().map(|tag| Language::of(Some(tag))).collect();
    wanted.sort_unstable();
    wanted.dedup();
    wanted
}

/// How many of the telling words of an optional term match: all of a few, which are a name or a topic; of more, which
/// are a description, so many that what matches is about most of it.
fn least_words(words: usize) -> usize {
    if words <= ALL_WORDS_UP_TO { words } else { 1 }
}

struct Compiler<'f, 'a> {
    collection: &'a Collection,
    mode: SearchMode,
    languages: Vec<Language>,
    forms: &'f mut Forms<'a>,
    marks: BTreeMap<Target, Marks>,
    titles: Vec<TitleQuery>,
    word_counts: HashMap<String, u64>,
    is_by_language: bool,
    strictness: Strictness,
    can_loosen: bool,
    deadline: &'f Deadline,
}

/// A word with its forms in all fields that are searched.
struct Found {
    forms: Vec<Form>,
    /// It is rare enough in every language to tell documents apart.
    is_telling: bool,
}

impl Compiler<'_, '_> {
    fn term(&mut self, asked: &Asked, mode: MatchMode) -> Result<Part, Fault> {
        let words = query_words(&asked.text, &self.languages);
        if words.is_empty() {
            return Ok(Part::NOTHING);
        }
        // A near spelling may be near in one language only; a word without spaces is in texts of all.
        self.is_by_language &= !asked.fuzzy && !words.iter().any(|word| word.is_unspaced);
        let is_phrase = asked.phrase && words.len() > 1;
        let mut title = TitleQuery::new(&asked.text);
        let looks_at_title = asked.targets.iter().any(|&target| is_own_title(self.mode, target));
        let part = match is_phrase {
            true => self.phrase(asked, mode, &words, &mut title),
            false => self.words(asked, mode, &words, &mut title),
        };
        if mode != MatchMode::Not && looks_at_title {
            title.complete(&words);
            self.titles.push(title);
        }
        part
    }

    fn words(
        &mut self,
        asked: &Asked,
        mode: MatchMode,
        words: &[QueryWord],
        title: &mut TitleQuery,
    ) -> Result<Part, Fault> {
        let mut seen = HashSet::new();
        let mut found: Vec<Found> = Vec::new();
        for word in words.iter().filter(|word| seen.insert(word.folded.as_str())) {
            if self.deadline.is_over() {
                break;
            }
            found.push(self.word(asked, mode, word, title)?);
        }
        // A word that nothing has is asked for all the same, until any word will do.
        let is_asked = |word: &Found| !word.forms.is_empty() || self.strictness == Strictness::Usual;
        let has_telling = found.iter().any(|word| word.is_telling && is_asked(word));
        // Of nothing but common words, each tells.
        let counts = |word: &Found| word.is_telling || !has_telling;
        let scored: Vec<Form> = found.iter().filter(|word| counts(word)).flat_map(|word| word.forms.clone()).collect();
        let any_form = |word: &Found| Match::any(word.forms.iter().map(Form::matcher).collect());
        let matcher = if mode == MatchMode::Optional {
            let counted: Vec<Match> = found.iter().filter(|word| counts(word)).map(any_form).collect();
            let least = least_words(counted.len());
            self.can_loosen |= least > 1 || found.iter().any(|word| word.forms.is_empty());
            Match::most(if self.strictness == Strictness::AnyWord { 1 } else { least }, counted)
        } else {
            Match::all(found.iter().map(any_form).collect())
        };
        Ok(Part { matcher, scored })
    }

    /// A word in every field of every target.
    fn word(
        &mut self,
        asked: &Asked,
        mode: MatchMode,
        word: &QueryWord,
        title: &mut TitleQuery,
    ) -> Result<Found, Fault> {
        let mut forms: Vec<Form> = Vec::new();
        for &target in &asked.targets {
            for &searched in fields_of(self.mode, target) {
                let of_field = self.forms.of(word, searched, asked.fuzzy)?;
                if mode != MatchMode::Not {
                    let marks = self.marks.entry(target).or_default();
                    marks.single.extend(of_field.iter().map(|form| form.text().to_owned()));
                }
                if searched.field == field::TITLE_EXACT {
                    title.add(&word.folded, &of_field);
                }
                forms.extend(of_field);
            }
        }
        let documents = forms.iter().filter(|form| form.nearness >= 1.0).map(|form| form.documents()).sum();
        self.word_counts.insert(word.folded.clone(), documents);
        let is_common = |form: &Form| {
            let documents = self.collection.documents_like(form).max(COMMON_FROM_DOCUMENTS);
            form.documents() * 100 >= documents * COMMON_PERCENT
        };
        Ok(Found { is_telling: !forms.iter().any(is_common), forms })
    }

    fn phrase(
        &mut self,
        asked: &Asked,
        mode: MatchMode,
        words: &[QueryWord],
        title: &mut TitleQuery,
    ) -> Result<Part, Fault> {
        let slop = asked.slop.min(MAX_SLOP);
        let (mut any, mut scored) = (Vec::new(), Vec::new());
        for &target in &asked.targets {
            for &searched in fields_of(self.mode, target) {
                if self.deadline.is_over() {
                    break;
                }
                let (forms, counts) = (&mut *self.forms, &mut self.word_counts);
                for phrase in Phrase::of(words, forms, &self.languages, searched, asked.fuzzy, counts)? {
                    any.push(phrase.matcher(slop));
                    if mode != MatchMode::Not {
                        let marks = self.marks.entry(target).or_default();
                        match phrase.as_written() {
                            Some(forms) => {
                                marks.phrases.push((forms.map(|form| form.text().to_owned()).collect(), slop));
                            }
                            None => marks.near_phrases.push(phrase.marks(slop)),
                        }
                    }
                    if searched.field == field::TITLE_EXACT {
                        words.iter().zip(phrase.words()).for_each(|(word, forms)| title.add(&word.folded, forms));
                    }
                    scored.extend(phrase.into_forms());
                }
            }
        }
        Ok(Part { matcher: Match::any(any), scored: merged(scored) })
    }
}

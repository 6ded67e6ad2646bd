//! Format of the fuzz input: bytes become a search request, in the order below. Bytes after the end of the input count
//! as 0.
//!
//! ```text
//! call, page, number of terms      then for each term:
//!   flags (1 phrase, 2 fuzzy, 4 must, 8 not, 16 member of a group), slop, targets (a bit each), number of words,
//!   then for each word:
//!     number in the vocabulary (200 to 254: every repetition is a distinct word; 255: a length and literal text
//!     follow), number of repetitions
//! number of names                  then for each name: flags, slop, number of words, the words as in a term
//! sort field, number of facets, genre filter, explanations (1 bit)
//! ```

use chrono::DateTime;
use earshot_indexer::Page;
use earshot_model::Tier;
use earshot_model::search::{
    Facet, NameRequest, PersonRequest, SearchMode, SearchOptions, SearchRequest, SortOrderRequest, Target,
    TermOptionsRequest, TermRequest, build_search_options, sort_field_names,
};

pub const VOCABULARY: &[&str] = &[
    "the",
    "of",
    "solar",
    "power",
    "heat",
    "pump",
    "cat",
    "car",
    "catz",
    "solaar",
    "night",
    "機械学習",
    "機",
    "l'été",
    "a",
    "Ada",
    "Lovelace",
    "voalr",
    "zzzzzz",
    "baat",
    "x*",
    "\"quoted\"",
    "-",
    "<em>",
    "\u{0}",
    "ข่าว",
    "carr",
    "longer",
    "unknowable",
];
const CALLS: u8 = 4;
const SKIPS: [usize; 6] = [0, 10, 9_990, 10_000, usize::MAX, usize::MAX - 5];
const LIMITS: [usize; 4] = [10, 1, 100, 1_000];
/// Word numbers from here on produce a distinct word with every repetition.
const FIRST_DISTINCT: u8 = 200;
/// Maximum length of a literal text, in bytes.
const MAX_TEXT_BYTES: u8 = 64;

/// The engine method that the target calls.
#[derive(Clone, Copy, Debug)]
pub enum Call {
    Search,
    Passages,
    Spellings,
}

#[derive(Debug)]
pub struct FuzzRequest {
    pub options: SearchOptions,
    pub page: Page,
    pub call: Call,
}

struct ByteReader<'b>(&'b [u8]);

impl ByteReader<'_> {
    fn next(&mut self) -> u8 {
        let Some((&first, rest)) = self.0.split_first() else { return 0 };
        self.0 = rest;
        first
    }

    fn text(&mut self) -> String {
        let mut text: Vec<String> = Vec::new();
        for _ in 0..self.next() % 65 {
            let number = self.next();
            let word = match number {
                u8::MAX => {
                    let length = usize::from(self.next() % MAX_TEXT_BYTES).min(self.0.len());
                    let (spelled, rest) = self.0.split_at(length);
                    self.0 = rest;
                    String::from_utf8_lossy(spelled).into_owned()
                }
                _ => VOCABULARY[usize::from(number) % VOCABULARY.len()].to_owned(),
            };
            let times = self.next().max(1);
            let letter = |number: u8| char::from(b'a' + number % 26);
            for time in 0..times {
                text.push(match number {
                    FIRST_DISTINCT..=254 => {
                        format!("cat{}{}", letter(time), letter(number - FIRST_DISTINCT + time / 26))
                    }
                    _ => word.clone(),
                });
            }
        }
        text.join(" ").chars().take(500).collect()
    }

    fn term(&mut self, mode: SearchMode) -> (bool, TermRequest) {
        let (flags, slop, targets) = (self.next(), self.next(), self.next());
        let is_group_member = flags & 16 != 0;
        let match_mode = if flags & 4 != 0 {
            "must"
        } else if flags & 8 != 0 {
            "not"
        } else {
            "optional"
        };
        let is_selected = |(number, _): &(u32, Target)| targets == 0 || targets >> number & 1 == 1;
        let targets = (0..).zip(Target::for_mode(mode)).filter(is_selected);
        let request = TermRequest {
            search_targets: targets.map(|(_, target)| target.as_str().to_owned()).collect(),
            search_type: None,
            options: TermOptionsRequest {
                match_mode: (!is_group_member).then(|| match_mode.to_owned()),
                phrase_match: Some(flags & 1 != 0),
                slop: Some(f64::from(slop % 101)),
                fuzzy: Some(flags & 2 != 0),
            },
            search_term: self.text(),
        };
        (is_group_member, request)
    }

    fn name(&mut self) -> NameRequest {
        let (flags, slop) = (self.next(), self.next());
        NameRequest {
            name: self.text(),
            match_mode: Some(if flags & 8 != 0 { "not" } else { "must" }.to_owned()),
            phrase_match: Some(flags & 1 != 0),
            slop: Some(f64::from(slop % 101)),
            fuzzy: Some(flags & 2 != 0),
        }
    }
}

/// Decodes bytes into a request; `None` when the model rejects it.
pub fn parse(bytes: &[u8]) -> Option<FuzzRequest> {
    let mut bytes = ByteReader(bytes);
    let (mode, call) = match bytes.next() % CALLS {
        0 => (SearchMode::Podcasts, Call::Search),
        1 => (SearchMode::Episodes, Call::Search),
        2 => (SearchMode::Episodes, Call::Passages),
        _ => (SearchMode::Podcasts, Call::Spellings),
    };
    let page = usize::from(bytes.next());
    let page = Page { skip: SKIPS[page % SKIPS.len()], limit: LIMITS[page / SKIPS.len() % LIMITS.len()] };
    let terms: Vec<(bool, TermRequest)> = (0..bytes.next() % 65).map(|_| bytes.term(mode)).collect();
    let (members, terms): (Vec<_>, Vec<_>) = terms.into_iter().partition(|(is_group_member, _)| *is_group_member);
    let members: Vec<TermRequest> = members.into_iter().map(|(_, term)| term).collect();
    let names = (0..bytes.next() % 8).map(|_| bytes.name()).collect::<Vec<_>>();
    let people = names.iter().map(|name| PersonRequest { kind: "guest".to_owned(), name: name.clone() }).collect();
    let has_name_filters = mode == SearchMode::Episodes && !names.is_empty();
    let (sort, facets, genre, explain) = (bytes.next(), bytes.next(), bytes.next(), bytes.next());
    let sort_field = sort_field_names(mode).nth(usize::from(sort).wrapping_sub(1));
    let request = SearchRequest {
        search_terms: terms.into_iter().map(|(_, term)| term).collect(),
        search_term_groups: members.chunks(4).map(<[TermRequest]>::to_vec).collect(),
        person_filters: has_name_filters.then_some(people),
        sponsor_filters: has_name_filters.then_some(names),
        sort_order: sort_field
            .map(|field| vec![SortOrderRequest { field: field.to_owned(), direction: None, null_order: None }]),
        facets: Facet::ALL.iter().take(usize::from(facets % 4)).map(|facet| facet.as_str().to_owned()).collect(),
        include_itunes_genres: (genre == 1).then(|| vec!["Technology".to_owned()]),
        explain: explain & 1 == 1,
        ..SearchRequest::default()
    };
    let now = DateTime::from_timestamp(1_780_000_000, 0)?;
    let options = build_search_options(&request, mode, Tier::Agency, now).ok()?;
    Some(FuzzRequest { options, page, call })
}

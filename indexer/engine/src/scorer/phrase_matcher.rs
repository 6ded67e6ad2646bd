//! Checks phrases for words of similar frequency, when many documents have all words.
//!
//! Tantivy seeks the positions of each document separately: it sums the frequencies before it, unpacks and copies. For
//! two common words, tens of thousands of documents have both. This matcher reads posting lists block by block and
//! prepares the positions of a block once.

use crate::deadline::Deadline;
use crate::index_read_error::IndexReadError;
use crate::position_budget::PositionBudget;
use crate::segments::index_term::IndexTerm;
use crate::segments::segment::Segment;
use tantivy::DocId;
use tantivy::positions::PositionReader;
use tantivy::postings::BlockSegmentPostings;
use tantivy::schema::IndexRecordOption;

/// Documents of a full posting block.
const BLOCK: usize = 128;
/// Up to this many positions of a block are unpacked together, otherwise those of each document separately. Transcripts
/// have more.
const MAX_POSITIONS_TOGETHER: u32 = 1 << 10;

/// The words of a phrase, read in parallel.
pub struct PhraseMatcher<'d> {
    words: Vec<WordPositions>,
    slop: u32,
    budget: PositionBudget<'d>,
    /// Expected positions of the phrase's end by the words checked so far, and by the next word.
    matched_ends: Vec<u32>,
    next_ends: Vec<u32>,
}

/// The posting list of a word with positions.
pub struct WordPositions {
    blocks: BlockSegmentPostings,
    positions: PositionReader,
    /// Number of occurrences in the blocks before.
    before: u64,
    /// Prefix sums of the frequencies within the block, once computed.
    starts: [u32; BLOCK + 1],
    has_starts: bool,
    /// Position differences: of all documents of the block when unpacked together, else of one document.
    distances: Vec<u32>,
    is_unpacked: bool,
    /// Number of words that follow in the phrase: the phrase ends this many positions later.
    words_after: u32,
}

impl<'d> PhraseMatcher<'d> {
    /// A matcher of distinct words in order. With slop it takes exactly two words; [`super::sloppy_phrase`] handles
    /// more.
    pub fn new(mut words: Vec<WordPositions>, slop: u32, deadline: &'d Deadline) -> Self {
        for (follow, word) in (0..).zip(words.iter_mut().rev()) {
            word.words_after = follow;
        }
        Self { words, slop, budget: PositionBudget::new(deadline), matched_ends: Vec::new(), next_ends: Vec::new() }
    }

    /// Whether a document contains the phrase. Documents must come in ascending order. After the deadline it returns
    /// false even for matches; callers then drop what depends on it.
    pub fn contains(&mut self, document: DocId) -> bool {
        let Self { words, slop, budget, matched_ends: so_far, next_ends: next } = self;
        if let [one, other] = words.as_mut_slice() {
            let (one, other) = (one.phrase_ends(document), other.phrase_ends(document));
            return budget.scan(one.len() + other.len()) && are_near(one, other, *slop);
        }
        let Some((first, rest)) = words.split_first_mut() else { return false };
        so_far.clear();
        so_far.extend(first.phrase_ends(document));
        for word in rest {
            next.clear();
            next.extend(word.phrase_ends(document));
            retain_common(so_far, next);
            if so_far.is_empty() || !budget.scan(so_far.len() + next.len()) {
                return false;
            }
        }
        true
    }
}

impl WordPositions {
    /// Opens the posting list of a term in a segment. `None` when the segment does not have the term.
    pub fn open(term: &IndexTerm, segment: &Segment) -> Result<Option<Self>, IndexReadError> {
        let Some(term_info) = term.term_info(segment) else { return Ok(None) };
        let field = term.term.field();
        let blocks = segment
            .inverted_index(field)?
            .read_block_postings_from_terminfo(term_info, IndexRecordOption::WithFreqs)?;
        let positions = segment.positions(field)?.read_bytes_slice(term_info.positions_range.clone())?;
        Ok(Some(Self::new(blocks, PositionReader::open(positions)?)))
    }

    fn new(blocks: BlockSegmentPostings, positions: PositionReader) -> Self {
        Self {
            blocks,
            positions,
            before: 0,
            starts: [0; BLOCK + 1],
            has_starts: false,
            distances: Vec::new(),
            is_unpacked: false,
            words_after: 0,
        }
    }

    /// For each occurrence in the document, the position where the phrase would end.
    fn phrase_ends(&mut self, document: DocId) -> impl ExactSizeIterator<Item = u32> {
        let mut position = self.words_after;
        self.distances(document).iter().map(move |&distance| {
            position = position.wrapping_add(distance);
            position
        })
    }

    /// The differences between consecutive positions of a document; the first counts from 0.
    fn distances(&mut self, document: DocId) -> &[u32] {
        let Some(at) = self.seek(document) else { return &[] };
        self.sum_frequencies();
        let (start, end, all) = (self.starts[at], self.starts[at + 1], self.starts[BLOCK]);
        if all > MAX_POSITIONS_TOGETHER {
            self.distances.resize((end - start) as usize, 0);
            self.positions.read(self.before + u64::from(start), &mut self.distances);
            return &self.distances;
        }
        if !self.is_unpacked {
            self.distances.resize(all as usize, 0);
            self.positions.read(self.before, &mut self.distances);
            self.is_unpacked = true;
        }
        &self.distances[start as usize..end as usize]
    }

    /// The index of a document in its block; `None` when the document does not have the word.
    fn seek(&mut self, document: DocId) -> Option<usize> {
        while *self.blocks.docs().last()? < document {
            self.sum_frequencies();
            self.before += u64::from(self.starts[BLOCK]);
            (self.has_starts, self.is_unpacked) = (false, false);
            self.blocks.advance();
        }
        let at = self.blocks.seek(document);
        (self.blocks.doc(at) == document).then_some(at)
    }

    fn sum_frequencies(&mut self) {
        if self.has_starts {
            return;
        }
        let mut sum = 0_u32;
        let counts = self.blocks.freqs().iter().copied().chain(std::iter::repeat(0));
        for (start, count) in self.starts[1..].iter_mut().zip(counts) {
            sum = sum.wrapping_add(count);
            *start = sum;
        }
        self.has_starts = true;
    }
}

/// Keeps the numbers that are also in `others`. Both are sorted.
fn retain_common(kept: &mut Vec<u32>, others: &[u32]) {
    let mut others = others.iter().copied().peekable();
    kept.retain(|&one| {
        while others.next_if(|&other| other < one).is_some() {}
        others.peek() == Some(&one)
    });
}

/// Whether any two numbers of the sorted sequences are within the slop.
fn are_near(mut these: impl Iterator<Item = u32>, mut those: impl Iterator<Item = u32>, slop: u32) -> bool {
    let (mut here, mut there) = (these.next(), those.next());
    while let (Some(one), Some(other)) = (here, there) {
        if one.abs_diff(other) <= slop {
            return true;
        }
        if one < other {
            here = these.next();
        } else {
            there = those.next();
        }
    }
    false
}

#[cfg(test)]
mod tests {
    use super::*;
    use tantivy::directory::CompositeFile;
    use tantivy::index::SegmentComponent;
    use tantivy::query::{EnableScoring, PhraseQuery, Query as _};
    use tantivy::schema::{Schema, TEXT};
    use tantivy::{DocSet as _, Index, TERMINATED, TantivyDocument, Term};

    /// Texts of numbered words, low numbers more often. Some texts are long, so that their positions are unpacked
    /// separately.
    fn texts() -> Vec<String> {
        let mut state = 88_172_645_463_325_252_u64;
        let mut next = move |below: u64| {
            state ^= state << 13;
            state ^= state >> 7;
            state ^= state << 17;
            state % below
        };
        let mut text = |length: u64| {
            let words = (0..length).map(|_| format!("w{}", next(12) * next(12) / 12));
            words.collect::<Vec<_>>().join(" ")
        };
        (0..700_u64).map(|number| text(if number % 300 > 150 { 400 } else { number % 9 })).collect()
    }

    #[test]
    fn phrases_are_found_where_the_engine_finds_them() {
        let mut schema = Schema::builder();
        let field = schema.add_text_field("text", TEXT);
        let index = Index::create_in_ram(schema.build());
        let mut writer = index.writer_with_num_threads(1, 16 << 20).unwrap();
        for text in texts() {
            let mut document = TantivyDocument::new();
            document.add_text(field, text);
            writer.add_document(document).unwrap();
        }
        writer.commit().unwrap();
        let searcher = index.reader().unwrap().searcher();
        let segment = searcher.segment_reader(0);
        let lists = segment.inverted_index(field).unwrap();
        let positions = CompositeFile::open(&segment.open_read(SegmentComponent::Positions).unwrap()).unwrap();
        let positions = positions.open_read(field).unwrap();
        let word = |term: &Term| {
            let term_info = lists.get_term_info(term).unwrap().unwrap();
            let blocks = lists.read_block_postings_from_terminfo(&term_info, IndexRecordOption::WithFreqs).unwrap();
            let positions = positions.read_bytes_slice(term_info.positions_range).unwrap();
            WordPositions::new(blocks, PositionReader::open(positions).unwrap())
        };
        for (phrase, slop) in [
            ("w0 w1", 0),
            ("w1 w0", 0),
            ("w0 w0", 0),
            ("w5 w8", 0),
            ("w2 w1 w0", 0),
            ("w0 w0 w0 w1", 0),
            ("w3 w4", 2),
            ("w9 w1", 7),
        ] {
            let terms: Vec<Term> = phrase.split(' ').map(|word| Term::from_field_text(field, word)).collect();
            let mut query = PhraseQuery::new(terms.clone());
            query.set_slop(slop);
            let weight = query.weight(EnableScoring::disabled_from_searcher(&searcher)).unwrap();
            let mut found = weight.scorer(segment, 1.0).unwrap();
            let mut expected = Vec::new();
            while found.doc() != TERMINATED {
                expected.push(found.doc());
                found.advance();
            }
            assert!(expected.len() > 20 && expected.len() < 600, "{phrase} is worth comparing: {}", expected.len());
            let deadline = Deadline::with_budget(std::time::Duration::from_secs(3600));
            // Checks every document, then every third and every 170th, so that blocks are skipped.
            for step in [1, 3, 170] {
                let mut matcher = PhraseMatcher::new(terms.iter().map(word).collect(), slop, &deadline);
                let requested = (0..segment.max_doc()).step_by(step);
                let own: Vec<DocId> = requested.filter(|&document| matcher.contains(document)).collect();
                let of_step = expected.iter().filter(|&&document| (document as usize).is_multiple_of(step));
                assert_eq!(own, of_step.copied().collect::<Vec<_>>(), "{phrase} with slop {slop}, every {step}th");
            }
        }
    }
}

//! The terms of one field in the documents of a draft, until they become posting lists.

use super::chunked_vec::ChunkedVec;
use super::posting_list_writer::PostingListWriter;
use super::sorted_terms::SortedTerms;
use earshot_text::analyze::Token;
use std::io;
use tantivy::DocId;
use tantivy::fieldnorm::FieldNormReader;

/// Marks an index into `position_lists`; plain positions are smaller.
const MANY_POSITIONS: u32 = 1 << 31;

/// The terms of documents with their positions.
#[derive(Default)]
pub struct FieldPostings {
    documents: Vec<DocPostings>,
    /// The terms of all documents, one document after the other.
    terms: ChunkedVec,
    /// For each term its position, or the index of its position list when it has several. Empty for values without
    /// positions.
    positions: ChunkedVec,
    /// Position lists: number of positions, then their differences; the first counts from 0.
    position_lists: ChunkedVec,
    token_count: u64,
}

/// The terms of one document.
struct DocPostings {
    document: DocId,
    /// Index of its first term.
    start: usize,
    /// Number of words as tantivy's length code.
    norm: u8,
}

impl FieldPostings {
    pub fn is_empty(&self) -> bool {
        self.terms.is_empty()
    }

    pub fn token_count(&self) -> u64 {
        self.token_count
    }

    /// Bytes of memory in use.
    pub fn bytes(&self) -> usize {
        let numbers = self.terms.bytes() + self.positions.bytes() + self.position_lists.bytes();
        numbers + self.documents.capacity() * size_of::<DocPostings>()
    }

    /// Number of postings to sort when writing.
    pub fn posting_count(&self) -> usize {
        self.terms.len()
    }

    /// Adds the sorted tokens of a document. Documents come in ascending order.
    pub fn add(&mut self, document: DocId, tokens: &[Token]) {
        let count = u32::try_from(tokens.len()).unwrap_or(u32::MAX);
        debug_assert!(self.documents.last().is_none_or(|last| last.document < document), "a field has one text");
        self.documents.push(DocPostings {
            document,
            start: self.terms.len(),
            norm: FieldNormReader::fieldnorm_to_id(count),
        });
        self.token_count += u64::from(count);
        for same in tokens.chunk_by(|one, other| one.term() == other.term()) {
            self.terms.push(same[0].term());
            match same {
                [token] if token.position() < MANY_POSITIONS => self.positions.push(token.position()),
                _ => {
                    let count = u32::try_from(same.len()).unwrap_or(u32::MAX);
                    let mut before = 0;
                    let distances = same.iter().map(|token| {
                        let before = std::mem::replace(&mut before, token.position());
                        token.position() - before
                    });
                    let place = self.position_lists.push_run(same.len() + 1, std::iter::once(count).chain(distances));
                    self.positions.push(MANY_POSITIONS | place);
                }
            }
        }
    }

    /// Adds a value of a document. Documents come in ascending order.
    pub fn add_value(&mut self, document: DocId, value: u32) {
        if self.documents.last().is_none_or(|last| last.document != document) {
            self.documents.push(DocPostings { document, start: self.terms.len(), norm: 0 });
        }
        let start = self.documents.last().map_or(0, |last| last.start);
        if (start..self.terms.len()).all(|at| self.terms.get(at) != value) {
            self.terms.push(value);
        }
        self.token_count += 1;
    }

    /// The length code of each document, in this order.
    pub fn norms(&self, documents: &[DocId]) -> Vec<u8> {
        let mut norms = vec![0; documents.len()];
        for said in &self.documents {
            norms[said.document as usize] = said.norm;
        }
        documents.iter().map(|&document| norms[document as usize]).collect()
    }

    /// Clears everything and keeps the memory.
    pub fn clear(&mut self) {
        self.documents.clear();
        [&mut self.terms, &mut self.positions, &mut self.position_lists].into_iter().for_each(ChunkedVec::clear);
        self.token_count = 0;
    }

    /// Writes the posting list of each term. `new_ids` are the final document numbers.
    pub fn write(
        &self,
        terms: &SortedTerms<'_>,
        new_ids: &[DocId],
        postings: &mut [Posting],
        lists: &mut impl PostingListWriter,
    ) -> io::Result<()> {
        let has_positions = !self.positions.is_empty();
        let ends = self.sort(terms, new_ids, postings);
        let mut start = 0;
        for (&term, &end) in terms.sorted.iter().zip(&ends) {
            let list = &postings[start..end];
            start = end;
            if list.is_empty() {
                continue;
            }
            let documents = u32::try_from(list.len()).unwrap_or(u32::MAX);
            lists.begin_term(terms.lexicon.term(term).as_bytes(), documents)?;
            for posting in list {
                match posting.place {
                    _ if !has_positions => lists.add(posting.document, &[])?,
                    place if place & MANY_POSITIONS == 0 => lists.add(posting.document, &[place])?,
                    place => {
                        let run = self.position_lists.run(place ^ MANY_POSITIONS);
                        lists.add(posting.document, &run[1..=run[0] as usize])?;
                    }
                }
            }
            lists.end_term()?;
        }
        Ok(())
    }

    /// Sorts all postings by term and then by document. Returns for each term the end of its postings.
    fn sort(&self, terms: &SortedTerms<'_>, new_ids: &[DocId], postings: &mut [Posting]) -> Vec<usize> {
        // A counting sort: the first pass counts, the second one places each posting, and leaves the ends.
        let mut ends = vec![0_usize; terms.sorted.len()];
        for term in self.terms.iter() {
            ends[terms.ranks[term as usize] as usize] += 1;
        }
        let mut sum = 0;
        for end in &mut ends {
            sum += std::mem::replace(end, sum);
        }
        let all = self.terms.len();
        let mut said: Vec<(DocId, usize, usize)> = Vec::with_capacity(self.documents.len());
        let nexts = self.documents.iter().skip(1).map(|next| next.start).chain([all]);
        said.extend(self.documents.iter().zip(nexts).map(|(said, end)| {
            let document = new_ids[said.document as usize];
            (document, said.start, end)
        }));
        said.sort_unstable();
        let has_positions = !self.positions.is_empty();
        for (document, start, end) in said {
            for at in start..end {
                let next = &mut ends[terms.ranks[self.terms.get(at) as usize] as usize];
                let place = if has_positions { self.positions.get(at) } else { 0 };
                postings[*next] = Posting { document, place };
                *next += 1;
            }
        }
        ends
    }
}

/// A document that has a term, with its positions.
#[derive(Clone, Copy, Default)]
pub struct Posting {
    document: DocId,
    place: u32,
}

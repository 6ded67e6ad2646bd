//! A run: documents of a draft that did not fit into memory, on disk until all runs are joined.
//!
//! ```text
//! lists   := field*                          in the order of the schema
//! field   := norm{documents} term* 0         norms only for words
//! term    := bytes+1 byte* documents posting*
//! posting := distance from the previous document; for words also frequency and position differences
//! ```
//! Numbers are varints ([`earshot_text::varint`]). Columns are in tantivy's format, with documents in order of arrival.

use super::buffered_documents::BufferedDocuments;
use super::posting_list_writer::PostingListWriter;
use super::sorted_terms::{SortedTerms, invert_permutation};
use earshot_text::varint::{self, VarintReader};
use std::io::{self, Write};
use std::ops::Range;
use std::path::PathBuf;
use tantivy::columnar::ColumnarReader;
use tantivy::directory::{Directory as _, MmapDirectory, OwnedBytes, WritePtr};
use tantivy::schema::Schema;
use tantivy::{DocId, TantivyError};

/// Bytes per write.
const WRITE_BYTES: usize = 64 << 10;
/// Documents of a term that are read together.
const READ_BATCH: u32 = 128;

/// A run on disk.
pub struct Run {
    number: usize,
    /// Number of documents of the draft before this run.
    first_document: usize,
    /// Documents by rank, best first: the rank, and the number of arrival within the run.
    pub documents: Vec<(u64, DocId)>,
    /// By field number.
    pub fields: Vec<RunField>,
}

/// The location of the posting lists of a field.
pub struct RunField {
    /// Number of values; each word counts.
    pub count: u64,
    pub has_positions: bool,
    norms: Range<usize>,
    lists: Range<usize>,
}

impl Run {
    /// Writes the buffered documents and clears the buffer. `first` is the draft number of the first one.
    pub fn write(
        pending: &mut BufferedDocuments,
        schema: &Schema,
        directory: &MmapDirectory,
        number: usize,
        first: usize,
        terms: &SortedTerms<'_>,
    ) -> Result<Self, TantivyError> {
        pending.reserve_postings();
        let sorted = pending.documents_by_rank();
        let new_ids = invert_permutation(&sorted);
        let documents = sorted.iter().map(|&document| (pending.ranks[document as usize], document)).collect();
        let mut lists = CountedFile { file: directory.open_write(&lists_path(number))?, bytes: 0 };
        let mut fields = Vec::new();
        for inverted in &mut pending.fields {
            let start = lists.bytes;
            let norms = inverted.norms(&sorted).unwrap_or_default();
            lists.write(&norms)?;
            let norms = start..lists.bytes;
            let (count, has_positions) = (inverted.count(), inverted.has_positions());
            let mut field = RunPostingWriter { out: &mut lists, has_positions, before: 0, buffer: Vec::new() };
            inverted.write(terms, &new_ids, &mut pending.sort_buffer, &mut field)?;
            field.close()?;
            fields.push(RunField { count, has_positions, lists: norms.end..lists.bytes, norms });
        }
        lists.file.flush()?;
        let mut columns = pending.take_columns(schema)?;
        let mut file = directory.open_write(&columns_path(number))?;
        // In order of arrival: joining reads columns at random anyway, and sorting each column would be extra work.
        columns.serialize(&mut file, None)?;
        file.flush()?;
        Ok(Self { number, first_document: first, documents, fields })
    }

    pub fn len(&self) -> usize {
        self.documents.len()
    }

    /// The draft number of a document with this number of arrival in the run.
    pub fn draft_number(&self, given: DocId) -> DocId {
        DocId::try_from(self.first_document + given as usize).unwrap_or(DocId::MAX)
    }

    pub fn open(&self, directory: &MmapDirectory) -> Result<(OwnedBytes, ColumnarReader), TantivyError> {
        let lists = directory.open_read(&lists_path(self.number))?.read_bytes()?;
        Ok((lists, ColumnarReader::open(directory.open_read(&columns_path(self.number))?)?))
    }
}

fn lists_path(run: usize) -> PathBuf {
    format!("{run}.lists").into()
}

fn columns_path(run: usize) -> PathBuf {
    format!("{run}.columns").into()
}

impl RunField {
    /// The length code of each document; empty for fields without words.
    pub fn norms<'b>(&self, lists: &'b [u8]) -> io::Result<&'b [u8]> {
        lists.get(self.norms.clone()).ok_or_else(damaged)
    }

    pub fn cursor<'b>(&self, lists: &'b [u8], new_ids: &'b [DocId]) -> io::Result<PostingCursor<'b>> {
        let reader = VarintReader::new(lists.get(self.lists.clone()).ok_or_else(damaged)?);
        Ok(PostingCursor::new(reader, self.has_positions, new_ids))
    }
}

/// A file with its number of bytes.
struct CountedFile {
    file: WritePtr,
    bytes: usize,
}

impl CountedFile {
    fn write(&mut self, bytes: &[u8]) -> io::Result<()> {
        self.bytes += bytes.len();
        self.file.write_all(bytes)
    }
}

/// Writes the posting lists of a field.
struct RunPostingWriter<'a> {
    out: &'a mut CountedFile,
    has_positions: bool,
    before: DocId,
    buffer: Vec<u8>,
}

impl RunPostingWriter<'_> {
    fn close(mut self) -> io::Result<()> {
        self.buffer.push(0);
        self.out.write(&self.buffer)
    }
}

impl PostingListWriter for RunPostingWriter<'_> {
    fn begin_term(&mut self, term: &[u8], documents: u32) -> io::Result<()> {
        varint::push_length(&mut self.buffer, term.len() + 1);
        self.buffer.extend_from_slice(term);
        varint::push(&mut self.buffer, documents.into());
        self.before = 0;
        Ok(())
    }

    fn add(&mut self, document: DocId, distances: &[u32]) -> io::Result<()> {
        varint::push(&mut self.buffer, (document - self.before).into());
        self.before = document;
        if self.has_positions {
            varint::push_length(&mut self.buffer, distances.len());
            distances.iter().for_each(|&distance| varint::push(&mut self.buffer, distance.into()));
        }
        if self.buffer.len() >= WRITE_BYTES {
            self.out.write(&self.buffer)?;
            self.buffer.clear();
        }
        Ok(())
    }

    fn end_term(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// Reads the posting lists of a field.
pub struct PostingCursor<'b> {
    reader: VarintReader<'b>,
    has_positions: bool,
    /// The final document number of each document of the run.
    new_ids: &'b [DocId],
    pub term: &'b [u8],
    /// Number of documents with the term.
    pub count: u32,
    /// Number of documents that are not yet read.
    documents_left: u32,
    /// Run number of the last document read.
    last: DocId,
    /// Final numbers of the documents read, and the end of each one's position differences.
    documents: Vec<DocId>,
    ends: Vec<usize>,
    distances: Vec<u32>,
    /// Index of the current one.
    at: usize,
}

impl<'b> PostingCursor<'b> {
    fn new(reader: VarintReader<'b>, has_positions: bool, new_ids: &'b [DocId]) -> Self {
        let (documents, ends, distances) = (Vec::new(), Vec::new(), Vec::new());
        let (term, count, documents_left, last, at) = (&[][..], 0, 0, 0, 0);
        Self { reader, has_positions, new_ids, term, count, documents_left, last, documents, ends, distances, at }
    }

    /// Moves to the next term and its first document. Call it when all documents of the current term are read.
    pub fn next_term(&mut self) -> io::Result<bool> {
        let Some(length) = self.reader.length().ok_or_else(damaged)?.checked_sub(1) else { return Ok(false) };
        self.term = self.reader.take_bytes(length).ok_or_else(damaged)?;
        self.count = self.reader.small_number().ok_or_else(damaged)?;
        (self.documents_left, self.last) = (self.count, 0);
        if self.read_next_documents()? { Ok(true) } else { Err(damaged()) }
    }

    /// Moves to the next document of the term.
    pub fn next_document(&mut self) -> io::Result<bool> {
        self.at += 1;
        if self.at < self.documents.len() { Ok(true) } else { self.read_next_documents() }
    }

    pub fn document(&self) -> DocId {
        self.documents[self.at]
    }

    pub fn distances(&self) -> &[u32] {
        let start = self.at.checked_sub(1).map_or(0, |before| self.ends[before]);
        &self.distances[start..self.ends[self.at]]
    }

    /// Reads several documents at once, because their final numbers are far apart in memory and reading one after the
    /// other waits for each.
    fn read_next_documents(&mut self) -> io::Result<bool> {
        self.at = 0;
        self.documents.clear();
        self.ends.clear();
        self.distances.clear();
        let count = self.documents_left.min(READ_BATCH);
        self.documents_left -= count;
        for _ in 0..count {
            let distance = self.reader.small_number().ok_or_else(damaged)?;
            self.last = self.last.checked_add(distance).ok_or_else(damaged)?;
            self.documents.push(self.last);
            if self.has_positions {
                for _ in 0..self.reader.count(1).ok_or_else(damaged)? {
                    self.distances.push(self.reader.small_number().ok_or_else(damaged)?);
                }
            }
            self.ends.push(self.distances.len());
        }
        for document in &mut self.documents {
            *document = *self.new_ids.get(*document as usize).ok_or_else(damaged)?;
        }
        Ok(count > 0)
    }
}

pub fn damaged() -> io::Error {
    io::Error::new(io::ErrorKind::InvalidData, "a run of documents is damaged")
}

//! Joins all runs of a draft to one segment by merging their posting lists term by term.

use super::posting_list_writer::{PostingListWriter, SegmentPostingWriter};
use super::run::{PostingCursor, Run, RunField, damaged};
use crate::schema::{self, FieldKind};
use std::cmp::Reverse;
use std::collections::BinaryHeap;
use std::collections::binary_heap::PeekMut;
use std::io;
use tantivy::columnar::{ColumnType, ColumnarReader, MergeRowOrder, RowAddr, ShuffleMergeOrder, merge_columnar};
use tantivy::directory::{MmapDirectory, OwnedBytes, TerminatingWrite as _};
use tantivy::index::SegmentComponent;
use tantivy::schema::{Field, Schema};
use tantivy::{DocId, Segment, TantivyError};

/// Writes everything except stored documents. Returns the order in which to write those, by their numbers in the draft.
pub fn join_runs(runs: &[Run], directory: &MmapDirectory, segment: &Segment) -> Result<Vec<DocId>, TantivyError> {
    let opened = runs.iter().map(|run| run.open(directory)).collect::<Result<Vec<_>, _>>()?;
    let (lists, columns): (Vec<OwnedBytes>, Vec<ColumnarReader>) = opened.into_iter().unzip();
    let mut order = merge_order(runs);
    join_lists(runs, &lists, &order, segment)?;
    // From here on the order uses the numbers of arrival, as the columns do.
    for row in &mut order {
        row.row_id = runs[row.segment_ord as usize].documents[row.row_id as usize].1;
    }
    let documents = order.iter().map(|row| runs[row.segment_ord as usize].draft_number(row.row_id)).collect();
    join_columns(&columns, order, segment)?;
    Ok(documents)
}

/// The documents of all runs, best rank first.
fn merge_order(runs: &[Run]) -> Vec<RowAddr> {
    let mut ranked: Vec<(u64, u32, DocId)> = Vec::with_capacity(runs.iter().map(Run::len).sum());
    for (number, run) in (0..).zip(runs) {
        ranked.extend((0..).zip(&run.documents).map(|(row, &(rank, _))| (rank, number, row)));
    }
    ranked.sort_unstable();
    ranked.into_iter().map(|(_, segment_ord, row_id)| RowAddr { segment_ord, row_id }).collect()
}

fn join_columns(columns: &[ColumnarReader], order: Vec<RowAddr>, segment: &Segment) -> Result<(), TantivyError> {
    let alive_bitsets = columns.iter().map(|_| None).collect();
    let order = ShuffleMergeOrder { new_row_id_to_old_row_id: order, alive_bitsets };
    let columns: Vec<&ColumnarReader> = columns.iter().collect();
    let mut file = segment.open_write(SegmentComponent::FastFields)?;
    merge_columnar(&columns, &column_types(&segment.schema()), MergeRowOrder::Shuffled(order), &mut file)?;
    Ok(file.terminate()?)
}

/// The columns that a segment has even when no document has a value.
fn column_types(schema: &Schema) -> Vec<(String, ColumnType)> {
    let column = |(name, kind): (&str, FieldKind)| {
        let of = match kind {
            FieldKind::Facet | FieldKind::CasedFacet | FieldKind::Order => ColumnType::Str,
            FieldKind::Number => ColumnType::U64,
            FieldKind::Seconds => ColumnType::I64,
            FieldKind::Fraction => ColumnType::F64,
            FieldKind::Text | FieldKind::Counted | FieldKind::Key | FieldKind::Id | FieldKind::Stored => return None,
        };
        Some((name.to_owned(), of))
    };
    schema::fields_of(schema).filter_map(column).collect()
}

fn join_lists(runs: &[Run], lists: &[OwnedBytes], order: &[RowAddr], segment: &Segment) -> Result<(), TantivyError> {
    let mut new_ids: Vec<Vec<DocId>> = runs.iter().map(|run| vec![0; run.len()]).collect();
    for (document, row) in (0..).zip(order) {
        new_ids[row.segment_ord as usize][row.row_id as usize] = document;
    }
    let schema = segment.schema();
    let fields: Vec<Field> = schema.fields().map(|(field, _)| field).collect();
    let norms = |&field: &Field| {
        let norms = join_norms(&field_of_runs(runs, lists, field), order).transpose()?;
        Some(norms.map(|norms| (field, norms)))
    };
    let mut written = SegmentPostingWriter::create(segment, fields.iter().filter_map(norms))?;
    for field in fields {
        let of_runs = field_of_runs(runs, lists, field);
        let count = of_runs.iter().map(|(field, _)| field.count).sum();
        if count > 0 {
            let has_positions = of_runs.iter().any(|(field, _)| field.has_positions);
            let mut written = written.field(field, count, has_positions)?;
            let cursors = of_runs.iter().zip(&new_ids).map(|((field, lists), new_ids)| field.cursor(lists, new_ids));
            join_terms(cursors.collect::<io::Result<_>>()?, &mut written)?;
            written.close()?;
        }
    }
    Ok(written.close()?)
}

/// The field's data in each run.
fn field_of_runs<'r>(runs: &'r [Run], lists: &'r [OwnedBytes], field: Field) -> Vec<(&'r RunField, &'r OwnedBytes)> {
    runs.iter().map(|run| &run.fields[field.field_id() as usize]).zip(lists).collect()
}

/// The length code of each document; `None` for fields without words.
fn join_norms(of_runs: &[(&RunField, &OwnedBytes)], order: &[RowAddr]) -> io::Result<Option<Vec<u8>>> {
    if of_runs.iter().all(|(field, _)| !field.has_positions) {
        return Ok(None);
    }
    let norms = of_runs.iter().map(|(field, lists)| field.norms(lists)).collect::<io::Result<Vec<_>>>()?;
    let norm = |row: &RowAddr| norms[row.segment_ord as usize].get(row.row_id as usize).copied().ok_or_else(damaged);
    order.iter().map(norm).collect::<io::Result<_>>().map(Some)
}

/// Merges the posting lists of all runs by term, and within a term by final document number.
fn join_terms(mut cursors: Vec<PostingCursor<'_>>, lists: &mut impl PostingListWriter) -> io::Result<()> {
    let mut terms = BinaryHeap::with_capacity(cursors.len());
    for (run, cursor) in cursors.iter_mut().enumerate() {
        if cursor.next_term()? {
            terms.push(Reverse((cursor.term, run)));
        }
    }
    // The runs that have the term.
    let mut having = Vec::with_capacity(cursors.len());
    let mut documents = BinaryHeap::with_capacity(cursors.len());
    while let Some(Reverse((term, run))) = terms.pop() {
        having.clear();
        having.push(run);
        while let Some(next) = terms.peek_mut().filter(|next| next.0.0 == term) {
            having.push(PeekMut::pop(next).0.1);
        }
        lists.begin_term(term, having.iter().map(|&run| cursors[run].count).sum())?;
        documents.extend(having.iter().map(|&run| Reverse((cursors[run].document(), run))));
        while let Some(mut first) = documents.peek_mut() {
            let Reverse((document, run)) = *first;
            let cursor = &mut cursors[run];
            lists.add(document, cursor.distances())?;
            if cursor.next_document()? {
                first.0.0 = cursor.document();
            } else {
                PeekMut::pop(first);
            }
        }
        lists.end_term()?;
        for &run in &having {
            let cursor = &mut cursors[run];
            if cursor.next_term()? {
                terms.push(Reverse((cursor.term, run)));
            }
        }
    }
    Ok(())
}

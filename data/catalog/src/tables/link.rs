//! Rows of `links`.

use crate::columns::{BatchBuilder, BatchReader};
use crate::error::CatalogError;
use duckdb::arrow::record_batch::RecordBatch;
use earshot_model::{DirectoryKind, Link, LinkKind, LinkSighting, LinkSource, SocialKind};

fn link_category(kind: LinkKind) -> &'static str {
    match kind {
        LinkKind::Social(_) => "social",
        LinkKind::Directory(_) => "directory",
    }
}

fn parse_kind(category: &str, kind: &str) -> Option<LinkKind> {
    match category {
        "social" => SocialKind::parse(kind).map(LinkKind::Social),
        "directory" => DirectoryKind::parse(kind).map(LinkKind::Directory),
        _ => None,
    }
}

pub(crate) fn to_batch(links: &[Link]) -> RecordBatch {
    let seen = |link: &'_ Link| link.sighting.as_ref().map(|seen| (seen.count, seen.confidence));
    BatchBuilder::new(links)
        .display("podcast_id", |link| link.podcast_id)
        .text("category", |link| Some(link_category(link.kind)))
        .text("kind", |link| Some(link.kind.as_str()))
        .text("url", |link| Some(&link.url))
        .text("source", |link| Some(link.source.as_str()))
        .text("page", |link| link.sighting.as_ref().map(|seen| seen.page.as_str()))
        .text("page_kind", |link| link.sighting.as_ref().map(|seen| seen.page_kind.as_str()))
        .int("occurrences", |link| seen(link).map(|(count, _)| i64::from(count)))
        .float("confidence", |link| seen(link).map(|(_, confidence)| f64::from(confidence)))
        .time("first_seen_at", |link| Some(link.first_seen_at))
        .time("last_seen_at", |link| Some(link.last_seen_at))
        .build()
}

pub(crate) fn from_batch(batch: &RecordBatch) -> Result<Vec<Link>, CatalogError> {
    let columns = BatchReader::new("links", batch);
    let podcast_id = columns.text("podcast_id")?;
    let categories = columns.text("category")?;
    columns!(
        columns,
        text(kind, url, source, page, page_kind),
        int(occurrences),
        float(confidence),
        time(first_seen_at, last_seen_at),
    );
    #[expect(clippy::cast_possible_truncation, reason = "it was a single-precision number when it was written")]
    let seen_on = |row: usize| {
        page.get(row).map(|page| LinkSighting {
            page,
            page_kind: page_kind.get(row).unwrap_or_default(),
            count: occurrences.get(row).and_then(|count| u32::try_from(count).ok()).unwrap_or(1),
            confidence: confidence.get(row).unwrap_or(0.0) as f32,
        })
    };
    (0..batch.num_rows())
        .map(|row| {
            let category = categories.required(row)?;
            Ok(Link {
                podcast_id: podcast_id.parsed(row)?,
                kind: kind.parse_with(row, |kind| parse_kind(&category, kind))?,
                url: url.required(row)?,
                source: source.parse_with(row, LinkSource::parse)?,
                sighting: seen_on(row),
                first_seen_at: first_seen_at.required(row)?,
                last_seen_at: last_seen_at.required(row)?,
            })
        })
        .collect()
}

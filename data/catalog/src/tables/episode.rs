//! Rows of `episodes`.

use crate::columns::{BatchBuilder, BatchReader};
use crate::error::CatalogError;
use duckdb::arrow::array::Int32Array;
use duckdb::arrow::record_batch::RecordBatch;
use earshot_model::Episode;

pub(crate) fn to_batch(episodes: &[&Episode]) -> RecordBatch {
    BatchBuilder::new(episodes)
        .display("id", |episode| episode.id)
        .display("podcast_id", |episode| episode.podcast_id)
        .text("slug", |episode| Some(&episode.slug))
        .text("guid", |episode| episode.guid.as_deref())
        .text("title", |episode| Some(&episode.title))
        .text("subtitle", |episode| episode.subtitle.as_deref())
        .text("author", |episode| episode.author.as_deref())
        .text("description_html", |episode| Some(&episode.description_html))
        .text("description", |episode| Some(&episode.description))
        .text("web_url", |episode| episode.web_url.as_deref())
        .text("enclosure_url", |episode| episode.enclosure_url.as_deref())
        .text("enclosure_type", |episode| episode.enclosure_type.as_deref())
        .int("enclosure_bytes", |episode| episode.enclosure_bytes)
        .int("duration_s", |episode| episode.duration_s)
        .text("image_url", |episode| episode.image_url.as_deref())
        .time("published_at", |episode| episode.published_at)
        .small_int("date_rank", |episode| episode.date_rank)
        .flag("explicit", |episode| episode.explicit)
        .small_int("season", |episode| episode.season)
        .small_int("number", |episode| episode.number)
        .text("kind", |episode| episode.kind.as_deref())
        .json("persons", |episode| &episode.persons)
        .json("keywords", |episode| &episode.keywords)
        .text("chapters_url", |episode| episode.chapters_url.as_deref())
        .json("transcript_links", |episode| &episode.transcript_links)
        .json("enclosures", |episode| &episode.enclosures)
        .json("namespace", |episode| &episode.namespace)
        .time("first_seen_at", |episode| Some(episode.first_seen_at))
        .time("updated_at", |episode| Some(episode.updated_at))
        .time("gone_at", |episode| episode.gone_at)
        .build()
}

pub(crate) fn ids_to_batch(episodes: &[&Episode]) -> RecordBatch {
    BatchBuilder::new(episodes).display("id", |episode| episode.id).build()
}

pub(crate) fn from_batch(batch: &RecordBatch) -> Result<Vec<Episode>, CatalogError> {
    let columns = BatchReader::new("episodes", batch);
    columns!(
        columns,
        text(id, podcast_id, slug, guid, title, subtitle, author, description_html, description, web_url),
        text(enclosure_url, enclosure_type, image_url),
        int(enclosure_bytes, duration_s),
        time(published_at),
    );
    let date_rank = columns.later::<Int32Array>("date_rank")?;
    columns!(
        columns,
        flag(explicit),
        small_int(season, number),
        text(kind, persons, keywords, chapters_url, transcript_links, enclosures, namespace),
        time(first_seen_at, updated_at, gone_at),
    );
    (0..batch.num_rows())
        .map(|row| {
            Ok(Episode {
                id: id.parsed(row)?,
                podcast_id: podcast_id.parsed(row)?,
                slug: slug.required(row)?,
                guid: guid.get(row),
                title: title.required(row)?,
                subtitle: subtitle.get(row),
                author: author.get(row),
                description_html: description_html.required(row)?,
                description: description.required(row)?,
                web_url: web_url.get(row),
                enclosure_url: enclosure_url.get(row),
                enclosure_type: enclosure_type.get(row),
                enclosure_bytes: enclosure_bytes.get(row),
                duration_s: duration_s.get(row),
                image_url: image_url.get(row),
                published_at: published_at.get(row)?,
                date_rank: date_rank.as_ref().and_then(|column| column.get(row)),
                explicit: explicit.get(row),
                season: season.get(row),
                number: number.get(row),
                kind: kind.get(row),
                persons: persons.json(row)?,
                keywords: keywords.json(row)?,
                chapters_url: chapters_url.get(row),
                transcript_links: transcript_links.json(row)?,
                enclosures: enclosures.json(row)?,
                namespace: namespace.json(row)?,
                first_seen_at: first_seen_at.required(row)?,
                updated_at: updated_at.required(row)?,
                gone_at: gone_at.get(row)?,
            })
        })
        .collect()
}

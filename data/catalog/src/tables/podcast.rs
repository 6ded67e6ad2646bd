//! Rows of `podcasts`.

use crate::columns::{BatchBuilder, BatchReader};
use crate::error::CatalogError;
use duckdb::arrow::record_batch::RecordBatch;
use earshot_model::Podcast;

pub(crate) fn to_batch(podcasts: &[Podcast]) -> RecordBatch {
    BatchBuilder::new(podcasts)
        .display("id", |podcast| podcast.id)
        .text("slug", |podcast| Some(&podcast.slug))
        .text("feed_url", |podcast| Some(&podcast.feed_url))
        .text("guid", |podcast| podcast.guid.as_deref())
        .int("apple_id", |podcast| podcast.apple_id)
        .text("title", |podcast| Some(&podcast.title))
        .text("title_original", |podcast| Some(&podcast.title_original))
        .text("author", |podcast| podcast.author.as_deref())
        .text("owner_name", |podcast| podcast.owner_name.as_deref())
        .text("owner_email", |podcast| podcast.owner_email.as_deref())
        .text("description_html", |podcast| Some(&podcast.description_html))
        .text("description", |podcast| Some(&podcast.description))
        .text("language", |podcast| podcast.language.as_deref())
        .json("genres", |podcast| &podcast.genres)
        .json("keywords", |podcast| &podcast.keywords)
        .text("image_url", |podcast| podcast.image_url.as_deref())
        .text("website_url", |podcast| podcast.website_url.as_deref())
        .flag("explicit", |podcast| podcast.explicit)
        .text("kind", |podcast| podcast.kind.as_deref())
        .text("medium", |podcast| podcast.medium.as_deref())
        .text("generator", |podcast| podcast.generator.as_deref())
        .text("copyright", |podcast| podcast.copyright.as_deref())
        .flag("locked", |podcast| podcast.locked)
        .text("funding_url", |podcast| podcast.funding_url.as_deref())
        .text("location", |podcast| podcast.location.as_deref())
        .json("persons", |podcast| &podcast.persons)
        .json("namespace", |podcast| &podcast.namespace)
        .json("tag_counts", |podcast| &podcast.tag_counts)
        .text("media_host", |podcast| podcast.media_host.as_deref())
        .flag("complete", |podcast| Some(podcast.complete))
        .time("first_seen_at", |podcast| Some(podcast.first_seen_at))
        .time("updated_at", |podcast| Some(podcast.updated_at))
        .optional_json("listing", |podcast| podcast.listing.as_ref())
        .build()
}

/// Reads a row of a generation's table: the podcast, and whether its feed's URL had a secret.
pub(crate) fn exported_from_batch(batch: &RecordBatch) -> Result<Vec<(Podcast, bool)>, CatalogError> {
    let private = BatchReader::new("podcasts", batch).flag("private")?;
    let podcasts = from_batch(batch)?.into_iter().enumerate();
    podcasts.map(|(row, podcast)| Ok((podcast, private.required(row)?))).collect()
}

pub(crate) fn from_batch(batch: &RecordBatch) -> Result<Vec<Podcast>, CatalogError> {
    let columns = BatchReader::new("podcasts", batch);
    columns!(
        columns,
        text(id, slug, feed_url, guid, title, title_original, author, owner_name, owner_email),
        text(description_html, description, language, genres, keywords, image_url, website_url, kind, medium),
        text(generator, copyright, funding_url, location, persons, namespace, tag_counts, media_host),
        text(listing),
        int(apple_id),
        flag(explicit, locked, complete),
        time(first_seen_at, updated_at),
    );
    (0..batch.num_rows())
        .map(|row| {
            Ok(Podcast {
                id: id.parsed(row)?,
                slug: slug.required(row)?,
                feed_url: feed_url.required(row)?,
                guid: guid.get(row),
                apple_id: apple_id.get(row),
                title: title.required(row)?,
                title_original: title_original.required(row)?,
                author: author.get(row),
                owner_name: owner_name.get(row),
                owner_email: owner_email.get(row),
                description_html: description_html.required(row)?,
                description: description.required(row)?,
                language: language.get(row),
                genres: genres.json(row)?,
                keywords: keywords.json(row)?,
                image_url: image_url.get(row),
                website_url: website_url.get(row),
                explicit: explicit.get(row),
                kind: kind.get(row),
                medium: medium.get(row),
                generator: generator.get(row),
                copyright: copyright.get(row),
                locked: locked.get(row),
                funding_url: funding_url.get(row),
                location: location.get(row),
                persons: persons.json(row)?,
                namespace: namespace.json(row)?,
                tag_counts: tag_counts.json(row)?,
                media_host: media_host.get(row),
                complete: complete.required(row)?,
                first_seen_at: first_seen_at.required(row)?,
                updated_at: updated_at.required(row)?,
                listing: listing.optional_json(row)?,
            })
        })
        .collect()
}

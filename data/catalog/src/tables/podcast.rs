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
    let id = columns.text("id")?;
    let slug = columns.text("slug")?;
    let feed_url = columns.text("feed_url")?;
    let guid = columns.text("guid")?;
    let apple_id = columns.int("apple_id")?;
    let title = columns.text("title")?;
    let title_original = columns.text("title_original")?;
    let author = columns.text("author")?;
    let owner_name = columns.text("owner_name")?;
    let owner_email = columns.text("owner_email")?;
    let description_html = columns.text("description_html")?;
    let description = columns.text("description")?;
    let language = columns.text("language")?;
    let genres = columns.text("genres")?;
    let keywords = columns.text("keywords")?;
    let image_url = columns.text("image_url")?;
    let website_url = columns.text("website_url")?;
    let explicit = columns.flag("explicit")?;
    let kind = columns.text("kind")?;
    let medium = columns.text("medium")?;
    let generator = columns.text("generator")?;
    let copyright = columns.text("copyright")?;
    let locked = columns.flag("locked")?;
    let funding_url = columns.text("funding_url")?;
    let location = columns.text("location")?;
    let persons = columns.text("persons")?;
    let namespace = columns.text("namespace")?;
    let tag_counts = columns.text("tag_counts")?;
    let media_host = columns.text("media_host")?;
    let complete = columns.flag("complete")?;
    let first_seen_at = columns.time("first_seen_at")?;
    let updated_at = columns.time("updated_at")?;
    let listing = columns.text("listing")?;
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

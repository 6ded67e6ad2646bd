//! `earshot publish`: makes the built generation the served one.

use crate::args::PublishArgs;
use crate::context::Context;
use crate::failure::{CommandResult, Failure};
use crate::object_storage::{Upload, upload};
use crate::output::{format_count, group_digits};
use crate::serve_sources::open_served_generation;
use crate::steps::StepProgress;
use earshot_catalog::{CatalogError, Generation, GenerationDatabase, generation};
use earshot_indexer::VerificationReport;

pub fn run(context: &Context, args: &PublishArgs) -> CommandResult {
    let (served, removed) = if args.rollback {
        (generation::roll_back(&context.data)?, Vec::new())
    } else if args.to.is_some() && !has_built_generation(context)? {
        (open_served_generation(context)?, Vec::new())
    } else {
        publish_generation(context, args.keep)?
    };
    let upload = args.to.as_deref().map(|url| upload(context, url, &args.object_storage, args.rollback, args.keep));
    let upload = upload.transpose()?;
    let manifest = &served.manifest;
    let mut json = serde_json::json!({
        "generation": manifest.name, "podcasts": manifest.statistics.podcasts,
        "episodes": manifest.statistics.episodes, "transcripts": manifest.statistics.transcripts, "removed": removed,
    });
    if let Some(upload) = &upload {
        json["upload"] = serde_json::json!({
            "files": upload.files, "bytes": upload.bytes,
            "uploadedFiles": upload.uploaded_files, "uploadedBytes": upload.uploaded_bytes, "removed": upload.removed,
        });
    }
    context.print_result(&json, || match &upload {
        Some(upload) => format!("{}\n{}", describe_generation(&served), describe_upload(upload)),
        None => describe_generation(&served),
    })
}

fn has_built_generation(context: &Context) -> CommandResult<bool> {
    let built = generation::open_partial(&context.data, context.catalog_options.patience)?;
    Ok(built.map(|built| built.read_build_manifest()).transpose()?.flatten().is_some())
}

pub fn describe_upload(upload: &Upload) -> String {
    format!(
        "uploaded {} of {} ({} of {} bytes)",
        group_digits(upload.uploaded_files),
        format_count(upload.files, "file"),
        group_digits(upload.uploaded_bytes),
        group_digits(upload.bytes)
    )
}

fn describe_verification(verified: &VerificationReport) -> String {
    format!(
        "verified {} and {}, {} of them found by their ids",
        format_count(verified.podcasts, "podcast"),
        format_count(verified.episodes, "episode"),
        group_digits(verified.found_by_id)
    )
}

pub fn describe_generation(served: &Generation) -> String {
    let statistics = &served.manifest.statistics;
    format!(
        "generation {} is served: {}, {}, {}",
        served.manifest.name,
        format_count(statistics.podcasts, "podcast"),
        format_count(statistics.episodes, "episode"),
        format_count(statistics.transcripts, "transcript")
    )
}

/// Verifies the built generation, points `CURRENT` to it, and removes old generations.
pub fn publish_generation(context: &Context, keep: usize) -> CommandResult<(Generation, Vec<String>)> {
    let Some(built) = generation::open_partial(&context.data, context.catalog_options.patience)? else {
        return Err(CatalogError::NoBuiltGeneration.into());
    };
    let Some(note) = built.read_build_manifest()? else { return Err(CatalogError::NoBuiltGeneration.into()) };
    let mut steps = StepProgress::new(context, "publish");
    steps.begin("counting the tables", None);
    let tables = GenerationDatabase::open(&built.tables(), &context.catalog_options)?;
    let statistics = tables.statistics()?;
    // A damaged generation must not be served, so every file is read before any is opened. Files shared with the served
    // generation are skipped, unless that one is broken itself.
    let served = generation::open_current(&context.data).ok().flatten();
    built.write_rss_statistics(&tables, served.as_ref(), context.clock.now())?;
    steps.begin("joining people and sponsors", None);
    let joined =
        built.write_people(statistics.podcasts, served.as_ref(), &context.catalog_options, context.clock.now())?;
    let last = served.as_ref().map(|served| served.manifest.name.clone());
    let index = served.map(|served| served.index());
    steps.begin("verifying the index", None);
    let verified = earshot_indexer::verify_since(&built.index(), index.as_deref())
        .map_err(crate::serve_sources::to_index_failure)?;
    steps.end();
    if (verified.podcasts, verified.episodes) != (statistics.podcasts, statistics.episodes) {
        return Err(Failure::internal(anyhow::anyhow!(
            "the tables hold {} podcasts and {} episodes, the index {} and {}",
            statistics.podcasts,
            statistics.episodes,
            verified.podcasts,
            verified.episodes
        ))
        .with_advice("rebuild it with `earshot index --full`"));
    }
    if !context.json {
        context.print_notice(&format!("publish: {}", describe_verification(&verified)));
        if let Some(joined) = joined {
            let people = if joined.people == 1 {
                "1 person".to_owned()
            } else {
                format!("{} people", group_digits(joined.people))
            };
            context.print_notice(&format!("publish: {people} and {}", format_count(joined.sponsors, "sponsor")));
        }
    }
    let served = generation::publish(&context.data, built, context.clock.now(), note.revision, note.parts, statistics)?;
    let removed = generation::prune(&context.data, keep, last.as_deref())?;
    Ok((served, removed))
}

//! `earshot publish`: the built generation becomes the one that is served.

use crate::args::PublishArgs;
use crate::context::Context;
use crate::failure::Outcome;
use crate::output::counted;
use earshot_catalog::{CatalogError, Generation, Snapshot, generation};
use earshot_indexer::EmbeddedBackend;

pub fn run(context: &Context, args: &PublishArgs) -> Outcome {
    let (served, removed) =
        if args.rollback { (generation::roll_back(&context.data)?, Vec::new()) } else { publish(context, args.keep)? };
    let manifest = &served.manifest;
    let json = serde_json::json!({
        "generation": manifest.name, "podcasts": manifest.statistics.podcasts,
        "episodes": manifest.statistics.episodes, "transcripts": manifest.statistics.transcripts, "removed": removed,
    });
    context.result(&json, || described(&served))
}

pub fn described(served: &Generation) -> String {
    let statistics = &served.manifest.statistics;
    format!(
        "generation {} is served: {}, {}, {}",
        served.manifest.name,
        counted(statistics.podcasts, "podcast"),
        counted(statistics.episodes, "episode"),
        counted(statistics.transcripts, "transcript")
    )
}

/// Verifies the built generation, lets `CURRENT` name it, and removes old ones.
pub fn publish(context: &Context, keep: usize) -> Outcome<(Generation, Vec<String>)> {
    let Some(built) = generation::partial(&context.data)? else { return Err(CatalogError::NothingBuilt.into()) };
    let Some(note) = built.built()? else { return Err(CatalogError::NothingBuilt.into()) };
    let tables = Snapshot::open(&built.tables(), &context.catalog_options)?;
    let statistics = tables.statistics()?;
    // What is damaged must not be served: every file is read through before anything is opened, but for those that are
    // served already. A broken generation vouches for nothing.
    let served = generation::current(&context.data).ok().flatten();
    built.count_rss(&tables, served.as_ref(), context.clock.now())?;
    let last = served.as_ref().map(|served| served.manifest.name.clone());
    let index = served.map(|served| served.index());
    earshot_indexer::verify_since(&built.index(), index.as_deref())
        .and_then(|()| EmbeddedBackend::open(&built.index(), &built.name))
        .map_err(crate::serving::index_failure)?;
    let served = generation::publish(&context.data, built, context.clock.now(), note.revision, note.parts, statistics)?;
    let removed = generation::prune(&context.data, keep, last.as_deref())?;
    Ok((served, removed))
}

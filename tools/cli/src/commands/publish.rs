//! `earshot publish`: the built generation becomes the one that is served.

use crate::args::PublishArgs;
use crate::context::Context;
use crate::failure::{Failure, Outcome};
use crate::output::{counted, grouped};
use crate::steps::Steps;
use earshot_catalog::{CatalogError, Generation, Snapshot, generation};
use earshot_indexer::Verified;

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

fn looked_at(verified: &Verified) -> String {
    format!(
        "verified {} and {}, {} of them found by their ids",
        counted(verified.podcasts, "podcast"),
        counted(verified.episodes, "episode"),
        grouped(verified.found_by_id)
    )
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
    let Some(built) = generation::partial(&context.data, context.catalog_options.patience)? else {
        return Err(CatalogError::NothingBuilt.into());
    };
    let Some(note) = built.built()? else { return Err(CatalogError::NothingBuilt.into()) };
    let mut steps = Steps::of(context, "publish");
    steps.begin("counting the tables", None);
    let tables = Snapshot::open(&built.tables(), &context.catalog_options)?;
    let statistics = tables.statistics()?;
    // What is damaged must not be served: every file is read through before anything is opened, but for those that are
    // served already. A broken generation vouches for nothing.
    let served = generation::current(&context.data).ok().flatten();
    built.count_rss(&tables, served.as_ref(), context.clock.now())?;
    let last = served.as_ref().map(|served| served.manifest.name.clone());
    let index = served.map(|served| served.index());
    steps.begin("verifying the index", None);
    let verified =
        earshot_indexer::verify_since(&built.index(), index.as_deref()).map_err(crate::serving::index_failure)?;
    steps.end();
    if (verified.podcasts, verified.episodes) != (statistics.podcasts, statistics.episodes) {
        return Err(Failure::ours(anyhow::anyhow!(
            "the tables hold {} podcasts and {} episodes, the index {} and {}",
            statistics.podcasts,
            statistics.episodes,
            verified.podcasts,
            verified.episodes
        ))
        .with_hint("build it anew with `earshot index --full`"));
    }
    if !context.json {
        context.say(&format!("publish: {}", looked_at(&verified)));
    }
    let served = generation::publish(&context.data, built, context.clock.now(), note.revision, note.parts, statistics)?;
    let removed = generation::prune(&context.data, keep, last.as_deref())?;
    Ok((served, removed))
}

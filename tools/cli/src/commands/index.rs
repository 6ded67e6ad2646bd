//! `earshot index`: builds tables and search index of the next generation, in a folder that is not served yet.

use crate::args::{IndexArgs, MeaningArg};
use crate::context::Context;
use crate::embedding::{StoredVectors, model_name};
use crate::failure::{CommandResult, Failure};
use crate::output::format_count;
use crate::part_source::{LiveSource, PartSource};
use crate::search_cluster::{ChangesSince, ClusterBuild, SearchCluster};
use crate::search_engines::{SearchEngines, open_local};
use crate::serve_sources::to_index_failure;
use crate::steps::StepProgress;
use earshot_catalog::{
    BuildManifest, ChartHistory, EmbeddingArchive, ExportedTables, Generation, GenerationDatabase, generation,
};
use earshot_indexer::{BuildError, BuildPlan, BuildProgress, BuildStep, EmbeddingSource, SearchBackend as _};
use earshot_model::{PodcastId, Timestamp};
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// With more parts than this, the build starts from scratch, because reading a podcast's live rows searches every part.
const MAX_INDEX_PARTS: usize = 24;

pub fn run(context: &Context, args: &IndexArgs) -> CommandResult {
    let built = build_index(context, args)?;
    let json = match &built {
        Some(exported) => serde_json::json!({
            "changed": true, "podcasts": exported.podcasts, "episodes": exported.episodes,
            "transcripts": exported.transcripts,
        }),
        None => serde_json::json!({ "changed": false }),
    };
    context.print_result(&json, || match &built {
        Some(exported) => format!("{} indexed, publish them with `earshot publish`", describe_tables(exported)),
        None => "nothing changed since the served generation".to_owned(),
    })
}

pub fn describe_tables(exported: &ExportedTables) -> String {
    format!(
        "{}, {} and {}",
        format_count(exported.podcasts, "podcast"),
        format_count(exported.episodes, "episode"),
        format_count(exported.transcripts, "transcript")
    )
}

/// Builds the next generation. Returns `None` when nothing changed since the served one.
pub fn build_index(context: &Context, args: &IndexArgs) -> CommandResult<Option<ExportedTables>> {
    let previous = if args.full { None } else { generation::open_current(&context.data)? };
    // Wrong options of a cluster fail now, not after the build.
    let engines = SearchEngines::new(&args.cluster.search, None)?;
    let previous = previous.filter(|previous| {
        let opened = open_local(&previous.index(), &previous.manifest.name);
        if let Err(error) = &opened {
            context.print_notice(&format!("building from scratch: {error}"));
        }
        opened.is_ok() && previous.manifest.parts.len() < MAX_INDEX_PARTS
    });

    // First, because it deletes files of earlier builds: on a full disk, nothing could be written before.
    let next = generation::start(&context.data, context.catalog_options.patience)?;
    let mut writer = context.writer("index")?;
    let mut steps = StepProgress::new(context, "index");
    steps.begin("exporting what changed", None);
    // New podcasts may match shows on charts.
    writer.match_chart_shows()?;
    writer.compact_charts()?;
    let has_charts = match &previous {
        Some(previous) => writer.has_current_charts(previous)?,
        None => false,
    };
    let after = previous.as_ref().map_or(0, |previous| previous.manifest.revision);
    // Before the export: whatever comes into the catalog later is not in the generation.
    let built_at = context.clock.now();
    let exported = writer.export(&next.tables(), &next.name, after)?;
    writer.export_charts(&next)?;
    // From here on only exported files are read, so other processes may write the catalog.
    drop(writer);
    if exported.podcasts == 0 && (previous.is_none() || has_charts) {
        std::fs::remove_dir_all(&next.path).map_err(Failure::internal)?;
        return match previous {
            Some(served) => {
                write_served_generation(context, args, &engines, &served)?;
                Ok(None)
            }
            None => {
                Err(Failure::input("there are no podcasts to index").with_advice("run `earshot ingest SOURCE` first"))
            }
        };
    }
    if let Some(previous) = &previous {
        generation::share_parts(previous, &next)?;
    }

    let mut plan = match &previous {
        Some(previous) => BuildPlan::incremental(next.index(), previous.index(), exported.removed.clone(), built_at),
        None => BuildPlan::full(next.index(), built_at),
    };
    if let Some(shards) = args.shards {
        plan.shards = shards as usize;
    } else {
        plan.shards = std::thread::available_parallelism().map_or(2, |cores| cores.get().min(8));
    }
    plan.embeddings = match args.meaning.meaning {
        Some(MeaningArg::Off) => EmbeddingSource::Off,
        Some(MeaningArg::Table) | None => EmbeddingSource::TermTable,
        Some(MeaningArg::Model) => requested_meaning(context, args)?,
    };
    // Chart positions are not part of documents: a new day of charts is exported as a whole, and no podcast is indexed
    // again for it.
    if !has_charts {
        plan.chart_positions = Some(ChartHistory::open(&next.charts(), &context.catalog_options)?.latest_positions()?);
    }
    let snapshot = GenerationDatabase::open(&next.tables(), &context.catalog_options)?;
    let source = PartSource { snapshot: &snapshot, name: &next.name };
    let on_progress = &mut |progress: BuildProgress| {
        let total = if progress.step == BuildStep::Reading { exported.podcasts } else { progress.total };
        steps.begin(step_name(progress.step), (total > 0).then_some(total));
        steps.advance(progress.done, total);
    };
    let report = earshot_indexer::build(&plan, source, on_progress).map_err(to_failure)?;
    steps.end();
    if (report.podcasts, report.episodes) != (exported.podcasts, exported.episodes) {
        return Err(Failure::internal(anyhow::anyhow!(
            "the tables hold {} podcasts and {} episodes, but {} and {} were indexed",
            exported.podcasts,
            exported.episodes,
            report.podcasts,
            report.episodes
        )));
    }

    let base = previous.as_ref().map(|previous| (previous.manifest.name.clone(), previous.index()));
    let mut parts = previous.map_or_else(Vec::new, |previous| previous.manifest.parts);
    let old_parts = parts.len();
    if exported.podcasts > 0 || !exported.removed.is_empty() {
        parts.push(next.name.clone());
    } else {
        // Charts alone are not a part: their files belong to the generation.
        generation::remove_part(&next, &next.name)?;
    }
    if let Some(cluster) = engines.cluster() {
        steps.begin("writing to the search cluster", None);
        let (tables, index) = (next.tables(), next.index());
        let changes = base.map(|(generation, index)| BuiltChanges {
            generation,
            index,
            parts: &parts[old_parts..],
            removed: &exported.removed,
        });
        let built =
            BuiltGeneration { name: &next.name, tables: &tables, index: &index, parts: &parts, built_at, changes };
        write_to_cluster(context, args, cluster, &built)?;
        steps.end();
    }
    // Last, because a generation that the cluster does not have must not be published.
    next.write_build_manifest(&BuildManifest { revision: exported.revision, parts })?;
    Ok(Some(exported))
}

/// A generation whose local index is complete.
struct BuiltGeneration<'a> {
    name: &'a str,
    tables: &'a Path,
    index: &'a Path,
    parts: &'a [String],
    built_at: Timestamp,
    /// `None` when all podcasts are to be written.
    changes: Option<BuiltChanges<'a>>,
}

/// What a generation has that the one before it does not have.
struct BuiltChanges<'a> {
    generation: String,
    index: PathBuf,
    parts: &'a [String],
    removed: &'a [PodcastId],
}

/// Writes the served generation to the cluster, unless it is there.
fn write_served_generation(
    context: &Context,
    args: &IndexArgs,
    engines: &SearchEngines,
    served: &Generation,
) -> CommandResult {
    let Some(cluster) = engines.cluster() else { return Ok(()) };
    let name = &served.manifest.name;
    let built_at = open_local(&served.index(), name).map_err(to_index_failure)?.built_at();
    if cluster.has(name, built_at)? {
        return Ok(());
    }
    let (tables, index, parts) = (served.tables(), served.index(), &served.manifest.parts);
    let built = BuiltGeneration { name, tables: &tables, index: &index, parts, built_at, changes: None };
    write_to_cluster(context, args, cluster, &built)
}

fn write_to_cluster(
    context: &Context,
    args: &IndexArgs,
    cluster: &SearchCluster,
    built: &BuiltGeneration<'_>,
) -> CommandResult {
    let snapshot = GenerationDatabase::open(built.tables, &context.catalog_options)?;
    let mut source = LiveSource { snapshot: &snapshot, parts: built.parts };
    let local = open_local(built.index, built.name).map_err(to_index_failure)?;
    let mut changed = built.changes.as_ref().map(|changes| LiveSource { snapshot: &snapshot, parts: changes.parts });
    let changes = match (&built.changes, &mut changed) {
        (Some(changes), Some(changed)) => Some(ChangesSince {
            generation: &changes.generation,
            built_at: open_local(&changes.index, &changes.generation).map_err(to_index_failure)?.built_at(),
            changed,
            removed: changes.removed,
        }),
        _ => None,
    };
    let scratch = tempfile::tempdir_in(context.data.path()).map_err(Failure::internal)?;
    let mut kept = generation::list(&context.data)?;
    kept.push(built.name.to_owned());
    let build = ClusterBuild {
        generation: built.name,
        built_at: built.built_at,
        shards: args.cluster.search_shards,
        replicas: args.cluster.search_replicas,
        kept: &kept,
        scratch: scratch.path().to_owned(),
        local: &local,
        clock: &context.clock,
    };
    let written = cluster.write(&build, &mut source, changes)?;
    context.print_notice(&format!(
        "index: the search cluster has generation {} with {} and {}{}",
        built.name,
        format_count(written.podcasts, "podcast"),
        format_count(written.episodes, "episode"),
        if written.is_incremental { ", of which only changed podcasts were sent" } else { "" }
    ));
    if written.lacks_vectors {
        context.print_notice(
            "index: the search cluster has no k-NN plugin, so searches by meaning stay with the local generation; with the plugin, write them by `earshot index --full`",
        );
    }
    Ok(())
}

/// Resolves the embeddings of the model that `earshot embed` used.
fn requested_meaning(context: &Context, args: &IndexArgs) -> CommandResult<EmbeddingSource> {
    let model = model_name(&args.meaning.model)?;
    let kept = EmbeddingArchive::open(&context.data, &model, &context.catalog_options)?;
    if kept.is_empty() {
        return Err(Failure::input(format!("there are no embeddings of the model {model}"))
            .with_advice("run `earshot embed` first"));
    }
    Ok(EmbeddingSource::Stored(Arc::new(StoredVectors(kept))))
}

fn step_name(step: BuildStep) -> &'static str {
    match step {
        BuildStep::Reading => "reading documents",
        BuildStep::Joining => "joining and checking shards",
        BuildStep::Suggestions => "completions and near spellings",
        BuildStep::Learning => "learning from a sample",
        BuildStep::Vectors => "vectors and topics",
    }
}

fn to_failure(error: BuildError) -> Failure {
    Failure::internal(error).with_advice("the served generation is unchanged; run the same command again")
}

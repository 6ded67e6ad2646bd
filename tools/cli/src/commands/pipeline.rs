//! `earshot pipeline`: runs all stages in sequence.

use super::{covers, crawl, index, ingest, publish, ratings, score};
use crate::args::{IndexArgs, PipelineArgs};
use crate::context::Context;
use crate::failure::CommandResult;
use crate::output::format_count;
use earshot_catalog::Generation;
use std::path::Path;
use std::time::Instant;

/// How many older generations are kept.
const KEPT_GENERATIONS: usize = 2;

pub fn run(context: &Context, args: &PipelineArgs) -> CommandResult {
    let ingested = time_stage(context, "ingest", || ingest::ingest_sources(context, &args.ingest))?;
    print_stage(context, &ingest::report_text(&ingested));
    if let Some(folder) = &args.covers_from {
        let report = time_stage(context, "covers", || covers::import_folder(context, folder))?;
        print_stage(context, &covers::describe_report(report));
    }
    let Some(served) = publish_from(context, &args.index, args.ratings_from.as_deref())? else {
        let json = serde_json::json!({ "ingest": ingest::report_json(&ingested), "changed": false });
        return context.print_result(&json, || "nothing changed since the served generation".to_owned());
    };
    let json = serde_json::json!({
        "ingest": ingest::report_json(&ingested), "changed": true, "generation": served.manifest.name,
        "podcasts": served.manifest.statistics.podcasts, "episodes": served.manifest.statistics.episodes,
        "transcripts": served.manifest.statistics.transcripts,
    });
    context.print_result(&json, || publish::describe_generation(&served))
}

/// Runs the stages after ingest. Returns `None` when nothing changed since the served generation.
pub fn publish_changes(context: &Context, args: &IndexArgs) -> CommandResult<Option<Generation>> {
    publish_from(context, args, None)
}

/// Runs the stages after ingest, and imports saved payloads of ratings between crawl and score: shows are matched by
/// links that the crawl finds, and scores use the ratings.
fn publish_from(context: &Context, args: &IndexArgs, payloads: Option<&Path>) -> CommandResult<Option<Generation>> {
    let crawled = time_stage(context, "crawl", || crawl::crawl_feed_links(context))?;
    print_stage(
        context,
        &format!("{} processed, {}", format_count(crawled.podcasts, "podcast"), format_count(crawled.links, "link")),
    );
    if let Some(folder) = payloads {
        let report = time_stage(context, "ratings", || ratings::import_folder(context, folder))?;
        print_stage(context, &ratings::describe_report(&report));
    }
    let scored = time_stage(context, "score", || score::score_catalog(context, false))?;
    print_stage(context, &score::report_text(&scored));
    let Some(exported) = time_stage(context, "index", || index::build_index(context, args))? else { return Ok(None) };
    print_stage(context, &index::describe_tables(&exported));
    let (served, _) = time_stage(context, "publish", || publish::publish_generation(context, KEPT_GENERATIONS))?;
    Ok(Some(served))
}

fn time_stage<T>(context: &Context, stage: &str, work: impl FnOnce() -> CommandResult<T>) -> CommandResult<T> {
    let started = Instant::now();
    let result = work()?;
    if !context.json {
        context.print_notice(&format!("-- {stage}: {:.1} s", started.elapsed().as_secs_f64()));
    }
    Ok(result)
}

fn print_stage(context: &Context, text: &str) {
    if !context.json {
        context.print_notice(text);
    }
}

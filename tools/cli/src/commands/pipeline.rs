//! `earshot pipeline`: all stages, one after the other.

use super::{crawl, index, ingest, publish, ratings, score};
use crate::args::{IndexArgs, PipelineArgs};
use crate::context::Context;
use crate::failure::Outcome;
use crate::output::counted;
use earshot_catalog::Generation;
use std::path::Path;
use std::time::Instant;

/// Older generations to keep.
const KEEP: usize = 2;

pub fn run(context: &Context, args: &PipelineArgs) -> Outcome {
    let ingested = timed(context, "ingest", || ingest::ingest(context, &args.ingest))?;
    say(context, &ingest::report_text(&ingested));
    let Some(served) = publish_from(context, &args.index, args.ratings_from.as_deref())? else {
        let json = serde_json::json!({ "ingest": ingest::report_json(&ingested), "changed": false });
        return context.result(&json, || "nothing changed since the generation that is served".to_owned());
    };
    let json = serde_json::json!({
        "ingest": ingest::report_json(&ingested), "changed": true, "generation": served.manifest.name,
        "podcasts": served.manifest.statistics.podcasts, "episodes": served.manifest.statistics.episodes,
        "transcripts": served.manifest.statistics.transcripts,
    });
    context.result(&json, || publish::described(&served))
}

/// The stages after ingest; `None` when nothing changed since the generation that is served.
pub fn publish_changes(context: &Context, args: &IndexArgs) -> Outcome<Option<Generation>> {
    publish_from(context, args, None)
}

/// The same, with saved payloads of ratings: shows are known by their links, so they are read after these, and scores are
/// made of both.
fn publish_from(context: &Context, args: &IndexArgs, payloads: Option<&Path>) -> Outcome<Option<Generation>> {
    let crawled = timed(context, "crawl", || crawl::crawl(context))?;
    say(context, &format!("{} looked at, {}", counted(crawled.podcasts, "podcast"), counted(crawled.links, "link")));
    if let Some(folder) = payloads {
        let report = timed(context, "ratings", || ratings::import_folder(context, folder))?;
        say(context, &ratings::described(&report));
    }
    let scored = timed(context, "score", || score::score(context, false))?;
    say(context, &score::report_text(&scored));
    let Some(exported) = timed(context, "index", || index::build(context, args))? else { return Ok(None) };
    say(context, &index::described(&exported));
    let (served, _) = timed(context, "publish", || publish::publish(context, KEEP))?;
    Ok(Some(served))
}

fn timed<T>(context: &Context, stage: &str, work: impl FnOnce() -> Outcome<T>) -> Outcome<T> {
    let started = Instant::now();
    let result = work()?;
    if !context.json {
        context.say(&format!("-- {stage}: {:.1} s", started.elapsed().as_secs_f64()));
    }
    Ok(result)
}

fn say(context: &Context, text: &str) {
    if !context.json {
        context.say(text);
    }
}

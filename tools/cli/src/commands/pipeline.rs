//! `earshot pipeline`: all stages, one after the other.

use super::{crawl, index, ingest, publish, score};
use crate::args::{IndexArgs, PipelineArgs};
use crate::context::Context;
use crate::failure::Outcome;
use crate::output::counted;
use earshot_catalog::Generation;
use std::time::Instant;

/// Older generations to keep.
const KEEP: usize = 2;

pub fn run(context: &Context, args: &PipelineArgs) -> Outcome {
    let ingested = timed(context, "ingest", || ingest::ingest(context, &args.ingest))?;
    say(context, &ingest::report_text(&ingested));
    let Some(served) = publish_changes(context, &args.index)? else {
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
    let crawled = timed(context, "crawl", || crawl::crawl(context))?;
    say(context, &format!("{} looked at, {}", counted(crawled.podcasts, "podcast"), counted(crawled.links, "link")));
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

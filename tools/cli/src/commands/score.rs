//! `earshot score`

use crate::args::ScoreArgs;
use crate::context::Context;
use crate::failure::Outcome;
use crate::output::counted;
use earshot_scoring::{ScoreReport, score_podcasts};

pub fn run(context: &Context, args: &ScoreArgs) -> Outcome {
    let report = score(context, args.all)?;
    let json = serde_json::json!({ "podcasts": report.podcasts });
    context.result(&json, || format!("{} scored", counted(report.podcasts, "podcast")))
}

pub fn score(context: &Context, all: bool) -> Outcome<ScoreReport> {
    let mut writer = context.writer("score")?;
    if all {
        writer.score_all_again()?;
    }
    let bar = context.progress("scoring", Some(writer.count_podcasts_to_score()?));
    let report = score_podcasts(&mut writer, &context.clock, |done| bar.set_position(done))?;
    bar.finish_and_clear();
    Ok(report)
}

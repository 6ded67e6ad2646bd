//! `earshot score`

use crate::args::ScoreArgs;
use crate::context::Context;
use crate::failure::CommandResult;
use crate::output::format_count;
use earshot_scoring::{
    CreditReport, MachineReport, ScoreReport, classify_podcasts, credit_podcasts, make_podcasts_due, score_podcasts,
};

/// Counts of the stage: scores, and people and sponsors extracted from texts.
pub struct ScoreResult {
    pub scores: ScoreReport,
    /// Podcasts whose chart positions changed enough to affect the score.
    pub charting_podcasts: u64,
    pub credits: CreditReport,
    /// Signals of machine-generated shows.
    pub machine: MachineReport,
}

pub fn run(context: &Context, args: &ScoreArgs) -> CommandResult {
    let scored = score_catalog(context, args.all)?;
    let CreditReport { podcasts, episodes, people, sponsors } = scored.credits;
    let json = serde_json::json!({
        "podcasts": scored.scores.podcasts,
        "charting": scored.charting_podcasts,
        "credits": { "podcasts": podcasts, "episodes": episodes, "people": people, "sponsors": sponsors },
        "machine": {
            "podcasts": scored.machine.podcasts, "likely": scored.machine.likely_machine_made, "again": scored.machine.reclassified,
        },
    });
    context.print_result(&json, || report_text(&scored))
}

pub fn report_text(scored: &ScoreResult) -> String {
    let CreditReport { episodes, people, sponsors, .. } = scored.credits;
    format!(
        "{} scored; {} read: {} people and {}; of {} checked, {} are likely machine-generated",
        format_count(scored.scores.podcasts, "podcast"),
        format_count(episodes, "episode"),
        people,
        format_count(sponsors, "sponsor"),
        format_count(scored.machine.podcasts, "podcast"),
        scored.machine.likely_machine_made
    )
}

pub fn score_catalog(context: &Context, all: bool) -> CommandResult<ScoreResult> {
    let mut writer = context.writer("score")?;
    if all {
        writer.make_all_scores_due()?;
    }
    let charting = make_podcasts_due(&mut writer, &context.clock)?;
    // Before the scores, of which guests are an input.
    let bar = context.progress_bar("people", Some(0));
    let credits = credit_podcasts(&mut writer, |done, total| {
        bar.set_length(total);
        bar.set_position(done);
    })?;
    bar.finish_and_clear();
    let bar = context.progress_bar("scoring", Some(writer.count_podcasts_to_score()?));
    let scores = score_podcasts(&mut writer, &context.clock, |done| bar.set_position(done))?;
    bar.finish_and_clear();
    let bar = context.progress_bar("machine-made", Some(0));
    let machine = classify_podcasts(&mut writer, |done, total| {
        bar.set_length(total);
        bar.set_position(done);
    })?;
    bar.finish_and_clear();
    Ok(ScoreResult { scores, charting_podcasts: charting, credits, machine })
}

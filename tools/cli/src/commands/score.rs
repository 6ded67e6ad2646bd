//! `earshot score`

use crate::args::ScoreArgs;
use crate::context::Context;
use crate::failure::Outcome;
use crate::output::counted;
use earshot_scoring::{
    CreditReport, MachineReport, ScoreReport, credit_podcasts, find_podcasts_to_score, score_podcasts, weigh_podcasts,
};

/// What the stage did: scores, and people and sponsors that were read of texts.
pub struct Scored {
    pub scores: ScoreReport,
    /// Podcasts whose places on charts changed enough to count.
    pub charting: u64,
    pub credits: CreditReport,
    /// Signs of shows that machines make.
    pub machine: MachineReport,
}

pub fn run(context: &Context, args: &ScoreArgs) -> Outcome {
    let scored = score(context, args.all)?;
    let CreditReport { podcasts, episodes, people, sponsors } = scored.credits;
    let json = serde_json::json!({
        "podcasts": scored.scores.podcasts,
        "charting": scored.charting,
        "credits": { "podcasts": podcasts, "episodes": episodes, "people": people, "sponsors": sponsors },
        "machine": {
            "podcasts": scored.machine.podcasts, "likely": scored.machine.likely, "again": scored.machine.again,
        },
    });
    context.result(&json, || report_text(&scored))
}

pub fn report_text(scored: &Scored) -> String {
    let CreditReport { episodes, people, sponsors, .. } = scored.credits;
    format!(
        "{} scored; {} read: {} people and {}; of {} weighed, {} likely made by machine",
        counted(scored.scores.podcasts, "podcast"),
        counted(episodes, "episode"),
        people,
        counted(sponsors, "sponsor"),
        counted(scored.machine.podcasts, "podcast"),
        scored.machine.likely
    )
}

pub fn score(context: &Context, all: bool) -> Outcome<Scored> {
    let mut writer = context.writer("score")?;
    if all {
        writer.score_all_again()?;
    }
    let charting = find_podcasts_to_score(&mut writer, &context.clock)?;
    let bar = context.progress("scoring", Some(writer.count_podcasts_to_score()?));
    let scores = score_podcasts(&mut writer, &context.clock, |done| bar.set_position(done))?;
    bar.finish_and_clear();
    let bar = context.progress("people", Some(0));
    let credits = credit_podcasts(&mut writer, |done, total| {
        bar.set_length(total);
        bar.set_position(done);
    })?;
    bar.finish_and_clear();
    let bar = context.progress("machine-made", Some(0));
    let machine = weigh_podcasts(&mut writer, |done, total| {
        bar.set_length(total);
        bar.set_position(done);
    })?;
    bar.finish_and_clear();
    Ok(Scored { scores, charting, credits, machine })
}

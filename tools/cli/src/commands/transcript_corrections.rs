//! Corrections of transcripts that administrators accepted, as `earshot transcribe` and `earshot watch` write them into the
//! catalog (decision 089).

use crate::context::Context;
use crate::failure::CommandResult;
use crate::serve_sources::to_database_failure;
use earshot_app::Db;
use earshot_model::transcript::CorrectionFit;
use tokio::runtime::Handle;

/// Corrections of one round. The others wait for the next one.
const MAX_PER_ROUND: u64 = 200;

/// Writes accepted corrections into their transcripts. Returns how many they have. A process that is killed after one of
/// them finds it in the catalog the next time, and only records that.
pub fn apply_accepted_corrections(context: &Context, command: &str, db: &Db, runtime: &Handle) -> CommandResult<u64> {
    let accepted = runtime.block_on(db.accepted_transcript_corrections(MAX_PER_ROUND)).map_err(to_database_failure)?;
    // The catalog stays closed when there is nothing to write.
    if accepted.is_empty() {
        return Ok(0);
    }
    let mut writer = context.writer(command)?;
    writer.use_small_units();
    let mut applied = 0;
    for correction in &accepted {
        let fit = writer.correct_transcript(correction.episode, &correction.change, context.clock.now())?;
        let is_applied = fit != CorrectionFit::Outdated;
        runtime.block_on(db.finish_transcript_correction(correction.id, is_applied)).map_err(to_database_failure)?;
        applied += u64::from(is_applied);
        tracing::info!(correction = %correction.id, episode = %correction.episode, is_applied, "correction of a transcript");
    }
    Ok(applied)
}

//! Corrections of facts that administrators accepted, as `earshot watch` and `earshot transcribe` write them into the
//! catalog, so that filters find what pages show (decision 084).

use crate::context::Context;
use crate::failure::CommandResult;
use crate::serve_sources::to_database_failure;
use earshot_app::{CorrectionState, Db};
use earshot_model::CorrectedFact;
use tokio::runtime::Handle;

/// The corrected facts that this process wrote last; none before the first round.
#[derive(Debug, Default)]
pub struct CorrectedFacts(Option<Vec<CorrectedFact>>);

impl CorrectedFacts {
    /// Writes the accepted facts into the catalog. Returns how many podcasts have changed. The catalog stays closed while
    /// the facts are those of the last round.
    pub fn write(&mut self, context: &Context, command: &str, db: &Db, runtime: &Handle) -> CommandResult<usize> {
        let accepted = runtime.block_on(db.accepted_facts()).map_err(to_database_failure)?;
        if self.0.as_ref() == Some(&accepted) {
            return Ok(0);
        }
        if self.0.is_none() && accepted.is_empty() {
            // One that was accepted before may have been refused since.
            let refused = runtime.block_on(db.fact_corrections(CorrectionState::Refused));
            if refused.map_err(to_database_failure)?.is_empty() {
                self.0 = Some(accepted);
                return Ok(0);
            }
        }
        let mut writer = context.writer(command)?;
        writer.use_small_units();
        let changed = writer.put_corrected_facts(&accepted)?;
        tracing::info!(facts = accepted.len(), changed, "corrected facts of podcasts");
        self.0 = Some(accepted);
        Ok(changed)
    }
}

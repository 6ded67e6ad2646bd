//! The common parts of exports of other things than podcasts: their body, their charge and their response.

use super::request::{invalid, parse_limit, require_limit};
use earshot_api_content::exports::SheetDownload;
use earshot_api_content::search::REPEATS_FREE_FOR;
use earshot_api_server::metering::{ChargeKey, ReservationGuard};
use earshot_api_server::prelude::*;
use earshot_export::{Sheet, SheetFormat};
use earshot_model::Meter;
use sha2::{Digest, Sha256};

/// Format and size of a sheet.
pub(super) struct SheetChoice {
    format: SheetFormat,
    with_bom: bool,
    limit: Option<usize>,
    /// Most rows that the plan exports at once.
    max: usize,
}

/// A request for a sheet.
pub(super) struct SheetExport<'a> {
    pub state: &'a AppState,
    pub caller: &'a Caller,
    pub origin: &'a RequestOrigin,
    pub choice: SheetChoice,
}

impl SheetChoice {
    /// Parses format and number of rows; `None` is all of them.
    ///
    /// # Errors
    /// When the format is unknown, or the plan does not export as many rows.
    pub(super) fn parse(
        caller: &Caller,
        format: Option<&str>,
        bom: Option<bool>,
        limit: Option<i64>,
    ) -> Result<Self, ApiError> {
        let format = match format {
            None => SheetFormat::Csv,
            Some(name) => SheetFormat::parse(name).ok_or_else(unknown_format)?,
        };
        let limit = parse_limit(limit)?;
        require_limit(limit, caller.tier, "rows")?;
        Ok(Self { format, with_bom: bom == Some(true), limit, max: caller.tier.limits().max_export_entries })
    }

    /// Number of rows to read. Without a limit, one more than the plan exports shows whether there are more.
    pub(super) fn rows_to_read(&self) -> usize {
        self.limit.unwrap_or(self.max + 1)
    }

    /// Whether all rows are exported, so that more than the plan exports are an error.
    pub(super) fn is_whole(&self) -> bool {
        self.limit.is_none()
    }
}

fn unknown_format() -> ApiError {
    let names: Vec<&str> = SheetFormat::ALL.iter().map(|format| format.as_export_format().as_str()).collect();
    invalid("/format", &format!("must be one of {}", names.join(", ")))
}

impl SheetExport<'_> {
    /// Reserves one export. A repeat with the same body and rows is free for 15 minutes.
    ///
    /// # Errors
    /// When the plan's exports are used up.
    pub(super) async fn reserve(
        &self,
        source: &str,
        body: &impl Serialize,
        ids: Vec<String>,
    ) -> Result<ReservationGuard, ApiError> {
        let key = self.charge_key(source, body, ids);
        self.state.metering.reserve(&self.caller.payer(), Meter::Exports, key).await
    }

    /// Binds a reservation to the rows that were found.
    ///
    /// # Errors
    /// When they have to be charged, and the plan's exports are used up.
    pub(super) async fn bind(
        &self,
        reservation: ReservationGuard,
        source: &str,
        body: &impl Serialize,
        ids: Vec<String>,
    ) -> Result<ReservationGuard, ApiError> {
        let content = self.charge_key(source, body, ids);
        self.state.metering.bind_to_content(&self.caller.payer(), reservation, content).await
    }

    fn charge_key(&self, source: &str, body: &impl Serialize, ids: Vec<String>) -> ChargeKey {
        let free_until = self.state.clock.now() + REPEATS_FREE_FOR;
        ChargeKey { text: charge_key_text(source, body, ids), free_until }
    }

    /// Sends the file, and records the export in the audit log.
    pub(super) async fn send<Row: Send + 'static>(
        self,
        reservation: ReservationGuard,
        sheet: Sheet<Row>,
        file_stem: &str,
    ) -> Result<Response, ApiError> {
        let Self { state, caller, origin, choice } = self;
        let what = format!("{} rows of {file_stem} as {}", sheet.rows.len(), choice.format.as_export_format().as_str());
        let download = SheetDownload {
            sheet,
            format: choice.format,
            with_bom: choice.with_bom,
            file_stem: file_stem.to_owned(),
            exported_on: state.clock.now().date_naive(),
        };
        let response = download.send(reservation).await?;
        record_export(state, caller, origin, what).await;
        Ok(response)
    }
}

/// Records the export in the audit log.
pub(super) async fn record_export(state: &AppState, caller: &Caller, origin: &RequestOrigin, what: String) {
    if let Some(account) = &caller.account {
        origin.record_team_event(&state.db, account, AuditAction::PodcastsExported, Some(what)).await;
    }
}

/// Identifies an export by its request and what it contains, so that a repeat of it is recognized.
pub(super) fn charge_key_text(source: &str, body: &impl Serialize, mut ids: Vec<String>) -> String {
    // The order of a search may change without what it finds.
    ids.sort_unstable();
    let content = serde_json::to_vec(&(body, ids)).unwrap_or_default();
    format!("{source} {}", hex::encode(&Sha256::digest(&content)[..16]))
}

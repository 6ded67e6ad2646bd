//! `GET /api/v1/public/health`

use earshot_api_server::prelude::*;

/// The state of the service.
#[view]
pub struct HealthData {
    /// `ok`, or `empty` before the first generation is published.
    state: String,
    /// The served generation.
    generation: Option<String>,
    /// Version of the program.
    version: String,
}

/// Returns whether the API is up.
#[endpoint(
    get "/api/v1/public/health",
    (status = 200, description = "The API is up", body = Envelope<HealthData>),
    security(())
)]
pub async fn get_health(state: AppState) -> Envelope<HealthData> {
    let generation = state.generations.current_name();
    let word = if generation.is_some() { "ok" } else { "empty" };
    Envelope::new(HealthData { state: word.to_owned(), generation, version: env!("CARGO_PKG_VERSION").to_owned() })
}

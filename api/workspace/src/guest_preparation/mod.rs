//! Guest preparation (spec 3, Guest prep response): the questions of a show, and what to do before the recording.

pub mod email;
pub mod generate;
mod view;

use crate::guest_profiles::find_profile;
use earshot_api_content::assistance::{ShowDetail, guest_facts, read_show, run_charged_assist};
use earshot_api_content::lookup::snapshot_of;
use earshot_api_server::prelude::*;
use earshot_assist::agent::Generated;
use earshot_assist::guest_preparation::GuestPreparation;
use futures::FutureExt as _;

/// Prepares a guest for a podcast: one AI assist. Returns the title of the podcast with the preparation.
async fn prepare(
    state: &AppState,
    account: &Account,
    podcast: &str,
    guest: Option<&str>,
) -> Result<(String, Generated<GuestPreparation>), ApiError> {
    let guest = match guest {
        Some(key) => Some(guest_facts(&find_profile(state, account, key).await?)),
        None => None,
    };
    let show = read_show(state, account, podcast, ShowDetail::PREPARATION).await?;
    let podcast = snapshot_of(&show.document);
    let requested_at = state.clock.now();
    let facts = show.facts;
    let work = run_charged_assist(state, account, move |assistant| {
        async move { assistant.guest_preparation(guest.as_ref(), &facts).await }.boxed()
    });
    let made = work.await?;
    // The preparation is there and paid for, so that the history may lack it rather than the caller.
    if let Err(error) = state.db.record_guest_preparation(account, &podcast, requested_at).await {
        tracing::warn!(error = &error as &dyn std::error::Error, "a guest preparation is not in the history");
    }
    Ok((podcast.title, made))
}

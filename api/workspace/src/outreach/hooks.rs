//! `GET /api/v1/guest-profiles/{guestProfileId}/outreach-hooks`

use super::check::find_last_contact;
use crate::guest_profiles::find_profile;
use earshot_api_content::assistance::{ShowDetail, guest_facts, read_show, run_rules};
use earshot_api_content::views::{HookView, LastContactView};
use earshot_api_server::prelude::*;
use earshot_assist::outreach::hook_candidates;

/// The podcast.
#[parameters]
#[serde(deny_unknown_fields)]
pub struct OutreachHooksParameters {
    /// ID or slug of the podcast.
    podcast_id: String,
}

/// The hooks and facts for a pitch.
#[view]
pub struct OutreachHooksData {
    /// Concrete reasons to write to the show, the strongest first.
    hooks: Vec<HookView>,
    /// The facts of the show.
    facts: OutreachFactsView,
}

/// The facts of a show, for the writer.
#[view]
pub struct OutreachFactsView {
    /// ID of the podcast.
    podcast_id: String,
    /// Slug of the podcast.
    slug: String,
    /// Title of the podcast.
    title: String,
    /// Names of the hosts.
    host_names: Vec<String>,
    /// When the newest episode was published; `null` when that is unknown.
    last_published_at: Option<TimestampView>,
    /// Whether the show takes guests; `null` when that is unknown or the plan hides it.
    takes_guests: Option<bool>,
    /// The address for pitches, if the plan shows it; `null` without one.
    contact_email: Option<String>,
    /// Whether the podcast opted out of being contacted. No pitch is written then.
    is_opted_out: bool,
    /// Whether the podcast is on the team's blacklist. No pitch is written then.
    is_blacklisted: bool,
    /// The last contact of the team with the podcast; `null` without one.
    last_contact: Option<LastContactView>,
}

/// Returns reasons for a guest to write to a podcast, with the facts behind them. It is free.
#[endpoint(
    get "/api/v1/guest-profiles/{guestProfileId}/outreach-hooks",
    params(("guestProfileId" = String, Path, description = "ID or slug of the guest profile, or of its project."), OutreachHooksParameters),
    (status = 200, description = "The hooks", body = Envelope<OutreachHooksData>),
    (status = 400, description = "A parameter is missing"),
    (status = 404, description = "Podcast or guest profile not found"),
    security(("apiKey" = ["read"]), ("session" = []))
)]
pub async fn get_outreach_hooks(
    state: AppState,
    SignedInAccount(account): SignedInAccount,
    ApiPath(profile): ApiPath<String>,
    ApiQuery(parameters): ApiQuery<OutreachHooksParameters>,
) -> Result<Envelope<OutreachHooksData>, ApiError> {
    let profile = find_profile(&state, &account, &profile).await?;
    let show = read_show(&state, &account, &parameters.podcast_id, ShowDetail::FULL).await?;
    let last_contact = find_last_contact(&state, &account, show.document.podcast.id, None).await?;
    let (facts, now) = (show.facts, state.clock.now());
    let view = OutreachFactsView {
        podcast_id: facts.id.clone(),
        slug: facts.slug.clone(),
        title: facts.title.clone(),
        host_names: facts.host_names.clone(),
        last_published_at: facts.last_published.map(Into::into),
        takes_guests: facts.takes_guests,
        contact_email: facts.contact_email.clone(),
        is_opted_out: facts.is_opted_out,
        is_blacklisted: facts.is_blacklisted,
        last_contact,
    };
    let guest = guest_facts(&profile);
    let hooks = run_rules(&state, &account, move |statistics| hook_candidates(&guest, &facts, statistics, now)).await?;
    Ok(Envelope::new(OutreachHooksData { hooks: hooks.into_iter().map(Into::into).collect(), facts: view }))
}

//! `GET /api/v1/auth/me`

use earshot_api_content::views::{DOWNLOAD_FORMATS, format_name, user_photo_path};
use earshot_api_server::metering::Metering;
use earshot_api_server::prelude::*;
use earshot_model::search::{FILTERS, RestrictedField};
use earshot_model::{Meter, Tier};

/// The caller and what their plan allows.
#[view]
pub struct MeData {
    /// The signed-in user; `null` without a session or key.
    user: Option<UserView>,
    /// What the caller's plan allows.
    limits: LimitsView,
}

/// The signed-in user with plan and team.
#[view]
pub struct UserView {
    /// ID of the user.
    id: String,
    /// The email address.
    email: String,
    /// The name shown in the app; `null` until one is chosen.
    display_name: Option<String>,
    /// Path of the photo on this server, 160 pixels wide; `/80` and `/480` are its other sizes. `null` without a photo.
    photo_path: Option<String>,
    /// free, individual, business, agency or admin.
    plan: String,
    /// ID of the user's team.
    team_id: String,
    /// When the account was created.
    created_at: TimestampView,
}

/// The limits of the plan (spec 6 and 9).
#[view]
pub struct LimitsView {
    /// public when not signed in, otherwise the user's plan.
    tier: String,
    /// How many searches the plan allows; `null` is unlimited.
    searches: Option<SearchLimitView>,
    /// How many calls of each kind the plan allows. `x-cost` of an operation names the kind that it costs.
    allowances: Vec<AllowanceView>,
    /// Maximum number of results of one search, over all its pages.
    max_results_per_search: usize,
    /// Whether the plan includes team members, in any number.
    team_members: bool,
    /// Whether the plan includes API keys.
    api_access: bool,
    /// Whether the caller sees primary contacts.
    sees_primary_contacts: bool,
    /// Whether the caller sees all contacts.
    sees_contacts: bool,
    /// Whether the caller sees ratings, followers and plays.
    sees_socials: bool,
    /// Whether the caller sees Apple IDs and countries.
    sees_apple_id: bool,
    /// Whether the caller may set the page size.
    sets_page_size: bool,
    /// Whether the caller may read whole transcripts.
    reads_transcripts: bool,
    /// Formats for downloads of transcripts: txt, vtt, sentence-vtt.
    transcript_formats: Vec<String>,
    /// Search filters that the plan includes.
    search_filters: Vec<String>,
}

/// How many searches the plan allows per period.
#[view]
pub struct SearchLimitView {
    /// Number of searches.
    count: u32,
    /// The period: `day` or `month`.
    period: String,
}

/// How many calls of one kind the plan allows per period.
#[view]
pub struct AllowanceView {
    /// The kind: searches, ai-assist, advanced-contacts, exports, transcript-downloads or transcription-requests.
    meter: String,
    /// The name of the kind.
    label: String,
    /// Number of calls; `null` is unlimited, 0 is not included.
    count: Option<u32>,
    /// The period: `day` or `month`; `null` when unlimited.
    period: Option<String>,
}

/// Returns the signed-in user and their limits; `user` is null without a session or key.
#[endpoint(
    get "/api/v1/auth/me",
    (status = 200, description = "The caller and their limits", body = Envelope<MeData>),
    (status = 401, description = "The key is not valid"),
    security((), ("apiKey" = []), ("session" = []))
)]
pub async fn get_me(state: AppState, caller: Caller) -> Result<Envelope<MeData>, ApiError> {
    Ok(Envelope::new(MeData::of(&caller, &state.metering)))
}

impl MeData {
    pub fn of(caller: &Caller, metering: &Metering) -> Self {
        let user = caller.account.as_ref().map(|account| UserView {
            id: account.user_id.to_string(),
            email: account.email.clone(),
            display_name: account.display_name.clone(),
            photo_path: user_photo_path(account.user_id, account.photo),
            plan: account.tier.as_str().to_owned(),
            team_id: account.team_id.to_string(),
            created_at: account.created_at.into(),
        });
        Self { user, limits: LimitsView::of(caller.tier, metering) }
    }
}

impl LimitsView {
    fn of(tier: Tier, metering: &Metering) -> Self {
        let limits = tier.limits();
        let searches = metering
            .quota_of(tier, Meter::Searches)
            .map(|(count, period)| SearchLimitView { count, period: period.as_str().to_owned() });
        let filters = FILTERS.iter().filter(|rule| tier >= rule.from).map(|rule| rule.name.to_owned());
        Self {
            tier: tier.as_str().to_owned(),
            searches,
            allowances: Meter::of_calls().map(|meter| AllowanceView::of(meter, tier, metering)).collect(),
            max_results_per_search: limits.max_results_per_search,
            team_members: limits.team_members,
            api_access: limits.api_access,
            sees_primary_contacts: limits.sees_primary_contacts,
            sees_contacts: limits.sees_contacts,
            sees_socials: tier.can_see(RestrictedField::Socials),
            sees_apple_id: tier.can_see(RestrictedField::AppleId),
            sets_page_size: limits.sets_page_size,
            // Spec 7: transcripts are for users.
            reads_transcripts: tier > Tier::Public,
            transcript_formats: DOWNLOAD_FORMATS
                .into_iter()
                .filter(|format| limits.allows_download(*format))
                .map(|format| format_name(format).to_owned())
                .collect(),
            search_filters: filters.collect(),
        }
    }
}

impl AllowanceView {
    fn of(meter: Meter, tier: Tier, metering: &Metering) -> Self {
        let quota = metering.quota_of(tier, meter);
        Self {
            meter: meter.as_str().to_owned(),
            label: meter.label().to_owned(),
            count: quota.map(|(count, _)| count),
            period: quota.map(|(_, period)| period.as_str().to_owned()),
        }
    }
}

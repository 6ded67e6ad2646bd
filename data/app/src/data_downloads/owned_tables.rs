//! Which rows of which tables are data of a person or of a team. A test fails when a table is in none of the lists.

/// How the rows of a person or of a team are found in a table.
#[derive(Clone, Copy, Debug)]
pub enum RowOwner {
    /// A column has the id.
    Column(&'static str),
    /// A column has the id, and another one, which is a boolean, is true.
    Flagged(&'static str, &'static str),
    /// A column has the id of a row of another table in this list.
    Parent(&'static str, &'static str),
    /// The subject of a quota.
    Subject,
}

/// A table with data of people or of teams.
#[derive(Clone, Copy, Debug)]
pub struct OwnedTableRule {
    pub table: &'static str,
    /// The rows of a person; `None` when what they do in it belongs to their team.
    pub user: Option<RowOwner>,
    /// The rows of a team; `None` when they belong to its members alone.
    pub team: Option<RowOwner>,
    /// Columns that are left out: secrets, their hashes, and what only serves the database.
    pub hidden: &'static [&'static str],
}

use RowOwner::{Column, Flagged, Parent, Subject};

const fn of_user(table: &'static str, owner: RowOwner) -> OwnedTableRule {
    OwnedTableRule { table, user: Some(owner), team: None, hidden: &[] }
}

const fn of_team(table: &'static str, owner: RowOwner) -> OwnedTableRule {
    OwnedTableRule { table, user: None, team: Some(owner), hidden: &[] }
}

impl OwnedTableRule {
    const fn without(mut self, hidden: &'static [&'static str]) -> Self {
        self.hidden = hidden;
        self
    }

    const fn and_of_user(mut self, owner: RowOwner) -> Self {
        self.user = Some(owner);
        self
    }
}

const TEAM: RowOwner = Column("team_id");
const USER: RowOwner = Column("user_id");

/// All tables with data of people or of teams. A parent comes before what refers to it.
pub const OWNED_TABLES: &[OwnedTableRule] = &[
    // People.
    of_user("users", Column("id")).without(&["email_key", "email_skeleton"]),
    of_user("user_profiles", USER),
    of_user("user_preferences", USER),
    of_user("sessions", USER).without(&["token_hash"]),
    of_user("passkeys", USER).without(&["credential"]),
    of_user("search_history", USER),
    of_user("saved_search_states", USER),
    of_user("default_views", USER),
    of_user("contact_reports", USER),
    of_user("podcast_claims", USER).without(&["token_hash"]),
    of_user("podcast_statements", Parent("claim_id", "podcast_claims")),
    of_user("fact_corrections", Column("reported_by")).without(&["decided_by"]),
    of_user("transcript_corrections", Column("suggested_by")).without(&["decided_by"]),
    of_user("outreach_templates", Column("owner_user_id")),
    of_user("data_downloads", USER),
    // Teams, with what a member does in person beside them.
    of_team("teams", Column("id")),
    of_team("memberships", TEAM).and_of_user(USER),
    of_team("invitations", TEAM).without(&["email_key", "token_hash"]),
    of_team("team_settings", TEAM),
    of_team("team_billing", TEAM),
    of_team("billing_events", TEAM),
    of_team("api_keys", TEAM).and_of_user(USER).without(&["key_hash"]),
    of_team("logged_requests", TEAM),
    // Where and with what somebody signed in is theirs.
    of_team("audit_log", TEAM).and_of_user(USER).without(&["place", "device"]),
    of_team("usage_counters", Subject),
    of_team("usage_paid", Subject),
    of_team("usage_days", TEAM).and_of_user(USER),
    of_team("saved_searches", Flagged("team_id", "shared")).and_of_user(USER),
    of_team("custom_prompts", TEAM),
    of_team("team_podcasts", TEAM).without(&["text_key"]),
    // Lists.
    of_team("projects", TEAM),
    of_team("listed_podcasts", TEAM),
    of_team("project_activity", TEAM),
    of_team("project_views", Parent("project_id", "projects")),
    of_team("project_shares", Parent("project_id", "projects")).without(&["token_hash"]),
    of_team("share_answers", Parent("share_id", "project_shares")),
    of_team("changes", TEAM),
    of_team("pitches", TEAM),
    of_team("auto_fills", Parent("project_id", "projects")),
    of_team("auto_filled_podcasts", Parent("project_id", "projects")),
    of_team("strategies", TEAM),
    of_team("relevancy_runs", TEAM),
    of_team("relevancy_reviews", TEAM),
    // Guests and pitches.
    of_team("guest_profiles", TEAM),
    of_team("guest_files", TEAM),
    of_team("guest_changes", TEAM),
    of_team("guest_appearances", TEAM),
    of_team("guest_preparations", TEAM),
    of_team("outreach", TEAM),
    of_team("outreach_revisions", TEAM),
    // Episodes.
    of_team("deep_analyses", TEAM),
    of_team("transcription_requests", TEAM),
    of_team("transcribed_podcasts", TEAM),
    // Alerts and deliveries.
    of_team("alerts", TEAM),
    of_team("alert_changes", TEAM),
    of_team("alert_matches", TEAM).without(&["subject_key", "audio_key", "text_key", "title_key"]),
    of_team("alert_feeds", Parent("alert_id", "alerts")).without(&["token_hash"]),
    of_team("alert_digests", Parent("alert_id", "alerts")),
    of_team("alert_recipients", TEAM).without(&["email_key", "token_hash"]),
    of_team("polling_events", TEAM),
    of_team("webhooks", TEAM).without(&["url", "secret", "former_secret"]),
    of_team("webhook_deliveries", Parent("webhook_id", "webhooks")),
    of_team("webhook_attempts", Parent("delivery_id", "webhook_deliveries")),
];

/// Tables that are left out, with the reason.
pub const LEFT_OUT_TABLES: &[(&str, &str)] = &[
    ("alert_progress", "progress of the server"),
    ("alert_unsubscribes", "hashes of addresses, which name nobody"),
    ("delivery_progress", "progress of the server"),
    ("feed_readers", "progress of the server"),
    ("feed_submissions", "submitted without an account"),
    ("ignored_podcasts", "decisions of administrators about the catalog"),
    ("jobs", "work in progress; its results are in other tables"),
    ("live_events", "signals to open pages, deleted after minutes"),
    ("mail_suppressions", "hashes of addresses, which name nobody"),
    ("passkey_challenges", "what a device has to sign, which ends after minutes"),
    ("pending_digests", "mails that are planned; the sent ones are in other tables"),
    ("person_statements", "decisions of administrators about the catalog"),
    ("provider_sign_ins", "sign-ins that wait for a provider, which end after minutes"),
    ("service_days", "counts of the whole server"),
    ("settings", "secrets of the server"),
    ("sign_in_requests", "links and codes, which end after minutes"),
];

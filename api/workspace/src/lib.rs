#![doc = include_str!("../README.md")]

pub mod administration;
pub mod agent;
pub mod alert_delivery;
pub mod alerts;
pub mod auth;
pub mod billing;
pub mod changes;
mod correction_decision;
pub mod corrections;
pub mod data_downloads;
pub mod events;
pub mod export;
pub mod feed_refreshes;
pub mod feed_submissions;
pub mod guest_preparation;
pub mod guest_profiles;
pub mod outreach;
mod paging;
mod photo_upload;
pub mod podcast_claims;
pub mod polling;
mod profile_rules;
pub mod projects;
pub mod public;
pub mod saved_searches;
pub mod search_history;
pub mod strategies;
pub mod teams;
pub mod time_zone;
pub mod transcript_corrections;
pub mod transcriptions;
pub mod users;

use axum::extract::DefaultBodyLimit;
use earshot_api_server::routes;
use earshot_api_server::state::AppState;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::router::UtoipaMethodRouterExt as _;

type Routes = OpenApiRouter<AppState>;

/// Adds the routes of what users create: accounts, teams, projects, alerts, guests, outreach and exports.
///
/// They are added in groups: without optimization, the descriptions of all routes in one function need almost as much
/// stack as a thread has.
pub fn add_routes(router: Routes) -> Routes {
    let groups = [
        add_search,
        add_alerts,
        add_projects,
        add_strategies_and_settings,
        add_project_pages,
        add_guests,
        add_outreach,
        add_public_pages,
        add_accounts,
        add_teams,
        add_webhooks,
        add_alert_deliveries,
        add_exports,
        add_team_podcasts_and_searches,
        add_administration,
    ];
    groups.into_iter().fold(router, |router, add| add(router))
}

fn add_search(router: Routes) -> Routes {
    router
        .routes(routes!(search_history::stored_search::get_search_from_history))
        .routes(routes!(search_history::podcasts::get_podcasts_of_search))
        .routes(routes!(agent::alternative_spellings::get_alternative_spellings))
        .routes(routes!(agent::project_relevancy::ask_agent_project_podcast_relevancy))
        .routes(routes!(agent::ask::ask_agent))
        .routes(routes!(agent::deep_analysis::get_episode_deep_analysis))
}

fn add_alerts(router: Routes) -> Routes {
    router
        .routes(routes!(alerts::create::create_alert_config))
        .routes(routes!(
            alerts::get::get_alert_config,
            alerts::update::update_alert_config,
            alerts::delete::delete_alert_config
        ))
        .routes(routes!(alerts::list::list_alert_configs))
        .routes(routes!(alerts::matches::list_alert_matches))
        .routes(routes!(alerts::history::get_alert_match_history))
        .routes(routes!(alerts::preview::preview_alert_config))
        .routes(routes!(alerts::seen::mark_alert_matches_seen))
        .routes(routes!(alerts::snooze::snooze_alert_matches))
        .routes(routes!(alerts::keep::keep_alert_match))
        .routes(routes!(alerts::not_relevant::reject_alert_match))
        .routes(routes!(alerts::muted_podcasts::mute_alert_podcast))
        .routes(routes!(alerts::trend::get_alert_trend))
        .routes(routes!(alerts::changes::get_alert_changes))
}

fn add_projects(router: Routes) -> Routes {
    router
        .routes(routes!(projects::list::get_projects, projects::create::create_project))
        .routes(routes!(projects::deleted::get_deleted_projects))
        .routes(routes!(projects::details::get_project_details))
        .routes(routes!(projects::update::update_project, projects::delete::delete_project))
        .routes(routes!(projects::restore::restore_project))
        .routes(routes!(projects::activity::get_project_activity))
        .routes(routes!(projects::podcasts::add::add_podcast_to_project))
        .routes(routes!(projects::podcasts::bulk::change_listed_podcasts))
        .routes(routes!(projects::podcasts::details::get_listed_podcast_details))
        .routes(routes!(
            projects::podcasts::relevancy_run::review_listed_podcasts,
            projects::podcasts::relevancy_progress::get_relevancy_progress
        ))
        .routes(routes!(projects::podcasts::relevancy::get_listed_podcast_relevancy))
        .routes(routes!(projects::podcasts::relevancy_cancellation::cancel_relevancy_run))
        .routes(routes!(
            projects::podcasts::update::update_project_listed_podcast,
            projects::podcasts::remove::remove_listed_podcast
        ))
}

fn add_strategies_and_settings(router: Routes) -> Routes {
    router
        .routes(routes!(strategies::list::get_project_strategies))
        .routes(routes!(strategies::generate::generate_strategies))
        .routes(routes!(strategies::update::update_strategy, strategies::delete::delete_strategy))
        .routes(routes!(strategies::keywords::get_strategy_keywords))
        .routes(routes!(strategies::run::run_strategy))
        .routes(routes!(
            teams::custom_prompts::list::get_custom_prompts,
            teams::custom_prompts::create::create_custom_prompt
        ))
        .routes(routes!(
            teams::custom_prompts::update::update_custom_prompt,
            teams::custom_prompts::delete::delete_custom_prompt
        ))
        .routes(routes!(teams::settings_get::get_team_settings, teams::settings_update::update_team_settings))
        .routes(routes!(changes::undo::undo_change))
}

fn add_project_pages(router: Routes) -> Routes {
    router
        .routes(routes!(projects::views::list::get_project_views, projects::views::create::create_project_view))
        .routes(routes!(projects::views::update::update_project_view, projects::views::delete::delete_project_view))
        .routes(routes!(projects::shares::list::get_project_shares, projects::shares::create::create_project_share))
        .routes(routes!(projects::shares::revoke::revoke_project_share))
        .routes(routes!(projects::shares::link::get_project_share_link))
        .routes(
            routes!(projects::import::preview::preview_project_import)
                .layer(DefaultBodyLimit::max(projects::import::MAX_BODY_BYTES)),
        )
        .routes(routes!(projects::import::add::import_podcasts))
        .routes(routes!(projects::recent_episodes::get_project_recent_episodes))
        .routes(routes!(projects::next_actions::download_project_next_actions))
        .routes(routes!(projects::team_next_actions::list_next_actions))
        .routes(routes!(
            projects::auto_fill::set::set_project_auto_fill,
            projects::auto_fill::stop::stop_project_auto_fill
        ))
}

fn add_guests(router: Routes) -> Routes {
    router
        .routes(routes!(guest_profiles::list::get_guest_profiles, guest_profiles::create::create_guest_profile))
        .routes(routes!(guest_profiles::get::get_guest_profile_details, guest_profiles::delete::delete_guest_profile))
        .routes(routes!(guest_profiles::bio::update_guest_profile_bio))
        .routes(routes!(guest_profiles::contact_details::update_guest_profile_contact_details))
        .routes(routes!(guest_profiles::social_media_links::update_guest_profile_social_media_links))
        .routes(routes!(guest_profiles::public_view::update_guest_profile_public_view))
        .routes(routes!(guest_profiles::download::download_guest_profile))
        .routes(routes!(guest_profiles::changes::get_guest_profile_changes))
        .routes(routes!(guest_profiles::appearances::get_guest_profile_appearances))
        .routes(routes!(guest_profiles::appearances_tracking::update_guest_profile_appearances_tracking))
        .routes(routes!(
            guest_profiles::subjects::get_guest_profile_subjects,
            guest_profiles::subjects::update_guest_profile_subjects
        ))
        .routes(routes!(guest_profiles::suggestions::suggest_guest_profile_fields))
        .routes(routes!(guest_profiles::submit::submit_guest_profile))
        .routes(routes!(guest_profiles::regenerate_bio::regenerate_guest_bio))
        .routes(routes!(guest_profiles::archive::archive_guest_profile))
        .routes(routes!(guest_profiles::restore::restore_guest_profile))
        .routes(
            routes!(guest_profiles::documents::upload_documents)
                .layer(DefaultBodyLimit::max(guest_profiles::MAX_UPLOAD_BYTES)),
        )
        .routes(routes!(guest_profiles::document_removal::delete_guest_profile_document))
        .routes(
            routes!(
                guest_profiles::photo::update_guest_profile_photo,
                guest_profiles::photo::delete_guest_profile_photo
            )
            .layer(DefaultBodyLimit::max(photo_upload::MAX_BODY_BYTES)),
        )
}

fn add_outreach(router: Routes) -> Routes {
    router
        .routes(routes!(outreach::generate::generate_outreach))
        .routes(routes!(outreach::hooks::get_outreach_hooks))
        .routes(routes!(outreach::history::get_outreach_history))
        .routes(routes!(outreach::templates::get_outreach_templates, outreach::templates::create_outreach_template))
        .routes(routes!(outreach::templates::update_outreach_template, outreach::templates::delete_outreach_template))
        .routes(routes!(outreach::details::get_outreach_details))
        .routes(routes!(outreach::update::update_outreach, outreach::delete::delete_outreach))
        .routes(routes!(outreach::revisions::get_outreach_revisions))
        .routes(routes!(outreach::copy::copy_outreach))
        .routes(routes!(outreach::follow_up::write_outreach_follow_up))
        .routes(routes!(outreach::pitched::mark_outreach_pitched))
        .routes(routes!(guest_preparation::generate::generate_guest_preparation))
        .routes(routes!(guest_preparation::email::mail_guest_preparation))
}

fn add_public_pages(router: Routes) -> Routes {
    router
        .routes(routes!(public::profile_url::check_profile_url))
        .routes(routes!(feed_submissions::create::submit_feed_url))
        .routes(routes!(feed_submissions::get::get_feed_submission))
        .routes(routes!(feed_refreshes::refresh::refresh_podcast_feed, feed_refreshes::refresh::refresh_podcast_by_get))
        .routes(routes!(corrections::create::create_correction))
        .routes(routes!(corrections::list::list_corrections))
        .routes(routes!(corrections::decide::decide_correction))
        .routes(routes!(
            transcript_corrections::suggest::suggest_transcript_correction,
            transcript_corrections::list_own::list_own_transcript_corrections
        ))
        .routes(routes!(transcript_corrections::list::list_transcript_corrections))
        .routes(routes!(transcript_corrections::decide::decide_transcript_correction))
        .routes(routes!(public::shared_project::get_shared_project))
        .routes(routes!(public::shared_answer::answer_shared_podcast))
        .routes(routes!(public::guest::get_public_guest))
}

fn add_accounts(router: Routes) -> Routes {
    router
        .routes(routes!(auth::sign_in_link::send_sign_in_link))
        .routes(routes!(auth::sign_in::sign_in))
        .routes(routes!(auth::sign_in_code::sign_in_with_code))
        .routes(routes!(auth::sign_up::sign_up))
        .routes(routes!(auth::sign_up_validate::validate_sign_up))
        .routes(routes!(auth::sign_out::sign_out))
        .routes(routes!(auth::sign_out_everywhere::sign_out_everywhere))
        .routes(routes!(auth::sessions::list_sessions))
        .routes(routes!(auth::session_end::end_session))
        .routes(routes!(auth::confirm::send_confirmation_code))
        .routes(routes!(auth::confirm_code::confirm))
        .routes(routes!(auth::me::get_me))
        .routes(routes!(users::keys::list::list_api_keys, users::keys::create::create_api_key))
        .routes(routes!(users::keys::rotate::rotate_api_key))
        .routes(routes!(users::keys::revoke::revoke_api_key))
        .routes(routes!(auth::provider::get_identity_provider, auth::provider_start::start_provider_sign_in))
        .routes(routes!(auth::provider_finish::finish_provider_sign_in))
        .routes(routes!(auth::passkey_options::request_passkey_sign_in))
        .routes(routes!(auth::passkey_sign_in::sign_in_with_passkey))
        .routes(routes!(users::passkeys::list::list_passkeys, users::passkeys::add::add_passkey))
        .routes(routes!(users::passkeys::request::request_passkey))
        .routes(routes!(users::passkeys::remove::remove_passkey))
        .routes(routes!(teams::request_log::list_logged_requests))
        .routes(routes!(users::account_deletion::delete_account))
        .routes(routes!(users::address_change::request::request_address_change))
        .routes(routes!(users::address_change::confirm::confirm_address_change))
        .routes(routes!(users::activity::list_activity))
        .routes(routes!(users::profile::get::get_profile, users::profile::update::update_profile))
        .routes(
            routes!(users::profile::photo::update_profile_photo, users::profile::photo::delete_profile_photo)
                .layer(DefaultBodyLimit::max(photo_upload::MAX_BODY_BYTES)),
        )
        .routes(routes!(podcast_claims::list::list_podcast_claims, podcast_claims::create::create_podcast_claim))
        .routes(routes!(data_downloads::get::get_data_download, data_downloads::request::request_data_download))
        .routes(routes!(data_downloads::file::download_data))
        .routes(routes!(podcast_claims::prove::prove_podcast_claim))
        .routes(routes!(podcast_claims::state::state_podcast))
        .routes(routes!(podcast_claims::end::end_podcast_claim))
        .routes(routes!(users::usage_daily::get_user_daily_usage))
        .routes(routes!(users::usage_monthly::get_user_monthly_usage))
        .routes(routes!(users::transcription_requests::get_user_transcription_requests))
}

fn add_teams(router: Routes) -> Routes {
    router
        .routes(routes!(teams::usage_current::get_current_usage))
        .routes(routes!(teams::usage_daily::get_team_daily_usage))
        .routes(routes!(teams::usage_members::get_team_members_usage))
        .routes(routes!(teams::usage_monthly::get_team_monthly_usage))
        .routes(routes!(teams::activity::list::list_team_activity))
        .routes(routes!(teams::activity::export::export_team_activity))
        .routes(routes!(teams::billing::get_team_billing))
        .routes(routes!(billing::events::receive_billing_event))
        .routes(routes!(teams::users::get_team_users))
        .routes(routes!(transcriptions::list::get_transcription_requests))
        .routes(routes!(transcriptions::request_history::get_team_request_history))
        .routes(routes!(teams::list::list_teams))
        .routes(routes!(teams::switch::switch_team))
        .routes(routes!(teams::rename::rename_team))
        .routes(routes!(teams::deletion::delete_team))
        .routes(routes!(teams::podcast_marks::get_podcast_marks))
        .routes(routes!(teams::member_role::change_team_user_role, teams::member_removal::remove_team_user))
        .routes(routes!(teams::invitations::list::list_invitations, teams::invitations::create::invite_team_user))
        .routes(routes!(teams::invitations::by_token::get_invitation))
        .routes(routes!(teams::invitations::accept::accept_invitation))
        .routes(routes!(teams::invitations::revoke::revoke_invitation))
        .routes(routes!(teams::invitations::resend::resend_invitation))
        .routes(routes!(events::stream::stream_events))
}

fn add_webhooks(router: Routes) -> Routes {
    router
        .routes(routes!(polling::updates::get_updates))
        .routes(routes!(teams::webhooks::list::get_webhooks, teams::webhooks::create::create_webhook))
        .routes(routes!(teams::webhooks::update::update_webhook, teams::webhooks::delete::delete_webhook))
        .routes(routes!(teams::webhooks::secret::rotate_webhook_secret))
        .routes(routes!(teams::webhooks::test::test_webhook))
        .routes(routes!(teams::webhooks::deliveries::get_webhook_deliveries))
        .routes(routes!(teams::webhooks::delivery::get_webhook_delivery))
        .routes(routes!(teams::webhooks::replay::replay_webhook_delivery))
}

fn add_alert_deliveries(router: Routes) -> Routes {
    router
        .routes(routes!(alert_delivery::feeds_list::get_alert_feeds, alert_delivery::feeds_create::create_alert_feed))
        .routes(routes!(alert_delivery::feeds_revoke::revoke_alert_feed))
        .routes(routes!(alert_delivery::feed_rss::get_alert_feed_rss))
        .routes(routes!(alert_delivery::feed_json::get_alert_feed_json))
        .routes(routes!(alert_delivery::recipients::get_alert_recipients))
        .routes(routes!(alert_delivery::recipients_resend::resend_recipient_confirmation))
        .routes(routes!(alert_delivery::recipients_resubscribe::resubscribe_to_alert))
}

fn add_exports(router: Routes) -> Routes {
    router
        .routes(routes!(export::podcasts::export_podcasts))
        .routes(routes!(export::podcasts_preview::preview_podcast_export))
        .routes(routes!(export::listed_podcasts::export_listed_podcasts))
        .routes(routes!(export::listed_podcasts_preview::preview_listed_podcast_export))
        .routes(routes!(export::episodes::export_episodes))
        .routes(routes!(export::alert_matches::export_alert_matches))
        .routes(routes!(export::outreach::export_outreach))
        .routes(routes!(export::chart::export_chart))
}

fn add_team_podcasts_and_searches(router: Routes) -> Routes {
    router
        .routes(routes!(teams::podcasts::list::get_team_podcasts))
        .routes(routes!(teams::podcasts::remove_multiple::remove_multiple_podcasts_from_team))
        .routes(routes!(
            teams::podcasts::change::add_podcast_to_team,
            teams::podcasts::remove::remove_podcast_from_team
        ))
        .routes(routes!(
            users::preferences::get::get_preferences,
            users::preferences::replace::replace_preferences,
            users::preferences::merge::update_preferences
        ))
        .routes(routes!(users::search_history::list_search_history, users::search_history_clear::clear_search_history))
        .routes(routes!(saved_searches::list::list_saved_searches, saved_searches::create::create_saved_search))
        .routes(routes!(
            saved_searches::get::get_saved_search,
            saved_searches::update::update_saved_search,
            saved_searches::delete::delete_saved_search
        ))
        .routes(routes!(saved_searches::seen::mark_saved_search_seen))
}

fn add_administration(router: Routes) -> Routes {
    router
        .routes(routes!(administration::find_teams::find_teams))
        .routes(routes!(administration::set_plan::set_team_plan))
        .routes(routes!(administration::ignored_podcasts::list_ignored_podcasts))
        .routes(routes!(
            administration::ignore_podcast::ignore_podcast,
            administration::stop_ignoring_podcast::stop_ignoring_podcast
        ))
        .routes(routes!(
            administration::person_statements::list_person_statements,
            administration::state_person::state_person
        ))
        .routes(routes!(administration::undo_person_statement::undo_person_statement))
}

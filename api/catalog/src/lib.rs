#![doc = include_str!("../README.md")]

pub mod autocomplete;
pub mod charts;
pub mod episodes;
mod page_by_rank;
pub mod people;
pub mod podcasts;
pub mod public;
pub mod reviews;
pub mod rss;
pub mod search;
pub mod spoken_name;
pub mod sponsors;

use earshot_api_server::routes;
use earshot_api_server::state::AppState;
use utoipa_axum::router::OpenApiRouter;

type Routes = OpenApiRouter<AppState>;

/// Adds the routes that read the served generation: search, podcasts, episodes, charts and statistics.
///
/// They are added in groups: without optimization, the descriptions of all routes in one function need almost as much
/// stack as a thread has.
pub fn add_routes(router: Routes) -> Routes {
    let groups = [add_search, add_podcasts, add_charts, add_episodes, add_people, add_public_pages];
    groups.into_iter().fold(router, |router, add| add(router))
}

fn add_search(router: Routes) -> Routes {
    router
        .routes(routes!(search::podcasts::search_podcasts))
        .routes(routes!(search::episodes::search_episodes))
        .routes(routes!(search::passages::get_transcript_passages))
}

fn add_podcasts(router: Routes) -> Routes {
    router
        .routes(routes!(autocomplete::podcasts::search_autocomplete_podcasts))
        .routes(routes!(podcasts::latest::get_latest_podcasts))
        .routes(routes!(podcasts::lookup::get_podcast_id_lookup))
        .routes(routes!(podcasts::by_feed_url::get_podcast_by_feed_url))
        .routes(routes!(podcasts::multiple::get_multiple_podcasts))
        .routes(routes!(podcasts::authority_score::get_podcast_authority_score))
        .routes(routes!(podcasts::authority_score::get_podcast_authority_score_details))
        .routes(routes!(podcasts::get::get_podcast))
        .routes(routes!(podcasts::all_details::get_podcast_all_details))
        .routes(routes!(podcasts::contacts::get::get_podcast_contacts))
        .routes(routes!(podcasts::contacts::report::report_podcast_contact))
        .routes(routes!(podcasts::episodes::get_podcast_episodes))
        .routes(routes!(podcasts::deep_analysis::request_deep_analysis))
        .routes(routes!(podcasts::deep_analysis::get_deep_analyses))
        .routes(routes!(podcasts::episode_catalog::get_podcast_episode_catalogue))
        .routes(routes!(podcasts::related::get_podcast_related_podcasts))
        .routes(routes!(podcasts::credits::get_podcast_guests))
        .routes(routes!(podcasts::credits::get_podcast_sponsors))
        .routes(routes!(podcasts::reviews::get_podcast_reviews))
        .routes(routes!(reviews::search::search_reviews))
        .routes(routes!(podcasts::social_media::get_podcast_social_media))
        .routes(routes!(podcasts::social_media::get_podcast_youtube))
        .routes(routes!(podcasts::charts::get_podcast_charts))
        .routes(routes!(podcasts::chart_presence::get_podcast_chart_presence))
}

fn add_charts(router: Routes) -> Routes {
    router
        .routes(routes!(charts::countries::get_available_countries_by_chart_type))
        .routes(routes!(charts::categories::get_categories_by_chart_type))
        .routes(routes!(charts::chart::get_chart))
        .routes(routes!(charts::chart::get_latest_chart))
        .routes(routes!(charts::list::get_chart_list))
        .routes(routes!(charts::availability::get_chart_availability))
        .routes(routes!(charts::movement::get_chart_movement))
        .routes(routes!(charts::history::get_chart_rank_history))
        .routes(routes!(charts::podcast_appearances::get_podcast_chart_appearances))
        .routes(routes!(charts::podcast_history::get_podcast_chart_history))
}

fn add_episodes(router: Routes) -> Routes {
    router
        .routes(routes!(episodes::latest::get_latest_episodes))
        .routes(routes!(episodes::by_slug::get_episode_details_by_slug))
        .routes(routes!(episodes::details::get_episode_details_by_id))
        .routes(routes!(episodes::similar::get_similar_episodes))
        .routes(routes!(episodes::download_transcript::download_episode_transcript))
        .routes(routes!(episodes::transcript_text::get_episode_transcript_text))
        .routes(routes!(episodes::transcript_text_preview::get_episode_transcript_text_preview))
        .routes(routes!(episodes::transcript_timestamps::get_episode_transcript_timestamps))
        .routes(routes!(episodes::transcript_timestamps_preview::get_episode_transcript_timestamps_preview))
        .routes(routes!(
            episodes::transcription_request::request_transcription,
            episodes::transcription_request::request_episode_transcription,
            episodes::transcription_request::cancel_transcription_request
        ))
        .routes(routes!(
            podcasts::transcription_request::request_transcriptions_of_podcast,
            podcasts::transcription_request::request_podcast_transcription,
            podcasts::transcription_request::stop_transcriptions_of_podcast
        ))
}

fn add_people(router: Routes) -> Routes {
    router
        .routes(routes!(people::list::get_people))
        .routes(routes!(people::get::get_person))
        .routes(routes!(people::appearances::get_person_appearances))
        .routes(routes!(sponsors::list::get_sponsors))
        .routes(routes!(sponsors::get::get_sponsor))
        .routes(routes!(sponsors::reads::get_sponsor_reads))
        .routes(routes!(sponsors::related::get_podcast_related_sponsors))
}

fn add_public_pages(router: Routes) -> Routes {
    router
        .routes(routes!(public::health::get_health))
        .routes(routes!(public::status::get_status))
        .routes(routes!(public::statistics::get_statistics))
        .routes(routes!(public::reference_data::get_reference_data))
        .routes(routes!(public::directory::get_directory))
        .routes(routes!(public::listicle::get_listicle))
        .routes(routes!(rss::podcast_namespace::get_rss_stats_podcast2))
        .routes(routes!(rss::tag_history::get_rss_stats_podcast2_history))
}

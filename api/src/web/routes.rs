//! The URLs of pages (spec 2), and the responses at all other paths.

use super::content::{
    api_docs, browse, charts, credit_index, directory, episode, guest, home, list, listicle, named_credit, person,
    podcast, search, shared_list, sponsor, static_pages,
};
use super::page::{InitialQuery, PageOutcome, Shell};
use super::{assets, pictures, shell, site, sitemap};
use axum::Router;
use axum::body::Bytes;
use axum::extract::MatchedPath;
use axum::http::{HeaderMap, Method, StatusCode, Uri};
use axum::response::Redirect;
use axum::routing::{get, post};
use earshot_api_server::prelude::*;
use earshot_api_workspace::auth::me::MeData;
use serde_json::json;

/// Routes of pages, files, robots and sitemap.
pub(crate) fn routes() -> Router<AppState> {
    let router = Router::new()
        .route("/", get(home_page))
        .route("/search", get(search_page))
        .route("/api-docs", get(api_docs_page))
        .route("/charts", get(charts_page))
        .route("/podcasts", get(browse_page))
        .route("/podcasts/directory", get(directory_start_page))
        .route("/podcasts/directory/{letter}", get(directory_page))
        .route("/podcasts/{podcastSlug}", get(podcast_page))
        .route("/podcasts/{podcastSlug}/{episodeSlug}", get(episode_page))
        .route("/lists/{publicSlug}", get(listicle_page))
        .route("/guests/{publicSlug}", get(guest_page))
        .route("/people", get(named_person))
        .route("/sponsors", get(named_sponsor))
        .route("/people/{personSlug}", get(person_page))
        .route("/sponsors/{sponsorSlug}", get(sponsor_page))
        .route("/shared/{token}", get(shared_list_page))
        .route("/errors/{code}", get(named_error_page))
        .route("/app/upgrade", get(upgrade_page))
        .route(list::PATH, get(list_page))
        .route(site::SUBMIT_PATH, post(submit_feed_form))
        .route(site::CORRECTION_PATH, post(correct_form))
        .route(site::FEED_PATH, get(site::articles_feed))
        .route("/img/podcasts/{podcastIdOrSlug}/{size}", get(pictures::podcast_cover))
        .route("/img/episodes/{episodeId}/{size}", get(pictures::episode_cover))
        .route("/img/people/{personSlug}/{size}", get(pictures::person_picture))
        .route("/img/guests/{guestProfileId}/{size}", get(pictures::guest_photo))
        .route("/img/users/{userId}/{size}", get(pictures::user_photo))
        .route("/robots.txt", get(sitemap::robots))
        .route("/sitemap.xml", get(sitemap::index))
        .route("/sitemaps/{part}", get(sitemap::part))
        .fallback(serve_file_or_not_found);
    let router = site::paths().fold(router, |router, path| router.route(path, get(site_page)));
    let plain = static_pages::STATIC_PAGES.iter().filter(|page| page.path != list::PATH);
    plain.fold(router, |router, page| router.route(page.path, get(plain_page)))
}

async fn site_page(
    state: AppState,
    caller: Caller,
    route: MatchedPath,
    ApiQuery(query): ApiQuery<site::SitePageQuery>,
) -> Result<Response, ApiError> {
    respond_with_page(&state, &caller, site::build_page(&state, &caller, route.as_str(), &query).await)
}

async fn submit_feed_form(
    state: AppState,
    caller: Caller,
    ClientAddress(client): ClientAddress,
    form: Bytes,
) -> Result<Response, ApiError> {
    match site::submit_form(&state, &caller, &client, &form).await? {
        Ok(page) => respond_with_page(&state, &caller, Ok(page)),
        Err(path) => Ok(Redirect::to(&path).into_response()),
    }
}

async fn correct_form(
    state: AppState,
    caller: Caller,
    ClientAddress(client): ClientAddress,
    form: Bytes,
) -> Result<Response, ApiError> {
    respond_with_page(&state, &caller, site::correct_form(&state, &caller, &client, &form).await)
}

/// Spec 2: plans are changed where they are compared.
async fn upgrade_page(ApiQuery(query): ApiQuery<site::SitePageQuery>) -> Redirect {
    Redirect::to(&query.pricing_path())
}

async fn home_page(state: AppState, caller: Caller) -> Result<Response, ApiError> {
    respond_with_page(&state, &caller, home::build_page(&state, &caller).await)
}

async fn search_page(
    state: AppState,
    caller: Caller,
    ApiQuery(query): ApiQuery<search::SearchPageQuery>,
) -> Result<Response, ApiError> {
    respond_with_page(&state, &caller, search::build_page(&state, &caller, query).await)
}

async fn api_docs_page(
    state: AppState,
    caller: Caller,
    ApiQuery(query): ApiQuery<api_docs::ApiDocsPageQuery>,
) -> Result<Response, ApiError> {
    respond_with_page(&state, &caller, api_docs::build_page(query.call.as_deref()))
}

async fn charts_page(
    state: AppState,
    caller: Caller,
    ApiQuery(query): ApiQuery<charts::ChartsPageQuery>,
) -> Result<Response, ApiError> {
    respond_with_page(&state, &caller, charts::build_page(&state, &caller, query).await)
}

async fn browse_page(state: AppState, caller: Caller) -> Result<Response, ApiError> {
    respond_with_page(&state, &caller, browse::build_page(&state, &caller).await)
}

async fn directory_start_page(state: AppState, caller: Caller) -> Result<Response, ApiError> {
    respond_with_page(&state, &caller, directory::build_start_page(&state).await)
}

async fn directory_page(
    state: AppState,
    caller: Caller,
    ApiPath(letter): ApiPath<String>,
    ApiQuery(query): ApiQuery<directory::DirectoryPageQuery>,
) -> Result<Response, ApiError> {
    respond_with_page(&state, &caller, directory::build_page(&state, letter, query).await)
}

async fn podcast_page(
    state: AppState,
    caller: Caller,
    ApiPath(slug): ApiPath<String>,
    ApiQuery(query): ApiQuery<podcast::PodcastPageQuery>,
) -> Result<Response, ApiError> {
    respond_with_page(&state, &caller, podcast::build_page(&state, &caller, slug, query).await)
}

async fn episode_page(
    state: AppState,
    caller: Caller,
    ApiPath((podcast_slug, episode_slug)): ApiPath<(String, String)>,
) -> Result<Response, ApiError> {
    respond_with_page(&state, &caller, episode::build_page(&state, caller.tier, podcast_slug, episode_slug).await)
}

async fn listicle_page(state: AppState, caller: Caller, ApiPath(slug): ApiPath<String>) -> Result<Response, ApiError> {
    respond_with_page(&state, &caller, listicle::build_page(&state, &caller, &slug).await)
}

async fn guest_page(state: AppState, caller: Caller, ApiPath(slug): ApiPath<String>) -> Result<Response, ApiError> {
    respond_with_page(&state, &caller, guest::build_page(&state, &caller, &slug).await)
}

/// Leads from a name in an episode or a podcast to the page of the person. Without a name, lists all.
async fn named_person(
    state: AppState,
    caller: Caller,
    ApiQuery(query): ApiQuery<named_credit::NamedCreditQuery>,
    ApiQuery(index): ApiQuery<credit_index::CreditIndexQuery>,
) -> Result<Response, ApiError> {
    if query.has_name() {
        return Ok(Redirect::to(&named_credit::person_path(&state, &caller, query).await?).into_response());
    }
    respond_with_page(&state, &caller, credit_index::build_people_page(&state, &caller, index).await)
}

/// Leads from a name in an episode or a podcast to the page of the sponsor. Without a name, lists all.
async fn named_sponsor(
    state: AppState,
    caller: Caller,
    ApiQuery(query): ApiQuery<named_credit::NamedCreditQuery>,
    ApiQuery(index): ApiQuery<credit_index::CreditIndexQuery>,
) -> Result<Response, ApiError> {
    if query.has_name() {
        return Ok(Redirect::to(&named_credit::sponsor_path(&state, &caller, query).await?).into_response());
    }
    respond_with_page(&state, &caller, credit_index::build_sponsors_page(&state, &caller, index).await)
}

async fn person_page(
    state: AppState,
    caller: Caller,
    ApiPath(slug): ApiPath<String>,
    ApiQuery(query): ApiQuery<person::PersonPageQuery>,
) -> Result<Response, ApiError> {
    respond_with_page(&state, &caller, person::build_page(&state, &caller, slug, query).await)
}

async fn sponsor_page(
    state: AppState,
    caller: Caller,
    ApiPath(slug): ApiPath<String>,
    ApiQuery(query): ApiQuery<sponsor::SponsorPageQuery>,
) -> Result<Response, ApiError> {
    respond_with_page(&state, &caller, sponsor::build_page(&state, &caller, slug, query).await)
}

async fn shared_list_page(
    state: AppState,
    caller: Caller,
    ApiPath(token): ApiPath<String>,
) -> Result<Response, ApiError> {
    respond_with_page(&state, &caller, shared_list::build_page(&state, &token).await)
}

async fn list_page(
    state: AppState,
    caller: Caller,
    ApiPath(slug): ApiPath<String>,
    uri: Uri,
) -> Result<Response, ApiError> {
    let is_changed_view = uri.query().is_some();
    respond_with_page(&state, &caller, list::build_page(&state, &caller, &slug, is_changed_view).await)
}

async fn named_error_page(
    state: AppState,
    caller: Caller,
    ApiPath(code): ApiPath<String>,
    ApiQuery(query): ApiQuery<static_pages::ErrorPageQuery>,
) -> Result<Response, ApiError> {
    respond_with_page(&state, &caller, static_pages::build_error_page(&code, query.message.as_deref()))
}

async fn plain_page(state: AppState, caller: Caller, route: MatchedPath) -> Result<Response, ApiError> {
    respond_with_page(&state, &caller, static_pages::build_page(route.as_str()))
}

/// Serves a file of the web app. Otherwise responds with 404, as a page for people and JSON for programs.
async fn serve_file_or_not_found(
    state: AppState,
    method: Method,
    uri: Uri,
    headers: HeaderMap,
    caller: Caller,
) -> Result<Response, ApiError> {
    let path = uri.path();
    if !matches!(method, Method::GET | Method::HEAD) || path == "/api" || path.starts_with("/api/") {
        return Err(ApiError::of(ErrorCode::NotFound));
    }
    if let Some(file) = assets::find_file(path.trim_start_matches('/'), &headers).await {
        return Ok(file);
    }
    // A missing script must not return a page: a stale page would run the HTML as a script.
    if path.starts_with("/assets/") {
        return Err(ApiError::of(ErrorCode::NotFound));
    }
    respond_with_page(&state, &caller, Err(ApiError::of(ErrorCode::NotFound)))
}

/// Builds the error page for a failure outside of a page's handler, such as a rate limit. `None` when it cannot be
/// built.
pub(crate) fn error_page(state: &AppState, error: &ApiError) -> Option<Response> {
    shell::respond(&static_pages::build_failure_page(error).ok()?, &state.config.public_url).ok()
}

/// Responds with the page, or with its error page.
fn respond_with_page(
    state: &AppState,
    caller: &Caller,
    found: Result<PageOutcome, ApiError>,
) -> Result<Response, ApiError> {
    let mut page = match found {
        Ok(PageOutcome::MovedTo(path)) => return Ok(Redirect::permanent(&path).into_response()),
        Ok(PageOutcome::Page(page)) => *page,
        Err(error) if error.code.row().status == StatusCode::INTERNAL_SERVER_ERROR => return Err(error),
        Err(error) => static_pages::build_failure_page(&error)?,
    };
    if caller.account.is_some() && page.shell == Shell::App {
        page.preloads.get_or_insert(assets::APP_PRELOADS);
    }
    let page = page.with_query(InitialQuery::new(json!(["me"]), &MeData::of(caller, &state.metering))?);
    shell::respond(&page, &state.config.public_url)
}

//! `GET /api/v1/people`

use super::views::PersonProfileSummaryView;
use crate::page_by_rank::PageByRank;
use earshot_api_content::lookup::find_credited_content;
use earshot_api_server::prelude::*;

/// Longest text of a search.
const MAX_SEARCH_CHARS: usize = 100;

/// Which people are listed.
#[parameters(Default)]
pub struct PeopleParameters {
    /// Only people with words of this text, or their beginnings, in a spelling of the name; at most 100 characters.
    search: Option<String>,
    /// Only people of the podcast with this id or slug, most appearances in it first, without further pages.
    podcast: Option<String>,
    /// Only people of the episode with this id, without further pages.
    episode_id: Option<String>,
    /// 1 to 100; 20 by default.
    limit: Option<usize>,
    /// `cursor` of the previous page, with the same search.
    cursor: Option<String>,
}

/// A page of people.
#[view]
pub struct PeopleData {
    /// The people, most appearances first.
    pub people: Vec<PersonProfileSummaryView>,
    /// The cursor of the next page; `null` on the last one.
    pub cursor: Option<String>,
}

/// Lists hosts and guests across podcasts: everybody, by name, of a podcast or of an episode. Those who opted out are
/// left out.
#[endpoint(
    get "/api/v1/people",
    (status = 200, description = "A page", body = Envelope<PeopleData>),
    (status = 404, description = "Podcast or episode not found"),
    (status = 409, description = "The catalog has changed since the first page: start again from the first page"),
    security((), ("apiKey" = []), ("session" = []))
)]
pub async fn get_people(
    state: AppState,
    caller: Caller,
    ApiQuery(parameters): ApiQuery<PeopleParameters>,
) -> Result<Envelope<PeopleData>, ApiError> {
    let search = check_search(parameters.search)?;
    let query = format!("people {search:?}");
    let page = PageByRank::read(&state, &query, parameters.limit, parameters.cursor.as_deref())?;
    let (podcast, episode) = (parameters.podcast, parameters.episode_id);
    let job = EngineTask::new(&caller, WorkCost::SIMILAR).on_generation(page.generation.clone());
    let signer = state.clone();
    let data = state
        .run_engine_task(job, move |generation, _cancel| {
            if let Some(content) = find_credited_content(generation, podcast.as_deref(), episode.as_deref())? {
                let found = generation.people.people_of(content, page.limit)?;
                return Ok(PeopleData {
                    people: found.iter().map(PersonProfileSummaryView::of).collect(),
                    cursor: None,
                });
            }
            let found = generation.people.people(search.as_deref(), page.after, page.limit)?;
            let people = found.iter().map(|one| PersonProfileSummaryView::of(&one.record)).collect();
            Ok(PeopleData { people, cursor: page.next(&signer, &generation.name, &found) })
        })
        .await?;
    Ok(Envelope::new(data))
}

/// An empty text is no search.
pub(crate) fn check_search(search: Option<String>) -> Result<Option<String>, ApiError> {
    let search = search.map(|text| text.trim().to_owned()).filter(|text| !text.is_empty());
    if search.as_ref().is_some_and(|text| text.chars().count() > MAX_SEARCH_CHARS) {
        return Err(ApiError::invalid("A parameter is not valid.", "/search", "must have at most 100 characters"));
    }
    Ok(search)
}

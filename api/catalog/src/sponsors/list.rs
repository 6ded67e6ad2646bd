//! `GET /api/v1/sponsors`

use super::views::SponsorProfileSummaryView;
use crate::page_by_rank::PageByRank;
use crate::people::list::check_search;
use crate::podcasts::credits::parse_group;
use earshot_api_content::lookup::find_credited_content;
use earshot_api_server::prelude::*;

/// Which sponsors are listed.
#[parameters(Default)]
pub struct SponsorsParameters {
    /// Only sponsors with words of this text, or their beginnings, in the name; at most 100 characters.
    search: Option<String>,
    /// paid, own, donation, affiliate, unclear or all; paid by default.
    group: Option<String>,
    /// Only sponsors of the podcast with this id or slug, most of its episodes first, without further pages.
    podcast: Option<String>,
    /// Only sponsors of the episode with this id, without further pages.
    episode_id: Option<String>,
    /// 1 to 100; 20 by default.
    limit: Option<usize>,
    /// `cursor` of the previous page, with the same search and group.
    cursor: Option<String>,
}

/// A page of sponsors.
#[view]
pub struct SponsorsData {
    /// The sponsors, most episodes first.
    pub sponsors: Vec<SponsorProfileSummaryView>,
    /// The cursor of the next page; `null` on the last one.
    pub cursor: Option<String>,
}

/// Lists sponsors across podcasts: those who pay, unless `group` requests others.
#[endpoint(
    get "/api/v1/sponsors",
    (status = 200, description = "A page", body = Envelope<SponsorsData>),
    (status = 404, description = "Podcast or episode not found"),
    (status = 409, description = "The catalog has changed since the first page: start again from the first page"),
    security((), ("apiKey" = []), ("session" = []))
)]
pub async fn get_sponsors(
    state: AppState,
    caller: Caller,
    ApiQuery(parameters): ApiQuery<SponsorsParameters>,
) -> Result<Envelope<SponsorsData>, ApiError> {
    let search = check_search(parameters.search)?;
    let group = parse_group(parameters.group.as_deref())?;
    let query = format!("sponsors {search:?} {group:?}");
    let page = PageByRank::read(&state, &query, parameters.limit, parameters.cursor.as_deref())?;
    let (podcast, episode) = (parameters.podcast, parameters.episode_id);
    let job = EngineTask::new(&caller, WorkCost::SIMILAR).on_generation(page.generation.clone());
    let signer = state.clone();
    let data = state
        .run_engine_task(job, move |generation, _cancel| {
            if let Some(content) = find_credited_content(generation, podcast.as_deref(), episode.as_deref())? {
                let mut found = generation.sponsors.sponsors_of(content, page.limit)?;
                found.retain(|sponsor| group.is_none_or(|group| sponsor.group == group));
                let sponsors = found.iter().map(SponsorProfileSummaryView::of).collect();
                return Ok(SponsorsData { sponsors, cursor: None });
            }
            let found = generation.sponsors.sponsors(search.as_deref(), group, page.after, page.limit)?;
            let sponsors = found.iter().map(|one| SponsorProfileSummaryView::of(&one.record)).collect();
            Ok(SponsorsData { sponsors, cursor: page.next(&signer, &generation.name, &found) })
        })
        .await?;
    Ok(Envelope::new(data))
}

//! `POST /api/v1/projects/{projectIdOrSlug}/import/preview`

use super::{ImportPreviewRequest, ListUpload};
use crate::projects::find_project;
use earshot_api_documents::list_import::{
    ImportRow, ImportedList, MAX_ROWS, MatchBudget, MatchConfidence, Matcher, RowMatch, RowPodcast, read_list,
};
use earshot_api_server::error::LimitReachedView;
use earshot_api_server::prelude::*;
use earshot_api_server::work_queue::Lane;
use earshot_indexer::CancelToken;
use earshot_model::{ListLimit, PodcastDocument, PodcastId};
use rayon::iter::{IntoParallelRefIterator as _, ParallelIterator as _};
use std::collections::{HashMap, HashSet};
use std::time::Duration;

/// Time for the searches of one preview, well below the timeout of a request.
const SEARCH_TIME: Duration = Duration::from_secs(12);

/// What an import would add. Nothing is added yet.
#[view]
pub struct ImportPreviewData {
    /// The different rows of the list, in its order; at most 1,000.
    rows: Vec<ImportRowView>,
    /// Counts of the rows.
    summary: ImportSummaryView,
}

/// A row of a list, with the podcast that it names.
#[view]
pub struct ImportRowView {
    /// The number of the row or line in the list, from 1.
    row: usize,
    /// The row as people recognize it, shortened.
    input: String,
    /// The podcast; `null` when none was found.
    podcast: Option<ImportPodcastView>,
    /// `certain` when an ID, the feed, title and author, or a title that no other podcast has names the podcast; `likely`
    /// when the website fits, the feed has a similar URL, or the title fits but not the IDs; `guess` for the most similar
    /// podcast. `null` when none was found.
    confidence: Option<String>,
    /// `podcast-id`, `feed-url`, `apple-id`, `spotify-id`, `guid`, `website`, `title-and-author`, `title` or `search`;
    /// `null` when no podcast was found.
    matched_by: Option<String>,
    /// Why no podcast was found, or why the match is not certain; `null` otherwise.
    reason: Option<String>,
    /// Whether the podcast is on the project already.
    already_listed: bool,
    /// The number of an earlier row that names the same podcast; `null` when there is none.
    duplicate_of: Option<usize>,
}

/// A podcast that a row names.
#[view]
pub struct ImportPodcastView {
    /// ID of the podcast.
    podcast_id: String,
    /// Title of the podcast.
    title: String,
    /// Slug of the podcast.
    slug: String,
    /// The author, as the feed names it; `null` when it does not.
    author: Option<String>,
    /// URL of the image; `null` when there is none.
    image_url: Option<String>,
    /// When the newest episode was published; `null` when unknown.
    last_episode_published_at: Option<TimestampView>,
}

/// Counts of the rows of a list.
#[view(Default)]
pub struct ImportSummaryView {
    /// How the list was read: `csv`, `opml` or `text`.
    format: String,
    /// The encoding in which the list was read.
    encoding: String,
    /// Different rows.
    total: usize,
    /// Rows with a podcast.
    matched: usize,
    /// Rows without a podcast.
    unmatched: usize,
    /// Matched rows whose match is certain.
    certain: usize,
    /// Matched rows whose match is likely.
    likely: usize,
    /// Matched rows whose match is a guess.
    guesses: usize,
    /// Matched rows whose podcast is on the project already.
    already_listed: usize,
    /// Matched rows that name the podcast of an earlier row.
    duplicates: usize,
    /// Rows that repeat an earlier one word for word. They are not in `rows`.
    repeated: usize,
    /// Different rows beyond the 1,000 of one import. They are not in `rows`: import them next.
    left_out: usize,
    /// How many different podcasts the rows would add.
    new_podcasts: usize,
    /// The plan's limit of podcasts on a project; `null` when there is none.
    limit: Option<LimitReachedView>,
}

/// Finds the podcasts of a list: a CSV, OPML or text file, or pasted titles and URLs. Nothing is added.
///
/// Rows are matched by feed, IDs at Apple and Spotify, guid, website, title and author, and then by similar titles.
/// Each match states its confidence, and a row without a podcast states the reason.
#[endpoint(
    post "/api/v1/projects/{projectIdOrSlug}/import/preview",
    operation_id = "getProjectImportPreview",
    request_body = ImportPreviewRequest,
    (status = 200, description = "The rows with their podcasts", body = Envelope<ImportPreviewData>),
    (status = 400, description = "The list is empty, or the file holds no text"),
    (status = 413, description = "The list is larger than 5 MB"),
    (status = 503, description = "The server is busy with other searches"),
    security(("apiKey" = ["read"]), ("session" = []))
)]
pub async fn preview_project_import(
    state: AppState,
    caller: Caller,
    SignedInAccount(account): SignedInAccount,
    ApiPath(project): ApiPath<String>,
    ListUpload(source): ListUpload,
) -> Result<Envelope<ImportPreviewData>, ApiError> {
    let project = find_project(&state, &account, &project).await?;
    let listed: HashSet<PodcastId> = state.db.listed_podcast_ids(&account, project.id).await?.into_iter().collect();
    let used = u64::try_from(listed.len()).unwrap_or(u64::MAX);
    let own_host = url::Url::parse(&state.config.public_url).ok().and_then(|url| url.host_str().map(str::to_owned));
    // Parses off the async threads: 5 MB take some tens of milliseconds.
    let list = state.read_generation(move |_| Ok(read_list(&source, own_host.as_deref()))).await?;
    if list.rows.is_empty() {
        let detail = "must have a column with titles or URLs, or one title or URL per line";
        return Err(ApiError::invalid("The list names no podcasts.", "/file", detail));
    }
    let task = EngineTask::new(&caller, WorkCost::of_import(list.rows.len()));
    let lane = WorkCost::of_import(list.rows.len()).lane();
    let (list, matches) = state
        .run_engine_task(task, move |generation, cancel| {
            let matches = find_all(generation, cancel, &list.rows, lane)?;
            Ok((list, matches))
        })
        .await?;
    let mut data = ImportPreviewData::of(list, matches, &listed);
    data.summary.limit = ListLimit::PodcastsPerProject.of(account.tier.limits()).map(|max| LimitReachedView {
        max,
        used,
        remaining: max.saturating_sub(used),
    });
    Ok(Envelope::new(data))
}

/// Looks up all rows: a long list on the threads for expensive work.
fn find_all(
    generation: &OpenGeneration,
    cancel: &CancelToken,
    rows: &[ImportRow],
    lane: Lane,
) -> Result<Vec<RowMatch>, ApiError> {
    let matcher = Matcher { generation, cancel, budget: MatchBudget::of(SEARCH_TIME) };
    match lane {
        Lane::Cheap => rows.iter().map(|row| matcher.find(row)).collect(),
        Lane::Expensive => rows.par_iter().map(|row| matcher.find(row)).collect(),
    }
}

impl ImportPreviewData {
    fn of(list: ImportedList, matches: Vec<RowMatch>, listed: &HashSet<PodcastId>) -> Self {
        let mut summary = ImportSummaryView {
            format: list.format.as_str().to_owned(),
            encoding: list.encoding.to_owned(),
            total: list.rows.len(),
            repeated: list.repeated,
            left_out: list.left_out,
            ..ImportSummaryView::default()
        };
        debug_assert!(summary.total <= MAX_ROWS);
        let mut first_rows: HashMap<PodcastId, usize> = HashMap::new();
        let rows = list.rows.into_iter().zip(matches);
        let rows = rows
            .map(|(row, found)| {
                let mut view = ImportRowView::of(&row, &found);
                let Ok(found) = found else {
                    summary.unmatched += 1;
                    return view;
                };
                summary.count(found.confidence);
                view.already_listed = is_listed(&found.document, listed);
                let first = *first_rows.entry(found.document.podcast.id).or_insert(row.number);
                view.duplicate_of = (first != row.number).then_some(first);
                match (view.duplicate_of, view.already_listed) {
                    (Some(_), _) => summary.duplicates += 1,
                    (None, true) => {}
                    (None, false) => summary.new_podcasts += 1,
                }
                summary.already_listed += usize::from(view.already_listed);
                view
            })
            .collect();
        Self { rows, summary }
    }
}

impl ImportSummaryView {
    fn count(&mut self, confidence: MatchConfidence) {
        self.matched += 1;
        match confidence {
            MatchConfidence::Certain => self.certain += 1,
            MatchConfidence::Likely => self.likely += 1,
            MatchConfidence::Guess => self.guesses += 1,
        }
    }
}

impl ImportRowView {
    fn of(row: &ImportRow, found: &RowMatch) -> Self {
        let matched = found.as_ref().ok();
        let reason = found.as_ref().map_or_else(|reason| Some(reason.clone()), |found| found.reason.clone());
        Self {
            row: row.number,
            input: row.input.clone(),
            podcast: matched.map(ImportPodcastView::of),
            confidence: matched.map(|found| found.confidence.as_str().to_owned()),
            matched_by: matched.map(|found| found.by.as_str().to_owned()),
            reason,
            already_listed: false,
            duplicate_of: None,
        }
    }
}

impl ImportPodcastView {
    fn of(found: &RowPodcast) -> Self {
        let podcast = &found.document.podcast;
        let last = found.document.score.as_ref().and_then(|score| score.last_episode_at);
        Self {
            podcast_id: podcast.id.to_string(),
            title: podcast.title.clone(),
            slug: podcast.slug.clone(),
            author: podcast.author.clone(),
            image_url: podcast.image_url.clone(),
            last_episode_published_at: last.map(TimestampView),
        }
    }
}

/// Whether a podcast is on the project, also under an ID that it had before a merge.
fn is_listed(document: &PodcastDocument, listed: &HashSet<PodcastId>) -> bool {
    listed.contains(&document.podcast.id) || document.aliases.ids.iter().any(|id| listed.contains(id))
}

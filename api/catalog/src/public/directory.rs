//! `GET /api/v1/public/directory`

use earshot_api_content::views::PodcastSummary;
use earshot_api_server::extract::check_skip;
use earshot_api_server::prelude::*;
use earshot_indexer::PodcastKey;
use earshot_model::limits::DEFAULT_DIRECTORY_LIMIT;

/// Longest page of the directory.
const MAX_LIMIT: usize = 1_000;

/// The letter and the page of the directory.
#[parameters]
pub struct DirectoryParameters {
    /// a to z, or 0 for everything else.
    letter: String,
    /// Podcasts to skip, at most 100000000.
    skip: Option<usize>,
    /// 1 to 1000; 100 by default.
    limit: Option<usize>,
}

/// A page of the directory.
#[view]
pub struct DirectoryData {
    /// The letter of the page, a to z, or `0` for everything else.
    letter: String,
    /// Number of podcasts under this letter.
    pub total: u64,
    /// The podcasts of the page, in the order of their titles.
    pub podcasts: Vec<PodcastSummary>,
    /// All letters that have podcasts.
    pub letters: Vec<LetterCount>,
}

/// How many podcasts begin with a letter.
#[view]
pub struct LetterCount {
    /// The letter, a to z, or `0` for everything else.
    pub letter: String,
    /// Number of podcasts under the letter.
    pub count: u64,
}

/// Lists podcasts by the first letter of their title.
#[endpoint(
    get "/api/v1/public/directory",
    (status = 200, description = "A page", body = Envelope<DirectoryData>),
    (status = 400, description = "The letter is not valid, or a number is too large"),
    security((), ("apiKey" = []), ("session" = []))
)]
pub async fn get_directory(
    state: AppState,
    ApiQuery(parameters): ApiQuery<DirectoryParameters>,
) -> Result<Envelope<DirectoryData>, ApiError> {
    let invalid = |pointer, detail| ApiError::invalid("A parameter is not valid.", pointer, detail);
    let letter = parse_letter(&parameters.letter).ok_or_else(|| invalid("/letter", "must be a to z, or 0"))?;
    let limit = parameters.limit.unwrap_or(DEFAULT_DIRECTORY_LIMIT);
    if !(1..=MAX_LIMIT).contains(&limit) {
        return Err(invalid("/limit", "must be 1 to 1000"));
    }
    let skip = check_skip(parameters.skip)?;
    Ok(Envelope::new(
        state.read_generation(move |generation| DirectoryData::read(generation, letter, skip, limit)).await?,
    ))
}

/// Spec 2: the letter of the directory is lower case.
pub fn parse_letter(text: &str) -> Option<char> {
    let mut letters = text.chars();
    match (letters.next(), letters.next()) {
        (Some(letter @ ('a'..='z' | '0')), None) => Some(letter),
        _ => None,
    }
}

impl DirectoryData {
    pub fn read(generation: &OpenGeneration, letter: char, skip: usize, limit: usize) -> Result<Self, ApiError> {
        let page = generation.tables.directory(letter, skip, limit).map_err(ApiError::internal)?;
        let mut podcasts = Vec::with_capacity(page.podcasts.len());
        for id in page.podcasts {
            if let Some(document) = generation.backend.podcast(PodcastKey::Id(id))? {
                podcasts.push(PodcastSummary::of(&document));
            }
        }
        let letters = page.letters.into_iter().map(|(letter, count)| LetterCount { letter: letter.to_string(), count });
        Ok(Self { letter: letter.to_string(), total: page.total, podcasts, letters: letters.collect() })
    }
}

//! `/podcasts/directory` and `/podcasts/directory/{letter}`

use crate::error::ApiError;
use crate::extract::page_skip;
use crate::routes::public::directory::{DirectoryData, parse_letter};
use crate::state::AppState;
use crate::web::head::Head;
use crate::web::json_ld;
use crate::web::page::{Page, Query};
use crate::web::routes::Found;
use earshot_model::limits::DIRECTORY_LIMIT;
use serde::Deserialize;
use serde_json::json;

#[derive(Debug, Deserialize)]
pub(in crate::web) struct DirectoryPageQuery {
    skip: Option<String>,
}

/// The directory before a letter is chosen: it shows the first.
pub(in crate::web) async fn start(state: &AppState) -> Result<Found, ApiError> {
    page(state, 'a', 0, "/podcasts/directory".to_owned()).await
}

/// The podcasts under a letter.
pub(in crate::web) async fn find(
    state: &AppState,
    asked: String,
    query: DirectoryPageQuery,
) -> Result<Found, ApiError> {
    let lower = asked.to_ascii_lowercase();
    let letter = parse_letter(&lower).ok_or_else(|| ApiError::not_found("Letter"))?;
    let path = format!("/podcasts/directory/{letter}");
    // Spec 2: the letter is lower case.
    if lower != asked {
        return Ok(Found::MovedTo(path));
    }
    let skip = page_skip(query.skip.as_deref());
    page(state, letter, skip, path).await
}

async fn page(state: &AppState, letter: char, skip: usize, path: String) -> Result<Found, ApiError> {
    let data = state.read(move |generation| DirectoryData::read(generation, letter, skip, DIRECTORY_LIMIT)).await?;
    let next = skip + data.podcasts.len();
    let has_more = u64::try_from(next).is_ok_and(|next| next < data.total);
    let next_page = has_more.then(|| format!("/podcasts/directory/{letter}?skip={next}"));
    let shown = if letter == '0' { "0-9".to_owned() } else { letter.to_uppercase().to_string() };
    let heading = format!("Podcasts: {shown}");
    let steps = [("Earshot", "/".to_owned()), ("Podcasts", "/podcasts/directory".to_owned()), (&shown, path.clone())];
    let head = Head {
        json_ld: vec![json_ld::breadcrumbs(&steps, &state.config.public_url)],
        ..Head::new(
            &format!("{heading} | Earshot"),
            &format!("{} podcasts whose titles begin with {shown}.", data.total),
            &if skip == 0 { path } else { format!("{path}?skip={skip}") },
        )
    };
    let content = state
        .pages
        .templates()
        .render("directory.html", json!({ "heading": heading, "directory": data, "next_page": next_page }))?;
    let key = json!(["directory", letter.to_string(), skip]);
    Ok(Page::new(head, content).with(Query::new(key, &data)?).into())
}

//! `/podcasts/directory` and `/podcasts/directory/{letter}`

use crate::web::head::PageHead;
use crate::web::json_ld;
use crate::web::page::{InitialQuery, Page, PageOutcome};
use crate::web::templates;
use earshot_api_catalog::public::directory::{DirectoryData, parse_letter};
use earshot_api_server::extract::parse_page_skip;
use earshot_api_server::prelude::*;
use earshot_model::format_count;
use earshot_model::limits::DEFAULT_DIRECTORY_LIMIT;
use serde_json::json;

#[derive(Debug, Deserialize)]
pub(in crate::web) struct DirectoryPageQuery {
    skip: Option<String>,
}

/// The directory without a letter: it shows the first one.
pub(in crate::web) async fn build_start_page(state: &AppState) -> Result<PageOutcome, ApiError> {
    build_letter_page(state, 'a', 0, "/podcasts/directory".to_owned()).await
}

/// The podcasts under a letter.
pub(in crate::web) async fn build_page(
    state: &AppState,
    requested: String,
    query: DirectoryPageQuery,
) -> Result<PageOutcome, ApiError> {
    let lower = requested.to_ascii_lowercase();
    let letter = parse_letter(&lower).ok_or_else(|| ApiError::not_found("Letter"))?;
    let path = format!("/podcasts/directory/{letter}");
    // Spec 2: the letter is lower case.
    if lower != requested {
        return Ok(PageOutcome::MovedTo(path));
    }
    let skip = parse_page_skip(query.skip.as_deref());
    build_letter_page(state, letter, skip, path).await
}

fn describe_letter(total: u64, letter: char) -> String {
    let podcasts = format_count(total, "podcast");
    match letter {
        '0' => format!("{podcasts} under digits and other characters."),
        letter => format!("{podcasts} under the letter {}.", letter.to_uppercase()),
    }
}

async fn build_letter_page(state: &AppState, letter: char, skip: usize, path: String) -> Result<PageOutcome, ApiError> {
    let data = state
        .read_generation(move |generation| DirectoryData::read(generation, letter, skip, DEFAULT_DIRECTORY_LIMIT))
        .await?;
    let next = skip + data.podcasts.len();
    let has_more = u64::try_from(next).is_ok_and(|next| next < data.total);
    let next_page = has_more.then(|| format!("/podcasts/directory/{letter}?skip={next}"));
    let shown = if letter == '0' { "0-9".to_owned() } else { letter.to_uppercase().to_string() };
    let heading = format!("Podcasts: {shown}");
    let steps = [("Earshot", "/".to_owned()), ("Podcasts", "/podcasts/directory".to_owned()), (&shown, path.clone())];
    let head = PageHead {
        json_ld: vec![json_ld::breadcrumbs(&steps, &state.config.public_url)],
        ..PageHead::new(
            &format!("{heading} | Earshot"),
            &describe_letter(data.total, letter),
            &if skip == 0 { path } else { format!("{path}?skip={skip}") },
        )
    };
    let content =
        templates::render("directory.html", json!({ "heading": heading, "directory": data, "next_page": next_page }))?;
    let key = json!(["directory", letter.to_string(), skip]);
    Ok(Page::new(head, content).with_query(InitialQuery::new(key, &data)?).into())
}

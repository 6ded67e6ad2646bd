//! `/people/{personSlug}`

use crate::web::head::PageHead;
use crate::web::json_ld;
use crate::web::page::{Page, PageOutcome};
use crate::web::{site, templates};
use earshot_api_catalog::people::appearances::AppearancesData;
use earshot_api_catalog::people::get::PersonData;
use earshot_api_catalog::people::views::PersonProfileView;
use earshot_api_server::extract::parse_page_skip;
use earshot_api_server::prelude::*;
use earshot_model::format_count;
use serde_json::json;

const APPEARANCES_PER_PAGE: usize = 25;

#[derive(Debug, Deserialize)]
pub(in crate::web) struct PersonPageQuery {
    skip: Option<String>,
}

/// The page of a person across podcasts. It needs no script.
pub(in crate::web) async fn build_page(
    state: &AppState,
    caller: &Caller,
    slug: String,
    query: PersonPageQuery,
) -> Result<PageOutcome, ApiError> {
    let skip = parse_page_skip(query.skip.as_deref());
    let requested = slug.clone();
    let (person, appearances) = state
        .run_engine_task(EngineTask::new(caller, WorkCost::SIMILAR), move |generation, _cancel| {
            let person = PersonData::read(generation, &slug)?.person;
            Ok((person, AppearancesData::read(generation, &slug, skip, APPEARANCES_PER_PAGE)?))
        })
        .await?;
    let path = format!("/people/{}", person.summary.slug);
    if person.summary.slug != requested {
        // Administrators stated that both pages are about one person.
        return Ok(PageOutcome::MovedTo(path));
    }
    let next = skip.saturating_add(APPEARANCES_PER_PAGE);
    let next_page = (next < appearances.total).then(|| format!("{path}?skip={next}"));
    let previous_page = (skip > 0).then(|| match skip.saturating_sub(APPEARANCES_PER_PAGE) {
        0 => path.clone(),
        before => format!("{path}?skip={before}"),
    });
    let name = &person.summary.name;
    let public_url = &state.config.public_url;
    let steps =
        [("Earshot", "/".to_owned()), ("Hosts and guests", "/people".to_owned()), (name.as_str(), path.clone())];
    let head = PageHead {
        image_url: person.summary.image_url.clone(),
        kind: "profile",
        json_ld: vec![json_ld::person(&person, &path, public_url), json_ld::breadcrumbs(&steps, public_url)],
        ..PageHead::new(
            &format!("{name} on podcasts | Earshot"),
            &describe(&person),
            &if skip == 0 { path.clone() } else { format!("{path}?skip={skip}") },
        )
    };
    let picture = person.summary.image_url.as_ref().map(|_| format!("/img/people/{}/160", person.summary.slug));
    let values = json!({
        "picture": picture, "person": person, "appearances": appearances, "first": skip + 1, "next_page": next_page,
        "previous_page": previous_page, "support_email": state.config.company.support_email,
    });
    let values = site::with_layout(values, caller, &path);
    Ok(Page::document(head, templates::render("site/person.html", values)?).into())
}

/// `Ann Miller, founder: 12 appearances on 3 podcasts, with dates and roles.`
fn describe(person: &PersonProfileView) -> String {
    let summary = &person.summary;
    let count = |number: usize, noun: &str| format_count(u64::try_from(number).unwrap_or(u64::MAX), noun);
    let profession = summary.professions.first().map(|word| format!(", {word}")).unwrap_or_default();
    format!(
        "{}{profession}: {} on {}, as host and guest.",
        summary.name,
        count(summary.appearances_count, "appearance"),
        count(summary.podcasts_count, "podcast")
    )
}

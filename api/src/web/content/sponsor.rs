//! `/sponsors/{sponsorSlug}`

use crate::web::head::PageHead;
use crate::web::json_ld;
use crate::web::page::{Page, PageOutcome};
use crate::web::{site, templates};
use earshot_api_catalog::sponsors::get::SponsorData;
use earshot_api_catalog::sponsors::reads::SponsorReadsData;
use earshot_api_server::extract::parse_page_skip;
use earshot_api_server::prelude::*;
use earshot_model::format_count;
use serde_json::json;

const READS_PER_PAGE: usize = 25;
/// Months in the table, the newest.
const MONTHS_SHOWN: usize = 24;

#[derive(Debug, Deserialize)]
pub(in crate::web) struct SponsorPageQuery {
    skip: Option<String>,
}

/// The page of a sponsor across podcasts. It needs no script.
pub(in crate::web) async fn build_page(
    state: &AppState,
    caller: &Caller,
    slug: String,
    query: SponsorPageQuery,
) -> Result<PageOutcome, ApiError> {
    let skip = parse_page_skip(query.skip.as_deref());
    let path = format!("/sponsors/{slug}");
    let (sponsor, reads) = state
        .run_engine_task(EngineTask::new(caller, WorkCost::SIMILAR), move |generation, _cancel| {
            let sponsor = SponsorData::read(generation, &slug)?.sponsor;
            Ok((sponsor, SponsorReadsData::read(generation, &slug, skip, READS_PER_PAGE)?))
        })
        .await?;
    let next = skip.saturating_add(READS_PER_PAGE);
    let next_page = (next < reads.total).then(|| format!("{path}?skip={next}"));
    let previous_page = (skip > 0).then(|| match skip.saturating_sub(READS_PER_PAGE) {
        0 => path.clone(),
        before => format!("{path}?skip={before}"),
    });
    let summary = &sponsor.summary;
    let count = |number: usize, noun: &str| format_count(u64::try_from(number).unwrap_or(u64::MAX), noun);
    let description = format!(
        "{} in {} of {}: first and last seen, episodes by month, and the text of each read.",
        summary.name,
        count(summary.episodes_count, "episode"),
        count(summary.podcasts_count, "podcast")
    );
    let public_url = &state.config.public_url;
    let steps = [
        ("Earshot", "/".to_owned()),
        ("Podcast sponsors", "/sponsors".to_owned()),
        (summary.name.as_str(), path.clone()),
    ];
    let head = PageHead {
        json_ld: vec![json_ld::sponsor(summary, &path, public_url), json_ld::breadcrumbs(&steps, public_url)],
        ..PageHead::new(
            &format!("{} as a podcast sponsor | Earshot", summary.name),
            &description,
            &if skip == 0 { path.clone() } else { format!("{path}?skip={skip}") },
        )
    };
    let months: Vec<_> = sponsor.months.iter().rev().take(MONTHS_SHOWN).collect();
    let values = json!({
        "sponsor": sponsor, "months": months, "reads": reads, "first": skip + 1, "next_page": next_page,
        "previous_page": previous_page,
    });
    let values = site::with_layout(values, caller, &path);
    Ok(Page::document(head, templates::render("site/sponsor.html", values)?).into())
}

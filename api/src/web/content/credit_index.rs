//! `/people` and `/sponsors` without a name: all people, and all sponsors who pay, most episodes first.

use crate::web::head::PageHead;
use crate::web::json_ld;
use crate::web::page::{Page, PageOutcome};
use crate::web::{site, templates};
use earshot_api_server::error::ApiError;
use earshot_api_server::extract::Caller;
use earshot_api_server::serving::OpenGeneration;
use earshot_api_server::state::{AppState, EngineTask};
use earshot_api_server::work_queue::WorkCost;
use earshot_model::people::{ListEntry, PersonRecord};
use earshot_model::sponsors::SponsorRecord;
use earshot_model::{SponsorGroup, format_count};
use serde::{Deserialize, Serialize};
use serde_json::json;
use url::form_urlencoded;

const ENTRIES_PER_PAGE: usize = 50;
/// Longer names are not searched for.
const MAX_SEARCH_CHARS: usize = 100;
/// Facts of an entry that are listed.
const MAX_FACTS: usize = 3;

/// Which entries are shown.
#[derive(Debug, Default, Deserialize)]
pub(in crate::web) struct CreditIndexQuery {
    /// Words of the name, or their beginnings.
    search: Option<String>,
    /// The rank of the last entry on the previous page.
    after: Option<String>,
}

impl CreditIndexQuery {
    fn search(&self) -> Option<String> {
        let text: String = self.search.as_deref()?.trim().chars().take(MAX_SEARCH_CHARS).collect();
        (!text.is_empty()).then_some(text)
    }

    /// A wrong rank shows the first page.
    fn after(&self) -> i64 {
        self.after.as_deref().and_then(|rank| rank.parse().ok()).filter(|rank| *rank > 0).unwrap_or(0)
    }
}

/// A person or a sponsor of an index.
#[derive(Debug, Serialize)]
struct IndexEntry {
    path: String,
    name: String,
    text: String,
    #[serde(skip)]
    rank: i64,
}

/// Reads the entries with a searched name after a rank.
type ReadEntries = fn(&OpenGeneration, Option<&str>, i64) -> Result<Vec<IndexEntry>, ApiError>;

/// What an index lists, in its own words.
struct CreditIndex {
    path: &'static str,
    title: &'static str,
    heading: &'static str,
    lead: &'static str,
    explanation: &'static str,
    read: ReadEntries,
}

const PEOPLE: CreditIndex = CreditIndex {
    path: "/people",
    title: "Podcast hosts and guests | Earshot",
    heading: "Hosts and guests",
    lead: "People who speak on podcasts, with each episode that they appear in.",
    explanation: "They are read from the credits, titles and descriptions of public episodes. A name alone does not join two \
                  podcasts: people of the same name have a page each, unless something else shows that they are one person. \
                  Whoever would rather not be listed is left out.",
    read: read_people,
};

const SPONSORS: CreditIndex = CreditIndex {
    path: "/sponsors",
    title: "Companies that sponsor podcasts | Earshot",
    heading: "Podcast sponsors",
    lead: "Companies that pay for podcasts, with each read: its podcast, episode, words and coupon code.",
    explanation: "They are read from show notes, links and transcripts. A podcast’s own shop, donations and affiliate links are \
                  left out: this list has those who pay for a place in an episode. Each page has the months in which a company \
                  was heard, and the podcasts that it chose.",
    read: read_sponsors,
};

/// The hosts and guests of all podcasts.
pub(in crate::web) async fn build_people_page(
    state: &AppState,
    caller: &Caller,
    query: CreditIndexQuery,
) -> Result<PageOutcome, ApiError> {
    build_page(state, caller, query, &PEOPLE).await
}

/// The sponsors of all podcasts who pay.
pub(in crate::web) async fn build_sponsors_page(
    state: &AppState,
    caller: &Caller,
    query: CreditIndexQuery,
) -> Result<PageOutcome, ApiError> {
    build_page(state, caller, query, &SPONSORS).await
}

async fn build_page(
    state: &AppState,
    caller: &Caller,
    query: CreditIndexQuery,
    index: &'static CreditIndex,
) -> Result<PageOutcome, ApiError> {
    let (search, after) = (query.search(), query.after());
    let searched = search.clone();
    let job = EngineTask::new(caller, WorkCost::SIMILAR);
    let entries = state
        .run_engine_task(job, move |generation, _cancel| (index.read)(generation, searched.as_deref(), after))
        .await?;
    let last = entries.last().filter(|_| entries.len() == ENTRIES_PER_PAGE);
    let next_page = last.map(|last| page_path(index.path, search.as_deref(), last.rank));
    let steps = [("Earshot", "/".to_owned()), (index.heading, index.path.to_owned())];
    let head = PageHead {
        json_ld: vec![json_ld::breadcrumbs(&steps, &state.config.public_url)],
        ..PageHead::new(index.title, index.lead, &page_path(index.path, search.as_deref(), after))
    };
    let values = json!({
        "index": { "path": index.path, "heading": index.heading, "lead": index.lead, "explanation": index.explanation },
        "search": search, "is_first_page": after == 0, "entries": entries, "next_page": next_page,
    });
    let values = site::with_layout(values, caller, index.path);
    Ok(Page::document(head, templates::render("site/credit-index.html", values)?).into())
}

/// Returns the path of the page after a rank.
fn page_path(path: &str, search: Option<&str>, after: i64) -> String {
    let mut query = form_urlencoded::Serializer::new(String::new());
    query.extend_pairs(search.map(|search| ("search", search)));
    query.extend_pairs((after > 0).then(|| ("after", after.to_string())));
    match query.finish() {
        query if query.is_empty() => path.to_owned(),
        query => format!("{path}?{query}"),
    }
}

fn read_people(generation: &OpenGeneration, search: Option<&str>, after: i64) -> Result<Vec<IndexEntry>, ApiError> {
    let found = generation.people.people(search, after, ENTRIES_PER_PAGE)?;
    Ok(found.iter().map(person_entry).collect())
}

fn person_entry(entry: &ListEntry<PersonRecord>) -> IndexEntry {
    let person = &entry.record;
    let places = format!("{} on {}", count(person.appearances, "appearance"), count(person.podcast_count, "podcast"));
    let facts = std::iter::once(places)
        .chain(person.professions.first().cloned())
        .chain(person.topics.iter().take(MAX_FACTS).cloned());
    IndexEntry {
        path: format!("/people/{}", person.slug),
        name: person.name.clone(),
        text: facts.collect::<Vec<_>>().join(" · "),
        rank: entry.rank,
    }
}

fn read_sponsors(generation: &OpenGeneration, search: Option<&str>, after: i64) -> Result<Vec<IndexEntry>, ApiError> {
    let found = generation.sponsors.sponsors(search, Some(SponsorGroup::Paid), after, ENTRIES_PER_PAGE)?;
    Ok(found.iter().map(sponsor_entry).collect())
}

fn sponsor_entry(entry: &ListEntry<SponsorRecord>) -> IndexEntry {
    let sponsor = &entry.record;
    let places = format!("{} of {}", count(sponsor.episodes, "episode"), count(sponsor.podcast_count, "podcast"));
    let categories = sponsor.categories.iter().take(MAX_FACTS).map(|category| category.value.clone());
    IndexEntry {
        path: format!("/sponsors/{}", sponsor.slug),
        name: sponsor.name.clone(),
        text: std::iter::once(places).chain(categories).collect::<Vec<_>>().join(" · "),
        rank: entry.rank,
    }
}

fn count(number: usize, noun: &str) -> String {
    format_count(u64::try_from(number).unwrap_or(u64::MAX), noun)
}

//! Apple's numbers of podcasts that have none: Apple's search by title, and of what it finds the show with the same feed.

use super::asking::Asking;
use super::lookup::read_lookup;
use super::read::MAX_PAYLOAD_BYTES;
use super::run::RatingReport;
use earshot_catalog::{AskOutcome, AskedFor, CatalogError, RatingUpdate, Writer};
use earshot_model::chart::ChartCountry;
use earshot_model::rating::ShowId;
use earshot_net::FetchRequest;

const SOURCE: &str = "apple-search";
const MAX_TERM_CHARS: usize = 200;

/// Apple's search (facts 2.2): about twenty questions a minute.
#[derive(Clone, Debug)]
pub struct AppleSearch {
    /// Without a slash at the end.
    pub base_url: String,
}

impl Default for AppleSearch {
    fn default() -> Self {
        Self { base_url: "https://itunes.apple.com".to_owned() }
    }
}

impl AppleSearch {
    fn url(&self, title: &str, country: ChartCountry) -> String {
        let term: String = title.chars().take(MAX_TERM_CHARS).collect();
        let query = url::form_urlencoded::Serializer::new(String::new())
            .extend_pairs([
                ("term", term.as_str()),
                ("media", "podcast"),
                ("entity", "podcast"),
                ("country", country.as_str()),
                ("limit", "50"),
            ])
            .finish();
        format!("{}/search?{query}", self.base_url)
    }
}

/// Asks for the podcasts that are due, one after the other.
///
/// # Errors
/// When the catalog cannot be read or written. What the service does not answer is reported.
pub fn identify(
    search: &AppleSearch,
    country: ChartCountry,
    asking: &Asking<'_>,
    writer: &mut Writer,
    progress: &dyn Fn(u64),
) -> Result<RatingReport, CatalogError> {
    let began = asking.clock.now();
    let mut report = RatingReport::default();
    let mut done = 0;
    while done < asking.limit && !asking.is_stopped() {
        let due = writer.podcasts_without_apple_id(&asking.due(SOURCE, country.as_str(), began, done))?;
        // The network takes its time: others may write meanwhile.
        writer.rest();
        let mut update = RatingUpdate::default();
        let mut told = Vec::new();
        let mut is_over = due.is_empty();
        for (podcast, title) in &due {
            if asking.is_stopped() || is_over {
                break;
            }
            let outcome = match ask(&search.url(title, country), asking, &mut report) {
                Ok(shows) => {
                    told.extend(shows);
                    AskOutcome::Found
                }
                Err(Refused::TooOften(message)) => {
                    report.fail(title, message);
                    is_over = true;
                    break;
                }
                Err(Refused::Failed(message)) => {
                    report.fail(title, message);
                    AskOutcome::Failed
                }
            };
            done += 1;
            progress(done as u64);
            let (subject, country) = (podcast.to_string(), country.as_str().to_owned());
            update.asked.push(AskedFor { source: SOURCE, subject, country, at: asking.clock.now(), outcome });
        }
        report.identified += writer.put_platform_shows(&told, asking.clock.now())?;
        report.add(writer.put_ratings(&update)?);
        if is_over {
            break;
        }
    }
    Ok(report)
}

enum Refused {
    /// Asking on is of no use for now.
    TooOften(String),
    Failed(String),
}

fn ask(url: &str, asking: &Asking<'_>, report: &mut RatingReport) -> Result<Vec<(ShowId, String)>, Refused> {
    let request = FetchRequest { accept: "application/json", max_bytes: MAX_PAYLOAD_BYTES, ..FetchRequest::new(url) };
    let answer = asking.runtime.block_on(asking.http.fetch(&request));
    asking.rest();
    let answer = answer.map_err(|error| Refused::Failed(error.to_string()))?;
    match answer.status {
        200 => {}
        // Apple says 403 where others say 429 (facts 2.2).
        status @ (403 | 429) => return Err(Refused::TooOften(format!("it wants to be asked less often ({status})"))),
        status => return Err(Refused::Failed(format!("it answered {status}"))),
    }
    let mut issues = Vec::new();
    let shows = read_lookup(&answer.body, &mut issues).map_err(|error| Refused::Failed(error.to_string()))?;
    let shows = shows.ok_or_else(|| Refused::Failed("it is no answer of a search".to_owned()))?;
    report.payloads += 1;
    report.note(url, &issues);
    Ok(shows.into_iter().filter_map(|show| Some((ShowId::Apple(show.apple_id), show.feed_url?))).collect())
}

//! The sample catalog: the authored shows, rendered as what their publishers would have put on the web.

mod chart;
mod cover;
mod email;
mod feed;
mod load;
mod notes;
mod opinions;
mod ratings;
mod schedule;
mod sentences;
mod show;
mod site;
mod transcript;

use crate::output::Output;
use crate::{GenerateError, Report};
use chrono::NaiveDate;
use std::path::Path;

pub use load::load_shows;
pub use show::{AuthoredShow, Cadence, Episode, Show, ShowKind, Turn};

/// Days of charts before today.
const CHART_DAYS: u64 = 30;

/// Writes the shows of `shows_dir` below `out`: `feeds/`, `transcripts/`, `sites/`, `charts/apple/`, `ratings/`.
///
/// Dates are computed back from `today`, and none is of `today` or later. The same shows and day give the same bytes;
/// a file that is there already with the same bytes is left alone. Nothing is removed.
///
/// # Errors
/// Where a show cannot be read or says what cannot be (with file and line), and where a file cannot be written.
pub fn render_sample(shows_dir: &Path, out: &Path, today: NaiveDate) -> Result<Report, GenerateError> {
    let shows = load_shows(shows_dir)?;
    let mut output = Output::new(out);
    for show in &shows {
        render_show(show, today, &mut output)?;
    }
    for back in 1..=CHART_DAYS {
        let date = today.checked_sub_days(chrono::Days::new(back)).ok_or(GenerateError::Date { today })?;
        for (name, document) in chart::charts_of(&shows, date).map_err(|error| output.failed("charts", error.into()))? {
            output.write(&name, &document)?;
            output.report.charts += 1;
        }
    }
    for (name, document) in ratings::payloads_of(&shows, today) {
        let mut bytes = serde_json::to_vec(&document).map_err(|error| output.failed(&name, error.into()))?;
        bytes.push(b'\n');
        output.write(&name, &bytes)?;
        output.report.ratings += 1;
    }
    Ok(output.report)
}

fn render_show(show: &Show, today: NaiveDate, output: &mut Output<'_>) -> Result<(), GenerateError> {
    let slug = &show.slug;
    let dates = schedule::publish_times(show, today);
    if dates.len() < show.authored.episodes.len() {
        return Err(GenerateError::Date { today });
    }
    let name = format!("feeds/{slug}.xml");
    let document = feed::document(show, &dates).map_err(|error| output.failed(&name, error))?;
    output.write(&name, &document)?;
    output.report.feeds += 1;
    output.report.episodes += show.authored.episodes.len() as u64;

    for (index, episode) in show.authored.episodes.iter().enumerate() {
        if let Some(file) = transcript::file(show, index) {
            let cues = transcript::cues(&show.authored.language, &episode.transcript);
            output.write(&format!("transcripts/{slug}/{}", file.name), file.format.document(&cues).as_bytes())?;
            output.report.transcripts += 1;
        }
    }
    for (page, document) in site::pages(show, &dates) {
        output.write(&format!("sites/{slug}/{page}"), document.as_bytes())?;
        output.report.pages += 1;
    }
    output.write(&format!("sites/{slug}/cover.svg"), cover::svg(slug, &show.authored.title).as_bytes())
}

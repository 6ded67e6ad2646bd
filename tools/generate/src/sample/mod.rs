//! The sample catalog: renders the authored shows as their publishers would put them on the web.

mod chart;
mod cover;
mod cover_png;
mod email;
mod feed;
mod ratings;
mod review_phrases;
mod schedule;
mod sentences;
mod show;
mod show_file;
mod show_notes;
mod site;
mod transcript;

use crate::output::Output;
use crate::{GenerateError, GenerateReport};
use chrono::NaiveDate;
use std::path::Path;

pub use show::{AuthoredShow, Cadence, Episode, Show, ShowKind, Turn};
pub use show_file::load_shows;

/// Number of chart days before the reference date.
const CHART_DAYS: u64 = 30;
/// The path of a show's cover on its site.
const SHOW_COVER: &str = "cover.png";

/// Writes the shows of `shows_dir` below `out`: `feeds/`, `transcripts/`, `sites/`, `covers/`, `charts/apple/`,
/// `ratings/`.
///
/// All dates lie before `today`. The same shows and date give the same bytes. Unchanged files are not rewritten, and
/// nothing is deleted.
///
/// # Errors
/// When a show cannot be read or has invalid values (with file and line), or a file cannot be written.
pub fn render_sample(shows_dir: &Path, out: &Path, today: NaiveDate) -> Result<GenerateReport, GenerateError> {
    let shows = load_shows(shows_dir)?;
    let mut output = Output::new(out);
    for show in &shows {
        render_show(show, today, &mut output)?;
    }
    for back in 1..=CHART_DAYS {
        let date = today.checked_sub_days(chrono::Days::new(back)).ok_or(GenerateError::Date { today })?;
        for (name, document) in
            chart::build_charts(&shows, date).map_err(|error| output.to_write_error("charts", error.into()))?
        {
            output.write(&name, &document)?;
            output.report.charts += 1;
        }
    }
    for (name, document) in ratings::build_payloads(&shows, today) {
        let mut bytes = serde_json::to_vec(&document).map_err(|error| output.to_write_error(&name, error.into()))?;
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
    let document = feed::write_show_feed(show, &dates).map_err(|error| output.to_write_error(&name, error))?;
    output.write(&name, &document)?;
    output.report.feeds += 1;
    output.report.episodes += show.authored.episodes.len() as u64;

    for (index, episode) in show.authored.episodes.iter().enumerate() {
        if let Some(file) = transcript::write_transcript(show, index) {
            let cues = transcript::build_cues(&show.authored.language, &episode.transcript);
            output.write(&format!("transcripts/{slug}/{}", file.name), file.format.document(&cues).as_bytes())?;
            output.report.transcripts += 1;
        }
    }
    for (page, document) in site::build_pages(show, &dates) {
        output.write(&format!("sites/{slug}/{page}"), document.as_bytes())?;
        output.report.pages += 1;
    }
    write_covers(show, output)
}

/// Writes the covers of a show and of its episodes below `covers/`, by host and path of their URLs.
fn write_covers(show: &Show, output: &mut Output<'_>) -> Result<(), GenerateError> {
    let drawn = cover::Cover::of_show(&show.slug);
    let png = cover_png::write_png(&drawn).map_err(|error| output.to_write_error("covers", error))?;
    output.write(&format!("sites/{}/{SHOW_COVER}", show.slug), &png)?;
    output.write(&format!("covers/{}/{SHOW_COVER}", show.domain()), &png)?;
    for stem in feed::pictured_episodes(show) {
        let png = cover_png::write_png(&drawn.for_episode(&stem));
        let png = png.map_err(|error| output.to_write_error("covers", error))?;
        output.write(&format!("covers/{}/{}", show.domain(), feed::episode_cover(&stem)), &png)?;
    }
    Ok(())
}

//! Finds the movements on a chart that an alert watches.

use crate::lookup::{ChartComparison, ChartShowLookup, CompareInterval, RequestedChart};
use crate::new_matches::podcast_content;
use earshot_api_server::prelude::*;
use earshot_app::{MatchedItem, NewAlertMatch};
use earshot_model::alert::{ChartMovement, ChartMovementKind, ChartRule, MatchContent, MatchSource, MatchStatus};
use earshot_model::chart::PositionChange;

/// A chart is compared with the one of the day before.
const COMPARED_WITH: CompareInterval = CompareInterval(1);
/// Movements of one chart and day, the best positions first.
const MAX_MOVEMENTS: usize = 100;

/// Finds the movements of the last captured day. Shows without a podcast in the catalog and
/// ignored podcasts are left out.
pub fn find_chart_movements(
    generation: &OpenGeneration,
    alert_id: Uuid,
    rule: &ChartRule,
) -> Result<Vec<NewAlertMatch>, ApiError> {
    let chosen = RequestedChart::parse(Some(&rule.chart_type), Some(&rule.category), Some(&rule.country))?;
    let compared = ChartComparison::read(generation, chosen, None, COMPARED_WITH, 1)?;
    let Some(compared) = compared.filter(|compared| compared.earlier.is_some()) else { return Ok(Vec::new()) };
    let day = compared.current.date.to_string();
    let movement = &compared.movement;
    let changes = movement.changes.iter().chain(movement.absent.iter());
    let is_certain = |change: &&PositionChange| match (change.previous, change.position) {
        (None, Some(_)) => movement.entries.is_ok(),
        (Some(_), None) => movement.exits.is_ok(),
        _ => true,
    };
    let watched: Vec<&PositionChange> =
        changes.filter(is_certain).filter(|change| is_watched(rule, change)).take(MAX_MOVEMENTS).collect();
    let numbers: Vec<u32> = watched.iter().map(|change| change.show).collect();
    let shows = ChartShowLookup::read(generation, &numbers)?;
    let mut found = Vec::new();
    for change in watched {
        let Some(show) = shows.show(change.show) else { continue };
        let Some(podcast) = shows.document(show) else { continue };
        if rule.podcast_id.is_some_and(|id| id != podcast.podcast.id) {
            continue;
        }
        let chart = ChartMovement {
            chart_type: rule.chart_type.clone(),
            country: rule.country.clone(),
            category: rule.category.clone(),
            day: day.clone(),
            movement: rule.movement,
            from: change.previous.map(u32::from),
            to: change.position.map(u32::from),
        };
        found.push(NewAlertMatch {
            alert_id,
            subject: MatchedItem::Chart(format!(
                "{}:{}:{}:{day}:{}",
                rule.chart_type, rule.country, rule.category, podcast.podcast.id
            )),
            podcast_id: podcast.podcast.id,
            status: MatchStatus::Kept,
            source: MatchSource::Chart,
            audio_key: None,
            text_key: None,
            title_key: None,
            dated_at: None,
            is_back_catalog: false,
            content: MatchContent { chart: Some(chart), ..podcast_content(podcast) },
        });
    }
    Ok(found)
}

fn is_watched(rule: &ChartRule, change: &PositionChange) -> bool {
    let (before, after) = (change.previous, change.position);
    match rule.movement {
        ChartMovementKind::Enters => before.is_none() && after.is_some(),
        ChartMovementKind::Leaves => before.is_some() && after.is_none(),
        ChartMovementKind::Moves => match (before, after) {
            (Some(before), Some(after)) => u32::from(before.abs_diff(after)) >= rule.by.unwrap_or(1),
            _ => false,
        },
        ChartMovementKind::Reaches => {
            let top = rule.top.unwrap_or(1);
            let is_in = |position: Option<u16>| position.is_some_and(|position| u32::from(position) <= top);
            is_in(after) && !is_in(before)
        }
    }
}

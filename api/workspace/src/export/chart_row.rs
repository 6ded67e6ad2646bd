//! A position of a chart as a row.

use chrono::NaiveDate;
use earshot_api_content::exports::podcast_record;
use earshot_api_content::lookup::{ChartComparison, ChartShowLookup, CompareInterval, RequestedChart};
use earshot_api_server::prelude::*;
use earshot_export::SheetColumn;
use earshot_model::Tier;
use earshot_model::chart::{ChartShowRecord, PositionChange};
use earshot_model::export::ExportColumnKind::{Decimal, Integer, List, Text, Time};
use earshot_model::export::{ExportRecord, ExportValue};

/// A position, with the podcast of the catalog as far as the plan shows it.
pub(super) struct ChartRow {
    position: Option<u16>,
    title: String,
    publisher: Option<String>,
    change: Option<i32>,
    previous: Option<u16>,
    movement: &'static str,
    platform_id: String,
    /// `None` when the catalog has no such podcast.
    podcast: Option<ExportRecord>,
    sees_contacts: bool,
}

impl ChartRow {
    fn podcast<T: Into<ExportValue>>(&self, value: impl Fn(&ExportRecord) -> T) -> ExportValue {
        self.podcast.as_ref().map(value).into()
    }

    /// Spec 6: the plans that export contacts.
    fn contact(&self) -> Option<&String> {
        self.podcast.as_ref().filter(|_| self.sees_contacts)?.primary_contact_email.as_ref()
    }
}

pub(super) const COLUMNS: &[SheetColumn<ChartRow>] = &[
    SheetColumn::new(Integer, "position", "Position", |it| it.position.map(i64::from).into()),
    SheetColumn::new(Text, "title", "Title", |it| (&it.title).into()),
    SheetColumn::new(Text, "publisher", "Publisher", |it| it.publisher.as_ref().into()),
    SheetColumn::new(Integer, "positionChange", "Change", |it| it.change.map(i64::from).into()),
    SheetColumn::new(Integer, "previousPosition", "Previous position", |it| it.previous.map(i64::from).into()),
    SheetColumn::new(Text, "movement", "Movement", |it| it.movement.into()),
    SheetColumn::new(Integer, "estimatedMonthlyListeners", "Estimated monthly listeners", |it| {
        it.podcast(|podcast| podcast.monthly_listeners)
    }),
    SheetColumn::new(Decimal, "authorityScore", "Authority score", |it| {
        it.podcast(|podcast| ExportValue::of_score(podcast.authority_score))
    }),
    SheetColumn::new(Text, "primaryContactEmail", "Primary contact", |it| it.contact().into()),
    SheetColumn::new(Text, "pageUrl", "Page", |it| it.podcast(|podcast| podcast.page_url.clone())),
    SheetColumn::new(Time, "lastEpisodePublishedAt", "Last episode", |it| {
        it.podcast(|podcast| podcast.last_episode_at)
    }),
    SheetColumn::new(Text, "language", "Language", |it| it.podcast(|podcast| podcast.language.clone())),
    SheetColumn::new(List, "genres", "Genres", |it| it.podcast(|podcast| ExportValue::from(&podcast.genres))),
    SheetColumn::new(Text, "rssFeedUrl", "RSS feed", |it| it.podcast(|podcast| podcast.feed_url.clone())),
    SheetColumn::new(Text, "platformId", "Platform ID", |it| (&it.platform_id).into()),
    SheetColumn::new(Text, "podcastId", "Podcast ID", |it| it.podcast(|podcast| podcast.podcast_id.clone())),
];

impl ChartRow {
    /// Reads a chart with its day; `None` when it was not captured.
    ///
    /// # Errors
    /// When the files of the generation cannot be read.
    pub(super) fn read_chart(
        generation: &OpenGeneration,
        (chosen, date, compare): (RequestedChart, Option<NaiveDate>, CompareInterval),
        limit: usize,
        tier: Tier,
        public_url: &str,
    ) -> Result<Option<(NaiveDate, Vec<Self>)>, ApiError> {
        // One day of history is the chart itself.
        let Some(compared) = ChartComparison::read(generation, chosen, date, compare, 1)? else { return Ok(None) };
        let changes = compared.movement.changes.iter().take(limit);
        let numbers: Vec<u32> = changes.clone().map(|change| change.show).collect();
        let known = ChartShowLookup::read(generation, &numbers)?;
        let mut rows = Vec::new();
        for change in changes {
            let Some(show) = known.show(change.show) else { continue };
            let document = known.document(show);
            // The description is the largest field, and no column.
            let record = document
                .map(|document| ExportRecord { description: None, ..podcast_record(document, tier, public_url) });
            rows.push(Self::of(change, show, record, tier));
        }
        Ok(Some((compared.current.date, rows)))
    }

    fn of(change: &PositionChange, show: &ChartShowRecord, podcast: Option<ExportRecord>, tier: Tier) -> Self {
        Self {
            position: change.position,
            title: podcast.as_ref().map_or_else(|| show.show.title.clone(), |podcast| podcast.title.clone()),
            publisher: show.show.creator.clone(),
            change: change.positions_gained(),
            previous: change.previous,
            movement: change.direction.as_str(),
            platform_id: show.show.platform_id.clone(),
            podcast,
            sees_contacts: tier.limits().sees_contacts,
        }
    }
}

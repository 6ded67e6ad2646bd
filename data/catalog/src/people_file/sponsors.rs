//! Lists of sponsors, a sponsor by slug, and reads.

use super::file::{
    PeopleFile, confidence, episode_id, name_query, parsed, podcast_id, ranked, record, time, to_signed,
};
use crate::error::CatalogError;
use earshot_model::people::ListEntry;
use earshot_model::sponsors::{SponsorReadRecord, SponsorRecord};
use earshot_model::{EpisodeId, PodcastId, SponsorGroup, SponsorKind};
use rusqlite::{Row, params};

const BY_RANK: &str = "SELECT rank, record FROM ranked_sponsors JOIN sponsors ON sponsors.id = ranked_sponsors.sponsor
                       WHERE rank > ?1 AND (?3 IS NULL OR ranked_sponsors.paying = ?3) ORDER BY rank LIMIT ?2";
const BY_NAME: &str = "SELECT ranked_sponsors.rank AS rank, record FROM sponsor_names
                       JOIN ranked_sponsors ON ranked_sponsors.rank = sponsor_names.rowid
                       JOIN sponsors ON sponsors.id = ranked_sponsors.sponsor
                       WHERE sponsor_names MATCH ?4 AND sponsor_names.rowid > ?1
                             AND (?3 IS NULL OR ranked_sponsors.paying = ?3)
                       ORDER BY sponsor_names.rowid LIMIT ?2";

impl PeopleFile {
    /// Returns sponsors after a rank, most episodes first: of one group or all, with words that begin like those of
    /// `search`. A search without letters finds none.
    pub fn sponsors(
        &self,
        search: Option<&str>,
        group: Option<SponsorGroup>,
        after: i64,
        limit: usize,
    ) -> Result<Vec<ListEntry<SponsorRecord>>, CatalogError> {
        let group = group.map(SponsorGroup::as_str);
        let limit = to_signed(limit);
        match search.map(name_query) {
            None => self.rows(BY_RANK, params![after, limit, group], ranked),
            Some(None) => Ok(Vec::new()),
            Some(Some(query)) => self.rows(BY_NAME, params![after, limit, group, query], ranked),
        }
    }

    /// Returns the sponsors of a podcast, most of its episodes first.
    pub fn sponsors_of_podcast(&self, podcast: PodcastId, limit: usize) -> Result<Vec<SponsorRecord>, CatalogError> {
        let sql = "SELECT record FROM sponsor_podcasts JOIN sponsors ON sponsors.id = sponsor_podcasts.sponsor
                   WHERE podcast = ? ORDER BY sponsor_podcasts.episodes DESC, sponsor LIMIT ?";
        self.rows(sql, params![podcast.0.as_bytes(), to_signed(limit)], record)
    }

    /// Returns the sponsors of an episode.
    pub fn sponsors_of_episode(&self, episode: EpisodeId, limit: usize) -> Result<Vec<SponsorRecord>, CatalogError> {
        let sql = "SELECT record FROM sponsor_reads JOIN sponsors ON sponsors.id = sponsor_reads.sponsor
                   WHERE episode = ? ORDER BY sponsors.episodes DESC, sponsors.id LIMIT ?";
        self.rows(sql, params![episode.0.as_bytes(), to_signed(limit)], record)
    }

    /// Returns a sponsor; `None` when none has the slug.
    pub fn sponsor(&self, slug: &str) -> Result<Option<SponsorRecord>, CatalogError> {
        self.record_of("SELECT record FROM sponsors WHERE slug = ?", slug)
    }

    /// Returns reads of a sponsor, newest first.
    pub fn sponsor_reads(&self, slug: &str, skip: usize, limit: usize) -> Result<Vec<SponsorReadRecord>, CatalogError> {
        let sql = "SELECT sponsor_reads.* FROM sponsor_reads
                   WHERE sponsor = (SELECT id FROM sponsors WHERE slug = ?1) AND position >= ?2
                   ORDER BY position LIMIT ?3";
        self.rows(sql, params![slug, to_signed(skip), to_signed(limit)], read)
    }
}

fn read(row: &Row<'_>) -> rusqlite::Result<SponsorReadRecord> {
    let codes: String = row.get("coupon_codes")?;
    Ok(SponsorReadRecord {
        episode: episode_id(row, "episode")?,
        podcast: podcast_id(row, "podcast")?,
        kind: parsed(&row.get::<_, String>("kind")?, SponsorKind::parse)?,
        confidence: confidence(row)?,
        published_at: time(row, "published_at")?,
        snippet: row.get("snippet")?,
        is_host_read: row.get("is_host_read")?,
        coupon_codes: codes.split('\n').filter(|code| !code.is_empty()).map(str::to_owned).collect(),
    })
}

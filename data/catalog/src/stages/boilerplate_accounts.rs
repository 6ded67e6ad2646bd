//! Detection of boilerplate accounts: accounts and addresses that themes, hosting companies and agencies leave on their
//! customers' sites.
//!
//! A single site cannot distinguish such an account from its own, but the catalog can. An account is boilerplate when
//! more than [`MAX_UNRELATED_SITES`] unrelated sites present it as their own and it resembles none of them. Sites are
//! unrelated when their podcasts differ in author and in owner: a network links its account from all of its shows.
//!
//! Detected accounts stay boilerplate and are removed from stored links and contacts. Accounts that resemble their
//! site, and accounts from feeds, are never removed.
//!
//! Detection runs once for many crawled sites, because it reads the accounts of all podcasts.

use super::crawl::put_contacts;
use super::sql;
use crate::columns::{BatchBuilder, BatchReader};
use crate::error::CatalogError;
use crate::records::{PodcastFindings, SiteUpdate};
use crate::tables;
use crate::writer::{UnitOfWork, Writer};
use earshot_model::{Link, LinkSource, PodcastContacts, PodcastId, Timestamp, profile_key};
use std::collections::{HashMap, HashSet};
use uuid::Uuid;

/// An account on more unrelated sites than this is boilerplate (facts 3.3).
const MAX_UNRELATED_SITES: u32 = 3;
/// Podcasts per statement.
const PODCASTS_PER_STATEMENT: usize = 2_000;

impl Writer {
    /// Detects new boilerplate accounts and removes them from the links and contacts of podcasts. Returns the number of
    /// new ones.
    ///
    /// # Errors
    /// When the catalog cannot be read or written. Nothing is changed then.
    pub fn detect_boilerplate_accounts(&mut self, now: Timestamp) -> Result<usize, CatalogError> {
        self.run_unit(|unit| {
            unit.execute(
                "cannot count the sites of accounts",
                &format!(
                    "CREATE OR REPLACE TEMP TABLE new_leftovers AS
                     SELECT account FROM (SELECT site, author, owner, unnest(accounts) AS account FROM site_accounts)
                     SEMI JOIN unchecked_accounts USING (account) ANTI JOIN leftovers USING (account) GROUP BY account
                     HAVING least(count(DISTINCT site), count(DISTINCT author), count(DISTINCT owner)) > {MAX_UNRELATED_SITES};
                     INSERT INTO leftovers SELECT account, {} FROM new_leftovers;
                     DELETE FROM unchecked_accounts",
                    sql::timestamp_literal(now)
                ),
            )?;
            let found = query_accounts(unit, "FROM new_leftovers")?.len();
            if found > 0 {
                remove_from_podcasts(unit)?;
            }
            Ok(found)
        })
    }
}

/// Stores the unattributed accounts of sites, and returns the findings without known boilerplate accounts.
pub(super) fn put_unattributed_accounts(
    unit: &UnitOfWork<'_>,
    updates: &[SiteUpdate],
) -> Result<Vec<PodcastFindings>, CatalogError> {
    let mut podcasts: Vec<PodcastFindings> = updates.iter().flat_map(|update| &update.podcasts).cloned().collect();
    let shown: HashSet<i64> = podcasts.iter().flat_map(account_hashes).collect();
    let shown: Vec<i64> = shown.into_iter().collect();
    let mut nobodys = HashSet::new();
    for shown in shown.chunks(PODCASTS_PER_STATEMENT) {
        // Literals let DuckDB use the index; a join would scan the table.
        let list = shown.iter().map(i64::to_string).collect::<Vec<_>>().join(", ");
        nobodys.extend(query_accounts(unit, &format!("SELECT account FROM leftovers WHERE account IN ({list})"))?);
    }
    for podcast in &mut podcasts {
        let taken: HashSet<i64> = account_hashes(podcast).filter(|account| nobodys.contains(account)).collect();
        if !taken.is_empty() {
            podcast.links.retain(|link| !is_link_of_any(&taken, link));
            podcast.unattributed_accounts.retain(|account| !taken.contains(&hash_account(account)));
            forget_accounts(&mut podcast.contacts, &taken);
        }
    }
    podcasts.chunks(PODCASTS_PER_STATEMENT).try_for_each(|podcasts| put_accounts(unit, podcasts))?;
    Ok(podcasts)
}

/// Writes accounts that changed. Most sites show the same accounts as before, and nothing is written.
fn put_accounts(unit: &UnitOfWork<'_>, podcasts: &[PodcastFindings]) -> Result<(), CatalogError> {
    let batch = BatchBuilder::new(podcasts)
        .display("podcast_id", |podcast| podcast.podcast_id)
        .json("accounts", |podcast| {
            let mut accounts: Vec<i64> = account_hashes(podcast).collect();
            accounts.sort_unstable();
            accounts.dedup();
            accounts
        })
        .build();
    unit.stage("site_accounts", batch)?;
    let ids = sql::id_list(podcasts.iter().map(|podcast| podcast.podcast_id));
    unit.execute(
        "cannot store the accounts of sites",
        &format!(
            "CREATE OR REPLACE TEMP TABLE changed_accounts AS
             WITH told AS (
                 SELECT staged.podcast_id, md5_number_lower(named.site) AS site,
                        md5_number_lower(coalesce(nullif(lower(trim(known.author)), ''), named.site)) AS author,
                        md5_number_lower(coalesce(nullif(lower(trim(known.owner_email)), ''), named.site)) AS owner,
                        staged.accounts
                 FROM staged_site_accounts staged
                 JOIN (FROM podcasts WHERE id IN ({ids})) known ON known.id = staged.podcast_id
                 JOIN (FROM site_podcasts WHERE podcast_id IN ({ids})) named ON named.podcast_id = staged.podcast_id
             )
             SELECT told.* FROM told LEFT JOIN (FROM site_accounts WHERE podcast_id IN ({ids})) held USING (podcast_id)
             WHERE held.accounts IS DISTINCT FROM told.accounts OR held.site IS DISTINCT FROM told.site
                OR held.author IS DISTINCT FROM told.author OR held.owner IS DISTINCT FROM told.owner;
             INSERT INTO site_accounts BY NAME FROM changed_accounts
             ON CONFLICT (podcast_id) DO UPDATE SET
                 site = excluded.site, author = excluded.author, owner = excluded.owner, accounts = excluded.accounts;
             INSERT INTO unchecked_accounts SELECT DISTINCT unnest(accounts) FROM changed_accounts"
        ),
    )
}

/// Removes `new_leftovers` from the links and contacts of the podcasts that have them.
fn remove_from_podcasts(unit: &UnitOfWork<'_>) -> Result<(), CatalogError> {
    let doing = "cannot remove boilerplate accounts";
    let mut of_podcasts: HashMap<PodcastId, HashSet<i64>> = HashMap::new();
    let sql = "SELECT podcast_id::VARCHAR AS podcast_id, account
               FROM (SELECT podcast_id, unnest(accounts) AS account FROM site_accounts)
               SEMI JOIN new_leftovers USING (account)";
    for batch in unit.query_batches(doing, sql)? {
        let columns = BatchReader::new("site_accounts", &batch);
        let (account, podcast) = (columns.int("account")?, columns.text("podcast_id")?);
        for row in 0..batch.num_rows() {
            of_podcasts.entry(podcast.parsed(row)?).or_default().insert(account.required(row)?);
        }
    }
    let podcasts: Vec<PodcastId> = of_podcasts.keys().copied().collect();
    for podcasts in podcasts.chunks(PODCASTS_PER_STATEMENT) {
        let ids = sql::id_list(podcasts.iter());
        let mut gone = Vec::new();
        let of_sites = format!("source = '{}' AND podcast_id IN ({ids})", LinkSource::Website.as_str());
        for batch in unit.query_batches(doing, &format!("FROM links WHERE {of_sites}"))? {
            let links = tables::link::from_batch(&batch)?.into_iter();
            gone.extend(links.filter(|link| is_link_of_any(&of_podcasts[&link.podcast_id], link)));
        }
        delete_links(unit, &gone)?;
        let mut contacts = Vec::new();
        for batch in unit.query_batches(doing, &format!("FROM contacts WHERE podcast_id IN ({ids})"))? {
            contacts.extend(tables::contact::from_batch(&batch)?);
        }
        contacts.retain_mut(|(podcast, contacts)| forget_accounts(contacts, &of_podcasts[podcast]));
        put_contacts(unit, contacts.iter().map(|(podcast, contacts)| (*podcast, contacts)))?;
        sql::record_stage_changes(unit, "links_revision", podcasts.iter().copied())?;
    }
    Ok(())
}

/// Deletes all links in one statement, which scans the table once.
fn delete_links(unit: &UnitOfWork<'_>, links: &[Link]) -> Result<(), CatalogError> {
    if links.is_empty() {
        return Ok(());
    }
    unit.stage("links", tables::link::to_batch(links))?;
    unit.execute(
        "cannot remove boilerplate accounts",
        "DELETE FROM links USING staged_links gone
         WHERE links.podcast_id = gone.podcast_id AND links.url = gone.url AND links.source = gone.source",
    )
}

fn query_accounts(unit: &UnitOfWork<'_>, sql: &str) -> Result<HashSet<i64>, CatalogError> {
    let mut found = HashSet::new();
    for batch in unit.query_batches("cannot read boilerplate accounts", sql)? {
        let account = BatchReader::new("leftovers", &batch).int("account")?;
        for row in 0..batch.num_rows() {
            found.insert(account.required(row)?);
        }
    }
    Ok(found)
}

fn account_hashes(podcast: &PodcastFindings) -> impl Iterator<Item = i64> {
    podcast.unattributed_accounts.iter().map(|account| hash_account(account))
}

/// Returns a stable 62-bit hash. Collisions are unlikely among tens of millions of accounts.
fn hash_account(account: &str) -> i64 {
    let (_, low) = Uuid::new_v5(&Uuid::NAMESPACE_URL, account.as_bytes()).as_u64_pair();
    low.cast_signed()
}

fn is_link_of_any(accounts: &HashSet<i64>, link: &Link) -> bool {
    link.source == LinkSource::Website && accounts.contains(&hash_account(&profile_key(&link.url)))
}

fn forget_accounts(contacts: &mut PodcastContacts, accounts: &HashSet<i64>) -> bool {
    contacts.remove_site_sightings(|email| accounts.contains(&hash_account(&email.to_lowercase())))
}

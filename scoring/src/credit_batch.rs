//! The credit batch: extracts people and sponsors of every podcast with changed texts, one unit of work at a time.

use crate::people::{
    Appearances, EpisodePeople, EpisodeText, ShowPeople, ShowText, find_profession, find_recurring, learn_habits,
};
use crate::sponsors::{CreditSummaryBuilder, find_sponsors, is_sponsor};
use earshot_catalog::{
    CatalogError, CreditRow, CreditUpdate, EpisodeToCredit, PodcastCreditState, PodcastToCredit, ShowHabits, Writer,
};
use earshot_model::{EpisodeCredits, Podcast, PodcastId};
use rayon::prelude::*;
use std::collections::HashMap;
use std::hash::{DefaultHasher, Hash as _, Hasher as _};
use std::panic::resume_unwind;
use std::sync::mpsc::sync_channel;

/// Version of the extraction rules. Raise it with every change, so that all texts are read again.
const RULES_VERSION: i64 = 8;
/// Podcasts per unit of work.
const PODCASTS_PER_UNIT: usize = 1_000;
/// Newest episodes from which recurring people are learned.
const MAX_EPISODES_TO_LEARN_FROM: usize = 100;
/// Limits of the texts read at a time, in episodes and in bytes.
const EPISODES_PER_BATCH: usize = 4_096;
const BYTES_PER_BATCH: usize = 32 << 20;
/// Batches of the catalog, of some thousand episodes each, that wait for the reader.
const BATCHES_AHEAD: usize = 2;

/// Result of a pass over the due podcasts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct CreditReport {
    pub podcasts: u64,
    /// Episodes that were read; the following fields count what was found.
    pub episodes: u64,
    pub people: u64,
    pub sponsors: u64,
}

/// Extracts people and sponsors of every episode whose texts, transcript or show changed. The run can stop at any time:
/// uncommitted podcasts are due again. `progress` receives the number of finished podcasts and the total.
pub fn credit_podcasts(writer: &mut Writer, mut progress: impl FnMut(u64, u64)) -> Result<CreditReport, CatalogError> {
    let total = writer.count_podcasts_to_credit(RULES_VERSION)?;
    let mut report = CreditReport::default();
    loop {
        let due = writer.podcasts_to_credit(PODCASTS_PER_UNIT, RULES_VERSION, show_hash)?;
        if due.is_empty() {
            return Ok(report);
        }
        let updates = read_unit(writer, &due)?;
        for row in updates.iter().flat_map(|update| &update.episodes) {
            report.episodes += 1;
            report.people += row.credits.people.len() as u64;
            report.sponsors += row.credits.sponsors.len() as u64;
        }
        report.podcasts += updates.len() as u64;
        writer.put_credits(updates)?;
        progress(report.podcasts, total.max(report.podcasts));
    }
}

/// Extracts the credits of a unit. The next episodes are read from the catalog while the last ones are evaluated.
fn read_unit(writer: &mut Writer, due: &[PodcastToCredit]) -> Result<Vec<CreditUpdate>, CatalogError> {
    std::thread::scope(|scope| {
        let (sender, receiver) = sync_channel::<Vec<EpisodeToCredit>>(BATCHES_AHEAD);
        let reading = scope.spawn(move || {
            let mut reader = CreditReader::new(due);
            receiver.into_iter().for_each(|episodes| reader.add_episodes(episodes));
            reader.finish()
        });
        // A send fails only when the reader panicked, and its panic is resumed below.
        let visited = writer.visit_episodes_to_credit(due, |episodes| drop(sender.send(episodes)));
        drop(sender);
        let updates = reading.join().unwrap_or_else(|panic| resume_unwind(panic));
        visited.map(|()| updates)
    })
}

/// Hashes the texts in [`ShowText`]. Other fields, such as tag counts, change with each episode. The hash may differ
/// between versions of the standard library; texts are then read once more.
fn show_hash(podcast: &Podcast) -> i64 {
    let ShowText { title, author, owner_name, description, website_url, persons } = ShowText::from_podcast(podcast);
    let mut hasher = DefaultHasher::new();
    (title, author, owner_name, description, website_url, persons).hash(&mut hasher);
    hasher.finish().cast_signed()
}

/// Reads the episodes of a unit podcast by podcast, newest first, in batches on all cores.
struct CreditReader<'a> {
    shows: Vec<ShowReader<'a>>,
    show_indexes: HashMap<PodcastId, usize>,
    /// Index of the show, and the episode to read.
    queue: Vec<(usize, EpisodeToCredit)>,
    bytes: usize,
}

/// A podcast while its episodes are read.
struct ShowReader<'a> {
    podcast: &'a PodcastToCredit,
    people: ShowPeople,
    /// People in most episodes; `None` until some episodes were read.
    recurring: Option<Vec<String>>,
    /// How the show names its guests, learned together with recurring people.
    habits: ShowHabits,
    rows: Vec<CreditRow>,
}

impl<'a> CreditReader<'a> {
    fn new(due: &'a [PodcastToCredit]) -> Self {
        let shows = due.par_iter().map(ShowReader::new).collect();
        let show_indexes = due.iter().enumerate().map(|(place, due)| (due.podcast.id, place)).collect();
        Self { shows, show_indexes, queue: Vec::new(), bytes: 0 }
    }

    fn add_episodes(&mut self, episodes: Vec<EpisodeToCredit>) {
        for episode in episodes {
            let Some(place) = self.show_indexes.get(&episode.podcast_id) else { continue };
            let spoken: usize = episode.cues.iter().map(|cue| cue.text.len() + 64).sum();
            self.bytes += episode.description.len() + episode.description_html.len() + spoken;
            self.queue.push((*place, episode));
        }
        if self.queue.len() >= EPISODES_PER_BATCH || self.bytes >= BYTES_PER_BATCH {
            // More episodes of the last show may follow, and learning needs several of them.
            let last = self.queue.last().map_or(0, |(place, _)| *place);
            let begins = self.queue.partition_point(|(place, _)| *place < last);
            let is_enough =
                self.shows[last].recurring.is_some() || self.queue.len() - begins >= MAX_EPISODES_TO_LEARN_FROM;
            let rest = if is_enough { Vec::new() } else { self.queue.split_off(begins) };
            self.read_queue();
            self.queue = rest;
        }
    }

    fn read_queue(&mut self) {
        self.bytes = 0;
        let waiting = std::mem::take(&mut self.queue);
        let own: Vec<EpisodePeople> = waiting
            .par_iter()
            .map(|(_, episode)| EpisodePeople::read(&EpisodeText::from_due_episode(episode)))
            .collect();
        let mut begins = 0;
        for piece in waiting.chunk_by(|(one, _), (other, _)| one == other) {
            let show = &mut self.shows[piece[0].0];
            show.learn_from(piece, &own[begins..]);
            begins += piece.len();
        }
        let shows = &self.shows;
        let rows: Vec<(usize, CreditRow)> = waiting
            .into_par_iter()
            .zip(own)
            .map(|((place, episode), own)| (place, shows[place].credit_row(&episode, own)))
            .collect();
        for (place, row) in rows {
            self.shows[place].rows.push(row);
        }
    }

    fn finish(mut self) -> Vec<CreditUpdate> {
        self.read_queue();
        self.shows.into_iter().map(ShowReader::finish).collect()
    }
}

impl<'a> ShowReader<'a> {
    fn new(podcast: &'a PodcastToCredit) -> Self {
        let mut people = ShowPeople::read(&ShowText::from_podcast(&podcast.podcast));
        let recurring = podcast.show_credits.as_ref().map(|known| known.recurring_people.clone());
        people.add_recurring(recurring.iter().flatten().cloned());
        let habits = podcast.show_credits.as_ref().map(|known| known.habits.clone()).unwrap_or_default();
        people.set_habits(habits.clone());
        Self { podcast, people, recurring, habits, rows: Vec::new() }
    }

    /// Learns the recurring people and the habits of the show from the newest episodes, once.
    fn learn_from(&mut self, newest: &[(usize, EpisodeToCredit)], own: &[EpisodePeople]) {
        if self.recurring.is_some() {
            return;
        }
        let mut all = Appearances::default();
        for ((_, episode), own) in newest.iter().zip(own).take(MAX_EPISODES_TO_LEARN_FROM) {
            all.add(episode.id, episode.published_at, &own.clone().credits_for_show(&self.people));
        }
        let episodes = all.episodes();
        let names = find_recurring(&all.finish(), episodes);
        self.people.add_recurring(names.iter().cloned());
        self.recurring = Some(names);
        let newest_own = own.iter().take(newest.len().min(MAX_EPISODES_TO_LEARN_FROM));
        self.habits = learn_habits(&self.people, newest_own);
        self.people.set_habits(self.habits.clone());
    }

    fn credit_row(&self, episode: &EpisodeToCredit, own: EpisodePeople) -> CreditRow {
        let mut people = own.credits_for_show(&self.people);
        for person in &mut people {
            person.profession = person.role.as_deref().and_then(find_profession);
        }
        let sponsors =
            find_sponsors(&ShowText::from_podcast(self.podcast()), &EpisodeText::from_due_episode(episode), &people);
        people.retain(|person| !is_sponsor(person, &sponsors));
        let mut signs = CreditSummaryBuilder::default();
        signs.add(&people, &sponsors);
        CreditRow {
            episode_id: episode.id,
            podcast_id: episode.podcast_id,
            text_at: episode.text_at,
            transcript_at: episode.transcript_at,
            summary: signs.finish(),
            credits: EpisodeCredits { people, sponsors },
        }
    }

    fn podcast(&self) -> &'a Podcast {
        &self.podcast.podcast
    }

    fn finish(self) -> CreditUpdate {
        let learned_from =
            self.podcast.show_credits.as_ref().map_or(self.podcast.episode_count, |known| known.learned_from_episodes);
        CreditUpdate {
            podcast_id: self.podcast().id,
            revision: self.podcast.revision,
            is_new: self.podcast.is_new,
            show: PodcastCreditState {
                rules_version: RULES_VERSION,
                show_hash: show_hash(self.podcast()),
                learned_from_episodes: learned_from,
                hosts: self.people.hosts(),
                recurring_people: self.recurring.unwrap_or_default(),
                habits: self.habits,
            },
            episodes: self.rows,
        }
    }
}

//! The processes that read uploaded files, in turns of teams.
//!
//! A file first gets a second. One that needs more is read again among the expensive tasks, which never have all places,
//! and so are the further files of its team. So a team with hostile files delays others by about a second.

use crate::error::ApiError;
use crate::work_queue::{Capacity, WorkCost, WorkQueue};
use earshot_extract::{ChildError, ChildLimits, ChildProgram, ChildRun, FileRejection};
use lru::LruCache;
use std::num::NonZeroUsize;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use uuid::Uuid;

/// Files that are read at once. Each has a process with up to 256 MB.
const PLACES: usize = 2;
/// Files of one team at once.
const PLACES_PER_TEAM: usize = 1;
/// Waiting files of one team. An upload has at most five.
const MAX_WAITING_PER_TEAM: usize = 20;
/// The time of a file of a team that had no slow one. Usual files take some milliseconds.
const FIRST_TIME: Duration = Duration::from_secs(1);
const FIRST_COST: WorkCost = WorkCost::of(20);
/// The cost of a slow file, in the same proportion as its time. Tasks of this cost are expensive.
const SLOW_COST: WorkCost = WorkCost::of(256);
/// Teams with slow files in memory.
const MAX_SLOW_TEAMS: NonZeroUsize = NonZeroUsize::new(10_000).expect("not zero");
/// The message for a team with too many waiting files.
const FILES_WAIT: &str = "Too many files of your team are waiting to be read. Upload them one after the other.";

/// The places of processes that read files.
#[derive(Debug)]
pub struct FileReaders {
    places: WorkQueue,
    first_time: Duration,
    whole_time: Duration,
    /// Teams whose last file was slow.
    slow: Mutex<LruCache<Uuid, ()>>,
}

/// Why a file has no outcome.
#[derive(Debug, thiserror::Error)]
pub enum FileReadError {
    #[error("too many files are waiting")]
    Full(ApiError),
    #[error(transparent)]
    Child(#[from] ChildError),
    #[error("the task that reads the file panicked")]
    Panicked(#[from] tokio::task::JoinError),
}

impl Default for FileReaders {
    fn default() -> Self {
        Self::with_times(FIRST_TIME, ChildLimits::default().time)
    }
}

impl FileReaders {
    fn with_times(first_time: Duration, whole_time: Duration) -> Self {
        let capacity = Capacity::of_places(PLACES, PLACES_PER_TEAM);
        Self {
            places: WorkQueue::new(Capacity { max_waiting_per_caller: MAX_WAITING_PER_TEAM, ..capacity }),
            first_time,
            whole_time,
            slow: Mutex::new(LruCache::new(MAX_SLOW_TEAMS)),
        }
    }

    /// Checks that some files of a team may wait, before an upload stores them.
    ///
    /// # Errors
    /// When too many are waiting.
    pub fn check_room(&self, team: Uuid, files: usize) -> Result<(), ApiError> {
        self.places.check_room(&key(team), self.cost_of(team), files).map_err(|full| full.to_error(FILES_WAIT))
    }

    /// Reads a file of a team when it is its turn.
    ///
    /// # Errors
    /// When too many files are waiting, or the program does not run.
    pub async fn read(
        &self,
        program: &ChildProgram,
        team: Uuid,
        bytes: Arc<Vec<u8>>,
    ) -> Result<ChildRun, FileReadError> {
        if !self.slow().contains(&team) {
            let run = self.read_within(program, team, Arc::clone(&bytes), (self.first_time, FIRST_COST)).await?;
            if !matches!(run.outcome, Err(FileRejection::TooMuchTime(_))) {
                return Ok(run);
            }
            self.slow().put(team, ());
        }
        let run = self.read_within(program, team, bytes, (self.whole_time, SLOW_COST)).await?;
        if run.took < self.first_time {
            self.slow().pop(&team);
        }
        Ok(run)
    }

    async fn read_within(
        &self,
        program: &ChildProgram,
        team: Uuid,
        bytes: Arc<Vec<u8>>,
        (time, cost): (Duration, WorkCost),
    ) -> Result<ChildRun, FileReadError> {
        let permit = self.places.acquire(key(team), cost).await;
        let permit = permit.map_err(|full| FileReadError::Full(full.to_error(FILES_WAIT)))?;
        let program = program.clone();
        let limits = ChildLimits { time, ..ChildLimits::default() };
        let run = tokio::task::spawn_blocking(move || {
            let _permit = permit;
            program.extract_in_child(&bytes, &limits)
        });
        Ok(run.await??)
    }

    fn cost_of(&self, team: Uuid) -> WorkCost {
        if self.slow().contains(&team) { SLOW_COST } else { FIRST_COST }
    }

    fn slow(&self) -> MutexGuard<'_, LruCache<Uuid, ()>> {
        self.slow.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn key(team: Uuid) -> Arc<str> {
    team.to_string().into()
}

#[cfg(test)]
mod tests {
    use super::*;
    use earshot_testkit::wait_until;
    use std::fs;

    #[tokio::test]
    async fn a_file_that_takes_longer_makes_its_team_slow() {
        let hanging = ChildProgram::new("/bin/sleep".into(), ["60".into()]);
        let readers = FileReaders::with_times(Duration::from_millis(1), Duration::from_millis(2));
        let read = readers.read(&hanging, Uuid::from_u128(1), Arc::new(b"a text".to_vec())).await;
        assert!(matches!(read, Ok(ChildRun { outcome: Err(FileRejection::TooMuchTime(_)), .. })), "{read:?}");
        assert!(readers.slow().contains(&Uuid::from_u128(1)));
    }

    #[tokio::test]
    async fn slow_files_of_some_teams_leave_a_place_for_others() {
        let folder = tempfile::tempdir().expect("a folder");
        let end = folder.path().join("end");
        let running = folder.path().join("running");
        let script = format!("touch '{}'; while [ ! -e '{}' ]; do sleep 0.01; done", running.display(), end.display());
        let hanging = ChildProgram::new("/bin/sh".into(), ["-c".into(), script.into()]);
        let hour = Duration::from_secs(3_600);
        let readers = Arc::new(FileReaders::with_times(hour, hour));
        let bytes = Arc::new(b"a text".to_vec());
        // Both teams had a slow file, and send more of them.
        for team in 0..2 {
            readers.slow().put(Uuid::from_u128(team), ());
        }
        let reads: Vec<_> = (0..4_u128)
            .map(|number| {
                let (readers, program, bytes) = (Arc::clone(&readers), hanging.clone(), Arc::clone(&bytes));
                tokio::spawn(async move { readers.read(&program, Uuid::from_u128(number % 2), bytes).await })
            })
            .collect();
        wait_until("a slow file is being read", async || running.exists()).await;
        let usual = ChildProgram::new("/bin/true".into(), []);
        let read = readers.read(&usual, Uuid::from_u128(9), Arc::clone(&bytes)).await;
        assert!(matches!(read, Err(FileReadError::Child(_))), "it ran: {read:?}");
        assert!(reads.iter().all(|read| !read.is_finished()), "the slow files still run or wait");
        fs::write(end, []).expect("writable");
        for read in reads {
            // The program reads no files.
            assert!(matches!(read.await.expect("no panic"), Err(FileReadError::Child(_))));
        }
        assert!(readers.check_room(Uuid::from_u128(1), MAX_WAITING_PER_TEAM).is_ok());
        assert!(readers.check_room(Uuid::from_u128(1), MAX_WAITING_PER_TEAM + 1).is_err());
    }
}

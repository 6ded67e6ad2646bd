//! Passes events between servers on one PostgreSQL database: each writes its own into a table, and polls it for those
//! of others.

use super::change::ChangeKind;
use super::hub::EventHub;
use super::shared_event::{OutgoingEvents, SharedEvent};
use earshot_app::{Db, DbError, LiveEvent, NewLiveEvent};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;
use tokio::sync::mpsc;
use tokio::task::JoinHandle;
use tokio::time::{Instant, MissedTickBehavior, interval, sleep};
use uuid::Uuid;

/// Events that wait to be written. When more are published while the database does not respond, pages of other servers
/// get `resync`.
const MAX_WAITING: usize = 1_024;
/// Interval at which the table is read.
const POLL_INTERVAL: Duration = Duration::from_millis(500);
/// Most rows read at once, and most rows written in one transaction.
const MAX_BATCH: usize = 1_000;
/// After a longer time without a successful read, rows may have been deleted unread.
const MAX_UNREAD: Duration = Duration::from_secs(5 * 60);
/// Pause after a failed write.
const RETRY_INTERVAL: Duration = Duration::from_secs(1);
const CLEANUP_INTERVAL: Duration = Duration::from_secs(60);

const CHECK: &str = "check-user";
const RESYNC: &str = "resync";

impl EventHub {
    /// Begins to pass events to and from other servers. Streams that open afterwards miss no event. `None` for a
    /// database that other servers cannot share, and when it already runs.
    pub async fn share_with_other_servers(self: Arc<Self>, db: Db) -> Option<JoinHandle<()>> {
        if !db.may_be_shared() {
            return None;
        }
        let (queue, waiting) = mpsc::channel(MAX_WAITING);
        let has_lost_some = Arc::<AtomicBool>::default();
        self.outgoing.set(OutgoingEvents { queue, has_lost_some: Arc::clone(&has_lost_some) }).ok()?;
        let process = Uuid::from_bytes(earshot_app::ids::random_bytes());
        // During an outage the position is read later.
        let position = db.newest_live_event().await.ok();
        Some(tokio::spawn(async move {
            let writing = write_events(db.clone(), process, waiting, has_lost_some);
            tokio::join!(writing, self.read_events(db, process, position));
        }))
    }

    /// Delivers the events of other servers after a position.
    async fn read_events(&self, db: Db, process: Uuid, mut position: Option<i64>) {
        let mut ticks = interval(POLL_INTERVAL);
        ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let (mut read_at, mut cleaned_at) = (Instant::now(), None::<Instant>);
        loop {
            ticks.tick().await;
            // Streams that opened before the first read may have missed events.
            let is_first = position.is_none();
            match self.read_new_events(&db, process, &mut position).await {
                Ok(()) => {
                    if is_first || read_at.elapsed() > MAX_UNREAD {
                        self.deliver(&SharedEvent::Resync);
                    }
                    read_at = Instant::now();
                }
                // The availability monitor logs an outage once.
                Err(error) if error.is_unavailable() => continue,
                Err(error) => {
                    tracing::warn!(error = &error as &dyn std::error::Error, "changes of other servers cannot be read");
                    continue;
                }
            }
            if cleaned_at.is_none_or(|at| at.elapsed() > CLEANUP_INTERVAL) {
                cleaned_at = Some(Instant::now());
                if let Err(error) = db.delete_old_live_events().await {
                    tracing::warn!(error = &error as &dyn std::error::Error, "old live events could not be deleted");
                }
            }
        }
    }

    async fn read_new_events(&self, db: &Db, process: Uuid, position: &mut Option<i64>) -> Result<(), DbError> {
        let mut last = match *position {
            Some(last) => last,
            None => db.newest_live_event().await?,
        };
        loop {
            *position = Some(last);
            let events = db.live_events_after(last, MAX_BATCH as u64).await?;
            let count = events.len();
            for event in events {
                last = event.id;
                if event.process != process
                    && let Some(event) = parse_row(&event)
                {
                    self.deliver(&event);
                }
            }
            *position = Some(last);
            if count < MAX_BATCH {
                return Ok(());
            }
        }
    }
}

/// Writes the events of this server, until the queue is closed.
async fn write_events(db: Db, process: Uuid, mut waiting: mpsc::Receiver<SharedEvent>, has_lost_some: Arc<AtomicBool>) {
    let mut batch = Vec::with_capacity(MAX_BATCH);
    while !batch.is_empty() || waiting.recv_many(&mut batch, MAX_BATCH).await > 0 {
        if has_lost_some.swap(false, Ordering::Relaxed) {
            batch.push(SharedEvent::Resync);
        }
        let rows = batch.drain(..).map(to_row).collect();
        if let Err(error) = db.record_live_events(process, rows).await {
            if !error.is_unavailable() {
                tracing::warn!(
                    error = &error as &dyn std::error::Error,
                    "changes could not be passed to other servers"
                );
            }
            // Sends `Resync` in place of the lost events once the database responds.
            batch.push(SharedEvent::Resync);
            sleep(RETRY_INTERVAL).await;
        }
    }
}

fn to_row(event: SharedEvent) -> NewLiveEvent {
    let (team_id, kind, payload) = match event {
        SharedEvent::Change { team, kind, data } => (Some(team), kind.as_str(), data.to_string()),
        SharedEvent::Check { user } => (None, CHECK, user.to_string()),
        SharedEvent::Resync => (None, RESYNC, String::new()),
    };
    NewLiveEvent { team_id, kind: kind.to_owned(), payload }
}

/// Returns `None` for the event of a later version.
fn parse_row(row: &LiveEvent) -> Option<SharedEvent> {
    match (row.kind.as_str(), row.team_id) {
        (RESYNC, _) => Some(SharedEvent::Resync),
        (CHECK, _) => Some(SharedEvent::Check { user: row.payload.parse().ok()? }),
        (kind, Some(team)) => {
            Some(SharedEvent::Change { team, kind: ChangeKind::parse(kind)?, data: row.payload.as_str().into() })
        }
        (_, None) => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_row_stands_for_its_event() {
        let (team, user) = (Uuid::from_u128(1), Uuid::from_u128(2));
        let events = [
            SharedEvent::Change { team, kind: ChangeKind::Members, data: "{}".into() },
            SharedEvent::Check { user },
            SharedEvent::Resync,
        ];
        for event in events {
            let NewLiveEvent { team_id, kind, payload } = to_row(event.clone());
            let row = LiveEvent { id: 1, team_id, process: Uuid::nil(), kind, payload };
            assert_eq!(parse_row(&row), Some(event));
        }
        let row =
            LiveEvent { id: 1, team_id: Some(team), process: user, kind: "later".to_owned(), payload: String::new() };
        assert_eq!(parse_row(&row), None);
    }
}

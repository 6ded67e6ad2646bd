//! Changes for open pages on both databases: read in order, once, until they are old.

use crate::support::prelude::*;
use crate::support::test_databases::on_both_database_urls;
use earshot_app::NewLiveEvent;
use earshot_model::Clock;
use futures::future::join_all;

const MINUTE: Duration = Duration::from_secs(60);

fn event(number: u128) -> NewLiveEvent {
    NewLiveEvent { team_id: Some(Uuid::from_u128(number)), kind: "changed".to_owned(), payload: number.to_string() }
}

on_both_databases!(a_reader_continues_after_the_last_event, |db, time| {
    let process = Uuid::from_u128(7);
    assert_eq!(db.newest_live_event().await.expect("works"), 0);
    db.record_live_events(process, (0..1_200).map(event).collect()).await.expect("written");
    let (mut position, mut read) = (0, Vec::new());
    loop {
        let page = db.live_events_after(position, 500).await.expect("works");
        let Some(last) = page.last() else { break };
        position = last.id;
        read.extend(page);
    }
    assert!(read.iter().all(|event| event.process == process) && read.is_sorted_by_key(|event| event.id));
    let payloads: Vec<_> = read.iter().map(|event| event.payload.clone()).collect();
    assert_eq!(payloads, (0..1_200).map(|number| number.to_string()).collect::<Vec<_>>());
    assert_eq!(db.newest_live_event().await.expect("works"), position);

    time.advance(11 * MINUTE);
    let everybody = NewLiveEvent { team_id: None, kind: "resync".to_owned(), payload: String::new() };
    db.record_live_events(process, vec![everybody]).await.expect("written");
    assert_eq!(db.delete_old_live_events().await.expect("works"), 1_200);
    let rest = db.live_events_after(0, 500).await.expect("works");
    assert!(rest.len() == 1 && rest[0].id > position && rest[0].team_id.is_none(), "ids are not used again");
});

/// A reader that has seen an id never misses a lower one, even while several servers write.
#[tokio::test(flavor = "multi_thread")]
async fn no_event_becomes_visible_behind_a_reader() {
    on_both_database_urls(async |url| {
        let db = Db::open(&url, Clock::system()).await.expect("the database opens");
        let writing = join_all((0..8).map(|writer| {
            let db = db.clone();
            tokio::spawn(async move {
                for number in 0..40 {
                    let events = vec![event(number), event(number)];
                    db.record_live_events(Uuid::from_u128(writer), events).await.expect("written");
                }
            })
        }));
        let reading = async {
            let (mut position, mut count) = (0, 0);
            while count < 8 * 40 * 2 {
                let page = db.live_events_after(position, 100).await.expect("works");
                count += page.len();
                position = page.last().map_or(position, |event| event.id);
            }
        };
        let both = async { tokio::join!(writing, reading) };
        tokio::time::timeout(MINUTE, both).await.expect("the reader sees every event");
    })
    .await;
}

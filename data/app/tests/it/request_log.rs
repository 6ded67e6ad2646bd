//! The log of requests with API keys, on both databases.

use crate::support::mails::invite;
use crate::support::prelude::*;
use earshot_app::{
    LoggedRequest, LoggedRequestQuery, MissedRequests, NewKeyOptions, NewLoggedRequest, Scopes, TeamRejection,
};
use earshot_model::TeamAction;

const DAY: Duration = Duration::from_secs(24 * 60 * 60);

async fn key(db: &Db, account: &Account, name: &str) -> Uuid {
    let options = NewKeyOptions { name: name.to_owned(), scopes: Scopes::READ, lifetime: None };
    db.create_key(account, options).await.expect("a key").row.id
}

/// Logs a request for each status, a second apart.
async fn log(db: &Db, time: &ManualClock, account: &Account, key_id: Uuid, statuses: &[u16]) {
    for status in statuses {
        let request = NewLoggedRequest {
            team_id: account.team_id,
            key_id,
            at: db.clock().now(),
            method: "GET",
            route: "/api/v1/podcasts/{podcastIdOrSlug}".to_owned(),
            status: *status,
            duration_ms: 12,
        };
        db.log_requests(vec![request], Vec::new()).await.expect("works");
        time.advance(Duration::from_secs(1));
    }
}

async fn read(db: &Db, account: &Account, query: LoggedRequestQuery) -> Vec<LoggedRequest> {
    db.logged_requests(account, LoggedRequestQuery { limit: 10, ..query }).await.expect("works")
}

fn statuses(requests: &[LoggedRequest]) -> Vec<u16> {
    requests.iter().map(|request| request.status).collect()
}

on_both_databases!(requests_are_listed_by_key_status_and_page_for_one_team, |db, time| {
    let (ann, eve) = (user(&db, "ann", Tier::Agency).await, user(&db, "eve", Tier::Agency).await);
    let (laptop, server) = (key(&db, &ann, "laptop").await, key(&db, &ann, "server").await);
    log(&db, &time, &ann, laptop, &[200, 404]).await;
    log(&db, &time, &ann, server, &[503]).await;
    log(&db, &time, &eve, key(&db, &eve, "phone").await, &[429]).await;
    let all = read(&db, &ann, LoggedRequestQuery::default()).await;
    assert_eq!(statuses(&all), [503, 404, 200]);
    let newest = &all[0];
    assert_eq!((newest.method.as_str(), newest.duration_ms, newest.missed_count), ("GET", 12, 0));
    assert_eq!(newest.key.as_ref().map(|key| key.name.as_str()), Some("server"));
    let of_laptop = LoggedRequestQuery { key_id: Some(laptop), ..LoggedRequestQuery::default() };
    assert_eq!(statuses(&read(&db, &ann, of_laptop.clone()).await), [404, 200]);
    assert_eq!(read(&db, &eve, of_laptop).await, [], "the key of another team");
    let failed = LoggedRequestQuery { statuses: Some(400..500), ..LoggedRequestQuery::default() };
    assert_eq!(statuses(&read(&db, &ann, failed).await), [404]);
    let rest = LoggedRequestQuery { before: Some(all[1].id), ..LoggedRequestQuery::default() };
    assert_eq!(statuses(&read(&db, &ann, rest).await), [200]);
    let keys = db.logged_keys(&ann).await.expect("works");
    assert_eq!(keys.iter().map(|key| key.id).collect::<Vec<_>>(), [server, laptop]);
});

on_both_databases!(those_who_may_not_manage_keys_see_no_requests, |db, _| {
    let ann = user(&db, "ann", Tier::Agency).await;
    for (email, role, is_allowed) in [("bob@example.org", Role::Admin, true), ("cid@example.org", Role::Member, false)]
    {
        let token = invite(&db, &ann, email, role).await;
        let member = db.accept_invitation(&token, None).await.expect("accepted").account;
        let read = db.logged_requests(&member, LoggedRequestQuery::default()).await;
        assert_eq!(read.is_ok(), is_allowed, "{email}");
        if let Err(error) = read {
            let too_low = TeamRejection::RoleTooLow(TeamAction::ManageKeys);
            assert!(matches!(error, DbError::Team(rejection) if rejection == too_low));
        }
        assert_eq!(db.logged_keys(&member).await.is_ok(), is_allowed, "{email}");
    }
});

on_both_databases!(requests_that_were_not_logged_are_stated, |db, _| {
    let ann = user(&db, "ann", Tier::Agency).await;
    let missed = MissedRequests { team_id: ann.team_id, at: db.clock().now(), count: 47 };
    db.log_requests(Vec::new(), vec![missed]).await.expect("works");
    let all = read(&db, &ann, LoggedRequestQuery::default()).await;
    assert_eq!(all.iter().map(|request| request.missed_count).collect::<Vec<_>>(), [47]);
    let failed = LoggedRequestQuery { statuses: Some(400..500), ..LoggedRequestQuery::default() };
    assert_eq!(read(&db, &ann, failed).await, [], "they have no status");
});

on_both_databases!(a_batch_outlives_teams_and_keys_that_were_deleted, |db, _| {
    let ann = user(&db, "ann", Tier::Agency).await;
    let key_id = key(&db, &ann, "laptop").await;
    let request = |team_id, key_id| NewLoggedRequest {
        team_id,
        key_id,
        at: db.clock().now(),
        method: "GET",
        route: "/api/v1/projects".to_owned(),
        status: 200,
        duration_ms: 1,
    };
    let gone = Uuid::from_u128(1);
    let missed = MissedRequests { team_id: gone, at: db.clock().now(), count: 1 };
    let batch = vec![request(gone, key_id), request(ann.team_id, gone), request(ann.team_id, key_id)];
    db.log_requests(batch, vec![missed]).await.expect("works");
    let all = read(&db, &ann, LoggedRequestQuery::default()).await;
    let keys: Vec<Option<Uuid>> = all.iter().map(|request| request.key.as_ref().map(|key| key.id)).collect();
    assert_eq!(keys, [Some(key_id), None]);
});

on_both_databases!(old_requests_and_those_beyond_the_bound_are_deleted, |db, time| {
    let (ann, eve) = (user(&db, "ann", Tier::Agency).await, user(&db, "eve", Tier::Agency).await);
    log(&db, &time, &ann, key(&db, &ann, "laptop").await, &[200, 201, 202, 203]).await;
    log(&db, &time, &eve, key(&db, &eve, "phone").await, &[200]).await;
    assert_eq!(db.delete_excess_logged_requests(ann.team_id, 4).await.expect("works"), 0);
    assert_eq!(db.delete_excess_logged_requests(ann.team_id, 2).await.expect("works"), 2);
    assert_eq!(statuses(&read(&db, &ann, LoggedRequestQuery::default()).await), [203, 202]);
    assert_eq!(read(&db, &eve, LoggedRequestQuery::default()).await.len(), 1, "of another team");
    time.advance(DAY * 29);
    assert_eq!(db.delete_old_logged_requests().await.expect("works"), 0);
    time.advance(DAY);
    assert_eq!(db.delete_old_logged_requests().await.expect("works"), 3);
});

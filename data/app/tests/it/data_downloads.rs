//! Downloads of all data: which tables they have, what is in them, and who may request them. On both databases.

use crate::support::mails::invite;
use crate::support::prelude::*;
use crate::support::test_databases::sqlite_url;
use earshot_app::{
    CREDENTIALS, CredentialKind, DATA_DOWNLOAD_JOB, DOWNLOAD_LIFETIME, DataOwner, DownloadState, LEFT_OUT_TABLES,
    NewKeyOptions, OWNED_TABLES, Scopes, TeamRejection,
};
use earshot_model::TeamAction;
use sea_orm::{ConnectionTrait, Database, Statement};
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};

/// Names of tables, or of the columns of one.
async fn names(raw: &impl ConnectionTrait, sql: &str) -> BTreeSet<String> {
    let rows = raw.query_all_raw(Statement::from_string(raw.get_database_backend(), sql)).await.expect("reads");
    rows.iter().map(|row| row.try_get::<String>("", "name").expect("text")).collect()
}

/// A new table fails here until it is in a download, or left out for a reason.
#[tokio::test]
async fn every_table_is_in_a_download_or_left_out_for_a_reason() {
    let folder = tempfile::tempdir().expect("a folder");
    let url = sqlite_url(&folder.path().join("app.db"));
    let _db = Db::open(&url, ManualClock::new().clock()).await.expect("opens");
    let raw = Database::connect(&url).await.expect("opens");
    let tables = "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name <> 'seaql_migrations'";
    let all = names(&raw, tables).await;
    let listed: Vec<&str> =
        OWNED_TABLES.iter().map(|rule| rule.table).chain(LEFT_OUT_TABLES.iter().map(|row| row.0)).collect();
    let unique: BTreeSet<String> = listed.iter().map(|&name| name.to_owned()).collect();
    assert_eq!(unique.len(), listed.len(), "a table is in two lists");
    let missing: Vec<_> = all.difference(&unique).collect();
    assert!(missing.is_empty(), "put them into OWNED_TABLES, or into LEFT_OUT_TABLES with the reason: {missing:?}");
    assert_eq!(unique.difference(&all).collect::<Vec<_>>(), Vec::<&String>::new(), "these tables do not exist");

    for rule in OWNED_TABLES {
        let columns = names(&raw, &format!("SELECT name FROM pragma_table_info('{}')", rule.table)).await;
        for hidden in rule.hidden {
            assert!(columns.contains(*hidden), "{}.{hidden} does not exist", rule.table);
        }
        // The addresses that a team enters for its digests are its data.
        let secrets = CREDENTIALS
            .iter()
            .filter(|row| row.table == Some(rule.table) && row.kind != CredentialKind::DigestRecipient);
        for column in secrets.flat_map(|row| row.columns) {
            assert!(rule.hidden.contains(column), "{}.{column} is a secret", rule.table);
        }
    }
}

async fn read(db: &Db, owner: DataOwner) -> BTreeMap<String, Vec<Value>> {
    let mut content = BTreeMap::new();
    for table in db.owned_tables(owner).await.expect("works") {
        let mut rows = Vec::new();
        let mut pages = db.owned_rows(&table);
        while let Some(page) = pages.next().await.expect("works") {
            rows.extend(page);
        }
        content.insert(table.name().to_owned(), rows);
    }
    content
}

on_both_databases!(a_download_has_the_data_of_its_owner_and_of_nobody_else, |db, _| {
    let (ann, eve) = (user(&db, "ann", Tier::Agency).await, user(&db, "eve", Tier::Agency).await);
    project(&db, &ann, "Tour of Ann").await;
    project(&db, &eve, "Tour of Eve").await;
    let options = NewKeyOptions { name: "laptop".to_owned(), scopes: Scopes::READ, lifetime: None };
    let key = db.create_key(&ann, options).await.expect("a key").key;
    let session = db.start_session(ann.user_id, None).await.expect("a session");
    let (own, team) = (read(&db, DataOwner::User(ann.user_id)).await, read(&db, DataOwner::Team(ann.team_id)).await);
    assert_eq!(own["users"][0]["email"], json!(ann.email));
    assert_eq!((own["users"].len(), own["sessions"].len(), own["api_keys"].len()), (1, 1, 1));
    assert!(own["sessions"][0]["created_at"].as_str().is_some_and(|at| at.contains('T')), "{}", own["sessions"][0]);
    assert_eq!(team["projects"].len(), 1);
    assert_eq!((&team["projects"][0]["name"], &team["teams"][0]["id"]), (&json!("Tour of Ann"), &json!(ann.team_id)));
    assert!(team["projects"][0]["keywords"].is_array(), "JSON stays JSON");
    assert!(!own.contains_key("projects") && !team.contains_key("sessions"));
    let text = format!("{own:?}{team:?}");
    for foreign in [key.as_str(), session.as_str(), "Tour of Eve", eve.email.as_str(), "_hash"] {
        assert!(!text.contains(foreign), "{foreign}");
    }
});

on_both_databases!(one_download_is_written_at_a_time_and_expires, |db, time| {
    let ann = user(&db, "ann", Tier::Agency).await;
    let owner = DataOwner::User(ann.user_id);
    assert_eq!(db.data_download(&ann, owner).await.expect("works"), None);
    let first = db.request_data_download(&ann, owner, 3).await.expect("works");
    assert_eq!(db.request_data_download(&ann, owner, 3).await.expect("works"), first, "it is being written");
    let job = db.claim_job(DATA_DOWNLOAD_JOB, "test", Duration::from_secs(60)).await.expect("works").expect("a job");
    assert_eq!(job.payload["downloadId"], json!(first.id));
    assert_eq!(db.claim_job(DATA_DOWNLOAD_JOB, "test", Duration::from_secs(60)).await.expect("works"), None);
    db.note_data_download_progress(first.id, 2).await.expect("works");
    db.finish_data_download(first.id, Some(1_000)).await.expect("works");
    let ready = db.data_download(&ann, owner).await.expect("works").expect("is there");
    assert_eq!((ready.state, ready.done, ready.bytes), (DownloadState::Ready, 2, Some(1_000)));
    assert_eq!(db.running_data_download(first.id).await.expect("works"), None);
    let second = db.request_data_download(&ann, owner, 3).await.expect("works");
    assert_ne!(second.id, first.id);
    assert_eq!(db.data_download_ids().await.expect("works").len(), 1);
    db.finish_data_download(second.id, None).await.expect("works");
    time.advance(DOWNLOAD_LIFETIME);
    assert_eq!(db.data_download(&ann, owner).await.expect("works"), None, "it has expired");
    assert_eq!(db.delete_expired_data_downloads().await.expect("works"), 1);
});

on_both_databases!(the_data_of_a_team_is_for_its_owner_and_admins, |db, _| {
    let ann = user(&db, "ann", Tier::Agency).await;
    let owner = DataOwner::Team(ann.team_id);
    for (email, role, is_allowed) in [("bob@example.org", Role::Admin, true), ("cid@example.org", Role::Member, false)]
    {
        let token = invite(&db, &ann, email, role).await;
        let member = db.accept_invitation(&token, None).await.expect("accepted").account;
        let requested = db.request_data_download(&member, owner, 1).await;
        assert_eq!(requested.is_ok(), is_allowed, "{email}");
        if let Err(error) = requested {
            let too_low = TeamRejection::RoleTooLow(TeamAction::ManageMembers);
            assert!(matches!(error, DbError::Team(rejection) if rejection == too_low));
        }
        assert_eq!(db.data_download(&member, owner).await.is_ok(), is_allowed, "{email}");
        // Their own data is theirs.
        assert!(db.request_data_download(&member, DataOwner::User(member.user_id), 1).await.is_ok());
    }
});

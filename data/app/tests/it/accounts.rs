//! Users and secrets, on both databases.

use crate::support::prelude::*;
use earshot_app::{
    EmailCollisionKind, LinkPurpose, Mail, NewKeyOptions, NewMail, Scopes, ServerSecret, SignInMails, SignInSecrets,
};
use earshot_model::EmailAddress;
use futures::future::join_all;
use sea_orm::{ConnectionTrait, Database, Statement};
use sha2::{Digest, Sha256};

on_both_databases!(an_address_has_one_account, |db, _| {
    let ann = db.create_user(" Ann@Example.org ", Tier::Business).await.expect("a new address");
    assert_eq!((ann.email.as_str(), ann.tier), ("Ann@example.org", Tier::Business));
    let again = db.create_user("ann@example.ORG", Tier::Free).await;
    assert!(matches!(again, Err(DbError::EmailTaken { .. })), "{again:?}");
    let changed = db.create_or_update_user("ann@example.org", Tier::Agency).await.expect("the same account");
    assert_eq!((changed.user_id, changed.tier), (ann.user_id, Tier::Agency));
    let same = db.find_or_create_user("ann@example.org", None).await.expect("the same account");
    assert_eq!((same.user_id, same.tier), (ann.user_id, Tier::Agency), "no plan was named");
    assert!(matches!(db.account_by_email("bob@example.org").await, Err(DbError::AccountNotFound { .. })));
});

on_both_databases!(one_of_several_similar_addresses_gets_an_account_when_all_sign_up_at_once, |db, _| {
    let addresses = ["änn@example.org", "ӓnn@example.org"];
    let results = join_all(addresses.iter().cycle().take(8).map(|address| db.create_user(address, Tier::Free))).await;
    let (created, refused): (Vec<_>, Vec<_>) = results.into_iter().partition(Result::is_ok);
    assert_eq!(created.len(), 1, "{created:?}");
    let is_named = |error: &DbError| matches!(error, DbError::EmailTaken { .. } | DbError::EmailConfusable { .. });
    assert!(refused.iter().all(|result| result.as_ref().is_err_and(is_named)), "{refused:?}");
});

on_both_databases!(a_confusable_address_gets_no_account, |db, _| {
    db.create_user("mike@example.org", Tier::Free).await.expect("a new address");
    db.create_user("änn@example.org", Tier::Free).await.expect("a new address");
    for rejected in ["ⓜike@example.org", "mіke@example.org", "mi\u{200b}ke@example.org", "mike@exаmple.org"] {
        let refused = db.create_user(rejected, Tier::Free).await;
        assert!(matches!(refused, Err(DbError::InvalidEmail { .. })), "{rejected}: {refused:?}");
        assert!(db.account_by_email(rejected).await.is_err(), "{rejected} finds no account of another");
    }
    let refused = db.create_user("ӓnn@example.org", Tier::Free).await;
    assert!(matches!(refused, Err(DbError::EmailConfusable { .. })), "{refused:?}");
});

// Runs the migration to normalized addresses on older accounts.
on_both_databases!(the_email_key_migration_keeps_or_reports_addresses, |url| {
    let time = ManualClock::new();
    let db = Db::open(&url, time.clock()).await.expect("opens");
    let mut ids = Vec::new();
    for name in ["ann", "old", "new", "fake"] {
        time.advance(Duration::from_secs(1));
        ids.push(db.create_user(&format!("{name}@example.org"), Tier::Free).await.expect("a user").user_id);
    }
    let secrets = SignInSecrets::generate();
    let nobody = EmailAddress::parse("zoe@example.org").expect("an address");
    let ann = EmailAddress::parse("ann@example.org").expect("an address");
    let none = || SignInMails { existing_account: None, new_account: None, confusable_address: None };
    db.request_sign_in(&nobody, &SignInSecrets::generate(), none()).await.expect("works");
    db.request_sign_in(&ann, &SignInSecrets::generate(), none()).await.expect("works");
    db.request_sign_in(&ann, &secrets, none()).await.expect("works");
    let raw = Database::connect(&url).await.expect("opens");
    let number = |id: usize| match url.starts_with("sqlite") {
        true => format!("x'{}'", ids[id].simple()),
        false => format!("'{}'", ids[id]),
    };
    let blob = |bytes: &[u8]| {
        let hex: String = bytes.iter().map(|byte| format!("{byte:02x}")).collect();
        if url.starts_with("sqlite") { format!("x'{hex}'") } else { format!("decode('{hex}', 'hex')") }
    };
    let unsent = blob(secrets.link_placeholder.as_bytes());
    let hash = blob(&Sha256::digest(b"the token"));
    for statement in [
        "DROP INDEX users_email_skeleton".to_owned(),
        "ALTER TABLE users DROP COLUMN email_skeleton".to_owned(),
        "DELETE FROM seaql_migrations WHERE version = 'm0010_email_keys'".to_owned(),
        format!("UPDATE users SET email = 'Ann@Example.org', email_key = 'ann@example.org' WHERE id = {}", number(0)),
        format!("UPDATE users SET email = 'x@bücher.example', email_key = 'x@bücher.example' WHERE id = {}", number(1)),
        format!(
            "UPDATE users SET email = 'x@xn--bcher-kva.example', email_key = 'x@xn--bcher-kva.example' WHERE id = {}",
            number(2)
        ),
        format!("UPDATE users SET email = 'ⓜike@example.org', email_key = 'mike@example.org' WHERE id = {}", number(3)),
        // A link that was mailed to a look-alike of the account's address.
        format!(
            "UPDATE sign_in_requests SET email = 'ⓐnn@example.org', token_hash = {hash} WHERE token_hash = {unsent}"
        ),
    ] {
        raw.execute_unprepared(&statement).await.unwrap_or_else(|error| panic!("{statement}: {error}"));
    }
    drop(db);

    let db = Db::open(&url, time.clock()).await.expect("migrates");
    let ann = db.account_by_email("ann@example.org").await.expect("found");
    assert_eq!((ann.user_id, ann.email.as_str()), (ids[0], "Ann@example.org"));
    let old = db.account_by_email("x@bücher.example").await.expect("found");
    assert_eq!((old.user_id, old.email.as_str()), (ids[1], "x@xn--bcher-kva.example"), "the oldest keeps it");
    let collisions = db.email_collisions().await.expect("reads");
    let reported: Vec<_> = collisions.iter().map(|one| (one.user_id, one.email.as_str(), one.kind)).collect();
    assert_eq!(
        reported,
        [
            (ids[2], "x@xn--bcher-kva.example", EmailCollisionKind::Duplicate),
            (ids[3], "ⓜike@example.org", EmailCollisionKind::Rejected),
        ]
    );
    assert_eq!(db.account_by_email("ⓜike@example.org").await.expect("still found").user_id, ids[3]);
    db.create_user("mike@example.org", Tier::Free).await.expect("its owner can have an account");
    let used = db.use_link("the token", LinkPurpose::SignIn).await.expect("works");
    assert_eq!(used, None, "in a mailbox that need not be the account's");
    let left = raw.query_all_raw(Statement::from_string(raw.get_database_backend(), "SELECT id FROM sign_in_requests"));
    assert_eq!(left.await.expect("reads").len(), 2, "the others stay");
});

on_both_databases!(deleting_an_account_removes_everything_of_its_own, |url| {
    let db = Db::open(&url, ManualClock::new().clock()).await.expect("opens");
    let ann = db.create_user("ann@example.org", Tier::Business).await.expect("a user");
    let bob = db.create_user("bob@example.org", Tier::Free).await.expect("a user");
    let eve = db.create_user("eve@example.org", Tier::Free).await.expect("a user");
    let draft = || NewKeyOptions { name: "laptop".to_owned(), scopes: Scopes::READ, lifetime: None };
    let key = db.create_key(&ann, draft()).await.expect("a key").key;
    let session = db.start_session(ann.user_id, None).await.expect("a session");
    assert!(db.authenticate_key(&key).await.expect("works").is_some(), "known, and remembered");
    let raw = Database::connect(&url).await.expect("opens");
    // Eve and Ann are members of Bob's team, Ann as its admin.
    let id = |id: uuid::Uuid| match url.starts_with("sqlite") {
        true => format!("x'{}'", id.simple()),
        false => format!("'{id}'"),
    };
    for (user, role, at) in [(eve.user_id, "member", 1), (ann.user_id, "admin", 2)] {
        let values = format!("({}, {}, '{role}', {at})", id(bob.team_id), id(user));
        let insert = format!("INSERT INTO memberships (team_id, user_id, role, created_at) VALUES {values}");
        raw.execute_unprepared(&insert).await.expect("inserted");
    }

    assert!(db.delete_user(bob.user_id).await.expect("works"));
    let roles = async || {
        let members = db.team_members(bob.team_id).await.expect("reads");
        members.into_iter().map(|member| (member.email, member.role.as_str().to_owned())).collect::<Vec<_>>()
    };
    let of = |email: &str, role: &str| (email.to_owned(), role.to_owned());
    assert_eq!(roles().await, [of("eve@example.org", "member"), of("ann@example.org", "owner")]);

    assert!(db.delete_user(ann.user_id).await.expect("works"));
    assert_eq!(roles().await, [of("eve@example.org", "owner")]);
    assert_eq!(db.authenticate_session(&session).await.expect("works"), None);
    assert!(db.authenticate_key(&key).await.expect("works").is_none(), "at once");
    assert!(
        db.account_by_email("ann@example.org").await.is_err() && db.account_by_email("eve@example.org").await.is_ok()
    );
    for table in ["users", "teams", "memberships", "api_keys", "sessions", "sign_in_requests"] {
        let statement = Statement::from_string(raw.get_database_backend(), format!("SELECT * FROM {table}"));
        let rows = format!("{:?}", raw.query_all_raw(statement).await.expect("reads"));
        assert!(!rows.contains("ann@") && !rows.contains("bob@"), "{table}: {rows}");
    }
    assert!(!db.delete_user(ann.user_id).await.expect("works"), "is gone");
    db.create_user("ann@example.org", Tier::Free).await.expect("a new account");
});

/// No table keeps rows of a deleted team, or the id of a deleted user.
#[tokio::test]
async fn every_table_of_teams_and_users_follows_their_deletion() {
    let folder = tempfile::tempdir().expect("a folder");
    let url = format!("sqlite://{}", folder.path().join("app.db").display());
    let _db = Db::open(&url, ManualClock::new().clock()).await.expect("opens");
    let raw = Database::connect(&url).await.expect("opens");
    let ask = |sql: &str| raw.query_all_raw(Statement::from_string(raw.get_database_backend(), sql));
    let rows = ask("SELECT tables.name AS name, columns.name AS field, keys.on_delete AS action
        FROM sqlite_master AS tables JOIN pragma_table_info(tables.name) AS columns
        LEFT JOIN pragma_foreign_key_list(tables.name) AS keys ON keys.\"from\" = columns.name
        -- What pages are told is there for minutes.
        WHERE tables.type = 'table' AND tables.name != 'live_events'
            AND (columns.name IN ('team_id', 'user_id') OR columns.name LIKE '%\\_by' ESCAPE '\\')");
    let (mut teams, mut users, mut wrong) = (0, 0, Vec::new());
    for row in rows.await.expect("reads") {
        let text = |column: &str| row.try_get::<Option<String>>("", column).expect("text").unwrap_or_default();
        let (table, column, action) = (text("name"), text("field"), text("action"));
        let is_team = column == "team_id";
        if is_team {
            teams += 1;
        } else {
            users += 1;
        }
        // A session only prefers its team, and `delete_team` clears it. The events of a person outlive the team.
        if is_team && (table == "sessions" || (table == "audit_log" && action == "SET NULL")) {
            continue;
        }
        if action != "CASCADE" && (is_team || action != "SET NULL") {
            wrong.push(format!("{table}.{column}: {action}"));
        }
    }
    assert!(teams > 15 && users > 15, "{teams} {users}");
    assert!(wrong.is_empty(), "{wrong:#?}");
}

on_both_databases!(a_secret_is_created_once, |db, _| {
    let first = db.secret(ServerSecret::Cursor).await.expect("works");
    assert_eq!(first.len(), 32);
    assert_eq!(db.secret(ServerSecret::Cursor).await.expect("works"), first);
    assert_ne!(db.secret(ServerSecret::Addresses).await.expect("works"), first);
});

/// All transactions begin through one function, because a deferred SQLite transaction may fail beside another writer.
#[test]
fn transactions_begin_in_one_place() {
    let mut folders = vec![std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("src")];
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).expect("the sources") {
            let path = entry.expect("a file").path();
            if path.is_dir() {
                folders.push(path);
                continue;
            }
            // A copy reads one database and writes another, and neither is a `Db`.
            if ["src/db/mod.rs", "src/connection/transactions.rs", "src/database_copy/mod.rs"]
                .iter()
                .any(|place| path.ends_with(place))
            {
                continue;
            }
            let source = std::fs::read_to_string(&path).expect("text");
            assert!(!source.contains(".begin"), "{} begins a transaction: use Db::write", path.display());
            assert!(!source.contains("(&self.connections"), "{} writes beside Db::write", path.display());
        }
    }
}

/// Also restricts the files of a database that others could read before.
#[tokio::test]
async fn database_files_are_private_to_their_owner() {
    use std::os::unix::fs::PermissionsExt;
    let folder = tempfile::tempdir().expect("a folder");
    let data = folder.path().join("data");
    let url = format!("sqlite://{}", data.join("app.db").display());
    for _ in 0..2 {
        let db = Db::open(&url, earshot_model::Clock::system()).await.expect("opens");
        db.create_or_update_user("ann@example.org", Tier::Free).await.expect("a user");
        let paths: Vec<_> =
            std::fs::read_dir(&data).expect("files").map(|entry| entry.expect("a file").path()).collect();
        assert!(paths.len() > 1, "the log is there too: {paths:?}");
        for path in &paths {
            let mode = std::fs::metadata(path).expect("a file").permissions().mode();
            assert_eq!(mode & 0o777, 0o600, "{}", path.display());
        }
        assert_eq!(std::fs::metadata(&data).expect("a folder").permissions().mode() & 0o777, 0o700);
        for path in &paths {
            std::fs::set_permissions(path, std::fs::Permissions::from_mode(0o644)).expect("ours");
        }
    }
}

on_both_databases!(an_address_changes_with_the_code_of_its_mail_and_never_to_that_of_another_account, |db, _| {
    let (ann, eve) = (user(&db, "ann", Tier::Agency).await, user(&db, "eve", Tier::Agency).await);
    let session = db.start_session(ann.user_id, None).await.expect("a session");
    let mail = |to: &str, text: &str| NewMail {
        mail: Mail {
            to: to.to_owned(),
            subject: String::new(),
            text: text.to_owned(),
            html: String::new(),
            unsubscribe_url: None,
        },
        valid_for: Duration::from_secs(60),
    };
    let request = |to: String| {
        let (db, ann, session) = (db.clone(), ann.clone(), session.clone());
        let mails = (mail(&to, "code"), mail(&to, "taken"));
        async move {
            let address = EmailAddress::parse(&to).expect("an address");
            db.request_address_change(&ann, &session, &address, "12345678", mails).await.expect("works");
            take_mails(&db).await.expect("a mail")
        }
    };
    let change = |session: String, code: &'static str| {
        let (db, ann) = (db.clone(), ann.clone());
        let notice = mail(&ann.email, "notice");
        async move { db.change_address(&ann, &session, code, notice).await.expect("works") }
    };
    assert_eq!(request(eve.email.clone()).await, "taken");
    assert_eq!(change(session.clone(), "12345678").await, None, "nothing was requested");
    assert_eq!(request("new@example.org".to_owned()).await, "code");
    assert_eq!(change("another session".to_owned(), "12345678").await, None);
    assert_eq!(change(session.clone(), "00000000").await, None);
    let changed = change(session.clone(), "1234 5678").await.expect("the code is right");
    assert_eq!((changed.user_id, changed.email.as_str()), (ann.user_id, "new@example.org"));
    assert_eq!(take_mails(&db).await.as_deref(), Some("notice"));
    assert_eq!(change(session, "12345678").await, None, "it works once");
    assert_eq!(db.account_by_email("new@example.org").await.expect("found").user_id, ann.user_id);
    assert!(db.account_by_email(&ann.email).await.is_err());
    let teams = db.teams_of(ann.user_id).await.expect("works");
    assert_eq!(teams[0].name, "new@example.org", "the team was named after the address");
});

//! The register of credentials on both databases: it is complete, and every kind ends or stays as its row has it.

use crate::support::alert_rows::AlertRows;
use crate::support::mails::invite;
use crate::support::prelude::*;
use crate::support::test_databases::{on_both_database_urls, sqlite_url};
use earshot_app::{
    CREDENTIALS, ClaimSecret, CredentialEvent, CredentialKind, CredentialOutcome, KeyChangeOutcome, LinkPurpose, Mail,
    NewKeyOptions, NewMail, NewPasskey, NewPodcastClaim, NewProjectShare, NewWebhook, OwnedKeyId, Scopes, SignInMails,
    SignInSecrets, ids,
};
use earshot_model::project::ShareColumn;
use earshot_model::webhook::WebhookKind;
use earshot_model::{EmailAddress, PodcastId, PollingEventKind};
use sea_orm::{ConnectionTrait, Database, Statement};
use std::collections::BTreeSet;

const HOUR: Duration = Duration::from_secs(60 * 60);
const BOB: &str = "bob@example.org";
const CLIENT: &str = "client@example.net";
/// The id of the passkey on Bob's phone.
const PASSKEY: &str = "cGhvbmU";

/// Parts of names of columns that may have secrets.
const SECRET_WORDS: &[&str] = &["token", "secret", "hash", "mac", "password", "credential", "cookie", "signature"];

/// Columns that look like secrets and are none, with the reason.
const NO_CREDENTIALS: &[(&str, &str)] = &[
    // Hashes of addresses that get no mails: they allow nothing.
    ("alert_unsubscribes", "address_hash"),
    ("mail_suppressions", "address_hash"),
    // What a device calls its passkey. The public key checks its signatures.
    ("passkeys", "credential_id"),
    // A time.
    ("webhooks", "former_secret_until"),
];

#[test]
fn each_kind_has_its_row() {
    assert_eq!(CREDENTIALS.len(), CredentialKind::ServerSecret as usize + 1);
    for (index, row) in CREDENTIALS.iter().enumerate() {
        assert_eq!(row.kind as usize, index, "{:?}", row.kind);
    }
}

/// A new column with a secret fails here until its kind is in the register, which the walk through it then requires to
/// be handled.
#[tokio::test]
async fn every_secret_of_the_database_is_registered() {
    let folder = tempfile::tempdir().expect("a folder");
    let url = sqlite_url(&folder.path().join("app.db"));
    let _db = Db::open(&url, ManualClock::new().clock()).await.expect("opens");
    let raw = Database::connect(&url).await.expect("opens");
    let columns = "SELECT tables.name AS name, columns.name AS field, columns.type AS type
        FROM sqlite_master AS tables JOIN pragma_table_info(tables.name) AS columns WHERE tables.type = 'table'";
    let rows = raw.query_all_raw(Statement::from_string(raw.get_database_backend(), columns)).await.expect("reads");
    let (mut all, mut secrets) = (BTreeSet::new(), BTreeSet::new());
    for row in rows {
        let text = |column: &str| row.try_get::<String>("", column).expect("text");
        let (table, column, kind) = (text("name"), text("field"), text("type").to_lowercase());
        // Ids have a type of their own. Other bytes are random, hashes, or encrypted.
        if kind.starts_with("blob") || SECRET_WORDS.iter().any(|word| column.split('_').any(|part| part == *word)) {
            secrets.insert((table.clone(), column.clone()));
        }
        all.insert((table, column));
    }
    assert!(secrets.len() > 10, "{secrets:?}");
    let registered: BTreeSet<(String, String)> = CREDENTIALS
        .iter()
        .flat_map(|row| row.columns.iter().map(move |column| (row.table.unwrap_or_default(), *column)))
        .chain(NO_CREDENTIALS.iter().copied())
        .map(|(table, column)| (table.to_owned(), column.to_owned()))
        .collect();
    let unknown: Vec<_> = secrets.difference(&registered).collect();
    assert!(unknown.is_empty(), "add their kinds to CREDENTIALS: {unknown:?}");
    let gone: Vec<_> = registered.difference(&all).collect();
    assert!(gone.is_empty(), "these columns do not exist: {gone:?}");
}

/// One credential of each kind, of an admin of Ann's team.
struct MemberCredentials {
    bob: Account,
    session: String,
    /// Bob's API keys: one that was rotated and is still valid, and its successor.
    keys: [String; 2],
    sign_in: String,
    challenge: String,
    invitation: String,
    alert: Uuid,
    feed: String,
    share: String,
    webhook: Uuid,
    confirmation: String,
    claim: Uuid,
}

impl MemberCredentials {
    async fn new(db: &Db, rows: &AlertRows, ann: &Account) -> Self {
        let token = invite(db, ann, BOB, Role::Admin).await;
        let bob = db.accept_invitation(&token, None).await.expect("accepted").account;
        let options = NewKeyOptions { name: "laptop".to_owned(), scopes: Scopes::READ, lifetime: None };
        let key = db.create_key(&bob, options).await.expect("a key");
        let own = OwnedKeyId { user_id: bob.user_id, id: key.row.id };
        let KeyChangeOutcome::Changed(next) = db.rotate_key(own, HOUR).await.expect("works") else {
            panic!("the key is active")
        };
        let settings = json!({ "otherEmails": [CLIENT] });
        let now_ms = db.clock().now().timestamp_millis();
        let alert = rows.alert(&bob, "Ann", "daily", settings, now_ms).await;
        let list = project(db, &bob, "Tour").await;
        let columns = vec![ShareColumn::Title];
        let share = NewProjectShare { columns, includes_contacts: true, takes_answers: false, expires_at: None };
        let webhook = NewWebhook {
            kind: WebhookKind::Slack,
            url: "https://hooks.example/in".to_owned(),
            description: "Chat".to_owned(),
            event_kinds: PollingEventKind::ALL.to_vec(),
            alert_id: None,
        };
        Self {
            session: db.start_session(bob.user_id, None).await.expect("a session"),
            keys: [key.key, next.key],
            invitation: invite(db, &bob, "cid@example.org", Role::Member).await,
            feed: db.create_alert_feed(&bob, alert).await.expect("a feed").1,
            share: db.create_project_share(&bob, list.id, share).await.expect("works").expect("fits").1,
            webhook: db.create_webhook(&bob, webhook).await.expect("a webhook").0.id,
            confirmation: confirm_own_address(db, &bob).await,
            sign_in: request_sign_in(db).await,
            challenge: add_passkey(db, &bob).await,
            claim: claim_podcast(db, &bob).await,
            alert,
            bob,
        }
    }

    /// Whether the credential still works. `None` for kinds without a row of their own.
    async fn is_valid(&self, db: &Db, ann: &Account, kind: CredentialKind) -> Option<bool> {
        Some(match kind {
            CredentialKind::Session => db.authenticate_session(&self.session).await.expect("works").is_some(),
            CredentialKind::SignInRequest => {
                db.use_link(&self.sign_in, LinkPurpose::SignIn).await.expect("works").is_some()
            }
            CredentialKind::Passkey => db.find_passkey(self.bob.user_id, PASSKEY).await.expect("works").is_some(),
            CredentialKind::PasskeyChallenge => {
                let user = Some(self.bob.user_id);
                db.take_passkey_challenge(&self.challenge, user).await.expect("works").is_some()
            }
            CredentialKind::ApiKey => {
                let [rotated, key] = &self.keys;
                let is_valid = async |key: &str| db.authenticate_key(key).await.expect("works").is_some();
                let both = (is_valid(rotated).await, is_valid(key).await);
                assert_eq!(both.0, both.1, "a rotated key shares the fate of its successor");
                both.1
            }
            CredentialKind::Invitation => db.invitation_by_token(&self.invitation).await.is_ok(),
            CredentialKind::AlertFeed => db.find_alert_feed(&self.feed).await.expect("works").is_some(),
            CredentialKind::ProjectShare => db.find_shared_project(&self.share).await.expect("works").is_some(),
            CredentialKind::Webhook => db.webhook(ann, self.webhook).await.is_ok_and(|webhook| webhook.enabled),
            CredentialKind::DigestConfirmation => {
                db.recipient_by_token(&self.confirmation).await.expect("works").is_some()
            }
            CredentialKind::DigestRecipient => {
                let alert = db.delivery_alert(ann, self.alert).await.expect("it is the team's");
                alert.settings.other_emails == [CLIENT]
            }
            CredentialKind::PodcastClaim => db.podcast_claim(&self.bob, self.claim).await.expect("works").is_some(),
            CredentialKind::EventStream
            | CredentialKind::ProviderSignIn
            | CredentialKind::UnsubscribeLink
            | CredentialKind::ServerSecret => {
                return None;
            }
        })
    }
}

/// Adds a passkey of Bob's. Returns the token of a challenge for another one.
async fn add_passkey(db: &Db, bob: &Account) -> String {
    let new = NewPasskey { name: "Phone".to_owned(), credential_id: PASSKEY.to_owned(), credential: "{}".to_owned() };
    db.add_passkey(bob.user_id, new, mail("added")).await.expect("works");
    take_mails(db).await.expect("a notice");
    db.create_passkey_challenge(Some(bob.user_id), "{}".to_owned()).await.expect("works")
}

/// Claims a podcast for Bob. Returns the id of the claim.
async fn claim_podcast(db: &Db, bob: &Account) -> Uuid {
    let id = ids::new_id(db.clock());
    let new = NewPodcastClaim {
        id,
        podcast: PodcastId::from_feed_url("https://feeds.example/tea"),
        podcast_slug: "tea".to_owned(),
        podcast_title: "Tea".to_owned(),
        secret: ClaimSecret::Feed { token: ids::new_token() },
    };
    db.start_podcast_claim(bob, new).await.expect("works");
    id
}

/// Confirms Bob's own address as a recipient of another member's alert. Returns the token of the link.
async fn confirm_own_address(db: &Db, bob: &Account) -> String {
    let placeholder = ids::new_token();
    let address = EmailAddress::parse(BOB).expect("an address");
    let mail = mail(&placeholder);
    assert!(db.request_recipient_confirmation(bob.team_id, &address, &placeholder, mail).await.expect("works"));
    let token = take_mails(db).await.expect("a mail");
    assert!(db.confirm_recipient(&token).await.expect("works").is_some());
    token
}

async fn request_sign_in(db: &Db) -> String {
    let secrets = SignInSecrets::generate();
    let existing_account = Some(mail(&secrets.link_placeholder));
    let mails = SignInMails { existing_account, new_account: None, confusable_address: None };
    db.request_sign_in(&EmailAddress::parse(BOB).expect("an address"), &secrets, mails).await.expect("works");
    take_mails(db).await.expect("a mail")
}

fn mail(text: &str) -> NewMail {
    let (to, text) = (BOB.to_owned(), text.to_owned());
    NewMail {
        mail: Mail { to, subject: String::new(), text, html: String::new(), unsubscribe_url: None },
        valid_for: HOUR,
    }
}

/// Creates one credential of each kind, runs the event, and compares what is left with the register.
async fn check_outcomes(event: CredentialEvent, run: impl AsyncFn(&Db, &Account, &MemberCredentials)) {
    on_both_database_urls(async |url| {
        let db = Db::open(&url, ManualClock::new().clock()).await.expect("the database opens");
        let rows = AlertRows::connect(&url).await;
        let ann = user(&db, "ann", Tier::Agency).await;
        let credentials = MemberCredentials::new(&db, &rows, &ann).await;
        // Those two are used up by a check.
        let lasting = |kind| ![CredentialKind::SignInRequest, CredentialKind::PasskeyChallenge].contains(&kind);
        for row in CREDENTIALS.iter().filter(|row| lasting(row.kind)) {
            assert_ne!(credentials.is_valid(&db, &ann, row.kind).await, Some(false), "{:?} before", row.kind);
        }
        run(&db, &ann, &credentials).await;
        for row in CREDENTIALS {
            if let Some(is_valid) = credentials.is_valid(&db, &ann, row.kind).await {
                let ends = row.outcome(event) == CredentialOutcome::Ends;
                assert_eq!(is_valid, !ends, "{:?} after {event:?}", row.kind);
            }
        }
    })
    .await;
}

#[tokio::test]
async fn credentials_of_a_removed_member_end_or_are_listed() {
    check_outcomes(CredentialEvent::Removal, async |db, ann, credentials| {
        let removal = db.remove_member(ann, credentials.bob.user_id).await.expect("removed");
        let ended = |kind| removal.ended.count(kind);
        assert_eq!(
            [CredentialKind::ApiKey, CredentialKind::Invitation, CredentialKind::AlertFeed].map(ended),
            [2, 1, 1]
        );
        let kept = &removal.kept;
        let shares: Vec<_> = kept.shares.iter().map(|it| (it.project_name.as_str(), it.includes_contacts)).collect();
        assert_eq!(shares, [("Tour", true)]);
        let webhooks: Vec<_> = kept.webhooks.iter().map(|it| (it.id, it.description.as_str())).collect();
        assert_eq!(webhooks, [(credentials.webhook, "Chat")]);
        assert_eq!(
            (kept.recipients[0].alert_id, kept.recipients[0].emails.as_slice()),
            (credentials.alert, &[CLIENT.to_owned()][..])
        );
    })
    .await;
}

#[tokio::test]
async fn credentials_of_a_demoted_admin_end_or_act_with_the_lower_role() {
    check_outcomes(CredentialEvent::Demotion, async |db, ann, credentials| {
        db.set_member_role(ann, credentials.bob.user_id, Role::Member).await.expect("demoted");
        let key = db.authenticate_key(&credentials.keys[1]).await.expect("works").expect("it stays");
        assert_eq!(key.account.role, Role::Member);
    })
    .await;
}

#[tokio::test]
async fn credentials_of_a_deleted_account_end_or_belong_to_the_team() {
    check_outcomes(CredentialEvent::Deletion, async |db, _, credentials| {
        assert!(db.delete_user(credentials.bob.user_id).await.expect("works"));
    })
    .await;
}

// A feed of a member who left under a version that did not revoke it.
on_both_databases!(a_feed_of_a_former_member_ends_without_a_revocation, |url| {
    let db = Db::open(&url, ManualClock::new().clock()).await.expect("the database opens");
    let rows = AlertRows::connect(&url).await;
    let ann = user(&db, "ann", Tier::Agency).await;
    let credentials = MemberCredentials::new(&db, &rows, &ann).await;
    let raw = Database::connect(&url).await.expect("opens");
    assert!(db.find_alert_feed(&credentials.feed).await.expect("works").is_some());
    raw.execute_unprepared("DELETE FROM memberships WHERE role = 'admin'").await.expect("deleted");
    assert!(db.find_alert_feed(&credentials.feed).await.expect("works").is_none());
});

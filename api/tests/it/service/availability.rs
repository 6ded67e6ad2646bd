//! An app database that does not respond, cannot be written, or is gone: reads without an account still work, no
//! request waits, and `/readyz` reports the problem.

use crate::support::catalog::generation;
use crate::support::prelude::*;
use crate::support::test_databases::ManualClock;
use earshot_app::{Availability, Db, ServerSecret};
use earshot_model::Clock;
use earshot_testkit::{wait_until, within_max_wait};
use sea_orm::{ConnectOptions, ConnectionTrait as _, Database};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::Command;
use tempfile::TempDir;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpListener, TcpStream, tcp};
use tokio::sync::watch;

fn search() -> Value {
    json!({ "searchTerms": [{ "searchTerm": "vinegar", "searchTargets": ["podcast-title", "podcast-description"] }] })
}

/// A proxy in front of a database, which holds back every byte while it is frozen, like a stopped server process.
struct FreezableProxy {
    address: SocketAddr,
    frozen: watch::Sender<bool>,
}

impl FreezableProxy {
    async fn start(server: String) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let address = listener.local_addr().expect("an address");
        let (frozen, is_frozen) = watch::channel(false);
        tokio::spawn(async move {
            while let Ok((client, _)) = listener.accept().await {
                let server = TcpStream::connect(&server).await.expect("the server listens");
                let (from_client, to_client) = client.into_split();
                let (from_server, to_server) = server.into_split();
                tokio::spawn(forward(from_client, to_server, is_frozen.clone()));
                tokio::spawn(forward(from_server, to_client, is_frozen.clone()));
            }
        });
        Self { address, frozen }
    }

    fn set_frozen(&self, is_frozen: bool) {
        self.frozen.send_replace(is_frozen);
    }
}

async fn forward(mut from: tcp::OwnedReadHalf, mut to: tcp::OwnedWriteHalf, mut is_frozen: watch::Receiver<bool>) {
    let mut block = [0; 4096];
    while let Ok(bytes) = from.read(&mut block).await {
        let is_passed = is_frozen.wait_for(|is_frozen| !is_frozen).await.is_ok();
        if bytes == 0 || !is_passed || to.write_all(&block[..bytes]).await.is_err() {
            return;
        }
    }
}

async fn wait_for(app: &TestApp, requested: Availability) {
    wait_until(&format!("{requested:?}"), async || app.state.db.availability() == requested).await;
}

/// Checks the calls that work with a database that cannot be reached or written. A request that waited for it until
/// the request timeout would get 504.
async fn assert_reads_succeed(app: &TestApp, reported: &str) {
    let all = async {
        let ready = app.get("/readyz").await;
        assert_eq!((ready.status, ready.text.as_str()), (StatusCode::SERVICE_UNAVAILABLE, reported));
        assert_eq!(app.get("/livez").await.status, StatusCode::OK);
        for path in
            ["/api/v1/podcasts/rust-talk", "/api/v1/autocomplete/podcasts?query=ru", "/api/v1/public/statistics", "/"]
        {
            let reply = app.get(path).await;
            assert!(reply.status.is_success() || reply.status == StatusCode::NOT_FOUND, "{path}: {reply:?}");
        }
        // Spec 9: a call that cannot be counted is not free.
        let counted = app.post("/api/v1/search/podcasts", &search()).await;
        assert_eq!(counted.status, StatusCode::SERVICE_UNAVAILABLE, "{counted:?}");
        assert_eq!(counted.json()["code"], "service_unavailable");
        assert_eq!(counted.header("retry-after"), "2");
    };
    within_max_wait("responses", all).await;
}

on_both_databases!(an_unreachable_database_fails_requests_at_once, |url| {
    let mut url = url::Url::parse(&url).expect("a URL");
    let (Some(host), Some(port)) = (url.host_str().filter(|host| !host.is_empty()), url.port()) else { return };
    let freezer = FreezableProxy::start(format!("{host}:{port}")).await;
    url.set_ip_host(freezer.address.ip()).expect("a host");
    url.set_port(Some(freezer.address.port())).expect("a port");
    let time = ManualClock::new();
    let app = TestApp::with_config(time.clock(), |config| config.database_url = url.to_string()).await;
    app.state.swap_generation(generation("g1"));
    let (key, stranger) = (app.key(Tier::Business).await, app.cookie_of("bo@example.org", Tier::Free).await);
    let cookie = app.cookie_of("ann@example.org", Tier::Free).await;
    let (with_key, with_cookie) = ([("authorization", key.as_str())], [("cookie", cookie.as_str())]);
    let details = "/api/v1/public/statistics";
    let me = "/api/v1/auth/me";
    assert_eq!(app.get_as(me, &with_cookie).await.status, StatusCode::OK);
    assert_eq!(app.get_as(details, &with_key).await.status, StatusCode::OK);
    assert_eq!(app.post("/api/v1/search/podcasts", &search()).await.status, StatusCode::OK);

    freezer.set_frozen(true);
    // The first request waits for its timeout, the later ones do not wait.
    let body = search();
    let first = within_max_wait("a response", app.post("/api/v1/search/podcasts", &body));
    assert_eq!(first.await.status, StatusCode::SERVICE_UNAVAILABLE);
    wait_for(&app, Availability::Unreachable).await;
    assert_reads_succeed(&app, "the app database does not respond").await;

    // Cached credentials stay valid for a minute, for calls that need nothing else from the database.
    let session = |cookie: &str| {
        let (db, token) = (app.state.db.clone(), cookie.trim_start_matches("__Host-session=").to_owned());
        async move { db.authenticate_session(&token).await }
    };
    time.advance(Duration::from_secs(30));
    assert!(app.state.db.authenticate_key(&key).await.expect("known").is_some());
    assert!(session(&cookie).await.expect("known").is_some());
    assert!(session(&stranger).await.expect_err("not known").is_unavailable());
    time.advance(Duration::from_secs(15 * 60 - 30));
    assert!(app.state.db.authenticate_key(&key).await.expect_err("too long ago").is_unavailable());
    assert!(session(&cookie).await.expect_err("too long ago").is_unavailable());

    freezer.set_frozen(false);
    wait_for(&app, Availability::Ready).await;
    assert_eq!(app.get("/readyz").await.text, "ready");
    assert_eq!(app.post("/api/v1/search/podcasts", &search()).await.status, StatusCode::OK);
    assert_eq!(app.get_as(me, &with_cookie).await.status, StatusCode::OK);
});

#[tokio::test]
async fn a_locked_file_is_readable_and_writes_get_503() {
    let app = TestApp::on_sqlite(Clock::system()).await;
    app.state.swap_generation(generation("g1"));
    let cookie = app.cookie(Tier::Free).await;
    let mut options = ConnectOptions::new(app.state.config.database_url.clone());
    options.max_connections(1);
    let other = Database::connect(options).await.expect("opens");
    other.execute_unprepared("BEGIN EXCLUSIVE").await.expect("locked");

    let first = within_max_wait("a response", app.post("/api/v1/search/podcasts", &search())).await;
    assert_eq!(first.status, StatusCode::SERVICE_UNAVAILABLE, "{first:?}");
    wait_for(&app, Availability::Locked).await;
    assert_reads_succeed(&app, Availability::Locked.describe()).await;
    assert_eq!(app.get_as("/api/v1/auth/me", &[("cookie", &cookie)]).await.status, StatusCode::OK);

    other.execute_unprepared("ROLLBACK").await.expect("free");
    wait_for(&app, Availability::Ready).await;
    assert_eq!(app.post("/api/v1/search/podcasts", &search()).await.status, StatusCode::OK);
}

#[tokio::test]
async fn writes_to_a_deleted_file_are_rejected() {
    let app = TestApp::on_sqlite(Clock::system()).await;
    app.state.swap_generation(generation("g1"));
    let (file, aside) = (app.folder.path().join("app.db"), app.folder.path().join("aside"));
    std::fs::rename(&file, &aside).expect("moved");
    wait_for(&app, Availability::FileMoved).await;
    assert_reads_succeed(&app, Availability::FileMoved.describe()).await;
    assert!(!file.exists(), "a new and empty database in its place");
    // Another file of the same name is another database.
    std::fs::write(&file, "").expect("written");
    assert_reads_succeed(&app, Availability::FileMoved.describe()).await;
    std::fs::rename(&aside, &file).expect("put back");
    wait_for(&app, Availability::Ready).await;
    assert_eq!(app.post("/api/v1/search/podcasts", &search()).await.status, StatusCode::OK);
}

/// A disk of a few megabytes.
struct SmallDisk(TempDir);

impl SmallDisk {
    /// `None`, with a message, where no disk can be mounted, which only root may do.
    fn mount() -> Option<Self> {
        let folder = tempfile::tempdir().expect("a folder");
        let mount = Command::new("mount").args(["-t", "tmpfs", "-o", "size=8m", "tmpfs"]).arg(folder.path()).output();
        if !mount.is_ok_and(|mount| mount.status.success()) {
            #[expect(clippy::print_stderr, reason = "what was not tested is said")]
            {
                eprintln!("SKIPPED what happens on a full disk: this user mounts none");
            }
            return None;
        }
        Some(Self(folder))
    }

    fn path(&self) -> &Path {
        self.0.path()
    }

    fn url(&self) -> String {
        format!("sqlite://{}", self.path().join("app.db").display())
    }

    /// Fills the disk. Returns the file whose deletion frees it.
    fn fill_up(&self) -> PathBuf {
        let path = self.path().join("filler");
        let mut file = std::fs::File::create(&path).expect("a file");
        let block = [1_u8; 4096];
        let full = loop {
            if let Err(error) = std::io::Write::write_all(&mut file, &block) {
                break error;
            }
        };
        assert_eq!(full.kind(), std::io::ErrorKind::StorageFull);
        path
    }
}

impl Drop for SmallDisk {
    fn drop(&mut self) {
        // Unmounts lazily, because connections may still be open.
        let _ = Command::new("umount").arg("-l").arg(self.path()).status();
    }
}

#[tokio::test]
async fn a_server_starts_on_a_full_disk_and_writes_once_there_is_room() {
    let Some(disk) = SmallDisk::mount() else { return };
    let db = Db::open(&disk.url(), Clock::system()).await.expect("opens");
    let account = db.create_user("ann@example.org", Tier::Free).await.expect("a user");
    let cookie = format!("__Host-session={}", db.start_session(account.user_id, None).await.expect("a session"));
    // The state after a first start.
    for secret in [ServerSecret::Cursor, ServerSecret::Unsubscribe, ServerSecret::Addresses] {
        db.secret(secret).await.expect("a secret");
    }
    db.close().await.expect("closed");
    let filler = disk.fill_up();
    assert!(Db::open(&disk.url(), Clock::system()).await.expect_err("a command writes").is_unavailable());

    let app = TestApp::with_config(Clock::system(), |config| config.database_url = disk.url()).await;
    app.state.swap_generation(generation("g1"));
    assert_eq!(app.state.db.availability(), Availability::DiskFull);
    assert_reads_succeed(&app, Availability::DiskFull.describe()).await;
    let link = json!({ "email": "ann@example.org" });
    let refused = app.post("/api/v1/auth/sign-in-link", &link).await;
    assert_eq!((refused.status, refused.header("retry-after")), (StatusCode::SERVICE_UNAVAILABLE, "2"), "{refused:?}");
    assert_eq!(app.get_as("/api/v1/auth/me", &[("cookie", &cookie)]).await.status, StatusCode::OK);

    std::fs::remove_file(filler).expect("removed");
    wait_for(&app, Availability::Ready).await;
    assert_eq!(app.get("/readyz").await.text, "ready");
    assert_eq!(app.post("/api/v1/search/podcasts", &search()).await.status, StatusCode::OK);
    assert_eq!(app.post("/api/v1/auth/sign-in-link", &link).await.status, StatusCode::OK);
    assert_eq!(app.get_as("/api/v1/auth/me", &[("cookie", &cookie)]).await.status, StatusCode::OK);
}

#[tokio::test]
async fn an_incomplete_file_on_a_full_disk_is_not_served() {
    let Some(disk) = SmallDisk::mount() else { return };
    let refusal = async || {
        let error = Db::open_to_serve(&disk.url(), Clock::system()).await.expect_err("refused");
        error.to_string()
    };
    let filler = disk.fill_up();
    assert!(
        refusal().await.ends_with("it does not exist yet, and creating it needs disk space"),
        "{}",
        refusal().await
    );
    std::fs::remove_file(&filler).expect("removed");

    Db::open(&disk.url(), Clock::system()).await.expect("opens").close().await.expect("closed");
    let mut options = ConnectOptions::new(disk.url());
    options.max_connections(1);
    let other = Database::connect(options).await.expect("opens");
    other.execute_unprepared("DELETE FROM seaql_migrations WHERE version LIKE 'm0011%'").await.expect("deleted");
    other.close().await.expect("closed");
    let filler = disk.fill_up();
    assert!(refusal().await.ends_with("migrating it needs disk space"), "{}", refusal().await);

    // A log without its index, as in a copy of the folder.
    std::fs::remove_file(&filler).expect("removed");
    std::fs::write(disk.path().join("app.db-wal"), [1_u8; 4096]).expect("written");
    disk.fill_up();
    assert!(
        refusal().await.ends_with("its write-ahead log has changes, and reading them needs disk space"),
        "{}",
        refusal().await
    );
}

/// A folder that can be made unwritable, also for root, who passes all permissions.
struct LockableFolder(Result<SmallDisk, TempDir>);

impl LockableFolder {
    fn new() -> Self {
        let is_root = std::fs::File::open("/etc/shadow").is_ok();
        let disk = if is_root { SmallDisk::mount() } else { None };
        Self(disk.ok_or_else(|| tempfile::tempdir().expect("a folder")))
    }

    fn path(&self) -> &Path {
        match &self.0 {
            Ok(disk) => disk.path(),
            Err(folder) => folder.path(),
        }
    }

    fn url(&self) -> String {
        format!("sqlite://{}", self.path().join("app.db").display())
    }

    fn set_writable(&self, is_writable: bool) {
        match &self.0 {
            Ok(disk) => {
                let options = if is_writable { "remount,rw" } else { "remount,ro" };
                let status = Command::new("mount").args(["-o", options]).arg(disk.path()).status().expect("runs");
                assert!(status.success());
            }
            Err(folder) => {
                for (path, mode) in [(self.path().join("app.db"), 0o600), (folder.path().to_owned(), 0o700)] {
                    let mode = if is_writable { mode } else { mode & 0o555 };
                    let permissions = std::os::unix::fs::PermissionsExt::from_mode(mode);
                    let _ = std::fs::set_permissions(path, permissions);
                }
            }
        }
    }
}

impl Drop for LockableFolder {
    fn drop(&mut self) {
        if self.0.is_err() {
            self.set_writable(true);
        }
    }
}

/// A server in a folder that it may not write, where an address has two searches a day.
async fn start_without_write_access(folder: &LockableFolder) -> TestApp {
    let app = TestApp::with_config(Clock::system(), |config| {
        config.database_url = folder.url();
        config.public_searches_per_day = Some(2);
    })
    .await;
    app.state.swap_generation(generation("g1"));
    for expected in [StatusCode::OK, StatusCode::OK, StatusCode::TOO_MANY_REQUESTS] {
        let mut body = search();
        // A repeat would be free.
        body["searchTerms"][0]["searchTerm"] = json!(format!("vinegar {}", uuid::Uuid::new_v4().simple()));
        let counted = app.post("/api/v1/search/podcasts", &body).await;
        assert_eq!(counted.status, expected, "{counted:?}");
    }
    for path in ["/api/v1/podcasts/rust-talk", "/api/v1/autocomplete/podcasts?query=ru", "/api/v1/public/statistics"] {
        let reply = app.get(path).await;
        assert_eq!(reply.status, StatusCode::OK, "{path}: {reply:?}");
    }
    app
}

#[tokio::test]
async fn a_server_that_may_only_read_its_database_serves_accounts_and_counts_in_memory() {
    let folder = LockableFolder::new();
    let db = Db::open(&folder.url(), Clock::system()).await.expect("opens");
    let account = db.create_user("ann@example.org", Tier::Business).await.expect("a user");
    let cookie = format!("__Host-session={}", db.start_session(account.user_id, None).await.expect("a session"));
    db.close().await.expect("closed");
    folder.set_writable(false);

    let app = start_without_write_access(&folder).await;
    assert_eq!(app.state.db.availability(), Availability::ReadOnly);
    let ready = app.get("/readyz").await;
    assert_eq!(ready.status, StatusCode::OK, "{ready:?}");
    assert!(ready.text.contains("can only be read") && ready.text.contains("--app-database"), "{ready:?}");
    let with_cookie = [("cookie", cookie.as_str())];
    assert_eq!(app.get_as("/api/v1/auth/me", &with_cookie).await.status, StatusCode::OK);
    // The search succeeds although its charge cannot be written.
    let searched = app.post_as("/api/v1/search/podcasts", &search(), &with_cookie).await;
    assert_eq!(searched.status, StatusCode::OK, "{searched:?}");
    let link = json!({ "email": "ann@example.org" });
    let refused = app.post("/api/v1/auth/sign-in-link", &link).await;
    assert_eq!(refused.status, StatusCode::SERVICE_UNAVAILABLE, "{refused:?}");
    assert!(refused.text.contains("The app database is read-only"), "{refused:?}");

    folder.set_writable(true);
    wait_for(&app, Availability::Ready).await;
    assert_eq!(app.get("/readyz").await.text, "ready");
    assert_eq!(app.post("/api/v1/auth/sign-in-link", &link).await.status, StatusCode::OK);
}

#[tokio::test]
async fn a_server_that_can_have_no_database_serves_the_catalog_without_accounts() {
    let folder = LockableFolder::new();
    folder.set_writable(false);
    let app = start_without_write_access(&folder).await;
    assert_eq!(app.state.db.availability(), Availability::Missing);
    let ready = app.get("/readyz").await;
    assert_eq!((ready.status, ready.text.as_str()), (StatusCode::OK, Availability::Missing.describe()));
    let refused = app.post("/api/v1/auth/sign-in-link", &json!({ "email": "ann@example.org" })).await;
    assert_eq!((refused.status, refused.header("retry-after")), (StatusCode::SERVICE_UNAVAILABLE, ""), "{refused:?}");
    assert!(refused.text.contains("cannot save accounts") && refused.text.contains("--app-database"), "{refused:?}");
    // A command reports the real cause.
    let error = Db::open(&folder.url(), Clock::system()).await.expect_err("a command writes");
    assert!(!error.to_string().contains("disk space"), "{error}");
}

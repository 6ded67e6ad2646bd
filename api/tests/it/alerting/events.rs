//! Server-sent events over real sockets: who gets which change, how soon, and when a stream ends.

use crate::support::catalog::generation;
use crate::support::prelude::*;
use crate::teams::members::{add_member, cookie, invite};
use axum::http::Request;
use earshot_api::events::{ChangeKind, ChangePublished};
use earshot_api::{ConnectionLimits, serve};
use earshot_app::Account;
use earshot_model::Clock;
use earshot_testkit::{MAX_WAIT, wait_until, within_max_wait};
use h2::RecvStream;
use std::net::SocketAddr;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::oneshot;
use tokio::task::JoinHandle;
use uuid::Uuid;

struct Server {
    app: TestApp,
    address: SocketAddr,
    stop: oneshot::Sender<()>,
    serving: JoinHandle<()>,
}

impl Server {
    async fn start(url: Option<String>, connections: ConnectionLimits) -> Self {
        let app = TestApp::with_config(Clock::system(), |config| {
            config.connections = connections;
            if let Some(url) = url {
                config.database_url = url;
            }
        })
        .await;
        app.state.swap_generation(generation("g1"));
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let address = listener.local_addr().expect("an address");
        let (stop, stopped) = oneshot::channel::<()>();
        let serving = tokio::spawn(serve(listener, app.state.clone(), async { drop(stopped.await) }));
        // Building the routes holds the only thread, longer than a connection to the database is waited for on a busy
        // machine.
        let mut first = TcpStream::connect(address).await.expect("it listens");
        first.write_all(b"GET /livez HTTP/1.1\r\nhost: x\r\n\r\n").await.expect("sent");
        assert!(within_max_wait("the first response", first.read_u8()).await.is_ok());
        Self { app, address, stop, serving }
    }

    async fn new() -> Self {
        Self::start(None, ConnectionLimits::default()).await
    }

    /// Opens a stream, and waits for its first event.
    async fn listen(&self, cookie: &str) -> Listener {
        let mut listener = self.request(cookie).await;
        assert!(listener.head().await.starts_with("HTTP/1.1 200"), "{}", listener.received);
        assert_eq!(listener.next().await, ("ready".to_owned(), json!({})));
        listener
    }

    async fn request(&self, cookie: &str) -> Listener {
        let mut stream = TcpStream::connect(self.address).await.expect("it listens");
        let head =
            format!("GET /api/v1/events HTTP/1.1\r\nhost: x\r\naccept-encoding: gzip, br\r\ncookie: {cookie}\r\n\r\n");
        stream.write_all(head.as_bytes()).await.expect("sent");
        Listener { stream, received: String::new() }
    }

    async fn shut_down(self) {
        self.stop.send(()).expect("the server runs");
        within_max_wait("the server ends", self.serving).await.expect("well");
    }
}

/// The peer of a stream.
struct Listener {
    stream: TcpStream,
    received: String,
}

impl Listener {
    /// Reads more. False when the server has closed the connection.
    async fn read(&mut self) -> bool {
        let mut bytes = [0; 4_096];
        let count = within_max_wait("more of the stream", self.stream.read(&mut bytes)).await.unwrap_or(0);
        self.received.push_str(&String::from_utf8_lossy(&bytes[..count]));
        count > 0
    }

    async fn head(&mut self) -> String {
        while !self.received.contains("\r\n\r\n") {
            assert!(self.read().await, "{}", self.received);
        }
        let (head, rest) = self.received.split_once("\r\n\r\n").expect("a head");
        let (head, rest) = (head.to_owned(), rest.to_owned());
        self.received = rest;
        head
    }

    /// The name and the data of the next event.
    async fn next(&mut self) -> (String, Value) {
        loop {
            let field = |name: &str| {
                let begin = self.received.find(name)? + name.len();
                let end = begin + self.received[begin..].find('\n')?;
                Some((self.received[begin..end].to_owned(), end))
            };
            if let (Some((event, _)), Some((data, end))) = (field("event: "), field("data: "))
                && self.received[end..].contains("\n\n")
            {
                let rest = self.received[end..].split_once("\n\n").expect("its end").1.to_owned();
                self.received = rest;
                return (event, serde_json::from_str(&data).expect("JSON"));
            }
            assert!(self.read().await, "the stream ended: {}", self.received);
        }
    }

    async fn assert_ends(mut self, reason: &str) {
        assert_eq!(self.next().await, ("stream-ended".to_owned(), json!({ "reason": reason })));
        // The chunk that ends the body.
        while !self.received.contains("0\r\n\r\n") && self.read().await {}
    }
}

async fn user(app: &TestApp, email: &str) -> Account {
    app.state.db.create_user(email, Tier::Business).await.expect("a user")
}

fn change(actor: &Account) -> ChangePublished {
    ChangePublished::new(ChangeKind::ListedPodcast, Some(actor.user_id), Clock::system().now())
}

#[tokio::test]
async fn a_change_reaches_the_pages_of_its_team_alone() {
    let server = Server::new().await;
    let app = &server.app;
    let ann = user(app, "ann@example.org").await;
    let bob = add_member(app, &ann, "bob@example.org", Role::Member).await;
    let eve = user(app, "eve@example.org").await;
    let mut first = server.listen(&cookie(app, &ann).await).await;
    let mut second = server.listen(&cookie(app, &bob).await).await;
    let mut other = server.listen(&cookie(app, &eve).await).await;

    let (project, entry, set) = (Uuid::from_u128(1), Uuid::from_u128(2), Uuid::from_u128(3));
    app.state.events().publish(ann.team_id, change(&ann).of_listed_podcast(project, entry).in_change(set));
    for listener in [&mut first, &mut second] {
        let (event, data) = listener.next().await;
        assert_eq!((event.as_str(), &data["kind"]), ("listed-podcast-changed", &json!("listed-podcast-changed")));
        let ids = json!([project, entry, ann.user_id, set]);
        assert_eq!(json!([data["projectId"], data["listedPodcastId"], data["actor"], data["changeId"]]), ids);
        assert!(data["at"].as_str().expect("a time").ends_with('Z'));
    }
    // A call that changes members does so, too.
    let ann_cookie = cookie(app, &ann).await;
    let invited = json!({ "email": "cid@example.org" });
    app.post_as("/api/v1/teams/invitations", &invited, &[("cookie", &ann_cookie)]).await.data();
    assert_eq!(second.next().await.0, "members-changed");
    app.state.events().publish(eve.team_id, change(&eve));
    let (event, data) = other.next().await;
    assert_eq!(
        (event.as_str(), &data["actor"]),
        ("listed-podcast-changed", &json!(eve.user_id)),
        "nothing of Ann's team"
    );
}

#[tokio::test]
async fn the_response_is_a_stream_for_signed_in_people() {
    let server = Server::new().await;
    let app = &server.app;
    let mut listener = server.request(&app.cookie(Tier::Free).await).await;
    let head = listener.head().await.to_lowercase();
    for header in ["content-type: text/event-stream", "cache-control: no-store", "x-accel-buffering: no"] {
        assert!(head.contains(header), "{head}");
    }
    assert!(!head.contains("content-encoding"), "{head}");
    listener.next().await;
    assert!(server.request("__Host-session=none").await.head().await.starts_with("HTTP/1.1 401"));
    let key = app.key(Tier::Business).await;
    assert_eq!(app.get_as("/api/v1/events", &[("authorization", &key)]).await.json()["code"], "session_required");
}

on_both_databases!(removal_and_sign_out_end_streams_at_once, |url| {
    let server = Server::start(Some(url), ConnectionLimits::default()).await;
    let app = &server.app;
    let ann = user(app, "ann@example.org").await;
    let bob = add_member(app, &ann, "bob@example.org", Role::Member).await;
    let (ann_cookie, bob_cookie) = (cookie(app, &ann).await, cookie(app, &bob).await);
    let mut stays = server.listen(&ann_cookie).await;
    let removed = server.listen(&bob_cookie).await;
    let path = format!("/api/v1/teams/users/{}", bob.user_id);
    app.send(Method::DELETE, &path, &[("cookie", &ann_cookie)], None).await.data();
    removed.assert_ends("team-changed").await;
    assert_eq!(stays.next().await.0, "members-changed");

    // Signing out, in this session and everywhere.
    let (own, kept) = (server.listen(&bob_cookie).await, server.listen(&cookie(app, &bob).await).await);
    app.post_as("/api/v1/auth/sign-out", &json!({}), &[("cookie", &bob_cookie)]).await.data();
    own.assert_ends("signed-out").await;
    let last = cookie(app, &bob).await;
    app.post_as("/api/v1/auth/sign-out-everywhere", &json!({}), &[("cookie", &last)]).await.data();
    kept.assert_ends("signed-out").await;

    // Another team.
    let token = invite(app, &ann, "bob@example.org", Role::Member).await;
    let bob_cookie = cookie(app, &bob).await;
    let switched = server.listen(&bob_cookie).await;
    app.post_as("/api/v1/teams/invitations/accept", &json!({ "key": token }), &[("cookie", &bob_cookie)]).await.data();
    switched.assert_ends("team-changed").await;
});

// Servers on one PostgreSQL database. An SQLite file has only one.
on_both_databases!(a_change_reaches_pages_of_other_servers, |url| {
    if !url.starts_with("postgres") {
        return;
    }
    let here = Server::start(Some(url.clone()), ConnectionLimits::default()).await;
    let there = Server::start(Some(url), ConnectionLimits::default()).await;
    let ann = user(&here.app, "ann@example.org").await;
    let bob = add_member(&here.app, &ann, "bob@example.org", Role::Member).await;
    let (ann_cookie, bob_cookie) = (cookie(&here.app, &ann).await, cookie(&here.app, &bob).await);
    let mut near = here.listen(&ann_cookie).await;
    let mut far = there.listen(&bob_cookie).await;
    for number in 1..=3 {
        here.app.state.events().publish(ann.team_id, change(&ann).in_project(Uuid::from_u128(number)));
        for listener in [&mut near, &mut far] {
            let (event, data) = listener.next().await;
            assert_eq!(
                (event.as_str(), &data["projectId"]),
                ("listed-podcast-changed", &json!(Uuid::from_u128(number)))
            );
        }
    }
    let path = format!("/api/v1/teams/users/{}", bob.user_id);
    here.app.send(Method::DELETE, &path, &[("cookie", &ann_cookie)], None).await.data();
    assert_eq!(near.next().await.0, "members-changed", "and no change twice");
    loop {
        // The other server may pass on the change before it checks the member.
        match far.next().await {
            (event, _) if event == "members-changed" => {}
            end => break assert_eq!(end, ("stream-ended".to_owned(), json!({ "reason": "team-changed" }))),
        }
    }
    // A session that ends on one server ends its streams on the other.
    let far = there.listen(&ann_cookie).await;
    here.app.post_as("/api/v1/auth/sign-out", &json!({}), &[("cookie", &ann_cookie)]).await.data();
    far.assert_ends("signed-out").await;
});

#[tokio::test]
async fn a_page_that_falls_behind_reads_its_data_again() {
    let server = Server::new().await;
    let ann = user(&server.app, "ann@example.org").await;
    let ann_cookie = cookie(&server.app, &ann).await;
    let mut slow = server.listen(&ann_cookie).await;
    // More than the channel, the socket and its buffers hold, so that the stream waits for its peer.
    let count = 100_000;
    for number in 0..count {
        server.app.state.events().publish(ann.team_id, change(&ann).in_project(Uuid::from_u128(number)));
        if number % 64 == 0 {
            tokio::task::yield_now().await;
        }
    }
    let mut events = 0_u128;
    loop {
        events += 1;
        match slow.next().await {
            (event, _) if event == "resync" => break,
            (event, _) => assert_eq!(event, "listed-podcast-changed"),
        }
    }
    assert!(events < count, "{events}");
}

#[tokio::test]
async fn streams_are_limited_and_places_come_back() {
    let server = Server::new().await;
    let app = &server.app;
    let ann = user(app, "ann@example.org").await;
    let ann_cookie = cookie(app, &ann).await;
    let mut open = Vec::new();
    for _ in 0..10 {
        open.push(server.listen(&ann_cookie).await);
    }
    let mut refused = server.request(&ann_cookie).await;
    let head = refused.head().await.to_lowercase();
    assert!(head.starts_with("http/1.1 429") && head.contains("retry-after: 60"), "{head}");
    let bob = user(app, "bob@example.org").await;
    let mut other = server.listen(&cookie(app, &bob).await).await;
    assert_eq!(app.state.events().open_streams(), 11);
    drop(open);
    let are_freed = async || {
        // The server notices when it writes.
        app.state.events().publish(ann.team_id, change(&ann));
        app.state.events().open_streams() == 1
    };
    wait_until("closed pages free their places", are_freed).await;
    drop(server.listen(&ann_cookie).await);
    app.state.events().publish(bob.team_id, change(&bob));
    assert_eq!(other.next().await.0, "listed-podcast-changed");
}

/// A stream is neither idle nor stalled: it outlives the time-outs of connections. Streams do not take the places of
/// requests.
#[tokio::test]
async fn streams_outlive_timeouts_and_end_at_shutdown() {
    let short = Duration::from_millis(300);
    let limits = ConnectionLimits {
        total: 8,
        per_address: 8,
        idle_timeout: short,
        header_timeout: short,
        stall_timeout: short,
        // The shutdown does not wait for the drain to be over.
        drain_timeout: 2 * MAX_WAIT,
        ..ConnectionLimits::default()
    };
    let server = Server::start(None, limits).await;
    let app = &server.app;
    let ann = user(app, "ann@example.org").await;
    let ann_cookie = cookie(app, &ann).await;
    let mut listener = server.listen(&ann_cookie).await;
    let mut http2 = listen_http2(&server, &ann_cookie).await;
    assert!(server.request(&ann_cookie).await.head().await.starts_with("HTTP/1.1 503"), "a quarter of all places");
    // Connections that opened later exceed the time-outs.
    for request in ["", "GET /livez HTTP/1.1\r\nhost: x\r\n\r\n"] {
        let mut silent = TcpStream::connect(server.address).await.expect("it listens");
        silent.write_all(request.as_bytes()).await.expect("sent");
        // Closed or reset, the connection has ended.
        let _ = within_max_wait("a time-out", silent.read_to_end(&mut Vec::new())).await;
    }
    app.state.events().publish(ann.team_id, change(&ann));
    assert_eq!(listener.next().await.0, "listed-podcast-changed");
    assert!(next_http2(&mut http2).await.starts_with("event: listed-podcast-changed\n"));
    let ends = async {
        listener.assert_ends("shutdown").await;
        assert!(next_http2(&mut http2).await.contains("\"shutdown\""));
        let rest = http2.data().await;
        assert!(rest.is_none_or(|rest| rest.is_ok_and(|rest| rest.is_empty())), "the response is complete");
    };
    tokio::join!(server.shut_down(), ends);
}

/// Opens a stream over HTTP/2, and waits for its first event.
async fn listen_http2(server: &Server, cookie: &str) -> RecvStream {
    let socket = TcpStream::connect(server.address).await.expect("it listens");
    let (mut requests, connection) = h2::client::handshake(socket).await.expect("HTTP/2");
    tokio::spawn(connection);
    let request = Request::get("http://x/api/v1/events").header("cookie", cookie).body(()).expect("a request");
    let (answer, _) = requests.send_request(request, true).expect("sent");
    let mut body = answer.await.expect("an answer").into_body();
    assert!(next_http2(&mut body).await.starts_with("event: ready\n"));
    body
}

async fn next_http2(body: &mut RecvStream) -> String {
    let chunk = within_max_wait("a part", body.data()).await.expect("a part").expect("a whole part");
    body.flow_control().release_capacity(chunk.len()).expect("released");
    String::from_utf8_lossy(&chunk).into_owned()
}

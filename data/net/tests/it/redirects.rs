//! Targets and limits of redirects.

use axum::Router;
use axum::response::Redirect;
use axum::routing::get;
use earshot_net::{ClientConfig, FetchError, FetchRequest, HttpClient};
use earshot_testkit::{Behavior, LocalServer, MisbehavingServer};

#[tokio::test]
async fn redirects_to_loopback_are_rejected() {
    let secret = LocalServer::serve(Router::new().route("/", get(|| async { "secret" }))).await;
    let public = MisbehavingServer::always(Behavior::redirect(&secret.url("/"))).await;
    let client = HttpClient::new(ClientConfig { allowed_addresses: vec![public.address()], ..crate::config() })
        .expect("a client");
    let error = client.fetch(&FetchRequest::new(public.url("/"))).await.expect_err("refused");
    assert!(matches!(&error, FetchError::Refused { url, .. } if *url == secret.url("/")), "{error}");
}

#[tokio::test]
async fn permanent_redirects_are_distinguished_from_temporary_ones() {
    let router = Router::new()
        .route("/moved", get(|| async { Redirect::permanent("/home") }))
        .route("/away", get(|| async { Redirect::temporary("/moved") }))
        .route("/home", get(|| async { "feed" }));
    let web = LocalServer::serve(router).await;
    let client = crate::client(true);
    let moved = client.fetch(&FetchRequest::new(web.url("/moved"))).await.expect("a response");
    assert_eq!(moved.permanent_url, Some(web.url("/home")));
    let away = client.fetch(&FetchRequest::new(web.url("/away"))).await.expect("a response");
    assert_eq!((away.permanent_url, away.redirects.len(), away.final_url), (None, 2, web.url("/home")));
}

#[tokio::test]
async fn cookies_live_for_one_redirect_chain() {
    let server = MisbehavingServer::start(|request| {
        let cookies = request.header("cookie").unwrap_or_default();
        match (request.target(), cookies) {
            ("/feed", "seen=1; step=2") => Behavior::status(200, "", "feed"),
            ("/feed", "") => Behavior::status(302, "set-cookie: seen=1; Path=/\r\nlocation: /gate\r\n", ""),
            ("/gate", "seen=1") => {
                Behavior::status(302, "set-cookie: step=2; Path=/; HttpOnly\r\nlocation: /feed\r\n", "")
            }
            (_, cookies) => Behavior::status(403, "", cookies),
        }
    })
    .await;
    let client = crate::client(true);
    for _ in 0..2 {
        let answer = client.fetch(&FetchRequest::new(server.url("/feed"))).await.expect("a response");
        assert_eq!((answer.status, answer.body.as_slice()), (200, b"feed".as_slice()), "a new request has no cookies");
    }
    assert_eq!(server.counts().requests(), 6);
}

#[tokio::test]
async fn credentials_are_sent_to_their_server_and_not_shown() {
    // Base64 of "ann:p!w".
    const EXPECTED: &str = "Basic YW5uOnAhdw==";
    let other = MisbehavingServer::start(|request| {
        Behavior::status(200, "", request.header("authorization").unwrap_or("none"))
    })
    .await;
    let elsewhere = other.url("/");
    let server = MisbehavingServer::start(move |request| match (request.target(), request.header("authorization")) {
        ("/here", Some(EXPECTED)) => Behavior::redirect("/there"),
        ("/there", Some(EXPECTED)) => Behavior::status(200, "", "feed"),
        ("/away", Some(EXPECTED)) => Behavior::redirect(&elsewhere),
        ("/loop?token=s3cret", _) => Behavior::redirect("/loop?token=s3cret"),
        ("/with-user", _) => Behavior::redirect("http://eve:pw@127.0.0.1/"),
        ("/close?auth=s3cret", _) => Behavior::Close,
        _ => Behavior::status(401, "", ""),
    })
    .await;
    let client = crate::client(true);
    let url = |path: &str| server.url(path).replace("http://", "http://ann:p%21w@");
    let here = client.fetch(&FetchRequest::new(url("/here"))).await.expect("a response");
    assert_eq!((here.status, here.final_url.as_str()), (200, server.url("/there").as_str()));
    let away = client.fetch(&FetchRequest::new(url("/away"))).await.expect("a response");
    assert_eq!(away.body, b"none");
    for path in ["/loop?token=s3cret", "/with-user", "/close?auth=s3cret"] {
        let error = client.fetch(&FetchRequest::new(url(path))).await.expect_err("fails");
        let mut text = format!("{error:?}");
        let mut current: Option<&dyn std::error::Error> = Some(&error);
        while let Some(error) = current {
            text = format!("{text} {error}");
            current = error.source();
        }
        for secret in ["p%21w", "p!w", "ann", "s3cret", "eve"] {
            assert!(!text.contains(secret), "{path}: {text}");
        }
    }
}

#[tokio::test]
async fn a_key_is_not_handed_to_another_host() {
    let other =
        MisbehavingServer::start(|request| Behavior::status(200, "", request.header("x-key").unwrap_or("none"))).await;
    let elsewhere = other.url("/");
    let first = MisbehavingServer::start(move |request| match request.target() {
        "/away" => Behavior::redirect(&elsewhere),
        "/here" => Behavior::redirect("/there"),
        _ => Behavior::status(200, "", request.header("x-key").unwrap_or("none")),
    })
    .await;
    let client = crate::client(true);
    for (path, expected) in [("/here", "secret"), ("/away", "none")] {
        let request =
            FetchRequest { headers: vec![("x-key", "secret".to_owned())], ..FetchRequest::new(first.url(path)) };
        let answer = client.fetch(&request).await.expect("a response");
        assert_eq!(String::from_utf8_lossy(&answer.body), expected, "{path}");
    }
}

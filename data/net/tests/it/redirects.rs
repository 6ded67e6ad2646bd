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

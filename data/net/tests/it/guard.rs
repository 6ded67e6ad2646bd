//! Private addresses are refused by literal, by name and by redirect.

use axum::Router;
use axum::response::Redirect;
use axum::routing::get;
use earshot_net::{ClientConfig, FetchError, FetchRequest, HttpClient};
use earshot_testkit::LocalWeb;

#[tokio::test]
async fn loopback_is_refused_before_any_connection() {
    let web = LocalWeb::serve(Router::new().route("/", get(|| async { "secret" }))).await;
    let port = web.url("").rsplit(':').next().expect("a port").to_owned();
    let client = super::client(false);
    for host in ["127.0.0.1", "2130706433", "0x7f.1", "[::ffff:127.0.0.1]", "localhost", "localtest"] {
        for url in [format!("http://{host}:{port}/"), format!("http://{host}:8080/")] {
            let error = client.fetch(&FetchRequest::new(&url)).await.expect_err(&url);
            assert_eq!(error.kind(), "refused", "{url}: {error}");
        }
    }
}

#[tokio::test]
async fn a_redirect_to_loopback_is_refused() {
    let secret = LocalWeb::serve(Router::new().route("/", get(|| async { "secret" }))).await;
    let inside = secret.url("/");
    let public = LocalWeb::serve(Router::new().route("/", get(|| async move { Redirect::permanent(&inside) }))).await;
    let mut config = ClientConfig::new("0.0.0", "", earshot_testkit::fixed_clock());
    config.allowed = vec![public.address()];
    let client = HttpClient::new(config).expect("a client");
    let error = client.fetch(&FetchRequest::new(public.url("/"))).await.expect_err("refused");
    assert!(matches!(&error, FetchError::Refused { url, .. } if *url == secret.url("/")), "{error}");
}

#[tokio::test]
async fn a_redirect_does_not_get_around_the_scheme_rule_and_loops_end() {
    let router = Router::new()
        .route("/file", get(|| async { Redirect::temporary("file:///etc/passwd") }))
        .route("/loop", get(|| async { Redirect::temporary("/loop") }));
    let web = LocalWeb::serve(router).await;
    let client = super::client(true);
    let file = client.fetch(&FetchRequest::new(web.url("/file"))).await.expect_err("refused");
    assert_eq!(file.kind(), "refused");
    let endless = client.fetch(&FetchRequest::new(web.url("/loop"))).await.expect_err("endless");
    assert!(matches!(endless, FetchError::TooManyRedirects { limit: 8, .. }), "{endless}");
}

#[tokio::test]
async fn permanent_moves_are_told_from_temporary_ones() {
    let router = Router::new()
        .route("/moved", get(|| async { Redirect::permanent("/home") }))
        .route("/away", get(|| async { Redirect::temporary("/moved") }))
        .route("/home", get(|| async { "feed" }));
    let web = LocalWeb::serve(router).await;
    let client = super::client(true);
    let moved = client.fetch(&FetchRequest::new(web.url("/moved"))).await.expect("an answer");
    assert_eq!(moved.permanent_url, Some(web.url("/home")));
    let away = client.fetch(&FetchRequest::new(web.url("/away"))).await.expect("an answer");
    assert_eq!((away.permanent_url, away.redirects.len(), away.final_url), (None, 2, web.url("/home")));
}

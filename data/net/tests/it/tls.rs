//! Invalid certificates, and HTTP/2, which needs TLS.

use crate::small_request;
use earshot_net::{ClientConfig, FetchRequest, HttpClient};
use earshot_testkit::{Behavior, BehaviorChooser, ConnectionEnd, MisbehavingServer, ServerCounts, serve_connection};
use rcgen::{BasicConstraints, CertificateParams, CertifiedIssuer, IsCa, KeyPair, date_time_ymd};
use rustls::ServerConfig;
use rustls::pki_types::{CertificateDer, PrivatePkcs8KeyDer};
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;
use tokio_rustls::TlsAcceptor;

/// A certificate authority, and a client that trusts it and resolves every name to loopback.
struct TlsFixture {
    authority: CertifiedIssuer<'static, KeyPair>,
    client: HttpClient,
}

struct TlsServer {
    address: SocketAddr,
    counts: Arc<ServerCounts>,
}

impl TlsFixture {
    fn new() -> Self {
        let authority = authority();
        let names = crate::FakeResolver::new(&[("tea.example", &[&["127.0.0.1"]]), ("ben.example", &[&["127.0.0.1"]])]);
        let config = ClientConfig {
            allow_private: true,
            politeness: None,
            resolver: Arc::new(names),
            extra_roots: vec![authority.der().to_vec()],
            ..crate::config()
        };
        Self { authority, client: HttpClient::new(config).expect("a client") }
    }

    async fn fetch(&self, url: String) -> Result<u16, &'static str> {
        self.client.fetch(&small_request(url)).await.map(|answer| answer.status).map_err(|error| error.kind())
    }
}

fn authority() -> CertifiedIssuer<'static, KeyPair> {
    let mut params = CertificateParams::new(Vec::new()).expect("no names");
    params.is_ca = IsCa::Ca(BasicConstraints::Unconstrained);
    CertifiedIssuer::self_signed(params, KeyPair::generate().expect("a key")).expect("a certificate")
}

impl TlsServer {
    async fn start(
        authority: &CertifiedIssuer<'static, KeyPair>,
        expires: i32,
        protocol: &str,
        choose: impl Fn() -> Behavior + Send + Sync + 'static,
    ) -> Self {
        let mut params = CertificateParams::new(vec!["tea.example".to_owned()]).expect("a name");
        params.not_before = date_time_ymd(2000, 1, 1);
        params.not_after = date_time_ymd(expires, 1, 1);
        let key = KeyPair::generate().expect("a key");
        let certificate = params.signed_by(&key, authority).expect("a certificate");
        let chain: Vec<CertificateDer<'static>> = vec![certificate.into()];
        let key = PrivatePkcs8KeyDer::from(key.serialize_der());
        let mut config =
            ServerConfig::builder().with_no_client_auth().with_single_cert(chain, key.into()).expect("a certificate");
        config.alpn_protocols = vec![protocol.as_bytes().to_vec()];
        let acceptor = TlsAcceptor::from(Arc::new(config));
        let listener = tokio::net::TcpListener::bind(("127.0.0.1", 0)).await.expect("a free port");
        let address = listener.local_addr().expect("an address");
        let counts = Arc::new(ServerCounts::default());
        let (seen, choose): (_, BehaviorChooser) = (Arc::clone(&counts), Arc::new(move |_| choose()));
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                let (acceptor, choose, counts) = (acceptor.clone(), Arc::clone(&choose), Arc::clone(&seen));
                tokio::spawn(async move {
                    if let Ok(mut stream) = acceptor.accept(stream).await
                        && serve_connection(&mut stream, &choose, &counts).await == ConnectionEnd::Reset
                    {
                        let _ = stream.get_ref().0.set_zero_linger();
                    }
                });
            }
        });
        Self { address, counts }
    }

    fn url(&self, scheme: &str, name: &str) -> String {
        format!("{scheme}://{name}:{}/", self.address.port())
    }
}

fn hello() -> Behavior {
    Behavior::status(200, "", "hello")
}

#[tokio::test]
async fn only_a_good_certificate_makes_a_connection() {
    let world = TlsFixture::new();
    let good = TlsServer::start(&world.authority, 2500, "http/1.1", hello).await;
    assert_eq!(world.fetch(good.url("https", "tea.example")).await, Ok(200));
    assert_eq!(world.fetch(good.url("https", "ben.example")).await, Err("tls"), "another name");
    assert_eq!(world.fetch(good.url("https", "127.0.0.1")).await, Err("tls"), "no name");

    let expired = TlsServer::start(&world.authority, 2020, "http/1.1", hello).await;
    assert_eq!(world.fetch(expired.url("https", "tea.example")).await, Err("tls"), "expired");
    let foreign = TlsServer::start(&authority(), 2500, "http/1.1", hello).await;
    assert_eq!(world.fetch(foreign.url("https", "tea.example")).await, Err("tls"), "an authority nobody knows");
    let plain = MisbehavingServer::always(hello()).await;
    let url = format!("https://tea.example:{}/", plain.address().port());
    let request = FetchRequest { first_byte_timeout: Duration::from_millis(100), ..FetchRequest::new(url) };
    let error = world.client.fetch(&request).await.expect_err("a server that waits for the end of a plain request");
    assert_eq!(error.kind(), "answer-timeout");
    assert_eq!((expired.counts.requests(), foreign.counts.requests(), good.counts.requests()), (0, 0, 1));
}

#[tokio::test]
async fn broken_http2_is_reported() {
    let world = TlsFixture::new();
    let reset = TlsServer::start(&world.authority, 2500, "h2", || Behavior::ResetStream).await;
    assert_eq!(world.fetch(reset.url("https", "tea.example")).await, Err("closed"));
    assert_eq!(reset.counts.requests(), 1, "a reset request is not sent again");
    let flood = TlsServer::start(&world.authority, 2500, "h2", || Behavior::EndlessContinuation).await;
    assert_eq!(world.fetch(flood.url("https", "tea.example")).await, Err("headers-too-large"));
    assert!(flood.counts.bytes_sent() < 8 << 20, "{}", flood.counts.bytes_sent());
}

#[tokio::test]
async fn downgrades_are_reported_and_can_be_rejected() {
    let world = TlsFixture::new();
    let plain = MisbehavingServer::always(hello()).await;
    let target = plain.url("/");
    let secure = TlsServer::start(&world.authority, 2500, "http/1.1", move || Behavior::redirect(&target)).await;
    let request = FetchRequest::new(secure.url("https", "tea.example"));
    let answer = world.client.fetch(&request).await.expect("a response");
    assert_eq!(answer.final_url, plain.url("/"));
    let strict = FetchRequest { forbids_downgrade: true, ..request };
    assert_eq!(world.client.fetch(&strict).await.expect_err("refused").kind(), "downgrade");
    assert_eq!(plain.counts().requests(), 1);
}

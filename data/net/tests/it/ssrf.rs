//! Known ways to reach internal addresses (facts 8, SSRF matrix): each is rejected without a connection.

use crate::FakeResolver;
use ExpectedRejection::{Local, NoUrl, Port, Private, Scheme, User};
use earshot_net::{ClientConfig, FetchError, FetchRequest, HttpClient, UrlRejection};
use earshot_testkit::{Behavior, MisbehavingServer};
use std::sync::Arc;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum ExpectedRejection {
    Private,
    Local,
    Port,
    Scheme,
    User,
    NoUrl,
}

/// `{port}` is the port of a server on loopback that counts its connections.
const MATRIX: &[(&str, ExpectedRejection)] = &[
    ("http://127.0.0.1:{port}/", Private),
    ("http://127.255.255.254:{port}/", Private),
    ("https://127.0.0.1:{port}/", Private),
    // Decimal, hexadecimal, octal, short, mixed, with an empty label at the end.
    ("http://2130706433:{port}/", Private),
    ("http://0x7f000001:{port}/", Private),
    ("http://0x7f.1:{port}/", Private),
    ("http://0177.0.0.1:{port}/", Private),
    ("http://017700000001:{port}/", Private),
    ("http://127.1:{port}/", Private),
    ("http://127.0.1:{port}/", Private),
    ("http://0x7f.0.0.01:{port}/", Private),
    ("http://127.0.0.1.:{port}/", Private),
    ("http://0:{port}/", Private),
    ("http://0.0.0.0:{port}/", Private),
    ("http://1%32%37.0.0.1:{port}/", Private),
    // Full-width digits, and the characters that IDNA maps to dots.
    ("http://１２７.0.0.1:{port}/", Private),
    ("http://127。0。0。1:{port}/", Private),
    ("http://127．0．0．1:{port}/", Private),
    ("http://①②⑦.⓪.⓪.①:{port}/", Private),
    ("http://[::1]:{port}/", Private),
    ("http://[0:0:0:0:0:0:0:1]:{port}/", Private),
    ("http://[::]:{port}/", Private),
    // IPv4 within IPv6: mapped, compatible, translated, NAT64 (well-known and local), 6to4, ISATAP, Teredo.
    ("http://[::ffff:127.0.0.1]:{port}/", Private),
    ("http://[::ffff:7f00:1]:{port}/", Private),
    ("http://[::ffff:10.0.0.1]:{port}/", Private),
    ("http://[::127.0.0.1]:{port}/", Private),
    ("http://[::ffff:0:127.0.0.1]:{port}/", Private),
    ("http://[64:ff9b::127.0.0.1]:{port}/", Private),
    ("http://[64:ff9b::a9fe:a9fe]/", Private),
    ("http://[64:ff9b:1::127.0.0.1]:{port}/", Private),
    ("http://[2002:7f00:1::]:{port}/", Private),
    ("http://[2002:c0a8:101::1]/", Private),
    ("http://[2606:4700::5efe:127.0.0.1]:{port}/", Private),
    ("http://[2001:0:7f00:1::]/", Private),
    // Zone ids are not part of a URL's host.
    ("http://[fe80::1%25lo]:{port}/", NoUrl),
    ("http://[::1%25lo]:{port}/", NoUrl),
    ("http://[fe80::1]:{port}/", Private),
    ("http://[fec0::1]/", Private),
    ("http://[fc00::1]/", Private),
    ("http://[ff02::1]/", Private),
    ("http://[2001:db8::1]/", Private),
    ("http://[2001:2::1]/", Private),
    ("http://[3fff::1]/", Private),
    ("http://[5f00::1]/", Private),
    ("http://[100::1]/", Private),
    ("http://[4000::1]/", Private),
    // Metadata services of clouds, which hold the credentials of machines.
    ("http://169.254.169.254/latest/meta-data/", Private),
    ("http://[fd00:ec2::254]/latest/meta-data/", Private),
    ("http://[fd20:ce::254]/", Private),
    ("http://[::ffff:169.254.169.254]/", Private),
    ("http://2852039166/", Private),
    ("http://169.254.170.2/v2/credentials", Private),
    ("http://100.100.100.200/latest/meta-data/", Private),
    ("http://192.0.0.192/opc/v2/", Private),
    ("http://168.63.129.16/machine", Private),
    ("http://metadata.google.internal/", Local),
    ("http://metadata/", Local),
    ("http://instance-data/", Local),
    // Private, carrier-grade NAT, benchmarks, documentation, relays, multicast, reserved, broadcast.
    ("http://10.0.0.1/", Private),
    ("http://172.16.0.1/", Private),
    ("http://172.31.255.255/", Private),
    ("http://192.168.1.1/", Private),
    ("http://100.64.0.1/", Private),
    ("http://100.127.255.255/", Private),
    ("http://198.18.0.1/", Private),
    ("http://198.19.255.255/", Private),
    ("http://192.0.2.1/", Private),
    ("http://198.51.100.1/", Private),
    ("http://203.0.113.1/", Private),
    ("http://192.88.99.1/", Private),
    ("http://224.0.0.1/", Private),
    ("http://239.255.255.255/", Private),
    ("http://240.0.0.1/", Private),
    ("http://255.255.255.255/", Private),
    // Names of the machine and the local network.
    ("http://localhost:{port}/", Local),
    ("http://LOCALHOST:{port}/", Local),
    ("http://localhost.:{port}/", Local),
    ("http://a.localhost:{port}/", Local),
    ("http://ｌｏｃａｌｈｏｓｔ:{port}/", Local),
    ("http://l%6fcalhost:{port}/", Local),
    ("http://localhost.localdomain:{port}/", Local),
    ("http://ip6-localhost:{port}/", Local),
    ("http://printer.local/", Local),
    ("http://printer.local./", Local),
    ("http://wiki.corp/", Local),
    ("http://nas.home.arpa/", Local),
    ("http://db.intranet/", Local),
    ("http://router:{port}/", Local),
    ("http://router./", Local),
    // Public names that resolve to internal addresses.
    ("http://inside.example:{port}/", Private),
    ("http://inside.example.:{port}/", Private),
    ("http://INSIDE.example:{port}/", Private),
    ("http://mixed.example:{port}/", Private),
    ("http://mixed-six.example:{port}/", Private),
    ("http://mapped.example:{port}/", Private),
    ("http://cloud.example/", Private),
    // The actual host differs from the one that a reader sees first.
    ("http://user@a.example/", User),
    ("http://user:password@a.example/", User),
    ("http://a.example@127.0.0.1:{port}/", User),
    ("http://127.0.0.1:{port}@a.example/", User),
    ("http://:@127.0.0.1:{port}/x", Private),
    ("http://127.0.0.1:{port}#@a.example/", Private),
    ("http://127.0.0.1:{port}\\@a.example/", Private),
    ("http://127.0.0.1:{port}?@a.example/", Private),
    ("http:\\\\127.0.0.1:{port}\\", Private),
    ("http:///127.0.0.1:{port}/", Private),
    ("hTTp://127.0.0.1:{port}/", Private),
    ("http://127.0.\t0.1:{port}/", Private),
    ("http://127.0.\n0.1:{port}/", Private),
    ("\u{1}http://127.0.0.1:{port}/", Private),
    ("http://127.0.0.1 :{port}/", NoUrl),
    ("http://127.0.0.1\0:{port}/", NoUrl),
    ("http://256.0.0.1/", NoUrl),
    ("http://127.0.0.1:99999/", NoUrl),
    // Ports of other services than web servers.
    ("http://93.184.216.34:22/", Port),
    ("http://93.184.216.34:25/", Port),
    ("http://93.184.216.34:3306/", Port),
    ("http://93.184.216.34:6379/", Port),
    ("http://93.184.216.34:9200/", Port),
    ("https://public.example:11211/", Port),
    ("http://public.example:0/", Port),
    ("http://127.0.0.1:22/", Private),
    ("ftp://a.example/", Scheme),
    ("file:///etc/passwd", Scheme),
    ("gopher://127.0.0.1:{port}/_x", Scheme),
    ("dict://127.0.0.1:{port}/x", Scheme),
    ("ldap://127.0.0.1:{port}/", Scheme),
    ("data:text/plain,x", Scheme),
    ("javascript:alert(1)", Scheme),
    ("unix:/run/docker.sock", Scheme),
    ("ws://127.0.0.1:{port}/", Scheme),
];

fn fake_resolver() -> FakeResolver {
    FakeResolver::new(&[
        ("inside.example", &[&["127.0.0.2"]]),
        ("mixed.example", &[&["93.184.216.34", "127.0.0.2"]]),
        ("mixed-six.example", &[&["93.184.216.34", "fe80::1"]]),
        ("mapped.example", &[&["::ffff:127.0.0.2"]]),
        ("cloud.example", &[&["169.254.169.254"]]),
        ("public.example", &[&["93.184.216.34"]]),
    ])
}

/// Servers on loopback that no test may reach, on as many of its addresses as this machine has.
async fn start_internal_servers() -> (u16, Vec<MisbehavingServer>) {
    let first = MisbehavingServer::always(Behavior::status(200, "", "secret")).await;
    let port = first.address().port();
    let mut servers = vec![first];
    for host in ["127.0.0.2", "::1"] {
        let address = (host.parse::<std::net::IpAddr>().expect("an address"), port).into();
        servers.extend(MisbehavingServer::start_at(address, |_| Behavior::status(200, "", "secret")).await);
    }
    (port, servers)
}

fn config(port: u16) -> ClientConfig {
    let ports = vec![80..=80, 443..=443, 8_000..=9_000, port..=port];
    ClientConfig { ports, resolver: Arc::new(fake_resolver()), politeness: None, ..crate::config() }
}

fn rejection(error: &FetchError) -> Option<ExpectedRejection> {
    match error {
        FetchError::BadUrl { .. } | FetchError::BadRedirect { .. } => Some(NoUrl),
        FetchError::Refused { rejection, .. } => Some(match rejection {
            UrlRejection::PrivateAddress(_) => Private,
            UrlRejection::LocalName(_) => Local,
            UrlRejection::Port(_) => Port,
            UrlRejection::Scheme | UrlRejection::NoHost => Scheme,
            UrlRejection::UserInfo => User,
        }),
        _ => None,
    }
}

#[tokio::test]
async fn private_addresses_are_rejected() {
    let (port, servers) = start_internal_servers().await;
    let client = HttpClient::new(config(port)).expect("a client");
    // The caller may name a user, a redirect may not.
    let as_user = [("http://a.example@127.0.0.1:{port}/", Private), ("http://user:pw@localhost:{port}/", Local)];
    for (url, expected) in MATRIX.iter().filter(|(_, expected)| *expected != User).chain(&as_user) {
        let url = url.replace("{port}", &port.to_string());
        let error = client.fetch(&FetchRequest::new(&url)).await.expect_err(&url);
        assert_eq!(rejection(&error), Some(*expected), "{url}: {error}");
        let error = client.post_form(&FetchRequest::new(&url), &[("a", "b")]).await.expect_err(&url);
        assert_eq!(rejection(&error), Some(*expected), "form, {url}: {error}");
        let error = client.post_json(&FetchRequest::new(&url), "{}".to_owned()).await.expect_err(&url);
        assert_eq!(rejection(&error), Some(*expected), "JSON, {url}: {error}");
    }
    let connections: usize = servers.iter().map(|server| server.counts().connections()).sum();
    assert_eq!(connections, 0);
}

#[tokio::test]
async fn redirects_to_private_addresses_are_rejected() {
    let (port, servers) = start_internal_servers().await;
    let redirecting = MisbehavingServer::start(move |request| {
        let row: usize = request.target().trim_start_matches("/?").parse().expect("a row");
        Behavior::redirect(&MATRIX[row].0.replace("{port}", &port.to_string()))
    })
    .await;
    let config = ClientConfig { allowed_addresses: vec![redirecting.address()], ..config(port) };
    let client = HttpClient::new(config).expect("a client");
    // Header values cannot contain line ends or control characters.
    let rows = MATRIX.iter().enumerate().filter(|(_, (url, _))| !url.contains(['\n', '\0', '\u{1}']));
    for (row, (url, expected)) in rows {
        let from = redirecting.url(&format!("/?{row}"));
        let error = client.fetch(&FetchRequest::new(from)).await.expect_err(url);
        assert_eq!(rejection(&error), Some(*expected), "{url}: {error}");
    }
    let connections: usize = servers.iter().map(|server| server.counts().connections()).sum();
    assert_eq!(connections, 0);
    assert!(redirecting.counts().requests() > 100, "the redirects were asked for");
}

#[tokio::test]
async fn dns_rebinding_is_rejected() {
    // In this test, 127.0.0.1 counts as public and 127.0.0.2 as internal.
    let public = MisbehavingServer::start(|_| Behavior::status(200, "connection: close\r\n", "public")).await;
    let inside = ([127, 0, 0, 2], public.address().port()).into();
    let inside = MisbehavingServer::start_at(inside, |_| Behavior::status(200, "", "secret")).await;
    let names = Arc::new(FakeResolver::new(&[("rebind.example", &[&["127.0.0.1"], &["127.0.0.2"]])]));
    let config = ClientConfig {
        allowed_addresses: vec![public.address()],
        resolver: Arc::<FakeResolver>::clone(&names),
        politeness: None,
        ..crate::config()
    };
    let client = HttpClient::new(config).expect("a client");
    let request = FetchRequest::new(format!("http://rebind.example:{}/", public.address().port()));
    let first = client.fetch(&request).await.expect("a response");
    assert_eq!(first.body, b"public");
    // One lookup and one connection: the client connected to the address that was checked.
    assert_eq!((names.lookups.load(std::sync::atomic::Ordering::SeqCst), public.counts().connections()), (1, 1));
    let error = client.fetch(&request).await.expect_err("the second answer is private");
    assert_eq!(rejection(&error), Some(Private), "{error}");
    assert_eq!(public.counts().connections(), 1);
    assert!(inside.is_err() || inside.is_ok_and(|inside| inside.counts().connections() == 0));
}

#[test]
fn the_public_web_is_allowed() {
    let guard = earshot_net::AddressGuard::default();
    for text in [
        "https://a.example/x",
        "http://93.184.216.34/",
        "http://[2606:2800:220:1::1]/",
        "http://[::ffff:93.184.216.34]/",
        "http://[64:ff9b::93.184.216.34]/",
        "http://[2002:5db8:d822::1]/",
        "http://a.example:8080/",
        "https://a.example:443/",
        "http://172.32.0.1/",
        "http://100.128.0.1/",
        "http://localhost.example/",
        "http://mylocal.example/",
        "http://a.example./",
    ] {
        let url = url::Url::parse(text).expect("a URL");
        assert_eq!(guard.check_url(&url), Ok(()), "{text}");
    }
}

//! Tests the MX resolver against a name server on loopback, over UDP and TCP.

use earshot_net::MxResolver;
use hickory_resolver::proto::op::{Message, ResponseCode};
use hickory_resolver::proto::rr::rdata::{A, CNAME, MX};
use hickory_resolver::proto::rr::{Name, RData, Record, RecordType};
use std::net::{Ipv4Addr, SocketAddr};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpListener, TcpStream, UdpSocket};

/// A time limit that even a stalled machine keeps.
const LONG_TIMEOUT: Duration = Duration::from_secs(60);

/// A name server with records for the tests' domains.
struct NameServer {
    address: SocketAddr,
    udp_queries: Arc<AtomicUsize>,
    tcp_queries: Arc<AtomicUsize>,
}

impl NameServer {
    async fn start() -> Self {
        // A port that is free for UDP is nearly always free for TCP.
        let (tcp, udp) = loop {
            let tcp = TcpListener::bind("127.0.0.1:0").await.expect("a port");
            if let Ok(udp) = UdpSocket::bind(tcp.local_addr().expect("an address")).await {
                break (tcp, udp);
            }
        };
        let address = tcp.local_addr().expect("an address");
        let (by_udp, by_tcp) = (Arc::new(AtomicUsize::new(0)), Arc::new(AtomicUsize::new(0)));
        let (over_udp, over_tcp) = (Arc::clone(&by_udp), Arc::clone(&by_tcp));
        tokio::spawn(async move {
            let mut buffer = [0; 4_096];
            while let Ok((length, from)) = udp.recv_from(&mut buffer).await {
                over_udp.fetch_add(1, Ordering::SeqCst);
                if let Some(answer) = build_answer(&buffer[..length], true) {
                    udp.send_to(&answer, from).await.expect("sends");
                }
            }
        });
        tokio::spawn(async move {
            while let Ok((stream, _)) = tcp.accept().await {
                tokio::spawn(serve_tcp(stream, Arc::clone(&over_tcp)));
            }
        });
        Self { address, udp_queries: by_udp, tcp_queries: by_tcp }
    }

    fn resolver(&self, patience: Duration) -> MxResolver {
        MxResolver::with_server(self.address, patience).expect("a resolver")
    }

    fn counts(&self) -> (usize, usize) {
        (self.udp_queries.load(Ordering::SeqCst), self.tcp_queries.load(Ordering::SeqCst))
    }
}

/// Queries and responses on one connection, each prefixed with its length (RFC 1035 4.2.2).
async fn serve_tcp(mut stream: TcpStream, count: Arc<AtomicUsize>) {
    while let Ok(length) = stream.read_u16().await {
        let mut request = vec![0; usize::from(length)];
        if stream.read_exact(&mut request).await.is_err() {
            return;
        }
        count.fetch_add(1, Ordering::SeqCst);
        let Some(answer) = build_answer(&request, false) else { continue };
        let length = u16::try_from(answer.len()).expect("an answer is short");
        if stream.write_u16(length).await.is_err() || stream.write_all(&answer).await.is_err() {
            return;
        }
    }
}

/// `None` sends no response.
fn build_answer(request: &[u8], is_udp: bool) -> Option<Vec<u8>> {
    let request = Message::from_vec(request).expect("a question");
    let query = request.queries.first().expect("one question").clone();
    let (name, kind) = (query.name().to_string().to_lowercase(), query.query_type());
    let mut message = Message::response(request.metadata.id, request.metadata.op_code);
    message.add_query(query);
    message.metadata.recursion_desired = request.metadata.recursion_desired;
    message.metadata.recursion_available = true;
    let mut answer_with = |owner: &str, data: RData| {
        message.add_answer(Record::from_rdata(Name::from_ascii(owner).expect("a name"), 60, data));
    };
    let mx = |preference, server: &str| RData::MX(MX::new(preference, Name::from_ascii(server).expect("a name")));
    match (name.as_str(), kind) {
        ("mail.example.", RecordType::MX) => answer_with(&name, mx(10, "in.mail.example.")),
        ("several.example.", RecordType::MX) => {
            answer_with(&name, mx(0, "."));
            answer_with(&name, mx(10, "in.mail.example."));
        }
        ("alias.example.", RecordType::MX) => {
            answer_with(&name, RData::CNAME(CNAME(Name::from_ascii("mail.example.").expect("a name"))));
            answer_with("mail.example.", mx(10, "in.mail.example."));
        }
        ("null.example.", RecordType::MX) => answer_with(&name, mx(0, ".")),
        // RFC 7505: a null MX applies even when the domain has an address.
        ("null.example." | "address.example.", RecordType::A) => {
            answer_with(&name, RData::A(A(Ipv4Addr::new(192, 0, 2, 1))))
        }
        ("large.example.", RecordType::MX) if is_udp => message.metadata.truncation = true,
        ("large.example.", RecordType::MX) => {
            (0..200).for_each(|number| answer_with(&name, mx(10, &format!("in{number}.mail.example."))))
        }
        ("gone.example.", _) => message.metadata.response_code = ResponseCode::NXDomain,
        ("broken.example.", _) => message.metadata.response_code = ResponseCode::ServFail,
        ("refused.example.", _) => message.metadata.response_code = ResponseCode::Refused,
        ("silent.example.", _) => return None,
        _ => {}
    }
    Some(message.to_vec().expect("bytes"))
}

#[tokio::test]
async fn mx_records_decide_whether_a_domain_accepts_mail() {
    let server = NameServer::start().await;
    let servers = server.resolver(LONG_TIMEOUT);
    for (domain, expected, why) in [
        ("mail.example", Some(true), "a mail server"),
        ("MAIL.example.", Some(true), "however it is written"),
        ("several.example", Some(true), "a mail server beside one that is none"),
        ("alias.example", Some(true), "another name for a domain with a mail server"),
        ("address.example", Some(true), "no mail server but an address (RFC 5321 5.1)"),
        ("null.example", Some(false), "it says that it takes none (RFC 7505)"),
        ("empty.example", Some(false), "neither a mail server nor an address"),
        ("gone.example", Some(false), "no such domain"),
        ("broken.example", None, "the name server has a fault"),
        ("refused.example", None, "the name server does not want to say"),
        ("not a domain..example", None, "no name of a domain"),
    ] {
        assert_eq!(servers.accepts_mail(domain).await, expected, "{domain}: {why}");
    }
}

#[tokio::test]
async fn truncated_answers_are_retried_over_tcp() {
    let server = NameServer::start().await;
    assert_eq!(server.resolver(LONG_TIMEOUT).accepts_mail("large.example").await, Some(true));
    let (by_udp, by_tcp) = server.counts();
    assert!(by_udp > 0 && by_tcp > 0, "{by_udp} by UDP, {by_tcp} by TCP");
}

#[tokio::test]
async fn a_silent_name_server_gives_no_result() {
    let server = NameServer::start().await;
    assert_eq!(server.resolver(Duration::from_millis(300)).accepts_mail("silent.example").await, None);
    assert!(server.counts().0 > 0, "it was asked");
    let nobody = MxResolver::with_server("127.0.0.1:9".parse().expect("an address"), Duration::from_secs(1));
    assert_eq!(nobody.expect("a resolver").accepts_mail("mail.example").await, None);
}

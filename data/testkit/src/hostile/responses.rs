//! Hostile HTTP responses in place of a feed, and the expected failure of each fetch.

use super::hostile_feed::ByteChunks;
use super::sizes::gigabyte;
use flate2::Compression;
use flate2::write::GzEncoder;
use std::io::Write as _;
use std::time::Duration;

/// A response that is sent verbatim, including its head.
#[derive(Clone, Debug)]
pub struct HostileResponse {
    /// Kebab-case, unique within the corpus, and the path it is served under.
    pub name: &'static str,
    /// What is wrong with the response.
    pub defect: &'static str,
    /// Status line, headers, and the blank line after them, where the case has one.
    pub head: fn() -> ByteChunks,
    pub body: fn() -> ByteChunks,
    /// The pause before each chunk. Zero except for slow responses, which never end.
    pub pause: Duration,
    /// The kind of the failed fetch, in kebab-case.
    pub expected: &'static str,
}

/// Returns every hostile response.
#[must_use]
pub fn hostile_responses() -> Vec<HostileResponse> {
    [bodies(), slow(), heads(), redirects()].into_iter().flatten().collect()
}

const PAUSE: Duration = Duration::from_millis(300);

fn response(
    name: &'static str,
    what: &'static str,
    head: fn() -> ByteChunks,
    body: fn() -> ByteChunks,
    expected: &'static str,
) -> HostileResponse {
    HostileResponse { name, defect: what, head, body, pause: Duration::ZERO, expected }
}

fn bodies() -> Vec<HostileResponse> {
    vec![
        response("gigabyte", "an item of 1 GB, without a length", || ok_head(""), gigabyte, "too-large"),
        response("endless", "a body without an end", || ok_head(""), endless, "too-large"),
        response(
            "endless-chunked",
            "a body in chunks without an end",
            || ok_head("Transfer-Encoding: chunked\r\n"),
            endless_chunks,
            "too-large",
        ),
        response(
            "announced-terabyte",
            "a length of 1 TB",
            || ok_head("Content-Length: 1099511627776\r\n"),
            endless,
            "too-large",
        ),
        response(
            "gzip-bomb",
            "1 GiB packed into 2 MB",
            || ok_head("Content-Encoding: gzip\r\n"),
            gzip_bomb,
            "too-dense",
        ),
        response(
            "gzip-cut",
            "a packed feed that breaks off",
            || ok_head("Content-Encoding: gzip\r\n"),
            gzip_cut,
            "bad-encoding",
        ),
        response("cut", "fewer bytes than announced", || ok_head("Content-Length: 1000\r\n"), feed_start, "broken"),
        response(
            "bad-chunks",
            "chunks whose sizes are no numbers",
            || ok_head("Transfer-Encoding: chunked\r\n"),
            feed_start,
            "broken",
        ),
    ]
}

fn slow() -> Vec<HostileResponse> {
    let slow = |name, what, head: fn() -> ByteChunks, body: fn() -> ByteChunks| HostileResponse {
        pause: PAUSE,
        ..response(name, what, head, body, "timeout")
    };
    vec![
        slow("slow-body", "a byte every 300 ms", || ok_head(""), || drip("<rss>")),
        slow("slow-head", "a byte of a header every 300 ms", || drip("HTTP/1.1 200 OK\r\nX-Slow: y"), empty),
        slow("silence", "a head, and then nothing", || ok_head(""), || Box::new(std::iter::repeat(Vec::new()))),
        slow("never-an-answer", "not a byte", || Box::new(std::iter::repeat(Vec::new())), empty),
    ]
}

fn heads() -> Vec<HostileResponse> {
    vec![
        response("header-bomb", "a header of 10 MB", long_header, empty, "headers-too-large"),
        response("many-headers", "100,000 headers", many_headers, empty, "headers-too-large"),
        response("endless-headers", "headers without an end", endless_headers, empty, "headers-too-large"),
        response("no-http", "a response in another protocol", || once("220 mail.example ESMTP\r\n"), empty, "not-http"),
        response("closed", "a connection that is closed without a word", empty, empty, "closed"),
    ]
}

fn redirects() -> Vec<HostileResponse> {
    vec![
        response("redirect-loop", "a redirect to itself", || redirect_to("/redirect-loop"), empty, "redirect-loop"),
        response(
            "redirect-ping",
            "a redirect to one that redirects back",
            || redirect_to("/redirect-pong"),
            empty,
            "redirect-loop",
        ),
        response("redirect-pong", "the other half of that", || redirect_to("/redirect-ping"), empty, "redirect-loop"),
        response("redirect-nowhere", "a redirect without a target", || head("302 Found", ""), empty, "redirects"),
        response(
            "redirect-loopback",
            "a redirect to this machine",
            || redirect_to("http://127.0.0.1:9/"),
            empty,
            "refused",
        ),
        response(
            "redirect-loopback-number",
            "the same as one number",
            || redirect_to("http://2130706433:8080/"),
            empty,
            "refused",
        ),
        response(
            "redirect-loopback-short",
            "the same in short",
            || redirect_to("http://127.1:8080/"),
            empty,
            "refused",
        ),
        response("redirect-loopback-v6", "the same in IPv6", || redirect_to("http://[::1]:8080/"), empty, "refused"),
        response(
            "redirect-loopback-mapped",
            "the same, mapped",
            || redirect_to("http://[::ffff:127.0.0.1]:8080/"),
            empty,
            "refused",
        ),
        response("redirect-localhost", "the same by name", || redirect_to("http://localhost:8080/"), empty, "refused"),
        response(
            "redirect-metadata",
            "a redirect to a cloud's secrets",
            || redirect_to("http://169.254.169.254/latest/"),
            empty,
            "refused",
        ),
        response(
            "redirect-private",
            "a redirect into a private network",
            || redirect_to("http://10.0.0.1/"),
            empty,
            "refused",
        ),
        response("redirect-file", "a redirect to a file", || redirect_to("file:///etc/passwd"), empty, "refused"),
    ]
}

fn once(text: &str) -> ByteChunks {
    Box::new(std::iter::once(text.as_bytes().to_vec()))
}

fn empty() -> ByteChunks {
    Box::new(std::iter::empty())
}

fn feed_start() -> ByteChunks {
    once("<rss><channel><title>Tea Talk</title>")
}

fn head(status: &str, headers: &str) -> ByteChunks {
    once(&format!("HTTP/1.1 {status}\r\nConnection: close\r\n{headers}\r\n"))
}

/// The head of a response with status 200.
pub(super) fn ok_head(headers: &str) -> ByteChunks {
    head("200 OK", headers)
}

fn redirect_to(target: &str) -> ByteChunks {
    head("302 Found", &format!("Location: {target}\r\nContent-Length: 0\r\n"))
}

fn drip(start: &'static str) -> ByteChunks {
    Box::new(start.bytes().chain(std::iter::repeat(b'y')).map(|byte| vec![byte]))
}

fn endless() -> ByteChunks {
    Box::new(feed_start().chain(std::iter::repeat_with(|| b"<!-- and so on -->\n".repeat(1_000))))
}

fn endless_chunks() -> ByteChunks {
    Box::new(endless().map(|piece| [format!("{:x}\r\n", piece.len()).as_bytes(), &piece, b"\r\n"].concat()))
}

fn gzip(bytes: &[u8]) -> Vec<u8> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    // Writing to memory cannot fail.
    encoder.write_all(bytes).and_then(|()| encoder.finish()).unwrap_or_default()
}

/// A feed whose only item holds a gibibyte of blanks. It repeats one compressed block, because gzip members may follow
/// each other, and compressing all blanks would take longer than the test.
fn gzip_bomb() -> ByteChunks {
    let blanks = gzip(&[b' '; 64 << 10]);
    let start = gzip(b"<rss><channel><title>Tea Talk</title><item><title>One</title><description>");
    let end = gzip(b"</description></item></channel></rss>");
    Box::new(std::iter::once(start).chain(std::iter::repeat_n(blanks, 16_384)).chain(std::iter::once(end)))
}

fn gzip_cut() -> ByteChunks {
    let mut packed = gzip(&b"<rss><channel><title>Tea Talk</title></channel></rss>".repeat(10));
    packed.truncate(packed.len() / 2);
    Box::new(std::iter::once(packed))
}

fn long_header() -> ByteChunks {
    let value = std::iter::repeat_n(b"x".repeat(10_000), 1_000);
    Box::new(once("HTTP/1.1 200 OK\r\nX-Long: ").chain(value).chain(once("\r\n\r\n")))
}

fn many_headers() -> ByteChunks {
    let headers = (0..100_000).map(|number| format!("X-{number}: y\r\n").into_bytes());
    Box::new(once("HTTP/1.1 200 OK\r\n").chain(headers).chain(once("\r\n")))
}

fn endless_headers() -> ByteChunks {
    Box::new(once("HTTP/1.1 200 OK\r\n").chain(std::iter::repeat_with(|| b"X-More: and more\r\n".repeat(100))))
}

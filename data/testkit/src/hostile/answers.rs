//! Hostile answers of a web server: what it sends in place of a feed, and how a fetch of it has to fail.

use super::Pieces;
use super::sizes::gigabyte;
use flate2::Compression;
use flate2::write::GzEncoder;
use std::io::Write as _;
use std::time::Duration;

/// An answer that is sent as it is, head and all.
#[derive(Clone, Debug)]
pub struct HostileAnswer {
    /// Kebab-case, unique within the corpus, and the path it is served under.
    pub name: &'static str,
    /// What is wrong with it.
    pub what: &'static str,
    /// Status line, headers, and the blank line after them, if it ever comes.
    pub head: fn() -> Pieces,
    pub body: fn() -> Pieces,
    /// How long the server waits before each piece. Zero for all but the slow ones, which never come to an end.
    pub pause: Duration,
    /// The kind of the failed fetch, in kebab-case.
    pub expected: &'static str,
}

/// Every hostile answer.
#[must_use]
pub fn hostile_answers() -> Vec<HostileAnswer> {
    [bodies(), slow(), heads(), redirects()].into_iter().flatten().collect()
}

const PAUSE: Duration = Duration::from_millis(300);

fn answer(
    name: &'static str,
    what: &'static str,
    head: fn() -> Pieces,
    body: fn() -> Pieces,
    expected: &'static str,
) -> HostileAnswer {
    HostileAnswer { name, what, head, body, pause: Duration::ZERO, expected }
}

fn bodies() -> Vec<HostileAnswer> {
    vec![
        answer("gigabyte", "an item of 1 GB, without a length", || ok(""), gigabyte, "too-large"),
        answer("endless", "a body without an end", || ok(""), endless, "too-large"),
        answer(
            "endless-chunked",
            "a body in chunks without an end",
            || ok("Transfer-Encoding: chunked\r\n"),
            endless_chunks,
            "too-large",
        ),
        answer(
            "announced-terabyte",
            "a length of 1 TB",
            || ok("Content-Length: 1099511627776\r\n"),
            endless,
            "too-large",
        ),
        answer("gzip-bomb", "1 GiB packed into 2 MB", || ok("Content-Encoding: gzip\r\n"), gzip_bomb, "too-dense"),
        answer(
            "gzip-cut",
            "a packed feed that breaks off",
            || ok("Content-Encoding: gzip\r\n"),
            gzip_cut,
            "bad-encoding",
        ),
        answer("cut", "fewer bytes than announced", || ok("Content-Length: 1000\r\n"), words, "broken"),
        answer(
            "bad-chunks",
            "chunks whose sizes are no numbers",
            || ok("Transfer-Encoding: chunked\r\n"),
            words,
            "broken",
        ),
    ]
}

fn slow() -> Vec<HostileAnswer> {
    let slow = |name, what, head: fn() -> Pieces, body: fn() -> Pieces| HostileAnswer {
        pause: PAUSE,
        ..answer(name, what, head, body, "timeout")
    };
    vec![
        slow("slow-body", "a byte every 300 ms", || ok(""), || dripping("<rss>")),
        slow("slow-head", "a byte of a header every 300 ms", || dripping("HTTP/1.1 200 OK\r\nX-Slow: y"), nothing),
        slow("silence", "a head, and then nothing", || ok(""), || Box::new(std::iter::repeat(Vec::new()))),
        slow("never-an-answer", "not a byte", || Box::new(std::iter::repeat(Vec::new())), nothing),
    ]
}

fn heads() -> Vec<HostileAnswer> {
    vec![
        answer("header-bomb", "a header of 10 MB", long_header, nothing, "headers-too-large"),
        answer("many-headers", "100,000 headers", many_headers, nothing, "headers-too-large"),
        answer("endless-headers", "headers without an end", endless_headers, nothing, "headers-too-large"),
        answer("no-http", "an answer in another protocol", || once("220 mail.example ESMTP\r\n"), nothing, "not-http"),
        answer("closed", "a connection that is closed without a word", nothing, nothing, "closed"),
    ]
}

fn redirects() -> Vec<HostileAnswer> {
    vec![
        answer("redirect-loop", "a redirect to itself", || moved("/redirect-loop"), nothing, "redirect-loop"),
        answer(
            "redirect-ping",
            "a redirect to one that redirects back",
            || moved("/redirect-pong"),
            nothing,
            "redirect-loop",
        ),
        answer("redirect-pong", "the other half of that", || moved("/redirect-ping"), nothing, "redirect-loop"),
        answer("redirect-nowhere", "a redirect without a target", || head("302 Found", ""), nothing, "redirects"),
        answer("redirect-loopback", "a redirect to this machine", || moved("http://127.0.0.1:9/"), nothing, "refused"),
        answer(
            "redirect-loopback-number",
            "the same as one number",
            || moved("http://2130706433:8080/"),
            nothing,
            "refused",
        ),
        answer("redirect-loopback-short", "the same in short", || moved("http://127.1:8080/"), nothing, "refused"),
        answer("redirect-loopback-v6", "the same in IPv6", || moved("http://[::1]:8080/"), nothing, "refused"),
        answer(
            "redirect-loopback-mapped",
            "the same, mapped",
            || moved("http://[::ffff:127.0.0.1]:8080/"),
            nothing,
            "refused",
        ),
        answer("redirect-localhost", "the same by name", || moved("http://localhost:8080/"), nothing, "refused"),
        answer(
            "redirect-metadata",
            "a redirect to a cloud's secrets",
            || moved("http://169.254.169.254/latest/"),
            nothing,
            "refused",
        ),
        answer(
            "redirect-private",
            "a redirect into a private network",
            || moved("http://10.0.0.1/"),
            nothing,
            "refused",
        ),
        answer("redirect-file", "a redirect to a file", || moved("file:///etc/passwd"), nothing, "refused"),
    ]
}

fn once(text: &str) -> Pieces {
    Box::new(std::iter::once(text.as_bytes().to_vec()))
}

fn nothing() -> Pieces {
    Box::new(std::iter::empty())
}

fn words() -> Pieces {
    once("<rss><channel><title>Tea Talk</title>")
}

fn head(status: &str, headers: &str) -> Pieces {
    once(&format!("HTTP/1.1 {status}\r\nConnection: close\r\n{headers}\r\n"))
}

/// The head of an answer that brings a feed.
pub(super) fn ok(headers: &str) -> Pieces {
    head("200 OK", headers)
}

fn moved(target: &str) -> Pieces {
    head("302 Found", &format!("Location: {target}\r\nContent-Length: 0\r\n"))
}

fn dripping(start: &'static str) -> Pieces {
    Box::new(start.bytes().chain(std::iter::repeat(b'y')).map(|byte| vec![byte]))
}

fn endless() -> Pieces {
    Box::new(words().chain(std::iter::repeat_with(|| b"<!-- and so on -->\n".repeat(1_000))))
}

fn endless_chunks() -> Pieces {
    Box::new(endless().map(|piece| [format!("{:x}\r\n", piece.len()).as_bytes(), &piece, b"\r\n"].concat()))
}

fn gzip(bytes: &[u8]) -> Vec<u8> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    // Memory takes what it is given.
    encoder.write_all(bytes).and_then(|()| encoder.finish()).unwrap_or_default()
}

/// A feed whose only item holds a gibibyte of blanks. A few packed blanks again and again: gzip lets members follow each
/// other, and packing them all would take longer than the test.
fn gzip_bomb() -> Pieces {
    let blanks = gzip(&[b' '; 64 << 10]);
    let start = gzip(b"<rss><channel><title>Tea Talk</title><item><title>One</title><description>");
    let end = gzip(b"</description></item></channel></rss>");
    Box::new(std::iter::once(start).chain(std::iter::repeat_n(blanks, 16_384)).chain(std::iter::once(end)))
}

fn gzip_cut() -> Pieces {
    let mut packed = gzip(&b"<rss><channel><title>Tea Talk</title></channel></rss>".repeat(10));
    packed.truncate(packed.len() / 2);
    Box::new(std::iter::once(packed))
}

fn long_header() -> Pieces {
    let value = std::iter::repeat_n(b"x".repeat(10_000), 1_000);
    Box::new(once("HTTP/1.1 200 OK\r\nX-Long: ").chain(value).chain(once("\r\n\r\n")))
}

fn many_headers() -> Pieces {
    let headers = (0..100_000).map(|number| format!("X-{number}: y\r\n").into_bytes());
    Box::new(once("HTTP/1.1 200 OK\r\n").chain(headers).chain(once("\r\n")))
}

fn endless_headers() -> Pieces {
    Box::new(once("HTTP/1.1 200 OK\r\n").chain(std::iter::repeat_with(|| b"X-More: and more\r\n".repeat(100))))
}

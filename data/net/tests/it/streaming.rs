//! Bodies that arrive in pieces.

use crate::{client, small_request};
use std::io::{Read as _, Write as _};
use std::net::TcpListener;
use std::sync::mpsc;

#[tokio::test]
async fn pieces_are_passed_on_before_the_body_ends() {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
    let address = listener.local_addr().expect("its address");
    let (confirm, confirmed) = mpsc::channel::<()>();
    let server = std::thread::spawn(move || {
        let (mut stream, _) = listener.accept().expect("a connection");
        let mut request = [0; 4_096];
        let _ = stream.read(&mut request).expect("a request");
        let head = "HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\nConnection: close\r\n\r\ndata: one\n\n";
        stream.write_all(head.as_bytes()).expect("the first piece");
        stream.flush().expect("flushed");
        // The second piece waits until the first one was passed on.
        confirmed.recv().expect("the first piece was passed on");
        stream.write_all(b"data: two\n\n").expect("the second piece");
    });
    let mut pieces = Vec::new();
    let mut take = |piece: &[u8]| {
        if pieces.is_empty() {
            confirm.send(()).expect("the server waits");
        }
        pieces.extend_from_slice(piece);
    };
    let request = small_request(format!("http://{address}/"));
    let response = client(true).post_json_streamed(&request, "{}".to_owned(), &mut take).await.expect("a response");
    server.join().expect("the server ended");
    assert_eq!(response.body, b"data: one\n\ndata: two\n\n");
    assert_eq!(pieces, response.body);
}

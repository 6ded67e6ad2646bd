//! The server process: its descriptor limit, and its shutdown.

use crate::common::{Earshot, Server};
use earshot_catalog::DataDir;
use earshot_testkit::{MAX_WAIT, wait_for};
use rustix::process::{Pid, Signal, kill_process};
use std::io::{Read as _, Write as _};
use std::net::TcpStream;
use std::process::{Command, ExitStatus};

const PARTIAL_REQUEST: &[u8] = b"GET /livez HTTP/1.1\r\nhost: x\r\nx-part";

fn connect(server: &Server, bytes: &[u8]) -> TcpStream {
    let address = server.url.strip_prefix("http://").expect("a local address");
    let mut stream = TcpStream::connect(address).expect("it listens");
    stream.set_read_timeout(Some(MAX_WAIT)).expect("a time-out");
    // A rejected client may find the connection closed.
    let _ = stream.write_all(bytes);
    stream
}

fn is_alive(server: &Server) -> bool {
    let mut answer = String::new();
    let mut stream = connect(server, b"GET /livez HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n");
    stream.read_to_string(&mut answer).is_ok() && answer.ends_with("alive")
}

fn stop(server: &Server) {
    kill_process(Pid::from_child(&server.child), Signal::TERM).expect("it runs");
}

fn wait(server: &mut Server) -> ExitStatus {
    wait_for("it ends", || server.child.try_wait().expect("waits"))
}

#[test]
fn few_descriptors_are_enough() {
    let earshot = Earshot::new();
    let served = earshot.command(&["serve", "--listen", "127.0.0.1:0"]);
    // Fewer descriptors than the connections that the test opens; the server needs some itself.
    let mut command = Command::new("sh");
    command.args(["-c", "ulimit -n 96 && exec \"$0\" \"$@\""]).arg(served.get_program()).args(served.get_args());
    command.current_dir(earshot.folder.path());
    let mut server = Server::start(command);
    let halves: Vec<TcpStream> = (0..300).map(|_| connect(&server, PARTIAL_REQUEST)).collect();
    wait_for("somebody is answered", || is_alive(&server).then_some(()));
    stop(&server);
    assert!(wait(&mut server).success());
    drop(halves);
}

#[test]
fn silent_peers_do_not_delay_the_shutdown() {
    let earshot = Earshot::new();
    let mut server = earshot.serve();
    let silent = [connect(&server, b""), connect(&server, PARTIAL_REQUEST)];
    assert!(is_alive(&server));
    stop(&server);
    assert!(wait(&mut server).success());
    drop(silent);
}

#[test]
fn a_stop_is_logged() {
    let earshot = Earshot::new();
    let mut server = earshot.serve();
    stop(&server);
    assert!(wait(&mut server).success());
    let lines = server.last_lines();
    let place = |text: &str| lines.iter().position(|line| line.contains(text)).unwrap_or_else(|| panic!("{lines:?}"));
    assert!(place("SIGTERM") < place("the server has ended"), "{lines:?}");
}

/// Libraries log URLs, whose paths and queries have the tokens of feeds, client views and links.
#[test]
fn no_log_filter_shows_tokens() {
    let earshot = Earshot::new();
    let mut server = Server::start(earshot.command(&["--log", "trace", "serve", "--listen", "127.0.0.1:0"]));
    let request = b"GET /shared/canarytoken?key=canarykey HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n";
    let mut response = String::new();
    connect(&server, request).read_to_string(&mut response).expect("a response");
    stop(&server);
    assert!(wait(&mut server).success());
    let lines = server.last_lines();
    assert!(lines.iter().any(|line| line.contains("/shared/{token}")), "the request is logged");
    let leak = lines.iter().find(|line| line.contains("canary"));
    assert_eq!(leak, None);
}

/// A log that stays beside the file would be refused by a server that may only read it.
#[test]
fn a_stopped_server_leaves_its_database_without_a_log() {
    let earshot = Earshot::new();
    earshot.ok(&["users", "create", "--email", "ada@example.com"]);
    let mut server = earshot.serve();
    assert!(is_alive(&server));
    stop(&server);
    assert!(wait(&mut server).success());
    let database = DataDir::new(earshot.data()).app_database();
    let name = database.file_name().expect("a file").to_str().expect("text");
    for (ending, is_there) in [("", true), ("-wal", false), ("-shm", false)] {
        assert_eq!(database.with_file_name(format!("{name}{ending}")).exists(), is_there, "{ending}");
    }
}

#[test]
fn a_second_signal_stops_immediately() {
    let earshot = Earshot::new();
    let mut server = earshot.serve();
    let body = "POST /api/v1/search/podcasts HTTP/1.1\r\nhost: x\r\nexpect: 100-continue\r\n\
        content-type: application/json\r\ncontent-length: 100\r\n\r\n{";
    let mut under_way = connect(&server, body.as_bytes());
    under_way.read_exact(&mut [0; 12]).expect("it goes on");
    stop(&server);
    let address = server.url.strip_prefix("http://").expect("a local address").to_owned();
    // The listener is closed, so the first signal was handled.
    wait_for("it does not listen", || TcpStream::connect(&address).err());
    stop(&server);
    assert_eq!(wait(&mut server).code(), Some(1), "its requests were not finished");
    drop(under_way);
}

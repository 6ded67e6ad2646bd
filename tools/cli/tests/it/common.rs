//! Runs the built program in its own data folder.

use std::io::{BufRead as _, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};
use tempfile::TempDir;

pub struct Earshot {
    pub folder: TempDir,
}

/// The result of a run.
#[derive(Debug)]
pub struct CommandOutput {
    pub code: Option<i32>,
    pub stdout: String,
    pub stderr: String,
}

impl Earshot {
    pub fn new() -> Self {
        Self { folder: tempfile::tempdir().expect("temporary folder") }
    }

    pub fn data(&self) -> PathBuf {
        self.folder.path().join("data")
    }

    pub fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    pub fn write(&self, name: &str, content: impl AsRef<[u8]>) -> String {
        let path = self.path(name);
        std::fs::create_dir_all(path.parent().expect("in the folder")).expect("folder");
        std::fs::write(&path, content).expect("file");
        path.display().to_string()
    }

    pub fn command(&self, arguments: &[&str]) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_earshot"));
        command.current_dir(self.folder.path());
        command.args(["--data-dir", "data"]).args(arguments);
        for variable in ["EARSHOT_DATA", "EARSHOT_APP_DATABASE", "EARSHOT_BASE_URL", "EARSHOT_SMTP_URL", "RUST_LOG"] {
            command.env_remove(variable);
        }
        command
    }

    pub fn run(&self, arguments: &[&str]) -> CommandOutput {
        let output = self.command(arguments).stdin(Stdio::null()).output().expect("the program starts");
        CommandOutput {
            code: output.status.code(),
            stdout: String::from_utf8(output.stdout).expect("UTF-8"),
            stderr: String::from_utf8(output.stderr).expect("UTF-8"),
        }
    }

    /// Runs the program, expects success, and returns stdout.
    pub fn ok(&self, arguments: &[&str]) -> String {
        let ended = self.run(arguments);
        assert_eq!(ended.code, Some(0), "{arguments:?}: {}", ended.stderr);
        ended.stdout
    }

    /// Runs the program repeatedly and kills it, first after `patience` and then after twice the former time, so that
    /// it completes at any speed of the machine. Expects at least one kill and a successful end.
    pub fn run_with_kills(&self, arguments: &[&str], mut patience: Duration) {
        let mut kills = 0;
        loop {
            let mut child = self
                .command(arguments)
                .stdout(Stdio::null())
                .stderr(Stdio::null())
                .spawn()
                .expect("the program starts");
            let deadline = Instant::now() + patience;
            patience *= 2;
            let ended = loop {
                if let Some(status) = child.try_wait().expect("waits") {
                    break Some(status);
                }
                if Instant::now() > deadline {
                    break None;
                }
                std::thread::sleep(Duration::from_millis(5));
            };
            if let Some(status) = ended {
                assert!(status.success(), "{arguments:?} after {kills} kills failed: {status}");
                break;
            }
            child.kill().expect("kills");
            child.wait().expect("waits");
            kills += 1;
        }
        assert!(kills > 0, "the first run was faster than the kill");
    }

    pub fn json(&self, arguments: &[&str]) -> serde_json::Value {
        let mut all = vec!["--json"];
        all.extend_from_slice(arguments);
        serde_json::from_str(&self.ok(&all)).expect("one JSON document")
    }

    pub fn serve(&self) -> Server {
        // Tests send more requests than a client may.
        Server::start(self.command(&["serve", "--listen", "127.0.0.1:0", "--requests-per-minute", "unlimited"]))
    }
}

/// A running server, stopped when dropped.
pub struct Server {
    pub child: Child,
    pub url: String,
    /// Reads what the server writes to stderr once it listens.
    reader: Option<JoinHandle<Vec<String>>>,
}

impl Server {
    pub fn start(mut command: Command) -> Self {
        let mut child = command.stderr(Stdio::piped()).spawn().expect("the program starts");
        let mut lines = BufReader::new(child.stderr.take().expect("piped")).lines();
        let url = lines
            .by_ref()
            .map_while(Result::ok)
            .find_map(|line| line.strip_prefix("serving on ").map(str::to_owned))
            .expect("prints the server's address");
        // A thread reads the rest, because the server would block on a full pipe.
        let reader = std::thread::spawn(move || lines.map_while(Result::ok).collect());
        Self { child, url, reader: Some(reader) }
    }

    /// Returns the lines that an ended server wrote to stderr after it began to listen.
    pub fn last_lines(&mut self) -> Vec<String> {
        self.reader.take().expect("called once").join().expect("no panic")
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Returns an HTTP client without our limits.
pub fn client() -> reqwest::blocking::Client {
    // An error shows that another test installed it already.
    let _ = rustls::crypto::ring::default_provider().install_default();
    reqwest::blocking::Client::builder().build().expect("a client")
}

/// Returns a feed with `episodes` episodes, each about `topic`.
pub fn feed(url: &str, title: &str, topic: &str, episodes: usize) -> String {
    let mut feed = earshot_testkit::FeedBuilder::new(title)
        .self_url(url)
        .channel_xml("<language>en</language><description>A show for tests.</description>");
    for number in 1..=episodes {
        let episode = earshot_testkit::EpisodeBuilder::new(&number.to_string(), &format!("{topic} number {number}"))
            .description(&format!("In which {topic} is talked about for the {number}. time."))
            .item_xml(&format!("<pubDate>{number:02} Oct 2026 08:00:00 GMT</pubDate>"));
        feed = feed.episode(episode);
    }
    feed.build()
}

pub fn repository_root() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."))
}

//! A real mail server for a test, in its own process.

use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};

/// Stops at the end of the test.
pub struct MailServer {
    process: Child,
    pub port: u16,
    folder: tempfile::TempDir,
}

impl MailServer {
    /// `None`, with a message, where there is none; on CI there must be one.
    pub fn start(account: &[&str]) -> Option<Self> {
        #[expect(clippy::disallowed_methods, reason = "tests are configured by the environment")]
        let (python, ci) = (std::env::var("EARSHOT_TEST_SMTP"), std::env::var("CI"));
        let Ok(python) = python else {
            assert_ne!(ci.as_deref(), Ok("true"), "EARSHOT_TEST_SMTP must be set on CI");
            #[expect(clippy::print_stderr, reason = "what was not tested is said")]
            {
                eprintln!("SKIPPED what needs a mail server: run by scripts/with-smtp");
            }
            return None;
        };
        let folder = tempfile::tempdir().expect("a folder");
        let mut process = Command::new(python)
            .arg(Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/smtp/server.py"))
            .arg(folder.path())
            .args(account)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the mail server starts");
        let mut line = String::new();
        BufReader::new(process.stdout.take().expect("piped")).read_line(&mut line).expect("a port");
        let port = line.trim().parse().expect("a port");
        Some(Self { process, port, folder })
    }

    /// The received mails, in order.
    pub fn mails(&self) -> Vec<String> {
        let read = |number: usize| std::fs::read_to_string(self.folder.path().join(format!("{number}.eml")));
        (0..).map_while(|number| read(number).ok()).collect()
    }
}

impl Drop for MailServer {
    fn drop(&mut self) {
        drop(self.process.stdin.take());
        let _ = self.process.wait();
    }
}

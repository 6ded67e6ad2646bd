//! Writes `feeds.tsv` and `feeds.txt`: every URL of the catalog, with its response and the expected result.

use super::web_urls::{WebAddress, WebUrls};
use crate::GenerateError;
use crate::output::StreamedFile;
use std::fmt::Write as _;
use std::path::Path;

/// Column names, tab-separated. `-` stands for no value.
pub const COLUMNS: &str =
    "path\tfrom\tstatus\tfile\tlocation\ttype\tetag\tmodified\tnews\tpodcast\titems\tlisted\tkind\texpected\turl";

/// The response of a URL from a round on.
#[derive(Clone, Debug)]
pub struct ManifestRow {
    pub address: WebAddress,
    /// The first round in which the row is valid.
    pub from_round: u32,
    pub response: PlannedResponse,
    /// The podcast's number.
    pub podcast: u64,
    /// Whether the URL is in `feeds.txt`.
    pub is_listed: bool,
    /// The defect, or `sound`.
    pub kind: &'static str,
    /// The result that a correct reader produces.
    pub expected: String,
}

/// What the local server returns for an address of the synthetic catalog.
#[derive(Clone, Debug)]
pub enum PlannedResponse {
    File(ServedFile),
    /// 301 or 302, and where to.
    Redirect(u16, WebAddress),
    /// 404 or 410.
    Status(u16),
}

/// A file with the headers of its server.
#[derive(Clone, Debug)]
pub struct ServedFile {
    /// The path below the catalog's folder.
    pub file: String,
    pub content_type: &'static str,
    /// The header value with quotes.
    pub etag: Option<String>,
    /// In seconds since 1970.
    pub modified: Option<i64>,
    /// The range of the newest episode in the file: first byte, and end. The episode is withheld until its round.
    pub news_range: Option<(usize, usize)>,
    /// Number of episodes that a lenient parser finds in the file.
    pub items: u32,
}

impl ManifestRow {
    /// Formats the line of `feeds.tsv`.
    pub fn to_line(&self, web: &WebUrls) -> String {
        let mut line = format!("{}\t{}\t", self.address.local_path(), self.from_round);
        match &self.response {
            PlannedResponse::File(served) => served.push_columns(&mut line),
            PlannedResponse::Redirect(status, to) => {
                push_formatted(&mut line, format_args!("{status}\t-\t{}\t-\t-\t-\t-", web.url(to)))
            }
            PlannedResponse::Status(status) => push_formatted(&mut line, format_args!("{status}\t-\t-\t-\t-\t-\t-")),
        }
        let items = match &self.response {
            PlannedResponse::File(served) => served.items,
            _ => 0,
        };
        let listed = if self.is_listed { "yes" } else { "no" };
        let Self { podcast, kind, expected, .. } = self;
        push_formatted(
            &mut line,
            format_args!("\tp{podcast:07}\t{items}\t{listed}\t{kind}\t{expected}\t{}\n", self.url(web)),
        );
        line
    }

    pub fn url(&self, web: &WebUrls) -> String {
        web.url(&self.address)
    }
}

impl ServedFile {
    fn push_columns(&self, line: &mut String) {
        let etag = self.etag.as_deref().unwrap_or("-");
        push_formatted(line, format_args!("200\t{}\t-\t{}\t{etag}\t", self.file, self.content_type));
        match self.modified {
            Some(modified) => push_formatted(line, format_args!("{modified}\t")),
            None => line.push_str("-\t"),
        }
        match self.news_range {
            Some((start, end)) => push_formatted(line, format_args!("{start}-{end}")),
            None => line.push('-'),
        }
    }
}

fn push_formatted(line: &mut String, text: std::fmt::Arguments<'_>) {
    line.write_fmt(text).expect("writing to a string");
}

/// Both files while they are written, podcast by podcast.
pub struct Manifest {
    rows: StreamedFile,
    list: StreamedFile,
}

impl Manifest {
    pub fn create(folder: &Path) -> Result<Self, GenerateError> {
        let mut rows = StreamedFile::create(folder, "feeds.tsv")?;
        rows.push(COLUMNS)?;
        rows.push("\n")?;
        Ok(Self { rows, list: StreamedFile::create(folder, "feeds.txt")? })
    }

    /// Adds rows. Returns how many of them are listed.
    pub fn push(&mut self, rows: &[ManifestRow], web: &WebUrls) -> Result<u64, GenerateError> {
        let mut listed = 0;
        for row in rows {
            self.rows.push(&row.to_line(web))?;
            // A later response of the same URL does not add another URL.
            if row.is_listed && row.from_round == 0 {
                self.list.push(&row.url(web))?;
                self.list.push("\n")?;
                listed += 1;
            }
        }
        Ok(listed)
    }

    pub fn finish(self) -> Result<[(u64, bool); 2], GenerateError> {
        Ok([self.rows.finish()?, self.list.finish()?])
    }
}

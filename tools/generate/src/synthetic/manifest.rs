//! `feeds.tsv` and `feeds.txt`: every address of the catalog with what it answers and what is to be made of it.

use super::web::{Place, Web};
use crate::GenerateError;
use crate::output::StreamedFile;
use std::fmt::Write as _;
use std::path::Path;

/// Names of the columns, tab-separated, in this order. What has no value is `-`.
pub const COLUMNS: &str =
    "path\tfrom\tstatus\tfile\tlocation\ttype\tetag\tmodified\tnews\tpodcast\titems\tlisted\tkind\texpected\turl";

/// What an address answers from a round on.
#[derive(Clone, Debug)]
pub struct Row {
    pub place: Place,
    /// The first round in which this is so.
    pub from: u32,
    pub answer: Answer,
    /// The podcast's number.
    pub podcast: u64,
    /// Whether lists of feeds know the address.
    pub is_listed: bool,
    /// The defect, or `sound`.
    pub kind: &'static str,
    /// What a careful reader makes of it.
    pub expected: String,
}

#[derive(Clone, Debug)]
pub enum Answer {
    File(Served),
    /// 301 or 302, and where to.
    Redirect(u16, Place),
    /// 404 or 410.
    Nothing(u16),
}

/// A file with what its server says of it.
#[derive(Clone, Debug)]
pub struct Served {
    /// Below the catalog's folder.
    pub file: String,
    pub content_type: &'static str,
    /// As in the header, quotes and all.
    pub etag: Option<String>,
    /// Seconds since 1970.
    pub modified: Option<i64>,
    /// Where the newest episode stands in the file, first byte and the one after the last; kept back until its round.
    pub news: Option<(usize, usize)>,
    /// Episodes that a careful reader finds in the file.
    pub items: u32,
}

impl Row {
    /// The line of `feeds.tsv`.
    pub fn line(&self, web: &Web) -> String {
        let mut line = format!("{}\t{}\t", self.place.served(), self.from);
        match &self.answer {
            Answer::File(served) => served.push(&mut line),
            Answer::Redirect(status, to) => push(&mut line, format_args!("{status}\t-\t{}\t-\t-\t-\t-", web.url(to))),
            Answer::Nothing(status) => push(&mut line, format_args!("{status}\t-\t-\t-\t-\t-\t-")),
        }
        let items = match &self.answer {
            Answer::File(served) => served.items,
            _ => 0,
        };
        let listed = if self.is_listed { "yes" } else { "no" };
        let Self { podcast, kind, expected, .. } = self;
        push(&mut line, format_args!("\tp{podcast:07}\t{items}\t{listed}\t{kind}\t{expected}\t{}\n", self.url(web)));
        line
    }

    pub fn url(&self, web: &Web) -> String {
        web.url(&self.place)
    }
}

impl Served {
    fn push(&self, line: &mut String) {
        let etag = self.etag.as_deref().unwrap_or("-");
        push(line, format_args!("200\t{}\t-\t{}\t{etag}\t", self.file, self.content_type));
        match self.modified {
            Some(modified) => push(line, format_args!("{modified}\t")),
            None => line.push_str("-\t"),
        }
        match self.news {
            Some((start, end)) => push(line, format_args!("{start}-{end}")),
            None => line.push('-'),
        }
    }
}

fn push(line: &mut String, text: std::fmt::Arguments<'_>) {
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

    /// Returns how many of the rows are listed.
    pub fn push(&mut self, rows: &[Row], web: &Web) -> Result<u64, GenerateError> {
        let mut listed = 0;
        for row in rows {
            self.rows.push(&row.line(web))?;
            // What changes in a later round is one address still.
            if row.is_listed && row.from == 0 {
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

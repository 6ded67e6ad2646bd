//! Arguments such as `--podcasts 1000 --parts build,speed`: what to measure, and the size of the corpus.

use super::corpus::Sizes;
use crate::failure::Failure;
use std::path::PathBuf;

pub const USAGE: &str = "usage: search-bench [--podcasts N] [--episodes N] [--transcripts N] [--transcript-bytes N]
       [--seed N] [--shards N] [--queries N] [--known N] [--threads N] [--folder DIR]
       [--parts build,speed,peers,known,refresh] [--only TEXT] [--real DIR]";

/// A part of the benchmark.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BenchPart {
    Build,
    Speed,
    Peers,
    Known,
    Refresh,
}

impl BenchPart {
    const ALL: &'static [(&'static str, Self)] = &[
        ("build", Self::Build),
        ("speed", Self::Speed),
        ("peers", Self::Peers),
        ("known", Self::Known),
        ("refresh", Self::Refresh),
    ];
}

/// The options of this benchmark's command line.
#[derive(Clone, Debug, PartialEq)]
pub struct Arguments {
    pub sizes: Sizes,
    pub shards: usize,
    /// Queries per class.
    pub queries: usize,
    /// Known items per kind.
    pub known_items: usize,
    /// Concurrent search threads.
    pub threads: usize,
    /// The folder of the indexes, with a subfolder for each corpus.
    pub folder: PathBuf,
    /// The parts to run. A missing index is built in any case.
    pub parts: Vec<BenchPart>,
    /// Runs only classes whose name contains this text. Their queries are the same as in a full run.
    pub class_filter: String,
    /// A folder of real transcripts. The build table then also has their share of bytes.
    pub real_transcripts: Option<PathBuf>,
}

impl Default for Arguments {
    /// The scale for which the product has figures.
    fn default() -> Self {
        Self {
            sizes: Sizes::default(),
            shards: 2,
            queries: 500,
            known_items: 1_000,
            threads: 1,
            folder: PathBuf::from("target/search-bench"),
            parts: BenchPart::ALL.iter().map(|(_, part)| *part).collect(),
            class_filter: String::new(),
            real_transcripts: None,
        }
    }
}

impl Arguments {
    /// Parses the command line.
    ///
    /// # Errors
    /// When an argument is unknown or its value is invalid.
    pub fn parse(given: impl IntoIterator<Item = String>) -> Result<Self, Failure> {
        let mut arguments = Self::default();
        let mut given = given.into_iter();
        while let Some(name) = given.next() {
            let value = given.next().ok_or_else(|| format!("{name} needs a value"))?;
            let number = || value.parse::<u64>().map_err(|_| format!("{name} needs a number, not {value}"));
            let count = || number().and_then(|number| usize::try_from(number).map_err(|error| error.to_string()));
            match name.as_str() {
                "--podcasts" => arguments.sizes.podcasts = number()?,
                "--episodes" => arguments.sizes.episodes = number()?,
                "--transcripts" => arguments.sizes.transcripts = number()?,
                "--transcript-bytes" => arguments.sizes.transcript_bytes = count()?,
                "--seed" => arguments.sizes.seed = number()?,
                "--shards" => arguments.shards = count()?,
                "--queries" => arguments.queries = count()?.max(1),
                "--known" => arguments.known_items = count()?.max(1),
                "--threads" => arguments.threads = count()?.max(1),
                "--folder" => arguments.folder = value.into(),
                "--only" => arguments.class_filter = value,
                "--real" => arguments.real_transcripts = Some(value.into()),
                "--parts" => arguments.parts = value.split(',').map(part).collect::<Result<_, _>>()?,
                _ => return Err(format!("unknown argument {name}").into()),
            }
        }
        Ok(arguments)
    }
}

fn part(name: &str) -> Result<BenchPart, String> {
    let row = BenchPart::ALL.iter().find(|(known, _)| *known == name);
    row.map(|(_, part)| *part).ok_or_else(|| format!("unknown part {name}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parse(line: &str) -> Result<Arguments, String> {
        Arguments::parse(line.split_whitespace().map(str::to_owned)).map_err(|error| error.to_string())
    }

    #[test]
    fn arguments_are_parsed() {
        assert_eq!(parse("").unwrap(), Arguments::default());
        let small = parse("--podcasts 1000 --shards 3 --parts speed,known --folder /x --only filters").unwrap();
        assert_eq!((small.sizes.podcasts, small.shards), (1_000, 3));
        assert_eq!(small.parts, [BenchPart::Speed, BenchPart::Known]);
        assert_eq!((small.folder, small.class_filter), (PathBuf::from("/x"), "filters".to_owned()));
    }

    #[test]
    fn wrong_arguments_are_rejected() {
        let cases = [
            ("--podcasts", "--podcasts needs a value"),
            ("--podcasts many", "--podcasts needs a number, not many"),
            ("--pocasts 1", "unknown argument --pocasts"),
            ("--parts build,sped", "unknown part sped"),
        ];
        for (line, expected) in cases {
            assert_eq!(parse(line).unwrap_err(), expected);
        }
    }
}

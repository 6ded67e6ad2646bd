//! `--podcasts 1000 --parts build,speed`: what is to be measured, and on how much.

use super::Failure;
use super::corpus::Sizes;
use std::path::PathBuf;

pub const USAGE: &str = "usage: search-bench [--podcasts N] [--episodes N] [--transcripts N] [--transcript-bytes N]
       [--seed N] [--shards N] [--queries N] [--known N] [--threads N] [--folder DIR]
       [--parts build,speed,peers,known,refresh] [--only TEXT] [--real DIR]";

/// A part of the benchmark.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    Build,
    Speed,
    Peers,
    Known,
    Refresh,
}

impl Part {
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
    /// Of each class.
    pub queries: usize,
    /// Known items of each kind.
    pub known_items: usize,
    /// That ask at the same time.
    pub threads: usize,
    /// Where the indexes are kept, one folder for each corpus.
    pub folder: PathBuf,
    /// The index is built in any case, when it is not there.
    pub parts: Vec<Part>,
    /// Of the classes of questions, those whose name has this text; the questions are the same as without it.
    pub class_filter: String,
    /// Transcripts of the world, whose share of bytes is told with the build's.
    pub real_transcripts: Option<PathBuf>,
}

impl Default for Arguments {
    /// The reach that the product has figures for.
    fn default() -> Self {
        Self {
            sizes: Sizes::default(),
            shards: 2,
            queries: 500,
            known_items: 1_000,
            threads: 1,
            folder: PathBuf::from("target/search-bench"),
            parts: Part::ALL.iter().map(|(_, part)| *part).collect(),
            class_filter: String::new(),
            real_transcripts: None,
        }
    }
}

impl Arguments {
    /// # Errors
    /// When an argument is unknown or its value is none.
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
                _ => return Err(format!("there is no argument {name}").into()),
            }
        }
        Ok(arguments)
    }
}

fn part(name: &str) -> Result<Part, String> {
    let row = Part::ALL.iter().find(|(known, _)| *known == name);
    row.map(|(_, part)| *part).ok_or_else(|| format!("there is no part {name}"))
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
        assert_eq!(small.parts, [Part::Speed, Part::Known]);
        assert_eq!((small.folder, small.class_filter), (PathBuf::from("/x"), "filters".to_owned()));
    }

    #[test]
    fn wrong_arguments_are_rejected() {
        let cases = [
            ("--podcasts", "--podcasts needs a value"),
            ("--podcasts many", "--podcasts needs a number, not many"),
            ("--pocasts 1", "there is no argument --pocasts"),
            ("--parts build,sped", "there is no part sped"),
        ];
        for (line, expected) in cases {
            assert_eq!(parse(line).unwrap_err(), expected);
        }
    }
}

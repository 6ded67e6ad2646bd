//! Arguments such as `--vectors 100000 --parts store`: what to measure, and on how much.

use crate::failure::Failure;
use std::path::PathBuf;

pub const USAGE: &str = "usage: vector-bench [--vectors N] [--queries N] [--truths N] [--seed N] [--folder DIR]
       [--documents N] [--parts store,peers,table]";

/// A part of the benchmark.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BenchPart {
    /// The product's vector store, by filter.
    Store,
    /// Vector libraries, alternating with ours. Requires the feature `vector-peers`.
    Peers,
    /// Training of the offline term table.
    Table,
}

impl BenchPart {
    const ALL: &'static [(&'static str, Self)] =
        &[("store", Self::Store), ("peers", Self::Peers), ("table", Self::Table)];
}

/// The options of this benchmark's command line.
#[derive(Clone, Debug, PartialEq)]
pub struct Arguments {
    pub vectors: u32,
    /// Number of timed queries.
    pub queries: usize,
    /// How many of them are compared with exact search.
    pub exact_queries: usize,
    pub seed: u64,
    /// The folder for files; those of an earlier run are overwritten.
    pub folder: PathBuf,
    /// Number of documents for training the term table.
    pub documents: usize,
    pub parts: Vec<BenchPart>,
}

impl Default for Arguments {
    /// The scale for which the product has figures.
    fn default() -> Self {
        Self {
            vectors: 1_000_000,
            queries: 1_000,
            exact_queries: 200,
            seed: 1,
            folder: PathBuf::from("target/vector-bench"),
            documents: 200_000,
            // Libraries take hours to index a million vectors.
            parts: vec![BenchPart::Store, BenchPart::Table],
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
            let number = || value.parse::<u32>().map_err(|_| format!("{name} needs a number, not {value}"));
            match name.as_str() {
                "--vectors" => arguments.vectors = number()?.max(1_000),
                "--queries" => arguments.queries = number()?.max(1) as usize,
                "--truths" => arguments.exact_queries = number()?.max(1) as usize,
                "--seed" => arguments.seed = number()?.into(),
                "--folder" => arguments.folder = value.into(),
                "--documents" => arguments.documents = number()?.max(100) as usize,
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

    #[test]
    fn arguments_are_parsed_and_wrong_ones_rejected() {
        let parse = |line: &str| {
            Arguments::parse(line.split_whitespace().map(str::to_owned)).map_err(|error| error.to_string())
        };
        assert_eq!(parse("").unwrap(), Arguments::default());
        let small = parse("--vectors 5000 --parts table,peers,store --folder /x").unwrap();
        assert_eq!((small.vectors, small.parts), (5_000, vec![BenchPart::Table, BenchPart::Peers, BenchPart::Store]));
        assert_eq!(parse("--vectors").unwrap_err(), "--vectors needs a value");
        assert_eq!(parse("--vectors many").unwrap_err(), "--vectors needs a number, not many");
        assert_eq!(parse("--parts stor").unwrap_err(), "unknown part stor");
        assert_eq!(parse("--vector 1").unwrap_err(), "unknown argument --vector");
    }
}

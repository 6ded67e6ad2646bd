//! Arguments such as `--days 365 --countries 60`: the number of charts.

use crate::failure::Failure;
use std::path::PathBuf;

pub const USAGE: &str =
    "usage: chart-bench [--days N] [--countries N] [--categories N] [--depth N] [--questions N] [--folder DIR]";

/// The options of this benchmark's command line.
#[derive(Clone, Debug, PartialEq)]
pub struct Arguments {
    pub days: u32,
    pub countries: usize,
    pub categories: usize,
    pub depth: u16,
    pub queries: u32,
    /// The folder of the catalog. That of an earlier run is deleted.
    pub folder: PathBuf,
}

impl Default for Arguments {
    /// The scale for which the product has figures: 87.6 million positions.
    fn default() -> Self {
        Self {
            days: 365,
            countries: 60,
            categories: 20,
            depth: 200,
            queries: 1_000,
            folder: PathBuf::from("target/chart-bench"),
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
            let number = |most: u32| {
                let number = value.parse::<u32>().ok().filter(|number| (1..=most).contains(number));
                number.ok_or_else(|| format!("{name} needs a number from 1 to {most}, not {value}"))
            };
            match name.as_str() {
                "--days" => arguments.days = number(3_650)?,
                "--countries" => arguments.countries = number(200)? as usize,
                "--categories" => arguments.categories = number(100)? as usize,
                "--depth" => arguments.depth = u16::try_from(number(200)?)?,
                "--questions" => arguments.queries = number(1_000_000)?,
                "--folder" => arguments.folder = value.into(),
                _ => return Err(format!("unknown argument {name}").into()),
            }
        }
        Ok(arguments)
    }
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
        let small = parse("--days 3 --depth 50 --folder /x").unwrap();
        assert_eq!((small.days, small.depth, small.folder), (3, 50, PathBuf::from("/x")));
        assert_eq!(parse("--depth 900").unwrap_err(), "--depth needs a number from 1 to 200, not 900");
        assert_eq!(parse("--day 1").unwrap_err(), "unknown argument --day");
    }
}

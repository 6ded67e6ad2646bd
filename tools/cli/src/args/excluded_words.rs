//! Distinguishes excluded words of a search (`-word`) from options.

use clap::{Arg, Command};
use std::ffi::{OsStr, OsString};

/// Moves the excluded words of `earshot search` behind a `--`, after which clap reads arguments as words.
/// `allow_hyphen_values` of clap does not suffice: it would also read options after the first word as words. `command` is
/// the program with all its commands.
pub fn mark_excluded_words(mut command: Command, arguments: impl Iterator<Item = OsString>) -> Vec<OsString> {
    let mut arguments: Vec<OsString> = arguments.collect();
    command.build();
    let Some(at) = command_index(&command, &arguments).filter(|&at| arguments[at] == "search") else {
        return arguments;
    };
    let Some(search) = command.find_subcommand("search") else { return arguments };
    let end = arguments.iter().position(|argument| argument == "--").unwrap_or(arguments.len());
    let (words, options): (Vec<OsString>, Vec<OsString>) =
        arguments.drain(at + 1..end.max(at + 1)).partition(|argument| is_word(search, argument));
    let mut after = arguments.split_off(at + 1);
    arguments.extend(options);
    if !words.is_empty() || !after.is_empty() {
        arguments.push("--".into());
        arguments.extend(words);
        arguments.extend(after.drain(..).skip(1));
    }
    arguments
}

/// Returns the index of the subcommand: the first argument that is neither an option nor an option's value.
fn command_index(command: &Command, arguments: &[OsString]) -> Option<usize> {
    let mut places = 1..arguments.len();
    while let Some(at) = places.next() {
        let argument = arguments[at].to_str()?;
        if !argument.starts_with('-') {
            return Some(at);
        }
        let long = argument.strip_prefix("--");
        let option = command.get_arguments().find(|option| option.get_long().is_some() && option.get_long() == long);
        if option.is_some_and(takes_value) {
            places.next();
        }
    }
    None
}

/// Whether the argument begins with one hyphen and is not a short option, a cluster of them (`-qe`), or one with its
/// number (`-n5`).
fn is_word(search: &Command, argument: &OsStr) -> bool {
    let Some(letters) = argument.to_str().and_then(|argument| argument.strip_prefix('-')) else { return false };
    if letters.is_empty() || letters.starts_with('-') {
        return false;
    }
    let mut rest = letters.chars();
    while let Some(letter) = rest.next() {
        match search.get_arguments().find(|option| option.get_short() == Some(letter)) {
            None => return true,
            Some(option) if takes_value(option) => {
                let value = rest.as_str().trim_start_matches('=');
                return !value.bytes().all(|digit| digit.is_ascii_digit());
            }
            Some(_) => {}
        }
    }
    false
}

fn takes_value(option: &Arg) -> bool {
    option.get_action().takes_values()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::args::{Cli, Command, SearchArgs};
    use clap::{CommandFactory as _, Parser as _};

    fn parsed(line: &str) -> Result<Command, clap::Error> {
        let arguments = std::iter::once("earshot").chain(line.split('|')).map(OsString::from);
        Cli::try_parse_from(mark_excluded_words(Cli::command(), arguments)).map(|cli| cli.command)
    }

    fn search(line: &str) -> SearchArgs {
        match parsed(line) {
            Ok(Command::Search(args)) => *args,
            other => panic!("{line}: {other:?}"),
        }
    }

    #[test]
    fn excluded_words_are_parsed_without_escape() {
        let cases: &[(&str, &[&str], bool, usize)] = &[
            ("search|-crypto \"remote work\"", &["-crypto \"remote work\""], false, 10),
            ("search|tea|-crypto|-e", &["tea", "-crypto"], true, 10),
            ("search|-e|-nature walks|-n|5", &["-nature walks"], true, 5),
            // Words whose first letters are those of options.
            ("search|-health insurance|-Vegan|-nine|-e", &["-health insurance", "-Vegan", "-nine"], true, 10),
            ("search|-n5|-qe|tea", &["tea"], true, 5),
            ("search|-2024|--episodes|tea", &["tea", "-2024"], true, 10),
            ("search|-\"remote work\"|--limit=3", &["-\"remote work\""], false, 3),
            ("search|tea|--|-crypto|-e", &["tea", "-crypto", "-e"], false, 10),
            ("search|-green|tea|--|--odd", &["tea", "-green", "--odd"], false, 10),
            ("--data-dir|search|-q|search|-ключ|-", &["-", "-ключ"], false, 10),
            ("search|--limit|4", &[], false, 4),
        ];
        for (line, query, episodes, limit) in cases {
            let args = search(line);
            let requested: Vec<&str> = args.query.iter().map(String::as_str).collect();
            assert_eq!((requested.as_slice(), args.episodes, args.limit), (*query, *episodes, *limit), "{line}");
        }
        assert!(parsed("search|tea|--unknown").is_err());
        assert!(parsed("search|-h").is_err_and(|error| error.kind() == clap::error::ErrorKind::DisplayHelp));
        assert!(parsed("index|-search").is_err(), "other commands have no excluded words");
    }
}

//! Reads the authored shows, and rejects invalid ones with file and line.

use super::show::{AuthoredShow, Show};
use crate::GenerateError;
use crate::apple;
use std::fs;
use std::path::{Path, PathBuf};

/// Reads the shows of a folder, sorted by file name.
///
/// # Errors
/// When the folder has no shows, a file cannot be read, or a value is invalid.
pub fn load_shows(shows_dir: &Path) -> Result<Vec<Show>, GenerateError> {
    let list_failed = |source| GenerateError::List { path: shows_dir.to_owned(), source };
    let mut paths: Vec<PathBuf> = Vec::new();
    for entry in fs::read_dir(shows_dir).map_err(list_failed)? {
        let path = entry.map_err(list_failed)?.path();
        if path.extension().is_some_and(|suffix| suffix == "toml") {
            paths.push(path);
        }
    }
    if paths.is_empty() {
        return Err(GenerateError::NoShows { path: shows_dir.to_owned() });
    }
    paths.sort();
    paths.iter().map(|path| load_show(path)).collect()
}

fn load_show(path: &Path) -> Result<Show, GenerateError> {
    let text = fs::read_to_string(path).map_err(|source| GenerateError::Read { path: path.to_owned(), source })?;
    let slug = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
    parse_show(slug, &text).map_err(|defect| GenerateError::Show {
        path: path.to_owned(),
        line: defect.line,
        message: defect.message,
    })
}

/// An error in a file, with its position.
#[derive(Debug)]
struct ShowFileError {
    line: usize,
    message: String,
}

fn parse_show(slug: String, text: &str) -> Result<Show, ShowFileError> {
    let authored: AuthoredShow = toml::from_str(text).map_err(|error| ShowFileError {
        line: error.span().map_or(1, |span| line_at(text, span.start)),
        message: error.message().to_owned(),
    })?;
    let mut categories = Vec::new();
    for name in &authored.categories {
        let category = apple::category(name);
        categories.push(category.ok_or_else(|| error_at(text, name, format!("Apple has no category \"{name}\"")))?);
    }
    check_show(&authored).map_err(|(place, message)| error_at(text, &place, message))?;
    Ok(Show { slug, authored, categories })
}

/// Returns the first invalid value as a text that locates it, and a message.
fn check_show(show: &AuthoredShow) -> Result<(), (String, String)> {
    let refuse = |place: &str, message: &str| Err((place.to_owned(), message.to_owned()));
    if show.minutes[0] == 0 || show.minutes[0] > show.minutes[1] {
        return refuse("minutes", "minutes must be the shortest and the longest length, in this order");
    }
    if !(1..=100).contains(&show.popularity) {
        return refuse("popularity", "popularity must be between 1 and 100");
    }
    if !show.website.starts_with("https://") || !show.website.ends_with(".example") {
        return refuse("website", "a show's site is https and ends in .example, with no path");
    }
    if !show.owner_email.ends_with(".example") {
        return refuse("owner_email", "a show's address ends in .example");
    }
    if show.hosts.is_empty() || show.categories.is_empty() || show.episodes.is_empty() {
        return refuse("title", "a show has at least one host, one category and one episode");
    }
    for episode in &show.episodes {
        if episode.guest_role.is_some() && episode.guest.is_none() {
            return refuse(&episode.title, "guest_role without guest");
        }
        if episode.sponsor_read.is_some() != episode.sponsor.is_some() {
            return refuse(&episode.title, "sponsor and sponsor_read come together");
        }
    }
    Ok(())
}

fn error_at(text: &str, place: &str, message: String) -> ShowFileError {
    ShowFileError { line: text.find(place).map_or(1, |offset| line_at(text, offset)), message }
}

fn line_at(text: &str, offset: usize) -> usize {
    text.as_bytes()[..offset.min(text.len())].iter().filter(|byte| **byte == b'\n').count() + 1
}

#[cfg(test)]
mod tests {
    use super::*;

    const SHOW: &str = r#"title = "T"
language = "en"
country = "gb"
author = "A"
owner_name = "O"
owner_email = "o@t.example"
website = "https://t.example"
hosts = ["O"]
categories = ["Arts > Food"]
keywords = []
description = "D"
explicit = false
type = "serial"
cadence = "bi-weekly"
ended_months_ago = 0
minutes = [10, 20]
popularity = 5
socials = []
directories = ["https://podcasts.apple.com/us/podcast/t/id1234567890"]
about_page = "A"
[[episodes]]
title = "E"
description = "D"
topics = []
transcript = "O: Hello: there."
"#;

    #[test]
    fn a_show_is_read() {
        let show = parse_show("t".into(), SHOW).expect("is whole");
        assert_eq!((show.apple_id(), show.domain()), (Some("1234567890"), "t.example"));
        assert_eq!(show.authored.episodes[0].transcript[0].text, "Hello: there.");
    }

    #[test]
    fn defects_have_their_line() {
        let cases = [
            ("[10, 20]", "[30, 20]", 16),
            ("popularity = 5", "popularity = 0", 17),
            ("Arts > Food", "Arts > Fod", 9),
            ("keywords = []", "keyword = []", 10),
            ("bi-weekly", "fortnightly", 14),
            ("O: Hello: there.", "Hello there.", 25),
            ("topics = []", "topics = []\nsponsor = \"S\"", 22),
            ("explicit = false", "explicit = fals", 12),
        ];
        for (old, new, line) in cases {
            let defect = parse_show("t".into(), &SHOW.replace(old, new)).map(|_| ()).expect_err(new);
            assert_eq!(defect.line, line, "{new}: {}", defect.message);
        }
    }
}

//! Reads pasted lines: titles, URLs, or both on one line.

use super::cell;
use super::row::{ListBuilder, ListFormat, RowKeys, set};

/// Separators between a title and the name of its author.
const AUTHOR_SEPARATORS: [&str; 6] = [" by ", " — ", " – ", " - ", " | ", " · "];

/// Reads the lines of a text.
pub(super) fn read(text: &str, list: &mut ListBuilder<'_>) {
    list.format = ListFormat::Lines;
    for (number, line) in (1..).zip(text.split(['\n', '\r'])) {
        let line = cell::clean(line);
        let line = strip_bullet(&line);
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        list.push(number, line, read_line(line, list.own_host()));
    }
}

/// Reads a line. URLs and ids of platforms name the podcast, and what is left is its title.
pub(super) fn read_line(line: &str, own_host: Option<&str>) -> RowKeys {
    let mut keys = RowKeys::default();
    let mut title_words: Vec<&str> = Vec::new();
    for word in line.split(' ') {
        let bare = word.trim_matches(['<', '>', '(', ')', '[', ']', ',', ';', '"']);
        if !keys.add_recognized(bare, own_host) {
            title_words.push(word);
        }
    }
    let title = title_words.join(" ");
    let title = title.trim_matches([' ', '-', '–', '—', '|', ':', ',', ';', '\t', '"', '“', '”']);
    if title.chars().any(char::is_alphanumeric) {
        keys.split_title = split_author(title);
        set(&mut keys.title, title.to_owned());
    }
    keys
}

/// Splits `Title by Author` at the last separator.
fn split_author(title: &str) -> Option<(String, String)> {
    let (at, separator) =
        AUTHOR_SEPARATORS.iter().filter_map(|separator| title.rfind(separator).map(|at| (at, separator))).max()?;
    let (name, author) = (title[..at].trim(), title[at + separator.len()..].trim());
    (!name.is_empty() && !author.is_empty()).then(|| (name.to_owned(), author.to_owned()))
}

/// Removes the bullet or number of a list.
fn strip_bullet(line: &str) -> &str {
    let line = line.trim();
    if let Some(rest) = ["- ", "* ", "• ", "– "].iter().find_map(|bullet| line.strip_prefix(bullet)) {
        return rest.trim_start();
    }
    let digits = line.bytes().take_while(u8::is_ascii_digit).count();
    let rest = line[digits..].strip_prefix(['.', ')']).and_then(|rest| rest.strip_prefix(' '));
    rest.filter(|_| (1..=4).contains(&digits)).unwrap_or(line).trim_start()
}

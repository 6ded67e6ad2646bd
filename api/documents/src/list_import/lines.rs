//! Reads pasted lines: titles, URLs, or both on one line.

use super::cell;
use super::cell_id::{CellNumber, read_number};
use super::cell_link::read_link;
use super::cell_url::{parse_host, parse_url};
use super::row::{ListBuilder, ListFormat, RowKeys, set};

/// Separators between a title and the name of its author.
const AUTHOR_SEPARATORS: [&str; 6] = [" by ", " — ", " – ", " - ", " | ", " · "];

/// Lines over which a cell in quotes may go on.
const MAX_QUOTED_LINES: usize = 4;

/// Reads the lines of a text.
pub(super) fn read(text: &str, list: &mut ListBuilder<'_>) {
    list.format = ListFormat::Lines;
    let lines: Vec<&str> = text.split('\n').collect();
    let mut at = 0;
    while at < lines.len() {
        let number = at + 1;
        let length = quoted_lines(&lines[at..]);
        let line = cell::clean(&lines[at..at + length].join(" "));
        at += length;
        let line = strip_bullet(if length > 1 { line.trim_matches('"') } else { &line });
        // A heading of Markdown, or a comment.
        if cell::is_rule(line) || line.trim_start_matches('#').starts_with(' ') && line.starts_with('#') {
            continue;
        }
        list.push(number, line, read_line(line, list.own_host()));
    }
}

/// The number of lines in the cell that begins here: spreadsheets put a cell with line breaks into quotes.
fn quoted_lines(lines: &[&str]) -> usize {
    let has_one = |line: &str| line.matches('"').count() == 1;
    if !(lines[0].starts_with('"') && has_one(lines[0])) {
        return 1;
    }
    let rest = lines.iter().skip(1).take(MAX_QUOTED_LINES);
    let end = rest.enumerate().find(|(_, line)| line.contains('"'));
    end.filter(|(_, line)| line.ends_with('"') && has_one(line)).map_or(1, |(after, _)| after + 2)
}

/// Reads a line. URLs and ids of platforms name the podcast, and what is left is its title.
pub(super) fn read_line(line: &str, own_host: Option<&str>) -> RowKeys {
    let mut keys = RowKeys::default();
    if let Some(link) = read_link(line).filter(|link| parse_url(&link.url).is_some()) {
        keys.add_recognized(&link.url, own_host);
        add_title(&mut keys, &link.text);
        return keys;
    }
    add_host_or_number(&mut keys, line);
    let mut title_words: Vec<&str> = Vec::new();
    for word in line.split(' ') {
        if !keys.add_recognized(word, own_host) {
            title_words.push(word);
        }
    }
    add_title(&mut keys, &title_words.join(" "));
    keys
}

/// A line that is a host or a number of Apple, and perhaps a title as well.
fn add_host_or_number(keys: &mut RowKeys, line: &str) {
    if parse_url(line).is_none()
        && let Some(url) = parse_host(line)
    {
        set(&mut keys.website, url.into());
    }
    match read_number(line) {
        Some(number) if number.is_likely_id() => drop(keys.add_id(line)),
        Some(CellNumber::Lost(reason)) => set(&mut keys.problem, reason),
        _ => {}
    }
}

fn add_title(keys: &mut RowKeys, title: &str) {
    let title = title.trim_matches([' ', '-', '–', '—', '|', ':', ',', ';', '\t', '"', '“', '”']);
    if title.chars().any(char::is_alphanumeric) {
        keys.other_reading = split_author(title).map(|(title, author)| (title, Some(author)));
        set(&mut keys.title, title.to_owned());
    }
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
    let boxes = ["- [ ] ", "- [x] ", "- [X] ", "* [ ] ", "☐ ", "☑ "];
    if let Some(rest) = boxes.into_iter().chain(["- ", "* ", "• ", "– "]).find_map(|bullet| line.strip_prefix(bullet))
    {
        return rest.trim_start();
    }
    let digits = line.bytes().take_while(u8::is_ascii_digit).count();
    let rest = line[digits..].strip_prefix(['.', ')']).and_then(|rest| rest.strip_prefix(' '));
    rest.filter(|_| (1..=4).contains(&digits)).unwrap_or(line).trim_start()
}

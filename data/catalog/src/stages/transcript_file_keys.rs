//! Keys by which transcript files and folders are matched to episodes and podcasts.

/// Returns the comparison key of a name: ASCII letters in lower case and digits; every other character becomes a
/// hyphen. The database applies the same rule to guids and URLs.
///
/// ```
/// assert_eq!(earshot_catalog::file_key("https://a.example/Ep 1.mp3"), "https-a-example-ep-1-mp3");
/// ```
#[must_use]
pub fn file_key(name: &str) -> String {
    let mut key = String::with_capacity(name.len());
    for character in name.chars() {
        if character.is_ascii_alphanumeric() {
            key.push(character.to_ascii_lowercase());
        } else if !key.is_empty() && !key.ends_with('-') {
            key.push('-');
        }
    }
    key.truncate(key.trim_end_matches('-').len());
    key
}

/// Returns SQL for the [`file_key`] of an expression. Lowering must not turn other letters into ASCII ones (the Kelvin
/// sign would become `k`).
fn key_sql(expression: &str) -> String {
    format!("trim(lower(regexp_replace({expression}, '[^A-Za-z0-9]+', '-', 'g')), '-')")
}

/// Returns SQL for the last part of a URL's path.
fn last_part_sql(url: &str) -> String {
    format!("replace(regexp_extract({url}, '([^/?#]*)(?:[?#].*)?$', 1), '%20', ' ')")
}

/// Returns SQL for the last two parts of a URL's path: folder and name.
fn last_two_parts_sql(url: &str) -> String {
    format!("replace(regexp_extract({url}, '([^/?#]*/[^/?#]*)(?:[?#].*)?$', 1), '%20', ' ')")
}

fn without_extension_sql(name: &str) -> String {
    format!("regexp_replace({name}, '\\.[^.]*$', '')")
}

/// Returns SQL for rows of `id`, `podcast_id`, `rank`, `key`: every key that a file of the episode may have.
pub(super) fn file_keys_sql() -> String {
    let link = last_part_sql("url");
    let media = last_part_sql("enclosure_url");
    let rows =
        |rank: usize, key: &str, from: &str| format!("SELECT id, podcast_id, {rank} AS rank, {key} AS key FROM {from}");
    let links = "(SELECT id, podcast_id, unnest(json_extract_string(transcript_links, '$[*].url')) AS url
                  FROM episodes WHERE transcript_links <> '[]')";
    [
        rows(0, "id::VARCHAR", "episodes"),
        rows(1, "slug", "episodes"),
        rows(2, &key_sql(&without_extension_sql(&last_two_parts_sql("url"))), links),
        rows(3, &key_sql(&without_extension_sql(&link)), links),
        rows(4, &key_sql("guid"), "episodes"),
        rows(5, &key_sql(&without_extension_sql(&last_two_parts_sql("enclosure_url"))), "episodes"),
        rows(5, &key_sql("regexp_replace(enclosure_url, '[?#].*$', '')"), "episodes"),
        rows(6, &key_sql(&without_extension_sql(&media)), "episodes"),
        rows(6, &key_sql(&media), "episodes"),
        // An episode's slug is its title and the start of its id.
        rows(7, "regexp_replace(slug, '-[0-9a-f]{8}$', '')", "episodes"),
    ]
    .join(" UNION ALL ")
}

/// Returns SQL for rows of `podcast_id`, `key`: every key that a folder of the podcast may have.
pub(super) fn folder_keys_sql() -> String {
    let feed = last_part_sql("feed_url");
    format!(
        "SELECT id AS podcast_id, id::VARCHAR AS key FROM podcasts
         UNION SELECT id, slug FROM podcasts
         UNION SELECT id, {} FROM podcasts
         UNION SELECT id, {} FROM podcasts
         UNION SELECT id, {} FROM podcasts",
        key_sql("guid"),
        key_sql("title"),
        key_sql(&without_extension_sql(&feed)),
    )
}

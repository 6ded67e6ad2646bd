//! Structured data of a page: JSON-LD, microdata and `meta` elements.

use crate::page::Page;
use serde_json::Value;

const MAX_DEPTH: usize = 32;
const MAX_FACTS: usize = 500;

/// Values as written on the page.
#[derive(Clone, Debug, Default)]
pub(super) struct StructuredData {
    pub(super) emails: Vec<String>,
    pub(super) phones: Vec<String>,
    /// Accounts declared as the page's own (`sameAs`, `rel=me`, `twitter:site`).
    pub(super) same_as: Vec<String>,
    /// Accounts of authors, who may be guests.
    pub(super) authors: Vec<String>,
    /// Names of the site, its publisher or the series.
    pub(super) names: Vec<String>,
    /// Country of an address (ISO alpha-2).
    pub(super) country: Option<String>,
}

pub(super) fn extract_structured_data(page: &Page) -> StructuredData {
    let mut facts = StructuredData::default();
    for text in &page.json_ld {
        if let Some(value) = parse_lenient_json(text) {
            collect_data(&value, false, 0, &mut facts);
        }
    }
    for (name, content) in &page.metas {
        match name.as_str() {
            "email" | "contact" | "og:email" | "reply-to" => facts.emails.push(content.clone()),
            "telephone" | "og:phone_number" => facts.phones.push(content.clone()),
            "twitter:site" => facts.same_as.extend(twitter_url(content)),
            "twitter:creator" => facts.authors.extend(twitter_url(content)),
            "rel=me" | "article:publisher" => facts.same_as.push(content.clone()),
            "article:author" => facts.authors.push(content.clone()),
            _ => {}
        }
    }
    facts
}

fn twitter_url(handle: &str) -> Option<String> {
    let handle = handle.trim();
    if handle.contains('/') {
        return Some(handle.to_owned());
    }
    let name = handle.trim_start_matches('@');
    (!name.is_empty() && !name.contains(' ')).then(|| format!("https://x.com/{name}"))
}

/// Parses JSON as found on pages: in comments or CDATA, with trailing commas, with entities.
fn parse_lenient_json(text: &str) -> Option<Value> {
    let text = strip_wrappers(text);
    let parse = |text: &str| serde_json::from_str(text).or_else(|_| serde_json::from_str(&repair_json(text))).ok();
    // Entities are not decoded in scripts, but some editors write them there.
    parse(text).or_else(|| {
        text.contains("&quot;").then(|| parse(&text.replace("&quot;", "\"").replace("&amp;", "&"))).flatten()
    })
}

/// Strips the comments and CDATA marks around the text of a script, in any order and number: `/*<![CDATA[*/`, `<!--`.
fn strip_wrappers(text: &str) -> &str {
    const STARTS: &[&str] = &["//", "/*", "*/", "<!--", "<![CDATA[", "<![cdata[", "-->", ">"];
    const ENDS: &[&str] = &["//", "/*", "*/", "-->", "--!>", "]]>", ";"];
    let mut text = text;
    loop {
        text = text.trim_matches(|letter: char| letter.is_whitespace() || letter == '\u{feff}');
        let stripped = STARTS.iter().find_map(|start| text.strip_prefix(start));
        match stripped.or_else(|| ENDS.iter().find_map(|end| text.strip_suffix(end))) {
            Some(inner) => text = inner,
            None => return text,
        }
    }
}

/// Removes trailing commas and replaces line breaks in strings by spaces.
fn repair_json(text: &str) -> String {
    let mut repaired = String::with_capacity(text.len());
    let (mut is_string, mut is_escaped) = (false, false);
    for letter in text.chars() {
        if is_string {
            repaired.push(if letter.is_control() { ' ' } else { letter });
            (is_escaped, is_string) = (letter == '\\' && !is_escaped, letter != '"' || is_escaped);
            continue;
        }
        if matches!(letter, ']' | '}') {
            let end = repaired.trim_end().len();
            if repaired[..end].ends_with(',') {
                repaired.truncate(end - 1);
            }
        }
        is_string = letter == '"';
        repaired.push(letter);
    }
    repaired
}

fn collect_data(value: &Value, is_author: bool, depth: usize, facts: &mut StructuredData) {
    if depth > MAX_DEPTH || facts.emails.len() + facts.same_as.len() + facts.authors.len() > MAX_FACTS {
        return;
    }
    match value {
        Value::Array(items) => items.iter().for_each(|item| collect_data(item, is_author, depth + 1, facts)),
        Value::Object(fields) => {
            for (name, value) in fields {
                let texts = || string_values(value);
                match name.as_str() {
                    "email" => facts.emails.extend(texts()),
                    "telephone" | "faxNumber" => facts.phones.extend(texts()),
                    "sameAs" if is_author => facts.authors.extend(texts()),
                    "sameAs" => facts.same_as.extend(texts()),
                    "addressCountry" => facts.country = texts().into_iter().find(|code| code.len() == 2),
                    "name" if is_site_type(fields.get("@type")) => facts.names.extend(texts()),
                    // Objects that the page refers to do not belong to the site.
                    "about" | "mentions" | "citation" | "comment" | "review" | "itemReviewed" => continue,
                    _ => {}
                }
                let is_author = is_author || matches!(name.as_str(), "author" | "creator" | "contributor" | "actor");
                collect_data(value, is_author, depth + 1, facts);
            }
        }
        _ => {}
    }
}

fn string_values(value: &Value) -> Vec<String> {
    match value {
        Value::String(text) => vec![text.trim().to_owned()],
        Value::Array(items) => items.iter().filter_map(Value::as_str).map(|text| text.trim().to_owned()).collect(),
        _ => Vec::new(),
    }
}

fn is_site_type(kind: Option<&Value>) -> bool {
    let is = |kind: &str| matches!(kind, "WebSite" | "Organization" | "PodcastSeries" | "RadioSeries" | "Corporation");
    kind.is_some_and(|kind| string_values(kind).iter().any(|kind| is(kind)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use url::Url;

    fn facts_of(html: &str) -> StructuredData {
        let url = Url::parse("https://slow.example/").expect("a URL");
        extract_structured_data(&crate::page::read_page(&url, html.as_bytes(), None).expect("a page"))
    }

    #[test]
    fn structured_data_is_extracted() {
        let found = facts_of(
            "<script type=application/ld+json>/* no */</script>\
             <script type=\"application/ld+json\">//<![CDATA[\n{\"@graph\": [{\"@type\": \"Organization\", \
             \"name\": \"Slow\nLedger\", \"sameAs\": [\"https://x.com/slow\", \"https://slow.tumblr.com\",], \
             \"contactPoint\": {\"email\": \"hi@slow.example\", \"telephone\": \"+45 1\"}}, \
             {\"@type\": \"Article\", \"author\": {\"sameAs\": \"https://x.com/guest\"}, \"mentions\": {\"sameAs\": \"https://x.com/no\"}}]}\n//]]></script>\
             <meta name='twitter:site' content='@slow'><meta itemprop=email content=b@slow.example>\
             <link rel='me' href='https://mastodon.social/@slow'>",
        );
        assert_eq!(
            found.same_as,
            ["https://x.com/slow", "https://slow.tumblr.com", "https://x.com/slow", "https://mastodon.social/@slow"]
        );
        assert_eq!(
            (found.authors, found.names),
            (vec!["https://x.com/guest".to_owned()], vec!["Slow Ledger".to_owned()])
        );
        assert_eq!(
            (found.emails, found.phones),
            (vec!["hi@slow.example".to_owned(), "b@slow.example".to_owned()], vec!["+45 1".to_owned()])
        );
    }

    #[test]
    fn wrapped_structured_data_is_read() {
        let json = "{\"@type\": \"Organization\", \"sameAs\": [\"https://x.com/slow\"]}";
        for (before, after) in [
            ("", ""),
            ("<![CDATA[", "]]>"),
            ("//<![CDATA[\n", "\n//]]>"),
            ("/*<![CDATA[*/\n", "\n/*]]>*/"),
            ("/* <![CDATA[ */", "/* ]]> */"),
            ("<!--\n", "\n-->"),
            ("<!--//<![CDATA[\n", "\n//]]>-->"),
            ("<!--/*--><![CDATA[/*><!--*/", "/*]]>*/-->"),
            ("\u{feff}", ";"),
        ] {
            let found = facts_of(&format!("<script type='application/ld+json'>{before}{json}{after}</script>"));
            assert_eq!(found.same_as, ["https://x.com/slow"], "{before}");
        }
        let escaped = json.replace('"', "&quot;");
        let found = facts_of(&format!("<script type='application/ld+json'>{escaped}</script>"));
        assert_eq!(found.same_as, ["https://x.com/slow"]);
    }

    #[test]
    fn depth_is_bounded() {
        let deep = format!("<script type=application/ld+json>{}{}</script>", "[".repeat(100_000), "]".repeat(100_000));
        assert!(facts_of(&deep).emails.is_empty());
    }
}

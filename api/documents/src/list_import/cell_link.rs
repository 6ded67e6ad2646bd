//! Links with a text, as spreadsheets, Markdown and web pages write them.

/// A link in a cell.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct CellLink {
    pub url: String,
    /// The text of the link, with what is around it; empty when there is none.
    pub text: String,
}

/// Reads `=HYPERLINK("url"; "text")`, `[text](url)` and `<a href="url">text</a>`; `None` for a cell without such a link.
pub(super) fn read_link(cell: &str) -> Option<CellLink> {
    read_hyperlink(cell).or_else(|| read_markdown(cell)).or_else(|| read_anchor(cell))
}

fn read_hyperlink(cell: &str) -> Option<CellLink> {
    cell.get(..11).filter(|start| start.eq_ignore_ascii_case("=HYPERLINK("))?;
    let mut quoted = cell.split('"').skip(1).step_by(2);
    let url = quoted.next()?.trim().to_owned();
    Some(CellLink { url, text: quoted.next().unwrap_or_default().trim().to_owned() })
}

fn read_markdown(cell: &str) -> Option<CellLink> {
    let (before, rest) = cell.split_once("](")?;
    let (around, text) = before.rsplit_once('[')?;
    let end = find_closing(rest)?;
    // A title in quotes may follow the URL.
    let url = rest[..end].split(' ').next()?.trim_matches(['<', '>']);
    let text = [around.trim_end_matches('!'), text, &rest[end + 1..]].map(str::trim).join(" ");
    Some(CellLink { url: url.to_owned(), text: text.trim().to_owned() })
}

/// The parenthesis that closes a link. A URL may have pairs of its own.
fn find_closing(rest: &str) -> Option<usize> {
    let mut depth = 0_usize;
    rest.bytes().position(|byte| {
        depth += usize::from(byte == b'(');
        let is_closing = byte == b')' && depth == 0;
        depth = depth.saturating_sub(usize::from(byte == b')'));
        is_closing
    })
}

fn read_anchor(cell: &str) -> Option<CellLink> {
    cell.get(..3).filter(|start| start.eq_ignore_ascii_case("<a "))?;
    let href = cell.to_ascii_lowercase().find("href=")? + 5;
    let quote = cell[href..].chars().next().filter(|letter| matches!(letter, '"' | '\''))?;
    let (url, rest) = cell[href + 1..].split_once(quote)?;
    let text = rest.split_once('>').map_or("", |(_, rest)| rest).split('<').next().unwrap_or_default();
    Some(CellLink { url: url.replace("&amp;", "&"), text: text.trim().to_owned() })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn links_have_a_url_and_a_text() {
        let cases = [
            ("=HYPERLINK(\"https://a.example/\",\"A show\")", "https://a.example/", "A show"),
            ("=hyperlink(\"https://a.example/\")", "https://a.example/", ""),
            ("[A show](https://a.example/x_(y))", "https://a.example/x_(y)", "A show"),
            (
                "Listen: [A show](<https://a.example/> \"hint\"), weekly",
                "https://a.example/",
                "Listen: A show , weekly",
            ),
            ("<a class=x href='https://a.example/?a=1&amp;b=2'>A show</a>", "https://a.example/?a=1&b=2", "A show"),
        ];
        for (cell, url, text) in cases {
            assert_eq!(read_link(cell), Some(CellLink { url: url.to_owned(), text: text.to_owned() }), "{cell}");
        }
        for cell in ["A [show] (live)", "[a](b", "](", "<a href=", "=HYPERLINK(", "ä", "<ä href=\"x\">"] {
            assert_eq!(read_link(cell), None, "{cell}");
        }
    }
}

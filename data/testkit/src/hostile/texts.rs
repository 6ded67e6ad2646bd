//! Well-formed feeds whose texts attack the programs that show or export them, or read them aloud.

use super::hostile_feed::{ExpectedContents, HostileFeed, item, show};

pub(super) fn feeds() -> Vec<HostileFeed> {
    let mut feeds = characters();
    feeds.extend(markup());
    feeds.push(invalid_everywhere());
    feeds
}

fn show_with_description(title: &str, description: &str) -> String {
    show("", &item(1, title, &format!("<description>{description}</description>")))
}

/// Control characters, invisible characters and characters that change the direction of text.
fn characters() -> Vec<HostileFeed> {
    let controls: String = (1_u8..32).filter(|code| !b"\t\n\r".contains(code)).map(char::from).collect();
    let overrides = "\u{202E}3pm.exe\u{202C} \u{202D}x\u{2066}y\u{2069}";
    let zalgo = format!("Tea{}", "\u{0301}".repeat(50_000));
    vec![
        HostileFeed::new(
            "nul-bytes",
            "NULs in every text and between the tags",
            show_with_description("O\0n\0e", "wo\0rds").replace('\n', "\0\n\0"),
            ExpectedContents::titles(["One"]).with_forbidden_texts(["\0"]).into(),
        ),
        HostileFeed::new(
            "nul-in-tags",
            "NULs in names of elements and in addresses",
            show(
                "<podcast:te\0a>x</podcast:te\0a>",
                &(item(1, "One", "<ti\0tle>x</ti\0tle>")
                    + &item(2, "Two", "").replace("media.example/2", "media.example/\x002")),
            ),
            ExpectedContents::titles(["One", "Two"]).with_forbidden_texts(["\0"]).into(),
        ),
        HostileFeed::new(
            "control-characters",
            "every control character",
            show_with_description(&format!("One{controls}"), &format!("<![CDATA[<p>words{controls}</p>]]>")),
            ExpectedContents::items(1).with_forbidden_texts(["\u{1}", "\u{8}", "\u{1B}", "\u{1F}"]).into(),
        ),
        HostileFeed::new(
            "control-references",
            "control characters as references",
            show_with_description("One&#1;&#8;&#27;&#x7F;&#x85;", "&lt;p&gt;words&amp;#27;&#27;&lt;/p&gt;"),
            ExpectedContents::items(1).with_forbidden_texts(["\u{1}", "\u{8}", "\u{1B}", "\u{7F}"]).into(),
        ),
        HostileFeed::new(
            "right-to-left-overrides",
            "text that is shown backwards",
            show_with_description(overrides, &format!("{overrides} &lt;p&gt;{overrides}&lt;/p&gt;")),
            ExpectedContents::items(1).with_forbidden_texts(["\u{202E}", "\u{202D}"]).into(),
        ),
        HostileFeed::new(
            "byte-order-marks-within",
            "byte order marks and characters that are none",
            show_with_description("O\u{FEFF}ne\u{FFFE}\u{FFFF}", "a\u{FEFF}b"),
            ExpectedContents::titles(["One"]).with_forbidden_texts(["\u{FEFF}", "\u{FFFE}"]).into(),
        ),
        HostileFeed::new(
            "stacked-accents",
            "one letter with 50,000 accents",
            show_with_description(&zalgo, &zalgo),
            ExpectedContents::items(1).into(),
        ),
        HostileFeed::new(
            "formula-cells",
            "titles that a spreadsheet would run",
            show(
                "<itunes:author>@SUM(1+1)</itunes:author>",
                &(item(1, "=HYPERLINK(\"https://x.example\",\"Tea\")", "")
                    + &item(2, "+cmd|' /C calc'!A0", "")
                    + &item(3, "-2+3", "")),
            ),
            // Formulas stay as they are. Only the export to a spreadsheet has to escape them.
            ExpectedContents::titles(["=HYPERLINK(\"https://x.example\",\"Tea\")", "+cmd|' /C calc'!A0", "-2+3"])
                .into(),
        ),
        HostileFeed::new(
            "only-blanks-in-fields",
            "fields of blank space of every kind",
            show_with_description("\u{a0}\u{2003}\u{3000} \t", "\u{a0}\n\u{2028}"),
            ExpectedContents::titles([""]).into(),
        ),
    ]
}

/// Markup in plain-text fields, and malicious markup.
fn markup() -> Vec<HostileFeed> {
    let scripts = "<![CDATA[<p onclick=\"x()\">Tea</p><script>evil()</script><a href=\"javascript:evil()\">go</a>\
                   <img src=x onerror=evil()><iframe src=\"https://evil.example\"></iframe><svg/onload=evil()>\
                   <style>p{background:url(evil)}</style><a href=\" java\nscript:evil()\">go</a><math><mtext><table>\
                   <mglyph><style><!--</style><img title=\"--&gt;&lt;img src=1 onerror=evil()&gt;\">]]>";
    let deep = format!("<![CDATA[{}x{}]]>", "<b>".repeat(20_000), "</b>".repeat(20_000));
    let ends = format!("<![CDATA[{}]]>", "</p><".repeat(20_000));
    let quotes = format!("<![CDATA[{}]]>", "<a href=\"".repeat(20_000));
    let comments = format!("<![CDATA[{}]]>", "<!--".repeat(20_000));
    let ampersands = format!("<![CDATA[<p>{}</p>]]>", "&amp;a;".repeat(40_000));
    let hostile = |name: &str, what, description: &str| {
        HostileFeed::new(
            name,
            what,
            show_with_description("One", description),
            ExpectedContents::titles(["One"]).into(),
        )
    };
    let mut feeds = vec![
        HostileFeed::new(
            "scripts",
            "scripts in every place of a description",
            show_with_description("One", scripts),
            ExpectedContents::titles(["One"])
                .with_forbidden_texts(["evil()", "onclick", "javascript:", "<iframe", "<style", "<svg"])
                .into(),
        ),
        HostileFeed::new(
            "markup-in-titles",
            "a title with markup, escaped once and twice",
            show_with_description("&lt;b&gt;One&lt;/b&gt; &amp;lt;i&amp;gt;", ""),
            ExpectedContents::items(1).with_forbidden_texts(["<b>"]).into(),
        ),
        HostileFeed::new(
            "escaped-twice",
            "a description that was escaped twice",
            show_with_description("One", "&amp;lt;p&amp;gt;Tea &amp;amp; talk&amp;lt;/p&amp;gt;"),
            ExpectedContents::titles(["One"]).with_forbidden_texts(["&amp;lt;"]).into(),
        ),
    ];
    feeds.extend([
        hostile("deep-html", "20,000 elements in each other", &deep),
        hostile("ends-only", "20,000 ends without beginnings", &ends),
        hostile("open-quotes", "20,000 quotes that never end", &quotes),
        hostile("ampersands", "40,000 entities in one paragraph", &ampersands),
        hostile("open-comments", "20,000 comments that never end", &comments),
    ]);
    feeds
}

/// A byte that is invalid in UTF-8, after every twentieth byte outside of tags.
fn invalid_everywhere() -> HostileFeed {
    let clean = show_with_description(
        "One and only",
        "some words to be broken, and some more, so that there are enough of them",
    );
    let mut bytes = Vec::with_capacity(clean.len() * 2);
    let mut in_tag = false;
    for (index, byte) in clean.bytes().enumerate() {
        bytes.push(byte);
        in_tag = (in_tag || byte == b'<') && byte != b'>';
        if !in_tag && index % 20 == 0 {
            bytes.extend_from_slice(b"\xC3\xA9\xFF");
        }
    }
    HostileFeed::new(
        "invalid-utf-8-everywhere",
        "broken bytes in every text",
        bytes,
        ExpectedContents::items(1).with_issues(["bad-encoding"]).into(),
    )
}

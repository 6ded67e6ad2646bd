//! Hostile XML: entities, nesting, namespaces, and broken markup.

use super::hostile_feed::{ExpectedContents, HostileFeed, HostileOutcome, item, show};

pub(super) fn feeds() -> Vec<HostileFeed> {
    [entities(), structure(), broken()].into_iter().flatten().collect()
}

/// Entities that would expand without bound, or fetch, must stay as written.
fn entities() -> Vec<HostileFeed> {
    let laughs: String =
        (1..10).map(|level| format!("<!ENTITY lol{level} \"{}\">", format!("&lol{};", level - 1).repeat(10))).collect();
    let laughs = format!("<!DOCTYPE rss [<!ENTITY lol0 \"ha-ha-ha\">{laughs}]>");
    let quadratic = format!("<!DOCTYPE rss [<!ENTITY a \"{}\">]>", "swollen".repeat(10_000));
    let external = |id: &str| format!("<!DOCTYPE rss [<!ENTITY xxe SYSTEM \"{id}\">]>");
    let with = |doctype: &str, title: &str| {
        let items = item(1, title, &format!("<description>{title}</description>")) + &item(2, "After", "");
        format!("<?xml version=\"1.0\"?>{doctype}{}", show("", &items))
    };
    let unexpanded = |title: &str| ExpectedContents::titles([title, "After"]).with_issues(["unknown-entity"]);
    vec![
        HostileFeed::new(
            "billion-laughs",
            "nine levels of entities that would expand to 9 GB",
            with(&laughs, "&lol9;"),
            unexpanded("&lol9;").with_forbidden_texts(["ha-ha-ha"]).into(),
        ),
        HostileFeed::new(
            "quadratic-blowup",
            "one long entity, named 10,000 times",
            with(&quadratic, &"&a;".repeat(10_000)),
            ExpectedContents::items(2).with_issues(["unknown-entity"]).with_forbidden_texts(["swollen"]).into(),
        ),
        HostileFeed::new(
            "external-entity-file",
            "an entity that would read a local file",
            with(&external("file:///etc/passwd"), "&xxe;"),
            unexpanded("&xxe;").with_forbidden_texts(["root:"]).into(),
        ),
        HostileFeed::new(
            "external-entity-http",
            "an entity that would fetch a private address",
            with(&external("http://169.254.169.254/latest/meta-data/"), "&xxe;"),
            unexpanded("&xxe;").into(),
        ),
        HostileFeed::new(
            "parameter-entity",
            "a document type that would load another",
            with("<!DOCTYPE rss [<!ENTITY % d SYSTEM \"file:///etc/hostname\"> %d; %send;]>", "Plain"),
            ExpectedContents::titles(["Plain", "After"]).into(),
        ),
        HostileFeed::new(
            "undeclared-entities",
            "entities of HTML, and of nobody",
            with("", "a&nbsp;b &eacute; &nosuch; &amp;amp; &copy &"),
            ExpectedContents::titles(["a b é &nosuch; & &copy &", "After"]).with_issues(["unknown-entity"]).into(),
        ),
        HostileFeed::new(
            "surrogate-references",
            "references to characters that are none",
            with("", "a&#xD800;b&#xDFFF;c&#0;d&#x110000;e&#99999999999;f"),
            ExpectedContents::items(2).into(),
        ),
        HostileFeed::new(
            "references-to-markup",
            "markup written as references",
            with("", "&#60;script&#62;alert(1)&#60;/script&#62;Tea"),
            ExpectedContents::items(2).with_forbidden_texts(["<script"]).into(),
        ),
    ]
}

/// Well-formed XML that exhausts careless readers.
fn structure() -> Vec<HostileFeed> {
    let nested = "<itunes:owner>".repeat(5_000) + "<itunes:name>Deep</itunes:name>" + &"</itunes:owner>".repeat(5_000);
    let namespaces: String =
        (0..10_000).map(|number| format!(" xmlns:n{number}=\"https://n.example/{number}\"")).collect();
    let long_name = "n".repeat(1 << 20);
    let instructions = "<?x y?><!-- z -->".repeat(20_000);
    let two_items = item(1, "One", "") + &item(2, "Two", "");
    let reassigned = "<rss xmlns:a=\"http://www.itunes.com/dtds/podcast-1.0.dtd\"><channel><title>Tea Talk</title><a:type>serial</a:type>\
         <item xmlns:a=\"https://podcastindex.org/namespace/1.0\"><title>One</title><a:season>3</a:season>\
         <enclosure url=\"https://media.example/1.mp3\"/></item><item><title>Two</title><a:title>No</a:title>\
         <a:season>4</a:season><enclosure url=\"https://media.example/2.mp3\"/></item></channel></rss>";
    let mixed = "<rss xmlns:i=\"http://www.itunes.com/DTDs/Podcast-1.0.dtd\" xmlns=\"http://backend.userland.com/rss2\">\
         <channel><title>Tea Talk</title><itunes:title>No</itunes:title><item><title>One</title><i:title>No</i:title>\
         <media:title xmlns:media=\"http://search.yahoo.com/mrss/\">No</media:title>\
         <enclosure url=\"https://media.example/1.mp3\"/></item></channel></rss>";
    vec![
        HostileFeed::new(
            "owners-in-owners",
            "a known element nested 5,000 deep",
            show(&nested, &two_items),
            ExpectedContents::titles(["One", "Two"]).with_issues(["too-deep"]).into(),
        ),
        HostileFeed::new(
            "many-namespaces",
            "an element that declares 10,000 prefixes",
            show(&format!("<x{namespaces}/>"), &two_items),
            ExpectedContents::titles(["One", "Two"]).into(),
        ),
        HostileFeed::new(
            "long-name",
            "an element whose name has a megabyte",
            show(&format!("<{long_name}>x</{long_name}>"), &two_items),
            ExpectedContents::titles(["One", "Two"]).into(),
        ),
        HostileFeed::new(
            "many-instructions",
            "20,000 processing instructions and comments",
            show(&instructions, &two_items),
            ExpectedContents::titles(["One", "Two"]).into(),
        ),
        HostileFeed::new(
            "prefix-reassigned",
            "a prefix that means another namespace in one item",
            reassigned,
            ExpectedContents::titles(["One", "Two"]).with_show_title("Tea Talk").into(),
        ),
        HostileFeed::new(
            "mixed-namespaces",
            "titles of three namespaces, one of them undeclared, one under an odd URI",
            mixed,
            ExpectedContents::titles(["One"]).with_show_title("Tea Talk").into(),
        ),
        HostileFeed::new(
            "item-in-item",
            "an item inside another",
            show(
                "",
                &format!(
                    "<item><title>Outer</title><enclosure url=\"https://media.example/0.mp3\"/>{two_items}</item>"
                ),
            ),
            ExpectedContents::items(3).into(),
        ),
        HostileFeed::new(
            "items-in-a-comment",
            "an item that is only commented out",
            show("", &format!("<!-- {} -->{two_items}", item(3, "Hidden", ""))),
            ExpectedContents::titles(["One", "Two"]).with_forbidden_texts(["Hidden"]).into(),
        ),
    ]
}

/// Not well-formed.
fn broken() -> Vec<HostileFeed> {
    let two_items = item(1, "One", "") + &item(2, "Two", "");
    let feed = |name: &str, what, items: &str, expected: HostileOutcome| {
        HostileFeed::new(name, what, show("", items), expected)
    };
    let both = || ExpectedContents::titles(["One", "Two"]);
    let second = show("", &item(3, "Another feed", ""));
    let unclosed = "<item><title>One<guid>1</guid><enclosure url=\"https://media.example/1.mp3\">\
                    <item><title>Two<link>https://a.example<enclosure url=\"https://media.example/2.mp3\">";
    vec![
        HostileFeed::new(
            "two-roots",
            "two documents, one after the other",
            show("", &two_items) + &second,
            both().with_forbidden_texts(["Another feed"]).into(),
        ),
        feed("unclosed-tags", "no element is ever closed", unclosed, both().into()),
        feed(
            "cdata-ends-inside",
            "a CDATA section that holds its own end",
            &item(1, "One", "<description><![CDATA[a ]]> b ]]></description>")
                .replace("</item>", &("</item>".to_owned() + &item(2, "Two", ""))),
            both().into(),
        ),
        feed(
            "open-comment",
            "a comment that never ends, between two items",
            &(item(1, "One", "") + "<!-- open " + &item(2, "Two", "")),
            both().with_issues(["bad-markup"]).into(),
        ),
        feed(
            "open-cdata",
            "a CDATA section that never ends, in the first of two items",
            &(item(1, "One", "") + &item(2, "Two", "<description><![CDATA[open </description>")),
            ExpectedContents::titles(["One"]).with_issues(["bad-markup", "lost-item"]).into(),
        ),
        feed(
            "open-quote",
            "an attribute whose quote never ends, in an item between two",
            &(item(1, "One", "")
                + "<item><title>Lost</title><link href=\"https://a.example/>\n</item>\n"
                + &item(2, "Two", "")),
            both().into(),
        ),
        feed(
            "crossed-tags",
            "elements that end in the wrong order",
            &two_items.replace("<title>One</title>", "<b><title>One</b></title>"),
            both().into(),
        ),
        feed(
            "same-attribute-twice",
            "an attribute that is there twice",
            &two_items.replace("type=", "url=\"https://b.example/x.mp3\" type="),
            both().into(),
        ),
        feed(
            "bare-attributes",
            "attributes without quotes, without values, without blanks between",
            &two_items.replace("<guid isPermaLink=\"false\">", "<guid isPermaLink=false checked a='1'b='2'>"),
            both().into(),
        ),
        feed(
            "bare-ampersands",
            "addresses with ampersands that are not escaped",
            &two_items.replace(".mp3", ".mp3?a=1&b=2&c"),
            both().into(),
        ),
        feed(
            "stray-ends",
            "ends of elements that never began",
            &format!("</channel-of-another></item></p>{two_items}</x>"),
            both().into(),
        ),
    ]
}

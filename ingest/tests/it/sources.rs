//! What a SOURCE argument stands for.

use earshot_ingest::source::{Entry, open};
use std::fs;

fn describe(argument: &str) -> Vec<String> {
    let entries = open(argument).expect("a source");
    let text = |entry: Result<Entry, earshot_ingest::source::Skipped>| match entry {
        Ok(Entry::Url { url, .. }) => url,
        Ok(Entry::File { name, .. }) => name,
        Err(skipped) => format!("{}: {}", skipped.reason, skipped.what),
    };
    entries.map(text).collect()
}

#[test]
fn a_folder_gives_its_feeds_in_sorted_order() {
    let folder = tempfile::tempdir().expect("a folder");
    fs::create_dir_all(folder.path().join("b/c")).expect("folders");
    for (name, text) in [
        ("z.xml", "x"),
        ("b/c/a.rss", "x"),
        ("a.mp3", "x"),
        ("b/feed", "<rss>"),
        ("b/notes.txt", "no"),
        (".hidden.xml", "x"),
    ] {
        fs::write(folder.path().join(name), text).expect("a file");
    }
    assert_eq!(describe(&folder.path().to_string_lossy()), ["b/c/a.rss", "b/feed", "z.xml"]);
}

#[test]
fn lists_and_opml_give_urls() {
    let folder = tempfile::tempdir().expect("a folder");
    let list = folder.path().join("list.txt");
    fs::write(&list, "# mine\nhttps://a.example/feed\n\n  feed://b.example/x \nnot a url\r\nHTTPS://C.example/\n")
        .expect("a file");
    assert_eq!(
        describe(&list.to_string_lossy()),
        ["https://a.example/feed", "https://b.example/x", "bad-url: not a url", "https://c.example/"]
    );
    let opml = folder.path().join("subscriptions.xml");
    fs::write(&opml, "<opml><body><outline><outline xmlUrl='https://a.example/'/></outline></body></opml>")
        .expect("a file");
    assert_eq!(describe(&opml.to_string_lossy()), ["https://a.example/"]);
}

#[test]
fn what_is_no_source_is_told() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("x");
    fs::write(&file, "hello").expect("a file");
    let error = open(&file.to_string_lossy()).err().expect("refused").to_string();
    assert!(error.ends_with("is no feed, no list of URLs and no OPML file"), "{error}");
    assert!(open("/no/such/file").err().expect("refused").to_string().contains("cannot be read"));
}

//! Resolution of SOURCE arguments.
#![expect(clippy::print_stderr, reason = "what is skipped is for the person who runs the tests")]

use earshot_ingest::source::{SourceEntry, open_source};
use std::fs;
use std::path::{Path, PathBuf};

fn describe(argument: &str) -> Vec<String> {
    let entries = open_source(argument).expect("a source");
    let text = |entry: Result<SourceEntry, earshot_ingest::source::SkippedEntry>| match entry {
        Ok(SourceEntry::Url { url, .. }) => url,
        Ok(SourceEntry::File { name, .. }) => name,
        Err(skipped) => format!("{}: {}", skipped.reason, skipped.entry),
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
    let lines = "# mine\nhttps://a.example/feed\t# weekly\n\n  feed://b.example/x \nnot a url\r\nHTTPS://C.example/#a ; old\n\
        https://podcasts.apple.com/us/podcast/a-show/id123456789\n";
    let expected = [
        "https://a.example/feed",
        "https://b.example/x",
        "bad-url: not a url",
        "https://c.example/#a",
        "directory-page: https://podcasts.apple.com/us/podcast/a-show/id123456789",
    ];
    let little: Vec<u8> = lines.encode_utf16().flat_map(u16::to_le_bytes).collect();
    let big: Vec<u8> = [0xFE, 0xFF].into_iter().chain(lines.encode_utf16().flat_map(u16::to_be_bytes)).collect();
    for bytes in [lines.as_bytes(), &little, &big] {
        fs::write(&list, bytes).expect("a file");
        assert_eq!(describe(&list.to_string_lossy()), expected);
    }
    let opml = folder.path().join("subscriptions.xml");
    fs::write(&opml, "<opml><body><outline><outline xmlUrl='https://a.example/'/></outline></body></opml>")
        .expect("a file");
    assert_eq!(describe(&opml.to_string_lossy()), ["https://a.example/"]);
    fs::write(
        &opml,
        "<?xml version='1.0'?>\n<outline xmlUrl='https://a.example/'/><outline xmlUrl='https://b.example/'/>",
    )
    .expect("a file");
    assert_eq!(
        describe(&opml.to_string_lossy()),
        ["https://a.example/", "https://b.example/"],
        "a list without its root"
    );
}

#[test]
fn other_arguments_are_rejected() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("x");
    fs::write(&file, "hello").expect("a file");
    let error = open_source(&file.to_string_lossy()).err().expect("refused").to_string();
    assert!(error.ends_with("is not a feed, a list of URLs or an OPML file"), "{error}");
    assert!(open_source("/no/such/file").err().expect("refused").to_string().contains("cannot be read"));
}

/// The collected lists, if available.
fn collection() -> Option<PathBuf> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../shared/real/opml");
    if !path.join("MANIFEST.tsv").is_file() {
        eprintln!("no collection of real lists at {}: skipped", path.display());
        return None;
    }
    Some(path)
}

#[test]
fn real_lists_give_their_expected_feeds() {
    let Some(root) = collection() else { return };
    let manifest = fs::read_to_string(root.join("MANIFEST.tsv")).expect("the manifest");
    let mut lists = 0;
    for line in manifest.lines().filter(|line| line.contains(".opml\t")) {
        let (file, note) = line.split_once('\t').expect("columns");
        let words: Vec<&str> = note.split([' ', ';', ',']).collect();
        let Some(feeds) = words.windows(2).find(|pair| pair[1] == "feeds").and_then(|pair| pair[0].parse().ok()) else {
            continue;
        };
        let found = describe(&root.join(file).to_string_lossy());
        let bad = found.iter().filter(|entry| entry.starts_with("bad-url")).count();
        assert_eq!((found.len(), bad), (feeds, 0), "{file}: {found:?}");
        lists += 1;
    }
    assert!(lists >= 5, "{lists} lists with a number");
    let found = describe(&root.join("podping-stresser-urls.txt").to_string_lossy());
    assert!(found.len() > 5_000, "{}", found.len());
    assert!(found.iter().filter(|entry| entry.starts_with("bad-url")).count() < 20);
    for no_list in ["podcastindex-existing-namespaces.txt", "MANIFEST.tsv"] {
        let entries = open_source(&root.join(no_list).to_string_lossy()).map_or(0, Iterator::count);
        assert_eq!(entries, 0, "{no_list}");
    }
}

#[test]
fn opml_is_read_in_any_encoding() {
    let folder = tempfile::tempdir().expect("a folder");
    let opml = |encoding: &str| {
        format!(
            "<?xml version=\"1.0\" encoding=\"{encoding}\"?>\n<opml version=\"1.1\"><body><outline text=\"Café\">\
             <outline text=\"Über\" XMLURL=\"https://a.example/caf\u{e9}?a=1&amp;b=2\"/></outline></body></opml>"
        )
    };
    let utf16 = |little: bool| -> Vec<u8> {
        let bytes = |unit: u16| if little { unit.to_le_bytes() } else { unit.to_be_bytes() };
        format!("\u{FEFF}{}", opml("utf-16")).encode_utf16().flat_map(bytes).collect()
    };
    let latin: Vec<u8> = opml("ISO-8859-1").chars().map(|character| u8::try_from(character).expect("Latin")).collect();
    let cases: [(&str, Vec<u8>); 6] = [
        ("utf8", opml("UTF-8").into_bytes()),
        ("utf8 with a mark", format!("\u{FEFF}{}", opml("UTF-8")).into_bytes()),
        ("utf8 that says utf16", opml("UTF-16").into_bytes()),
        ("utf16 little", utf16(true)),
        ("utf16 big", utf16(false)),
        ("latin", latin),
    ];
    for (name, bytes) in cases {
        let path = folder.path().join(name);
        fs::write(&path, bytes).expect("a file");
        assert_eq!(describe(&path.to_string_lossy()), ["https://a.example/caf%C3%A9?a=1&b=2"], "{name}");
    }
}

#[test]
fn nested_and_broken_opml_is_read() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("list.opml");
    let read = |opml: &str| {
        fs::write(&path, opml).expect("a file");
        describe(&path.to_string_lossy())
    };
    let deep = format!("<opml><body>{}<outline xmlUrl='https://deep.example/'/>", "<outline text='x'>".repeat(50_000));
    assert_eq!(read(&deep), ["https://deep.example/"]);
    let broken = "<opml><head><title>a & b</head><body><outline text=unquoted xmlurl=\"https://a.example/\">\
                  <outline type='rss' url='HTTPS://B.example/'/></wrong><outline type='include' url='https://list.example/'/>\
                  <outline xmlUrl=''/><outline xmlUrl='not a url'/><outline xmlUrl='feed://c.example/x'/><outline xmlUrl=\"https://cut";
    let found = read(broken);
    assert!(found.contains(&"https://a.example/".to_owned()), "{found:?}");
    assert!(found.contains(&"https://b.example/".to_owned()), "{found:?}");
    assert!(found.contains(&"https://c.example/x".to_owned()), "{found:?}");
    assert!(!found.iter().any(|entry| entry.contains("list.example")), "{found:?}");
}

#[test]
fn a_long_list_is_streamed_and_long_lines_are_cut() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("list.txt");
    let mut text = "https://first.example/\n".to_owned();
    text.push_str(&"x".repeat(3 << 20));
    text.push('\n');
    (0..2_000).for_each(|index| text.push_str(&format!("https://s{index}.example/feed\r\n")));
    fs::write(&path, text).expect("a file");
    let mut entries = open_source(&path.to_string_lossy()).expect("a list");
    assert!(matches!(entries.next(), Some(Ok(SourceEntry::Url { url, .. })) if url == "https://first.example/"));
    assert!(matches!(entries.next(), Some(Err(skipped)) if skipped.reason == "bad-url" && skipped.entry.len() <= 200));
    assert_eq!(entries.filter(Result::is_ok).count(), 2_000);
}

#[test]
fn errors_hide_secrets_of_invalid_urls() {
    for argument in [
        "http://ann:s3cretpass@127.0.0.1:99999/x?auth=s3crettoken",
        "htp://ann:s3cretpass@a.example/x?auth=s3crettoken",
        "http://ann:s3cretpass@a.example:port/x.db?auth=s3crettoken",
    ] {
        let opened = open_source(argument).map(|_| ()).expect_err("no source").to_string();
        let error = earshot_ingest::source::dump_kind(argument).expect_err("no dump").to_string();
        for error in [opened, error] {
            assert!(!error.contains("s3cret"), "{error}");
            assert!(error.contains("auth=hidden"), "{error}");
        }
    }
}

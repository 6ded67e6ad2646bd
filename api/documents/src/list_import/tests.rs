//! Lists as people send them: many encodings and spellings, and hostile ones.

use super::row::RowKeys;
use super::{ImportedList, ListFormat, ListSource, MAX_LIST_BYTES, MAX_ROWS, find_encoding, read_list};
use encoding_rs::{Encoding, UTF_16BE, UTF_16LE};

fn read_bytes(bytes: &[u8], file_name: Option<&str>) -> ImportedList {
    let source = ListSource { bytes: bytes.to_vec(), encoding: None, file_name: file_name.map(str::to_owned) };
    read_list(&source, Some("earshot.example"))
}

fn pasted(text: &str) -> ImportedList {
    read_bytes(text.as_bytes(), None)
}

fn csv(text: &str) -> ImportedList {
    read_bytes(text.as_bytes(), Some("list.csv"))
}

fn titles(list: &ImportedList) -> Vec<&str> {
    list.rows.iter().map(|row| row.keys.title.as_deref().unwrap_or("-")).collect()
}

fn only(list: &ImportedList) -> &RowKeys {
    assert_eq!(list.rows.len(), 1, "{:?}", list.rows);
    &list.rows[0].keys
}

#[test]
fn columns_are_found_by_their_names_in_any_order() {
    let list = csv("Rank,Publisher,Podcast Name,RSS Feed URL,Apple ID,Spotify,Website\n\
        1,Ada,Rust Talk,https://a.example/feed,1200361736,spotify:show:4rOoJ6Egrf8K2IrywzwOMk,https://a.example\n");
    assert_eq!(list.format, ListFormat::Table);
    let keys = only(&list);
    assert_eq!((keys.title.as_deref(), keys.author.as_deref()), (Some("Rust Talk"), Some("Ada")));
    assert_eq!(keys.feed_url.as_deref(), Some("https://a.example/feed"));
    assert_eq!((keys.apple_id, keys.spotify_id.as_deref()), (Some(1_200_361_736), Some("4rOoJ6Egrf8K2IrywzwOMk")));
    assert_eq!(keys.website.as_deref(), Some("https://a.example/"));
    assert_eq!(list.rows[0].number, 2, "the line in the file");
}

#[test]
fn every_usual_delimiter_is_found() {
    for delimiter in [",", ";", "\t", "|"] {
        let text = format!("title{delimiter}author\r\nMoney{delimiter}Ann\r\n\r\nRust{delimiter}Bob\r\n");
        let list = csv(&text);
        assert_eq!(titles(&list), ["Money", "Rust"], "{delimiter:?}");
        assert_eq!(list.rows[1].keys.author.as_deref(), Some("Bob"), "{delimiter:?}");
    }
    assert_eq!(titles(&csv("sep=;\ntitle;author\nA, b and c;Ann\n")), ["A, b and c"]);
    assert_eq!(
        titles(&csv("title,author\n\"Money, Power\",Ann\n\"Say \"\"hi\"\"\",Bob\n")),
        ["Money, Power", "Say \"hi\""]
    );
    assert_eq!(titles(&csv("Podcast\nRust Talk\nSlow Bread\n")), ["Rust Talk", "Slow Bread"]);
    assert_eq!(titles(&csv("Rust Talk,Ada\nSlow Bread,Bob\n")), ["Rust Talk", "Slow Bread"], "no header");
}

#[test]
fn pasted_cells_of_a_spreadsheet_are_a_table() {
    let list = pasted("Rust Talk\tAda\nSlow Bread\tBob");
    assert_eq!((list.format, titles(&list)), (ListFormat::Table, vec!["Rust Talk", "Slow Bread"]));
    let list = pasted("Money, Power and Me\nRust Talk");
    assert_eq!((list.format, titles(&list)), (ListFormat::Lines, vec!["Money, Power and Me", "Rust Talk"]));
}

#[test]
fn pasted_lines_are_titles_urls_or_both() {
    let show = "https://podcasts.apple.com/us/podcast/rust-talk/id1200361736?i=1";
    let list = pasted(&format!(
        "1. Rust Talk by Ada\n- Slow Bread\n# a comment\n\n{show}\nfeed://b.example/rss\nwww.c.example\n\
         Zero: https://z.example/feed.xml\nhttps://earshot.example/app/podcasts/rust-talk\n\
         https://castbox.fm/channel/id17"
    ));
    let keys: Vec<&RowKeys> = list.rows.iter().map(|row| &row.keys).collect();
    assert_eq!(keys[0].title.as_deref(), Some("Rust Talk by Ada"));
    assert_eq!(keys[0].other_reading, Some(("Rust Talk".to_owned(), Some("Ada".to_owned()))));
    assert_eq!(keys[1].title.as_deref(), Some("Slow Bread"));
    assert_eq!(keys[2].apple_id, Some(1_200_361_736));
    assert_eq!(keys[3].feed_url.as_deref(), Some("https://b.example/rss"));
    assert_eq!(keys[4].website.as_deref(), Some("https://www.c.example/"));
    assert_eq!(
        (keys[5].title.as_deref(), keys[5].feed_url.as_deref()),
        (Some("Zero"), Some("https://z.example/feed.xml"))
    );
    assert_eq!(keys[6].podcast.as_deref(), Some("rust-talk"));
    assert_eq!(keys[7].directory_page, Some("Castbox"));
}

#[test]
fn opml_names_feeds_and_skips_folders_and_episodes() {
    let list = read_bytes(
        br#"<?xml version="1.0"?><opml version="1.0"><body><outline text="feeds">
        <outline type="rss" text="A &amp; B" xmlUrl="https://a.example/?x=1&amp;y=2" htmlUrl="https://a.example">
          <outline type="podcast-episode" title="Ep 1" url="https://a.example/ep/1"/></outline>
        <outline XMLURL='https://b.example/' applePodcastsID="17"/>
        <outline xmlUrl="https://podcasts.apple.com/us/podcast/some-show/id1234567890?uo=4" type="link"/>
        </outline><outline xmlUrl="https://d.example/" "#,
        Some("subscriptions.xml"),
    );
    assert_eq!(list.format, ListFormat::Opml);
    let feeds: Vec<_> = list.rows.iter().map(|row| row.keys.feed_url.as_deref().unwrap_or("-")).collect();
    assert_eq!(feeds, ["https://a.example/?x=1&y=2", "https://b.example/", "-", "-"]);
    assert_eq!(list.rows[3].keys.problem.as_deref(), Some("This entry is damaged."));
    assert_eq!(list.rows[0].input, "A & B");
    assert_eq!(list.rows[1].keys.apple_id, Some(17));
    assert_eq!(list.rows[2].keys.apple_id, Some(1_234_567_890));
}

#[test]
fn entities_of_a_dtd_do_not_grow() {
    let bomb = r#"<!DOCTYPE opml [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]>
        <opml><outline text="&b;&b;" xmlUrl="https://a.example/feed"/></opml>"#;
    let list = pasted(bomb);
    assert_eq!(list.rows[0].input, "&b;&b;");
}

/// Encodings with a title in each: what people export from the tools of their country.
const ENCODED_TITLES: [(&str, &str); 13] = [
    ("utf-8", "Ünïcode – für alle"),
    ("windows-1252", "Café Müller – les années de l’été où Zoë était déjà là"),
    ("iso-8859-2", "Łódź i żółw: opowieści o książkach, które warto przeczytać"),
    ("windows-1250", "Příliš žluťoučký kůň úpěl ďábelské ódy"),
    ("windows-1251", "Разговоры о книгах и путешествиях для всей семьи"),
    ("koi8-r", "Разговоры о книгах и путешествиях для всей семьи"),
    ("windows-1253", "Συζητήσεις για βιβλία και ταξίδια για όλη την οικογένεια"),
    ("windows-1255", "שיחות על ספרים ומסעות לכל המשפחה"),
    ("shift_jis", "本と旅についての番組、家族みんなで楽しめます"),
    ("euc-jp", "本と旅についての番組、家族みんなで楽しめます"),
    ("gbk", "关于书籍和旅行的播客节目，适合全家人收听"),
    ("big5", "關於書籍和旅行的播客節目，適合全家人收聽"),
    ("euc-kr", "책과 여행에 관한 이야기, 온 가족이 함께 듣는 방송"),
];

#[test]
fn twelve_encodings_are_read() {
    for (name, title) in ENCODED_TITLES {
        let encoding = Encoding::for_label(name.as_bytes()).expect("a known encoding");
        let text = format!("title,author\n\"{title}\",Ann\n");
        let (bytes, _, has_failed) = encoding.encode(&text);
        assert!(!has_failed, "{name} has all letters");
        let list = read_bytes(&bytes, Some("list.csv"));
        assert_eq!(titles(&list), [title], "{name} was read as {}", list.encoding);
        // Also when the sender names it.
        let source =
            ListSource { bytes: bytes.to_vec(), encoding: find_encoding(name), file_name: Some("list.csv".to_owned()) };
        assert_eq!(titles(&read_list(&source, None)), [title], "{name}");
    }
}

/// Files of the largest size: the encoding is recognized, the first rows are read, and the others are counted. One
/// encoding of each kind, because such a file takes seconds without optimization.
#[test]
fn five_megabytes_are_read_in_other_encodings() {
    let is_chosen = |name: &str| ["windows-1252", "iso-8859-2", "shift_jis", "gbk"].contains(&name);
    for (name, title) in ENCODED_TITLES.into_iter().filter(|(name, _)| is_chosen(name)) {
        let encoding = Encoding::for_label(name.as_bytes()).expect("a known encoding");
        let (row, _, _) = encoding.encode(title);
        let mut bytes = b"title,author\n".to_vec();
        let mut rows = 0;
        while bytes.len() + row.len() + 20 < MAX_LIST_BYTES {
            bytes.push(b'"');
            bytes.extend_from_slice(&row);
            bytes.extend_from_slice(format!(" {rows}\",Ann\n").as_bytes());
            rows += 1;
        }
        let list = read_bytes(&bytes, Some("list.csv"));
        let expected = [format!("{title} 0"), format!("{title} {}", MAX_ROWS - 1)];
        let found = [titles(&list)[0], titles(&list)[MAX_ROWS - 1]];
        assert_eq!(found, expected.each_ref().map(String::as_str), "{name} was read as {}", list.encoding);
        assert_eq!((list.rows.len(), list.left_out), (MAX_ROWS, rows - MAX_ROWS), "{name}");
    }
}

#[test]
fn utf_16_is_read_with_and_without_a_byte_order_mark() {
    let text = "title;author\r\nCafé;Ann\r\nRust Talk;Bob\r\n";
    for (encoding, is_little) in [(UTF_16LE, true), (UTF_16BE, false)] {
        let unit = |unit: u16| if is_little { unit.to_le_bytes() } else { unit.to_be_bytes() };
        let bytes: Vec<u8> = text.encode_utf16().flat_map(unit).collect();
        let marked: Vec<u8> = unit(0xFEFF).into_iter().chain(bytes.iter().copied()).collect();
        for bytes in [bytes, marked] {
            let list = read_bytes(&bytes, Some("list.csv"));
            assert_eq!((titles(&list), list.encoding), (vec!["Café", "Rust Talk"], encoding.name()));
        }
    }
}

#[test]
fn repeated_rows_count_once_and_the_rest_is_reported() {
    let list = pasted("Rust Talk\nSlow Bread\nRust Talk\nrust talk");
    assert_eq!((list.rows.len(), list.repeated), (3, 1));
    let many: String = (0..1_432).map(|number| format!("Show {number}\n")).collect();
    let list = pasted(&(many.clone() + &many));
    assert_eq!((list.rows.len(), list.left_out, list.repeated), (MAX_ROWS, 432, 1_432));
}

#[test]
fn ids_are_read_in_the_spellings_of_spreadsheets() {
    let list = csv(
        "Podcast;Apple ID\nA;1200361736.0\nB;'1200361736\nC;1,200,361,736\nD;\"=\"\"1200361736\"\"\"\nE;1.2E+09\n;1.2E+09\nF;soon\n",
    );
    let ids: Vec<_> = list.rows.iter().map(|row| row.keys.apple_id).collect();
    let id = Some(1_200_361_736);
    assert_eq!(ids, [id, id, id, id, None, None, None]);
    let problem = |row: usize| list.rows[row].keys.problem.as_deref().unwrap_or_default();
    assert!(problem(4).contains("rounded this id to 1.2E+09") && problem(5) == problem(4), "{:?}", list.rows);
    assert_eq!((problem(6), list.rows[5].number), ("“soon” is no id of a podcast.", 7));
    let list = pasted("1,200,361,736\n1200361736.0\n1.2E+09\n1619\nslow-bread.example\nNode.js");
    let keys: Vec<_> = list.rows.iter().map(|row| (row.keys.apple_id, row.keys.website.is_some())).collect();
    assert_eq!(keys, [(id, false), (id, false), (None, false), (None, false), (None, true), (None, true)]);
    assert!(list.rows[2].keys.problem.is_some() && titles(&list)[3..] == ["1619", "slow-bread.example", "Node.js"]);
}

#[test]
fn a_pasted_file_is_read_as_the_file() {
    for text in [
        "Podcast\r\nRust Talk\r\n\"Money, Power\"\r\n",
        "sep=;\r\nPodcast;Bewertung;Feed\r\nRust Talk;4,5;\r\n\"Quay; Talks\";3,0;https://a.example/f\r\n",
        "title,author\r\n\"Rust\r\nTalk\",Ada\r\n\r\n\r\nSlow Bread,Bob\r\n",
        "Our favorite shows\r\n\r\nPodcast,Host\r\nRust Talk,Ada\r\n",
        "| Podcast | Feed |\r\n|---|---|\r\n| Rust Talk | https://a.example/f |\r\n",
    ] {
        let (of_text, of_file) = (pasted(text), csv(text));
        assert_eq!((of_text.rows, of_text.format), (of_file.rows, ListFormat::Table), "{text}");
    }
    let list = pasted("title,author\nRust Talk,Ada\ntitle,author\nSlow Bread,Bob\n");
    assert_eq!((titles(&list), list.repeated), (vec!["Rust Talk", "Slow Bread"], 1), "joined lists");
    let list = pasted("\"Quay\nTalks\"\n\"Rust\" Talk\n\"open\nMoney, Power and Me");
    assert_eq!(titles(&list), ["Quay Talks", "Rust\" Talk", "open", "Money, Power and Me"]);
}

#[test]
fn rows_have_the_numbers_of_their_lines() {
    for end in ["\n", "\r\n", "\r"] {
        let numbers = |list: ImportedList| list.rows.iter().map(|row| row.number).collect::<Vec<_>>();
        let lines = ["title,author", "A,Ann", "", "\"B", "b\",Bob", "", "", "C,Cy"].join(end);
        assert_eq!(numbers(csv(&lines)), [2, 4, 8], "{end:?}");
        assert_eq!(numbers(csv(&format!("sep=,{end}{lines}"))), [3, 5, 9], "{end:?}");
        assert_eq!(numbers(pasted(&["A", "", "- B", "# heading", "C"].join(end))), [1, 3, 5], "{end:?}");
    }
}

#[test]
fn rows_that_name_nothing_are_kept() {
    let list = csv("title,feed,author\n,not a feed,\n,,Ann\n,,\n,,Ann\n#AmWriting,,\n");
    assert_eq!((list.rows.len(), list.repeated), (3, 1));
    assert_eq!(list.rows[0].keys.problem.as_deref(), Some("“not a feed” is no URL."));
    assert!(list.rows[1].keys.names_nothing() && list.rows[1].input == "Ann");
    assert_eq!(titles(&pasted("#AmWriting\n!!!\n---\n99% Invisible")), ["#AmWriting", "-", "99% Invisible"]);
    let damaged = "<opml><body><outline xmlUrl=\"https://a.example/\"/><!bad><outline text=\"B\" xmlUrl=\"nothing\"/>\
        <outline type=\"rss\" text=\"C\"/><outline text=\"folder\"></outline></body></opml>";
    let rows = pasted(damaged).rows;
    let read: Vec<_> = rows.iter().map(|row| (row.input.as_str(), row.keys.problem.is_some())).collect();
    assert_eq!(read, [("https://a.example/", false), ("B", true), ("C", false)]);
}

#[test]
fn links_in_cells_have_titles() {
    let list = pasted("- [Rust Talk](https://a.example/f)\n<https://b.example/f>\nSlow Bread — c.example/rss");
    let read: Vec<_> = list.rows.iter().map(|row| (row.keys.title.as_deref(), row.keys.feed_url.as_deref())).collect();
    let expected = [
        (Some("Rust Talk"), Some("https://a.example/f")),
        (None, Some("https://b.example/f")),
        (Some("Slow Bread"), Some("https://c.example/rss")),
    ];
    assert_eq!(read, expected);
    let list = csv(
        "Podcast,Feed\n\"=HYPERLINK(\"\"https://a.example/f\"\",\"\"Rust Talk\"\")\",\n,a.example/rss\n,pcast://a.example\n",
    );
    assert_eq!(titles(&list), ["Rust Talk", "-", "-"]);
    assert_eq!(list.rows[2].keys.feed_url.as_deref(), Some("https://a.example/"));
}

#[test]
fn formulas_are_texts() {
    let list = csv("title,website\n=cmd|' /C calc'!A0,\n'=1+1,\n'-Minus,\n=HYPERLINK(\"https://x.example\"),\n\
        Linked,\"=HYPERLINK(\"\"https://a.example/\"\",\"\"A\"\")\"\n");
    assert_eq!(titles(&list)[..3], ["=cmd|' /C calc'!A0", "=1+1", "-Minus"]);
    assert_eq!(list.rows.last().and_then(|row| row.keys.website.as_deref()), Some("https://a.example/"));
}

#[test]
fn hostile_lists_are_read_in_linear_time() {
    let mut megabyte = b"title,author\n".to_vec();
    megabyte.extend(std::iter::repeat_n(b'x', 1 << 20));
    megabyte.extend(b",Ann\nRust Talk,Bob\n");
    let list = read_bytes(&megabyte, Some("list.csv"));
    assert_eq!(list.rows.len(), 2);
    assert!(list.rows[0].keys.title.as_ref().is_some_and(|title| title.len() == 2_000));
    assert!(list.rows[0].input.chars().count() <= 201);

    let zeros = read_bytes(b"title,author\nRust\0 Talk\0,A\0da\nSlow\0Bread,Bob\n", Some("list.csv"));
    assert_eq!(titles(&zeros), ["Rust Talk", "SlowBread"]);
    assert!(read_bytes(&vec![0; MAX_LIST_BYTES], None).rows.is_empty());

    let unclosed: String = (0..1_000).map(|number| format!("Show {number},Ann\n")).collect();
    let list = csv(&format!("title,author\n\"Rust Talk,Bob\n{unclosed}"));
    assert_eq!((list.rows.len(), list.left_out), (1_000, 1), "a quote that never ends");

    // Quadratic time would be many minutes. The bound only turns it into a failure.
    let began = std::time::Instant::now();
    for piece in [",", "\"", "\n", "<outline ", "a,", "https://a.example ", "\u{feff}", "=", "\"\n"] {
        // A fifth of the largest list, because tests run without optimization.
        let text = piece.repeat((1 << 20) / piece.len());
        for name in [None, Some("list.csv")] {
            read_bytes(text.as_bytes(), name);
            assert!(began.elapsed().as_secs() < 120, "{piece:?} takes {:?}", began.elapsed());
        }
    }
}

//! Damaged bytes never bring the readers down.

use earshot_ingest::feed::{ParseContext, parse, parse_date, parse_duration_s, sanitise, to_text};
use earshot_ingest::transcript;
use proptest::prelude::*;

const FEEDS: [&[u8]; 3] = [
    include_bytes!("../fixtures/rich.xml"),
    include_bytes!("../fixtures/atom.xml"),
    include_bytes!("../fixtures/damaged.xml"),
];

/// A change of a file: where, how many bytes go, which come.
fn mutation() -> impl Strategy<Value = (usize, usize, Vec<u8>)> {
    let markup = prop::sample::select(vec![
        "<",
        ">",
        "</",
        "&",
        ";",
        "<![CDATA[",
        "]]>",
        "<!--",
        "<item>",
        "</item>",
        "\0",
        "\"",
        "<channel>",
        "xmlns:itunes=\"\"",
        "<?",
        "&#0;",
        "<!DOCTYPE x [<!ENTITY a \"b\">]>",
        "\u{FFFE}",
        "</channel>",
        "<description>",
    ]);
    let piece = prop_oneof![markup.prop_map(|text| text.as_bytes().to_vec()), prop::collection::vec(any::<u8>(), 0..4)];
    (any::<usize>(), 0_usize..64, piece)
}

fn damaged() -> impl Strategy<Value = Vec<u8>> {
    (0..FEEDS.len(), prop::collection::vec(mutation(), 1..12)).prop_map(|(index, mutations)| {
        let mut bytes = FEEDS[index].to_vec();
        for (at, length, piece) in mutations {
            let at = at % (bytes.len() + 1);
            let end = (at + length).min(bytes.len());
            bytes.splice(at..end, piece);
        }
        bytes
    })
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(400) })]

    #[test]
    fn damaged_feeds_are_read_or_refused(bytes in damaged()) {
        if let Ok(feed) = parse(&bytes, &ParseContext::default()) {
            let mut identities: Vec<_> = feed.items.iter().map(|item| &item.identity).collect();
            identities.sort();
            identities.dedup();
            prop_assert_eq!(identities.len(), feed.items.len());
        }
    }

    #[test]
    fn any_bytes_are_read_or_refused(bytes in prop::collection::vec(any::<u8>(), 0..200)) {
        let _ = parse(&bytes, &ParseContext::default());
        let _ = transcript::parse(&bytes);
    }

    #[test]
    fn any_text_is_a_value_or_none(text in ".{0,60}") {
        let _ = (parse_date(&text), to_text(&text));
        prop_assert!(parse_duration_s(&text).is_none_or(|seconds| (1..=604_800).contains(&seconds)));
    }

    #[test]
    fn what_is_sanitised_stays_as_it_is(text in "(<p>|</p>|<a href='x'>|<a href=\"https://a.example\">|</a>|<b>|<script>|&lt;|&amp;|a|<|>|\"|\n| ){0,40}") {
        let once = sanitise(&text);
        prop_assert!(!once.contains("<script"), "{}", once);
        prop_assert_eq!(ammonia::Builder::default().clean(&once).to_string().contains("script>"), false);
    }

    #[test]
    fn dates_survive_their_own_spelling(seconds in 0_i64..4_000_000_000) {
        let date = chrono::DateTime::from_timestamp(seconds, 0).expect("in range");
        prop_assert_eq!(parse_date(&date.to_rfc2822()), Some(date));
        prop_assert_eq!(parse_date(&date.to_rfc3339()), Some(date));
    }
}

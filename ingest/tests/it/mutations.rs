//! Damaged bytes never cause a panic.

use super::invariants::{check_feed, check_html, check_transcript, check_urls};
use earshot_ingest::feed::{ParseContext, parse, parse_date, parse_duration_s, sanitize, to_text};
use earshot_ingest::source::opml_urls;
use earshot_ingest::transcript;
use earshot_testkit::hostile::{Mutator, small_feeds};
use proptest::prelude::*;
use rayon::prelude::*;

const FEEDS: [&[u8]; 3] = [
    include_bytes!("../fixtures/rich.xml"),
    include_bytes!("../fixtures/atom.xml"),
    include_bytes!("../fixtures/damaged.xml"),
];

/// Parts of HTML: allowed, dropped, and those that change the tree of an HTML parser.
const FRAGMENTS: &[&str] = &[
    "<p>",
    "</p>",
    "<a href='x'>",
    "<a href=\"https://a.example\">",
    "</a>",
    "<b>",
    "</b>",
    "<i>",
    "<br>",
    "<pre>",
    "<ul>",
    "<li>",
    "</li>",
    "<h1>",
    "<h3>",
    "</h1>",
    "<div>",
    "</div>",
    "<span>",
    "<sup>",
    "<cite>",
    "<hr>",
    "<table>",
    "<tr>",
    "<td>",
    "</table>",
    "<button>",
    "<select>",
    "<svg>",
    "<nobr>",
    "<script>",
    "<!--",
    "-->",
    "&lt;",
    "&lt;p&gt;",
    "&amp;",
    "&nbsp;",
    "&#13;",
    "a",
    "b c",
    "<",
    ">",
    "\"",
    "'",
    "\n",
    "\r",
    " ",
];

/// A change of a file: offset, number of removed bytes, inserted bytes.
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

/// `benches/src/bin/mutate-feeds.rs` does the same a million times.
#[test]
fn two_thousand_mutated_feeds_are_parsed_or_rejected() {
    let mut seeds: Vec<Vec<u8>> = FEEDS.iter().map(|feed| feed.to_vec()).collect();
    seeds.extend(small_feeds().into_iter().map(|feed| feed.bytes));
    let broken: Vec<String> = (0..2_000_u64)
        .into_par_iter()
        .filter_map(|number| {
            let mut mutator = Mutator::new(number);
            let (one, other) = (mutator.random_below(seeds.len()), mutator.random_below(seeds.len()));
            let bytes = mutator.mutate(&seeds[one], &seeds[other]);
            let read = parse(&bytes, &ParseContext::default()).ok()?;
            Some(format!("seed {number}: {}", check_feed(&read, usize::MAX).err()?))
        })
        .collect();
    assert!(broken.is_empty(), "{} of them: {:#?}", broken.len(), &broken[..broken.len().min(20)]);
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn damaged_feeds_are_parsed_or_rejected(bytes in damaged()) {
        if let Ok(feed) = parse(&bytes, &ParseContext::default()) {
            let mut identities: Vec<_> = feed.items.iter().map(|item| &item.identity).collect();
            identities.sort();
            identities.dedup();
            prop_assert_eq!(identities.len(), feed.items.len());
        }
    }

    #[test]
    fn any_bytes_are_parsed_or_rejected(bytes in prop::collection::vec(any::<u8>(), 0..200)) {
        let _ = parse(&bytes, &ParseContext::default());
        let transcript = transcript::parse(&bytes, None).map(|transcript| check_transcript(&transcript));
        prop_assert!(!matches!(transcript, Ok(Err(_))), "{:?}", transcript);
        prop_assert_eq!(check_urls(&opml_urls(&bytes)), Ok(()));
    }

    #[test]
    fn any_text_is_a_value_or_none(text in ".{0,60}") {
        let _ = (parse_date(&text), to_text(&text));
        prop_assert!(parse_duration_s(&text).is_none_or(|seconds| (1..=604_800).contains(&seconds)));
    }

    #[test]
    fn sanitized_html_is_unchanged(pieces in prop::collection::vec(prop::sample::select(FRAGMENTS), 0..40)) {
        let once = sanitize(&pieces.concat(), None);
        prop_assert!(!once.contains("<script"), "{}", once);
        prop_assert_eq!(check_html(&once), Ok(()));
    }

    #[test]
    fn dates_survive_their_own_spelling(seconds in 0_i64..4_000_000_000) {
        let date = chrono::DateTime::from_timestamp(seconds, 0).expect("in range");
        prop_assert_eq!(parse_date(&date.to_rfc2822()), Some(date));
        prop_assert_eq!(parse_date(&date.to_rfc3339()), Some(date));
    }
}

//! Feeds that are large in every dimension. The corpus generates them in chunks and never holds one as a whole.

use super::hostile_feed::{ByteChunks, ExpectedContents, FeedBody, HostileFeed, HostileOutcome, item, show};

pub(super) fn feeds() -> Vec<HostileFeed> {
    let both = || ExpectedContents::titles(["One", "Two"]);
    let stream = |name: &str, what, body: fn() -> ByteChunks, expected: HostileOutcome| HostileFeed {
        name: name.to_owned(),
        defect: what,
        content_type: None,
        body: FeedBody::Stream(body),
        expected,
    };
    vec![
        stream(
            "deep-nesting",
            "200,000 elements in each other, in an item",
            deep,
            both().with_issues(["too-deep"]).into(),
        ),
        stream(
            "deep-channel",
            "200,000 elements in each other before the items",
            deep_channel,
            both().with_issues(["too-deep"]).into(),
        ),
        stream("many-attributes", "100,000 attributes on the enclosure", attributes, both().into()),
        stream("long-attribute", "an address of 8 MB", long_attribute, both().with_issues(["bad-enclosure"]).into()),
        stream("many-categories", "100,000 categories in an item", categories, both().into()),
        stream("many-persons", "100,000 persons in the channel", persons, both().into()),
        stream("many-entities", "2,000,000 references in a text", references, both().into()),
        stream("many-items", "50,000 items, 50 MB", items, ExpectedContents::items(50_000).into()),
        stream(
            "too-many-items",
            "50,100 items",
            short_items,
            ExpectedContents::items(50_000).with_issues(["truncated"]).into(),
        ),
        stream(
            "same-guid",
            "50,000 items that share a guid and an enclosure",
            same_guid,
            ExpectedContents::items(50_000).with_issues(["repeated-guid"]).into(),
        ),
        stream("large-cdata", "one CDATA section of 20 MB", cdata, both().with_issues(["truncated-text"]).into()),
        stream(
            "gigabyte-item",
            "an item of 1 GB",
            gigabyte,
            ExpectedContents::titles(["One"]).with_issues(["truncated"]).into(),
        ),
    ]
}

/// A good item, then an item with the hostile bytes in its middle.
fn in_second_item(middle: ByteChunks) -> ByteChunks {
    let whole = show("", &(item(1, "One", "") + &item(2, "Two", "HERE")));
    replace_placeholder(&whole, middle)
}

/// The text with `HERE` replaced by the chunks.
fn replace_placeholder(text: &str, middle: ByteChunks) -> ByteChunks {
    let (before, after) = text.split_once("HERE").unwrap_or((text, ""));
    Box::new(std::iter::once(before.into()).chain(middle).chain(std::iter::once(after.into())))
}

fn repeated(piece: &str, times: usize) -> ByteChunks {
    // Joins small pieces into larger chunks, because a million small ones would be slow.
    let together = 1_000.min(times);
    let large = piece.repeat(together).into_bytes();
    let rest = piece.repeat(times % together).into_bytes();
    Box::new(std::iter::repeat_n(large, times / together).chain(std::iter::once(rest)))
}

fn deep() -> ByteChunks {
    in_second_item(Box::new(repeated("<x>", 200_000).chain(repeated("</x>", 200_000))))
}

fn deep_channel() -> ByteChunks {
    let whole = show("HERE", &(item(1, "One", "") + &item(2, "Two", "")));
    replace_placeholder(&whole, Box::new(repeated("<x>", 200_000).chain(repeated("</x>", 200_000))))
}

fn attributes() -> ByteChunks {
    let whole = show("", &(item(1, "One", "") + &item(2, "Two", "").replace("length=", "HERE length=")));
    replace_placeholder(
        &whole,
        Box::new((0..100).map(|hundred| {
            (0..1_000).map(|number| format!(" a{hundred}-{number}=\"x\"")).collect::<String>().into_bytes()
        })),
    )
}

fn long_attribute() -> ByteChunks {
    in_second_item(Box::new(
        repeated("<enclosure url=\"https://media.example/", 1)
            .chain(repeated("long/way/", 900_000))
            .chain(repeated("\"/>", 1)),
    ))
}

fn categories() -> ByteChunks {
    in_second_item(Box::new((0..100_000).map(|number| format!("<category>tea {number}</category>").into_bytes())))
}

fn persons() -> ByteChunks {
    let whole = show("HERE", &(item(1, "One", "") + &item(2, "Two", "")));
    let person = |number| format!("<podcast:person role=\"guest\">Ann {number}</podcast:person>").into_bytes();
    replace_placeholder(&whole, Box::new((0..100_000).map(person)))
}

fn references() -> ByteChunks {
    in_second_item(Box::new(
        repeated("<description>", 1).chain(repeated("&amp;&#228;", 1_000_000)).chain(repeated("</description>", 1)),
    ))
}

fn items() -> ByteChunks {
    let words = "words about tea, ".repeat(50);
    let body = format!("<description>{words}</description><itunes:duration>61</itunes:duration>");
    let one = move |number: usize| item(number, &format!("Number {number}"), &body).into_bytes();
    replace_placeholder(&show("", "HERE"), Box::new((0..50_000).map(one)))
}

fn short_items() -> ByteChunks {
    replace_placeholder(&show("", "HERE"), Box::new((0..50_100).map(|number| item(number, "", "").into_bytes())))
}

fn same_guid() -> ByteChunks {
    let one = |number: usize| {
        let date = format!(
            "<pubDate>Sun, 01 Nov 2026 {:02}:{:02}:{:02} GMT</pubDate>",
            number / 3600,
            number / 60 % 60,
            number % 60
        );
        item(1, "Again", &date).into_bytes()
    };
    replace_placeholder(&show("", "HERE"), Box::new((0..50_000).map(one)))
}

fn cdata() -> ByteChunks {
    in_second_item(Box::new(
        repeated("<description><![CDATA[", 1)
            .chain(repeated("<p>tea</p>", 2_000_000))
            .chain(repeated("]]></description>", 1)),
    ))
}

pub(super) fn gigabyte() -> ByteChunks {
    let line = "A gigabyte of words about tea, said slowly, one after the other.\n";
    in_second_item(Box::new(
        repeated("<description>", 1).chain(repeated(line, (1 << 30) / line.len())).chain(repeated("</description>", 1)),
    ))
}

//! One show in every encoding that feeds use, and in some that they only declare.

use super::hostile_feed::{ExpectedContents, HostileFeed, HostileOutcome};

/// An encoding's label, a title in that encoding, and the same title as text. Another program than the decoder under
/// test produced the bytes.
const TITLES: &[(&str, &[u8], &str)] = &[
    ("Shift_JIS", b"\x82\xA8\x92\x83\x82\xCC\x8E\x9E\x8A\xD4", "お茶の時間"),
    ("EUC-JP", b"\xA4\xAA\xC3\xE3\xA4\xCE\xBB\xFE\xB4\xD6", "お茶の時間"),
    ("ISO-2022-JP", b"\x1B$B$*Cc$N;~4V\x1B(B", "お茶の時間"),
    ("EUC-KR", b"\xC2\xF7 \xB8\xB6\xBD\xC3\xB4\xC2 \xBD\xC3\xB0\xA3", "차 마시는 시간"),
    ("GB18030", b"\xBA\xC8\xB2\xE8\xCA\xB1\xBC\xE4", "喝茶时间"),
    ("gb2312", b"\xBA\xC8\xB2\xE8\xCA\xB1\xBC\xE4", "喝茶时间"),
    ("Big5", b"\xB3\xDC\xAF\xF9\xAE\xC9\xB6\xA1", "喝茶時間"),
    ("KOI8-R", b"\xFE\xC1\xCA\xCE\xD9\xCA \xDE\xC1\xD3", "Чайный час"),
    ("KOI8-U", b"\xFE\xC1\xCA\xCE\xC1 \xC7\xCF\xC4\xC9\xCE\xC1 \xA7\xD6\xC1\xCB\xC1", "Чайна година їжака"),
    ("windows-1250", b"\xC8as na \xE8aj \x9Elu\x9Dou\xE8k\xFD", "Čas na čaj žluťoučký"),
    ("windows-1251", b"\xD7\xE0\xE9\xED\xFB\xE9 \xF7\xE0\xF1", "Чайный час"),
    ("windows-1252", b"Th\xE9 \xE0 l\x92heure \x97 5 \x80", "Thé à l’heure — 5 €"),
    ("windows-1253", b"\xBF\xF1\xE1 \xE3\xE9\xE1 \xF4\xF3\xDC\xE9", "Ώρα για τσάι"),
    ("windows-1254", b"\xC7ay saati \xFD\xFE\xFDk", "Çay saati ışık"),
    ("windows-1255", b"\xF9\xF2\xFA \xFA\xE4", "שעת תה"),
    ("windows-1256", b"\xE6\xDE\xCA \xC7\xE1\xD4\xC7\xED", "وقت الشاي"),
    ("windows-1257", b"Arbatos valand\xEBl\xEB", "Arbatos valandėlė"),
    ("windows-1258", b"Tr\xE0 n\xF3ng", "Trà nóng"),
    ("windows-874", b"\xE0\xC7\xC5\xD2\xB9\xE9\xD3\xAA\xD2", "เวลาน้ำชา"),
    ("ISO-8859-1", b"Th\xE9 \xE0 cinq heures", "Thé à cinq heures"),
    ("ISO-8859-2", b"\xC8as na \xE8aj", "Čas na čaj"),
    ("ISO-8859-5", b"\xC7\xD0\xD9\xDD\xEB\xD9 \xE7\xD0\xE1", "Чайный час"),
    ("ISO-8859-7", b"\xBF\xF1\xE1 \xE3\xE9\xE1 \xF4\xF3\xDC\xE9", "Ώρα για τσάι"),
    ("ISO-8859-8", b"\xF9\xF2\xFA \xFA\xE4", "שעת תה"),
    ("ISO-8859-9", b"\xC7ay saati", "Çay saati"),
    ("ISO-8859-15", b"Th\xE9 \xE0 5 \xA4", "Thé à 5 €"),
    ("macintosh", b"Th\x8E \x88 cinq heures", "Thé à cinq heures"),
    ("x-mac-cyrillic", b"\x97\xE0\xE9\xED\xFB\xE9 \xF7\xE0\xF1", "Чайный час"),
    ("IBM866", b"\x97\xA0\xA9\xAD\xEB\xA9 \xE7\xA0\xE1", "Чайный час"),
];

pub(super) fn feeds() -> Vec<HostileFeed> {
    let declared = TITLES.iter().map(|(label, title, text)| {
        let name = format!("in-{}", label.to_ascii_lowercase());
        HostileFeed::new(
            name,
            "an encoding of old, declared in the prolog",
            build_feed(label, title),
            expect_title(text),
        )
    });
    declared.chain(unicode()).chain(mislabeled()).collect()
}

/// A feed in the encoding of its title. Its only item has the same title.
fn build_feed(label: &str, title: &[u8]) -> Vec<u8> {
    let before = format!("<?xml version=\"1.0\" encoding=\"{label}\"?>\n<rss version=\"2.0\"><channel><title>");
    let item = b"</title><item><guid>1</guid><enclosure url=\"https://media.example/1.mp3\"/><title>";
    [before.as_bytes(), title, item, title, b"</title></item></channel></rss>\n"].concat()
}

fn expect_title(title: &str) -> HostileOutcome {
    ExpectedContents::titles([title]).with_show_title(title).into()
}

fn utf16(text: &str, to_bytes: fn(u16) -> [u8; 2]) -> Vec<u8> {
    text.encode_utf16().flat_map(to_bytes).collect()
}

fn unicode() -> Vec<HostileFeed> {
    let title = "茶 🍵 ты";
    let text = String::from_utf8(build_feed("UTF-16", title.as_bytes())).expect("text");
    let without_prolog = text.split_once('\n').map_or("", |(_, rest)| rest);
    let little = utf16(&text, u16::to_le_bytes);
    let big = utf16(&text, u16::to_be_bytes);
    let feed = |name: &str, what, bytes: Vec<u8>| HostileFeed::new(name, what, bytes, expect_title(title));
    let odd = [&[0xFF, 0xFE][..], &little[..], b"\n"].concat();
    vec![
        feed("utf-16-le-bom", "two bytes a character, with a byte order mark", [&[0xFF, 0xFE], &little[..]].concat()),
        feed("utf-16-be-bom", "two bytes a character, with a byte order mark", [&[0xFE, 0xFF], &big[..]].concat()),
        feed("utf-16-le", "two bytes a character, no byte order mark", little),
        feed("utf-16-be", "two bytes a character, no byte order mark", big),
        feed(
            "utf-16-le-without-prolog",
            "two bytes a character, no byte order mark, no prolog",
            utf16(without_prolog, u16::to_le_bytes),
        ),
        feed("utf-16-odd", "two bytes a character, but one byte at the end", odd),
        feed("utf-8-bom", "a byte order mark that UTF-8 does not need", [b"\xEF\xBB\xBF", text.as_bytes()].concat()),
        feed(
            "utf-8-two-boms",
            "two byte order marks and a blank line",
            [b"\xEF\xBB\xBF\xEF\xBB\xBF\n", text.as_bytes()].concat(),
        ),
    ]
}

/// Feeds that declare another encoding than their own.
fn mislabeled() -> Vec<HostileFeed> {
    let title = "Thé à cinq heures";
    let latin = b"Th\xE9 \xE0 cinq heures";
    let utf8_as = |label: &str| build_feed(label, title.as_bytes());
    let undeclared = |title: &[u8]| {
        let bytes = build_feed("", title);
        let start = bytes.iter().position(|byte| *byte == b'\n').map_or(0, |at| at + 1);
        bytes[start..].to_vec()
    };
    let feed = |name: &str, what, bytes: Vec<u8>| HostileFeed::new(name, what, bytes, expect_title(title));
    let koi8 = b"\xFE\xC1\xCA\xCE\xD9\xCA \xDE\xC1\xD3";
    let mut broken = build_feed("UTF-8", title.as_bytes());
    let at = broken.windows(7).position(|window| window == b"</item>").unwrap_or_default();
    broken.splice(at..at, b"<description>\xC3(\xF0\x9F\x8D \xFF\xFE\x80</description>".iter().copied());
    vec![
        feed("utf-8-said-to-be-utf-16", "the prolog says UTF-16", utf8_as("utf-16")),
        feed("utf-8-said-to-be-latin-1", "the prolog says ISO-8859-1", utf8_as("iso-8859-1")),
        feed("utf-8-said-to-be-nothing-known", "the prolog says what nobody knows", utf8_as("x-teapot")),
        feed("latin-1-said-to-be-utf-8", "the prolog says UTF-8", build_feed("UTF-8", latin)),
        feed("latin-1-undeclared", "no prolog", undeclared(latin)),
        feed("utf-8-sent-as-latin-1", "the server says ISO-8859-1 of what is UTF-8", utf8_as("UTF-8"))
            .with_content_type("text/xml; charset=ISO-8859-1"),
        HostileFeed::new(
            "koi8-r-sent",
            "only the server says which encoding it is",
            undeclared(koi8),
            expect_title("Чайный час"),
        )
        .with_content_type("application/rss+xml; Charset=\"koi8-r\""),
        HostileFeed::new(
            "encoded-twice",
            "UTF-8 that was taken for Latin 1 and encoded again: nobody can tell it from the intended",
            build_feed("UTF-8", "ThÃ© Ã\u{a0} cinq heures".as_bytes()),
            expect_title("ThÃ© Ã cinq heures"),
        ),
        HostileFeed::new(
            "one-broken-character",
            "UTF-8 with some bytes that are none",
            broken,
            ExpectedContents::titles([title]).with_show_title(title).with_issues(["bad-encoding"]).into(),
        ),
        HostileFeed::new(
            "overlong-and-surrogates",
            "UTF-8 that spells characters in forbidden ways",
            build_feed("UTF-8", b"Tea\xC0\xBCb\xC0\xBE\xED\xA0\x80\xF4\x90\x80\x80\xF8\x88\x80\x80\x80"),
            ExpectedContents::items(1).with_forbidden_texts(["<b>"]).into(),
        ),
    ]
}

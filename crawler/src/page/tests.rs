use super::*;
use url::Url;

fn page(html: &str) -> Page {
    read_page(&Url::parse("https://slow.example/a/b").expect("a URL"), html.as_bytes(), None).expect("a page")
}

#[test]
fn a_page_is_parsed() {
    let page = page(
        "<!doctype html><html lang=pt-BR><head><title>Slow &amp; low</title><base href='/x/'>\
         <meta property='og:site_name' content='Slow'><link rel=canonical href=c>\
         <link rel=alternate type=application/rss+xml href=/feed>\
         <script type='application/ld+json'>{\"a\": \"<b>\"}</script><style>p { color: red }</style></head>\
         <body><header class=site-header><h1>The <em>Slow</em> Ledger</h1><nav><a href=/>Home</a></nav></header>\
         <div class='post-content'><p>Write&nbsp;to <a href='mailto:a@b.example'>me</a> now</p>\
         <footer>by us</footer></div><div class=social-links><a href='//x.com/slow'><i class='fa fa-twitter'></i></a></div>\
         <form action=send class=contact><label>Name</label><input name=name><textarea name=m>x</textarea><button>Go</button></form>\
         <footer>© <span data-cfemail=5f37>x</span></footer>",
    );
    assert_eq!(page.language.as_deref(), Some("pt-br"));
    assert_eq!((page.title.as_str(), page.headings.as_slice()), ("Slow & low", &["The Slow Ledger".to_owned()][..]));
    assert_eq!(page.canonical.as_ref().map(Url::as_str), Some("https://slow.example/x/c"));
    assert_eq!(page.feeds.first().map(Url::as_str), Some("https://slow.example/feed"));
    assert_eq!(page.json_ld, ["{\"a\": \"<b>\"}"]);
    let regions: Vec<_> = page.anchors.iter().map(|anchor| (anchor.href.as_str(), anchor.region)).collect();
    assert_eq!(regions, [("/", Region::Nav), ("mailto:a@b.example", Region::Article), ("//x.com/slow", Region::Body)]);
    assert_eq!(page.surrounding_text(&page.anchors[1]), "Write to me now");
    assert!(page.anchors[2].is_follow && page.anchors[2].label.contains("fa-twitter"));
    assert_eq!(page.anchors[2].url.as_ref().map(Url::as_str), Some("https://x.com/slow"));
    let fields: Vec<_> = page.forms[0].fields.iter().map(|field| field.kind.as_str()).collect();
    assert_eq!(
        (page.forms[0].action.as_str(), fields),
        ("https://slow.example/x/send", vec!["text", "textarea", "button"])
    );
    assert_eq!(page.cloudflare_emails, [("5f37".to_owned(), Region::Footer)]);
    let texts: Vec<_> = page.blocks.iter().map(|block| block.text.as_str()).collect();
    assert_eq!(texts, ["The Slow Ledger", "Home", "Write to me now", "by us", "Name", "Go", "© x"]);
    assert_eq!(page.blocks[3].region, Region::Article, "the foot of a post is not the foot of the site");
}

#[test]
fn broken_markup_is_read_as_far_as_it_goes() {
    let page = page("<p>one<p>two<div><a href=/1>x<a href=/2>y</div></b></nav><script>var a = '<p>no</p>'");
    let texts: Vec<_> = page.blocks.iter().map(|block| block.text.as_str()).collect();
    assert_eq!(texts, ["one", "two", "xy"]);
    assert_eq!(page.anchors.len(), 2);
    assert!(read_page(&page.url, b"\x89PNG\r\n\x1a\n\0\0\0\r", None).is_err());
    let endless = format!("<p{}>", " a".repeat(5_000));
    assert_eq!(read_page(&page.url, endless.as_bytes(), None).err(), Some(PageError::OversizedTag));
}

#[test]
fn depth_and_number_are_bounded() {
    let deep =
        "<div>".repeat(100_000) + "<a href=/deep>deep</a>" + &"</div>".repeat(100_000) + "<a href=/after>after</a>";
    assert_eq!(page(&deep).anchors.len(), 2);
    let wide = "<a href=/x>x</a>".repeat(10_000);
    assert_eq!(page(&wide).anchors.len(), 5_000);
    let long = page(&format!("<p>{}", "word ".repeat(10_000)));
    assert!(long.blocks.len() > 3 && long.blocks.iter().all(|block| block.text.len() <= 8_192));
}

#[test]
fn addresses_in_scripts_are_listed() {
    let page = page(
        "<script>var a = {\"itunes\": \"https:\\/\\/itunes.apple.com\\/podcast\\/id158\", b: 'http://b.example/', c: 'https'}</script>",
    );
    assert_eq!(page.script_urls, ["https://itunes.apple.com/podcast/id158", "http://b.example/"]);
}

#[test]
fn reversed_text_is_turned_around() {
    let page = page("<span style='unicode-bidi: bidi-override; direction: rtl'>elpmaxe.wols@ih</span>");
    assert_eq!(page.blocks[0].text, "hi@slow.example");
}

#[test]
fn hidden_elements_are_not_read() {
    for (html, text) in [
        ("<p>hi<span style='display:none'>nospam</span>@slow.example", "hi@slow.example"),
        ("<p>one<p hidden>decoy@slow.example<p>two", "one two"),
        ("<ul><li>one<li hidden>decoy@slow.example<li>two</ul>", "one two"),
        (
            "<p>one<template><p>decoy@slow.example</template><div style='visibility: hidden'><b>x</b></div>two",
            "one two",
        ),
        ("<div hidden><h2>x</h2><form><label>x</label></form><a href=mailto:decoy@slow.example>x</a></div>two", "two"),
        ("<style>.hp { display: none }</style><p>one<p class='x hp'>decoy@slow.example<p>two", "one two"),
        ("<style media=print>.hp { display: none }</style><p>one<p class=hp>two", "one two"),
        ("<p>one <noscript>two</noscript> <i aria-hidden=true>three</i>", "one two three"),
    ] {
        let page = page(html);
        let blocks: Vec<&str> = page.blocks.iter().map(|block| block.text.as_str()).collect();
        assert_eq!(blocks.join(" "), text, "{html}");
        assert!(page.anchors.is_empty() && page.headings.is_empty(), "{html}");
    }
    let hidden = page("<span hidden data-cfemail=5f37302c2b1f3a273e322f333a713c3032></span>");
    assert!(hidden.cloudflare_emails.is_empty());
    let menu = page("<nav style='display:none'><a href=/contact>Contact</a><a href=https://x.com/decoy>X</a></nav>");
    let links: Vec<_> = menu.anchors.iter().map(|anchor| (anchor.href.as_str(), anchor.text.as_str())).collect();
    assert_eq!(links, [("/contact", "Contact")], "menus open on a click, and lead on within the site");
}

#[test]
fn blocks_with_an_address_have_the_edges_of_elements() {
    let edges = |html: &str| page(html).blocks[0].edges.clone();
    assert_eq!(edges("<p><b>Mail</b><i>a@b.example</i>Phone"), [4, 15]);
    assert!(edges("<p><b>Mail</b>Phone").is_empty());
    assert!(edges("<p>a<wbr>nn@b<!-- x -->.example").is_empty());
}

proptest::proptest! {
    #[test]
    fn nothing_panics(body in proptest::collection::vec(proptest::prop_oneof![
        proptest::prelude::Just(b"<".to_vec()), proptest::prelude::Just(b"<a href='".to_vec()),
        proptest::prelude::Just(b"</div><div class='post-content'>".to_vec()), proptest::prelude::Just(b"<script>".to_vec()),
        proptest::prelude::Just(b"<title>".to_vec()), proptest::prelude::Just(b"<form><input name=".to_vec()),
        proptest::collection::vec(proptest::prelude::any::<u8>(), 0..20),
    ], 0..60)) {
        let _ = read_page(&Url::parse("https://slow.example/").expect("a URL"), &body.concat(), Some("text/html"));
    }
}

#[test]
fn text_that_nobody_sees_is_not_read() {
    let hidden = [
        "<p style='font-size:0'>trap</p>",
        "<p style='font-size:0'><b>trap</b></p>",
        "<p style='opacity:0'>trap</p>",
        "<div style='height:0;overflow:hidden'><p>trap</p></div>",
        "<p style='position:absolute;left:-9999px'>trap</p>",
        "<p style='text-indent:-999em'>trap</p>",
        "<p style='position:absolute;clip:rect(0,0,0,0)'>trap</p>",
        "<dialog><p>trap</p></dialog>",
        "<style>.pot{position:absolute;left:-9999px}</style><p class=pot>trap</p>",
    ];
    for html in hidden {
        let texts: Vec<String> =
            page(&format!("{html}<p>seen</p>")).blocks.into_iter().map(|block| block.text).collect();
        assert_eq!(texts, ["seen"], "{html}");
    }
    let shown = [
        "<div style='font-size:0'><p style='font-size:16px'>tea</p></div>",
        "<dialog open><p>tea</p></dialog>",
        "<p style='opacity:0;transform:translateY(9px)'>tea</p>",
        "<p style='opacity:0' data-w-id=1>tea</p>",
        "<style>.row{font-size:0}</style><div class=row><p>tea</p></div>",
    ];
    for html in shown {
        assert_eq!(page(html).blocks[0].text, "tea", "{html}");
    }
}

#[test]
fn an_address_without_size_is_no_link() {
    let unseen = [
        "<p style='font-size:0'>Write to <a href='mailto:a@b.example'>a@b.example</a></p>",
        "<p style='font-size:0'><a href='mailto:a@b.example'><b>us</b></a></p>",
        "<a style='font-size:0' href='tel:+4930123456'>call</a>",
    ];
    for html in unseen {
        assert!(page(html).anchors.is_empty(), "{html}");
    }
    let seen = [
        "<div style='font-size:0'><a href='mailto:a@b.example'><img src=m.png alt=Mail></a></div>",
        "<div style='font-size:0'><a href='mailto:a@b.example'><i class=fa-mail></i></a></div>",
        "<div style='font-size:0'><a href='mailto:a@b.example'><b style='font-size:9px'>us</b></a></div>",
        "<div style='font-size:0'><a href='mailto:a@b.example'></a></div>",
        "<a href='mailto:a@b.example'><span hidden>Mail</span></a>",
        "<div style='font-size:0'><a href='https://x.com/slow'>X</a></div>",
    ];
    for html in seen {
        assert_eq!(page(html).anchors.len(), 1, "{html}");
    }
}

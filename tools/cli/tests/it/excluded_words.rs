//! Searches with arguments as a shell passes them.

use crate::common::{Earshot, feed};

#[test]
fn excluded_words_are_searched_for_without_an_escape() {
    let earshot = Earshot::new();
    let file = earshot.write("feed.xml", feed("https://a.example/feed", "Tea Talk", "oolong", 3));
    earshot.ok(&["pipeline", &file]);
    let found = |arguments: &[&str]| {
        let requested = [&["search"], arguments].concat();
        earshot.json(&requested)["total"]["value"].as_u64()
    };
    assert_eq!(found(&["-crypto \"oolong number\"", "-e"]), Some(3));
    assert_eq!((found(&["show"]), found(&["-tea", "show"])), (Some(1), Some(0)));
    assert_eq!(found(&["oolong", "-number", "--episodes"]), Some(0));
    assert_eq!(found(&["-n1", "-e", "oolong", "-crypto"]), Some(3));
}

#[test]
fn too_many_words_are_an_input_error() {
    let earshot = Earshot::new();
    let file = earshot.write("feed.xml", feed("https://a.example/feed", "Tea Talk", "oolong", 3));
    earshot.ok(&["pipeline", &file]);
    let phrase = format!("\"{}\"", ["x"; 200].join(" "));
    let ended = earshot.run(&["search", &[phrase.as_str(); 3].join(" ")]);
    assert_eq!(ended.code, Some(1), "{}", ended.stderr);
    assert!(ended.stderr.contains("must have at most 512 words"), "{}", ended.stderr);
}

//! Imports, exports and splits transcripts on the command line.

use crate::common::{Earshot, feed};

const VTT: &str =
    "WEBVTT\n\n00:00.000 --> 00:02.000\n<v Ada>Welcome to the\n\n00:02.000 --> 00:04.000\n<v Ada>tea show. Yes.\n";

fn first_line(text: &str) -> &str {
    text.lines().next().unwrap_or_default()
}

#[test]
fn a_folder_is_imported_and_exported() {
    let earshot = Earshot::new();
    let file = earshot.write("feed.xml", feed("https://tea.example/feed", "Tea Talk", "oolong", 3));
    earshot.ok(&["ingest", &file]);
    earshot.write("texts/tea-talk/1.vtt", VTT);
    earshot.write("texts/other.srt", "1\n00:00:01,000 --> 00:00:02,000\nhi\n");
    let imported = earshot.json(&["transcripts", "import", "texts"]);
    assert_eq!((&imported["seen"], &imported["matched"]["guid"]), (&2.into(), &1.into()), "{imported}");
    assert_eq!((&imported["unmatched"], &imported["written"]), (&1.into(), &1.into()), "{imported}");
    let words = earshot.run(&["transcripts", "import", "texts"]);
    assert_eq!(first_line(&words.stdout), "2 files seen: 1 matched, 1 unmatched, 0 ambiguous, 0 duplicates");
    assert!(words.stdout.contains("0 transcripts new or changed, 1 unchanged"), "{}", words.stdout);
    assert!(words.stderr.contains("skipped: other: no episode matches the name"), "{}", words.stderr);

    let slug = earshot.json(&["feed", "parse", &file])["episodes"][0]["slug"].as_str().expect("a slug").to_owned();
    let export = |format: &str| earshot.ok(&["transcripts", "export", &slug, "--format", format]);
    assert_eq!(export("txt"), "Ada: Welcome to the\ntea show. Yes.\n");
    assert_eq!(
        export("vtt"),
        "WEBVTT\n\n00:00:00.000 --> 00:00:02.000\n<v Ada>Welcome to the\n\n00:00:02.000 --> 00:00:04.000\n<v Ada>tea show. Yes.\n"
    );
    assert_eq!(
        export("vtt-sentences"),
        "WEBVTT\n\n00:00:00.000 --> 00:00:04.000\n<v Ada>Welcome to the tea show.\n\n00:00:02.000 --> 00:00:04.000\n<v Ada>Yes.\n"
    );
    assert!(export("srt").starts_with("1\n00:00:00,000 --> 00:00:02,000\nAda: Welcome to the\n\n2\n"));
    let json: serde_json::Value = serde_json::from_str(&export("json")).expect("JSON");
    assert_eq!(json["segments"][0]["endTime"], 2.0);
    assert_eq!(earshot.json(&["transcripts", "export", &slug])["format"], "txt");

    let passages = earshot.json(&["transcripts", "passages", &slug]);
    assert_eq!(
        passages,
        serde_json::json!([{ "text": "Welcome to the\ntea show. Yes.", "tokens": 6, "startMs": 0, "endMs": 4000, "speaker": "Ada" }])
    );
    let shown = earshot.ok(&["transcripts", "passages", &slug]);
    assert_eq!(first_line(&shown), "[0:00 to 0:04, 6 tokens, Ada]");
}

#[test]
fn wrong_input_is_reported() {
    let earshot = Earshot::new();
    let file = earshot.write("feed.xml", feed("https://tea.example/feed", "Tea Talk", "oolong", 1));
    earshot.ok(&["ingest", &file]);
    std::fs::create_dir(earshot.path("empty")).expect("a folder");
    earshot.write("texts/other.vtt", VTT);
    let cases: &[(&[&str], &str)] = &[
        (&["transcripts", "import", "missing"], "cannot be listed"),
        (&["transcripts", "import", "empty"], "the folder contains no transcripts"),
        (&["transcripts", "import", "texts"], "none of 1 file could be matched: 1 unmatched, 0 ambiguous"),
        (&["transcripts", "export", "nobody"], "there is no episode nobody"),
        (&["transcripts", "export", "nobody", "--format", "doc"], "invalid value 'doc'"),
        (&["ingest", &file, "--transcripts", "some"], "[possible values: all, new, none]"),
    ];
    for (arguments, expected) in cases {
        let ended = earshot.run(arguments);
        assert_eq!(ended.code, Some(1), "{arguments:?}: {}", ended.stderr);
        assert!(ended.stderr.contains(expected), "{arguments:?}: {}", ended.stderr);
    }
    let episode = earshot.json(&["feed", "parse", &file])["episodes"][0]["id"].as_str().expect("an id").to_owned();
    let ended = earshot.run(&["transcripts", "export", &episode]);
    assert_eq!(ended.code, Some(1));
    assert!(ended.stderr.contains("has no transcript") && ended.stderr.contains("hint:"), "{}", ended.stderr);
    earshot.write("texts/1.txt", "Only words.");
    earshot.ok(&["transcripts", "import", "texts"]);
    let ended = earshot.run(&["transcripts", "export", &episode, "--format", "srt"]);
    assert!(ended.code == Some(1) && ended.stderr.contains("has no times, which srt needs"), "{}", ended.stderr);
}

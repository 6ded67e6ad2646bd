//! Every transcript format, and other formats.

use earshot_ingest::transcript::parse;
use earshot_model::transcript::{split_cues_by_sentence, to_json, to_srt, to_vtt};
use earshot_model::{Cue, TranscriptFormat};
use proptest::prelude::*;

/// Start, end, speaker, text.
type Row = (Option<i64>, Option<i64>, Option<String>, String);

fn cues(text: &str) -> (TranscriptFormat, Vec<Row>) {
    let parsed = parse(text.as_bytes(), None).expect("a transcript");
    (parsed.format, parsed.cues.into_iter().map(|cue| (cue.start_ms, cue.end_ms, cue.speaker, cue.text)).collect())
}

fn cue(start: i64, end: i64, speaker: &str, text: &str) -> Row {
    (Some(start), Some(end), (!speaker.is_empty()).then(|| speaker.to_owned()), text.to_owned())
}

#[test]
fn vtt() {
    let text = "WEBVTT - a title\nX-TIMESTAMP-MAP=0\n\nNOTE a note\nof two lines\n\nSTYLE\n::cue { color: red }\n\n\
        intro\n00:01.000 --> 00:02.500 align:start\n<v.loud Ann Lee>Hello <c>there</c>\n&lt;you&gt;</v>\n\n\
        01:00:00.5 --> 01:00:01.25\n<v Bo>Yes. <v Ann Lee>No.\n";
    let expected = vec![
        cue(1000, 2500, "Ann Lee", "Hello there <you>"),
        cue(3_600_500, 3_601_250, "Bo", "Yes."),
        cue(3_600_500, 3_601_250, "Ann Lee", "No."),
    ];
    assert_eq!(cues(text), (TranscriptFormat::Vtt, expected));
}

#[test]
fn srt_with_its_usual_faults() {
    let text = "\u{FEFF}1\r\n00:00:01,000 --> 00:00:02,000\r\n- Ann: Hello\r\n{\\an8}<i>again</i>\r\n2\r\n00:00:02.000 --> 00:00:03.000\r\nBye\r\n\r\n\
        00:00:05,000 --> 00:00:04,000\r\nno number, ends early\r\n\r\n4\r\n00:00:06,000 --> 00:00:07,000\r\n\r\n";
    let (format, found) = cues(text);
    assert_eq!(format, TranscriptFormat::Srt);
    assert_eq!(
        found,
        [
            cue(1000, 2000, "Ann", "Hello again"),
            cue(2000, 3000, "", "Bye"),
            cue(5000, 5000, "", "no number, ends early"),
        ]
    );
}

#[test]
fn json() {
    let text = r#"{"version":"1.0.0","segments":[{"speaker":"Ann","startTime":0.5,"endTime":"1.25","body":"Hello"},{"body":""},{"body":"Bo: yes"}]}"#;
    let expected = vec![cue(500, 1250, "Ann", "Hello"), (None, None, Some("Bo".to_owned()), "yes".to_owned())];
    assert_eq!(cues(text), (TranscriptFormat::Json, expected));
}

#[test]
fn json_of_words_is_joined() {
    let word = |index: usize| {
        format!(r#"{{"start":{index},"end":{index}.5,"text":"{}"}}"#, if index % 10 == 9 { "end." } else { "word" })
    };
    let text = format!("[{}]", (0..30).map(word).collect::<Vec<_>>().join(","));
    let (_, found) = cues(&text);
    assert_eq!(found.len(), 3);
    assert_eq!((found[1].0, found[1].1), (Some(10_000), Some(19_500)));
}

#[test]
fn html_and_text() {
    let html = "<cite>Ann:</cite><time>0:05</time><p>Hello &amp; welcome</p><cite>Bo:</cite><time>0:09</time><p>Hi</p>";
    let (format, found) = cues(html);
    assert_eq!(format, TranscriptFormat::Html);
    assert_eq!(found[0], (Some(5000), None, Some("Ann".to_owned()), "Hello & welcome".to_owned()));
    assert_eq!(found.len(), 2);
    let (format, found) = cues("Ann: Hello\n\nand then nothing");
    assert_eq!((format, found.len(), found[0].2.as_deref()), (TranscriptFormat::Text, 2, Some("Ann")));
}

#[test]
fn other_documents_are_rejected() {
    let cases: &[(&[u8], &str)] = &[
        (b"", "it contains no speech"),
        (b"WEBVTT\n\n", "it contains no speech"),
        (b"{\"error\":1}", "JSON that is not a transcript"),
        (b"[[1, 2", "JSON that is not a transcript"),
        (b"ab\0cd", "binary data"),
        (b"%PDF-1.7 text", "binary data"),
        (b"<?xml version='1.0'?><Trans><Turn/></Trans>", "XML that is not a web page"),
        (
            b"<html><head><title>Not found</title></head><body><script>x()</script></body></html>",
            "it contains no speech",
        ),
    ];
    for (bytes, expected) in cases {
        assert_eq!(parse(bytes, None).expect_err(expected).to_string(), *expected);
    }
}

/// Kinds and first lines of the issues.
fn issues(bytes: &[u8]) -> Vec<(String, Option<u32>)> {
    let parsed = parse(bytes, None).expect("a transcript");
    parsed.issues.into_iter().map(|issue| (issue.kind, issue.line)).collect()
}

#[test]
fn dropped_content_is_reported() {
    let cases: &[(&str, &str, u32)] = &[
        ("WEBVTT\n\n00:02.000 --> 00:01.000\nback\n", "reversed-time", 3),
        ("WEBVTT\n\n-00:02.000 --> 00:01.000\nnegative\n", "bad-time", 3),
        ("1\n00:00:01,000 --> later\nno end\n\n2\n00:00:02,000 --> 00:00:03,000\nx\n", "bad-time", 2),
        ("WEBVTT\n\n00:05.000 --> 00:06.000\none\n\n00:01.000 --> 00:02.000\ntwo\n", "out-of-order", 6),
        ("WEBVTT\n\n00:01.000 --> 00:02.000\none\n\nand this belongs to nothing\n\n", "stray-text", 6),
        ("WEBVTT\n\n00:01.000 --> 00:02.000\n\n\n00:03.000 --> 00:04.000\nx\n", "empty-cue", 3),
        ("---\ntitle: x\n---\nAnn: hi\n", "front-matter", 1),
        ("{\"segments\":[{\"startTime\":1,\"body\":\"kept\"},\n{\"sta", "broken-json", 2),
    ];
    for (text, kind, line) in cases {
        assert_eq!(issues(text.as_bytes()), [((*kind).to_owned(), Some(*line))], "{text}");
    }
    assert_eq!(issues(b"Ann: caf\xE9")[0].0, "guessed-encoding");
    let json = r#"{"segments":[{"startTime":-1,"endTime":1e300,"body":"x"}]}"#;
    assert_eq!(issues(json.as_bytes())[0].0, "bad-time");
    assert_eq!(cues(json).1, [(None, None, None, "x".to_owned())], "times are never invented");
    let mut big = b"WEBVTT\n\n00:01.000 --> 00:02.000\nfirst\n\nNOTE ".to_vec();
    big.resize(earshot_model::limits::MAX_TRANSCRIPT_BYTES + 1, b'x');
    assert_eq!(issues(&big), [("truncated".to_owned(), None)]);
}

#[test]
fn blank_lines_within_a_subrip_cue_lose_nothing() {
    let text = "1\n00:00:01,000 --> 00:00:02,000\none\n\ntwo\n\n2\n00:00:03,000 --> 00:00:04,000\n2020\n\n00:00:05.000 --> 00:00:06.000 X1:40\nAnn: a\nBo: b\n";
    let expected = [
        cue(1000, 2000, "", "one two"),
        cue(3000, 4000, "", "2020"),
        cue(5000, 6000, "Ann", "a"),
        cue(5000, 6000, "Bo", "b"),
    ];
    assert_eq!(cues(text), (TranscriptFormat::Srt, expected.to_vec()));
    let old_mac = text.replace('\n', "\r");
    assert_eq!(cues(&old_mac), (TranscriptFormat::Srt, expected.to_vec()));
}

#[test]
fn json_of_recognizers() {
    let namespace = r#"{"version":"1.0.0","segments":[
        {"speaker":"Darth Vader","startTime":0.5,"endTime":0.75,"body":"I"},{"speaker":"Darth Vader","startTime":1,"endTime":1.25,"body":"am"},
        {"speaker":"Darth Vader","startTime":1.5,"endTime":2.0,"body":"your"},{"speaker":"Darth Vader","startTime":2.25,"endTime":2.5,"body":"father."},
        {"speaker":"Luke","startTime":2.75,"endTime":3,"body":"Nooo."}]}"#;
    assert_eq!(
        cues(namespace).1,
        [cue(500, 2500, "Darth Vader", "I am your father."), cue(2750, 3000, "Luke", "Nooo.")]
    );
    // Sentences with their words, followed by all words again: the sentences count.
    let both = r#"{"text":"Hi all.","words":[{"word":"Hi","start":0,"end":0.2},{"word":"all.","start":0.3,"end":0.5}],
        "segments":[{"id":0,"start":0.0,"end":0.5,"text":" Hi all.","words":[{"word":"Hi","start":0,"end":0.2}]}]}"#;
    assert_eq!(cues(both).1, [cue(0, 500, "", "Hi all.")]);
    let nested = r#"{"response":{"results":[{"alternatives":[{"transcript":"Guten Morgen","words":[{"startTime":"0.100s","endTime":"0.7s","word":"Guten"},
        {"startTime":"0.7s","endTime":"0.8s","word":"Morgen"}]},{"words":[{"word":"worse"}]}]}]}}"#;
    assert_eq!(cues(nested).1, [cue(100, 700, "", "Guten"), cue(700, 800, "", "Morgen")]);
    let numbered = r#"[{"speaker":1,"start":"00:00:01.5","end":2,"text":"yes"}]"#;
    assert_eq!(cues(numbered).1, [cue(1500, 2000, "Speaker 1", "yes")]);
    let wide: String =
        (0..9).map(|number| format!(r#"{{"start":{number},"end":{number},"text":"你知道即使你在收集"}},"#)).collect();
    assert_eq!(cues(&format!("[{}]", wide.trim_end_matches(','))).1.len(), 9, "sentences without spaces are no words");
    assert_eq!(cues(r#"{"transcript":"The whole text."}"#).1, [(None, None, None, "The whole text.".to_owned())]);
}

#[test]
fn html_of_hosts() {
    let page = "<!DOCTYPE html><html><head><title>t</title><style>p{}</style></head><body><!-- <p>no</p> -->\
        <P><CITE class=x>Ann:</CITE> <time datetime='PT5S'>[0:05]</time> Hello<br>there</P><script>alert('<p>')</script><p>Bo: hi</p></body></html>";
    let expected = [
        (Some(5000), None, Some("Ann".to_owned()), "Hello".to_owned()),
        (None, None, Some("Ann".to_owned()), "there".to_owned()),
        (None, None, Some("Ann".to_owned()), "Bo: hi".to_owned()),
    ];
    assert_eq!(cues(page), (TranscriptFormat::Html, expected.to_vec()));
    let bare = "<p>Ann: one\nmore</p><p>Bo (00:07): two</p>";
    assert_eq!(cues(bare).1[1], (Some(7000), None, Some("Bo".to_owned()), "two".to_owned()));
    let deep = format!("{}deep", "<div>".repeat(300_000));
    assert_eq!(cues(&deep).1, [(None, None, None, "deep".to_owned())]);
}

#[test]
fn text_with_names_and_times() {
    let turns = "**Ann:**\n\nHello.\n\nStill me.\n\n**Bo:** [00:10] Yes.\n\n## Break\n\n---\n\nWarning: no name\n";
    let named = |name: &str, text: &str| (None, None, Some(name.to_owned()), text.to_owned());
    let expected = [
        named("Ann", "Hello."),
        named("Ann", "Still me."),
        (Some(10_000), None, Some("Bo".to_owned()), "Yes.".to_owned()),
        (None, None, None, "Warning: no name".to_owned()),
    ];
    assert_eq!(cues(turns).1, expected);
    let timed = "00:00:00 Hello\n\n00:00:04 <v Ann Lee>World\n";
    assert_eq!(cues(timed).1[1], (Some(4000), None, Some("Ann Lee".to_owned()), "World".to_owned()));
    assert_eq!(cues("12:30 was when\nwe met\n").1[0].3, "12:30 was when", "one time is no column of times");
}

#[test]
fn hostile_files_are_read_in_one_pass() {
    // Each would take hours if the parser repeatedly searched ahead for something that does not occur.
    let size = 1 << 18;
    for piece in [
        "<v ", "<p ", "<script>", "<!--", "{\\", "&", "[", "**", "_a", "a: ", "(0:01) ", "\u{4e00}", "x", "<cite>",
        "<b",
    ] {
        for head in ["", "WEBVTT\n\n00:01.000 --> 00:02.000\n", "<p>"] {
            let _ = parse(format!("{head}{}", piece.repeat(size / piece.len())).as_bytes(), None);
        }
    }
    let _ = parse("[".repeat(size).as_bytes(), None);
    let _ = parse("{\"segments\":".repeat(size / 12).as_bytes(), None);
    let one_line = "Ann: word ".repeat(size / 4);
    let parsed = parse(one_line.as_bytes(), None).expect("a transcript");
    let kept: usize = parsed.cues.iter().map(|cue| cue.text.len() + 1).sum();
    assert!(kept >= one_line.len() - 16 && parsed.cues.len() > 50, "a long line is cut and not cut off");
}

/// Cues that every format can represent: one sentence each, plausible names, ends after starts.
fn some_cues() -> impl Strategy<Value = Vec<Cue>> {
    let name = prop::option::of("[A-Z]x[a-z]{0,7}( [A-Z][a-z]{1,8})?");
    let row = (1_i64..60_000, name, "[a-z<>&é][a-z <>&;é]{0,30}[a-zé]");
    prop::collection::vec(row, 4..20).prop_map(|rows| {
        let mut start = 0;
        let cue = |(length, speaker, text): (i64, Option<String>, String)| {
            let text = text.split_whitespace().collect::<Vec<_>>().join(" ") + " and so on.";
            let cue = Cue { start_ms: Some(start), end_ms: Some(start + length), speaker, text };
            start += length;
            cue
        };
        rows.into_iter().map(cue).collect()
    })
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(200) })]

    #[test]
    fn written_transcripts_round_trip(cues in some_cues()) {
        let read = |file: String| parse(file.as_bytes(), None).map(|parsed| (parsed.format, parsed.cues));
        prop_assert_eq!(read(to_vtt(&cues)), Ok((TranscriptFormat::Vtt, cues.clone())));
        prop_assert_eq!(read(to_srt(&cues)), Ok((TranscriptFormat::Srt, cues.clone())));
        prop_assert_eq!(read(to_json(&cues)), Ok((TranscriptFormat::Json, cues.clone())));
        let sentences = split_cues_by_sentence(&cues);
        prop_assert_eq!(read(to_vtt(&sentences)), Ok((TranscriptFormat::Vtt, sentences)));
    }

    #[test]
    fn vtt_of_anything_is_stable(text in "(WEBVTT|\n|\r|00:01.000|00:00:05,5|-->| |1|<v |>|<|Ann:|-|&lt;|é|学。|\"|\\{){0,60}") {
        if let Ok(parsed) = parse(text.as_bytes(), None) {
            let written = to_vtt(&parsed.cues);
            if let Ok(again) = parse(written.as_bytes(), None) {
                let twice = to_vtt(&again.cues);
                let third = parse(twice.as_bytes(), None).map(|parsed| to_vtt(&parsed.cues));
                prop_assert_eq!(third, Ok(twice));
            }
        }
    }

    #[test]
    fn damaged_transcripts_are_parsed_or_rejected(text in "(WEBVTT|\n|\r|00:01.000|-->| |1|<v |>|<|Ann:|\\{|\\[|\"body\"|&lt;|é|,|\\*\\*|\\(0:01\\)|<p>|<cite>){0,60}") {
        let _ = parse(text.as_bytes(), None);
    }
}

//! Every format of transcript, and what is none.

use earshot_ingest::transcript::{parse, to_vtt};
use earshot_model::{Cue, TranscriptFormat};
use proptest::prelude::*;

/// Start, end, speaker, text.
type Row = (Option<i64>, Option<i64>, Option<String>, String);

fn cues(text: &str) -> (TranscriptFormat, Vec<Row>) {
    let parsed = parse(text.as_bytes()).expect("a transcript");
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
fn what_is_no_transcript_is_told() {
    let cases: [(&[u8], &str); 5] = [
        (b"", "nothing is said in it"),
        (b"WEBVTT\n\n", "nothing is said in it"),
        (b"{\"error\":1}", "JSON that is no transcript"),
        (b"[1, 2", "JSON that is no transcript"),
        (b"ab\0cd", "binary data"),
    ];
    for (bytes, expected) in cases {
        assert_eq!(parse(bytes).expect_err(expected).to_string(), expected);
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(300) })]

    #[test]
    fn vtt_round_trip(lines in prop::collection::vec((0_i64..9_000_000, 0_i64..60_000, prop::option::of("[A-Z][a-z]{1,8}( [A-Z][a-z]{1,8})?"), "[a-z<>&é][a-z <>&;é]{0,30}[a-zé.]"), 1..20)) {
        let tidy = |text: String| text.split_whitespace().collect::<Vec<_>>().join(" ");
        let cues: Vec<Cue> = lines.into_iter().map(|(start, length, speaker, text)| Cue {
            start_ms: Some(start), end_ms: Some(start + length), speaker, text: tidy(text),
        }).collect();
        prop_assert_eq!(parse(to_vtt(&cues).as_bytes()).map(|parsed| parsed.cues), Ok(cues));
    }

    #[test]
    fn damaged_transcripts_are_read_or_refused(text in "(WEBVTT|\n|\r|00:01.000|-->| |1|<v |>|<|Ann:|\\{|\\[|\"body\"|&lt;|é|,){0,60}") {
        let _ = parse(text.as_bytes());
    }
}

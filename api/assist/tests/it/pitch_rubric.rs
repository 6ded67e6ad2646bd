//! The checks of a pitch that a program can decide, over every template, perspective, length and ten shows.

use crate::relevancy::now;
use chrono::{DateTime, Duration, Utc};
use earshot_assist::facts::{EpisodeFacts, GuestFacts, SenderFacts, ShowFacts, SpeakerRole, TranscriptCue};
use earshot_assist::outreach::{
    BuiltInTemplateName, EmailLength, GenerationMode, Intensity, OutreachOptions, OutreachRequest, OutreachVariant,
    Perspective, write,
};
use earshot_assist::words::{CorpusStatistics, sentences, word_count};
use std::collections::HashSet;

/// Claims of effort or absence, counts, praise, urgency and guilt.
const NEVER: [&str; 32] = [
    "looked through",
    "listened",
    "researched",
    "i saw",
    "came across",
    "found none",
    "found nothing",
    "none of your",
    "not covered",
    "of your last",
    "that is why",
    "perfect",
    "huge fan",
    "love",
    "impressive",
    "expert",
    "thought leader",
    "renowned",
    "further",
    "builds on",
    "wants to reach",
    "bumping",
    "did you see",
    "following up",
    "re:",
    "could add to that",
    "a bit of background",
    "from my bio",
    "most often get wrong",
    "look like to",
    "earshot",
    "great",
];
const SENDER: &str = "Robin Achterberg";

fn guest() -> GuestFacts {
    GuestFacts {
        id: "falk".into(),
        first_name: "Runa".into(),
        last_name: "Falk".into(),
        short_bio:
            "Runa Falk is a food historian who studies cold storage. She wrote two books about ice and kitchens.".into(),
        long_bio: "Runa spent six years in the archives of fish markets. She teaches food history in Bergen.".into(),
        topics: vec![
            "How ice changed what we eat".into(),
            "Why do kitchens waste food?".into(),
            "Feeding a city: the night shift".into(),
            "Cold storage".into(),
        ],
        topics_to_avoid: vec!["Supplements".into()],
        website_url: Some("https://falk.example/".into()),
        one_pager_url: Some("https://falk.example/one".into()),
        booking_url: Some("https://falk.example/book".into()),
        ..GuestFacts::default()
    }
}

fn episode(number: usize, days: i64, title: &str, notes: &str) -> EpisodeFacts {
    EpisodeFacts {
        id: format!("e{number}"),
        slug: format!("e{number}"),
        title: title.into(),
        description: notes.into(),
        published: Some(now() - Duration::days(days)),
        ..EpisodeFacts::default()
    }
}

fn cue(second: u32, role: SpeakerRole, speaker: Option<&str>, text: &str) -> TranscriptCue {
    TranscriptCue { second: Some(second), speaker: speaker.map(str::to_owned), role, text: text.into() }
}

fn show(title: &str, hosts: &[&str], language: &str, episodes: Vec<EpisodeFacts>) -> ShowFacts {
    ShowFacts {
        id: title.into(),
        title: title.into(),
        description: "Talks about kitchens, markets and the people who work there.".into(),
        host_names: hosts.iter().map(|name| (*name).to_owned()).collect(),
        language: Some(language.into()),
        episodes,
        ..ShowFacts::default()
    }
}

/// With a host's question, a guest's sentence, notes alone, a title alone, two hosts, three hosts, no host on record, an
/// old episode, German, Japanese, and nothing in common.
fn shows() -> Vec<ShowFacts> {
    let with = |mut episode: EpisodeFacts, cues: Vec<TranscriptCue>| {
        episode.cues = cues;
        episode
    };
    let question = "Who first thought of cold storage for a whole city?";
    let statement = "We lost half of the catch before we had cold storage.";
    vec![
        show("Salt Roads", &["Ana Ruiz"], "en", vec![with(
            episode(1, 20, "The harbor at five", ""),
            vec![cue(9, SpeakerRole::Host, None, "Welcome back."), cue(61, SpeakerRole::Host, None, question)],
        )]),
        show("Deck Hands", &["Ana Ruiz", "Joel Park"], "en", vec![with(
            episode(1, 40, "Ep. 12: Second catch | Deck Hands", ""),
            vec![cue(80, SpeakerRole::Guest, Some("Bo Ek"), statement), cue(90, SpeakerRole::Host, Some("Joel Park"), question)],
        )]),
        show("Market Hours", &["Ida Bloom"], "en", vec![
            episode(1, 90, "Who sweeps the hall?", "The cold storage of a market hall costs more than its roof."),
            episode(2, 300, "Cold storage in the old town", ""),
        ]),
        show("Plates", &[], "en", vec![episode(1, 10, "Cold storage for beginners", "")]),
        show("Three Spoons", &["Ana Ruiz", "Joel Park", "Ida Bloom"], "en", vec![episode(1, 10, "Cold storage, hot kitchen", "")]),
        show("Old Radio", &["Tom Vale"], "en", vec![episode(1, 2_000, "Cold storage after the war", "")]),
        show("Brotzeit", &["Jörg Weiß"], "de", vec![EpisodeFacts {
            description: "Wir sprechen über das Brot und die Menschen, die es backen. Der Ofen ist alt und das Mehl nicht billig.".into(),
            ..episode(1, 30, "Der Ofen", "")
        }]),
        show("海の話", &[], "ja", vec![episode(1, 30, "氷と魚と市場の話を聞く、港の町から届く声の記録の第一回目です、料理人と漁師が語ります", "")]),
        show("Chess Moves", &["Kim Vogt"], "en", vec![episode(1, 10, "The quiet rook", "A long endgame.")]),
        show("Late Plates", &["Runa Berg"], "en", vec![with(
            episode(1, 100, "After closing", "Supplements for cooks."),
            vec![cue(30, SpeakerRole::Unknown, None, statement)],
        ), episode(2, 5, "Cold storage, again", "")]),
    ]
}

fn options() -> Vec<OutreachOptions> {
    let mut all = Vec::new();
    for template in BuiltInTemplateName::ALL {
        for perspective in [Perspective::First, Perspective::Third] {
            for (email_length, level) in [
                (EmailLength::Short, Intensity::Light),
                (EmailLength::Medium, Intensity::Medium),
                (EmailLength::Long, Intensity::Heavy),
            ] {
                all.push(OutreachOptions {
                    template,
                    perspective,
                    email_length,
                    personalization_level: level,
                    call_to_action_style: level,
                    generation_mode: GenerationMode::Advanced,
                    variants: 3,
                    ..OutreachOptions::default()
                });
            }
        }
    }
    all
}

/// The text without what stands in quotation marks.
fn unquoted(text: &str) -> String {
    let mut out = String::new();
    let mut depth = 0_usize;
    for letter in text.chars() {
        match letter {
            '“' | '„' | '«' if depth == 0 => depth = 1,
            '”' | '»' if depth > 0 => depth = 0,
            _ if depth == 0 => out.push(letter),
            _ => {}
        }
    }
    out
}

#[test]
fn every_pitch_passes_the_rubric() {
    let (guest, shows) = (guest(), shows());
    let statistics = CorpusStatistics::from_shows(&shows);
    let sender = SenderFacts { name: Some(SENDER.into()), ..SenderFacts::default() };
    let (mut with_reason, mut total) = (0_usize, 0_usize);
    for options in options() {
        let mut masked: HashSet<String> = HashSet::new();
        for show in &shows {
            let request = OutreachRequest {
                guest: &guest,
                show,
                sender: &sender,
                options: &options,
                statistics: &statistics,
                now: now(),
            };
            let result = write(&request).expect("a pitch");
            for (number, variant) in result.variants.iter().enumerate() {
                check(variant, show, &options);
                let is_new = masked.insert(mask(&format!("{number} {}", variant.body), show));
                let has_frame = show.language.as_deref() == Some("en") && variant.hook.is_strong();
                assert!(is_new || !has_frame, "14: the same text for another show\n{}", variant.body);
                with_reason += usize::from(variant.hook.is_strong());
                total += 1;
            }
        }
    }
    assert!(with_reason * 3 > total, "{with_reason} of {total} have a reason");
}

fn check(variant: &OutreachVariant, show: &ShowFacts, options: &OutreachOptions) {
    let (subject, body) = (variant.subject.as_str(), variant.body.as_str());
    let context = format!("{} · {options:?}\n{subject}\n\n{body}", show.title);
    let (prose, lower) = (unquoted(body), unquoted(body).to_lowercase());
    let is_english = !matches!(show.title.as_str(), "Brotzeit" | "海の話");
    assert!(word_count(body) <= options.email_length.max_words().min(200), "1: length\n{context}");
    for (_, sentence) in sentences(&prose) {
        assert!(word_count(sentence) <= 25, "2: {sentence}\n{context}");
    }
    assert!(subject.chars().count() <= 50 && !subject.contains('!') && !subject.starts_with("Re:"), "3\n{context}");
    assert!(!is_english || (3..=8).contains(&word_count(subject)), "3: words of the subject\n{context}");
    let unsupported: Vec<_> = variant.claims.iter().filter(|claim| !claim.is_supported).collect();
    assert!(unsupported.is_empty(), "4, 5: {unsupported:?}\n{context}");
    if is_english {
        let without_idea = prose.replace("why do kitchens waste food?", "").replace("Why do kitchens waste food?", "");
        assert_eq!(without_idea.matches('?').count(), 1, "6: one question\n{context}");
        for phrase in NEVER {
            assert!(!lower.contains(phrase), "7, 8: {phrase}\n{context}");
        }
        let opening = body.split("\n\n").nth(1).unwrap_or_default();
        assert!(
            !opening.contains("Runa Falk") && (opening.starts_with("[your reason]") != variant.hook.is_strong()),
            "9\n{context}"
        );
    }
    let open = subject.matches('[').count() + body.matches('[').count();
    assert_eq!(open, variant.placeholders.len(), "10\n{context}");
    assert!(
        body.contains("Runa Falk") && (body.contains(SENDER) || options.perspective == Perspective::First),
        "11\n{context}"
    );
    assert!(body.matches("https://").count() <= 2, "12\n{context}");
    assert!(!lower.contains("supplement"), "13\n{context}");
    assert!(
        body.matches("Runa").count() <= 3 + show.host_names.iter().filter(|name| name.contains("Runa")).count(),
        "15\n{context}"
    );
    for pronoun in [" she ", " he ", " her ", " his ", " him "] {
        assert!(!lower.contains(pronoun), "15: {pronoun}\n{context}");
    }
    for wrong in ["  ", " .", "..", "?.", "!.", ",,", "“”", "\n\n\n"] {
        assert!(!body.contains(wrong), "{wrong:?} in {context}");
    }
}

fn mask(body: &str, show: &ShowFacts) -> String {
    let names = show.host_names.iter().flat_map(|name| name.split(' '));
    let titles = show.episodes.iter().map(|episode| episode.title.as_str());
    names.chain(titles).chain([show.title.as_str()]).fold(body.to_owned(), |text, name| text.replace(name, "…"))
}

#[test]
fn a_reason_is_dated_when_it_is_old_and_names_who_spoke() {
    let shows = shows();
    let statistics = CorpusStatistics::from_shows(&shows);
    let (guest, sender) = (guest(), SenderFacts::default());
    let options = OutreachOptions { generation_mode: GenerationMode::Advanced, ..OutreachOptions::default() };
    let opening = |title: &str| {
        let show = shows.iter().find(|show| show.title == title).expect("the show");
        let request = OutreachRequest {
            guest: &guest,
            show,
            sender: &sender,
            options: &options,
            statistics: &statistics,
            now: now(),
        };
        let result = write(&request).expect("a pitch");
        let variant = &result.variants[0];
        (variant.body.split("\n\n").take(2).collect::<Vec<_>>().join(" "), variant.hook.second, result.warnings)
    };
    let (salt, second, _) = opening("Salt Roads");
    assert!(salt.starts_with("Hi Ana,") && salt.contains("sked") && salt.contains("“Who first thought"), "{salt}");
    assert_eq!(second, Some(61));
    let (deck, ..) = opening("Deck Hands");
    assert!(
        deck.starts_with("Hi Ana and Joel,") && deck.contains("Joel asked") && deck.contains("“Second catch”"),
        "{deck}"
    );
    let (old, ..) = opening("Old Radio");
    let year: DateTime<Utc> = now() - Duration::days(2_000);
    assert!(old.contains(&year.format("(%B %Y)").to_string()), "{old}");
    let (three, ..) = opening("Three Spoons");
    assert!(three.starts_with("Hi all at Three Spoons,"), "{three}");
    let (chess, _, warnings) = opening("Chess Moves");
    assert!(chess.ends_with("[your reason]"), "{chess}");
    assert!(warnings[0].contains("about “ice”"), "{warnings:?}");
    let (german, ..) = opening("Brotzeit");
    assert!(german.starts_with("Guten Tag Jörg Weiß,"), "{german}");
}

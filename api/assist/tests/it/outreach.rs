//! Pitches by rules over many pairs of guest and show.

#![expect(clippy::print_stderr, reason = "samples are printed with --nocapture")]

use crate::relevancy::{LABELED, LabeledPairs, now};
use earshot_assist::facts::{Appearance, GuestFacts, SenderFacts, ShowFacts, SpeakerRole, TranscriptCue};
use earshot_assist::outreach::{
    BuiltInTemplateName, CustomTemplate, EmailLength, GeneratedOutreach, GenerationMode, Hook, Intensity,
    OutreachOptions, OutreachRequest, OutreachVariant, Perspective, Tone, find_placeholders, write,
};
use earshot_assist::words::CorpusStatistics;
use earshot_assist::{AssistError, outreach};

/// Flattery that pitches must not contain.
const PRAISE: [&str; 18] = [
    "love",
    "amazing",
    "fantastic",
    "awesome",
    "incredible",
    "huge fan",
    "big fan",
    "great",
    "inspiring",
    "wonderful",
    "perfect",
    "excited",
    "thrilled",
    "passionate",
    "enjoyed",
    "brilliant",
    "impressed",
    "delighted",
];

struct Pair {
    guest: GuestFacts,
    show: ShowFacts,
    sender: SenderFacts,
    options: OutreachOptions,
}

/// 100 pairs, with all options in turn: the 60 labeled ones, and 40 that mostly do not fit.
fn pairs() -> (Vec<Pair>, CorpusStatistics) {
    let labeled = LabeledPairs::read(LABELED);
    let mut shows: Vec<ShowFacts> = labeled.shows().into_values().collect();
    let statistics = CorpusStatistics::from_shows(&shows);
    let hosts = ["Dana Whitfield", "Dr. Omar Lindqvist", "Prof. Ida Bloom", ""];
    for (number, show) in shows.iter_mut().enumerate() {
        show.host_names = vec![hosts[number % hosts.len()].to_owned()];
        if number % 3 == 0 {
            for episode in &mut show.episodes {
                let about = if episode.description.is_empty() { &episode.title } else { &episode.description };
                episode.cues = vec![
                    cue(12, SpeakerRole::Host, "Welcome back, and thanks for your letters."),
                    cue(845, SpeakerRole::Guest, &format!("What surprised me was this: {about}")),
                    cue(3_723, SpeakerRole::Host, "How did you begin?"),
                ];
            }
        }
    }
    let mut pairs = Vec::new();
    let guests: Vec<&String> = labeled.guests.keys().collect();
    for number in 0..100_usize {
        let (guest, show) = match labeled.labels.get(number) {
            Some((guest, show, _)) => (guest, shows.iter().find(|one| one.id == *show).expect("the show").clone()),
            None => (guests[number % guests.len()], shows[number * 7 % shows.len()].clone()),
        };
        let mut guest = labeled.guests[guest].clone();
        if number % 4 == 1 {
            guest.achievements = vec!["Trained 1,200 colleagues in nine countries".to_owned()];
            guest.appearances =
                vec![Appearance { show_title: "Morning Signal".into(), episode_title: "Episode 12".into() }];
            guest.audience = Some("people who work with their hands".to_owned());
        }
        if number % 5 == 2 {
            guest.booking_url = Some("https://book.example/me".to_owned());
            guest.one_pager_url = Some("https://guest.example/one.pdf".to_owned());
        }
        let has_sender = number % 6 != 3;
        let levels = [Intensity::Light, Intensity::Medium, Intensity::Heavy];
        let options = OutreachOptions {
            perspective: [Perspective::Third, Perspective::First][number / 2 % 2],
            email_length: [EmailLength::Short, EmailLength::Medium, EmailLength::Long][number % 3],
            call_to_action_style: levels[number / 3 % 3],
            personalization_level: levels[number / 5 % 3],
            tone: [Tone::Plain, Tone::Warm, Tone::Formal][number / 7 % 3],
            generation_mode: [GenerationMode::Advanced, GenerationMode::Basic][number / 4 % 2],
            template: BuiltInTemplateName::ALL[number % 5],
            variants: 3,
            ..OutreachOptions::default()
        };
        let sender = SenderFacts {
            name: has_sender.then(|| "Robin Achterberg".to_owned()),
            company_name: has_sender.then(|| "Signal House".to_owned()),
            ..SenderFacts::default()
        };
        pairs.push(Pair { guest, show, sender, options });
    }
    (pairs, statistics)
}

fn cue(second: u32, role: SpeakerRole, text: &str) -> TranscriptCue {
    TranscriptCue { second: Some(second), speaker: None, role, text: text.to_owned() }
}

fn write_pair(pair: &Pair, statistics: &CorpusStatistics) -> GeneratedOutreach {
    let request = OutreachRequest {
        guest: &pair.guest,
        show: &pair.show,
        sender: &pair.sender,
        options: &pair.options,
        statistics,
        now: now(),
    };
    write(&request).expect("the podcast may be written to")
}

/// Whether the pitch names an episode of the show or quotes it.
fn has_checkable_fact(variant: &OutreachVariant, show: &ShowFacts) -> bool {
    let plain = |text: &str| text.replace(['“', '”', '"'], "'");
    let names = show.episodes.iter().any(|episode| variant.body.contains(&plain(&episode.title)));
    let quote = variant.hook.quote.as_deref().is_some_and(|quote| variant.body.contains(&plain(quote)));
    names || quote
}

#[test]
fn a_hundred_pitches_name_facts_of_the_right_show_and_leave_no_hidden_slot() {
    let (pairs, statistics) = pairs();
    let all: Vec<&Pair> = pairs.iter().collect();
    assert_eq!(all.len(), 100);
    let mut with_fact = 0_usize;
    for (number, pair) in pairs.iter().enumerate() {
        let result = write_pair(pair, &statistics);
        assert!((1..=3).contains(&result.variants.len()));
        for (at, variant) in result.variants.iter().enumerate() {
            if number % 6 == number / 6 % 2 && at == 0 {
                eprintln!(
                    "=== {number} {:?}\nSubject: {}\n\n{}\n",
                    pair.options.template, variant.subject, variant.body
                );
            }
            check_variant(variant, pair);
            let has_reason = variant.hook.is_strong();
            assert_eq!(has_reason, !variant.body.contains("[your reason]"), "{}", variant.body);
            assert!(!has_reason || has_checkable_fact(variant, &pair.show), "{}", variant.body);
            with_fact += usize::from(has_reason);
        }
        let mut bodies: Vec<&str> = result.variants.iter().map(|variant| variant.body.as_str()).collect();
        bodies.sort_unstable();
        bodies.dedup();
        assert_eq!(bodies.len(), result.variants.len(), "variants differ in their facts: {}", bodies[0]);
    }
    // Not every reason is offered: one that no idea of the guest takes up stays a gap.
    assert!(with_fact > 35, "{with_fact} pitches have a reason of the show");
}

fn check_variant(variant: &OutreachVariant, pair: &Pair) {
    let body = &variant.body;
    let context = format!("{}\n\n{body}", variant.subject);
    let unsupported: Vec<_> = variant.claims.iter().filter(|claim| !claim.is_supported).collect();
    assert!(unsupported.is_empty(), "{unsupported:?}\n{context}");
    let open = variant.subject.matches('[').count() + body.matches('[').count();
    assert_eq!(open, variant.placeholders.len(), "{context}");
    assert!(!context.contains("{{") && !context.contains("{}"), "{context}");
    for wrong in ["  ", " .", " ,", "..", ",,", "“”", "None", "\n\n\n", "a guest as a guest"] {
        assert!(!body.contains(wrong), "{wrong:?} in {context}");
    }
    let prose = body.to_lowercase();
    let words: Vec<&str> = prose.split(|letter: char| !letter.is_alphanumeric()).collect();
    let text = format!("{} {}", pair.show.description, pair.guest.short_bio).to_lowercase();
    for praise in PRAISE {
        let is_there = if praise.contains(' ') { prose.contains(praise) } else { words.contains(&praise) };
        assert!(!is_there || text.contains(praise), "{praise} in {context}");
    }
    assert!(variant.word_count <= pair.options.email_length.max_words(), "{} words: {context}", variant.word_count);
    assert!(variant.subject.chars().count() <= 50, "{context}");
    let has_host = pair.show.host_names.iter().any(|name| !name.is_empty());
    assert!(!has_host || !body.contains("[host first name]"), "{context}");
}

#[test]
fn titles_belong_to_the_show_of_the_pitch() {
    let (pairs, statistics) = pairs();
    let labeled = LabeledPairs::read(LABELED);
    let shows = labeled.shows();
    for pair in &pairs {
        for variant in write_pair(pair, &statistics).variants {
            let others = shows.values().filter(|show| show.id != pair.show.id).flat_map(|show| &show.episodes);
            for episode in others {
                let title = format!("“{}”", episode.title);
                assert!(!variant.body.contains(&title), "{title} in a pitch to {}", pair.show.title);
            }
        }
    }
}

#[test]
fn pitches_read_well() {
    let (pairs, statistics) = pairs();
    let labeled = LabeledPairs::read(LABELED);
    let shows = labeled.shows();
    let mut text = String::new();
    for (number, template) in BuiltInTemplateName::ALL.into_iter().enumerate() {
        let mut show = shows["nights"].clone();
        show.host_names = vec!["Dana Whitfield".to_owned()];
        show.episodes[0].cues =
            vec![cue(845, SpeakerRole::Guest, "Nobody plans shift work around sleep, only around trucks.")];
        let options = OutreachOptions {
            template,
            email_length: [
                EmailLength::Long,
                EmailLength::Short,
                EmailLength::Medium,
                EmailLength::Medium,
                EmailLength::Short,
            ][number],
            personalization_level: [Intensity::Heavy, Intensity::Medium][number % 2],
            perspective: [Perspective::Third, Perspective::First][number % 2],
            generation_mode: GenerationMode::Advanced,
            ..OutreachOptions::default()
        };
        let sender = pairs[0].sender.clone();
        let pair = Pair { guest: labeled.guests["lin"].clone(), show, sender, options };
        let result = write_pair(&pair, &statistics);
        let variant = &result.variants[0];
        text.push_str(&format!("=== {template:?}\nSubject: {}\n\n{}\n\n", variant.subject, variant.body));
    }
    insta::assert_snapshot!("pitches", text);
}

#[test]
fn unresolved_slots_of_a_template_stay_and_are_listed() {
    let (mut pairs, statistics) = pairs();
    let pair = &mut pairs[12];
    pair.guest.booking_url = None;
    pair.options.custom_template = Some(CustomTemplate {
        subject: Some("[Podcast Name] & [guest name] [discount code]".to_owned()),
        body: "Hi [host_first_name],\n\n[hook]\n\n[favorite color], [Booking Link], {{unknown}}\n\n[achievement]"
            .to_owned(),
    });
    let result = write_pair(pair, &statistics);
    let variant = &result.variants[0];
    let listed: Vec<&str> = variant.placeholders.iter().map(|one| one.text.as_str()).collect();
    assert_eq!(listed, ["[discount code]", "[favorite color]", "[Booking Link]", "{{unknown}}", "[achievement]"]);
    assert!(variant.body.starts_with("Hi Dana,"), "{}", variant.body);
    assert!(variant.subject.contains(&pair.show.title));
    assert_eq!(find_placeholders(&variant.subject, &variant.body), variant.placeholders);
}

#[test]
fn opted_out_and_blacklisted_shows_get_no_pitch_and_a_repeated_pitch_warns() {
    let (mut pairs, statistics) = pairs();
    let mut refuses = |change: fn(&mut Pair)| {
        change(&mut pairs[0]);
        let pair = &pairs[0];
        let (guest, show, sender, options) = (&pair.guest, &pair.show, &pair.sender, &pair.options);
        write(&OutreachRequest { guest, show, sender, options, statistics: &statistics, now: now() }).err()
    };
    assert_eq!(refuses(|pair| pair.show.last_pitched = Some(now())), None);
    assert_eq!(refuses(|pair| pair.show.is_blacklisted = true), Some(AssistError::Blacklisted));
    assert_eq!(refuses(|pair| pair.show.is_opted_out = true), Some(AssistError::OptedOut));
    let mut pairs = self::pairs().0;
    pairs[0].show.last_pitched = Some(now());
    let result = write_pair(&pairs[0], &statistics);
    assert!(result.warnings[0].starts_with("Your team wrote to this podcast on November 26"), "{:?}", result.warnings);
}

#[test]
fn avoided_subjects_are_not_hooks_and_a_chosen_hook_is_used() {
    let labeled = LabeledPairs::read(LABELED);
    let shows = labeled.shows();
    let statistics = CorpusStatistics::from_shows(shows.values());
    let hooks = outreach::hook_candidates(&labeled.guests["lin"], &shows["stack"], &statistics, now());
    let titles: Vec<Option<&str>> = hooks.iter().map(|hook: &Hook| hook.episode_title.as_deref()).collect();
    assert!(!titles.contains(&Some("Supplements that beat insomnia")), "{titles:?}");
    let hooks = outreach::hook_candidates(&labeled.guests["weber"], &shows["systems"], &statistics, now());
    assert!(hooks.len() > 2 && hooks[0].is_strong());
    let options = OutreachOptions { hook_id: Some(hooks[1].id.clone()), variants: 2, ..OutreachOptions::default() };
    let sender = SenderFacts::default();
    let pair = Pair { guest: labeled.guests["weber"].clone(), show: shows["systems"].clone(), sender, options };
    let result = write_pair(&pair, &statistics);
    assert!(result.variants.iter().all(|variant| variant.hook.id == hooks[1].id));
}

#[test]
fn a_pitch_never_mixes_the_languages_of_guest_and_podcast() {
    let labeled = LabeledPairs::read(LABELED);
    let shows = labeled.shows();
    let statistics = CorpusStatistics::from_shows(shows.values());
    let guest = GuestFacts {
        first_name: "Jonas".to_owned(),
        last_name: "Weber".to_owned(),
        short_bio: "Jonas Weber ist Informatiker und forscht zu sicherer Software.".to_owned(),
        topics: vec!["Warum Passwörter verschwinden und was danach kommt".to_owned()],
        ..GuestFacts::default()
    };
    let sender = SenderFacts::default();
    let pair = Pair { guest, show: shows["stack"].clone(), sender, options: OutreachOptions::default() };
    let written = write_pair(&pair, &statistics);
    let variant = &written.variants[0];
    assert!(!variant.body.contains("Informatiker"), "{}", variant.body);
    let idea = "[in English] “Warum Passwörter verschwinden und was danach kommt”";
    assert!(variant.body.contains(idea), "{}", variant.body);
    assert!(variant.placeholders.iter().any(|gap| gap.text == "[in English]"));
    assert!(written.warnings.iter().any(|warning| warning.contains("different languages")));
}

#[test]
fn a_pitch_ends_with_the_lines_of_its_sender() {
    let labeled = LabeledPairs::read(LABELED);
    let shows = labeled.shows();
    let statistics = CorpusStatistics::from_shows(shows.values());
    let text = |title: Option<&str>, perspective| {
        let sender = SenderFacts {
            name: Some("Robin Achterberg".to_owned()),
            title: title.map(str::to_owned),
            company_name: Some("Signal House".to_owned()),
            signature: Some("signal.example\n+1 555 0100".to_owned()),
            email: None,
        };
        let options = OutreachOptions { perspective, ..OutreachOptions::default() };
        let pair = Pair { guest: labeled.guests["lin"].clone(), show: shows["stack"].clone(), sender, options };
        write_pair(&pair, &statistics).variants[0].body.clone()
    };
    let end = "Robin Achterberg\nBooker\nSignal House\nsignal.example\n+1 555 0100";
    assert!(text(Some("Booker"), Perspective::Third).ends_with(end));
    let without_title = text(None, Perspective::Third);
    assert!(without_title.ends_with("Robin Achterberg\nSignal House\nsignal.example\n+1 555 0100"), "{without_title}");
    let own = text(Some("Booker"), Perspective::First);
    assert!(!own.contains("signal.example") && !own.contains("Booker"), "{own}");
}

#[test]
fn words_far_apart_are_not_a_shared_subject() {
    let labeled = LabeledPairs::read(LABELED);
    let mut show = labeled.shows()["gravel"].clone();
    show.episodes[0].description =
        "We went running in Kansas. A small crew came along. The kitchen was closed.".to_owned();
    let guest = GuestFacts { topics: vec!["running a small kitchen".to_owned()], ..labeled.guests["raman"].clone() };
    let hooks = outreach::hook_candidates(&guest, &show, &CorpusStatistics::from_shows([&show]), now());
    assert!(hooks.iter().all(|hook| !hook.is_strong()), "{hooks:?}");
    show.episodes[0].description = "How they run a small kitchen on the road.".to_owned();
    let hooks = outreach::hook_candidates(&guest, &show, &CorpusStatistics::from_shows([&show]), now());
    assert_eq!(hooks[0].quote.as_deref(), Some("How they run a small kitchen on the road."));
}

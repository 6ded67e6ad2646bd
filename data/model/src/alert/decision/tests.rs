//! Tests of decisions.

use super::*;
use crate::alert::{AlertSettings, RoleSource};
use crate::{CreditSource, PersonCredit, SponsorCredit, SponsorKind, TALKED_ABOUT_CONFIDENCE};

fn alert(kind: AlertKind, value: &str, settings: AlertSettings) -> AlertFields {
    AlertFields { settings, ..AlertFields::new(kind, value) }
}

fn credit(name: &str, kind: AppearanceKind, source: CreditSource) -> PersonCredit {
    PersonCredit {
        name: name.to_owned(),
        key: name.to_lowercase(),
        kind,
        role: None,
        profession: None,
        organization: None,
        image_url: None,
        url: None,
        source,
        snippet: None,
        confidence: 0.95,
    }
}

fn sponsor(name: &str, kind: SponsorKind) -> SponsorCredit {
    SponsorCredit {
        name: name.to_owned(),
        kind,
        coupon_codes: Vec::new(),
        urls: Vec::new(),
        snippet: None,
        is_host_read: None,
        source: CreditSource::Description,
        confidence: 0.9,
    }
}

fn mention(field: MentionField, matched: &str, text: &str) -> FoundMention {
    FoundMention {
        field,
        start_ms: (field == MentionField::Transcript).then_some(661_500),
        end_ms: None,
        matched: matched.to_owned(),
        snippet: text.to_owned(),
        context: text.to_owned(),
    }
}

fn context(alert: &AlertFields) -> DecisionContext<'_> {
    DecisionContext {
        alert,
        people: &[],
        show_hosts: &[],
        sponsors: &[],
        episode_title: "Machines",
        podcast_title: "Old Computers",
        podcast_description: "About the history of computing.",
        is_english: true,
        is_muted: false,
    }
}

#[test]
fn a_guest_needs_a_credit() {
    let ada = alert(AlertKind::Person, "Ada Lovelace", AlertSettings::default());
    let people = [credit("Dr. Ada K. Lovelace", AppearanceKind::Guest, CreditSource::PersonTag)];
    let hosts = [credit("Ada Lovelace", AppearanceKind::Host, CreditSource::Show)];
    let text = [mention(MentionField::Description, "Ada Lovelace", "We talk about Ada Lovelace.")];
    let role = |people: &[PersonCredit], show_hosts: &[PersonCredit], text: &[FoundMention]| {
        let context = DecisionContext { people, show_hosts, ..context(&ada) };
        decide(&context, text.to_vec()).and_then(|decision| decision.role).map(|role| (role.kind, role.source))
    };
    use AppearanceKind::{Guest, Host, Mentioned};
    assert_eq!(role(&people, &hosts, &text), Some((Guest, RoleSource::PeopleData)));
    assert_eq!(role(&people, &[], &[]), Some((Guest, RoleSource::PeopleData)), "no text has the name");
    assert_eq!(role(&[], &hosts, &text), Some((Host, RoleSource::PeopleData)));
    assert_eq!(role(&[], &[], &text), Some((Mentioned, RoleSource::TitleDescription)));
    assert_eq!(role(&[], &[], &[]), None);
    let other = [credit("Ada Byron", Guest, CreditSource::PersonTag)];
    assert_eq!(role(&other, &[], &text).map(|(kind, _)| kind), Some(Mentioned));
}

#[test]
fn a_name_without_a_credit_may_belong_to_a_participant() {
    let role = |name: &str, found: FoundMention| {
        let alert = alert(AlertKind::Person, name, AlertSettings::default());
        decide(&context(&alert), vec![found]).and_then(|decision| decision.role).map(|role| role.kind)
    };
    let (unknown, mentioned) = (Some(AppearanceKind::Unknown), Some(AppearanceKind::Mentioned));
    let description = |text: &str| role("Ada Lovelace", mention(MentionField::Description, "Ada Lovelace", text));
    assert_eq!(description("The engine that Ada Lovelace described…"), mentioned);
    assert_eq!(description("Machines… Historian Ada Lovelace explains them."), unknown, "the subject of a sentence");
    assert_eq!(description("In this interview with Ada Lovelace, engines."), unknown);
    assert_eq!(description("Vi snakker med den kjente Ada Lovelace om maskiner."), unknown);
    let title = mention(MentionField::Title, "Ada Lovelace", "Ada Lovelace");
    assert_eq!(role("Ada Lovelace", title), unknown);
    let topic = mention(MentionField::Title, "Ada Lovelace", "A book about Ada Lovelace");
    assert_eq!(role("Ada Lovelace", topic), mentioned);
    let requested = mention(MentionField::Title, "Ada Lovelace", "An interview about the book of Ada Lovelace");
    assert_eq!(role("Ada Lovelace", requested), unknown);
    let one_word = mention(MentionField::Description, "Ada", "The engine that Ada described.");
    assert_eq!(role("Ada", one_word), unknown);
    let mut spoken = mention(MentionField::Transcript, "Ada Lovelace", "so Ada Lovelace wrote it");
    assert_eq!(role("Ada Lovelace", spoken.clone()), mentioned);
    spoken.start_ms = Some(30_000);
    assert_eq!(role("Ada Lovelace", spoken), unknown, "people are introduced at the beginning");
}

#[test]
fn guesses_of_mentions_are_trusted_in_english_only() {
    let ada = alert(AlertKind::Person, "Ada Lovelace", AlertSettings::default());
    let text = mention(MentionField::Description, "Ada Lovelace", "The engine that Ada Lovelace described.");
    for (is_english, confidence, kind) in [
        (true, 0.55, AppearanceKind::Mentioned),
        (false, 0.55, AppearanceKind::Unknown),
        (false, TALKED_ABOUT_CONFIDENCE, AppearanceKind::Mentioned),
    ] {
        let credit = credit("Ada Lovelace", AppearanceKind::Mentioned, CreditSource::Description);
        let people = [PersonCredit { confidence, ..credit }];
        let context = DecisionContext { people: &people, is_english, ..context(&ada) };
        let role = decide(&context, vec![text.clone()]).and_then(|decision| decision.role);
        assert_eq!(role.map(|role| role.kind), Some(kind), "{is_english}");
    }
}

#[test]
fn names_without_a_credit_are_judged_by_language_and_by_the_show() {
    let ada = alert(AlertKind::Person, "Ada Lovelace", AlertSettings::default());
    let role = |context: DecisionContext<'_>, found: FoundMention| {
        decide(&context, vec![found]).and_then(|decision| decision.role).map(|role| role.kind)
    };
    let text = || mention(MentionField::Description, "Ada Lovelace", "The engine that Ada Lovelace described.");
    let (unknown, mentioned) = (Some(AppearanceKind::Unknown), Some(AppearanceKind::Mentioned));
    assert_eq!(role(context(&ada), text()), mentioned);
    let norwegian = DecisionContext { is_english: false, ..context(&ada) };
    assert_eq!(role(norwegian, text()), unknown);
    // Late in a transcript, a name is only mentioned, in any language.
    let spoken = mention(MentionField::Transcript, "Ada Lovelace", "som Ada Lovelace skrev");
    assert_eq!(role(norwegian, spoken), mentioned);
    let own = DecisionContext { podcast_description: "Engines, with Ada Lovelace.", ..context(&ada) };
    assert_eq!(role(own, text()), unknown, "she may host the show");
    let people = [credit("Ada Lovelace", AppearanceKind::Mentioned, CreditSource::Description)];
    assert_eq!(role(DecisionContext { people: &people, ..own }, text()), unknown);
}

#[test]
fn roles_that_are_not_tracked_are_filtered() {
    let settings = AlertSettings { track_mentions: false, ..AlertSettings::default() };
    let ada = alert(AlertKind::Person, "Ada Lovelace", settings);
    let text = mention(MentionField::Transcript, "Ada Lovelace", "so Ada Lovelace wrote it");
    let decision = decide(&context(&ada), vec![text.clone()]).expect("a find");
    assert_eq!((decision.status, decision.source), (MatchStatus::Filtered, MatchSource::Transcript));
    assert_eq!(decision.filters[0].reason, FilterReason::Role);
    assert_eq!(decision.mentions[0].start_second, Some(661));
    let muted = DecisionContext { is_muted: true, ..context(&ada) };
    let reasons: Vec<_> =
        decide(&muted, vec![text]).expect("a find").filters.iter().map(|filter| filter.reason).collect();
    assert_eq!(reasons, [FilterReason::MutedShow, FilterReason::Role]);
}

#[test]
fn advertisements_differ_from_talk() {
    let company = |text: &str, field, sponsors: &[SponsorCredit]| {
        let acme = alert(AlertKind::Company, "Acme", AlertSettings { exclude_ads: true, ..AlertSettings::default() });
        let context = DecisionContext { sponsors, ..context(&acme) };
        let decision = decide(&context, vec![mention(field, "Acme", text)]).expect("a find");
        (decision.status == MatchStatus::Filtered, decision.mentions[0].labels[0].probability)
    };
    use MentionField::{Description, Title, Transcript};
    let paid = [sponsor("Acme", SponsorKind::Sponsor)];
    let own = [sponsor("Acme", SponsorKind::SelfPromotion)];
    for (text, field, sponsors, is_ad) in [
        ("This episode is brought to you by Acme.", Description, [].as_slice(), true),
        ("go to acme dot com slash show and use code SHOW at checkout. Acme.", Transcript, &[], true),
        ("Acme: get 20% off your first order.", Description, &paid, true),
        ("Acme", Description, &paid, true),
        ("We visit the founders of Acme and talk about hiring.", Description, &[], false),
        ("Acme opens its doors", Title, &paid, false),
        ("Acme, our newsletter", Description, &own, false),
        ("they moved from Acme to a startup", Transcript, &[], false),
    ] {
        let (is_filtered, probability) = company(text, field, sponsors);
        assert_eq!(is_filtered, is_ad, "{text} {probability}");
    }
}

#[test]
fn notes_distinguish_namesakes() {
    let settings = AlertSettings {
        subject_note: Some("Mathematician, wrote the first program for Babbage".to_owned()),
        require_subject: true,
        ..AlertSettings::default()
    };
    let ada = alert(AlertKind::Person, "Ada Lovelace", settings);
    let status = |text: &str| {
        let found = vec![mention(MentionField::Description, "Ada Lovelace", text)];
        let decision = decide(&context(&ada), found).expect("a find");
        (decision.status, decision.mentions[0].labels[1].label.clone())
    };
    assert_eq!(status("Ada Lovelace and Babbage"), (MatchStatus::Kept, "subject".to_owned()));
    assert_eq!(status("Actor Ada Lovelace on stage"), (MatchStatus::Filtered, "namesake?".to_owned()));
    let apple = alert(AlertKind::Company, "Apple", AlertSettings::default());
    let found = vec![mention(MentionField::Description, "apple", "An apple a day.")];
    let decision = decide(&context(&apple), found).expect("a find");
    assert_eq!(decision.mentions[0].labels[1].label, "namesake?");
    assert_eq!(decision.status, MatchStatus::Kept, "it is only filtered on request");
}

#[test]
fn excluded_words_filter_their_mention() {
    let settings = AlertSettings {
        excluded_words: vec!["fan fiction".to_owned(), "ละคร".to_owned()],
        ..AlertSettings::default()
    };
    let keyword = alert(AlertKind::CustomKeyword, "robots", settings);
    let found = |texts: &[&str]| {
        let found = texts.iter().map(|text| mention(MentionField::Description, "robots", text)).collect();
        decide(&context(&keyword), found).expect("a find")
    };
    let one = found(&["robots in Fan-Fiction", "robots in fan fiction", "robots at work"]);
    assert_eq!(one.status, MatchStatus::Kept);
    let passing: Vec<bool> = one.mentions.iter().map(|mention| mention.passes_filters).collect();
    assert_eq!(passing, [true, false, true]);
    let all = found(&["robots in FAN FICTION", "robots ในละครไทย"]);
    assert_eq!(all.filters.iter().map(|filter| filter.reason).collect::<Vec<_>>(), [FilterReason::ExcludedWord]);
    assert_eq!(all.role, None);
}

#[test]
fn a_match_stores_few_mentions() {
    let keyword = alert(AlertKind::CustomKeyword, "robots", AlertSettings::default());
    let found = (0..1_000).map(|_| mention(MentionField::Transcript, "robots", "robots")).collect();
    let decision = decide(&context(&keyword), found).expect("a find");
    assert_eq!(decision.mentions.len(), MAX_MENTIONS);
    assert_eq!(decision.mentions[19].id, "20");
}

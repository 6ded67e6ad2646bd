//! Compares the findings of one episode with its labels.

use super::label::{Label, LabeledSponsor};
use earshot_model::{AppearanceKind, PersonCredit, SponsorCredit};
use earshot_scoring::people::person_key;

/// The measures.
pub const MEASURES: &[&str] = &[
    "guests",
    "hosts",
    "mentioned",
    "mentioned, not guests",
    "sponsors",
    "paid sponsors",
    "coupons",
    "types",
    "host-read",
    "roles",
    "organisations",
];

/// Counts of one measure, with the names.
#[derive(Clone, Debug, Default)]
pub struct MeasureResult {
    pub right: usize,
    /// Found without a label.
    pub wrong: Vec<String>,
    /// Labeled and not found.
    pub missed: Vec<String>,
}

/// Returns the results of an episode, in the order of [`MEASURES`].
pub(super) fn compare_episode(
    label: &Label,
    people: &[PersonCredit],
    sponsors: &[SponsorCredit],
) -> Vec<MeasureResult> {
    let guests: Vec<String> = label.guests.iter().map(|guest| guest.name.clone()).collect();
    let of = |kind: AppearanceKind| people.iter().filter(move |person| person.kind == kind);
    let matching = compare_sponsors(label, sponsors);
    vec![
        compare_names(&guests, of(AppearanceKind::Guest), &label.unclear),
        compare_names(&label.hosts, of(AppearanceKind::Host), &label.unclear),
        label.mentioned.as_ref().map_or_else(MeasureResult::default, |mentioned| {
            compare_names(mentioned, of(AppearanceKind::Mentioned), &label.unclear)
        }),
        mentioned_guests(&guests, of(AppearanceKind::Mentioned)),
        matching.sponsors,
        compare_paid_sponsors(label, sponsors),
        compare_coupons(label, sponsors),
        matching.kinds,
        matching.host_reads,
        compare_details(label, people, |guest| guest.role.as_deref(), |person| person.role.as_deref()),
        compare_details(label, people, |guest| guest.organisation.as_deref(), |person| person.organization.as_deref()),
    ]
}

pub(crate) fn is_same_person(one: &str, other: &str) -> bool {
    let (one, other) = (person_key(one.trim_start_matches('@')), person_key(other.trim_start_matches('@')));
    let letters = |name: &str| name.chars().filter(|letter| letter.is_alphanumeric()).collect::<String>();
    let (short, long) = if one.len() < other.len() { (&one, &other) } else { (&other, &one) };
    let has_all = || short.split(' ').all(|word| long.split(' ').any(|other| other == word));
    one == other || letters(&one) == letters(&other) || !short.is_empty() && has_all()
}

fn compare_names<'a>(
    labeled: &[String],
    found: impl Iterator<Item = &'a PersonCredit>,
    unclear: &[String],
) -> MeasureResult {
    let mut outcome = MeasureResult::default();
    let mut left: Vec<&String> = labeled.iter().collect();
    for person in found {
        if let Some(at) = left.iter().position(|name| is_same_person(name, &person.name)) {
            left.remove(at);
            outcome.right += 1;
        } else if !unclear.iter().chain(labeled).any(|name| is_same_person(name, &person.name)) {
            outcome.wrong.push(format!("{} ({}, {:.2})", person.name, person.source.as_str(), person.confidence));
        }
    }
    outcome.missed = left.into_iter().cloned().collect();
    outcome
}

/// Counts people called mentioned: right unless they are guests.
fn mentioned_guests<'a>(guests: &[String], found: impl Iterator<Item = &'a PersonCredit>) -> MeasureResult {
    let mut outcome = MeasureResult::default();
    for person in found {
        if guests.iter().any(|guest| is_same_person(guest, &person.name)) {
            outcome.wrong.push(person.name.clone());
        } else {
            outcome.right += 1;
        }
    }
    outcome
}

/// Compares a detail of guests that were found and have it in their label. It is right when one text contains the
/// other.
fn compare_details(
    label: &Label,
    people: &[PersonCredit],
    labeled: impl Fn(&super::label::LabeledGuest) -> Option<&str>,
    found: impl Fn(&PersonCredit) -> Option<&str>,
) -> MeasureResult {
    let mut outcome = MeasureResult::default();
    for guest in &label.guests {
        let Some(person) = people.iter().find(|person| is_same_person(&person.name, &guest.name)) else { continue };
        let lower = |text: &str| text.to_lowercase();
        match (labeled(guest).map(lower), found(person).map(lower)) {
            (Some(one), Some(other)) if one.contains(&other) || other.contains(&one) => outcome.right += 1,
            (Some(one), Some(other)) => {
                outcome.wrong.push(format!("{}: {other}", guest.name));
                outcome.missed.push(format!("{}: {one}", guest.name));
            }
            (Some(one), None) => outcome.missed.push(format!("{}: {one}", guest.name)),
            (None, Some(other)) => outcome.wrong.push(format!("{}: {other}", guest.name)),
            (None, None) => {}
        }
    }
    outcome
}

#[derive(Default)]
struct SponsorResult {
    sponsors: MeasureResult,
    kinds: MeasureResult,
    host_reads: MeasureResult,
}

fn fold_letters(text: &str) -> String {
    text.to_lowercase().chars().filter(|letter| letter.is_alphanumeric()).collect()
}

/// Names match when one contains the other: `GHD` and `ghdhair`.
pub(crate) fn is_same_party(one: &str, other: &str) -> bool {
    let (one, other) = (fold_letters(one), fold_letters(other));
    let shorter = one.len().min(other.len());
    one == other || shorter > 2 && (one.contains(&other) || other.contains(&one))
}

/// A call by the show itself may name the show, its maker or its site; the URL then identifies the party.
fn is_same_sponsor(label: &LabeledSponsor, found: &SponsorCredit) -> bool {
    let is_own = matches!(label.kind.as_str(), "donation" | "self promotion") && found.kind.as_str() == label.kind;
    let bare = |url: &str| fold_letters(url.split_once("://").map_or(url, |(_, rest)| rest).trim_start_matches("www."));
    let is_url = || label.url.as_deref().is_some_and(|url| found.urls.iter().any(|other| bare(url) == bare(other)));
    is_same_party(&label.name, &found.name) || is_own && is_url()
}

fn compare_sponsors(label: &Label, sponsors: &[SponsorCredit]) -> SponsorResult {
    let mut matching = SponsorResult::default();
    let Some(labeled) = &label.sponsors else { return matching };
    let mut left: Vec<&LabeledSponsor> = labeled.iter().collect();
    for found in sponsors {
        let by_kind = left.iter().position(|one| is_same_sponsor(one, found) && one.kind == found.kind.as_str());
        let at = by_kind.or_else(|| left.iter().position(|one| is_same_sponsor(one, found)));
        let description = format!("{} ({}, {:.2})", found.name, found.kind.as_str(), found.confidence);
        let Some(at) = at else {
            if !label.unclear_sponsors.iter().any(|name| is_same_party(name, &found.name)) {
                matching
                    .sponsors
                    .wrong
                    .push(format!("{description} {:?}", found.snippet.as_deref().unwrap_or_default()));
            }
            continue;
        };
        let one = left.remove(at);
        matching.sponsors.right += 1;
        if one.kind == found.kind.as_str() {
            matching.kinds.right += 1;
        } else {
            matching.kinds.wrong.push(description.clone());
            matching.kinds.missed.push(format!("{} ({})", one.name, one.kind));
        }
        match (one.host_read, found.is_host_read) {
            (Some(one), Some(other)) if one == other => matching.host_reads.right += 1,
            (Some(_), None) => matching.host_reads.missed.push(description),
            (Some(_), Some(_)) | (None, Some(_)) => matching.host_reads.wrong.push(description),
            (None, None) => {}
        }
    }
    matching.sponsors.missed = left.into_iter().map(|one| format!("{} ({})", one.name, one.kind)).collect();
    matching
}

/// Compares what plain lists of sponsors show: those who pay.
fn compare_paid_sponsors(label: &Label, sponsors: &[SponsorCredit]) -> MeasureResult {
    let is_paid = |one: &&LabeledSponsor| matches!(one.kind.as_str(), "sponsor" | "advertiser");
    let mut outcome = MeasureResult::default();
    let mut left: Vec<&LabeledSponsor> = label.sponsors.iter().flatten().filter(is_paid).collect();
    for found in sponsors.iter().filter(|found| found.is_paid()) {
        if let Some(at) = left.iter().position(|one| is_same_sponsor(one, found)) {
            left.remove(at);
            outcome.right += 1;
        } else if !label.unclear_sponsors.iter().any(|name| is_same_party(name, &found.name)) {
            outcome.wrong.push(found.name.clone());
        }
    }
    outcome.missed = left.into_iter().map(|one| one.name.clone()).collect();
    outcome
}

fn compare_coupons(label: &Label, sponsors: &[SponsorCredit]) -> MeasureResult {
    let Some(labeled) = &label.sponsors else { return MeasureResult::default() };
    let mut labeled: Vec<String> = labeled.iter().filter_map(|sponsor| sponsor.coupon.clone()).collect();
    labeled.sort();
    labeled.dedup();
    let mut found: Vec<&String> = sponsors.iter().flat_map(|sponsor| &sponsor.coupon_codes).collect();
    found.sort();
    found.dedup();
    let mut outcome = MeasureResult::default();
    for code in found {
        match labeled.iter().position(|one| one == code) {
            Some(at) => {
                labeled.remove(at);
                outcome.right += 1;
            }
            // A second code of a sponsor is in the note.
            None if label.note.as_deref().is_some_and(|note| note.contains(code.as_str())) => {}
            None => outcome.wrong.push(code.clone()),
        }
    }
    outcome.missed = labeled;
    outcome
}

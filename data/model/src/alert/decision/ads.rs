//! Distinguishes advertisements from talk.

use super::classification::Classification;
use super::decision_context::DecisionContext;
use super::found_mention::{FoundMention, MentionField};
use super::names::{contains_folded, contains_words, key_words};
use crate::alert::AlertKind;
use crate::{SponsorCredit, SponsorKind, fold_text};

/// Phrases of advertisements, with the probability that a text with the phrase near the name advertises it.
const CUES: &[(&str, f32)] = &[
    ("brought to you by", 0.8),
    ("sponsored by", 0.8),
    ("is sponsored", 0.6),
    ("our sponsor", 0.75),
    ("sponsor", 0.55),
    ("sponsors", 0.6),
    ("sponsoring", 0.6),
    ("sponsored", 0.6),
    ("your ad here", 0.6),
    ("or ad here", 0.6),
    ("our sponsors", 0.75),
    ("todays sponsor", 0.8),
    ("this episodes sponsor", 0.8),
    ("support for this podcast", 0.75),
    ("support for the show", 0.6),
    ("supported by", 0.45),
    ("presented by", 0.4),
    ("thanks to our", 0.35),
    ("word from our", 0.7),
    ("promo code", 0.8),
    ("use code", 0.75),
    ("use the code", 0.75),
    ("discount code", 0.75),
    ("coupon code", 0.75),
    ("offer code", 0.75),
    ("with code", 0.5),
    ("at checkout", 0.6),
    ("percent off", 0.5),
    ("% off", 0.5),
    ("off your first", 0.6),
    ("free trial", 0.5),
    ("money back guarantee", 0.6),
    ("terms apply", 0.6),
    ("terms and conditions apply", 0.6),
    ("limited time offer", 0.6),
    ("sign up today", 0.35),
    ("start today", 0.2),
    ("get started", 0.2),
    ("learn more at", 0.4),
    ("visit", 0.1),
    ("go to", 0.1),
    ("dot com slash", 0.7),
    ("dot com forward slash", 0.7),
    ("affiliate", 0.45),
    ("advertisement", 0.5),
    ("advertising", 0.2),
    ("partner link", 0.5),
    ("werbung", 0.6),
    ("anzeige", 0.4),
    ("gesponsert", 0.7),
    ("rabattcode", 0.75),
    ("patrocinado por", 0.75),
    ("codigo de descuento", 0.75),
    ("code promo", 0.75),
    ("sponsorise par", 0.75),
    ("offert par", 0.4),
    ("спонсор", 0.6),
    ("спонсоры", 0.6),
    ("промокод", 0.7),
    ("промо-код", 0.7),
];

/// Cues further from the name than this belong to something else, in bytes.
const REACH: usize = 220;
const PARAGRAPH: &str = "\n";

/// The probability that a mention is an advertisement. Cues count as independent evidence.
pub(super) fn ad_probability(context: &DecisionContext<'_>, mention: &FoundMention) -> Classification {
    let sponsor = find_sponsor(context, mention);
    if mention.field == MentionField::Title {
        return Classification::new(0.03, "Titles are rarely ads.");
    }
    let text = near(mention, context.alert.kind);
    let (mut not_ad, mut strongest) = (0.97_f32, None::<(&str, f32)>);
    for &(cue, weight) in CUES {
        if contains_folded(&text, cue) {
            not_ad *= 1.0 - weight;
            if strongest.is_none_or(|(_, best)| weight > best) {
                strongest = Some((cue, weight));
            }
        }
    }
    let Some((credit, weight)) = sponsor else {
        let probability = 1.0 - not_ad;
        return match strongest.filter(|_| probability >= 0.5) {
            Some((cue, _)) => Classification::new(probability, format!("\u{201c}{cue}\u{201d} appears nearby.")),
            None => Classification::new(probability, "Nothing nearby suggests an ad."),
        };
    };
    // The credit's own text is the advertisement; elsewhere the sponsor may also be a subject of the talk.
    let is_in_credit = credit.snippet.as_deref().is_some_and(|snippet| {
        let snippet = fold_text(snippet);
        let shown = fold_text(&mention.snippet);
        !snippet.is_empty() && (shown.contains(&snippet) || snippet.contains(&shown))
    });
    let elsewhere = if mention.field == MentionField::Description { 0.85 } else { 0.6 };
    not_ad *= 1.0 - if is_in_credit { weight.max(0.9 * weight + 0.09) } else { weight * elsewhere };
    let reason = format!("{} is credited as {}.", credit.name, credit.kind.as_str());
    Classification::new(1.0 - not_ad, reason)
}

/// The credit of a sponsor that is the subject, or whose text has the mention.
fn find_sponsor<'a>(context: &DecisionContext<'a>, mention: &FoundMention) -> Option<(&'a SponsorCredit, f32)> {
    let is_named = |credit: &SponsorCredit| {
        let credited = key_words(&credit.name);
        context.alert.names().any(|name| {
            let name = key_words(name);
            credited == name || (context.alert.kind == AlertKind::Company && credited.starts_with(&name))
        })
    };
    // The text of an advertisement also names people who do not advertise.
    let is_person = context.alert.kind == AlertKind::Person;
    let is_in_text = |credit: &SponsorCredit| {
        !is_person
            && credit.snippet.as_deref().is_some_and(|snippet| contains_words(snippet, &mention.matched))
            && mention.field == MentionField::Description
            && fold_text(&mention.context).contains(&fold_text(credit.snippet.as_deref().unwrap_or_default()))
    };
    context.sponsors.iter().filter(|credit| is_named(credit) || is_in_text(credit)).find_map(|credit| {
        let weight = match credit.kind {
            SponsorKind::Sponsor | SponsorKind::Advertiser | SponsorKind::Affiliate => 0.93,
            SponsorKind::Other | SponsorKind::Unknown => 0.6,
            // Promotions of the show itself and of guests are part of the talk.
            SponsorKind::Guest | SponsorKind::SelfPromotion | SponsorKind::Charity | SponsorKind::Donation => {
                return None;
            }
        };
        Some((credit, weight * credit.confidence.clamp(0.5, 1.0)))
    })
}

/// The folded text around the mention, within reach of its words and of its paragraph. For a person, only the sentence:
/// an advertisement may continue beside the names of participants.
fn near(mention: &FoundMention, kind: AlertKind) -> String {
    let text: String = mention.context.chars().filter(|letter| !matches!(letter, '\'' | '\u{2019}')).collect();
    let matched: String = mention.matched.chars().filter(|letter| !matches!(letter, '\'' | '\u{2019}')).collect();
    let Some(at) = text.find(&matched).filter(|_| !matched.is_empty()) else { return fold_text(&text) };
    let after = at + matched.len();
    let from = text.floor_char_boundary(at.saturating_sub(REACH));
    let to = text.ceil_char_boundary((after + REACH).min(text.len()));
    let ends: &[&str] = if kind == AlertKind::Person { &[". ", "! ", "? ", "\n"] } else { &[PARAGRAPH] };
    let starts = ends.iter().filter_map(|end| text[from..at].rfind(end).map(|found| from + found + end.len()));
    let from = starts.max().unwrap_or(from);
    let to = ends.iter().filter_map(|end| text[after..to].find(end)).min().map_or(to, |found| after + found);
    fold_text(&text[from..to])
}

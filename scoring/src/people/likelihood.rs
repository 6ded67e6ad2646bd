//! How likely somebody without a cue takes part, from where and how the texts name the person, and from what is usual in the show. The
//! weights are those of a logistic regression on the labeled episodes of the tuned shows, without their phrases, so that they hold
//! in languages and shows whose phrases are not listed.

use super::candidate::{Candidate, Trait};
use super::evidence::{Evidence, is_told_guest};
use super::likelihood_weights::{
    BESIDE_BIAS, BESIDE_WEIGHTS, BIAS, PAIRS, TEXT_BIAS, TEXT_PAIRS, TEXT_WEIGHTS, WEIGHTS,
};
use super::public_figure::is_public_figure;
use super::show_people::ShowPeople;
use earshot_model::{AppearanceKind, CreditSource, TALKED_ABOUT_CONFIDENCE};

/// The confidence of a guest without a cue.
const LIKELY_GUEST: f32 = 0.72;
/// From this logit on, a person is a guest. Below the others, somebody who is named takes no part, alone or beside an announced guest.
const GUEST_LOGIT: f32 = 1.5;
const MENTION_LOGIT: f32 = -1.5;
const BESIDE_LOGIT: f32 = -2.5;
/// The facts of an episode beside its candidates.
pub(super) struct EpisodeTraits {
    pub is_english: bool,
    pub is_about_past: bool,
}

/// Adds evidence about those who are named without a cue: likely guests, and people who are only talked about.
pub(super) fn judge_candidates(show: &ShowPeople, mut candidates: Vec<Candidate>, own: &mut Vec<Evidence>) {
    let has_part = |own: &[Evidence], key: &str| {
        own.iter().any(|it| it.key == key && matches!(it.credit.kind, AppearanceKind::Guest | AppearanceKind::Host))
    };
    candidates.retain(|one| !show.is_host(&one.key) && !has_part(own, &one.key));
    for one in candidates {
        match judge(&one) {
            Some(AppearanceKind::Guest) => own.push(evidence(one, AppearanceKind::Guest, LIKELY_GUEST)),
            Some(_) => own.push(evidence(one, AppearanceKind::Mentioned, TALKED_ABOUT_CONFIDENCE)),
            None => {}
        }
    }
}

/// Returns whether a person without a cue is a likely guest, or a mention, when one of them is sure enough.
fn judge(one: &Candidate) -> Option<AppearanceKind> {
    let (is_guest, is_mention) = if one.has(Trait::ToldGuest) {
        (false, logit(BESIDE_BIAS, BESIDE_WEIGHTS, &[], one) < BESIDE_LOGIT)
    } else {
        let logit = logit(BIAS, WEIGHTS, PAIRS, one);
        (logit >= GUEST_LOGIT, logit < MENTION_LOGIT && !one.has(Trait::GuestCue))
    };
    let has_role = one.has(Trait::RoleBefore) || one.has(Trait::RoleAfter);
    // English texts have cues. People who come back are regulars of the show or of the news. Of several people, something must
    // distinguish the guest.
    let is_distinct = one.has(Trait::OnlyPerson) || one.has(Trait::InTitle) || has_role;
    let may_be_guest =
        !one.has(Trait::English) && one.has(Trait::GuestShow) && !one.has(Trait::OftenNamed) && is_distinct;
    let is_person = one.has(Trait::GivenName) || one.has(Trait::PublicFigure);
    // A list may be one of participants, and a text gives the role of somebody whom it introduces.
    let is_announced_near = one.has(Trait::ToldGuest) && one.has(Trait::GuestCue);
    let may_be_mention =
        is_person && !one.has(Trait::Credit) && !one.has(Trait::InList) && !has_role && !is_announced_near;
    if is_guest && may_be_guest {
        return Some(AppearanceKind::Guest);
    }
    (is_mention && may_be_mention).then_some(AppearanceKind::Mentioned)
}

/// Returns whether the texts alone make it likely that a person takes part.
pub(super) fn is_likely_by_text(one: &Candidate) -> bool {
    logit(TEXT_BIAS, TEXT_WEIGHTS, TEXT_PAIRS, one) >= 0.0
}

fn logit(bias: f32, weights: &[(Trait, f32)], pairs: &[(Trait, Trait, f32)], one: &Candidate) -> f32 {
    let single = weights.iter().filter(|(it, _)| one.has(*it)).map(|(_, weight)| weight);
    let both =
        pairs.iter().filter(|(first, second, _)| one.has(*first) && one.has(*second)).map(|(_, _, weight)| weight);
    bias + single.chain(both).sum::<f32>()
}

fn evidence(one: Candidate, kind: AppearanceKind, confidence: f32) -> Evidence {
    let mut found = Evidence::new(one.name, kind, one.source, confidence);
    (found.credit.role, found.credit.organization, found.credit.snippet) = (one.role, one.organization, one.snippet);
    found
}

/// Makes a mention of a public figure whom only the form of a title would make a guest.
pub(super) fn doubt_public_figures(own: &mut [Evidence]) {
    const SURE: f32 = 0.85;
    let told: Vec<String> = (own.iter())
        .filter(|one| {
            one.credit.source != CreditSource::EpisodeTitle && is_told_guest(one) || one.credit.confidence >= SURE
        })
        .map(|one| one.key.clone())
        .collect();
    for one in own.iter_mut().filter(|one| is_public_figure(&one.key) && !told.contains(&one.key)) {
        if one.credit.kind == AppearanceKind::Guest {
            (one.credit.kind, one.credit.confidence) = (AppearanceKind::Mentioned, TALKED_ABOUT_CONFIDENCE);
        }
    }
}

/// Adds the traits of the show and of the episode.
pub(super) fn add_show_traits(
    show: &ShowPeople,
    episode: &EpisodeTraits,
    own: &[Evidence],
    candidates: &mut [Candidate],
) {
    let habits = show.habits();
    for one in candidates {
        let told = own.iter().any(|it| is_told_guest(it) && it.key != one.key);
        let traits = [
            (episode.is_english, Trait::English),
            (episode.is_about_past, Trait::AboutPast),
            (habits.guest_percent >= 20, Trait::GuestShow),
            (habits.guest_percent >= 50, Trait::GuestShowHalf),
            (habits.title_percent >= 40, Trait::TitleShow),
            (habits.likely_percent >= 30, Trait::LikelyShow),
            (habits.likely_percent >= 60, Trait::LikelyShowHalf),
            (told, Trait::ToldGuest),
            (habits.often_named.contains(&one.key), Trait::OftenNamed),
        ];
        traits.into_iter().filter(|(is, _)| *is).for_each(|(_, it)| one.add(it));
    }
}

#[cfg(test)]
mod tests {
    use super::super::candidates::read_candidates;
    use super::super::tokenizer::TokenizedText;
    use super::*;

    fn judged(text: &str, of_show: &[Trait]) -> Option<AppearanceKind> {
        let (title, text) = (TokenizedText::new("Te", 1_000), TokenizedText::new(text, 1_000));
        let mut found = read_candidates(&title, &text);
        of_show.iter().for_each(|it| found[0].add(*it));
        judge(&found[0])
    }

    #[test]
    fn a_person_with_a_role_is_a_guest_where_the_show_has_guests() {
        let text = "Historiker Anna Miller vet alt om brød. Hvorfor liker Anna det?";
        let has_guests = [Trait::GuestShow, Trait::GuestShowHalf, Trait::LikelyShow];
        assert_eq!(judged(text, &has_guests), Some(AppearanceKind::Guest));
        assert_eq!(judged(text, &[]), None);
        assert_eq!(judged(text, &[&has_guests[..], &[Trait::OftenNamed]].concat()), None);
    }

    #[test]
    fn somebody_of_the_news_is_a_mention() {
        let text = "Renta går opp igjen. Hva mente egentlig Angela Merkel om Hellas?";
        assert_eq!(judged(text, &[]), Some(AppearanceKind::Mentioned));
    }
}

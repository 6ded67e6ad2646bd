//! Barriers, which take a share of a score whatever the topic. Their reasons end with what to do about them.

use super::factor::FactorKind;
use super::factors::{FactorContext, LanguageFit, language_fit};
use super::weights::{MAIN_SHARE, SILENCE_SHARES, barrier_share};
use crate::advertising::advertising_evidence;
use crate::hostile_text::is_quotable;
use crate::phrasing;
use crate::subjects::ShowTerms;
use crate::subjects::SubjectMatch;
use crate::words::clip_chars;

/// Longer texts are not language tags.
const MAX_TAG_CHARS: usize = 12;

/// Descriptions of test feeds that were never replaced, lower case.
const PLACEHOLDER_TEXTS: [&str; 4] = [
    "the hugocast is the best podcast you've ever seen",
    "lorem ipsum",
    "this is a test feed",
    "insert your podcast description",
];

/// What a barrier leaves of the score, with its reason.
pub(super) struct Barrier {
    /// 0 to 1.
    pub(super) share: f32,
    /// Whether it counts against the show in general, so that a model may not rate it higher.
    pub(super) is_firm: bool,
    /// A sentence for the user.
    pub(super) reason: String,
    /// The factor whose detail the reason repeats.
    pub(super) factor: Option<FactorKind>,
}

/// The barriers between guest and show, the hardest first.
pub(super) fn find(context: &FactorContext<'_>, avoided: &[SubjectMatch], terms: &ShowTerms) -> Vec<Barrier> {
    let show = context.show;
    let mut found = Vec::new();
    let mut add = |name: &str, reason: String| {
        let share = barrier_share(name);
        let factor = matches!(name, "takes-no-guests" | "names-no-guests").then_some(FactorKind::Guests);
        found.push(Barrier { share, is_firm: share <= 0.5, reason, factor });
    };
    if show.is_opted_out {
        add("opted-out", "The podcast asked not to be contacted.".to_owned());
    }
    if show.is_blacklisted {
        add("blacklisted", "The podcast is on your team’s blacklist.".to_owned());
    }
    let language = phrasing::language_name(&clip_chars(context.language.unwrap_or_default(), MAX_TAG_CHARS));
    match language_fit(context) {
        LanguageFit::Other => add(
            "other-language",
            format!("The podcast is in another language: {language}. Add it to the profile if the guest speaks it."),
        ),
        LanguageFit::Neighboring => {
            add("neighboring-language", format!("The podcast is in a neighboring language: {language}."));
        }
        LanguageFit::Same | LanguageFit::Unknown => {}
    }
    if context.guest.is_some() && context.acceptance.verdict() == Some(false) {
        add("takes-no-guests", format!("{}. Offer it material to quote, or leave it out.", context.acceptance.reason));
    }
    if context.guest.is_some() && context.acceptance.names_nobody {
        add("names-no-guests", format!("{}. Listen to one before you offer a guest.", context.acceptance.reason));
    }
    if let Some(signal) = show.machine_signal.as_deref().filter(|text| is_quotable(text)) {
        add("made-by-a-program", format!("The podcast is probably machine-generated: {}", clip_chars(signal, 200)));
    }
    if let Some(evidence) = advertising_evidence(show) {
        add("advertising", format!("{evidence} Leave it out."));
    }
    let own = show.description.to_lowercase();
    if PLACEHOLDER_TEXTS.iter().any(|text| own.contains(text)) {
        add(
            "no-real-texts",
            "The podcast’s description is its software’s placeholder, so nobody may be reading its mail.".to_owned(),
        );
    }
    for one in avoided {
        let share = one.episodes.len() as f32 / terms.episodes.len().max(1) as f32;
        if one.is_in_own_text || share >= MAIN_SHARE {
            add(
                "avoided-subject-is-main",
                format!("The podcast is largely about {}, which the guest avoids.", one.label),
            );
        } else {
            let titles = one.episodes.iter().map(|at| &show.episodes()[*at].title).filter(|title| is_quotable(title));
            let titles: Vec<String> = titles.take(2).map(|title| phrasing::title(title)).collect();
            let place = if titles.is_empty() { "some episodes".to_owned() } else { phrasing::list(&titles) };
            let reason = format!("The guest avoids {}, which is in {place}.", one.label);
            add("avoided-subject-occurs", reason);
        }
    }
    if let Some(last) = show.last_published() {
        let days = (context.now - last).num_days();
        if let Some((limit, share)) = SILENCE_SHARES.into_iter().find(|(limit, _)| days > *limit) {
            let since = phrasing::date(last, context.now);
            let reason = format!("The show has not published since {since}. Find out first whether it goes on.");
            found.push(Barrier { share, is_firm: limit >= 365, reason, factor: Some(FactorKind::Activity) });
        }
    }
    found.sort_by(|left, right| left.share.total_cmp(&right.share));
    found
}

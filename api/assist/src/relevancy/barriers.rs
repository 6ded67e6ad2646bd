//! Barriers, which cap a score whatever the topic.

use super::factors::{FactorContext, is_language_accepted};
use super::weights::{MAIN_SHARE, barrier_cap};
use crate::hostile_text::is_quotable;
use crate::phrasing;
use crate::subjects::ShowTerms;
use crate::subjects::SubjectMatch;
use crate::words::clip_chars;

/// Longer texts are not language tags.
const MAX_TAG_CHARS: usize = 12;

/// A cap with its reason.
pub(super) struct Barrier {
    pub(super) cap: u8,
    /// A sentence for the user.
    pub(super) reason: String,
}

/// The barriers between guest and show.
pub(super) fn find(context: &FactorContext<'_>, avoided: &[SubjectMatch], terms: &ShowTerms) -> Vec<Barrier> {
    let show = context.show;
    let mut found = Vec::new();
    let mut add = |name: &str, reason: String| found.push(Barrier { cap: barrier_cap(name), reason });
    if show.is_opted_out {
        add("opted-out", "The show asked not to be contacted.".to_owned());
    }
    if show.is_blacklisted {
        add("blacklisted", "The show is on your team's blacklist.".to_owned());
    }
    if is_language_accepted(context) == Some(false) {
        let tag = clip_chars(show.language.as_deref().unwrap_or_default(), MAX_TAG_CHARS);
        add("other-language", format!("The show is in another language ({tag})."));
    }
    if let Some(last) = show.last_published() {
        let days = (context.now - last).num_days();
        let reason = || format!("The show has not published since {}.", phrasing::date(last, context.now));
        if days > 365 {
            add("silent-for-a-year", reason());
        } else if days > 180 {
            add("silent-for-half-a-year", reason());
        }
    }
    if context.guest.is_some() && show.takes_guests() == Some(false) {
        add("takes-no-guests", "The show does not take guests.".to_owned());
    }
    for one in avoided {
        let share = one.episodes.len() as f32 / terms.episodes.len().max(1) as f32;
        if one.is_in_own_text || share >= MAIN_SHARE {
            add("avoided-subject-is-main", format!("The show is largely about {}, which the guest avoids.", one.label));
        } else {
            let titles = one.episodes.iter().map(|at| &show.episodes()[*at].title).filter(|title| is_quotable(title));
            let titles: Vec<String> = titles.take(2).map(|title| phrasing::title(title)).collect();
            let place = if titles.is_empty() { "some episodes".to_owned() } else { phrasing::list(&titles) };
            let reason = format!("The guest avoids {}, which is in {place}.", one.label);
            add("avoided-subject-occurs", reason);
        }
    }
    found
}

//! The guest of an episode whose text announces none, in a show that usually has guests: the only person in it.

use super::evidence::{Evidence, is_told_guest};
use earshot_model::AppearanceKind;

/// The confidence of the only person.
const ONLY_PERSON: f32 = 0.66;

/// Makes a guest of the only person in the texts of an episode, when a role, the title or the subject of a sentence suggests that
/// the person takes part.
pub(super) fn announce_only_person(hosts: &[Evidence], evidence: &mut [Evidence]) {
    let is_other = |one: &&Evidence| one.key.contains(' ') && !hosts.iter().any(|host| host.key == one.key);
    let mut others = evidence.iter().filter(is_other);
    let Some(key) = others.next().map(|one| one.key.clone()) else { return };
    let is_only = others.all(|one| one.key == key);
    let takes_part = |one: &Evidence| one.credit.kind == AppearanceKind::Unknown;
    let of_person = || evidence.iter().filter(|one| one.key == key);
    if !is_only || evidence.iter().any(is_told_guest) || !of_person().all(takes_part) {
        return;
    }
    for one in evidence.iter_mut().filter(|one| one.key == key) {
        (one.credit.kind, one.credit.confidence) = (AppearanceKind::Guest, ONLY_PERSON);
    }
}

//! Sightings of one contact over time.

use earshot_model::Sighting;

/// The most sightings of one contact. The ones not seen for longest are dropped.
const MAX_SIGHTINGS: usize = 12;

/// Adds sightings. One at a known place keeps its first time.
pub(super) fn add_sightings(known: &mut Vec<Sighting>, seen: impl IntoIterator<Item = Sighting>) {
    for sighting in seen {
        match known.iter_mut().find(|known| (known.source, &known.page) == (sighting.source, &sighting.page)) {
            Some(known) => *known = Sighting { first_seen_at: known.first_seen_at, ..sighting },
            None => known.push(sighting),
        }
    }
    known.sort_by(|one, other| {
        other.last_seen_at.cmp(&one.last_seen_at).then(other.confidence.total_cmp(&one.confidence))
    });
    known.truncate(MAX_SIGHTINGS);
}

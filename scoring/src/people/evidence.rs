//! What one place of a text says of one person, and what all places together say.

use super::person_name::person_key;
use earshot_model::{AppearanceKind, CreditSource, PersonCredit};
use std::collections::HashMap;

/// People of one episode; what is more is a list of something.
const MAX_PEOPLE: usize = 60;
/// Of those who are only talked about.
const MAX_MENTIONED: usize = 10;
/// Below this, a person is not shown.
const MIN_CONFIDENCE: f32 = 0.5;

#[derive(Clone, Debug)]
pub(crate) struct Evidence {
    pub credit: PersonCredit,
    /// A first name that counts only beside a full one: `Anna explains` behind `Anna Miller`.
    pub needs_full_name: bool,
    /// Order in which the places were read: the first to be named come first.
    pub key: String,
}

impl Evidence {
    pub(crate) fn new(name: String, kind: AppearanceKind, source: CreditSource, confidence: f32) -> Self {
        let key = person_key(&name);
        let credit = PersonCredit {
            name,
            key: key.clone(),
            kind,
            role: None,
            profession: None,
            organization: None,
            image_url: None,
            url: None,
            source,
            snippet: None,
            confidence,
        };
        Self { credit, needs_full_name: false, key }
    }
}

/// One credit a person: the surest evidence decides what they are, the rest adds role, organisation and picture.
pub(crate) fn resolve_people(evidence: Vec<Evidence>) -> Vec<PersonCredit> {
    let mut order: Vec<String> = Vec::new();
    let mut people: HashMap<String, Vec<Evidence>> = HashMap::new();
    let keys: Vec<String> = evidence.iter().map(|one| one.key.clone()).collect();
    for mut one in evidence {
        match find_full_name(&one.key, &keys) {
            Some(full) => one.key = full,
            None if one.needs_full_name => continue,
            None => {}
        }
        if !people.contains_key(&one.key) {
            if order.len() >= MAX_PEOPLE {
                continue;
            }
            order.push(one.key.clone());
        }
        people.entry(one.key.clone()).or_default().push(one);
    }
    let mut mentioned = 0;
    let mut credits: Vec<PersonCredit> = Vec::new();
    for key in order {
        let Some(credit) = people.remove(&key).and_then(merge_evidence) else { continue };
        mentioned += usize::from(credit.kind == AppearanceKind::Mentioned);
        if credit.confidence >= MIN_CONFIDENCE
            && (credit.kind != AppearanceKind::Mentioned || mentioned <= MAX_MENTIONED)
        {
            credits.push(credit);
        }
    }
    credits
}

/// The one longer name that a short one is a part of: `anna` and `miller` of `anna miller`.
fn find_full_name(key: &str, keys: &[String]) -> Option<String> {
    if key.contains(' ') {
        return None;
    }
    let is_part = |longer: &&String| {
        longer.contains(' ') && (longer.split(' ').next() == Some(key) || longer.split(' ').next_back() == Some(key))
    };
    let mut longer: Vec<&String> = keys.iter().filter(is_part).collect();
    longer.sort_unstable();
    longer.dedup();
    if let [one] = longer[..] { Some(one.clone()) } else { None }
}

fn merge_evidence(mut evidence: Vec<Evidence>) -> Option<PersonCredit> {
    // A host who is also named as a guest is a host, when both are as sure.
    let rank = |kind: AppearanceKind| match kind {
        AppearanceKind::Host => 3,
        AppearanceKind::Guest => 2,
        AppearanceKind::Unknown => 1,
        AppearanceKind::Mentioned => 0,
    };
    evidence.sort_by(|one, other| {
        let (one, other) = (&one.credit, &other.credit);
        other.confidence.total_cmp(&one.confidence).then(rank(other.kind).cmp(&rank(one.kind)))
    });
    let key = evidence.first()?.key.clone();
    let kind = evidence.first()?.credit.kind;
    // Two places that agree are surer than one.
    let agreeing = evidence.iter().filter(|one| one.credit.kind == kind).count();
    let mut rest = evidence.into_iter().map(|one| one.credit);
    let mut credit = rest.next()?;
    credit.key = key;
    if agreeing > 1 {
        credit.confidence = (credit.confidence + 0.05).min(1.0);
    }
    for other in rest {
        if other.name.chars().count() > credit.name.chars().count()
            && other.name.contains(' ')
            && !credit.name.contains(' ')
        {
            credit.name = other.name;
        }
        credit.role = credit.role.or(other.role);
        credit.organization = credit.organization.or(other.organization);
        credit.image_url = credit.image_url.or(other.image_url);
        credit.url = credit.url.or(other.url);
        credit.snippet = credit.snippet.or(other.snippet);
    }
    Some(credit)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn evidence_of(name: &str, kind: AppearanceKind, confidence: f32) -> Evidence {
        Evidence::new(name.to_owned(), kind, CreditSource::Description, confidence)
    }

    #[test]
    fn the_surest_evidence_decides_and_short_names_join_long_ones() {
        use AppearanceKind::*;
        let credits = resolve_people(vec![
            evidence_of("Anna", Host, 0.6),
            evidence_of("Ben Hill", Mentioned, 0.6),
            evidence_of("Anna Miller", Guest, 0.9),
            evidence_of("Ben A. Hill", Guest, 0.8),
            evidence_of("Carla", Mentioned, 0.3),
        ]);
        let found: Vec<(&str, AppearanceKind)> =
            credits.iter().map(|credit| (credit.name.as_str(), credit.kind)).collect();
        assert_eq!(found, [("Anna Miller", Guest), ("Ben A. Hill", Guest)]);
    }

    #[test]
    fn a_first_name_of_two_people_joins_neither() {
        use AppearanceKind::*;
        let credits = resolve_people(vec![
            evidence_of("Anna Miller", Guest, 0.9),
            evidence_of("Anna Otto", Guest, 0.9),
            evidence_of("Anna", Host, 0.8),
        ]);
        assert_eq!(credits.len(), 3);
    }
}

//! Evidence about one person from one place of a text, and its combination to credits.

use super::capitals::without_capitals;
use super::declension::find_nominatives;
use super::name_list::DescribedName;
use super::person_name::person_key;
use super::tokenizer::TokenizedText;
use earshot_model::{AppearanceKind, CreditSource, PersonCredit};
use std::collections::HashMap;

/// People per episode. Longer lists are not lists of participants.
const MAX_PEOPLE: usize = 60;
/// The most people with the kind "mentioned".
const MAX_MENTIONED: usize = 10;
/// The confidence of a name that may take part, without a cue.
pub(super) const MAYBE_TAKES_PART: f32 = 0.56;
/// People below this confidence are not returned.
const MIN_CONFIDENCE: f32 = 0.5;

/// The length of the text around a name, in bytes.
pub(super) const SNIPPET_BYTES: usize = 80;

#[derive(Clone, Debug)]
pub(crate) struct Evidence {
    pub credit: PersonCredit,
    /// The first name counts only beside a full name: `Anna explains` after `Anna Miller`.
    pub needs_full_name: bool,
    /// The evidence counts only when a host of the show has this word in the name: `Anna Meets Ben Hill`.
    pub needs_host: Option<String>,
    /// Like `needs_host`, but the evidence also counts in a show of which no host was found: `Anna meets Ben Hill`.
    pub needs_known_host: Option<String>,
    /// A host by a role before the name only, which may be the role in another show: `programleder Anna Miller`.
    pub is_role_only: bool,
    /// The evidence counts only when the show names its guests at this place (see `habit.rs`).
    pub place: Option<String>,
    /// The place of a title, at which some shows name whom an episode is about.
    pub topic_place: Option<String>,
    /// The person's key. Credits keep the order of first appearance.
    pub key: String,
}

impl Evidence {
    pub(crate) fn new(name: String, kind: AppearanceKind, source: CreditSource, confidence: f32) -> Self {
        let name = without_capitals(name);
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
        Self {
            credit,
            needs_full_name: false,
            needs_host: None,
            needs_known_host: None,
            is_role_only: false,
            place: None,
            topic_place: None,
            key,
        }
    }
}

/// Returns evidence about a name in a text, with the words around it.
pub(super) fn new_evidence(
    text: &TokenizedText<'_>,
    listed: DescribedName,
    kind: AppearanceKind,
    source: CreditSource,
    confidence: f32,
) -> Evidence {
    let snippet = text.snippet(listed.name.range.clone(), SNIPPET_BYTES);
    let mut one = Evidence::new(listed.name.text, kind, source, confidence);
    (one.credit.role, one.credit.organization, one.credit.snippet) = (listed.role, listed.organization, snippet);
    one
}

/// Returns whether a text names somebody as a guest, and not only by a role.
pub(super) fn is_told_guest(one: &Evidence) -> bool {
    one.credit.kind == AppearanceKind::Guest && one.credit.confidence >= 0.75
}

/// Returns one credit per person. The strongest evidence decides the kind; the rest adds role, organization and
/// picture.
pub(crate) fn resolve_people(evidence: Vec<Evidence>) -> Vec<PersonCredit> {
    let mut order: Vec<String> = Vec::new();
    let mut people: HashMap<String, Vec<Evidence>> = HashMap::new();
    let written: Vec<String> = evidence.iter().map(|one| one.key.clone()).collect();
    let nominatives = find_nominatives(&written);
    let keys: Vec<String> = written.into_iter().map(|key| nominatives.get(&key).cloned().unwrap_or(key)).collect();
    // In a title, a word behind a name may be a verb: `Anna Miller Explains`.
    let in_texts: Vec<String> = (evidence.iter().zip(&keys))
        .filter(|(one, _)| one.credit.source != CreditSource::EpisodeTitle)
        .map(|(_, key)| key.clone())
        .collect();
    for (mut one, key) in evidence.into_iter().zip(&keys) {
        one.key.clone_from(key);
        match find_full_name(&one.key, &keys, &in_texts) {
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

/// Returns the only longer name that contains a short one: `anna miller` for `anna`, `anna miller otto` for `anna miller`.
fn find_full_name(key: &str, keys: &[String], in_texts: &[String]) -> Option<String> {
    let is_full = key.contains(' ');
    let keys = if is_full { in_texts } else { keys };
    // One more name; more words belong to somebody else.
    let is_name = |rest: &str| !is_full || rest.matches(' ').count() == 1;
    let begins = |longer: &str| longer.strip_prefix(key).is_some_and(|rest| rest.starts_with(' ') && is_name(rest));
    let ends = |longer: &str| longer.strip_suffix(key).is_some_and(|rest| rest.ends_with(' '));
    let is_part = |longer: &&String| begins(longer) || !is_full && (ends(longer) || is_account_of(key, longer));
    let mut longer: Vec<&String> = keys.iter().filter(is_part).collect();
    longer.sort_unstable();
    longer.dedup();
    if let [one] = longer[..] { Some(one.clone()) } else { None }
}

/// Returns whether a word is the name of an account that contains a full name: `captainannamiller`.
fn is_account_of(word: &str, name: &str) -> bool {
    const MIN_LETTERS: usize = 8;
    let letters: String = name.chars().filter(|letter| letter.is_alphanumeric()).collect();
    name.contains(' ') && letters.len() >= MIN_LETTERS && word.len() > letters.len() && word.contains(&letters)
}

fn merge_evidence(mut evidence: Vec<Evidence>) -> Option<PersonCredit> {
    // A person named as host and as guest with equal confidence is a host.
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
    // Several places that agree raise the confidence.
    let agreeing = evidence.iter().filter(|one| one.credit.kind == kind).count();
    let mut rest = evidence.into_iter().map(|one| one.credit);
    let mut credit = rest.next()?;
    credit.key = key;
    if agreeing > 1 {
        credit.confidence = (credit.confidence + 0.05).min(1.0);
    }
    // The nominative, where the text has it.
    let is_nominative = |name: &str| person_key(name) == credit.key;
    if !is_nominative(&credit.name)
        && let Some(name) = rest.clone().map(|other| other.name).find(|name| name.contains(' ') && is_nominative(name))
    {
        credit.name = name;
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

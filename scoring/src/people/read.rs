//! A description, read from front to back: phrases beside names, and who else is named.

use super::cue::{Cue, Says, cue_at, is_with};
use super::details;
use super::evidence::Evidence;
use super::fold::fold;
use super::list::{Listed, people_from};
use super::name::{Name, name_at};
use super::text::{Shape, Text};
use super::words::{GivenNames, is_credit_word, is_role};
use earshot_model::{AppearanceKind, CreditSource};

const SNIPPET: usize = 80;
/// Words between `we talk about` and `with`.
const MAX_TOPIC: usize = 18;
/// Words between a name and what is told of it.
const MAX_ASIDE: usize = 50;
/// Words between a name and what is told of it that say where somebody is from.
const MAX_FROM: usize = 14;

/// Between a name and where somebody is from, folded.
const FROM: &[&str] = &["of", "from", "at", "fra", "von", "vom", "bei", "de", "van", "fran", "hos", "pa"];

/// Words of a heading below which are links: who is named in their titles takes no part.
const LINKS: &[&str] = &[
    "links",
    "link",
    "resources",
    "sources",
    "references",
    "quellen",
    "ressourcen",
    "kilder",
    "kallor",
    "lenker",
    "lankar",
    "fuentes",
    "enlaces",
    "fontes",
    "fonti",
    "liens",
    "bronnen",
    "ссылки",
    "linki",
    "zrodla",
];

/// Reads what phrases say, and mentions of full names.
pub(crate) fn read(text: &Text<'_>, source: CreditSource, names: &GivenNames) -> Vec<Evidence> {
    let mut found = Vec::new();
    let mut at = 0;
    let mut is_below_links = false;
    while at < text.tokens.len() {
        if at == 0 || text.shape(at - 1) == Shape::Break {
            is_below_links = links_heading(text, at).unwrap_or(is_below_links);
        }
        if let Some(cue) = cue_at(text, at)
            && (!is_below_links || cue.says == Says::HostFollows || text.is_sign(cue.end - 1, ":"))
        {
            apply(text, cue, source, names, &mut found);
        }
        if let Some(name) = name_at(text, at, names) {
            let end = name.range.end;
            if name.words > 1 && name.has_given && !is_credit(text, name.range.start) {
                found.push(seen(text, &name, source));
            }
            at = end.max(at + 1);
            continue;
        }
        at += 1;
    }
    found
}

/// For a short line, whether it announces links; `None` where the line is no heading.
fn links_heading(text: &Text<'_>, at: usize) -> Option<bool> {
    let end = (at..at + 7).find(|index| text.shape(*index) == Shape::Break)?;
    let words = (at..end).filter(|index| !matches!(text.shape(*index), Shape::Sign | Shape::Address)).count();
    let has_address = (at..end).any(|index| text.shape(index) == Shape::Address);
    let is_links = (at..end).any(|index| LINKS.contains(&text.folded(index)));
    ((1..4).contains(&words) && !has_address && (is_links || text.is_sign(end - 1, ":"))).then_some(is_links)
}

/// Somebody who is named, and described perhaps: talked about, until a phrase tells more.
fn seen(text: &Text<'_>, name: &Name, source: CreditSource) -> Evidence {
    let mut one = Evidence::new(name.text.clone(), AppearanceKind::Mentioned, source, 0.55);
    let (behind, _) = details::behind(text, name.range.end);
    let is = details::predicate(text, name.range.end);
    one.credit.role = behind.role.or(is.role).or(name.title.clone());
    one.credit.organisation = behind.organisation.or(is.organisation);
    one.credit.snippet = text.snippet(name.range.clone(), SNIPPET);
    one
}

fn apply(text: &Text<'_>, cue: Cue, source: CreditSource, names: &GivenNames, found: &mut Vec<Evidence>) {
    // In talk, everybody talks to somebody and explains something.
    let is_talk = source == CreditSource::Transcript;
    match cue.says {
        Says::GuestFollows | Says::GuestFollowsHost => guests_behind(text, cue, source, names, found),
        Says::HostFollows if is_credit(text, cue.start) && !is_heading(text, cue) => {}
        Says::HostFollows => hosts_behind(text, cue, source, names, found),
        Says::GuestBefore => subjects(text, cue, source, names, found),
        Says::GuestBeside => {
            let known = found.len();
            guests_behind(text, cue, source, names, found);
            if found.len() == known {
                subjects(text, cue, source, names, found);
            }
        }
        Says::HostBefore => {
            for name in all_before(text, cue.start, names).into_iter().filter(|name| name.words > 1 || name.has_given) {
                found.push(evidence(text, own(text, name), AppearanceKind::Host, source, 0.85));
            }
        }
        Says::GuestTells | Says::Talk if is_talk => {}
        Says::GuestTells => subjects(text, cue, source, names, found),
        Says::Talk => {
            if !talked_with(text, cue.end, source, names, found) {
                subjects(text, Cue { says: Says::GuestTells, ..cue }, source, names, found);
            }
        }
    }
}

/// Below a name that no given name is known of, confidence is less.
fn sure(name: &Name, confidence: f32) -> f32 {
    if name.has_given { confidence } else { confidence - 0.15 }
}

/// A name with what is before it only.
fn own(text: &Text<'_>, name: Name) -> Listed {
    Listed { role: name.title.clone(), organisation: details::possessor(text, name.range.start), name }
}

fn guests_behind(text: &Text<'_>, cue: Cue, source: CreditSource, names: &GivenNames, found: &mut Vec<Evidence>) {
    let people = people_from(text, cue.end, names, true);
    // `@name` where no other name is given.
    let handle = text.raw(cue.end).strip_prefix('@').filter(|_| people.is_empty());
    if let Some(handle) = handle.map(|handle| handle.trim_end_matches(['.', ',', ')', ':'])).filter(|it| !it.is_empty())
    {
        found.push(Evidence::new(handle.to_owned(), AppearanceKind::Guest, source, 0.7));
    }
    let mut is_among_full = false;
    for listed in people {
        // Behind a full name, a first name alone begins the next clause: `besøk av Anna Miller og Ben skal`.
        if listed.name.words < 2 && is_among_full {
            break;
        }
        is_among_full |= listed.name.words > 1;
        let is_host = listed.role.as_deref().is_some_and(|role| is_host_role(&fold(role)));
        let kind = if is_host { AppearanceKind::Host } else { AppearanceKind::Guest };
        let is_single = listed.name.words < 2;
        let confidence = if is_single { 0.7 } else { sure(&listed.name, 0.9) };
        let mut one = evidence(text, listed, kind, source, confidence);
        one.needs_full = is_single && !announces_guest(text, cue);
        found.push(one);
    }
    if cue.says == Says::GuestFollowsHost {
        let who = before(text, cue.start, names).filter(|name| name.words > 1);
        found.extend(who.map(|name| Evidence::new(name.text, AppearanceKind::Host, source, 0.7)));
    }
}

/// Whether a phrase names the guest as such, so that a first name alone is one.
fn announces_guest(text: &Text<'_>, cue: Cue) -> bool {
    const WORDS: &[&str] = &[
        "guest", "joined", "joining", "gjest", "gast", "gaest", "besok", "invit", "convidad", "ospit", "гост", "gosc",
        "acompan",
    ];
    (cue.start..cue.end).any(|index| WORDS.iter().any(|word| text.folded(index).starts_with(word)))
}

fn is_host_role(folded: &str) -> bool {
    ["host", "programleder", "programledare", "presentat", "presentad", "moderator", "conduct", "vaert", "ведущ"]
        .iter()
        .any(|word| folded.contains(word))
}

fn hosts_behind(text: &Text<'_>, cue: Cue, source: CreditSource, names: &GivenNames, found: &mut Vec<Evidence>) {
    let people = people_from(text, cue.end, names, true);
    let end = people.last().map(|listed| listed.name.range.end);
    for listed in people {
        let confidence = sure(&listed.name, 0.92);
        found.push(evidence(text, listed, AppearanceKind::Host, source, confidence));
    }
    // `bespreekt presentator Anna Miller met verslaggever Ben Hill`
    let is_talk = |at: usize| cue_at(text, at).is_some_and(|it| matches!(it.says, Says::Talk | Says::GuestFollowsHost));
    if let Some(end) = end.filter(|_| (cue.start.saturating_sub(4)..cue.start).any(is_talk)) {
        let _ = talked_with(text, end, source, names, found);
    }
}

/// `We talk about tea with Ben Hill`: behind the topic, in the same sentence. Whether there is anybody.
fn talked_with(
    text: &Text<'_>,
    from: usize,
    source: CreditSource,
    names: &GivenNames,
    found: &mut Vec<Evidence>,
) -> bool {
    for at in from..from + MAX_TOPIC {
        match text.shape(at) {
            Shape::Break | Shape::Address => return false,
            Shape::Sign if matches!(text.raw(at), "." | "!" | "?" | ";" | "…") => return false,
            Shape::Lower if is_with(text.folded(at)) => {
                let people = people_from(text, at + 1, names, false);
                let is_near = |listed: &Listed| listed.name.has_given && !is_credit(text, listed.name.range.start);
                if people.first().is_some_and(is_near) {
                    found.extend(people.into_iter().map(|listed| {
                        let confidence = sure(&listed.name, 0.82);
                        evidence(text, listed, AppearanceKind::Guest, source, confidence)
                    }));
                    return true;
                }
            }
            _ => {}
        }
    }
    false
}

/// Who does what the phrase says: `Anna Miller and Ben Hill explain`.
fn subjects(text: &Text<'_>, cue: Cue, source: CreditSource, names: &GivenNames, found: &mut Vec<Evidence>) {
    let mut people = all_before(text, cue.start, names);
    if people.is_empty() {
        people.extend(subject_of_sentence(text, cue.start, names));
    }
    let tells = cue.says == Says::GuestTells;
    // In a headline, a noun may look like a verb: `Publicity at Trade Shows`.
    let is_headline = text.shape(cue.start) != Shape::Lower;
    for name in people {
        let is_unknown = !name.has_given && (is_headline || tells && name.title.is_none());
        if is_unknown || name.words < 2 && !name.has_given {
            continue;
        }
        let is_single = name.words < 2;
        let confidence = if is_single { 0.72 } else { sure(&name, 0.8) };
        let mut one = evidence(text, own(text, name), AppearanceKind::Guest, source, confidence);
        one.needs_full = is_single && (tells || source == CreditSource::Transcript);
        found.push(one);
    }
}

/// `Anna Miller, author of “Tea: Why?” (and more), reveals`, `Anna Miller of the band Blue explores`: the name that
/// begins the sentence, an aside behind it.
fn subject_of_sentence(text: &Text<'_>, at: usize, names: &GivenNames) -> Option<Name> {
    let last = at.checked_sub(1)?;
    let is_start = |index: &usize| {
        let Some(before) = index.checked_sub(1) else { return true };
        text.shape(before) == Shape::Break || text.is_sign(before, ".") && text.tokens[*index].is_apart
    };
    let start = (last.saturating_sub(MAX_ASIDE)..last).rfind(is_start)?;
    let name = name_at(text, start, names).filter(|name| name.words > 1 && name.has_given)?;
    let behind = name.range.end;
    let is_aside = matches!(text.raw(behind), "," | "(") && matches!(text.raw(last), "," | ")");
    let is_from = FROM.contains(&text.folded(behind)) && at - behind < MAX_FROM;
    (is_aside || is_from).then_some(name)
}

fn evidence(text: &Text<'_>, listed: Listed, kind: AppearanceKind, source: CreditSource, confidence: f32) -> Evidence {
    let snippet = text.snippet(listed.name.range.clone(), SNIPPET);
    let mut one = Evidence::new(listed.name.text, kind, source, confidence);
    (one.credit.role, one.credit.organisation, one.credit.snippet) = (listed.role, listed.organisation, snippet);
    one
}

/// The name that ends before a token, what is said between commas left out.
fn before(text: &Text<'_>, at: usize, names: &GivenNames) -> Option<Name> {
    let mut end = at;
    // `Anna Miller, founder of Acme, joins`, `Anna Miller (Acme) joins`, `Anna Miller of Acme joins`.
    let mut passed = 0;
    while end > 0 && passed < 26 {
        if let Some(name) = ending_at(text, end, names) {
            let is_from = name.range.start.checked_sub(1).is_some_and(|index| FROM.contains(&text.folded(index)));
            if name.words > 1 && (!is_from || name.has_given) || passed == 0 && !is_from {
                return Some(name);
            }
        }
        match text.shape(end - 1) {
            Shape::Break | Shape::Address => return None,
            Shape::Sign if !matches!(text.raw(end - 1), "," | "(" | ")" | "&" | "-" | "“" | "”" | "\"" | "'" | "’") =>
            {
                return None;
            }
            _ => {}
        }
        let is_aside = text.is_sign(end - 1, ",") || text.is_sign(end - 1, ")") || passed > 0;
        let is_from = (1..6).any(|back| end >= back && FROM.contains(&text.folded(end - back)));
        if !is_aside
            && !is_from
            && !matches!(text.folded(end - 1), "also" | "then" | "now" | "and" | "heute" | "finally")
        {
            return None;
        }
        end -= 1;
        passed += 1;
    }
    None
}

/// The name whose last token is before `end`.
fn ending_at(text: &Text<'_>, end: usize, names: &GivenNames) -> Option<Name> {
    let is_part = |index: usize| {
        matches!(text.shape(index), Shape::Capitalised | Shape::Capitals | Shape::Initial)
            || super::words::is_particle(text.folded(index))
            || text.is_sign(index, ".") && index > 0 && text.shape(index - 1) == Shape::Initial
    };
    let mut start = end;
    while start > 0 && end - start < 9 && is_part(start - 1) {
        start -= 1;
    }
    (start..end).filter_map(|at| name_at(text, at, names)).find(|name| name.range.end == end)
}

/// The names of a list that ends before a token: `Anna Miller and Ben Hill discuss`.
fn all_before(text: &Text<'_>, at: usize, names: &GivenNames) -> Vec<Name> {
    let mut found: Vec<Name> = before(text, at, names).into_iter().collect();
    while let Some(first) = found.last().map(|name| name.range.start).filter(|_| found.len() < 8) {
        let Some(joint) = first.checked_sub(1) else { break };
        let joins = matches!(text.raw(joint), "," | "&")
            || matches!(text.folded(joint), "and" | "und" | "og" | "och" | "et" | "y" | "e" | "en" | "i" | "и");
        let end = if joins && joint > 0 && text.is_sign(joint - 1, ",") { joint - 1 } else { joint };
        match ending_at(text, end, names).filter(|name| joins && name.words > 1) {
            Some(name) => found.push(name),
            None => break,
        }
    }
    found.reverse();
    found
}

/// Whether a word of credits stands shortly before, in the same line.
fn is_credit(text: &Text<'_>, at: usize) -> bool {
    for back in 1..=8.min(at) {
        let index = at - back;
        if matches!(text.shape(index), Shape::Break)
            || matches!(text.raw(index), ";" | "." if text.tokens[index + 1].is_apart)
        {
            return false;
        }
        if is_credit_word(text.folded(index)) && !(text.folded(index) == "by" && back > 1) {
            return !is_role(text.folded(index)) || text.is_sign(index + 1, ":");
        }
    }
    false
}

/// Whether a phrase begins its line.
fn is_heading(text: &Text<'_>, cue: Cue) -> bool {
    cue.start == 0 || text.shape(cue.start - 1) == Shape::Break
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::people::evidence::resolve;

    fn people(raw: &str) -> Vec<(String, &'static str)> {
        let text = Text::new(raw, 4_000);
        let credits = resolve(read(&text, CreditSource::Description, &GivenNames::default()));
        credits.into_iter().map(|credit| (credit.name, credit.kind.as_str())).collect()
    }

    #[test]
    fn phrases_tell_hosts_and_guests() {
        let cases: &[(&str, &[(&str, &str)])] = &[
            ("This week I sat down with Anna Miller, one of our consultants.", &[("Anna Miller", "guest")]),
            (
                "Josh Long talks to Pivotal’s Andrew Clay Shafer about clouds.",
                &[("Josh Long", "host"), ("Andrew Clay Shafer", "guest")],
            ),
            (
                "Ben Hill and I are joined by Anna Miller and Carla Otto of Acme.",
                &[("Ben Hill", "host"), ("Anna Miller", "guest"), ("Carla Otto", "guest")],
            ),
            ("Anna Miller, creator of Acme, joins the show to talk.", &[("Anna Miller", "guest")]),
            ("Anna Miller from Endless joins us.", &[("Anna Miller", "guest")]),
            ("Invité : Laurent Dormond.", &[("Laurent Dormond", "guest")]),
            ("Anna Miller er dagens gjest.", &[("Anna Miller", "guest")]),
            ("В гостях Павел Елизаров", &[("Павел Елизаров", "guest")]),
            (
                "Adam Holm taler med historiker Bent Blüdnikow og lektor i historie Sofie Lene Bak.",
                &[("Adam Holm", "host"), ("Bent Blüdnikow", "guest"), ("Sofie Lene Bak", "guest")],
            ),
            (
                "bespreekt presentator Niels Markus met verslaggever Yara van Buuren in deze",
                &[("Niels Markus", "host"), ("Yara van Buuren", "guest")],
            ),
            ("We talk to fans about Anna Miller.", &[("Anna Miller", "mentioned")]),
            ("Music by Anna Miller. Produced by Ben Hill.", &[]),
            ("Hablamos de té y de mucho más con la doctora Anna Miller, de Acme.", &[("Anna Miller", "guest")]),
            ("Hoy nos visita el escritor Zork Blorb. Hablamos de la vida con humor.", &[("Zork Blorb", "guest")]),
            ("El escritor Zork Blorb nos visita.", &[("Zork Blorb", "guest")]),
            ("Veckans gäst är Anna Miller. Vi pratar om te med mjölk.", &[("Anna Miller", "guest")]),
            ("Anna Miller gästar podden.", &[("Anna Miller", "guest")]),
            ("Nous parlons de thé avec l'autrice Anna Miller.", &[("Anna Miller", "guest")]),
            ("Wir sprechen über Tee mit Anna Miller und Ben Hill.", &[("Anna Miller", "guest"), ("Ben Hill", "guest")]),
            ("Wir sprechen über Tee. Mit Anna Miller hat das nichts zu tun.", &[("Anna Miller", "mentioned")]),
            ("Parliamo di tè con Anna Miller.", &[("Anna Miller", "guest")]),
            ("Anna Miller, author of “Tea: Why?” (and more), reveals all.", &[("Anna Miller", "guest")]),
            ("Anna Miller of the band Blue explores her roots.", &[("Anna Miller", "guest")]),
            // A first name is somebody's whose full name stands there too.
            ("Anna Miller lives in Oslo. In this interview, Anna shares all.", &[("Anna Miller", "guest")]),
            ("Anna shares all.", &[]),
            ("Our guest today is Anna, who sings.", &[("Anna", "guest")]),
            ("Joining me is my co-host, Anna Miller.", &[("Anna Miller", "host")]),
            ("Publicity at Trade Shows", &[]),
            ("Links\nInterview with Anna Miller\n", &[("Anna Miller", "mentioned")]),
            (
                "hvor gæstevært Hans Erik Holm taler med Anna Böss, dr.phil. i historie og lektor emeritus ved AU samt",
                &[("Hans Erik Holm", "host"), ("Anna Böss", "guest")],
            ),
            ("Hosts: Anna Miller, Ben Hill", &[("Anna Miller", "host"), ("Ben Hill", "host")]),
            ("", &[]),
        ];
        for (raw, expected) in cases {
            let expected: Vec<(String, &str)> =
                expected.iter().map(|(name, kind)| ((*name).to_owned(), *kind)).collect();
            assert_eq!(people(raw), expected, "{raw}");
        }
    }

    #[test]
    fn roles_come_with_the_name() {
        let text = Text::new("Journalist Nick Pinto reveals. We talk to former Fed Chairman Ben Bernanke.", 1_000);
        let credits = resolve(read(&text, CreditSource::Description, &GivenNames::default()));
        let roles: Vec<Option<&str>> = credits.iter().map(|credit| credit.role.as_deref()).collect();
        assert_eq!(roles, [Some("Journalist"), Some("former Fed Chairman")]);
    }

    #[test]
    fn hostile_text_is_read_in_bounded_steps() {
        for piece in ["talks to ", "Anna Miller and ", "hosted by \n", "A. ", "(", ", ", "of the "] {
            let raw = piece.repeat(20_000);
            let text = Text::new(&raw, 8 << 10);
            assert!(resolve(read(&text, CreditSource::Description, &GivenNames::default())).len() <= 60);
        }
    }
}

//! A description, read from front to back: phrases beside names, and who else is named.

use super::cue::{Cue, Says, cue_at};
use super::details;
use super::evidence::Evidence;
use super::list::{Listed, people_from};
use super::name::{Name, name_at};
use super::text::{Shape, Text};
use super::words::{GivenNames, is_role};
use earshot_model::{AppearanceKind, CreditSource};

const SNIPPET: usize = 80;

/// Words beside which a name is a credit: who made the music or cut the sound takes no part. Folded.
const CREDITS: &[&str] = &[
    "music",
    "musik",
    "musikk",
    "musica",
    "musique",
    "musica",
    "edited",
    "editing",
    "editor",
    "produced",
    "producer",
    "production",
    "producers",
    "mix",
    "mixed",
    "mixage",
    "mastering",
    "sound",
    "intro",
    "outro",
    "theme",
    "song",
    "artwork",
    "illustration",
    "design",
    "designed",
    "regi",
    "regie",
    "lyd",
    "lyddesign",
    "manus",
    "manuskonsulent",
    "prosjektleder",
    "redaktion",
    "redaktionen",
    "redaktor",
    "redactie",
    "productie",
    "montage",
    "schnitt",
    "produktion",
    "produsent",
    "produit",
    "realisation",
    "produzido",
    "editado",
    "editor",
    "photo",
    "photography",
    "foto",
    "cover",
    "licensed",
    "transcript",
    "transcription",
    "executive",
    "written",
    "directed",
    "engineer",
    "engineered",
    "medvirkende",
    "idea",
    "ide",
    "musiikki",
    "klipp",
    "teknik",
    "technik",
    "montering",
    "donors",
    "patrons",
    "producent",
    "scenario",
    "muzyka",
    "музыка",
    "монтаж",
    "track",
    "by",
];

/// Between a name and where somebody is from, folded.
const FROM: &[&str] = &["of", "from", "at", "fra", "von", "vom", "bei", "de", "van", "fran", "hos", "pa"];

/// Reads what phrases say, and mentions of full names.
pub(crate) fn read(text: &Text<'_>, source: CreditSource, names: &GivenNames) -> Vec<Evidence> {
    let mut found = Vec::new();
    let mut at = 0;
    while at < text.tokens.len() {
        if let Some(cue) = cue_at(text, at) {
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
    let (kind, confidence) = match cue.says {
        Says::GuestFollows | Says::GuestFollowsHost => (AppearanceKind::Guest, 0.9),
        Says::GuestBefore => (AppearanceKind::Guest, 0.8),
        Says::HostFollows => (AppearanceKind::Host, 0.92),
        Says::HostBefore => (AppearanceKind::Host, 0.85),
    };
    match cue.says {
        Says::GuestFollows | Says::GuestFollowsHost | Says::HostFollows => {
            let may_be_single = cue.says == Says::HostFollows;
            if cue.says == Says::HostFollows && is_credit(text, cue.start) && !is_heading(text, cue) {
                return;
            }
            for listed in people_from(text, cue.end, names, may_be_single) {
                let confidence = if listed.name.has_given { confidence } else { confidence - 0.15 };
                found.push(evidence(text, listed, kind, source, confidence));
            }
            if cue.says == Says::GuestFollowsHost {
                let who = before(text, cue.start, names).filter(|name| name.words > 1);
                found.extend(who.map(|name| Evidence::new(name.text, AppearanceKind::Host, source, 0.7)));
            }
        }
        Says::GuestBefore | Says::HostBefore => {
            for name in all_before(text, cue.start, names) {
                let is_enough = name.words > 1 || cue.says == Says::HostBefore && name.has_given;
                if is_enough {
                    let confidence = if name.has_given { confidence } else { confidence - 0.15 };
                    let listed = Listed {
                        role: name.title.clone(),
                        organisation: details::possessor(text, name.range.start),
                        name,
                    };
                    found.push(evidence(text, listed, kind, source, confidence));
                }
            }
        }
    }
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
        if CREDITS.contains(&text.folded(index)) && !(text.folded(index) == "by" && back > 1) {
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
                &[("Niels Markus", "host"), ("Yara van Buuren", "mentioned")],
            ),
            ("We talk to fans about Anna Miller.", &[("Anna Miller", "mentioned")]),
            ("Music by Anna Miller. Produced by Ben Hill.", &[]),
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

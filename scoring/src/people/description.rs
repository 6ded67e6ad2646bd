//! Reads a description from start to end: cue phrases with names beside them, and other names.

use super::cue_evidence::{
    TALKED_ABOUT, add_cast, add_company, add_conversation_guests, add_guests_after, add_hosts_after, add_next_guests,
    add_participants, add_subjects, add_subjects_around, add_subjects_of_infinitive, describe_name,
};
use super::cue_phrase::{CueKind, CuePhrase, cue_at};
use super::details;
use super::evidence::{Evidence, MAYBE_TAKES_PART, SNIPPET_BYTES, new_evidence};
use super::name_list::is_preposition;
use super::person_name::{PersonName, name_at};
use super::preceding_names::{is_after_credit_word, names_before};
use super::pronoun::speaks_later;
use super::talked_about::is_talked_about;
use super::tokenizer::{TokenizedText, WordShape};
use super::word_lists::{WordClass, is_role_compound};
use earshot_model::{AppearanceKind, CreditSource};

/// Words of a heading that introduces links. People in the titles of links do not take part.
const LINK_HEADING_WORDS: &str = "links link resources sources references quellen ressourcen kilder kallor lenker lankar fuentes enlaces \
    fontes fonti liens bronnen ссылки linki zrodla";

/// The confidence of a person with a role whom a pronoun takes up as the speaker.
const SPEAKS_LATER: f32 = 0.72;
/// The confidence of a person whose profession and name begin a sentence.
const DESCRIBED_SUBJECT: f32 = 0.7;

/// Returns evidence from cue phrases, and mentions of full names.
pub(crate) fn read_description(text: &TokenizedText<'_>, source: CreditSource) -> Vec<Evidence> {
    let mut found = Vec::new();
    let mut at = 0;
    let mut is_below_links = false;
    while at < text.tokens.len() {
        if at == 0 || text.shape(at - 1) == WordShape::Break {
            is_below_links = parse_links_heading(text, at).unwrap_or(is_below_links);
        }
        if let Some(cue) = cue_at(text, at)
            && (!is_below_links || cue.kind == CueKind::HostFollows || text.is_sign(cue.end - 1, ":"))
        {
            apply_cue(text, cue, source, &mut found);
        } else if source == CreditSource::Description && !is_below_links {
            add_company(text, at, source, &mut found);
        }
        if let Some(name) = name_at(text, at) {
            let end = name.range.end;
            if name.word_count > 1 && !is_after_credit_word(text, name.range.start) {
                let one = mention(text, &name, source);
                // Of a name without a listed given name, the role in front of it shows that it is one.
                let is_person =
                    name.has_given_name || name.role_before.is_some() && one.credit.kind == AppearanceKind::Guest;
                if is_person {
                    found.push(one);
                    found.extend(quoted_expert(text, &name, source));
                }
            }
            at = end.max(at + 1);
            continue;
        }
        at += 1;
    }
    found
}

/// For a heading, returns whether it introduces links; `None` when the line is not a heading.
fn parse_links_heading(text: &TokenizedText<'_>, at: usize) -> Option<bool> {
    let end = (at..at + 7).find(|index| text.shape(*index) == WordShape::Break)?;
    let words = (at..end).filter(|index| !matches!(text.shape(*index), WordShape::Sign | WordShape::Address)).count();
    let has_address = (at..end).any(|index| text.shape(index) == WordShape::Address);
    let is_links = (at..end).any(|index| LINK_HEADING_WORDS.split(' ').any(|word| word == text.folded(index)));
    ((1..4).contains(&words) && !has_address && (is_links || text.is_sign(end - 1, ":"))).then_some(is_links)
}

/// Returns a person without a cue: talked about when the grammar shows it, otherwise mentioned or of unknown part.
fn mention(text: &TokenizedText<'_>, name: &PersonName, source: CreditSource) -> Evidence {
    let (behind, _) = details::details_after(text, name.range.end);
    let is = details::details_of_predicate(text, name.range.end);
    let has_role = behind.role.is_some() || name.role_before.is_some();
    let (kind, confidence) = if is_talked_about(text, name) {
        (AppearanceKind::Mentioned, TALKED_ABOUT)
    } else if source == CreditSource::Description
        && (has_role || is.role.is_some())
        && is_line_start(text, name.range.start)
        && speaks_later(text, name.range.end)
    {
        (AppearanceKind::Guest, SPEAKS_LATER)
    } else if source == CreditSource::Description && is_described_subject(text, name) {
        (AppearanceKind::Guest, DESCRIBED_SUBJECT)
    } else if source == CreditSource::EpisodeTitle || has_role || is_subject(text, name) {
        (AppearanceKind::Unknown, MAYBE_TAKES_PART)
    } else {
        (AppearanceKind::Mentioned, 0.55)
    };
    let mut one = Evidence::new(name.text.clone(), kind, source, confidence);
    one.credit.role = behind.role.or(is.role).or(name.role_before.clone());
    one.credit.organization = behind.organization.or(is.organization);
    one.credit.snippet = text.snippet(name.range.clone(), SNIPPET_BYTES);
    one
}

/// Returns the person whose words follow a colon: `Expert Anna Miller: tea is fine`. The role makes it a statement, not a
/// heading.
fn quoted_expert(text: &TokenizedText<'_>, name: &PersonName, source: CreditSource) -> Option<Evidence> {
    let is_role = |index: usize| text.has_class(index, WordClass::Role) || is_role_compound(text.folded(index));
    let has_role = name.role_before.is_some() || name.range.start.checked_sub(1).is_some_and(is_role);
    let speaks = text.is_sign(name.range.end, ":") && text.shape(name.range.end + 1) != WordShape::Break;
    (has_role && speaks)
        .then(|| new_evidence(text, describe_name(text, name.clone()), AppearanceKind::Guest, source, 0.75))
}

/// Returns whether a sentence begins with a person's profession and name, and goes on with a verb: `Astronom Anna Miller
/// liczy gwiazdy`. Descriptions name experts so in every language.
fn is_described_subject(text: &TokenizedText<'_>, name: &PersonName) -> bool {
    let Some(before) = name.range.start.checked_sub(1) else { return false };
    // `President Anna Miller establishes`: offices of the news are no professions of guests.
    let is_profession = (text.has_class(before, WordClass::Role) || is_role_compound(text.folded(before)))
        && !text.has_class(before, WordClass::Honorific);
    let mut first = before;
    while first > 0 && (text.is_title(first - 1) || text.has_class(first - 1, WordClass::Article)) {
        first -= 1;
    }
    let goes_on = text.shape(name.range.end) == WordShape::Lower && !is_preposition(text.folded(name.range.end));
    name.has_given_name && name.word_count > 1 && is_profession && text.is_sentence_start(first) && goes_on
}

/// Returns whether the name is the subject of its sentence: it begins the sentence, and a verb or an aside follows.
fn is_subject(text: &TokenizedText<'_>, name: &PersonName) -> bool {
    let behind = name.range.end;
    let goes_on = text.shape(behind) == WordShape::Lower || matches!(text.raw(behind), "," | "(");
    text.is_sentence_start(name.range.start) && goes_on
}

fn apply_cue(text: &TokenizedText<'_>, cue: CuePhrase, source: CreditSource, found: &mut Vec<Evidence>) {
    // In speech, verbs such as "explains" and "talks to" occur about anyone.
    let is_talk = source == CreditSource::Transcript;
    match cue.kind {
        CueKind::GuestFollows | CueKind::GuestFollowsHost | CueKind::MetByHost => {
            add_guests_after(text, cue, source, found);
        }
        CueKind::HostFollows if is_after_credit_word(text, cue.start) && !is_line_start(text, cue.start) => {}
        CueKind::HostFollows => add_hosts_after(text, cue, source, found),
        CueKind::GuestBefore => add_subjects(text, cue, source, found),
        CueKind::GuestAround => add_subjects_around(text, cue, source, found),
        CueKind::GuestNext => add_next_guests(text, cue, source, 0.85, found),
        CueKind::ParticipantsFollow if is_talk => {}
        CueKind::ParticipantsFollow => add_participants(text, cue, source, found),
        CueKind::CastFollows => add_cast(text, cue, source, found),
        CueKind::GuestBeside => {
            let known = found.len();
            add_guests_after(text, cue, source, found);
            if found.len() == known {
                add_subjects(text, cue, source, found);
            }
        }
        CueKind::HostBefore => {
            for name in
                names_before(text, cue.start).into_iter().filter(|name| name.word_count > 1 || name.has_given_name)
            {
                found.push(new_evidence(text, describe_name(text, name), AppearanceKind::Host, source, 0.85));
            }
        }
        CueKind::GuestSpeaks
        | CueKind::GuestSpeaksAround
        | CueKind::GuestWillSpeak
        | CueKind::TopicFollows
        | CueKind::TalksWith
            if is_talk => {}
        CueKind::GuestWillSpeak => add_subjects_of_infinitive(text, cue, source, found),
        CueKind::GuestSpeaksAround => add_subjects_around(text, cue, source, found),
        CueKind::GuestSpeaks => add_subjects(text, cue, source, found),
        CueKind::TopicFollows => {
            if !add_conversation_guests(text, cue.end, source, found) {
                add_subjects(text, CuePhrase { kind: CueKind::GuestSpeaks, ..cue }, source, found);
            }
        }
        CueKind::TalksWith => {
            let _ = add_conversation_guests(text, cue.end, source, found);
        }
    }
}

/// Returns whether a token begins its line.
fn is_line_start(text: &TokenizedText<'_>, at: usize) -> bool {
    at == 0 || text.shape(at - 1) == WordShape::Break
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::people::evidence::resolve_people;

    fn people(raw: &str) -> Vec<(String, &'static str)> {
        let text = TokenizedText::new(raw, 4_000);
        let credits = resolve_people(read_description(&text, CreditSource::Description));
        credits.into_iter().map(|credit| (credit.name, credit.kind.as_str())).collect()
    }

    #[test]
    fn cue_phrases_find_hosts_and_guests() {
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
            ("Anna Miller er fredagens gjest.", &[("Anna Miller", "guest")]),
            ("Det blir en geiteprat med Anna Miller.", &[("Anna Miller", "guest")]),
            ("Advokat Anna Miller har lang erfaring og gir råd.", &[("Anna Miller", "guest")]),
            (
                "Anna Miller, journalist, lives in Oslo. In this episode, she explains how bread rises.",
                &[("Anna Miller", "guest")],
            ),
            ("Anna Miller, journalist, lives in Oslo. Her bread is good.", &[("Anna Miller", "unknown")]),
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
            ("I dag snakker vi med Anna Miller.", &[("Anna Miller", "guest")]),
            ("Heute sprechen wir endlich mit Anna Miller.", &[("Anna Miller", "guest")]),
            ("Anna Miller spricht.", &[("Anna Miller", "unknown")]),
            ("Anna Miller, author of “Tea: Why?” (and more), reveals all.", &[("Anna Miller", "guest")]),
            ("Anna Miller of the band Blue explores her roots.", &[("Anna Miller", "guest")]),
            // A first name refers to the full name in the same text.
            ("Anna Miller lives in Oslo. In this interview, Anna shares all.", &[("Anna Miller", "guest")]),
            ("Anna shares all.", &[]),
            ("Our guest today is Anna, who sings.", &[("Anna", "guest")]),
            ("Our guest, Zork Blorb, makes tea.", &[("Zork Blorb", "guest")]),
            ("Entrevista a Zork Blorb sobre el té.", &[("Zork Blorb", "guest")]),
            ("In interviews, Anna Miller is quiet.", &[("Anna Miller", "mentioned")]),
            ("Nuestra invitada, la escritora Anna Miller, nos lleva a Oslo.", &[("Anna Miller", "guest")]),
            ("I dag har vi med oss Anna Miller i studion.", &[("Anna Miller", "guest")]),
            ("Invité·e·s : Anna Miller et Ben Hill.", &[("Anna Miller", "guest"), ("Ben Hill", "guest")]),
            ("Anna Miller im Interview.", &[("Anna Miller", "guest")]),
            ("Vandaag schuift Anna Miller aan.", &[("Anna Miller", "guest")]),
            ("Tivemos o prazer de receber Anna Miller.", &[("Anna Miller", "guest")]),
            ("Гость — Павел Елизаров.", &[("Павел Елизаров", "guest")]),
            ("Joining me is my co-host, Anna Miller.", &[("Anna Miller", "host")]),
            ("Publicity at Trade Shows", &[]),
            // A possessive ("Anna Miller's doctor") and a condition ("whenever … joins") are mentions, not guests.
            ("We talk to Anna Miller's doctor about tea.", &[("Anna Miller", "mentioned")]),
            ("Many listen whenever Anna Miller joins us.", &[("Anna Miller", "mentioned")]),
            ("We talk to Oslo's Anna Miller about tea.", &[("Anna Miller", "guest")]),
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
        let text =
            TokenizedText::new("Journalist Nick Pinto reveals. We talk to former Fed Chairman Ben Bernanke.", 1_000);
        let credits = resolve_people(read_description(&text, CreditSource::Description));
        let roles: Vec<Option<&str>> = credits.iter().map(|credit| credit.role.as_deref()).collect();
        assert_eq!(roles, [Some("Journalist"), Some("former Fed Chairman")]);
    }

    #[test]
    fn hostile_text_is_read_in_bounded_steps() {
        for piece in ["talks to ", "Anna Miller and ", "hosted by \n", "A. ", "(", ", ", "of the "] {
            let raw = piece.repeat(20_000);
            let text = TokenizedText::new(&raw, 8 << 10);
            assert!(resolve_people(read_description(&text, CreditSource::Description)).len() <= 60);
        }
    }
}

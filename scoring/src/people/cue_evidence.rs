//! Evidence from a cue phrase about the names beside it.

use super::cue_phrase::{CueKind, CuePhrase, cue_at, is_with_word};
use super::details;
use super::evidence::{Evidence, SNIPPET_BYTES, new_evidence};
use super::name_list::{DescribedName, is_preposition, read_people};
use super::person_name::PersonName;
use super::preceding_names::{
    find_coordinated_subject, find_sentence_subject, is_after_credit_word, is_and, name_before, names_before,
};
use super::text_folding::fold;
use super::tokenizer::{TokenizedText, WordShape};
use super::word_lists::{WordClass, is_guest_word, is_one_of, is_role_compound};
use earshot_model::{AppearanceKind, CreditSource, TALKED_ABOUT_CONFIDENCE};

/// Conjunctions that make an appearance occasional or hypothetical: `whenever Anna Miller joins`.
const CONDITIONS: &[&str] = &["whenever", "if", "unless", "until"];

/// Words of a description between a phrase and the name directly after it: `erklärt die Leiterin des Hauses Anna Miller`.
const MAX_ADJACENT_WORDS: usize = 4;

/// The confidence that a person is only talked about, when the text shows it.
pub(super) const TALKED_ABOUT: f32 = TALKED_ABOUT_CONFIDENCE;

/// Words of a role of this show's host: `my co-host`. Longer ones describe what else the person does.
const MAX_HOST_ROLE_WORDS: usize = 3;
/// Words between `we talk about` and `with`.
const MAX_TOPIC_WORDS: usize = 18;

/// Lowers the confidence of a name without a known given name.
fn adjust_confidence(name: &PersonName, confidence: f32) -> f32 {
    if name.has_given_name { confidence } else { confidence - 0.15 }
}

/// Returns a name described only by the words before it.
pub(super) fn describe_name(text: &TokenizedText<'_>, name: PersonName) -> DescribedName {
    DescribedName {
        role: name.role_before.clone(),
        organization: details::find_possessor(text, name.range.start),
        name,
    }
}

pub(super) fn add_guests_after(
    text: &TokenizedText<'_>,
    cue: CuePhrase,
    source: CreditSource,
    found: &mut Vec<Evidence>,
) {
    let mut people = read_people(text, cue.end, true);
    people.retain(|listed| !is_possessor(text, &listed.name));
    // Use an `@handle` when the phrase has no other name.
    if people.is_empty() && is_guest_announcement(text, cue) {
        found.extend(read_pair(text, cue.end).into_iter().flatten().map(|at| {
            let mut one = Evidence::new(text.raw(at).to_owned(), AppearanceKind::Guest, source, PAIR);
            one.credit.snippet = text.snippet(at..at + 1, SNIPPET_BYTES);
            one
        }));
    }
    let handle = text.raw(cue.end).strip_prefix('@').filter(|_| people.is_empty());
    if let Some(handle) = handle.map(|handle| handle.trim_end_matches(['.', ',', ')', ':'])).filter(|it| !it.is_empty())
    {
        found.push(Evidence::new(handle.to_owned(), AppearanceKind::Guest, source, 0.7));
    }
    // `Im Gespräch mit Anna Miller erläutert Ben Hill`: who is talked to is the host, and the subject is the guest.
    let is_host_asked = people.last().is_some_and(|last| is_before_other_subject(text, cue, last.name.range.end));
    let host = if cue.kind == CueKind::MetByHost { subject_word(text, cue.start) } else { None };
    let mut is_among_full = false;
    for listed in people {
        // After a full name, a single first name starts the next clause: `besøk av Anna Miller og Ben skal`.
        if listed.name.word_count < 2 && is_among_full {
            break;
        }
        is_among_full |= listed.name.word_count > 1;
        let is_host = is_host_asked || listed.role.as_deref().is_some_and(|role| is_host_role(&fold(role)));
        let kind = if is_host { AppearanceKind::Host } else { AppearanceKind::Guest };
        let is_single = listed.name.word_count < 2;
        let confidence = if is_single { 0.7 } else { adjust_confidence(&listed.name, 0.9) };
        let mut one = new_evidence(text, listed, kind, source, confidence);
        one.needs_full_name = is_single && !is_guest_announcement(text, cue);
        one.needs_known_host.clone_from(&host);
        found.push(one);
    }
    if matches!(cue.kind, CueKind::GuestFollowsHost | CueKind::MetByHost) {
        let who = name_before(text, cue.start).filter(|name| name.word_count > 1);
        found.extend(who.map(|name| {
            let mut one = Evidence::new(name.text, AppearanceKind::Host, source, 0.7);
            one.needs_known_host = host;
            one
        }));
    }
}

/// The confidence of two unlisted first names behind a word for guests.
const PAIR: f32 = 0.7;

/// Returns the tokens of two people with one name each: `Gjester i studio er Blip og Zork`.
fn read_pair(text: &TokenizedText<'_>, at: usize) -> Option<[usize; 2]> {
    let is_name = |index: usize| {
        text.shape(index) == WordShape::Capitalized
            && !text.classes(index).is_stop_word(false)
            && !text.has_class(index, WordClass::Role)
    };
    let is_single = |index: usize| is_name(index) && !is_name(index + 1);
    (is_single(at) && is_and(text.folded(at + 1)) && is_single(at + 2)).then_some([at, at + 2])
}

/// Returns whether a verb with a subject of its own follows: `Im Gespräch mit Anna Miller erläutert Ben Hill`.
fn is_before_other_subject(text: &TokenizedText<'_>, cue: CuePhrase, end: usize) -> bool {
    let begins_sentence = text.is_sentence_start(cue.start);
    begins_sentence
        && cue_at(text, end).is_some_and(|verb| {
            matches!(verb.kind, CueKind::GuestSpeaksAround) && !read_adjacent_people(text, verb.end).is_empty()
        })
}

/// Returns the last word of who meets somebody: `Anna meets Ben Hill`.
fn subject_word(text: &TokenizedText<'_>, verb: usize) -> Option<String> {
    // At the beginning of a sentence, any word is capitalized: `Heute trifft …`.
    let is_name = |at: &usize| {
        text.shape(*at) == WordShape::Capitalized
            && (!text.is_sentence_start(*at) || text.has_class(*at, WordClass::GivenName))
    };
    let last = match name_before(text, verb) {
        Some(name) => name.range.end.checked_sub(1),
        None => verb.checked_sub(1).filter(is_name),
    };
    last.map(|at| text.folded(at).to_owned())
}

/// Whether the text is about something of the person: `we talk to Anna Miller's doctor`.
fn is_possessor(text: &TokenizedText<'_>, name: &PersonName) -> bool {
    name.range.end.checked_sub(1).and_then(|last| text.tokens.get(last)).is_some_and(|token| token.is_possessive)
}

/// Returns whether a phrase contains a word for guest, so that a first name alone is enough.
fn is_guest_announcement(text: &TokenizedText<'_>, cue: CuePhrase) -> bool {
    const WORDS: &[&str] = &["joined", "joining", "besok", "acompan"];
    let announces = |word: &str| is_guest_word(word) || WORDS.iter().any(|start| word.starts_with(start));
    (cue.start..cue.end).any(|index| announces(text.folded(index)))
}

fn is_host_role(folded: &str) -> bool {
    // `anthropologist and podcast host at Acme` is about another show.
    let is_own = folded.split_whitespace().count() <= MAX_HOST_ROLE_WORDS;
    is_own
        && ["host", "programleder", "programledare", "presentat", "presentad", "moderator", "conduct", "vaert", "ведущ"]
            .iter()
            .any(|word| folded.contains(word))
}

pub(super) fn add_hosts_after(
    text: &TokenizedText<'_>,
    cue: CuePhrase,
    source: CreditSource,
    found: &mut Vec<Evidence>,
) {
    let people = read_people(text, cue.end, true);
    let end = people.last().map(|listed| listed.name.range.end);
    // `bespreekt presentator Anna Miller met verslaggever Ben Hill`
    let is_talk = |at: usize| {
        cue_at(text, at).is_some_and(|it| {
            matches!(
                it.kind,
                CueKind::TopicFollows | CueKind::TalksWith | CueKind::GuestFollowsHost | CueKind::MetByHost
            )
        })
    };
    let is_in_talk = (cue.start.saturating_sub(4)..cue.start).any(is_talk);
    for (place, listed) in people.into_iter().enumerate() {
        // `bespreken presentator Anna Miller en columnist Ben Hill`: another role follows the host.
        let has_other_role = |role: &str| place > 0 && !is_host_role(&fold(role));
        let before = listed.name.range.start.checked_sub(1);
        let role = before.filter(|before| text.has_class(*before, WordClass::Role)).map(|before| text.raw(before));
        let (kind, confidence) = if role.or(listed.name.role_before.as_deref()).is_some_and(has_other_role) {
            (AppearanceKind::Guest, 0.8)
        } else {
            (AppearanceKind::Host, 0.92)
        };
        let confidence = adjust_confidence(&listed.name, confidence);
        let mut one = new_evidence(text, listed, kind, source, confidence);
        one.is_role_only = !is_in_talk && cue.end - cue.start == 1 && !text.is_sign(cue.end, ":");
        found.push(one);
    }
    if let Some(end) = end.filter(|_| is_in_talk) {
        let _ = add_conversation_guests(text, end, source, found);
    }
}

/// Adds guests named after the topic in the same sentence: `We talk about tea with Ben Hill`. Returns whether any were
/// found.
pub(super) fn add_conversation_guests(
    text: &TokenizedText<'_>,
    from: usize,
    source: CreditSource,
    found: &mut Vec<Evidence>,
) -> bool {
    for at in from..from + MAX_TOPIC_WORDS {
        match text.shape(at) {
            WordShape::Break | WordShape::Address => return false,
            WordShape::Sign if matches!(text.raw(at), "." | "!" | "?" | ";" | "…") => return false,
            WordShape::Lower if is_with_word(text.folded(at)) => {
                let mut people = read_people(text, at + 1, false);
                people.retain(|listed| !is_possessor(text, &listed.name));
                let is_near = |listed: &DescribedName| {
                    listed.name.has_given_name && !is_after_credit_word(text, listed.name.range.start)
                };
                if people.first().is_some_and(is_near) {
                    found.extend(people.into_iter().map(|listed| {
                        let confidence = adjust_confidence(&listed.name, 0.82);
                        new_evidence(text, listed, AppearanceKind::Guest, source, confidence)
                    }));
                    return true;
                }
            }
            _ => {}
        }
    }
    false
}

/// Adds people who do what the phrase describes, before it or directly after it: `Anna Miller erklärt`, `erklärt Anna
/// Miller`.
pub(super) fn add_subjects_around(
    text: &TokenizedText<'_>,
    cue: CuePhrase,
    source: CreditSource,
    found: &mut Vec<Evidence>,
) {
    let known = found.len();
    // `Tea is good, explains Anna Miller`: the subject follows.
    if is_after_statement(text, cue.start) && !read_adjacent_people(text, cue.end).is_empty() {
        add_next_guests(text, cue, source, 0.8, found);
        return;
    }
    // `Im Gespräch mit Anna Miller erläutert Ben Hill`: the name before the verb is not its subject.
    let is_adverbial = name_before(text, cue.start).is_some_and(|name| is_partner(text, &name));
    if !is_adverbial || read_adjacent_people(text, cue.end).is_empty() {
        add_subjects(text, cue, source, found);
    }
    if found.len() == known {
        add_next_guests(text, cue, source, 0.8, found);
    }
}

/// Verbs that put their subject before an infinitive.
const MODAL_VERBS: &str = "skal skulle vil ville kan ma far ska kommer wird werden soll sollen kann konnen will wollen \
    zal zullen gaat gaan kan kunnen mag wil";

/// Adds people between a modal verb and an infinitive: `skal professor Anna Miller forklare`.
pub(super) fn add_subjects_of_infinitive(
    text: &TokenizedText<'_>,
    cue: CuePhrase,
    source: CreditSource,
    found: &mut Vec<Evidence>,
) {
    let people = names_before(text, cue.start);
    let Some(first) = people.first().map(|name| name.range.start) else { return };
    let is_described = |index: &usize| text.is_title(*index) || text.has_class(*index, WordClass::Article);
    let before = (first.saturating_sub(4)..first).rev().find(|index| !is_described(index));
    if before.is_some_and(|index| is_one_of(MODAL_VERBS, text.folded(index))) {
        add_subjects(text, CuePhrase { kind: CueKind::GuestSpeaks, ..cue }, source, found);
    }
}

/// Returns whether a verb follows a comma or a quotation, as the verb of a reported statement does.
fn is_after_statement(text: &TokenizedText<'_>, verb: usize) -> bool {
    verb.checked_sub(1).is_some_and(|before| {
        text.shape(before) == WordShape::Sign
            && matches!(text.raw(before), "," | "”" | "“" | "\"" | "»" | "«" | "’" | "?" | "!")
    })
}

/// Returns whether a preposition precedes the name and its titles: `mit Moderatorin Anna Miller`.
fn is_partner(text: &TokenizedText<'_>, name: &PersonName) -> bool {
    let is_described = |index: &usize| !text.is_title(*index) && !text.has_class(*index, WordClass::Article);
    let before = (name.range.start.saturating_sub(4)..name.range.start).rev().find(is_described);
    before.is_some_and(|index| is_preposition(text.folded(index)))
}

/// Adds guests whose names directly follow the phrase: `convidadas Anna Miller e Carla Otto`, `vertelt Anna Miller`.
pub(super) fn add_next_guests(
    text: &TokenizedText<'_>,
    cue: CuePhrase,
    source: CreditSource,
    confidence: f32,
    found: &mut Vec<Evidence>,
) {
    let people = read_adjacent_people(text, cue.end);
    found.extend(people.into_iter().map(|listed| {
        let confidence = adjust_confidence(&listed.name, confidence);
        new_evidence(text, listed, AppearanceKind::Guest, source, confidence)
    }));
}

/// Adds those who speak in a list of hosts and guests: `On Air: Anna Miller / Ben Hill`. The show determines its hosts.
pub(super) fn add_participants(
    text: &TokenizedText<'_>,
    cue: CuePhrase,
    source: CreditSource,
    found: &mut Vec<Evidence>,
) {
    for listed in read_people(text, cue.end, false) {
        let confidence = adjust_confidence(&listed.name, 0.8);
        found.push(new_evidence(text, listed, AppearanceKind::Guest, source, confidence));
    }
}

/// Adds the people of a sentence that only names them: `Avec Anna Miller, historienne.`
pub(super) fn add_company(text: &TokenizedText<'_>, with: usize, source: CreditSource, found: &mut Vec<Evidence>) {
    if !is_with_word(text.folded(with)) || text.shape(with) == WordShape::AllCapitals {
        return;
    }
    let people = read_adjacent_people(text, with + 1);
    if !text.is_sentence_start(with) && !is_episode_with(text, with, &people) {
        add_described_company(text, with, people, source, found);
        return;
    }
    let Some(end) = people.last().map(|last| details::details_after(text, last.name.range.end).1) else { return };
    if text.shape(end) == WordShape::Break || matches!(text.raw(end), "." | "!" | "¡" | "…") {
        found.extend(people.into_iter().map(|listed| {
            let confidence = adjust_confidence(&listed.name, 0.8);
            new_evidence(text, listed, AppearanceKind::Guest, source, confidence)
        }));
    }
}

/// Endings of nouns for an episode.
const EPISODE_ENDINGS: &[&str] = &[
    "episode",
    "episoden",
    "avsnitt",
    "avsnittet",
    "afsnit",
    "afsnittet",
    "folge",
    "sendung",
    "ausgabe",
    "aflevering",
    "uitzending",
    "episodio",
    "capitulo",
    "puntata",
    "odcinek",
    "выпуск",
    "programa",
    "emission",
];

/// Returns whether the sentence names an episode, and who is in it: `A special episode from Oslo with Anna Miller.`
fn is_episode_with(text: &TokenizedText<'_>, with: usize, people: &[DescribedName]) -> bool {
    const MAX_WORDS: usize = 5;
    let is_word =
        |index: &usize| !matches!(text.shape(*index), WordShape::Sign | WordShape::Break | WordShape::Address);
    let is_episode = |index: usize| EPISODE_ENDINGS.iter().any(|ending| text.folded(index).ends_with(ending));
    people.iter().all(|listed| listed.name.has_given_name || people.len() > 1)
        && people.first().is_some_and(|listed| listed.name.has_given_name)
        && (with.saturating_sub(MAX_WORDS)..with).rev().take_while(is_word).any(is_episode)
}

/// Adds people with a profession after a word such as `with`, wherever a sentence has it: `recorre la obra con el catedrático
/// Juan Pérez`. English uses `with` for too many other relations.
fn add_described_company(
    text: &TokenizedText<'_>,
    with: usize,
    people: Vec<DescribedName>,
    source: CreditSource,
    found: &mut Vec<Evidence>,
) {
    let Some(first) = people.first() else { return };
    // `oppgjør med Frp-leder Anna Miller`: the leader of something is an opponent as often.
    let is_profession = |index: usize| {
        let is_compound = is_role_compound(text.folded(index)) && !text.raw(index).contains('-');
        text.has_class(index, WordClass::Role) || is_compound
    };
    let is_described = first.name.has_given_name
        && (first.name.range.start.checked_sub(1).is_some_and(is_profession)
            || first.name.role_before.as_deref().is_some_and(|role| !role.contains('-')));
    if is_described && text.folded(with) != "with" {
        found.extend(people.into_iter().map(|listed| {
            let confidence = adjust_confidence(&listed.name, 0.75);
            new_evidence(text, listed, AppearanceKind::Guest, source, confidence)
        }));
    }
}

/// Adds a cast, or makers of a work that is talked about: `starring Anna Miller and Ben Hill`.
pub(super) fn add_cast(text: &TokenizedText<'_>, cue: CuePhrase, source: CreditSource, found: &mut Vec<Evidence>) {
    let people = read_adjacent_people(text, cue.end);
    found.extend(
        people.into_iter().map(|listed| new_evidence(text, listed, AppearanceKind::Mentioned, source, TALKED_ABOUT)),
    );
}

/// Returns whether a word such as `a` is an article here: `a jornalista Anna Miller`.
fn is_article_of_role(text: &TokenizedText<'_>, at: usize) -> bool {
    text.has_class(at, WordClass::Article) && text.has_class(at + 1, WordClass::Role)
}

/// Returns the people whose list begins at a token, after a description of a few words: `verslaggever Anna Miller`.
fn read_adjacent_people(text: &TokenizedText<'_>, from: usize) -> Vec<DescribedName> {
    let mut people = read_people(text, from, false);
    people.retain(|listed| !is_possessor(text, &listed.name));
    let is_adjacent = people.first().is_some_and(|listed| {
        let begins = listed.name.range.start;
        let is_plain = |index: usize| {
            !matches!(text.shape(index), WordShape::Sign | WordShape::Break | WordShape::Address)
                && (!is_preposition(text.folded(index)) || is_article_of_role(text, index))
        };
        let is_described = listed.name.role_before.is_some() || listed.role.is_some();
        begins <= from + MAX_ADJACENT_WORDS
            && (from..begins).all(is_plain)
            && listed.name.word_count > 1
            && (listed.name.has_given_name || is_described)
    });
    if is_adjacent { people } else { Vec::new() }
}

/// Adds people who do what the phrase describes: `Anna Miller and Ben Hill explain`.
pub(super) fn add_subjects(text: &TokenizedText<'_>, cue: CuePhrase, source: CreditSource, found: &mut Vec<Evidence>) {
    let mut people = names_before(text, cue.start);
    if people.is_empty() {
        people.extend(find_sentence_subject(text, cue.start).or_else(|| find_coordinated_subject(text, cue.start)));
    }
    let tells = matches!(cue.kind, CueKind::GuestSpeaks | CueKind::GuestSpeaksAround);
    // In a headline, a noun can look like a verb: `Publicity at Trade Shows`.
    let is_headline = text.shape(cue.start) != WordShape::Lower;
    for name in people {
        let is_unknown = !name.has_given_name && (is_headline || tells && name.role_before.is_none());
        if is_unknown || name.word_count < 2 && !name.has_given_name {
            continue;
        }
        let before = name.range.start.checked_sub(1).map_or("", |before| text.folded(before));
        if CONDITIONS.contains(&before) {
            continue;
        }
        let is_single = name.word_count < 2;
        let confidence = if is_single { 0.72 } else { adjust_confidence(&name, 0.8) };
        let mut one = new_evidence(text, describe_name(text, name), AppearanceKind::Guest, source, confidence);
        one.needs_full_name = is_single && (tells || source == CreditSource::Transcript);
        found.push(one);
    }
}

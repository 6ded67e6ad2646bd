//! Fills a template for each variant.

use super::claims::{ClaimSources, check_claims};
use super::composer::{Composer, SlotValue};
use super::generated_outreach::{GeneratedOutreach, MAX_VARIANTS, OutreachRequest, OutreachVariant};
use super::hook_finder::{FoundHooks, LabelsByEpisode, find_hooks};
use super::hooks::{Hook, HookKind};
use super::host_names::host_names;
use super::options::{GenerationMode, Intensity, OutreachOptions, Tone};
use super::pitch_language::PitchLanguage;
use super::placeholders::{find_placeholders, slot_key, slots};
use super::templates::{DROP_ORDER, built_in_template};
use super::topic_forms::topic_form;
use crate::advertising::advertising_evidence;
use crate::error::AssistError;
use crate::facts::{GuestFacts, ShowFacts};
use crate::hostile_text::is_quotable;
use crate::phrasing;
use crate::subjects::{SubjectOrigin, recognize_subjects};
use crate::words::{NounPhrases, WordTerms, clip_chars, strip_invisible, word_count};
use std::collections::HashSet;

/// The longest subject line of a custom template.
const MAX_SUBJECT_CHARS: usize = 90;
/// A show without a new episode for this long may have ended.
const SILENT_DAYS: i64 = 180;
/// The longest custom template that is read.
const MAX_TEMPLATE_CHARS: usize = 20_000;
/// How often a body names the guest.
const MAX_NAMES: usize = 3;
/// Subjects that a warning names.
const MAX_NAMED_SUBJECTS: usize = 3;

/// Writes the variants of a pitch. Each has another hook or another idea, so there may be fewer than requested.
///
/// # Errors
/// [`AssistError::OptedOut`] and [`AssistError::Blacklisted`] for shows that must not get a pitch, and
/// [`AssistError::NoSubjects`] for an empty profile.
pub fn write(request: &OutreachRequest<'_>) -> Result<GeneratedOutreach, AssistError> {
    let (guest, show, options) = (request.guest, request.show, request.options);
    if show.is_opted_out {
        return Err(AssistError::OptedOut);
    }
    if show.is_blacklisted {
        return Err(AssistError::Blacklisted);
    }
    if guest.has_no_subjects() {
        return Err(AssistError::NoSubjects);
    }
    let mut found = find_hooks(guest, show, request.statistics, request.now);
    if options.generation_mode == GenerationMode::Basic {
        found.hooks.retain(|hook| hook.kind != HookKind::Transcript);
    }
    let sources = ClaimSources::new(show, guest, request.sender);
    let mut idea_words = IdeaWords::new(guest);
    let own_ideas = ideas(guest, show);
    let usable = usable_hooks(options, &found, &own_ideas, &mut idea_words);
    let (hosts, language) = (host_names(show), PitchLanguage::of_show(show));
    let topics = language.topics_in(guest, own_ideas);
    let has_profile_language = language.is_of_guest(guest);
    let count = usable.len().max(topics.len()).clamp(1, usize::from(options.variants.clamp(1, MAX_VARIANTS)));
    let mut variants: Vec<OutreachVariant> = Vec::new();
    for variant in 0..count {
        let hook = usable.get(variant % usable.len().max(1)).copied();
        let is_other = |other: &&Hook| {
            hook.is_some_and(|hook| {
                other.episode_id.is_some() && other.episode_id != hook.episode_id && other.subject == hook.subject
            })
        };
        let (ideas, idea_is_of_hook) = ideas_for(&topics, hook, (&found, &mut idea_words), variant);
        let composer = Composer {
            guest,
            show,
            sender: request.sender,
            options,
            hosts: &hosts,
            hook,
            second_hook: found.hooks.iter().find(is_other),
            ideas,
            idea_is_of_hook,
            language,
            has_profile_language,
            seed: seed(guest, show),
            now: request.now,
        };
        variants.push(write_variant(&composer, &sources));
    }
    let mut seen = HashSet::new();
    variants.retain(|variant| seen.insert(variant.body.clone()));
    let warnings = warnings(request, &usable, language);
    Ok(GeneratedOutreach { variants, warnings, hooks: found.hooks })
}

/// The hooks that a pitch may begin with: the chosen one, or those that an idea takes up. A reason that leads to none is a
/// dead end: the corruption of an episode, and then an idea about bells. A show about the guest's field takes each idea up.
fn usable_hooks<'h>(
    options: &OutreachOptions,
    found: &'h FoundHooks,
    ideas: &[String],
    words: &mut IdeaWords,
) -> Vec<&'h Hook> {
    if let Some(chosen) = options.hook_id.as_deref().and_then(|id| found.hooks.iter().find(|hook| hook.id == id)) {
        return vec![chosen];
    }
    // Light personalization names an episode and quotes nobody.
    let is_light = options.personalization_level == Intensity::Light;
    let has_ideas = ideas.iter().any(|idea| word_count(idea) > 1);
    let mut is_taken_up = |hook: &Hook| {
        let subjects = subjects_of(hook, found);
        let is_of_show = hook.subject.as_ref().is_some_and(|subject| found.of_show.contains(subject));
        is_of_show || ideas.iter().any(|idea| subjects.iter().any(|one| words.is_about(idea, one)))
    };
    let hooks = found.hooks.iter().filter(|hook| !is_light || hook.quote.is_none());
    hooks.filter(|hook| !has_ideas || is_taken_up(hook)).collect()
}

/// The subject of a hook, and the other subjects of the guest in its episode.
fn subjects_of<'h>(hook: &'h Hook, found: &'h FoundHooks) -> Vec<&'h str> {
    hook.subject.iter().chain(of_episode(hook, &found.others)).map(String::as_str).collect()
}

fn of_episode<'h>(hook: &Hook, labels: &'h LabelsByEpisode) -> impl Iterator<Item = &'h String> {
    hook.episode_id.as_ref().and_then(|id| labels.get(id)).into_iter().flatten()
}

/// The guest's topics that can be ideas, or else the fields of expertise.
pub(super) fn ideas(guest: &GuestFacts, show: &ShowFacts) -> Vec<String> {
    let usable = |list: &[String]| -> Vec<String> {
        let topics = list.iter().map(|topic| strip_invisible(topic.trim()));
        topics.filter(|topic| is_quotable(topic) && topic_form(topic, guest, show).is_some()).collect()
    };
    match usable(&guest.topics) {
        topics if topics.is_empty() => usable(&guest.expertise),
        topics => topics,
    }
}

/// Compares ideas with subjects.
pub(super) struct IdeaWords {
    phrases: NounPhrases,
    reader: WordTerms,
}

impl IdeaWords {
    pub(super) fn new(guest: &GuestFacts) -> Self {
        let language = guest.text_language();
        Self { phrases: NounPhrases::new(language), reader: WordTerms::new(Some(language)) }
    }

    /// Whether an idea is about a subject: it has its words, or the subject was recognized in it, as food waste in "why food
    /// is wasted".
    fn is_about(&mut self, idea: &str, subject: &str) -> bool {
        let subject = subject.trim_end_matches('…');
        let (own, requested) = (self.reader.collect(idea), self.reader.collect(subject));
        let has_words = !requested.is_empty() && requested.iter().all(|term| own.contains(term));
        let is_part = !own.is_empty() && own.iter().all(|term| requested.contains(term));
        let lower = subject.to_lowercase();
        has_words || is_part || self.phrases.of_line(idea).iter().any(|phrase| phrase.to_lowercase() == lower)
    }
}

/// The ideas of a variant, and whether the first is about the subject of its hook. An idea about another subject of the
/// hook's episode comes next. Without a hook, the one about the first common subject comes first, each variant begins with
/// another idea, and topics of one word, which are fields rather than ideas, come last.
fn ideas_for(
    topics: &[String],
    hook: Option<&Hook>,
    (found, words): (&FoundHooks, &mut IdeaWords),
    variant: usize,
) -> (Vec<String>, bool) {
    let mut ideas = topics.to_vec();
    let is_longer = |topic: &String| word_count(topic) > 1;
    let mut subjects = hook.map(|hook| subjects_of(hook, found)).unwrap_or_default();
    subjects.extend(hook.into_iter().flat_map(|hook| of_episode(hook, &found.passing)).map(String::as_str));
    for (rank, subject) in subjects.iter().enumerate() {
        let about: Vec<usize> = (0..ideas.len()).filter(|at| words.is_about(&ideas[*at], subject)).collect();
        if let Some(at) = about.iter().find(|at| is_longer(&ideas[**at])).or(about.first()) {
            let first = ideas.remove(*at);
            ideas.insert(0, first);
            return (ideas, rank == 0);
        }
    }
    if hook.is_none() {
        let mut of_show = |topic: &String| found.common.iter().position(|subject| words.is_about(topic, subject));
        ideas.sort_by_cached_key(|topic| of_show(topic).unwrap_or(usize::MAX));
    }
    ideas.sort_by_key(|topic| !is_longer(topic));
    let longer = ideas.iter().filter(|topic| is_longer(topic)).count();
    let places = if longer > 0 { longer } else { ideas.len() };
    if places > 0 && hook.is_none() {
        ideas[..places].rotate_left(variant % places);
    }
    (ideas, false)
}

/// The same for the same guest and show, and different for most shows.
pub(super) fn seed(guest: &GuestFacts, show: &ShowFacts) -> usize {
    let text = format!("{}/{}/{}/{}", guest.id, guest.full_name(), show.id, show.title);
    // FNV-1a: stable across versions, unlike the hasher of the standard library.
    let hash = text
        .bytes()
        .fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3));
    usize::try_from(hash >> 33).unwrap_or_default()
}

fn warnings(request: &OutreachRequest<'_>, usable: &[&Hook], language: PitchLanguage) -> Vec<String> {
    let show = request.show;
    let mut warnings = Vec::new();
    if let Some(last) = show.last_pitched {
        warnings.push(format!("Your team wrote to this podcast on {}.", phrasing::date(last, request.now)));
    }
    if usable.is_empty() {
        warnings.push(format!("No reason for writing was found. {} Fill in [your reason].", looked_for(request)));
    }
    if show.takes_guests() == Some(false) {
        warnings.push("This podcast does not take guests.".to_owned());
    }
    if let Some(last) = show.last_published().filter(|last| (request.now - *last).num_days() > SILENT_DAYS) {
        warnings.push(format!("This podcast has not published since {}.", phrasing::date(last, request.now)));
    }
    warnings.extend(advertising_evidence(show));
    match language {
        PitchLanguage::English => {}
        PitchLanguage::Other => warnings.push(
            "There are no sentences for the language of this podcast yet. The draft has the facts, and gaps for your sentences."
                .to_owned(),
        ),
        _ => warnings.push("The pitch is in the language of the podcast. Have a speaker of it read the text.".to_owned()),
    }
    if !language.is_of_guest(request.guest) {
        let both = "The guest profile and the podcast are in different languages. Replace what is after a gap such as [in English].";
        warnings.push(both.to_owned());
    }
    warnings
}

/// Where and for what a reason was looked for.
fn looked_for(request: &OutreachRequest<'_>) -> String {
    let mut subjects = recognize_subjects(Some(request.guest), None);
    if subjects.iter().any(|subject| subject.origin != SubjectOrigin::Bio) {
        subjects.retain(|subject| subject.origin != SubjectOrigin::Bio);
    }
    let named: Vec<String> =
        subjects.iter().take(MAX_NAMED_SUBJECTS).map(|subject| phrasing::title(&subject.label)).collect();
    let episodes = earshot_model::format_count(request.show.episodes().len(), "episode");
    let has_transcripts = request.show.episodes().iter().any(|episode| !episode.cues.is_empty());
    let places = match request.options.generation_mode {
        GenerationMode::Advanced if has_transcripts => "titles, notes and transcripts",
        _ => "titles and notes",
    };
    let list = match subjects.len() - named.len() {
        0 => phrasing::list(&named),
        more => format!("{} and {}", named.join(", "), earshot_model::format_count(more, "more subject")),
    };
    format!("We looked in the {places} of {episodes} for a sentence about {list}.")
}

fn write_variant(composer: &Composer<'_>, sources: &ClaimSources<'_>) -> OutreachVariant {
    let (subject, body) = match (&composer.options.custom_template, composer.translated()) {
        (Some(custom), _) => {
            let given = custom.subject.as_deref().filter(|subject| !subject.trim().is_empty());
            let subject = given.map_or_else(|| composer.subject_line(), |subject| fill(composer, subject, true, &[]));
            let template = clip_chars(&strip_invisible(&custom.body), MAX_TEMPLATE_CHARS);
            (subject, fill(composer, &template, true, &[]))
        }
        (None, Some(translated)) => translated,
        (None, None) => {
            let body = fill_to_length(composer, built_in_template(composer.options.template).body);
            (composer.subject_line(), with_tone(&body, composer.options.tone))
        }
    };
    let subject = phrasing::capitalize(&clip_chars(&subject.replace('\n', " "), MAX_SUBJECT_CHARS));
    OutreachVariant {
        hook: composer.hook.cloned().unwrap_or_else(Hook::none),
        word_count: word_count(&body),
        placeholders: find_placeholders(&subject, &body),
        claims: check_claims(&body, sources, &[]),
        subject,
        body,
    }
}

/// Fills a built-in template, and leaves out the least important slots until the pitch is short enough and does not
/// repeat the guest's name.
fn fill_to_length(composer: &Composer<'_>, template: &str) -> String {
    let first = composer.guest.first_name.trim();
    let names = |body: &str| if first.is_empty() { 0 } else { body.matches(first).count() };
    let mut left_out = 0;
    loop {
        let body = fill(composer, template, false, &DROP_ORDER[..left_out]);
        let is_short = word_count(&body) <= composer.options.email_length.max_words();
        if (is_short && names(&body) <= MAX_NAMES) || left_out == DROP_ORDER.len() {
            return body;
        }
        left_out += 1;
    }
}

/// Fills the slots of a template. With `keeps_unused`, unused slots stay in brackets, because the user wrote them.
pub(super) fn fill(composer: &Composer<'_>, template: &str, keeps_unused: bool, left_out: &[&str]) -> String {
    let mut out = String::with_capacity(template.len() * 2);
    let mut from = 0;
    for (range, name) in slots(template) {
        out.push_str(&template[from..range.start]);
        from = range.end;
        let value = if left_out.contains(&name) { SlotValue::Unused } else { composer.resolve(&slot_key(name)) };
        match value {
            SlotValue::Text(text) => out.push_str(&text),
            SlotValue::Unused if !keeps_unused => {
                // A line of its own goes with its slot: an empty line would begin a paragraph.
                let is_line = out.ends_with('\n') && !out.ends_with("\n\n") && template[from..].starts_with('\n');
                from += usize::from(is_line);
            }
            SlotValue::Unused | SlotValue::Missing => out.push_str(&template[range]),
        }
    }
    out.push_str(&template[from..]);
    if keeps_unused { out } else { tidy(&out) }
}

/// Removes the remains of left-out slots: double spaces, blank lines, empty paragraphs.
fn tidy(text: &str) -> String {
    let paragraphs = text.split("\n\n").map(|paragraph| {
        let lines =
            paragraph.lines().map(|line| line.split(' ').filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" "));
        lines.filter(|line| !line.is_empty()).collect::<Vec<_>>().join("\n")
    });
    paragraphs.filter(|paragraph| !paragraph.is_empty()).collect::<Vec<_>>().join("\n\n")
}

/// Expands contractions in a formal pitch, except in quotations.
pub(super) fn with_tone(text: &str, tone: Tone) -> String {
    if tone != Tone::Formal {
        return text.to_owned();
    }
    let mut out = String::with_capacity(text.len() + 16);
    for (number, part) in text.split('“').enumerate() {
        let (quoted, prose) =
            if number == 0 { ("", part) } else { part.split_at(part.find('”').unwrap_or(part.len())) };
        if number > 0 {
            out.push('“');
        }
        out.push_str(quoted);
        out.push_str(&prose.replace("I'm ", "I am ").replace("I'd ", "I would ").replace("I'll ", "I will "));
    }
    out
}

//! Fills a template for each variant.

use super::claims::{Claim, ClaimSources, check_claims};
use super::composer::{Composer, SlotValue, TopicMatch};
use super::generated_outreach::{GeneratedOutreach, MAX_VARIANTS, OutreachRequest, OutreachVariant};
use super::hook_words;
use super::hooks::{Hook, HookKind, hook_candidates};
use super::options::{BuiltInTemplateName, GenerationMode, Tone};
use super::placeholders::{find_placeholders, slot_key, slots};
use super::templates::{DROP_ORDER, built_in_template};
use crate::error::AssistError;
use crate::hostile_text::is_quotable;
use crate::phrasing;
use crate::subjects::{ShowTerms, SubjectSource};
use crate::words::{clip_chars, strip_invisible, word_count};

/// The longest subject line.
const MAX_SUBJECT_CHARS: usize = 90;
/// A show without a new episode for this long may have ended.
const SILENT_DAYS: i64 = 180;
/// The longest custom template that is read.
const MAX_TEMPLATE_CHARS: usize = 20_000;

/// Writes the variants of a pitch.
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
    let mut hooks = hook_candidates(guest, show, request.statistics, request.now);
    if options.generation_mode == GenerationMode::Basic {
        hooks.retain(|hook| hook.kind != HookKind::Transcript);
    }
    let topics = topics(request);
    let sources = ClaimSources::new(show, guest, request.sender);
    let usable: Vec<&Hook> = match hooks.iter().filter(|hook| hook.is_strong()).collect::<Vec<_>>() {
        strong if strong.is_empty() => hooks.iter().collect(),
        strong => strong,
    };
    let chosen = options.hook_id.as_deref().and_then(|id| hooks.iter().find(|hook| hook.id == id));
    let variants = (0..usize::from(options.variants.clamp(1, MAX_VARIANTS))).filter_map(|variant| {
        let hook = chosen.or_else(|| usable.get(variant % usable.len().max(1)).copied())?;
        let is_other = |other: &&&Hook| other.episode_id.is_some() && other.episode_id != hook.episode_id;
        let composer = Composer {
            guest,
            show,
            sender: request.sender,
            options,
            hook,
            second_hook: usable.iter().find(is_other).copied(),
            topics: &topics,
            variant,
            now: request.now,
        };
        Some(write_variant(&composer, &sources))
    });
    let variants = variants.collect();
    Ok(GeneratedOutreach { variants, warnings: warnings(request, &hooks), hooks })
}

/// The guest's subjects, those that the show covers first.
fn topics(request: &OutreachRequest<'_>) -> Vec<TopicMatch> {
    let show = request.show;
    let source = SubjectSource { guest: Some(request.guest), project: None };
    let subjects = source.subjects(show.language.as_deref(), request.statistics);
    let matches = subjects.matches(&ShowTerms::read(show));
    let mut topics: Vec<TopicMatch> = Vec::new();
    for found in &matches {
        let mut titles = found.episodes.iter().map(|at| &show.episodes()[*at].title);
        let newest = titles.find(|title| is_quotable(title)).cloned();
        topics.push(TopicMatch { label: found.label.clone(), newest_title: newest });
    }
    for subject in request.guest.subjects().filter(|subject| is_quotable(subject)) {
        if !topics.iter().any(|topic| topic.label.eq_ignore_ascii_case(subject)) {
            topics.push(TopicMatch { label: clip_chars(subject, 80), newest_title: None });
        }
    }
    topics
}

fn warnings(request: &OutreachRequest<'_>, hooks: &[Hook]) -> Vec<String> {
    let mut warnings = Vec::new();
    if let Some(last) = request.show.last_pitched {
        warnings.push(format!("Your team wrote to this show on {}.", phrasing::date(last, request.now)));
    }
    if !hooks.iter().any(Hook::is_strong) {
        warnings
            .push("No subject in common was found, so the reason for writing is weak. Add one of your own.".to_owned());
    }
    if request.show.takes_guests() == Some(false) {
        warnings.push("This show does not take guests.".to_owned());
    }
    if let Some(last) = request.show.last_published().filter(|last| (request.now - *last).num_days() > SILENT_DAYS) {
        warnings.push(format!("This show has not published since {}.", phrasing::date(last, request.now)));
    }
    if let Some(language) = request.show.language.as_deref().filter(|tag| !tag.is_empty() && !tag.starts_with("en")) {
        warnings.push(format!("The show is in another language ({language}); the pitch is in English."));
    }
    warnings
}

fn write_variant(composer: &Composer<'_>, sources: &ClaimSources<'_>) -> OutreachVariant {
    let mut claims = Vec::new();
    let (subject, body) = match &composer.options.custom_template {
        Some(custom) => {
            let default = built_in_template(BuiltInTemplateName::Default).subjects[0];
            let subject = custom.subject.as_deref().filter(|subject| !subject.trim().is_empty()).unwrap_or(default);
            let template = clip_chars(&strip_invisible(&custom.body), MAX_TEMPLATE_CHARS);
            (fill(composer, subject, true, &[], &mut claims), fill(composer, &template, true, &[], &mut claims))
        }
        None => {
            let template = built_in_template(composer.options.template);
            // Leaves out subject lines that name an episode when the hook has none.
            let names_episode =
                |line: &&&str| line.contains("[episode title]") && composer.hook.episode_title.is_none();
            let lines: Vec<&&str> = template.subjects.iter().filter(|line| !names_episode(line)).collect();
            let line = lines[composer.variant % lines.len()];
            (fill(composer, line, false, &[], &mut claims), fill_to_length(composer, template.body, &mut claims))
        }
    };
    let subject = phrasing::capitalize(&clip_chars(&subject.replace('\n', " "), MAX_SUBJECT_CHARS));
    let subject = with_tone(&subject, composer.options.tone);
    let body = with_tone(&body, composer.options.tone);
    for claim in &mut claims {
        claim.text = with_tone(&claim.text, composer.options.tone);
    }
    let claims = check_claims(&body, sources, &claims);
    OutreachVariant {
        hook: composer.hook.clone(),
        word_count: word_count(&body),
        placeholders: find_placeholders(&subject, &body),
        claims,
        subject,
        body,
    }
}

/// Fills a built-in template, and leaves out the least important slots until the pitch is short enough.
fn fill_to_length(composer: &Composer<'_>, template: &str, claims: &mut Vec<Claim>) -> String {
    let mut left_out = 0;
    loop {
        let mut of_this_try = Vec::new();
        let body = fill(composer, template, false, &DROP_ORDER[..left_out], &mut of_this_try);
        if word_count(&body) <= composer.options.email_length.max_words() || left_out == DROP_ORDER.len() {
            claims.extend(of_this_try);
            return body;
        }
        left_out += 1;
    }
}

/// Fills the slots of a template. With `keeps_unused`, unused slots stay in brackets, because the user wrote them.
fn fill(
    composer: &Composer<'_>,
    template: &str,
    keeps_unused: bool,
    left_out: &[&str],
    claims: &mut Vec<Claim>,
) -> String {
    let mut out = String::with_capacity(template.len() * 2);
    let mut from = 0;
    for (range, name) in slots(template) {
        out.push_str(&template[from..range.start]);
        from = range.end;
        if left_out.contains(&name) {
            continue;
        }
        let value = match slot_key(name).as_str() {
            "hook" | "personalized opening" | "opening line" => SlotValue::Text(hook_words::sentence(composer, claims)),
            key => composer.resolve(key, claims),
        };
        match value {
            SlotValue::Text(text) => out.push_str(&text),
            SlotValue::Unused if !keeps_unused => {}
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
fn with_tone(text: &str, tone: Tone) -> String {
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

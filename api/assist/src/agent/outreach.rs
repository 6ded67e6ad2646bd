//! Pitches by a model, around the hooks that the rules found.

use super::assistant::{Assistant, Generated, Task};
use super::checks::OutputChecks;
use super::data_block::{data_block, guest_data, sender_data, show_data};
use super::prompts;
use crate::error::AssistError;
use crate::facts::{GuestFacts, SenderFacts, ShowFacts};
use crate::hostile_text::has_prompt_injection;
use crate::outreach::{
    ClaimSources, GeneratedOutreach, Hook, OutreachOptions, OutreachRequest, OutreachVariant, Perspective,
    check_claims, find_placeholders, write,
};
use crate::words::{normalize_for_search, quotation_key, strip_invisible, word_count};
use serde::Deserialize;
use serde_json::{Value, json};

/// How far a model's pitch may exceed the word limit, because models miscount words.
const WORD_TOLERANCE: f32 = 1.15;
const MAX_TOKENS: u32 = 2_500;

/// The hook of a pitch when the rules found none.
const NO_HOOK: &str = "none";

const TASK: &str = "\
Task: write email pitches that suggest the guest to the host of the podcast, in this order: the reason, one idea for an episode, who the guest \
is with one fact that qualifies them, one question, the signature. The reason is exactly one hook of the list `hooks`, with its episode title \
or quote in quotation marks, and no praise. When `hooks` is empty, hookId is none and the reason is the text [your reason]. Never state what the \
sender read, heard or did not find, how many episodes there are, or what the podcast lacks. The idea is a topic of the guest in the guest's words. \
Follow the options: `perspective` first means that the guest writes, third that the sender writes on the guest's behalf; `maxWords` is the limit \
of the body. What is unknown stays in brackets, such as [host first name]. Separate paragraphs by blank lines.";

/// Claims of effort or absence, praise, and words of mass mail, which a pitch never has.
const NEVER: [&str; 26] = [
    "looked through",
    "listened to",
    "came across",
    "i saw that",
    "i noticed",
    "researched",
    "found none",
    "have not covered",
    "haven't covered",
    "have never covered",
    "that is why i'm writing",
    "perfect fit",
    "great fit",
    "huge fan",
    "big fan",
    "love your",
    "loved your",
    "enjoyed",
    "impressive",
    "impressed",
    "thought leader",
    "will love",
    "just bumping",
    "following up",
    "takes it further",
    "reach out",
];

#[derive(Deserialize)]
struct ModelPitches {
    variants: Vec<ModelPitch>,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct ModelPitch {
    hook_id: String,
    subject: String,
    body: String,
}

impl Assistant<'_> {
    /// Writes a pitch. The rules always fill a custom template, because the user wrote its words.
    ///
    /// # Errors
    /// The errors of [`write`].
    pub async fn outreach(
        &self,
        guest: &GuestFacts,
        show: &ShowFacts,
        sender: &SenderFacts,
        options: &OutreachOptions,
    ) -> Result<Generated<GeneratedOutreach>, AssistError> {
        let request = OutreachRequest { guest, show, sender, options, statistics: self.statistics, now: self.now };
        let mut rules = write(&request)?;
        rules.hooks.retain(|hook| !hook.quote.as_deref().is_some_and(has_prompt_injection));
        if options.custom_template.is_some() {
            let without_model = Self { model: None, ..*self };
            let task = task(&without_model, &request, &rules);
            return Ok(without_model.generate(task, rules, |_: ModelPitches| Err(Vec::new())).await);
        }
        let checks = OutputChecks { sources: ClaimSources::new(show, guest, sender), marker: self.marker };
        let task = task(self, &request, &rules);
        let by_rules = rules.clone();
        Ok(self.generate(task, by_rules, |pitches| validate_output(pitches, &rules, options, &checks)).await)
    }
}

fn task(assistant: &Assistant<'_>, request: &OutreachRequest<'_>, rules: &GeneratedOutreach) -> Task {
    let options = request.options;
    let hooks: Vec<Value> = rules
        .hooks
        .iter()
        .filter(|hook| options.hook_id.as_ref().is_none_or(|id| *id == hook.id))
        .map(hook_data)
        .collect();
    let perspective = if options.perspective == Perspective::First { "first" } else { "third" };
    let first: Vec<&str> = rules.hooks.iter().filter_map(|hook| hook.episode_id.as_deref()).collect();
    let data = json!({
        "options": {
            "variants": rules.variants.len(),
            "perspective": perspective,
            "maxWords": options.email_length.max_words(),
            "tone": options.tone,
            "callToAction": options.call_to_action_style,
            "personalization": options.personalization_level,
        },
        "hooks": hooks,
        "guest": guest_data(request.guest),
        "sender": sender_data(request.sender),
        "podcast": show_data(request.show, &first),
    });
    Task {
        kind: "outreach",
        system: prompts::system(TASK, assistant.marker),
        user: data_block(assistant.marker, data),
        schema: schema(rules.variants.len()),
        max_tokens: MAX_TOKENS,
    }
}

fn hook_data(hook: &Hook) -> Value {
    json!({"id": hook.id, "subject": hook.subject, "episodeTitle": hook.episode_title, "quote": hook.quote, "titles": hook.titles})
}

fn validate_output(
    pitches: ModelPitches,
    rules: &GeneratedOutreach,
    options: &OutreachOptions,
    checks: &OutputChecks<'_>,
) -> Result<GeneratedOutreach, Vec<String>> {
    let (mut faults, mut variants) = (Vec::new(), Vec::new());
    let max_words = (options.email_length.max_words() as f32 * WORD_TOLERANCE) as usize;
    for pitch in &pitches.variants {
        let (subject, body) = (strip_invisible(pitch.subject.trim()), strip_invisible(pitch.body.trim()));
        faults.extend(checks.claim_faults("subject", &subject));
        faults.extend(checks.claim_faults("body", &body));
        if has_prompt_injection(&body) || has_prompt_injection(&subject) {
            faults.push("body: it repeats orders of the data block".to_owned());
        }
        let lower = normalize_for_search(&body);
        if let Some(phrase) = NEVER.iter().find(|phrase| lower.contains(*phrase)) {
            faults.push(format!("body: never write {phrase}"));
        }
        if word_count(&body) > max_words {
            faults.push(format!("body: at most {} words", options.email_length.max_words()));
        }
        let gap = rules
            .variants
            .first()
            .map(|variant| &variant.hook)
            .filter(|_| pitch.hook_id == NO_HOOK && rules.hooks.is_empty());
        let Some(hook) = rules.hooks.iter().find(|hook| hook.id == pitch.hook_id).or(gap) else {
            faults.push("hookId: use an id of the list".to_owned());
            continue;
        };
        if !names_hook(&body, hook) {
            faults.push("body: name the hook's episode title or quote letter by letter".to_owned());
        }
        variants.push(OutreachVariant {
            word_count: word_count(&body),
            placeholders: find_placeholders(&subject, &body),
            claims: check_claims(&body, &checks.sources, &[]),
            hook: hook.clone(),
            subject,
            body,
        });
    }
    if variants.len() < rules.variants.len() {
        faults.push(format!("variants: write {}", rules.variants.len()));
    }
    if faults.is_empty() {
        Ok(GeneratedOutreach { variants, hooks: rules.hooks.clone(), warnings: rules.warnings.clone() })
    } else {
        Err(faults)
    }
}

fn names_hook(body: &str, hook: &Hook) -> bool {
    let body = quotation_key(body);
    let texts = [&hook.episode_title, &hook.quote].into_iter().flatten().chain(&hook.titles);
    let mut texts = texts.map(|text| quotation_key(text)).filter(|text| !text.is_empty()).peekable();
    if texts.peek().is_none() { body.contains("[your reason]") } else { texts.any(|text| body.contains(&text)) }
}

fn schema(variants: usize) -> Value {
    json!({
        "type": "object",
        "additionalProperties": false,
        "required": ["variants"],
        "properties": {"variants": {"type": "array", "minItems": variants, "maxItems": variants, "items": {
            "type": "object",
            "additionalProperties": false,
            "required": ["hookId", "subject", "body"],
            "properties": {
                "hookId": {"type": "string"},
                "subject": {"type": "string", "minLength": 3, "maxLength": 120},
                "body": {"type": "string", "minLength": 40, "maxLength": 4000},
            },
        }}},
    })
}

//! Writes the bio of a guest from their documents.

use super::assistant::{Assistant, Generated, Task};
use super::checks::OutputChecks;
use super::data_block::{data_block, guest_data};
use super::prompts;
use crate::error::AssistError;
use crate::facts::{GuestFacts, SenderFacts, ShowFacts};
use crate::hostile_text::{has_prompt_injection, is_quotable};
use crate::outreach::ClaimSources;
use crate::resume::{ResumeTexts, read_resume};
use crate::words::{clip_chars, key_phrases, sentences, strip_invisible, word_count};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

/// The characters of documents that are read.
const MAX_DOCUMENT_CHARS: usize = 24_000;
const MAX_TOKENS: u32 = 1_800;
/// Sentences of a short and a long bio that the rules write.
const SHORT_SENTENCES: usize = 2;
const LONG_SENTENCES: usize = 8;
/// Phrases of prose, and items of a resume, that become expertise or topics.
const MAX_PHRASES: usize = 6;
const MAX_LISTED: usize = 12;

const TASK: &str = "\
Task: write the profile of the guest in the data block from `documents` and what the guest wrote: a short bio of two sentences and a long bio \
of at most ten, in the third person, goals, areas of expertise, topics to discuss, and things to avoid. Leave a list empty when the data block \
has nothing for it.";

/// The sources of a bio.
#[derive(Clone, Copy)]
pub struct BioRequest<'a> {
    pub guest: &'a GuestFacts,
    /// The texts of the guest's documents.
    pub documents: &'a [String],
}

/// The parts of a profile that are generated (contract, regenerate-bio).
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct GeneratedBio {
    pub short_bio: String,
    pub long_bio: String,
    pub goals: Vec<String>,
    pub things_to_avoid: Vec<String>,
    pub areas_of_expertise: Vec<String>,
    pub topics_to_discuss: Vec<String>,
}

impl Assistant<'_> {
    /// Writes the bio of a guest.
    ///
    /// # Errors
    /// [`AssistError::NoSubjects`] without documents and without words of the guest.
    pub async fn bio(&self, request: &BioRequest<'_>) -> Result<Generated<GeneratedBio>, AssistError> {
        let documents: Vec<String> = documents(request.documents);
        let rules = write_bio_by_rules(request.guest, &documents, self).ok_or(AssistError::NoSubjects)?;
        let parts: Vec<String> = documents.iter().flat_map(|text| split(text)).collect();
        let task = Task {
            kind: "bio",
            system: prompts::system(TASK, self.marker),
            user: data_block(self.marker, json!({"guest": guest_data(request.guest), "documents": parts})),
            schema: schema(),
            max_tokens: MAX_TOKENS,
        };
        // Statements of the documents count as the guest's own.
        let mut source = request.guest.clone();
        source.additional_context = Some(documents.join("\n"));
        let (no_show, no_sender) = (ShowFacts::default(), SenderFacts::default());
        let checks = OutputChecks { sources: ClaimSources::new(&no_show, &source, &no_sender), marker: self.marker };
        let validate_output = |bio: GeneratedBio| {
            let texts = [("shortBio", &bio.short_bio), ("longBio", &bio.long_bio)];
            let mut faults: Vec<String> =
                texts.iter().flat_map(|(field, text)| checks.claim_faults(field, text)).collect();
            let lists = [&bio.goals, &bio.things_to_avoid, &bio.areas_of_expertise, &bio.topics_to_discuss];
            let all = lists.into_iter().flatten().chain([&bio.short_bio, &bio.long_bio]);
            for text in all {
                faults.extend(checks.faults("profile", text));
                if has_prompt_injection(text) {
                    faults.push("it repeats orders of the data block".to_owned());
                }
            }
            if faults.is_empty() { Ok(bio) } else { Err(faults) }
        };
        Ok(self.generate(task, rules, validate_output).await)
    }
}

fn documents(texts: &[String]) -> Vec<String> {
    let mut left = MAX_DOCUMENT_CHARS;
    let mut documents = Vec::new();
    for text in texts {
        let text = clip_chars(&strip_invisible(text), left);
        left -= text.chars().count().min(left);
        if !text.is_empty() {
            documents.push(text);
        }
    }
    documents
}

/// Splits a text into parts that fit into one string of a data block.
fn split(text: &str) -> Vec<String> {
    let letters: Vec<char> = text.chars().collect();
    letters.chunks(1_900).map(|part| part.iter().collect()).collect()
}

/// Writes a bio from the guest's own bios, then from the sentences of the documents, in order. Of a resume, only the
/// sentences about the guest are used, and its lists of skills and topics.
fn write_bio_by_rules(guest: &GuestFacts, documents: &[String], assistant: &Assistant<'_>) -> Option<GeneratedBio> {
    let mut resumes = ResumeTexts::default();
    let mut prose: Vec<&str> = Vec::new();
    for document in documents {
        match read_resume(document) {
            Some(resume) => resumes.extend(resume),
            None => prose.push(document),
        }
    }
    prose.extend(resumes.sentences.iter().map(String::as_str));
    let own = [guest.long_bio.as_str(), guest.short_bio.as_str()];
    let texts = own.iter().chain(&prose);
    let usable = |sentence: &&str| (5..=50).contains(&word_count(sentence)) && is_quotable(sentence);
    let mut chosen: Vec<&str> = Vec::new();
    for sentence in texts.flat_map(|text| sentences(text)).map(|(_, sentence)| sentence).filter(usable) {
        if !chosen.contains(&sentence) && chosen.len() < LONG_SENTENCES {
            chosen.push(sentence);
        }
    }
    let own_short = guest.short_bio.trim();
    let own_short = if is_quotable(own_short) { own_short } else { "" };
    let short_bio = if own_short.is_empty() {
        chosen.iter().take(SHORT_SENTENCES).copied().collect::<Vec<_>>().join(" ")
    } else {
        own_short.to_owned()
    };
    if short_bio.is_empty() {
        return None;
    }
    let phrases = key_phrases(&prose, None, assistant.statistics, MAX_PHRASES);
    let phrases: Vec<String> = phrases.into_iter().map(|phrase| phrase.text).collect();
    let or_phrases = |own: &[String], listed: &[String]| match (own, listed) {
        ([], []) => phrases.clone(),
        ([], listed) => listed.iter().take(MAX_LISTED).cloned().collect(),
        (own, _) => own.to_vec(),
    };
    Some(GeneratedBio {
        short_bio,
        long_bio: chosen.join(" "),
        goals: guest.goals.clone(),
        things_to_avoid: guest.topics_to_avoid.clone(),
        areas_of_expertise: or_phrases(&guest.expertise, &resumes.expertise),
        topics_to_discuss: or_phrases(&guest.topics, &resumes.topics),
    })
}

fn schema() -> Value {
    let list = json!({"type": "array", "maxItems": 12, "items": {"type": "string", "minLength": 2, "maxLength": 200}});
    json!({
        "type": "object",
        "additionalProperties": false,
        "required": ["shortBio", "longBio", "goals", "thingsToAvoid", "areasOfExpertise", "topicsToDiscuss"],
        "properties": {
            "shortBio": {"type": "string", "minLength": 10, "maxLength": 600},
            "longBio": {"type": "string", "minLength": 10, "maxLength": 4000},
            "goals": list, "thingsToAvoid": list, "areasOfExpertise": list, "topicsToDiscuss": list,
        },
    })
}

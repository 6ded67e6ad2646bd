//! Pitches (spec 3, Outreach history), with what they were made from.

use super::{GeneratedByView, PersonView, UserNames};
use earshot_api_server::prelude::*;
use earshot_app::{LinkedGuest, Outreach, OutreachRevision, PodcastSnapshot, TeamPitch};
use earshot_assist::facts::Appearance;
use earshot_assist::outreach::{Claim, ClaimKind, Hook, HookKind, OutreachOptions, OutreachVariant, Placeholder};

/// A generated pitch, as it is stored.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct StoredDraft {
    pub variants: Vec<OutreachVariant>,
    pub hooks: Vec<Hook>,
    pub warnings: Vec<String>,
    /// Earlier appearances of the guest, which the text may name.
    #[serde(default)]
    pub appearances: Vec<Appearance>,
    #[serde(flatten)]
    pub made_by: GeneratedByView,
}

/// The options of a pitch, as they are stored.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct StoredOptions {
    #[serde(flatten)]
    pub options: OutreachOptions,
    /// The name of a built-in template, or the ID of one of the user.
    pub outreach_template_id: Option<String>,
}

/// A pitch in a list.
#[view(Clone)]
pub struct OutreachSummaryView {
    /// ID of the pitch.
    id: String,
    /// When it was generated.
    created_at: TimestampView,
    /// When its text was last changed.
    updated_at: TimestampView,
    /// ID of the team.
    team_id: String,
    /// ID of the user who generated it; all zeros when their account was deleted.
    user_id: String,
    /// The user who generated it; `null` when their account was deleted.
    user: Option<PersonView>,
    /// The podcast as it was then.
    podcast: OutreachPodcastView,
    /// The project for which it was written; `null` without one.
    project: Option<OutreachProjectView>,
    /// ID of the guest profile; `null` when it was permanently deleted.
    guest_profile_id: Option<String>,
    /// The guest's name as it was then.
    guest_name: String,
    /// ID of the pitch that this follow-up follows; `null` for a pitch.
    follows_id: Option<String>,
    /// The subject line as it is now.
    subject: String,
    /// Words of the body.
    word_count: usize,
    #[serde(flatten)]
    options: OutreachOptionsView,
    #[serde(flatten)]
    made_by: GeneratedByView,
    /// When the text was last copied or opened in a mail program; `null` when it never was.
    copied_at: Option<TimestampView>,
    /// When someone marked it as pitched; `null` when nobody did.
    pitched_at: Option<TimestampView>,
    /// Number of the last saved text; 0 is the generated one.
    revision: u32,
    /// The version, for `If-Match`.
    version: i64,
}

/// The podcast of a pitch.
#[view(Clone)]
pub struct OutreachPodcastView {
    /// ID of the podcast.
    podcast_id: String,
    /// Title of the podcast.
    title: String,
    /// Slug of the podcast.
    slug: String,
    /// URL of the cover; `null` without one.
    image_url: Option<String>,
}

/// The project of a pitch.
#[view(Clone)]
pub struct OutreachProjectView {
    /// ID of the project.
    project_id: String,
    /// Slug of the project.
    slug: String,
    /// Name of the project.
    name: String,
    /// The guest for whom the project books; `null` without one.
    guest: Option<OutreachGuestView>,
}

/// The guest of a project.
#[view(Clone)]
pub struct OutreachGuestView {
    /// ID of the guest profile.
    guest_profile_id: String,
    /// Slug of the guest profile.
    slug: String,
    /// The guest's name.
    name: String,
}

/// How a pitch was written (spec 3).
#[view(Clone)]
pub struct OutreachOptionsView {
    /// first or third.
    perspective: String,
    /// short, medium or long.
    email_length: String,
    /// light, medium or heavy.
    call_to_action_style: String,
    /// light, medium or heavy.
    personalization_level: String,
    /// plain, warm or formal.
    tone: String,
    /// basic or advanced.
    generation_mode: String,
    /// default, concise, topicsIdeas, discussion, ultraConcise, or the ID of a template of the user.
    outreach_template_id: String,
}

/// A pitch in full.
#[view(Clone)]
pub struct OutreachDetailsView {
    #[serde(flatten)]
    summary: OutreachSummaryView,
    /// The body as it is now, plain text.
    body: String,
    /// The texts that were generated, to choose from.
    variants: Vec<OutreachVariantView>,
    /// Concrete reasons to write to the show, the strongest first.
    hooks: Vec<HookView>,
    /// Warnings before writing, such as a show that takes no guests.
    warnings: Vec<String>,
    /// The follow-ups of the pitch, oldest first.
    follow_ups: Vec<OutreachSummaryView>,
    #[serde(flatten)]
    check: PitchCheckView,
}

/// The problems of a pitch.
#[view(Clone, Default)]
pub struct PitchCheckView {
    /// Slots in brackets that someone must fill.
    pub placeholders: Vec<PlaceholderView>,
    /// What the text claims, each with its source.
    pub claims: Vec<ClaimView>,
    /// The address for pitches, if the plan shows it; `null` without one.
    pub contact_email: Option<String>,
    /// Whether the podcast opted out of being contacted.
    pub is_opted_out: bool,
    /// Whether the podcast is on the team's blacklist.
    pub is_blacklisted: bool,
    /// Whether the podcast has left the catalog, so that claims cannot be checked.
    pub has_left_catalog: bool,
    /// The last contact of the team with the podcast; `null` without one.
    pub last_contact: Option<LastContactView>,
}

/// The last contact of the team with a podcast.
#[view(Clone)]
pub struct LastContactView {
    /// Name of the user who wrote.
    pub user_display_name: String,
    /// For whom they wrote: the guest, or the project.
    pub written_for: String,
    /// When.
    pub at: TimestampView,
    /// Whether it was marked as pitched; otherwise the text was only copied.
    pub is_pitched: bool,
}

/// A generated text.
#[view(Clone)]
pub struct OutreachVariantView {
    /// The subject line.
    subject: String,
    /// The body, plain text.
    body: String,
    /// The reason around which it is written.
    hook: HookView,
    /// Words of the body.
    word_count: usize,
    /// Slots in brackets that someone must fill.
    placeholders: Vec<PlaceholderView>,
    /// What the text claims, each with its source.
    claims: Vec<ClaimView>,
}

/// A concrete reason to write to a show.
#[view(Clone)]
pub struct HookView {
    /// ID of the hook, for `hookId` of a request.
    id: String,
    /// transcript, episode, episodeNotes, theme, showDescription, latestEpisode or showTitle.
    kind: String,
    /// The guest's subject that it is about; `null` when nothing in common was found.
    subject: Option<String>,
    /// ID of the episode; `null` without one.
    episode_id: Option<String>,
    /// Slug of the episode; `null` without one.
    episode_slug: Option<String>,
    /// Title of the episode; `null` without one.
    episode_title: Option<String>,
    /// When the episode was published; `null` when that is unknown.
    published_at: Option<TimestampView>,
    /// Verbatim words of the show; `null` without a quotation.
    quote: Option<String>,
    /// Seconds from the start of the episode; `null` without a transcript.
    second: Option<u32>,
    /// Who spoke; `null` when that is unknown.
    speaker: Option<String>,
    /// Episodes that have the subject.
    episodes_with_subject: usize,
}

/// A slot in brackets that nothing on record fills.
#[view(Clone)]
pub struct PlaceholderView {
    /// The slot with its brackets.
    pub text: String,
    /// Where it begins, in characters of the subject or body.
    position: usize,
    /// Whether it is in the subject line.
    is_in_subject: bool,
}

/// Something that a pitch claims.
#[view(Clone)]
pub struct ClaimView {
    /// The words of the pitch.
    text: String,
    /// quotation, name, number, address, figure or distinction.
    kind: String,
    /// Where it comes from, such as `transcript`; `null` when nothing on record has it.
    source: Option<String>,
    /// ID of the episode it comes from; `null` without one.
    episode_id: Option<String>,
    /// Slug of the episode it comes from; `null` without one.
    episode_slug: Option<String>,
    /// Seconds from the start of the episode; `null` without a transcript.
    second: Option<u32>,
    /// Whether something on record has it.
    is_supported: bool,
}

/// A saved text of a pitch.
#[view(Clone)]
pub struct OutreachRevisionView {
    /// 0 is the generated text.
    number: u32,
    /// Who saved it; `null` when their account was deleted.
    user: Option<PersonView>,
    /// The subject line.
    subject: String,
    /// The body.
    body: String,
    /// When it was last saved.
    at: TimestampView,
}

impl OutreachSummaryView {
    pub fn of(pitch: &Outreach, project: Option<OutreachProjectView>, names: &UserNames) -> Self {
        Self {
            id: pitch.id.to_string(),
            created_at: pitch.created_at.into(),
            updated_at: pitch.updated_at.into(),
            team_id: pitch.team_id.to_string(),
            user_id: names.known_id(pitch.user_id),
            user: names.person(pitch.user_id),
            podcast: OutreachPodcastView::of(&pitch.podcast),
            project,
            guest_profile_id: pitch.guest_profile_id.map(|id| id.to_string()),
            guest_name: pitch.guest_name.clone(),
            follows_id: pitch.follows_id.map(|id| id.to_string()),
            subject: pitch.subject.clone(),
            word_count: pitch.body.split_whitespace().count(),
            options: OutreachOptionsView::of(pitch),
            // Lists do not read the texts of the draft.
            made_by: GeneratedByView::deserialize(&pitch.draft).unwrap_or_else(|_| GeneratedByView::by_rules()),
            copied_at: pitch.copied_at.map(Into::into),
            pitched_at: pitch.pitched_at.map(Into::into),
            revision: pitch.revision,
            version: pitch.version,
        }
    }
}

impl OutreachDetailsView {
    pub fn of(
        summary: OutreachSummaryView,
        pitch: &Outreach,
        follow_ups: Vec<OutreachSummaryView>,
        check: PitchCheckView,
    ) -> Self {
        let draft = StoredDraft::of(pitch);
        Self {
            summary,
            body: pitch.body.clone(),
            variants: draft.variants.into_iter().map(OutreachVariantView::from).collect(),
            hooks: draft.hooks.into_iter().map(HookView::from).collect(),
            warnings: draft.warnings,
            follow_ups,
            check,
        }
    }
}

impl StoredDraft {
    /// Reads the generated draft. A row of a former version that cannot be read has only its text.
    pub fn of(pitch: &Outreach) -> Self {
        Self::deserialize(&pitch.draft).unwrap_or_else(|_| Self {
            variants: Vec::new(),
            hooks: Vec::new(),
            warnings: Vec::new(),
            appearances: Vec::new(),
            made_by: GeneratedByView::by_rules(),
        })
    }
}

impl OutreachPodcastView {
    pub fn of(podcast: &PodcastSnapshot) -> Self {
        Self {
            podcast_id: podcast.id.to_string(),
            title: podcast.title.clone(),
            slug: podcast.slug.clone(),
            image_url: podcast.image_url.clone(),
        }
    }
}

impl OutreachProjectView {
    pub fn of(id: Uuid, (slug, name): &(String, String), guest: Option<&LinkedGuest>) -> Self {
        let guest = guest.map(|guest| OutreachGuestView {
            guest_profile_id: guest.id.to_string(),
            slug: guest.slug.clone(),
            name: guest.name.clone(),
        });
        Self { project_id: id.to_string(), slug: slug.clone(), name: name.clone(), guest }
    }
}

impl OutreachOptionsView {
    fn of(pitch: &Outreach) -> Self {
        let stored = StoredOptions::deserialize(&pitch.options).unwrap_or_default();
        let options = &stored.options;
        Self {
            perspective: name_of(&options.perspective),
            email_length: name_of(&options.email_length),
            call_to_action_style: name_of(&options.call_to_action_style),
            personalization_level: name_of(&options.personalization_level),
            tone: name_of(&options.tone),
            generation_mode: name_of(&options.generation_mode),
            outreach_template_id: stored.outreach_template_id.unwrap_or_else(|| name_of(&options.template)),
        }
    }
}

/// The name of a value on the wire.
pub fn name_of(value: &impl Serialize) -> String {
    match serde_json::to_value(value) {
        Ok(serde_json::Value::String(name)) => name,
        _ => String::new(),
    }
}

impl From<OutreachVariant> for OutreachVariantView {
    fn from(variant: OutreachVariant) -> Self {
        Self {
            subject: variant.subject,
            body: variant.body,
            hook: variant.hook.into(),
            word_count: variant.word_count,
            placeholders: variant.placeholders.into_iter().map(Into::into).collect(),
            claims: variant.claims.into_iter().map(Into::into).collect(),
        }
    }
}

impl From<Hook> for HookView {
    fn from(hook: Hook) -> Self {
        let kind: HookKind = hook.kind;
        Self {
            id: hook.id,
            kind: name_of(&kind),
            subject: hook.subject,
            episode_id: hook.episode_id,
            episode_slug: hook.episode_slug,
            episode_title: hook.episode_title,
            published_at: hook.published.map(Into::into),
            quote: hook.quote,
            second: hook.second,
            speaker: hook.speaker,
            episodes_with_subject: hook.episodes_with_subject,
        }
    }
}

impl From<Placeholder> for PlaceholderView {
    fn from(Placeholder { text, position, is_in_subject }: Placeholder) -> Self {
        Self { text, position, is_in_subject }
    }
}

impl From<Claim> for ClaimView {
    fn from(claim: Claim) -> Self {
        let kind: ClaimKind = claim.kind;
        Self {
            text: claim.text,
            kind: name_of(&kind),
            source: claim.source,
            episode_id: claim.episode_id,
            episode_slug: claim.episode_slug,
            second: claim.second,
            is_supported: claim.is_supported,
        }
    }
}

impl LastContactView {
    pub fn of(pitch: &TeamPitch, names: &UserNames) -> Self {
        Self {
            user_display_name: names.name_of(pitch.user_id),
            written_for: pitch.guest_name.clone(),
            at: pitch.at.into(),
            is_pitched: pitch.is_pitched,
        }
    }
}

impl OutreachRevisionView {
    pub fn of(revision: OutreachRevision, names: &UserNames) -> Self {
        Self {
            number: revision.number,
            user: names.person(revision.user_id),
            subject: revision.subject,
            body: revision.body,
            at: revision.at.into(),
        }
    }
}

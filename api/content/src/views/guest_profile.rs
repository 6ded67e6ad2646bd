//! Guest profiles (spec 3), in lists and in full.

use super::UserNames;
use super::photo::guest_photo_path;
use earshot_api_server::prelude::*;
use earshot_app::{GuestFile, GuestProfile, GuestSummary, Project};
use earshot_model::guest_profile::{GuestBio, MissingPart, PublicViewSettings, SocialLink};

/// A guest profile in full.
#[view(Clone)]
pub struct GuestProfileView {
    /// ID of the project for which the guest is booked; empty when it was permanently deleted.
    project_id: String,
    /// Slug of the project; empty when it was deleted.
    project_slug: String,
    /// ID of the profile.
    guest_profile_id: String,
    /// Slug of the profile, unique in the team. It stays when the guest is renamed.
    guest_profile_slug: String,
    /// The public page is at `/guests/` and this slug; `null` before it was public.
    public_slug: Option<String>,
    /// The guest's name.
    name: String,
    /// ACTIVE, DRAFT, PENDING, ARCHIVED or ERROR.
    status: String,
    /// The step: DRAFT, CREATING_DOCUMENT_FROM_FORM, PROCESSING_DOCUMENTS, GENERATING_PROFILE, DONE or ERROR.
    processing_status: String,
    /// Why the status is ERROR; `null` with other statuses.
    status_reason: Option<String>,
    /// When it was created.
    created_at: TimestampView,
    /// When it or its files were last changed.
    updated_at: TimestampView,
    /// The files, by number.
    documents: Vec<GuestDocumentView>,
    /// Number of podcasts on the project.
    listed_podcasts_count: u64,
    /// Where hosts book a time; `null` without one.
    booking_url: Option<String>,
    /// The guest's company; `null` without one.
    company_name: Option<String>,
    /// The guest's email address; `null` without one.
    email: Option<String>,
    /// The guest's first name; `null` without one.
    first_name: Option<String>,
    /// The guest's last name; `null` without one.
    last_name: Option<String>,
    /// URL of the guest's own one-pager; `null` without one.
    one_pager_url: Option<String>,
    /// The guest's phone number; `null` without one.
    phone: Option<String>,
    /// The guest's website; `null` without one.
    website_url: Option<String>,
    /// URL of the guest's image; `null` without one.
    image_url: Option<String>,
    /// Path of the photo on this server, 160 pixels wide; `/80` and `/480` are its other sizes. `null` without a photo.
    photo_path: Option<String>,
    /// Who created it.
    created_by: GuestCreatorView,
    /// The guest's profiles on social platforms.
    social_media_links: Vec<GuestSocialLinkView>,
    /// The texts.
    guest_bio: GuestBioView,
    /// Who wrote the texts: person, rules or model.
    bio_generated_by: String,
    /// When the texts were last generated; `null` when they never were.
    bio_generated_at: Option<TimestampView>,
    /// The public page.
    public_view_settings: PublicViewSettingsView,
    /// How complete the profile is.
    completeness: CompletenessView,
    /// The version, for `If-Match`.
    version: i64,
}

/// Who created a guest profile.
#[view(Clone)]
pub struct GuestCreatorView {
    /// ID of the user; all zeros when their account was deleted.
    user_id: String,
    /// The email address; empty when the account was deleted.
    email: String,
}

/// A file of a guest profile.
#[view(Clone)]
pub struct GuestDocumentView {
    /// Name of the file.
    name: String,
    /// ID of the file.
    id: String,
    /// The field with which it was uploaded, `user_file:1`; unique in the profile.
    field: String,
    /// Size in bytes.
    size: u64,
    /// queued, read, no-text for an image, or failed.
    status: String,
    /// Why it cannot be read; `null` with other statuses.
    status_reason: Option<String>,
    /// The parts that its text omits.
    skipped: Vec<String>,
    /// jpeg, png, pdf, docx, csv or txt.
    file_type: String,
    /// When its text was read; `null` before.
    date_extracted: Option<TimestampView>,
}

/// A guest's profile on a social platform.
#[view(Clone)]
pub struct GuestSocialLinkView {
    /// The platform, such as linkedin.
    social_media_type: String,
    /// URL of the profile.
    url: String,
    /// Always `null`: profiles are not read.
    last_scraped_at: Option<TimestampView>,
    /// Always `null`: profiles are not read.
    last_scrape_failed_at: Option<TimestampView>,
    /// Always false: profiles are not read.
    is_scraping: bool,
}

/// The texts of a guest profile.
#[view(Clone)]
pub struct GuestBioView {
    /// Notes for the writer of the outreach; `null` without any.
    additional_context: Option<String>,
    /// What the guest is an expert in.
    areas_of_expertise: Vec<String>,
    /// What the guest wants to reach.
    goals: Vec<String>,
    /// Who the guest is, in full.
    long_bio: String,
    /// Who the guest is, in a few sentences.
    short_bio: String,
    /// What the guest does not talk about.
    things_to_avoid: Vec<String>,
    /// What the guest talks about.
    topics_to_discuss: Vec<String>,
}

/// The public page of a guest profile.
#[view(Clone)]
pub struct PublicViewSettingsView {
    /// Whether the page exists.
    is_public: bool,
    /// Whether it shows the profile on LinkedIn.
    display_linked_in: bool,
    /// Whether it shows other social profiles.
    display_socials: bool,
    /// Whether it shows episodes with the guest.
    display_previous_podcast_appearances: bool,
    /// A letter to hosts, in Markdown; `null` without one.
    marketing_letter_markdown_text: Option<String>,
    /// The page is at `/guests/` and this slug; `null` before it was public.
    public_slug: Option<String>,
}

/// How complete a guest profile is.
#[view(Clone)]
pub struct CompletenessView {
    /// From 0 to 100.
    percent: u32,
    /// What is missing, the part with the most points first.
    missing: Vec<MissingPartView>,
}

/// A missing part of a guest profile.
#[view(Clone)]
pub struct MissingPartView {
    /// The field.
    field: String,
    /// The name for people.
    label: String,
    /// The percentage that it adds.
    percent: u32,
    /// What it improves.
    improves: String,
}

/// A guest profile in a list.
#[view(Clone)]
pub struct GuestSummaryView {
    /// ID of the profile.
    guest_profile_id: String,
    /// Slug of the profile.
    guest_profile_slug: String,
    /// ID of the project; `null` when it was permanently deleted.
    project_id: Option<String>,
    /// The guest's name.
    name: String,
    /// The guest's company; `null` without one.
    company_name: Option<String>,
    /// URL of the guest's image; `null` without one.
    image_url: Option<String>,
    /// Path of the photo on this server, 160 pixels wide; `/80` and `/480` are its other sizes. `null` without a photo.
    photo_path: Option<String>,
    /// ACTIVE, DRAFT, PENDING, ARCHIVED or ERROR.
    status: String,
    /// The step, as in the full profile.
    processing_status: String,
    /// Why the status is ERROR; `null` with other statuses.
    status_reason: Option<String>,
    /// How complete the profile is, from 0 to 100.
    completeness_percent: u32,
    /// Number of files.
    documents_count: usize,
    /// When it was created.
    created_at: TimestampView,
    /// When it or its files were last changed.
    updated_at: TimestampView,
    /// When it was deleted; `null` when it was not.
    deleted_at: Option<TimestampView>,
}

impl GuestProfileView {
    pub fn of(profile: &GuestProfile, files: &[GuestFile], project: Option<&Project>, names: &UserNames) -> Self {
        let fields = &profile.fields;
        let text = |text: &str| (!text.is_empty()).then(|| text.to_owned());
        let email = profile.created_by.and_then(|id| names.0.get(&id)).map(|name| name.email.clone());
        Self {
            project_id: profile.project_id.map(|id| id.to_string()).unwrap_or_default(),
            project_slug: project.map(|project| project.slug.clone()).unwrap_or_default(),
            guest_profile_id: profile.id.to_string(),
            guest_profile_slug: profile.slug.clone(),
            public_slug: profile.public_slug.clone(),
            name: fields.name(),
            status: profile.state.contract_name(profile.archived_at.is_some()).to_owned(),
            processing_status: profile.state.as_str().to_owned(),
            status_reason: profile.state_reason.clone(),
            created_at: profile.created_at.into(),
            updated_at: profile.updated_at.into(),
            documents: files.iter().map(Into::into).collect(),
            listed_podcasts_count: project.map_or(0, |project| project.state_counts.total()),
            booking_url: fields.booking_url.clone(),
            company_name: fields.company_name.clone(),
            email: fields.email.clone(),
            first_name: text(&fields.first_name),
            last_name: text(&fields.last_name),
            one_pager_url: fields.one_pager_url.clone(),
            phone: fields.phone.clone(),
            website_url: fields.website_url.clone(),
            image_url: fields.image_url.clone(),
            photo_path: guest_photo_path(profile.id, profile.photo),
            created_by: GuestCreatorView {
                user_id: names.known_id(profile.created_by),
                email: email.unwrap_or_default(),
            },
            social_media_links: fields.social_links.iter().map(Into::into).collect(),
            guest_bio: (&fields.bio).into(),
            bio_generated_by: profile.bio_origin.as_str().to_owned(),
            bio_generated_at: profile.bio_generated_at.map(Into::into),
            public_view_settings: PublicViewSettingsView::of(&fields.public_view, profile.public_slug.as_ref()),
            completeness: {
                let found = profile.completeness();
                CompletenessView {
                    percent: found.percent,
                    missing: found.missing.into_iter().map(Into::into).collect(),
                }
            },
            version: profile.version,
        }
    }
}

impl From<&GuestFile> for GuestDocumentView {
    fn from(file: &GuestFile) -> Self {
        Self {
            name: file.name.clone(),
            id: file.id.to_string(),
            field: format!("user_file:{}", file.number),
            size: file.bytes,
            status: file.state.as_str().to_owned(),
            status_reason: file.state_reason.clone(),
            skipped: file.skipped.clone(),
            file_type: file.file_type.as_str().to_owned(),
            date_extracted: file.read_at.map(Into::into),
        }
    }
}

impl From<&SocialLink> for GuestSocialLinkView {
    fn from(link: &SocialLink) -> Self {
        Self {
            social_media_type: link.kind.as_str().to_owned(),
            url: link.url.clone(),
            last_scraped_at: None,
            last_scrape_failed_at: None,
            is_scraping: false,
        }
    }
}

impl From<&GuestBio> for GuestBioView {
    fn from(bio: &GuestBio) -> Self {
        Self {
            additional_context: bio.additional_context.clone(),
            areas_of_expertise: bio.areas_of_expertise.clone(),
            goals: bio.goals.clone(),
            long_bio: bio.long_bio.clone(),
            short_bio: bio.short_bio.clone(),
            things_to_avoid: bio.things_to_avoid.clone(),
            topics_to_discuss: bio.topics_to_discuss.clone(),
        }
    }
}

impl PublicViewSettingsView {
    fn of(settings: &PublicViewSettings, public_slug: Option<&String>) -> Self {
        Self {
            is_public: settings.is_public,
            display_linked_in: settings.display_linked_in,
            display_socials: settings.display_socials,
            display_previous_podcast_appearances: settings.display_previous_podcast_appearances,
            marketing_letter_markdown_text: settings.marketing_letter.clone(),
            public_slug: public_slug.cloned(),
        }
    }
}

impl From<MissingPart> for MissingPartView {
    fn from(part: MissingPart) -> Self {
        Self {
            field: part.field.to_owned(),
            label: part.label.to_owned(),
            percent: part.percent,
            improves: part.improves.to_owned(),
        }
    }
}

impl From<&GuestSummary> for GuestSummaryView {
    fn from(guest: &GuestSummary) -> Self {
        Self {
            guest_profile_id: guest.id.to_string(),
            guest_profile_slug: guest.slug.clone(),
            project_id: guest.project_id.map(|id| id.to_string()),
            name: guest.name.clone(),
            company_name: guest.company_name.clone(),
            image_url: guest.image_url.clone(),
            photo_path: guest_photo_path(guest.id, guest.photo),
            status: guest.state.contract_name(guest.archived_at.is_some()).to_owned(),
            processing_status: guest.state.as_str().to_owned(),
            status_reason: guest.state_reason.clone(),
            completeness_percent: guest.completeness,
            documents_count: guest.file_count,
            created_at: guest.created_at.into(),
            updated_at: guest.updated_at.into(),
            deleted_at: guest.deleted_at.map(Into::into),
        }
    }
}

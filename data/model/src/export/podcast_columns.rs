//! The table of columns.

use super::ExportColumnGroup::{
    AppleReviews, AuthorityScore, BasicInfo, CastboxListens, ContactDetails, Description, ListDetails, Location,
    Socials, SpotifyReviews, Website,
};
use super::ExportColumnKind::{Boolean, Date, Decimal, Integer, List, Text, Time};
use super::{ColumnAccess, ExportColumn, ExportColumnGroup, ExportColumnKind, ExportRecord, ExportValue, ListEntry};
use crate::SocialKind;
use crate::search::RestrictedField;

const fn column(
    group: ExportColumnGroup,
    kind: ExportColumnKind,
    key: &'static str,
    label: &'static str,
    value: fn(&ExportRecord) -> ExportValue,
) -> ExportColumn {
    ExportColumn { key, label, group, kind, access: ColumnAccess::Everyone, is_of_list: false, value }
}

impl ExportColumn {
    const fn restricted(self, field: RestrictedField) -> Self {
        Self { access: ColumnAccess::Field(field), ..self }
    }

    const fn contacts(self) -> Self {
        Self { access: ColumnAccess::Contacts, ..self }
    }

    const fn of_list(self) -> Self {
        Self { is_of_list: true, ..self }
    }
}

fn entry<T: Into<ExportValue>>(record: &ExportRecord, value: impl Fn(&ListEntry) -> T) -> ExportValue {
    record.entry.as_ref().map(value).into()
}

fn link(record: &ExportRecord, kind: SocialKind) -> ExportValue {
    record.socials.link(kind).into()
}

/// All columns. Those of a group are together, in the order of the groups. Files begin with those of `FIRST_COLUMNS`.
pub(super) const PODCAST_COLUMNS: &[ExportColumn] = &[
    column(BasicInfo, Text, "title", "Title", |it| (&it.title).into()),
    column(BasicInfo, Text, "state", "State", |it| entry(it, |entry| entry.state.clone())).of_list(),
    column(BasicInfo, Text, "priority", "Priority", |it| entry(it, |entry| entry.priority.clone())).of_list(),
    column(BasicInfo, Text, "assignee", "Assignee", |it| entry(it, |entry| entry.assignee.clone())).of_list(),
    column(BasicInfo, Integer, "relevancy", "Relevancy", |it| entry(it, |entry| entry.relevancy)).of_list(),
    column(BasicInfo, Time, "lastPitchAt", "Last pitch", |it| entry(it, |entry| entry.last_pitch_at)).of_list(),
    column(BasicInfo, List, "labels", "Labels", |it| entry(it, |entry| ExportValue::from(&entry.labels))).of_list(),
    column(BasicInfo, Text, "author", "Author", |it| it.author.as_ref().into()),
    column(BasicInfo, List, "hostNames", "Hosts", |it| (&it.host_names).into()),
    column(BasicInfo, List, "genres", "Genres", |it| (&it.genres).into()),
    column(BasicInfo, Text, "language", "Language", |it| it.language.as_ref().into()),
    column(BasicInfo, Boolean, "explicit", "Explicit", |it| it.is_explicit.into()),
    column(BasicInfo, Boolean, "hasGuests", "Has guests", |it| it.has_guests.into())
        .restricted(RestrictedField::Guests),
    column(BasicInfo, Integer, "episodeCount", "Episodes", |it| it.episode_count.into()),
    column(BasicInfo, Integer, "transcriptCount", "Transcripts", |it| it.transcript_count.into()),
    column(BasicInfo, Time, "firstEpisodePublishedAt", "First episode", |it| it.first_episode_at.into()),
    column(BasicInfo, Time, "lastEpisodePublishedAt", "Last episode", |it| it.last_episode_at.into()),
    column(BasicInfo, Text, "updateFrequency", "Update frequency", |it| it.update_frequency.as_ref().into()),
    column(BasicInfo, Integer, "estimatedMonthlyListeners", "Estimated monthly listeners", |it| {
        it.monthly_listeners.into()
    })
    .restricted(RestrictedField::Audience),
    column(BasicInfo, Integer, "appleId", "Apple ID", |it| it.apple_id.into()).restricted(RestrictedField::AppleId),
    column(BasicInfo, Text, "spotifyId", "Spotify ID", |it| it.spotify_id.as_ref().into()),
    column(BasicInfo, Text, "rssFeedUrl", "RSS feed", |it| it.feed_url.as_ref().into()),
    column(BasicInfo, Text, "imageUrl", "Image", |it| it.image_url.as_ref().into()),
    column(BasicInfo, Text, "podcastId", "Podcast ID", |it| (&it.podcast_id).into()),
    column(BasicInfo, Text, "slug", "Slug", |it| (&it.slug).into()),
    column(BasicInfo, Text, "pageUrl", "Page", |it| (&it.page_url).into()),
    column(BasicInfo, Boolean, "inCatalog", "In catalog", |it| it.is_in_catalog.into()).of_list(),
    column(Description, Text, "description", "Description", |it| it.description.as_ref().into()),
    column(Location, List, "countries", "Countries", |it| (&it.countries).into())
        .restricted(RestrictedField::Countries),
    column(Location, List, "locations", "Locations", |it| (&it.locations).into()),
    column(Website, Text, "websiteUrl", "Website", |it| it.website_url.as_ref().into()),
    column(ContactDetails, Text, "ownerName", "Owner", |it| it.owner_name.as_ref().into()).contacts(),
    column(ContactDetails, Text, "primaryContactEmail", "Primary contact", |it| {
        it.primary_contact_email.as_ref().into()
    })
    .contacts(),
    column(ContactDetails, List, "emails", "Email addresses", |it| (&it.emails).into()).contacts(),
    column(Socials, Text, "facebookUrl", "Facebook", |it| link(it, SocialKind::Facebook))
        .restricted(RestrictedField::Socials),
    column(Socials, Integer, "facebookFollowers", "Facebook followers", |it| it.socials.facebook_followers.into())
        .restricted(RestrictedField::Followers),
    column(Socials, Text, "instagramUrl", "Instagram", |it| link(it, SocialKind::Instagram))
        .restricted(RestrictedField::Socials),
    column(Socials, Integer, "instagramFollowers", "Instagram followers", |it| it.socials.instagram_followers.into())
        .restricted(RestrictedField::Followers),
    column(Socials, Text, "linkedinUrl", "LinkedIn", |it| link(it, SocialKind::Linkedin))
        .restricted(RestrictedField::Socials),
    column(Socials, Integer, "linkedinFollowers", "LinkedIn followers", |it| it.socials.linkedin_followers.into())
        .restricted(RestrictedField::Followers),
    column(Socials, Text, "tiktokUrl", "TikTok", |it| link(it, SocialKind::Tiktok))
        .restricted(RestrictedField::Socials),
    column(Socials, Integer, "tiktokFollowers", "TikTok followers", |it| it.socials.tiktok_followers.into())
        .restricted(RestrictedField::Followers),
    column(Socials, Text, "twitterUrl", "X (Twitter)", |it| link(it, SocialKind::Twitter))
        .restricted(RestrictedField::Socials),
    column(Socials, Integer, "twitterFollowers", "X (Twitter) followers", |it| it.socials.twitter_followers.into())
        .restricted(RestrictedField::Followers),
    column(Socials, Text, "youtubeUrl", "YouTube", |it| link(it, SocialKind::Youtube))
        .restricted(RestrictedField::Socials),
    column(Socials, Integer, "youtubeSubscribers", "YouTube subscribers", |it| it.socials.youtube_subscribers.into())
        .restricted(RestrictedField::Youtube),
    column(Socials, List, "socialLinks", "All social links", |it| {
        ExportValue::List(it.socials.links.iter().map(|(_, url)| url.clone()).collect())
    })
    .restricted(RestrictedField::Socials),
    column(AppleReviews, Decimal, "appleRating", "Apple rating", |it| ExportValue::of_score(it.apple_rating))
        .restricted(RestrictedField::Ratings),
    column(AppleReviews, Integer, "appleRatingsCount", "Apple ratings", |it| it.apple_ratings_count.into())
        .restricted(RestrictedField::Ratings),
    column(SpotifyReviews, Decimal, "spotifyRating", "Spotify rating", |it| ExportValue::of_score(it.spotify_rating))
        .restricted(RestrictedField::Ratings),
    column(SpotifyReviews, Integer, "spotifyRatingsCount", "Spotify ratings", |it| it.spotify_ratings_count.into())
        .restricted(RestrictedField::Ratings),
    column(CastboxListens, Integer, "castboxPlays", "Castbox plays", |it| it.castbox_plays.into())
        .restricted(RestrictedField::Castbox),
    column(CastboxListens, Integer, "castboxSubscribers", "Castbox subscribers", |it| it.castbox_subscribers.into())
        .restricted(RestrictedField::Castbox),
    column(AuthorityScore, Decimal, "authorityScore", "Authority score", |it| {
        ExportValue::of_score(it.authority_score)
    }),
    column(AuthorityScore, Decimal, "qualityScore", "Quality score", |it| ExportValue::of_score(it.quality_score)),
    column(AuthorityScore, Decimal, "engagementScore", "Engagement score", |it| {
        ExportValue::of_score(it.engagement_score)
    })
    .restricted(RestrictedField::Ratings),
    column(AuthorityScore, Decimal, "socialScore", "Social score", |it| ExportValue::of_score(it.social_score))
        .restricted(RestrictedField::Followers),
    column(AuthorityScore, Decimal, "youtubeScore", "YouTube score", |it| ExportValue::of_score(it.youtube_score))
        .restricted(RestrictedField::Youtube),
    column(ListDetails, Text, "notes", "Notes", |it| entry(it, |entry| entry.notes.clone())).of_list(),
    column(ListDetails, Date, "nextActionOn", "Next action", |it| entry(it, |entry| entry.next_action_on)).of_list(),
    column(ListDetails, Text, "lastPitchBy", "Last pitch by", |it| entry(it, |entry| entry.last_pitch_by.clone()))
        .of_list(),
    column(ListDetails, Text, "lastPitchFor", "Last pitch for", |it| entry(it, |entry| entry.last_pitch_for.clone()))
        .of_list(),
    column(ListDetails, Time, "addedAt", "Added", |it| entry(it, |entry| entry.added_at)).of_list(),
    column(ListDetails, Text, "addedBy", "Added by", |it| entry(it, |entry| entry.added_by.clone())).of_list(),
    column(ListDetails, Time, "updatedAt", "Updated", |it| entry(it, |entry| entry.updated_at)).of_list(),
];

//! `POST /api/v1/guest-profiles/{guestProfileId}/suggestions`

use super::find_profile;
use earshot_api_content::assistance::run_rules;
use earshot_api_server::prelude::*;
use earshot_assist::resume::{ProfileField, ProfileSuggestion, suggest_fields};

/// Characters of a pasted text.
const MAX_TEXT_CHARS: usize = 100_000;

/// A text about a guest.
#[request]
pub struct GuestSuggestionsRequest {
    /// The text of a resume or a bio, in addition to the files of the profile.
    #[schema(max_length = 100_000)]
    text: Option<String>,
}

/// The values of the files of a guest and of a text for the fields of the profile.
#[view]
pub struct GuestSuggestionsData {
    /// The suggestions, in the order of the profile, without values that it has.
    suggestions: Vec<GuestSuggestionView>,
    /// How many texts were read: files with text, and the sent one.
    text_count: usize,
}

/// A value for a field of a guest profile, with its source.
#[view]
pub struct GuestSuggestionView {
    /// firstName, lastName, email, phone, websiteUrl, bookingUrl, socialMediaLinks, shortBio, longBio,
    /// areasOfExpertise, topicsToDiscuss or additionalContext.
    field: String,
    /// What it is, for people.
    label: String,
    /// The value; for additionalContext, a line to add.
    value: String,
    /// The platform of a social profile; `null` for other fields.
    social_media_type: Option<String>,
    /// The present value of the field, which the suggestion would replace; `null` when it adds something.
    replaces: Option<String>,
    /// Where it was read.
    source: SuggestionSourceView,
}

/// Where a suggestion was read.
#[view]
pub struct SuggestionSourceView {
    /// Name of the file; `null` for the sent text.
    file_name: Option<String>,
    /// Number of the line in the text, from 1.
    line: usize,
    /// The heading above the line; `null` without one.
    heading: Option<String>,
    /// The line.
    text: String,
}

/// Reads the files of a guest, and a resume that is sent, for the fields of the profile. Changes nothing, and is free.
///
/// Headings are recognized in English, German, Spanish, French, Portuguese, Dutch, Italian, Norwegian, Danish, Swedish,
/// Finnish, Russian and Japanese. Only whole sentences become a bio.
#[endpoint(
    post "/api/v1/guest-profiles/{guestProfileId}/suggestions",
    (status = 200, description = "The suggestions", body = Envelope<GuestSuggestionsData>),
    (status = 400, description = "The text is too long"),
    security(("apiKey" = ["read"]), ("session" = []))
)]
pub async fn suggest_guest_profile_fields(
    state: AppState,
    SignedInAccount(account): SignedInAccount,
    ApiPath(profile): ApiPath<String>,
    ApiJson(body): ApiJson<GuestSuggestionsRequest>,
) -> Result<Envelope<GuestSuggestionsData>, ApiError> {
    let profile = find_profile(&state, &account, &profile).await?;
    let text = body.text.filter(|text| !text.trim().is_empty());
    if text.as_ref().is_some_and(|text| text.chars().count() > MAX_TEXT_CHARS) {
        let message = format!("must be at most {MAX_TEXT_CHARS} characters");
        return Err(ApiError::invalid("The text is not valid.", "/text", &message));
    }
    let files = state.db.guest_file_texts(profile.id).await?;
    let mut names: Vec<Option<String>> = Vec::new();
    let mut texts: Vec<String> = Vec::new();
    // What someone just pasted is newer than the files.
    for (name, text) in
        text.map(|text| (None, text)).into_iter().chain(files.into_iter().map(|file| (Some(file.name), file.text)))
    {
        names.push(name);
        texts.push(text);
    }
    let text_count = texts.len();
    let suggestions = run_rules(&state, &account, move |_| {
        let texts: Vec<&str> = texts.iter().map(String::as_str).collect();
        suggest_fields(&texts, &profile.fields)
    })
    .await?;
    let suggestions = suggestions.into_iter().map(|one| GuestSuggestionView::of(one, &names)).collect();
    Ok(Envelope::new(GuestSuggestionsData { suggestions, text_count }))
}

impl GuestSuggestionView {
    fn of(suggestion: ProfileSuggestion, names: &[Option<String>]) -> Self {
        let ProfileSuggestion { field, value, replaces, source } = suggestion;
        let (name, label) = field_names(field);
        let social_media_type = match field {
            ProfileField::SocialLink(kind) => Some(kind.as_str().to_owned()),
            _ => None,
        };
        let is_line = matches!(field, ProfileField::Award | ProfileField::PastAppearance);
        Self {
            field: name.to_owned(),
            label: label.to_owned(),
            value: if is_line { format!("{label}: {value}") } else { value },
            social_media_type,
            replaces,
            source: SuggestionSourceView {
                file_name: names.get(source.document).cloned().flatten(),
                line: source.line,
                heading: source.heading,
                text: source.text,
            },
        }
    }
}

/// The name of a field on the wire, and for people.
fn field_names(field: ProfileField) -> (&'static str, &'static str) {
    match field {
        ProfileField::FirstName => ("firstName", "First name"),
        ProfileField::LastName => ("lastName", "Last name"),
        ProfileField::Email => ("email", "Email address"),
        ProfileField::Phone => ("phone", "Phone"),
        ProfileField::WebsiteUrl => ("websiteUrl", "Website"),
        ProfileField::BookingUrl => ("bookingUrl", "Booking link"),
        ProfileField::SocialLink(kind) => ("socialMediaLinks", kind.label()),
        ProfileField::ShortBio => ("shortBio", "Short bio"),
        ProfileField::LongBio => ("longBio", "Long bio"),
        ProfileField::AreasOfExpertise => ("areasOfExpertise", "Expertise"),
        ProfileField::TopicsToDiscuss => ("topicsToDiscuss", "Topic"),
        ProfileField::Award => ("additionalContext", "Award"),
        ProfileField::PastAppearance => ("additionalContext", "Past appearance"),
    }
}

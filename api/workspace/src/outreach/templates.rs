//! `/api/v1/outreach/templates`: the built-in templates and those of the user.

use earshot_api_content::views::name_of;
use earshot_api_server::extract::clearable;
use earshot_api_server::prelude::*;
use earshot_app::{DbError, OutreachRejection, OutreachTemplate};
use earshot_assist::outreach::{BUILT_IN_TEMPLATES, BuiltInTemplate};
use earshot_model::outreach::TemplateFields;

/// A template for pitches (spec 3).
#[view]
pub struct OutreachTemplateView {
    /// ID of the template; the name of a built-in one.
    id: String,
    /// Slug of the template.
    slug: String,
    /// Name of the template.
    name: String,
    /// What it is for; `null` without a description.
    description: Option<String>,
    /// Always guest-booking.
    context: String,
    /// The subject line with slots; `null` for that of the default template.
    subject: Option<String>,
    /// The body, with slots such as `[host first name]`.
    template: String,
    /// Whether it comes with Earshot and cannot be changed.
    is_built_in: bool,
    /// ID of the user whose template it is; `null` for a built-in one.
    owner_user_id: Option<String>,
    /// When it was last changed; `null` for a built-in one.
    updated_at: Option<TimestampView>,
    /// Grows with each change. Send it in `If-Match`. `null` for a built-in one.
    version: Option<i64>,
}

/// The templates for pitches.
#[view]
pub struct OutreachTemplatesData {
    /// The five built-in ones, then those of the user, newest first.
    templates: Vec<OutreachTemplateView>,
}

/// A template.
#[view]
pub struct OutreachTemplateData {
    /// The template.
    template: OutreachTemplateView,
}

/// The fields of a template.
#[request]
pub struct OutreachTemplateRequest {
    /// Name of the template, 3 to 100 characters.
    #[schema(min_length = 3, max_length = 100)]
    name: String,
    /// What it is for. An empty text is `null`.
    #[serde(default, deserialize_with = "clearable")]
    #[schema(value_type = Option<String>, max_length = 500)]
    description: Option<Option<String>>,
    /// The subject line with slots. An empty text is `null`: that of the default template.
    #[serde(default, deserialize_with = "clearable")]
    #[schema(value_type = Option<String>, max_length = 200)]
    subject: Option<Option<String>>,
    /// The body, with slots such as `[host first name]`.
    #[schema(max_length = 20000)]
    template: String,
}

impl OutreachTemplateRequest {
    fn fields(self) -> TemplateFields {
        TemplateFields {
            name: self.name,
            description: self.description.flatten(),
            subject: self.subject.flatten(),
            template: self.template,
        }
    }
}

const CONTEXT: &str = "guest-booking";

impl From<&BuiltInTemplate> for OutreachTemplateView {
    fn from(template: &BuiltInTemplate) -> Self {
        let name = name_of(&template.template);
        Self {
            slug: name.clone(),
            id: name,
            name: template.name.to_owned(),
            description: Some(template.description.to_owned()),
            context: CONTEXT.to_owned(),
            subject: None,
            template: template.body.to_owned(),
            is_built_in: true,
            owner_user_id: None,
            updated_at: None,
            version: None,
        }
    }
}

impl From<OutreachTemplate> for OutreachTemplateView {
    fn from(template: OutreachTemplate) -> Self {
        let fields = template.fields;
        Self {
            id: template.id.to_string(),
            slug: template.slug,
            name: fields.name,
            description: fields.description,
            context: CONTEXT.to_owned(),
            subject: fields.subject,
            template: fields.template,
            is_built_in: false,
            owner_user_id: Some(template.owner_user_id.to_string()),
            updated_at: Some(template.updated_at.into()),
            version: Some(template.version),
        }
    }
}

/// Returns the built-in templates and those of the caller.
#[endpoint(
    get "/api/v1/outreach/templates",
    (status = 200, description = "The templates", body = Envelope<OutreachTemplatesData>),
    security(("apiKey" = ["read"]), ("session" = []))
)]
pub async fn get_outreach_templates(
    state: AppState,
    SignedInAccount(account): SignedInAccount,
) -> Result<Envelope<OutreachTemplatesData>, ApiError> {
    let own = state.db.outreach_templates(&account).await?;
    let built_in = BUILT_IN_TEMPLATES.iter().map(OutreachTemplateView::from);
    let templates = built_in.chain(own.into_iter().map(OutreachTemplateView::from)).collect();
    Ok(Envelope::new(OutreachTemplatesData { templates }))
}

/// Stores a template of the caller. Nobody else of the team sees it.
#[endpoint(
    post "/api/v1/outreach/templates",
    (status = 200, description = "The template", body = Envelope<OutreachTemplateData>),
    (status = 409, description = "The caller has 100 templates"),
)]
pub async fn create_outreach_template(
    state: AppState,
    SignedInAccount(account): SignedInAccount,
    ApiJson(body): ApiJson<OutreachTemplateRequest>,
) -> Result<Envelope<OutreachTemplateData>, ApiError> {
    let template = state.db.create_outreach_template(&account, body.fields()).await?;
    Ok(Envelope::new(OutreachTemplateData { template: template.into() }))
}

/// Replaces a template of the caller.
///
/// With `If-Match`, a template that was changed since, such as in another window, is left as it is, and the error has it
/// in `data.current`.
#[endpoint(
    put "/api/v1/outreach/templates/{templateId}",
    (status = 200, description = "The template", body = Envelope<OutreachTemplateData>),
    (status = 412, description = "The template was changed since"),
)]
pub async fn update_outreach_template(
    state: AppState,
    SignedInAccount(account): SignedInAccount,
    ApiPath(template): ApiPath<String>,
    ExpectedVersion(version): ExpectedVersion,
    ApiJson(body): ApiJson<OutreachTemplateRequest>,
) -> Result<Versioned<OutreachTemplateData>, ApiError> {
    let id = template_id(&template)?;
    let template = match state.db.update_outreach_template(&account, id, body.fields(), version).await {
        Err(DbError::Outreach(OutreachRejection::VersionConflict)) => {
            let current = state.db.find_outreach_template(&account, id).await?;
            return Err(ApiError::precondition_failed(&OutreachTemplateView::from(current)));
        }
        updated => updated?,
    };
    Ok(Versioned { version: template.version, data: OutreachTemplateData { template: template.into() } })
}

/// Deletes a template of the caller. Pitches that were written with it stay.
#[endpoint(
    delete "/api/v1/outreach/templates/{templateId}",
    (status = 200, description = "The template is deleted", body = Envelope<MessageData>),
)]
pub async fn delete_outreach_template(
    state: AppState,
    SignedInAccount(account): SignedInAccount,
    ApiPath(template): ApiPath<String>,
) -> Result<Envelope<MessageData>, ApiError> {
    if !state.db.delete_outreach_template(&account, template_id(&template)?).await? {
        return Err(ApiError::not_found("Template"));
    }
    Ok(Envelope::new(MessageData { message: "The template was deleted.".to_owned() }))
}

fn template_id(text: &str) -> Result<Uuid, ApiError> {
    Uuid::try_parse(text).map_err(|_| ApiError::not_found("Template"))
}

//! `PATCH /api/v1/projects/{projectIdOrSlug}`

use super::custom_columns::{CustomColumnRequest, parse_custom_columns};
use super::project_fields::{
    parse_keywords, parse_name, parse_podcast_limit, parse_public_slug, parse_state, parse_text, parse_title,
    parse_types,
};
use super::{ProjectContext, find_project};
use earshot_api_content::project_changes::publish_project;
use earshot_api_content::views::{ProjectDetailsView, ProjectView};
use earshot_api_server::extract::clearable;
use earshot_api_server::prelude::*;
use earshot_app::{DbError, ListRejection, ProjectKey, ProjectUpdate, PublicListUpdate};
use earshot_model::project::EMPTY_UPDATE;

/// The new values of a project; at least one.
#[request]
pub struct PatchProjectRequest {
    /// DRAFT, PENDING, ACTIVE, ARCHIVED or ERROR. An archived project can only be made active again.
    state: Option<String>,
    /// The name. The slug stays.
    #[schema(min_length = 6, max_length = 32)]
    name: Option<String>,
    /// What it is for.
    #[schema(min_items = 1)]
    project_types: Option<Vec<String>>,
    /// What it is for, in words; `null` or empty removes it.
    #[serde(default, deserialize_with = "clearable")]
    #[schema(value_type = Option<String>, max_length = 2000)]
    other_reason: Option<Option<String>>,
    /// What the team wants to achieve; empty removes it.
    #[serde(default, deserialize_with = "clearable")]
    #[schema(value_type = Option<String>, max_length = 2000)]
    project_purpose: Option<Option<String>>,
    /// Words that describe what the team looks for.
    #[schema(max_items = 50)]
    project_keywords: Option<Vec<String>>,
    /// Title of the public page; `null` or empty shows the name.
    #[serde(default, deserialize_with = "clearable")]
    #[schema(value_type = Option<String>, max_length = 120)]
    public_title: Option<Option<String>>,
    /// Text of the public page; `null` or empty removes it.
    #[serde(default, deserialize_with = "clearable")]
    #[schema(value_type = Option<String>, max_length = 2000)]
    public_description: Option<Option<String>>,
    /// The public page is at `/lists/` and this slug. A page that becomes public without one gets one.
    #[serde(default, deserialize_with = "clearable")]
    #[schema(value_type = Option<String>, max_length = 80)]
    public_slug: Option<Option<String>>,
    /// Whether the public page exists.
    is_public_listicle: Option<bool>,
    /// Most podcasts on the public page.
    #[schema(minimum = 1, maximum = 1000)]
    public_podcast_limit: Option<i64>,
    /// Whether members of the team see the page before it is public.
    is_public_for_team: Option<bool>,
    /// All columns of the team, in their order; at most 20. A column that is missing is removed, and an undo brings it back with
    /// its values.
    #[schema(max_items = 20)]
    custom_columns: Option<Vec<CustomColumnRequest>>,
}

/// A changed project.
#[view]
pub struct UpdatedProjectData {
    /// The project as it is now.
    project: ProjectView,
    /// ID of the change, for undo; `null` when nothing has changed.
    change_id: Option<String>,
}

/// Changes a project.
///
/// With `If-Match`, a project that someone else has changed since is left as it is, and the error has it in
/// `data.current`.
#[endpoint(
    patch "/api/v1/projects/{projectIdOrSlug}",
    (status = 200, description = "The project", body = Envelope<UpdatedProjectData>),
    (status = 400, description = "A field is not valid, or there is none"),
    (status = 403, description = "The plan does not include another active project"),
    (status = 409, description = "The project is archived, or the public slug is taken"),
    (status = 412, description = "Someone has changed the project since"),
)]
pub async fn update_project(
    state: AppState,
    SignedInAccount(account): SignedInAccount,
    ApiPath(project): ApiPath<String>,
    ExpectedVersion(version): ExpectedVersion,
    ApiJson(body): ApiJson<PatchProjectRequest>,
) -> Result<Versioned<UpdatedProjectData>, ApiError> {
    let mut body = body;
    let columns = body.custom_columns.take();
    let update = body.check(columns.is_some())?;
    let project = find_project(&state, &account, &project).await?;
    let columns = columns.map(|columns| parse_custom_columns(columns, &project, &state.clock)).transpose()?;
    let update = ProjectUpdate { custom_columns: columns, ..update };
    let (project, change) = match state.db.update_project(&account, project.id, update, version).await {
        Err(DbError::Rejected(ListRejection::VersionConflict)) => {
            return Err(conflict(&state, &account, project.id).await?);
        }
        updated => updated?,
    };
    publish_project(&state, &account, project.id, change);
    let context = ProjectContext::read(&state, &account, std::slice::from_ref(&project)).await?;
    let data = UpdatedProjectData { project: context.view(&project), change_id: change.map(|id| id.to_string()) };
    Ok(Versioned { version: project.version, data })
}

/// The error for a project that has another version, with the project as it is.
pub(super) async fn conflict(state: &AppState, account: &Account, project: Uuid) -> Result<ApiError, ApiError> {
    let current = state.db.find_project(account, &ProjectKey::Id(project)).await?;
    let current = current.ok_or_else(|| ApiError::not_found("Project"))?;
    let context = ProjectContext::read(state, account, std::slice::from_ref(&current)).await?;
    let view = ProjectDetailsView::of(&current, Vec::new(), account.role, &context.names, &context.pinned);
    let view = view.with_auto_fill(state.db.auto_fill_of(project).await?).with_guest(context.guests.get(&project));
    Ok(ApiError::precondition_failed(&view))
}

impl PatchProjectRequest {
    /// Checks all fields except for the columns, which need the project.
    fn check(self, has_columns: bool) -> Result<ProjectUpdate, ApiError> {
        let text = |value: Option<Option<String>>, pointer| {
            value.map(|text| parse_text(text.as_deref().unwrap_or_default(), pointer)).transpose()
        };
        // Existing clients send `null` for a purpose that they do not change, together with what they change.
        let changes_others = self.state.is_some() || self.project_keywords.is_some();
        let purpose = self.project_purpose.filter(|purpose| purpose.is_some() || !changes_others);
        let update = ProjectUpdate {
            state: self.state.as_deref().map(|name| parse_state(name, "/state")).transpose()?,
            name: self.name.as_deref().map(parse_name).transpose()?,
            project_types: self.project_types.as_deref().map(parse_types).transpose()?,
            other_reason: text(self.other_reason, "/otherReason")?,
            purpose: text(purpose, "/projectPurpose")?,
            keywords: self
                .project_keywords
                .as_deref()
                .map(|keywords| parse_keywords(keywords, "/projectKeywords"))
                .transpose()?,
            public: PublicListUpdate {
                is_public: self.is_public_listicle,
                title: self.public_title.map(|title| parse_title(title.as_deref().unwrap_or_default())).transpose()?,
                description: text(self.public_description, "/publicDescription")?,
                slug: self
                    .public_slug
                    .map(|slug| parse_public_slug(slug.as_deref().unwrap_or_default()))
                    .transpose()?,
                podcast_limit: self.public_podcast_limit.map(parse_podcast_limit).transpose()?,
                is_for_team: self.is_public_for_team,
            },
            custom_columns: None,
        };
        // Spec 5: a project update needs at least one field.
        if update.is_empty() && !has_columns {
            Err(ApiError::invalid(EMPTY_UPDATE, "", EMPTY_UPDATE))
        } else {
            Ok(update)
        }
    }
}

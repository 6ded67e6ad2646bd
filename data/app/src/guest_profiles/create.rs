//! Creates guest profiles, each with its project.

use super::profile::GuestProfile;
use super::rows::{ensure_public_slug, free_slug, set_fields, write_change};
use crate::changes::ChangeWriter;
use crate::creation_limits::check_creation;
use crate::entities::guest_profiles::{Column, Entity, Model};
use crate::entities::projects;
use crate::field_changes::ChangeStamp;
use crate::list_rows::{ProjectFields, lock_writable_project};
use crate::prelude::*;
use crate::projects::{insert_project, write_fields};
use crate::{GuestRejection, NewProject, ids};
use earshot_model::ListLimit;
use earshot_model::guest_profile::{
    BioOrigin, GuestChangeKind, GuestProfileFields, GuestProfileState, check_guest_profile, guest_project_name,
};
use earshot_model::project::{ProjectState, ProjectType};
use futures::FutureExt;

/// The project of a new guest profile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GuestProject {
    /// A new guest-booking project, named after the guest. It is DRAFT while the wizard runs.
    New(ProjectState),
    /// An existing one of the team, which becomes a guest-booking project.
    Existing(Uuid),
}

/// A guest profile to create.
#[derive(Clone, Debug)]
pub struct NewGuestProfile {
    pub fields: GuestProfileFields,
    pub project: GuestProject,
    /// DRAFT from the form; DONE from clients whose bio is complete.
    pub state: GuestProfileState,
}

/// The values with which a new profile is written.
struct ProfileCreation {
    id: Uuid,
    stamp: ChangeStamp,
    new: NewGuestProfile,
    project_change: ChangeWriter,
    project_id: Uuid,
}

impl Db {
    /// Creates a guest profile for the account's team, with its project. Returns it with the id of the change.
    ///
    /// # Errors
    /// When a field is not valid, the plan has no room for the project, the project does not exist, is archived or has
    /// another guest, or the database fails.
    pub async fn create_guest_profile(
        &self,
        account: &Account,
        new: NewGuestProfile,
    ) -> Result<(GuestProfile, Uuid), DbError> {
        let fields = check_guest_profile(new.fields).map_err(GuestRejection::Invalid)?;
        let project_id = match new.project {
            GuestProject::New(_) => ids::new_id(&self.clock),
            GuestProject::Existing(id) => id,
        };
        let creation = ProfileCreation {
            id: ids::new_id(&self.clock),
            stamp: ChangeStamp::new(self, account),
            new: NewGuestProfile { fields, ..new },
            project_change: ChangeWriter::new(self, account, project_id),
            project_id,
        };
        let account = account.clone();
        self.write_list(|transaction| create(transaction, account, creation).boxed()).await
    }
}

async fn create(
    transaction: &DatabaseTransaction,
    account: Account,
    creation: ProfileCreation,
) -> Result<(GuestProfile, Uuid), DbError> {
    let ProfileCreation { id, stamp, new, mut project_change, project_id } = creation;
    let name = new.fields.name();
    let project = match new.project {
        GuestProject::New(state) => {
            let project = NewProject { state, ..NewProject::guest_booking(&guest_project_name(&name)) };
            insert_project(transaction, &account, project_id, project, &mut project_change).await?
        }
        GuestProject::Existing(_) => {
            let mut project = lock_writable_project(transaction, &account, project_id).await?;
            release_project(transaction, project_id).await?;
            make_guest_booking(transaction, &account, &mut project, &mut project_change).await?;
            project
        }
    };
    project_change.finish(transaction, project).await?;
    let of_team = Entity::find().filter(Column::TeamId.eq(account.team_id));
    let limits = (ListLimit::NewGuestProfiles, Some(ListLimit::KeptGuestProfiles));
    check_creation(transaction, &account, (of_team, Column::CreatedAt), limits, stamp.now).await?;
    let mut row = Model {
        id,
        team_id: account.team_id,
        created_by: Some(account.user_id),
        project_id: Some(project_id),
        slug: free_slug(transaction, account.team_id, &name).await?,
        public_slug: None,
        name,
        company_name: None,
        image_url: None,
        fields: sea_orm::JsonValue::Null,
        completeness: 0,
        file_count: 0,
        state: new.state.as_str().to_owned(),
        state_reason: None,
        state_since: stamp.now,
        bio_origin: BioOrigin::Person.as_str().to_owned(),
        bio_generated_at: None,
        version: 1,
        created_at: stamp.now,
        updated_at: stamp.now,
        archived_at: None,
        deleted_at: None,
        tracks_appearances: true,
        subjects: None,
        ended_files: 0,
        photo: None,
        photo_bytes: 0,
    };
    set_fields(&mut row, &new.fields);
    if new.fields.public_view.is_public {
        ensure_public_slug(transaction, &mut row).await?;
    }
    let row = row.into_active_model().insert(transaction).await?;
    write_change(transaction, &row, GuestChangeKind::Created, (None, Some(&new.fields)), &stamp).await?;
    Ok((GuestProfile::from_row(row)?, stamp.id))
}

/// Checks that a project has no guest. A deleted one loses the project.
async fn release_project(transaction: &DatabaseTransaction, project: Uuid) -> Result<(), DbError> {
    let guest = Entity::find().filter(Column::ProjectId.eq(project)).one(transaction).await?;
    let Some(mut guest) = guest else { return Ok(()) };
    if guest.deleted_at.is_none() {
        return Err(GuestRejection::ProjectHasGuest.into());
    }
    guest.project_id = None;
    guest.into_active_model().reset_all().update(transaction).await?;
    Ok(())
}

async fn make_guest_booking(
    transaction: &DatabaseTransaction,
    account: &Account,
    project: &mut projects::Model,
    change: &mut ChangeWriter,
) -> Result<(), DbError> {
    let before = ProjectFields::from_row(project)?;
    if before.project_types.contains(&ProjectType::GuestBooking) {
        return Ok(());
    }
    let mut after = before.clone();
    after.project_types.push(ProjectType::GuestBooking);
    write_fields(transaction, account, project, (before, after), change).await
}

//! Guest profiles, for tests.

use earshot_app::{Account, Db, DbError, GuestProfile, GuestProject, GuestRejection, NewGuestProfile, SaveKind};
use earshot_model::guest_profile::{GuestBio, GuestProfileFields, GuestProfileState};
use earshot_model::project::ProjectState;
use uuid::Uuid;

pub fn fields(first_name: &str) -> GuestProfileFields {
    GuestProfileFields {
        first_name: first_name.to_owned(),
        last_name: "Lovelace".to_owned(),
        company_name: Some("Engines Ltd".to_owned()),
        bio: GuestBio { short_bio: "Builds engines.".to_owned(), ..GuestBio::default() },
        ..GuestProfileFields::default()
    }
}

/// A draft with a new project.
pub fn new_guest(first_name: &str) -> NewGuestProfile {
    NewGuestProfile {
        fields: fields(first_name),
        project: GuestProject::New(ProjectState::Active),
        state: GuestProfileState::Draft,
    }
}

pub async fn guest(db: &Db, account: &Account, first_name: &str) -> GuestProfile {
    db.create_guest_profile(account, new_guest(first_name)).await.expect("a guest").0
}

/// Sets the goals. Returns the profile with the id of the change.
pub async fn set_goals(
    db: &Db,
    account: &Account,
    profile: Uuid,
    goals: &[&str],
    save: SaveKind,
) -> (GuestProfile, Option<Uuid>) {
    let goals: Vec<String> = goals.iter().map(|&goal| goal.to_owned()).collect();
    let edit = move |fields: &mut GuestProfileFields| fields.bio.goals = goals;
    db.update_guest_profile(account, profile, edit, None, save).await.expect("works")
}

pub fn rejection<T: std::fmt::Debug>(result: Result<T, DbError>) -> GuestRejection {
    match result {
        Err(DbError::Guest(rejection)) => rejection,
        other => panic!("{other:?}"),
    }
}

//! People in lists and activities: members of the team, and those whose accounts were deleted.

use earshot_api_server::prelude::*;
use earshot_app::UserName;
use earshot_model::project::ActivityKind;
use std::collections::HashMap;

/// The name of someone whose account was deleted.
const DELETED_USER: &str = "Deleted user";
/// Who answers in a client view, without an account.
const CLIENT: &str = "Client";
/// Who sets plans: the installation.
const INSTALLATION: &str = "Earshot";

/// The names of the users of a response.
#[derive(Debug, Default)]
pub struct UserNames(pub HashMap<Uuid, UserName>);

/// A user of the team.
#[view(Clone)]
pub struct PersonView {
    /// ID of the user.
    pub id: String,
    /// The name shown in the app; `null` until one is chosen.
    pub display_name: Option<String>,
    /// A seed for generated pictures; the same for a user each time.
    pub avatar_seed: Option<String>,
}

/// Who added a podcast to a list.
#[view(Clone)]
pub struct AddedByUserView {
    /// ID of the user; all zeros when their account was deleted.
    user_id: String,
    /// The email address; empty when the account was deleted.
    email: String,
    /// The name shown in the app; `null` until one is chosen.
    display_name: Option<String>,
}

/// The users whose names an activity needs: who did it, and assignees.
pub fn users_of_activity<'a>(
    action: &str,
    user: Option<Uuid>,
    values: [&'a Option<String>; 2],
) -> impl Iterator<Item = Uuid> + use<'a> {
    let has_users = action == ActivityKind::UpdateAssignee.as_str();
    let named = values.into_iter().flatten().filter(move |_| has_users).filter_map(|id| Uuid::try_parse(id).ok());
    user.into_iter().chain(named)
}

impl UserNames {
    /// The user; `None` when their account was deleted.
    pub fn person(&self, id: Option<Uuid>) -> Option<PersonView> {
        let id = id?;
        let name = self.0.get(&id)?;
        Some(PersonView {
            id: id.to_string(),
            display_name: name.display_name.clone(),
            avatar_seed: Some(id.simple().to_string()),
        })
    }

    /// The name to show, also of a deleted account.
    pub fn name_of(&self, id: Option<Uuid>) -> String {
        id.and_then(|id| self.0.get(&id)).map_or(DELETED_USER, UserName::display_name).to_owned()
    }

    /// The name of who did something: someone with the link of a client view has no account.
    pub fn actor(&self, action: &str, id: Option<Uuid>) -> String {
        if action == ActivityKind::ClientAnswer.as_str() {
            CLIENT.to_owned()
        } else if action == AuditAction::PlanSet.as_str() {
            INSTALLATION.to_owned()
        } else {
            self.name_of(id)
        }
    }

    /// A value of an activity as people read it: assignees are stored as IDs.
    pub fn activity_value(&self, action: &str, value: Option<String>) -> Option<String> {
        if action == ActivityKind::UpdateAssignee.as_str() {
            value.map(|id| self.name_of(Uuid::try_parse(&id).ok()))
        } else {
            value
        }
    }

    /// The ID, or all zeros of a deleted account, because existing clients accept no null here.
    pub fn known_id(&self, id: Option<Uuid>) -> String {
        id.filter(|id| self.0.contains_key(id)).unwrap_or_default().to_string()
    }

    pub fn added_by(&self, id: Option<Uuid>) -> AddedByUserView {
        let name = id.and_then(|id| self.0.get(&id));
        AddedByUserView {
            user_id: self.known_id(id),
            email: name.map(|name| name.email.clone()).unwrap_or_default(),
            display_name: name.and_then(|name| name.display_name.clone()),
        }
    }
}

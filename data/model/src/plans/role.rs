//! Roles in a team, and what each may do.

named! {
    /// A member's role in a team, in ascending order: a role may do everything that the lower ones may.
    Role {
        Member = "member",
        Admin = "admin",
        Owner = "owner",
    }

    /// What a member of a team may do if their role is high enough. [`TEAM_ACTIONS`] has the least role of each.
    TeamAction {
        DeleteTeam = "delete-team",
        /// Make another member the owner.
        HandOverTeam = "hand-over-team",
        ChangePlan = "change-plan",
        /// Invite and remove members, and change their roles.
        ManageMembers = "manage-members",
        RenameTeam = "rename-team",
        ManageKeys = "manage-keys",
        ManageWebhooks = "manage-webhooks",
        ManageBlacklist = "manage-blacklist",
        ManagePrompts = "manage-prompts",
        /// Create, change and delete projects and their podcasts.
        WorkOnLists = "work-on-lists",
        WorkOnGuests = "work-on-guests",
        WorkOnOutreach = "work-on-outreach",
        WorkOnAlerts = "work-on-alerts",
    }
}

/// The least role of each action, in the order of [`TeamAction::ALL`].
pub const TEAM_ACTIONS: &[(TeamAction, Role)] = &[
    (TeamAction::DeleteTeam, Role::Owner),
    (TeamAction::HandOverTeam, Role::Owner),
    (TeamAction::ChangePlan, Role::Owner),
    (TeamAction::ManageMembers, Role::Admin),
    (TeamAction::RenameTeam, Role::Admin),
    (TeamAction::ManageKeys, Role::Admin),
    (TeamAction::ManageWebhooks, Role::Admin),
    (TeamAction::ManageBlacklist, Role::Admin),
    (TeamAction::ManagePrompts, Role::Admin),
    (TeamAction::WorkOnLists, Role::Member),
    (TeamAction::WorkOnGuests, Role::Member),
    (TeamAction::WorkOnOutreach, Role::Member),
    (TeamAction::WorkOnAlerts, Role::Member),
];

impl TeamAction {
    /// The lowest role that may do this.
    #[must_use]
    pub fn least_role(self) -> Role {
        TEAM_ACTIONS[self as usize].1
    }
}

impl Role {
    /// Whether a member with this role may do `action`.
    ///
    /// ```
    /// use earshot_model::{Role, TeamAction};
    /// assert!(Role::Member.allows(TeamAction::WorkOnLists));
    /// assert!(!Role::Admin.allows(TeamAction::DeleteTeam));
    /// ```
    #[must_use]
    pub fn allows(self, action: TeamAction) -> bool {
        self >= action.least_role()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_action_has_its_row() {
        assert_eq!(TEAM_ACTIONS.len(), TeamAction::ALL.len());
        for (index, (action, _)) in TEAM_ACTIONS.iter().enumerate() {
            assert_eq!(*action as usize, index, "{}", action.as_str());
        }
    }

    #[test]
    fn a_higher_role_may_do_what_a_lower_one_may() {
        let allowed = |role: Role| TeamAction::ALL.iter().filter(|action| role.allows(**action)).count();
        assert_eq!(Role::ALL.iter().map(|role| allowed(*role)).collect::<Vec<_>>(), [4, 10, 13]);
    }
}

//! The errors of changes of teams.

use super::api_error::ApiError;
use super::code::ErrorCode;
use earshot_app::TeamRejection;
use earshot_model::{Role, Tier};

impl From<TeamRejection> for ApiError {
    fn from(rejection: TeamRejection) -> Self {
        match rejection {
            TeamRejection::RoleTooLow(action) if action.least_role() == Role::Owner => {
                Self::new(ErrorCode::RoleRequired, "Only the owner of the team can do this.")
            }
            TeamRejection::RoleTooLow(_) => Self::of(ErrorCode::RoleRequired),
            TeamRejection::PlanWithoutMembers(tier) => Self::plan_without_members(tier),
            TeamRejection::AlreadyMember => Self::of(ErrorCode::AlreadyMember),
            TeamRejection::TooManyInvitations { most } => Self::new(
                ErrorCode::TooManyInvitations,
                format!("The team has {most} open invitations, which is the maximum. Revoke one first."),
            ),
            TeamRejection::InvitationNotFound => Self::not_found("Invitation"),
            TeamRejection::InvitationNotValid => Self::of(ErrorCode::InvitationNotValid),
            TeamRejection::InvitationForOther { email } => Self::new(
                ErrorCode::InvitationForOther,
                format!("The invitation is for {email}. Sign in with that address to accept it."),
            ),
            TeamRejection::SignInFirst { email } => {
                Self::new(ErrorCode::SignInRequired, format!("Sign in as {email} to accept the invitation."))
            }
            TeamRejection::AddressConfusable { email } => Self::new(
                ErrorCode::InvalidRequest,
                format!(
                    "No account can be created for {email}, because it looks too similar to the address of another account. Ask for an invitation to another address."
                ),
            ),
            TeamRejection::MemberNotFound => Self::not_found("Team user"),
            TeamRejection::TeamNotFound => Self::not_found("Team"),
            TeamRejection::Renamed(name) => Self::precondition_failed(&serde_json::json!({ "name": name })),
            TeamRejection::OwnerMustHandOver => Self::of(ErrorCode::OwnerMustHandOver),
            TeamRejection::OnlyTeam => Self::of(ErrorCode::OnlyTeam),
        }
    }
}

impl ApiError {
    /// Spec 6, team members: the plan includes no other members.
    pub fn plan_without_members(tier: Tier) -> Self {
        let upgrade = Tier::ALL.iter().find(|tier| tier.limits().team_members).map_or("", |tier| tier.as_str());
        let plan = tier.as_str();
        let message =
            format!("The {plan} plan does not include team members. The {upgrade} plan includes any number of them.");
        Self::new(ErrorCode::NotOnPlan, message)
    }
}

//! Why a change of a team's members or invitations is rejected.

use earshot_model::{TeamAction, Tier};

/// Why a change of a team was rejected. Nothing is written.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TeamRejection {
    /// The caller's role is too low, or they are not a member any more.
    #[error("this needs the role {}", .0.least_role().as_str())]
    RoleTooLow(TeamAction),
    /// The team's plan does not include other members (spec 6).
    #[error("the plan {} includes no team members", .0.as_str())]
    PlanWithoutMembers(Tier),
    #[error("the user is already a member")]
    AlreadyMember,
    #[error("the team already has {most} open invitations")]
    TooManyInvitations { most: u64 },
    /// It does not exist, is not open, or belongs to another team.
    #[error("invitation not found")]
    InvitationNotFound,
    /// Its token is unknown, was used or revoked, or has expired.
    #[error("the invitation is not valid")]
    InvitationNotValid,
    /// The signed-in account has another address.
    #[error("the invitation is for {email}")]
    InvitationForOther { email: String },
    /// The address has an account, which the token of an invitation does not sign in.
    #[error("{email} has to sign in first")]
    SignInFirst { email: String },
    /// No account can be created for the address.
    #[error("{email} looks too similar to the address of another account")]
    AddressConfusable { email: String },
    /// The user is not a member of this team.
    #[error("member not found")]
    MemberNotFound,
    /// The user is not a member of it, or it does not exist.
    #[error("team not found")]
    TeamNotFound,
    /// It has another name than the one that the caller read.
    #[error("the team was renamed to {0}")]
    Renamed(String),
    /// A team always has exactly one owner.
    #[error("the owner has to hand over the team first")]
    OwnerMustHandOver,
    /// The team has no other member, and its owner has no other team.
    #[error("the team is the only one of its only member")]
    OnlyTeam,
}

//! Renames a team.

use super::{find_membership, require_role};
use crate::entities::teams;
use crate::prelude::*;
use crate::{TeamOfUser, TeamRejection};
use earshot_model::TeamAction;

impl Db {
    /// Gives the account's team another name, which `earshot_model::check_team_name` has accepted. Two teams may have the
    /// same one.
    ///
    /// # Errors
    /// When the account's role does not allow it, the team has another name than `former`, or the database fails.
    pub async fn rename_team(
        &self,
        account: &Account,
        name: String,
        former: Option<String>,
    ) -> Result<TeamOfUser, DbError> {
        let account = account.clone();
        self.write(work!(|transaction| {
            require_role(transaction, &account, TeamAction::RenameTeam).await?;
            let team = teams::Entity::find_by_id(account.team_id).one(transaction).await?;
            let team = team.ok_or(TeamRejection::TeamNotFound)?;
            if former.is_some_and(|former| former != team.name) {
                return Err(TeamRejection::Renamed(team.name).into());
            }
            let mut team = team.into_active_model();
            team.name = Set(name);
            let team = team.update(transaction).await?;
            let membership = find_membership(transaction, team.id, account.user_id).await?;
            TeamOfUser::new(team, &membership.ok_or(TeamRejection::TeamNotFound)?)
        }))
        .await
    }
}

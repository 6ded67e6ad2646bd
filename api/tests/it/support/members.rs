//! Teams with several people.

use super::TestApp;
use earshot_app::Account;
use earshot_model::{Role, Tier};
use sea_orm::{ConnectionTrait, Database};

impl TestApp {
    /// Creates a user who belongs to the team with a role. Their own team is on the free plan, so they act for this
    /// one.
    pub async fn member(&self, email: &str, team: &Account, role: Role) -> Account {
        let user = self.state.db.create_user(email, Tier::Free).await.expect("a user");
        let url = &self.state.config.database_url;
        let id = |id: uuid::Uuid| {
            let hex = id.simple().to_string();
            if url.starts_with("sqlite:") { format!("x'{hex}'") } else { format!("'{id}'") }
        };
        let (team, user, role) = (id(team.team_id), id(user.user_id), role.as_str());
        let row = format!(
            "INSERT INTO memberships (team_id, user_id, role, created_at) VALUES ({team}, {user}, '{role}', 0)"
        );
        let connection = Database::connect(url).await.expect("the database opens");
        connection.execute_unprepared(&row).await.expect("a row");
        self.state.db.account_by_email(email).await.expect("an account")
    }

    /// The cookie of a new session of an account.
    pub async fn session_of(&self, account: &Account) -> String {
        let token = self.state.db.start_session(account.user_id, None).await.expect("a session");
        format!("__Host-session={token}")
    }
}

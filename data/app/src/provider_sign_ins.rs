//! Sign-ins by an identity provider: what a browser took along, kept until it comes back (decision 090).

use crate::entities::provider_sign_ins::{Column, Entity, Model};
use crate::ids;
use crate::prelude::*;
use std::time::Duration;

/// How long people may take at the provider.
pub const PROVIDER_SIGN_IN_LIFETIME: Duration = Duration::from_secs(10 * 60);

/// The random values of a sign-in by an identity provider.
#[derive(Clone, PartialEq, Eq)]
pub struct ProviderSignIn {
    /// What the provider sends back.
    pub state: String,
    /// What the provider's token must repeat.
    pub nonce: String,
    /// What proves to the provider that the code is ours (PKCE).
    pub verifier: String,
}

impl ProviderSignIn {
    #[must_use]
    pub fn generate() -> Self {
        Self { state: ids::new_token(), nonce: ids::new_token(), verifier: ids::new_token() }
    }
}

/// Hides the values from logs.
impl std::fmt::Debug for ProviderSignIn {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("ProviderSignIn").finish_non_exhaustive()
    }
}

impl Db {
    /// Stores a sign-in. Returns the token of the browser, for its cookie.
    pub async fn start_provider_sign_in(&self, sign_in: &ProviderSignIn) -> Result<String, DbError> {
        let browser = ids::new_token();
        let row = Model {
            id: ids::new_id(&self.clock),
            state_hash: ids::hash_token(&sign_in.state),
            browser_hash: ids::hash_token(&browser),
            nonce: sign_in.nonce.clone(),
            verifier: sign_in.verifier.clone(),
            expires_at: self.now().plus(PROVIDER_SIGN_IN_LIFETIME),
        };
        self.write_keeping_caches(work!(|transaction| {
            row.into_active_model().insert(transaction).await?;
            Ok(())
        }))
        .await?;
        Ok(browser)
    }

    /// Takes the sign-in of a state: it cannot be used again. `None` when it was used, has expired, or began in another
    /// browser.
    pub async fn take_provider_sign_in(&self, state: &str, browser: &str) -> Result<Option<ProviderSignIn>, DbError> {
        let open = Condition::all()
            .add(Column::StateHash.eq(ids::hash_token(state)))
            .add(Column::BrowserHash.eq(ids::hash_token(browser)))
            .add(Column::ExpiresAt.gt(self.now()));
        let taken = self.take_row::<Entity>(open).await?;
        Ok(taken.map(|row| ProviderSignIn { state: state.to_owned(), nonce: row.nonce, verifier: row.verifier }))
    }

    /// Deletes sign-ins that have expired. Returns their number.
    pub async fn delete_expired_provider_sign_ins(&self) -> Result<u64, DbError> {
        self.delete_rows(Entity::delete_many().filter(Column::ExpiresAt.lte(self.now()))).await
    }
}

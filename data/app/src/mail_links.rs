//! Links in mails. Their tokens are created when a mail is sent: until then, its text has a placeholder, which is no
//! token, and afterwards the database has only the token's hash. So nothing that it stores signs anyone in.

use crate::entities::{alert_recipients, invitations, podcast_claims, sign_in_requests};
use crate::ids;
use crate::prelude::*;
use serde::{Deserialize, Serialize};

/// The link of a mail.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct MailLink {
    pub target: LinkTarget,
    /// The text in the mail that the token replaces. It is random, so that no other text of a mail is equal.
    pub placeholder: String,
}

/// The row that a link belongs to.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum LinkTarget {
    SignInRequest(Uuid),
    Invitation(Uuid),
    Recipient { team: Uuid, email_key: String },
    PodcastClaim(Uuid),
}

/// The value of the column of a token's hash until the mail is sent. A hash has another length, so that no token
/// fits it.
pub(crate) fn unsent_token_hash(placeholder: &str) -> Vec<u8> {
    placeholder.as_bytes().to_vec()
}

impl Db {
    /// Creates the token of a link, and stores its hash. An earlier token of the row ends. `None` when the row was used
    /// or revoked meanwhile.
    pub(crate) async fn create_link_token(&self, target: LinkTarget) -> Result<Option<String>, DbError> {
        let token = ids::new_token();
        let hash = Expr::value(ids::hash_token(&token));
        self.write_keeping_caches(work!(|transaction| {
            let updated = match target {
                LinkTarget::SignInRequest(id) => {
                    use sign_in_requests::{Column, Entity};
                    let open = Entity::update_many().filter(Column::Id.eq(id)).filter(Column::UsedAt.is_null());
                    open.col_expr(Column::TokenHash, hash).exec(transaction).await?
                }
                LinkTarget::Invitation(id) => {
                    use invitations::{Column, Entity};
                    let open = Entity::update_many()
                        .filter(Column::Id.eq(id))
                        .filter(Column::AcceptedAt.is_null())
                        .filter(Column::RevokedAt.is_null());
                    open.col_expr(Column::TokenHash, hash).exec(transaction).await?
                }
                LinkTarget::Recipient { team, email_key } => {
                    use alert_recipients::{Column, Entity};
                    let open = Entity::update_many()
                        .filter(Column::TeamId.eq(team))
                        .filter(Column::EmailKey.eq(email_key))
                        .filter(Column::ConfirmedAt.is_null());
                    open.col_expr(Column::TokenHash, hash).exec(transaction).await?
                }
                LinkTarget::PodcastClaim(id) => {
                    use podcast_claims::{Column, Entity};
                    let open = Entity::update_many().filter(Column::Id.eq(id)).filter(Column::ProvenAt.is_null());
                    open.col_expr(Column::TokenHash, hash).exec(transaction).await?
                }
            };
            Ok((updated.rows_affected == 1).then_some(token))
        }))
        .await
    }
}

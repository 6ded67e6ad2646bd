//! Why a change of webhooks, feeds or recipients is rejected.

/// Why a change of webhooks, feeds or recipients was rejected. Nothing is written.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum DeliveryRejection {
    /// It does not exist, or belongs to another team.
    #[error("webhook not found")]
    WebhookNotFound,
    /// It does not exist, or belongs to another webhook.
    #[error("delivery not found")]
    DeliveryNotFound,
    /// It does not exist, is deleted, or belongs to another team.
    #[error("alert not found")]
    AlertNotFound,
    #[error("feed not found")]
    FeedNotFound,
    /// The alert has no such address.
    #[error("recipient not found")]
    RecipientNotFound,
    #[error("the team already has {most} webhooks")]
    TooManyWebhooks { most: u64 },
    #[error("the alert already has {most} feeds")]
    TooManyFeeds { most: u64 },
    /// The webhook has another version than the request expected.
    #[error("the webhook has changed")]
    VersionConflict,
    /// A delivery of a disabled webhook cannot be sent again.
    #[error("the webhook is disabled")]
    WebhookDisabled,
    /// The link was sent too recently to be sent again.
    #[error("the link was sent less than an hour ago")]
    ConfirmationSent,
}

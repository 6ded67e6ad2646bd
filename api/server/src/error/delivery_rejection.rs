//! The errors of changes of webhooks, feeds and recipients.

use super::api_error::ApiError;
use super::code::ErrorCode;
use earshot_app::DeliveryRejection;

impl From<DeliveryRejection> for ApiError {
    fn from(rejection: DeliveryRejection) -> Self {
        match rejection {
            DeliveryRejection::WebhookNotFound => Self::not_found("Webhook"),
            DeliveryRejection::DeliveryNotFound => Self::not_found("Delivery"),
            DeliveryRejection::AlertNotFound => Self::not_found("Alert"),
            DeliveryRejection::FeedNotFound => Self::not_found("Feed"),
            DeliveryRejection::RecipientNotFound => Self::not_found("Recipient"),
            DeliveryRejection::TooManyWebhooks { most } => Self::new(
                ErrorCode::TooManyWebhooks,
                format!("The team has {most} webhooks, which is the maximum. Delete one first."),
            ),
            DeliveryRejection::TooManyFeeds { most } => Self::new(
                ErrorCode::TooManyFeeds,
                format!("The alert has {most} feeds, which is the maximum. Revoke one first."),
            ),
            DeliveryRejection::VersionConflict => Self::of(ErrorCode::PreconditionFailed),
            DeliveryRejection::WebhookDisabled => Self::of(ErrorCode::WebhookDisabled),
            DeliveryRejection::ConfirmationSent => Self::of(ErrorCode::ConfirmationSent),
        }
    }
}

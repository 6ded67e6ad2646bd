//! Signatures by the Standard Webhooks rules: HMAC-SHA256 of `id.timestamp.body`.

use base64::Engine as _;
use base64::prelude::BASE64_STANDARD;
use earshot_app::WebhookSecrets;
use hmac::{Hmac, Mac as _};
use sha2::Sha256;
use uuid::Uuid;

/// The secret in the form that receivers use.
pub fn secret_text(secret: &[u8]) -> String {
    format!("whsec_{}", BASE64_STANDARD.encode(secret))
}

/// The header `webhook-id`, the same in all attempts of a delivery.
pub fn message_id(delivery: Uuid) -> String {
    format!("msg_{}", delivery.simple())
}

/// Parses the id of a message.
pub fn parse_message_id(id: &str) -> Option<Uuid> {
    Uuid::try_parse(id.strip_prefix("msg_").unwrap_or(id)).ok()
}

/// The header `webhook-signature`: a signature by each secret, the current one first.
pub(super) fn signatures(secrets: &WebhookSecrets, id: &str, timestamp: i64, body: &str) -> String {
    let keys = std::iter::once(&secrets.current).chain(&secrets.former);
    let signatures: Vec<String> = keys.map(|key| signature(key, id, timestamp, body)).collect();
    signatures.join(" ")
}

fn signature(key: &[u8], id: &str, timestamp: i64, body: &str) -> String {
    let mut mac = Hmac::<Sha256>::new_from_slice(key).expect("HMAC takes keys of any length");
    mac.update(format!("{id}.{timestamp}.").as_bytes());
    mac.update(body.as_bytes());
    format!("v1,{}", BASE64_STANDARD.encode(mac.finalize().into_bytes()))
}

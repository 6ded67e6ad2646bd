//! Signatures of the payment provider: HMAC-SHA256 of `time.body` under a shared secret.

use earshot_model::Timestamp;
use hmac::{Hmac, Mac as _};
use sha2::Sha256;
use std::time::Duration;

/// How far the time of a signature may be from now. An older one may have been copied on its way.
const TOLERANCE: Duration = Duration::from_secs(5 * 60);

/// The secret that is shared with the payment provider.
#[derive(Clone)]
pub struct BillingSecret(Vec<u8>);

impl std::fmt::Debug for BillingSecret {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter.write_str("BillingSecret")
    }
}

impl BillingSecret {
    #[must_use]
    pub fn new(secret: &str) -> Self {
        Self(secret.as_bytes().to_vec())
    }

    /// Whether the provider has signed the body, as the header `t=1700000000,v1=<hex>` claims, within five minutes of
    /// `now`. After a rotation the header has several `v1`; one of them has to be right.
    #[must_use]
    pub fn has_signed(&self, header: &str, body: &[u8], now: Timestamp) -> bool {
        let fields = || header.split(',').filter_map(|field| field.trim().split_once('='));
        let Some(time) = fields().find(|(name, _)| *name == "t").map(|(_, time)| time) else { return false };
        let Ok(seconds) = time.parse::<i64>() else { return false };
        let distance = Duration::from_secs(seconds.abs_diff(now.timestamp()));
        let is_signature = |(name, text): (&str, &str)| {
            name == "v1" && hex::decode(text).is_ok_and(|bytes| self.mac(time, body).verify_slice(&bytes).is_ok())
        };
        distance <= TOLERANCE && fields().any(is_signature)
    }

    fn mac(&self, time: &str, body: &[u8]) -> Hmac<Sha256> {
        let mut mac = Hmac::<Sha256>::new_from_slice(&self.0).expect("HMAC takes keys of any length");
        mac.update(time.as_bytes());
        mac.update(b".");
        mac.update(body);
        mac
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const BODY: &[u8] = br#"{"id":"evt_1"}"#;

    fn header(secret: &BillingSecret, time: i64, body: &[u8]) -> String {
        let mac = secret.mac(&time.to_string(), body).finalize().into_bytes();
        format!("t={time},v1={}", hex::encode(mac))
    }

    #[test]
    fn a_signature_counts_for_its_body_its_time_and_its_secret() {
        let (secret, other) = (BillingSecret::new("a shared secret"), BillingSecret::new("another secret"));
        let now: Timestamp = "2026-11-29T10:00:00Z".parse().expect("a time");
        let time = now.timestamp();
        let right = header(&secret, time, BODY);
        let rotated = format!("{},v1={}", header(&other, time, BODY), right.split("v1=").nth(1).expect("a signature"));
        for accepted in [right.clone(), rotated, header(&secret, time - 299, BODY), header(&secret, time + 299, BODY)] {
            assert!(secret.has_signed(&accepted, BODY, now), "{accepted}");
        }
        let moved = right.replace(&format!("t={time}"), &format!("t={}", time + 1));
        let rejected = [
            moved,
            header(&other, time, BODY),
            header(&secret, time - 301, BODY),
            header(&secret, time, b"{}"),
            String::new(),
            format!("t={time}"),
            format!("t={time},v1="),
            format!("t={time},v1=zz"),
            "t=,v1=00".to_owned(),
        ];
        for header in rejected {
            assert!(!secret.has_signed(&header, BODY, now), "{header}");
        }
        assert_eq!(format!("{secret:?}"), "BillingSecret", "it is in no log");
    }
}

//! Stores profiles with the time of their counts, which [`SocialProfile`] itself does not serialize.

use super::social::SocialProfile;
use crate::Timestamp;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

#[derive(Serialize)]
struct DatedProfile<'a> {
    at: Timestamp,
    profile: &'a SocialProfile,
}

#[derive(Deserialize)]
struct StoredProfile {
    at: Timestamp,
    profile: SocialProfile,
}

pub fn serialize<S: Serializer>(profiles: &[SocialProfile], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(profiles.iter().map(|profile| DatedProfile { at: profile.captured_at, profile }))
}

pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<SocialProfile>, D::Error> {
    let stored = Vec::<StoredProfile>::deserialize(deserializer)?;
    Ok(stored.into_iter().map(|StoredProfile { at, profile }| SocialProfile { captured_at: at, ..profile }).collect())
}

#[cfg(test)]
mod tests {
    use super::super::SocialPlatform;
    use super::*;

    #[derive(Debug, PartialEq, Serialize, Deserialize)]
    struct Record(#[serde(with = "super")] Vec<SocialProfile>);

    #[test]
    fn profiles_keep_their_time() {
        let at = Timestamp::UNIX_EPOCH + chrono::TimeDelta::days(1);
        let profile = SocialProfile::new(SocialPlatform::Twitter, "https://x.com/idle", at);
        let record = Record(vec![SocialProfile { followers: Some(7), ..profile }]);
        let stored = serde_json::to_string(&record).expect("plain data");
        assert_eq!(serde_json::from_str::<Record>(&stored).expect("the same data"), record, "{stored}");
    }
}

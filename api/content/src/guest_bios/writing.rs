//! Writes a bio by the text model or by rules, and shortens it to what a profile may hold.

use crate::assistance::{IndexStatistics, guest_facts};
use earshot_api_server::prelude::*;
use earshot_app::{GuestProfile, ids};
use earshot_assist::agent::{Assistant, BioRequest, Fallback, FallbackReason, Generated, GeneratedBy};
use earshot_model::guest_profile::{
    BioOrigin, GuestBio, MAX_BIO_CHARS, MAX_LIST_ITEM_CHARS, MAX_LIST_ITEMS, MAX_SHORT_BIO_CHARS,
};

/// Why there is no bio, for people.
pub const NO_SOURCE: &str = "There is nothing to write a bio from. Add a short bio, or upload a document with text.";

/// A written bio, before it is stored.
#[derive(Clone, Debug)]
pub struct BioDraft {
    /// With the context of the profile as it was.
    pub bio: GuestBio,
    pub origin: BioOrigin,
    /// Why the rules wrote it.
    pub fallback: Option<Fallback>,
}

impl BioDraft {
    /// Whether a connected model should have written it and did not, so that the use is not charged.
    pub fn is_failure_of_model(&self) -> bool {
        self.fallback.as_ref().is_some_and(|fallback| fallback.reason != FallbackReason::NoModel)
    }
}

/// Writes the bio of a guest from the profile and the texts of its files. `None` when there is nothing to write it
/// from.
pub async fn write_bio(
    state: &AppState,
    profile: &GuestProfile,
    may_use_model: bool,
) -> Result<Option<BioDraft>, ApiError> {
    let texts = state.db.guest_file_texts(profile.id).await?;
    let documents: Vec<String> = texts.into_iter().map(|file| file.text).collect();
    let guest = guest_facts(profile);
    let marker = ids::new_token();
    let (assistance, now) = (&state.assistance, state.clock.now());
    let budget = assistance.budget_of(profile.team_id, now);
    let statistics = IndexStatistics::of(state);
    let assistant = Assistant {
        model: assistance.model().filter(|_| may_use_model),
        budget: &budget,
        statistics: &statistics,
        now,
        marker: &marker,
    };
    match assistant.bio(&BioRequest { guest: &guest, documents: &documents }).await {
        Ok(generated) => Ok(Some(draft(profile, generated))),
        // Neither the profile nor its files contain text about the guest.
        Err(_) => Ok(None),
    }
}

fn draft(profile: &GuestProfile, generated: Generated<earshot_assist::agent::GeneratedBio>) -> BioDraft {
    let bio = generated.result;
    let list = |values: Vec<String>| -> Vec<String> {
        values.iter().take(MAX_LIST_ITEMS).map(|value| clip(value, MAX_LIST_ITEM_CHARS)).collect()
    };
    BioDraft {
        bio: GuestBio {
            short_bio: clip(&bio.short_bio, MAX_SHORT_BIO_CHARS),
            long_bio: clip(&bio.long_bio, MAX_BIO_CHARS),
            goals: list(bio.goals),
            areas_of_expertise: list(bio.areas_of_expertise),
            topics_to_discuss: list(bio.topics_to_discuss),
            things_to_avoid: list(bio.things_to_avoid),
            additional_context: profile.fields.bio.additional_context.clone(),
        },
        origin: match generated.generated_by {
            GeneratedBy::Rules => BioOrigin::Rules,
            GeneratedBy::Model => BioOrigin::Model,
        },
        fallback: generated.fallback,
    }
}

fn clip(text: &str, max_chars: usize) -> String {
    text.trim().chars().take(max_chars).collect()
}

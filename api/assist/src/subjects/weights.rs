//! The constants of subjects. Tuned together with `relevancy/weights.rs`.

/// The share of a subject's weight that a text must have to be about it.
pub(crate) const MIN_COVERAGE: f32 = 0.6;
/// A subject in this many episodes gets two thirds of the highest value.
pub(crate) const EPISODES_SCALE: f32 = 2.5;
/// A subject in all episodes counts as one in this many, so that shows with few episodes are not at a disadvantage.
pub(crate) const FULL_SHARE_EPISODES: f32 = 10.0;
/// A phrase of several words of which only one is significant, such as "talking about death", is easily mistaken.
pub(crate) const VAGUE_WEIGHT: f32 = 0.6;
/// The addition for a subject in the show's own title or description.
pub(crate) const OWN_TEXT_BONUS: f32 = 0.45;
/// The weight of the guest's expertise and bio relative to topics.
pub(crate) const EXPERTISE_WEIGHT: f32 = 0.8;
pub(crate) const BIO_WEIGHT: f32 = 0.5;

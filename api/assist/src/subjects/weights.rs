//! The constants of subjects. Chosen together with `relevancy/weights.rs`.

/// The share of a subject's weight that a text must have to be about it.
pub(crate) const MIN_COVERAGE: f32 = 0.6;
/// A subject in this many episodes gets two thirds of the highest value.
pub(crate) const EPISODES_SCALE: f32 = 2.5;
/// A subject in all episodes counts as one in this many, so that shows with few episodes are not at a disadvantage.
pub(crate) const FULL_SHARE_EPISODES: f32 = 10.0;
/// The value of an episode with the subject in its notes or its transcript only, relative to one with it in its title.
/// Single words often occur in passing.
pub(crate) const PHRASE_IN_NOTES_SHARE: f32 = 0.4;
pub(crate) const WORD_IN_NOTES_SHARE: f32 = 0.15;
/// The addition for a subject in the show's own title or description.
pub(crate) const OWN_TEXT_BONUS: f32 = 0.45;
/// The weight of expertise and bio relative to topics, and of a bio without topics beside it.
pub(crate) const EXPERTISE_WEIGHT: f32 = 0.9;
pub(crate) const BIO_WEIGHT: f32 = 0.3;
pub(crate) const BIO_ONLY_WEIGHT: f32 = 0.7;
/// What is left of the weight of a single word after the first phrase of a line, and in a bio without topics: it is named in
/// passing, and often stands for something else elsewhere.
pub(crate) const PASSING_WORD: f32 = 0.6;
/// The least inverse document frequency of a word that surrounds the subjects of a profile: one of twenty shows has it.
pub(crate) const MIN_CONTEXT_RARITY: f32 = 3.0;
/// The same for another subject beside the one of a pitch: one of ten shows has it.
pub(crate) const MIN_OTHER_RARITY: f32 = 2.3;
/// A single word of less weight was named in passing.
pub(crate) const MIN_REASON_WEIGHT: f32 = 0.62;
/// What is left of such a word where no other subject is beside it.
pub(crate) const ALONE_IN_PASSING: f32 = 0.4;
/// The weight of a project's keywords beside a guest.
pub(crate) const PROJECT_WEIGHT: f32 = 0.4;
/// What is left of the weight with each further subject in a line.
pub(crate) const LATER_IN_LINE: f32 = 0.7;
/// The weight of a profile's other words in the vector of its words.
pub(crate) const BIO_WORDS: f32 = 0.15;
/// The inverse document frequency of a word that counts in full, and the share that the most common words keep.
pub(crate) const FULL_RARITY: f32 = 4.0;
pub(crate) const COMMON_SHARE: f32 = 0.1;

//! The result of a classifier.

/// The result of a classifier: a probability with the sentence that explains it.
pub(crate) struct Classification {
    pub probability: f32,
    pub reason: String,
}

impl Classification {
    pub fn new(probability: f32, reason: impl Into<String>) -> Self {
        Self { probability: probability.clamp(0.0, 1.0), reason: reason.into() }
    }
}

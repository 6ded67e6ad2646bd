//! Vectors as the cluster has them, and its cosines.

use crate::schema::VECTOR;
use earshot_indexer::TaggedVector;
use serde_json::{Value, json};

/// The largest whole number of a byte.
const MAX_STEP: f32 = 127.0;

/// The values of the field of vectors.
pub fn vector_values(vectors: &[TaggedVector]) -> Value {
    let value = |(tag, vector): &TaggedVector| json!({"tag": tag, "vector": to_bytes(vector.as_slice())});
    vectors.iter().map(value).collect()
}

/// Scales a vector so that its largest number fills a byte: cosines do not depend on lengths.
pub fn to_bytes(vector: &[f32]) -> Vec<i8> {
    let largest = vector.iter().fold(0.0_f32, |largest, number| largest.max(number.abs()));
    let scale = if largest > 0.0 { MAX_STEP / largest } else { 0.0 };
    #[expect(clippy::cast_possible_truncation, reason = "within the limits by its scale")]
    let step = |number: &f32| (number * scale).round() as i8;
    vector.iter().map(step).collect()
}

/// Documents by their vector that is nearest to this one, among those that a filter accepts.
pub fn nearest_query(vector: &[i8], count: usize, filter: &Value) -> Value {
    json!({"knn": {VECTOR: {"vector": vector, "k": count.max(1), "filter": filter}}})
}

/// The cosine of a hit. The cluster has no negative scores, and moves cosines to 0 to 1.
pub fn cosine_of(score: f32) -> f32 {
    2.0 * score - 1.0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bytes_keep_directions() {
        let vector = [0.5_f32, -0.25, 0.0, 0.1];
        assert_eq!(to_bytes(&vector), [127, -64, 0, 25]);
        assert_eq!(to_bytes(&vector.map(|number| number * 1e-4)), [127, -64, 0, 25]);
        assert_eq!(to_bytes(&[0.0; 3]), [0; 3]);
        assert!((cosine_of(0.75) - 0.5).abs() < 1e-6 && cosine_of(0.0) < -0.99);
    }
}

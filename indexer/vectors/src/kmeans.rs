//! K-means by Lloyd's algorithm. The result depends on the seed, not on the number of threads.

use super::dimensions::{Coordinates, DIMENSIONS};
use super::kernel;
use super::seeded_rng::SeededRng;
use rayon::prelude::*;

const ROUNDS: usize = 8;
/// Vectors that are compared with all centroids at a time: as many as fit into the cache.
const BLOCK: usize = 32;

/// The number of the nearest centroid for each vector.
pub fn nearest_centroids(vectors: &[Coordinates], centroids: &[Coordinates], half_squares: &[f32]) -> Vec<u32> {
    let mut lists = vec![0; vectors.len()];
    let blocks = vectors.par_chunks(BLOCK).zip(lists.par_chunks_mut(BLOCK));
    blocks.for_each(|(vectors, lists)| kernel::nearest::fastest(vectors, centroids, half_squares, lists));
    lists
}

/// Half of each centroid's squared length.
pub fn half_squares(centroids: &[Coordinates]) -> Vec<f32> {
    centroids.iter().map(|centroid| kernel::dot::fastest(centroid, centroid) / 2.0).collect()
}

/// Computes `lists` centroids of at least as many vectors.
pub fn train_centroids(vectors: &[Coordinates], lists: usize, seed: u64) -> Vec<Coordinates> {
    let mut random = SeededRng::new(seed);
    // A partial shuffle, because only the first rows are needed.
    let mut rows: Vec<usize> = (0..vectors.len()).collect();
    for at in 0..lists {
        let other = at + random.next_below(rows.len() - at);
        rows.swap(at, other);
    }
    let mut centroids: Vec<Coordinates> = rows[..lists].iter().map(|&row| vectors[row]).collect();
    let rounds = if lists == 1 { 1 } else { ROUNDS };
    for _ in 0..rounds {
        let assigned = nearest_centroids(vectors, &centroids, &half_squares(&centroids));
        let mut members = vec![Vec::new(); lists];
        for (row, &list) in assigned.iter().enumerate() {
            members[list as usize].push(row);
        }
        centroids.par_iter_mut().zip(&members).for_each(|(centroid, members)| {
            if let Some(mean) = mean(members.iter().map(|&row| &vectors[row])) {
                *centroid = mean;
            }
        });
        // An empty list takes a vector of the largest list.
        for list in 0..lists {
            if members[list].is_empty() {
                let largest = (0..lists).max_by_key(|&list| members[list].len()).unwrap_or(0);
                if let Some(row) = members[largest].pop() {
                    centroids[list] = vectors[row];
                    members[list].push(row);
                }
            }
        }
    }
    centroids
}

/// The mean of vectors; `None` without vectors.
#[expect(clippy::cast_precision_loss, clippy::cast_possible_truncation, reason = "a mean of unit vectors")]
pub fn mean<'a>(vectors: impl ExactSizeIterator<Item = &'a Coordinates>) -> Option<Coordinates> {
    let count = vectors.len();
    let mut sums = [0.0_f64; DIMENSIONS];
    for vector in vectors {
        for (sum, &number) in sums.iter_mut().zip(vector) {
            *sum += f64::from(number);
        }
    }
    (count > 0).then(|| sums.map(|sum| (sum / count as f64) as f32))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clusters_are_found() {
        let mut random = SeededRng::new(1);
        let mut vectors = Vec::new();
        for row in 0..300 {
            let mut vector: Coordinates = std::array::from_fn(|_| random.next_normal() * 0.01);
            vector[row % 3] += 1.0;
            vectors.push(vector);
        }
        // One start in three finds the clusters by chance; with more lists than clusters every start does.
        let centroids = train_centroids(&vectors, 12, 4);
        let assigned = nearest_centroids(&vectors, &centroids, &half_squares(&centroids));
        for list in 0..12 {
            let members: Vec<usize> = (0..300).filter(|&row| assigned[row] == list).collect();
            assert!(members.iter().all(|row| row % 3 == members[0] % 3), "{members:?}");
        }
        let used: std::collections::BTreeSet<u32> = assigned.into_iter().collect();
        assert!(used.len() >= 3);
    }

    #[test]
    fn equal_vectors_are_no_trouble() {
        let vectors = vec![[0.5; DIMENSIONS]; 10];
        assert_eq!(train_centroids(&vectors, 10, 1).len(), 10);
    }
}

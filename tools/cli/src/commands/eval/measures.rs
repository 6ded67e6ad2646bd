//! Measures of ranking quality.

use std::collections::HashMap;

/// The measures of one query, or their means over several; each 0 to 1.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Measures {
    /// Normalized discounted cumulative gain of the first ten hits.
    pub ndcg_at_10: f64,
    pub average_precision: f64,
    /// Share of the relevant documents among the first hundred hits.
    pub recall_at_100: f64,
    /// One divided by the rank of the first relevant document.
    pub reciprocal_rank: f64,
}

impl Measures {
    /// Measures a ranking. `relevant` maps each relevant document to a grade above 0; others are not relevant.
    pub fn of_ranking(ranking: &[&str], relevant: &HashMap<String, u32>) -> Self {
        let grade = |name: &str| relevant.get(name).copied().unwrap_or_default();
        let count = relevant.values().filter(|&&grade| grade > 0).count();
        if count == 0 {
            return Self::default();
        }
        let gains = |grades: &mut dyn Iterator<Item = u32>| -> f64 {
            (2_u32..).zip(grades.take(10)).map(|(place, grade)| f64::from(grade) / f64::from(place).log2()).sum()
        };
        let mut ideal: Vec<u32> = relevant.values().copied().collect();
        ideal.sort_unstable_by(|one, other| other.cmp(one));
        let best = gains(&mut ideal.into_iter());

        let (mut found, mut precisions, mut found_at_100, mut reciprocal_rank) = (0.0, 0.0, 0.0, 0.0);
        for (place, name) in (1_u32..).zip(ranking) {
            if grade(name) > 0 {
                found += 1.0;
                precisions += found / f64::from(place);
                reciprocal_rank = f64::max(reciprocal_rank, 1.0 / f64::from(place));
            }
            if place <= 100 {
                found_at_100 = found;
            }
        }
        #[expect(clippy::cast_precision_loss, reason = "judgements are few")]
        let count = count as f64;
        Self {
            ndcg_at_10: gains(&mut ranking.iter().map(|name| grade(name))) / best,
            average_precision: precisions / count,
            recall_at_100: found_at_100 / count,
            reciprocal_rank,
        }
    }
}

/// The mean over queries.
pub fn mean(measured: &[Measures]) -> Measures {
    #[expect(clippy::cast_precision_loss, reason = "queries are few")]
    let count = measured.len().max(1) as f64;
    let mean = |of: fn(&Measures) -> f64| measured.iter().map(of).sum::<f64>() / count;
    Measures {
        ndcg_at_10: mean(|one| one.ndcg_at_10),
        average_precision: mean(|one| one.average_precision),
        recall_at_100: mean(|one| one.recall_at_100),
        reciprocal_rank: mean(|one| one.reciprocal_rank),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn relevant(names: &[(&str, u32)]) -> HashMap<String, u32> {
        names.iter().map(|(name, grade)| ((*name).to_owned(), *grade)).collect()
    }

    #[test]
    fn rankings_are_measured_by_rank() {
        let two = relevant(&[("a", 1), ("b", 1), ("wrong", 0)]);
        // Discounts of the first three ranks: 1, 1 / log2(3), 1 / 2.
        let second = 1.0 / 3.0_f64.log2();
        let cases: &[(&[&str], f64, f64, f64, f64)] = &[
            (&["a", "b"], 1.0, 1.0, 1.0, 1.0),
            (&["b", "x", "a"], (1.0 + 0.5) / (1.0 + second), (1.0 + 2.0 / 3.0) / 2.0, 1.0, 1.0),
            (&["x", "a", "wrong"], second / (1.0 + second), 0.25, 0.5, 0.5),
            (&[], 0.0, 0.0, 0.0, 0.0),
        ];
        for (ranking, ndcg, precision, recall, reciprocal_rank) in cases {
            let found = Measures::of_ranking(ranking, &two);
            let is_right = (found.ndcg_at_10 - ndcg).abs() < 1e-12
                && (found.average_precision - precision).abs() < 1e-12
                && (found.recall_at_100 - recall).abs() < 1e-12
                && (found.reciprocal_rank - reciprocal_rank).abs() < 1e-12;
            assert!(is_right, "{ranking:?} {found:?}");
        }
        assert_eq!(Measures::of_ranking(&["a"], &relevant(&[("b", 0)])), Measures::default());
    }

    #[test]
    fn recall_ends_at_the_hundredth() {
        let names: Vec<String> = (0..150).map(|number| number.to_string()).collect();
        let ranking: Vec<&str> = names.iter().map(String::as_str).collect();
        let found = Measures::of_ranking(&ranking, &relevant(&[("0", 1), ("120", 1)]));
        assert!((found.recall_at_100 - 0.5).abs() < 1e-12 && found.average_precision > 0.5);
    }
}

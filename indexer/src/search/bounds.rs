//! What lists can bring a document at most.

use super::points::{Points, points};
use super::weight::Weight;
use crate::analyze::Language;
use std::collections::HashMap;

/// For lists in the order of what each can add, the least first: what the first so many can add up to.
pub struct Bounds(Vec<Points>);

impl Bounds {
    /// `most` is what each list can add, with the language of its documents: a document has lists of one language, and
    /// plain ones beside.
    pub fn of(most: impl Iterator<Item = (Points, Language)>) -> Self {
        let mut of_languages: HashMap<Language, Points> = HashMap::new();
        let (mut of_any, mut best_language) = (0_u32, 0);
        let mut bounds = vec![0];
        for (most, language) in most {
            match language {
                Language::Plain => of_any = of_any.saturating_add(most),
                Language::Stemmed(_) => {
                    let sum = of_languages.entry(language).or_default();
                    *sum = sum.saturating_add(most);
                    best_language = best_language.max(*sum);
                }
            }
            bounds.push(of_any.saturating_add(best_language));
        }
        Self(bounds)
    }

    /// How many lists there are.
    pub fn lists(&self) -> usize {
        self.0.len() - 1
    }

    /// Of the first `lists`.
    pub fn of_first(&self, lists: usize) -> Points {
        self.0[lists]
    }

    /// How many lists, from the first one on, cannot bring a document above `least` together.
    pub fn too_little(&self, least: Option<Points>) -> usize {
        least.map_or(0, |least| self.0.partition_point(|&bound| bound <= least).saturating_sub(1))
    }
}

/// What a form adds to a score at most.
pub fn most(weight: &Weight<'_>) -> Points {
    points(weight.most()).saturating_add(1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn documents_have_one_language() {
        let [en, de] = ["en", "de"].map(|code| Language::of(Some(code)));
        let lists = [(1, en), (2, de), (3, Language::Plain), (4, en), (6, de)];
        let bounds = Bounds::of(lists.into_iter());
        let of_first: Vec<Points> = (0..=5).map(|lists| bounds.of_first(lists)).collect();
        assert_eq!(of_first, [0, 1, 2, 5, 8, 11]);
        let too_little = |least| bounds.too_little(least);
        assert_eq!(
            [None, Some(0), Some(1), Some(4), Some(5), Some(10), Some(11)].map(too_little),
            [0, 0, 1, 2, 3, 4, 5]
        );
        assert_eq!(Bounds::of([].into_iter()).too_little(Some(1)), 0);
    }
}

//! Genres of a podcast in fixed taxonomies, from the category names of its feed: Apple's categories (spec 3, Podcast
//! search fields), and the product's own genres, which are the main categories of spec 3.

use crate::chart::ChartCategory;

/// Category names that Apple used until 2019, and names of other directories, with the main category of today.
const OLDER_NAMES: &[(&str, &str)] = &[
    ("amateur", "sports"),
    ("audio drama", "fiction"),
    ("college & high school", "sports"),
    ("educational technology", "education"),
    ("family", "kids & family"),
    ("fitness & nutrition", "health & fitness"),
    ("gadgets", "technology"),
    ("games & hobbies", "leisure"),
    ("government & organizations", "government"),
    ("health", "health & fitness"),
    ("higher education", "education"),
    ("k-12", "education"),
    ("language courses", "education"),
    ("literature", "arts"),
    ("local", "government"),
    ("management & marketing", "business"),
    ("national", "government"),
    ("news & politics", "news"),
    ("other games", "leisure"),
    ("outdoor", "sports"),
    ("podcasting", "technology"),
    ("professional", "sports"),
    ("regional", "government"),
    ("science & medicine", "science"),
    ("self-help", "health & fitness"),
    ("shopping", "business"),
    ("software how-to", "technology"),
    ("sports & recreation", "sports"),
    ("training", "education"),
    ("travel", "society & culture"),
];

/// Apple's categories among the category names of a feed, in lower case, each once and in their order.
#[must_use]
pub fn apple_categories(genres: &[String]) -> Vec<&'static str> {
    distinct(genres.iter().filter_map(|genre| parse(genre)).map(ChartCategory::name))
}

/// The product's genres: the main categories to which the category names of a feed belong, each once and in their
/// order.
#[must_use]
pub fn main_genres(genres: &[String]) -> Vec<&'static str> {
    distinct(genres.iter().filter_map(|genre| {
        let older = || OLDER_NAMES.iter().find(|(name, _)| genre.trim().eq_ignore_ascii_case(name));
        let category = parse(genre).or_else(|| parse(older()?.1))?;
        Some(category.parent().unwrap_or(category).name())
    }))
}

/// The two charts of all podcasts are not categories of feeds.
fn parse(name: &str) -> Option<ChartCategory> {
    let found = ChartCategory::parse(name.trim())?;
    (found != ChartCategory::TOP_PODCASTS && found != ChartCategory::TRENDING).then_some(found)
}

fn distinct(names: impl Iterator<Item = &'static str>) -> Vec<&'static str> {
    let mut found: Vec<&'static str> = Vec::new();
    for name in names {
        if !found.contains(&name) {
            found.push(name);
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_feeds_become_categories_and_genres() {
        let genres = |names: &[&str]| -> Vec<String> { names.iter().map(|&name| name.to_owned()).collect() };
        let given = genres(&["Business", "Entrepreneurship", "Software How-To", "Tech News", "My own", "Podcasts"]);
        assert_eq!(apple_categories(&given), ["business", "entrepreneurship", "tech news"]);
        assert_eq!(main_genres(&given), ["business", "technology", "news"]);
        assert!(main_genres(&genres(&["All", "Trending", ""])).is_empty());
    }

    #[test]
    fn older_names_lead_to_main_categories() {
        for (name, category) in OLDER_NAMES {
            let found = ChartCategory::parse(category).expect("a category");
            assert!(found.parent().is_none() && parse(name).is_none(), "{name}");
        }
    }
}

//! Apple's podcast categories with the ids that its charts use.

use earshot_model::chart::ChartCategory;
use std::sync::LazyLock;

/// A category or subcategory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Category {
    pub genre_id: u32,
    pub name: &'static str,
    /// The parent category of a subcategory.
    pub parent: Option<&'static str>,
}

impl Category {
    /// Returns the category itself, or the parent of a subcategory.
    pub fn top_level_name(self) -> &'static str {
        self.parent.unwrap_or(self.name)
    }
}

/// Finds a category by `Parent > Name` or by `Name`.
pub fn category(path: &str) -> Option<Category> {
    let (parent, name) = match path.split_once(" > ") {
        Some((parent, name)) => (Some(parent), name),
        None => (None, path),
    };
    all_categories().find(|category| category.name == name && category.parent == parent)
}

/// Returns all categories and subcategories, in Apple's alphabetical order.
pub fn all_categories() -> impl Iterator<Item = Category> + Clone {
    static CATEGORIES: LazyLock<Vec<Category>> = LazyLock::new(|| {
        let with_genre = ChartCategory::all().filter_map(|chart| Some((chart.apple_genre()?, chart)));
        let categories = with_genre.filter(|(_, chart)| *chart != ChartCategory::TOP_PODCASTS);
        categories
            .map(|(genre_id, chart)| Category {
                genre_id,
                name: in_title_case(chart.name()),
                parent: chart.parent().map(|parent| in_title_case(parent.name())),
            })
            .collect()
    });
    CATEGORIES.iter().copied()
}

/// Writes a name as Apple does. It lives as long as the program.
fn in_title_case(name: &str) -> &'static str {
    let mut title = String::with_capacity(name.len());
    for word in name.split_inclusive([' ', '-']) {
        match word.trim_end() {
            "for" => title.push_str(word),
            "tv" => title.push_str(&word.to_uppercase()),
            _ => {
                let first = word.chars().next().map_or(0, char::len_utf8);
                title.push_str(&word[..first].to_uppercase());
                title.push_str(&word[first..]);
            }
        }
    }
    title.leak()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_written_as_apple_does() {
        let written = |genre| all_categories().find(|category| category.genre_id == genre).expect("a category");
        assert_eq!(written(1519).name, "Education for Kids");
        assert_eq!(written(1494).name, "Non-Profit");
        assert_eq!((written(1561).name, written(1561).parent), ("TV Reviews", Some("TV & Film")));
        assert_eq!(all_categories().count(), 110);
    }
}

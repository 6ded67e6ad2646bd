//! The chart categories of spec 3, with Apple's subcategories and Apple's genre ids.

use std::collections::HashMap;
use std::sync::LazyLock;

/// A category or subcategory that has charts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct ChartCategory(u16);

struct CategoryRow {
    /// Earshot's own number. It is stored in files and never changes.
    number: u16,
    /// The name on the wire (spec 3).
    name: &'static str,
    parent: Option<&'static str>,
}

/// The number of the category of all podcasts.
const TOP_NUMBER: u16 = 0;
/// A number above all of Apple's genres.
const TRENDING_NUMBER: u16 = 999;
/// Apple's genre id of all podcasts. The ids of other genres are above 1300.
const APPLE_ALL_GENRE: u32 = 26;
const APPLE_GENRE_BASE: u32 = 1_300;

const fn category(number: u16, name: &'static str) -> CategoryRow {
    CategoryRow { number, name, parent: None }
}

const fn subcategory(number: u16, parent: &'static str, name: &'static str) -> CategoryRow {
    CategoryRow { number, name, parent: Some(parent) }
}

/// In the order of spec 3. For every category after the first two, the number is Apple's genre id minus 1300
/// (facts 2.2).
const CATEGORIES: &[CategoryRow] = &[
    category(TOP_NUMBER, "top podcasts"),
    category(TRENDING_NUMBER, "trending podcasts"),
    category(1, "arts"),
    subcategory(182, "arts", "books"),
    subcategory(102, "arts", "design"),
    subcategory(159, "arts", "fashion & beauty"),
    subcategory(6, "arts", "food"),
    subcategory(105, "arts", "performing arts"),
    subcategory(106, "arts", "visual arts"),
    category(21, "business"),
    subcategory(110, "business", "careers"),
    subcategory(193, "business", "entrepreneurship"),
    subcategory(112, "business", "investing"),
    subcategory(191, "business", "management"),
    subcategory(192, "business", "marketing"),
    subcategory(194, "business", "non-profit"),
    category(3, "comedy"),
    subcategory(196, "comedy", "comedy interviews"),
    subcategory(195, "comedy", "improv"),
    subcategory(197, "comedy", "stand-up"),
    category(4, "education"),
    subcategory(201, "education", "courses"),
    subcategory(199, "education", "how to"),
    subcategory(198, "education", "language learning"),
    subcategory(200, "education", "self-improvement"),
    category(183, "fiction"),
    subcategory(186, "fiction", "comedy fiction"),
    subcategory(184, "fiction", "drama"),
    subcategory(185, "fiction", "science fiction"),
    category(211, "government"),
    category(212, "health & fitness"),
    subcategory(213, "health & fitness", "alternative health"),
    subcategory(214, "health & fitness", "fitness"),
    subcategory(218, "health & fitness", "medicine"),
    subcategory(217, "health & fitness", "mental health"),
    subcategory(215, "health & fitness", "nutrition"),
    subcategory(216, "health & fitness", "sexuality"),
    category(187, "history"),
    category(5, "kids & family"),
    subcategory(219, "kids & family", "education for kids"),
    subcategory(221, "kids & family", "parenting"),
    subcategory(222, "kids & family", "pets & animals"),
    subcategory(220, "kids & family", "stories for kids"),
    category(202, "leisure"),
    subcategory(210, "leisure", "animation & manga"),
    subcategory(203, "leisure", "automotive"),
    subcategory(204, "leisure", "aviation"),
    subcategory(206, "leisure", "crafts"),
    subcategory(207, "leisure", "games"),
    subcategory(205, "leisure", "hobbies"),
    subcategory(208, "leisure", "home & garden"),
    subcategory(209, "leisure", "video games"),
    category(10, "music"),
    subcategory(223, "music", "music commentary"),
    subcategory(224, "music", "music history"),
    subcategory(225, "music", "music interviews"),
    category(189, "news"),
    subcategory(190, "news", "business news"),
    subcategory(226, "news", "daily news"),
    subcategory(231, "news", "entertainment news"),
    subcategory(230, "news", "news commentary"),
    subcategory(227, "news", "politics"),
    subcategory(229, "news", "sports news"),
    subcategory(228, "news", "tech news"),
    category(14, "religion & spirituality"),
    subcategory(138, "religion & spirituality", "buddhism"),
    subcategory(139, "religion & spirituality", "christianity"),
    subcategory(163, "religion & spirituality", "hinduism"),
    subcategory(140, "religion & spirituality", "islam"),
    subcategory(141, "religion & spirituality", "judaism"),
    subcategory(232, "religion & spirituality", "religion"),
    subcategory(144, "religion & spirituality", "spirituality"),
    category(233, "science"),
    subcategory(238, "science", "astronomy"),
    subcategory(239, "science", "chemistry"),
    subcategory(240, "science", "earth sciences"),
    subcategory(241, "science", "life sciences"),
    subcategory(236, "science", "mathematics"),
    subcategory(234, "science", "natural sciences"),
    subcategory(237, "science", "nature"),
    subcategory(242, "science", "physics"),
    subcategory(235, "science", "social sciences"),
    category(24, "society & culture"),
    subcategory(243, "society & culture", "documentary"),
    subcategory(2, "society & culture", "personal journals"),
    subcategory(143, "society & culture", "philosophy"),
    subcategory(20, "society & culture", "places & travel"),
    subcategory(244, "society & culture", "relationships"),
    category(245, "sports"),
    subcategory(249, "sports", "baseball"),
    subcategory(248, "sports", "basketball"),
    subcategory(254, "sports", "cricket"),
    subcategory(260, "sports", "fantasy sports"),
    subcategory(247, "sports", "football"),
    subcategory(253, "sports", "golf"),
    subcategory(250, "sports", "hockey"),
    subcategory(252, "sports", "rugby"),
    subcategory(251, "sports", "running"),
    subcategory(246, "sports", "soccer"),
    subcategory(258, "sports", "swimming"),
    subcategory(256, "sports", "tennis"),
    subcategory(257, "sports", "volleyball"),
    subcategory(259, "sports", "wilderness"),
    subcategory(255, "sports", "wrestling"),
    category(18, "technology"),
    category(188, "true crime"),
    category(9, "tv & film"),
    subcategory(262, "tv & film", "after shows"),
    subcategory(264, "tv & film", "film history"),
    subcategory(265, "tv & film", "film interviews"),
    subcategory(263, "tv & film", "film reviews"),
    subcategory(261, "tv & film", "tv reviews"),
];

/// The numbers of the categories by their folded names. Each hit of a search looks its genres up.
static FOLDED_NAMES: LazyLock<HashMap<String, u16>> =
    LazyLock::new(|| CATEGORIES.iter().map(|row| (fold_name(row.name), row.number)).collect());

impl ChartCategory {
    /// The category of all podcasts.
    pub const TOP_PODCASTS: Self = Self(TOP_NUMBER);
    /// Spotify's chart of rising podcasts.
    pub const TRENDING: Self = Self(TRENDING_NUMBER);

    /// Every category, each followed by its subcategories.
    pub fn all() -> impl Iterator<Item = Self> + Clone {
        CATEGORIES.iter().map(|row| Self(row.number))
    }

    fn row(self) -> &'static CategoryRow {
        CATEGORIES.iter().find(|row| row.number == self.0).expect("only numbers of the table are made")
    }

    /// The name on the wire, for example `health & fitness`.
    #[must_use]
    pub fn name(self) -> &'static str {
        self.row().name
    }

    /// The category above a subcategory; `None` for a top-level category.
    #[must_use]
    pub fn parent(self) -> Option<Self> {
        self.row().parent.and_then(Self::parse)
    }

    /// The number that is stored in files. It never changes.
    #[must_use]
    pub fn number(self) -> u16 {
        self.0
    }

    #[must_use]
    pub fn from_number(number: u16) -> Option<Self> {
        CATEGORIES.iter().any(|row| row.number == number).then_some(Self(number))
    }

    /// Finds a category by its name, in any case and with `and`, `&` or hyphens between words. `all` is the chart of
    /// all podcasts.
    #[must_use]
    pub fn parse(name: &str) -> Option<Self> {
        // Every name is shorter. Longer input is rejected before it is compared.
        if name.len() > 64 {
            return None;
        }
        let folded = fold_name(name);
        if matches!(folded.as_str(), "all" | "all podcasts" | "top" | "podcasts") {
            return Some(Self::TOP_PODCASTS);
        }
        if folded == "trending" {
            return Some(Self::TRENDING);
        }
        FOLDED_NAMES.get(&folded).copied().map(Self)
    }

    /// Apple's genre id; `None` where Apple has no chart of the category.
    #[must_use]
    pub fn apple_genre(self) -> Option<u32> {
        match self.0 {
            TOP_NUMBER => Some(APPLE_ALL_GENRE),
            TRENDING_NUMBER => None,
            number => Some(APPLE_GENRE_BASE + u32::from(number)),
        }
    }

    #[must_use]
    pub fn from_apple_genre(genre: u32) -> Option<Self> {
        if genre == APPLE_ALL_GENRE {
            return Some(Self::TOP_PODCASTS);
        }
        let number = u16::try_from(genre.checked_sub(APPLE_GENRE_BASE)?).ok()?;
        // No Apple genre maps to the first and the last number.
        if (TOP_NUMBER + 1..TRENDING_NUMBER).contains(&number) { Self::from_number(number) } else { None }
    }

    /// The name in the URLs of Spotify's charts; `None` where Spotify has no such chart (facts 2.3).
    #[must_use]
    pub fn spotify_slug(self) -> Option<String> {
        match self.0 {
            TOP_NUMBER => Some("top-podcasts".to_owned()),
            TRENDING_NUMBER => Some("trending".to_owned()),
            _ if self.row().parent.is_some() || self.name() == "government" => None,
            _ => Some(fold_name(self.name()).replace(' ', "-")),
        }
    }

    /// The name in URLs and file names, for example `health-fitness`.
    #[must_use]
    pub fn slug(self) -> String {
        fold_name(self.name()).replace(' ', "-")
    }
}

/// The words in lower case, separated by single spaces, without `and`.
fn fold_name(name: &str) -> String {
    let lower = name.to_lowercase();
    let words = lower.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty() && *word != "and");
    words.collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_categories_of_the_spec_are_there_in_its_order() {
        // Spec 3, Chart.
        let spec = "top podcasts, trending podcasts, arts, business, comedy, education, fiction, government, \
            health & fitness, history, kids & family, leisure, music, news, religion & spirituality, science, \
            society & culture, sports, technology, true crime, tv & film";
        let ours: Vec<&str> =
            ChartCategory::all().filter(|category| category.parent().is_none()).map(ChartCategory::name).collect();
        assert_eq!(ours.join(", "), spec);
    }

    #[test]
    fn every_category_is_found_by_each_of_its_names() {
        for category in ChartCategory::all() {
            assert_eq!(ChartCategory::parse(category.name()), Some(category), "{}", category.name());
            assert_eq!(ChartCategory::parse(&category.slug()), Some(category));
            assert_eq!(ChartCategory::from_number(category.number()), Some(category));
            if let Some(genre) = category.apple_genre() {
                assert_eq!(ChartCategory::from_apple_genre(genre), Some(category));
            }
            if let Some(slug) = category.spotify_slug() {
                assert_eq!(ChartCategory::parse(&slug), Some(category));
            }
        }
        let mut numbers: Vec<u16> = ChartCategory::all().map(ChartCategory::number).collect();
        let count = numbers.len();
        numbers.sort_unstable();
        numbers.dedup();
        assert_eq!(numbers.len(), count);
    }

    #[test]
    fn names_as_people_and_files_write_them() {
        let cases = [
            ("Health & Fitness", Some(1512)),
            ("health-fitness", Some(1512)),
            ("Health and Fitness", Some(1512)),
            ("All", Some(26)),
            ("TV & Film", Some(1309)),
            ("Society & Culture", Some(1324)),
            ("", None),
            ("top-episodes", None),
            ("no such thing", None),
        ];
        for (name, genre) in cases {
            assert_eq!(ChartCategory::parse(name).and_then(ChartCategory::apple_genre), genre, "{name}");
        }
        assert_eq!(ChartCategory::from_apple_genre(1301).map(ChartCategory::name), Some("arts"));
        assert_eq!(ChartCategory::from_apple_genre(1300), None);
        assert_eq!(ChartCategory::from_apple_genre(u32::MAX), None);
    }
}

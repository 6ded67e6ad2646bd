//! The categories of spec 3, Chart, with Apple's subcategories and the numbers that Apple's charts go by.

/// A category or subcategory that has charts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct ChartCategory(u16);

struct Row {
    /// Ours, stored in files: it never changes.
    number: u16,
    /// On the wire (spec 3).
    name: &'static str,
    parent: Option<&'static str>,
}

/// What the charts of all podcasts have for a number.
const TOP: u16 = 0;
/// Beyond all of Apple's.
const TRENDING: u16 = 999;
/// Apple's genre of all podcasts; the others lie above 1300.
const APPLE_ALL: u32 = 26;
const APPLE_BASE: u32 = 1_300;

const fn row(number: u16, name: &'static str) -> Row {
    Row { number, name, parent: None }
}

const fn sub(number: u16, parent: &'static str, name: &'static str) -> Row {
    Row { number, name, parent: Some(parent) }
}

/// In the order of spec 3. Between the first two the number is Apple's genre id less 1300 (facts 2.2).
const ROWS: &[Row] = &[
    row(TOP, "top podcasts"),
    row(TRENDING, "trending podcasts"),
    row(1, "arts"),
    sub(182, "arts", "books"),
    sub(102, "arts", "design"),
    sub(159, "arts", "fashion & beauty"),
    sub(6, "arts", "food"),
    sub(105, "arts", "performing arts"),
    sub(106, "arts", "visual arts"),
    row(21, "business"),
    sub(110, "business", "careers"),
    sub(193, "business", "entrepreneurship"),
    sub(112, "business", "investing"),
    sub(191, "business", "management"),
    sub(192, "business", "marketing"),
    sub(194, "business", "non-profit"),
    row(3, "comedy"),
    sub(196, "comedy", "comedy interviews"),
    sub(195, "comedy", "improv"),
    sub(197, "comedy", "stand-up"),
    row(4, "education"),
    sub(201, "education", "courses"),
    sub(199, "education", "how to"),
    sub(198, "education", "language learning"),
    sub(200, "education", "self-improvement"),
    row(183, "fiction"),
    sub(186, "fiction", "comedy fiction"),
    sub(184, "fiction", "drama"),
    sub(185, "fiction", "science fiction"),
    row(211, "government"),
    row(212, "health & fitness"),
    sub(213, "health & fitness", "alternative health"),
    sub(214, "health & fitness", "fitness"),
    sub(218, "health & fitness", "medicine"),
    sub(217, "health & fitness", "mental health"),
    sub(215, "health & fitness", "nutrition"),
    sub(216, "health & fitness", "sexuality"),
    row(187, "history"),
    row(5, "kids & family"),
    sub(219, "kids & family", "education for kids"),
    sub(221, "kids & family", "parenting"),
    sub(222, "kids & family", "pets & animals"),
    sub(220, "kids & family", "stories for kids"),
    row(202, "leisure"),
    sub(210, "leisure", "animation & manga"),
    sub(203, "leisure", "automotive"),
    sub(204, "leisure", "aviation"),
    sub(206, "leisure", "crafts"),
    sub(207, "leisure", "games"),
    sub(205, "leisure", "hobbies"),
    sub(208, "leisure", "home & garden"),
    sub(209, "leisure", "video games"),
    row(10, "music"),
    sub(223, "music", "music commentary"),
    sub(224, "music", "music history"),
    sub(225, "music", "music interviews"),
    row(189, "news"),
    sub(190, "news", "business news"),
    sub(226, "news", "daily news"),
    sub(231, "news", "entertainment news"),
    sub(230, "news", "news commentary"),
    sub(227, "news", "politics"),
    sub(229, "news", "sports news"),
    sub(228, "news", "tech news"),
    row(14, "religion & spirituality"),
    sub(138, "religion & spirituality", "buddhism"),
    sub(139, "religion & spirituality", "christianity"),
    sub(163, "religion & spirituality", "hinduism"),
    sub(140, "religion & spirituality", "islam"),
    sub(141, "religion & spirituality", "judaism"),
    sub(232, "religion & spirituality", "religion"),
    sub(144, "religion & spirituality", "spirituality"),
    row(233, "science"),
    sub(238, "science", "astronomy"),
    sub(239, "science", "chemistry"),
    sub(240, "science", "earth sciences"),
    sub(241, "science", "life sciences"),
    sub(236, "science", "mathematics"),
    sub(234, "science", "natural sciences"),
    sub(237, "science", "nature"),
    sub(242, "science", "physics"),
    sub(235, "science", "social sciences"),
    row(24, "society & culture"),
    sub(243, "society & culture", "documentary"),
    sub(2, "society & culture", "personal journals"),
    sub(143, "society & culture", "philosophy"),
    sub(20, "society & culture", "places & travel"),
    sub(244, "society & culture", "relationships"),
    row(245, "sports"),
    sub(249, "sports", "baseball"),
    sub(248, "sports", "basketball"),
    sub(254, "sports", "cricket"),
    sub(260, "sports", "fantasy sports"),
    sub(247, "sports", "football"),
    sub(253, "sports", "golf"),
    sub(250, "sports", "hockey"),
    sub(252, "sports", "rugby"),
    sub(251, "sports", "running"),
    sub(246, "sports", "soccer"),
    sub(258, "sports", "swimming"),
    sub(256, "sports", "tennis"),
    sub(257, "sports", "volleyball"),
    sub(259, "sports", "wilderness"),
    sub(255, "sports", "wrestling"),
    row(18, "technology"),
    row(188, "true crime"),
    row(9, "tv & film"),
    sub(262, "tv & film", "after shows"),
    sub(264, "tv & film", "film history"),
    sub(265, "tv & film", "film interviews"),
    sub(263, "tv & film", "film reviews"),
    sub(261, "tv & film", "tv reviews"),
];

impl ChartCategory {
    /// The chart of all podcasts.
    pub const TOP_PODCASTS: Self = Self(TOP);
    /// Spotify's chart of what rises.
    pub const TRENDING: Self = Self(TRENDING);

    /// Every category, each followed by its subcategories.
    pub fn all() -> impl Iterator<Item = Self> + Clone {
        ROWS.iter().map(|row| Self(row.number))
    }

    fn row(self) -> &'static Row {
        ROWS.iter().find(|row| row.number == self.0).expect("only numbers of the table are made")
    }

    /// The name on the wire: `health & fitness`.
    #[must_use]
    pub fn name(self) -> &'static str {
        self.row().name
    }

    /// The category that a subcategory belongs to.
    #[must_use]
    pub fn parent(self) -> Option<Self> {
        self.row().parent.and_then(Self::parse)
    }

    /// The number that files hold.
    #[must_use]
    pub fn number(self) -> u16 {
        self.0
    }

    #[must_use]
    pub fn from_number(number: u16) -> Option<Self> {
        ROWS.iter().any(|row| row.number == number).then_some(Self(number))
    }

    /// By its name, in any case and with `and`, `&` or hyphens between the words; `all` is the chart of all podcasts.
    #[must_use]
    pub fn parse(name: &str) -> Option<Self> {
        // No name is longer: what is, need not be compared.
        if name.len() > 64 {
            return None;
        }
        let folded = folded(name);
        if matches!(folded.as_str(), "all" | "all podcasts" | "top" | "podcasts") {
            return Some(Self::TOP_PODCASTS);
        }
        if folded == "trending" {
            return Some(Self::TRENDING);
        }
        ROWS.iter().find(|row| self::folded(row.name) == folded).map(|row| Self(row.number))
    }

    /// Apple's number of the genre; `None` where Apple has no such chart.
    #[must_use]
    pub fn apple_genre(self) -> Option<u32> {
        match self.0 {
            TOP => Some(APPLE_ALL),
            TRENDING => None,
            number => Some(APPLE_BASE + u32::from(number)),
        }
    }

    #[must_use]
    pub fn from_apple_genre(genre: u32) -> Option<Self> {
        if genre == APPLE_ALL {
            return Some(Self::TOP_PODCASTS);
        }
        let number = u16::try_from(genre.checked_sub(APPLE_BASE)?).ok()?;
        // The first and the last are ours, and no genre is numbered so.
        if (TOP + 1..TRENDING).contains(&number) { Self::from_number(number) } else { None }
    }

    /// The name in the addresses of Spotify's charts; `None` where Spotify has none (facts 2.3).
    #[must_use]
    pub fn spotify_slug(self) -> Option<String> {
        match self.0 {
            TOP => Some("top-podcasts".to_owned()),
            TRENDING => Some("trending".to_owned()),
            _ if self.row().parent.is_some() || self.name() == "government" => None,
            _ => Some(folded(self.name()).replace(' ', "-")),
        }
    }

    /// The name in addresses and names of files: `health-fitness`.
    #[must_use]
    pub fn slug(self) -> String {
        folded(self.name()).replace(' ', "-")
    }
}

/// Words in lower case, one blank between two, without `and`.
fn folded(name: &str) -> String {
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

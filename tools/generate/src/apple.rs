//! Apple's podcast categories with the ids that its charts use.

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

/// Returns all categories and subcategories.
pub fn all_categories() -> impl Iterator<Item = Category> + Clone {
    CATEGORIES.iter().map(|&(genre_id, name, parent)| Category { genre_id, name, parent })
}

/// Id, name, parent; in Apple's alphabetical order.
const CATEGORIES: &[(u32, &str, Option<&str>)] = &[
    (1301, "Arts", None),
    (1482, "Books", Some("Arts")),
    (1402, "Design", Some("Arts")),
    (1459, "Fashion & Beauty", Some("Arts")),
    (1306, "Food", Some("Arts")),
    (1405, "Performing Arts", Some("Arts")),
    (1406, "Visual Arts", Some("Arts")),
    (1321, "Business", None),
    (1410, "Careers", Some("Business")),
    (1493, "Entrepreneurship", Some("Business")),
    (1412, "Investing", Some("Business")),
    (1491, "Management", Some("Business")),
    (1492, "Marketing", Some("Business")),
    (1494, "Non-Profit", Some("Business")),
    (1303, "Comedy", None),
    (1496, "Comedy Interviews", Some("Comedy")),
    (1495, "Improv", Some("Comedy")),
    (1497, "Stand-Up", Some("Comedy")),
    (1304, "Education", None),
    (1501, "Courses", Some("Education")),
    (1499, "How To", Some("Education")),
    (1498, "Language Learning", Some("Education")),
    (1500, "Self-Improvement", Some("Education")),
    (1483, "Fiction", None),
    (1486, "Comedy Fiction", Some("Fiction")),
    (1484, "Drama", Some("Fiction")),
    (1485, "Science Fiction", Some("Fiction")),
    (1511, "Government", None),
    (1512, "Health & Fitness", None),
    (1513, "Alternative Health", Some("Health & Fitness")),
    (1514, "Fitness", Some("Health & Fitness")),
    (1518, "Medicine", Some("Health & Fitness")),
    (1517, "Mental Health", Some("Health & Fitness")),
    (1515, "Nutrition", Some("Health & Fitness")),
    (1516, "Sexuality", Some("Health & Fitness")),
    (1487, "History", None),
    (1305, "Kids & Family", None),
    (1519, "Education for Kids", Some("Kids & Family")),
    (1521, "Parenting", Some("Kids & Family")),
    (1522, "Pets & Animals", Some("Kids & Family")),
    (1520, "Stories for Kids", Some("Kids & Family")),
    (1502, "Leisure", None),
    (1510, "Animation & Manga", Some("Leisure")),
    (1503, "Automotive", Some("Leisure")),
    (1504, "Aviation", Some("Leisure")),
    (1506, "Crafts", Some("Leisure")),
    (1507, "Games", Some("Leisure")),
    (1505, "Hobbies", Some("Leisure")),
    (1508, "Home & Garden", Some("Leisure")),
    (1509, "Video Games", Some("Leisure")),
    (1310, "Music", None),
    (1523, "Music Commentary", Some("Music")),
    (1524, "Music History", Some("Music")),
    (1525, "Music Interviews", Some("Music")),
    (1489, "News", None),
    (1490, "Business News", Some("News")),
    (1526, "Daily News", Some("News")),
    (1531, "Entertainment News", Some("News")),
    (1530, "News Commentary", Some("News")),
    (1527, "Politics", Some("News")),
    (1529, "Sports News", Some("News")),
    (1528, "Tech News", Some("News")),
    (1314, "Religion & Spirituality", None),
    (1438, "Buddhism", Some("Religion & Spirituality")),
    (1439, "Christianity", Some("Religion & Spirituality")),
    (1463, "Hinduism", Some("Religion & Spirituality")),
    (1440, "Islam", Some("Religion & Spirituality")),
    (1441, "Judaism", Some("Religion & Spirituality")),
    (1532, "Religion", Some("Religion & Spirituality")),
    (1444, "Spirituality", Some("Religion & Spirituality")),
    (1533, "Science", None),
    (1538, "Astronomy", Some("Science")),
    (1539, "Chemistry", Some("Science")),
    (1540, "Earth Sciences", Some("Science")),
    (1541, "Life Sciences", Some("Science")),
    (1536, "Mathematics", Some("Science")),
    (1534, "Natural Sciences", Some("Science")),
    (1537, "Nature", Some("Science")),
    (1542, "Physics", Some("Science")),
    (1535, "Social Sciences", Some("Science")),
    (1324, "Society & Culture", None),
    (1543, "Documentary", Some("Society & Culture")),
    (1302, "Personal Journals", Some("Society & Culture")),
    (1443, "Philosophy", Some("Society & Culture")),
    (1320, "Places & Travel", Some("Society & Culture")),
    (1544, "Relationships", Some("Society & Culture")),
    (1545, "Sports", None),
    (1549, "Baseball", Some("Sports")),
    (1548, "Basketball", Some("Sports")),
    (1554, "Cricket", Some("Sports")),
    (1560, "Fantasy Sports", Some("Sports")),
    (1547, "Football", Some("Sports")),
    (1553, "Golf", Some("Sports")),
    (1550, "Hockey", Some("Sports")),
    (1552, "Rugby", Some("Sports")),
    (1551, "Running", Some("Sports")),
    (1546, "Soccer", Some("Sports")),
    (1558, "Swimming", Some("Sports")),
    (1556, "Tennis", Some("Sports")),
    (1557, "Volleyball", Some("Sports")),
    (1559, "Wilderness", Some("Sports")),
    (1555, "Wrestling", Some("Sports")),
    (1318, "Technology", None),
    (1488, "True Crime", None),
    (1309, "TV & Film", None),
    (1562, "After Shows", Some("TV & Film")),
    (1564, "Film History", Some("TV & Film")),
    (1565, "Film Interviews", Some("TV & Film")),
    (1563, "Film Reviews", Some("TV & Film")),
    (1561, "TV Reviews", Some("TV & Film")),
];

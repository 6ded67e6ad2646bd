//! Joins the genres of a dump. Podcast Index splits Apple's category names into words.

/// Names of two words, which may be anywhere in the list.
const SPLIT_GENRES: &[(&str, &str, &str)] = &[
    ("fashion", "beauty", "Fashion & Beauty"),
    ("health", "fitness", "Health & Fitness"),
    ("kids", "family", "Kids & Family"),
    ("pets", "animals", "Pets & Animals"),
    ("animation", "manga", "Animation & Manga"),
    ("home", "garden", "Home & Garden"),
    ("religion", "spirituality", "Religion & Spirituality"),
    ("society", "culture", "Society & Culture"),
    ("personal", "journals", "Personal Journals"),
    ("places", "travel", "Places & Travel"),
    ("language", "learning", "Language Learning"),
    ("tv", "film", "TV & Film"),
    ("comedy", "interviews", "Comedy Interviews"),
    ("music", "interviews", "Music Interviews"),
    ("film", "interviews", "Film Interviews"),
    ("news", "commentary", "News Commentary"),
    ("music", "commentary", "Music Commentary"),
];
/// Words of a pair that are also categories of their own.
const BROAD_GENRES: &[&str] = &["comedy", "music", "film", "news"];
/// Words that stand for a longer name.
const SINGLE_GENRES: &[(&str, &str)] = &[
    ("performing", "Performing Arts"),
    ("visual", "Visual Arts"),
    ("beauty", "Fashion & Beauty"),
    ("fashion", "Fashion & Beauty"),
    ("how-to", "How To"),
    ("language", "Language Learning"),
    ("learning", "Language Learning"),
    ("health", "Health & Fitness"),
    ("alternative", "Alternative Health"),
    ("mental", "Mental Health"),
    ("kids", "Kids & Family"),
    ("family", "Kids & Family"),
    ("pets", "Pets & Animals"),
    ("animals", "Pets & Animals"),
    ("stories", "Stories for Kids"),
    ("animation", "Animation & Manga"),
    ("manga", "Animation & Manga"),
    ("home", "Home & Garden"),
    ("garden", "Home & Garden"),
    ("video-games", "Video Games"),
    ("daily", "Daily News"),
    ("entertainment", "Entertainment News"),
    ("earth", "Earth Sciences"),
    ("life", "Life Sciences"),
    ("natural", "Natural Sciences"),
    ("social", "Social Sciences"),
    ("society", "Society & Culture"),
    ("culture", "Society & Culture"),
    ("personal", "Personal Journals"),
    ("journals", "Personal Journals"),
    ("places", "Places & Travel"),
    ("travel", "Places & Travel"),
    ("fantasy", "Fantasy Sports"),
    ("tv", "TV & Film"),
    ("film", "TV & Film"),
    ("after-shows", "After Shows"),
];

/// Returns the genres of a row's categories in the spelling of feeds, without duplicates. Complete names stay
/// unchanged.
pub(super) fn join_genres<'a>(categories: impl Iterator<Item = &'a str>) -> Vec<String> {
    let words: Vec<String> = categories.map(|category| category.trim().to_lowercase()).collect();
    let has = |word: &str| words.iter().any(|other| other == word);
    let mut genres: Vec<String> = Vec::new();
    let mut push = |genre: String| {
        if !genre.is_empty() && !genres.contains(&genre) {
            genres.push(genre);
        }
    };
    for word in &words {
        let pairs: Vec<_> = SPLIT_GENRES
            .iter()
            .filter(|(first, second, _)| (first == word && has(second)) || (second == word && has(first)))
            .collect();
        // The category precedes its subcategories.
        if pairs.is_empty()
            || (BROAD_GENRES.contains(&word.as_str()) && !pairs.iter().any(|(_, _, name)| name.contains('&')))
        {
            let single = SINGLE_GENRES.iter().find(|(short, _)| short == word).map(|(_, name)| (*name).to_owned());
            push(single.unwrap_or_else(|| capitalize(word)));
        }
        for (first, _, name) in pairs {
            // The second word belongs to a subcategory whose first word is also a category.
            if !BROAD_GENRES.contains(first) || word != first {
                push((*name).to_owned());
            }
        }
    }
    genres
}

/// Capitalizes each word: `true crime` → `True Crime`, `stand-up` → `Stand-Up`. `&` and small words stay.
fn capitalize(text: &str) -> String {
    let mut name = String::with_capacity(text.len());
    for part in text.split_inclusive([' ', '-']) {
        let mut characters = part.chars();
        match part.trim_end() {
            "for" | "and" | "of" => name.push_str(part),
            "tv" => name.push_str(&part.to_uppercase()),
            _ => {
                name.extend(characters.next().into_iter().flat_map(char::to_uppercase));
                name.push_str(characters.as_str());
            }
        }
    }
    name
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn split_genres_are_joined() {
        let cases: &[(&[&str], &[&str])] = &[
            (&["religion", "spirituality", "christianity"], &["Religion & Spirituality", "Christianity"]),
            (&["society", "culture", "personal", "journals"], &["Society & Culture", "Personal Journals"]),
            (&["health", "fitness", "mental"], &["Health & Fitness", "Mental Health"]),
            (&["arts", "performing"], &["Arts", "Performing Arts"]),
            (&["comedy", "interviews"], &["Comedy", "Comedy Interviews"]),
            (&["news", "daily", "commentary"], &["News", "Daily News", "News Commentary"]),
            (&["tv", "film", "interviews"], &["TV & Film", "Film Interviews"]),
            (&["Society & Culture", "Stories for Kids"], &["Society & Culture", "Stories for Kids"]),
            (&["true crime", "stand-up", "role-playing"], &["True Crime", "Stand-Up", "Role-Playing"]),
            (&["TV", ""], &["TV & Film"]),
            (&["technology", "Technology"], &["Technology"]),
        ];
        for (words, expected) in cases {
            assert_eq!(join_genres(words.iter().copied()), *expected, "{words:?}");
        }
    }
}

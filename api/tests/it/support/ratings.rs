//! Ratings and followers of the first podcast.

use super::documents::timestamp;
use earshot_model::chart::ChartCountry;
use earshot_model::rating::{Rating, RatingPlatform, Review, SocialPlatform, SocialProfile};

fn country(code: &str) -> ChartCountry {
    ChartCountry::parse(code).expect("a country")
}

pub fn ratings() -> Vec<Rating> {
    let at = timestamp("2026-11-01T06:00:00Z");
    let apple = |code: &str| Rating::new(RatingPlatform::Apple, Some(country(code)), at);
    vec![
        Rating {
            average: Some(4.5),
            count: Some(2),
            stars: Some([0, 0, 0, 1, 1]),
            review_count: Some(1),
            ..apple("gb")
        },
        Rating { average: Some(4.8), count: Some(10), stars: Some([0, 0, 0, 2, 8]), ..apple("us") },
        // Apple provides only the average here.
        Rating { average: Some(3.0), ..apple("de") },
        Rating { average: Some(4.9), count: Some(310), ..Rating::new(RatingPlatform::Spotify, None, at) },
        Rating { plays: Some(5_000), ..Rating::new(RatingPlatform::Castbox, None, at) },
    ]
}

pub fn reviews() -> Vec<Review> {
    let review = |id: &str, code: &str, stars, day: &str, body: &str| Review {
        platform: RatingPlatform::Apple,
        id: id.to_owned(),
        country: country(code),
        stars,
        title: format!("Review {id}"),
        body: body.to_owned(),
        author: "listener <b>".to_owned(),
        reviewed_at: (!day.is_empty()).then(|| timestamp(&format!("{day}T10:00:00Z"))),
        seen_at: timestamp("2026-11-01T06:00:00Z"),
    };
    vec![
        review("1", "us", 5, "2026-10-20", "A calm voice.\nEvery week."),
        review("2", "gb", 4, "2026-10-01", "Good"),
        review("3", "us", 2, "", "Too many ads"),
    ]
}

pub fn profiles() -> Vec<SocialProfile> {
    let profile =
        |platform, url: &str, day: &str| SocialProfile::new(platform, url, timestamp(&format!("{day}T06:00:00Z")));
    let channel = |day: &str, followers| SocialProfile {
        followers: Some(followers),
        views: Some(90_000),
        posts: Some(45),
        profile_id: Some("UC1".to_owned()),
        name: Some("Rust Talk".to_owned()),
        handle: Some("@rusttalk".to_owned()),
        image_url: Some("https://a.example/c.jpg".to_owned()),
        joined_at: Some(timestamp("2019-03-01T10:00:00Z")),
        ..profile(SocialPlatform::Youtube, "https://www.youtube.com/@rusttalk", day)
    };
    vec![
        SocialProfile {
            followers: Some(800),
            following: Some(12),
            profile_id: Some("17".to_owned()),
            ..profile(SocialPlatform::Instagram, "https://www.instagram.com/rusttalk", "2026-11-01")
        },
        SocialProfile {
            followers: Some(1_234),
            following: Some(3),
            posts: Some(90),
            name: Some("Rust Talk".to_owned()),
            handle: Some("rusttalk".to_owned()),
            ..profile(SocialPlatform::Twitter, "https://x.com/rusttalk", "2026-11-01")
        },
        SocialProfile {
            followers: Some(40),
            likes: Some(41),
            ..profile(SocialPlatform::Facebook, "https://www.facebook.com/rusttalk", "2026-11-01")
        },
        SocialProfile {
            followers: Some(40),
            ..profile(SocialPlatform::LinkedinCompany, "https://www.linkedin.com/company/rusttalk", "2026-11-01")
        },
        SocialProfile {
            followers: Some(7),
            likes: Some(70),
            ..profile(SocialPlatform::Tiktok, "https://www.tiktok.com/@rusttalk", "2026-11-01")
        },
        channel("2026-11-01", 1_200),
        channel("2026-08-01", 1_000),
    ]
}

//! Payloads of platforms about the sample's shows: Apple's star counts and reviews, figures of Spotify and Castbox,
//! followers. Numbers depend on the show's popularity and random luck only, and grow with the date.

use super::review_phrases::review_phrases;
use super::show::{Episode, Show};
use crate::random::Random;
use chrono::{Datelike, Days, NaiveDate};
use earshot_model::SocialKind;
use earshot_model::rating::{SocialPlatform, SocialProfileRef};
use serde_json::{Value, json};
use std::collections::BTreeSet;

/// Nothing was rated before this date.
const FIRST_RATING_DAY: NaiveDate = NaiveDate::from_ymd_opt(2019, 1, 1).expect("a day");
/// Ages of the captures in days. The counts differ between them.
const CAPTURE_AGES_DAYS: &[u64] = &[61, 31, 1];
/// One show in this many has no ratings.
const UNRATED_ONE_IN: usize = 12;
const MAX_REVIEWS: usize = 24;

/// Returns names and documents of the payloads.
pub fn build_payloads(shows: &[Show], today: NaiveDate) -> Vec<(String, Value)> {
    let countries: BTreeSet<&str> = shows.iter().map(|show| show.authored.country.as_str()).collect();
    let mut payloads = Vec::new();
    for show in shows {
        for date in CAPTURE_AGES_DAYS.iter().filter_map(|back| today.checked_sub_days(Days::new(*back))) {
            payloads.extend(build_profiles(show, date));
        }
        let mut luck = Random::named(20, &show.slug);
        if luck.below(UNRATED_ONE_IN) == 0 {
            continue;
        }
        for country in &countries {
            payloads.extend(build_ratings(show, shows, country, today));
        }
        payloads.extend(build_other_ratings(show, today));
    }
    payloads
}

fn build_ratings(show: &Show, shows: &[Show], country: &str, today: NaiveDate) -> Vec<(String, Value)> {
    let Some(id) = show.apple_id() else { return Vec::new() };
    let speaks = |other: &Show| other.authored.country == country && language(other) == language(show);
    if !shows.iter().any(speaks) {
        return Vec::new();
    }
    let mut payloads = Vec::new();
    for date in CAPTURE_AGES_DAYS.iter().filter_map(|back| today.checked_sub_days(Days::new(*back))) {
        let stars = stars(show, country, date);
        let count: i64 = stars.iter().sum();
        let sum: i64 = stars.iter().zip(1..).map(|(count, worth): (&i64, i64)| count * worth).sum();
        let average = if count > 0 { (sum as f64 / count as f64 * 100.0).round() / 100.0 } else { 0.0 };
        let document = json!({ "adamId": id.parse::<i64>().unwrap_or(0), "ratingAverage": average, "ratingCount": count,
            "ratingCountList": stars, "totalNumberOfReviews": count / 9 });
        payloads.push((format!("ratings/apple/{country}/{id}-{date}.json"), document));
    }
    if let Some(document) = build_reviews(show, country, id, today) {
        payloads.push((format!("ratings/reviews/{country}/{id}.json"), document));
    }
    payloads
}

fn language(show: &Show) -> &str {
    show.authored.language.split('-').next().unwrap_or_default()
}

/// Returns the share of listeners in a country, 1 at home.
fn interest(show: &Show, country: &str) -> f64 {
    if show.authored.country == country {
        1.0
    } else {
        0.05 + 0.2 * Random::named(21, &format!("{} {country}", show.slug)).unit_float()
    }
}

/// Returns a number between few and very many, by popularity.
fn scale_by_popularity(show: &Show, what: &str) -> f64 {
    let luck = Random::named(22, &format!("{} {what}", show.slug)).unit_float();
    10_f64.powf(1.0 + f64::from(show.authored.popularity) / 32.0 + 0.5 * luck)
}

/// Returns the total at a date; it never decreases.
fn total_at(total: f64, date: NaiveDate) -> f64 {
    let days = f64::from((date.num_days_from_ce() - FIRST_RATING_DAY.num_days_from_ce()).max(0));
    total * days / 2_900.0
}

fn stars(show: &Show, country: &str, date: NaiveDate) -> [i64; 5] {
    let mut luck = Random::named(23, &show.slug);
    let delight = 0.62 + 0.3 * luck.unit_float();
    let rest = 1.0 - delight;
    let shares = [0.22 * rest, 0.10 * rest, 0.18 * rest, 0.50 * rest, delight];
    let total = total_at(scale_by_popularity(show, "ratings") * interest(show, country), date);
    shares.map(|share| (share * total) as i64)
}

/// Builds Apple's review feed, newest first.
fn build_reviews(show: &Show, country: &str, id: &str, today: NaiveDate) -> Option<Value> {
    let luck = Random::named(24, &format!("{} {country}", show.slug));
    let requested = (scale_by_popularity(show, "reviews").sqrt() * interest(show, country)) as usize;
    let count = requested.min(MAX_REVIEWS);
    if count == 0 {
        return None;
    }
    let entries: Vec<Value> =
        (0..count).map(|number| build_review_entry(show, country, number, &luck, today)).collect();
    let address =
        format!("https://itunes.apple.com/{country}/rss/customerreviews/page=1/id={id}/sortBy=mostRecent/json");
    Some(json!({ "feed": {
        "author": { "name": { "label": "iTunes Store" }, "uri": { "label": "http://www.apple.com/itunes/" } },
        "entry": entries,
        "link": [{ "attributes": { "rel": "self", "href": address } }],
        "id": { "label": address },
    } }))
}

fn build_review_entry(show: &Show, country: &str, number: usize, luck: &Random, today: NaiveDate) -> Value {
    let mut luck = luck.numbered(number as u64);
    let opinions = review_phrases(&show.authored.language);
    let (pool, stars) = match luck.below(10) {
        0 => (opinions.disliked, luck.in_range(1, 2)),
        1 | 2 => (opinions.mixed, luck.in_range(3, 4)),
        _ => (opinions.liked, luck.in_range(4, 5)),
    };
    // Adjacent reviews have different texts.
    let (title, body) = pool[(luck.below(pool.len()) + number) % pool.len()];
    let episode: &Episode = luck.pick(&show.authored.episodes);
    let topic = episode.topics.first().or(show.authored.keywords.first()).map_or("", String::as_str);
    let body = body
        .replace("{host}", show.authored.hosts.first().map_or(show.authored.author.as_str(), String::as_str))
        .replace("{show}", &show.authored.title)
        .replace("{topic}", topic)
        .replace("{episode}", &episode.title);
    let days = 3 + number as u64 * 19 + luck.below(15) as u64;
    let written = today.checked_sub_days(Days::new(days)).unwrap_or(today);
    json!({
        "author": { "name": { "label": reviewer_name(&mut luck) }, "uri": { "label": "" } },
        "updated": { "label": format!("{written}T{:02}:{:02}:00-07:00", luck.in_range(6, 22), luck.below(60)) },
        "im:rating": { "label": stars.to_string() },
        "im:version": { "label": "" },
        "id": { "label": (10_000_000_000 + Random::named(25, &format!("{} {country} {number}", show.slug)).below(900_000_000)).to_string() },
        "title": { "label": title },
        "content": { "label": body, "attributes": { "type": "text" } },
        "im:voteSum": { "label": "0" },
        "im:voteCount": { "label": "0" },
    })
}

/// Returns a reviewer's name.
fn reviewer_name(luck: &mut Random) -> String {
    const FIRST: &[&str] = &["quiet", "north", "paper", "river", "copper", "late", "blue", "tin", "amber", "second"];
    const SECOND: &[&str] =
        &["walker", "radio", "kettle", "sparrow", "tram", "garden", "lantern", "otter", "ledger", "moth"];
    format!("{}{}{}", luck.pick(FIRST), luck.pick(SECOND), luck.in_range(1, 99))
}

/// Builds Spotify's rating and Castbox's counts.
fn build_other_ratings(show: &Show, today: NaiveDate) -> Vec<(String, Value)> {
    let Some(date) = today.checked_sub_days(Days::new(1)) else { return Vec::new() };
    let mut payloads = Vec::new();
    let spotify = show.authored.directories.iter().find_map(|link| link.split_once("open.spotify.com/show/"));
    if let Some((_, id)) = spotify {
        let average = 4.1 + 0.8 * Random::named(26, &show.slug).unit_float();
        let count = total_at(scale_by_popularity(show, "spotify") * 1.6, date) as i64;
        let rating =
            json!({ "average": (average * 100.0).round() / 100.0, "showAverage": true, "totalRatings": count });
        let document = json!({ "data": { "podcastUnionV2": { "uri": format!("spotify:show:{id}"),
            "name": show.authored.title, "rating": { "averageRating": rating } } } });
        payloads.push((format!("ratings/spotify/{id}-{date}.json"), document));
    }
    if let Some(id) = show.apple_id().filter(|_| !Random::named(27, &show.slug).chance(0.4)) {
        let subscribers = total_at(scale_by_popularity(show, "castbox") * 0.4, date) as i64;
        let document = json!({ "code": 0, "msg": "OK", "data": { "title": show.authored.title,
            "play_count": subscribers * 41, "sub_count": subscribers } });
        payloads.push((format!("ratings/castbox/{id}-{date}.json"), document));
    }
    payloads
}

/// Builds the profiles on platforms that require a key.
fn build_profiles(show: &Show, date: NaiveDate) -> Vec<(String, Value)> {
    let targets = show.authored.socials.iter().filter_map(|url| {
        let kind = match url.split("//").nth(1)?.trim_start_matches("www.").split('/').next()? {
            "youtube.com" => SocialKind::Youtube,
            "x.com" => SocialKind::Twitter,
            "instagram.com" => SocialKind::Instagram,
            _ => return None,
        };
        SocialProfileRef::from_link(kind, url)
    });
    targets.filter_map(|target| build_profile(show, &target, date)).collect()
}

fn build_profile(show: &Show, target: &SocialProfileRef, date: NaiveDate) -> Option<(String, Value)> {
    let followers = total_at(scale_by_popularity(show, target.platform.as_str()) * 1.3, date) as i64;
    let name = &show.authored.title;
    let document = match target.platform {
        SocialPlatform::Youtube => json!({ "kind": "youtube#channelListResponse", "items": [{
            "id": format!("UC{:022}", Random::named(28, &show.slug).below(1 << 40)),
            "snippet": { "title": name, "customUrl": target.key, "publishedAt": "2019-01-12T10:00:00Z",
                         "country": show.authored.country.to_uppercase() },
            "statistics": { "viewCount": (followers * 137).to_string(), "subscriberCount": followers.to_string(),
                            "hiddenSubscriberCount": false, "videoCount": (show.authored.episodes.len() * 9).to_string() },
        }] }),
        SocialPlatform::Twitter => json!({ "data": { "id": Random::named(29, &show.slug).below(1 << 40).to_string(),
            "name": name, "username": target.key, "verified": false, "public_metrics": {
                "followers_count": followers, "following_count": 120, "tweet_count": followers / 3, "listed_count": 4 } } }),
        SocialPlatform::Instagram => {
            json!({ "business_discovery": { "id": Random::named(30, &show.slug).below(1 << 40).to_string(),
            "username": target.key, "name": name, "followers_count": followers, "follows_count": 210, "media_count": 340 } })
        }
        _ => return None,
    };
    Some((format!("ratings/social/{}/{}-{date}.json", target.platform.as_str(), target.key), document))
}

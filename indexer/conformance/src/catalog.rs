//! The catalog that the tables refer to.

use crate::corpus::{Show, cues, days_ago};
use earshot_model::chart::ChartSource;
use earshot_model::{DetectedSignal, MachineSignal, MachineSignals, ScoreInput, SocialKind, UpdateFrequency};

fn list(values: &[&str]) -> Vec<String> {
    values.iter().map(|&value| value.to_owned()).collect()
}

pub fn shows() -> Vec<Show> {
    vec![physics(), kitchen(), history(), show_without_data(), radio(), nameless()]
}

/// The transcript of "Particle zoo": one cue has the phrase, another its words apart, and two share it across their
/// border.
pub fn zoo() -> Vec<String> {
    let mut said: Vec<String> =
        (0..300).map(|number| format!("we went on about one thing and another, number {number}")).collect();
    said[40] = "then the large hadron collider was switched on".to_owned();
    said[150] = "a large and heavy hadron met another".to_owned();
    said[220] = "it was large".to_owned();
    said[221] = "hadron rain everywhere & <noise>".to_owned();
    said
}

fn physics() -> Show {
    let zoo = zoo();
    let zoo: Vec<&str> = zoo.iter().map(String::as_str).collect();
    let mut show = Show::new("Alpha Physics", "Talks about particles and waves.")
        .language("en-GB")
        .with_authority(80.0)
        .with(|podcast| {
            podcast.genres = list(&["Science", "Physics"]);
            podcast.author = Some("Ada Lovelace".to_owned());
            podcast.keywords = list(&["quantum"]);
            podcast.explicit = Some(true);
            podcast.owner_email = Some("ada@alpha.example".to_owned());
        })
        .host("Grace Hopper")
        .with_social_link(SocialKind::Youtube)
        .with_social_link(SocialKind::Instagram)
        .episode("Waves at sea", "Tides and storms.", Some(400), &[])
        .with_last_episode(|episode| {
            episode.first_seen_at = days_ago(390);
            episode.updated_at = days_ago(380);
        })
        .episode("Particle zoo", "Quarks for everybody.", Some(10), &cues(&zoo))
        .person("guest", "Richard Feynman")
        .sponsor("Acme Rockets")
        .with_last_episode(|episode| episode.first_seen_at = days_ago(9));
    show = show
        .with_chart_position(ChartSource::AppleGenre, "us", "science", 7)
        .with_chart_position(ChartSource::Spotify, "us", "top podcasts", 90)
        .with_chart_position(ChartSource::AppleTop, "gb", "top podcasts", 3);
    show.document.countries = list(&["GB", "US"]);
    let figures = &mut show.document.figures;
    figures.apple_rating = Some(4.5);
    figures.apple_ratings_count = Some(120.0);
    figures.apple_rating_wilson = Some(0.8);
    figures.castbox_plays = Some(1_000.0);
    figures.castbox_subscribers = Some(70.0);
    figures.youtube_views = Some(12_345.0);
    figures.youtube_subscribers = Some(44_000.0);
    figures.monthly_listeners = Some(5_000.0);
    show.with_score(|score| {
        score.update_frequency = Some(UpdateFrequency::Weekly);
        score.median_duration_s = Some(45.0 * 60.0);
        score.quality = Some(90.0);
        score.inputs = [("engagement", 0.2), ("social", 0.9), ("youtube", 0.5)].map(input).to_vec();
    })
}

/// The input that alone determines a sub-score, 0 to 1.
fn input((sub_score, value): (&str, f64)) -> ScoreInput {
    ScoreInput {
        sub_score: sub_score.to_owned(),
        name: "made-up".to_owned(),
        observed: String::new(),
        value,
        share: 1.0,
        measured_at: None,
    }
}

fn kitchen() -> Show {
    let said = ["bread needs time and salt", "time heals the dough", "salt comes last"];
    let mut show = Show::new("Beta Kitchen", "Bread and butter for patient cooks.")
        .language("en")
        .with_authority(40.0)
        .with(|podcast| {
            podcast.genres = list(&["Food"]);
            podcast.explicit = Some(false);
        })
        .with_social_link(SocialKind::Youtube)
        .episode("Sourdough", "Flour, water and salt.", Some(30), &cues(&said))
        .person("host", "Julia Child")
        .sponsor("Acme Flour");
    show = show.with_chart_position(ChartSource::AppleTop, "us", "top podcasts", 2).with_chart_position(
        ChartSource::AppleTop,
        "de",
        "top podcasts",
        100,
    );
    show.document.countries = list(&["US"]);
    let figures = &mut show.document.figures;
    figures.apple_rating = Some(3.0);
    figures.apple_ratings_count = Some(800.0);
    figures.spotify_rating = Some(4.9);
    figures.spotify_ratings_count = Some(15.0);
    figures.spotify_rating_wilson = Some(0.7);
    figures.castbox_subscribers = Some(900.0);
    figures.apple_rating_wilson = Some(0.45);
    figures.youtube_subscribers = Some(44.0);
    figures.monthly_listeners = Some(70_000.0);
    show.with_score(|score| {
        score.update_frequency = Some(UpdateFrequency::Daily);
        score.median_duration_s = Some(750.0);
        score.inputs = [("engagement", 0.7), ("social", 0.1), ("youtube", 0.6)].map(input).to_vec();
    })
}

fn history() -> Show {
    let mut show = Show::new("Gamma Geschichte", "Geschichten über Häuser und Burgen.")
        .language("de")
        .with(|podcast| podcast.genres = list(&["History", "Science"]))
        .with_episode_dates(3_000, 700);
    show.document.countries = list(&["DE"]);
    show.document.credits.has_guests = Some(false);
    show.document.figures.apple_rating = Some(4.5);
    show.document.figures.spotify_rating = Some(4.1);
    show.document.figures.spotify_ratings_count = Some(4_000.0);
    show.document.figures.spotify_rating_wilson = Some(0.35);
    show.with_score(|score| score.update_frequency = Some(UpdateFrequency::Stale))
}

/// A podcast without any data.
fn show_without_data() -> Show {
    let mut show = Show::new("Delta", "Silence is golden.").with(|podcast| {
        podcast.language = None;
        podcast.genres.clear();
    });
    show.document.score = None;
    show
}

fn radio() -> Show {
    let mut show = Show::with_feed_url("https://radio.example/feed", "機械学習ラジオ", "毎週の機械学習ニュース。")
        .language("ja")
        .with(|podcast| podcast.genres = list(&["Technology"]))
        .episode("深層学習", "誤差逆伝播の話", None, &[])
        .person("guest", "川端康成")
        .person("co-host", "Julia Roberts");
    // Counted, with the result 0.
    show.document.figures.castbox_plays = Some(0.0);
    show.document.figures.youtube_views = Some(0.0);
    show
}

/// A podcast whose title has no letter.
fn nameless() -> Show {
    let mut show = Show::with_feed_url("https://nameless.example/feed", "???", "Riddles in the dark.")
        .with(|podcast| podcast.genres = list(&["Fiction"]))
        .with_episode_dates(90, 20);
    let example = "of the show: “this podcast is generated by ai”".to_owned();
    show.document.machine =
        MachineSignals::from_detected([DetectedSignal { signal: MachineSignal::Statement, strength: 1.0, example }]);
    show
}

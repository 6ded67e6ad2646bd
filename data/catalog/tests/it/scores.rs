//! Percentiles, score history, and scores that become due through charts.

use super::charts::{capture, key, put};
use super::*;
use chrono::NaiveDate;
use earshot_catalog::ChartSummary;
use earshot_model::chart::ChartSource;
use earshot_model::{PeerGroup, Percentile, ScoreInput, ScorePrior};

fn group(category: &str) -> PeerGroup {
    PeerGroup { category: category.to_owned(), language: "en".to_owned() }
}

/// Builds a score with a quality value and, if given, a social value.
fn scored(podcast: &Podcast, authority: f64, social: Option<f64>, newest: Timestamp, at: Timestamp) -> ScoreUpdate {
    let input = |value: f64| ScoreInput {
        sub_score: "social".to_owned(),
        name: "followers".to_owned(),
        observed: String::new(),
        value: value / 100.0,
        share: 1.0,
        measured_at: None,
    };
    let score = PodcastScore {
        authority: Some(authority),
        quality: Some(authority),
        newest_at: Some(newest),
        inputs: social.map(input).into_iter().collect(),
        computed_at: at,
        ..score(podcast.id, 1)
    };
    ScoreUpdate { score, group: Some(group("technology")), revision: i64::MAX }
}

fn open_with(shows: &[Podcast]) -> (tempfile::TempDir, Writer) {
    let folder = tempfile::tempdir().expect("temporary folder");
    let mut writer = writer(folder.path());
    writer.put_feeds(shows.iter().map(|show| update(show, vec![])).collect()).expect("writes");
    (folder, writer)
}

fn shows(count: usize) -> Vec<Podcast> {
    (0..count).map(|number| podcast(&format!("https://a.example/{number}"), &format!("Show {number}"))).collect()
}

#[test]
fn a_date_in_the_future_counts_from_that_date_on() {
    let shows = shows(2);
    let (_folder, mut writer) = open_with(&[]);
    let episodes = |show: &Podcast, days: &[i64]| -> Vec<Episode> {
        let on = |day: &i64| Episode { published_at: Some(now() + Duration::days(*day)), ..episode(show, *day) };
        days.iter().map(on).collect()
    };
    // 40 planned episodes must not displace the past ones from the newest 30.
    let planned: Vec<i64> = (3..43).collect();
    let updates = vec![
        update(&shows[0], episodes(&shows[0], &[-20, -10, 2])),
        update(&shows[1], episodes(&shows[1], &[&[-9][..], &planned].concat())),
    ];
    writer.put_feeds(updates).expect("writes");
    let mut due = writer.podcasts_to_score(10, now()).expect("reads");
    due.sort_by_key(|due| due.episodes.episode_count);
    let ago = |days| now() - Duration::days(days);
    assert_eq!(due[0].episodes.episode_count, 3, "all are kept");
    assert_eq!(due[0].episodes.first_published_at, Some(ago(20)));
    assert_eq!(due[0].episodes.last_published_at, Some(ago(10)));
    assert_eq!(due[1].episodes.recent_published_at, [ago(9)]);

    let scores: Vec<ScoreUpdate> = due.iter().map(|due| scored(&due.podcast, 50.0, None, ago(10), now())).collect();
    writer.put_scores(&scores).expect("writes");
    let tomorrow = now() + Duration::days(1);
    writer.make_released_episodes_due(tomorrow).expect("writes");
    assert!(writer.podcasts_to_score(10, tomorrow).expect("reads").is_empty());
    let later = now() + Duration::days(2);
    writer.make_released_episodes_due(later).expect("writes");
    let due = writer.podcasts_to_score(10, later).expect("reads");
    assert_eq!(due.len(), 1);
    assert_eq!(due[0].episodes.last_published_at, Some(later));
}

#[test]
fn percentiles_are_among_active_shows() {
    let shows = shows(5);
    let (folder, mut writer) = open_with(&shows);
    let week_ago = now() - Duration::days(7);
    let mut updates: Vec<ScoreUpdate> = [(0, 40.0, None), (1, 60.0, Some(10.0)), (2, 60.0, Some(30.0))]
        .map(|(index, authority, social)| scored(&shows[index], authority, social, week_ago, now()))
        .into();
    updates[2].group = Some(group("news"));
    // One without a recent episode and one dated a year ahead: neither is active.
    updates.push(scored(&shows[3], 99.0, None, now() - Duration::days(91), now()));
    updates.push(scored(&shows[4], 98.0, None, now() + Duration::days(365), now()));
    writer.put_scores(&updates).expect("writes");
    writer.update_score_distribution(now()).expect("counts");

    let tables = folder.path().join("tables");
    writer.export(&tables, "000001", 0).expect("exports");
    let database = GenerationDatabase::open(&tables, &CatalogOptions::default()).expect("opens");
    let percentiles = |index: usize, group: Option<&PeerGroup>| {
        database.score_percentiles(&updates[index].score, group).expect("reads")
    };
    let of = |higher, lower, shows| Percentile { higher, lower, shows };
    let technology = group("technology");
    let first = percentiles(0, Some(&technology)).expect("is active");
    assert_eq!(first.as_of, now());
    assert_eq!(first.among_all, [("authority", of(2, 0, 3)), ("quality", of(2, 0, 3))]);
    assert_eq!(first.in_peer_group, Some((technology.clone(), of(1, 0, 2))));
    let second = percentiles(1, None).expect("is active");
    assert_eq!(second.among_all[0], ("authority", of(0, 1, 3)), "equals share their place");
    assert_eq!(second.among_all[2], ("social", of(1, 0, 2)), "who has none is not counted");
    assert_eq!((second.among_all[0].1.rank(), second.in_peer_group), (Some(1), None));
    assert_eq!((percentiles(3, Some(&technology)), percentiles(4, Some(&technology))), (None, None));

    // The distribution is recounted as a whole, and the newer of two parts counts; no podcast is written for it.
    writer.put_scores(&[scored(&shows[0], 80.0, None, week_ago, now())]).expect("writes");
    writer.update_score_distribution(now() + Duration::days(1)).expect("counts");
    let part = writer.export(&tables, "000002", i64::from(u32::MAX)).expect("exports");
    assert_eq!(part.podcasts, 0);
    let database = GenerationDatabase::open(&tables, &CatalogOptions::default()).expect("opens");
    let second = database.score_percentiles(&updates[1].score, None).expect("reads").expect("is active");
    assert_eq!((second.as_of, second.among_all[0].1), (now() + Duration::days(1), of(1, 0, 3)));
}

#[test]
fn a_prior_is_replaced_only_when_it_moved_far() {
    let shows = shows(10);
    let (_folder, mut writer) = open_with(&shows);
    assert_eq!(writer.score_prior().expect("reads"), None);
    let cold = ScorePrior::COLD_START;
    writer.put_score_prior(cold, now()).expect("writes");
    let put = |writer: &mut Writer, social: f64| {
        let updates: Vec<_> = shows.iter().map(|show| scored(show, 50.0, Some(social), now(), now())).collect();
        writer.put_scores(&updates).expect("writes");
    };
    // Ten shows at 0.3 beside the cold start's hundred at 0.2 give 0.209, which is within the tolerance.
    put(&mut writer, 30.0);
    assert_eq!(writer.update_score_prior(cold, now()).expect("estimates"), None);
    assert!(writer.podcasts_to_score(100, now()).expect("reads").is_empty());

    put(&mut writer, 100.0);
    let moved = writer.update_score_prior(cold, now()).expect("estimates").expect("moved");
    assert_eq!(moved, ScorePrior { social: 0.273, ..cold });
    assert_eq!(writer.score_prior().expect("reads"), Some(moved));
    assert_eq!(writer.podcasts_to_score(100, now()).expect("reads").len(), 10, "all are due");
    put(&mut writer, 100.0);
    assert_eq!(
        writer.update_score_prior(moved, now()).expect("estimates"),
        None,
        "the estimate does not feed on itself"
    );
}

#[test]
fn the_history_has_a_row_for_each_day_that_changed_something() {
    let shows = shows(2);
    let (folder, mut writer) = open_with(&shows);
    let mut put = |days: i64, authority: f64, social: Option<f64>| {
        let at = now() + Duration::days(days);
        writer.put_scores(&[scored(&shows[0], authority, social, now(), at)]).expect("writes");
    };
    put(0, 40.2, None);
    put(1, 40.4, None); // Equal in whole points.
    put(2, 40.4, Some(0.0)); // A missing value differs from zero.
    put(3, 55.0, Some(0.0));
    put(3, 56.0, Some(0.0)); // The same day again.
    let tables = folder.path().join("tables");
    writer.export(&tables, "000001", 0).expect("exports");
    let database = GenerationDatabase::open(&tables, &CatalogOptions::default()).expect("opens");
    let history = database.score_history(shows[0].id).expect("reads");
    let day = |days: i64| (now() + Duration::days(days)).date_naive();
    let found: Vec<_> = history.iter().map(|point| (point.day, point.authority, point.social)).collect();
    assert_eq!(found, [(day(0), 40.2, None), (day(2), 40.4, Some(0.0)), (day(3), 56.0, Some(0.0))]);
    assert!(database.score_history(shows[1].id).expect("reads").is_empty());

    writer.delete_old_scores(day(3 * 365 + 1)).expect("writes");
    let tables = folder.path().join("later");
    writer.export(&tables, "000001", 0).expect("exports");
    let database = GenerationDatabase::open(&tables, &CatalogOptions::default()).expect("opens");
    assert_eq!(database.score_history(shows[0].id).expect("reads").len(), 2, "of three years");
}

fn date(text: &str) -> NaiveDate {
    text.parse().expect("a date")
}

/// Returns the due podcasts by title, with their chart summaries.
fn due(writer: &mut Writer) -> Vec<(String, Option<ChartSummary>, Option<NaiveDate>)> {
    let mut due = writer.podcasts_to_score(100, now()).expect("reads");
    assert!(writer.podcasts_to_score(100, now()).expect("reads").is_empty());
    let updates: Vec<_> = due
        .iter()
        .map(|due| ScoreUpdate { score: score(due.podcast.id, 1), group: None, revision: due.revision })
        .collect();
    writer.put_scores(&updates).expect("writes");
    due.sort_by(|one, other| one.podcast.title.cmp(&other.podcast.title));
    due.into_iter().map(|due| (due.podcast.title, due.chart_summary, due.charts_as_of)).collect()
}

#[test]
fn podcasts_are_due_when_their_chart_positions_change() {
    // Chart shows are matched by title and author.
    let shows: Vec<Podcast> =
        ["Show a", "Show b", "Show z"].map(|title| podcast(&format!("https://a.example/{title}"), title)).into();
    let (_folder, mut writer) = open_with(&shows);
    let (top, news) = (key(ChartSource::AppleGenre, "us", "all"), key(ChartSource::AppleGenre, "lu", "news"));
    assert_eq!(due(&mut writer).len(), 3);
    assert_eq!(writer.update_chart_summaries(date("2026-11-10")).expect("looks"), 0, "there are none");

    for (chart, day, drawn) in [
        (news, "2026-10-01", "ba"), // Too old.
        (news, "2026-11-02", "xxxxb"),
        (news, "2026-11-09", "axb"),
        (top, "2026-11-09", "xxxxxxxxa"),
        (news, "2026-11-20", "b"), // In the future.
    ] {
        put(&mut writer, capture(chart, day, drawn));
    }
    let mut weekly = capture(top, "2026-11-09", "b");
    weekly.key.frequency = earshot_model::chart::ChartFrequency::Weekly;
    put(&mut writer, weekly);
    writer.match_chart_shows().expect("matches");
    assert_eq!(writer.update_chart_summaries(date("2026-11-10")).expect("looks"), 2);
    let found = due(&mut writer);
    let as_of = date("2026-11-09");
    assert_eq!(found.iter().map(|(title, ..)| title.as_str()).collect::<Vec<_>>(), ["Show a", "Show b"]);
    assert!(found.iter().all(|(.., looked)| *looked == Some(as_of)));
    let height = earshot_model::position_value;
    // Ninth on the overall chart of the largest market, or first of a small one: 0.586 and 0.56. Only the news chart
    // was captured a week before.
    let weight = earshot_model::chart_weight(&news);
    let of_a = found[0].1.as_ref().expect("charts");
    assert_eq!((of_a.best_position, of_a.chart_count, of_a.charted_days, of_a.as_of), (Some((top, 9)), 2, 1, as_of));
    let trend = of_a.trend.expect("a week before is known");
    assert!(trend.0 < f64::EPSILON && (trend.1 - weight * height(1)).abs() < 1e-9);
    let of_b = found[1].1.as_ref().expect("charts");
    assert_eq!((of_b.best_position, of_b.chart_count, of_b.charted_days), (Some((news, 3)), 1, 2));
    let trend = of_b.trend.expect("a week before is known");
    assert!((trend.0 - weight * height(5)).abs() < 1e-9 && (trend.1 - weight * height(3)).abs() < 1e-9);

    // Neither an unchanged chart nor a small step low on a chart counts as a change.
    assert_eq!(writer.update_chart_summaries(date("2026-11-10")).expect("looks"), 0);
    put(&mut writer, capture(top, "2026-11-10", "xxxxxxxxxa"));
    writer.match_chart_shows().expect("matches");
    assert_eq!(writer.update_chart_summaries(date("2026-11-10")).expect("looks"), 0);
    // An incomplete capture shows nothing about absent shows.
    let mut cut = capture(news, "2026-11-10", "x");
    cut.is_whole = false;
    put(&mut writer, cut);
    assert_eq!(writer.update_chart_summaries(date("2026-11-10")).expect("looks"), 0);
    // When the charts are too old, no podcast has a summary.
    assert_eq!(writer.update_chart_summaries(date("2027-01-10")).expect("looks"), 2);
    assert!(due(&mut writer).iter().all(|(_, charts, looked)| charts.is_none() && looked.is_none()));
}

#[test]
fn other_weights_make_all_due() {
    let shows = shows(2);
    let (folder, mut writer) = open_with(&shows);
    assert_eq!(due(&mut writer).len(), 2);
    writer.make_outdated_scores_due().expect("writes");
    assert!(due(&mut writer).is_empty(), "they are the same");
    writer.release();
    let connection = duckdb::Connection::open(DataDir::new(folder.path()).catalog()).expect("opens");
    connection.execute_batch("UPDATE scores SET weights = 1").expect("writes");
    drop(connection);
    writer.make_outdated_scores_due().expect("writes");
    assert_eq!(due(&mut writer).len(), 2);
}

//! Compares polling policies by the delay until they see new episodes: a simulation over publish times of real feeds.
//!
//! `cargo bench -p earshot-benches --bench schedule [-- FOLDER]`
#![expect(clippy::print_stdout, reason = "the table is the output")]

mod hazard;
mod policy;
mod record;
mod simulation;

use earshot_ingest::schedule::ScheduleSettings;
use hazard::EqualMassPolicy;
use policy::{FixedInterval, MinifluxPolicy, MygpoPolicy, Policy, RatePolicy, RhythmPolicy};
use record::{PublishRecord, Window};
use simulation::simulate;
use std::hint::black_box;
use std::path::{Path, PathBuf};
use std::time::Instant;

/// The constants of the rhythm were chosen on the first window only.
const WINDOWS: [(&str, Window); 3] = [
    ("tuning set: the last 120 days of each show", Window { from_day: 120, to_day: 0 }),
    ("hold-out: days 480 to 120 before its newest episode", Window { from_day: 480, to_day: 120 }),
    ("older hold-out: days 840 to 480", Window { from_day: 840, to_day: 480 }),
];

fn main() {
    let given = std::env::args().skip(1).find(|argument| !argument.starts_with("--")).map(PathBuf::from);
    let folder = given.unwrap_or_else(|| Path::new(env!("CARGO_MANIFEST_DIR")).join("../../shared/real/feeds/shows"));
    let records = record::read_records(&folder);
    if records.is_empty() {
        println!("no feeds with 12 dated episodes below {}", folder.display());
        return;
    }
    measure_speed(&records);
    for (name, window) in WINDOWS {
        println!("\n{name}");
        print_table(&records, window, 0);
    }
    println!("\nhold-out, with episodes that appear 30 minutes after their date");
    print_table(&records, WINDOWS[1].1, 1_800);
}

/// Measures the cost of the decision: learning a rhythm on each new episode, and computing the next check after each
/// poll.
fn measure_speed(records: &[PublishRecord]) {
    let rounds = 100;
    let mut ours = RhythmPolicy::new(ScheduleSettings::default().poll_rate);
    let mut cost = |has_news: bool| {
        let start = Instant::now();
        for _ in 0..rounds {
            for record in records {
                let now = record.times.last().copied().unwrap_or_default() + 3_600;
                black_box(ours.next_wait(black_box(&record.times), now, has_news));
            }
        }
        start.elapsed().as_secs_f64() * 1e6 / f64::from(rounds) / records.len() as f64
    };
    let (both, next) = (cost(true), cost(false));
    println!("learning and next check {both:.1} us, next check alone {next:.1} us");
}

fn print_table(records: &[PublishRecord], window: Window, lag_s: i64) {
    println!(
        "{:<26}{:>7}{:>7}{:>7}{:>7}{:>7}{:>9}{:>8}",
        "policy", "polls", "mean", "p50", "p95", "p99", "by show", "awake"
    );
    let mut what = None;
    for (name, make) in policies() {
        let figures = simulate(records, window, lag_s, &*make);
        println!(
            "{name:<26}{:>7.2}{:>7.0}{:>7.0}{:>7.0}{:>7.0}{:>9.0}{:>8.0}",
            figures.polls_a_day,
            figures.mean,
            figures.quantile(0.50),
            figures.quantile(0.95),
            figures.quantile(0.99),
            figures.mean_by_show,
            figures.mean_awake,
        );
        what = Some((figures.shows, figures.episodes));
    }
    if let Some((shows, episodes)) = what {
        println!("{shows} shows, {episodes} episodes; polls per day and show, delays in minutes, over episodes;");
        println!("by show: mean over shows; awake: mean over episodes within 180 days of the previous one");
    }
}

type PolicyFactory = Box<dyn Fn() -> Box<dyn Policy>>;

fn policies() -> Vec<(String, PolicyFactory)> {
    let mut all: Vec<(String, PolicyFactory)> = Vec::new();
    for hours in [24, 6, 4, 2, 1] {
        all.push((format!("fixed {hours} h"), Box::new(move || Box::new(FixedInterval { hours }))));
    }
    all.push(("Miniflux entry_frequency".into(), Box::new(|| Box::new(MinifluxPolicy))));
    all.push(("mygpo".into(), Box::new(|| Box::new(MygpoPolicy { factor: 1.0 }))));
    for c in [0.045, 0.1] {
        all.push((format!("rate only, c = {c}"), Box::new(move || Box::new(RatePolicy { c }))));
    }
    for polls in [12.0, 40.0] {
        all.push((format!("equal mass, 1/{polls}"), Box::new(move || Box::new(EqualMassPolicy { polls }))));
    }
    for c in [0.02, 0.045, 0.07, ScheduleSettings::default().poll_rate, 0.1, 0.22] {
        all.push((format!("Earshot, c = {c}"), Box::new(move || Box::new(RhythmPolicy::new(c)))));
    }
    all
}

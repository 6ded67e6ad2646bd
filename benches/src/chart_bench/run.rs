//! One run: import, size, queries.

use super::arguments::Arguments;
use super::chart_queries::{measure_chart_with_days, measure_full_history, measure_movement};
use super::synthetic_charts::SyntheticCharts;
use crate::failure::Failure;
use crate::search_bench::machine::{folder_bytes, peak_bytes};
use chrono::Days;
use earshot_catalog::{CatalogOptions, ChartHistory, DataDir, Writer, generation};
use earshot_ingest::platforms::charts::{ExpectedChart, read_chart};
use earshot_model::chart::{ChartCapture, ChartFrequency, ChartPlatform};
use rayon::prelude::*;
use std::fs;
use std::time::{Duration, Instant};

/// Runs the benchmark. `print` receives the table, `say` the progress.
///
/// # Errors
/// When a file cannot be written or read.
pub fn run(arguments: &Arguments, print: &mut dyn FnMut(&str), say: &mut dyn FnMut(&str)) -> Result<(), Failure> {
    if arguments.folder.exists() {
        fs::remove_dir_all(&arguments.folder)?;
    }
    let dir = DataDir::new(&arguments.folder);
    let world =
        SyntheticCharts::new(arguments.countries.into(), arguments.categories.into(), arguments.depth, arguments.days);
    let mut writer = Writer::open(&dir, CatalogOptions::default(), "chart-bench")?;
    let (mut rows, mut bytes) = (0_u64, 0_u64);
    let (mut inventing, mut reading, mut writing) = (Duration::ZERO, Duration::ZERO, Duration::ZERO);
    for day in 0..arguments.days {
        let begun = Instant::now();
        let charts: Vec<(usize, usize)> = (0..world.countries.len())
            .flat_map(|country| (0..world.categories.len()).map(move |category| (country, category)))
            .collect();
        let payloads: Vec<(usize, String)> = charts
            .par_iter()
            .filter_map(|(country, category)| Some((*category, world.payload(*country, *category, day)?)))
            .collect();
        inventing += begun.elapsed();
        bytes += payloads.iter().map(|(_, payload)| payload.len() as u64).sum::<u64>();
        let begun = Instant::now();
        let captures: Vec<ChartCapture> = payloads
            .par_iter()
            .map(|(category, payload)| {
                let hints = ExpectedChart {
                    platform: Some(ChartPlatform::Apple),
                    country: None,
                    category: Some(world.categories[*category]),
                    frequency: ChartFrequency::Daily,
                    captured_at: None,
                    now: chrono::DateTime::from_timestamp(4_000_000_000, 0).unwrap_or_default(),
                };
                Ok(read_chart(payload.as_bytes(), &hints).map_err(|error| error.to_string())?.capture)
            })
            .collect::<Result<_, String>>()?;
        reading += begun.elapsed();
        let begun = Instant::now();
        let date = world.first.checked_add_days(Days::new(u64::from(day))).ok_or("the end of time")?;
        rows += writer.put_charts(ChartPlatform::Apple, date, &captures)?.positions;
        writing += begun.elapsed();
        if day % 30 == 29 {
            say(&format!("{} days, {rows} positions: {:.0} s", day + 1, (reading + writing).as_secs_f64()));
        }
    }
    let begun = Instant::now();
    writer.match_chart_shows()?;
    writer.compact_charts()?;
    let compacting = begun.elapsed();
    let next = generation::start(&DataDir::new(arguments.folder.join("generation")), Duration::ZERO)?;
    let begun = Instant::now();
    writer.export_charts(&next)?;
    let exporting = begun.elapsed();
    drop(writer);

    let seconds = |time: Duration| format!("{:.1} s", time.as_secs_f64());
    let megabytes = |bytes: u64| format!("{:.0} MB", bytes as f64 / 1e6);
    // The files of months are hard links in the generation, so they count once.
    let own = |path: &std::path::Path| !path.starts_with(arguments.folder.join("generation"));
    let mut table = String::from("| what | figure |\n|---|---|\n");
    let mut row = |what: &str, figure: String| table.push_str(&format!("| {what} | {figure} |\n"));
    row("positions", rows.to_string());
    row("payloads read", format!("{} in {} (invented in {})", megabytes(bytes), seconds(reading), seconds(inventing)));
    row("days written", seconds(writing));
    row("months compacted", seconds(compacting));
    row("import", seconds(reading + writing + compacting));
    row("generation made", seconds(exporting));
    row("on disk", megabytes(folder_bytes(&arguments.folder, &own)?));
    if let Some(peak) = peak_bytes() {
        row("peak memory", megabytes(peak));
    }
    let begun = Instant::now();
    let history = ChartHistory::open(&next.charts(), &CatalogOptions::default())?;
    row("opened", format!("{:.1} ms", begun.elapsed().as_secs_f64() * 1e3));
    let last = history.spans().iter().map(|span| span.last).max().ok_or("no chart was captured")?;
    // Selects shows of the charts: the first of each chart, which includes those of every country, and some further
    // down.
    let mut shows = Vec::new();
    for span in history.spans().iter().step_by(7).filter(|span| span.last == last).take(200) {
        let rows = history.rows_of_chart(span.key, last, last)?;
        let rows = rows.get(&last).map_or(&[][..], Vec::as_slice);
        shows.extend([0, 3, 40, 150].iter().filter_map(|place| Some(rows.get(*place)?.1)));
    }
    let requested = [
        measure_movement(&history, arguments.queries)?,
        measure_chart_with_days(&history, arguments.queries)?,
        measure_full_history(&history, arguments.queries, &shows)?,
    ];
    for timed in &requested {
        let milliseconds = |percent| format!("{:.1}", timed.percentile(percent).as_secs_f64() * 1e3);
        let (p50, p99, most) = (milliseconds(50), milliseconds(99), milliseconds(100));
        let each = timed.rows / timed.times.len().max(1);
        row(timed.name, format!("p50 {p50} ms, p99 {p99} ms, most {most} ms ({each} rows each)"));
    }
    print(&table);
    Ok(())
}

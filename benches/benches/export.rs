//! Time and memory of writing 5,000 podcasts with all columns in each format, on one thread. The goal is under 2 s and under
//! 50 MB. Records are made while they are written, as the API reads them.

#![expect(clippy::print_stdout, reason = "a program that prints figures")]

use earshot_export::{ExportTable, ExportWriter, WriteError};
use earshot_model::export::{
    ExportColumnGroup, ExportFormat, ExportRecord, ExportSource, SocialFigures, choose_columns,
};
use earshot_model::{SocialKind, Tier, Timestamp};
use std::io::Read;
use std::process::ExitCode;
use std::sync::Arc;
use std::time::{Duration, Instant};

const RECORDS: usize = 5_000;
const CHUNK: usize = 50;
const MAX_TIME: Duration = Duration::from_secs(2);
const MAX_GROWTH_BYTES: u64 = 50 << 20;

fn main() -> ExitCode {
    println!("format      ms   file KB   peak growth KB");
    let mut is_fine = true;
    for format in ExportFormat::ALL {
        reset_peak();
        let before = memory("VmRSS:");
        let began = Instant::now();
        let file_bytes = write_file(*format).expect("the export is written");
        let took = began.elapsed();
        let growth = memory("VmHWM:").saturating_sub(before);
        is_fine &= took < MAX_TIME && growth < MAX_GROWTH_BYTES;
        println!("{:8} {:5} {:9} {:16}", format.as_str(), took.as_millis(), file_bytes >> 10, growth >> 10);
    }
    if is_fine { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// Writes a file and reads it once, as a response does.
fn write_file(format: ExportFormat) -> Result<usize, WriteError> {
    let columns = choose_columns(ExportSource::Search, ExportColumnGroup::ALL, Tier::Admin);
    let table = ExportTable {
        title: "Podcasts".to_owned(),
        columns: columns.into_iter().map(Into::into).collect(),
        exported_at: Timestamp::UNIX_EPOCH,
    };
    let chunks = (0..RECORDS / CHUNK).map(|chunk| (0..CHUNK).map(|n| record(chunk * CHUNK + n)).collect::<Vec<_>>());
    let mut file_bytes = 0;
    match ExportWriter::new(format, Arc::new(table), true)? {
        ExportWriter::Stream(mut writer) => {
            let mut bytes = Vec::new();
            writer.begin(&mut bytes)?;
            for records in chunks {
                writer.write(&records, &mut bytes)?;
                file_bytes += bytes.len();
                bytes.clear();
            }
            writer.end(&mut bytes)?;
            file_bytes += bytes.len();
        }
        ExportWriter::File(mut writer) => {
            for records in chunks {
                writer.write(&records)?;
            }
            let (mut file, mut block) = (writer.finish()?, vec![0; 64 << 10]);
            loop {
                match file.read(&mut block)? {
                    0 => break,
                    length => file_bytes += length,
                }
            }
        }
    }
    Ok(file_bytes)
}

fn record(number: usize) -> ExportRecord {
    let text = |what: &str| Some(format!("{what} {number}"));
    let kinds = [SocialKind::Facebook, SocialKind::Instagram, SocialKind::Twitter, SocialKind::Youtube];
    let count = i64::try_from(number).ok();
    ExportRecord {
        podcast_id: format!("917393e3-1b1e-5cef-ace4-{number:012}"),
        slug: format!("podcast-{number}"),
        title: format!("The podcast with the number {number}"),
        page_url: format!("https://earshot.example/podcasts/podcast-{number}"),
        is_in_catalog: true,
        author: text("Author"),
        host_names: vec![format!("Host {number}"), "Ann Author".to_owned()],
        genres: vec!["Business".to_owned(), "Entrepreneurship".to_owned()],
        language: Some("en".to_owned()),
        image_url: text("https://img.example/a.png?x="),
        feed_url: text("https://feeds.example/"),
        apple_id: count,
        spotify_id: text("spotify"),
        is_explicit: Some(number.is_multiple_of(3)),
        has_guests: Some(number.is_multiple_of(2)),
        episode_count: count,
        transcript_count: count,
        first_episode_at: Some(Timestamp::UNIX_EPOCH),
        last_episode_at: Some(Timestamp::UNIX_EPOCH),
        update_frequency: Some("weekly".to_owned()),
        monthly_listeners: count,
        description: Some(format!("About {number}, \"quoted\" & more. ").repeat(40)),
        countries: vec!["GB".to_owned(), "US".to_owned()],
        website_url: text("https://show.example/"),
        owner_name: text("Owner"),
        primary_contact_email: Some(format!("show{number}@example.org")),
        emails: vec![format!("show{number}@example.org"), format!("press{number}@example.org")],
        socials: SocialFigures {
            links: kinds.map(|kind| (kind, format!("https://{}.example/{number}", kind.as_str()))).to_vec(),
            youtube_subscribers: count,
            ..SocialFigures::default()
        },
        apple_rating: Some(4.5),
        apple_ratings_count: count,
        authority_score: Some(61.25),
        quality_score: Some(70.5),
        ..ExportRecord::default()
    }
}

/// Resets the process's peak memory to its current value.
fn reset_peak() {
    std::fs::write("/proc/self/clear_refs", "5").expect("Linux");
}

/// A line of `/proc/self/status`, in bytes.
fn memory(name: &str) -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").expect("Linux");
    let line = status.lines().find_map(|line| line.strip_prefix(name)).expect("a line");
    line.trim().trim_end_matches(" kB").parse::<u64>().expect("a number") << 10
}

//! Speed of assistance by rules on one thread: reviews of 200 podcasts for a guest, and the preparation from fifty long transcripts.

use chrono::{DateTime, Duration, Utc};
use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use earshot_assist::facts::{EpisodeFacts, GuestFacts, ShowFacts, SpeakerRole, TranscriptCue};
use earshot_assist::guest_preparation::prepare;
use earshot_assist::relevancy::RelevancyReviewer;
use earshot_assist::words::CorpusStatistics;
use std::hint::black_box;

const SHOWS: usize = 200;
const EPISODES: usize = 50;
const CUES: u32 = 600;
const SUBJECTS: [&str; 8] = ["sleep", "harbors", "bread", "tax law", "chess", "volcanoes", "jazz", "bridges"];

fn now() -> DateTime<Utc> {
    DateTime::from_timestamp(1_764_156_000, 0).expect("a date")
}

fn guest() -> GuestFacts {
    GuestFacts {
        first_name: "Lin".to_owned(),
        last_name: "Abel".to_owned(),
        topics: ["sleep", "night work", "hospitals"].map(str::to_owned).into(),
        short_bio: "Lin Abel studies how people sleep who work at night.".to_owned(),
        ..GuestFacts::default()
    }
}

/// A show with episodes of 750 characters each.
fn show(number: usize) -> ShowFacts {
    let subject = |episode: usize| SUBJECTS[(number * 7 + episode * 3) % SUBJECTS.len()];
    let episode = |place: usize| EpisodeFacts {
        id: format!("{number}-{place}"),
        slug: format!("{number}-{place}"),
        title: format!("What {} taught us, part {place}", subject(place)),
        published: Some(now() - Duration::days(7 * place as i64 + 1)),
        description: format!(
            "We went to see people who live with {}, day and night, and spoke of work. ",
            subject(place)
        )
        .repeat(10),
        ..EpisodeFacts::default()
    };
    ShowFacts {
        id: number.to_string(),
        slug: number.to_string(),
        title: format!("The {} hour {number}", subject(0)),
        description: format!("A show about {} and {}.", subject(0), subject(1)),
        takes_guests: Some(true),
        episodes: (0..EPISODES).map(episode).collect(),
        ..ShowFacts::default()
    }
}

fn add_transcripts(show: &mut ShowFacts) {
    for (number, episode) in show.episodes.iter_mut().enumerate() {
        let cue = |second, speaker: &str, role, text| TranscriptCue {
            second: Some(second),
            speaker: Some(speaker.to_owned()),
            role,
            text,
        };
        for part in 0..CUES {
            let text = format!("We walked to house {part} and spoke of rain, then of work {number} and of sleep.");
            episode.cues.push(cue(part * 4, "Guest", SpeakerRole::Guest, text));
            if part % 20 == 0 {
                let question = format!("What did house {part} look like to you in {number}?");
                episode.cues.push(cue(part * 4 + 3, "Dana", SpeakerRole::Host, question));
            }
        }
    }
}

fn assistance(criterion: &mut Criterion) {
    let shows: Vec<ShowFacts> = (0..SHOWS).map(show).collect();
    let statistics = CorpusStatistics::from_shows(shows.iter());
    let guest = guest();
    let reviewer = RelevancyReviewer::new(Some(&guest), None, &statistics, now()).expect("topics");
    let mut group = criterion.benchmark_group("assistance by rules");
    group.sample_size(10);
    group.throughput(Throughput::Elements(SHOWS as u64));
    group.bench_function("reviews of 200 podcasts with 50 episodes each", |bencher| {
        bencher.iter(|| shows.iter().map(|show| reviewer.review(black_box(show)).rating).max());
    });
    let mut spoken = show(0);
    add_transcripts(&mut spoken);
    group.throughput(Throughput::Elements(1));
    group.bench_function("preparation from 50 transcripts of 630 cues", |bencher| {
        bencher.iter(|| prepare(Some(&guest), black_box(&spoken), now()).expect("there are transcripts"));
    });
    group.finish();
}

criterion_group!(benches, assistance);
criterion_main!(benches);

//! How fast people and sponsors are found, one thread: made-up descriptions of about 600 bytes, all of them different.

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use earshot_scoring::people::{EpisodeText, GivenNames, ShowPeople, ShowText, people_of};
use earshot_scoring::sponsors::sponsors_of;
use std::hint::black_box;

const EPISODES: usize = 2_000;

struct Texts {
    title: String,
    plain: String,
    html: String,
}

/// Names, offers and prose in turns, so that every rule has work.
fn texts(number: usize) -> Texts {
    const GIVEN: &[&str] = &["Anna", "Ben", "Carla", "David", "Elena", "Frank", "Greta", "Hugo"];
    const FAMILY: &[&str] = &["Miller", "Otto", "van der Berg", "Garcia", "Novak", "Larsen", "Rossi", "Hill"];
    let name = |salt: usize| format!("{} {}", GIVEN[(number / salt) % 8], FAMILY[(number / salt / 8) % 8]);
    let (one, other) = (name(1), name(3));
    let prose = "We look at what changed in the last year, what stayed as it was, and what nobody saw coming when \
        it all began. Along the way there are stories from the field and a few questions that listeners sent in. ";
    let first = format!("{one} talks to {other}, founder of Acme {number}, about how tea is made. {prose}");
    let last = format!(
        "This episode is brought to you by <a href=\"https://acme{number}.example/tea\">Acme {number}</a>. Use code \
         TEA{number} for 20% off. Support the show: https://www.patreon.com/tea{number}"
    );
    Texts {
        title: format!("#{number}: {other} on tea"),
        plain: format!("{first}\n{last}"),
        html: format!("<p>{first}</p><p>{last}</p>"),
    }
}

fn credits(criterion: &mut Criterion) {
    let all: Vec<Texts> = (0..EPISODES).map(texts).collect();
    let names = GivenNames::default();
    let show = ShowText { title: "Tea Talk", author: Some("Anna Miller"), ..ShowText::default() };
    let people = ShowPeople::read(&show, &names);
    let mut group = criterion.benchmark_group("credits");
    group.throughput(Throughput::Elements(EPISODES as u64));
    group.sample_size(10);
    group.bench_function("people and sponsors of a description", |bencher| {
        bencher.iter(|| {
            let found = all.iter().map(|texts| {
                let episode = EpisodeText {
                    title: &texts.title,
                    description: &texts.plain,
                    description_html: &texts.html,
                    ..EpisodeText::default()
                };
                let people = people_of(&people, black_box(&episode), &names);
                people.len() + sponsors_of(&show, &episode, &people).len()
            });
            found.sum::<usize>()
        });
    });
    group.finish();
}

criterion_group!(benches, credits);
criterion_main!(benches);

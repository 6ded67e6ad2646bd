//! Speed of finding people and sponsors on one thread, in generated descriptions of about 600 bytes, all different.

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use earshot_benches::credit_texts::{CreditTexts, credit_texts};
use earshot_scoring::people::{EpisodeText, ShowPeople, ShowText, find_people};
use earshot_scoring::sponsors::find_sponsors;
use std::hint::black_box;

const EPISODES: usize = 2_000;

fn credits(criterion: &mut Criterion) {
    let all: Vec<CreditTexts> = (0..EPISODES).map(credit_texts).collect();
    let show = ShowText { title: "Tea Talk", author: Some("Anna Miller"), ..ShowText::default() };
    let people = ShowPeople::read(&show);
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
                let people = find_people(&people, black_box(&episode));
                people.len() + find_sponsors(&show, &episode, &people).len()
            });
            found.sum::<usize>()
        });
    });
    group.finish();
}

criterion_group!(benches, credits);
criterion_main!(benches);

//! Training of the offline term table: seconds, memory, size.

use super::corpus::mix;
use crate::failure::Failure;
use crate::search_bench::machine::{cpu_time, cpu_time_since};
use crate::search_bench::table::{Table, megabytes, thousands};
use earshot_indexer::embedding::{TableRules, TableTrainer, TermReader};
use std::fmt::Write as _;
use std::path::Path;
use std::time::Instant;

/// Words per document: a description, or a passage of a transcript.
const WORDS: u64 = 160;
const VOCABULARY: f64 = 300_000.0;
const TOPICS: u64 = 2_000;
/// Words that belong to a topic.
const TOPIC_WORDS: u64 = 300;

/// Generates a text with Zipf-distributed words, a third of them from its topic.
#[expect(clippy::cast_precision_loss, clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "draws")]
fn invent_document(seed: u64, number: u64) -> String {
    let topic = mix(seed, number) % TOPICS;
    let mut text = String::new();
    for word in 0..WORDS {
        let draw = mix(mix(seed, number), word);
        let rank = if draw.is_multiple_of(3) {
            mix(topic, (draw >> 8) % TOPIC_WORDS) % VOCABULARY as u64
        } else {
            VOCABULARY.powf((draw >> 11) as f64 / (1_u64 << 53) as f64) as u64
        };
        // Letters only, so that the stemmer has work and no number is split.
        let _ = write!(text, "{} ", invent_word(rank));
    }
    text
}

fn invent_word(mut rank: u64) -> String {
    let mut name = String::from("w");
    loop {
        name.push(char::from(b'a' + u8::try_from(rank % 26).unwrap_or_default()));
        rank /= 26;
        if rank == 0 {
            return name;
        }
    }
}

/// Trains on `documents` documents.
pub fn measure_term_table(
    documents: usize,
    folder: &Path,
    seed: u64,
    say: &mut dyn FnMut(&str),
) -> Result<String, Failure> {
    say(&format!("training on {} documents", thousands(documents as u64)));
    std::fs::create_dir_all(folder)?;
    let (started, cpu) = (Instant::now(), cpu_time());
    let mut trainer = TableTrainer::new(TableRules { documents, seed, ..TableRules::default() });
    for number in 0..documents as u64 {
        trainer.sample_document(&invent_document(seed, number), Some("en"));
    }
    let read = started.elapsed().as_secs_f64();
    let path = folder.join("terms");
    let trained = trainer.train(&path)?;
    let seconds = started.elapsed().as_secs_f64();
    let cpu = cpu_time_since(cpu).map(|time| time.as_secs_f64());

    let texts: Vec<String> = (0..2_000).map(|number| invent_document(seed ^ 1, number)).collect();
    let mut reader = TermReader::default();
    let embedding = Instant::now();
    let known = texts.iter().filter(|text| trained.embed(&mut reader, text, Some("en")).is_some()).count();
    let each = embedding.elapsed().as_secs_f64() * 1e6 / texts.len() as f64;

    let mut table = Table::new(&["offline table", "value"]);
    table.row([
        "documents, terms".to_owned(),
        format!("{}, {}", thousands(documents as u64), thousands(trained.len() as u64)),
    ]);
    table.row(["reading and analysing".to_owned(), format!("{read:.1} s")]);
    table.row(["training, reading and all".to_owned(), format!("{seconds:.1} s")]);
    if let Some(cpu) = cpu {
        table.row(["processor time".to_owned(), format!("{cpu:.1} s")]);
    }
    table.row(["file".to_owned(), megabytes(std::fs::metadata(&path)?.len())]);
    table.row(["a document of 160 words".to_owned(), format!("{each:.0} µs, {known} of {} known", texts.len())]);
    Ok(table.into_text())
}

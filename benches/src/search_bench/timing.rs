//! Runs many queries and measures their times.

use crate::failure::Failure;
use std::time::{Duration, Instant};

/// Number of consecutive queries per peer before the next peer's turn.
const QUERIES_PER_TURN: usize = 20;

/// The times of a set of queries, sorted.
pub struct Times {
    milliseconds: Vec<f64>,
    /// Total number of hits.
    pub hits: usize,
    /// Time from the first query to the last result.
    pub elapsed: Duration,
}

impl Times {
    fn from_answers(answers: Vec<(f64, usize)>, elapsed: Duration) -> Self {
        let hits = answers.iter().map(|(_, hits)| hits).sum();
        let mut milliseconds: Vec<f64> = answers.into_iter().map(|(time, _)| time).collect();
        milliseconds.sort_unstable_by(f64::total_cmp);
        Self { milliseconds, hits, elapsed }
    }

    /// Merges several sets that ran sequentially.
    pub fn merge<'t>(all: impl Iterator<Item = &'t Self>) -> Self {
        let mut together = Self { milliseconds: Vec::new(), hits: 0, elapsed: Duration::ZERO };
        for times in all {
            together.milliseconds.extend(&times.milliseconds);
            together.hits += times.hits;
            together.elapsed += times.elapsed;
        }
        together.milliseconds.sort_unstable_by(f64::total_cmp);
        together
    }

    /// Returns the percentile by nearest rank.
    pub fn percentile(&self, percent: usize) -> f64 {
        let rank = (self.milliseconds.len() * percent).div_ceil(100).max(1);
        self.milliseconds.get(rank - 1).copied().unwrap_or_default()
    }

    #[expect(clippy::cast_precision_loss, reason = "counts of questions are small")]
    pub fn mean(&self) -> f64 {
        self.milliseconds.iter().sum::<f64>() / self.milliseconds.len().max(1) as f64
    }

    #[expect(clippy::cast_precision_loss, reason = "counts of questions are small")]
    pub fn per_second(&self) -> f64 {
        self.milliseconds.len() as f64 / self.elapsed.as_secs_f64()
    }
}

/// Runs every query once to warm up and once timed, on `threads` threads.
///
/// # Errors
/// The first error of a query.
pub fn measure<Q: Sync>(
    questions: &[Q],
    threads: usize,
    ask: impl Fn(&Q) -> Result<usize, Failure> + Sync,
) -> Result<Times, Failure> {
    for question in questions {
        ask(question)?;
    }
    let started = Instant::now();
    let work = |first: usize| -> Result<Vec<(f64, usize)>, Failure> {
        questions.iter().skip(first).step_by(threads).map(|question| time_query(|| ask(question))).collect()
    };
    let answers = std::thread::scope(|scope| {
        let running: Vec<_> = (1..threads).map(|first| scope.spawn(move || work(first))).collect();
        let mut answers = work(0)?;
        for thread in running {
            answers.extend(thread.join().map_err(|_| "a search thread has panicked")??);
        }
        Ok::<_, Failure>(answers)
    })?;
    Ok(Times::from_answers(answers, started.elapsed()))
}

/// A search function of a peer. It returns the number of hits.
pub type PeerSearch<'a, Q> = &'a dyn Fn(&Q) -> Result<usize, Failure>;

/// Runs the same queries on all peers, some in a row per peer, in rotating order. A slow moment of the machine affects
/// all peers, and each is as warm as when it runs alone.
///
/// # Errors
/// The first error of a query.
pub fn compare<Q>(questions: &[Q], peers: &[PeerSearch<'_, Q>]) -> Result<Vec<Times>, Failure> {
    for ask in peers {
        for question in questions {
            ask(question)?;
        }
    }
    let mut answers = vec![Vec::with_capacity(questions.len()); peers.len()];
    let started = Instant::now();
    for (round, row) in questions.chunks(QUERIES_PER_TURN).enumerate() {
        for turn in 0..peers.len() {
            let peer = (round + turn) % peers.len();
            for question in row {
                answers[peer].push(time_query(|| peers[peer](question))?);
            }
        }
    }
    Ok(answers.into_iter().map(|answers| Times::from_answers(answers, started.elapsed())).collect())
}

fn time_query(ask: impl FnOnce() -> Result<usize, Failure>) -> Result<(f64, usize), Failure> {
    let started = Instant::now();
    let hits = ask()?;
    Ok((started.elapsed().as_secs_f64() * 1000.0, hits))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::atomic::{AtomicUsize, Ordering};

    #[test]
    fn percentiles_are_of_the_nearest_rank() {
        let answers = (1..=200).rev().map(|time| (f64::from(time), 2)).collect();
        let times = Times::from_answers(answers, Duration::from_secs(2));
        assert_eq!((times.percentile(50), times.percentile(99), times.percentile(100)), (100.0, 198.0, 200.0));
        assert_eq!((times.mean(), times.hits, times.per_second()), (100.5, 400, 100.0));
        let one = Times::from_answers(vec![(7.0, 0)], Duration::from_secs(1));
        assert_eq!((one.percentile(1), one.percentile(99)), (7.0, 7.0));
        let both = Times::merge([&times, &one].into_iter());
        assert_eq!((both.percentile(4), both.hits, both.elapsed), (8.0, 400, Duration::from_secs(3)));
    }

    #[test]
    fn every_query_is_timed_once_on_any_number_of_threads() {
        for threads in [1, 2, 7] {
            let requested = AtomicUsize::new(0);
            let questions: Vec<usize> = (0..5).collect();
            let times = measure(&questions, threads, |question| {
                requested.fetch_add(1, Ordering::Relaxed);
                Ok(*question)
            });
            assert_eq!(times.unwrap().hits, 10);
            assert_eq!(requested.into_inner(), 10, "once to warm up, once for the clock");
        }
    }

    #[test]
    fn peers_run_the_same_queries() {
        let double = |question: &usize| Ok(question * 2);
        let same = |question: &usize| Ok(*question);
        let times = compare(&[1, 2, 3], &[&double, &same]).unwrap();
        assert_eq!(times.iter().map(|times| times.hits).collect::<Vec<_>>(), [12, 6]);
        let fails = |_: &usize| Err("no".into());
        assert!(compare(&[1], &[&fails]).is_err());
    }
}

//! Runs parts of one search in parallel.

use super::index_read_error::IndexReadError;
use std::sync::atomic::{AtomicUsize, Ordering};

/// Runs `work` on each part and returns the results in order. The first part runs on this thread, the others on other
/// threads.
pub fn map_in_parallel<P: Send, T: Send>(
    parts: impl IntoIterator<Item = P>,
    work: impl Fn(P) -> Result<T, IndexReadError> + Sync,
) -> Result<Vec<T>, IndexReadError> {
    let mut parts = parts.into_iter();
    let Some(first) = parts.next() else { return Ok(Vec::new()) };
    let rest: Vec<P> = parts.collect();
    if rest.is_empty() {
        return Ok(vec![work(first)?]);
    }
    let mut answers: Vec<Option<Result<T, IndexReadError>>> = rest.iter().map(|_| None).collect();
    // This thread works too, because handing over all parts and waiting costs two more thread switches.
    let own = rayon::in_place_scope(|scope| {
        for (answer, part) in answers.iter_mut().zip(rest) {
            let work = &work;
            scope.spawn(move |_| *answer = Some(work(part)));
        }
        work(first)
    });
    std::iter::once(own).chain(answers.into_iter().flatten()).collect()
}

/// Runs `work` on each item and returns the results in order. Each thread takes the next item when it has finished one,
/// because woken threads start late and items differ in duration. `begin` creates the state of a thread; a thread
/// starts for every `of_a_thread` items.
pub fn map_items_in_parallel<P: Sync, W, T: Send>(
    items: &[P],
    of_a_thread: usize,
    begin: impl Fn() -> W + Sync,
    work: impl Fn(&mut W, &P) -> Result<T, IndexReadError> + Sync,
) -> Result<Vec<T>, IndexReadError> {
    let next = AtomicUsize::new(0);
    let take_part = |_| {
        let mut with = begin();
        let mut answers = Vec::new();
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            let Some(item) = items.get(number) else { return Ok(answers) };
            answers.push((number, work(&mut with, item)?));
        }
    };
    let threads = items.len().div_ceil(of_a_thread).clamp(1, rayon::current_num_threads());
    let mut answers: Vec<(usize, T)> = map_in_parallel(0..threads, take_part)?.into_iter().flatten().collect();
    answers.sort_unstable_by_key(|(number, _)| *number);
    Ok(answers.into_iter().map(|(_, answer)| answer).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_are_in_the_order_of_the_parts() {
        for parts in 0..5 {
            let squares = map_in_parallel(0..parts, |number: u64| Ok(number * number)).unwrap();
            assert_eq!(squares, (0..parts).map(|number| number * number).collect::<Vec<_>>());
        }
        let fails =
            |number| if number == 2 { Err(tantivy::TantivyError::SystemError("no".into()).into()) } else { Ok(number) };
        assert!(map_in_parallel(0..4, fails).is_err());
    }

    #[test]
    fn results_are_in_the_order_of_the_items() {
        for count in [0, 1, 5, 6, 200] {
            let items: Vec<u64> = (0..count).collect();
            let done = AtomicUsize::new(0);
            let squares = map_items_in_parallel(
                &items,
                5,
                || &done,
                |done, number| {
                    done.fetch_add(1, Ordering::Relaxed);
                    Ok(number * number)
                },
            );
            assert_eq!(squares.unwrap(), items.iter().map(|number| number * number).collect::<Vec<_>>());
            assert_eq!(done.into_inner(), items.len());
        }
        let fails = |_: &mut (), number: &u64| {
            if *number == 7 { Err(tantivy::TantivyError::SystemError("no".into()).into()) } else { Ok(*number) }
        };
        assert!(map_items_in_parallel(&(0..20).collect::<Vec<u64>>(), 5, || (), fails).is_err());
    }
}

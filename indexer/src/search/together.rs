//! Parts of one search that are done at the same time.

use super::fault::Fault;

/// Does `work` on each part and returns the answers in their order; the parts after the first on other threads.
pub fn together<P: Send, T: Send>(
    parts: impl IntoIterator<Item = P>,
    work: impl Fn(P) -> Result<T, Fault> + Sync,
) -> Result<Vec<T>, Fault> {
    let mut parts = parts.into_iter();
    let Some(first) = parts.next() else { return Ok(Vec::new()) };
    let rest: Vec<P> = parts.collect();
    if rest.is_empty() {
        return Ok(vec![work(first)?]);
    }
    let mut answers: Vec<Option<Result<T, Fault>>> = rest.iter().map(|_| None).collect();
    // This thread does its share: to hand over everything and wait costs two switches more.
    let own = rayon::in_place_scope(|scope| {
        for (answer, part) in answers.iter_mut().zip(rest) {
            let work = &work;
            scope.spawn(move |_| *answer = Some(work(part)));
        }
        work(first)
    });
    std::iter::once(own).chain(answers.into_iter().flatten()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn answers_are_in_the_order_of_the_parts() {
        for parts in 0..5 {
            let squares = together(0..parts, |number: u64| Ok(number * number)).unwrap();
            assert_eq!(squares, (0..parts).map(|number| number * number).collect::<Vec<_>>());
        }
        let fails =
            |number| if number == 2 { Err(tantivy::TantivyError::SystemError("no".into()).into()) } else { Ok(number) };
        assert!(together(0..4, fails).is_err());
    }
}

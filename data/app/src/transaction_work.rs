//! The work of a transaction, as the functions of `Db` that write take it.

/// Turns a closure over the transaction, whose body may await, into one that returns a boxed future: a bound for an `async` closure
/// cannot yet require that its future may move to another thread.
macro_rules! work {
    (|$transaction:ident| $body:expr) => {
        |$transaction| futures::FutureExt::boxed(async move { $body })
    };
}

//! The object store that `scripts/with-s3` starts.

/// Returns its endpoint; `None`, with a message, where there is none. CI must have one.
///
/// # Panics
/// On CI without one.
#[must_use]
pub fn s3_endpoint() -> Option<String> {
    #[expect(clippy::disallowed_methods, reason = "tests are configured by the environment")]
    let (endpoint, ci) = (std::env::var("EARSHOT_TEST_S3"), std::env::var("CI"));
    if endpoint.is_err() {
        assert_ne!(ci.as_deref(), Ok("true"), "EARSHOT_TEST_S3 must be set on CI");
        #[expect(clippy::print_stderr, reason = "what was not tested is said")]
        {
            eprintln!("SKIPPED what needs an object store: run by scripts/with-s3");
        }
    }
    endpoint.ok()
}

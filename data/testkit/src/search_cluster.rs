//! The OpenSearch cluster that `scripts/with-opensearch` starts.

/// Returns the URLs of its nodes; `None`, with a message, where there is none.
#[must_use]
pub fn search_cluster_urls() -> Option<Vec<String>> {
    #[expect(clippy::disallowed_methods, reason = "tests are configured by the environment")]
    let urls = std::env::var("EARSHOT_OPENSEARCH_URL");
    if urls.is_err() {
        #[expect(clippy::print_stderr, reason = "what was not tested is said")]
        {
            eprintln!("SKIPPED what needs a search cluster: run by scripts/with-opensearch");
        }
    }
    Some(urls.ok()?.split(',').map(str::to_owned).collect())
}

/// Returns the URLs and the process ids of a cluster whose nodes a test may kill; `None`, with a message, where there is none.
#[must_use]
pub fn search_cluster_to_kill() -> Option<(Vec<String>, Vec<String>)> {
    #[expect(clippy::disallowed_methods, reason = "tests are configured by the environment")]
    let [urls, pids, may_kill] = ["EARSHOT_OPENSEARCH_URL", "EARSHOT_OPENSEARCH_PIDS", "EARSHOT_OPENSEARCH_KILL"]
        .map(|name| std::env::var(name).ok());
    let list = |text: String| text.split(',').map(str::to_owned).collect();
    if may_kill.is_none() {
        #[expect(clippy::print_stderr, reason = "what was not tested is said")]
        {
            eprintln!("SKIPPED what kills a search cluster: set EARSHOT_OPENSEARCH_KILL=1");
        }
    }
    may_kill?;
    Some((list(urls?), list(pids?)))
}

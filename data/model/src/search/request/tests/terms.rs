//! Requests with invalid terms and groups.

use super::*;

const SLOP: &str = "/searchTerms/0/searchTermOptions/slop: must be a whole number from 0 to 100";

#[test]
fn wrong_terms_are_rejected_with_pointers() {
    let group = |members: Vec<TermRequest>| with(|request| request.search_term_groups = vec![members]);
    let cases = [
        (request("r", TITLE), Podcasts, "/searchTerms/0/searchTerm: must have at least 2 characters and not be blank"),
        (request("rust", &[]), Podcasts, "/searchTerms/0/searchTargets: at least one target is required"),
        (
            request("rust", &["transcript"]),
            Podcasts,
            "/searchTerms/0/searchTargets/0: \"transcript\" is only available in episode searches",
        ),
        (request("rust", &["transcript"]), Episodes, "ok"),
        (
            request("rust", &["podcast-title", "title"]),
            Podcasts,
            "/searchTerms/0/searchTargets/1: must be one of podcast-title, podcast-description",
        ),
        (
            with(|request| request.search_terms[0].search_type = Some("embeddings".to_owned())),
            Podcasts,
            "/searchTerms/0/searchType: must be \"text\"",
        ),
        (
            with_options(|options| options.match_mode = Some("maybe".to_owned())),
            Podcasts,
            "/searchTerms/0/searchTermOptions/matchMode: must be \"must\", \"not\" or \"optional\"",
        ),
        (with_options(|options| options.slop = Some(100.0)), Podcasts, "ok"),
        (with_options(|options| options.slop = Some(4e9)), Podcasts, SLOP),
        (with_options(|options| options.slop = Some(-1.0)), Podcasts, SLOP),
        (with_options(|options| options.slop = Some(1.5)), Podcasts, SLOP),
        (with_options(|options| options.slop = Some(f64::NAN)), Podcasts, SLOP),
        (
            with(|request| request.search_terms = vec![term("rust", TITLE); 65]),
            Podcasts,
            "/searchTerms: must have at most 64 search terms",
        ),
        (group(vec![term("rust", TITLE), term("go", TITLE)]), Podcasts, "ok"),
        (group(vec![]), Podcasts, "/searchTermGroups/0/searchTerms: at least one search term is required"),
        (
            group(vec![term("rust", TITLE), term(" ", TITLE)]),
            Podcasts,
            "/searchTermGroups/0/searchTerms/1/searchTerm: must have at least 2 characters and not be blank",
        ),
        (
            group(vec![with_options(|options| options.match_mode = Some("must".to_owned())).search_terms.remove(0)]),
            Podcasts,
            "/searchTermGroups/0/searchTerms/0/searchTermOptions/matchMode: must not be set in a group",
        ),
        (
            group(vec![term("rust", TITLE); 64]),
            Podcasts,
            "/searchTermGroups: must have at most 64 search terms, including those in groups",
        ),
        (
            with(|request| request.search_term_groups = vec![vec![term("rust", TITLE)]; 17]),
            Podcasts,
            "/searchTermGroups: must have at most 16 groups",
        ),
    ];
    for (request, mode, expected) in cases {
        assert_eq!(message(&request, mode, Tier::Admin), expected, "{request:?}");
    }
}

//! The decoys of the crawler's labels: every address that readers would write to, every profile of
//! shows and hosts, and no others.

use earshot_benches::crawl_labels::{LabelKind, decoys, measure};

#[test]
fn decoys_mislead_nobody() {
    let report = measure(&decoys(), &decoys().join("labels")).expect("the decoys are readable");
    let counts = report.counts_of(LabelKind::Email);
    assert_eq!((counts.wrong, counts.missed), (0, 0), "{:#?}", report.misses);
    let socials = report.counts_of(LabelKind::Social);
    assert_eq!((socials.wrong, socials.missed), (0, 0), "{:#?}", report.misses);
    assert!(socials.right >= 14, "{} profiles", socials.right);
    assert!(report.sites >= 9 && counts.right >= 28, "{} sites, {} addresses", report.sites, counts.right);
}

//! Corrected facts: which podcasts they export again, and what a generation has.

use super::{podcast, update, writer};
use earshot_catalog::{CatalogError, CatalogOptions, GenerationDatabase, Writer};
use earshot_model::{CorrectableFact, CorrectedFact, Podcast, PodcastDocument};
use std::path::Path;

/// Exports what changed after a revision. Returns the documents, and the new revision.
fn export(writer: &mut Writer, folder: &Path, part: &str, after: i64) -> (Vec<PodcastDocument>, i64) {
    let tables = folder.join("tables");
    let revision = writer.export(&tables, part, after).expect("exports").revision;
    let database = GenerationDatabase::open(&tables, &CatalogOptions::default()).expect("opens");
    let mut documents = Vec::new();
    database
        .visit_part::<CatalogError>(part, |document, _| {
            documents.push(document);
            Ok(())
        })
        .expect("reads");
    (documents, revision)
}

fn corrected(podcast: &Podcast, fact: CorrectableFact, value: &str) -> CorrectedFact {
    CorrectedFact { podcast: podcast.id, fact, value: value.to_owned() }
}

#[test]
fn corrected_facts_are_exported_and_survive_readings_of_the_feed() {
    let folder = tempfile::tempdir().expect("temporary folder");
    let mut writer = writer(folder.path());
    let (tea, milk) = (podcast("https://tea.example/feed", "Tea"), podcast("https://milk.example/feed", "Milk"));
    writer.put_feeds(vec![update(&tea, vec![]), update(&milk, vec![])]).expect("writes");
    let (_, revision) = export(&mut writer, folder.path(), "000001", 0);

    let unknown = podcast("https://unknown.example/feed", "Unknown");
    let mut facts = vec![
        corrected(&tea, CorrectableFact::Country, "NO"),
        corrected(&tea, CorrectableFact::Language, "nb"),
        corrected(&tea, CorrectableFact::Website, "https://tea.example/"),
        corrected(&unknown, CorrectableFact::Language, "nb"),
    ];
    assert_eq!(writer.put_corrected_facts(&facts).expect("writes"), 1, "the catalog has one of them");
    assert_eq!(writer.put_corrected_facts(&facts).expect("writes"), 0);
    let (second, revision) = export(&mut writer, folder.path(), "000002", revision);
    let [document] = second.as_slice() else { panic!("one has changed: {}", second.len()) };
    assert_eq!((document.podcast.language.as_deref(), &document.countries), (Some("nb"), &vec!["NO".to_owned()]));
    assert_eq!(document.podcast.website_url.as_deref(), Some("https://tea.example/"));

    let renamed = Podcast { title: "Tea Time".to_owned(), ..tea.clone() };
    writer.put_feeds(vec![update(&renamed, vec![])]).expect("writes");
    let (third, revision) = export(&mut writer, folder.path(), "000003", revision);
    assert_eq!((third[0].podcast.title.as_str(), third[0].podcast.language.as_deref()), ("Tea Time", Some("nb")));

    facts.remove(1);
    facts[0].value = "SE".to_owned();
    assert_eq!(writer.put_corrected_facts(&facts).expect("writes"), 1);
    let (fourth, _) = export(&mut writer, folder.path(), "000004", revision);
    assert_eq!((&fourth[0].podcast.language, &fourth[0].countries), (&tea.language, &vec!["SE".to_owned()]));
}

//! Semantic search: the vectors of a generation and the hits that they find.

use crate::corpus::{
    FIRST, SHOW_TARGETS, Show, ShowSource, TestEngine, cues, now, open, open_patiently, open_sharded, options, plan,
    term,
};
use earshot_indexer::embedding::{
    EmbedError, Embedder, EmbeddingFuture, EmbeddingMode, EmbeddingText, FolderConfig, ModelFolder, QueryEmbedder,
};
use earshot_indexer::vectors::{DIMENSIONS, UnitVector};
use earshot_indexer::{
    BuildPlan, EmbeddedBackend, EmbeddingSource, OpenError, PodcastHit, SearchBackend as _, SearchResults,
    StoredEmbeddings, Total, build, verify,
};
use earshot_model::search::{
    Facet, Filters, MatchMode, RetrievalMode, RetrievalOptions, SearchMode, SearchOptions, SearchTerm, Target,
};
use earshot_testkit::TinyModel;
use std::collections::HashMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use tempfile::TempDir;

/// Topics with words that occur together.
const TOPICS: [(&str, [&str; 6]); 3] = [
    ("Baking", ["bread", "sourdough", "oven", "flour", "yeast", "dough"]),
    ("Sailing", ["boat", "harbour", "wind", "anchor", "tide", "mast"]),
    ("Money", ["loan", "mortgage", "interest", "savings", "pension", "broker"]),
];

/// Podcasts of each topic with four of its words each. Their episodes have the words in another order.
fn shows() -> Vec<Show> {
    let show = |(topic, words): (&str, [&str; 6]), number: usize| {
        let said: Vec<&str> = (0..4).map(|word| words[(number + word) % 6]).collect();
        let turned: Vec<&str> = said.iter().rev().copied().collect();
        Show::with_feed_url(
            &format!("https://{topic}-{number}.example/feed"),
            &format!("{topic} {number}"),
            &said.join(" "),
        )
        .episode(&format!("{topic} talk {number}"), &turned.join(" "), Some(5), &[])
        .language(if number.is_multiple_of(2) { "en" } else { "en-GB" })
    };
    (0..12).flat_map(|number| TOPICS.map(|topic| show(topic, number))).collect()
}

fn options_by(by: RetrievalMode, terms: &[SearchTerm]) -> SearchOptions {
    SearchOptions {
        retrieval: RetrievalOptions { mode: Some(by), semantic_weight: None },
        ..options(SearchMode::Podcasts, terms)
    }
}

fn podcasts(opened: &TestEngine, options: &SearchOptions) -> SearchResults<PodcastHit> {
    opened.engine.search_podcasts(options, FIRST).expect("searches")
}

fn has_word(hit: &PodcastHit, word: &str) -> bool {
    hit.document.podcast.description.contains(word)
}

fn is_about(hit: &PodcastHit, topic: &str) -> bool {
    hit.document.podcast.title.starts_with(topic)
}

#[test]
fn semantic_search_finds_other_words_of_the_topic() {
    let opened = open(&shows());
    let yeast = [term("yeast", SHOW_TARGETS)];
    let found = podcasts(&opened, &options_by(RetrievalMode::Semantic, &yeast));
    assert_eq!(
        (found.retrieval.mode, found.retrieval.model.as_deref()),
        (RetrievalMode::Semantic, Some("lexical-semantic"))
    );
    assert!(found.hits.iter().all(|hit| is_about(hit, "Baking") && hit.found_by == RetrievalMode::Semantic));
    let others = |hits: &[PodcastHit]| hits.iter().filter(|hit| !has_word(hit, "yeast")).count();
    assert!(others(&found.hits) > 1 && found.hits.is_sorted_by(|a, b| a.score >= b.score));

    let both = podcasts(&opened, &options_by(RetrievalMode::Hybrid, &yeast));
    for hit in &both.hits {
        assert_eq!(hit.found_by, if has_word(hit, "yeast") { RetrievalMode::Hybrid } else { RetrievalMode::Semantic });
    }
    assert!(both.hits.iter().take(8).all(|hit| has_word(hit, "yeast")), "those with the word come first");
    assert!(both.hits.len() > 8 && both.hits.iter().all(|hit| is_about(hit, "Baking")));

    let words = podcasts(&opened, &options(SearchMode::Podcasts, &yeast));
    assert_eq!((words.hits.len(), words.retrieval.mode), (8, RetrievalMode::Lexical), "the usual way is by words");
    assert!(words.hits.iter().all(|hit| hit.found_by == RetrievalMode::Lexical));
}

#[test]
fn where_nothing_has_all_words_some_of_them_count_beside_meaning() {
    let opened = open(&shows());
    // No podcast has both words.
    let requested = [term("yeast mortgage", SHOW_TARGETS)];
    let ids = |found: &SearchResults<PodcastHit>| -> Vec<_> {
        found.hits.iter().map(|hit| hit.document.podcast.id).collect()
    };
    let words = ids(&podcasts(&opened, &options_by(RetrievalMode::Lexical, &requested)));
    let both = podcasts(&opened, &options_by(RetrievalMode::Hybrid, &requested));
    assert!(!words.is_empty());
    assert!(words.iter().all(|id| ids(&both).contains(id)), "what words find by themselves");
    assert!(both.hits[0].found_by != RetrievalMode::Semantic, "{:?}", both.hits[0].found_by);
}

#[test]
fn facets_count_all_hits_however_they_were_found() {
    let opened = open(&shows());
    for finding in [RetrievalMode::Semantic, RetrievalMode::Hybrid] {
        let yeast = options_by(finding, &[term("yeast", SHOW_TARGETS)]);
        let found = podcasts(&opened, &SearchOptions { facets: vec![Facet::Language], ..yeast });
        let mut hits: HashMap<String, usize> = HashMap::new();
        for hit in &found.hits {
            let language = hit.document.podcast.language.as_deref().expect("each show has one");
            *hits.entry(language.to_lowercase()).or_default() += 1;
        }
        let [languages] = &found.facets[..] else { panic!("one facet was asked for") };
        assert_eq!((languages.counted, found.total), (found.hits.len(), Total::Exactly(found.hits.len())));
        assert_eq!(languages.values.iter().cloned().collect::<HashMap<_, _>>(), hits, "{finding:?}");
    }
}

#[test]
fn filters_and_required_terms_hold_in_semantic_search() {
    let opened = open(&shows());
    let yeast = term("yeast", SHOW_TARGETS);
    let british = Filters { languages: vec!["en-gb".to_owned()], ..Filters::default() };
    let not = SearchTerm { mode: MatchMode::Not, ..term("oven", SHOW_TARGETS) };
    let must = SearchTerm { mode: MatchMode::Must, ..term("flour", SHOW_TARGETS) };
    for finding in [RetrievalMode::Semantic, RetrievalMode::Hybrid] {
        let filtered = SearchOptions { filters: british.clone(), ..options_by(finding, std::slice::from_ref(&yeast)) };
        let found = podcasts(&opened, &filtered);
        assert!(found.hits.len() > 4, "{}", found.hits.len());
        assert!(found.hits.iter().all(|hit| hit.document.podcast.language.as_deref() == Some("en-GB")));

        let found = podcasts(&opened, &options_by(finding, &[yeast.clone(), not.clone(), must.clone()]));
        assert!(!found.hits.is_empty());
        assert!(found.hits.iter().all(|hit| has_word(hit, "flour") && !has_word(hit, "oven")), "{finding:?}");
    }
}

#[test]
fn fallbacks_to_words_have_a_reason() {
    let opened = open(&shows());
    let reported = |options: &SearchOptions| podcasts(&opened, options).retrieval;
    let unknown = reported(&options_by(RetrievalMode::Hybrid, &[term("zzyzx", SHOW_TARGETS)]));
    assert_eq!(
        (unknown.mode, unknown.fallback_reason.as_deref()),
        (RetrievalMode::Lexical, Some("the model recognizes no word of this search"))
    );
    let folder = TempDir::new().expect("makes a folder");
    let plan = BuildPlan { embeddings: EmbeddingSource::Off, ..plan(&folder, 2) };
    build(&plan, ShowSource(shows()), &mut |_| {}).expect("builds");
    verify(&plan.folder).expect("is as it was written");
    let engine = open_patiently(&plan.folder, "g");
    let without = engine
        .search_podcasts(&options_by(RetrievalMode::Hybrid, &[term("yeast", SHOW_TARGETS)]), FIRST)
        .expect("searches");
    assert_eq!((without.hits.len(), without.retrieval.mode), (8, RetrievalMode::Lexical));
    assert!(without.retrieval.fallback_reason.is_some_and(|why| why.contains("without vectors")));
}

#[test]
fn shards_make_no_difference() {
    let order = |shards| {
        let opened = open_sharded(&shows(), shards);
        let found = podcasts(&opened, &options_by(RetrievalMode::Hybrid, &[term("yeast flour", SHOW_TARGETS)]));
        found.hits.iter().map(|hit| hit.document.podcast.title.clone()).collect::<std::collections::BTreeSet<_>>()
    };
    assert_eq!(order(1), order(3));
}

#[test]
fn fused_scores_explain_the_shares_of_words_and_meaning() {
    let opened = open(&shows());
    let requested =
        SearchOptions { explain: true, ..options_by(RetrievalMode::Hybrid, &[term("yeast flour", SHOW_TARGETS)]) };
    let found = podcasts(&opened, &requested);
    let of = |reason: RetrievalMode| found.hits.iter().filter(|hit| hit.found_by == reason).count();
    assert!(of(RetrievalMode::Hybrid) > 0 && of(RetrievalMode::Semantic) > 0);
    for hit in &found.hits {
        let explanation = hit.explanation.as_ref().expect("was asked for");
        let sum: f32 = explanation.parts.iter().map(|part| part.value).sum();
        assert!((sum - hit.score).abs() < 1e-5 && (explanation.value - hit.score).abs() < 1e-6, "{explanation:?}");
        if let Some(words) = explanation.parts.iter().find(|part| part.label == "by words") {
            let sum: f32 = words.parts.iter().map(|part| part.value).sum();
            assert!((sum - words.value).abs() < 1e-5, "{explanation:?}");
        }
    }
}

#[test]
fn a_passage_is_found_by_its_embedding() {
    let small_talk = vec!["the weather was fine and we laughed a lot about nothing at all"; 30];
    let mut said = small_talk.clone();
    said.extend(["sourdough flour dough oven, flour oven sourdough dough"; 60]);
    said.extend(small_talk);
    let spoken = Show::with_feed_url("https://spoken.example/feed", "Chatter", "two friends talk").episode(
        "An evening",
        "we talk",
        Some(2),
        &cues(&said),
    );
    let mut all = shows();
    all.push(spoken);
    let opened = open(&all);
    let requested = SearchOptions {
        retrieval: RetrievalOptions { mode: Some(RetrievalMode::Semantic), semantic_weight: None },
        ..options(SearchMode::Episodes, &[term("yeast", &[Target::EpisodeTitle, Target::Transcript])])
    };
    let found = opened.engine.search_episodes(&requested, FIRST).expect("searches");
    let hit = found.hits.iter().find(|hit| hit.document.episode.title == "An evening").expect("is found");
    assert_eq!(hit.found_by, RetrievalMode::Semantic);
    let passage = &hit.transcript_snippets[0];
    assert!(passage.is_semantic && passage.start_ms.is_some_and(|start| start > 0), "{passage:?}");
}

/// All vector files of an index.
fn vector_files(index: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(index).expect("reads") {
        let path = entry.expect("reads").path();
        match path.is_dir() {
            true => found.extend(vector_files(&path)),
            false if path.extension().is_some_and(|ending| ending == "codes" || ending == "bytes") => found.push(path),
            false => {}
        }
    }
    found
}

#[test]
fn an_incremental_build_shares_vectors_and_drops_deleted_ones() {
    let first = open(&shows());
    let next = TempDir::new().expect("makes a folder");
    let index = next.path().join("index");
    let gone = shows()[0].clone();
    let new = Show::with_feed_url("https://new.example/feed", "New loaves", "sourdough flour");
    let before = first.folder.path().join("index");
    let plan = BuildPlan::incremental(index.clone(), before.clone(), vec![gone.id()], now());
    let report = build(&plan, ShowSource(vec![new]), &mut |_| {}).expect("builds");
    assert_eq!(report.vectors, 1, "only what is new gets a vector");
    verify(&index).expect("is as it was written");
    let shared =
        vector_files(&index).iter().filter(|path| before.join(path.strip_prefix(&index).unwrap()).exists()).count();
    assert!(shared >= 4, "{shared}");

    let engine = open_patiently(&index, "g2");
    let found = engine
        .search_podcasts(&options_by(RetrievalMode::Semantic, &[term("yeast", SHOW_TARGETS)]), FIRST)
        .expect("searches");
    let titles: Vec<&str> = found.hits.iter().map(|hit| hit.document.podcast.title.as_str()).collect();
    assert!(titles.contains(&"New loaves") && !titles.contains(&gone.document.podcast.title.as_str()), "{titles:?}");

    // Four times as many documents: the models are trained again.
    let grown = TempDir::new().expect("makes a folder");
    let plan = BuildPlan::incremental(grown.path().join("index"), index, Vec::new(), now());
    let many = (0..120).map(|number| {
        Show::with_feed_url(&format!("https://m{number}.example/feed"), &format!("Many {number}"), "bread oven tide")
    });
    let report = build(&plan, ShowSource(many.collect()), &mut |_| {}).expect("builds");
    assert!(report.vectors > 180, "{}", report.vectors);
    verify(&plan.folder).expect("is as it was written");
}

#[test]
fn vectors_that_are_cut_short_or_missing_are_refused_by_name() {
    let opened = open(&shows());
    let index = opened.folder.path().join("index");
    let files = vector_files(&index);
    assert_eq!(files.len(), 8, "two shards of podcasts and of episodes");
    let all = files.into_iter().chain(["meaning/terms", "meaning/podcasts.codebook"].map(|name| index.join(name)));
    for path in all {
        let whole = fs::read(&path).expect("reads");
        let name = path.file_name().expect("has a name").to_string_lossy().into_owned();
        let refused = |why: &str| {
            let reported = EmbeddedBackend::open(&index, "g").map(|_| ()).expect_err("is damaged");
            let OpenError::Damaged { source, .. } = &reported else { panic!("{reported:?}") };
            assert!(source.to_string().contains(&name), "{why}: {source}");
        };
        fs::write(&path, &whole[..whole.len() - 1]).expect("writes");
        refused("cut short");
        fs::remove_file(&path).expect("removes");
        refused("missing");
        fs::write(&path, &whole).expect("writes");
    }
    verify(&index).expect("is as it was written");
}

/// An embedder with fixed vectors for the three topics.
#[derive(Debug)]
struct TopicEmbedder {
    is_failing: bool,
}

impl TopicEmbedder {
    fn vector(text: &str) -> Option<UnitVector> {
        let mut numbers = [0.0; DIMENSIONS];
        for (place, (topic, words)) in TOPICS.iter().enumerate() {
            let known = |word: &&str| text.to_lowercase().contains(&word.to_lowercase());
            numbers[place] = if std::iter::once(topic).chain(words).any(known) { 1.0 } else { 0.0 };
        }
        if text.contains("loaves") {
            numbers[0] = 1.0;
        }
        UnitVector::new(&numbers).ok()
    }
}

impl StoredEmbeddings for TopicEmbedder {
    fn model(&self) -> &str {
        "knowing"
    }

    fn find(&self, texts: &[&str]) -> std::io::Result<Vec<Option<UnitVector>>> {
        Ok(texts.iter().map(|text| Self::vector(text)).collect())
    }
}

impl Embedder for TopicEmbedder {
    fn model(&self) -> &str {
        "knowing"
    }

    fn name(&self) -> &str {
        "knowing"
    }

    fn embed<'a>(&'a self, _mode: EmbeddingMode, texts: &'a [EmbeddingText<'a>]) -> EmbeddingFuture<'a> {
        let answer = if self.is_failing {
            Err(EmbedError::TimedOut { service: "https://secret.example/v1/embeddings".to_owned() })
        } else {
            Ok(texts.iter().map(|text| Self::vector(text.text)).collect())
        };
        Box::pin(std::future::ready(answer))
    }
}

#[test]
fn a_query_embedder_is_used_by_default_and_may_fail() {
    let runtime = tokio::runtime::Builder::new_current_thread().build().expect("starts");
    let folder = TempDir::new().expect("makes a folder");
    let plan = BuildPlan {
        embeddings: EmbeddingSource::Stored(Arc::new(TopicEmbedder { is_failing: false })),
        ..plan(&folder, 2)
    };
    build(&plan, ShowSource(shows()), &mut |_| {}).expect("builds");
    verify(&plan.folder).expect("is as it was written");
    let open = |is_dead| {
        let connected = QueryEmbedder {
            embedder: Arc::new(TopicEmbedder { is_failing: is_dead }),
            runtime: runtime.handle().clone(),
        };
        open_patiently(&plan.folder, "g").with_embedder(connected)
    };
    let loaves = options(SearchMode::Podcasts, &[term("loaves", SHOW_TARGETS)]);
    let found = open(false).search_podcasts(&loaves, FIRST).expect("searches");
    assert_eq!((found.retrieval.mode, found.retrieval.model.as_deref()), (RetrievalMode::Hybrid, Some("knowing")));
    assert_eq!(found.hits.len(), 12);
    assert!(found.hits.iter().all(|hit| is_about(hit, "Baking") && hit.found_by == RetrievalMode::Semantic));

    let found = open(true).search_podcasts(&loaves, FIRST).expect("searches");
    assert!(found.hits.is_empty());
    let why = found.retrieval.fallback_reason.expect("says why");
    assert!(why.contains("did not respond in time") && !why.contains("secret"), "{why}");

    let alone = open_patiently(&plan.folder, "g");
    assert_eq!(alone.search_podcasts(&loaves, FIRST).expect("searches").retrieval.fallback_reason, None);
    let requested =
        alone.search_podcasts(&options_by(RetrievalMode::Semantic, &loaves.terms), FIRST).expect("searches");
    assert!(requested.retrieval.fallback_reason.is_some_and(|why| why.contains("is not connected")));

    // Vectors of the table and of the model are never mixed.
    let next = TempDir::new().expect("makes a folder");
    let incremental = BuildPlan::incremental(next.path().join("index"), plan.folder.clone(), Vec::new(), now());
    let report = build(&incremental, ShowSource(Vec::new()), &mut |_| {}).expect("builds");
    assert_eq!(report.vectors, 72, "all of them are made anew");
    verify(&incremental.folder).expect("is as it was written");
}

/// Embeddings of a model in a folder, computed during the build.
struct FolderEmbeddings(ModelFolder);

impl std::fmt::Debug for FolderEmbeddings {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter.write_str(self.0.model())
    }
}

impl StoredEmbeddings for FolderEmbeddings {
    fn model(&self) -> &str {
        self.0.model()
    }

    fn find(&self, texts: &[&str]) -> std::io::Result<Vec<Option<UnitVector>>> {
        let texts: Vec<EmbeddingText<'_>> = texts.iter().map(|text| EmbeddingText { text, language: None }).collect();
        let runtime = tokio::runtime::Builder::new_current_thread().build()?;
        runtime.block_on(self.0.embed(EmbeddingMode::Document, &texts)).map_err(std::io::Error::other)
    }
}

#[test]
fn a_model_folder_finds_documents_and_other_weights_find_none() {
    let runtime = tokio::runtime::Builder::new_current_thread().build().expect("starts");
    let model = |seed| {
        let folder = TempDir::new().expect("makes a folder");
        let topics: Vec<&[&str]> = TOPICS.iter().map(|(_, words)| words.as_slice()).collect();
        TinyModel::bert(DIMENSIONS, seed, &topics).write(folder.path()).expect("writes");
        let config = FolderConfig {
            path: folder.path().to_owned(),
            name: Some("tiny".to_owned()),
            query_prefix: String::new(),
            document_prefix: String::new(),
        };
        ModelFolder::open(&config).expect("opens")
    };
    let folder = TempDir::new().expect("makes a folder");
    let plan =
        BuildPlan { embeddings: EmbeddingSource::Stored(Arc::new(FolderEmbeddings(model(1)))), ..plan(&folder, 2) };
    build(&plan, ShowSource(shows()), &mut |_| {}).expect("builds");
    verify(&plan.folder).expect("is as it was written");
    let open = |seed| {
        let connected = QueryEmbedder { embedder: Arc::new(model(seed)), runtime: runtime.handle().clone() };
        open_patiently(&plan.folder, "g").with_embedder(connected)
    };
    let yeast = options(SearchMode::Podcasts, &[term("yeast", SHOW_TARGETS)]);
    let found = open(1).search_podcasts(&yeast, FIRST).expect("searches");
    assert_eq!((found.retrieval.mode, found.retrieval.model.as_deref()), (RetrievalMode::Hybrid, Some("tiny")));
    let others = found.hits.iter().filter(|hit| !has_word(hit, "yeast")).take(4).collect::<Vec<_>>();
    assert!(
        others.len() == 4
            && others.iter().all(|hit| is_about(hit, "Baking") && hit.found_by == RetrievalMode::Semantic)
    );

    let found = open(2).search_podcasts(&options_by(RetrievalMode::Hybrid, &yeast.terms), FIRST).expect("searches");
    assert_eq!(found.retrieval.mode, RetrievalMode::Lexical);
    assert!(found.retrieval.fallback_reason.is_some_and(|why| why.contains("is not connected")));
}

/// Spec 3, Podcast search fields.
#[test]
fn similar_podcasts_have_the_nearest_embeddings() {
    let all = shows();
    let (opened, baking) = (open(&all), &all[0]);
    let similar = opened.engine.similar_podcasts(baking.id(), 5).expect("reads");
    assert_eq!(similar.len(), 5);
    assert!(similar.iter().all(|other| other.podcast.title.starts_with("Baking") && other.podcast.id != baking.id()));
    let again = opened.engine.similar_podcasts(baking.id(), 2).expect("reads");
    assert_eq!(again[..], similar[..2], "from the cache, in the same order");
    let nobody = earshot_model::PodcastId::from_feed_url("https://nobody.example");
    assert!(opened.engine.similar_podcasts(nobody, 5).expect("reads").is_empty());
}

#[test]
fn texts_are_compared_with_podcasts_by_meaning() {
    let all = shows();
    let opened = open(&all);
    let ids: Vec<_> = all.iter().map(|show| show.id()).collect();
    let nobody = earshot_model::PodcastId::from_feed_url("https://nobody.example");
    let requested: Vec<_> = ids.iter().copied().chain([nobody]).collect();
    let found = opened.engine.similarities("sourdough\nbread and yeast", &requested).expect("reads");
    assert_eq!(found.len(), ids.len(), "every podcast has a vector, and nobody has none");
    assert!(found.values().all(|cosine| (-1.01..=1.01).contains(cosine)), "{found:?}");
    let mean = |start: &str| {
        let of = all.iter().filter(|show| show.document.podcast.title.starts_with(start)).map(|show| found[&show.id()]);
        let cosines: Vec<f32> = of.collect();
        cosines.iter().sum::<f32>() / cosines.len() as f32
    };
    assert!(mean("Baking") > mean("Money") + 0.2, "{} and {}", mean("Baking"), mean("Money"));
    assert!(opened.engine.similarities("qqqqq", &ids).expect("reads").is_empty(), "no word is known");
    assert!(opened.engine.similarities("", &ids).expect("reads").is_empty());
}

/// Spec 3, Episode search fields: the stored vectors are those that the embedder computed.
#[test]
fn stored_embeddings_are_read() {
    let spoken = cues(&["We bake bread with flour and yeast.", "The oven must be hot for sourdough dough."]);
    let mut all = shows();
    all.push(Show::with_feed_url("https://spoken.example/feed", "Baking aloud", "bread oven flour").episode(
        "Baking talk aloud",
        "dough yeast oven",
        Some(3),
        &spoken,
    ));
    let opened = open(&all);
    let id = all[all.len() - 1].id();
    let cosine = |one: &[f32], other: &[f32]| one.iter().zip(other).map(|(a, b)| a * b).sum::<f32>();
    let of_podcast = |id| opened.engine.podcast_embedding(id).expect("reads").expect("has vectors");
    let own = of_podcast(id);
    assert_eq!(own.len(), DIMENSIONS);
    assert!((cosine(&own, &own) - 1.0).abs() < 0.02, "of length one");
    let near = opened.engine.similar_podcasts(id, 1).expect("reads")[0].podcast.id;
    let money = all.iter().find(|show| show.document.podcast.title == "Money 0").expect("a show").id();
    assert!(cosine(&own, &of_podcast(near)) > cosine(&own, &of_podcast(money)));

    let list = opened
        .engine
        .podcast_episodes(id, earshot_indexer::EpisodeListOptions { has_transcript: None, skip: 0, limit: 1 })
        .expect("reads");
    let found = opened.engine.episode_embeddings(&list.episodes[0]).expect("reads").expect("has vectors");
    assert!(found.model.starts_with("lexical-semantic@"), "{}", found.model);
    assert_eq!(found.document.as_ref().map(Vec::len), Some(DIMENSIONS));
    let [passage] = &found.passages[..] else { panic!("one passage") };
    assert!(passage.text.starts_with("We bake bread") && passage.text.ends_with("dough."), "{}", passage.text);
    assert_eq!((passage.start_ms, passage.end_ms, passage.number), (Some(0), Some(9_900), 0));
    assert!(passage.tokens > 10 && passage.embedding.len() == DIMENSIONS);
}

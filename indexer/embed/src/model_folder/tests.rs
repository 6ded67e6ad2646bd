//! Tests with tiny models in folders: what they compute, and which folders are rejected.

mod hostile;
mod reference;

use super::*;
use earshot_testkit::{Tensor, TinyModel};
use serde_json::json;
use std::fs;
use std::path::Path;
use std::sync::LazyLock;
use tempfile::TempDir;

const TOPICS: &[&[&str]] = &[&["oolong", "infusion", "tea"], &["striker", "football"], &["mortgage", "loan"]];

/// Built once, because it has two million weights.
static TINY: LazyLock<TinyModel> = LazyLock::new(|| TinyModel::bert(768, 7, TOPICS));

fn tiny() -> TinyModel {
    TINY.clone()
}

fn config(folder: &Path) -> FolderConfig {
    FolderConfig {
        path: folder.to_owned(),
        name: Some("tiny".to_owned()),
        query_prefix: String::new(),
        document_prefix: String::new(),
    }
}

/// A model and the folder that contains it.
fn open_model(model: &TinyModel) -> (TempDir, ModelFolder) {
    let folder = TempDir::new().unwrap();
    model.write(folder.path()).unwrap();
    let opened = ModelFolder::open(&config(folder.path())).unwrap();
    (folder, opened)
}

fn embed(model: &ModelFolder, mode: EmbeddingMode, texts: &[&str]) -> Vec<Option<UnitVector>> {
    let texts: Vec<EmbeddingText<'_>> = texts.iter().map(|text| EmbeddingText { text, language: None }).collect();
    model.compute_vectors(mode, &texts).unwrap()
}

fn one(model: &ModelFolder, mode: EmbeddingMode, text: &str) -> UnitVector {
    embed(model, mode, &[text]).remove(0).expect("says something")
}

fn max_difference(one: &UnitVector, other: &UnitVector) -> f32 {
    let pairs = one.coordinates().iter().zip(other.coordinates());
    pairs.map(|(one, other)| (one - other).abs()).fold(0.0, f32::max)
}

/// Writes a settings file of sentence-transformers next to the model.
fn write_settings(folder: &TempDir, file: &str, settings: &serde_json::Value) {
    let path = folder.path().join(file);
    fs::create_dir_all(path.parent().unwrap()).unwrap();
    fs::write(path, settings.to_string()).unwrap();
}

#[test]
fn texts_of_one_topic_have_near_vectors() {
    let (_folder, model) = open_model(&tiny());
    let requested = one(&model, EmbeddingMode::Query, "an infusion");
    let nearness = |text: &str| requested.cosine(&one(&model, EmbeddingMode::Document, text));
    let (tea, football) = (nearness("All about oolong!"), nearness("All about football!"));
    assert!(tea > football + 0.1, "{tea} {football}");
    assert_eq!((model.name(), model.model().starts_with("tiny@")), ("tiny", true));
}

#[test]
fn a_model_of_fewer_dimensions_is_padded() {
    let (_folder, model) = open_model(&TinyModel::bert(384, 7, TOPICS));
    let vector = |text: &str| one(&model, EmbeddingMode::Document, text);
    let (requested, tea, football) =
        (vector("an infusion"), vector("All about oolong!"), vector("All about football!"));
    assert!(requested.cosine(&tea) > requested.cosine(&football) + 0.1);
    assert!(tea.coordinates()[384..].iter().all(|number| *number == 0.0));
}

#[test]
fn texts_together_are_as_each_alone() {
    let (_folder, model) = open_model(&tiny());
    let long = ["tea and football are no loan"; 30].join(" ");
    let mut texts = vec!["oolong", " ", "a striker needs a mortgage", long.as_str(), "tea"];
    texts.extend(["football", "loan tea loan", long.as_str()].repeat(8));
    let together = embed(&model, EmbeddingMode::Document, &texts);
    assert!(together[1].is_none(), "a text without words");
    for (text, vector) in texts.iter().zip(&together).filter(|(text, _)| **text != " ").take(8) {
        let alone = one(&model, EmbeddingMode::Document, text);
        let far = max_difference(&alone, vector.as_ref().unwrap());
        assert!(far < 1e-4, "{text}: {far}");
    }
}

#[test]
fn vectors_are_the_same_again_and_from_any_thread() {
    let (_folder, model) = open_model(&tiny());
    let texts = ["tea", "a loan for football", "striker striker striker"];
    let first = embed(&model, EmbeddingMode::Document, &texts);
    std::thread::scope(|scope| {
        let work = || scope.spawn(|| embed(&model, EmbeddingMode::Document, &texts));
        let others: Vec<_> = (0..3).map(|_| work()).collect();
        others.into_iter().for_each(|other| assert_eq!(other.join().unwrap(), first));
    });
}

#[test]
fn longer_texts_are_cut_at_what_the_model_reads() {
    let (folder, _) = open_model(&tiny());
    write_settings(&folder, "sentence_bert_config.json", &json!({ "max_seq_length": 6, "do_lower_case": false }));
    let model = ModelFolder::open(&config(folder.path())).unwrap();
    // Two of the six tokens mark the ends.
    let whole = one(&model, EmbeddingMode::Document, "tea loan football tea");
    assert_eq!(whole, one(&model, EmbeddingMode::Document, "tea loan football tea mortgage mortgage mortgage"));
    assert_ne!(whole, one(&model, EmbeddingMode::Document, "tea loan football mortgage"));
}

#[test]
fn prompts_come_from_the_folder_or_the_configuration() {
    let (folder, plain) = open_model(&tiny());
    let prompts = json!({ "prompts": { "query": "striker: ", "passage": "loan: " }, "default_prompt_name": null });
    write_settings(&folder, "config_sentence_transformers.json", &prompts);
    let model = ModelFolder::open(&config(folder.path())).unwrap();
    assert_eq!(one(&model, EmbeddingMode::Query, "tea"), one(&plain, EmbeddingMode::Query, "striker: tea"));
    assert_eq!(one(&model, EmbeddingMode::Document, "tea"), one(&plain, EmbeddingMode::Document, "loan: tea"));
    assert_ne!(model.model(), plain.model(), "documents have other vectors");

    let requested = FolderConfig { query_prefix: "oolong ".to_owned(), ..config(folder.path()) };
    let requested = ModelFolder::open(&requested).unwrap();
    assert_eq!(one(&requested, EmbeddingMode::Query, "tea"), one(&plain, EmbeddingMode::Query, "oolong tea"));
    assert_eq!(requested.model(), model.model(), "documents have the same vectors");
}

#[test]
fn a_model_is_its_weights_tokens_and_settings() {
    let (folder, model) = open_model(&tiny());
    assert_eq!(config(folder.path()).model().unwrap(), model.model());
    let other = |change: &dyn Fn(&mut TinyModel)| {
        let mut changed = tiny();
        change(&mut changed);
        open_model(&changed).1.model().to_owned()
    };
    assert_eq!(other(&|_| ()), model.model(), "wherever it lies");
    let weight = |model: &mut TinyModel| model.tensors.get_mut("embeddings.LayerNorm.bias").unwrap().values[5] += 0.5;
    assert_ne!(other(&weight), model.model());
    assert_ne!(other(&|model| model.config["layer_norm_eps"] = json!(1e-5)), model.model());
    assert_ne!(other(&|model| model.tokenizer["normalizer"]["lowercase"] = json!(false)), model.model());
    let unnamed = FolderConfig { name: None, ..config(folder.path()) };
    let own = folder.path().file_name().unwrap().to_str().unwrap();
    assert_eq!(ModelFolder::open(&unnamed).unwrap().name(), own);
}

#[test]
fn weights_may_lie_in_several_files_and_behind_links() {
    let (folder, whole) = open_model(&tiny());
    let shards = TempDir::new().unwrap();
    tiny().write_in_shards(shards.path()).unwrap();
    let cut = ModelFolder::open(&config(shards.path())).unwrap();
    assert_eq!(one(&cut, EmbeddingMode::Query, "tea loan"), one(&whole, EmbeddingMode::Query, "tea loan"));

    let links = TempDir::new().unwrap();
    for name in ["config.json", "tokenizer.json", "model.safetensors"] {
        std::os::unix::fs::symlink(folder.path().join(name), links.path().join(name)).unwrap();
    }
    assert_eq!(ModelFolder::open(&config(links.path())).unwrap().model(), whole.model());
}

#[test]
fn weights_with_a_prefix_are_found() {
    let (_folder, alone) = open_model(&tiny());
    let mut part = tiny();
    part.tensors = part.tensors.into_iter().map(|(name, tensor)| (format!("bert.{name}"), tensor)).collect();
    let (_folder, part) = open_model(&part);
    assert_eq!(one(&part, EmbeddingMode::Query, "tea loan"), one(&alone, EmbeddingMode::Query, "tea loan"));
}

#[test]
fn a_roberta_counts_positions_from_its_padding() {
    let mut roberta = tiny();
    roberta.config["model_type"] = json!("xlm-roberta");
    let (_folder, roberta) = open_model(&roberta);
    // The same network with its position table shifted by one: position 0 of BERT is position 1 here.
    let mut moved = tiny();
    let positions = moved.tensors.get_mut("embeddings.position_embeddings.weight").unwrap();
    positions.values.rotate_left(768);
    let (_folder, moved) = open_model(&moved);
    for texts in [["tea loan", "football"], ["striker", "tea tea tea tea"]] {
        for (one, other) in
            embed(&roberta, EmbeddingMode::Query, &texts).iter().zip(embed(&moved, EmbeddingMode::Query, &texts))
        {
            let far = max_difference(one.as_ref().unwrap(), &other.unwrap());
            assert!(far < 1e-5, "{far}");
        }
    }
}

/// The tiny BERT under the names of MPNet, with a table of biases. Types of tokens are part of the positions, which begin after the
/// padding.
fn tiny_mpnet(bias: impl Fn(usize) -> f32) -> TinyModel {
    let mut model = tiny();
    let types = model.tensors.remove("embeddings.token_type_embeddings.weight").unwrap().values;
    let positions = model.tensors.get_mut("embeddings.position_embeddings.weight").unwrap();
    positions
        .values
        .chunks_mut(768)
        .for_each(|row| row.iter_mut().zip(&types).for_each(|(number, of_type)| *number += of_type));
    positions.values.rotate_right(768);
    let renamed = |name: String| {
        let names = [
            ("attention.self.query", "attention.attn.q"),
            ("attention.self.key", "attention.attn.k"),
            ("attention.self.value", "attention.attn.v"),
            ("attention.output.dense", "attention.attn.o"),
            ("attention.output.LayerNorm", "attention.LayerNorm"),
        ];
        names.iter().fold(name, |name, (from, to)| name.replace(from, to))
    };
    model.tensors = model.tensors.into_iter().map(|(name, tensor)| (renamed(name), tensor)).collect();
    let values = (0..32 * 12).map(bias).collect();
    model.tensors.insert("encoder.relative_attention_bias.weight".to_owned(), Tensor { shape: vec![32, 12], values });
    model.config["model_type"] = json!("mpnet");
    model.config["relative_attention_num_buckets"] = json!(32);
    model.config.as_object_mut().unwrap().remove("type_vocab_size");
    model
}

#[test]
fn an_mpnet_without_buckets_is_rejected() {
    let mut model = tiny_mpnet(|_| 0.0);
    model.config["relative_attention_num_buckets"] = json!(2);
    let folder = TempDir::new().unwrap();
    model.write(folder.path()).unwrap();
    let error = ModelFolder::open(&config(folder.path())).map(|_| ()).unwrap_err().to_string();
    assert!(error.contains("relative_attention_num_buckets is 2, not from 4 to 512"), "{error}");
}

#[test]
fn an_mpnet_with_one_bias_for_all_distances_is_a_bert() {
    let (_folder, mpnet) = open_model(&tiny_mpnet(|_| 0.7));
    let (_folder, bert) = open_model(&tiny());
    let texts = ["tea loan football", "a striker", "tea tea tea tea tea tea"];
    let pairs = embed(&mpnet, EmbeddingMode::Query, &texts).into_iter().zip(embed(&bert, EmbeddingMode::Query, &texts));
    for (one, other) in pairs {
        let far = max_difference(&one.unwrap(), &other.unwrap());
        assert!(far < 1e-5, "{far}");
    }
}

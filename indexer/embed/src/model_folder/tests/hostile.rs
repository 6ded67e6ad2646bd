//! Folders that contain no model, or an unsupported one. Each is rejected with the name of the file.

use super::*;

/// The error for a folder after a change.
fn error_of_folder(change: impl FnOnce(&Path)) -> String {
    let folder = TempDir::new().unwrap();
    tiny().write(folder.path()).unwrap();
    change(folder.path());
    ModelFolder::open(&config(folder.path())).map(|_| ()).unwrap_err().to_string()
}

/// The error for a model that was changed before it was written.
fn error_of_model(change: impl FnOnce(&mut TinyModel)) -> String {
    let (folder, mut model) = (TempDir::new().unwrap(), tiny());
    change(&mut model);
    model.write(folder.path()).unwrap();
    ModelFolder::open(&config(folder.path())).map(|_| ()).unwrap_err().to_string()
}

fn check(reported: &str, file: &str, expected: &str) {
    assert!(reported.contains(file) && reported.contains(expected), "{file}, {expected}: {reported}");
}

#[test]
fn missing_and_irregular_files_are_rejected() {
    for file in ["config.json", "tokenizer.json", "model.safetensors"] {
        check(&error_of_folder(|folder| fs::remove_file(folder.join(file)).unwrap()), file, "cannot be read");
        let reported = error_of_folder(|folder| {
            fs::remove_file(folder.join(file)).unwrap();
            std::os::unix::fs::symlink("/dev/zero", folder.join(file)).unwrap();
        });
        check(&reported, file, "is no regular file");
        check(&error_of_folder(|folder| fs::write(folder.join(file), "{").unwrap()), file, "");
        check(&error_of_folder(|folder| fs::write(folder.join(file), "").unwrap()), file, "");
    }
    let nowhere = ModelFolder::open(&config(Path::new("/nowhere/at/all"))).map(|_| ()).unwrap_err();
    check(&nowhere.to_string(), "/nowhere/at/all/config.json", "cannot be read");
    let large = error_of_folder(|folder| fs::write(folder.join("config.json"), vec![b' '; 2 << 20]).unwrap());
    check(&large, "config.json", "is larger than");
}

#[test]
fn absurd_settings_are_rejected() {
    for (field, value, expected) in [
        ("hidden_size", json!(1_024), "hidden_size is 1024, not from 1 to 768"),
        ("hidden_size", json!(0), "hidden_size is 0"),
        ("hidden_size", json!(-1), "config.json"),
        ("model_type", json!("llama"), "\"llama\" is no kind"),
        ("num_hidden_layers", json!(1_000_000_000), "num_hidden_layers is 1000000000"),
        ("num_hidden_layers", json!(0), "num_hidden_layers is 0"),
        ("vocab_size", json!(u64::MAX), "vocab_size is"),
        ("num_attention_heads", json!(7), "shared out to 7 heads"),
        ("num_attention_heads", json!(0), "num_attention_heads is 0"),
        ("intermediate_size", json!(1_u64 << 40), "intermediate_size"),
        ("max_position_embeddings", json!(2), "no room for a word"),
        ("type_vocab_size", json!(0), "type_vocab_size"),
        ("layer_norm_eps", json!(0), "layer_norm_eps"),
        ("hidden_act", json!("swish"), "\"swish\""),
        ("pad_token_id", json!(4_000), "pad_token_id is 4000"),
        ("position_embedding_type", json!("relative_key"), "not absolute"),
    ] {
        // Settings are read first; the weights are not opened.
        let reported = error_of_model(|model| {
            model.config[field] = value;
            model.tensors.clear();
        });
        check(&reported, "/config.json", expected);
    }
}

#[test]
fn unsupported_settings_files_are_rejected() {
    let cases = [
        ("1_Pooling/config.json", json!({ "pooling_mode_max_tokens": true }), "neither of the mean"),
        (
            "1_Pooling/config.json",
            json!({ "pooling_mode_cls_token": true, "pooling_mode_mean_tokens": true }),
            "neither",
        ),
        ("1_Pooling/config.json", json!({ "word_embedding_dimension": 1024 }), "1024 dimensions"),
        ("1_Pooling/config.json", json!([]), ""),
        ("modules.json", json!([{ "type": "sentence_transformers.models.Dense" }]), "\"Dense\" is not known"),
        ("sentence_bert_config.json", json!({ "max_seq_length": 1 }), "no room"),
        (
            "config_sentence_transformers.json",
            json!({ "prompts": { "query": "x".repeat(5_000) } }),
            "a prompt is longer",
        ),
    ];
    for (file, settings, expected) in cases {
        let reported = error_of_folder(|folder| {
            fs::remove_file(folder.join("model.safetensors")).unwrap();
            let path = folder.join(file);
            fs::create_dir_all(path.parent().unwrap()).unwrap();
            fs::write(path, settings.to_string()).unwrap();
        });
        check(&reported, file, expected);
    }
}

#[test]
fn truncated_and_inconsistent_weights_are_rejected() {
    let file = "model.safetensors";
    let changed = |change: &dyn Fn(&mut Vec<u8>)| {
        error_of_folder(|folder| {
            let mut bytes = fs::read(folder.join(file)).unwrap();
            change(&mut bytes);
            fs::write(folder.join(file), bytes).unwrap();
        })
    };
    check(&changed(&|bytes| bytes.truncate(bytes.len() - 1)), file, "bytes long, not");
    check(&changed(&|bytes| bytes.truncate(100)), file, "is no header");
    check(&changed(&|bytes| bytes.truncate(3)), file, "cannot be read");
    check(&changed(&|bytes| bytes.push(0)), file, "bytes long, not");
    check(&changed(&|bytes| bytes[..8].fill(0xff)), file, "is no header");
    check(&changed(&|bytes| bytes[8] = b'['), file, "its header cannot be read");

    let named = "encoder.layer.0.output.dense.weight";
    check(&error_of_model(|model| drop(model.tensors.remove(named))), file, "dense.weight is missing");
    let turned = |model: &mut TinyModel| model.tensors.get_mut(named).unwrap().shape.reverse();
    check(&error_of_model(turned), file, "dense.weight is [32, 768], not [768, 32]");
    check(&error_of_model(|model| model.config["num_hidden_layers"] = json!(40)), file, "layer.1");
    let whole = error_of_folder(|folder| {
        let bytes = fs::read(folder.join(file)).unwrap();
        let text = String::from_utf8_lossy(&bytes[8..300]).replacen("F32", "I32", 1);
        let bytes = [&bytes[..8], text.as_bytes(), &bytes[300..]].concat();
        fs::write(folder.join(file), bytes).unwrap();
    });
    check(&whole, file, "is of I32");
}

#[test]
fn weights_that_are_not_finite_are_rejected() {
    let not = |model: &mut TinyModel| {
        model.tensors.get_mut("encoder.layer.0.output.dense.bias").unwrap().values[3] = f32::NAN
    };
    check(&error_of_model(not), "model.safetensors", "not a finite number");
    let zero = |model: &mut TinyModel| {
        let norm = |name: &&String| name.starts_with("encoder.layer.0.output.LayerNorm");
        let names: Vec<String> = model.tensors.keys().filter(norm).cloned().collect();
        names.iter().for_each(|name| model.tensors.get_mut(name).unwrap().values.fill(0.0));
    };
    check(&error_of_model(zero), "model.safetensors", "it is zero");
}

#[test]
fn an_index_cannot_name_files_outside_the_folder() {
    let refused = |index: serde_json::Value| {
        let folder = TempDir::new().unwrap();
        tiny().write_in_shards(folder.path()).unwrap();
        fs::write(folder.path().join("model.safetensors.index.json"), index.to_string()).unwrap();
        ModelFolder::open(&config(folder.path())).map(|_| ()).unwrap_err().to_string()
    };
    let of = |name: &str| json!({ "weight_map": { "embeddings.LayerNorm.bias": name } });
    for name in ["../other/model.safetensors", "/etc/passwd", "config.json"] {
        check(&refused(of(name)), "index.json", "is no name of a file of weights");
    }
    check(&refused(of("absent.safetensors")), "absent.safetensors", "cannot be read");
    check(&refused(json!({ "weight_map": {} })), "index.json", "names 0 files");
    let many: serde_json::Map<_, _> =
        (0..99).map(|number| (format!("t{number}"), json!(format!("{number}.safetensors")))).collect();
    check(&refused(json!({ "weight_map": many })), "index.json", "names 99 files");
}

#[test]
fn tokenizers_of_another_model_are_rejected() {
    let file = "tokenizer.json";
    let large = |model: &mut TinyModel| model.tokenizer["model"]["vocab"]["bread"] = json!(9_999);
    check(&error_of_model(large), file, "has a token 9999");
    check(&error_of_model(|model| model.tokenizer["model"] = json!({ "type": "Guess" })), file, "");
    // A template that adds more tokens to each text than the model reads.
    let template: Vec<_> = (0..64).map(|_| json!({ "SpecialToken": { "id": "[SEP]", "type_id": 0 } })).collect();
    let around = |model: &mut TinyModel| {
        model.tokenizer["post_processor"] = json!({
            "type": "TemplateProcessing", "pair": [], "single": template,
            "special_tokens": { "[SEP]": { "id": "[SEP]", "ids": [3], "tokens": ["[SEP]"] } },
        });
    };
    check(&error_of_model(around), file, "puts 64 tokens around");
    // A character table whose first entry points past its end. The library follows it.
    let map = |model: &mut TinyModel| {
        model.tokenizer["normalizer"] = json!({ "type": "Precompiled", "precompiled_charsmap": "BAAAAAAABAA=" });
    };
    check(&error_of_model(map), file, "contradict each other");
}

#[test]
fn a_tokenizer_without_a_padding_token_is_accepted() {
    let (_folder, usual) = open_model(&tiny());
    let mut without = tiny();
    without.tokenizer["added_tokens"].as_array_mut().unwrap().remove(0);
    let renamed = without.tokenizer["model"]["vocab"].as_object_mut().unwrap();
    renamed.remove("[PAD]");
    renamed.insert("[unused0]".to_owned(), json!(0));
    let (_folder, without) = open_model(&without);
    let texts = ["tea", "a loan for football"];
    assert_eq!(embed(&without, EmbeddingMode::Query, &texts), embed(&usual, EmbeddingMode::Query, &texts));
}

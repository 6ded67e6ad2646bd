//! Compares the computed vectors with a reference network in plain loops.

use super::*;

type Row = Vec<f64>;

/// What attention adds for a head, a token and another token.
type Bias = fn(usize, usize, usize) -> f64;

struct ReferenceNetwork<'a>(&'a TinyModel, Bias);

impl ReferenceNetwork<'_> {
    fn tensor(&self, name: &str) -> Vec<f64> {
        self.0.tensors[name].values.iter().map(|&number| f64::from(number)).collect()
    }

    fn row(&self, name: &str, row: usize) -> Row {
        self.tensor(name)[row * 768..(row + 1) * 768].to_vec()
    }

    fn linear(&self, name: &str, input: &Row) -> Row {
        let weights = self.tensor(&format!("{name}.weight"));
        let bias = self.tensor(&format!("{name}.bias"));
        let of = |(row, bias): (&[f64], &f64)| row.iter().zip(input).map(|(a, b)| a * b).sum::<f64>() + bias;
        weights.chunks(input.len()).zip(&bias).map(of).collect()
    }

    fn norm(&self, name: &str, input: &Row) -> Row {
        let count = input.len() as f64;
        let mean = input.iter().sum::<f64>() / count;
        let spread = (input.iter().map(|x| (x - mean).powi(2)).sum::<f64>() / count + 1e-12).sqrt();
        let (weight, bias) =
            (self.tensor(&format!("{name}.LayerNorm.weight")), self.tensor(&format!("{name}.LayerNorm.bias")));
        input.iter().zip(weight).zip(bias).map(|((x, weight), bias)| (x - mean) / spread * weight + bias).collect()
    }

    /// The hidden state of each token after the single layer.
    fn token_states(&self, tokens: &[usize]) -> Vec<Row> {
        let embedded = |(place, &token): (usize, &usize)| {
            let parts = [
                self.row("embeddings.word_embeddings.weight", token),
                self.row("embeddings.position_embeddings.weight", place),
                self.row("embeddings.token_type_embeddings.weight", 0),
            ];
            self.norm("embeddings", &sum(&parts))
        };
        let input: Vec<Row> = tokens.iter().enumerate().map(embedded).collect();
        let layer = "encoder.layer.0";
        let all = |name: &str| -> Vec<Row> {
            input.iter().map(|row| self.linear(&format!("{layer}.attention.self.{name}"), row)).collect()
        };
        let (queries, keys, values) = (all("query"), all("key"), all("value"));
        let attend = |place: usize| -> Row {
            let mut context = vec![0.0; 768];
            for head in (0..768).step_by(64) {
                let part = head..head + 64;
                let score = |(other, key): (usize, &Row)| {
                    let pairs = queries[place][part.clone()].iter().zip(&key[part.clone()]);
                    (pairs.map(|(a, b)| a * b).sum::<f64>() / 8.0 + self.1(head / 64, place, other)).exp()
                };
                let scores: Row = keys.iter().enumerate().map(score).collect();
                let total: f64 = scores.iter().sum();
                for (score, value) in scores.iter().zip(&values) {
                    part.clone().for_each(|at| context[at] += score / total * value[at]);
                }
            }
            context
        };
        let after = |(place, row): (usize, &Row)| {
            let attended = self.linear(&format!("{layer}.attention.output.dense"), &attend(place));
            let attended = self.norm(&format!("{layer}.attention.output"), &sum(&[attended, row.clone()]));
            let inner = self.linear(&format!("{layer}.intermediate.dense"), &attended);
            let inner: Row = inner.into_iter().map(gelu).collect();
            let outer = self.linear(&format!("{layer}.output.dense"), &inner);
            self.norm(&format!("{layer}.output"), &sum(&[outer, attended]))
        };
        input.iter().enumerate().map(after).collect()
    }
}

fn sum(rows: &[Row]) -> Row {
    (0..rows[0].len()).map(|at| rows.iter().map(|row| row[at]).sum()).collect()
}

/// x Φ(x), with Φ by Simpson's rule.
fn gelu(x: f64) -> f64 {
    let density = |t: f64| (-t * t / 2.0).exp() / std::f64::consts::TAU.sqrt();
    let (steps, end) = (2_000, x);
    let width = end / f64::from(steps);
    let weight = |step: i32| {
        if step == 0 || step == steps {
            1.0
        } else if step % 2 == 1 {
            4.0
        } else {
            2.0
        }
    };
    let area: f64 = (0..=steps).map(|step| weight(step) * density(f64::from(step) * width)).sum();
    x * (0.5 + area * width / 3.0)
}

fn unit(numbers: &[f64]) -> UnitVector {
    #[expect(clippy::cast_possible_truncation, reason = "compared within a millionth")]
    let numbers: Vec<f32> = numbers.iter().map(|&number| number as f32).collect();
    UnitVector::new(&numbers).unwrap()
}

#[test]
fn vectors_equal_those_of_the_reference_network() {
    let model = tiny();
    // [CLS] tea [UNK] loan [SEP], as vocabulary numbers.
    let states = ReferenceNetwork(&model, |_, _, _| 0.0).token_states(&[2, 6, 1, 10, 3]);
    let (folder, opened) = open_model(&model);
    let mean = unit(&sum(&states).iter().map(|number| number / 5.0).collect::<Vec<_>>());
    let far = max_difference(&mean, &one(&opened, EmbeddingMode::Document, "Tea with loan"));
    assert!(far < 1e-5, "mean: {far}");

    write_settings(
        &folder,
        "1_Pooling/config.json",
        &json!({ "word_embedding_dimension": 768, "pooling_mode_cls_token": true }),
    );
    let first = ModelFolder::open(&config(folder.path())).unwrap();
    let far = max_difference(&unit(&states[0]), &one(&first, EmbeddingMode::Document, "Tea with loan"));
    assert!(far < 1e-5, "first token: {far}");
    assert_ne!(first.model(), opened.model());
}

/// A bias of a head for a distance, of which those behind a token are negative.
fn bias(head: usize, from: usize, to: usize) -> f64 {
    let (distance, head) = (from.abs_diff(to) as f64, head as f64);
    (if to > from { -0.5 } else { 0.3 }) * distance + 0.1 * head
}

#[test]
fn vectors_of_an_mpnet_equal_those_of_the_reference_network_with_biases() {
    let states = ReferenceNetwork(&tiny(), bias).token_states(&[2, 6, 1, 10, 3]);
    #[expect(clippy::cast_possible_truncation, reason = "compared within a millionth")]
    let table = |at: usize| {
        let (bucket, head) = (at / 12, at % 12);
        (if bucket < 16 { bias(head, bucket, 0) } else { bias(head, 0, bucket - 16) }) as f32
    };
    let (_folder, opened) = open_model(&tiny_mpnet(table));
    let mean = unit(&sum(&states).iter().map(|number| number / 5.0).collect::<Vec<_>>());
    let far = max_difference(&mean, &one(&opened, EmbeddingMode::Document, "Tea with loan"));
    assert!(far < 1e-5, "{far}");
    let without = unit(&sum(&ReferenceNetwork(&tiny(), |_, _, _| 0.0).token_states(&[2, 6, 1, 10, 3])));
    assert!(max_difference(&mean, &without) > 1e-4, "the biases count");
}

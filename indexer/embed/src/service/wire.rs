//! The wire format of requests and responses.

use earshot_model::mask_service_message;
use serde::{Deserialize, Serialize};

#[derive(Serialize)]
struct EmbeddingRequest<'a> {
    model: &'a str,
    input: Vec<String>,
    /// Explicit, because some services send base64 without it.
    encoding_format: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    dimensions: Option<usize>,
    #[serde(skip_serializing_if = "str::is_empty")]
    input_type: &'a str,
}

/// What a request states beside its texts.
#[derive(Clone, Copy, Debug)]
pub struct RequestSettings<'a> {
    pub model: &'a str,
    /// Put before each text.
    pub prefix: &'a str,
    /// The use of the texts, for services that take it as a field; empty for others.
    pub input_type: &'a str,
    /// The dimensions to shorten vectors to, for models that have more.
    pub dimensions: Option<usize>,
}

#[derive(Deserialize)]
struct EmbeddingResponse {
    data: Vec<EmbeddingItem>,
}

#[derive(Deserialize)]
struct EmbeddingItem {
    /// Services that leave it out keep the order of the request.
    index: Option<usize>,
    /// Read as f64: one of the JSON reader's features, which any crate may select, makes a number beyond f32 an error of
    /// the whole body instead of infinite.
    embedding: Vec<f64>,
}

#[derive(Deserialize)]
struct ErrorBody {
    error: ErrorReason,
}

#[derive(Deserialize)]
#[serde(untagged)]
enum ErrorReason {
    Message { message: String },
    Text(String),
}

/// The body of a request.
pub fn request_body(settings: RequestSettings<'_>, texts: &[&str]) -> String {
    let RequestSettings { model, prefix, input_type, dimensions } = settings;
    let input = texts.iter().map(|text| format!("{prefix}{text}")).collect();
    let question = EmbeddingRequest { model, input, encoding_format: "float", dimensions, input_type };
    serde_json::to_string(&question).expect("strings are always JSON")
}

/// Parses the embeddings of `texts` texts, in order.
pub fn parse_embeddings(body: &[u8], texts: usize) -> Result<Vec<Vec<f32>>, String> {
    let answer: EmbeddingResponse = serde_json::from_slice(body).map_err(|error| error.to_string())?;
    if answer.data.len() != texts {
        return Err(format!("{} embeddings of {texts} texts", answer.data.len()));
    }
    let mut ordered = vec![None; texts];
    for (place, item) in answer.data.into_iter().enumerate() {
        let index = item.index.unwrap_or(place);
        let free = ordered.get_mut(index).filter(|known| known.is_none());
        *free.ok_or_else(|| format!("an embedding of text {index} that is one too many"))? =
            Some(item.embedding.into_iter().map(|number| number as f32).collect());
    }
    let ordered: Vec<Vec<f32>> = ordered.into_iter().flatten().collect();
    match ordered.iter().find(|numbers| numbers.len() != ordered[0].len()) {
        Some(other) => Err(format!("embeddings of {} and of {} dimensions", ordered[0].len(), other.len())),
        None => Ok(ordered),
    }
}

/// The error message of a service, without what it repeats of the key or the texts. Another body is not shown.
pub fn parse_error_reason(body: &[u8], texts: &[&str]) -> String {
    match serde_json::from_slice::<ErrorBody>(body) {
        Ok(ErrorBody { error: ErrorReason::Message { message } | ErrorReason::Text(message) }) => {
            mask_service_message(&message, texts)
        }
        Err(_) => "no message".to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The numbers of all embeddings, or a part of the reason.
    type ExpectedEmbeddings = Result<&'static [f32], &'static str>;

    #[test]
    fn embeddings_are_sorted_or_rejected() {
        let cases: &[(&str, usize, ExpectedEmbeddings)] = &[
            (r#"{"data":[{"index":1,"embedding":[2]},{"index":0,"embedding":[1]}],"usage":{}}"#, 2, Ok(&[1.0, 2.0])),
            (r#"{"data":[{"embedding":[1]},{"embedding":[2]}]}"#, 2, Ok(&[1.0, 2.0])),
            (r#"{"data":[{"embedding":[1]},{"embedding":[2,3]}]}"#, 2, Err("embeddings of 1 and of 2 dimensions")),
            (r#"{"data":[]}"#, 1, Err("0 embeddings of 1 texts")),
            (r#"{"data":[{"index":0,"embedding":[1]},{"index":0,"embedding":[1]}]}"#, 2, Err("one too many")),
            (r#"{"data":[{"index":9,"embedding":[1]}]}"#, 1, Err("text 9")),
            (r#"{"data":[{"index":0,"embedding":[NaN]}]}"#, 1, Err("expected value")),
            (r#"{"data":[{"index":0,"embedding":[null]}]}"#, 1, Err("null")),
            (r#"{"data":[{"index":0,"embed"#, 1, Err("EOF")),
            ("", 1, Err("EOF")),
        ];
        for (body, texts, expected) in cases {
            let found = parse_embeddings(body.as_bytes(), *texts).map(|vectors| vectors.concat());
            match (found, expected) {
                (Ok(found), Ok(expected)) => assert_eq!(found, *expected, "{body}"),
                (Err(found), Err(expected)) => assert!(found.contains(expected), "{body}: {found}"),
                (found, _) => panic!("{body}: {found:?}"),
            }
        }
    }

    #[test]
    fn reasons_are_messages_without_the_texts() {
        let cases = [
            (r#"{"error":{"message":"model\n not found","type":"x"}}"#, "model not found"),
            (r#"{"error":"busy"}"#, "busy"),
            (r#"{"error":"cannot embed 'a plan for bread'"}"#, "cannot embed [hidden]"),
            ("<h1>502</h1>\r\n\u{7}", "no message"),
        ];
        for (body, expected) in cases {
            assert_eq!(parse_error_reason(body.as_bytes(), &["a plan for bread"]), expected);
        }
    }
}

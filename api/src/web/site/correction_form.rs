//! What the page of corrections shows.

use earshot_model::CorrectableFact;
use serde::Serialize;
use serde_json::{Map, Value, json};
use url::form_urlencoded;

/// The path of the page. Its form posts to it.
pub(in crate::web) const CORRECTION_PATH: &str = "/for-podcasters/correction";

/// What someone entered into the form.
#[derive(Debug, Default, Serialize)]
pub struct EnteredCorrection {
    /// The slug or id, or the address of a page.
    pub podcast: String,
    /// The name of what is wrong.
    pub fact: String,
    /// What is right.
    pub value: String,
    /// A page or a sentence that shows it.
    pub evidence: String,
}

impl EnteredCorrection {
    /// Reads a form as browsers send it. Other fields are ignored.
    pub fn read(form: &[u8]) -> Self {
        let mut entered = Self::default();
        for (name, value) in form_urlencoded::parse(form) {
            let field = match &*name {
                "podcast" => &mut entered.podcast,
                "fact" => &mut entered.fact,
                "value" => &mut entered.value,
                "evidence" => &mut entered.evidence,
                _ => continue,
            };
            *field = value.into_owned();
        }
        entered
    }

    /// The slug or id, also of the address of a page.
    pub fn podcast_name(&self) -> &str {
        let path = self.podcast.trim().split(['?', '#']).next().unwrap_or_default();
        let mut parts = path.split('/').filter(|part| !part.is_empty());
        let below = parts.by_ref().position(|part| part == "podcasts").and_then(|_| parts.next());
        below.unwrap_or_else(|| path.trim_matches('/').rsplit('/').next().unwrap_or_default())
    }
}

/// The values of the page with an empty form, for the podcast that a link names.
pub(super) fn empty_form(podcast: Option<&str>) -> Map<String, Value> {
    let podcast = podcast.unwrap_or_default().to_owned();
    form_values(&EnteredCorrection { podcast, ..EnteredCorrection::default() }, None, false)
}

pub(super) fn form_values(entered: &EnteredCorrection, failure: Option<&str>, is_queued: bool) -> Map<String, Value> {
    let facts = CorrectableFact::ALL.iter().map(|fact| json!({ "name": fact.as_str(), "label": fact_label(*fact) }));
    let values = [
        ("entered", json!(entered)),
        ("failure", json!(failure)),
        ("is_queued", json!(is_queued)),
        ("facts", facts.collect()),
    ];
    values.into_iter().map(|(name, value)| (name.to_owned(), value)).collect()
}

fn fact_label(fact: CorrectableFact) -> &'static str {
    match fact {
        CorrectableFact::Website => "Website",
        CorrectableFact::Language => "Language (a code such as en or pt-BR)",
        CorrectableFact::Country => "Country (two letters such as DE)",
        CorrectableFact::Other => "Something else",
    }
}

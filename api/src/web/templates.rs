//! The templates of heads and contents. Their output is escaped.

use chrono::NaiveDate;
use earshot_api_server::error::ApiError;
use earshot_model::{format_count, group_digits, mailto_url};
use minijinja::value::{Serde, Value};
use minijinja::{AutoEscape, Environment, UndefinedBehavior};
use std::sync::LazyLock;
use url::form_urlencoded;

const TEMPLATES: &[(&str, &str)] = &[
    ("head.html", include_str!("templates/head.html")),
    ("site-header.html", include_str!("templates/site-header.html")),
    ("api-docs.html", include_str!("templates/api-docs.html")),
    ("podcast.html", include_str!("templates/podcast.html")),
    ("episode.html", include_str!("templates/episode.html")),
    ("directory.html", include_str!("templates/directory.html")),
    ("search.html", include_str!("templates/search.html")),
    ("message.html", include_str!("templates/message.html")),
    ("list.html", include_str!("templates/list.html")),
    ("shared-list.html", include_str!("templates/shared-list.html")),
    ("guest.html", include_str!("templates/guest.html")),
    ("listicle.html", include_str!("templates/listicle.html")),
    ("browse.html", include_str!("templates/browse.html")),
    ("charts.html", include_str!("templates/charts.html")),
    ("site/layout.html", include_str!("templates/site/layout.html")),
    ("site/landing.html", include_str!("templates/site/landing.html")),
    ("site/about.html", include_str!("templates/site/about.html")),
    ("site/article.html", include_str!("templates/site/article.html")),
    ("site/articles.html", include_str!("templates/site/articles.html")),
    ("site/call.html", include_str!("templates/site/call.html")),
    ("site/home.html", include_str!("templates/site/home.html")),
    ("site/legal.html", include_str!("templates/site/legal.html")),
    ("site/person.html", include_str!("templates/site/person.html")),
    ("site/pricing.html", include_str!("templates/site/pricing.html")),
    ("site/score.html", include_str!("templates/site/score.html")),
    ("site/credit-index.html", include_str!("templates/site/credit-index.html")),
    ("site/correction.html", include_str!("templates/site/correction.html")),
    ("site/submit.html", include_str!("templates/site/submit.html")),
    ("site/sponsor.html", include_str!("templates/site/sponsor.html")),
    ("site/feed.xml", include_str!("templates/site/feed.xml")),
];

/// All templates, parsed.
static ENVIRONMENT: LazyLock<Environment<'static>> = LazyLock::new(|| {
    let mut environment = Environment::new();
    environment.set_undefined_behavior(UndefinedBehavior::Strict);
    environment.set_auto_escape_callback(|_| AutoEscape::Html);
    environment.add_filter("day", |moment: String| format_day(&moment, "%b %-d, %Y"));
    environment.add_filter("month", |month: String| format_day(&format!("{month}-01"), "%B %Y"));
    environment.add_filter("with_noun", |number: u64, noun: String| format_count(number, &noun));
    environment
        .add_filter("in_query", |text: String| form_urlencoded::byte_serialize(text.as_bytes()).collect::<String>());
    environment.add_filter("genre_name", |genre: String| genre_name(&genre));
    environment.add_filter("in_digits", |number: u64| group_digits(number));
    environment.add_filter("web_url", web_url);
    environment.add_filter("mailto_url", |address: String| mailto_url(&address));
    for (name, source) in TEMPLATES {
        environment.add_template(name, source).expect("the templates are part of the program and parse");
    }
    environment
});

/// Formats the day at the start of a time; anything else stays as it is.
fn format_day(moment: &str, format: &str) -> String {
    let day = moment.get(..10).and_then(|day| day.parse::<NaiveDate>().ok());
    day.map_or_else(|| moment.to_owned(), |day| day.format(format).to_string())
}

/// Renders a template.
pub(super) fn render(name: &str, values: serde_json::Value) -> Result<String, ApiError> {
    let template = ENVIRONMENT.get_template(name).map_err(ApiError::internal)?;
    let html = template.render(Serde(values)).map_err(ApiError::internal)?;
    // A slash needs no escape in HTML, and URLs are more readable without.
    Ok(html.replace("&#x2f;", "/"))
}

/// Returns a URL of a feed if it is http or https; `javascript:` and others become empty.
fn web_url(url: Value) -> Value {
    let is_web = url.as_str().is_some_and(|text| text.starts_with("https://") || text.starts_with("http://"));
    if is_web { url } else { Value::from("") }
}

/// `true crime` becomes `True Crime`, as the web app writes it.
pub fn genre_name(genre: &str) -> String {
    let name_word = |(index, word): (usize, &str)| match word {
        "tv" | "rss" => word.to_uppercase(),
        "and" | "of" | "the" if index > 0 => word.to_owned(),
        _ => {
            let mut letters = word.chars();
            letters.next().into_iter().flat_map(char::to_uppercase).chain(letters).collect()
        }
    };
    genre.split(' ').enumerate().map(name_word).collect::<Vec<_>>().join(" ")
}

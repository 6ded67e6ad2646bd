//! Search strategies by rules: a template per project type and approach, filled with subjects, genres and shows. Every
//! keyword is a search.

mod keywords;
mod limits;
mod strategy;
mod templates;

pub use keywords::{MIN_KEYWORD_CHARS, searchable_keyword};
pub use limits::{LimitError, STRATEGY_TEXT_LIMITS, check_limits};
pub use strategy::{MAX_STRATEGIES, SearchStrategy, StrategyApproach, StrategyRequest};

use crate::error::AssistError;
use crate::facts::GuestFacts;
use crate::hostile_text::is_quotable;
use crate::phrasing;
use crate::subjects::recognize_subjects;
use crate::words::clip_chars;
use earshot_model::project::{Priority, ProjectType};
use keywords::Keywords;
use templates::{StrategyTemplate, templates_of};

/// Makes as many strategies as requested: for each type of the project the three approaches around its first subjects,
/// straightforward ones first, then around the next ones, and so on. Fewer when the subjects are used up.
///
/// # Errors
/// [`AssistError::NoSubjects`] when neither guest nor project gives a keyword, and [`AssistError::SubjectsNotFound`] when
/// none of their keywords finds a podcast.
pub fn generate(request: &StrategyRequest<'_>) -> Result<Vec<SearchStrategy>, AssistError> {
    let types = match request.project.types.as_slice() {
        [] if request.guest.is_some() => &[ProjectType::GuestBooking],
        [] => &[ProjectType::Other][..],
        types => types,
    };
    let count = request.count.min(MAX_STRATEGIES);
    let mut strategies: Vec<SearchStrategy> = Vec::new();
    for focus in 0..MAX_STRATEGIES {
        let Some(keywords) = Keywords::collect(request, focus) else { break };
        for approach in
            [StrategyApproach::Straightforward, StrategyApproach::Unconventional, StrategyApproach::Longshot]
        {
            // The same search again would find nothing new.
            if keywords.of(approach).is_empty() {
                continue;
            }
            for project_type in types {
                for template in templates_of(*project_type).iter().filter(|template| template.approach == approach) {
                    let strategy = fill(template, request, &keywords);
                    // Several types have each their own words for the same keywords.
                    let is_repeated = |other: &SearchStrategy| {
                        let is_same_search = types.len() == 1 && has_same_keywords(other, &strategy);
                        other.title == strategy.title || (is_same_search && other.strategy_approach == approach)
                    };
                    if !strategies.iter().any(is_repeated) {
                        strategies.push(strategy);
                    }
                }
            }
        }
        if strategies.len() >= count {
            break;
        }
    }
    strategies.truncate(count);
    match strategies.is_empty() {
        true if recognize_subjects(request.guest, Some(request.project)).is_empty() => Err(AssistError::NoSubjects),
        true => Err(AssistError::SubjectsNotFound),
        false => Ok(strategies),
    }
}

/// Whether two strategies search the same, in whatever order.
fn has_same_keywords(one: &SearchStrategy, other: &SearchStrategy) -> bool {
    let (left, right) = (&one.keyword_inspiration, &other.keyword_inspiration);
    left.len() == right.len() && left.iter().all(|keyword| right.contains(keyword))
}

fn fill(template: &StrategyTemplate, request: &StrategyRequest<'_>, keywords: &Keywords) -> SearchStrategy {
    let of_approach = keywords.of(template.approach);
    let resolve = |text: &str| resolve(text, request, keywords);
    let limit = |name: &str, text: String| clip_chars(&text, limits::limit_of(name));
    let mut blurb = resolve(template.blurb);
    let examples: Vec<String> = request
        .example_shows
        .iter()
        .filter(|show| is_quotable(&show.title))
        .take(2)
        .map(|show| phrasing::title(&show.title))
        .collect();
    if !examples.is_empty() && template.approach == StrategyApproach::Straightforward {
        let opening = if examples.len() == 1 { "A good example is" } else { "Good examples are" };
        blurb.push_str(&format!(" {opening} {}.", phrasing::list(&examples)));
    }
    let listed: Vec<String> = of_approach.iter().take(3).map(|keyword| format!("“{keyword}”")).collect();
    let advice = format!("{} Begin with {}. {}", template.advice, phrasing::list(&listed), ADVICE_FOR_ALL);
    let priority = match template.approach {
        StrategyApproach::Straightforward => Priority::High,
        StrategyApproach::Unconventional => Priority::Medium,
        StrategyApproach::Longshot => Priority::Low,
    };
    SearchStrategy {
        title: limit("title", phrasing::capitalize(&resolve(template.title))),
        short_description: limit("shortDescription", resolve(template.short)),
        strategy_blurb: limit("strategyBlurb", blurb),
        audience_persona_target: limit("audiencePersonaTarget", persona(template, request, keywords)),
        why_its_effective: limit("whyItsEffective", resolve(template.why)),
        strategy_training_documentation: limit("strategyTrainingDocumentation", advice),
        example_google_searches: google_searches(template, of_approach),
        strategy_focus: limit("strategyFocus", resolve(template.focus)),
        yes_no_prompt: limit("yesNoPrompt", resolve(template.yes_no)),
        geographical_filters: limit("geographicalFilters", geography(request)),
        keyword_inspiration: of_approach.to_vec(),
        strategy_approach: template.approach,
        priority: Some(priority),
    }
}

const ADVICE_FOR_ALL: &str = "Run each keyword as a search, keep podcasts with an episode in the last 60 days, and read two episode titles before you decide.";

fn resolve(text: &str, request: &StrategyRequest<'_>, keywords: &Keywords) -> String {
    let guest = request.guest.map(GuestFacts::full_name).filter(|name| !name.is_empty());
    let text = match keywords.genres.first() {
        Some(genre) => text.replace("{genre}", genre),
        None => text.replace("{genre} podcasts", "podcasts on related subjects").replace("{genre}", "related fields"),
    };
    // A project with one subject has no second one to name.
    text.replace("{subject} or {second}", &keywords.first_two())
        .replace("{subject}", &keywords.subject_in_sentence())
        .replace("{second}", &keywords.second_in_sentence())
        .replace("{guest}", guest.as_deref().unwrap_or("the guest"))
}

fn persona(template: &StrategyTemplate, request: &StrategyRequest<'_>, keywords: &Keywords) -> String {
    let audience =
        request.guest.and_then(|guest| guest.audience.as_deref()).map(str::trim).filter(|text| !text.is_empty());
    let base = resolve(template.persona, request, keywords);
    match audience {
        Some(audience) => format!("{base} In the guest's words: {audience}"),
        None => base,
    }
}

fn geography(request: &StrategyRequest<'_>) -> String {
    let countries = if request.project.countries.is_empty() {
        request.guest.map(|guest| guest.countries.clone()).unwrap_or_default()
    } else {
        request.project.countries.clone()
    };
    let languages = if request.project.languages.is_empty() {
        request.guest.map(GuestFacts::spoken_languages).unwrap_or_default()
    } else {
        request.project.languages.clone()
    };
    let upper: Vec<String> = countries.iter().map(|code| code.to_uppercase()).collect();
    let places = if upper.is_empty() { "any country".to_owned() } else { phrasing::list(&upper) };
    let languages = if languages.is_empty() { "any language".to_owned() } else { phrasing::list(&languages) };
    format!("Countries: {places}. Languages: {languages}.")
}

fn google_searches(template: &StrategyTemplate, keywords: &[String]) -> Vec<String> {
    let words = match template.google.contains("podcast") {
        true => template.google.to_owned(),
        false => format!("podcast {}", template.google),
    };
    let mut searches: Vec<String> = keywords.iter().take(2).map(|keyword| format!("\"{keyword}\" {words}")).collect();
    searches.extend(keywords.first().map(|keyword| format!("site:podcasts.apple.com \"{keyword}\"")));
    searches
}

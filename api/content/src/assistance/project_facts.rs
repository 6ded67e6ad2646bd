//! Facts of projects.

use earshot_app::Project;
use earshot_assist::facts::ProjectFacts;
use earshot_model::search::SearchOptions;

/// The facts of a project. Languages, countries, genres and words of `search`, with which it fills itself, count as
/// what its podcasts should be like.
pub fn project_facts(project: &Project, search: Option<&SearchOptions>) -> ProjectFacts {
    let mut facts = ProjectFacts {
        id: project.id.to_string(),
        name: project.name.clone(),
        types: project.project_types.clone(),
        purpose: project.purpose.clone(),
        other_reason: project.other_reason.clone(),
        keywords: project.keywords.clone(),
        ..ProjectFacts::default()
    };
    if let Some(search) = search {
        facts.keywords.extend(search.terms.iter().map(|term| term.text.clone()));
        facts.languages.clone_from(&search.filters.languages);
        facts.countries.clone_from(&search.filters.countries);
        facts.genres.clone_from(&search.filters.include_genres);
    }
    facts
}

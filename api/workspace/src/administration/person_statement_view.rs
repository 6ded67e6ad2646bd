//! Statements about people as administrators see them.

use earshot_api_content::views::UserNames;
use earshot_api_server::prelude::*;
use earshot_app::StoredPersonStatement;
use earshot_model::people::{PersonChange, StatedPerson, StatementEffect};

/// A person whom a statement names.
#[view]
pub struct StatedPersonView {
    /// Slug of the page when it was stated.
    slug: String,
    /// Name of the person when it was stated.
    name: String,
}

/// A statement about people.
#[view]
pub struct PersonStatementView {
    /// ID of the statement.
    id: String,
    /// `merge`: both pages are about one person; or `split`: the credits are somebody else's.
    kind: &'static str,
    /// The person whose page was merged into another, or whose credits were split off.
    person: StatedPersonView,
    /// The person whose page stays; `null` for a split.
    into: Option<StatedPersonView>,
    /// Slug of the page for credits that were split off; `null` for a merge.
    split_slug: Option<String>,
    /// Title of the podcast whose credits were split off; `null` for a merge.
    podcast_title: Option<String>,
    /// Title of the episode; `null` for a merge, or for all episodes of the podcast.
    episode_title: Option<String>,
    /// Why it was stated.
    reason: String,
    /// The administrator.
    stated_by: String,
    /// When it was stated.
    stated_at: TimestampView,
    /// The administrator who undid it; `null` while it is in effect.
    undone_by: Option<String>,
    /// When it was undone; `null` while it is in effect.
    undone_at: Option<TimestampView>,
    /// applied, without-effect or undone.
    state: &'static str,
    /// Why it has no effect on the catalog of now; `null` when it has one, or was undone.
    problem: Option<&'static str>,
}

impl PersonStatementView {
    /// `effect` is what the statement did to the served generation.
    pub(super) fn new(stored: &StoredPersonStatement, effect: Option<StatementEffect>, names: &UserNames) -> Self {
        let person = |person: &StatedPerson| StatedPersonView { slug: person.slug.clone(), name: person.name.clone() };
        let (kind, named, into, credits) = match &stored.statement.change {
            PersonChange::Merge { person: named, into } => ("merge", named, Some(person(into)), None),
            PersonChange::Split { person: named, credits } => ("split", named, None, Some(credits)),
        };
        let problem = effect.filter(|_| stored.undone_at.is_none()).and_then(problem_text);
        let state = match (stored.undone_at, problem) {
            (Some(_), _) => "undone",
            (None, Some(_)) => "without-effect",
            (None, None) => "applied",
        };
        Self {
            id: stored.statement.id.to_string(),
            kind,
            person: person(named),
            into,
            split_slug: stored.statement.split_slug(),
            podcast_title: credits.map(|credits| credits.podcast_title.clone()),
            episode_title: credits.and_then(|credits| credits.episode_title.clone()),
            reason: stored.reason.clone(),
            stated_by: names.name_of(stored.stated_by),
            stated_at: stored.stated_at.into(),
            undone_by: stored.undone_at.map(|_| names.name_of(stored.undone_by)),
            undone_at: stored.undone_at.map(Into::into),
            state,
            problem,
        }
    }
}

/// Returns why a statement has no effect; `None` when it has one.
pub(super) fn problem_text(effect: StatementEffect) -> Option<&'static str> {
    match effect {
        StatementEffect::Applied => None,
        StatementEffect::PersonMissing => Some("A person whom it names is not in the catalog."),
        StatementEffect::SamePerson => Some("Both are one page already."),
        StatementEffect::CreditsMissing => Some("The page of the person has none of these credits."),
        StatementEffect::NothingLeft => Some("The page of the person has no other credits."),
        StatementEffect::TooManyAppearances => {
            Some("The people of all statements have more than 200,000 appearances together.")
        }
    }
}

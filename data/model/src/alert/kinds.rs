//! The named values of alerts and their matches.

named! {
    /// The kinds of alerts. The contract has the first three.
    AlertKind {
        Person = "person",
        Company = "company",
        CustomKeyword = "custom-keyword",
        /// New results of a stored search.
        SavedSearch = "saved-search",
        /// Movements of podcasts on a chart.
        ChartMovement = "chart-movement",
    }

    /// How often an alert sends a mail with its new matches.
    EmailFrequency {
        Hourly = "hourly",
        Daily = "daily",
        Weekly = "weekly",
    }

    /// Whether a match is shown and delivered.
    MatchStatus {
        Kept = "kept",
        /// Shown under "Filtered" with its reasons, and not delivered.
        Filtered = "filtered",
    }

    /// Where a match was found first.
    MatchSource {
        /// Title, description or credits of the episode.
        Episode = "EPISODE",
        Transcript = "TRANSCRIPT",
        /// A podcast among the results of a search.
        Podcast = "PODCAST",
        Chart = "CHART",
    }

    /// Why a match, or one mention of it, is filtered.
    FilterReason {
        Ad = "ad",
        /// Probably a mention of someone or something else with this name.
        NotSubject = "not_subject",
        /// The text does not reveal whether it mentions the subject.
        Unchecked = "unchecked",
        ExcludedWord = "excluded_word",
        MutedShow = "muted_show",
        /// The alert does not watch for this role.
        Role = "role",
        /// A member of the team rejected it.
        NotRelevant = "not_relevant",
    }

    /// The verdict of a person about a match.
    VerdictKind {
        NotRelevant = "not_relevant",
        /// Kept in spite of a filter.
        Relevant = "relevant",
    }

    /// The movements on a chart that an alert can watch.
    ChartMovementKind {
        Enters = "enters",
        Leaves = "leaves",
        /// Up or down by a number of positions.
        Moves = "moves",
        /// Reaches the best positions.
        Reaches = "reaches",
    }

    /// The kinds of changes of an alert.
    AlertChangeKind {
        Created = "created",
        Updated = "updated",
        Deleted = "deleted",
        Restored = "restored",
    }
}

impl AlertKind {
    /// Whether the contract has the kind. Its strict clients reject others.
    #[must_use]
    pub fn is_of_contract(self) -> bool {
        matches!(self, Self::Person | Self::Company | Self::CustomKeyword)
    }
}

impl FilterReason {
    /// The name in the contract, which has fewer reasons. Decisions of people and rules of the alert count as
    /// unchecked.
    #[must_use]
    pub fn contract_name(self) -> &'static str {
        match self {
            Self::Ad => "ad",
            Self::NotSubject | Self::NotRelevant | Self::Role => "not_subject",
            Self::Unchecked | Self::ExcludedWord | Self::MutedShow => "unchecked",
        }
    }
}

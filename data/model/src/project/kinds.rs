//! The named values of projects and listed podcasts.

named! {
    /// What a project is for (spec 3).
    ProjectType {
        Advertisers = "advertisers",
        Api = "api",
        ContentCreation = "content-creation",
        GuestBooking = "guest-booking",
        InterestingPodcasts = "interesting-podcasts",
        LeadGeneration = "lead-generation",
        Monitoring = "monitoring",
        Other = "other",
        Transcriptions = "transcriptions",
    }

    /// The state of a project (spec 4).
    ProjectState {
        /// The wizard for booking guests has not been finished.
        Draft = "DRAFT",
        /// Strategies are being generated.
        Pending = "PENDING",
        Active = "ACTIVE",
        /// Can be read and not changed. It does not count against the plan's limit.
        Archived = "ARCHIVED",
        /// Generating strategies failed.
        Error = "ERROR",
    }

    /// The state of a listed podcast (spec 4), in the order of the work. Every move between states is allowed.
    ListedPodcastState {
        Prospect = "prospect",
        Qualified = "qualified",
        Pitched = "pitched",
        Lost = "lost",
        Booked = "booked",
        Ignored = "ignored",
    }

    /// The priority of a listed podcast (spec 4), ascending. A missing priority sorts last.
    Priority {
        Low = "low",
        Medium = "medium",
        High = "high",
        Urgent = "urgent",
    }

    /// The labels with a meaning of their own (spec 3). People also write their own labels.
    PodcastLabel {
        /// A self-filling list added it.
        Automated = "automated",
        GuestAppearance = "guest-appearance",
        /// A language model added it.
        Mcp = "mcp",
    }

    /// The kinds of activities of a project.
    ActivityKind {
        AddedToList = "added-to-list",
        UpdateLabels = "update-labels",
        UpdatePriority = "update-priority",
        UpdateState = "update-state",
        UpdateNotes = "update-notes",
        UpdateNextAction = "update-next-action",
        UpdateAssignee = "update-assignee",
        /// A value in a custom column.
        UpdateCustomValue = "update-custom-value",
        /// Someone with the link of a client view answered.
        ClientAnswer = "client-answer",
        RemovedFromList = "removed-from-list",
        ProjectCreated = "project-created",
        ProjectRenamed = "project-renamed",
        ProjectState = "project-state",
        /// Another field of the project, such as its purpose.
        ProjectUpdated = "project-updated",
        ProjectDeleted = "project-deleted",
        ProjectRestored = "project-restored",
    }
}

impl ListedPodcastState {
    /// Spec 4: a newly added podcast is a prospect.
    pub const DEFAULT: Self = Self::Prospect;

    /// Whether the work is before the pitch, so that a pitch recorded for the entry was a mistake.
    #[must_use]
    pub fn is_before_pitch(self) -> bool {
        matches!(self, Self::Prospect | Self::Qualified)
    }
}

impl ProjectState {
    /// Whether the project counts against the plan's limit.
    #[must_use]
    pub fn counts_against_limit(self) -> bool {
        self != Self::Archived
    }
}

impl ActivityKind {
    /// The kinds that the specification names (spec 3, Listed podcast). Only these are in the activity of a listed podcast
    /// and in the recent activities of a project.
    pub const SPECIFIED: [Self; 4] = [Self::AddedToList, Self::UpdateLabels, Self::UpdatePriority, Self::UpdateState];

    /// Whether the specification names it.
    #[must_use]
    pub fn is_specified(self) -> bool {
        Self::SPECIFIED.contains(&self)
    }
}

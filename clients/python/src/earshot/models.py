"""What the API takes and answers.

Generated from api/openapi.json by scripts/generate.py.
"""

from __future__ import annotations

from typing import Any, Literal, TypeAlias, TypedDict

__all__ = ["AccountDeletionRequest", "ActivityData", "AffiliationView", "AliasUsageView", "AllDetailsData", "AlternativeSpellingsData", "AlternativeSpellingsRequest", "ApiKeyView", "ApiKeysData", "AppearancesData", "AppearancesView", "ApplePlatform", "AppleReviewView", "AudienceEstimateView", "AudienceInputView", "AuthorityScoreData", "AuthorityScoreDetailsData", "AuthorityScoreRequest", "AuthorityScoreView", "AutocompleteData", "AvailabilityData", "AvailabilityOptions", "AvailabilityView", "BucketView", "CastboxView", "CatalogueEpisode", "ChannelReading", "ChartAppearance", "ChartCategoriesData", "ChartCategoryView", "ChartCountriesData", "ChartData", "ChartHead", "ChartIdentity", "ChartIdentityValue", "ChartIdentityValue1", "ChartOptions", "ChartPosition", "ChartPositionsRequest", "ChartPresenceView", "ChartView", "ChartWithWindow", "ConfirmRequest", "ContactEmailView", "ContactPageView", "ContactPhoneView", "ContactReportReason", "ContactReportRequest", "ContactWebsiteView", "ContactsAllowanceView", "CountRangeRequest", "CreateApiKeyRequest", "CurrentUsageData", "DateRequest", "DateRequestValue1", "DateRequestValue2", "DeedView", "Details", "DirectoryData", "DirectoryLinkView", "EndChart", "EpisodeCatalogueData", "EpisodeCatalogueView", "EpisodeData", "EpisodePerson", "EpisodeView", "EpisodesOptions", "ExplanationView", "FacebookPageView", "FacetValueView", "FacetView", "FeatureFlagsView", "FieldHighlightView", "FoundByView", "FoundReviewView", "FoundReviewsData", "GroupTermOptionsRequest", "GroupTermRequest", "HealthData", "HistoryChart", "HistoryRangeView", "HistorySeries", "HistorySeriesValue", "HistorySeriesValue1", "HistoryStatsView", "HistoryWindow", "HitChartPosition", "HitHost", "HitLink", "HitOwner", "HitPerson", "HitPodcast", "HitSponsor", "HostShare", "HostTags", "HostTranscripts", "InstagramView", "LatestEpisodesData", "LatestPodcastsData", "LetterCount", "LimitsView", "LinkPedigree", "LinkedInCompanyView", "LinkedInPersonView", "LockedContactsView", "LookupData", "MachineSignView", "MachineSignsView", "MeData", "MemberUsageView", "MessageData", "Moment", "MonthlyEpisodeCounts", "MovementData", "MovementList", "MovementOptions", "MovementRow", "MovementView", "MultipleOptions", "MultiplePodcastsData", "NewApiKeyData", "NextStepView", "OnNowByPlatform", "PassageView", "PassagesRequest", "PatreonView", "PersonRequest", "PlatformShow", "PlatformsView", "Podcast2Data", "Podcast2Podcast", "Podcast2Stats", "PodcastAllDetails", "PodcastChartsData", "PodcastChartsOptions", "PodcastContactsData", "PodcastContactsView", "PodcastData", "PodcastEpisodesData", "PodcastGuestView", "PodcastGuestsData", "PodcastGuestsView", "PodcastHistoryData", "PodcastHistoryView", "PodcastInList", "PodcastOnChart", "PodcastReviewsData", "PodcastReviewsView", "PodcastSocialMediaData", "PodcastSponsorView", "PodcastSponsorsData", "PodcastSponsorsView", "PodcastStats", "PodcastSummary", "PodcastView", "PodcastWithEpisodes", "PodcastYoutubeData", "PointView", "PresenceData", "PresenceSummary", "PresenceView", "PresenceWeek", "PresenceWindow", "ProjectRequest", "PublishingHistory", "RangeRequest", "RankHistoryChart", "RankHistoryData", "RankHistoryDate", "RankHistoryOptions", "RankHistoryRow", "RankHistoryView", "RankView", "RatingTotalView", "RelatedData", "RelatedPodcastView", "RelatedPodcasts", "ReviewTextsView", "ReviewView", "RevokedApiKeyData", "RhythmDay", "RhythmView", "RotateApiKeyRequest", "ScoreInputView", "ScorePointView", "ScoreRankView", "ScoreStandingView", "SearchDataEpisodeHitView", "SearchDataPodcastHitView", "SearchEpisodesItem", "SearchFilterStats", "SearchLimitView", "SearchPodcastsItem", "SearchRequest", "SearchResultEpisodeHitView", "SearchResultEpisodeHitViewHits", "SearchResultPodcastHitView", "SearchResultPodcastHitViewHits", "SearchStats", "SearchTermRequest", "SearchTimes", "SearchTotal", "SearchTotals", "SeenView", "SentenceView", "SessionView", "SessionsData", "SightingView", "SignInCodeRequest", "SignInLinkRequest", "SignInRequest", "SignOutEverywhereRequest", "SignUpRequest", "SimilarEpisodeView", "SimilarEpisodesData", "SocialLinkView", "SocialMediaView", "SortRequest", "SponsorRequest", "SponsorView", "SpotifyPlatform", "SpotifyReviewView", "StatisticsData", "StatusData", "StatusDayView", "StreakView", "TagDay", "TagFrequency", "TagHistoryData", "TagLevel", "TeamDailyUsageData", "TeamMembersUsageData", "TeamMonthlyUsageData", "TeamUsageDayView", "TeamUsageMonthView", "TeamUserView", "TeamUsersData", "TermGroupRequest", "TermOptionsBodyRequest", "ThumbnailsView", "TiktokView", "TranscriptMatchView", "TranscriptPassagesData", "TranscriptText", "TranscriptTextData", "TranscriptTextPreview", "TranscriptTextPreviewData", "TranscriptTimestampsData", "TranscriptTimestampsPreviewData", "TranscriptionModeView", "TranscriptionRequestData", "TranscriptionRequestView", "TranscriptionRequestsData", "TranscriptionStatus", "TwitterView", "UnknownInputView", "UsageMonthView", "UsageRecordView", "UserDailyUsageData", "UserMonthlyUsageData", "UserView", "ValidateSignUpRequest", "ValueCountView", "WeekView", "WeekdayShift", "WindowCoverageView", "YoutubeChannelView", "YoutubeView"]


class AccountDeletionRequest(TypedDict):
    email: str
    """The address of the account, so that nothing is deleted by mistake."""


class ActivityData(TypedDict):
    activity: list[DeedView]
    """The newest first; what is older than a year is forgotten."""


class AffiliationView(TypedDict):
    """Who stands behind a podcast, as its feed tells it."""

    affiliateOrganizationName: str | None
    """As the feed writes it."""
    affiliationType: str | None
    """academic, branded, government, independent, legacy media, podcast company, new media, not for profit, religious or
    unknown."""
    source: str | None
    """Beyond the contract: what tells, `author`, `owner`, `website` or `description`."""


class AliasUsageView(TypedDict):
    """What was used of one thing."""

    alias: str
    """searchCount, exportCount, transcriptDownloadCount or transcriptionRequests."""
    label: str
    limit: int | None
    """`null` is unlimited."""
    used: int


class AllDetailsData(TypedDict):
    podcast: PodcastAllDetails


class AlternativeSpellingsData(TypedDict):
    """Other ways to write it, the likeliest first."""

    spellings: list[str]


class AlternativeSpellingsRequest(TypedDict):
    """What is spelt."""

    value: str
    """A name or a few words, 2 to 100 characters."""


class ApiKeyView(TypedDict):
    """A key, without what makes it one."""

    createdAt: Moment
    expiresAt: Moment | None
    """`null` is until it is revoked."""
    id: str
    lastUsedAt: Moment | None
    """To the minute; `null` when it was never used."""
    name: str
    prefix: str
    """The beginning of the key, to know it again by: `pk_live_a1B2c3D4`."""
    revokedAt: Moment | None
    rotatedAt: Moment | None
    scopes: list[str]
    """`read`, and `write` for calls that change something."""
    state: str
    """`active`; `rotated`, when another took its place and it is valid until `expiresAt`; `expired`; `revoked`."""


class ApiKeysData(TypedDict):
    apiKeys: list[ApiKeyView]
    """The newest first, those that have ended among them."""


class AppearancesData(TypedDict):
    """Every chart of a day that a podcast stood on, best position first."""

    appearances: AppearancesView


class AppearancesView(TypedDict):
    appearances: list[ChartAppearance]
    chartType: str
    date: str
    identity: ChartIdentity
    podcastOnChart: PlatformShow | None
    podenginePodcast: PodcastSummary | None
    totalCount: int


class ApplePlatform(TypedDict):
    id: int
    url: str


class AppleReviewView(TypedDict):
    """Apple's ratings of a country."""

    appleId: int
    country: str
    """ISO 3166 alpha-2, in lower case."""
    fiveStarCount: int
    fourStarCount: int
    missing: list[str]
    """Beyond the contract: what Apple did not say, `reviewsCount` or `stars`."""
    oneStarCount: int
    rating: float | None
    """1 to 5; `null` where nobody rated."""
    reviewsCount: int
    """Ratings, with and without a text."""
    scrapedAt: Moment
    threeStarCount: int
    twoStarCount: int


class AudienceEstimateView(TypedDict):
    """How many may listen. An estimate of ours by what other places count, good for its bracket."""

    audienceDemographics: dict[str, Any] | None
    """`null`: who listens is not known."""
    confidence: str
    """high, medium or low."""
    estimatedMonthlyListeners: int
    estimatedMonthlyListenersBucket: str
    """0-1K, 1K-10K, 10K-100K, 100K-1M or 1M+."""
    estimatedMonthyListenersCalculatedAt: Moment
    inputs: list[AudienceInputView]
    """Beyond the contract: what it was made of."""
    isDormant: bool
    """Nothing came out in the last 90 days, or ever."""


class AudienceInputView(TypedDict):
    """A source of an estimate."""

    listeners: int | None
    """What it alone speaks for; `null` for what makes all of it more or less."""
    name: str
    observed: str
    """What was measured, in words."""
    share: float
    """Its share among the sources; of what makes all of it more or less, the factor."""


class AuthorityScoreData(TypedDict):
    """How much weight a podcast has."""

    authorityScore: AuthorityScoreView | None
    """`null` before the podcast was scored."""
    podcastId: str
    podcastSlug: str


class AuthorityScoreDetailsData(TypedDict):
    """The same with what it is made of."""

    authorityScore: AuthorityScoreView | None
    """`null` before the podcast was scored."""
    podcastId: str
    podcastSlug: str
    history: list[ScorePointView]
    """The days on which the score changed, oldest first."""
    inputWeights: dict[str, dict[str, float]]
    """Weights of the inputs of each sub-score."""
    inputs: list[ScoreInputView]
    """Those that are known, by sub-score; what has no data is not among them."""
    standing: ScoreStandingView | None
    """`null` for a show that does not publish any more."""
    unknownInputs: list[UnknownInputView]
    """Those that are not: they would share the weight of the others."""
    weights: dict[str, float]
    """Weights of the sub-scores; those that have data share the whole by them."""
    weightsVersion: int


class AuthorityScoreRequest(TypedDict, total=False):
    """The score, and what it is made of."""

    authorityScore: RangeRequest | None
    engagementScore: RangeRequest | None
    qualityScore: RangeRequest | None
    socialScore: RangeRequest | None
    youtubeScore: RangeRequest | None


class AuthorityScoreView(TypedDict):
    """Scores are 0 to 100. The contract's numbers cannot be null: a sub-score without data is 0 here and is named in
    `missing`."""

    authorityScore: float
    calculatedAt: Moment
    confidence: float
    """Beyond the contract, 0 to 1: the weight of the sub-scores that have data. The score is of those alone."""
    engagementScore: float
    missing: list[str]
    """Names of the sub-scores that have no data: `youtube`, say."""
    qualityScore: float
    socialScore: float
    youtubeScore: float


class AutocompleteData(TypedDict):
    """Suggestions, best first."""

    podcasts: list[PodcastSummary]
    words: list[str]


class AvailabilityData(TypedDict):
    """From when to when a chart was captured, and around a day."""

    availability: AvailabilityView
    options: AvailabilityOptions


class AvailabilityOptions(TypedDict):
    """The options as they were applied."""

    category: str
    chartType: str
    country: str
    date: str | None


class AvailabilityView(TypedDict):
    earliestChartDate: str | None
    latestChartDate: str | None
    nextChartDate: str | None
    previousChartDate: str | None
    selectedDate: str | None
    """The day that was asked for, else the last that was captured."""
    selectedDateAvailable: bool


class BucketView(TypedDict):
    averagePosition: float | None
    bestPosition: int | None
    calendarDays: int
    chartDays: int
    daysCharted: int
    endDate: str
    hasCoverageGaps: bool
    isPartial: bool
    missingDates: list[str]
    offChartDays: int
    startDate: str
    unknownDays: int


class CastboxView(TypedDict):
    missing: list[str]
    """Beyond the contract: what Castbox did not say, `plays` or `subscribers`."""
    plays: int
    scrapedAt: Moment
    subscribers: int


class CatalogueEpisode(TypedDict):
    applePodcastsUrl: str | None
    durationSeconds: int | None
    hasTranscript: bool
    id: str
    imageUrl: str | None
    people: list[EpisodePerson] | None
    publishedAt: Moment
    releaseType: str | None
    """`new` or `rerun`, where that is known."""
    slug: str
    sponsors: list[str] | None
    spotifyUrl: str | None
    title: str
    youtubeUrl: str | None


class ChannelReading(TypedDict):
    recordedAt: Moment
    subscriberCount: int
    videoCount: int | None
    viewCount: int | None


class ChartAppearance(TypedDict):
    """Where a podcast stands on a chart."""

    category: str
    chartDate: str
    chartType: str
    country: str
    position: int


class ChartCategoriesData(TypedDict):
    """The categories of spec 3 that a platform has charts of, each followed by its subcategories."""

    categories: list[str]
    tree: list[ChartCategoryView]


class ChartCategoryView(TypedDict):
    """A category with what belongs to it."""

    name: str
    subcategories: list[str]


class ChartCountriesData(TypedDict):
    """Countries whose charts were captured."""

    categoriesByCountry: dict[str, list[str]]
    """The categories of each that were captured."""
    countries: list[str]
    """ISO 3166 alpha-2, lower case."""


class ChartData(TypedDict):
    """A chart; `null` when it was not captured that day."""

    chart: ChartView | None
    options: ChartOptions


class ChartHead(TypedDict):
    """A chart of a day, held against an earlier one."""

    capturedAt: Moment
    """When the chart was made, as far as the platform says."""
    category: str
    chartDate: str
    chartType: str
    """`apple` or `spotify`."""
    compare: str
    """`1d` or `7d`."""
    compareChartCoverageStatus: str | None
    compareChartDate: str | None
    """The last day up to the requested one that was captured."""
    compareChartObservedDepth: int | None
    comparisonStatus: str
    """`available` or `unavailable`."""
    comparisonUnavailableReason: str | None
    country: str
    coverageStatus: str
    """`complete`, `unresolved_identities` or `incomplete`."""
    entryExitConfirmable: bool
    """Whether it is certain who is new and who is gone."""
    observedDepth: int
    """The deepest position that was seen."""
    requestedCompareDate: str
    totalPositions: int
    unresolvedPositions: int
    """Positions of which it is not known who has them; they are not in the list."""


ChartIdentity: TypeAlias = 'ChartIdentityValue | ChartIdentityValue1'


class ChartIdentityValue(TypedDict):
    podcastId: str
    slug: str
    type: Literal["podcast"]


class ChartIdentityValue1(TypedDict):
    chartType: str
    platformId: str
    type: Literal["platform"]


class ChartOptions(TypedDict):
    """The options as they were applied."""

    category: str
    chartType: str
    compare: str
    country: str
    date: str | None
    positionsLimit: int


class ChartPosition(TypedDict):
    """A position of a chart."""

    chartsInWindow30d: int
    daysCharted30d: int
    estimatedMonthlyListeners: int | None
    """`null`: `estimatedMonthlyListenersUnavailableReason` says why."""
    estimatedMonthlyListenersBucket: str | None
    """0-1K, 1K-10K, 10K-100K, 100K-1M or 1M+."""
    estimatedMonthlyListenersUnavailableReason: str | None
    """Beyond the contract: `no_podcast` is known, the `plan` has no estimates, or it is `not_estimated`."""
    history30d: list[int | None]
    """The days of the head's `historyWindow`."""
    history30dStatus: list[str]
    """`observed`, `off_chart`, `no_chart` or `unknown`."""
    isNew: bool | None
    """`null` when the earlier chart does not tell."""
    matchConfidence: float | None
    """0 to 1."""
    matchedBy: str | None
    """How it is known: `listed-id`, `feed-url`, `own-link` or `title-and-author`."""
    movement: str
    """`up`, `down`, `unchanged`, `entered` or `unknown`."""
    peakPosition30d: int | None
    podcastOnChart: PodcastOnChart
    podenginePodcast: PodcastSummary | None
    """`null` while it is not known which podcast it is."""
    position: int
    positionChange: int | None
    """Places won; negative when lost."""
    previousPosition: int | None
    unknownDays30d: int


class ChartPositionsRequest(TypedDict, total=False):
    """A place on a chart; any chart where nothing is given."""

    category: str | None
    """A category or subcategory of charts."""
    chartType: str | None
    """apple or spotify."""
    country: str | None
    """ISO 3166-1 alpha-2."""
    maxPosition: int | None
    """No deeper than this, 1 to 1000."""


class ChartPresenceView(TypedDict):
    averageInWindow: float | None
    bestAllTime: SeenView
    bestInWindow: int | None
    capturesInWindow: int
    category: str
    change: int | None
    """Places won since the capture before."""
    changeKind: str
    """`moved`, `unchanged`, `new`, `back`, `off` or `unknown`."""
    chartType: str
    country: str
    daysOnChartInWindow: int
    firstSeenDate: str
    lastSeen: SeenView
    latestCaptureDate: str
    previous: SeenView | None
    """The time it was seen before that."""
    state: str
    """`on_now`, `dropped_30d`, `older` or `unknown`."""
    weeks: list[WeekView]
    """One for each week of the window."""
    weeksCaptured: int
    weeksOn: int


class ChartView(TypedDict):
    """Spec 5: of exactly one country and exactly one category, with at least one ranking."""

    chart: ChartWithWindow
    positions: list[ChartPosition]


class ChartWithWindow(TypedDict):
    capturedAt: Moment
    """When the chart was made, as far as the platform says."""
    category: str
    chartDate: str
    chartType: str
    """`apple` or `spotify`."""
    compare: str
    """`1d` or `7d`."""
    compareChartCoverageStatus: str | None
    compareChartDate: str | None
    """The last day up to the requested one that was captured."""
    compareChartObservedDepth: int | None
    comparisonStatus: str
    """`available` or `unavailable`."""
    comparisonUnavailableReason: str | None
    country: str
    coverageStatus: str
    """`complete`, `unresolved_identities` or `incomplete`."""
    entryExitConfirmable: bool
    """Whether it is certain who is new and who is gone."""
    observedDepth: int
    """The deepest position that was seen."""
    requestedCompareDate: str
    totalPositions: int
    unresolvedPositions: int
    """Positions of which it is not known who has them; they are not in the list."""
    historyWindow: HistoryWindow


class ConfirmRequest(TypedDict):
    code: str
    """The code of the mail: eight digits, with or without spaces."""


class ContactEmailView(TypedDict):
    """An address, with what is known of it."""

    confidence: float
    """That it is the show's own, from 0 to 1."""
    deepVerifiedAt: str | None
    """Always `null`: no mail server is connected to."""
    deliverabilityReason: str | None
    deliverabilityStatus: str | None
    """`invalid` when the syntax or the domain says so, else `null`: whether a mailbox is there is not asked."""
    email: str
    firstSeenAt: Moment | None
    isFreeEmailProvider: bool | None
    isOwnDomain: bool
    """On the domain of the show's site."""
    lastSeenAt: Moment | None
    mxValid: bool | None
    """Whether the domain takes mail; `null` when it was not asked."""
    reportedBy: int
    """Readers who reported it as wrong."""
    sightings: list[SightingView]
    """Where it was seen."""
    suggestedCorrection: str | None
    """The address as it was probably meant."""
    syntaxValid: bool | None
    verifiedAt: Moment | None
    """When the domain was last asked for its mail servers."""


class ContactPageView(TypedDict):
    """A page for writing to the show."""

    firstSeenAt: Moment
    hasForm: bool
    kind: str
    """What it is for: `contact`, `about`, `imprint`."""
    lastSeenAt: Moment
    title: str
    url: str


class ContactPhoneView(TypedDict):
    """A telephone number."""

    confidence: float
    firstSeenAt: Moment | None
    isFax: bool
    lastSeenAt: Moment | None
    phone: str
    """E.164."""
    reportedBy: int
    sightings: list[SightingView]


ContactReportReason: TypeAlias = 'Literal["bounced", "wrong-person", "outdated", "other"]'


class _ContactReportRequest(TypedDict):
    contact: str
    """The address or the number, as it is shown."""
    reason: ContactReportReason


class ContactReportRequest(_ContactReportRequest, total=False):
    note: str | None


class ContactWebsiteView(TypedDict):
    """A site of the show."""

    checkedAt: Moment | None
    contactUrls: list[str]
    shows: int
    """Podcasts that name the site."""
    state: str | None
    """`fine`, `parked`, `needs-javascript`, `unread`: no page of it could be read; `null` when it was not read yet."""
    url: str
    verified: bool
    """The site was read, and names the show or leads to its feed."""


class ContactsAllowanceView(TypedDict):
    """What the plan has for contacts beyond the feed's."""

    isSpent: bool
    """This podcast is among them: asking again costs nothing this month."""
    limit: int | None
    """`null` is unlimited."""
    resetsAt: Moment
    """When there are new ones."""
    used: int
    """Podcasts whose contacts were asked for this month."""


class CountRangeRequest(TypedDict, total=False):
    """From and to, both included."""

    max: int | None
    min: int | None


class _CreateApiKeyRequest(TypedDict):
    name: str
    """What it is for."""


class CreateApiKeyRequest(_CreateApiKeyRequest, total=False):
    expiresInDays: int | None
    """Days until it ends; without it the key is valid until it is revoked."""
    scopes: list[str]
    """`read` is always there; `write` is for calls that change something."""


class CurrentUsageData(TypedDict):
    """What the team used in the period that its plan counts by: the day on the plan free, else the month."""

    aliases: list[AliasUsageView]
    featureFlags: FeatureFlagsView
    periodEnd: Moment
    """When the next period begins, and with it everything is counted from zero."""
    periodStart: Moment
    plan: str
    projectUsage: dict[str, Any] | None
    """Always `null`: there are no projects yet."""
    totalUsed: int


DateRequest: TypeAlias = 'str | DateRequestValue1 | DateRequestValue2'


class DateRequestValue1(TypedDict):
    date: str
    """The same in an object."""


class DateRequestValue2(TypedDict):
    unit: str
    """hours, days, months (30 days each) or years (365 days each)."""
    value: int
    """Positive."""


class DeedView(TypedDict):
    """Something that was done to the account."""

    action: str
    """link-asked, signed-up, signed-in, confirmed, signed-out, session-ended, signed-out-everywhere, key-made, key-rotated,
    key-revoked or contact-reported."""
    at: Moment
    device: str | None
    """As far as it is known: `Firefox on Linux`."""
    id: str
    isHere: bool
    """Came from where this call comes from."""
    place: str
    """The same for what came from the same address, which is not kept itself."""
    what: str | None
    """What it was done to: the beginning of a key, a session, a podcast."""


Details: TypeAlias = 'Literal["basic", "full"]'


class DirectoryData(TypedDict):
    """A page of the directory."""

    letter: str
    letters: list[LetterCount]
    """Every letter that has podcasts."""
    podcasts: list[PodcastSummary]
    total: int
    """Podcasts under this letter."""


class DirectoryLinkView(TypedDict):
    """An entry in a directory, with the places where it was found."""

    directory: str
    pedigree: LinkPedigree
    sources: list[str]
    """`rss`, `podcast-website`."""
    url: str


class EndChart(TypedDict):
    coverageStatus: str
    observedDepth: int
    totalPositions: int
    unresolvedPositions: int


class EpisodeCatalogueData(TypedDict):
    catalogue: EpisodeCatalogueView


class EpisodeCatalogueView(TypedDict):
    """A podcast's episodes at a glance, newest first, and when it publishes. Those without a date are left out."""

    classificationAvailable: bool
    """Whether it is known which episodes are repeats. They are not told apart yet."""
    episodes: list[CatalogueEpisode]
    rhythm: RhythmView
    truncated: bool
    """There are more than 1,000."""


class EpisodeData(TypedDict):
    """An episode."""

    episode: EpisodeView


class EpisodePerson(TypedDict):
    """A person of an episode."""

    confidence: float
    """Beyond the contract, from 0 to 1."""
    imageUrl: str | None
    name: str
    organization: str | None
    role: str | None
    """Beyond the contract: what they are, as written."""
    snippet: str | None
    """Beyond the contract: the text around the name."""
    source: str
    """Beyond the contract: which text names them: `person-tag`, `author`, `title`, `description`, `show`, `transcript`,
    `other-episodes`."""
    type: str
    """host, guest, mentioned or unknown."""


class EpisodeView(TypedDict):
    """An episode."""

    applePodcastsUrl: str | None
    author: str | None
    deepAnalysisRequestedAt: Moment | None
    description: str | None
    """Sanitised HTML."""
    descriptionNoHtml: str | None
    durationSeconds: int | None
    enclosureUrl: str
    """Empty when the item has no enclosure: the contract has no null here."""
    episodeGuestsAndHosts: list[EpisodePerson] | None
    """Who takes part or is talked about, by feed, texts and transcript; `null` when they name nobody."""
    episodeId: str
    episodeKeywords: list[str] | None
    """Beyond the contract: the feed's, and phrases of its texts; `null` in lists."""
    episodeShortDescription: str | None
    episodeSlug: str
    episodeSponsorDetails: list[SponsorView] | None
    """Beyond the contract: the sponsors with what is told of them."""
    episodeSponsors: list[str] | None
    episodeThumbnailRssUrl: str | None
    episodeTopics: list[str] | None
    """Beyond the contract: what the episode is about, by its texts and the catalog's, as most write it; `null` in lists."""
    explicit: bool | None
    goneFromFeedAt: Moment | None
    """When the item was first missing from the feed; the episode stays."""
    hasTranscript: bool
    hasVideo: bool
    imageUrl: str | None
    number: int | None
    podcastId: str
    podcastSlug: str
    podcastTitle: str
    publishedAt: Moment | None
    season: int | None
    title: str
    transcriptId: str | None
    transcriptionRequestedAt: Moment | None
    videoUrl: str | None
    webUrl: str | None
    youtubeEpisodeDetails: dict[str, Any] | None


class EpisodesOptions(TypedDict):
    """The options as they were applied."""

    hasTranscript: bool | None
    limit: int
    skip: int


class ExplanationView(TypedDict):
    """A part of a score."""

    parts: list[ExplanationView]
    """What `value` comes from."""
    value: float
    what: str
    """For people: `title matches exactly`."""


class FacebookPageView(TypedDict):
    """A page."""

    facebookPageId: str
    facebookPageUrl: str
    followers: int
    following: int
    likes: int
    missing: list[str]
    """Beyond the contract: counts that the platform did not say."""
    name: str
    profilePhotoUrl: str | None
    scrapedAt: Moment
    talkingAboutCount: int | None


class FacetValueView(TypedDict):
    count: int
    """Hits that have it."""
    value: str


class FacetView(TypedDict):
    """The values of a property among the hits."""

    counted: int
    """Hits that were counted: not all of them when there are very many."""
    facet: str
    """language, genre, country, updateFrequency, hasTranscript, hasGuests, likelyMachineMade,
    veryStale, topics or keywords."""
    values: list[FacetValueView]
    """The most frequent first."""


class FeatureFlagsView(TypedDict):
    """What a team may have switched on. None of it exists yet."""

    airtableIntegration: bool
    applyPage: bool
    s3Integration: bool


class FieldHighlightView(TypedDict):
    """A short text of a show that matched beside title and description."""

    field: str
    """`author`, `host` or `keyword`."""
    highlighted: str
    """The whole text with `<em>` around what matched, everything else escaped."""


class FoundByView(TypedDict):
    """What found the hits of an answer."""

    mode: str
    """words, meaning or both."""
    model: str | None
    """The model that says what is meant; `lexical-semantic` is a table of the catalog's own words, no neural one."""
    shortfall: str | None
    """Why by words alone, where more was wanted."""


class FoundReviewView(TypedDict):
    """A review, and of which podcast it is."""

    podcast: PodcastSummary
    review: ReviewView


class FoundReviewsData(TypedDict):
    """Reviews of several podcasts."""

    cutOff: bool
    """The texts could not be gone through in time, and nothing is told: rarer conditions are faster."""
    hasMore: bool
    """There are more, within the first thousand."""
    limit: int
    offset: int
    reviews: list[FoundReviewView]


class GroupTermOptionsRequest(TypedDict, total=False):
    """How a term of a group matches."""

    fuzzy: bool | None
    phraseMatch: bool | None
    slop: float | None


class _GroupTermRequest(TypedDict):
    searchTargets: list[str]
    """As those of a term outside of groups."""
    searchTerm: str
    """At least 2 characters."""


class GroupTermRequest(_GroupTermRequest, total=False):
    """A term of a group. It has no match mode."""

    searchTermOptions: GroupTermOptionsRequest | None
    searchType: str
    """`text`."""


class HealthData(TypedDict):
    """Answers as long as the process does."""

    generation: str | None
    """The generation in service."""
    state: str
    """`ok`, or `empty` before the first generation is published."""
    version: str


class HistoryChart(TypedDict):
    category: str
    chartType: str
    country: str
    earliestChartDate: str
    latestChartDate: str


class HistoryRangeView(TypedDict):
    endDate: str
    range: str
    startDate: str


HistorySeries: TypeAlias = 'HistorySeriesValue | HistorySeriesValue1'


class HistorySeriesValue(TypedDict):
    points: list[PointView]
    resolution: Literal["daily"]


class HistorySeriesValue1(TypedDict):
    buckets: list[BucketView]
    resolution: Literal["weekly"]


class HistoryStatsView(TypedDict):
    averagePositionWhenCharting: float | None
    bestPosition: int | None
    calendarDays: int
    chartDays: int
    """Days that were captured."""
    daysOnChart: int
    firstSeenDate: str | None
    lastSeenDate: str | None
    missingDays: int
    """Days that nobody captured."""
    offChartDays: int
    streak: StreakView
    unknownDays: int


class HistoryWindow(TypedDict):
    """Days, and how much of the chart is known on each."""

    coverage: list[str]
    """`complete`, `unresolved_identities`, `incomplete` or `no_chart`."""
    dates: list[str]


class HitChartPosition(TypedDict):
    """Where a podcast stands on a chart now. The contract writes this one with underscores."""

    category: str
    chart_latest_date: str
    """The newest day of the chart, which is this one."""
    chart_type: str
    """apple or spotify."""
    country_code: str
    """ISO 3166 alpha-2, in lower case."""
    date: str
    """The day of the chart's newest capture."""
    days_streak_count: int
    position: int
    position_change: int | None
    """Up is positive."""
    previous_position: int | None
    """On the capture before; `null` when it was not on it."""
    sub_category: str | None
    total_days_in_chart: int
    """Captures that it was on, and those in a row up to the newest; days that nobody captured count for nothing."""


class HitHost(TypedDict):
    """A host, as the feed names them."""

    imageUrl: str | None
    name: str
    url: str | None


class HitLink(TypedDict):
    """A social profile, or an entry in a directory."""

    type: str
    url: str


class HitOwner(TypedDict):
    """Whom the feed names as the owner."""

    ownerName: str
    ownerType: str | None
    """`null`: feeds do not say whether it is a person or an organisation."""


class HitPerson(TypedDict):
    """A person of an episode. The contract writes this one with underscores."""

    image_url: str | None
    name: str
    organizations: list[str]
    roles: list[str]
    """As the texts have them."""
    type: str
    """host, guest, mentioned or unknown."""
    urls: list[str]


class HitPodcast(TypedDict):
    """A podcast that another one names. The contract writes this one with underscores."""

    image_url: str | None
    podcast_id: str
    slug: str
    title: str


class HitSponsor(TypedDict):
    """Who pays for an episode. The contract writes this one with underscores."""

    coupon_codes: str | None
    name: str
    snippet: str
    """Where it is named; empty when that is not known."""
    urls: list[str]


class HostShare(TypedDict):
    host: str
    percentage: float
    """Of the feeds, 0 to 100."""
    totalPodcasts: int


class HostTags(TypedDict):
    averageNumPodcast2Fields: float
    host: str
    totalPodcasts: int


class HostTranscripts(TypedDict):
    host: str
    numPodcastsWithTranscripts: int
    percentage: float
    """Of the host's podcasts, 0 to 100."""
    totalPodcasts: int


class InstagramView(TypedDict):
    """A business or creator account."""

    followers: int
    following: int
    instagramProfileName: str
    missing: list[str]
    """Beyond the contract: counts that the platform did not say."""
    posts: int
    profileId: int
    """0 when it is not known."""
    profilePhotoUrl: str | None
    scrapedAt: Moment
    url: str
    """Beyond the contract."""


class LatestEpisodesData(TypedDict):
    """The newest episodes, under the shows they are of. Shows in the order of their newest episode."""

    latestPodcasts: list[PodcastWithEpisodes]


class LatestPodcastsData(TypedDict):
    """Podcasts, the newest episode first."""

    podcasts: list[PodcastSummary]


class LetterCount(TypedDict):
    count: int
    letter: str


class LimitsView(TypedDict):
    """Spec 6 and 9, the row of the plan."""

    apiAccess: bool
    maxResultsPerSearch: int
    readsTranscripts: bool
    searchFilters: list[str]
    """Keys of a search that the plan may use."""
    searches: SearchLimitView | None
    """`null` is unlimited."""
    seesAppleId: bool
    seesContacts: bool
    seesPrimaryContacts: bool
    seesSocials: bool
    setsPageSize: bool
    tier: str
    """public when not signed in, else as the user's plan."""
    transcriptFormats: list[str]
    """Formats in which transcripts are downloaded: txt, vtt, sentence-vtt."""


class LinkPedigree(TypedDict):
    """Where and when a link was seen, and how sure it is that it is the show's own."""

    confidence: float | None
    """From 0 to 1; what the feed names is taken as said."""
    firstSeenAt: Moment
    lastSeenAt: Moment
    occurrences: int | None
    """Occurrences on the whole site."""
    pageKind: str | None
    """What the page is for: `home`, `contact`."""
    pageUrl: str | None
    """The page of the site on which it stands; `null` for what only the feed says."""


class LinkedInCompanyView(TypedDict):
    """An organisation."""

    about: str | None
    companySize: str | None
    countryCode: str | None
    description: str | None
    employeesInLinkedin: int
    followers: int | None
    industries: str | None
    linkedInCompanyId: str
    linkedInUrl: str
    logoImageUrl: str | None
    missing: list[str]
    """Beyond the contract: counts that the platform did not say."""
    mostRecentUpdate: dict[str, Any] | None
    """Always `null`: posts are not read."""
    name: str
    scrapedAt: Moment


class LinkedInPersonView(TypedDict):
    """A person, of whom nobody tells the followers."""

    linkedInProfileId: str
    name: str
    scrapedAt: Moment


class LockedContactsView(TypedDict):
    """What is not shown."""

    access: str
    """`none`, `primary` (the address in the feed), `all`."""
    contactPages: int
    emails: int
    phoneNumbers: int
    plan: str | None
    """The first plan that shows everything; `null` when the caller's does."""


class LookupData(TypedDict):
    """`null` when it is not known."""

    podcast: PodcastSummary | None


class MachineSignView(TypedDict):
    """A sign that was found."""

    example: str
    """What it was found in."""
    sign: str
    """statement, generator, phrasing, bursts, output, same-texts, shared-texts or same-audio."""
    strength: float
    """0 to 1."""
    weight: float
    """How sure it makes one at its strongest, 0 to 1."""


class MachineSignsView(TypedDict):
    """What tells that nobody speaks in a show. People may bring it about as well: a show is likely made by a machine from a
    certainty of 0.75 on."""

    certainty: float
    """0 to 1: each sign takes its share of the doubt that the others leave. Circumstances alone are worth 0.6 at most."""
    likely: bool
    signs: list[MachineSignView]
    """What weighs most first."""


class MeData(TypedDict):
    """Who is asking and what their plan allows."""

    limits: LimitsView
    user: UserView | None
    """`null` when not signed in."""


class MemberUsageView(TypedDict):
    displayName: str | None
    email: str | None
    totalUsage: int
    usageByAlias: dict[str, int]
    userId: str


class MessageData(TypedDict):
    """An answer in words."""

    message: str


Moment: TypeAlias = 'str'


class MonthlyEpisodeCounts(TypedDict):
    counts: list[int]
    """One for each of 24 months of UTC, the last is the one that it is."""
    fromMonth: str
    """`2024-12`."""


class MovementData(TypedDict):
    """What happened on a chart since a day or a week before; `null` when it was not captured."""

    movement: MovementView | None
    options: MovementOptions


class MovementList(TypedDict):
    """Those who moved in one way."""

    items: list[MovementRow]
    status: str
    """`available` or `unavailable`."""
    totalCount: int
    """How many there are; the list may be shorter."""
    unavailableReason: str | None
    """`no_earlier_chart`, `depth_changed` or `incomplete_coverage`."""


class MovementOptions(TypedDict):
    """The options as they were applied."""

    category: str
    chartType: str
    compare: str
    country: str
    date: str | None
    limit: int


class MovementRow(TypedDict):
    """A row of a list of movements."""

    creator: str | None
    identity: ChartIdentity
    imageUrl: str | None
    podenginePodcast: PodcastSummary | None
    position: int | None
    """`null` for one that is gone."""
    positionChange: int | None
    previousPosition: int | None
    title: str


class MovementView(TypedDict):
    chart: ChartHead
    climbers: MovementList
    """Most places won first."""
    droppedOff: MovementList
    """By the position that they had."""
    fallers: MovementList
    """Most places lost first."""
    newEntries: MovementList
    """By position."""


class MultipleOptions(TypedDict):
    details: Details
    podcastIds: list[str]


class MultiplePodcastsData(TypedDict):
    """Those that are known, in the order they were asked for."""

    options: MultipleOptions
    podcasts: list[PodcastInList]
    totalFound: int
    totalRequested: int


class NewApiKeyData(TypedDict):
    """A key that was just made. The key itself is told only here."""

    apiKey: ApiKeyView
    secret: str
    """For the header `Authorization`."""


class NextStepView(TypedDict):
    """What would raise an input, and by how much if all else stays."""

    points: float
    """Points of the authority score beyond those of now."""
    what: str
    """In words: `200 episodes`."""


class OnNowByPlatform(TypedDict):
    apple: int
    spotify: int


class PassageView(TypedDict):
    """A passage of one transcript."""

    byMeaning: bool
    """Beyond the contract: it has none of the words, and says what is meant."""
    endSecond: float | None
    highlighted: str
    """`text` with `<em>` around what matched, everything else escaped."""
    speaker: str | None
    startSecond: float | None
    """`null` when the transcript has no times."""
    text: str
    id: str
    """The same as long as the transcript is."""


class _PassagesRequest(TypedDict):
    pageSize: int
    """1 to 100."""
    searchOptions: SearchRequest
    """A search, as it was sent or as its answer repeats it. Only its terms that look at transcripts find passages; its
    order, its cursor and its page size are those of the search and count for nothing here."""


class PassagesRequest(_PassagesRequest, total=False):
    """Which passages of a transcript are wanted."""

    cursor: str | None
    """`nextCursor` of the answer before, with the same search."""


class PatreonView(TypedDict):
    """A creator."""

    missing: list[str]
    """Beyond the contract: counts that the platform did not say."""
    name: str | None
    patrons: int
    profileId: str | None
    scrapedAt: Moment
    url: str


class _PersonRequest(TypedDict):
    name: str
    type: str
    """guest or host."""


class PersonRequest(_PersonRequest, total=False):
    """Who takes part, or does not."""

    fuzzy: bool | None
    matchMode: str | None
    """must (default) or not."""
    phraseMatch: bool | None
    slop: float | None


class PlatformShow(TypedDict):
    """The same under the name that histories have for its id."""

    creator: str | None
    imageUrl: str | None
    platformId: str
    title: str


class PlatformsView(TypedDict):
    """Where the show is listed, when the plan shows its Apple id."""

    apple: ApplePlatform
    spotify: SpotifyPlatform | None
    youtube: dict[str, Any] | None
    """Always `null`: channels are not matched."""


class Podcast2Data(TypedDict):
    """What feeds implement of the podcast namespace."""

    podcast2Stats: Podcast2Stats


class Podcast2Podcast(TypedDict):
    host: str
    """Who keeps the files: a company, or a domain. Empty when the feed has no files."""
    implementedFields: list[str]
    numPodcast20Fields: int
    podcastId: str
    podcastImageUrl: str | None
    podcastSlug: str
    podcastTitle: str
    """Beyond the contract."""
    rssFeedUrl: str


class Podcast2Stats(TypedDict):
    episodeLevelStats: TagLevel
    podcastLevelStats: TagLevel
    snapshotAt: Moment
    """When this was counted. Beyond the contract."""
    topHosts: list[HostShare]
    topHostsWithPodcast2Stats: list[HostTags]
    """Of the 50 largest hosts, those whose podcasts implement most."""
    topHostsWithPodcast2Transcripts: list[HostTranscripts]
    """Of the 50 largest hosts, those with the highest share of podcasts with a transcript."""
    topPodcast2Podcasts: list[Podcast2Podcast]
    """Podcasts whose feeds implement most tags, of equals those with more authority."""


class PodcastAllDetails(TypedDict):
    """A podcast, and what the calls below it tell. `null` is what the plan does not show."""

    chartPositions: list[ChartAppearance]
    contacts: PodcastContactsView
    guests: PodcastGuestsView | None
    podcast: PodcastView
    publishingHistory: PublishingHistory | None
    """`null` unless it is asked for."""
    recentEpisodes: list[EpisodeView]
    """The ten newest."""
    relatedPodcasts: RelatedPodcasts
    reviews: PodcastReviewsView | None
    socialMedia: SocialMediaView | None
    sponsors: PodcastSponsorsView
    youtubeData: YoutubeView | None


class PodcastChartsData(TypedDict):
    """The charts that a podcast stands on, best position first."""

    options: PodcastChartsOptions
    podcast: PodcastSummary
    positions: list[ChartAppearance]
    totalCharts: int
    """How many there are; the list may be shorter."""


class PodcastChartsOptions(TypedDict):
    """The options as they were applied."""

    category: str | None
    chartType: str | None
    compare: str | None
    country: str | None
    date: str | None
    limit: int
    positionsLimit: int | None


class PodcastContactsData(TypedDict):
    """How to reach a podcast."""

    allowance: ContactsAllowanceView | None
    """`null` on plans that do not show all contacts."""
    locked: LockedContactsView
    """What there is beyond what is shown."""
    podcast: PodcastSummary
    podcastContacts: PodcastContactsView


class PodcastContactsView(TypedDict):
    """Contacts as far as the plan shows them."""

    contactPages: list[ContactPageView]
    """Pages for writing to the show, with a form or an address."""
    emails: list[ContactEmailView]
    """Best first: the first is whom to write to."""
    phoneDetails: list[ContactPhoneView]
    """The numbers with their pedigree."""
    phoneNumbers: list[str]
    podcastId: str
    websites: list[ContactWebsiteView]


class PodcastData(TypedDict):
    """A podcast, with where it is listed."""

    platforms: PlatformsView | None
    podcast: PodcastView


class PodcastEpisodesData(TypedDict):
    """A podcast's episodes, newest first."""

    options: EpisodesOptions
    podcastWithEpisodes: PodcastWithEpisodes
    totalEpisodes: int
    totalMatching: int
    """How many there are with `hasTranscript` applied."""
    totalTranscripts: int


class PodcastGuestView(TypedDict):
    """Somebody over the episodes of a podcast."""

    appearancesCount: int
    confidence: float
    """Beyond the contract, from 0 to 1: of the surest text."""
    imageUrl: str | None
    mostRecentAppearanceDate: Moment
    mostRecentEpisodeSlug: str
    """Beyond the contract: the newest of the episodes."""
    name: str
    oldestAppearanceDate: Moment
    organization: str | None
    role: str | None
    """Beyond the contract: as the newest text that tells has it."""
    type: str
    """host, guest, mentioned or unknown; what they are most often."""


class PodcastGuestsData(TypedDict):
    """Who was in a podcast's episodes."""

    guests: PodcastGuestsView
    podcast: PodcastSummary


class PodcastGuestsView(TypedDict):
    """The people of a podcast's episodes."""

    episodesCount: int
    """Episodes that were looked at, and their dates."""
    episodesWithGuestsCount: int
    guests: list[PodcastGuestView]
    """Those of most episodes first."""
    mostRecentEpisodeDate: Moment | None
    oldestEpisodeDate: Moment | None


class PodcastHistoryData(TypedDict):
    """Where a podcast stood on a chart."""

    history: PodcastHistoryView


class PodcastHistoryView(TypedDict):
    chart: HistoryChart
    identity: ChartIdentity
    podcastOnChart: PlatformShow | None
    """`null` when it was never on a chart of the platform."""
    podenginePodcast: PodcastSummary | None
    range: HistoryRangeView
    series: HistorySeries
    stats: HistoryStatsView


PodcastInList: TypeAlias = 'PodcastSummary | PodcastView'


class PodcastOnChart(TypedDict):
    """A show as the platform names it."""

    creator: str | None
    imageUrl: str | None
    podcastOnChartId: str
    """Apple's number or Spotify's id."""
    title: str


class PodcastReviewsData(TypedDict):
    """What listeners say of a podcast elsewhere."""

    podcast: PodcastSummary
    podcastReviews: PodcastReviewsView


class PodcastReviewsView(TypedDict):
    """What listeners say of a podcast elsewhere."""

    appleId: int
    """0 when it is not known or not on the plan: the contract has no null here, and no show has this id."""
    applePodcastsReview: AppleReviewView | None
    """Of the country that rated most; `null` when Apple was not asked."""
    applePodcastsReviewText: ReviewTextsView | None
    """`null` when no review was ever read."""
    applePodcastsReviewsByCountry: list[AppleReviewView]
    """Those of most ratings first."""
    applePodcastsTotal: RatingTotalView | None
    """Beyond the contract: all countries of Apple's together, as hits have it."""
    castbox: CastboxView | None
    """`null` when it is not known."""
    podcastId: str
    spotifyId: str | None
    spotifyReview: SpotifyReviewView | None
    """`null` when it is not known: Spotify has no public service for ratings."""


class PodcastSocialMediaData(TypedDict):
    """A podcast's profiles elsewhere, and who follows them."""

    podcast: PodcastSummary
    socialMediaData: SocialMediaView


class PodcastSponsorView(TypedDict):
    """A sponsor over the episodes of a podcast."""

    appearancesCount: int
    confidence: float
    """Beyond the contract, from 0 to 1: of the surest text."""
    couponCodes: list[str]
    """Beyond the contract: of the newest episode that names one."""
    imageUrl: str | None
    """Always `null`: texts show none."""
    isHostRead: bool | None
    """Beyond the contract: whether a host speaks it in one of the episodes."""
    mostRecentAppearanceDate: Moment
    name: str
    oldestAppearanceDate: Moment
    type: str
    """Beyond the contract: what they are most often, as [`SponsorView`] has it."""
    urls: list[str]


class PodcastSponsorsData(TypedDict):
    """Who paid for a podcast's episodes."""

    podcast: PodcastSummary
    sponsors: PodcastSponsorsView


class PodcastSponsorsView(TypedDict):
    """The sponsors of a podcast's episodes."""

    episodesCount: int
    """Episodes that were looked at, and their dates."""
    episodesWithSponsorsCount: int
    mostRecentEpisodeDate: Moment | None
    oldestEpisodeDate: Moment | None
    sponsors: list[PodcastSponsorView]
    """Those of most episodes first."""


class PodcastStats(TypedDict):
    """Figures over the episodes."""

    downloadCount: int
    """Always 0: no source of download counts is connected, and the contract has no null here."""
    episodeCount: int
    firstEpisodePublishedAt: Moment | None
    latestPublishedAt: Moment | None
    transcriptsCount: int
    updateFrequency: str
    """daily, weekly, bi-weekly, monthly or stale."""


class PodcastSummary(TypedDict):
    """A podcast in a list."""

    author: str | None
    authorityScore: AuthorityScoreView | None
    episodeCount: int | None
    """`null` before the podcast was scored."""
    genres: list[str]
    id: str
    imageUrl: str | None
    language: str
    """BCP 47; `und` when it is not known."""
    lastEpisodePublishedAt: Moment | None
    slug: str
    title: str
    titleLatest: str
    """The title of the last reading of the feed; the same as `title`."""


class PodcastView(TypedDict):
    """A podcast in full, as far as the plan shows it."""

    appleId: int
    """0 when it is not known or not on the plan: the contract has no null here, and no show has this id."""
    audienceEstimate: AudienceEstimateView | None
    """`null` where nothing tells, or the plan does not show it."""
    author: str | None
    authorityScore: AuthorityScoreView | None
    authorityScoreInputs: list[ScoreInputView]
    """What the score is made of."""
    complete: bool
    """The feed says that no further episodes will come."""
    description: str | None
    """Sanitised HTML."""
    descriptionNoHtml: str | None
    emails: list[str]
    explicitRss: bool | None
    fundingUrl: str | None
    genres: list[str]
    hostNames: list[str] | None
    id: str
    ignore: bool
    imageUrl: str | None
    isClaimed: bool
    language: str
    """BCP 47; `und` when it is not known."""
    lastEpisodePublishedAt: Moment | None
    machineMade: MachineSignsView | None
    """Beyond the contract: what tells that it is made by a machine; `null` when nothing does."""
    podcastAffiliation: AffiliationView | None
    podcastDirectoryLinkDetails: list[DirectoryLinkView]
    """The same with where and when each was seen."""
    podcastDirectoryLinks: dict[str, str]
    """By the directory's name; only those that are known."""
    podcastGuid: str | None
    podcastHasGuests: bool | None
    podcastHasHostReadSponsors: bool | None
    """Beyond the contract; `null` when no voice tells."""
    podcastHasSponsors: bool | None
    podcastKeywords: list[str] | None
    """Beyond the contract: the feed's, and phrases of its texts."""
    podcastLocations: list[str] | None
    podcastTopics: list[str] | None
    """Beyond the contract: what the show is about, by its texts and the catalog's, as most write it."""
    primaryContactEmail: str | None
    rssFeedUrl: str
    slug: str
    socialMediaLinks: list[SocialLinkView]
    spotifyId: str | None
    stats: PodcastStats
    title: str
    titleLatest: str
    titleLatestCleaned: str | None
    """`null`: titles are not cleaned of advertising."""
    titleOriginal: str
    """The title of the first reading of the feed."""
    transcriptionMode: TranscriptionModeView
    updatedAt: Moment
    veryStaleFrom: Moment | None
    """Beyond the contract: from then on the show counts as very stale, unless an episode comes."""
    websiteUrl: str | None


class PodcastWithEpisodes(TypedDict):
    episodes: list[EpisodeView]
    podcast: PodcastSummary


class PodcastYoutubeData(TypedDict):
    """A podcast's channels on YouTube."""

    podcast: PodcastSummary
    youtubeData: YoutubeView


class PointView(TypedDict):
    chartCoverage: str
    date: str
    position: int | None
    status: str
    """`observed`, `off_chart`, `no_chart` or `unknown`."""


class PresenceData(TypedDict):
    """Every chart that a podcast was ever on, and where it stands there."""

    presence: PresenceView


class PresenceSummary(TypedDict):
    droppedOff30d: int
    markets: int
    """Countries of those."""
    older: int
    onNow: int
    """Charts that it is on now."""
    onNowByPlatform: OnNowByPlatform
    top10Now: int


class PresenceView(TypedDict):
    charts: list[ChartPresenceView]
    homeCountry: str | None
    """The country of most charts that it is on now."""
    latestChartDate: str | None
    summary: PresenceSummary
    window: PresenceWindow


class PresenceWeek(TypedDict):
    endDate: str
    isPartial: bool
    startDate: str


class PresenceWindow(TypedDict):
    endDate: str
    startDate: str
    weeks: list[PresenceWeek]


class ProjectRequest(TypedDict, total=False):
    """A project and what of it changes the search. The typing errors are the contract's."""

    excludeIgnoredPodcasts: bool | None
    excludePodcastsOnList: bool | None
    excludeRelvancyValues: list[float] | None
    forceRecalculateRelevancy: bool | None
    includePodcastRelevancy: bool | None
    projectId: str | None


class PublishingHistory(TypedDict):
    """How often a podcast published."""

    averageEpisodesPerMonth: float | None
    """Over the months that are told and over, from that of the first episode in them; `null` without any."""
    lastEpisodeAt: Moment | None
    monthlyEpisodeCounts: MonthlyEpisodeCounts
    truncated: bool
    """Older episodes were not counted."""


class RangeRequest(TypedDict, total=False):
    """From and to, both included, 0 to 100. The contract has both ends in its echo, `null` where it is open."""

    max: float | None
    min: float | None


class RankHistoryChart(TypedDict):
    actualRows: int
    category: str
    chartType: str
    country: str
    coverage: WindowCoverageView
    days: int
    endChart: EndChart | None
    endDate: str
    endDateStatus: str
    """`available` or `no_chart`."""
    requestedRows: int
    startDate: str


class RankHistoryData(TypedDict):
    """How the best of a chart got there; `null` for a chart that was never captured."""

    history: RankHistoryView | None
    options: RankHistoryOptions


class RankHistoryDate(TypedDict):
    coverage: str
    """`complete`, `unresolved_identities`, `incomplete` or `no_chart`."""
    date: str
    observedDepth: int | None
    totalPositions: int | None
    unresolvedPositions: int | None


class RankHistoryOptions(TypedDict):
    """The options as they were applied."""

    category: str
    chartType: str
    country: str
    days: int
    endDate: str | None
    rows: int


class RankHistoryRow(TypedDict):
    bestPosition: int | None
    creator: str | None
    daysCharted: int
    identity: ChartIdentity
    imageUrl: str | None
    platformId: str | None
    podenginePodcast: PodcastSummary | None
    position: int
    ranks: list[RankView]
    """One for each of the dates."""
    title: str
    unknownDays: int


class RankHistoryView(TypedDict):
    chart: RankHistoryChart
    dates: list[RankHistoryDate]
    rows: list[RankHistoryRow]


class RankView(TypedDict):
    position: int | None
    status: str
    """`observed`, `off_chart`, `no_chart` or `unknown`."""


class RatingTotalView(TypedDict):
    """Ratings of all countries."""

    countries: int
    rating: float | None
    """1 to 5; `null` where nobody rated."""
    reviewsCount: int | None
    wilsonScore: float | None
    """Lower bound of the rating at 95 % confidence, 0 to 1."""


class RelatedData(TypedDict):
    """Podcasts like this one, the most alike first."""

    podcast: PodcastSummary
    relatedPodcasts: RelatedPodcasts


class RelatedPodcastView(TypedDict):
    """A podcast and why it is related."""

    author: str | None
    authorityScore: AuthorityScoreView | None
    episodeCount: int | None
    """`null` before the podcast was scored."""
    genres: list[str]
    id: str
    imageUrl: str | None
    language: str
    """BCP 47; `und` when it is not known."""
    lastEpisodePublishedAt: Moment | None
    slug: str
    title: str
    titleLatest: str
    """The title of the last reading of the feed; the same as `title`."""
    reasons: list[str]
    """`person: Ada Lovelace`, `charts: 3` (that list both), `genre: Technology`, `topic: fermentation`."""


class RelatedPodcasts(TypedDict):
    podcastId: str
    similarPodcasts: list[RelatedPodcastView]


class ReviewTextsView(TypedDict):
    """Reviews that satisfy what was asked for."""

    country: str | None
    """The country that was asked for."""
    limit: int
    offset: int
    reviews: list[ReviewView]
    total: int
    """All that satisfy it."""


class ReviewView(TypedDict):
    """A rating with a text."""

    author: str
    body: str
    """Plain text."""
    country: str
    """ISO 3166 alpha-2, in lower case."""
    matchedWords: list[str] | None
    """The words that were asked for; `null` without."""
    rating: int
    """1 to 5 stars."""
    reviewedAt: Moment | None
    """`null` when Apple does not say it."""
    title: str


class RevokedApiKeyData(TypedDict):
    apiKey: ApiKeyView


class RhythmDay(TypedDict):
    count: int
    date: str
    future: bool
    runtimeSeconds: int | None
    """Of all episodes of the day whose length is known."""


class RhythmView(TypedDict):
    days: list[RhythmDay]
    """Each day from start to end."""
    emptyWeeks: list[str]
    """Mondays of the weeks, since the first episode and before this week, in which nothing came."""
    end: str
    """This week's Sunday."""
    episodeCount: int
    """In these days."""
    medianIntervalDays: float | None
    """Between one episode and the next."""
    medianRuntimeSeconds: float | None
    start: str
    """A Monday, a year ago."""
    truncated: bool
    """Whether older episodes than those that are listed may lie in these days."""
    weekdayShift: WeekdayShift | None
    """When it has lately moved to another day of the week."""


class RotateApiKeyRequest(TypedDict, total=False):
    overlapHours: int | None
    """Hours for which the old key goes on being valid; 24 when absent, 0 ends it at once."""


class ScoreInputView(TypedDict):
    """One input of a sub-score, for the reader to see what the score is made of."""

    measuredAt: Moment
    """When it was measured."""
    name: str
    nextStep: NextStepView | None
    """What would raise it; `null` where there is nothing to gain, or nothing to be done."""
    observed: str
    """What was measured, in words; `not on your plan` for a figure that the plan does not show."""
    points: float
    """What it gives of the authority score's points; those of all inputs sum to the score."""
    pointsAtMost: float
    """What it could give at most."""
    share: float
    """Share within the sub-score, 0 to 1."""
    subScore: str
    value: float
    """0 to 1; in tenths for such a figure."""


class ScorePointView(TypedDict):
    """The scores of a day on which one of them, in whole points, was another than before."""

    authorityScore: float
    date: str
    engagementScore: float | None
    qualityScore: float | None
    """`null` is a sub-score without data."""
    socialScore: float | None
    weightsVersion: int
    """The version of the weights: where it changes, the score changed because of it."""
    youtubeScore: float | None


class ScoreRankView(TypedDict):
    """The rank among active shows of one category and language."""

    category: str
    """The first that the feed names, without its subcategory."""
    language: str
    """Without the region: `pt`."""
    rank: int
    """1 for the best; shows of the same score share it."""
    shows: int
    """How many shows there are."""


class ScoreStandingView(TypedDict):
    """Where the scores stand among those of shows that still publish."""

    activeDays: int
    """Active is who published in so many days."""
    activeShows: int
    countedAt: Moment
    """When the scores of all were counted."""
    percentiles: dict[str, float]
    """Of each score the share of active shows that have it and score lower, 0 to 100. By the score's name: `authority`,
    and the sub-scores."""
    rank: ScoreRankView | None
    """`null` when the category or the language is not known."""


class SearchDataEpisodeHitView(TypedDict):
    """What a search found."""

    cursor: str | None
    """For the next page; `null` when there is none, or when the plan goes no deeper."""
    didYouMean: str | None
    """Beyond the contract: the words as they were probably meant, when nothing is spelt as they are. A line of the terms, groups as
    `(these or those)`."""
    facets: list[FacetView]
    """Beyond the contract: those that were asked for, in that order."""
    foundBy: FoundByView
    """Beyond the contract: what found the hits."""
    partial: bool
    """Beyond the contract: the search ran out of time, there may be better hits and more."""
    result: SearchResultEpisodeHitView
    searchId: str
    searchMode: str
    """podcasts or episodes."""
    searchOptions: SearchRequest
    searchResultsStats: SearchStats


class SearchDataPodcastHitView(TypedDict):
    """What a search found."""

    cursor: str | None
    """For the next page; `null` when there is none, or when the plan goes no deeper."""
    didYouMean: str | None
    """Beyond the contract: the words as they were probably meant, when nothing is spelt as they are. A line of the terms, groups as
    `(these or those)`."""
    facets: list[FacetView]
    """Beyond the contract: those that were asked for, in that order."""
    foundBy: FoundByView
    """Beyond the contract: what found the hits."""
    partial: bool
    """Beyond the contract: the search ran out of time, there may be better hits and more."""
    result: SearchResultPodcastHitView
    searchId: str
    searchMode: str
    """podcasts or episodes."""
    searchOptions: SearchRequest
    searchResultsStats: SearchStats


class _SearchEpisodesItem(TypedDict):
    applePodcastsScrapedDate: str | None
    castboxDataLastUpdated: str | None
    castboxId: str | None
    chartPositionsCalculatedAt: str | None
    podcastEstimatedAudienceAge: str | None
    podcastEstimatedAudienceEducation: str | None
    podcastEstimatedAudienceGender: str | None
    podcastEstimatedAudienceIncome: str | None
    podcastEstimatedListeners: str | None
    podcastEstimatedPoliticalBias: str | None
    podcastRssDescriptionGeneratedLong: str | None
    podcastRssDescriptionGeneratedShort: str | None
    podcastRssTitleLatestCleaned: str | None
    podchaserUrlSlug: str | None
    podnewsUrlSlug: str | None
    rephonicUrlSlug: str | None
    similarPodcasts: list[dict[str, Any]] | None
    """`/podcasts/{podcastIdOrSlug}/related-podcasts` tells them."""
    socialsFacebook: list[dict[str, Any]] | None
    """Profiles and who follows them are in `/podcasts/{podcastIdOrSlug}/social-media`."""
    socialsFacebookTotalFollowersCount: float | None
    socialsFacebookTotalFollowingCount: float | None
    socialsFacebookTotalLikesCount: float | None
    socialsFacebookTotalPagesCount: float | None
    socialsFacebookTotalTalkingAboutCount: float | None
    socialsInstagram: list[dict[str, Any]] | None
    socialsInstagramTotalFollowersCount: float | None
    socialsInstagramTotalFollowingCount: float | None
    socialsInstagramTotalPostsCount: float | None
    socialsInstagramTotalProfilesCount: float | None
    socialsLinkedinCompany: list[dict[str, Any]] | None
    socialsLinkedinCompanyTotalEmployeesCount: float | None
    socialsLinkedinCompanyTotalFollowersCount: float | None
    socialsLinkedinCompanyTotalPagesCount: float | None
    socialsLinkedinPerson: list[dict[str, Any]] | None
    socialsLinkedinPersonTotalConnectionsCount: float | None
    socialsLinkedinPersonTotalFollowersCount: float | None
    socialsLinkedinPersonTotalProfilesCount: float | None
    socialsTiktok: list[dict[str, Any]] | None
    socialsTiktokTotalFollowersCount: float | None
    socialsTiktokTotalFollowingCount: float | None
    socialsTiktokTotalLikesCount: float | None
    socialsTiktokTotalProfilesCount: float | None
    socialsTwitter: list[dict[str, Any]] | None
    socialsTwitterTotalFollowersCount: float | None
    socialsTwitterTotalFollowingCount: float | None
    socialsTwitterTotalPostsCount: float | None
    socialsTwitterTotalProfilesCount: float | None
    spotifyDataLastUpdated: str | None
    youtubeAverageViewsPerVideo: float | None
    youtubeChannels: list[dict[str, Any]] | None
    """Channels are in `/podcasts/{podcastIdOrSlug}/youtube`."""
    youtubeDataLastUpdated: str | None
    youtubePrimaryChanelDataLastUpdated: str | None
    """Spelt as the contract spells it."""
    youtubePrimaryChannelId: str | None
    youtubePrimaryChannelName: str | None
    youtubePrimaryChannelSubscribers: float | None
    youtubePrimaryChannelVideos: float | None
    youtubePrimaryChannelViews: float | None
    appleId: int | None
    applePodcastsContentRating: str | None
    applePodcastsRating: float | None
    applePodcastsRatingWilsonScore: float | None
    """Lower bound of the rating at 95 % confidence, 0 to 1."""
    applePodcastsRatingsCount: int | None
    castboxPlays: int | None
    castboxSubscribers: int | None
    chartPositions: list[HitChartPosition] | None
    """On the newest capture of each chart, in the order of charts; for admins (spec 6)."""
    foundedDate: Moment | None
    ignore: bool
    lastEpisodeDate: Moment | None
    podcastAffiliationOrganizationName: str | None
    podcastAffiliationType: str | None
    """Spec 3, Affiliation types."""
    podcastAudienceConfidence: str | None
    """high, medium or low."""
    podcastAudienceEstimatedMonthlyListeners: int | None
    podcastAudienceIsDormant: bool | None
    """Nothing came out for a while, or ever."""
    podcastAuthorityScoreCalculatedDate: Moment | None
    podcastAuthorityScoreEngagement: float | None
    podcastAuthorityScoreQuality: float | None
    podcastAuthorityScoreSocial: float | None
    podcastAuthorityScoreTotal: float | None
    podcastAuthorityScoreYoutube: float | None
    podcastCountries: list[str] | None
    podcastEmails: list[str] | None
    podcastGuid: str | None
    podcastHasAdvertisers: bool | None
    """Beyond the contract, and the same (spec 3, Podcast search fields)."""
    podcastHasGuests: bool | None
    podcastHasHostReadSponsors: bool | None
    """Beyond the contract; `null` when no voice tells."""
    podcastHasSponsors: bool | None
    podcastHostNames: list[str] | None
    podcastHosts: list[HitHost] | None
    podcastId: str
    podcastImageUrl: str | None
    podcastKeywords: list[str] | None
    """The feed's, and phrases of its texts; of the show of an episode only the feed's."""
    podcastLikelyMachineMade: bool
    """Beyond the contract: signs of it outweigh the doubt. The podcast itself tells them."""
    podcastLinks: list[HitLink] | None
    """The show's entries in directories."""
    podcastOwner: HitOwner | None
    """`null` when the feed names none, or the plan does not show it."""
    podcastProfessions: list[str] | None
    """Beyond the contract: of hosts and guests, in lower case; those of most people first, ten at most."""
    podcastRssAuthor: str | None
    podcastRssDescription: str | None
    """Sanitised HTML."""
    podcastRssDescriptionNoHtml: str | None
    podcastRssFeedUrl: str
    podcastRssTitle: str
    podcastRssTitleLatest: str | None
    podcastRssTitleOriginal: str | None
    """Of the first reading of the feed."""
    podcastSlug: str
    podcastSocialMediaLinks: list[HitLink] | None
    podcastTopics: list[str] | None
    """What the show is about, by its texts and the catalog's, as most write it; `null` for the show of an episode."""
    podcastVeryStaleFrom: Moment | None
    """Beyond the contract: from then on the show counts as very stale, unless an episode comes."""
    podcastWebsiteUrl: str | None
    podcastWebsites: list[str] | None
    """The one that the feed names."""
    primaryContact: str | None
    rssCategories: list[str] | None
    rssLanguage: str | None
    spotifyId: str | None
    spotifyRating: float | None
    spotifyRatingWilsonScore: float | None
    """Lower bound of the rating at 95 % confidence, 0 to 1."""
    spotifyRatingsCount: int | None
    totalEpisodes: int | None
    totalTranscripts: int | None
    transcriptionMode: str
    updateFrequency: str | None
    updatedAt: Moment
    youtubeChannelCount: int | None
    youtubeTotalSubscribers: int | None
    youtubeTotalVideos: int | None
    youtubeTotalViews: int | None
    episodeAudioKey: str | None
    episodeRssDescriptionGeneratedLong: str | None
    episodeRssDescriptionGeneratedShort: str | None
    transcriptText: str | None
    """`/episodes/{episodeId}/transcript-text` has it."""
    youtubeVideoDataDate: str | None
    youtubeVideoUrl: str | None
    youtubeVideoViewCount: float | None
    episodeCreatedAt: Moment
    episodeDurationSeconds: int | None
    episodeEnclosureUrl: str
    """Empty when the item has no enclosure: the contract has no null here."""
    episodeGuestsAndHosts: list[HitPerson] | None
    """Who takes part or is talked about, by feed, texts and transcript; `null` when they name nobody."""
    episodeGuid: str | None
    episodeHasTranscript: bool
    episodeId: str
    episodeImageUrl: str | None
    episodeKeywords: list[str] | None
    """The feed's, and phrases of its texts."""
    episodePodcastDescriptionDenormalized: str | None
    """As plain text."""
    episodePodcastLanguageDenormalized: str
    episodePodcastTitleDenormalized: str
    episodePodcastTopGenresDenormalized: list[str] | None
    episodeRssDescription: str | None
    """Sanitised HTML."""
    episodeRssDescriptionNoHtml: str | None
    episodeRssItunesSubtitle: str | None
    episodeRssPublishedAt: Moment
    """When the item gives no date, the moment it was first seen: the contract has no null here."""
    episodeRssTitle: str
    episodeSlug: str
    episodeSponsorsAndAdvertisers: list[HitSponsor] | None
    episodeTopics: list[str] | None
    """What the episode is about, by its texts and the catalog's, as most write it."""
    episodeUpdatedAt: Moment
    episodeWebUrl: str | None
    transcriptId: str | None
    podcastOtherHighlights: list[FieldHighlightView]
    """Author, hosts and keywords of the show that hold the words; empty when none does."""
    reason: str
    """Beyond the contract: what found it, `words`, `meaning` or `both`."""
    score: float
    transcriptMatches: list[TranscriptMatchView]


class SearchEpisodesItem(_SearchEpisodesItem, total=False):
    """An episode that was found."""

    episodeDescriptionHighlights: list[str] | None
    episodeTitleHighlights: list[str] | None
    explanation: ExplanationView | None
    """Beyond the contract: what the score is made of, when it was asked for."""
    matchSnippet: str | None
    """The best fragment of all, `null` unless it was asked for."""
    podcastDescriptionHighlights: list[str] | None
    podcastTitleHighlights: list[str] | None
    transcriptHighlights: list[str] | None
    transcriptTextSnippet: str | None
    """The passage that matched best, as plain text."""


class SearchFilterStats(TypedDict):
    projectPodcastRelevancyScores: dict[str, Any] | None
    """Always `null`: there are no projects yet."""
    relevancyScoresTotals: dict[str, int]


class SearchLimitView(TypedDict):
    count: int
    period: str
    """day or month."""


class _SearchPodcastsItem(TypedDict):
    applePodcastsScrapedDate: str | None
    castboxDataLastUpdated: str | None
    castboxId: str | None
    chartPositionsCalculatedAt: str | None
    podcastEstimatedAudienceAge: str | None
    podcastEstimatedAudienceEducation: str | None
    podcastEstimatedAudienceGender: str | None
    podcastEstimatedAudienceIncome: str | None
    podcastEstimatedListeners: str | None
    podcastEstimatedPoliticalBias: str | None
    podcastRssDescriptionGeneratedLong: str | None
    podcastRssDescriptionGeneratedShort: str | None
    podcastRssTitleLatestCleaned: str | None
    podchaserUrlSlug: str | None
    podnewsUrlSlug: str | None
    rephonicUrlSlug: str | None
    similarPodcasts: list[dict[str, Any]] | None
    """`/podcasts/{podcastIdOrSlug}/related-podcasts` tells them."""
    socialsFacebook: list[dict[str, Any]] | None
    """Profiles and who follows them are in `/podcasts/{podcastIdOrSlug}/social-media`."""
    socialsFacebookTotalFollowersCount: float | None
    socialsFacebookTotalFollowingCount: float | None
    socialsFacebookTotalLikesCount: float | None
    socialsFacebookTotalPagesCount: float | None
    socialsFacebookTotalTalkingAboutCount: float | None
    socialsInstagram: list[dict[str, Any]] | None
    socialsInstagramTotalFollowersCount: float | None
    socialsInstagramTotalFollowingCount: float | None
    socialsInstagramTotalPostsCount: float | None
    socialsInstagramTotalProfilesCount: float | None
    socialsLinkedinCompany: list[dict[str, Any]] | None
    socialsLinkedinCompanyTotalEmployeesCount: float | None
    socialsLinkedinCompanyTotalFollowersCount: float | None
    socialsLinkedinCompanyTotalPagesCount: float | None
    socialsLinkedinPerson: list[dict[str, Any]] | None
    socialsLinkedinPersonTotalConnectionsCount: float | None
    socialsLinkedinPersonTotalFollowersCount: float | None
    socialsLinkedinPersonTotalProfilesCount: float | None
    socialsTiktok: list[dict[str, Any]] | None
    socialsTiktokTotalFollowersCount: float | None
    socialsTiktokTotalFollowingCount: float | None
    socialsTiktokTotalLikesCount: float | None
    socialsTiktokTotalProfilesCount: float | None
    socialsTwitter: list[dict[str, Any]] | None
    socialsTwitterTotalFollowersCount: float | None
    socialsTwitterTotalFollowingCount: float | None
    socialsTwitterTotalPostsCount: float | None
    socialsTwitterTotalProfilesCount: float | None
    spotifyDataLastUpdated: str | None
    youtubeAverageViewsPerVideo: float | None
    youtubeChannels: list[dict[str, Any]] | None
    """Channels are in `/podcasts/{podcastIdOrSlug}/youtube`."""
    youtubeDataLastUpdated: str | None
    youtubePrimaryChanelDataLastUpdated: str | None
    """Spelt as the contract spells it."""
    youtubePrimaryChannelId: str | None
    youtubePrimaryChannelName: str | None
    youtubePrimaryChannelSubscribers: float | None
    youtubePrimaryChannelVideos: float | None
    youtubePrimaryChannelViews: float | None
    appleId: int | None
    applePodcastsContentRating: str | None
    applePodcastsRating: float | None
    applePodcastsRatingWilsonScore: float | None
    """Lower bound of the rating at 95 % confidence, 0 to 1."""
    applePodcastsRatingsCount: int | None
    castboxPlays: int | None
    castboxSubscribers: int | None
    chartPositions: list[HitChartPosition] | None
    """On the newest capture of each chart, in the order of charts; for admins (spec 6)."""
    foundedDate: Moment | None
    ignore: bool
    lastEpisodeDate: Moment | None
    podcastAffiliationOrganizationName: str | None
    podcastAffiliationType: str | None
    """Spec 3, Affiliation types."""
    podcastAudienceConfidence: str | None
    """high, medium or low."""
    podcastAudienceEstimatedMonthlyListeners: int | None
    podcastAudienceIsDormant: bool | None
    """Nothing came out for a while, or ever."""
    podcastAuthorityScoreCalculatedDate: Moment | None
    podcastAuthorityScoreEngagement: float | None
    podcastAuthorityScoreQuality: float | None
    podcastAuthorityScoreSocial: float | None
    podcastAuthorityScoreTotal: float | None
    podcastAuthorityScoreYoutube: float | None
    podcastCountries: list[str] | None
    podcastEmails: list[str] | None
    podcastGuid: str | None
    podcastHasAdvertisers: bool | None
    """Beyond the contract, and the same (spec 3, Podcast search fields)."""
    podcastHasGuests: bool | None
    podcastHasHostReadSponsors: bool | None
    """Beyond the contract; `null` when no voice tells."""
    podcastHasSponsors: bool | None
    podcastHostNames: list[str] | None
    podcastHosts: list[HitHost] | None
    podcastId: str
    podcastImageUrl: str | None
    podcastKeywords: list[str] | None
    """The feed's, and phrases of its texts; of the show of an episode only the feed's."""
    podcastLikelyMachineMade: bool
    """Beyond the contract: signs of it outweigh the doubt. The podcast itself tells them."""
    podcastLinks: list[HitLink] | None
    """The show's entries in directories."""
    podcastOwner: HitOwner | None
    """`null` when the feed names none, or the plan does not show it."""
    podcastProfessions: list[str] | None
    """Beyond the contract: of hosts and guests, in lower case; those of most people first, ten at most."""
    podcastRssAuthor: str | None
    podcastRssDescription: str | None
    """Sanitised HTML."""
    podcastRssDescriptionNoHtml: str | None
    podcastRssFeedUrl: str
    podcastRssTitle: str
    podcastRssTitleLatest: str | None
    podcastRssTitleOriginal: str | None
    """Of the first reading of the feed."""
    podcastSlug: str
    podcastSocialMediaLinks: list[HitLink] | None
    podcastTopics: list[str] | None
    """What the show is about, by its texts and the catalog's, as most write it; `null` for the show of an episode."""
    podcastVeryStaleFrom: Moment | None
    """Beyond the contract: from then on the show counts as very stale, unless an episode comes."""
    podcastWebsiteUrl: str | None
    podcastWebsites: list[str] | None
    """The one that the feed names."""
    primaryContact: str | None
    rssCategories: list[str] | None
    rssLanguage: str | None
    spotifyId: str | None
    spotifyRating: float | None
    spotifyRatingWilsonScore: float | None
    """Lower bound of the rating at 95 % confidence, 0 to 1."""
    spotifyRatingsCount: int | None
    totalEpisodes: int | None
    totalTranscripts: int | None
    transcriptionMode: str
    updateFrequency: str | None
    updatedAt: Moment
    youtubeChannelCount: int | None
    youtubeTotalSubscribers: int | None
    youtubeTotalVideos: int | None
    youtubeTotalViews: int | None
    podcastOtherHighlights: list[FieldHighlightView]
    """Author, hosts and keywords that matched; empty when none did."""
    reason: str
    """Beyond the contract: what found it, `words`, `meaning` or `both`."""
    score: float


class SearchPodcastsItem(_SearchPodcastsItem, total=False):
    """A podcast that was found."""

    explanation: ExplanationView | None
    """Beyond the contract: what the score is made of, when it was asked for."""
    podRoll: list[HitPodcast] | None
    """Beyond the contract (spec 3): podcasts that it recommends, those that are in the catalog; `null` without any."""
    podcastDescriptionHighlights: list[str] | None
    podcastTitleHighlights: list[str] | None
    """Plain text with `<em>` around what matched, everything else escaped."""


class SearchRequest(TypedDict, total=False):
    """A search. Every key is optional, unknown ones are refused."""

    chartPositions: ChartPositionsRequest | None
    """Beyond the contract: shows that stand on such a chart now. `sortOrder` by `chartPosition` sorts by that."""
    cursor: str | None
    """The cursor of the answer before, with the same search."""
    episodeCreatedSince: DateRequest | None
    """Episodes only: when it came into the catalog."""
    episodeUpdatedSince: DateRequest | None
    """Episodes only: when it last changed in the catalog."""
    excludeEpisodeIds: list[str] | None
    """Leaves nothing out of a search of podcasts."""
    excludeItunesGenres: list[str] | None
    excludePodcastIds: list[str] | None
    explain: bool | None
    """Each hit says what its score is made of."""
    explicit: str | None
    """`clean` or `explicit`."""
    facets: list[str] | None
    """What to count among the hits: language, genre, country, updateFrequency, hasTranscript, hasGuests,
    likelyMachineMade, veryStale, topics, keywords."""
    foundedSince: DateRequest | None
    """Of the show's first episode."""
    hasPrimaryContact: bool | None
    hasSocials: list[str] | None
    hasTranscript: bool | None
    """Episodes only."""
    includeEpisodeIds: list[str] | None
    """Episodes only."""
    includeItunesGenres: list[str] | None
    """Category names, in any case."""
    includeMatchSnippet: bool | None
    """Episodes only: fill `matchSnippet`."""
    includePodcastIds: list[str] | None
    includeTranscriptSnippet: bool | None
    """Episodes only: `false` leaves the passages of the transcript out (spec 5: they are there by default)."""
    keywords: list[str] | None
    """Beyond the contract: one of these keywords; the same."""
    languages: list[str] | None
    """BCP 47; `en` also finds `en-GB`."""
    lastEpisodeDateSince: DateRequest | None
    """Of the show's newest episode."""
    maxTotalEpisodes: int | None
    meaningWeight: float | None
    """Beyond the contract: how much meaning counts beside words, 0 to 1; as the model deserves when absent."""
    minCastboxPlays: int | None
    minCastboxSubscribers: int | None
    minItunesRating: float | None
    """0 to 5. Shows whose rating is not known are not found; so it is with all figures."""
    minItunesRatingCount: int | None
    minSpotifyRating: float | None
    """0 to 5."""
    minSpotifyRatingCount: int | None
    minTotalEpisodes: int | None
    mode: str | None
    """Beyond the contract: what finds hits, `words`, `meaning` or `both`. When absent both where a model is
    connected, else words. Filters, and terms that must or must not match, hold in any case."""
    pageSize: int | None
    """1 to 1000, for admins."""
    personFilters: list[PersonRequest] | None
    """Episodes only: every one of these persons takes part."""
    podcastAudienceEstimatedMonthlyListeners: CountRangeRequest | None
    podcastAuthorityScore: AuthorityScoreRequest | None
    podcastCountries: list[str] | None
    """ISO 3166-1 alpha-2."""
    podcastHasGuests: bool | None
    podcastLikelyMachineMade: bool | None
    """Beyond the contract: shows that are likely made by a machine, or all others."""
    podcastVeryStale: bool | None
    """Beyond the contract: shows that fell silent long ago by their own rhythm, or all others."""
    project: ProjectRequest | None
    """Refused: projects do not exist yet. `excludePodcastIds` takes what is to be left out."""
    projectId: str | None
    """Refused, as `project`."""
    publishedBefore: DateRequest | None
    """Episodes only."""
    publishedSince: DateRequest | None
    """Episodes only."""
    searchTermGroups: list[TermGroupRequest] | None
    """Of each group one term matches at least, in addition to `searchTerms`."""
    searchTerms: list[SearchTermRequest] | None
    sortOrder: list[SortRequest] | None
    """By relevance when absent. The first decides, the next between equal ones; each field once."""
    sponsorFilters: list[SponsorRequest] | None
    """Episodes only: every one of these sponsors is named."""
    topics: list[str] | None
    """Beyond the contract: one of these topics, in any case. Of podcasts in searches of podcasts, of episodes in those
    of episodes. Refused where the catalog was indexed without meaning."""
    transcriptHighlightLength: int | None
    """Episodes only: how long each highlighted fragment is, 1 to 2000 characters; 400 when absent."""
    transcriptSnippetLength: int | None
    """Episodes only: how long a passage is, 1 to 2000 characters; 400 when absent."""


class SearchResultEpisodeHitView(TypedDict):
    """The hits of a page."""

    hits: list[SearchResultEpisodeHitViewHits]
    hitsReturned: int
    maxScore: float | None
    """`null` when not sorted by relevance."""
    total: SearchTotal


class _SearchResultEpisodeHitViewHits(TypedDict):
    applePodcastsScrapedDate: str | None
    castboxDataLastUpdated: str | None
    castboxId: str | None
    chartPositionsCalculatedAt: str | None
    podcastEstimatedAudienceAge: str | None
    podcastEstimatedAudienceEducation: str | None
    podcastEstimatedAudienceGender: str | None
    podcastEstimatedAudienceIncome: str | None
    podcastEstimatedListeners: str | None
    podcastEstimatedPoliticalBias: str | None
    podcastRssDescriptionGeneratedLong: str | None
    podcastRssDescriptionGeneratedShort: str | None
    podcastRssTitleLatestCleaned: str | None
    podchaserUrlSlug: str | None
    podnewsUrlSlug: str | None
    rephonicUrlSlug: str | None
    similarPodcasts: list[dict[str, Any]] | None
    """`/podcasts/{podcastIdOrSlug}/related-podcasts` tells them."""
    socialsFacebook: list[dict[str, Any]] | None
    """Profiles and who follows them are in `/podcasts/{podcastIdOrSlug}/social-media`."""
    socialsFacebookTotalFollowersCount: float | None
    socialsFacebookTotalFollowingCount: float | None
    socialsFacebookTotalLikesCount: float | None
    socialsFacebookTotalPagesCount: float | None
    socialsFacebookTotalTalkingAboutCount: float | None
    socialsInstagram: list[dict[str, Any]] | None
    socialsInstagramTotalFollowersCount: float | None
    socialsInstagramTotalFollowingCount: float | None
    socialsInstagramTotalPostsCount: float | None
    socialsInstagramTotalProfilesCount: float | None
    socialsLinkedinCompany: list[dict[str, Any]] | None
    socialsLinkedinCompanyTotalEmployeesCount: float | None
    socialsLinkedinCompanyTotalFollowersCount: float | None
    socialsLinkedinCompanyTotalPagesCount: float | None
    socialsLinkedinPerson: list[dict[str, Any]] | None
    socialsLinkedinPersonTotalConnectionsCount: float | None
    socialsLinkedinPersonTotalFollowersCount: float | None
    socialsLinkedinPersonTotalProfilesCount: float | None
    socialsTiktok: list[dict[str, Any]] | None
    socialsTiktokTotalFollowersCount: float | None
    socialsTiktokTotalFollowingCount: float | None
    socialsTiktokTotalLikesCount: float | None
    socialsTiktokTotalProfilesCount: float | None
    socialsTwitter: list[dict[str, Any]] | None
    socialsTwitterTotalFollowersCount: float | None
    socialsTwitterTotalFollowingCount: float | None
    socialsTwitterTotalPostsCount: float | None
    socialsTwitterTotalProfilesCount: float | None
    spotifyDataLastUpdated: str | None
    youtubeAverageViewsPerVideo: float | None
    youtubeChannels: list[dict[str, Any]] | None
    """Channels are in `/podcasts/{podcastIdOrSlug}/youtube`."""
    youtubeDataLastUpdated: str | None
    youtubePrimaryChanelDataLastUpdated: str | None
    """Spelt as the contract spells it."""
    youtubePrimaryChannelId: str | None
    youtubePrimaryChannelName: str | None
    youtubePrimaryChannelSubscribers: float | None
    youtubePrimaryChannelVideos: float | None
    youtubePrimaryChannelViews: float | None
    appleId: int | None
    applePodcastsContentRating: str | None
    applePodcastsRating: float | None
    applePodcastsRatingWilsonScore: float | None
    """Lower bound of the rating at 95 % confidence, 0 to 1."""
    applePodcastsRatingsCount: int | None
    castboxPlays: int | None
    castboxSubscribers: int | None
    chartPositions: list[HitChartPosition] | None
    """On the newest capture of each chart, in the order of charts; for admins (spec 6)."""
    foundedDate: Moment | None
    ignore: bool
    lastEpisodeDate: Moment | None
    podcastAffiliationOrganizationName: str | None
    podcastAffiliationType: str | None
    """Spec 3, Affiliation types."""
    podcastAudienceConfidence: str | None
    """high, medium or low."""
    podcastAudienceEstimatedMonthlyListeners: int | None
    podcastAudienceIsDormant: bool | None
    """Nothing came out for a while, or ever."""
    podcastAuthorityScoreCalculatedDate: Moment | None
    podcastAuthorityScoreEngagement: float | None
    podcastAuthorityScoreQuality: float | None
    podcastAuthorityScoreSocial: float | None
    podcastAuthorityScoreTotal: float | None
    podcastAuthorityScoreYoutube: float | None
    podcastCountries: list[str] | None
    podcastEmails: list[str] | None
    podcastGuid: str | None
    podcastHasAdvertisers: bool | None
    """Beyond the contract, and the same (spec 3, Podcast search fields)."""
    podcastHasGuests: bool | None
    podcastHasHostReadSponsors: bool | None
    """Beyond the contract; `null` when no voice tells."""
    podcastHasSponsors: bool | None
    podcastHostNames: list[str] | None
    podcastHosts: list[HitHost] | None
    podcastId: str
    podcastImageUrl: str | None
    podcastKeywords: list[str] | None
    """The feed's, and phrases of its texts; of the show of an episode only the feed's."""
    podcastLikelyMachineMade: bool
    """Beyond the contract: signs of it outweigh the doubt. The podcast itself tells them."""
    podcastLinks: list[HitLink] | None
    """The show's entries in directories."""
    podcastOwner: HitOwner | None
    """`null` when the feed names none, or the plan does not show it."""
    podcastProfessions: list[str] | None
    """Beyond the contract: of hosts and guests, in lower case; those of most people first, ten at most."""
    podcastRssAuthor: str | None
    podcastRssDescription: str | None
    """Sanitised HTML."""
    podcastRssDescriptionNoHtml: str | None
    podcastRssFeedUrl: str
    podcastRssTitle: str
    podcastRssTitleLatest: str | None
    podcastRssTitleOriginal: str | None
    """Of the first reading of the feed."""
    podcastSlug: str
    podcastSocialMediaLinks: list[HitLink] | None
    podcastTopics: list[str] | None
    """What the show is about, by its texts and the catalog's, as most write it; `null` for the show of an episode."""
    podcastVeryStaleFrom: Moment | None
    """Beyond the contract: from then on the show counts as very stale, unless an episode comes."""
    podcastWebsiteUrl: str | None
    podcastWebsites: list[str] | None
    """The one that the feed names."""
    primaryContact: str | None
    rssCategories: list[str] | None
    rssLanguage: str | None
    spotifyId: str | None
    spotifyRating: float | None
    spotifyRatingWilsonScore: float | None
    """Lower bound of the rating at 95 % confidence, 0 to 1."""
    spotifyRatingsCount: int | None
    totalEpisodes: int | None
    totalTranscripts: int | None
    transcriptionMode: str
    updateFrequency: str | None
    updatedAt: Moment
    youtubeChannelCount: int | None
    youtubeTotalSubscribers: int | None
    youtubeTotalVideos: int | None
    youtubeTotalViews: int | None
    episodeAudioKey: str | None
    episodeRssDescriptionGeneratedLong: str | None
    episodeRssDescriptionGeneratedShort: str | None
    transcriptText: str | None
    """`/episodes/{episodeId}/transcript-text` has it."""
    youtubeVideoDataDate: str | None
    youtubeVideoUrl: str | None
    youtubeVideoViewCount: float | None
    episodeCreatedAt: Moment
    episodeDurationSeconds: int | None
    episodeEnclosureUrl: str
    """Empty when the item has no enclosure: the contract has no null here."""
    episodeGuestsAndHosts: list[HitPerson] | None
    """Who takes part or is talked about, by feed, texts and transcript; `null` when they name nobody."""
    episodeGuid: str | None
    episodeHasTranscript: bool
    episodeId: str
    episodeImageUrl: str | None
    episodeKeywords: list[str] | None
    """The feed's, and phrases of its texts."""
    episodePodcastDescriptionDenormalized: str | None
    """As plain text."""
    episodePodcastLanguageDenormalized: str
    episodePodcastTitleDenormalized: str
    episodePodcastTopGenresDenormalized: list[str] | None
    episodeRssDescription: str | None
    """Sanitised HTML."""
    episodeRssDescriptionNoHtml: str | None
    episodeRssItunesSubtitle: str | None
    episodeRssPublishedAt: Moment
    """When the item gives no date, the moment it was first seen: the contract has no null here."""
    episodeRssTitle: str
    episodeSlug: str
    episodeSponsorsAndAdvertisers: list[HitSponsor] | None
    episodeTopics: list[str] | None
    """What the episode is about, by its texts and the catalog's, as most write it."""
    episodeUpdatedAt: Moment
    episodeWebUrl: str | None
    transcriptId: str | None
    podcastOtherHighlights: list[FieldHighlightView]
    """Author, hosts and keywords of the show that hold the words; empty when none does."""
    reason: str
    """Beyond the contract: what found it, `words`, `meaning` or `both`."""
    score: float
    transcriptMatches: list[TranscriptMatchView]


class SearchResultEpisodeHitViewHits(_SearchResultEpisodeHitViewHits, total=False):
    """An episode that was found."""

    episodeDescriptionHighlights: list[str] | None
    episodeTitleHighlights: list[str] | None
    explanation: ExplanationView | None
    """Beyond the contract: what the score is made of, when it was asked for."""
    matchSnippet: str | None
    """The best fragment of all, `null` unless it was asked for."""
    podcastDescriptionHighlights: list[str] | None
    podcastTitleHighlights: list[str] | None
    transcriptHighlights: list[str] | None
    transcriptTextSnippet: str | None
    """The passage that matched best, as plain text."""


class SearchResultPodcastHitView(TypedDict):
    """The hits of a page."""

    hits: list[SearchResultPodcastHitViewHits]
    hitsReturned: int
    maxScore: float | None
    """`null` when not sorted by relevance."""
    total: SearchTotal


class _SearchResultPodcastHitViewHits(TypedDict):
    applePodcastsScrapedDate: str | None
    castboxDataLastUpdated: str | None
    castboxId: str | None
    chartPositionsCalculatedAt: str | None
    podcastEstimatedAudienceAge: str | None
    podcastEstimatedAudienceEducation: str | None
    podcastEstimatedAudienceGender: str | None
    podcastEstimatedAudienceIncome: str | None
    podcastEstimatedListeners: str | None
    podcastEstimatedPoliticalBias: str | None
    podcastRssDescriptionGeneratedLong: str | None
    podcastRssDescriptionGeneratedShort: str | None
    podcastRssTitleLatestCleaned: str | None
    podchaserUrlSlug: str | None
    podnewsUrlSlug: str | None
    rephonicUrlSlug: str | None
    similarPodcasts: list[dict[str, Any]] | None
    """`/podcasts/{podcastIdOrSlug}/related-podcasts` tells them."""
    socialsFacebook: list[dict[str, Any]] | None
    """Profiles and who follows them are in `/podcasts/{podcastIdOrSlug}/social-media`."""
    socialsFacebookTotalFollowersCount: float | None
    socialsFacebookTotalFollowingCount: float | None
    socialsFacebookTotalLikesCount: float | None
    socialsFacebookTotalPagesCount: float | None
    socialsFacebookTotalTalkingAboutCount: float | None
    socialsInstagram: list[dict[str, Any]] | None
    socialsInstagramTotalFollowersCount: float | None
    socialsInstagramTotalFollowingCount: float | None
    socialsInstagramTotalPostsCount: float | None
    socialsInstagramTotalProfilesCount: float | None
    socialsLinkedinCompany: list[dict[str, Any]] | None
    socialsLinkedinCompanyTotalEmployeesCount: float | None
    socialsLinkedinCompanyTotalFollowersCount: float | None
    socialsLinkedinCompanyTotalPagesCount: float | None
    socialsLinkedinPerson: list[dict[str, Any]] | None
    socialsLinkedinPersonTotalConnectionsCount: float | None
    socialsLinkedinPersonTotalFollowersCount: float | None
    socialsLinkedinPersonTotalProfilesCount: float | None
    socialsTiktok: list[dict[str, Any]] | None
    socialsTiktokTotalFollowersCount: float | None
    socialsTiktokTotalFollowingCount: float | None
    socialsTiktokTotalLikesCount: float | None
    socialsTiktokTotalProfilesCount: float | None
    socialsTwitter: list[dict[str, Any]] | None
    socialsTwitterTotalFollowersCount: float | None
    socialsTwitterTotalFollowingCount: float | None
    socialsTwitterTotalPostsCount: float | None
    socialsTwitterTotalProfilesCount: float | None
    spotifyDataLastUpdated: str | None
    youtubeAverageViewsPerVideo: float | None
    youtubeChannels: list[dict[str, Any]] | None
    """Channels are in `/podcasts/{podcastIdOrSlug}/youtube`."""
    youtubeDataLastUpdated: str | None
    youtubePrimaryChanelDataLastUpdated: str | None
    """Spelt as the contract spells it."""
    youtubePrimaryChannelId: str | None
    youtubePrimaryChannelName: str | None
    youtubePrimaryChannelSubscribers: float | None
    youtubePrimaryChannelVideos: float | None
    youtubePrimaryChannelViews: float | None
    appleId: int | None
    applePodcastsContentRating: str | None
    applePodcastsRating: float | None
    applePodcastsRatingWilsonScore: float | None
    """Lower bound of the rating at 95 % confidence, 0 to 1."""
    applePodcastsRatingsCount: int | None
    castboxPlays: int | None
    castboxSubscribers: int | None
    chartPositions: list[HitChartPosition] | None
    """On the newest capture of each chart, in the order of charts; for admins (spec 6)."""
    foundedDate: Moment | None
    ignore: bool
    lastEpisodeDate: Moment | None
    podcastAffiliationOrganizationName: str | None
    podcastAffiliationType: str | None
    """Spec 3, Affiliation types."""
    podcastAudienceConfidence: str | None
    """high, medium or low."""
    podcastAudienceEstimatedMonthlyListeners: int | None
    podcastAudienceIsDormant: bool | None
    """Nothing came out for a while, or ever."""
    podcastAuthorityScoreCalculatedDate: Moment | None
    podcastAuthorityScoreEngagement: float | None
    podcastAuthorityScoreQuality: float | None
    podcastAuthorityScoreSocial: float | None
    podcastAuthorityScoreTotal: float | None
    podcastAuthorityScoreYoutube: float | None
    podcastCountries: list[str] | None
    podcastEmails: list[str] | None
    podcastGuid: str | None
    podcastHasAdvertisers: bool | None
    """Beyond the contract, and the same (spec 3, Podcast search fields)."""
    podcastHasGuests: bool | None
    podcastHasHostReadSponsors: bool | None
    """Beyond the contract; `null` when no voice tells."""
    podcastHasSponsors: bool | None
    podcastHostNames: list[str] | None
    podcastHosts: list[HitHost] | None
    podcastId: str
    podcastImageUrl: str | None
    podcastKeywords: list[str] | None
    """The feed's, and phrases of its texts; of the show of an episode only the feed's."""
    podcastLikelyMachineMade: bool
    """Beyond the contract: signs of it outweigh the doubt. The podcast itself tells them."""
    podcastLinks: list[HitLink] | None
    """The show's entries in directories."""
    podcastOwner: HitOwner | None
    """`null` when the feed names none, or the plan does not show it."""
    podcastProfessions: list[str] | None
    """Beyond the contract: of hosts and guests, in lower case; those of most people first, ten at most."""
    podcastRssAuthor: str | None
    podcastRssDescription: str | None
    """Sanitised HTML."""
    podcastRssDescriptionNoHtml: str | None
    podcastRssFeedUrl: str
    podcastRssTitle: str
    podcastRssTitleLatest: str | None
    podcastRssTitleOriginal: str | None
    """Of the first reading of the feed."""
    podcastSlug: str
    podcastSocialMediaLinks: list[HitLink] | None
    podcastTopics: list[str] | None
    """What the show is about, by its texts and the catalog's, as most write it; `null` for the show of an episode."""
    podcastVeryStaleFrom: Moment | None
    """Beyond the contract: from then on the show counts as very stale, unless an episode comes."""
    podcastWebsiteUrl: str | None
    podcastWebsites: list[str] | None
    """The one that the feed names."""
    primaryContact: str | None
    rssCategories: list[str] | None
    rssLanguage: str | None
    spotifyId: str | None
    spotifyRating: float | None
    spotifyRatingWilsonScore: float | None
    """Lower bound of the rating at 95 % confidence, 0 to 1."""
    spotifyRatingsCount: int | None
    totalEpisodes: int | None
    totalTranscripts: int | None
    transcriptionMode: str
    updateFrequency: str | None
    updatedAt: Moment
    youtubeChannelCount: int | None
    youtubeTotalSubscribers: int | None
    youtubeTotalVideos: int | None
    youtubeTotalViews: int | None
    podcastOtherHighlights: list[FieldHighlightView]
    """Author, hosts and keywords that matched; empty when none did."""
    reason: str
    """Beyond the contract: what found it, `words`, `meaning` or `both`."""
    score: float


class SearchResultPodcastHitViewHits(_SearchResultPodcastHitViewHits, total=False):
    """A podcast that was found."""

    explanation: ExplanationView | None
    """Beyond the contract: what the score is made of, when it was asked for."""
    podRoll: list[HitPodcast] | None
    """Beyond the contract (spec 3): podcasts that it recommends, those that are in the catalog; `null` without any."""
    podcastDescriptionHighlights: list[str] | None
    podcastTitleHighlights: list[str] | None
    """Plain text with `<em>` around what matched, everything else escaped."""


class SearchStats(TypedDict):
    filters: SearchFilterStats
    time: SearchTimes
    totals: SearchTotals


class _SearchTermRequest(TypedDict):
    searchTargets: list[str]
    """podcast-title, podcast-description; for episodes also episode-title, episode-description, transcript."""
    searchTerm: str
    """At least 2 characters."""


class SearchTermRequest(_SearchTermRequest, total=False):
    """A term to look for."""

    searchTermOptions: TermOptionsBodyRequest
    searchType: str
    """`text`."""


class SearchTimes(TypedDict):
    """In milliseconds."""

    totalPostProcessingTimeMs: float
    """Giving the hits their wire names."""
    totalSearchTimeMs: float
    """In the engine."""
    totalTimeTakenMs: float
    """From the reading of the search to its answer: also checking it, and waiting for a thread."""


class SearchTotal(TypedDict):
    """How many there are: exact up to 10,000."""

    relation: str
    """eq, or gte where counting stopped."""
    value: int


class SearchTotals(TypedDict):
    blacklistedPodcasts: int
    projectExcludedPodcasts: int
    resultsFiltered: int
    resultsProcessed: int
    resultsReturned: int
    totalResultsAvailable: int


class SeenView(TypedDict):
    date: str
    position: int


class SentenceView(TypedDict):
    """A stretch of speech."""

    endSecond: float
    speaker: str | None
    startSecond: float
    text: str


class SessionView(TypedDict):
    """Somewhere the user is signed in."""

    createdAt: Moment
    device: str | None
    """As far as it is known: `Firefox on Linux`."""
    endsAt: Moment
    """When it ends, if it is not used until then."""
    id: str
    isThis: bool
    """The one that asks."""
    lastUsedAt: Moment
    """To the hour."""


class SessionsData(TypedDict):
    sessions: list[SessionView]
    """The one that was used last first."""


class SightingView(TypedDict):
    """One place in which a contact was seen."""

    confidence: float
    context: str
    """The text around it."""
    firstSeenAt: Moment | None
    isCurrent: bool
    """Whether it was there when the place was last looked at."""
    lastSeenAt: Moment | None
    occurrences: int
    """Occurrences on the whole site."""
    place: str
    """The tag of the feed, or what the page is for: `itunes:owner`, `contact`, `imprint`."""
    source: str
    """`rss` or `podcast-website`."""
    url: str | None
    """The page."""


class SignInCodeRequest(TypedDict):
    code: str
    """The code of the mail: eight digits, with or without spaces."""


class SignInLinkRequest(TypedDict):
    email: str


class SignInRequest(TypedDict):
    key: str
    """The `key` of the link."""


class SignOutEverywhereRequest(TypedDict, total=False):
    keepThis: bool
    """Whether this session goes on."""


class SignUpRequest(TypedDict):
    email: str


class SimilarEpisodeView(TypedDict):
    """An episode and why it is similar."""

    durationSeconds: int | None
    episodeId: str
    episodeSlug: str
    imageUrl: str | None
    podcastSlug: str
    podcastTitle: str
    publishedAt: Moment | None
    reasons: list[str]
    """`topic: fermentation`."""
    title: str


class SimilarEpisodesData(TypedDict):
    """Beyond the contract: episodes like this one, the most alike first."""

    episodeId: str
    similarEpisodes: list[SimilarEpisodeView]


class SocialLinkView(TypedDict):
    """A social profile, with the places where it was found."""

    pedigree: LinkPedigree
    socialMediaType: str
    sources: list[str]
    """`rss`, `podcast-website`."""
    url: str


class SocialMediaView(TypedDict):
    """A podcast's profiles, and who follows them."""

    facebookPageData: list[FacebookPageView]
    instagramData: list[InstagramView]
    linkedInCompanyData: list[LinkedInCompanyView]
    linkedInPersonData: list[LinkedInPersonView]
    """Always empty: no service tells how many follow a person."""
    notCounted: list[str]
    """Beyond the contract: platforms with a profile of the podcast of which no count is known."""
    patreonData: list[PatreonView]
    """Beyond the contract: who pays for a creator's work."""
    podcastId: str
    socialMediaLinks: list[SocialLinkView]
    tiktokData: list[TiktokView]
    twitterData: list[TwitterView]


class _SortRequest(TypedDict):
    field: str
    """relevance, recentActivity, title, appleReviews or spotifyReviews; estimatedListeners, youtubeSubscribers,
    youtubeViews, authorityScore, castboxSubscribers; or the name of a sortable field of the hits: foundedDate,
    lastEpisodeDate, totalEpisodes, castboxPlays, applePodcastsRating and the like."""


class SortRequest(_SortRequest, total=False):
    """What comes first."""

    direction: str | None
    """asc or desc."""
    nullOrder: str | None
    """first or last."""


class _SponsorRequest(TypedDict):
    name: str


class SponsorRequest(_SponsorRequest, total=False):
    """Who pays, or does not."""

    fuzzy: bool | None
    matchMode: str | None
    """must (default) or not."""
    phraseMatch: bool | None
    slop: float | None


class SponsorView(TypedDict):
    """Who pays for an episode, or is promoted in it."""

    confidence: float
    """From 0 to 1."""
    couponCodes: list[str]
    isHostRead: bool | None
    """Whether a host speaks it; `null` when that cannot be told."""
    name: str
    snippet: str | None
    """The text around the name."""
    source: str
    """Which text names it: `description`, `transcript`."""
    type: str
    """sponsor, advertiser, guest, affiliate, self promotion, charity, donation, other or unknown."""
    urls: list[str]


class SpotifyPlatform(TypedDict):
    id: str
    url: str
    verifiedAt: Moment | None


class SpotifyReviewView(TypedDict):
    missing: list[str]
    """Beyond the contract: what Spotify did not say, `reviewsCount`."""
    rating: float | None
    """1 to 5; `null` where nobody rated."""
    reviewsCount: int
    scrapedAt: Moment
    spotifyId: str


class StatisticsData(TypedDict):
    """Counts over the whole catalog."""

    episodes: int
    generation: str
    genres: list[ValueCountView]
    languages: list[ValueCountView]
    """Most frequent first."""
    podcasts: int
    publishedAt: Moment
    transcripts: int


class StatusData(TypedDict):
    """How the service was, as it wrote down itself."""

    days: list[StatusDayView]
    """The last 90 days of UTC, the oldest first."""


class StatusDayView(TypedDict):
    """A day of the service."""

    date: str
    """`2026-11-22`."""
    failedShare: float | None
    """Of the answers those that say the fault is ours, from 0 to 1; `null` when there were none."""
    ofMinutes: int
    """Minutes that the day has, or has had so far; of the first day that is known, from when the service began."""
    slowShare: float | None
    """Of the answers those that took longer than a second, from 0 to 1; `null` when there were none."""
    upMinutes: int | None
    """Minutes in which it was up; `null` when nothing is known of the day."""


class StreakView(TypedDict):
    """Captured days in a row up to the last; days that nobody captured neither break it nor count."""

    boundedByMissingCoverage: bool
    """It may have begun earlier."""
    days: int | None
    endDateStatus: str
    startDate: str | None


class TagDay(TypedDict):
    date: str
    """`2026-11-22`"""
    episodePercentage: float
    """Feeds with the tag on an episode, 0 to 100."""
    podcastPercentage: float
    """Feeds with the tag on the level of the podcast, 0 to 100."""
    totalRssFeeds: int


class TagFrequency(TypedDict):
    episodes: int | None
    """Episodes that have it, null on the level of podcasts. Beyond the contract."""
    field: str
    """`podcast:transcript`"""
    frequency: int
    """Feeds that have it, on at least one episode on the level of episodes."""
    percentage: float
    """Of the feeds, 0 to 100."""


class TagHistoryData(TypedDict):
    """How the use of a tag went, for each day on which it was counted."""

    days: list[TagDay]
    """Oldest first. Days without a count are not there."""
    field: str


class TagLevel(TypedDict):
    """How many feeds use each tag of the podcast namespace on one level."""

    fieldFrequency: list[TagFrequency]
    """Most frequent first."""
    totalEpisodes: int | None
    """Episodes in these feeds, null on the level of podcasts. Beyond the contract."""
    totalRssFeeds: int
    """Feeds that were read; a show with several feeds counts once."""


class TeamDailyUsageData(TypedDict):
    """What the team used on each day of UTC, the oldest first."""

    days: list[TeamUsageDayView]
    limits: dict[str, int | None]
    """By alias, for a day on the plan free, else for a month; `null` is unlimited."""


class TeamMembersUsageData(TypedDict):
    """Members who used something, who searched most first."""

    members: list[MemberUsageView]


class TeamMonthlyUsageData(TypedDict):
    """What the team used in each month of UTC, the oldest first."""

    limits: dict[str, int | None]
    """By alias, for a day on the plan free, else for a month; `null` is unlimited."""
    months: list[TeamUsageMonthView]


class TeamUsageDayView(TypedDict):
    date: str
    """`2026-11-22`."""
    totalUsage: int
    usageByAlias: dict[str, int]


class TeamUsageMonthView(TypedDict):
    periodEnd: Moment
    """When the next month begins."""
    periodStart: Moment
    totalUsage: int
    usageByAlias: dict[str, int]


class TeamUserView(TypedDict):
    """Spec 3, Team user."""

    avatarSeed: str
    """What a picture can be made from: the same for a user each time."""
    displayName: str | None
    email: str
    firstName: str | None
    """Only the whole name is asked for."""
    id: str
    joinedAt: Moment
    """Beyond the spec."""
    lastName: str | None
    role: str
    """Beyond the spec: owner, admin or member."""


class TeamUsersData(TypedDict):
    """Who is in the team, who came first before others."""

    users: list[TeamUserView]


class TermGroupRequest(TypedDict):
    """Terms of which one matches at least."""

    searchTerms: list[GroupTermRequest]


class TermOptionsBodyRequest(TypedDict, total=False):
    """How a term takes part."""

    fuzzy: bool | None
    """Near spellings match too, with a lower score; of a phrase each word may be misspelt."""
    matchMode: str
    """must, not or optional."""
    phraseMatch: bool | None
    """The words stand next to each other."""
    slop: float | None
    """Moves that the words of a phrase may be apart: 0 to 100."""


class ThumbnailsView(TypedDict):
    default: str | None
    high: str | None
    medium: str | None


class TiktokView(TypedDict):
    """An account."""

    accountId: str
    awgEngagementRate: float | None
    biography: str | None
    commentEngagementRate: float | None
    dateJoined: Moment | None
    followers: int
    following: int
    handle: str
    isPrivate: bool
    """Always false: who is private is not counted."""
    isVerified: bool
    likeEngagementRate: float | None
    likes: int
    missing: list[str]
    """Beyond the contract: counts that the platform did not say."""
    nickname: str
    profilePicUrl: str | None
    scrapedAt: Moment
    videosCount: int


class TranscriptMatchView(TypedDict):
    """A passage that matched, with the moment it was said."""

    byMeaning: bool
    """Beyond the contract: it has none of the words, and says what is meant."""
    endSecond: float | None
    highlighted: str
    """`text` with `<em>` around what matched, everything else escaped."""
    speaker: str | None
    startSecond: float | None
    """`null` when the transcript has no times."""
    text: str


class TranscriptPassagesData(TypedDict):
    """Where the terms stand, in the order in which it was said: every place in one passage, near ones together."""

    additionalCount: int
    """Passages after this page."""
    bestPassage: PassageView | None
    """Of the whole transcript."""
    episodeId: str
    hasMore: bool
    nextCursor: str | None
    partial: bool
    """Beyond the contract: the search ran out of time, there may be more passages."""
    passageLimit: int
    """Passages on the largest page."""
    passages: list[PassageView]
    total: SearchTotal
    truncated: bool
    """There are passages that are not shown: without an account the first ones only, and no more than the day's budget."""


class TranscriptText(TypedDict):
    episodeId: str
    podcastId: str
    text: str | None
    """A cue a line, `Name: ` before the first cue of each speaker's turn."""
    transcriptId: str


class TranscriptTextData(TypedDict):
    """The whole transcript as text."""

    episodeTranscriptText: TranscriptText


class TranscriptTextPreview(TypedDict):
    episodeId: str
    podcastId: str
    text: str | None
    totalCharacters: int
    """Of the whole."""
    transcriptId: str
    truncated: bool


class TranscriptTextPreviewData(TypedDict):
    """The start of a transcript as text."""

    episodeTranscriptText: TranscriptTextPreview


class TranscriptTimestampsData(TypedDict):
    """What was said, with the moments."""

    episodeId: str
    podcastId: str
    sentences: list[SentenceView]
    textWithoutTimes: str | None
    """The whole text of a transcript that has no times, else `null`."""


class TranscriptTimestampsPreviewData(TypedDict):
    """The first sentences, with the moments."""

    episodeId: str
    podcastId: str
    sentences: list[SentenceView]
    textWithoutTimes: str | None
    """The start of a transcript that has no times, else `null`."""
    totalSentences: int
    """Of the whole."""
    truncated: bool


class TranscriptionModeView(TypedDict):
    """Which episodes are transcribed by us: none yet, transcripts come from feeds."""

    mode: str
    """none, all or episodes-since."""
    transcribeSince: Moment | None


class TranscriptionRequestData(TypedDict):
    request: TranscriptionRequestView


class TranscriptionRequestView(TypedDict):
    """A transcript that was asked for. What is `null` of the episode is not in the catalog any more."""

    episodeId: str
    episodeImageUrl: str | None
    episodeSlug: str | None
    episodeTitle: str | None
    podcastId: str | None
    podcastImageUrl: str | None
    podcastSlug: str | None
    podcastTitle: str | None
    requestedAt: Moment
    requestedByUserId: str | None
    """`null` when the account is gone."""
    status: TranscriptionStatus
    transcribedAt: Moment | None


class TranscriptionRequestsData(TypedDict):
    """The transcripts that the user's team asked for, the newest first."""

    requests: list[TranscriptionRequestView]
    totalRequests: int
    """With this status."""


TranscriptionStatus: TypeAlias = 'Literal["not_started", "completed"]'


class TwitterView(TypedDict):
    """An account."""

    biography: str | None
    dateJoined: Moment | None
    followerCount: int
    followingCount: int
    missing: list[str]
    """Beyond the contract: counts that the platform did not say."""
    postsCount: int
    profileId: str
    profileImageUrl: str | None
    profileName: str
    profileUrl: str
    scrapedAt: Moment


class UnknownInputView(TypedDict):
    """An input that has no data."""

    name: str
    subScore: str
    weight: float
    """Its weight among the inputs of the sub-score."""


class UsageMonthView(TypedDict):
    """What was used in a month."""

    aiAssistCount: int
    contactsRequestedCount: int
    """Podcasts whose contacts were read, each once a month."""
    csvExportCount: int
    searchCount: int
    transcriptDownloadCount: int
    transcriptionRequests: int
    month: str
    """`2026-11`."""


class UsageRecordView(TypedDict):
    """What was used on a day."""

    aiAssistCount: int
    contactsRequestedCount: int
    """Podcasts whose contacts were read, each once a month."""
    csvExportCount: int
    searchCount: int
    transcriptDownloadCount: int
    transcriptionRequests: int
    date: str
    """`2026-11-22`."""


class UserDailyUsageData(TypedDict):
    """Usage records (spec 3), one for each day of UTC, the oldest first."""

    days: list[UsageRecordView]


class UserMonthlyUsageData(TypedDict):
    """What was used in each month of UTC, the oldest first."""

    months: list[UsageMonthView]


class UserView(TypedDict):
    createdAt: Moment
    displayName: str | None
    email: str
    id: str
    plan: str
    """free, individual, business, agency or admin."""
    teamId: str


class ValidateSignUpRequest(TypedDict):
    key: str
    """The `key` of the link."""


class ValueCountView(TypedDict):
    """A value and how many podcasts have it."""

    count: int
    value: str


class WeekView(TypedDict):
    best: int | None
    status: str
    """`observed`, `off_chart`, `no_chart` or `unknown`."""


class WeekdayShift(TypedDict):
    """Days are counted from Sunday, which is 0."""

    fromDay: int
    since: str
    """The day of the first episode after."""
    toDay: int


class WindowCoverageView(TypedDict):
    calendarDays: int
    chartDays: int
    completeDays: int
    depthChanged: bool
    incompleteDays: int
    maxObservedDepth: int | None
    minObservedDepth: int | None
    missingDays: int
    unresolvedIdentityDays: int


class YoutubeChannelView(TypedDict):
    """A channel that the podcast links to."""

    bannerImageUrl: str | None
    country: str | None
    customUrl: str | None
    dataLastUpdated: Moment
    description: str | None
    discoverInputKeyword: str | None
    id: str
    isPodcastChannel: bool | None
    lastVideoUploadDate: Moment | None
    lastVideoUploadDateCheckedAt: Moment | None
    lastVideoUploadDateSource: str | None
    links: list[str] | None
    missing: list[str]
    """Beyond the contract: counts that YouTube did not say; subscribers may be hidden."""
    profileImageUrl: str | None
    publishedAt: Moment | None
    statsHistory: list[ChannelReading]
    """Each time that the counts were others than before, oldest first."""
    subscriberCount: int
    thumbnails: ThumbnailsView
    title: str
    videoCount: int
    videos: list[dict[str, Any]] | None
    """Always `null`: videos are not read."""
    viewCount: int


class YoutubeView(TypedDict):
    """A podcast's channels."""

    podcastId: str
    youtubeData: list[YoutubeChannelView]

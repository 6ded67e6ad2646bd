"""What the API takes and answers.

Generated from api/openapi.json by scripts/generate.py.
"""

from __future__ import annotations

from typing import Any, Literal, TypeAlias, TypedDict

__all__ = ["AccountDeletionRequest", "ActivityData", "AffiliationView", "AliasUsageView", "AllDetailsData", "AlternativeSpellingsData", "AlternativeSpellingsRequest", "ApiKeyView", "ApiKeysData", "AppearancesData", "AppearancesView", "ApplePlatform", "AppleReviewView", "AudienceEstimateView", "AudienceInputView", "AuditEventView", "AuthorityScoreData", "AuthorityScoreDetailsData", "AuthorityScoreRequest", "AuthorityScoreView", "AutocompleteData", "AvailabilityData", "AvailabilityOptions", "AvailabilityView", "BucketView", "CastboxView", "CatalogEpisode", "ChannelReading", "ChartAppearance", "ChartCategoriesData", "ChartCategoryView", "ChartCountriesData", "ChartData", "ChartHead", "ChartIdentity", "ChartIdentityValue", "ChartIdentityValue1", "ChartOptions", "ChartPosition", "ChartPositionsRequest", "ChartPresenceView", "ChartView", "ChartWithWindow", "ConfirmRequest", "ContactEmailView", "ContactPageView", "ContactPhoneView", "ContactReportReason", "ContactReportRequest", "ContactWebsiteView", "ContactsQuotaView", "CountRangeRequest", "CreateApiKeyRequest", "CurrentChartsByPlatform", "CurrentUsageData", "DateRequest", "DateRequestValue1", "DateRequestValue2", "DatedPositionView", "DetailedPodcast", "DirectoryData", "DirectoryLinkView", "EndChart", "EpisodeCatalogData", "EpisodeCatalogView", "EpisodeData", "EpisodePerson", "EpisodeView", "EpisodesOptions", "ExplanationView", "FacebookPageView", "FacetValueView", "FacetView", "FeatureFlagsView", "FieldHighlightView", "GroupTermOptionsRequest", "GroupTermRequest", "HealthData", "HistoryChart", "HistoryRangeView", "HistorySeries", "HistorySeriesValue", "HistorySeriesValue1", "HistoryStatsView", "HistoryWindow", "HitChartPosition", "HitHost", "HitLink", "HitOwner", "HitPerson", "HitPodcast", "HitSponsor", "HostShare", "HostTags", "HostTranscripts", "InstagramView", "LatestEpisodesData", "LatestPodcastsData", "LetterCount", "LimitsView", "LinkProvenance", "LinkedInCompanyView", "LinkedInPersonView", "LockedContactsView", "LookupData", "MachineSignalView", "MachineSignalsView", "MeData", "MemberUsageView", "MessageData", "Moment", "MonthlyEpisodeCounts", "MovementData", "MovementList", "MovementOptions", "MovementRow", "MovementView", "MultipleOptions", "MultiplePodcastsData", "NewApiKeyData", "NextStepView", "PassageView", "PassagesRequest", "PatreonView", "PersonRequest", "PlatformShow", "PlatformsView", "Podcast2Data", "Podcast2Podcast", "Podcast2Stats", "PodcastAllDetails", "PodcastChartsData", "PodcastChartsOptions", "PodcastContactsData", "PodcastContactsView", "PodcastData", "PodcastDetail", "PodcastEpisodesData", "PodcastGuestView", "PodcastGuestsData", "PodcastGuestsView", "PodcastHistoryData", "PodcastHistoryView", "PodcastOnChart", "PodcastReviewsData", "PodcastReviewsView", "PodcastSocialMediaData", "PodcastSponsorView", "PodcastSponsorsData", "PodcastSponsorsView", "PodcastStats", "PodcastSummary", "PodcastView", "PodcastWithEpisodes", "PodcastYoutubeData", "PointView", "PresenceData", "PresenceSummary", "PresenceView", "PresenceWeek", "PresenceWindow", "ProjectRequest", "PublishingHistory", "RangeRequest", "RankHistoryChart", "RankHistoryData", "RankHistoryDate", "RankHistoryOptions", "RankHistoryRow", "RankHistoryView", "RankView", "RatingTotalView", "RelatedData", "RelatedPodcastView", "RelatedPodcasts", "RetrievalModeView", "ReviewHitView", "ReviewSearchData", "ReviewTextsView", "ReviewView", "RevokedApiKeyData", "RhythmDay", "RhythmView", "RotateApiKeyRequest", "ScoreInputView", "ScorePercentilesView", "ScorePointView", "ScoreRankView", "SearchDataEpisodeHitView", "SearchDataPodcastHitView", "SearchEpisodesItem", "SearchFilterStats", "SearchLimitView", "SearchPodcastsItem", "SearchRequest", "SearchResultEpisodeHitView", "SearchResultEpisodeHitViewHits", "SearchResultPodcastHitView", "SearchResultPodcastHitViewHits", "SearchStats", "SearchTermRequest", "SearchTimes", "SearchTotal", "SearchTotals", "SentenceView", "SessionView", "SessionsData", "SightingView", "SignInCodeRequest", "SignInLinkRequest", "SignInRequest", "SignOutEverywhereRequest", "SignUpRequest", "SimilarEpisodeView", "SimilarEpisodesData", "SocialLinkView", "SocialMediaView", "SortRequest", "SponsorRequest", "SponsorView", "SpotifyPlatform", "SpotifyReviewView", "StatisticsData", "StatusData", "StatusDayView", "StreakView", "TagDay", "TagFrequency", "TagHistoryData", "TagLevel", "TeamDailyUsageData", "TeamMembersUsageData", "TeamMonthlyUsageData", "TeamUsageDayView", "TeamUsageMonthView", "TeamUserView", "TeamUsersData", "TermGroupRequest", "TermOptionsBodyRequest", "ThumbnailsView", "TiktokView", "TranscriptMatchView", "TranscriptPassagesData", "TranscriptText", "TranscriptTextData", "TranscriptTextPreview", "TranscriptTextPreviewData", "TranscriptTimestampsData", "TranscriptTimestampsPreviewData", "TranscriptionModeView", "TranscriptionRequestData", "TranscriptionRequestView", "TranscriptionRequestsData", "TranscriptionStatus", "TwitterView", "UnknownInputView", "UsageMonthView", "UsageRecordView", "UserDailyUsageData", "UserMonthlyUsageData", "UserView", "ValidateSignUpRequest", "ValueCountView", "WeekView", "WeekdayShift", "WindowCoverageView", "YoutubeChannelView", "YoutubeView"]


class AccountDeletionRequest(TypedDict):
    """The account's email address, typed as a confirmation."""

    email: str
    """The email address of the account, which prevents accidental deletion."""


class ActivityData(TypedDict):
    """A page of the user's audit log."""

    activity: list[AuditEventView]
    """Newest first. Events are kept for a year."""


class AffiliationView(TypedDict):
    """The organization behind a podcast, according to its feed."""

    affiliateOrganizationName: str | None
    """The name, as the feed writes it."""
    affiliationType: str | None
    """academic, branded, government, independent, legacy media, podcast company, new media, not for profit, religious or
    unknown."""
    source: str | None
    """Beyond the contract: where the affiliation was found: `author`, `owner`, `website` or `description`."""


class AliasUsageView(TypedDict):
    """The usage of one meter."""

    alias: str
    """searchCount, exportCount, transcriptDownloadCount or transcriptionRequests."""
    label: str
    limit: int | None
    """`null` is unlimited."""
    used: int


class AllDetailsData(TypedDict):
    """A podcast with everything that the tier sees of it."""

    podcast: PodcastAllDetails


class AlternativeSpellingsData(TypedDict):
    """Other ways to spell the name, most likely first."""

    spellings: list[str]


class AlternativeSpellingsRequest(TypedDict):
    """The name whose spellings are requested."""

    value: str
    """A name or a few words, 2 to 100 characters."""


class ApiKeyView(TypedDict):
    """A key without its secret."""

    createdAt: Moment
    expiresAt: Moment | None
    """`null` when the key is valid until it is revoked."""
    id: str
    lastUsedAt: Moment | None
    """Rounded to the minute; `null` when the key was never used."""
    name: str
    prefix: str
    """The beginning of the key, by which its owner can recognize it: `pk_live_a1B2c3D4`."""
    revokedAt: Moment | None
    rotatedAt: Moment | None
    scopes: list[str]
    """`read`, and `write` for calls that change data."""
    state: str
    """`active`; `rotated` when another key has replaced it and it is valid until `expiresAt`; `expired`; `revoked`."""


class ApiKeysData(TypedDict):
    """All API keys of the team."""

    apiKeys: list[ApiKeyView]
    """Newest first, with those that have ended."""


class AppearancesData(TypedDict):
    """All charts on which a podcast was on a day, best position first."""

    appearances: AppearancesView


class AppearancesView(TypedDict):
    """The charts on which a podcast or chart entry appears."""

    appearances: list[ChartAppearance]
    chartType: str
    date: str
    identity: ChartIdentity
    podcastOnChart: PlatformShow | None
    podenginePodcast: PodcastSummary | None
    totalCount: int


class ApplePlatform(TypedDict):
    """The podcast on Apple Podcasts."""

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
    """Beyond the contract: what Apple did not provide: `reviewsCount` or `stars`."""
    oneStarCount: int
    rating: float | None
    """1 to 5; `null` when there are no ratings."""
    reviewsCount: int
    """Ratings, with or without a text."""
    scrapedAt: Moment
    threeStarCount: int
    twoStarCount: int


class AudienceEstimateView(TypedDict):
    """The estimated audience. It is our estimate from counts of other platforms, reliable only to its bracket."""

    audienceDemographics: dict[str, Any] | None
    """`null`: demographics are unknown."""
    confidence: str
    """high, medium or low."""
    estimatedMonthlyListeners: int
    estimatedMonthlyListenersBucket: str
    """0-1K, 1K-10K, 10K-100K, 100K-1M or 1M+."""
    estimatedMonthyListenersCalculatedAt: Moment
    inputs: list[AudienceInputView]
    """Beyond the contract: the sources of the estimate."""
    isDormant: bool
    """Whether no episode was published in the last 90 days, or ever."""


class AudienceInputView(TypedDict):
    """A source of an estimate."""

    listeners: int | None
    """The listeners that this source alone implies; `null` for a factor that scales the whole estimate."""
    name: str
    observed: str
    """The measured value in words."""
    share: float
    """Weight of the source; for a scaling factor, the factor."""


class AuditEventView(TypedDict):
    """An audit event of the account."""

    action: str
    """link-asked, signed-up, signed-in, confirmed, signed-out, session-ended, signed-out-everywhere, key-made,
    key-rotated, key-revoked or contact-reported."""
    at: Moment
    device: str | None
    """Browser and system, if they are known: `Firefox on Linux`."""
    id: str
    isHere: bool
    """Whether the event came from the address of this request."""
    place: str
    """A hash of the address, which is the same for events from the same address. The address itself is not stored."""
    what: str | None
    """The object of the action: the beginning of a key, a session, a podcast."""


class AuthorityScoreData(TypedDict):
    """The authority score of a podcast."""

    authorityScore: AuthorityScoreView | None
    """`null` before the podcast was scored."""
    podcastId: str
    podcastSlug: str


class AuthorityScoreDetailsData(TypedDict):
    """The authority score with its inputs."""

    authorityScore: AuthorityScoreView | None
    """`null` before the podcast was scored."""
    podcastId: str
    podcastSlug: str
    history: list[ScorePointView]
    """The days on which the score changed, oldest first."""
    inputWeights: dict[str, dict[str, float]]
    """Weights of the inputs of each sub-score."""
    inputs: list[ScoreInputView]
    """Inputs with data, by sub-score."""
    standing: ScorePercentilesView | None
    """`null` for a podcast that is not active."""
    unknownInputs: list[UnknownInputView]
    """Inputs without data. With data, they would share the weight of the others."""
    weights: dict[str, float]
    """Weights of the sub-scores. Those with data share the total weight in proportion."""
    weightsVersion: int


class AuthorityScoreRequest(TypedDict, total=False):
    """The authority score and its sub-scores."""

    authorityScore: RangeRequest | None
    engagementScore: RangeRequest | None
    qualityScore: RangeRequest | None
    socialScore: RangeRequest | None
    youtubeScore: RangeRequest | None


class AuthorityScoreView(TypedDict):
    """Scores are 0 to 100. The contract's numbers cannot be null: a sub-score without data is 0 and listed in `missing`."""

    authorityScore: float
    calculatedAt: Moment
    confidence: float
    """Beyond the contract, 0 to 1: the weight of the sub-scores with data. Only they make up the score."""
    engagementScore: float
    missing: list[str]
    """Names of the sub-scores without data, such as `youtube`."""
    qualityScore: float
    socialScore: float
    youtubeScore: float


class AutocompleteData(TypedDict):
    """Suggestions, best first."""

    podcasts: list[PodcastSummary]
    words: list[str]


class AvailabilityData(TypedDict):
    """The first and last capture of a chart, and the captures near a day."""

    availability: AvailabilityView
    options: AvailabilityOptions


class AvailabilityOptions(TypedDict):
    """The options as applied."""

    category: str
    chartType: str
    country: str
    date: str | None


class AvailabilityView(TypedDict):
    """The days for which a chart is available."""

    earliestChartDate: str | None
    latestChartDate: str | None
    nextChartDate: str | None
    previousChartDate: str | None
    selectedDate: str | None
    """The requested day, or the day of the last capture."""
    selectedDateAvailable: bool


class BucketView(TypedDict):
    """The positions of a week or month together."""

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
    """Plays and subscribers of a podcast on Castbox."""

    missing: list[str]
    """Beyond the contract: what Castbox did not provide: `plays` or `subscribers`."""
    plays: int
    scrapedAt: Moment
    subscribers: int


class CatalogEpisode(TypedDict):
    """An episode in short form."""

    applePodcastsUrl: str | None
    durationSeconds: int | None
    hasTranscript: bool
    id: str
    imageUrl: str | None
    people: list[EpisodePerson] | None
    publishedAt: Moment
    releaseType: str | None
    """`new` or `rerun`, if known."""
    slug: str
    sponsors: list[str] | None
    spotifyUrl: str | None
    title: str
    youtubeUrl: str | None


class ChannelReading(TypedDict):
    """The counts of a YouTube channel at one time."""

    recordedAt: Moment
    subscriberCount: int
    videoCount: int | None
    viewCount: int | None


class ChartAppearance(TypedDict):
    """A podcast's position on a chart."""

    category: str
    chartDate: str
    chartType: str
    country: str
    position: int


class ChartCategoriesData(TypedDict):
    """The categories (spec 3) that have charts on a platform, each followed by its subcategories."""

    categories: list[str]
    tree: list[ChartCategoryView]


class ChartCategoryView(TypedDict):
    """A category and its subcategories."""

    name: str
    subcategories: list[str]


class ChartCountriesData(TypedDict):
    """Countries with captured charts."""

    categoriesByCountry: dict[str, list[str]]
    """The captured categories of each country."""
    countries: list[str]
    """ISO 3166 alpha-2, lower case."""


class ChartData(TypedDict):
    """A chart; `null` when it was not captured on that day."""

    chart: ChartView | None
    options: ChartOptions


class ChartHead(TypedDict):
    """A chart of a day, compared with an earlier one."""

    capturedAt: Moment
    """When the chart was made, according to the platform."""
    category: str
    chartDate: str
    chartType: str
    """`apple` or `spotify`."""
    compare: str
    """`1d` or `7d`."""
    compareChartCoverageStatus: str | None
    compareChartDate: str | None
    """The last captured day up to the requested one."""
    compareChartObservedDepth: int | None
    comparisonStatus: str
    """`available` or `unavailable`."""
    comparisonUnavailableReason: str | None
    country: str
    coverageStatus: str
    """`complete`, `unresolved_identities` or `incomplete`."""
    entryExitConfirmable: bool
    """Whether the charts are complete enough to determine entries and exits."""
    observedDepth: int
    """The lowest captured position."""
    requestedCompareDate: str
    totalPositions: int
    unresolvedPositions: int
    """Number of positions whose show is unknown. They are not in the list."""


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
    """The options as applied."""

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
    """When it is `null`, `estimatedMonthlyListenersUnavailableReason` has the reason."""
    estimatedMonthlyListenersBucket: str | None
    """0-1K, 1K-10K, 10K-100K, 100K-1M or 1M+."""
    estimatedMonthlyListenersUnavailableReason: str | None
    """Beyond the contract: `no_podcast` when the podcast is unknown, `plan` when the plan has no estimates, or
    `not_estimated`."""
    history30d: list[int | None]
    """Positions on the days of the head's `historyWindow`."""
    history30dStatus: list[str]
    """`observed`, `off_chart`, `no_chart` or `unknown`."""
    isNew: bool | None
    """`null` when the earlier chart is not complete enough to decide."""
    matchConfidence: float | None
    """0 to 1."""
    matchedBy: str | None
    """How the podcast was matched: `listed-id`, `feed-url`, `own-link` or `title-and-author`."""
    movement: str
    """`up`, `down`, `unchanged`, `entered` or `unknown`."""
    peakPosition30d: int | None
    podcastOnChart: PodcastOnChart
    podenginePodcast: PodcastSummary | None
    """`null` when the podcast is unknown."""
    position: int
    positionChange: int | None
    """Positions gained; negative when lost."""
    previousPosition: int | None
    unknownDays30d: int


class ChartPositionsRequest(TypedDict, total=False):
    """A position on a chart; fields that are absent match any chart."""

    category: str | None
    """A category or subcategory of charts."""
    chartType: str | None
    """apple or spotify."""
    country: str | None
    """ISO 3166-1 alpha-2."""
    maxPosition: int | None
    """The lowest position, 1 to 1000."""


class ChartPresenceView(TypedDict):
    """The presence of a podcast on one chart, week by week."""

    averageInWindow: float | None
    bestAllTime: DatedPositionView
    bestInWindow: int | None
    capturesInWindow: int
    category: str
    change: int | None
    """Positions gained since the previous capture."""
    changeKind: str
    """`moved`, `unchanged`, `new`, `back`, `off` or `unknown`."""
    chartType: str
    country: str
    daysOnChartInWindow: int
    firstSeenDate: str
    lastSeen: DatedPositionView
    latestCaptureDate: str
    previous: DatedPositionView | None
    """The previous capture on which it was seen."""
    state: str
    """`on_now`, `dropped_30d`, `older` or `unknown`."""
    weeks: list[WeekView]
    """One for each week of the window."""
    weeksCaptured: int
    weeksOn: int


class ChartView(TypedDict):
    """A chart of one country and one category, with at least one position (spec 5)."""

    chart: ChartWithWindow
    positions: list[ChartPosition]


class ChartWithWindow(TypedDict):
    """A chart with the days that its history covers."""

    capturedAt: Moment
    """When the chart was made, according to the platform."""
    category: str
    chartDate: str
    chartType: str
    """`apple` or `spotify`."""
    compare: str
    """`1d` or `7d`."""
    compareChartCoverageStatus: str | None
    compareChartDate: str | None
    """The last captured day up to the requested one."""
    compareChartObservedDepth: int | None
    comparisonStatus: str
    """`available` or `unavailable`."""
    comparisonUnavailableReason: str | None
    country: str
    coverageStatus: str
    """`complete`, `unresolved_identities` or `incomplete`."""
    entryExitConfirmable: bool
    """Whether the charts are complete enough to determine entries and exits."""
    observedDepth: int
    """The lowest captured position."""
    requestedCompareDate: str
    totalPositions: int
    unresolvedPositions: int
    """Number of positions whose show is unknown. They are not in the list."""
    historyWindow: HistoryWindow


class ConfirmRequest(TypedDict):
    """The code of a confirmation mail."""

    code: str
    """The code from the email: eight digits, with or without spaces."""


class ContactEmailView(TypedDict):
    """An email address and its checks."""

    confidence: float
    """Confidence that the address belongs to the podcast, 0 to 1."""
    deepVerifiedAt: str | None
    """Always `null`: no mail server is contacted."""
    deliverabilityReason: str | None
    deliverabilityStatus: str | None
    """`invalid` when the syntax or the domain is invalid, otherwise `null`. Whether the mailbox exists is not
    checked."""
    email: str
    firstSeenAt: Moment | None
    isFreeEmailProvider: bool | None
    isOwnDomain: bool
    """Whether the address is on the domain of the podcast's website."""
    lastSeenAt: Moment | None
    mxValid: bool | None
    """Whether the domain accepts mail; `null` when it was not looked up."""
    reportedBy: int
    """Number of users who reported it as wrong."""
    sightings: list[SightingView]
    """Where the address was seen."""
    suggestedCorrection: str | None
    """A likely correction of a mistyped address."""
    syntaxValid: bool | None
    verifiedAt: Moment | None
    """When the domain's mail servers were last looked up."""


class ContactPageView(TypedDict):
    """A page for contacting the podcast."""

    firstSeenAt: Moment
    hasForm: bool
    kind: str
    """The purpose of the page: `contact`, `about`, `imprint`."""
    lastSeenAt: Moment
    title: str
    url: str


class ContactPhoneView(TypedDict):
    """A phone number."""

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
    """The email address or phone number, as shown."""
    reason: ContactReportReason


class ContactReportRequest(_ContactReportRequest, total=False):
    """A contact that is wrong, with the reason."""

    note: str | None


class ContactWebsiteView(TypedDict):
    """A website of the podcast."""

    checkedAt: Moment | None
    contactUrls: list[str]
    shows: int
    """Number of podcasts that name the site."""
    state: str | None
    """`fine`, `parked`, `needs-javascript`, or `unread` when no page could be read; `null` when the site was not
    visited yet."""
    url: str
    verified: bool
    """Whether the site was read, and names the podcast or links to its feed."""


class ContactsQuotaView(TypedDict):
    """The quota for contacts beyond those in the feed."""

    isSpent: bool
    """Whether this podcast is already paid for, so that repeats are free this month."""
    limit: int | None
    """`null` is unlimited."""
    resetsAt: Moment
    """When the quota resets."""
    used: int
    """Number of podcasts whose contacts were requested this month."""


class CountRangeRequest(TypedDict, total=False):
    """A range, both ends included."""

    max: int | None
    min: int | None


class _CreateApiKeyRequest(TypedDict):
    name: str
    """What the key is for."""


class CreateApiKeyRequest(_CreateApiKeyRequest, total=False):
    """Name, scopes and lifetime of a new API key."""

    expiresInDays: int | None
    """Days until the key expires. Without it, the key is valid until it is revoked."""
    scopes: list[str]
    """`read` is always included; `write` allows calls that change data."""


class CurrentChartsByPlatform(TypedDict):
    """On how many charts of each platform a podcast is now."""

    apple: int
    spotify: int


class CurrentUsageData(TypedDict):
    """The usage of the team in the current period: a day on the free plan, otherwise a month."""

    aliases: list[AliasUsageView]
    featureFlags: FeatureFlagsView
    periodEnd: Moment
    """When the next period begins and all counts restart at zero."""
    periodStart: Moment
    plan: str
    projectUsage: dict[str, Any] | None
    """Always `null`: Earshot has no projects."""
    totalUsed: int


DateRequest: TypeAlias = 'str | DateRequestValue1 | DateRequestValue2'


class DateRequestValue1(TypedDict):
    date: str
    """2026-01-31, or an RFC 3339 date and time."""


class DateRequestValue2(TypedDict):
    unit: str
    """hours, days, months (30 days each) or years (365 days each)."""
    value: int
    """A positive number."""


class DatedPositionView(TypedDict):
    """A day with the position on it."""

    date: str
    position: int


DetailedPodcast: TypeAlias = 'PodcastSummary | PodcastView'


class DirectoryData(TypedDict):
    """A page of the directory."""

    letter: str
    letters: list[LetterCount]
    """All letters that have podcasts."""
    podcasts: list[PodcastSummary]
    total: int
    """Number of podcasts under this letter."""


class DirectoryLinkView(TypedDict):
    """A directory listing and where it was found."""

    directory: str
    pedigree: LinkProvenance
    sources: list[str]
    """Where the link was found: `rss`, `podcast-website`."""
    url: str


class EndChart(TypedDict):
    """How complete the last day of a rank history is."""

    coverageStatus: str
    observedDepth: int
    totalPositions: int
    unresolvedPositions: int


class EpisodeCatalogData(TypedDict):
    """All episodes of a podcast in short form."""

    catalogue: EpisodeCatalogView


class EpisodeCatalogView(TypedDict):
    """A podcast's episodes in brief, newest first, and its publishing rhythm. Episodes without a date are left out."""

    classificationAvailable: bool
    """Whether repeats can be recognized. Always false."""
    episodes: list[CatalogEpisode]
    rhythm: RhythmView
    truncated: bool
    """There are more than 1,000 episodes."""


class EpisodeData(TypedDict):
    """An episode."""

    episode: EpisodeView


class EpisodePerson(TypedDict):
    """A person of an episode."""

    confidence: float
    """Beyond the contract: confidence, 0 to 1."""
    imageUrl: str | None
    name: str
    organization: str | None
    role: str | None
    """Beyond the contract: the person's role, as it is written."""
    snippet: str | None
    """Beyond the contract: the text around the name."""
    source: str
    """Beyond the contract: the text that names the person: `person-tag`, `author`, `title`, `description`, `show`,
    `transcript`, `other-episodes`."""
    type: str
    """host, guest, mentioned or unknown."""


class EpisodeView(TypedDict):
    """An episode."""

    applePodcastsUrl: str | None
    author: str | None
    deepAnalysisRequestedAt: Moment | None
    description: str | None
    """Sanitized HTML."""
    descriptionNoHtml: str | None
    durationSeconds: int | None
    enclosureUrl: str
    """Empty when the item has no enclosure, because the contract allows no null here."""
    episodeGuestsAndHosts: list[EpisodePerson] | None
    """People who take part or are mentioned, from feed, texts and transcript; `null` when there are none."""
    episodeId: str
    episodeKeywords: list[str] | None
    """Beyond the contract: keywords of the feed, and phrases of the episode's texts; `null` in lists."""
    episodeShortDescription: str | None
    episodeSlug: str
    episodeSponsorDetails: list[SponsorView] | None
    """Beyond the contract: the sponsors with details."""
    episodeSponsors: list[str] | None
    episodeThumbnailRssUrl: str | None
    episodeTopics: list[str] | None
    """Beyond the contract: topics of the episode, from its texts and the catalog's vocabulary, in their most common
    spelling; `null` in lists."""
    explicit: bool | None
    goneFromFeedAt: Moment | None
    """When the item was first missing from the feed. The episode is kept."""
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
    """The options as applied."""

    hasTranscript: bool | None
    limit: int
    skip: int


class ExplanationView(TypedDict):
    """A part of a score."""

    parts: list[ExplanationView]
    """The parts from which `value` is computed."""
    value: float
    what: str
    """Text for people: `title matches exactly`."""


class FacebookPageView(TypedDict):
    """A page."""

    facebookPageId: str
    facebookPageUrl: str
    followers: int
    following: int
    likes: int
    missing: list[str]
    """Beyond the contract: counts that the platform did not provide."""
    name: str
    profilePhotoUrl: str | None
    scrapedAt: Moment
    talkingAboutCount: int | None


class FacetValueView(TypedDict):
    """A value of a facet with the number of its hits."""

    count: int
    """Number of hits with this value."""
    value: str


class FacetView(TypedDict):
    """The values of a property among the hits."""

    counted: int
    """Number of hits that were counted: a part of them when there are very many."""
    facet: str
    """language, genre, country, updateFrequency, hasTranscript, hasGuests, likelyMachineMade, veryStale, topics or
    keywords."""
    values: list[FacetValueView]
    """Most frequent first."""


class FeatureFlagsView(TypedDict):
    """Features that can be enabled for a team. None of them is available."""

    airtableIntegration: bool
    applyPage: bool
    s3Integration: bool


class FieldHighlightView(TypedDict):
    """A matching short text of a podcast, besides title and description."""

    field: str
    """`author`, `host` or `keyword`."""
    highlighted: str
    """The whole text with `<em>` around matches, and everything else escaped."""


class GroupTermOptionsRequest(TypedDict, total=False):
    """How a term of a group matches."""

    fuzzy: bool | None
    phraseMatch: bool | None
    slop: float | None


class _GroupTermRequest(TypedDict):
    searchTargets: list[str]
    """podcast-title, podcast-description; for episodes also episode-title, episode-description, transcript."""
    searchTerm: str
    """At least 2 characters."""


class GroupTermRequest(_GroupTermRequest, total=False):
    """A term of a group. It has no match mode."""

    searchTermOptions: GroupTermOptionsRequest | None
    searchType: str
    """`text`."""


class HealthData(TypedDict):
    """The state of the service."""

    generation: str | None
    """The served generation."""
    state: str
    """`ok`, or `empty` before the first generation is published."""
    version: str


class HistoryChart(TypedDict):
    """The chart of a position history, with its first and last day."""

    category: str
    chartType: str
    country: str
    earliestChartDate: str
    latestChartDate: str


class HistoryRangeView(TypedDict):
    """The days of a position history."""

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
    """Best and average position, and the days on and off the chart."""

    averagePositionWhenCharting: float | None
    bestPosition: int | None
    calendarDays: int
    chartDays: int
    """Days with a capture."""
    daysOnChart: int
    firstSeenDate: str | None
    lastSeenDate: str | None
    missingDays: int
    """Days without a capture."""
    offChartDays: int
    streak: StreakView
    unknownDays: int


class HistoryWindow(TypedDict):
    """Days, and how complete the chart is on each."""

    coverage: list[str]
    """`complete`, `unresolved_identities`, `incomplete` or `no_chart`."""
    dates: list[str]


class HitChartPosition(TypedDict):
    """A podcast's current position on a chart. The contract uses snake case here."""

    category: str
    chart_latest_date: str
    """The latest date of the chart, which is the same."""
    chart_type: str
    """apple or spotify."""
    country_code: str
    """ISO 3166 alpha-2, in lower case."""
    date: str
    """The date of the chart's latest capture."""
    days_streak_count: int
    position: int
    position_change: int | None
    """Positions gained; negative when lost."""
    previous_position: int | None
    """Position on the previous capture; `null` when the podcast was not on it."""
    sub_category: str | None
    total_days_in_chart: int
    """Number of captures with the podcast, and of consecutive ones up to the latest. Days without a capture do not
    count."""


class HitHost(TypedDict):
    """A host, as named in the feed."""

    imageUrl: str | None
    name: str
    url: str | None


class HitLink(TypedDict):
    """A social profile, or a directory listing."""

    type: str
    url: str


class HitOwner(TypedDict):
    """The owner in the feed."""

    ownerName: str
    ownerType: str | None
    """`null`: feeds do not distinguish people and organizations."""


class HitPerson(TypedDict):
    """A person of an episode. The contract uses snake case here."""

    image_url: str | None
    name: str
    organizations: list[str]
    roles: list[str]
    """Roles, as they are written."""
    type: str
    """host, guest, mentioned or unknown."""
    urls: list[str]


class HitPodcast(TypedDict):
    """A podcast that another one recommends. The contract uses snake case here."""

    image_url: str | None
    podcast_id: str
    slug: str
    title: str


class HitSponsor(TypedDict):
    """A sponsor of an episode. The contract uses snake case here."""

    coupon_codes: str | None
    name: str
    snippet: str
    """The text that names the sponsor; empty when unknown."""
    urls: list[str]


class HostShare(TypedDict):
    """The share of podcasts at a hosting company."""

    host: str
    percentage: float
    """Share of the feeds, 0 to 100."""
    totalPodcasts: int


class HostTags(TypedDict):
    """How many tags the podcasts of a hosting company use on average."""

    averageNumPodcast2Fields: float
    host: str
    totalPodcasts: int


class HostTranscripts(TypedDict):
    """The share of a hosting company's podcasts that have transcripts."""

    host: str
    numPodcastsWithTranscripts: int
    percentage: float
    """Share of the hosting company's podcasts, 0 to 100."""
    totalPodcasts: int


class InstagramView(TypedDict):
    """A business or creator account."""

    followers: int
    following: int
    instagramProfileName: str
    missing: list[str]
    """Beyond the contract: counts that the platform did not provide."""
    posts: int
    profileId: int
    """0 when unknown."""
    profilePhotoUrl: str | None
    scrapedAt: Moment
    url: str
    """Beyond the contract."""


class LatestEpisodesData(TypedDict):
    """The latest episodes, grouped by podcast. Podcasts are sorted by their latest episode."""

    latestPodcasts: list[PodcastWithEpisodes]


class LatestPodcastsData(TypedDict):
    """Podcasts, sorted by their latest episode."""

    podcasts: list[PodcastSummary]


class LetterCount(TypedDict):
    """How many podcasts begin with a letter."""

    count: int
    letter: str


class LimitsView(TypedDict):
    """The limits of the plan (spec 6 and 9)."""

    apiAccess: bool
    maxResultsPerSearch: int
    readsTranscripts: bool
    searchFilters: list[str]
    """Search filters that the plan includes."""
    searches: SearchLimitView | None
    """`null` is unlimited."""
    seesAppleId: bool
    seesContacts: bool
    seesPrimaryContacts: bool
    seesSocials: bool
    setsPageSize: bool
    tier: str
    """public when not signed in, otherwise the user's plan."""
    transcriptFormats: list[str]
    """Formats for downloads of transcripts: txt, vtt, sentence-vtt."""


class LinkProvenance(TypedDict):
    """Where and when a link was seen, and the confidence that it belongs to the podcast."""

    confidence: float | None
    """Confidence, 0 to 1. Links in the feed are trusted."""
    firstSeenAt: Moment
    lastSeenAt: Moment
    occurrences: int | None
    """Number of occurrences on the whole site."""
    pageKind: str | None
    """The purpose of the page: `home`, `contact`."""
    pageUrl: str | None
    """The page of the website that contains the link; `null` for links that only the feed contains."""


class LinkedInCompanyView(TypedDict):
    """An organization."""

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
    """Beyond the contract: counts that the platform did not provide."""
    mostRecentUpdate: dict[str, Any] | None
    """Always `null`: posts are not read."""
    name: str
    scrapedAt: Moment


class LinkedInPersonView(TypedDict):
    """A person, for whom no service provides the followers."""

    linkedInProfileId: str
    name: str
    scrapedAt: Moment


class LockedContactsView(TypedDict):
    """The contacts that are not shown."""

    access: str
    """`none`, `primary` (the address in the feed), `all`."""
    contactPages: int
    emails: int
    phoneNumbers: int
    plan: str | None
    """The lowest plan that shows everything; `null` when the caller's plan does."""


class LookupData(TypedDict):
    """`null` when no podcast has the id."""

    podcast: PodcastSummary | None


class MachineSignalView(TypedDict):
    """A signal that was found."""

    example: str
    """An example of where it was found."""
    sign: str
    """statement, generator, phrasing, bursts, output, same-texts, shared-texts or same-audio."""
    strength: float
    """0 to 1."""
    weight: float
    """The certainty of this signal at full strength, 0 to 1."""


class MachineSignalsView(TypedDict):
    """Signals that a podcast is made by a machine. People may cause some of them as well. A podcast counts as likely
    made by a machine from a certainty of 0.75 on."""

    certainty: float
    """0 to 1. Each signal removes its share of the remaining doubt. Circumstantial signals alone reach at most 0.6."""
    likely: bool
    signs: list[MachineSignalView]
    """Strongest first."""


class MeData(TypedDict):
    """The caller and what their plan allows."""

    limits: LimitsView
    user: UserView | None
    """`null` when not signed in."""


class MemberUsageView(TypedDict):
    """What one member of a team used."""

    displayName: str | None
    email: str | None
    totalUsage: int
    usageByAlias: dict[str, int]
    userId: str


class MessageData(TypedDict):
    """A response with a message."""

    message: str


Moment: TypeAlias = 'str'


class MonthlyEpisodeCounts(TypedDict):
    """How many episodes each month had."""

    counts: list[int]
    """One count for each of 24 months in UTC; the last is the current month."""
    fromMonth: str
    """For example `2024-12`."""


class MovementData(TypedDict):
    """The movement on a chart since the day or week before; `null` when it was not captured."""

    movement: MovementView | None
    options: MovementOptions


class MovementList(TypedDict):
    """The shows with one kind of movement."""

    items: list[MovementRow]
    status: str
    """`available` or `unavailable`."""
    totalCount: int
    """Number of all such shows; the list may be shorter."""
    unavailableReason: str | None
    """`no_earlier_chart`, `depth_changed` or `incomplete_coverage`."""


class MovementOptions(TypedDict):
    """The options as applied."""

    category: str
    chartType: str
    compare: str
    country: str
    date: str | None
    limit: int


class MovementRow(TypedDict):
    """A row in a list of movements."""

    creator: str | None
    identity: ChartIdentity
    imageUrl: str | None
    podenginePodcast: PodcastSummary | None
    position: int | None
    """`null` for a show that left the chart."""
    positionChange: int | None
    previousPosition: int | None
    title: str


class MovementView(TypedDict):
    """The podcasts that rose, fell, entered and left a chart between two days."""

    chart: ChartHead
    climbers: MovementList
    """Largest gain first."""
    droppedOff: MovementList
    """Sorted by their previous position."""
    fallers: MovementList
    """Largest loss first."""
    newEntries: MovementList
    """Sorted by position."""


class MultipleOptions(TypedDict):
    """The podcasts that are returned, in the body."""

    details: PodcastDetail
    podcastIds: list[str]


class MultiplePodcastsData(TypedDict):
    """The podcasts that exist, in the order of the request."""

    options: MultipleOptions
    podcasts: list[DetailedPodcast]
    totalFound: int
    totalRequested: int


class NewApiKeyData(TypedDict):
    """A new key. Only this response contains its secret."""

    apiKey: ApiKeyView
    secret: str
    """The secret, for the header `Authorization`."""


class NextStepView(TypedDict):
    """What would raise an input, and by how much when everything else stays the same."""

    points: float
    """Additional points of the authority score."""
    what: str
    """In words: `200 episodes`."""


class PassageView(TypedDict):
    """A passage of a transcript."""

    byMeaning: bool
    """Beyond the contract: whether the passage was found by meaning and contains none of the words."""
    endSecond: float | None
    highlighted: str
    """`text` with `<em>` around matches, and everything else escaped."""
    speaker: str | None
    startSecond: float | None
    """`null` when the transcript has no times."""
    text: str
    id: str
    """Stays the same as long as the transcript does not change."""


class _PassagesRequest(TypedDict):
    pageSize: int
    """1 to 100."""
    searchOptions: SearchRequest
    """A search, as it was sent or as its response echoes it. Only its terms that target transcripts find passages.
    Its order, cursor and page size are ignored."""


class PassagesRequest(_PassagesRequest, total=False):
    """Which passages of a transcript are requested."""

    cursor: str | None
    """`nextCursor` of the previous response, with the same search."""


class PatreonView(TypedDict):
    """A creator."""

    missing: list[str]
    """Beyond the contract: counts that the platform did not provide."""
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
    """A person who takes part, or does not."""

    fuzzy: bool | None
    matchMode: str | None
    """must (default) or not."""
    phraseMatch: bool | None
    slop: float | None


class PlatformShow(TypedDict):
    """A show as the platform lists it, under the field name that histories use for its id."""

    creator: str | None
    imageUrl: str | None
    platformId: str
    title: str


class PlatformsView(TypedDict):
    """The podcast's listings on platforms, when the plan shows its Apple id."""

    apple: ApplePlatform
    spotify: SpotifyPlatform | None
    youtube: dict[str, Any] | None
    """Always `null`: channels are not matched."""


class Podcast2Data(TypedDict):
    """Use of the podcast namespace in feeds."""

    podcast2Stats: Podcast2Stats


class Podcast2Podcast(TypedDict):
    """A podcast with the number of podcast namespace tags it uses."""

    host: str
    """The hosting company, or the domain of the media files. Empty when the feed has no media files."""
    implementedFields: list[str]
    numPodcast20Fields: int
    podcastId: str
    podcastImageUrl: str | None
    podcastSlug: str
    podcastTitle: str
    """Beyond the contract."""
    rssFeedUrl: str


class Podcast2Stats(TypedDict):
    """How feeds use the podcast namespace."""

    episodeLevelStats: TagLevel
    podcastLevelStats: TagLevel
    snapshotAt: Moment
    """When the counts were made. Beyond the contract."""
    topHosts: list[HostShare]
    topHostsWithPodcast2Stats: list[HostTags]
    """Of the 50 largest hosting companies, those whose podcasts use the most tags."""
    topHostsWithPodcast2Transcripts: list[HostTranscripts]
    """Of the 50 largest hosting companies, those with the highest share of podcasts with a transcript."""
    topPodcast2Podcasts: list[Podcast2Podcast]
    """Podcasts whose feeds use the most tags; ties are ordered by authority score."""


class PodcastAllDetails(TypedDict):
    """A podcast with the data of its other calls. A part is `null` when the plan does not include it."""

    chartPositions: list[ChartAppearance]
    contacts: PodcastContactsView
    guests: PodcastGuestsView | None
    podcast: PodcastView
    publishingHistory: PublishingHistory | None
    """`null` unless it is requested."""
    recentEpisodes: list[EpisodeView]
    """The ten latest episodes."""
    relatedPodcasts: RelatedPodcasts
    reviews: PodcastReviewsView | None
    socialMedia: SocialMediaView | None
    sponsors: PodcastSponsorsView
    youtubeData: YoutubeView | None


class PodcastChartsData(TypedDict):
    """The charts of a podcast, best position first."""

    options: PodcastChartsOptions
    podcast: PodcastSummary
    positions: list[ChartAppearance]
    totalCharts: int
    """Number of all charts; the list may be shorter."""


class PodcastChartsOptions(TypedDict):
    """The options as applied."""

    category: str | None
    chartType: str | None
    compare: str | None
    country: str | None
    date: str | None
    limit: int
    positionsLimit: int | None


class PodcastContactsData(TypedDict):
    """The contacts of a podcast."""

    allowance: ContactsQuotaView | None
    """`null` on plans that do not show all contacts."""
    locked: LockedContactsView
    """The contacts that are not shown."""
    podcast: PodcastSummary
    podcastContacts: PodcastContactsView


class PodcastContactsView(TypedDict):
    """The contacts of a podcast, as far as the plan shows them."""

    contactPages: list[ContactPageView]
    """Pages for contacting the podcast, with a form or an address."""
    emails: list[ContactEmailView]
    """Best first: the first one is the primary contact."""
    phoneDetails: list[ContactPhoneView]
    """The phone numbers with their provenance."""
    phoneNumbers: list[str]
    podcastId: str
    websites: list[ContactWebsiteView]


class PodcastData(TypedDict):
    """A podcast, with its listings on platforms."""

    platforms: PlatformsView | None
    podcast: PodcastView


PodcastDetail: TypeAlias = 'Literal["basic", "full"]'


class PodcastEpisodesData(TypedDict):
    """A podcast's episodes, newest first."""

    options: EpisodesOptions
    podcastWithEpisodes: PodcastWithEpisodes
    totalEpisodes: int
    totalMatching: int
    """Number of episodes after applying `hasTranscript`."""
    totalTranscripts: int


class PodcastGuestView(TypedDict):
    """A person over the episodes of a podcast."""

    appearancesCount: int
    confidence: float
    """Beyond the contract: the highest confidence of any text, 0 to 1."""
    imageUrl: str | None
    mostRecentAppearanceDate: Moment
    mostRecentEpisodeSlug: str
    """Beyond the contract: the newest of the episodes."""
    name: str
    oldestAppearanceDate: Moment
    organization: str | None
    role: str | None
    """Beyond the contract: the role in the newest text that gives one."""
    type: str
    """host, guest, mentioned or unknown: the most frequent kind."""


class PodcastGuestsData(TypedDict):
    """The people in a podcast's episodes."""

    guests: PodcastGuestsView
    podcast: PodcastSummary


class PodcastGuestsView(TypedDict):
    """The people in a podcast's episodes."""

    episodesCount: int
    """Number of episodes that were read, and their dates."""
    episodesWithGuestsCount: int
    guests: list[PodcastGuestView]
    """Sorted by number of episodes, most first."""
    mostRecentEpisodeDate: Moment | None
    oldestEpisodeDate: Moment | None


class PodcastHistoryData(TypedDict):
    """The positions of a podcast on a chart."""

    history: PodcastHistoryView


class PodcastHistoryView(TypedDict):
    """The positions of one podcast on one chart over time."""

    chart: HistoryChart
    identity: ChartIdentity
    podcastOnChart: PlatformShow | None
    """`null` when it was never on a chart of the platform."""
    podenginePodcast: PodcastSummary | None
    range: HistoryRangeView
    series: HistorySeries
    stats: HistoryStatsView


class PodcastOnChart(TypedDict):
    """A show as the platform lists it."""

    creator: str | None
    imageUrl: str | None
    podcastOnChartId: str
    """Apple's number or Spotify's id."""
    title: str


class PodcastReviewsData(TypedDict):
    """Ratings and reviews of a podcast."""

    podcast: PodcastSummary
    podcastReviews: PodcastReviewsView


class PodcastReviewsView(TypedDict):
    """Ratings and reviews of a podcast on other platforms."""

    appleId: int
    """0 when it is unknown or not visible, because the contract allows no null here. No podcast has this id."""
    applePodcastsReview: AppleReviewView | None
    """Ratings of the country with the most ratings; `null` when Apple was not queried."""
    applePodcastsReviewText: ReviewTextsView | None
    """`null` when no reviews were read."""
    applePodcastsReviewsByCountry: list[AppleReviewView]
    """Sorted by number of ratings, most first."""
    applePodcastsTotal: RatingTotalView | None
    """Beyond the contract: Apple's ratings of all countries together, as in hits."""
    castbox: CastboxView | None
    """`null` when unknown."""
    podcastId: str
    spotifyId: str | None
    spotifyReview: SpotifyReviewView | None
    """`null` when unknown: Spotify has no public service for ratings."""


class PodcastSocialMediaData(TypedDict):
    """A podcast's social profiles and their followers."""

    podcast: PodcastSummary
    socialMediaData: SocialMediaView


class PodcastSponsorView(TypedDict):
    """A sponsor over the episodes of a podcast."""

    appearancesCount: int
    confidence: float
    """Beyond the contract: the highest confidence of any text, 0 to 1."""
    couponCodes: list[str]
    """Beyond the contract: coupon codes of the newest episode that has any."""
    imageUrl: str | None
    """Always `null`: the texts contain no images."""
    isHostRead: bool | None
    """Beyond the contract: whether a host reads it out in one of the episodes."""
    mostRecentAppearanceDate: Moment
    name: str
    oldestAppearanceDate: Moment
    type: str
    """Beyond the contract: the most frequent kind, see [`SponsorView`]."""
    urls: list[str]


class PodcastSponsorsData(TypedDict):
    """The sponsors of a podcast's episodes."""

    podcast: PodcastSummary
    sponsors: PodcastSponsorsView


class PodcastSponsorsView(TypedDict):
    """The sponsors of a podcast's episodes."""

    episodesCount: int
    """Number of episodes that were read, and their dates."""
    episodesWithSponsorsCount: int
    mostRecentEpisodeDate: Moment | None
    oldestEpisodeDate: Moment | None
    sponsors: list[PodcastSponsorView]
    """Sorted by number of episodes, most first."""


class PodcastStats(TypedDict):
    """Figures over the episodes."""

    downloadCount: int
    """Always 0: no source of download counts is connected, and the contract allows no null here."""
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
    """BCP 47; `und` when unknown."""
    lastEpisodePublishedAt: Moment | None
    slug: str
    title: str
    titleLatest: str
    """The title at the last reading of the feed; the same as `title`."""


class PodcastView(TypedDict):
    """A podcast with all fields that the plan shows."""

    appleId: int
    """0 when it is unknown or not visible, because the contract allows no null here. No podcast has this id."""
    audienceEstimate: AudienceEstimateView | None
    """`null` when there is no estimate, or the plan does not show it."""
    author: str | None
    authorityScore: AuthorityScoreView | None
    authorityScoreInputs: list[ScoreInputView]
    """The inputs of the score."""
    complete: bool
    """Whether the feed states that no further episodes will come."""
    description: str | None
    """Sanitized HTML."""
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
    """BCP 47; `und` when unknown."""
    lastEpisodePublishedAt: Moment | None
    machineMade: MachineSignalsView | None
    """Beyond the contract: signals that the podcast is made by a machine; `null` when there are none."""
    podcastAffiliation: AffiliationView | None
    podcastDirectoryLinkDetails: list[DirectoryLinkView]
    """The directory listings with where and when each was seen."""
    podcastDirectoryLinks: dict[str, str]
    """URLs by the name of the directory; only known listings."""
    podcastGuid: str | None
    podcastHasGuests: bool | None
    podcastHasHostReadSponsors: bool | None
    """Beyond the contract; `null` when unknown."""
    podcastHasSponsors: bool | None
    podcastKeywords: list[str] | None
    """Beyond the contract: keywords of the feed, and phrases of the podcast's texts."""
    podcastLocations: list[str] | None
    podcastTopics: list[str] | None
    """Beyond the contract: topics of the podcast, from its texts and the catalog's vocabulary, in their most common
    spelling."""
    primaryContactEmail: str | None
    rssFeedUrl: str
    slug: str
    socialMediaLinks: list[SocialLinkView]
    spotifyId: str | None
    stats: PodcastStats
    title: str
    titleLatest: str
    titleLatestCleaned: str | None
    """`null`: advertising is not removed from titles."""
    titleOriginal: str
    """The title at the first reading of the feed."""
    transcriptionMode: TranscriptionModeView
    updatedAt: Moment
    veryStaleFrom: Moment | None
    """Beyond the contract: when the podcast starts to count as very stale, unless an episode is published."""
    websiteUrl: str | None


class PodcastWithEpisodes(TypedDict):
    """A podcast with a page of its episodes."""

    episodes: list[EpisodeView]
    podcast: PodcastSummary


class PodcastYoutubeData(TypedDict):
    """A podcast's YouTube channels."""

    podcast: PodcastSummary
    youtubeData: YoutubeView


class PointView(TypedDict):
    """The position on one day."""

    chartCoverage: str
    date: str
    position: int | None
    status: str
    """`observed`, `off_chart`, `no_chart` or `unknown`."""


class PresenceData(TypedDict):
    """All charts on which a podcast has ever been, with its positions."""

    presence: PresenceView


class PresenceSummary(TypedDict):
    """How many charts have the podcast now, and how many had it before."""

    droppedOff30d: int
    markets: int
    """Countries of these charts."""
    older: int
    onNow: int
    """Current charts."""
    onNowByPlatform: CurrentChartsByPlatform
    top10Now: int


class PresenceView(TypedDict):
    """On which charts a podcast was in the last weeks, and where it is now."""

    charts: list[ChartPresenceView]
    homeCountry: str | None
    """The country with most of its current charts."""
    latestChartDate: str | None
    summary: PresenceSummary
    window: PresenceWindow


class PresenceWeek(TypedDict):
    """A week of a chart presence."""

    endDate: str
    isPartial: bool
    startDate: str


class PresenceWindow(TypedDict):
    """The weeks of a chart presence."""

    endDate: str
    startDate: str
    weeks: list[PresenceWeek]


class ProjectRequest(TypedDict, total=False):
    """A project, and how it changes the search. The spelling errors are the contract's."""

    excludeIgnoredPodcasts: bool | None
    excludePodcastsOnList: bool | None
    excludeRelvancyValues: list[float] | None
    forceRecalculateRelevancy: bool | None
    includePodcastRelevancy: bool | None
    projectId: str | None


class PublishingHistory(TypedDict):
    """The publishing history of a podcast."""

    averageEpisodesPerMonth: float | None
    """Over complete months, from the month of the first episode in the window on; `null` when there is none."""
    lastEpisodeAt: Moment | None
    monthlyEpisodeCounts: MonthlyEpisodeCounts
    truncated: bool
    """Older episodes were not counted."""


class RangeRequest(TypedDict, total=False):
    """A range of 0 to 100, both ends included. The contract echoes both ends, `null` where it is open."""

    max: float | None
    min: float | None


class RankHistoryChart(TypedDict):
    """The chart of a rank history, with the state of its last day."""

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
    """The history of a chart's top positions; `null` for a chart that was never captured."""

    history: RankHistoryView | None
    options: RankHistoryOptions


class RankHistoryDate(TypedDict):
    """One day of a rank history, with the completeness of its capture."""

    coverage: str
    """`complete`, `unresolved_identities`, `incomplete` or `no_chart`."""
    date: str
    observedDepth: int | None
    totalPositions: int | None
    unresolvedPositions: int | None


class RankHistoryOptions(TypedDict):
    """The options as applied."""

    category: str
    chartType: str
    country: str
    days: int
    endDate: str | None
    rows: int


class RankHistoryRow(TypedDict):
    """The positions of one podcast in a rank history."""

    bestPosition: int | None
    creator: str | None
    daysCharted: int
    identity: ChartIdentity
    imageUrl: str | None
    platformId: str | None
    podenginePodcast: PodcastSummary | None
    position: int
    ranks: list[RankView]
    """One for each date."""
    title: str
    unknownDays: int


class RankHistoryView(TypedDict):
    """The positions of a chart's podcasts over days."""

    chart: RankHistoryChart
    dates: list[RankHistoryDate]
    rows: list[RankHistoryRow]


class RankView(TypedDict):
    """A position on one day, or why there is none."""

    position: int | None
    status: str
    """`observed`, `off_chart`, `no_chart` or `unknown`."""


class RatingTotalView(TypedDict):
    """Ratings of all countries."""

    countries: int
    rating: float | None
    """1 to 5; `null` when there are no ratings."""
    reviewsCount: int | None
    wilsonScore: float | None
    """Lower bound of the rating at 95 % confidence, 0 to 1."""


class RelatedData(TypedDict):
    """Related podcasts, most related first."""

    podcast: PodcastSummary
    relatedPodcasts: RelatedPodcasts


class RelatedPodcastView(TypedDict):
    """A podcast, and why it is related."""

    author: str | None
    authorityScore: AuthorityScoreView | None
    episodeCount: int | None
    """`null` before the podcast was scored."""
    genres: list[str]
    id: str
    imageUrl: str | None
    language: str
    """BCP 47; `und` when unknown."""
    lastEpisodePublishedAt: Moment | None
    slug: str
    title: str
    titleLatest: str
    """The title at the last reading of the feed; the same as `title`."""
    reasons: list[str]
    """For example `person: Ada Lovelace`, `charts: 3` (charts with both), `genre: Technology`, `topic:
    fermentation`."""


class RelatedPodcasts(TypedDict):
    """Podcasts that are similar to another."""

    podcastId: str
    similarPodcasts: list[RelatedPodcastView]


class RetrievalModeView(TypedDict):
    """How the hits of a response were found."""

    mode: str
    """words, meaning or both."""
    model: str | None
    """The model that computed embeddings. `lexical-semantic` is trained on the catalog's own texts and is not a
    neural network."""
    shortfall: str | None
    """Why only words were used, when another mode was requested."""


class ReviewHitView(TypedDict):
    """A review and its podcast."""

    podcast: PodcastSummary
    review: ReviewView


class ReviewSearchData(TypedDict):
    """Reviews of several podcasts."""

    cutOff: bool
    """The search reached its time limit and returns nothing. Narrower filters are faster."""
    hasMore: bool
    """There are more reviews within the first thousand."""
    limit: int
    offset: int
    reviews: list[ReviewHitView]


class ReviewTextsView(TypedDict):
    """The reviews that match the request."""

    country: str | None
    """The requested country."""
    limit: int
    offset: int
    reviews: list[ReviewView]
    total: int
    """Number of all matching reviews."""


class ReviewView(TypedDict):
    """A rating with a text."""

    author: str
    body: str
    """Plain text."""
    country: str
    """ISO 3166 alpha-2, in lower case."""
    matchedWords: list[str] | None
    """The searched words; `null` without a search."""
    rating: int
    """1 to 5 stars."""
    reviewedAt: Moment | None
    """`null` when Apple gives no date."""
    title: str


class RevokedApiKeyData(TypedDict):
    """The API key that was revoked."""

    apiKey: ApiKeyView


class RhythmDay(TypedDict):
    """The episodes of one day."""

    count: int
    date: str
    future: bool
    runtimeSeconds: int | None
    """Length of all episodes of the day together, as far as it is known."""


class RhythmView(TypedDict):
    """The publishing rhythm of the last year, day by day."""

    days: list[RhythmDay]
    """All days from start to end."""
    emptyWeeks: list[str]
    """Mondays of past weeks without an episode, since the first one."""
    end: str
    """Sunday of the current week."""
    episodeCount: int
    """Episodes in these days."""
    medianIntervalDays: float | None
    """Days between consecutive episodes."""
    medianRuntimeSeconds: float | None
    start: str
    """A Monday one year ago."""
    truncated: bool
    """Whether these days may have more episodes, older than the listed ones."""
    weekdayShift: WeekdayShift | None
    """Set when the usual weekday has recently changed."""


class RotateApiKeyRequest(TypedDict, total=False):
    """For how many hours the old key stays valid."""

    overlapHours: int | None
    """Hours for which the old key stays valid; 24 by default, 0 ends it at once."""


class ScoreInputView(TypedDict):
    """One input of a sub-score, with its share of the authority score."""

    measuredAt: Moment
    """When it was measured."""
    name: str
    nextStep: NextStepView | None
    """What would raise it; `null` when nothing can."""
    observed: str
    """The measured value in words; `not on your plan` for a figure that the plan does not show."""
    points: float
    """Points that the input adds to the authority score. The points of all inputs add up to the score."""
    pointsAtMost: float
    """The most points that the input can add."""
    share: float
    """Share within the sub-score, 0 to 1."""
    subScore: str
    value: float
    """0 to 1; rounded to tenths for a figure that the plan does not show."""


class ScorePercentilesView(TypedDict):
    """The percentiles of the scores among active podcasts."""

    activeDays: int
    """A podcast is active if it published within this number of days."""
    activeShows: int
    countedAt: Moment
    """When the percentiles were computed."""
    percentiles: dict[str, float]
    """For each score, the share of active podcasts that have it and score lower, 0 to 100. Keys are `authority` and
    the names of the sub-scores."""
    rank: ScoreRankView | None
    """`null` when the category or the language is unknown."""


class ScorePointView(TypedDict):
    """The scores on a day on which one of them changed, in whole points."""

    authorityScore: float
    date: str
    engagementScore: float | None
    qualityScore: float | None
    """`null` for a sub-score without data."""
    socialScore: float | None
    weightsVersion: int
    """The version of the weights. A change of it explains a change of the score."""
    youtubeScore: float | None


class ScoreRankView(TypedDict):
    """The rank among active podcasts of one category and language."""

    category: str
    """The first category in the feed, without its subcategory."""
    language: str
    """Without the region: `pt`."""
    rank: int
    """1 for the best; podcasts with the same score share a rank."""
    shows: int
    """Number of podcasts in the group."""


class SearchDataEpisodeHitView(TypedDict):
    """The results of a search."""

    cursor: str | None
    """The cursor of the next page; `null` when there is none, or when the plan's limit is reached."""
    didYouMean: str | None
    """Beyond the contract: a corrected spelling, when a word has no matches. It is the text of the terms, with
    groups as `(these or those)`."""
    facets: list[FacetView]
    """Beyond the contract: the requested facets, in the order of the request."""
    foundBy: RetrievalModeView
    """Beyond the contract: how the hits were found."""
    partial: bool
    """Beyond the contract: the search reached its time limit, and there may be better and more hits."""
    result: SearchResultEpisodeHitView
    searchId: str
    searchMode: str
    """podcasts or episodes."""
    searchOptions: SearchRequest
    searchResultsStats: SearchStats


class SearchDataPodcastHitView(TypedDict):
    """The results of a search."""

    cursor: str | None
    """The cursor of the next page; `null` when there is none, or when the plan's limit is reached."""
    didYouMean: str | None
    """Beyond the contract: a corrected spelling, when a word has no matches. It is the text of the terms, with
    groups as `(these or those)`."""
    facets: list[FacetView]
    """Beyond the contract: the requested facets, in the order of the request."""
    foundBy: RetrievalModeView
    """Beyond the contract: how the hits were found."""
    partial: bool
    """Beyond the contract: the search reached its time limit, and there may be better and more hits."""
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
    """See `/podcasts/{podcastIdOrSlug}/related-podcasts`."""
    socialsFacebook: list[dict[str, Any]] | None
    """Profiles and followers are in `/podcasts/{podcastIdOrSlug}/social-media`."""
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
    """The spelling is the contract's."""
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
    """Positions on the latest capture of each chart, in the order of charts; for admins (spec 6)."""
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
    """Whether no episode was published for a while, or ever."""
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
    """Beyond the contract: whether the podcast has advertisers (spec 3, Podcast search fields)."""
    podcastHasGuests: bool | None
    podcastHasHostReadSponsors: bool | None
    """Beyond the contract; `null` when unknown."""
    podcastHasSponsors: bool | None
    podcastHostNames: list[str] | None
    podcastHosts: list[HitHost] | None
    podcastId: str
    podcastImageUrl: str | None
    podcastKeywords: list[str] | None
    """Keywords of the feed, and phrases of the podcast's texts; for the podcast of an episode only those of the
    feed."""
    podcastLikelyMachineMade: bool
    """Beyond the contract: whether the podcast is likely made by a machine. The podcast's own call returns the
    signals."""
    podcastLinks: list[HitLink] | None
    """The podcast's listings in directories."""
    podcastOwner: HitOwner | None
    """`null` when the feed has none, or the plan does not show it."""
    podcastProfessions: list[str] | None
    """Beyond the contract: professions of hosts and guests in lower case, most frequent first, at most ten."""
    podcastRssAuthor: str | None
    podcastRssDescription: str | None
    """Sanitized HTML."""
    podcastRssDescriptionNoHtml: str | None
    podcastRssFeedUrl: str
    podcastRssTitle: str
    podcastRssTitleLatest: str | None
    podcastRssTitleOriginal: str | None
    """The title at the first reading of the feed."""
    podcastSlug: str
    podcastSocialMediaLinks: list[HitLink] | None
    podcastTopics: list[str] | None
    """Topics of the podcast, from its texts and the catalog's vocabulary, in their most common spelling; `null` for
    the podcast of an episode."""
    podcastVeryStaleFrom: Moment | None
    """Beyond the contract: when the podcast starts to count as very stale, unless an episode is published."""
    podcastWebsiteUrl: str | None
    podcastWebsites: list[str] | None
    """The website in the feed."""
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
    """See `/episodes/{episodeId}/transcript-text`."""
    youtubeVideoDataDate: str | None
    youtubeVideoUrl: str | None
    youtubeVideoViewCount: float | None
    episodeCreatedAt: Moment
    episodeDurationSeconds: int | None
    episodeEnclosureUrl: str
    """Empty when the item has no enclosure, because the contract allows no null here."""
    episodeGuestsAndHosts: list[HitPerson] | None
    """People who take part or are mentioned, from feed, texts and transcript; `null` when there are none."""
    episodeGuid: str | None
    episodeHasTranscript: bool
    episodeId: str
    episodeImageUrl: str | None
    episodeKeywords: list[str] | None
    """Keywords of the feed, and phrases of the episode's texts."""
    episodePodcastDescriptionDenormalized: str | None
    """Plain text."""
    episodePodcastLanguageDenormalized: str
    episodePodcastTitleDenormalized: str
    episodePodcastTopGenresDenormalized: list[str] | None
    episodeRssDescription: str | None
    """Sanitized HTML."""
    episodeRssDescriptionNoHtml: str | None
    episodeRssItunesSubtitle: str | None
    episodeRssPublishedAt: Moment
    """The time when the episode was first seen, when the item has no date, because the contract allows no null here."""
    episodeRssTitle: str
    episodeSlug: str
    episodeSponsorsAndAdvertisers: list[HitSponsor] | None
    episodeTopics: list[str] | None
    """Topics of the episode, from its texts and the catalog's vocabulary, in their most common spelling."""
    episodeUpdatedAt: Moment
    episodeWebUrl: str | None
    transcriptId: str | None
    podcastOtherHighlights: list[FieldHighlightView]
    """Author, hosts and keywords of the podcast that match; empty when none does."""
    reason: str
    """Beyond the contract: how the episode was found: `words`, `meaning` or `both`."""
    score: float
    transcriptMatches: list[TranscriptMatchView]


class SearchEpisodesItem(_SearchEpisodesItem, total=False):
    """An episode in search results."""

    episodeDescriptionHighlights: list[str] | None
    episodeTitleHighlights: list[str] | None
    explanation: ExplanationView | None
    """Beyond the contract: how the score is computed, when requested."""
    matchSnippet: str | None
    """The best snippet of all fields; `null` unless requested."""
    podcastDescriptionHighlights: list[str] | None
    podcastTitleHighlights: list[str] | None
    transcriptHighlights: list[str] | None
    transcriptTextSnippet: str | None
    """The best passage of the transcript, as plain text."""


class SearchFilterStats(TypedDict):
    """Totals by relevancy score, which are empty as long as there are no projects."""

    projectPodcastRelevancyScores: dict[str, Any] | None
    """Always `null`: Earshot has no projects."""
    relevancyScoresTotals: dict[str, int]


class SearchLimitView(TypedDict):
    """How many searches the plan allows per period."""

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
    """See `/podcasts/{podcastIdOrSlug}/related-podcasts`."""
    socialsFacebook: list[dict[str, Any]] | None
    """Profiles and followers are in `/podcasts/{podcastIdOrSlug}/social-media`."""
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
    """The spelling is the contract's."""
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
    """Positions on the latest capture of each chart, in the order of charts; for admins (spec 6)."""
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
    """Whether no episode was published for a while, or ever."""
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
    """Beyond the contract: whether the podcast has advertisers (spec 3, Podcast search fields)."""
    podcastHasGuests: bool | None
    podcastHasHostReadSponsors: bool | None
    """Beyond the contract; `null` when unknown."""
    podcastHasSponsors: bool | None
    podcastHostNames: list[str] | None
    podcastHosts: list[HitHost] | None
    podcastId: str
    podcastImageUrl: str | None
    podcastKeywords: list[str] | None
    """Keywords of the feed, and phrases of the podcast's texts; for the podcast of an episode only those of the
    feed."""
    podcastLikelyMachineMade: bool
    """Beyond the contract: whether the podcast is likely made by a machine. The podcast's own call returns the
    signals."""
    podcastLinks: list[HitLink] | None
    """The podcast's listings in directories."""
    podcastOwner: HitOwner | None
    """`null` when the feed has none, or the plan does not show it."""
    podcastProfessions: list[str] | None
    """Beyond the contract: professions of hosts and guests in lower case, most frequent first, at most ten."""
    podcastRssAuthor: str | None
    podcastRssDescription: str | None
    """Sanitized HTML."""
    podcastRssDescriptionNoHtml: str | None
    podcastRssFeedUrl: str
    podcastRssTitle: str
    podcastRssTitleLatest: str | None
    podcastRssTitleOriginal: str | None
    """The title at the first reading of the feed."""
    podcastSlug: str
    podcastSocialMediaLinks: list[HitLink] | None
    podcastTopics: list[str] | None
    """Topics of the podcast, from its texts and the catalog's vocabulary, in their most common spelling; `null` for
    the podcast of an episode."""
    podcastVeryStaleFrom: Moment | None
    """Beyond the contract: when the podcast starts to count as very stale, unless an episode is published."""
    podcastWebsiteUrl: str | None
    podcastWebsites: list[str] | None
    """The website in the feed."""
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
    """Author, hosts and keywords that match; empty when none does."""
    reason: str
    """Beyond the contract: how the podcast was found: `words`, `meaning` or `both`."""
    score: float


class SearchPodcastsItem(_SearchPodcastsItem, total=False):
    """A podcast in search results."""

    explanation: ExplanationView | None
    """Beyond the contract: how the score is computed, when requested."""
    podRoll: list[HitPodcast] | None
    """Beyond the contract (spec 3): recommended podcasts that are in the catalog; `null` when there are none."""
    podcastDescriptionHighlights: list[str] | None
    podcastTitleHighlights: list[str] | None
    """Plain text with `<em>` around matches, and everything else escaped."""


class SearchRequest(TypedDict, total=False):
    """A search. All keys are optional; unknown keys are rejected."""

    chartPositions: ChartPositionsRequest | None
    """Beyond the contract: podcasts that are on such a chart now. Sort by it with `chartPosition` in
    `sortOrder`."""
    countOnly: bool | None
    """Beyond the contract: `true` counts hits and facets and returns no hits. A count is free, but it is rejected
    when the searches are used up."""
    cursor: str | None
    """The cursor of the previous response, with the same search."""
    episodeCreatedSince: DateRequest | None
    """Episodes only: when the episode was added to the catalog."""
    episodeUpdatedSince: DateRequest | None
    """Episodes only: when the episode last changed in the catalog."""
    excludeEpisodeIds: list[str] | None
    """Has no effect in a search for podcasts."""
    excludeItunesGenres: list[str] | None
    excludePodcastIds: list[str] | None
    explain: bool | None
    """Adds to each hit how its score is computed."""
    explicit: str | None
    """`clean` or `explicit`."""
    facets: list[str] | None
    """Properties to count among the hits: language, genre, country, updateFrequency, hasTranscript, hasGuests,
    likelyMachineMade, veryStale, topics, keywords."""
    foundedSince: DateRequest | None
    """Date of the podcast's first episode."""
    hasPrimaryContact: bool | None
    hasSocials: list[str] | None
    hasTranscript: bool | None
    """Episodes only."""
    includeEpisodeIds: list[str] | None
    """Episodes only."""
    includeItunesGenres: list[str] | None
    """Names of categories, ignoring case."""
    includeMatchSnippet: bool | None
    """Episodes only: fills `matchSnippet`."""
    includePodcastIds: list[str] | None
    includeTranscriptSnippet: bool | None
    """Episodes only: `false` leaves out the passages of the transcript, which are included by default (spec 5)."""
    keywords: list[str] | None
    """Beyond the contract: one of these keywords must match, under the rules for `topics`."""
    languages: list[str] | None
    """BCP 47; `en` also matches `en-GB`."""
    lastEpisodeDateSince: DateRequest | None
    """Date of the podcast's latest episode."""
    maxTotalEpisodes: int | None
    meaningWeight: float | None
    """Beyond the contract: the weight of meaning against words, 0 to 1. The default depends on the model."""
    minCastboxPlays: int | None
    minCastboxSubscribers: int | None
    minItunesRating: float | None
    """0 to 5. Podcasts without a known rating do not match; this holds for all filters by a figure."""
    minItunesRatingCount: int | None
    minSpotifyRating: float | None
    """0 to 5."""
    minSpotifyRatingCount: int | None
    minTotalEpisodes: int | None
    mode: str | None
    """Beyond the contract: how hits are found, by `words`, by `meaning` or by `both`. The default is `both` when a
    model is connected, otherwise `words`. Filters, and terms that must or must not match, apply in all modes."""
    pageSize: int | None
    """1 to 1000, for admins."""
    personFilters: list[PersonRequest] | None
    """Episodes only: all of these people must take part."""
    podcastAudienceEstimatedMonthlyListeners: CountRangeRequest | None
    podcastAuthorityScore: AuthorityScoreRequest | None
    podcastCountries: list[str] | None
    """ISO 3166-1 alpha-2."""
    podcastHasGuests: bool | None
    podcastLikelyMachineMade: bool | None
    """Beyond the contract: true for podcasts that are likely made by a machine, false for all others."""
    podcastVeryStale: bool | None
    """Beyond the contract: true for podcasts that have been silent for long by their own rhythm, false for all
    others."""
    project: ProjectRequest | None
    """Rejected: Earshot has no projects. Use `excludePodcastIds` to leave podcasts out."""
    projectId: str | None
    """Rejected: Earshot has no projects."""
    publishedBefore: DateRequest | None
    """Episodes only."""
    publishedSince: DateRequest | None
    """Episodes only."""
    searchTermGroups: list[TermGroupRequest] | None
    """At least one term of each group must match, in addition to `searchTerms`."""
    searchTerms: list[SearchTermRequest] | None
    sortOrder: list[SortRequest] | None
    """By relevance when absent. The first entry decides, the next one orders ties. Each field may occur once."""
    sponsorFilters: list[SponsorRequest] | None
    """Episodes only: all of these sponsors must be named."""
    topics: list[str] | None
    """Beyond the contract: one of these topics must match, ignoring case. Searches for podcasts match topics of
    podcasts, searches for episodes those of episodes. Rejected when the catalog was indexed without embeddings."""
    transcriptHighlightLength: int | None
    """Episodes only: length of each highlighted snippet, 1 to 2000 characters; 400 by default."""
    transcriptSnippetLength: int | None
    """Episodes only: length of a passage, 1 to 2000 characters; 400 by default."""


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
    """See `/podcasts/{podcastIdOrSlug}/related-podcasts`."""
    socialsFacebook: list[dict[str, Any]] | None
    """Profiles and followers are in `/podcasts/{podcastIdOrSlug}/social-media`."""
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
    """The spelling is the contract's."""
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
    """Positions on the latest capture of each chart, in the order of charts; for admins (spec 6)."""
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
    """Whether no episode was published for a while, or ever."""
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
    """Beyond the contract: whether the podcast has advertisers (spec 3, Podcast search fields)."""
    podcastHasGuests: bool | None
    podcastHasHostReadSponsors: bool | None
    """Beyond the contract; `null` when unknown."""
    podcastHasSponsors: bool | None
    podcastHostNames: list[str] | None
    podcastHosts: list[HitHost] | None
    podcastId: str
    podcastImageUrl: str | None
    podcastKeywords: list[str] | None
    """Keywords of the feed, and phrases of the podcast's texts; for the podcast of an episode only those of the
    feed."""
    podcastLikelyMachineMade: bool
    """Beyond the contract: whether the podcast is likely made by a machine. The podcast's own call returns the
    signals."""
    podcastLinks: list[HitLink] | None
    """The podcast's listings in directories."""
    podcastOwner: HitOwner | None
    """`null` when the feed has none, or the plan does not show it."""
    podcastProfessions: list[str] | None
    """Beyond the contract: professions of hosts and guests in lower case, most frequent first, at most ten."""
    podcastRssAuthor: str | None
    podcastRssDescription: str | None
    """Sanitized HTML."""
    podcastRssDescriptionNoHtml: str | None
    podcastRssFeedUrl: str
    podcastRssTitle: str
    podcastRssTitleLatest: str | None
    podcastRssTitleOriginal: str | None
    """The title at the first reading of the feed."""
    podcastSlug: str
    podcastSocialMediaLinks: list[HitLink] | None
    podcastTopics: list[str] | None
    """Topics of the podcast, from its texts and the catalog's vocabulary, in their most common spelling; `null` for
    the podcast of an episode."""
    podcastVeryStaleFrom: Moment | None
    """Beyond the contract: when the podcast starts to count as very stale, unless an episode is published."""
    podcastWebsiteUrl: str | None
    podcastWebsites: list[str] | None
    """The website in the feed."""
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
    """See `/episodes/{episodeId}/transcript-text`."""
    youtubeVideoDataDate: str | None
    youtubeVideoUrl: str | None
    youtubeVideoViewCount: float | None
    episodeCreatedAt: Moment
    episodeDurationSeconds: int | None
    episodeEnclosureUrl: str
    """Empty when the item has no enclosure, because the contract allows no null here."""
    episodeGuestsAndHosts: list[HitPerson] | None
    """People who take part or are mentioned, from feed, texts and transcript; `null` when there are none."""
    episodeGuid: str | None
    episodeHasTranscript: bool
    episodeId: str
    episodeImageUrl: str | None
    episodeKeywords: list[str] | None
    """Keywords of the feed, and phrases of the episode's texts."""
    episodePodcastDescriptionDenormalized: str | None
    """Plain text."""
    episodePodcastLanguageDenormalized: str
    episodePodcastTitleDenormalized: str
    episodePodcastTopGenresDenormalized: list[str] | None
    episodeRssDescription: str | None
    """Sanitized HTML."""
    episodeRssDescriptionNoHtml: str | None
    episodeRssItunesSubtitle: str | None
    episodeRssPublishedAt: Moment
    """The time when the episode was first seen, when the item has no date, because the contract allows no null here."""
    episodeRssTitle: str
    episodeSlug: str
    episodeSponsorsAndAdvertisers: list[HitSponsor] | None
    episodeTopics: list[str] | None
    """Topics of the episode, from its texts and the catalog's vocabulary, in their most common spelling."""
    episodeUpdatedAt: Moment
    episodeWebUrl: str | None
    transcriptId: str | None
    podcastOtherHighlights: list[FieldHighlightView]
    """Author, hosts and keywords of the podcast that match; empty when none does."""
    reason: str
    """Beyond the contract: how the episode was found: `words`, `meaning` or `both`."""
    score: float
    transcriptMatches: list[TranscriptMatchView]


class SearchResultEpisodeHitViewHits(_SearchResultEpisodeHitViewHits, total=False):
    """An episode in search results."""

    episodeDescriptionHighlights: list[str] | None
    episodeTitleHighlights: list[str] | None
    explanation: ExplanationView | None
    """Beyond the contract: how the score is computed, when requested."""
    matchSnippet: str | None
    """The best snippet of all fields; `null` unless requested."""
    podcastDescriptionHighlights: list[str] | None
    podcastTitleHighlights: list[str] | None
    transcriptHighlights: list[str] | None
    transcriptTextSnippet: str | None
    """The best passage of the transcript, as plain text."""


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
    """See `/podcasts/{podcastIdOrSlug}/related-podcasts`."""
    socialsFacebook: list[dict[str, Any]] | None
    """Profiles and followers are in `/podcasts/{podcastIdOrSlug}/social-media`."""
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
    """The spelling is the contract's."""
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
    """Positions on the latest capture of each chart, in the order of charts; for admins (spec 6)."""
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
    """Whether no episode was published for a while, or ever."""
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
    """Beyond the contract: whether the podcast has advertisers (spec 3, Podcast search fields)."""
    podcastHasGuests: bool | None
    podcastHasHostReadSponsors: bool | None
    """Beyond the contract; `null` when unknown."""
    podcastHasSponsors: bool | None
    podcastHostNames: list[str] | None
    podcastHosts: list[HitHost] | None
    podcastId: str
    podcastImageUrl: str | None
    podcastKeywords: list[str] | None
    """Keywords of the feed, and phrases of the podcast's texts; for the podcast of an episode only those of the
    feed."""
    podcastLikelyMachineMade: bool
    """Beyond the contract: whether the podcast is likely made by a machine. The podcast's own call returns the
    signals."""
    podcastLinks: list[HitLink] | None
    """The podcast's listings in directories."""
    podcastOwner: HitOwner | None
    """`null` when the feed has none, or the plan does not show it."""
    podcastProfessions: list[str] | None
    """Beyond the contract: professions of hosts and guests in lower case, most frequent first, at most ten."""
    podcastRssAuthor: str | None
    podcastRssDescription: str | None
    """Sanitized HTML."""
    podcastRssDescriptionNoHtml: str | None
    podcastRssFeedUrl: str
    podcastRssTitle: str
    podcastRssTitleLatest: str | None
    podcastRssTitleOriginal: str | None
    """The title at the first reading of the feed."""
    podcastSlug: str
    podcastSocialMediaLinks: list[HitLink] | None
    podcastTopics: list[str] | None
    """Topics of the podcast, from its texts and the catalog's vocabulary, in their most common spelling; `null` for
    the podcast of an episode."""
    podcastVeryStaleFrom: Moment | None
    """Beyond the contract: when the podcast starts to count as very stale, unless an episode is published."""
    podcastWebsiteUrl: str | None
    podcastWebsites: list[str] | None
    """The website in the feed."""
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
    """Author, hosts and keywords that match; empty when none does."""
    reason: str
    """Beyond the contract: how the podcast was found: `words`, `meaning` or `both`."""
    score: float


class SearchResultPodcastHitViewHits(_SearchResultPodcastHitViewHits, total=False):
    """A podcast in search results."""

    explanation: ExplanationView | None
    """Beyond the contract: how the score is computed, when requested."""
    podRoll: list[HitPodcast] | None
    """Beyond the contract (spec 3): recommended podcasts that are in the catalog; `null` when there are none."""
    podcastDescriptionHighlights: list[str] | None
    podcastTitleHighlights: list[str] | None
    """Plain text with `<em>` around matches, and everything else escaped."""


class SearchStats(TypedDict):
    """Times and totals of a search."""

    filters: SearchFilterStats
    time: SearchTimes
    totals: SearchTotals


class _SearchTermRequest(TypedDict):
    searchTargets: list[str]
    """podcast-title, podcast-description; for episodes also episode-title, episode-description, transcript."""
    searchTerm: str
    """At least 2 characters."""


class SearchTermRequest(_SearchTermRequest, total=False):
    """A search term."""

    searchTermOptions: TermOptionsBodyRequest
    searchType: str
    """`text`."""


class SearchTimes(TypedDict):
    """Durations in milliseconds."""

    totalPostProcessingTimeMs: float
    """Converting the hits to the response."""
    totalSearchTimeMs: float
    """In the search engine."""
    totalTimeTakenMs: float
    """From reading the search to its response, with validation and waiting for a thread."""


class SearchTotal(TypedDict):
    """The total number of hits, exact up to 10,000."""

    relation: str
    """eq, or gte when counting stopped."""
    value: int


class SearchTotals(TypedDict):
    """How many results a search had, and how many were left out."""

    blacklistedPodcasts: int
    projectExcludedPodcasts: int
    resultsFiltered: int
    resultsProcessed: int
    resultsReturned: int
    totalResultsAvailable: int


class SentenceView(TypedDict):
    """A sentence of a transcript."""

    endSecond: float
    speaker: str | None
    startSecond: float
    text: str


class SessionView(TypedDict):
    """A session of the user."""

    createdAt: Moment
    device: str | None
    """Browser and system, if they are known: `Firefox on Linux`."""
    endsAt: Moment
    """When the session ends if it is not used before."""
    id: str
    isThis: bool
    """Whether this is the session of the request."""
    lastUsedAt: Moment
    """Rounded to the hour."""


class SessionsData(TypedDict):
    """All open sessions of the user."""

    sessions: list[SessionView]
    """Sorted by last use, most recent first."""


class SightingView(TypedDict):
    """A place where a contact was seen."""

    confidence: float
    context: str
    """The surrounding text."""
    firstSeenAt: Moment | None
    isCurrent: bool
    """Whether the contact was there at the last visit."""
    lastSeenAt: Moment | None
    occurrences: int
    """Number of occurrences on the whole site."""
    place: str
    """The tag of the feed, or the purpose of the page: `itunes:owner`, `contact`, `imprint`."""
    source: str
    """`rss` or `podcast-website`."""
    url: str | None
    """The URL of the page."""


class SignInCodeRequest(TypedDict):
    """The code of a sign-in mail."""

    code: str
    """The code from the email: eight digits, with or without spaces."""


class SignInLinkRequest(TypedDict):
    """The address that a sign-in mail is sent to."""

    email: str


class SignInRequest(TypedDict):
    """The key of a sign-in link."""

    key: str
    """The `key` of the link."""


class SignOutEverywhereRequest(TypedDict, total=False):
    """Whether the current session stays open."""

    keepThis: bool
    """Whether to keep the session of this request."""


class SignUpRequest(TypedDict):
    """The address that an account is requested for."""

    email: str


class SimilarEpisodeView(TypedDict):
    """An episode, and why it is similar."""

    durationSeconds: int | None
    episodeId: str
    episodeSlug: str
    imageUrl: str | None
    podcastSlug: str
    podcastTitle: str
    publishedAt: Moment | None
    reasons: list[str]
    """For example `topic: fermentation`."""
    title: str


class SimilarEpisodesData(TypedDict):
    """Beyond the contract: similar episodes, most similar first."""

    episodeId: str
    similarEpisodes: list[SimilarEpisodeView]


class SocialLinkView(TypedDict):
    """A social profile and where it was found."""

    pedigree: LinkProvenance
    socialMediaType: str
    sources: list[str]
    """Where the link was found: `rss`, `podcast-website`."""
    url: str


class SocialMediaView(TypedDict):
    """A podcast's social profiles and their followers."""

    facebookPageData: list[FacebookPageView]
    instagramData: list[InstagramView]
    linkedInCompanyData: list[LinkedInCompanyView]
    linkedInPersonData: list[LinkedInPersonView]
    """Always empty: no service provides the followers of a person."""
    notCounted: list[str]
    """Beyond the contract: platforms with a profile of the podcast but without a known count."""
    patreonData: list[PatreonView]
    """Beyond the contract: pages for supporting the creator."""
    podcastId: str
    socialMediaLinks: list[SocialLinkView]
    tiktokData: list[TiktokView]
    twitterData: list[TwitterView]


class _SortRequest(TypedDict):
    field: str
    """relevance, recentActivity, title, appleReviews or spotifyReviews; estimatedListeners, youtubeSubscribers,
    youtubeViews, authorityScore, castboxSubscribers; or the name of a sortable field of the hits, such as
    foundedDate, lastEpisodeDate, totalEpisodes, castboxPlays or applePodcastsRating."""


class SortRequest(_SortRequest, total=False):
    """A sort order."""

    direction: str | None
    """asc or desc."""
    nullOrder: str | None
    """first or last."""


class _SponsorRequest(TypedDict):
    name: str


class SponsorRequest(_SponsorRequest, total=False):
    """A sponsor who is named, or is not."""

    fuzzy: bool | None
    matchMode: str | None
    """must (default) or not."""
    phraseMatch: bool | None
    slop: float | None


class SponsorView(TypedDict):
    """A sponsor of an episode, or somebody who is promoted in it."""

    confidence: float
    """Confidence, 0 to 1."""
    couponCodes: list[str]
    isHostRead: bool | None
    """Whether a host reads it out; `null` when unknown."""
    name: str
    snippet: str | None
    """The text around the name."""
    source: str
    """The text that names the sponsor: `description`, `transcript`."""
    type: str
    """sponsor, advertiser, guest, affiliate, self promotion, charity, donation, other or unknown."""
    urls: list[str]


class SpotifyPlatform(TypedDict):
    """The podcast on Spotify."""

    id: str
    url: str
    verifiedAt: Moment | None


class SpotifyReviewView(TypedDict):
    """The rating of a podcast on Spotify."""

    missing: list[str]
    """Beyond the contract: what Spotify did not provide: `reviewsCount`."""
    rating: float | None
    """1 to 5; `null` when there are no ratings."""
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
    """The history of the service, as it recorded it itself."""

    days: list[StatusDayView]
    """The last 90 days in UTC, oldest first."""


class StatusDayView(TypedDict):
    """A day of the service."""

    date: str
    """For example `2026-11-22`."""
    failedShare: float | None
    """Share of responses that failed by a server fault, 0 to 1; `null` when there were no responses."""
    ofMinutes: int
    """Minutes of the day, for today so far. On the first recorded day, counted from the first minute of the service."""
    slowShare: float | None
    """Share of responses that took longer than a second, 0 to 1; `null` when there were no responses."""
    upMinutes: int | None
    """Minutes in which the service was up; `null` when nothing was recorded that day."""


class StreakView(TypedDict):
    """Consecutive captured days up to the last one. Days without a capture neither break nor extend the streak."""

    boundedByMissingCoverage: bool
    """The streak may have begun earlier."""
    days: int | None
    endDateStatus: str
    startDate: str | None


class TagDay(TypedDict):
    """The share of feeds that had a tag on one day."""

    date: str
    """For example `2026-11-22`."""
    episodePercentage: float
    """Share of feeds that use the tag on an episode, 0 to 100."""
    podcastPercentage: float
    """Share of feeds that use the tag on the podcast level, 0 to 100."""
    totalRssFeeds: int


class TagFrequency(TypedDict):
    """How many feeds, and how many of their episodes, have a tag."""

    episodes: int | None
    """Episodes that use the tag; null on the podcast level. Beyond the contract."""
    field: str
    """For example `podcast:transcript`."""
    frequency: int
    """Feeds that use the tag; on the episode level, on at least one episode."""
    percentage: float
    """Share of the feeds, 0 to 100."""


class TagHistoryData(TypedDict):
    """The use of a tag on each day with counts."""

    days: list[TagDay]
    """Oldest first. Days without counts are left out."""
    field: str


class TagLevel(TypedDict):
    """How many feeds use each tag on one level, podcast or episode."""

    fieldFrequency: list[TagFrequency]
    """Most frequent first."""
    totalEpisodes: int | None
    """Episodes in these feeds; null on the podcast level. Beyond the contract."""
    totalRssFeeds: int
    """Number of feeds; a podcast with several feeds counts once."""


class TeamDailyUsageData(TypedDict):
    """The usage of the team on each day in UTC, oldest first."""

    days: list[TeamUsageDayView]
    limits: dict[str, int | None]
    """Limits by alias, per day on the free plan and otherwise per month; `null` is unlimited."""


class TeamMembersUsageData(TypedDict):
    """The members with usage, sorted by searches, most first."""

    members: list[MemberUsageView]


class TeamMonthlyUsageData(TypedDict):
    """The usage of the team in each month in UTC, oldest first."""

    limits: dict[str, int | None]
    """Limits by alias, per day on the free plan and otherwise per month; `null` is unlimited."""
    months: list[TeamUsageMonthView]


class TeamUsageDayView(TypedDict):
    """What a team used on one day."""

    date: str
    """For example `2026-11-22`."""
    totalUsage: int
    usageByAlias: dict[str, int]


class TeamUsageMonthView(TypedDict):
    """What a team used in one month."""

    periodEnd: Moment
    """When the next month begins."""
    periodStart: Moment
    totalUsage: int
    usageByAlias: dict[str, int]


class TeamUserView(TypedDict):
    """A user of a team (spec 3, Team user)."""

    avatarSeed: str
    """A seed for generated pictures; the same for a user each time."""
    displayName: str | None
    email: str
    firstName: str | None
    """Users enter only a full name."""
    id: str
    joinedAt: Moment
    """Beyond the spec: when the user joined."""
    lastName: str | None
    role: str
    """Beyond the spec: owner, admin or member."""


class TeamUsersData(TypedDict):
    """The members of the team, in the order of joining."""

    users: list[TeamUserView]


class TermGroupRequest(TypedDict):
    """Terms of which at least one must match."""

    searchTerms: list[GroupTermRequest]


class TermOptionsBodyRequest(TypedDict, total=False):
    """How a term matches."""

    fuzzy: bool | None
    """Similar spellings match too, with a lower score. In a phrase, each word may be misspelled."""
    matchMode: str
    """must, not or optional."""
    phraseMatch: bool | None
    """The words must be adjacent and in order."""
    slop: float | None
    """How many positions the words of a phrase may be apart, 0 to 100."""


class ThumbnailsView(TypedDict):
    """Profile pictures of a YouTube channel by size."""

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
    """Always false: private accounts are not counted."""
    isVerified: bool
    likeEngagementRate: float | None
    likes: int
    missing: list[str]
    """Beyond the contract: counts that the platform did not provide."""
    nickname: str
    profilePicUrl: str | None
    scrapedAt: Moment
    videosCount: int


class TranscriptMatchView(TypedDict):
    """A matching passage with its time."""

    byMeaning: bool
    """Beyond the contract: whether the passage was found by meaning and contains none of the words."""
    endSecond: float | None
    highlighted: str
    """`text` with `<em>` around matches, and everything else escaped."""
    speaker: str | None
    startSecond: float | None
    """`null` when the transcript has no times."""
    text: str


class TranscriptPassagesData(TypedDict):
    """The passages of a transcript that match, in order of time. Matches that are close together share one passage."""

    additionalCount: int
    """Number of passages after this page."""
    bestPassage: PassageView | None
    """The best passage of the whole transcript."""
    episodeId: str
    hasMore: bool
    nextCursor: str | None
    partial: bool
    """Beyond the contract: the search reached its time limit, and there may be more passages."""
    passageLimit: int
    """Largest page size."""
    passages: list[PassageView]
    total: SearchTotal
    truncated: bool
    """Some passages are not shown: without an account, only the first ones are, within the daily budget."""


class TranscriptText(TypedDict):
    """The whole text of a transcript."""

    episodeId: str
    podcastId: str
    text: str | None
    """One cue per line, with `Name: ` before the first cue of each speaker's turn."""
    transcriptId: str


class TranscriptTextData(TypedDict):
    """The whole transcript as text."""

    episodeTranscriptText: TranscriptText


class TranscriptTextPreview(TypedDict):
    """The beginning of a transcript's text."""

    episodeId: str
    podcastId: str
    text: str | None
    totalCharacters: int
    """Length of the whole transcript."""
    transcriptId: str
    truncated: bool


class TranscriptTextPreviewData(TypedDict):
    """The beginning of a transcript as text."""

    episodeTranscriptText: TranscriptTextPreview


class TranscriptTimestampsData(TypedDict):
    """The sentences of a transcript with their times."""

    episodeId: str
    podcastId: str
    sentences: list[SentenceView]
    textWithoutTimes: str | None
    """The whole text of a transcript without times, otherwise `null`."""


class TranscriptTimestampsPreviewData(TypedDict):
    """The first sentences with their times."""

    episodeId: str
    podcastId: str
    sentences: list[SentenceView]
    textWithoutTimes: str | None
    """The beginning of a transcript without times, otherwise `null`."""
    totalSentences: int
    """Sentences in the whole transcript."""
    truncated: bool


class TranscriptionModeView(TypedDict):
    """Which episodes we transcribe: none, because transcripts come from feeds."""

    mode: str
    """none, all or episodes-since."""
    transcribeSince: Moment | None


class TranscriptionRequestData(TypedDict):
    """The transcription request that was created or found."""

    request: TranscriptionRequestView


class TranscriptionRequestView(TypedDict):
    """A transcription request. Fields of the episode are `null` when it is not in the catalog any more."""

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
    """`null` when the account was deleted."""
    status: TranscriptionStatus
    transcribedAt: Moment | None


class TranscriptionRequestsData(TypedDict):
    """The transcription requests of the user's team, newest first."""

    requests: list[TranscriptionRequestView]
    totalRequests: int
    """Number of requests with this status."""


TranscriptionStatus: TypeAlias = 'Literal["not_started", "completed"]'


class TwitterView(TypedDict):
    """An account."""

    biography: str | None
    dateJoined: Moment | None
    followerCount: int
    followingCount: int
    missing: list[str]
    """Beyond the contract: counts that the platform did not provide."""
    postsCount: int
    profileId: str
    profileImageUrl: str | None
    profileName: str
    profileUrl: str
    scrapedAt: Moment


class UnknownInputView(TypedDict):
    """An input without data."""

    name: str
    subScore: str
    weight: float
    """Its weight among the inputs of the sub-score."""


class UsageMonthView(TypedDict):
    """The usage of a month."""

    aiAssistCount: int
    contactsRequestedCount: int
    """Podcasts whose contacts were requested, each once per month."""
    csvExportCount: int
    searchCount: int
    transcriptDownloadCount: int
    transcriptionRequests: int
    month: str
    """For example `2026-11`."""


class UsageRecordView(TypedDict):
    """The usage of a day."""

    aiAssistCount: int
    contactsRequestedCount: int
    """Podcasts whose contacts were requested, each once per month."""
    csvExportCount: int
    searchCount: int
    transcriptDownloadCount: int
    transcriptionRequests: int
    date: str
    """For example `2026-11-22`."""


class UserDailyUsageData(TypedDict):
    """Usage records (spec 3), one for each day in UTC, oldest first."""

    days: list[UsageRecordView]


class UserMonthlyUsageData(TypedDict):
    """The usage in each month in UTC, oldest first."""

    months: list[UsageMonthView]


class UserView(TypedDict):
    """The signed-in user with plan and team."""

    createdAt: Moment
    displayName: str | None
    email: str
    id: str
    plan: str
    """free, individual, business, agency or admin."""
    teamId: str


class ValidateSignUpRequest(TypedDict):
    """The key of a sign-up link."""

    key: str
    """The `key` of the link."""


class ValueCountView(TypedDict):
    """A value and the number of podcasts that have it."""

    count: int
    value: str


class WeekView(TypedDict):
    """The best position of a week, or why there is none."""

    best: int | None
    status: str
    """`observed`, `off_chart`, `no_chart` or `unknown`."""


class WeekdayShift(TypedDict):
    """Weekdays are counted from Sunday, which is 0."""

    fromDay: int
    since: str
    """Date of the first episode after the change."""
    toDay: int


class WindowCoverageView(TypedDict):
    """For how many days of a window there are captures, and how complete they are."""

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
    """Beyond the contract: counts that YouTube did not provide; subscribers may be hidden."""
    profileImageUrl: str | None
    publishedAt: Moment | None
    statsHistory: list[ChannelReading]
    """The readings with changed counts, oldest first."""
    subscriberCount: int
    thumbnails: ThumbnailsView
    title: str
    videoCount: int
    videos: list[dict[str, Any]] | None
    """Always `null`: videos are not read."""
    viewCount: int


class YoutubeView(TypedDict):
    """A podcast's YouTube channels."""

    podcastId: str
    youtubeData: list[YoutubeChannelView]

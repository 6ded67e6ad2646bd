//! What answers look like: the wire names of the contract, made from the model. Nothing here reads anything.

mod chart;
mod chart_listeners;
mod contacts;
mod credit;
mod envelope;
mod episode;
mod episode_hit;
mod explanation;
mod gate;
mod hit;
mod hit_charts;
mod hit_unknown;
mod machine;
mod moment;
mod podcast;
mod reviews;
mod score;
mod social;
mod summary;
mod transcript;
mod transcription_request;
pub mod usage;

pub use chart::{
    ChartAppearance, ChartHead, ChartIdentity, ChartPosition, HistoryWindow, MovementList, MovementRow, PlatformShow,
    PodcastOnChart, day as chart_day, status as chart_status,
};
pub use contacts::{
    ContactEmailView, ContactPageView, ContactPhoneView, ContactWebsiteView, ContactsAllowanceView, LockedContactsView,
    PodcastContactsView, SightingView,
};
pub use credit::{PodcastGuestView, PodcastGuestsView, PodcastSponsorView, PodcastSponsorsView, SponsorView};
pub use envelope::Envelope;
pub use episode::{EpisodePerson, EpisodeView};
pub use episode_hit::{EpisodeFields, EpisodeHitView, PassageView, TranscriptMatchView};
pub use explanation::ExplanationView;
pub use gate::{ContactAccess, DirectoryLinkView, Gated, LinkPedigree, SocialLinkView, spotify_id_of};
pub use hit::{PodcastFields, PodcastHitView};
pub use hit_charts::{HitChartPosition, HitPodcast};
pub use machine::{MachineSignView, MachineSignsView};
pub use moment::Moment;
pub(crate) use podcast::web_url;
pub use podcast::{
    AffiliationView, ApplePlatform, PlatformsView, PodcastStats, PodcastView, SpotifyPlatform, TranscriptionModeView,
};
pub use reviews::{AskedReviews, PodcastReviewsView, ReviewView, ShowIds};
pub use score::{
    AudienceEstimateView, AuthorityScoreView, ScoreInputView, ScorePointView, ScoreStandingView, UnknownInputView,
};
pub use social::{SocialMediaView, YoutubeView};
pub use summary::PodcastSummary;
pub use transcript::{SentenceView, sentences};
pub use transcription_request::{TranscriptionRequestView, TranscriptionStatus};
pub use usage::UsageCountsView;

//! Arguments of `earshot search`.

use clap::Args;

#[derive(Debug, Args)]
pub struct SearchArgs {
    /// Query: words, "exact phrases", -excluded words, (one or other). Optional if there is a filter
    #[arg(num_args = 0.., value_name = "QUERY")]
    pub query: Vec<String>,
    /// Search episodes and transcripts instead of podcasts. Episode filters imply this
    #[arg(long, short)]
    pub episodes: bool,
    /// Also match similar spellings
    #[arg(long)]
    pub fuzzy: bool,
    /// Sort field (relevance, recentActivity, title, totalEpisodes, castboxPlays and so on), optionally with :asc or
    /// :desc, and :first or :last for missing values; may be repeated to break ties
    #[arg(long, default_value = "relevance", value_name = "FIELD")]
    pub sort: Vec<String>,
    /// Facet to count: language, genre, country, updateFrequency, hasTranscript, hasGuests, topics, keywords, or a
    /// figure such as totalEpisodes; may be repeated
    #[arg(long, value_name = "NAME")]
    pub facet: Vec<String>,
    /// Retrieval mode: words, meaning or both [default: both if a model is connected, else words]
    #[arg(long, value_name = "words|meaning|both")]
    pub by: Option<String>,
    /// Weight of meaning against words, 0 to 1 [default: depends on the model]
    #[arg(long, value_name = "WEIGHT")]
    pub meaning_weight: Option<f64>,
    /// Explain how each score is computed
    #[arg(long)]
    pub explain: bool,
    /// Number of hits to show
    #[arg(long, short = 'n', default_value_t = 10, value_name = "N")]
    pub limit: usize,
    #[command(flatten)]
    pub embedder: super::EmbedderArgs,
    #[command(flatten)]
    pub engine: super::SearchBackendArgs,
    // Last, because clap lists all following options under its heading.
    #[command(flatten, next_help_heading = "Filters")]
    pub filters: FilterArgs,
}

// Dates are like 2026-01-31, or relative to now like "30 days" (hours, days, months, years).
#[derive(Debug, Args)]
pub struct FilterArgs {
    /// Only this language (BCP 47); may be repeated
    #[arg(long, value_name = "LANGUAGE")]
    pub language: Vec<String>,
    /// Only this genre; may be repeated
    #[arg(long, value_name = "GENRE")]
    pub genre: Vec<String>,
    /// Exclude this genre; may be repeated
    #[arg(long, value_name = "GENRE")]
    pub not_genre: Vec<String>,
    /// Only this country (ISO 3166-1 alpha-2); may be repeated
    #[arg(long, value_name = "COUNTRY")]
    pub country: Vec<String>,
    /// Only clean, or only explicit podcasts or episodes
    #[arg(long, value_name = "clean|explicit")]
    pub explicit: Option<String>,
    /// Only podcasts with a profile on this platform; may be repeated
    #[arg(long, value_name = "PLATFORM")]
    pub social: Vec<String>,
    /// Only podcasts with (true) or without (false) a contact email
    #[arg(long, value_name = "BOOL")]
    pub has_contact: Option<bool>,
    /// Only podcasts with (true) or without (false) guests
    #[arg(long, value_name = "BOOL")]
    pub has_guests: Option<bool>,
    /// Only podcasts with this frequency of new episodes (daily, weekly, bi-weekly, monthly, stale); may be repeated
    #[arg(long, value_name = "FREQUENCY")]
    pub frequency: Vec<String>,
    /// Only episodes with (true) or without (false) a transcript
    #[arg(long, value_name = "BOOL")]
    pub has_transcript: Option<bool>,
    /// Only episodes with this guest; may be repeated
    #[arg(long, value_name = "NAME")]
    pub guest: Vec<String>,
    /// Only episodes with this host; may be repeated
    #[arg(long, value_name = "NAME")]
    pub host: Vec<String>,
    /// Only episodes with this sponsor; may be repeated
    #[arg(long, value_name = "NAME")]
    pub sponsor: Vec<String>,
    /// Only podcasts or episodes about this topic; may be repeated
    #[arg(long, value_name = "TOPIC")]
    pub topic: Vec<String>,
    /// Only podcasts or episodes with this keyword; may be repeated
    #[arg(long, value_name = "KEYWORD")]
    pub keyword: Vec<String>,
    /// Only podcasts whose usual episode has at least this many minutes
    #[arg(long, value_name = "MINUTES")]
    pub min_minutes: Option<i64>,
    /// Only podcasts whose usual episode has at most this many minutes
    #[arg(long, value_name = "MINUTES")]
    pub max_minutes: Option<i64>,
    /// Only podcasts with at least this many episodes
    #[arg(long, value_name = "N")]
    pub min_episodes: Option<i64>,
    /// Only podcasts with at most this many episodes
    #[arg(long, value_name = "N")]
    pub max_episodes: Option<i64>,
    /// Minimum rating on Apple Podcasts, 0 to 5
    #[arg(long, value_name = "RATING")]
    pub min_apple_rating: Option<f64>,
    /// Minimum number of ratings on Apple Podcasts
    #[arg(long, value_name = "N")]
    pub min_apple_ratings: Option<i64>,
    /// Minimum rating on Spotify, 0 to 5
    #[arg(long, value_name = "RATING")]
    pub min_spotify_rating: Option<f64>,
    /// Minimum number of ratings on Spotify
    #[arg(long, value_name = "N")]
    pub min_spotify_ratings: Option<i64>,
    /// Minimum number of plays on Castbox
    #[arg(long, value_name = "N")]
    pub min_castbox_plays: Option<i64>,
    /// Minimum number of subscribers on Castbox
    #[arg(long, value_name = "N")]
    pub min_castbox_subscribers: Option<i64>,
    /// Minimum authority score, 0 to 100
    #[arg(long, value_name = "SCORE")]
    pub min_score: Option<f64>,
    /// Minimum number of monthly listeners
    #[arg(long, value_name = "N")]
    pub min_listeners: Option<i64>,
    /// Only podcasts whose first episode is not older than this (2026-01-31, "2 years")
    #[arg(long, value_name = "DATE")]
    pub founded_since: Option<String>,
    /// Only episodes published since then (2026-01-31, "30 days"), or podcasts with such an episode
    #[arg(long, value_name = "DATE")]
    pub since: Option<String>,
    /// Only episodes published before then
    #[arg(long, value_name = "DATE")]
    pub before: Option<String>,
    /// Only episodes added to the catalog since then
    #[arg(long, value_name = "DATE")]
    pub created_since: Option<String>,
    /// Only episodes changed in the catalog since then
    #[arg(long, value_name = "DATE")]
    pub updated_since: Option<String>,
}

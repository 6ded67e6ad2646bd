//! What `earshot search` is asked.

use clap::Args;

#[derive(Debug, Args)]
pub struct SearchArgs {
    /// Words, "exact phrases", -excluded words, (one or other); may be left out when there is a filter
    #[arg(num_args = 0.., value_name = "QUERY")]
    pub query: Vec<String>,
    /// Search episodes and transcripts instead of podcasts; filters that only episodes have do so by themselves
    #[arg(long, short)]
    pub episodes: bool,
    /// Near spellings match too
    #[arg(long)]
    pub fuzzy: bool,
    /// What comes first (relevance, recentActivity, title, totalEpisodes, castboxPlays and so on), with :asc or :desc,
    /// and :first or :last for what has none; may be repeated, the next decides between equal ones
    #[arg(long, default_value = "relevance", value_name = "FIELD")]
    pub sort: Vec<String>,
    /// Count the values among the hits: language, genre, country, updateFrequency, hasTranscript, hasGuests,
    /// topics, keywords; may be repeated
    #[arg(long, value_name = "NAME")]
    pub facet: Vec<String>,
    /// What finds hits: words, meaning or both; by default both where a model is connected, else words
    #[arg(long, value_name = "words|meaning|both")]
    pub by: Option<String>,
    /// How much meaning counts beside words, 0 to 1; by default as the model deserves
    #[arg(long, value_name = "WEIGHT")]
    pub meaning_weight: Option<f64>,
    /// Say what each score is made of
    #[arg(long)]
    pub explain: bool,
    /// Hits to show
    #[arg(long, short = 'n', default_value_t = 10, value_name = "N")]
    pub limit: usize,
    #[command(flatten)]
    pub embedder: super::EmbedderArgs,
    // Last, because its heading holds for what comes after it too.
    #[command(flatten, next_help_heading = "Filters")]
    pub filters: FilterArgs,
}

// Dates are like 2026-01-31, or count back from now like "30 days" (hours, days, months, years).
#[derive(Debug, Args)]
pub struct FilterArgs {
    /// Only this language (BCP 47), may be repeated
    #[arg(long, value_name = "LANGUAGE")]
    pub language: Vec<String>,
    /// Only this genre, may be repeated
    #[arg(long, value_name = "GENRE")]
    pub genre: Vec<String>,
    /// Not this genre, may be repeated
    #[arg(long, value_name = "GENRE")]
    pub not_genre: Vec<String>,
    /// Only from this country (ISO 3166-1 alpha-2), may be repeated
    #[arg(long, value_name = "COUNTRY")]
    pub country: Vec<String>,
    /// Only clean or only explicit ones
    #[arg(long, value_name = "clean|explicit")]
    pub explicit: Option<String>,
    /// Only podcasts with a profile there, may be repeated
    #[arg(long, value_name = "PLATFORM")]
    pub social: Vec<String>,
    /// Only podcasts with (true) or without (false) an address of their owner
    #[arg(long, value_name = "BOOL")]
    pub has_contact: Option<bool>,
    /// Only podcasts with (true) or without (false) guests
    #[arg(long, value_name = "BOOL")]
    pub has_guests: Option<bool>,
    /// Only episodes with (true) or without (false) a transcript
    #[arg(long, value_name = "BOOL")]
    pub has_transcript: Option<bool>,
    /// Only episodes with this guest, may be repeated
    #[arg(long, value_name = "NAME")]
    pub guest: Vec<String>,
    /// Only episodes with this host, may be repeated
    #[arg(long, value_name = "NAME")]
    pub host: Vec<String>,
    /// Only episodes with this sponsor, may be repeated
    #[arg(long, value_name = "NAME")]
    pub sponsor: Vec<String>,
    /// Only podcasts, or episodes, about this topic, may be repeated
    #[arg(long, value_name = "TOPIC")]
    pub topic: Vec<String>,
    /// Only podcasts, or episodes, with this keyword, may be repeated
    #[arg(long, value_name = "KEYWORD")]
    pub keyword: Vec<String>,
    /// Only podcasts with at least so many episodes
    #[arg(long, value_name = "N")]
    pub min_episodes: Option<i64>,
    /// Only podcasts with at most so many episodes
    #[arg(long, value_name = "N")]
    pub max_episodes: Option<i64>,
    /// Only podcasts rated so on Apple Podcasts, 0 to 5
    #[arg(long, value_name = "RATING")]
    pub min_apple_rating: Option<f64>,
    /// Only podcasts with so many ratings on Apple Podcasts
    #[arg(long, value_name = "N")]
    pub min_apple_ratings: Option<i64>,
    /// Only podcasts rated so on Spotify, 0 to 5
    #[arg(long, value_name = "RATING")]
    pub min_spotify_rating: Option<f64>,
    /// Only podcasts with so many ratings on Spotify
    #[arg(long, value_name = "N")]
    pub min_spotify_ratings: Option<i64>,
    /// Only podcasts with so many plays on Castbox
    #[arg(long, value_name = "N")]
    pub min_castbox_plays: Option<i64>,
    /// Only podcasts with so many subscribers on Castbox
    #[arg(long, value_name = "N")]
    pub min_castbox_subscribers: Option<i64>,
    /// Only podcasts with at least this authority score, 0 to 100
    #[arg(long, value_name = "SCORE")]
    pub min_score: Option<f64>,
    /// Only podcasts with at least so many listeners a month
    #[arg(long, value_name = "N")]
    pub min_listeners: Option<i64>,
    /// Only podcasts whose first episode is not older (2026-01-31, "2 years")
    #[arg(long, value_name = "DATE")]
    pub founded_since: Option<String>,
    /// Only episodes published since (2026-01-31, "30 days"), for podcasts: with an episode since
    #[arg(long, value_name = "DATE")]
    pub since: Option<String>,
    /// Only episodes published before
    #[arg(long, value_name = "DATE")]
    pub before: Option<String>,
    /// Only episodes that came into the catalog since
    #[arg(long, value_name = "DATE")]
    pub created_since: Option<String>,
    /// Only episodes that changed in the catalog since
    #[arg(long, value_name = "DATE")]
    pub updated_since: Option<String>,
}

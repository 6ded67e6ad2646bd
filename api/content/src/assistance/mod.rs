//! Connects the rules and the text model of `earshot-assist` with the catalog and the app database.
//!
//! A route reads facts, then runs one use of the assistant:
//! - [`read_show`], [`read_shows`] and [`read_episode`] read podcasts from the served generation, as the account's plan
//!   sees them, with blacklist, opt-out and last pitch of the team. [`ShowDetail`] sets how many transcripts are read.
//! - [`guest_facts`], [`project_facts`] and [`sender_facts`] convert rows of the app database;
//!   `routes::search::read_project_facts` also reads the search with which a project fills itself.
//! - [`run_charged_assist`] charges one AI assist and runs a closure with an
//!   [`Assistant`](earshot_assist::agent::Assistant) off the async threads: `run_charged_assist(&state, &account, move
//!   |assistant| async move { assistant.outreach(&guest, &show, &sender, &options).await }.boxed())`. It refunds when
//!   there is no result, or when rules made the result because a model failed. [`reserve_assist`] with
//!   [`run_reserved_assist`] does the same in two steps, for streams and jobs, and [`run_rules`] runs rules that are
//!   free. The access layer rejects plans without the assistant (`PlanFeature::Assistant`).
//! - [`GeneratedByView`](crate::views::GeneratedByView) has the fields `generatedBy`, `model` and `fallback` that every
//!   result shows.
//! - `state.assistance` has the model of the process and the token budgets of teams.

mod assist_runs;
mod index_statistics;
mod keyword_search;
mod model_trial;
mod people_facts;
mod project_facts;
mod show_facts;
mod show_reading;
pub mod transcript_facts;

pub use assist_runs::{reserve_assist, run_charged_assist, run_reserved_assist, run_rules};
pub use index_statistics::IndexStatistics;
pub use keyword_search::{FoundPodcasts, KeywordSearch};
pub use model_trial::{ModelTrial, TrialUse, try_model};
pub use people_facts::{guest_facts, sender_facts};
pub use project_facts::project_facts;
pub use show_facts::ShowDetail;
pub use show_reading::{EpisodeRecord, PodcastRecord, read_episode, read_show, read_shows};

//! `earshot search`: searches the published generation.

mod request;
mod response_json;
mod response_text;

use crate::args::SearchArgs;
use crate::context::Context;
use crate::embedding;
use crate::failure::{CommandResult, Failure};
use crate::search_engines::SearchEngines;
use crate::serve_sources::{open_served_generation, to_generation_failure};
use earshot_indexer::embedding::QueryEmbedder;
use earshot_indexer::{Page, SearchResults};
use earshot_model::Tier;
use earshot_model::search::{self, RetrievalMode, SearchMode};

pub fn run(context: &Context, args: &SearchArgs) -> CommandResult {
    let (request, mode) = request::build_request(args);
    // The command line belongs to the operator, so no plan limits apply.
    let options = search::build_search_options(&request, mode, Tier::Admin, context.clock.now()).map_err(|error| {
        let failure = Failure::input(&error);
        match error.detail() {
            Some((pointer, message)) => failure.with_advice(format!("{pointer} {message}")),
            None => failure,
        }
    })?;
    let served = open_served_generation(context)?;
    // Only searches that need the model call it; a worker thread does the request while this one waits.
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .worker_threads(1)
        .enable_all()
        .build()
        .map_err(Failure::internal)?;
    let embedder = match options.retrieval.mode {
        Some(RetrievalMode::Lexical) => None,
        _ => embedding::embedder(context, &args.embedder, None)?,
    };
    let connected = embedder.map(|embedder| QueryEmbedder { embedder, runtime: runtime.handle().clone() });
    let backend = SearchEngines::new(&args.engine, connected)?.open(&served).map_err(to_generation_failure)?;
    let page = Page { skip: 0, limit: args.limit };
    match mode {
        SearchMode::Podcasts => {
            let response = backend.search_podcasts(&options, page)?;
            print_response(context, &response, response_json::podcast_json, response_text::podcast_line)
        }
        SearchMode::Episodes => {
            let response = backend.search_episodes(&options, page)?;
            print_response(context, &response, response_json::episode_json, response_text::episode_line)
        }
    }
}

fn print_response<Hit>(
    context: &Context,
    response: &SearchResults<Hit>,
    json_hit: fn(&Hit) -> serde_json::Value,
    text_hit: fn(&Hit) -> String,
) -> CommandResult {
    context.print_result(&response_json::response_json(response, json_hit), || {
        response_text::response_text(response, text_hit)
    })
}

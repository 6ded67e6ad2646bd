//! `earshot search`: the published generation, asked from the shell.

mod json;
mod request;
mod text;

use crate::args::SearchArgs;
use crate::context::Context;
use crate::embedding;
use crate::failure::{Failure, Outcome};
use crate::serving::{index_failure, served_generation};
use earshot_indexer::meaning::Connected;
use earshot_indexer::{EmbeddedBackend, Page, SearchAnswer, SearchBackend as _};
use earshot_model::Tier;
use earshot_model::search::{self, FindBy, SearchMode};

pub fn run(context: &Context, args: &SearchArgs) -> Outcome {
    let (request, mode) = request::request(args);
    // The shell is the operator's: no plan limits there.
    let options = search::build(&request, mode, Tier::Admin, context.clock.now()).map_err(|error| {
        let failure = Failure::input(&error);
        match error.detail() {
            Some((pointer, message)) => failure.with_hint(format!("{pointer} {message}")),
            None => failure,
        }
    })?;
    let served = served_generation(context)?;
    let mut backend = EmbeddedBackend::open(&served.index(), &served.manifest.name).map_err(index_failure)?;
    // Only a search that needs the model asks it, and waits while the runtime's own thread does the work.
    let runtime =
        tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build().map_err(Failure::ours)?;
    if options.finding.by != Some(FindBy::Words)
        && let Some(embedder) = embedding::embedder(context, &args.embedder, None)?
    {
        backend = backend.with_embedder(Connected { embedder, runtime: runtime.handle().clone() });
    }
    let page = Page { skip: 0, limit: args.limit };
    match mode {
        SearchMode::Podcasts => {
            let answer = backend.search_podcasts(&options, page)?;
            print(context, &answer, json::podcast, text::podcast)
        }
        SearchMode::Episodes => {
            let answer = backend.search_episodes(&options, page)?;
            print(context, &answer, json::episode, text::episode)
        }
    }
}

fn print<Hit>(
    context: &Context,
    answer: &SearchAnswer<Hit>,
    json_hit: fn(&Hit) -> serde_json::Value,
    text_hit: fn(&Hit) -> String,
) -> Outcome {
    context.result(&json::answer(answer, json_hit), || text::answer(answer, text_hit))
}

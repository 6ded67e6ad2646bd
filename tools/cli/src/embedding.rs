//! The embedding service that commands are told of.

use crate::args::ServiceArgs;
use crate::context::Context;
use crate::failure::{Failure, Outcome};
use crate::network::client_config;
use earshot_catalog::Originals as Kept;
use earshot_indexer::Originals;
use earshot_indexer::meaning::{Connected, EmbedError, Served, ServiceConfig};
use earshot_indexer::vectors::UnitVector;
use earshot_net::{ClientConfig, HttpClient};
use std::io;
use std::sync::Arc;
use tokio::runtime::Handle;

/// The service, when one is set up.
pub fn served(context: &Context, args: &ServiceArgs, batch: Option<usize>) -> Outcome<Option<Served>> {
    let (Some(url), Some(model)) = (&args.embeddings_url, &args.embeddings_model) else { return Ok(None) };
    // Wherever the operator says that it is: at home, often; and it need not be spared as the sites of others.
    let client = ClientConfig { politeness: None, ..client_config(context, true) };
    let client = HttpClient::new(client).map_err(Failure::ours)?;
    let usual = ServiceConfig::new(url, model);
    Ok(Some(Served::new(
        client,
        ServiceConfig {
            key: args.embeddings_key.clone(),
            query_prefix: args.query_prefix.clone(),
            document_prefix: args.document_prefix.clone(),
            batch: batch.unwrap_or(usual.batch),
            ..usual
        },
    )))
}

/// The same for searches. A model that cannot be used is found out now; a service that is not there may come yet.
pub async fn connected(context: &Context, args: &ServiceArgs) -> Outcome<Option<Connected>> {
    let Some(served) = served(context, args, None)? else { return Ok(None) };
    match served.check().await {
        Ok(()) => {}
        Err(error @ EmbedError::Unfit { .. }) => {
            return Err(Failure::input(error).with_hint("choose a model of 768 dimensions"));
        }
        Err(error) => context.say(&format!("searching by words until the embedding service answers: {error}")),
    }
    Ok(Some(Connected { embedder: Arc::new(served), runtime: Handle::current() }))
}

/// Vectors that were asked for before, as an index wants them.
#[derive(Debug)]
pub struct KeptVectors(pub Kept);

impl Originals for KeptVectors {
    fn model(&self) -> &str {
        self.0.model()
    }

    fn find(&self, texts: &[&str]) -> io::Result<Vec<Option<UnitVector>>> {
        let find = |text: &&str| -> io::Result<Option<UnitVector>> {
            Ok(self.0.find(text)?.and_then(|numbers| UnitVector::new(&numbers).ok()))
        };
        texts.iter().map(find).collect()
    }
}

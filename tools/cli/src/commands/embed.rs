//! `earshot embed`: embeds every text of the served generation that has no embedding yet. An interrupted run continues
//! after the last part that was written.

use crate::args::EmbedArgs;
use crate::context::Context;
use crate::embedding::embedder;
use crate::failure::{CommandResult, Failure};
use crate::output::format_count;
use crate::serve_sources::open_served_generation;
use earshot_catalog::EmbeddingArchiveWriter;
use earshot_indexer::embedding::{EmbedError, Embedder, EmbeddingMode, EmbeddingText};
use earshot_indexer::for_each_text;
use std::ops::ControlFlow;

/// Requests whose texts are collected before they are sent.
const REQUESTS_PER_BATCH: usize = 4;

struct EmbedReport {
    texts: u64,
    stored: u64,
    embedded: u64,
}

pub fn run(context: &Context, args: &EmbedArgs) -> CommandResult {
    let embedder = embedder(context, &args.embedder, Some(args.batch.into()))?.ok_or_else(|| {
        Failure::input("no embedding model is configured").with_advice(
            "set a service with --embeddings-url and --embeddings-model, or a folder with --model-folder; search uses the offline term table otherwise",
        )
    })?;
    let generation = open_served_generation(context)?;
    let model = embedder.model().to_owned();
    let kept = EmbeddingArchiveWriter::open(&context.data, &model, &context.catalog_options)?;
    let limit = args.limit.unwrap_or(u64::MAX);
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().map_err(Failure::internal)?;
    let bar = context.progress_bar("embedding", None);
    let mut work = EmbedJob {
        embedder: embedder.as_ref(),
        runtime: &runtime,
        archive: kept,
        pending_texts: Vec::new(),
        batch_texts: REQUESTS_PER_BATCH * usize::from(args.batch),
        report: EmbedReport { texts: 0, stored: 0, embedded: 0 },
        failed: None,
    };
    let read = for_each_text(&generation.index(), &mut |text| {
        bar.inc(1);
        work.add_text(text, limit)
    });
    let outcome = work.finish();
    bar.finish_and_clear();
    read.map_err(Failure::internal)?;
    let report = outcome?;
    let json = serde_json::json!({
        "model": model, "texts": report.texts, "known": report.stored, "asked": report.embedded,
    });
    context.print_result(&json, || {
        format!(
            "{} read, {} already embedded, {} embedded by {model}; add them to the index with `earshot index --full --meaning model`",
            format_count(report.texts, "text"),
            report.stored,
            report.embedded
        )
    })
}

struct EmbedJob<'a> {
    embedder: &'a dyn Embedder,
    runtime: &'a tokio::runtime::Runtime,
    archive: EmbeddingArchiveWriter,
    pending_texts: Vec<String>,
    batch_texts: usize,
    report: EmbedReport,
    failed: Option<Failure>,
}

impl EmbedJob<'_> {
    fn add_text(&mut self, text: &str, limit: u64) -> ControlFlow<()> {
        self.report.texts += 1;
        if text.trim().is_empty() || self.archive.contains(text) {
            self.report.stored += 1;
            return ControlFlow::Continue(());
        }
        if self.report.embedded + self.pending_texts.len() as u64 >= limit {
            return ControlFlow::Break(());
        }
        self.pending_texts.push(text.to_owned());
        if self.pending_texts.len() < self.batch_texts {
            return ControlFlow::Continue(());
        }
        match self.embed_pending() {
            Ok(()) => ControlFlow::Continue(()),
            Err(failure) => {
                self.failed = Some(failure);
                ControlFlow::Break(())
            }
        }
    }

    fn embed_pending(&mut self) -> CommandResult {
        let texts: Vec<EmbeddingText<'_>> =
            self.pending_texts.iter().map(|text| EmbeddingText { text, language: None }).collect();
        let vectors =
            self.runtime.block_on(self.embedder.embed(EmbeddingMode::Document, &texts)).map_err(to_failure)?;
        for (text, vector) in self.pending_texts.iter().zip(vectors) {
            if let Some(vector) = vector {
                self.archive.add(text, vector.coordinates())?;
                self.report.embedded += 1;
            }
        }
        self.pending_texts.clear();
        Ok(())
    }

    /// Writes the embeddings received so far, also after a failure.
    fn finish(mut self) -> CommandResult<EmbedReport> {
        let rest = match self.failed.take() {
            Some(failure) => Err(failure),
            None => self.embed_pending(),
        };
        self.archive.flush()?;
        rest.map(|()| self.report)
    }
}

fn to_failure(error: EmbedError) -> Failure {
    match error {
        EmbedError::InvalidVector { .. } => Failure::input(error).with_advice("choose a model of 768 dimensions"),
        EmbedError::ModelFailed { .. } => Failure::internal(error),
        other => Failure::internal(other)
            .with_advice("the embeddings so far are stored; run the same command again when the service is available"),
    }
}

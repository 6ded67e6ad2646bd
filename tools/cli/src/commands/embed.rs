//! `earshot embed`: asks a model about every text of the served generation that it was not asked about before. Killed at
//! any moment, it goes on from the last part that it wrote.

use crate::args::EmbedArgs;
use crate::context::Context;
use crate::embedding::embedder;
use crate::failure::{Failure, Outcome};
use crate::output::counted;
use crate::serving::served_generation;
use earshot_catalog::OriginalsWriter;
use earshot_indexer::for_each_text;
use earshot_indexer::meaning::{EmbedError, Embedder, Mode, Text};
use std::ops::ControlFlow;

/// Requests whose texts are gathered before they are sent.
const REQUESTS: usize = 4;

struct Report {
    texts: u64,
    known: u64,
    asked: u64,
}

pub fn run(context: &Context, args: &EmbedArgs) -> Outcome {
    let embedder = embedder(context, &args.embedder, Some(args.batch.into()))?.ok_or_else(|| {
        Failure::input("no model is set up").with_hint(
            "name a service with --embeddings-url and --embeddings-model, or a folder with --model-folder; without, the offline table is used",
        )
    })?;
    let generation = served_generation(context)?;
    let model = embedder.model().to_owned();
    let kept = OriginalsWriter::open(&context.data, &model, &context.catalog_options)?;
    let limit = args.limit.unwrap_or(u64::MAX);
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().map_err(Failure::ours)?;
    let bar = context.progress("embedding", None);
    let mut work = Work {
        embedder: embedder.as_ref(),
        runtime: &runtime,
        kept,
        waiting: Vec::new(),
        gathered: REQUESTS * usize::from(args.batch),
        report: Report { texts: 0, known: 0, asked: 0 },
        failed: None,
    };
    let read = for_each_text(&generation.index(), &mut |text| {
        bar.inc(1);
        work.take(text, limit)
    });
    let outcome = work.finish();
    bar.finish_and_clear();
    read.map_err(Failure::ours)?;
    let report = outcome?;
    let json = serde_json::json!({
        "model": model, "texts": report.texts, "known": report.known, "asked": report.asked,
    });
    context.result(&json, || {
        format!(
            "{} read, {} known, {} asked of {model}; put them into the index with `earshot index --full --meaning model`",
            counted(report.texts, "text"),
            report.known,
            report.asked
        )
    })
}

struct Work<'a> {
    embedder: &'a dyn Embedder,
    runtime: &'a tokio::runtime::Runtime,
    kept: OriginalsWriter,
    waiting: Vec<String>,
    gathered: usize,
    report: Report,
    failed: Option<Failure>,
}

impl Work<'_> {
    fn take(&mut self, text: &str, limit: u64) -> ControlFlow<()> {
        self.report.texts += 1;
        if text.trim().is_empty() || self.kept.knows(text) {
            self.report.known += 1;
            return ControlFlow::Continue(());
        }
        if self.report.asked + self.waiting.len() as u64 >= limit {
            return ControlFlow::Break(());
        }
        self.waiting.push(text.to_owned());
        if self.waiting.len() < self.gathered {
            return ControlFlow::Continue(());
        }
        match self.ask() {
            Ok(()) => ControlFlow::Continue(()),
            Err(failure) => {
                self.failed = Some(failure);
                ControlFlow::Break(())
            }
        }
    }

    fn ask(&mut self) -> Outcome {
        let texts: Vec<Text<'_>> = self.waiting.iter().map(|text| Text { text, language: None }).collect();
        let vectors = self.runtime.block_on(self.embedder.embed(Mode::Document, &texts)).map_err(failure)?;
        for (text, vector) in self.waiting.iter().zip(vectors) {
            if let Some(vector) = vector {
                self.kept.add(text, vector.coordinates())?;
                self.report.asked += 1;
            }
        }
        self.waiting.clear();
        Ok(())
    }

    /// What was answered is kept, whatever failed.
    fn finish(mut self) -> Outcome<Report> {
        let rest = match self.failed.take() {
            Some(failure) => Err(failure),
            None => self.ask(),
        };
        self.kept.flush()?;
        rest.map(|()| self.report)
    }
}

fn failure(error: EmbedError) -> Failure {
    match error {
        EmbedError::Unfit { .. } => Failure::input(error).with_hint("choose a model of 768 dimensions"),
        EmbedError::Failed { .. } => Failure::ours(error),
        other => Failure::ours(other)
            .with_hint("what was answered is kept: run the same command again when the service is well"),
    }
}

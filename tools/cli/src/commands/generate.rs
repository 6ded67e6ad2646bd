//! `earshot generate`: a catalog of invented podcasts, as files.

use crate::args::GenerateArgs;
use crate::context::Context;
use crate::failure::{Failure, Outcome};
use crate::output::{counted, grouped};
use earshot_generate::{GenerateError, sample, synthetic};

pub fn run(context: &Context, args: &GenerateArgs) -> Outcome {
    let today = args.today.unwrap_or_else(|| context.clock.now().date_naive());
    let report = match &args.sample {
        Some(shows) => sample::render_sample(shows, &args.out, today),
        None => {
            let options = synthetic::SyntheticOptions {
                podcasts: args.podcasts,
                episodes: args.episodes,
                transcripts: args.transcripts,
                seed: args.seed,
                today,
            };
            let bar = context.progress("generating", Some(args.podcasts));
            let report = synthetic::generate(&options, &args.out, &mut |done| bar.set_position(done));
            bar.finish_and_clear();
            report
        }
    };
    let report = report.map_err(|error| match error {
        GenerateError::Write { .. } => Failure::ours(error),
        _ => Failure::input(anyhow::anyhow!(error)),
    })?;
    context.result(&report, || {
        format!(
            "{} with {} and {} in {} ({} written, the rest was there)",
            counted(report.feeds, "feed"),
            counted(report.episodes, "episode"),
            counted(report.transcripts, "transcript"),
            args.out.display(),
            grouped(report.written)
        )
    })
}

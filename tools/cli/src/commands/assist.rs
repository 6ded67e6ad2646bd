//! `earshot assist try`: shows an operator what a text model is sent and how well it writes.

use crate::args::AssistTryArgs;
use crate::context::Context;
use crate::failure::{CommandResult, Failure};
use crate::search_engines::SearchEngines;
use crate::serve_sources::{PublishedGenerations, block_on, to_generation_failure};
use earshot_api::serving::{GenerationSource as _, ServedGenerations};
use earshot_api::{ApiError, ErrorCode, ModelTrial, TrialUse, try_model as run_trial};
use earshot_catalog::CatalogError;
use std::fmt::Write as _;
use std::io::Read;
use std::path::Path;

/// A longer file is no profile and no bio.
const MAX_GUEST_BYTES: u64 = 1 << 20;
const NO_MODEL: &str = "No text model is set, so rules wrote the results. --text-url and --text-model set one.";

pub fn try_model(context: &Context, args: &AssistTryArgs) -> CommandResult {
    let guest = read_guest_file(&args.guest)?;
    let generations = open_generations(context)?;
    let config = args.text_model.config();
    let trial = block_on(run_trial(config.as_ref(), &generations, &guest, &args.podcast, &context.clock))?;
    let trial = trial.map_err(to_failure)?;
    context.print_result(&trial, || trial_text(&trial))
}

fn read_guest_file(file: &Path) -> CommandResult<String> {
    let mut text = String::new();
    let limit = MAX_GUEST_BYTES + 1;
    let read = if file.as_os_str() == "-" {
        std::io::stdin().take(limit).read_to_string(&mut text)
    } else {
        std::fs::File::open(file).and_then(|open| open.take(limit).read_to_string(&mut text))
    };
    let shown = file.display();
    read.map_err(|error| Failure::input(format!("{shown} cannot be read: {error}")))?;
    if text.len() as u64 > MAX_GUEST_BYTES {
        return Err(Failure::input(format!("{shown} is larger than {} MiB", MAX_GUEST_BYTES >> 20)));
    }
    Ok(text)
}

/// Opens the served generation without the data of those who opted out.
fn open_generations(context: &Context) -> CommandResult<ServedGenerations> {
    let source = PublishedGenerations {
        data: context.data.clone(),
        options: context.catalog_options.clone(),
        engines: SearchEngines::embedded(),
    };
    let served = ServedGenerations::default();
    served.set_opt_outs(source.opt_outs().map_err(to_generation_failure)?);
    match source.open_current().map_err(to_generation_failure)? {
        Some(generation) => served.swap(generation),
        None => return Err(Failure::from(CatalogError::NoGeneration(context.data.generations()))),
    }
    Ok(served)
}

fn to_failure(error: ApiError) -> Failure {
    if matches!(error.code, ErrorCode::Internal | ErrorCode::ServiceUnavailable) {
        return Failure::internal(anyhow::Error::new(error));
    }
    let detail = error.details.first().map(|detail| detail.message.clone());
    let failure = Failure::input(&error.message);
    match detail {
        Some(detail) => failure.with_advice(detail),
        None => failure,
    }
}

fn trial_text(trial: &ModelTrial) -> String {
    let guest = if trial.guest.is_empty() { "without a name" } else { &trial.guest };
    let model = trial.model.as_ref().map_or_else(|| NO_MODEL.to_owned(), |model| format!("Model: {model}"));
    let mut text = format!("Guest: {guest}\nPodcast: {}\n{model}", trial.podcast);
    for part in &trial.uses {
        push_use(&mut text, part, trial.model.is_some());
    }
    text
}

fn push_use(text: &mut String, part: &TrialUse, has_model: bool) {
    let mut push = |heading: &str, body: &str| {
        write!(text, "\n\n=== {}: {heading} ===\n{}", part.name, body.trim_end()).expect("writing to a string");
    };
    let (instructions, data) = if has_model {
        ("instructions that were sent", "data that were sent")
    } else {
        ("instructions that a model would get", "data that a model would get")
    };
    for (number, exchange) in part.exchanges.iter().enumerate() {
        if number == 0 {
            push(instructions, &exchange.system);
            push(data, &exchange.user);
        } else {
            push("request for a repair", &exchange.user);
        }
        if let Some(answer) = &exchange.text {
            let seconds = exchange.milliseconds as f64 / 1_000.0;
            let (prompt, completion) = (exchange.usage.prompt_tokens, exchange.usage.completion_tokens);
            push(&format!("came back after {seconds:.1} s, {prompt} + {completion} tokens"), answer);
        }
        if let Some(error) = exchange.error.as_deref().filter(|_| has_model) {
            push("nothing came back", error);
        }
        if !exchange.faults.is_empty() {
            push("rejected", &exchange.faults.join("\n"));
        }
    }
    if let Some(reason) = part.reason.as_deref() {
        push("rules wrote the result", reason);
    }
    push("result", &part.text);
}

//! The recognizer of speech: a service, or a model in a folder.

use crate::args::SpeechServiceArgs;
use crate::failure::{CommandResult, Failure};
use earshot_net::{ClientConfig, HttpClient};
use earshot_transcription::{SpeechService, Transcriber};
use std::path::Path;

/// Returns the recognizer that is set, if any. Loads a model from a folder.
pub(super) fn open_recognizer(
    args: &SpeechServiceArgs,
    client: ClientConfig,
) -> CommandResult<Option<Box<dyn Transcriber>>> {
    if let Some(folder) = &args.speech_model_folder {
        return open_model(folder, args.speech_model.as_deref()).map(Some);
    }
    let Some(service) = args.config() else { return Ok(None) };
    // The operator chose the service. It may be on this machine, and has no limits of politeness.
    let trusted = ClientConfig { allow_private: true, politeness: None, ..client };
    let client = HttpClient::new(trusted).map_err(Failure::internal)?;
    Ok(Some(Box::new(SpeechService::new(client, service))))
}

#[cfg(feature = "local-models")]
fn open_model(folder: &Path, name: Option<&str>) -> CommandResult<Box<dyn Transcriber>> {
    let model = earshot_transcription::WhisperModel::open(folder, name).map_err(|error| {
        Failure::input(error).with_advice(
            "a folder of a model for speech has config.json, tokenizer.json and model.safetensors of a Whisper model",
        )
    })?;
    Ok(Box::new(model))
}

#[cfg(not(feature = "local-models"))]
fn open_model(_folder: &Path, _name: Option<&str>) -> CommandResult<Box<dyn Transcriber>> {
    Err(Failure::input("this build loads no models from folders")
        .with_advice("build the program with `cargo build --release -p earshot-cli`"))
}

//! Audio and a service for speech recognition on a local server.

mod audio;
mod cutting;
mod service;

use earshot_net::{ClientConfig, HttpClient};
use earshot_testkit::fixed_clock;
use earshot_transcription::{DECODER_COMMAND, DecoderProgram};
use std::path::PathBuf;

fn client(allow_private: bool) -> HttpClient {
    let config = ClientConfig { allow_private, politeness: None, ..ClientConfig::new("0", "", fixed_clock()) };
    HttpClient::new(config).expect("a client")
}

fn decoder() -> DecoderProgram {
    let program = PathBuf::from(env!("CARGO_BIN_EXE_earshot-transcription"));
    DecoderProgram::new(program, [DECODER_COMMAND.into()], [])
}

/// Silent frames of an MP3 file with 128 kbit/s: 26 ms and 417 bytes each.
fn mp3(frames: usize) -> Vec<u8> {
    let mut frame = vec![0xFF, 0xFB, 0x90, 0x00];
    frame.resize(417, 0);
    frame.repeat(frames)
}

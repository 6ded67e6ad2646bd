//! Decodes audio of any format into samples, in a child process with limits: decoders panic, and allocate what a hostile file names.

mod child;
mod decode;
mod opus;
mod program;
mod resample;

pub use child::{DECODER_COMMAND, run_decoder};
pub(crate) use program::DecodedAudio;
pub use program::DecoderProgram;

/// Samples per second of decoded audio, which has one channel. Whisper and its services compute with the same.
pub const SAMPLE_RATE: usize = 16_000;

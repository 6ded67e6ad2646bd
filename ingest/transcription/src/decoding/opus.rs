//! Decodes Opus, for which symphonia has no decoder.

use super::SAMPLE_RATE;
use opus_rs::OpusDecoder;
use symphonia::core::codecs::CodecParameters;

/// The longest packet, 120 ms (RFC 6716 3.2.5).
const MAX_PACKET_SAMPLES: usize = SAMPLE_RATE * 120 / 1_000;
/// The place of the number of channels in the header (RFC 7845 5.1). WebM has the same header.
const CHANNELS_BYTE: usize = 9;

/// The decoder of a track, which mixes channels and converts the rate itself.
pub struct OpusTrack {
    decoder: OpusDecoder,
    samples: Vec<f32>,
}

impl OpusTrack {
    /// # Errors
    /// When the track has more than two channels, which are several streams.
    pub fn new(parameters: &CodecParameters) -> Result<Self, String> {
        let header = parameters.extra_data.as_deref().unwrap_or_default();
        if let Some(channels) = header.get(CHANNELS_BYTE).filter(|channels| **channels > 2) {
            return Err(format!("Opus with {channels} channels"));
        }
        let decoder = OpusDecoder::new(SAMPLE_RATE as i32, 1)?;
        Ok(Self { decoder, samples: vec![0.0; MAX_PACKET_SAMPLES] })
    }

    /// Returns the samples of a packet; `None` when it is damaged.
    pub fn decode(&mut self, packet: &[u8]) -> Option<&[f32]> {
        if packet.is_empty() {
            return None;
        }
        let count = self.decoder.decode(packet, MAX_PACKET_SAMPLES, &mut self.samples).ok()?;
        self.samples.get(..count)
    }
}

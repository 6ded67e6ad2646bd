//! Decodes a file into samples, as a stream.

use super::SAMPLE_RATE;
use super::opus::OpusTrack;
use super::resample::Resampler;
use std::fs::File;
use std::io::{self, Seek as _, SeekFrom};
use symphonia::core::audio::{AudioBufferRef, SampleBuffer};
use symphonia::core::codecs::{CODEC_TYPE_OPUS, CodecParameters, Decoder, DecoderOptions};
use symphonia::core::errors::Error;
use symphonia::core::formats::{FormatOptions, FormatReader, Packet};
use symphonia::core::io::{MediaSourceStream, MediaSourceStreamOptions};
use symphonia::core::meta::{Limit, MetadataOptions};
use symphonia::core::probe::Hint;
use symphonia::default::{get_codecs, get_probe};

/// The longest audio, in samples: a day. A few bytes of some formats are an hour of silence.
const MAX_SAMPLES: u64 = 24 * 60 * 60 * SAMPLE_RATE as u64;
/// Rates of real files, and those far beyond.
const RATES: std::ops::RangeInclusive<u32> = 4_000..=384_000;
/// Packets in a row that cannot be decoded, after which the file counts as damaged.
const MAX_BAD_PACKETS: usize = 1_000;
/// The longest silence in the place of a packet that cannot be decoded, in seconds.
const MAX_GAP_S: f64 = 1.0;
/// Covers in metadata are skipped.
const MAX_METADATA_BYTES: usize = 1 << 20;

/// Why a file is not decoded.
#[derive(Debug, thiserror::Error)]
pub enum DecodeError {
    #[error("its format or codec is not supported ({0})")]
    Unsupported(String),
    #[error("it is damaged")]
    Damaged,
    #[error("it is longer than a day")]
    TooLong,
    #[error("it could not be read: {0}")]
    Read(#[from] io::Error),
}

/// Takes samples.
pub type SampleSink<'a> = dyn FnMut(&[i16]) -> io::Result<()> + 'a;

/// Decodes a file into samples of one channel. Packets that are damaged become silence, so that later times are right. A file that
/// ends early gives what it has.
///
/// # Errors
/// [`DecodeError`] when nothing can be decoded, and for files of more than a day.
pub fn decode(mut file: File, sink: &mut SampleSink<'_>) -> Result<(), DecodeError> {
    file.seek(SeekFrom::Start(0))?;
    let stream = MediaSourceStream::new(Box::new(file), MediaSourceStreamOptions::default());
    let limit = Limit::Maximum(MAX_METADATA_BYTES);
    let metadata = MetadataOptions { limit_metadata_bytes: limit, limit_visual_bytes: limit };
    let probed = get_probe().format(&Hint::new(), stream, &FormatOptions::default(), &metadata);
    let mut format = probed.map_err(to_decode_error)?.format;
    let mut output = Output { sink, resampler: None, mono: Vec::new(), resampled: Vec::new(), samples: 0 };
    // A file may consist of several streams, one after the other.
    while decode_stream(format.as_mut(), &mut output)? {}
    output.finish()
}

fn to_decode_error(error: Error) -> DecodeError {
    match error {
        Error::Unsupported(feature) => DecodeError::Unsupported(feature.to_owned()),
        Error::IoError(error) if error.kind() != io::ErrorKind::UnexpectedEof => DecodeError::Read(error),
        _ => DecodeError::Damaged,
    }
}

/// The decoder of a track.
enum TrackDecoder {
    Opus(Box<OpusTrack>),
    Other(Box<dyn Decoder>),
}

impl TrackDecoder {
    fn new(parameters: &CodecParameters) -> Result<Self, DecodeError> {
        if parameters.codec == CODEC_TYPE_OPUS {
            let track = OpusTrack::new(parameters).map_err(DecodeError::Unsupported)?;
            return Ok(Self::Opus(Box::new(track)));
        }
        let decoder = get_codecs().make(parameters, &DecoderOptions::default());
        decoder.map(Self::Other).map_err(to_decode_error)
    }

    /// Writes the samples of a packet. Returns whether it is whole.
    fn decode(&mut self, packet: &Packet, output: &mut Output<'_, '_>) -> Result<bool, DecodeError> {
        match self {
            Self::Opus(track) => match track.decode(packet.buf()) {
                Some(samples) => output.push_mono(SAMPLE_RATE as u32, samples).map(|()| true),
                None => Ok(false),
            },
            Self::Other(decoder) => match decoder.decode(packet) {
                Ok(decoded) => output.push(decoded).map(|()| true),
                Err(Error::DecodeError(_) | Error::IoError(_)) => Ok(false),
                Err(Error::ResetRequired) => {
                    decoder.reset();
                    Ok(true)
                }
                Err(error) => Err(to_decode_error(error)),
            },
        }
    }
}

/// Decodes the first track of audio. Returns whether another stream follows.
fn decode_stream(format: &mut dyn FormatReader, output: &mut Output<'_, '_>) -> Result<bool, DecodeError> {
    let is_audio = |codec| codec == CODEC_TYPE_OPUS || get_codecs().get_codec(codec).is_some();
    let track = format.tracks().iter().find(|track| is_audio(track.codec_params.codec));
    let Some(track) = track else { return Err(DecodeError::Unsupported("no track of a known codec".to_owned())) };
    let (id, time_base) = (track.id, track.codec_params.time_base);
    let mut decoder = TrackDecoder::new(&track.codec_params)?;
    let mut bad_packets = 0;
    while bad_packets < MAX_BAD_PACKETS {
        let packet = match format.next_packet() {
            Ok(packet) if packet.track_id() == id => packet,
            Ok(_) => continue,
            Err(Error::DecodeError(_)) => {
                bad_packets += 1;
                continue;
            }
            Err(Error::ResetRequired) => return Ok(true),
            Err(Error::IoError(error)) if error.kind() != io::ErrorKind::UnexpectedEof => return Err(error.into()),
            // The end, or what cannot be read on.
            Err(_) => return Ok(false),
        };
        if decoder.decode(&packet, output)? {
            bad_packets = 0;
        } else {
            bad_packets += 1;
            output.push_gap(&packet, time_base.map(|base| f64::from(base.numer) / f64::from(base.denom)))?;
        }
    }
    Ok(false)
}

/// Mixes channels, converts the rate, and hands on the samples.
struct Output<'a, 'b> {
    sink: &'a mut SampleSink<'b>,
    /// With the rate of its input.
    resampler: Option<(u32, Resampler)>,
    mono: Vec<f32>,
    resampled: Vec<f32>,
    samples: u64,
}

impl Output<'_, '_> {
    fn push(&mut self, decoded: AudioBufferRef<'_>) -> Result<(), DecodeError> {
        let spec = *decoded.spec();
        let (rate, channels) = (spec.rate, spec.channels.count());
        if decoded.frames() == 0 || channels == 0 {
            return Ok(());
        }
        if !RATES.contains(&rate) {
            return Err(DecodeError::Unsupported(format!("{rate} samples per second")));
        }
        let mut interleaved = SampleBuffer::<f32>::new(decoded.capacity() as u64, spec);
        interleaved.copy_interleaved_ref(decoded);
        self.mono.clear();
        let frames = interleaved.samples().chunks_exact(channels);
        self.mono.extend(frames.map(|frame| frame.iter().sum::<f32>() / channels as f32));
        self.resample_from(rate)
    }

    /// Takes samples of one channel.
    fn push_mono(&mut self, rate: u32, samples: &[f32]) -> Result<(), DecodeError> {
        self.mono.clear();
        self.mono.extend_from_slice(samples);
        self.resample_from(rate)
    }

    fn resample_from(&mut self, rate: u32) -> Result<(), DecodeError> {
        if self.resampler.as_ref().is_none_or(|(before, _)| *before != rate) {
            self.resampler = Some((rate, Resampler::new(rate as usize)));
        }
        self.resample()
    }

    fn push_gap(&mut self, packet: &Packet, tick_s: Option<f64>) -> Result<(), DecodeError> {
        let Some((rate, _)) = self.resampler else { return Ok(()) };
        let seconds = (packet.dur() as f64 * tick_s.unwrap_or_default()).clamp(0.0, MAX_GAP_S);
        self.mono.clear();
        self.mono.resize((seconds * f64::from(rate)) as usize, 0.0);
        self.resample()
    }

    fn resample(&mut self) -> Result<(), DecodeError> {
        self.resampled.clear();
        if let Some((_, resampler)) = &mut self.resampler {
            resampler.push(&self.mono, &mut self.resampled);
        }
        self.write()
    }

    fn finish(&mut self) -> Result<(), DecodeError> {
        self.resampled.clear();
        if let Some((_, resampler)) = &mut self.resampler {
            resampler.finish(&mut self.resampled);
        }
        self.write()?;
        if self.samples == 0 { Err(DecodeError::Damaged) } else { Ok(()) }
    }

    fn write(&mut self) -> Result<(), DecodeError> {
        self.samples += self.resampled.len() as u64;
        if self.samples > MAX_SAMPLES {
            return Err(DecodeError::TooLong);
        }
        let samples: Vec<i16> = self.resampled.iter().map(|sample| to_sixteen_bits(*sample)).collect();
        Ok((self.sink)(&samples)?)
    }
}

/// Numbers that are none become zero.
fn to_sixteen_bits(sample: f32) -> i16 {
    (sample * 32_767.0) as i16
}

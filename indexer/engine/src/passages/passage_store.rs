//! Reads the passage store by episode: whole transcripts or single passages.

use super::dictionary::{Dictionaries, Dictionary};
use super::error::PassageError;
use super::header::Header;
use super::layout::{PassageLayout, PassageStart};
use super::part_files::{ENTRY_BYTES, MAGIC, data_path, index_path};
use super::record::RecordSections;
use earshot_model::{EpisodeId, Timestamp, Transcript};
use earshot_text::mmap::{Mmap, map};
use std::borrow::Cow;
use std::cell::RefCell;
use std::io;
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::rc::Rc;
use std::time::SystemTime;
use zstd::zstd_safe::{DCtx, get_frame_content_size};

/// A frame has a few passages and transcripts are limited, so more than this is damage.
const MAX_DECOMPRESSED_BYTES: usize = 64 << 20;

thread_local! {
    /// Reused, because creating one takes as long as decompressing a passage.
    static CONTEXT: RefCell<DCtx<'static>> = RefCell::new(DCtx::create());
}

/// The passages of one shard.
pub struct PassageStore {
    /// Newest first.
    parts: Vec<PassagePart>,
    dictionaries: Dictionaries,
}

struct PassagePart {
    path: PathBuf,
    /// `None` for an empty file, which cannot be mapped.
    data: Option<Mmap>,
    index: Mmap,
}

impl PassageStore {
    /// Opens the parts, which are given oldest first.
    pub fn open(folder: &Path, parts: &[u32]) -> io::Result<Self> {
        let parts = parts.iter().rev().map(|&part| PassagePart::open(folder, part)).collect::<io::Result<_>>()?;
        Ok(Self { parts, dictionaries: Dictionaries::open(folder)? })
    }

    /// The record of an episode, if there is one.
    ///
    /// # Errors
    /// When the lengths in the record are inconsistent.
    pub fn get(&self, episode: EpisodeId) -> Result<Option<TranscriptRecord<'_>>, PassageError> {
        for part in &self.parts {
            if let Some(record) = part.record(episode, &self.dictionaries)? {
                return Ok(Some(record));
            }
        }
        Ok(None)
    }

    /// The numbers of the parts that were written at or after a time, newest first. A part whose time is unknown counts.
    pub(super) fn newer_parts(&self, oldest: SystemTime) -> impl Iterator<Item = usize> {
        let is_older = move |part: &PassagePart| {
            std::fs::metadata(&part.path).and_then(|file| file.modified()).is_ok_and(|written| written < oldest)
        };
        (0..self.parts.len()).filter(move |&number| !is_older(&self.parts[number]))
    }

    /// The episodes of a part that no newer part replaces.
    pub(super) fn current_episodes_of(&self, number: usize) -> impl Iterator<Item = EpisodeId> {
        let (newer, part) = (&self.parts[..number], &self.parts[number]);
        (0..part.len()).filter_map(move |row| {
            let episode = EpisodeId(uuid::Uuid::from_bytes(part.entry(row)?.0));
            newer.iter().all(|newer| newer.find(episode).is_none()).then_some(episode)
        })
    }

    /// Number of records in all parts, replaced ones included.
    pub(super) fn len(&self) -> u64 {
        self.parts.iter().map(|part| part.len() as u64).sum()
    }

    /// The bytes of all records that no newer part replaces.
    pub(super) fn records(&self) -> impl Iterator<Item = (EpisodeId, &[u8])> {
        self.parts.iter().enumerate().flat_map(move |(age, part)| {
            (0..part.len()).filter_map(move |row| {
                let (id, range) = part.entry(row)?;
                let episode = EpisodeId(uuid::Uuid::from_bytes(id));
                let is_replaced = self.parts[..age].iter().any(|newer| newer.find(episode).is_some());
                if is_replaced { None } else { Some((episode, part.data.as_ref()?.get(range)?)) }
            })
        })
    }

    /// Reads every record and compares checksums, except in files that are already verified.
    ///
    /// # Errors
    /// When a record is damaged.
    pub fn verify(&self, is_known: &dyn Fn(&Path) -> bool) -> Result<(), PassageError> {
        for part in self.parts.iter().filter(|part| !is_known(&part.path)) {
            for row in 0..part.len() {
                let entry = part.entry(row).map(|(id, _)| EpisodeId(uuid::Uuid::from_bytes(id)));
                let episode = entry.ok_or_else(|| part.damaged("index is cut short".to_owned()))?;
                part.record(episode, &self.dictionaries)?.map(|record| record.transcript()).transpose()?;
            }
        }
        Ok(())
    }

    /// The bytes of an episode's record, to compare.
    pub(super) fn record_bytes(&self, episode: EpisodeId) -> Option<&[u8]> {
        self.parts.iter().find_map(|part| part.find(episode)).flatten()
    }
}

impl PassagePart {
    fn open(folder: &Path, part: u32) -> io::Result<Self> {
        let invalid = |reason: &str| io::Error::new(io::ErrorKind::InvalidData, reason.to_owned());
        let index = map(&index_path(folder, part))?;
        if index.get(..8) != Some(MAGIC.as_slice()) {
            return Err(invalid("passage index does not begin as one"));
        }
        let count = index.get(8..16).and_then(|bytes| bytes.try_into().ok()).map_or(0, u64::from_le_bytes);
        if (index.len() as u64 - 16) != count.saturating_mul(ENTRY_BYTES as u64) {
            return Err(invalid("passage index is cut short"));
        }
        let path = data_path(folder, part);
        let length = std::fs::metadata(&path)?.len();
        let part = Self { data: if length == 0 { None } else { Some(map(&path)?) }, path, index };
        if (0..part.len()).any(|row| part.entry(row).is_none_or(|(_, range)| range.end as u64 > length)) {
            return Err(invalid("passage data is cut short"));
        }
        Ok(part)
    }

    fn len(&self) -> usize {
        (self.index.len() - 16) / ENTRY_BYTES
    }

    fn entry(&self, row: usize) -> Option<([u8; 16], Range<usize>)> {
        let entry = self.index.get(16 + row * ENTRY_BYTES..)?.get(..ENTRY_BYTES)?;
        let number = |at: usize| usize::try_from(u64::from_le_bytes(entry[at..at + 8].try_into().ok()?)).ok();
        let (start, length) = (number(16)?, number(24)?);
        Some((entry[..16].try_into().ok()?, start..start.checked_add(length)?))
    }

    /// `None` when the part does not have the episode; `Some(None)` when its entry points outside of the data.
    fn find(&self, episode: EpisodeId) -> Option<Option<&[u8]>> {
        let (mut low, mut high) = (0, self.len());
        while low < high {
            let middle = low.midpoint(high);
            let Some((id, range)) = self.entry(middle) else { return Some(None) };
            match id.cmp(episode.0.as_bytes()) {
                std::cmp::Ordering::Less => low = middle + 1,
                std::cmp::Ordering::Greater => high = middle,
                std::cmp::Ordering::Equal => return Some(self.data.as_ref().and_then(|data| data.get(range))),
            }
        }
        None
    }

    fn record<'a>(
        &'a self,
        episode: EpisodeId,
        dictionaries: &'a Dictionaries,
    ) -> Result<Option<TranscriptRecord<'a>>, PassageError> {
        let Some(bytes) = self.find(episode) else { return Ok(None) };
        let damaged = || self.damaged(format!("record of episode {episode} does not fit its lengths"));
        let RecordSections { header, dictionary, passages, frames } =
            bytes.and_then(RecordSections::parse).ok_or_else(damaged)?;
        let stored = StoredText { part: self, dictionaries, header, dictionary, frames, frame: RefCell::new(None) };
        Ok(Some(TranscriptRecord { episode, passages, text: RecordText::Stored(stored) }))
    }

    fn damaged(&self, reason: String) -> PassageError {
        PassageError { path: self.path.display().to_string(), reason }
    }
}

/// The record of one transcript.
pub struct TranscriptRecord<'a> {
    episode: EpisodeId,
    passages: Vec<PassageStart>,
    text: RecordText<'a>,
}

enum RecordText<'a> {
    Stored(StoredText<'a>),
    /// Of a transcript that another backend keeps.
    Read {
        header: Box<Header>,
        text: String,
    },
}

/// The compressed text of a record.
struct StoredText<'a> {
    part: &'a PassagePart,
    dictionaries: &'a Dictionaries,
    header: &'a [u8],
    /// Number of the dictionary that the frames use.
    dictionary: Option<u32>,
    /// For each frame its first byte of text, and the compressed bytes.
    frames: Vec<(usize, &'a [u8])>,
    /// The frame read last, because passages of one frame are often read in sequence.
    frame: RefCell<Option<(usize, Rc<Vec<u8>>)>>,
}

/// A cue without its text, with its byte range.
#[derive(Clone, Debug)]
pub struct CueSpan {
    pub start_ms: Option<i64>,
    pub end_ms: Option<i64>,
    pub speaker: Option<String>,
    /// Bytes of the text.
    pub range: Range<usize>,
}

/// The times and speakers of a transcript.
pub struct Timeline {
    header: Header,
    /// The start of each cue's text.
    starts: Vec<usize>,
}

impl Timeline {
    /// The cues that overlap a range of the text.
    pub fn cues_in(&self, range: &Range<usize>) -> Vec<CueSpan> {
        let first = self.starts.partition_point(|&start| start <= range.start).saturating_sub(1);
        let mut places = Vec::new();
        for (row, &start) in self.header.cues.iter().zip(&self.starts).skip(first) {
            if start >= range.end {
                break;
            }
            let end = start.saturating_add(row.bytes);
            if end > range.start {
                let speaker = self.header.speaker(row).cloned();
                places.push(CueSpan { start_ms: row.start_ms, end_ms: row.end_ms, speaker, range: start..end });
            }
        }
        places
    }
}

impl TranscriptRecord<'_> {
    /// The record of a transcript that was read as a whole.
    #[must_use]
    pub fn from_transcript(transcript: &Transcript) -> Self {
        let PassageLayout { text, passages } = PassageLayout::from_transcript(transcript);
        let header = Box::new(Header::from_transcript(transcript));
        Self { episode: transcript.episode_id, passages, text: RecordText::Read { header, text } }
    }

    /// Number of passages.
    pub fn passages(&self) -> usize {
        self.passages.len()
    }

    /// The passage that contains the word with this number.
    pub fn passage_at_word(&self, word: u32) -> usize {
        self.passages.partition_point(|passage| passage.word <= word).saturating_sub(1)
    }

    /// The word numbers of a passage.
    pub fn word_range(&self, number: usize) -> Range<u32> {
        let word = |number: usize| self.passages.get(number).map_or(u32::MAX, |passage| passage.word);
        word(number)..word(number + 1)
    }

    /// Reads the text of a passage. Also returns its first byte in the whole text.
    ///
    /// # Errors
    /// When it cannot be read.
    pub fn passage(&self, number: usize) -> Result<(usize, String), PassageError> {
        let start = self.passages.get(number).ok_or_else(|| self.damaged("has no such passage"))?.byte as usize;
        let end = self.passages.get(number + 1).map(|next| next.byte as usize);
        let slice = match &self.text {
            RecordText::Stored(stored) => stored.slice(start, end).map_err(|reason| self.damaged(reason))?,
            RecordText::Read { text, .. } => text.as_bytes().get(start..end.unwrap_or(text.len())).map(<[u8]>::to_vec),
        };
        let slice = slice.ok_or_else(|| self.damaged("passage lies outside its frame"))?;
        Ok((start, self.to_text(slice)?))
    }

    /// The number of the frame that contains a passage.
    pub fn frame_of_passage(&self, number: usize) -> usize {
        let frame = |passage: &PassageStart| match &self.text {
            RecordText::Stored(stored) => stored.frame_at(passage.byte as usize),
            RecordText::Read { .. } => 0,
        };
        self.passages.get(number).map_or(usize::MAX, frame)
    }

    /// Reads the times and speakers.
    ///
    /// # Errors
    /// When the header cannot be read.
    pub fn timeline(&self) -> Result<Timeline, PassageError> {
        let header = self.header()?;
        let mut starts = Vec::with_capacity(header.cues.len());
        let mut start = 0_usize;
        for row in &header.cues {
            starts.push(start);
            start = start.saturating_add(row.bytes).saturating_add(1);
        }
        Ok(Timeline { header, starts })
    }

    /// Reads the whole transcript.
    ///
    /// # Errors
    /// When it cannot be read.
    pub fn transcript(&self) -> Result<Transcript, PassageError> {
        let whole = self.whole_text()?;
        let header = self.header()?;
        header.with_text(self.episode, &whole).ok_or_else(|| self.damaged("text and cues differ in length"))
    }

    /// Reads the whole text, as it is indexed.
    ///
    /// # Errors
    /// When it cannot be read.
    pub fn whole_text(&self) -> Result<Cow<'_, str>, PassageError> {
        match &self.text {
            RecordText::Stored(stored) => {
                let mut whole = String::new();
                for frame in 0..stored.frames.len() {
                    let bytes = stored.read_frame(frame).map_err(|reason| self.damaged(reason))?;
                    whole.push_str(&self.to_text(bytes)?);
                }
                Ok(Cow::Owned(whole))
            }
            RecordText::Read { text, .. } => Ok(Cow::Borrowed(text)),
        }
    }

    /// When the transcript was fetched.
    ///
    /// # Errors
    /// When the header cannot be read.
    pub fn fetched_at(&self) -> Result<Timestamp, PassageError> {
        Ok(self.header()?.fetched_at())
    }

    fn header(&self) -> Result<Header, PassageError> {
        match &self.text {
            RecordText::Stored(stored) => {
                let bytes = decompress(stored.header, None).map_err(|reason| self.damaged(reason))?;
                Header::decode(&bytes).ok_or_else(|| self.damaged("header cannot be read"))
            }
            RecordText::Read { header, .. } => Ok(Header::clone(header)),
        }
    }

    fn to_text(&self, bytes: Vec<u8>) -> Result<String, PassageError> {
        String::from_utf8(bytes).map_err(|_| self.damaged("text is not UTF-8"))
    }

    fn damaged(&self, reason: &str) -> PassageError {
        let reason = format!("record of episode {} {reason}", self.episode);
        match &self.text {
            RecordText::Stored(stored) => stored.part.damaged(reason),
            RecordText::Read { .. } => PassageError { path: String::new(), reason },
        }
    }
}

impl StoredText<'_> {
    /// The bytes of a range, which is in one frame; `None` when it is not.
    fn slice(&self, start: usize, end: Option<usize>) -> Result<Option<Vec<u8>>, &'static str> {
        let frame = self.frame_at(start);
        let (first, _) = self.frames.get(frame).ok_or("has no such frame")?;
        let text = self.cached_frame(frame)?;
        let end = end.map_or(text.len(), |end| end.saturating_sub(*first));
        Ok(start.checked_sub(*first).and_then(|start| text.get(start..end)).map(<[u8]>::to_vec))
    }

    /// Frames end at passage ends, so each passage is in one frame.
    fn frame_at(&self, byte: usize) -> usize {
        self.frames.partition_point(|(first, _)| *first <= byte).saturating_sub(1)
    }

    fn cached_frame(&self, number: usize) -> Result<Rc<Vec<u8>>, &'static str> {
        if let Some((kept, text)) = &*self.frame.borrow()
            && *kept == number
        {
            return Ok(text.clone());
        }
        let text = Rc::new(self.read_frame(number)?);
        self.frame.replace(Some((number, text.clone())));
        Ok(text)
    }

    fn read_frame(&self, number: usize) -> Result<Vec<u8>, &'static str> {
        let dictionary = match self.dictionary {
            Some(number) => Some(self.dictionaries.get(number).ok_or("lacks its dictionary")?),
            None => None,
        };
        decompress(self.frames[number].1, dictionary)
    }
}

fn decompress(bytes: &[u8], dictionary: Option<&Dictionary>) -> Result<Vec<u8>, &'static str> {
    let length = get_frame_content_size(bytes).ok().flatten();
    let length = length.and_then(|length| usize::try_from(length).ok()).filter(|&n| n <= MAX_DECOMPRESSED_BYTES);
    let length = length.ok_or("has a piece of unknown length")?;
    let mut text = Vec::with_capacity(length);
    let decompressed = CONTEXT.with_borrow_mut(|context| match dictionary {
        Some(dictionary) => context.decompress_using_ddict(&mut text, bytes, dictionary.decoder().as_ddict()),
        None => context.decompress(&mut text, bytes),
    });
    decompressed.map_err(|_| "cannot be decompressed")?;
    Ok(text)
}

//! Completes titles over all parts.

use super::best_first::{BestFirst, TypedPrefix};
use super::paths::{ids_path, titles_path};
use super::title_keys::starts_of_title;
use earshot_model::PodcastId;
use earshot_text::mmap::{Mmap, map};
use fst::raw::Fst;
use std::collections::HashSet;
use std::io;
use std::ops::ControlFlow;
use std::path::Path;
use uuid::Uuid;

/// The titles of all podcasts.
pub struct TitleMap {
    parts: Vec<(Fst<Mmap>, Mmap)>,
}

/// A podcast whose title completes the prefix, or did so when its part was written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct TitleCompletion {
    /// Lower is better: whole titles come before later words, then popular podcasts first.
    pub cost: u64,
    pub podcast: PodcastId,
}

impl TitleCompletion {
    /// Whether the prefix begins at a later word of the title.
    #[must_use]
    pub fn is_later_word(&self) -> bool {
        self.cost >> 16 > 0
    }
}

impl TitleMap {
    pub fn open(folder: &Path, parts: &[u32]) -> io::Result<Self> {
        let open = |&part: &u32| {
            let fst = Fst::new(map(&titles_path(folder, part))?).map_err(io::Error::other)?;
            Ok((fst, map(&ids_path(folder, part))?))
        };
        Ok(Self { parts: parts.iter().map(open).collect::<io::Result<_>>()? })
    }

    /// Passes completions to `accept`, best first and each podcast once, until `wanted` are accepted or `accept`
    /// breaks.
    pub fn complete(
        &self,
        typed: &TypedPrefix,
        mut accept: impl FnMut(TitleCompletion) -> ControlFlow<(), bool>,
        requested: usize,
    ) {
        let mut walks: Vec<_> =
            self.parts.iter().map(|(fst, ids)| (BestFirst::new(fst, typed).peekable(), ids)).collect();
        let mut seen = HashSet::new();
        let mut accepted = 0;
        while accepted < requested {
            let best = walks
                .iter_mut()
                .enumerate()
                .filter_map(|(number, (walk, _))| walk.peek().map(|(_, cost)| (*cost >> 32, number)))
                .min();
            let Some((_, number)) = best else { return };
            let (walk, ids) = &mut walks[number];
            let Some((_, cost)) = walk.next() else { return };
            let Some(podcast) = id_at(ids, cost) else { continue };
            if seen.contains(&podcast) {
                continue;
            }
            match accept(TitleCompletion { cost: cost >> 32, podcast }) {
                ControlFlow::Break(()) => return,
                ControlFlow::Continue(false) => {}
                ControlFlow::Continue(true) => {
                    seen.insert(podcast);
                    accepted += 1;
                }
            }
        }
    }

    /// Whether a podcast with this title completes the prefix. A part may be older than the title.
    pub fn is_current(typed: &TypedPrefix, title: &str) -> bool {
        starts_of_title(title).iter().any(|start| typed.is_completed_by(&start.key))
    }
}

/// The podcast whose number is in the lower half of a cost.
fn id_at(ids: &Mmap, cost: u64) -> Option<PodcastId> {
    let number = usize::try_from(cost & u64::from(u32::MAX)).ok()?;
    let bytes: [u8; 16] = ids.get(number * 16..number * 16 + 16)?.try_into().ok()?;
    Some(PodcastId(Uuid::from_bytes(bytes)))
}

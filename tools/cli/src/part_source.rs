//! The tables of a generation as input of index builds.

use earshot_catalog::{CatalogError, EpisodeWithTranscript, GenerationDatabase};
use earshot_indexer::{EpisodeItem, PodcastSource, PodcastVisitor, SourceError};
use earshot_model::{PodcastDocument, PodcastId};
use std::collections::HashSet;
use std::ops::ControlFlow;

/// One part of a generation's tables.
pub struct PartSource<'a> {
    pub snapshot: &'a GenerationDatabase,
    pub name: &'a str,
}

/// An error that ends a visit, and does not come from the tables.
enum VisitError {
    Stopped,
    Failed(CatalogError),
}

impl From<CatalogError> for VisitError {
    fn from(error: CatalogError) -> Self {
        Self::Failed(error)
    }
}

impl PodcastSource for PartSource<'_> {
    fn for_each_podcast(&mut self, visit: &mut PodcastVisitor<'_>) -> Result<(), SourceError> {
        let visited = self.snapshot.visit_part::<VisitError>(
            self.name,
            |podcast: PodcastDocument,
             episodes: &mut dyn Iterator<Item = Result<EpisodeWithTranscript, VisitError>>| {
                let mut items = episodes.map(|item| -> EpisodeItem {
                    item.map(Into::into).map_err(|stop| match stop {
                        VisitError::Failed(error) => Box::new(error) as SourceError,
                        VisitError::Stopped => "the visit was stopped".into(),
                    })
                });
                match visit(podcast, &mut items) {
                    ControlFlow::Continue(()) => Ok(()),
                    ControlFlow::Break(()) => Err(VisitError::Stopped),
                }
            },
        );
        match visited {
            Ok(()) | Err(VisitError::Stopped) => Ok(()),
            Err(VisitError::Failed(error)) => Err(Box::new(error)),
        }
    }
}

/// The podcasts of a whole generation, each from its newest part.
pub struct LiveSource<'a> {
    pub snapshot: &'a GenerationDatabase,
    /// Newest last.
    pub parts: &'a [String],
}

impl PodcastSource for LiveSource<'_> {
    fn for_each_podcast(&mut self, visit: &mut PodcastVisitor<'_>) -> Result<(), SourceError> {
        let mut left: HashSet<PodcastId> = self.snapshot.podcast_ids()?.into_iter().collect();
        for name in self.parts.iter().rev() {
            let mut is_stopped = false;
            PartSource { snapshot: self.snapshot, name }.for_each_podcast(&mut |podcast, episodes| {
                if !left.remove(&podcast.podcast.id) {
                    return ControlFlow::Continue(());
                }
                let flow = visit(podcast, episodes);
                is_stopped = flow.is_break();
                flow
            })?;
            if is_stopped {
                break;
            }
        }
        Ok(())
    }
}

//! The clock. Code that needs the current time takes a [`Clock`], so that tests can set it.

use chrono::{DateTime, Utc};
use std::sync::Arc;

/// A moment in UTC.
pub type Timestamp = DateTime<Utc>;

/// A source of the current time: [`Clock::system`] in production, [`Clock::fixed`] in tests.
#[derive(Clone)]
pub struct Clock(Arc<dyn Fn() -> Timestamp + Send + Sync>);

impl Clock {
    /// Reads the machine's clock.
    #[must_use]
    pub fn system() -> Self {
        #[expect(clippy::disallowed_methods, reason = "this is the door that the lint points to")]
        Self(Arc::new(Utc::now))
    }

    /// Always returns `at`.
    #[must_use]
    pub fn fixed(at: Timestamp) -> Self {
        Self(Arc::new(move || at))
    }

    /// A clock that calls `now` for each reading, for tests in which time passes.
    #[must_use]
    pub fn from_fn(now: impl Fn() -> Timestamp + Send + Sync + 'static) -> Self {
        Self(Arc::new(now))
    }

    /// The current time.
    #[must_use]
    pub fn now(&self) -> Timestamp {
        (self.0)()
    }
}

impl std::fmt::Debug for Clock {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Clock({})", self.now())
    }
}

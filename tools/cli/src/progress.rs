//! Progress bars, on a terminal only.

use crate::context::Context;
use indicatif::{ProgressBar, ProgressStyle};
use std::time::Duration;

impl Context {
    /// A bar towards `total`, or a counter when it is not known.
    pub fn progress(&self, what: &'static str, total: Option<u64>) -> ProgressBar {
        if !self.shows_progress {
            return ProgressBar::hidden();
        }
        let (bar, template) = match total {
            Some(total) => (ProgressBar::new(total), "{msg:12} {bar:40} {human_pos}/{human_len} {per_sec}, {eta} left"),
            None => (ProgressBar::new_spinner(), "{msg:12} {spinner} {human_pos} {per_sec}"),
        };
        let style = ProgressStyle::with_template(template).unwrap_or_else(|_| ProgressStyle::default_bar());
        bar.set_style(style);
        bar.set_message(what);
        bar.enable_steady_tick(Duration::from_millis(200));
        bar
    }
}

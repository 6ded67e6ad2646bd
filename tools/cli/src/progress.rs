//! Progress bars, on a terminal only.

use crate::context::Context;
use indicatif::{ProgressBar, ProgressStyle};
use std::time::Duration;

impl Context {
    /// A bar toward `total`, or a counter when the total is unknown.
    pub fn progress_bar(&self, what: &'static str, total: Option<u64>) -> ProgressBar {
        if !self.shows_progress {
            return ProgressBar::hidden();
        }
        let (bar, template) = match total {
            Some(total) => (ProgressBar::new(total), "{msg:12} {bar:40} {human_pos}/{human_len} {per_sec}, {eta} left"),
            None => (ProgressBar::new_spinner(), "{msg:12} {spinner} {human_pos} {per_sec}"),
        };
        self.style_bar(bar, template, what)
    }

    /// A bar toward `total` bytes.
    pub fn byte_progress_bar(&self, what: &'static str, total: u64) -> ProgressBar {
        if !self.shows_progress {
            return ProgressBar::hidden();
        }
        let template = "{msg:12} {bar:40} {bytes}/{total_bytes} {bytes_per_sec}, {eta} left";
        self.style_bar(ProgressBar::new(total), template, what)
    }

    fn style_bar(&self, bar: ProgressBar, template: &str, what: &'static str) -> ProgressBar {
        let style = ProgressStyle::with_template(template).unwrap_or_else(|_| ProgressStyle::default_bar());
        bar.set_style(style);
        bar.set_message(what);
        bar.enable_steady_tick(Duration::from_millis(200));
        bar
    }
}

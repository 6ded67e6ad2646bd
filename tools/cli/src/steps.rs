//! Progress of a command with several steps: a bar for each step on a terminal, plain lines elsewhere.

use crate::context::Context;
use crate::output::group_digits;
use indicatif::ProgressBar;
use std::time::{Duration, Instant};

/// Interval between progress lines.
const PRINT_INTERVAL: Duration = Duration::from_secs(30);

/// Displays the progress of the current step.
pub struct StepProgress<'a> {
    context: &'a Context,
    command: &'static str,
    current: Option<RunningStep>,
}

struct RunningStep {
    name: &'static str,
    bar: ProgressBar,
    started: Instant,
    printed_at: Instant,
}

impl<'a> StepProgress<'a> {
    pub fn new(context: &'a Context, command: &'static str) -> Self {
        Self { context, command, current: None }
    }

    /// Begins a step, unless it is the current one. `total` is its amount of work, if known.
    pub fn begin(&mut self, name: &'static str, total: Option<u64>) {
        if self.current.as_ref().is_some_and(|step| step.name == name) {
            return;
        }
        self.end();
        if !self.context.shows_progress {
            self.print(name);
        }
        let (bar, started) = (self.context.progress_bar(name, total), Instant::now());
        self.current = Some(RunningStep { name, bar, started, printed_at: started });
    }

    /// Sets the progress of the current step.
    pub fn advance(&mut self, done: u64, total: u64) {
        let Some(step) = &mut self.current else { return };
        if total > 0 && step.bar.length().is_none() {
            // The total became known, so the counter becomes a bar.
            step.bar.finish_and_clear();
            step.bar = self.context.progress_bar(step.name, Some(total));
        } else if total > 0 {
            step.bar.set_length(total);
        }
        step.bar.set_position(done);
        if !self.context.shows_progress && done > 0 && step.printed_at.elapsed() >= PRINT_INTERVAL {
            step.printed_at = Instant::now();
            let of = if total > 0 { format!(" of {}", group_digits(total)) } else { String::new() };
            let line = format!("{}, {}{of}", step.name, group_digits(done));
            self.print(&line);
        }
    }

    pub fn end(&mut self) {
        let Some(step) = self.current.take() else { return };
        step.bar.finish_and_clear();
        if self.context.shows_progress {
            self.print(&format!("{}, {:.1} s", step.name, step.started.elapsed().as_secs_f64()));
        }
    }

    fn print(&self, line: &str) {
        if !self.context.json {
            self.context.print_notice(&format!("{}: {line}", self.command));
        }
    }
}

/// Removes the bar of a step that failed.
impl Drop for StepProgress<'_> {
    fn drop(&mut self) {
        if let Some(step) = &self.current {
            step.bar.finish_and_clear();
        }
    }
}

//! The steps of a long command: on a terminal a bar for each and then what it took, elsewhere plain lines.

use crate::context::Context;
use crate::output::group_digits;
use indicatif::ProgressBar;
use std::time::{Duration, Instant};

/// How often a line says how far a step is.
const PRINT_INTERVAL: Duration = Duration::from_secs(30);

pub struct StepProgress<'a> {
    context: &'a Context,
    command: &'static str,
    current: Option<Step>,
}

struct Step {
    name: &'static str,
    bar: ProgressBar,
    started: Instant,
    printed_at: Instant,
}

impl<'a> StepProgress<'a> {
    pub fn new(context: &'a Context, command: &'static str) -> Self {
        Self { context, command, current: None }
    }

    /// The next step begins, when it is another one than the last; it has so much to do, if that is known.
    pub fn begin(&mut self, name: &'static str, total: Option<u64>) {
        if self.current.as_ref().is_some_and(|step| step.name == name) {
            return;
        }
        self.end();
        if !self.context.shows_progress {
            self.print(name);
        }
        let (bar, started) = (self.context.progress_bar(name, total), Instant::now());
        self.current = Some(Step { name, bar, started, printed_at: started });
    }

    /// So much of the step is done.
    pub fn advance(&mut self, done: u64, total: u64) {
        let Some(step) = &mut self.current else { return };
        if total > 0 && step.bar.length().is_none() {
            // What was a counter becomes a bar.
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

/// A step that failed leaves no bar behind.
impl Drop for StepProgress<'_> {
    fn drop(&mut self) {
        if let Some(step) = &self.current {
            step.bar.finish_and_clear();
        }
    }
}

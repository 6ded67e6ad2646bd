//! The steps of a long command: on a terminal a bar for each and then what it took, elsewhere plain lines.

use crate::context::Context;
use crate::output::grouped;
use indicatif::ProgressBar;
use std::time::{Duration, Instant};

/// How often a line says how far a step is.
const SAY_EVERY: Duration = Duration::from_secs(30);

pub struct Steps<'a> {
    context: &'a Context,
    command: &'static str,
    now: Option<Step>,
}

struct Step {
    name: &'static str,
    bar: ProgressBar,
    started: Instant,
    said: Instant,
}

impl<'a> Steps<'a> {
    pub fn of(context: &'a Context, command: &'static str) -> Self {
        Self { context, command, now: None }
    }

    /// The next step begins, when it is another one than the last; it has so much to do, if that is known.
    pub fn begin(&mut self, name: &'static str, total: Option<u64>) {
        if self.now.as_ref().is_some_and(|step| step.name == name) {
            return;
        }
        self.end();
        if !self.context.shows_progress {
            self.say(name);
        }
        let (bar, started) = (self.context.progress(name, total), Instant::now());
        self.now = Some(Step { name, bar, started, said: started });
    }

    /// So much of the step is done.
    pub fn at(&mut self, done: u64, total: u64) {
        let Some(step) = &mut self.now else { return };
        if total > 0 && step.bar.length().is_none() {
            // What was a counter becomes a bar.
            step.bar.finish_and_clear();
            step.bar = self.context.progress(step.name, Some(total));
        } else if total > 0 {
            step.bar.set_length(total);
        }
        step.bar.set_position(done);
        if !self.context.shows_progress && done > 0 && step.said.elapsed() >= SAY_EVERY {
            step.said = Instant::now();
            let of = if total > 0 { format!(" of {}", grouped(total)) } else { String::new() };
            let line = format!("{}, {}{of}", step.name, grouped(done));
            self.say(&line);
        }
    }

    pub fn end(&mut self) {
        let Some(step) = self.now.take() else { return };
        step.bar.finish_and_clear();
        if self.context.shows_progress {
            self.say(&format!("{}, {:.1} s", step.name, step.started.elapsed().as_secs_f64()));
        }
    }

    fn say(&self, line: &str) {
        if !self.context.json {
            self.context.say(&format!("{}: {line}", self.command));
        }
    }
}

/// A step that failed leaves no bar behind.
impl Drop for Steps<'_> {
    fn drop(&mut self) {
        if let Some(step) = &self.now {
            step.bar.finish_and_clear();
        }
    }
}

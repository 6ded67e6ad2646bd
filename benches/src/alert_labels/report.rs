//! A table of the share of right decisions, and a list of wrong ones.

use std::collections::BTreeMap;
use std::fmt::Write as _;

/// How many decisions are right, by measure and by half of the shows.
#[derive(Clone, Debug, Default)]
pub struct AlertLabelReport {
    counts: BTreeMap<(&'static str, &'static str), Share>,
    misses: String,
}

#[derive(Clone, Copy, Debug, Default)]
struct Share {
    right: usize,
    all: usize,
}

impl AlertLabelReport {
    pub(super) fn add(
        &mut self,
        measure: &'static str,
        is_held_out: bool,
        is_right: bool,
        describe: impl FnOnce() -> String,
    ) {
        for half in ["all", if is_held_out { "held out" } else { "tuned" }] {
            let share = self.counts.entry((measure, half)).or_default();
            share.all += 1;
            share.right += usize::from(is_right);
        }
        let description = if is_right || is_held_out { String::new() } else { describe() };
        if !description.is_empty() {
            let _ = writeln!(self.misses, "{measure}: {description}");
        }
    }

    /// Returns every wrong decision on the shows that are not held out.
    #[must_use]
    pub fn misses(&self) -> &str {
        &self.misses
    }

    /// Returns the share of right decisions, by measure and half.
    #[must_use]
    pub fn table(&self) -> String {
        let mut table = String::from("| decision | shows | right | of | share |\n|---|---|---|---|---|\n");
        for ((measure, half), share) in &self.counts {
            let ratio = share.right as f64 / share.all.max(1) as f64;
            let _ = writeln!(table, "| {measure} | {half} | {} | {} | {ratio:.3} |", share.right, share.all);
        }
        table
    }
}

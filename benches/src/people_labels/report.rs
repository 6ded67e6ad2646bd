//! A table of precision and recall by group of episodes, and a list of misses.

use super::compare::{MEASURES, MeasureResult};
use super::label::Label;
use std::collections::BTreeMap;
use std::fmt::Write as _;

/// Precision and recall by group of episodes, with each miss.
#[derive(Clone, Debug, Default)]
pub struct CreditLabelReport {
    /// Counts by group, in the order of the measures.
    groups: BTreeMap<String, Vec<MeasureCounts>>,
    /// Sponsors by half and kind.
    kinds: BTreeMap<(&'static str, String), MeasureCounts>,
    misses: String,
    /// Labeled episodes that are not in the parsed feed.
    unmatched: Vec<String>,
}

#[derive(Clone, Copy, Debug, Default)]
struct MeasureCounts {
    right: usize,
    wrong: usize,
    missed: usize,
}

impl CreditLabelReport {
    pub(super) fn add_unmatched(&mut self, label: &Label) {
        self.unmatched.push(format!("{}: {}", label.show(), label.title));
    }

    pub(super) fn add(&mut self, label: &Label, is_held_out: bool, outcomes: Vec<MeasureResult>) {
        let half = if is_held_out { "held-out" } else { "tuned" };
        let language = if label.language == "en" { "English" } else { "other" };
        let groups = [
            "all".to_owned(),
            half.to_owned(),
            format!("{half}, {language}"),
            format!("{half}, {}", label.stratum),
            format!("language {}", label.language),
        ];
        for group in groups {
            let counts = self.groups.entry(group).or_insert_with(|| vec![MeasureCounts::default(); MEASURES.len()]);
            for (counts, outcome) in counts.iter_mut().zip(&outcomes) {
                counts.right += outcome.right;
                counts.wrong += outcome.wrong.len();
                counts.missed += outcome.missed.len();
            }
        }
        if let Some(sponsors) = MEASURES.iter().position(|measure| *measure == "sponsors") {
            for description in &outcomes[sponsors].wrong {
                self.kinds.entry((half, kind_of(description))).or_default().wrong += 1;
            }
            for description in &outcomes[sponsors].missed {
                self.kinds.entry((half, kind_of(description))).or_default().missed += 1;
            }
        }
        // Misses of held-out shows are not listed.
        if is_held_out || outcomes.iter().all(|outcome| outcome.wrong.is_empty() && outcome.missed.is_empty()) {
            return;
        }
        let _ = writeln!(self.misses, "\n{} [{}] {}", label.show(), label.language, label.title);
        for (measure, outcome) in MEASURES.iter().zip(&outcomes) {
            for name in &outcome.wrong {
                let _ = writeln!(self.misses, "  {measure} wrong: {name}");
            }
            for name in &outcome.missed {
                let _ = writeln!(self.misses, "  {measure} missed: {name}");
            }
        }
    }

    /// Returns every wrong finding and every miss of the tuning set, by episode.
    #[must_use]
    pub fn misses(&self) -> &str {
        &self.misses
    }

    /// Returns precision / recall (right of labeled) by group and measure.
    #[must_use]
    pub fn table(&self) -> String {
        let mut table = String::from("| episodes |");
        for measure in MEASURES {
            let _ = write!(table, " {measure} |");
        }
        table.push_str("\n|---|");
        MEASURES.iter().for_each(|_| table.push_str("---|"));
        table.push('\n');
        for (group, counts) in &self.groups {
            let _ = write!(table, "| {group} |");
            for counts in counts {
                let _ = write!(table, " {} |", counts.to_text());
            }
            table.push('\n');
        }
        table.push_str("\n| sponsors | missed | wrong |\n|---|---|---|\n");
        for ((half, kind), counts) in &self.kinds {
            let _ = writeln!(table, "| {half}, {kind} | {} | {} |", counts.missed, counts.wrong);
        }
        for lost in &self.unmatched {
            let _ = writeln!(table, "not in its feed: {lost}");
        }
        table
    }
}

/// Returns the kind in `Acme (advertiser, 0.75) "…"`.
fn kind_of(description: &str) -> String {
    let kinds = ["sponsor", "advertiser", "guest", "affiliate", "self promotion", "charity", "donation", "other"];
    let has_kind =
        |kind: &&&str| description.contains(&format!("({kind},")) || description.ends_with(&format!("({kind})"));
    kinds.iter().find(has_kind).map_or("unknown", |kind| *kind).to_owned()
}

impl MeasureCounts {
    fn to_text(self) -> String {
        let share =
            |of: usize| if of == 0 { "–".to_owned() } else { format!("{:.2}", self.right as f64 / of as f64) };
        let (found, labeled) = (self.right + self.wrong, self.right + self.missed);
        format!("{} / {} ({} of {labeled})", share(found), share(labeled), self.right)
    }
}

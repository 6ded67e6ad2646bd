//! Imports the dumps among the sources of `earshot ingest`.

use crate::context::Context;
use crate::failure::{CommandResult, Failure};
use crate::output::{format_count, group_digits, push_counts};
use earshot_catalog::Writer;
use earshot_ingest::dump::{DumpKind, DumpOptions, DumpPhase, DumpProgress, DumpReport, DumpRunError, import_dump};
use indicatif::ProgressBar;
use std::cell::RefCell;
use std::ops::ControlFlow;
use std::path::Path;

/// Imports a dump, with a progress bar per phase.
pub fn import_dump_file(
    context: &Context,
    source: &str,
    kind: DumpKind,
    writer: &mut Writer,
) -> CommandResult<DumpReport> {
    let options = DumpOptions::new(context.clock.clone(), context.data.clone(), context.catalog_options.clone());
    let bars = ProgressBars { context, current: RefCell::new(None) };
    let report = import_dump(Path::new(source), kind, writer, &options, &bars);
    if let Some((_, bar)) = bars.current.take() {
        bar.finish_and_clear();
    }
    report.map_err(|error| match error {
        DumpRunError::Dump(error) => {
            let hint = error.advice();
            let failure = Failure::input(error);
            match hint {
                Some(hint) => failure.with_advice(hint),
                None => failure,
            }
        }
        DumpRunError::Catalog(error) => Failure::from(error),
        DumpRunError::Stopped => Failure::internal(error),
    })
}

struct ProgressBars<'a> {
    context: &'a Context,
    current: RefCell<Option<(DumpPhase, ProgressBar)>>,
}

impl DumpProgress for ProgressBars<'_> {
    fn report(&self, phase: DumpPhase, done: u64, total: u64) -> ControlFlow<()> {
        let mut current = self.current.borrow_mut();
        let is_current = current.as_ref().is_some_and(|(of, _)| *of == phase);
        if !is_current {
            if let Some((_, finished)) = current.take() {
                finished.finish_and_clear();
            }
            let bar = match phase {
                DumpPhase::Unpacking => self.context.byte_progress_bar("unpacking", total),
                DumpPhase::Reading => self.context.progress_bar("reading", Some(total)),
                DumpPhase::Writing => self.context.progress_bar("writing", Some(total)),
            };
            *current = Some((phase, bar));
        }
        if let Some((_, bar)) = current.as_ref() {
            bar.set_length(total);
            bar.set_position(done);
        }
        ControlFlow::Continue(())
    }
}

pub fn report_json(report: &DumpReport) -> serde_json::Value {
    let podcasts = report.podcasts;
    serde_json::json!({
        "path": report.path, "known": report.is_known, "rows": report.rows, "new": podcasts.new,
        "changed": podcasts.changed, "unchanged": podcasts.unchanged, "fed": podcasts.known,
        "elsewhere": podcasts.elsewhere, "collapsed": podcasts.collapsed, "duplicates": podcasts.duplicates,
        "skipped": report.skipped, "defects": report.defects, "damage": report.damage,
        "seconds": report.elapsed.as_secs_f64(),
    })
}

pub fn report_text(report: &DumpReport) -> String {
    if report.is_known {
        return format!("{}: already imported, nothing to do", report.path.display());
    }
    let podcasts = report.podcasts;
    let mut text = format!(
        "{} read: {} new, {} changed, {} unchanged, {} already known from their feeds",
        format_count(report.rows, "row"),
        group_digits(podcasts.new),
        group_digits(podcasts.changed),
        group_digits(podcasts.unchanged),
        group_digits(podcasts.known),
    );
    text.push_str(&format!(
        "\nrows of duplicate feeds: {} with the same feed, {} with a copy, {} moved",
        group_digits(podcasts.collapsed),
        group_digits(podcasts.duplicates),
        group_digits(podcasts.elsewhere),
    ));
    push_counts(&mut text, "skipped", &report.skipped);
    push_counts(&mut text, "defects", &report.defects);
    let seconds = report.elapsed.as_secs_f64().max(0.001);
    #[expect(clippy::cast_precision_loss, reason = "a rate for people")]
    let rate = report.rows as f64 / seconds;
    text.push_str(&format!("\n{seconds:.1} s, {rate:.0} rows/s"));
    text
}

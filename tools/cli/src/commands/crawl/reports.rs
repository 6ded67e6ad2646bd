//! `earshot crawl reports`: lists contacts that readers reported as wrong.

use crate::args::ReportsArgs;
use crate::context::Context;
use crate::failure::CommandResult;
use crate::output::format_count;
use crate::serve_sources::{block_on, open_app_database, to_database_failure};
use earshot_app::ContactReports;
use earshot_model::OptOut;

pub fn run(context: &Context, args: &ReportsArgs) -> CommandResult {
    let reports = block_on(async {
        let db = open_app_database(context, &args.app).await?;
        db.contact_reports().await.map_err(to_database_failure)
    })??;
    let Some(from) = args.hide_from else {
        let json = serde_json::json!(reports.iter().map(report_json).collect::<Vec<_>>());
        return context.print_result(&json, || reports.iter().map(report_line).collect::<Vec<_>>().join("\n"));
    };
    let now = context.clock.now();
    let wrong: Vec<&ContactReports> = reports.iter().filter(|report| report.users >= from).collect();
    let entry = |report: &&ContactReports| {
        let why = format!("reported as wrong by {}", format_count(u64::from(report.users), "reader"));
        OptOut::for_contact(report.podcast_id, &report.contact, &why, now)
    };
    let entries: Vec<OptOut> = wrong.iter().map(entry).collect();
    let podcasts = if entries.is_empty() { 0 } else { context.writer("crawl reports")?.add_opt_outs(&entries)? };
    let json = serde_json::json!({ "hidden": wrong.iter().map(|report| report_json(report)).collect::<Vec<_>>(), "podcasts": podcasts });
    context.print_result(&json, || format!("{} hidden", format_count(wrong.len() as u64, "contact")))
}

fn report_json(report: &ContactReports) -> serde_json::Value {
    serde_json::json!({
        "podcastId": report.podcast_id, "contact": report.contact, "users": report.users, "reasons": report.reasons,
        "notes": report.notes, "lastAt": report.last_at,
    })
}

fn report_line(report: &ContactReports) -> String {
    let reasons: Vec<String> = report.reasons.iter().map(|(reason, count)| format!("{reason} {count}")).collect();
    format!(
        "{}  {}  {}  ({})",
        report.podcast_id,
        report.contact,
        format_count(u64::from(report.users), "reader"),
        reasons.join(", ")
    )
}

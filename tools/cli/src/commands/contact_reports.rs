//! `earshot crawl reports`: contacts that readers reported as wrong.

use crate::args::ReportsArgs;
use crate::context::Context;
use crate::failure::Outcome;
use crate::output::counted;
use crate::serving::{app_database, block_on, database_failure};
use earshot_api::db::ContactReports;
use earshot_model::OptOut;

pub fn run(context: &Context, args: &ReportsArgs) -> Outcome {
    let reports = block_on(async {
        let db = app_database(context, &args.app).await?;
        db.contact_reports().await.map_err(database_failure)
    })??;
    let Some(from) = args.hide_from else {
        let json = serde_json::json!(reports.iter().map(view).collect::<Vec<_>>());
        return context.result(&json, || reports.iter().map(line).collect::<Vec<_>>().join("\n"));
    };
    let now = context.clock.now();
    let wrong: Vec<&ContactReports> = reports.iter().filter(|report| report.users >= from).collect();
    let entry = |report: &&ContactReports| {
        let why = format!("reported as wrong by {}", counted(u64::from(report.users), "reader"));
        OptOut::of_contact(report.podcast_id, &report.contact, &why, now)
    };
    let entries: Vec<OptOut> = wrong.iter().map(entry).collect();
    let podcasts = if entries.is_empty() { 0 } else { context.writer("crawl reports")?.add_opt_outs(&entries)? };
    let json = serde_json::json!({ "hidden": wrong.iter().map(|report| view(report)).collect::<Vec<_>>(), "podcasts": podcasts });
    context.result(&json, || format!("{} hidden", counted(wrong.len() as u64, "contact")))
}

fn view(report: &ContactReports) -> serde_json::Value {
    serde_json::json!({
        "podcastId": report.podcast_id, "contact": report.contact, "users": report.users, "reasons": report.reasons,
        "notes": report.notes, "lastAt": report.last_at,
    })
}

fn line(report: &ContactReports) -> String {
    let reasons: Vec<String> = report.reasons.iter().map(|(reason, count)| format!("{reason} {count}")).collect();
    format!(
        "{}  {}  {}  ({})",
        report.podcast_id,
        report.contact,
        counted(u64::from(report.users), "reader"),
        reasons.join(", ")
    )
}

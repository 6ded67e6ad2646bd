//! `earshot crawl opt-out`: manages the opt-out list.

use crate::args::OptOutCommand;
use crate::context::Context;
use crate::failure::{CommandResult, Failure};
use crate::output::format_count;
use earshot_catalog::Writer;
use earshot_model::{OptOut, Timestamp};
use earshot_scoring::people::person_key;

pub fn run(context: &Context, command: &OptOutCommand) -> CommandResult {
    let mut writer = context.writer("crawl opt-out")?;
    match command {
        OptOutCommand::Add { what, reason } => {
            let entries = what
                .iter()
                .map(|what| build_entry(context, &mut writer, what, reason))
                .collect::<CommandResult<Vec<OptOut>>>()?;
            let podcasts = writer.add_opt_outs(&entries)?;
            let json = serde_json::json!({ "added": entries.iter().map(entry_json).collect::<Vec<_>>(), "podcasts": podcasts });
            context.print_result(&json, || {
                let podcasts = format_count(podcasts as u64, "podcast");
                format!("hidden at {podcasts}; the next `earshot index` removes it from the generation")
            })
        }
        OptOutCommand::Remove { what } => {
            let mut removed = Vec::new();
            for what in what {
                let entry = build_entry(context, &mut writer, what, "")?;
                if !writer.remove_opt_out(&entry)? {
                    return Err(Failure::input(format!("{what} is not on the opt-out list")));
                }
                removed.push(entry_json(&entry));
            }
            context.print_result(&serde_json::json!({ "removed": removed }), || {
                "removed from the list; the next crawl may find it again".to_owned()
            })
        }
        OptOutCommand::List => {
            let entries = writer.opt_outs()?;
            let json = serde_json::json!(entries.iter().map(entry_json).collect::<Vec<_>>());
            context.print_result(&json, || entries.iter().map(entry_line).collect::<Vec<_>>().join("\n"))
        }
    }
}

fn build_entry(context: &Context, writer: &mut Writer, what: &str, reason: &str) -> CommandResult<OptOut> {
    let now = context.clock.now();
    if let Some(name) = what.strip_prefix("person:") {
        return build_person_entry(writer, name, reason, now);
    }
    if let Some(entry) = OptOut::new(what, reason, now) {
        return Ok(entry);
    }
    let podcast = writer.find_podcast_by_slug(what)?;
    let entry = podcast.and_then(|id| OptOut::new(&id.to_string(), reason, now));
    entry.ok_or_else(|| {
        Failure::input(format!("{what:?} is not an email address, a domain, a podcast or a person"))
            .with_advice("give the id or slug of a podcast, or `person:` and a name")
    })
}

/// `Ada Example`, or `Ada Example@slug` for the one of several namesakes who is credited in that podcast.
fn build_person_entry(writer: &mut Writer, name: &str, reason: &str, now: Timestamp) -> CommandResult<OptOut> {
    let (name, podcast) = name.split_once('@').map_or((name, None), |(name, podcast)| (name, Some(podcast)));
    let key = person_key(name);
    if key.is_empty() {
        return Err(Failure::input("a person has a name").with_advice("write `person:Ada Example`"));
    }
    let podcast = podcast.map(|slug| {
        let found = slug.parse().ok().map_or_else(|| writer.find_podcast_by_slug(slug), |id| Ok(Some(id)))?;
        found.ok_or_else(|| Failure::input(format!("{slug:?} is not a podcast")))
    });
    Ok(OptOut::for_person(&key, podcast.transpose()?, reason, now))
}

fn entry_json(entry: &OptOut) -> serde_json::Value {
    serde_json::json!({
        "kind": entry.kind.as_str(), "value": entry.value, "why": entry.reason, "addedAt": entry.added_at,
    })
}

fn entry_line(entry: &OptOut) -> String {
    format!("{}  {:<8}  {}  ({})", entry.added_at.format("%Y-%m-%d"), entry.kind.as_str(), entry.value, entry.reason)
}

//! `earshot verify`: checks that a generation is byte for byte what was published.

use crate::args::VerifyArgs;
use crate::context::Context;
use crate::failure::{CommandResult, Failure};
use crate::output::format_count;
use earshot_catalog::generation::{self, Verification};
use std::fmt::Write as _;

const RECORD_HASHES: &str = "record them with `earshot index --full && earshot publish`";
const REPLACE: &str =
    "roll back with `earshot publish --rollback`, or rebuild with `earshot index --full && earshot publish`";

pub fn run(context: &Context, args: &VerifyArgs) -> CommandResult {
    let name = args.generation.map(|number| format!("{number:06}"));
    let bar = context.byte_progress_bar("verifying", 0);
    let on_progress = |read, total| {
        bar.set_length(total);
        bar.set_position(read);
    };
    let found = generation::verify(&context.data, name.as_deref(), &on_progress);
    bar.finish_and_clear();
    let found = found?;
    let damaged: Vec<_> = found
        .damaged
        .iter()
        .map(|damaged| serde_json::json!({ "file": damaged.file, "reason": damaged.reason }))
        .collect();
    let json = serde_json::json!({
        "generation": found.generation, "files": found.files, "bytes": found.bytes, "hashes": found.has_hashes,
        "damaged": damaged,
    });
    context.print_result(&json, || describe_verification(&found))?;
    if !found.damaged.is_empty() {
        let count = format_count(found.damaged.len() as u64, "damaged file");
        return Err(Failure::input(count).with_advice(REPLACE));
    }
    if !found.has_hashes {
        return Err(Failure::input("no hashes are recorded; only file sizes were compared").with_advice(RECORD_HASHES));
    }
    Ok(())
}

fn describe_verification(found: &Verification) -> String {
    let name = found.generation.as_deref().unwrap_or("unknown");
    if found.damaged.is_empty() {
        let how = if found.has_hashes { "match what was published" } else { "have the published sizes" };
        return format!(
            "generation {name}: {} ({}) {how}",
            format_count(found.files, "file"),
            format_count(found.bytes, "byte")
        );
    }
    let mut text = format!("generation {name} is damaged:");
    for damaged in &found.damaged {
        let _ = write!(text, "\n{}: {}", damaged.file, damaged.reason);
    }
    text
}

//! `earshot projects export`

use super::team_project::open_project;
use crate::args::ExportArgs;
use crate::context::Context;
use crate::failure::{CommandResult, Failure};
use crate::output::format_count;
use crate::search_engines::SearchEngines;
use crate::serve_sources::{
    PublishedGenerations, base_url, block_on, open_app_database, to_database_failure, to_generation_failure,
};
use earshot_api::serving::{GenerationSource as _, OpenGeneration, ServedGenerations};
use earshot_api::{ApiError, ListFileOptions, write_list_file};
use earshot_catalog::CatalogError;
use earshot_model::StatedPodcasts;
use earshot_model::export::ExportColumnGroup;
use std::fs::File;
use std::io::Write;
use std::path::Path;
use std::sync::Arc;

pub fn export_project(context: &Context, args: &ExportArgs) -> CommandResult {
    let stated = block_on(async {
        let db = open_app_database(context, &args.team.app).await?;
        db.stated_podcasts().await.map_err(to_database_failure)
    })??;
    let generation = open_generation(context, stated)?;
    let columns = if args.columns.is_empty() { ExportColumnGroup::ALL.to_vec() } else { args.columns.clone() };
    let options = ListFileOptions {
        format: args.format,
        columns,
        states: args.states.clone(),
        with_bom: args.bom,
        public_url: base_url(&args.team.app, None),
    };
    let count = block_on(async {
        let (db, account, project) = open_project(context, &args.team, &args.project).await?;
        let mut out = open_output(args.output.as_deref())?;
        let written = write_list_file(&db, &generation, (&account, &project), options, out.as_mut()).await;
        written.map_err(to_failure)
    })??;
    let place = args.output.as_ref().map(|path| format!(" to {}", path.display())).unwrap_or_default();
    context.print_notice(&format!("exported {}{place}", format_count(count as u64, "podcast")));
    Ok(())
}

/// Opens the served generation with the facts that owners state and without the data of those who opted out, as the
/// server does.
fn open_generation(context: &Context, stated: StatedPodcasts) -> CommandResult<Arc<OpenGeneration>> {
    let source = PublishedGenerations {
        data: context.data.clone(),
        options: context.catalog_options.clone(),
        // The files of an export have no hits of searches.
        engines: SearchEngines::embedded(),
    };
    let served = ServedGenerations::default();
    served.set_opt_outs(source.opt_outs().map_err(to_generation_failure)?);
    served.set_stated(stated);
    match source.open_current().map_err(to_generation_failure)? {
        Some(generation) => served.swap(generation),
        None => return Err(Failure::from(CatalogError::NoGeneration(context.data.generations()))),
    }
    served.current().map_err(to_failure)
}

/// Opens the output. A file has notes and addresses, so that only its owner can read it.
fn open_output(path: Option<&Path>) -> CommandResult<Box<dyn Write + Send>> {
    let Some(path) = path else { return Ok(Box::new(std::io::stdout())) };
    let cannot_write = |error: std::io::Error| Failure::input(format!("cannot write {}: {error}", path.display()));
    earshot_files::create_file(path).map_err(cannot_write)?;
    Ok(Box::new(File::create(path).map_err(cannot_write)?))
}

fn to_failure(error: ApiError) -> Failure {
    Failure::internal(anyhow::Error::new(error))
}

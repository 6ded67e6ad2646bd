//! `earshot ratings`: import saved payloads, ask services.

use crate::args::{AskingArgs, RatingSource, RatingsCommand, RatingsFetchArgs, RatingsIdentifyArgs, RatingsImportArgs};
use crate::context::Context;
use crate::failure::{Failure, Outcome};
use crate::network::{client_config, stop_flag};
use crate::output::{counted, grouped};
use chrono::TimeDelta;
use earshot_catalog::Writer;
use earshot_ingest::ratings::{
    AppleRatings, AppleReviews, AppleSearch, Asking, CastboxCounts, RatingImport, RatingImportError, RatingProvider,
    RatingReport, fetch_ratings, identify, import_files,
};
use earshot_model::chart::ChartCountry;
use earshot_model::rating::ShowId;
use earshot_net::HttpClient;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::Duration;
use tokio::runtime::Runtime;

/// Problems that are told on the terminal.
const TOLD: usize = 20;

pub fn run(context: &Context, command: &RatingsCommand) -> Outcome {
    match command {
        RatingsCommand::Import(args) => import(context, args),
        RatingsCommand::Fetch(args) => fetch(context, args),
        RatingsCommand::Identify(args) => identify_shows(context, args),
    }
}

fn import(context: &Context, args: &RatingsImportArgs) -> Outcome {
    let country = args.country.as_deref().map(country).transpose()?;
    let report = import_payloads(context, &args.files, country, args.date)?;
    if report.payloads == report.failed && report.failed > 0 {
        let first = report.problems.first();
        let first = first.map_or_else(String::new, |problem| format!(": {}: {}", problem.what, problem.message));
        let files = counted(report.payloads, "file");
        return Err(Failure::input(format!("none of {files} has ratings, reviews or followers{first}")));
    }
    tell(context, &report)
}

/// Saved payloads, as `earshot pipeline` reads them too.
pub fn import_folder(context: &Context, folder: &Path) -> Outcome<RatingReport> {
    import_payloads(context, &[folder.to_owned()], None, None)
}

fn import_payloads(
    context: &Context,
    files: &[std::path::PathBuf],
    country: Option<ChartCountry>,
    date: Option<chrono::NaiveDate>,
) -> Outcome<RatingReport> {
    let import = RatingImport { country, date, now: context.clock.now() };
    let mut writer = context.writer("ratings import")?;
    // Some shows are known by the charts alone, and podcasts may be newer than these.
    writer.match_chart_shows()?;
    let bar = context.progress("reading", Some(0));
    let imported = import_files(files, &import, &mut writer, &|done, all| {
        bar.set_length(all);
        bar.set_position(done);
    });
    bar.finish_and_clear();
    imported.map_err(|error| match error {
        RatingImportError::Catalog(error) => error.into(),
        error @ RatingImportError::File { .. } => Failure::input(error),
    })
}

fn fetch(context: &Context, args: &RatingsFetchArgs) -> Outcome {
    let provider = provider(args);
    let mut countries = args.country.iter().map(|code| country(code)).collect::<Outcome<Vec<_>>>()?;
    if countries.is_empty() {
        if provider.by_country() {
            return Err(Failure::input("Apple is asked country by country").with_hint("--country us"));
        }
        countries.push(country("us")?);
    }
    let some_show = ShowId::Apple(1);
    if let Some(country) = countries.iter().find(|country| provider.request(&some_show, **country, 1).is_none()) {
        return Err(Failure::input(format!("the number of Apple's store in {} is not known", country.as_str())));
    }
    if args.source == RatingSource::AppleReviews {
        context.say("warning: the robots.txt of Apple's feeds of reviews asks robots not to read them");
    }
    let online = AskingOnline::new(context, args.asking.allow_private)?;
    let mut writer = context.writer("ratings fetch")?;
    let mut total = RatingReport::default();
    for country in countries {
        let asking = online.asking(context, &args.asking);
        let bar = context.progress("asking", None);
        let report = fetch_ratings(&*provider, country, &asking, &mut writer, &|done| bar.set_position(done));
        bar.finish_and_clear();
        total.join(report?);
    }
    tell(context, &total)
}

fn identify_shows(context: &Context, args: &RatingsIdentifyArgs) -> Outcome {
    let search = args
        .asking
        .service_url
        .as_deref()
        .map_or_else(AppleSearch::default, |url| AppleSearch { base_url: url.trim_end_matches('/').to_owned() });
    let online = AskingOnline::new(context, args.asking.allow_private)?;
    let mut writer: Writer = context.writer("ratings identify")?;
    let bar = context.progress("asking", None);
    let asking = online.asking(context, &args.asking);
    let report = identify(&search, country(&args.country)?, &asking, &mut writer, &|done| bar.set_position(done));
    bar.finish_and_clear();
    tell(context, &report?)
}

fn provider(args: &RatingsFetchArgs) -> Box<dyn RatingProvider> {
    let url = args.asking.service_url.as_deref().map(|url| url.trim_end_matches('/').to_owned());
    match args.source {
        RatingSource::Apple => Box::new(url.map_or_else(AppleRatings::default, |base_url| AppleRatings { base_url })),
        RatingSource::AppleReviews => {
            let default = AppleReviews { pages: args.pages, ..AppleReviews::default() };
            Box::new(match url {
                Some(base_url) => AppleReviews { base_url, ..default },
                None => default,
            })
        }
        RatingSource::Castbox => {
            Box::new(url.map_or_else(CastboxCounts::default, |base_url| CastboxCounts { base_url }))
        }
    }
}

/// The network of a round of asking.
pub struct AskingOnline {
    pub runtime: Runtime,
    pub http: HttpClient,
    stop: Arc<AtomicBool>,
}

impl AskingOnline {
    pub fn new(context: &Context, allow_private: bool) -> Outcome<Self> {
        let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().map_err(Failure::ours)?;
        let http = HttpClient::new(client_config(context, allow_private)).map_err(Failure::ours)?;
        let stop = stop_flag(runtime.handle());
        Ok(Self { runtime, http, stop })
    }

    pub fn asking<'a>(&'a self, context: &'a Context, args: &AskingArgs) -> Asking<'a> {
        Asking {
            http: &self.http,
            runtime: self.runtime.handle(),
            clock: &context.clock,
            asked_before: context.clock.now() - TimeDelta::days(i64::from(args.older_than)),
            limit: args.limit.unwrap_or(usize::MAX),
            pause: Duration::from_secs(60) / args.per_minute,
            stop: &self.stop,
        }
    }
}

pub fn tell(context: &Context, report: &RatingReport) -> Outcome {
    if !context.json {
        let told = report.problems.iter().take(TOLD);
        told.for_each(|problem| context.say(&format!("{}: {}", problem.what, problem.message)));
    }
    let problems: Vec<_> = report
        .problems
        .iter()
        .map(|problem| serde_json::json!({ "what": problem.what, "message": problem.message }))
        .collect();
    let written = &report.written;
    let json = serde_json::json!({
        "payloads": report.payloads, "failed": report.failed, "unknown": report.unknown,
        "ratings": written.ratings, "reviews": written.reviews, "profiles": written.profiles,
        "podcasts": written.podcasts, "identified": report.identified, "issues": report.issues, "problems": problems,
    });
    context.result(&json, || described(report))
}

pub fn described(report: &RatingReport) -> String {
    let written = &report.written;
    let mut text = format!(
        "{} read, {} failed, {} unknown: {}, {} and {} are new or changed, of {}",
        counted(report.payloads, "payload"),
        grouped(report.failed),
        grouped(report.unknown),
        counted(written.ratings, "rating"),
        counted(written.reviews, "review"),
        counted(written.profiles, "profile"),
        counted(written.podcasts, "podcast"),
    );
    if report.identified > 0 {
        text.push_str(&format!("; {} identified", counted(report.identified, "show")));
    }
    super::ingest::push_counts(&mut text, "issues", &report.issues);
    text
}

pub fn country(code: &str) -> Outcome<ChartCountry> {
    ChartCountry::parse(code).ok_or_else(|| {
        Failure::input(format!("{code} is no country")).with_hint("countries are ISO codes such as us or de")
    })
}

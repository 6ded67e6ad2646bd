//! `earshot ratings`: imports saved payloads and polls services.

use crate::args::{
    PollArgs, RatingSourceArg, RatingsCommand, RatingsFetchArgs, RatingsIdentifyArgs, RatingsImportArgs,
};
use crate::context::Context;
use crate::failure::{CommandResult, Failure};
use crate::network_context::client_config;
use crate::output::{format_count, group_digits, push_counts};
use crate::signals::stop_flag;
use chrono::TimeDelta;
use earshot_catalog::Writer;
use earshot_ingest::platforms::ratings::{
    AppleSearch, RatingImportOptions, RatingProvider, fetch_ratings, identify_shows, import_rating_files,
};
use earshot_ingest::platforms::{PollContext, RatingReport};
use earshot_model::chart::ChartCountry;
use earshot_model::rating::ShowId;
use earshot_net::HttpClient;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::Duration;
use tokio::runtime::Runtime;

/// The most problems that are printed.
const MAX_PRINTED_PROBLEMS: usize = 20;

pub fn run(context: &Context, command: &RatingsCommand) -> CommandResult {
    match command {
        RatingsCommand::Import(args) => import_ratings(context, args),
        RatingsCommand::Fetch(args) => fetch_all_ratings(context, args),
        RatingsCommand::Identify(args) => identify_rated_shows(context, args),
    }
}

fn import_ratings(context: &Context, args: &RatingsImportArgs) -> CommandResult {
    let country = args.country.as_deref().map(parse_country).transpose()?;
    let report = import_payloads(context, &args.files, country, args.date)?;
    if report.payloads == report.failed && report.failed > 0 {
        let first = report.problems.first();
        let first = first.map_or_else(String::new, |problem| format!(": {}: {}", problem.subject, problem.message));
        let files = format_count(report.payloads, "file");
        return Err(Failure::input(format!("none of {files} has ratings, reviews or followers{first}")));
    }
    print_report(context, &report)
}

/// Imports saved payloads; `earshot pipeline` uses this too.
pub fn import_folder(context: &Context, folder: &Path) -> CommandResult<RatingReport> {
    import_payloads(context, &[folder.to_owned()], None, None)
}

fn import_payloads(
    context: &Context,
    files: &[std::path::PathBuf],
    country: Option<ChartCountry>,
    date: Option<chrono::NaiveDate>,
) -> CommandResult<RatingReport> {
    let import = RatingImportOptions { country, date, now: context.clock.now() };
    let mut writer = context.writer("ratings import")?;
    // Charts identify some shows, and podcasts may be newer than the last match.
    writer.match_chart_shows()?;
    let bar = context.progress_bar("reading", Some(0));
    let imported = import_rating_files(files, &import, &mut writer, &|done, all| {
        bar.set_length(all);
        bar.set_position(done);
    });
    bar.finish_and_clear();
    Ok(imported?)
}

fn fetch_all_ratings(context: &Context, args: &RatingsFetchArgs) -> CommandResult {
    let provider = build_provider(args);
    let mut countries = args.country.iter().map(|code| parse_country(code)).collect::<CommandResult<Vec<_>>>()?;
    if countries.is_empty() {
        if provider.is_by_country {
            return Err(Failure::input("Apple's figures are per country")
                .with_advice("set a country, for example --country us"));
        }
        countries.push(parse_country("us")?);
    }
    let some_show = ShowId::Apple(1);
    if let Some(country) = countries.iter().find(|country| provider.request(&some_show, **country, 1).is_none()) {
        return Err(Failure::input(format!("the id of Apple's store in {} is unknown", country.as_str())));
    }
    if args.source == RatingSourceArg::AppleReviews {
        context.print_notice("warning: Apple's robots.txt disallows the review feeds for robots");
    }
    let online = ProviderPolling::new(context, args.poll.allow_private)?;
    let mut writer = context.writer("ratings fetch")?;
    let mut total = RatingReport::default();
    for country in countries {
        let poll = online.context(context, &args.poll);
        let bar = context.progress_bar("polling", None);
        let report = fetch_ratings(&provider, country, &poll, &mut writer, &|done| bar.set_position(done));
        bar.finish_and_clear();
        total.merge(report?);
    }
    print_report(context, &total)
}

fn identify_rated_shows(context: &Context, args: &RatingsIdentifyArgs) -> CommandResult {
    let search = args
        .poll
        .service_url
        .as_deref()
        .map_or_else(AppleSearch::default, |url| AppleSearch { base_url: url.trim_end_matches('/').to_owned() });
    let online = ProviderPolling::new(context, args.poll.allow_private)?;
    let mut writer: Writer = context.writer("ratings identify")?;
    let bar = context.progress_bar("polling", None);
    let poll = online.context(context, &args.poll);
    let report =
        identify_shows(&search, parse_country(&args.country)?, &poll, &mut writer, &|done| bar.set_position(done));
    bar.finish_and_clear();
    print_report(context, &report?)
}

fn build_provider(args: &RatingsFetchArgs) -> RatingProvider {
    let provider = match args.source {
        RatingSourceArg::Apple => RatingProvider::APPLE_RATINGS,
        RatingSourceArg::AppleReviews => RatingProvider::APPLE_REVIEWS.with_pages(args.pages),
        RatingSourceArg::Castbox => RatingProvider::CASTBOX,
    };
    match &args.poll.service_url {
        Some(url) => provider.at(url),
        None => provider,
    }
}

/// Client and clock of a round of polling.
pub struct ProviderPolling {
    pub runtime: Runtime,
    pub http: HttpClient,
    stop: Arc<AtomicBool>,
}

impl ProviderPolling {
    pub fn new(context: &Context, allow_private: bool) -> CommandResult<Self> {
        let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().map_err(Failure::internal)?;
        let http = HttpClient::new(client_config(context, allow_private)).map_err(Failure::internal)?;
        let stop = stop_flag(runtime.handle());
        Ok(Self { runtime, http, stop })
    }

    pub fn context<'a>(&'a self, context: &'a Context, args: &PollArgs) -> PollContext<'a> {
        PollContext {
            http: &self.http,
            runtime: self.runtime.handle(),
            clock: &context.clock,
            polled_before: context.clock.now() - TimeDelta::days(i64::from(args.older_than)),
            limit: args.limit.unwrap_or(usize::MAX),
            pause: Duration::from_secs(60) / args.per_minute,
            stop: &self.stop,
        }
    }
}

pub fn print_report(context: &Context, report: &RatingReport) -> CommandResult {
    if !context.json {
        let printed = report.problems.iter().take(MAX_PRINTED_PROBLEMS);
        printed.for_each(|problem| context.print_notice(&format!("{}: {}", problem.subject, problem.message)));
    }
    let problems: Vec<_> = report
        .problems
        .iter()
        .map(|problem| serde_json::json!({ "what": problem.subject, "message": problem.message }))
        .collect();
    let written = &report.written;
    let json = serde_json::json!({
        "payloads": report.payloads, "failed": report.failed, "unknown": report.unknown,
        "ratings": written.ratings, "reviews": written.reviews, "profiles": written.profiles,
        "podcasts": written.podcasts, "identified": report.identified, "issues": report.issues, "problems": problems,
    });
    context.print_result(&json, || describe_report(report))
}

pub fn describe_report(report: &RatingReport) -> String {
    let written = &report.written;
    let mut text = format!(
        "{} read, {} failed, {} unknown: {}, {} and {} are new or changed, of {}",
        format_count(report.payloads, "payload"),
        group_digits(report.failed),
        group_digits(report.unknown),
        format_count(written.ratings, "rating"),
        format_count(written.reviews, "review"),
        format_count(written.profiles, "profile"),
        format_count(written.podcasts, "podcast"),
    );
    if report.identified > 0 {
        text.push_str(&format!("; {} identified", format_count(report.identified, "show")));
    }
    push_counts(&mut text, "issues", &report.issues);
    text
}

pub fn parse_country(code: &str) -> CommandResult<ChartCountry> {
    ChartCountry::parse(code).ok_or_else(|| {
        Failure::input(format!("{code} is not a country code")).with_advice("countries are ISO codes such as us or de")
    })
}

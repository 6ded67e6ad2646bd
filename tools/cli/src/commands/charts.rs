//! `earshot charts`: imports saved payloads and fetches charts.

use crate::args::{ChartFrequencyArg, ChartPlatformArg, ChartsCommand, ChartsFetchArgs, ChartsImportArgs};
use crate::context::Context;
use crate::failure::{CommandResult, Failure};
use crate::network_context::client_config;
use crate::output::{format_count, group_digits, push_counts};
use earshot_ingest::platforms::PayloadProblem;
use earshot_ingest::platforms::charts::{
    ChartImportOptions, ChartImportReport, ChartProvider, FetchChartError, ParsedChart, fetch_chart,
    import_chart_files, store_fetched_charts,
};
use earshot_model::chart::{ChartCategory, ChartCountry, ChartFrequency, ChartPlatform, parse_categories};
use earshot_net::HttpClient;
use std::fmt::Write as _;

/// The most problems that are printed.
const MAX_PRINTED_PROBLEMS: usize = 20;

pub fn run(context: &Context, command: &ChartsCommand) -> CommandResult {
    match command {
        ChartsCommand::Import(args) => import_charts(context, args),
        ChartsCommand::Fetch(args) => fetch_charts(context, args),
    }
}

fn import_charts(context: &Context, args: &ChartsImportArgs) -> CommandResult {
    let import = ChartImportOptions {
        platform: args.platform.map(to_platform),
        country: args.country.as_deref().map(parse_country).transpose()?,
        category: args.category.as_deref().map(parse_category).transpose()?,
        frequency: to_frequency(args.frequency),
        date: args.date,
        now: context.clock.now(),
    };
    let mut writer = context.writer("charts import")?;
    let bar = context.progress_bar("reading", Some(0));
    let imported = import_chart_files(&args.files, &import, &mut writer, &|done, all| {
        bar.set_length(all);
        bar.set_position(done);
    });
    bar.finish_and_clear();
    let report = imported?;
    if report.charts + report.feeds == 0 && report.failed > 0 {
        let first = report
            .problems
            .first()
            .map_or_else(String::new, |problem| format!(": {}: {}", problem.subject, problem.message));
        return Err(Failure::input(format!("none of {} is a chart{first}", format_count(report.payloads, "file"))));
    }
    print_report(context, &report, &[])
}

fn fetch_charts(context: &Context, args: &ChartsFetchArgs) -> CommandResult {
    let provider = build_provider(args);
    if args.apple_genres {
        context.print_notice("warning: Apple's robots.txt disallows these feeds for robots");
    }
    let countries = args.country.iter().map(|code| parse_country(code)).collect::<CommandResult<Vec<_>>>()?;
    let categories = match args.category.as_slice() {
        [] => vec![ChartCategory::TOP_PODCASTS],
        [all] if all == "all" => ChartCategory::all().collect(),
        names => names.iter().map(|name| parse_category(name)).collect::<CommandResult<Vec<_>>>()?,
    };
    let requested: Vec<(ChartCountry, ChartCategory)> = countries
        .iter()
        .flat_map(|country| categories.iter().map(|category| (*country, *category)))
        .filter(|(country, category)| provider.url(*country, *category).is_some())
        .collect();
    if requested.is_empty() {
        return Err(
            Failure::input("the service has no such chart").with_advice("for charts by category use --apple-genres")
        );
    }
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().map_err(Failure::internal)?;
    let http = HttpClient::new(client_config(context, args.allow_private)).map_err(Failure::internal)?;
    let bar = context.progress_bar("fetching", Some(requested.len() as u64));
    let mut fetched: Vec<(Vec<u8>, ParsedChart)> = Vec::new();
    let mut failed: Vec<PayloadProblem> = Vec::new();
    // Sequentially: a service gets one request at a time.
    for (country, category) in &requested {
        let now = context.clock.now();
        let answer =
            runtime.block_on(fetch_chart(&provider, &http, *country, *category, to_frequency(args.frequency), now));
        match answer {
            Ok(answer) => fetched.push(answer),
            Err(error) => failed.push(to_problem(*country, *category, &error)),
        }
        bar.inc(1);
    }
    bar.finish_and_clear();
    let mut writer = context.writer("charts fetch")?;
    let report = store_fetched_charts(fetched, &context.data.chart_payloads(), &mut writer)?;
    print_report(context, &report, &failed)?;
    if report.charts == 0 { Err(Failure::internal(anyhow::anyhow!("no chart could be fetched"))) } else { Ok(()) }
}

fn to_problem(country: ChartCountry, category: ChartCategory, error: &FetchChartError) -> PayloadProblem {
    PayloadProblem { subject: format!("{} {}", country.as_str(), category.name()), message: error.to_string() }
}

fn build_provider(args: &ChartsFetchArgs) -> ChartProvider {
    let provider = match (args.platform, args.apple_genres) {
        (ChartPlatformArg::Spotify, _) => ChartProvider::SPOTIFY,
        (ChartPlatformArg::Apple, true) => ChartProvider::APPLE_GENRES,
        (ChartPlatformArg::Apple, false) => ChartProvider::APPLE_TOP,
    };
    match &args.service_url {
        Some(url) => provider.at(url),
        None => provider,
    }
}

fn print_report(context: &Context, report: &ChartImportReport, failed: &[PayloadProblem]) -> CommandResult {
    let problems = failed.iter().chain(&report.problems);
    if !context.json {
        problems
            .clone()
            .take(MAX_PRINTED_PROBLEMS)
            .for_each(|problem| context.print_notice(&format!("{}: {}", problem.subject, problem.message)));
    }
    let problems: Vec<_> =
        problems.map(|problem| serde_json::json!({ "what": problem.subject, "message": problem.message })).collect();
    let json = serde_json::json!({
        "payloads": report.payloads, "failed": report.failed + failed.len() as u64, "charts": report.charts,
        "positions": report.positions, "newShows": report.new_shows, "feeds": report.feeds, "issues": report.issues,
        "problems": problems, "shows": report.matches.shows, "matched": report.matches.matched, "months": report.months,
    });
    context.print_result(&json, || {
        let mut text = format!(
            "{} read, {} failed: {}, {}",
            format_count(report.payloads, "payload"),
            group_digits(report.failed + failed.len() as u64),
            format_count(report.charts, "chart"),
            format_count(report.positions, "position"),
        );
        push_counts(&mut text, "issues", &report.issues);
        write!(
            text,
            "\n{} of {} match podcasts in the catalog, {} new",
            group_digits(report.matches.matched),
            format_count(report.matches.shows, "show"),
            group_digits(report.new_shows),
        )
        .expect("writing to a string");
        text
    })
}

fn parse_country(code: &str) -> CommandResult<ChartCountry> {
    ChartCountry::parse(code).ok_or_else(|| {
        Failure::input(format!("{code} is not a country code")).with_advice("countries are ISO codes such as us or de")
    })
}

fn parse_category(name: &str) -> CommandResult<ChartCategory> {
    // Spec 5: 'No valid categories found'.
    let found = parse_categories([name]).map_err(Failure::input)?;
    Ok(found[0])
}

fn to_platform(platform: ChartPlatformArg) -> ChartPlatform {
    match platform {
        ChartPlatformArg::Apple => ChartPlatform::Apple,
        ChartPlatformArg::Spotify => ChartPlatform::Spotify,
    }
}

fn to_frequency(frequency: ChartFrequencyArg) -> ChartFrequency {
    match frequency {
        ChartFrequencyArg::Hourly => ChartFrequency::Hourly,
        ChartFrequencyArg::Daily => ChartFrequency::Daily,
        ChartFrequencyArg::Weekly => ChartFrequency::Weekly,
    }
}

//! Measures the cost of a crawl.
//!
//! `crawl-bench pages SITES [SECONDS]` reads copies of websites into memory, then parses and extracts them repeatedly
//! on one core: pages/s. `crawl-bench feeds DIR SITES PORT` writes feeds of generated shows, each with its own site on
//! loopback; `crawl-bench serve PORT PAGES` serves these sites. With both, `earshot ingest DIR`, `earshot crawl` and
//! `earshot crawl --sites --allow-private` measure the whole crawl.

#![expect(clippy::print_stdout, clippy::print_stderr, reason = "a program that prints figures")]

use earshot_crawler::extract::extract;
use earshot_crawler::page;
use earshot_crawler::site::PageKind;
use earshot_local_web::{serve_sites, site_address, site_name};
use std::fs;
use std::io;
use std::path::Path;
use std::process::ExitCode;
use std::time::{Duration, Instant};
use url::Url;

const USAGE: &str = "usage: crawl-bench pages SITES [SECONDS] | feeds DIR SITES PORT | serve PORT PAGES";

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let done = match words.as_slice() {
        ["pages", sites] => measure_pages(Path::new(sites), 10),
        ["pages", sites, seconds] => measure_pages(Path::new(sites), seconds.parse().unwrap_or(10)),
        ["feeds", folder, sites, port] => write_feeds(Path::new(folder), sites.parse().unwrap_or(0), port),
        ["serve", port, pages] => serve_sites_until_stopped(port, pages.parse().unwrap_or(20)),
        _ => {
            eprintln!("{USAGE}");
            return ExitCode::from(1);
        }
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::from(1)
        }
    }
}

fn measure_pages(sites: &Path, seconds: u64) -> io::Result<()> {
    let manifest = fs::read_to_string(sites.join("MANIFEST.tsv"))?;
    let files = manifest.lines().skip(1).filter_map(|line| line.split('\t').next());
    let mut held: Vec<(Url, Vec<u8>)> = Vec::new();
    for file in files.filter(|file| file.ends_with(".html") || file.ends_with(".htm")) {
        let url = Url::parse(&format!("https://{file}")).map_err(io::Error::other)?;
        held.push((url, fs::read(sites.join(file))?));
    }
    let (limit, began) = (Duration::from_secs(seconds), Instant::now());
    let (mut read, mut bytes, mut found) = (0_u64, 0_u64, 0_u64);
    let mut slowest = (Duration::ZERO, String::new());
    while began.elapsed() < limit && !held.is_empty() {
        for (url, body) in &held {
            let at = Instant::now();
            if let Ok(page) = page::read_page(url, body, None) {
                let says = page.headings.first().map_or(page.title.as_str(), String::as_str);
                let findings = extract(&page, PageKind::classify(url, says));
                found += (findings.emails.len() + findings.links.len() + findings.forms.len()) as u64;
            }
            let took = at.elapsed();
            if took > slowest.0 {
                slowest = (took, url.to_string());
            }
            read += 1;
            bytes += body.len() as u64;
        }
    }
    let took = began.elapsed().as_secs_f64().max(0.001);
    println!(
        "{} pages of {:.1} kB on average, {read} readings, {found} findings in {took:.1} s: {:.0} pages/s, {:.1} MB/s; \
         slowest {:.1} ms ({})",
        held.len(),
        bytes as f64 / read.max(1) as f64 / 1e3,
        read as f64 / took,
        bytes as f64 / took / 1e6,
        slowest.0.as_secs_f64() * 1e3,
        slowest.1
    );
    Ok(())
}

fn write_feeds(folder: &Path, sites: u32, port: &str) -> io::Result<()> {
    fs::create_dir_all(folder)?;
    for number in 0..sites {
        let (name, address) = (site_name(number), site_address(number));
        let feed = format!(
            "<?xml version=\"1.0\"?><rss version=\"2.0\" xmlns:itunes=\"http://www.itunes.com/dtds/podcast-1.0.dtd\"><channel>\
             <title>{name}</title><link>http://{address}:{port}/</link><description>About {name}</description>\
             <language>en</language><item><title>One</title><guid>{number}</guid>\
             <enclosure url=\"https://media.example/{number}.mp3\" type=\"audio/mpeg\" length=\"1\"/></item></channel></rss>"
        );
        fs::write(folder.join(format!("{number:06}.xml")), feed)?;
    }
    println!("{sites} feeds in {}", folder.display());
    Ok(())
}

fn serve_sites_until_stopped(port: &str, pages: usize) -> io::Result<()> {
    // One thread, so that the other cores are free for the measured program.
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(async {
        let listener = tokio::net::TcpListener::bind(format!("0.0.0.0:{port}")).await?;
        serve_sites(listener, pages, std::future::pending()).await
    })
}

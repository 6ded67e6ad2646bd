//! Compares the crawler with labels made by hand (`crawler/tests/labels`): reads copies of websites and counts.

mod label;

use earshot_crawler::extract::{FormKind, PageFindings, extract};
use earshot_crawler::page;
use earshot_crawler::site::{
    BoilerplateAccounts, CrawlResult, PageKind, SiteAccounts, SiteIdentity, build_result, collect_accounts,
};
use earshot_model::{LinkKind, RecognizedUrl, profile_key, recognize_url};
use label::{Label, Profile};
use std::collections::BTreeSet;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use url::Url;

/// What a label marks on a page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LabelKind {
    Email,
    Social,
    Directory,
    Form,
    Phone,
}

impl LabelKind {
    pub const ALL: [Self; 5] = [Self::Email, Self::Social, Self::Directory, Self::Form, Self::Phone];

    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Email => "emails",
            Self::Social => "socials",
            Self::Directory => "directories",
            Self::Form => "forms",
            Self::Phone => "phones",
        }
    }
}

/// How many findings match the labels, contradict them, or are missing.
#[derive(Clone, Copy, Debug, Default)]
pub struct LabelCounts {
    pub right: usize,
    pub wrong: usize,
    pub missed: usize,
}

impl LabelCounts {
    #[must_use]
    pub fn precision(self) -> f64 {
        self.right as f64 / (self.right + self.wrong).max(1) as f64
    }

    #[must_use]
    pub fn recall(self) -> f64 {
        self.right as f64 / (self.right + self.missed).max(1) as f64
    }
}

/// The counts.
#[derive(Debug, Default)]
pub struct CrawlLabelReport {
    pub sites: usize,
    pub pages: usize,
    pub bytes: usize,
    counts: [LabelCounts; 5],
    pub misses: Vec<String>,
}

impl CrawlLabelReport {
    #[must_use]
    pub fn counts_of(&self, kind: LabelKind) -> LabelCounts {
        self.counts[kind as usize]
    }

    /// `neutral` counts neither as right nor as wrong.
    fn count_keys(
        &mut self,
        site: &str,
        kind: LabelKind,
        found: &BTreeSet<String>,
        gold: &BTreeSet<String>,
        neutral: &BTreeSet<String>,
    ) {
        let count = &mut self.counts[kind as usize];
        for one in found {
            if gold.contains(one) {
                count.right += 1;
            } else if !neutral.contains(one) {
                count.wrong += 1;
                self.misses.push(format!("wrong  {:<12} {site}: {one}", kind.name()));
            }
        }
        for one in gold.difference(found) {
            count.missed += 1;
            self.misses.push(format!("missed {:<12} {site}: {one}", kind.name()));
        }
    }
}

/// Returns the folder of the decoys, whose labels are in its folder `labels`.
#[must_use]
pub fn decoys() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../crawler/tests/decoys")
}

/// Reads the labeled sites and counts.
///
/// # Errors
/// When a file cannot be read or a label is invalid.
pub fn measure(sites: &Path, labels: &Path) -> io::Result<CrawlLabelReport> {
    let mut tally = CrawlLabelReport::default();
    let mut read = Vec::new();
    let manifest = fs::read_to_string(sites.join("MANIFEST.tsv"))?;
    let files: Vec<&str> = manifest.lines().skip(1).filter_map(|line| line.split('\t').next()).collect();
    let mut paths: Vec<_> =
        fs::read_dir(labels)?.collect::<io::Result<Vec<_>>>()?.into_iter().map(|entry| entry.path()).collect();
    paths.sort();
    for path in paths.iter().filter(|path| path.extension().is_some_and(|ending| ending == "json")) {
        let label: Label = serde_json::from_slice(&fs::read(path)?)
            .map_err(|error| io::Error::other(format!("{}: {error}", path.display())))?;
        let (pages, bytes) = read_site(sites, &files, &label)?;
        tally.sites += 1;
        tally.pages += pages.len();
        tally.bytes += bytes;
        read.push((label, pages));
    }
    let known: Vec<SiteAccounts> = read
        .iter()
        .map(|(label, pages)| collect_accounts(&site_identity(label, pages), &clone_findings(pages)))
        .collect();
    let boilerplate = BoilerplateAccounts::from_sites(&known);
    for (label, pages) in &read {
        count_site(&mut tally, label, &boilerplate, pages);
    }
    Ok(tally)
}

/// Returns the findings on a site's pages, with the page names that labels use.
fn read_site(sites: &Path, files: &[&str], label: &Label) -> io::Result<(Vec<(String, PageFindings)>, usize)> {
    let base = base_url(label);
    let prefix = format!("{}/", label.site);
    let (mut pages, mut bytes) = (Vec::new(), 0);
    for file in files.iter().filter(|file| file.starts_with(&prefix)) {
        let path = &file[prefix.len()..];
        if ![".html", ".htm"].iter().any(|ending| path.ends_with(ending)) && path != "humans.txt" {
            continue;
        }
        let body = fs::read(sites.join(file))?;
        bytes += body.len();
        let Ok(url) = base.join(path.strip_suffix("index.html").unwrap_or(path)) else { continue };
        let Ok(page) = page::read_page(&url, &body, None) else { continue };
        let says = page.headings.first().map_or(page.title.as_str(), String::as_str);
        let kind = PageKind::classify(&url, says);
        pages.push(((*file).to_owned(), extract(&page, kind)));
    }
    // A crawl begins at the front page.
    pages.sort_by_key(|(_, page)| (page.kind != PageKind::Home, page.url.path().len()));
    Ok((pages, bytes))
}

fn base_url(label: &Label) -> Url {
    let base = label.base_url.as_deref().filter(|base| base.contains('.')).unwrap_or("https://unknown.invalid");
    let base = if base.contains("://") { base.to_owned() } else { format!("https://{base}") };
    Url::parse(&format!("{}/", base.trim_end_matches('/')))
        .unwrap_or_else(|_| Url::parse("https://unknown.invalid/").expect("a URL"))
}

fn clone_findings(pages: &[(String, PageFindings)]) -> Vec<PageFindings> {
    pages.iter().map(|(_, page)| page.clone()).collect()
}

fn site_identity(label: &Label, pages: &[(String, PageFindings)]) -> SiteIdentity {
    // Copies without a known address are identified by the site's name.
    let mut identity = SiteIdentity::from_pages(&base_url(label), &[], &clone_findings(pages));
    identity.site_key.clone_from(&label.site);
    identity
}

fn count_site(
    tally: &mut CrawlLabelReport,
    label: &Label,
    boilerplate: &BoilerplateAccounts,
    pages: &[(String, PageFindings)],
) {
    let result = build_result(&site_identity(label, pages), boilerplate, &clone_findings(pages));
    let site = label.site.as_str();
    let none = BTreeSet::new();
    let emails = result.emails.iter().map(|found| found.email.to_lowercase()).collect();
    let gold = label.emails.iter().map(|found| found.email.to_lowercase()).collect();
    tally.count_keys(site, LabelKind::Email, &emails, &gold, &none);
    for (kind, found, gold) in [
        (LabelKind::Social, url_keys(&result, |kind| matches!(kind, LinkKind::Social(_))), &label.socials),
        (LabelKind::Directory, url_keys(&result, |kind| matches!(kind, LinkKind::Directory(_))), &label.directories),
    ] {
        let neutral = gold.iter().flat_map(|profile| profile.also_as.iter().map(|url| url_key(url))).collect();
        tally.count_keys(site, kind, &found, &gold.iter().map(|Profile { url, .. }| url_key(url)).collect(), &neutral);
    }
    let forms = pages.iter().filter(|(_, page)| page.forms.iter().any(|form| form.kind == FormKind::Contact));
    let gold = label.forms.iter().map(|form| form.page.clone()).collect();
    tally.count_keys(site, LabelKind::Form, &forms.map(|(file, _)| file.clone()).collect(), &gold, &none);
    let phones = result.phones.iter().map(|found| found.phone.clone()).collect();
    tally.count_keys(
        site,
        LabelKind::Phone,
        &phones,
        &label.phones.iter().map(|found| found.phone.clone()).collect(),
        &none,
    );
}

fn url_keys(result: &CrawlResult, is_kind: impl Fn(LinkKind) -> bool) -> BTreeSet<String> {
    result.profiles.iter().filter(|found| is_kind(found.kind)).map(|found| url_key(&found.url)).collect()
}

fn url_key(url: &str) -> String {
    match recognize_url(url) {
        RecognizedUrl::Profile { url, .. } | RecognizedUrl::Directory { url, .. } => profile_key(&url),
        RecognizedUrl::Rejected { .. } | RecognizedUrl::Unknown => profile_key(url),
    }
}

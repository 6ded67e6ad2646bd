//! Joins the findings of all pages of a site to one result. Pure.

use super::boilerplate::{BoilerplateAccounts, SiteAccounts};
use super::crawl_result::{CrawlResult, FoundContactPage, FoundEmail, FoundPhone, FoundProfile};
use super::domains::registrable_domain;
use super::identity::is_own_domain;
use super::junk_email::junk_reason;
use super::ownership_votes::{MIN_SIMILARITY, OwnershipVotes, SiteContext, VotesByAccount};
use super::{PageKind, SiteIdentity};
use crate::extract::{EmailFinding, EmailForm, FormKind, LinkFinding, LinkOrigin, PageFindings};
use earshot_model::{LinkKind, profile_key};
use std::collections::BTreeSet;

/// An account or address below this confidence is assumed to belong to someone else.
const MIN_CONFIDENCE: f32 = 0.5;
const MAX_EXTERNAL: usize = 1_000;

/// Joins the findings of a site. `pages` are in the order of the crawl.
#[must_use]
pub fn build_result(identity: &SiteIdentity, boilerplate: &BoilerplateAccounts, pages: &[PageFindings]) -> CrawlResult {
    let site = SiteContext { name: identity.site_key.clone(), pages, identity, boilerplate };
    let emails = rank_emails(&site);
    let phones = collect_phones(pages);
    let contact_pages = collect_contact_pages(pages, &emails, &phones);
    CrawlResult {
        primary_email: choose_primary_email(&emails),
        contact_pages,
        profiles: rank_profiles(&site),
        external_links: collect_external_links(pages),
        visited_urls: pages.iter().map(|page| page.url.to_string()).collect(),
        emails,
        phones,
        ..CrawlResult::default()
    }
}

/// Returns the accounts and addresses of a site, for [`BoilerplateAccounts::from_sites`].
#[must_use]
pub fn collect_accounts(identity: &SiteIdentity, pages: &[PageFindings]) -> SiteAccounts {
    let mut accounts = SiteAccounts { site: identity.site_key.clone(), ..SiteAccounts::default() };
    for page in pages {
        for link in &page.links {
            let key = profile_key(&link.url);
            let is_own_place =
                link.region.is_around_content() || link.is_follow || link.origin == LinkOrigin::SelfDeclared;
            if profile_handle(&link.url).is_some_and(|handle| identity.similarity(handle) >= MIN_SIMILARITY) {
                accounts.similar.insert(key);
            } else if is_own_place {
                accounts.prominent.insert(key);
            } else {
                accounts.others.insert(key);
            }
        }
        accounts.others.extend(page.emails.iter().map(|found| found.email.to_lowercase()));
    }
    accounts
}

fn page_urls(pages: &[PageFindings], at: &BTreeSet<usize>) -> Vec<String> {
    at.iter().filter_map(|at| pages.get(*at)).map(|page| page.url.to_string()).collect()
}

fn rank_emails(site: &SiteContext<'_>) -> Vec<FoundEmail> {
    let mut ballot: VotesByAccount<(EmailFinding, bool)> = VotesByAccount::new();
    for (at, page) in site.pages.iter().enumerate() {
        for found in &page.emails {
            let is_contact = page.kind == PageKind::Contact;
            let (entry, votes) = ballot.votes_for(found.email.to_lowercase(), || (found.clone(), is_contact));
            // Keep the most reliable form.
            if found.form < entry.0.form {
                entry.0 = found.clone();
            }
            entry.1 |= is_contact;
            votes.add_email(at, page.kind, found);
        }
    }
    let own = site.identity.domain.as_deref();
    let mut found: Vec<(FoundEmail, (bool, bool, usize))> = ballot
        .into_entries()
        .filter(|(email, _, _)| junk_reason(email, own).is_none() && !site.boilerplate.contains(&site.name, email))
        .filter_map(|(_, (first, is_contact), votes)| {
            let is_own_domain = is_own_domain(&first.email, own);
            let likeness = email_similarity(site, &first.email);
            let confidence = votes.confidence(site, likeness, if is_own_domain { 4.0 } else { 0.0 });
            (confidence >= MIN_CONFIDENCE).then(|| {
                let rank = (is_own_domain, is_contact, role_rank(&first.email));
                let email = FoundEmail {
                    email: first.email,
                    count: votes.count,
                    pages: page_urls(site.pages, &votes.pages),
                    form: first.form,
                    context: first.context,
                    confidence,
                    is_own_domain,
                    is_similar: is_own_domain || likeness >= MIN_SIMILARITY,
                };
                (email, rank)
            })
        })
        .collect();
    // The order of primary contacts: show, network, hosting company (by domain or name of the show), then contact
    // pages, then general addresses, then confidence.
    found.sort_by(|(one, rank), (other, against)| against.cmp(rank).then(other.confidence.total_cmp(&one.confidence)));
    found.into_iter().map(|(email, _)| email).collect()
}

pub(super) fn choose_primary_email(emails: &[FoundEmail]) -> Option<String> {
    emails.iter().find(|found| found.form != EmailForm::FormAction).or(emails.first()).map(|found| found.email.clone())
}

/// Returns how much an address resembles the site: by its name, or by its domain unless that is a public mail service.
fn email_similarity(site: &SiteContext<'_>, email: &str) -> f32 {
    let (local, domain) = email.rsplit_once('@').unwrap_or_default();
    let label = registrable_domain(domain).split('.').next().unwrap_or_default();
    site.identity.similarity(local).max(site.identity.similarity(label))
}

/// Ranks general addresses before those of people, and these before departments.
pub(crate) fn role_rank(email: &str) -> usize {
    let local = email.split('@').next().unwrap_or_default().to_ascii_lowercase();
    match local.as_str() {
        "contact" | "hello" | "hi" | "info" | "podcast" | "show" | "mail" | "kontakt" | "contacto" | "contato"
        | "feedback" | "hey" | "team" | "hosts" | "studio" => 2,
        "privacy" | "legal" | "abuse" | "webmaster" | "jobs" | "datenschutz" | "admin" | "billing" | "dmca" => 0,
        _ => 1,
    }
}

fn collect_phones(pages: &[PageFindings]) -> Vec<FoundPhone> {
    let mut ballot: VotesByAccount<(bool, String)> = VotesByAccount::new();
    for (at, page) in pages.iter().enumerate() {
        for found in &page.phones {
            let (_, votes) = ballot.votes_for(found.phone.clone(), || (found.is_fax, found.context.clone()));
            votes.count += 1;
            votes.pages.insert(at);
        }
    }
    let entries = ballot.into_entries();
    entries
        .map(|(phone, (is_fax, context), votes)| FoundPhone {
            phone,
            is_fax,
            count: votes.count,
            pages: page_urls(pages, &votes.pages),
            context,
        })
        .collect()
}

fn rank_profiles(site: &SiteContext<'_>) -> Vec<FoundProfile> {
    let mut ballot: VotesByAccount<LinkFinding> = VotesByAccount::new();
    for (at, page) in site.pages.iter().enumerate() {
        for found in &page.links {
            let (_, votes) = ballot.votes_for(profile_key(&found.url), || found.clone());
            votes.add_link(at, page.kind, found);
        }
    }
    let mut found: Vec<FoundProfile> = ballot
        .into_entries()
        .filter_map(|(_, first, votes)| {
            let likeness = site.identity.similarity(profile_handle(&first.url).unwrap_or_default());
            let confidence = link_confidence(site, &first, likeness, &votes);
            (confidence >= MIN_CONFIDENCE).then(|| FoundProfile {
                kind: first.kind,
                is_similar: likeness >= MIN_SIMILARITY,
                url: first.url,
                count: votes.count,
                pages: page_urls(site.pages, &votes.pages),
                context: first.context,
                confidence,
            })
        })
        .collect();
    found.sort_by(|one, other| (one.kind).cmp(&other.kind).then(other.confidence.total_cmp(&one.confidence)));
    found
}

fn link_confidence(site: &SiteContext<'_>, link: &LinkFinding, likeness: f32, votes: &OwnershipVotes) -> f32 {
    let handle = profile_handle(&link.url).unwrap_or_default();
    let key = profile_key(&link.url);
    if is_filler(handle)
        || (likeness < MIN_SIMILARITY && (is_vendor(handle) || site.boilerplate.contains(&site.name, &key)))
    {
        return 0.0;
    }
    // A site lists where its own show can be heard. Other shows occur in articles.
    let is_directory = matches!(link.kind, LinkKind::Directory(_));
    let prior = match is_directory {
        true if votes.is_in_few_articles() => 0.0,
        true => 2.0,
        false => 0.0,
    };
    votes.confidence(site, likeness, prior)
}

/// Returns whether an account belongs to a maker of sites, players or platforms, which templates link.
fn is_vendor(handle: &str) -> bool {
    const VENDORS: &str = "wordpress wordpressdotcom wordpressorg automattic gohugoio jekyll jekyllrb hexojs ghost tryghost getpelican squarespace wix \
                           weebly webflow godaddy shopify twbs getbootstrap bootstrap mdo fontawesome netlify vercel github \
                           githubpages gitlab google googlepodcasts apple applepodcasts itunes spotify spotifypodcasts youtube \
                           facebook meta instagram twitter x tiktok linkedin patreon soundcloud medium substack disqus \
                           mailchimp podlove buzzsprout libsyn podbean spreaker anchor anchordotfm transistorfm captivate \
                           simplecast acast blubrry castos fireside podpage zencastr redcircle gatsbyjs nuxt_js vuejs \
                           reactjs linktree linktr linktr.ee linktree_ beaconsai campsitebio lnkbio elementor divi elegantthemes themeisle stitcher creativecommons html5up ajlkn";
    let handle = handle.to_ascii_lowercase();
    VENDORS.split_whitespace().any(|vendor| vendor == handle)
}

/// Returns whether a handle is filler text of a template.
fn is_filler(handle: &str) -> bool {
    const FILLER: &str = "lorem ipsum dolor amet consectetur adipisci adipiscing elit eiusmod tempor incididunt labore dolore magna aliqua \
                          enim minim veniam quis nostrud exercitation ullamco laboris nisi aliquip commodo consequat duis aute irure \
                          reprehenderit voluptate velit esse cillum fugiat nulla pariatur excepteur sint occaecat cupidatat \
                          proident sunt culpa officia deserunt mollit anim laborum maiores omnis minus aut numquam explicabo \
                          expedita illum voluptas voluptatem quia eos qui ratione sequi nesciunt neque porro quisquam dolorem \
                          vero accusamus iusto odio dignissimos blanditiis praesentium deleniti atque corrupti quos quas \
                          molestias excepturi similique mollitia harum quidem rerum facilis distinctio libero cumque nihil \
                          impedit quod maxime placeat facere possimus temporibus quibusdam officiis debitis necessitatibus \
                          saepe eveniet repudiandae recusandae itaque earum hic tenetur sapiente delectus reiciendis et id \
                          username yourusername yourhandle your-username yourname example yourpage yourprofile yourchannel \
                          yourpodcast userid user handle profile";
    let handle = handle.to_ascii_lowercase();
    FILLER.split_whitespace().any(|filler| filler == handle)
}

/// Returns the handle in a canonical URL; `None` for numeric ids.
pub(super) fn profile_handle(url: &str) -> Option<&str> {
    let rest = url.strip_prefix("https://")?;
    let (host, path) = rest.split_once('/').unwrap_or((rest, ""));
    if path.is_empty() {
        return host.split('.').next();
    }
    let last = path.rsplit('/').next()?.trim_start_matches('@');
    (!path.starts_with("channel/") && !last.contains('=') && host != "discord.gg" && !host.ends_with("whatsapp.com"))
        .then_some(last)
}

fn collect_contact_pages(
    pages: &[PageFindings],
    emails: &[FoundEmail],
    phones: &[FoundPhone],
) -> Vec<FoundContactPage> {
    let found = pages.iter().filter_map(|page| {
        let url = page.url.to_string();
        let forms = page.forms.iter().filter(|form| form.kind == FormKind::Contact);
        let form_actions: Vec<String> = forms.map(|form| form.action.clone()).collect();
        let on_page = |pages: &[String]| pages.contains(&url);
        let emails: Vec<String> =
            emails.iter().filter(|found| on_page(&found.pages)).map(|found| found.email.clone()).collect();
        let phones: Vec<String> =
            phones.iter().filter(|found| on_page(&found.pages)).map(|found| found.phone.clone()).collect();
        let says_so = matches!(page.kind, PageKind::Contact | PageKind::Imprint);
        let has_something = !emails.is_empty() || !phones.is_empty();
        (!form_actions.is_empty() || (says_so && has_something)).then(|| FoundContactPage {
            url,
            title: page.title.clone(),
            has_form: !form_actions.is_empty(),
            form_actions,
            emails,
            phones,
        })
    });
    found.collect()
}

fn collect_external_links(pages: &[PageFindings]) -> Vec<String> {
    let links: BTreeSet<&str> = pages.iter().flat_map(|page| page.external_urls.iter().map(url::Url::as_str)).collect();
    links.into_iter().take(MAX_EXTERNAL).map(str::to_owned).collect()
}

impl CrawlResult {
    /// Adds the start URL itself, when it is a profile or directory entry.
    pub(crate) fn add_start_profile(&mut self, kind: LinkKind, url: String) {
        if self.profiles.iter().all(|found| profile_key(&found.url) != profile_key(&url)) {
            let pages = vec![url.clone()];
            let context = String::new();
            self.profiles.push(FoundProfile { kind, url, count: 1, pages, context, confidence: 1.0, is_similar: true });
        }
    }

    /// Returns accounts attributed to the show that do not resemble it. Counting over sites shows whether they are
    /// boilerplate (`PodcastFindings`).
    pub(crate) fn unattributed_accounts(&self) -> Vec<String> {
        let emails = self.emails.iter().filter(|found| !found.is_similar).map(|found| found.email.to_lowercase());
        let profiles = self.profiles.iter().filter(|found| !found.is_similar).map(|found| profile_key(&found.url));
        emails.chain(profiles).collect()
    }

    /// Returns the profiles on social platforms.
    pub fn social_profiles(&self) -> impl Iterator<Item = &FoundProfile> {
        self.profiles.iter().filter(|found| matches!(found.kind, LinkKind::Social(_)))
    }

    /// Returns the directory entries.
    pub fn directory_profiles(&self) -> impl Iterator<Item = &FoundProfile> {
        self.profiles.iter().filter(|found| matches!(found.kind, LinkKind::Directory(_)))
    }
}

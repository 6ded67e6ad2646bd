//! Ownership votes: each occurrence of an account or address is a vote, and the sum over the pages of a site decides
//! who owns it.
//!
//! One page cannot distinguish a guest's account from a host's, but a site can. An account is the site's own if it
//! surrounds every page, occurs on pages about the site, or has its name. An account in a single article belongs to a
//! person in that article.

use super::{BoilerplateAccounts, PageKind, SiteIdentity};
use crate::extract::{EmailFinding, EmailForm, LinkFinding, LinkOrigin, OwnershipClaim, PageFindings};
use crate::page::{Region, Section};
use std::collections::{BTreeSet, HashMap};

/// A handle from this similarity on may belong to a company with the site's name.
pub(super) const MIN_SIMILARITY: f32 = 0.7;

/// Votes for one account or address.
#[derive(Clone, Debug, Default)]
pub(super) struct OwnershipVotes {
    pub(super) count: usize,
    /// Indexes of pages.
    pub(super) pages: BTreeSet<usize>,
    /// Pages on which it is around the content or in a list of own accounts.
    prominent_pages: BTreeSet<usize>,
    /// Pages about the site itself, outside of asides in articles.
    own_pages: BTreeSet<usize>,
    is_on_contact_page: bool,
    is_on_home: bool,
    is_in_home_article: bool,
    is_in_follow_list: bool,
    is_self_declared: bool,
    author_pages: BTreeSet<usize>,
    credits: usize,
    deep_links: usize,
    shares: usize,
    prose_links: usize,
    /// Links that the writers of a page call their own.
    claims: usize,
    /// Links in prose on pages about the site whose text is the handle or the platform, as in a biography.
    is_in_biography: bool,
    /// An invitation, which has no handle that could resemble the site.
    is_invitation: bool,
    host_pages: BTreeSet<usize>,
    guest_sections: BTreeSet<usize>,
    guest_pages: usize,
    article_pages: BTreeSet<usize>,
    is_mailto: bool,
}

/// Properties shared by the pages of a site.
pub(super) struct SiteContext<'a> {
    pub(super) name: String,
    pub(super) pages: &'a [PageFindings],
    pub(super) identity: &'a SiteIdentity,
    pub(super) boilerplate: &'a BoilerplateAccounts,
}

impl OwnershipVotes {
    pub(super) fn add_link(&mut self, page: usize, kind: PageKind, link: &LinkFinding) {
        self.add_occurrence(page, kind, link.region);
        self.is_in_follow_list |= link.is_follow;
        self.prose_links += usize::from(link.is_prose);
        self.claims += usize::from(link.claim == OwnershipClaim::Writers);
        self.is_in_biography |= link.claim == OwnershipClaim::Person
            && matches!(kind, PageKind::About | PageKind::Team | PageKind::Contact)
            && link.section != Section::Guests
            && !link.is_credit;
        self.is_invitation |= link.url.starts_with("https://discord.gg/") || link.url.contains("chat.whatsapp.com/");
        match link.section {
            Section::Hosts => drop(self.host_pages.insert(page)),
            Section::Guests => drop(self.guest_sections.insert(page)),
            Section::Other => {}
        }
        if link.is_follow && !matches!(link.region, Region::Article | Region::Comments | Region::Share) {
            self.prominent_pages.insert(page);
        }
        self.credits += usize::from(link.is_credit);
        self.deep_links += usize::from(link.is_deep);
        match link.origin {
            LinkOrigin::SelfDeclared => self.is_self_declared = true,
            LinkOrigin::Author => drop(self.author_pages.insert(page)),
            LinkOrigin::Anchor | LinkOrigin::Frame | LinkOrigin::Script => {}
        }
    }

    pub(super) fn add_email(&mut self, page: usize, kind: PageKind, email: &EmailFinding) {
        self.add_occurrence(page, kind, email.region);
        match email.section {
            Section::Hosts => drop(self.host_pages.insert(page)),
            Section::Guests => drop(self.guest_sections.insert(page)),
            Section::Other => {}
        }
        self.is_mailto |= matches!(email.form, EmailForm::Mailto | EmailForm::Cloudflare);
        self.is_self_declared |= email.form == EmailForm::Structured;
    }

    fn add_occurrence(&mut self, page: usize, kind: PageKind, region: Region) {
        self.count += 1;
        self.pages.insert(page);
        match region {
            Region::Share | Region::Comments => self.shares += 1,
            Region::Credit => self.credits += 1,
            Region::Article if !kind.is_about_site() => drop(self.article_pages.insert(page)),
            region if region.is_around_content() => drop(self.prominent_pages.insert(page)),
            _ => {}
        }
        if kind.is_about_site() && kind != PageKind::Home && !matches!(region, Region::Share | Region::Comments) {
            self.own_pages.insert(page);
            self.is_on_contact_page |= matches!(kind, PageKind::Contact | PageKind::Team | PageKind::Imprint);
        }
        self.is_on_home |=
            kind == PageKind::Home && !matches!(region, Region::Share | Region::Comments | Region::Article);
        self.is_in_home_article |= kind == PageKind::Home && region == Region::Article;
        self.guest_pages += usize::from(kind == PageKind::Guest && !region.is_around_content());
    }

    /// Returns whether it occurs in one or two articles only.
    pub(super) fn is_in_few_articles(&self) -> bool {
        self.article_pages.len() == self.pages.len() && self.pages.len() <= 2
    }

    /// Returns the confidence that the account belongs to the show, 0 to 1.
    pub(super) fn confidence(&self, site: &SiteContext<'_>, likeness: f32, prior: f32) -> f32 {
        let pages = site.pages.len().max(1) as f32;
        let share = |part: &BTreeSet<usize>| part.len() as f32 / pages;
        let only = |part: usize| part == self.count && part > 0;
        let mut score = -1.2_f32 + prior;
        // A repository or post of a person with a similar name is more likely a subject of the page.
        score += likeness * if only(self.deep_links) { 1.5 } else { 3.5 };
        // Around the content of all pages, or nearly all.
        score += match share(&self.prominent_pages) {
            part if part >= 0.5 && !self.prominent_pages.is_empty() => 3.0,
            part if part >= 0.15 => 1.5,
            part if part > 0.0 => 0.5,
            _ => 0.0,
        };
        // In most articles: a person in all of them is not a guest.
        if site.pages.len() >= 4 {
            score += match share(&self.pages) {
                // A guest of several episodes, who is also in the list of guests.
                _ if only(self.deep_links) || self.guest_sections.len() > self.host_pages.len() => 0.0,
                part if part >= 0.6 => 2.5,
                part if part >= 0.25 => 1.5,
                part if part >= 0.15 && self.pages.len() >= 4 => 0.8,
                _ => 0.0,
            };
        }
        let is_mentioned = only(self.prose_links) && !self.is_in_biography;
        score += match (self.is_on_contact_page, self.own_pages.is_empty(), is_mentioned) {
            (true, _, false) => 2.0,
            (true, _, true) => 1.3,
            (false, false, false) => 1.4,
            (false, false, true) => 0.9,
            (false, true, _) => 0.0,
        };
        // A site of one page has everything on it, but never posts about others.
        let on_home = self.is_on_home || (self.is_in_home_article && site.pages.len() <= 3);
        score += match (on_home, only(self.prose_links)) {
            (true, false) if site.pages.len() <= 3 => 1.5,
            (true, false) => 1.1,
            (true, true) => 0.4,
            (false, _) => 0.0,
        };
        score += match (self.host_pages.len(), self.guest_sections.len()) {
            (0, 0) => 0.0,
            (1, 0) => 1.3,
            (hosts, guests) if hosts > guests * 2 => 2.2,
            // An account that is everywhere may be listed as a guest once.
            (hosts, guests) if guests > hosts && guests * 2 >= self.pages.len() => -2.0,
            (hosts, guests) if guests > hosts => -0.5,
            _ => 0.0,
        };
        score += if self.is_in_follow_list { 0.5 } else { 0.0 };
        // "Our Discord" is the show's wherever it is written. A handle of another name needs more.
        score += match (self.claims > 0, self.is_invitation) {
            (true, true) => 2.2,
            (true, false) => 0.8,
            (false, true) if self.is_on_home || !self.own_pages.is_empty() => 0.8,
            (false, _) => 0.0,
        };
        score += if self.is_self_declared { 2.0 } else { 0.0 };
        score += if self.author_pages.is_empty() { 0.0 } else { 0.8 + share(&self.author_pages) };
        score += if self.is_mailto { 0.8 } else { 0.0 };
        // Credits for the maker of a site surround every page too.
        score -= if only(self.credits) {
            9.0
        } else if self.credits * 2 > self.count {
            3.0
        } else {
            0.0
        };
        score -= if only(self.shares) { 4.0 } else { 0.0 };
        score -= if only(self.deep_links) { 1.5 } else { 0.0 };
        // An account only in content about others is not the show's: accounts in sentences of posts belong to their
        // subjects, unless several pages list them among the hosts, and repositories are subjects whatever their name
        // is.
        let is_elsewhere = self.own_pages.is_empty() && self.prominent_pages.is_empty() && !self.is_on_home;
        let is_spoken_of = only(self.prose_links) && self.host_pages.len() < 2 && likeness < MIN_SIMILARITY;
        score -= if is_elsewhere && is_spoken_of { 1.5 } else { 0.0 };
        score -= if is_elsewhere && only(self.deep_links) { 1.0 } else { 0.0 };
        score -= if self.guest_pages > 0 && share(&self.prominent_pages) < 0.3 { 2.0 } else { 0.0 };
        score -= if self.is_in_few_articles() && site.pages.len() > 3 { 0.8 } else { 0.0 };
        1.0 / (1.0 + (-score).exp())
    }
}

/// Votes by account, in the order of first occurrence.
pub(super) struct VotesByAccount<T> {
    order: Vec<String>,
    pub(super) entries: HashMap<String, (T, OwnershipVotes)>,
}

impl<T> VotesByAccount<T> {
    pub(super) fn new() -> Self {
        Self { order: Vec::new(), entries: HashMap::new() }
    }

    pub(super) fn votes_for(&mut self, key: String, first: impl FnOnce() -> T) -> &mut (T, OwnershipVotes) {
        self.entries.entry(key).or_insert_with_key(|key| {
            self.order.push(key.clone());
            (first(), OwnershipVotes::default())
        })
    }

    pub(super) fn into_entries(mut self) -> impl Iterator<Item = (String, T, OwnershipVotes)> {
        self.order
            .into_iter()
            .filter_map(move |key| self.entries.remove(&key).map(|(entry, votes)| (key, entry, votes)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use earshot_model::{LinkKind, SocialKind};
    use url::Url;

    fn pages(count: usize) -> Vec<PageFindings> {
        let url = Url::parse("https://slow.example/").expect("a URL");
        let page = crate::page::read_page(&url, b"<title>Slow</title>", None).expect("a page");
        vec![crate::extract::extract(&page, PageKind::Other); count]
    }

    fn confidence(likeness: f32, seen: &[(usize, PageKind, Section)], change: impl Fn(&mut LinkFinding)) -> f32 {
        let (pages, identity, boilerplate) = (pages(12), SiteIdentity::default(), BoilerplateAccounts::default());
        let mut votes = OwnershipVotes::default();
        for (page, kind, section) in seen {
            let mut link = LinkFinding {
                kind: LinkKind::Social(SocialKind::Twitter),
                url: "https://x.com/ada".to_owned(),
                region: Region::Body,
                origin: LinkOrigin::Anchor,
                is_follow: false,
                is_credit: false,
                is_prose: false,
                section: *section,
                is_deep: false,
                claim: OwnershipClaim::None,
                context: String::new(),
            };
            change(&mut link);
            votes.add_link(*page, *kind, &link);
        }
        let site = SiteContext { name: String::new(), pages: &pages, identity: &identity, boilerplate: &boilerplate };
        votes.confidence(&site, likeness, 0.0)
    }

    #[test]
    fn a_mentioned_account_is_not_the_shows() {
        let other = |page| (page, PageKind::Other, Section::Other);
        let posts: Vec<_> = (1..7).map(other).collect();
        let in_sentences = |link: &mut LinkFinding| link.is_prose = true;
        assert!(confidence(0.0, &posts, |_| ()) > 0.5, "in a list of most posts");
        assert!(confidence(0.0, &posts, in_sentences) < 0.5, "in their sentences");
        assert!(confidence(1.0, &posts, in_sentences) > 0.5, "with the name of the show");
        let with_home: Vec<_> = posts.iter().copied().chain([(0, PageKind::Home, Section::Other)]).collect();
        assert!(confidence(0.0, &with_home, in_sentences) > 0.5, "and on the front page");
        let hosts: Vec<_> = (1..4).map(|page| (page, PageKind::Other, Section::Hosts)).collect();
        assert!(confidence(0.0, &hosts, in_sentences) > 0.5, "as a host, on several pages");
        assert!(confidence(0.0, &hosts[..1], in_sentences) < 0.5, "as a host, once");

        let deep = |link: &mut LinkFinding| link.is_deep = true;
        assert!(confidence(0.9, &[other(1)], deep) < 0.5, "a repository with a name like the show's");
    }
}

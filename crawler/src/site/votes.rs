//! Whose an account or an address is: each occurrence is a vote, the sum over the pages of a site decides.
//!
//! One page cannot tell a guest's account from a host's. A site can: what stands around every page, on the pages where it
//! speaks of itself, or bears its name, is its own; what stands in one article alone is somebody whom that article is about.

use super::join::LIKE;
use super::{Identity, Leftovers, PageKind};
use crate::extract::{EmailFinding, EmailForm, LinkFinding, LinkOrigin, PageFindings};
use crate::page::{Region, Section};
use std::collections::{BTreeSet, HashMap};

/// Occurrences of one account or address.
#[derive(Clone, Debug, Default)]
pub(super) struct Votes {
    pub(super) count: usize,
    /// Positions of pages.
    pub(super) pages: BTreeSet<usize>,
    /// Of those, the ones on which it stands around the content or in a list of own accounts.
    around: BTreeSet<usize>,
    /// Pages on which the site speaks of itself, outside of articles' side notes.
    own_pages: BTreeSet<usize>,
    contact: bool,
    on_home: bool,
    in_home_article: bool,
    follow: bool,
    said_own: bool,
    author_pages: BTreeSet<usize>,
    credits: usize,
    deep: usize,
    shares: usize,
    prose: usize,
    hosts: BTreeSet<usize>,
    guests: BTreeSet<usize>,
    guest_pages: usize,
    articles: BTreeSet<usize>,
    is_mailto: bool,
}

/// What the pages of a site have in common.
pub(super) struct Site<'a> {
    pub(super) name: String,
    pub(super) pages: &'a [PageFindings],
    pub(super) identity: &'a Identity,
    pub(super) leftovers: &'a Leftovers,
}

impl Votes {
    pub(super) fn add_link(&mut self, page: usize, kind: PageKind, link: &LinkFinding) {
        self.note(page, kind, link.region);
        self.follow |= link.is_follow;
        self.prose += usize::from(link.is_prose);
        match link.section {
            Section::Hosts => drop(self.hosts.insert(page)),
            Section::Guests => drop(self.guests.insert(page)),
            Section::Other => {}
        }
        if link.is_follow && !matches!(link.region, Region::Article | Region::Comments | Region::Share) {
            self.around.insert(page);
        }
        self.credits += usize::from(link.is_credit);
        self.deep += usize::from(link.is_deep);
        match link.origin {
            LinkOrigin::Own => self.said_own = true,
            LinkOrigin::Author => drop(self.author_pages.insert(page)),
            LinkOrigin::Anchor | LinkOrigin::Frame | LinkOrigin::Script => {}
        }
    }

    pub(super) fn add_email(&mut self, page: usize, kind: PageKind, email: &EmailFinding) {
        self.note(page, kind, email.region);
        match email.section {
            Section::Hosts => drop(self.hosts.insert(page)),
            Section::Guests => drop(self.guests.insert(page)),
            Section::Other => {}
        }
        self.is_mailto |= matches!(email.form, EmailForm::Mailto | EmailForm::Cloudflare);
        self.said_own |= email.form == EmailForm::Structured;
    }

    fn note(&mut self, page: usize, kind: PageKind, region: Region) {
        self.count += 1;
        self.pages.insert(page);
        match region {
            Region::Share | Region::Comments => self.shares += 1,
            Region::Credit => self.credits += 1,
            Region::Article if !kind.is_of_the_site() => drop(self.articles.insert(page)),
            region if region.is_chrome() => drop(self.around.insert(page)),
            _ => {}
        }
        if kind.is_of_the_site() && kind != PageKind::Home && !matches!(region, Region::Share | Region::Comments) {
            self.own_pages.insert(page);
            self.contact |= matches!(kind, PageKind::Contact | PageKind::Team | PageKind::Imprint);
        }
        self.on_home |= kind == PageKind::Home && !matches!(region, Region::Share | Region::Comments | Region::Article);
        self.in_home_article |= kind == PageKind::Home && region == Region::Article;
        self.guest_pages += usize::from(kind == PageKind::Guest && !region.is_chrome());
    }

    /// Whether it only comes up in an article or two.
    pub(super) fn is_aside(&self) -> bool {
        self.articles.len() == self.pages.len() && self.pages.len() <= 2
    }

    /// How sure one may be that it is the show's own, from 0 to 1.
    pub(super) fn confidence(&self, site: &Site<'_>, likeness: f32, prior: f32) -> f32 {
        let pages = site.pages.len().max(1) as f32;
        let share = |part: &BTreeSet<usize>| part.len() as f32 / pages;
        let only = |part: usize| part == self.count && part > 0;
        let mut score = -1.2_f32 + prior;
        // A repository or a post of somebody with a name like the show's is something to talk about.
        score += likeness * if only(self.deep) { 1.5 } else { 3.5 };
        // Around everything, or nearly.
        score += match share(&self.around) {
            part if part >= 0.5 && !self.around.is_empty() => 3.0,
            part if part >= 0.15 => 1.5,
            part if part > 0.0 => 0.5,
            _ => 0.0,
        };
        // In most articles: who is in all of them is no guest.
        if site.pages.len() >= 4 {
            score += match share(&self.pages) {
                _ if only(self.deep) => 0.0,
                part if part >= 0.6 => 2.5,
                part if part >= 0.25 => 1.5,
                part if part >= 0.15 && self.pages.len() >= 4 => 0.8,
                _ => 0.0,
            };
        }
        score += match (self.contact, self.own_pages.is_empty(), only(self.prose)) {
            (true, _, false) => 2.0,
            (true, _, true) => 1.3,
            (false, false, false) => 1.4,
            (false, false, true) => 0.9,
            (false, true, _) => 0.0,
        };
        // A site of one page has everything on it, posts of others never.
        let on_home = self.on_home || (self.in_home_article && site.pages.len() <= 3);
        score += match (on_home, only(self.prose)) {
            (true, false) if site.pages.len() <= 3 => 1.5,
            (true, false) => 1.1,
            (true, true) => 0.4,
            (false, _) => 0.0,
        };
        score += match (self.hosts.len(), self.guests.len()) {
            (0, 0) => 0.0,
            (1, 0) => 1.3,
            (hosts, guests) if hosts > guests * 2 => 2.2,
            // Who is everywhere was called a guest once.
            (hosts, guests) if guests > hosts && guests * 2 >= self.pages.len() => -2.0,
            (hosts, guests) if guests > hosts => -0.5,
            _ => 0.0,
        };
        score += if self.follow { 0.5 } else { 0.0 };
        score += if self.said_own { 2.0 } else { 0.0 };
        score += if self.author_pages.is_empty() { 0.0 } else { 0.8 + share(&self.author_pages) };
        score += if self.is_mailto { 0.8 } else { 0.0 };
        // A credit stands around every page too.
        score -= if only(self.credits) {
            9.0
        } else if self.credits * 2 > self.count {
            3.0
        } else {
            0.0
        };
        score -= if only(self.shares) { 4.0 } else { 0.0 };
        score -= if only(self.deep) { 1.5 } else { 0.0 };
        // Nowhere but in what is about others: a word in the sentences of posts is somebody they tell of, in however many,
        // unless several pages count them among the hosts; a repository is what they tell of, whatever its name.
        let is_elsewhere = self.own_pages.is_empty() && self.around.is_empty() && !self.on_home;
        let is_spoken_of = only(self.prose) && self.hosts.len() < 2 && likeness < LIKE;
        score -= if is_elsewhere && is_spoken_of { 1.5 } else { 0.0 };
        score -= if is_elsewhere && only(self.deep) { 1.0 } else { 0.0 };
        score -= if self.guest_pages > 0 && share(&self.around) < 0.3 { 2.0 } else { 0.0 };
        score -= if self.is_aside() && site.pages.len() > 3 { 0.8 } else { 0.0 };
        1.0 / (1.0 + (-score).exp())
    }
}

/// Occurrences by key, in the order of their first.
pub(super) struct Ballot<T> {
    order: Vec<String>,
    pub(super) entries: HashMap<String, (T, Votes)>,
}

impl<T> Ballot<T> {
    pub(super) fn new() -> Self {
        Self { order: Vec::new(), entries: HashMap::new() }
    }

    pub(super) fn votes(&mut self, key: String, first: impl FnOnce() -> T) -> &mut (T, Votes) {
        self.entries.entry(key).or_insert_with_key(|key| {
            self.order.push(key.clone());
            (first(), Votes::default())
        })
    }

    pub(super) fn into_entries(mut self) -> impl Iterator<Item = (String, T, Votes)> {
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
        let page = crate::page::read(&url, b"<title>Slow</title>", None).expect("a page");
        vec![crate::extract::extract(&page, PageKind::Other); count]
    }

    fn confidence(likeness: f32, seen: &[(usize, PageKind, Section)], change: impl Fn(&mut LinkFinding)) -> f32 {
        let (pages, identity, leftovers) = (pages(12), Identity::default(), Leftovers::default());
        let mut votes = Votes::default();
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
                context: String::new(),
            };
            change(&mut link);
            votes.add_link(*page, *kind, &link);
        }
        let site = Site { name: String::new(), pages: &pages, identity: &identity, leftovers: &leftovers };
        votes.confidence(&site, likeness, 0.0)
    }

    #[test]
    fn who_is_only_spoken_of_is_not_the_show() {
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

//! A page, read line by line: phrases, sections under headings, codes, and links that tell by themselves.

use super::coupon::codes;
use super::page::{Page, PageLink};
use super::party::{Party, parties, proper_at};
use super::phrase::{PHRASES, Says};
use super::place::{self, Own};
use super::tally::Tally;
use crate::people::{Shape, Text, fold_letters, tells_of_people};
use earshot_model::SponsorKind;
use std::ops::Range;

/// Lines of a section under a heading.
const SECTION_LINES: usize = 14;
/// Tokens of a heading.
const HEADING: usize = 9;
/// Tokens between `thanks to` and `for sponsoring`.
const THANKS: usize = 30;

const SPONSOR_WORDS: &[&str] = &[
    "sponsor",
    "sponsors",
    "sponsoren",
    "sponsorer",
    "sponsores",
    "sponsorzy",
    "спонсор",
    "спонсоры",
    "patrocinadores",
];
/// Before `sponsor`, these ask for one.
const SOUGHT: &[&str] =
    &["a", "to", "become", "be", "als", "un", "bli", "en", "ein", "een", "devenir", "werden", "fur"];
const THANK_WORDS: &[&str] = &[
    "thanks",
    "thank",
    "danke",
    "dank",
    "vielen",
    "gracias",
    "merci",
    "grazie",
    "obrigado",
    "tack",
    "tak",
    "takk",
    "спасибо",
    "благодарим",
    "bedankt",
];
/// What is paid for: weak phrases count beside one of these only.
const SHOW_WORDS: &[&str] = &[
    "episode",
    "podcast",
    "show",
    "series",
    "edition",
    "season",
    "program",
    "programme",
    "folge",
    "sendung",
    "avsnitt",
    "episoden",
    "podden",
    "podkasten",
    "sending",
    "aflevering",
    "emission",
    "episodio",
    "programa",
    "puntata",
    "выпуск",
    "подкаст",
    "выпуска",
    "подкаста",
    "odcinek",
    "odcinka",
    "broadcast",
    "회",
];
/// Begin phrases that are said of much else as well.
const WEAK_WORDS: &[&str] = &[
    "supported",
    "powered",
    "in",
    "partnered",
    "unterstutzt",
    "unterstutzung",
    "prasentiert",
    "con",
    "avec",
    "soutenu",
    "i",
    "samarbeid",
    "samarbete",
    "samarbejde",
    "kooperation",
    "we",
    "dzieki",
    "при",
    "offert",
    "presente",
    "propose",
    "med",
    "em",
    "made",
    "underwritten",
    "mogelijk",
    "mede",
    "offerto",
    "supportato",
];
const GIVING_PATHS: &[&str] = &[
    "support",
    "donate",
    "donation",
    "donations",
    "donieren",
    "spenden",
    "steun",
    "doneer",
    "soutenir",
    "don",
    "apoie",
    "apoya",
    "donar",
    "sostieni",
    "join",
    "member",
    "membership",
    "members",
    "give",
    "giving",
    "stott",
    "podderzhat",
    "tip",
    "boost",
    "patron",
    "become",
    "supporter",
];
/// On the show's own site, these lead to where it takes money, whatever the text says.
const OWN_GIVING_PATHS: &[&str] = &[
    "donate",
    "donation",
    "donations",
    "donieren",
    "spenden",
    "spende",
    "steun",
    "doneer",
    "doneren",
    "soutenir",
    "don",
    "apoie",
    "apoya",
    "donar",
    "sostieni",
    "stott",
    "stod",
    "wesprzyj",
    "patron",
    "supportus",
    "unterstuetzen",
    "fund",
];
/// A list of sponsors, or where to become one.
const SPONSOR_PAGES: &[&str] =
    &["sponsors", "sponsor", "sponsorship", "sponsoren", "advertise", "advertising", "partners"];
const SHOP_PATHS: &[&str] = &[
    "shop",
    "store",
    "merch",
    "merchandise",
    "produto",
    "curso",
    "course",
    "courses",
    "boutique",
    "tienda",
    "loja",
    "academy",
    "masterclass",
    "webshop",
];

/// Words of short lines below which is something else.
const OTHER_HEADINGS: &[&str] = &[
    "links",
    "link",
    "shownotes",
    "notes",
    "music",
    "musik",
    "musikk",
    "musique",
    "chapters",
    "kapitel",
    "timestamps",
    "sources",
    "resources",
    "references",
    "mentioned",
    "credits",
    "contact",
    "kontakt",
    "contacto",
    "contatti",
    "quellen",
    "lenker",
    "lankar",
    "liens",
    "enlaces",
    "fuentes",
    "transcript",
    "topics",
    "follow",
    "connect",
    "social",
    "about",
    "corner",
    "news",
    "episode",
    "ссылки",
];

/// What is under the last heading.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Section {
    Sponsors,
    Affiliates,
}

/// Reads all of a page into the tally. `spoken`: only what is said of sponsors counts, links tell nothing.
pub(crate) fn read(page: &Page, text: &Text<'_>, own: &Own, show_title: &str, spoken: bool, tally: &mut Tally<'_>) {
    let reader = Reader { page, text, own, show_title, spoken };
    let mut section: Option<(Section, usize)> = None;
    for line in lines(text) {
        if let Some(heading) = reader.heading(&line).filter(|_| !spoken) {
            section = Some((heading, SECTION_LINES));
            continue;
        }
        section = section.and_then(|(kind, left)| {
            let goes_on = left > 0 && reader.section_line(kind, &line, tally);
            goes_on.then(|| (kind, left - 1))
        });
        reader.phrases(&line, tally);
    }
    if !spoken {
        reader.links(tally);
    }
}

/// The tokens of each line.
fn lines(text: &Text<'_>) -> Vec<Range<usize>> {
    let mut found = Vec::new();
    let mut start = 0;
    for index in 0..=text.tokens.len() {
        if index == text.tokens.len() || text.shape(index) == Shape::Break {
            if start < index {
                found.push(start..index);
            }
            start = index + 1;
        }
    }
    found
}

struct Reader<'a> {
    page: &'a Page,
    text: &'a Text<'a>,
    own: &'a Own,
    show_title: &'a str,
    spoken: bool,
}

impl Reader<'_> {
    fn bytes(&self, tokens: &Range<usize>) -> Range<usize> {
        match (self.text.tokens.get(tokens.start), self.text.tokens.get(tokens.end.wrapping_sub(1))) {
            (Some(first), Some(last)) => first.start..last.end.max(first.start),
            _ => 0..0,
        }
    }

    fn links_of(&self, tokens: &Range<usize>) -> &[PageLink] {
        self.page.links_in(self.bytes(tokens))
    }

    /// What a short line without links announces.
    fn heading(&self, line: &Range<usize>) -> Option<Section> {
        if line.len() > HEADING || !self.links_of(line).is_empty() {
            return None;
        }
        let phrase =
            |says: Says| line.clone().any(|at| PHRASES.at(self.text, at).is_some_and(|(found, _)| found == says));
        if phrase(Says::AffiliateLinks) {
            return Some(Section::Affiliates);
        }
        // `Brought to you by:`, and a list below.
        let last = if self.text.is_sign(line.end - 1, ":") { line.end - 1 } else { line.end };
        let is_announced = line.clone().any(|at| {
            !WEAK_WORDS.contains(&self.text.folded(at))
                && PHRASES.at(self.text, at).is_some_and(|(says, end)| {
                    says == Says::SponsorFollows && (end == last || end == line.end) && last < line.end
                })
        });
        if is_announced {
            return Some(Section::Sponsors);
        }
        let sponsor = line.clone().rfind(|at| SPONSOR_WORDS.contains(&self.text.folded(*at)))?;
        // `Become a sponsor`: whoever reads it.
        if sponsor > line.start && SOUGHT.contains(&self.text.folded(sponsor - 1)) {
            return None;
        }
        let behind = (sponsor + 1..line.end).any(|at| proper_at(self.text, at).is_some());
        (!behind && line.end - sponsor < 6).then_some(Section::Sponsors)
    }

    /// Whether a line is the heading of something else: of links, of people.
    fn is_other_heading(&self, line: &Range<usize>) -> bool {
        let is_short = line.len() < 5 && self.links_of(line).is_empty();
        let words = || line.clone().map(|at| self.text.folded(at));
        let is_people = tells_of_people(self.text, line.start);
        is_people || is_short && words().any(|word| OTHER_HEADINGS.contains(&word))
    }

    /// Reads a line of a section; false where the section has ended.
    fn section_line(&self, section: Section, line: &Range<usize>, tally: &mut Tally<'_>) -> bool {
        if self.is_other_heading(line) {
            return false;
        }
        let links = self.links_of(line);
        let ends = self.text.is_sign(line.end - 1, ":") && line.len() < 7;
        if ends || links.is_empty() && (section == Section::Affiliates || line.len() > 12) {
            return links.is_empty() && !ends && section == Section::Affiliates && line.len() < 4;
        }
        match section {
            Section::Affiliates => {
                for link in links.iter().filter(|link| !place::is_notice(&link.url)) {
                    tally.add(self.link_party(link), SponsorKind::Affiliate, 0.9);
                }
            }
            Section::Sponsors => {
                // `Code TEA for Acme`: what stands first is no name.
                let has_code = (line.start..line.start + 2)
                    .any(|at| PHRASES.at(self.text, at).is_some_and(|(says, _)| says == Says::Code));
                let found = parties(self.text, self.page, line.start).into_iter().next();
                let found = found.filter(|_| !has_code || !links.is_empty());
                let party = match (found, links.first()) {
                    (Some(party), Some(link))
                        if party.url.is_some() || party.range.start <= link.range.start && !has_code =>
                    {
                        Party { url: Some(party.url.unwrap_or_else(|| link.url.clone())), ..party }
                    }
                    (_, Some(link)) => self.link_party(link),
                    (Some(party), None) if line.len() < 9 => party,
                    _ => return false,
                };
                let url = party.url.as_deref().unwrap_or_default();
                let is_else = place::is_notice(url)
                    || place::donation_platform(url).is_some()
                    || place::is_article_or_profile(url)
                    || self.own.has(&place::label(url));
                if is_else {
                    return false;
                }
                tally.add(party, SponsorKind::Sponsor, 0.85);
            }
        }
        true
    }

    /// The name of what a link leads to: the words of it that are its address, a few words, else the label.
    fn link_party(&self, link: &PageLink) -> Party {
        let words = self.page.text[link.range.clone()].trim();
        let label = place::label(&link.url);
        let name = if place::is_amazon(&link.url) {
            "Amazon".to_owned()
        } else if let Some(name) = words_of_label(words, &label) {
            name
        } else if super::party::is_naming(words) && words.split_whitespace().count() <= 3 {
            words.to_owned()
        } else {
            label
        };
        Party { name: super::party::tidy(&name), url: Some(link.url.clone()), range: link.range.clone() }
    }

    /// The shop that a paying link leads to: its words name a product as often, so the address goes before, unless both
    /// begin alike.
    fn shop_party(&self, link: &PageLink) -> Party {
        let party = self.link_party(link);
        let label = fold_letters(&place::label(&link.url));
        let letters = fold_letters(&party.name);
        let is_alike =
            letters.chars().take(4).eq(label.chars().take(4)) || label.contains(&letters) || letters.contains(&label);
        if is_alike || place::is_amazon(&link.url) || place::is_paying_host(&link.url) {
            return party;
        }
        Party { name: label, ..party }
    }

    /// `Swish: 123 456 78 90`: a platform of payments by telephone, and a number.
    fn paid_by_telephone(&self, at: usize, line: &Range<usize>) -> Option<Party> {
        let name = place::telephone_platform(self.text.folded(at))?;
        let digits: usize = (at + 1..(at + 9).min(line.end))
            .map(|index| self.text.raw(index))
            .filter(|word| word.chars().all(|letter| letter.is_ascii_digit() || letter == '-'))
            .map(str::len)
            .sum();
        (digits > 3).then(|| Party { name: name.to_owned(), url: None, range: self.bytes(&(at..at + 1)) })
    }

    fn phrases(&self, line: &Range<usize>, tally: &mut Tally<'_>) {
        let mut at = line.start;
        while at < line.end {
            if let Some(party) = self.paid_by_telephone(at, line).filter(|_| !self.spoken) {
                tally.add(party, SponsorKind::Donation, 0.75);
            }
            let Some((says, end)) = PHRASES.at(self.text, at) else {
                at += 1;
                continue;
            };
            match says {
                Says::SponsorFollows => self.sponsors(at, end, line, tally),
                Says::SponsorBefore => self.thanked(at, line, tally),
                Says::Code => self.code(at, end, line, tally),
                _ if self.spoken => {}
                Says::AdvertiserFollows => {
                    let ours = parties(self.text, self.page, end).into_iter().take(1);
                    ours.for_each(|party| tally.add(self.with_url(party, line), SponsorKind::Advertiser, 0.7));
                }
                Says::GiveTo => self.give_to(end, line, tally),
                Says::Donation => self.donation(at, end, line, tally),
                Says::OwnWares => self.own_wares(at, end, line, tally),
                Says::AffiliateLinks => {}
            }
            at = end.max(at + 1);
        }
    }

    fn sponsors(&self, at: usize, end: usize, line: &Range<usize>, tally: &mut Tally<'_>) {
        let is_weak = WEAK_WORDS.contains(&self.text.folded(at));
        let about_show =
            |range: Range<usize>| range.into_iter().any(|index| SHOW_WORDS.contains(&self.text.folded(index)));
        // In talk, much is sponsored by somebody.
        let is_loose = is_weak || self.spoken && matches!(self.text.folded(at), "sponsored" | "made");
        let is_ours = !self.spoken || self.text.folded(at + 1) == "sponsors" || self.text.folded(at + 1) == "sponsor";
        let near = at.saturating_sub(14).max(line.start)..(end + 14).min(line.end);
        if is_loose && !(is_ours && !is_weak) && !about_show(near) {
            return;
        }
        let is_friend = self.spoken && self.text.folded(at) == "our" && self.text.folded(at + 1) == "friends";
        let is_thanked = || (at.saturating_sub(6)..at).any(|index| THANK_WORDS.contains(&self.text.folded(index)));
        if is_friend && !is_thanked() {
            return;
        }
        let confidence = if is_weak { 0.7 } else { 0.9 };
        for party in parties(self.text, self.page, end) {
            let party = self.with_url(party, line);
            let is_page = party.url.as_deref().is_some_and(|url| place::has_path_word(url, SPONSOR_PAGES));
            // `Powered by` a hosting company is its notice.
            if is_page || is_weak && place::is_hosting_company(&party.name) {
                continue;
            }
            tally.add(party, SponsorKind::Sponsor, confidence);
        }
    }

    /// `Thank you to Acme and Blue for sponsoring the show`, of which `at` is `for`.
    fn thanked(&self, at: usize, line: &Range<usize>, tally: &mut Tally<'_>) {
        let from = at.saturating_sub(THANKS).max(line.start);
        let is_thanks = |index: &usize| THANK_WORDS.contains(&self.text.folded(*index));
        let last = (from..at).rfind(is_thanks);
        // `Thank you, Acme. Thanks for being our sponsor.`
        let thanks = match last {
            Some(last) if last + 1 == at => (from..last).rfind(is_thanks),
            last => last,
        };
        let ends_sentence = |index: usize| {
            self.text.is_sign(index, ".") && matches!(self.text.shape(index + 1), Shape::Capitalised | Shape::Break)
        };
        let thanks = thanks.filter(|thanks| last != Some(*thanks) || !(*thanks..at).any(ends_sentence));
        let start = match thanks {
            Some(thanks) => (thanks + 1..at).find(|index| {
                !matches!(
                    self.text.folded(*index),
                    "to" | "you"
                        | "a"
                        | "an"
                        | "huge"
                        | "big"
                        | "so"
                        | "much"
                        | "also"
                        | "go"
                        | "out"
                        | "very"
                        | "special"
                        | "our"
                        | "sponsor"
                        | "sponsors"
                        | "friends"
                        | "dank"
                )
            }),
            None if self.text.folded(at) != "for" => {
                (from..at).find(|index| proper_at(self.text, *index) == Some(at) && !is_thanks(index))
            }
            None => None,
        };
        for party in start.map(|start| parties(self.text, self.page, start)).unwrap_or_default() {
            if self.text.tokens.get(at).is_some_and(|token| party.range.start < token.start) {
                tally.add(self.with_url(party, line), SponsorKind::Sponsor, 0.9);
            }
        }
    }

    fn code(&self, at: usize, end: usize, line: &Range<usize>, tally: &mut Tally<'_>) {
        let plain = matches!(
            self.text.folded(at),
            "code"
                | "codes"
                | "coupon"
                | "kod"
                | "kode"
                | "koden"
                | "codigo"
                | "codice"
                | "codici"
                | "put"
                | "enter"
                | "cupon"
                | "cupom"
        );
        let codes = codes(self.text, end, !plain);
        if codes.is_empty() {
            return;
        }
        let Some(token) = self.text.tokens.get(at) else { return };
        // Whose code it is: of the party named last before it, near enough; else of who is named beside it.
        let bytes = self.bytes(line);
        let reach = if self.spoken { 1_200 } else { token.start - bytes.start + 160 };
        let is_alone = self.offer_in(line).is_none() || self.spoken;
        if is_alone && tally.add_codes(token.start, reach, &codes) {
            return;
        }
        if self.spoken {
            return;
        }
        if let Some(party) = self.offer_in(line).or_else(|| self.offered(end, line)) {
            let party = self.known(party, tally);
            tally.add(party.clone(), SponsorKind::Advertiser, 0.75);
            tally.add_codes(party.range.start.max(token.start), usize::MAX, &codes);
        }
    }

    /// The first link of a line, when it is before the code and leads to somebody else.
    fn offer_in(&self, line: &Range<usize>) -> Option<Party> {
        let link = self.links_of(line).iter().find(|link| !place::is_notice(&link.url))?;
        Some(self.link_party(link))
    }

    /// The link's party by the name under which it is known already.
    fn known(&self, party: Party, tally: &Tally<'_>) -> Party {
        let name = party.url.as_deref().and_then(|url| tally.name_of(url));
        Party { name: name.unwrap_or(party.name), ..party }
    }

    /// `20% off tickets to Acme`, or the first name of the sentence before.
    fn offered(&self, from: usize, line: &Range<usize>) -> Option<Party> {
        let behind = (from..line.end).find(|index| {
            matches!(self.text.folded(*index), "off" | "for" | "to" | "at" | "on")
                && proper_at(self.text, index + 1).is_some()
        });
        let ahead = (line.start..from).find(|index| {
            proper_at(self.text, *index).is_some_and(|end| {
                end < from && !matches!(self.text.folded(*index), "use" | "enter" | "get" | "save" | "with")
            })
        });
        let at = behind.map(|index| index + 1).or(ahead)?;
        let end = proper_at(self.text, at)?;
        let range = self.bytes(&(at..end));
        let party = Party { name: super::party::tidy(self.text.slice(at..end)), url: None, range };
        Some(self.with_url(party, &(0..self.text.tokens.len())))
    }

    /// Adds the address that belongs to a party: one whose label is its name, else the only one of the line.
    fn with_url(&self, party: Party, line: &Range<usize>) -> Party {
        if party.url.is_some() {
            return party;
        }
        let letters = fold_letters(&party.name);
        let fits = |link: &&PageLink| {
            let label = fold_letters(&place::label(&link.url));
            label.len() > 2 && (letters.contains(&label) || label.contains(&letters))
        };
        let reach = party.range.start..(party.range.start + 4_000);
        let links = self.links_of(line);
        let only =
            if links.len() == 1 { links.first().filter(|link| !self.own.has(&place::label(&link.url))) } else { None };
        let near = self
            .page
            .links_in(reach)
            .iter()
            .find(fits)
            .or_else(|| links.iter().find(fits))
            .or(only.filter(|_| !self.spoken));
        Party { url: near.map(|link| link.url.clone()), ..party }
    }

    /// The link that a request to pay leads to: in its line behind it, before it, or in the next line.
    fn link_near(&self, at: usize, line: &Range<usize>) -> Option<&PageLink> {
        let token = self.text.tokens.get(at)?;
        let links = self.links_of(line);
        let next = lines_from(self.text, line.end);
        links.iter().find(|link| link.range.end > token.start && link.range.start < token.start + 250).or_else(|| {
            let is_end = at + 8 > line.end;
            self.links_of(&next).first().filter(|_| is_end)
        })
    }

    fn donation(&self, at: usize, end: usize, line: &Range<usize>, tally: &mut Tally<'_>) {
        let Some(link) = self.link_near(at, line).filter(|link| !place::is_notice(&link.url)) else {
            let platform =
                (at..(end + 12).min(line.end)).find_map(|index| place::platform_by_name(self.text.folded(index)));
            if let Some(name) = platform {
                let party = Party { name: name.to_owned(), url: None, range: self.bytes(&(at..end)) };
                tally.add(party, SponsorKind::Donation, 0.7);
                return;
            }
            let is_strong = matches!(self.text.folded(at), "become" | "bli" | "word");
            if is_strong {
                tally.add(self.the_show(at), SponsorKind::Donation, 0.6);
            }
            return;
        };
        let is_platform = place::donation_platform(&link.url).is_some();
        let is_own = self.own.has(&place::label(&link.url)) || place::has_path_word(&link.url, GIVING_PATHS);
        let is_next_to = self.text.is_sign(end, ":")
            || link.range.start < self.text.tokens.get(end).map_or(0, |token| token.start) + 60;
        if is_platform || is_own || is_next_to && !matches!(self.text.folded(at), "donate" | "donations" | "tip") {
            tally.add(self.donation_party(link), SponsorKind::Donation, 0.85);
        }
    }

    fn donation_party(&self, link: &PageLink) -> Party {
        let label = place::label(&link.url);
        let name = match place::donation_platform(&link.url) {
            Some(platform) => platform.to_owned(),
            None if self.own.has(&label) => words_of_label(self.show_title, &label).unwrap_or(label),
            None if place::has_path_word(&link.url, &["show"]) => label,
            None => self.show_title.to_owned(),
        };
        Party { name, url: Some(link.url.clone()), range: link.range.clone() }
    }

    fn the_show(&self, at: usize) -> Party {
        Party { name: self.show_title.to_owned(), url: None, range: self.bytes(&(at..at + 1)) }
    }

    fn give_to(&self, end: usize, line: &Range<usize>, tally: &mut Tally<'_>) {
        let found = parties(self.text, self.page, end);
        for party in found {
            let link = party.url.clone().or_else(|| self.link_near(end, line).map(|link| link.url.clone()));
            let is_own =
                self.own.has(&party.name) || link.as_deref().is_some_and(|url| place::donation_platform(url).is_some());
            let kind = if is_own { SponsorKind::Donation } else { SponsorKind::Charity };
            if link.is_some() {
                tally.add(Party { url: link, ..party }, kind, 0.8);
            }
        }
    }

    fn own_wares(&self, at: usize, end: usize, line: &Range<usize>, tally: &mut Tally<'_>) {
        let is_access = self.text.folded(at) == "get";
        let Some(link) = self.link_near(at, line).filter(|link| !place::is_notice(&link.url)) else { return };
        let label = place::label(&link.url);
        let says_ours =
            matches!(self.text.folded(at), "our" | "my" | "unser" | "unserem" | "notre" | "nuestra" | "nossa" | "onze");
        let is_ours = says_ours && link.range.start < self.text.tokens.get(end).map_or(0, |token| token.start) + 80
            || self.own.has(&label)
            || place::is_merchandise(&link.url)
            || place::has_path_word(&link.url, SHOP_PATHS);
        if is_access {
            let found = parties(self.text, self.page, end).into_iter().next();
            let name = found.map_or_else(|| self.show_title.to_owned(), |party| party.name);
            tally.add(
                Party { name, url: Some(link.url.clone()), range: link.range.clone() },
                SponsorKind::SelfPromotion,
                0.85,
            );
        } else if is_ours && !place::is_amazon(&link.url) {
            let party = self.link_party(link);
            let name = if place::is_merchandise(&link.url) { self.show_title.to_owned() } else { party.name };
            tally.add(Party { name, ..party }, SponsorKind::SelfPromotion, 0.8);
        }
    }

    /// Links that tell by their form whom they pay.
    fn links(&self, tally: &mut Tally<'_>) {
        for link in &self.page.links {
            if place::is_notice(&link.url) || tally.has_url(&link.url) {
                continue;
            }
            if place::donation_platform(&link.url).is_some() {
                let is_paypal = place::label(&link.url).starts_with("paypal");
                if !is_paypal || place::has_path_word(&link.url, &["donate", "paypalme", "paypal", "cgi"]) {
                    tally.add(self.donation_party(link), SponsorKind::Donation, 0.8);
                }
            } else if place::is_affiliate(&link.url) && !self.own.has(&place::label(&link.url)) {
                tally.add(self.shop_party(link), SponsorKind::Affiliate, 0.8);
            } else if place::is_merchandise(&link.url) {
                let party = self.link_party(link);
                tally.add(Party { name: self.show_title.to_owned(), ..party }, SponsorKind::SelfPromotion, 0.75);
            } else if self.own.has(&place::label(&link.url)) && place::has_path_word(&link.url, OWN_GIVING_PATHS) {
                tally.add(self.donation_party(link), SponsorKind::Donation, 0.75);
            } else if self.own.has(&place::label(&link.url)) && place::has_path_word(&link.url, SHOP_PATHS) {
                tally.add(self.link_party(link), SponsorKind::SelfPromotion, 0.7);
            }
        }
    }
}

/// The tokens of the line behind a line end.
fn lines_from(text: &Text<'_>, line_end: usize) -> Range<usize> {
    let start = line_end + 1;
    let end = (start..text.tokens.len()).find(|index| text.shape(*index) == Shape::Break).unwrap_or(text.tokens.len());
    start.min(end)..end
}

/// The words of a text whose letters are a label: `The Bitcoin Well` for `thebitcoinwell`.
fn words_of_label(words: &str, label: &str) -> Option<String> {
    let label = fold_letters(label);
    let parts: Vec<&str> = words.split_whitespace().take(20).collect();
    for start in 0..parts.len() {
        let mut letters = String::new();
        for (offset, part) in parts[start..].iter().enumerate() {
            letters.push_str(&fold_letters(part));
            if letters == label && letters.len() > 2 {
                return Some(parts[start..=start + offset].join(" "));
            }
            if letters.len() > label.len() {
                break;
            }
        }
    }
    None
}

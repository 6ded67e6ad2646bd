//! Sponsors of an episode: who pays for it or is promoted in it, from its description with links and from its
//! transcript.

mod coupon;
mod credit_summary;
mod description_page;
mod link_classification;
mod page_reader;
mod party;
mod sponsor_lists;
mod sponsor_phrase;
mod sponsor_tally;
mod sponsor_words;
mod written_name;

pub use credit_summary::CreditSummaryBuilder;

use crate::people::{EpisodeText, ShowText, TokenizedText, fold, fold_letters, is_given_name, person_key};
use description_page::DescriptionPage;
use earshot_model::{AppearanceKind, CreditSource, Cue, PersonCredit, SponsorCredit, SponsorKind};
use link_classification::{ShowNames, site_label};
use sponsor_tally::SponsorTally;

/// Bytes of a description that are read.
const MAX_DESCRIPTION_BYTES: usize = 32 << 10;
/// Bytes of speech that are read. An hour and a half of talk is about 80 KiB.
const MAX_TRANSCRIPT_BYTES: usize = 256 << 10;
/// An episode with more supporters than this lists donors, who are not sponsors.
const MAX_SPONSORS_PER_KIND: usize = 10;

/// Returns the sponsors of an episode. Only its own texts are read, not those of the show.
///
/// ```
/// use earshot_model::SponsorKind;
/// use earshot_scoring::people::{EpisodeText, ShowText};
/// use earshot_scoring::sponsors::find_sponsors;
/// let html = "<p>Sponsored by <a href=\"https://acme.com/tea\">Acme</a>. Use code TEA20 for 20% off.</p>";
/// let episode = EpisodeText { description_html: html, ..EpisodeText::default() };
/// let found = find_sponsors(&ShowText::default(), &episode, &[]);
/// assert_eq!((found[0].name.as_str(), found[0].kind), ("Acme", SponsorKind::Sponsor));
/// assert_eq!(found[0].coupon_codes, ["TEA20"]);
/// ```
#[must_use]
pub fn find_sponsors(show: &ShowText<'_>, episode: &EpisodeText<'_>, people: &[PersonCredit]) -> Vec<SponsorCredit> {
    let named = |kind: AppearanceKind| people.iter().filter(move |person| person.kind == kind);
    let hosts: Vec<&str> = named(AppearanceKind::Host).map(|person| person.name.as_str()).collect();
    let own = ShowNames::from_show(show, &hosts);
    let page = DescriptionPage::from_html(episode.description_html);
    let text = TokenizedText::new(&page.text, MAX_DESCRIPTION_BYTES);
    let mut tally = SponsorTally::new(text.raw, CreditSource::Description);
    page_reader::read_page(&page, &text, &own, show.title, false, &mut tally);
    let mut found: Vec<SponsorCredit> = tally.finish().into_iter().map(|(credit, _)| credit).collect();
    // A short link names nobody.
    found.retain(|credit| {
        !credit.urls.iter().any(|url| link_classification::is_short_link(url) && site_label(url) == credit.name)
    });
    for credit in find_spoken_sponsors(show, &own, episode.cues, &hosts) {
        let letters = fold_letters(&credit.name);
        match found.iter_mut().find(|one| fold_letters(&one.name) == letters) {
            Some(one) => one.is_host_read = one.is_host_read.or(credit.is_host_read),
            None => found.push(credit),
        }
    }
    for credit in &mut found {
        set_relation(credit, &own, people);
        written_name::write_name(&text, credit);
    }
    let count = |kind: SponsorKind| found.iter().filter(|one| one.kind == kind).count();
    let crowds: Vec<SponsorKind> =
        SponsorKind::ALL.iter().copied().filter(|kind| count(*kind) > MAX_SPONSORS_PER_KIND).collect();
    found.retain(|one| !crowds.contains(&one.kind) && !people.iter().any(|person| is_person(one, person)));
    found
}

/// Sets the relation when the product belongs to a person of the episode.
fn set_relation(credit: &mut SponsorCredit, own: &ShowNames, people: &[PersonCredit]) {
    let letters = fold_letters(&credit.name);
    let is_pay = matches!(credit.kind, SponsorKind::Sponsor | SponsorKind::Advertiser | SponsorKind::Unknown);
    if is_pay && own.is_own(&credit.name) {
        credit.kind = SponsorKind::SelfPromotion;
    }
    let guests = people.iter().filter(|person| person.kind == AppearanceKind::Guest);
    let of_guest = guests.into_iter().any(|guest| {
        let organization =
            guest.organization.as_deref().map(fold_letters).filter(|organization| organization.len() > 3);
        organization.is_some_and(|organization| organization.contains(&letters) || letters.contains(&organization))
    });
    if matches!(credit.kind, SponsorKind::Advertiser | SponsorKind::Unknown) && of_guest {
        credit.kind = SponsorKind::Guest;
    }
}

/// Returns whether the party is a person. People who are thanked are not sponsors.
fn is_person(credit: &SponsorCredit, person: &PersonCredit) -> bool {
    credit.urls.is_empty() && credit.coupon_codes.is_empty() && person_key(&person.name) == person_key(&credit.name)
}

/// Returns whether a name is that of a sponsor with an address, which has the form of a person's: `Cowboy Colostrum`. Who has a
/// listed given name is a person, who may have a product of the same name.
pub(crate) fn is_sponsor(person: &PersonCredit, sponsors: &[SponsorCredit]) -> bool {
    let letters = fold_letters(&person.name);
    let has_given_name = person.name.split_whitespace().next().is_some_and(|first| is_given_name(&fold(first)));
    let is_named = |sponsor: &SponsorCredit| !sponsor.urls.is_empty() && fold_letters(&sponsor.name) == letters;
    person.source != CreditSource::PersonTag && !has_given_name && sponsors.iter().any(is_named)
}

/// Returns sponsors named in speech, and whether a host reads the text.
fn find_spoken_sponsors(show: &ShowText<'_>, own: &ShowNames, cues: &[Cue], hosts: &[&str]) -> Vec<SponsorCredit> {
    let mut talk = String::new();
    let mut starts: Vec<(usize, Option<&str>)> = Vec::new();
    for cue in cues {
        if talk.len() + cue.text.len() > MAX_TRANSCRIPT_BYTES {
            break;
        }
        starts.push((talk.len(), cue.speaker.as_deref()));
        // Captions break lines anywhere, so a line break does not end a sentence.
        talk.extend(cue.text.chars().map(|letter| if letter == '\n' { ' ' } else { letter }));
        talk.push('\n');
    }
    if talk.is_empty() {
        return Vec::new();
    }
    let page = DescriptionPage::from_text(&talk);
    let text = TokenizedText::new(&page.text, MAX_TRANSCRIPT_BYTES);
    let mut tally = SponsorTally::new(text.raw, CreditSource::Transcript);
    page_reader::read_page(&page, &text, own, show.title, true, &mut tally);
    let speaker_at = |at: usize| {
        starts[..starts.partition_point(|(start, _)| *start <= at)].last().and_then(|(_, speaker)| *speaker)
    };
    let found = tally.finish().into_iter().map(|(mut credit, at)| {
        credit.is_host_read = is_host_read(speaker_at(at), hosts);
        credit
    });
    found.collect()
}

/// Returns whether a host speaks; `None` when the speaker has no name, or the name does not identify anyone.
fn is_host_read(speaker: Option<&str>, hosts: &[&str]) -> Option<bool> {
    let speaker = person_key(speaker?);
    let first = |name: &str| name.split(' ').next().unwrap_or_default().to_owned();
    if hosts.iter().any(|host| {
        let host = person_key(host);
        host == speaker || !speaker.contains(' ') && first(&host) == speaker
    }) {
        return Some(true);
    }
    let is_voice = ["narrator", "announcer", "advert", "ad", "break", "commercial", "voiceover", "jingle", "sponsor"];
    is_voice.iter().any(|voice| speaker.contains(voice)).then_some(false)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sponsors(html: &str) -> Vec<(String, &'static str, Vec<String>, Option<String>)> {
        let show = ShowText { title: "Tea Talk", author: Some("Tea Media"), ..ShowText::default() };
        let episode = EpisodeText { description_html: html, ..EpisodeText::default() };
        let found = find_sponsors(&show, &episode, &[]);
        found
            .into_iter()
            .map(|one| (one.name, one.kind.as_str(), one.coupon_codes, one.urls.into_iter().next()))
            .collect()
    }

    type Row<'a> = (&'a str, &'a [(&'a str, &'a str, &'a [&'a str], Option<&'a str>)]);

    #[test]
    fn sponsors_of_descriptions() {
        let cases: &[Row<'_>] = &[
            (
                "<p>Sponsor: http://acme.fm<br>Promo Code: TEA</p>",
                &[("acme", "sponsor", &["TEA"], Some("http://acme.fm"))],
            ),
            (
                "<p>Thank you Acme for sponsoring the show. Save 30% at acme.co/TEA</p>",
                &[("Acme", "sponsor", &[], Some("acme.co/TEA"))],
            ),
            (
                "<p>Thank you to <a href=\"https://a.dev\">Acme</a> and <a href=\"https://b.dev\">Blue</a> for supporting the podcast.</p>",
                &[("Acme", "sponsor", &[], Some("https://a.dev")), ("Blue", "sponsor", &[], Some("https://b.dev"))],
            ),
            (
                "<p>SPONSORS:</p><p>Acme: http://acme.com (offer code \"tea\")</p><p>Blue: http://blue.com (offer code \"talk\")</p>",
                &[
                    ("Acme", "sponsor", &["tea"], Some("http://acme.com")),
                    ("Blue", "sponsor", &["talk"], Some("http://blue.com")),
                ],
            ),
            (
                "<p>Use discount code TEA20 for 20% off tickets to Acme Con in May.</p>",
                &[("Acme Con", "advertiser", &["TEA20"], None)],
            ),
            (
                "<p>Support the show: https://www.patreon.com/tea</p>",
                &[("Patreon", "donation", &[], Some("https://www.patreon.com/tea"))],
            ),
            (
                "<p>Donate to Acme Aid here:</p><p>https://acmeaid.org/donate</p>",
                &[("Acme Aid", "charity", &[], Some("https://acmeaid.org/donate"))],
            ),
            (
                "<p>Mine: <a href=\"https://amzn.to/x1\">Kettle</a></p>",
                &[("Amazon", "affiliate", &[], Some("https://amzn.to/x1"))],
            ),
            (
                "<p>Affiliate LINKS:</p><ul><li><a href=\"https://acme.com/tea\">Buy leaves on Acme</a> - best</li></ul><p>Links:</p><p><a href=\"https://b.com\">B</a></p>",
                &[("Acme", "affiliate", &[], Some("https://acme.com/tea"))],
            ),
            (
                "<p>Get full access to Tea Talk at <a href=\"https://tea.substack.com/subscribe\">tea.substack.com</a></p>",
                &[("Tea Talk", "self promotion", &[], Some("https://tea.substack.com/subscribe"))],
            ),
            (
                "<p>See <a href=\"https://omnystudio.com/listener\">omnystudio.com/listener</a> for privacy information.</p>",
                &[],
            ),
            ("<p>The book is on <a href=\"https://acme.com\">Acme</a>. Our code of conduct.</p>", &[]),
            (
                "<p>Brought to you by:</p><ul><li><a href=\"https://acme.com/tea\">Acme</a> - best</li><li><a href=\"https://blue.com\">Blue</a></li></ul><p>Links</p><p><a href=\"https://c.com\">Otto</a></p>",
                &[
                    ("Acme", "sponsor", &[], Some("https://acme.com/tea")),
                    ("Blue", "sponsor", &[], Some("https://blue.com")),
                ],
            ),
            ("<p>Become a sponsor</p><p><a href=\"https://acme.com\">Acme</a></p>", &[]),
            ("<p>This podcast is powered by Pinecast.</p>", &[]),
            ("<p>Learn about our sponsors: https://tea.example/sponsors</p>", &[]),
            ("<p>Stöd podden! Swish: 123 456 78 90</p>", &[("Swish", "donation", &[], None)]),
            ("<p>They swish 3 times.</p>", &[]),
            ("<p>¡Apóyale en iVoox!</p>", &[("iVoox", "donation", &[], None)]),
            (
                "<p>Avsnittet sponsras av Acme.</p><p>Este episodio está patrocinado por Blue.</p>",
                &[("Acme", "sponsor", &[], None), ("Blue", "sponsor", &[], None)],
            ),
            (
                "<p><a href=\"https://shop.acme.com/sofa?irgwc=1\">Red Sofa</a></p>",
                &[("acme", "affiliate", &[], Some("https://shop.acme.com/sofa?irgwc=1"))],
            ),
            ("<p>Благодарим за поддержку патронов.</p>", &[]),
            ("<p>In cooperation with experts, states sponsoring terror.</p>", &[]),
        ];
        for (html, expected) in cases {
            let expected: Vec<_> = expected
                .iter()
                .map(|(name, kind, codes, url)| {
                    let codes: Vec<String> = codes.iter().map(|code| (*code).to_owned()).collect();
                    ((*name).to_owned(), *kind, codes, url.map(str::to_owned))
                })
                .collect();
            assert_eq!(sponsors(html), expected, "{html}");
        }
    }

    #[test]
    fn who_speaks_decides_whether_it_is_host_read() {
        let cue = |speaker: Option<&str>, text: &str| Cue {
            start_ms: None,
            end_ms: None,
            speaker: speaker.map(str::to_owned),
            text: text.to_owned(),
        };
        let host = PersonCredit {
            name: "Anna Miller".to_owned(),
            key: "anna miller".to_owned(),
            kind: AppearanceKind::Host,
            role: None,
            profession: None,
            organization: None,
            image_url: None,
            url: None,
            source: CreditSource::PersonTag,
            snippet: None,
            confidence: 1.0,
        };
        let text = "This episode is brought to you by Acme.";
        for (speaker, expected) in [
            (Some("Anna Miller"), Some(true)),
            (Some("Anna"), Some(true)),
            (Some("Narrator"), Some(false)),
            (None, None),
        ] {
            let cues = [cue(speaker, text)];
            let episode = EpisodeText { cues: &cues, ..EpisodeText::default() };
            let found = find_sponsors(&ShowText::default(), &episode, std::slice::from_ref(&host));
            assert_eq!(found.len(), 1, "{speaker:?}");
            assert_eq!((found[0].name.as_str(), found[0].is_host_read), ("Acme", expected), "{speaker:?}");
        }
    }

    #[test]
    fn hostile_pages_are_bounded() {
        for piece in [
            "sponsored by ",
            "Sponsors:\n",
            "code A1 ",
            "<a href=\"https://amzn.to/1\">x</a>",
            "thanks to A and ",
            "donate to B https://b.com ",
        ] {
            let html = piece.repeat(30_000);
            let episode = EpisodeText { description_html: &html, ..EpisodeText::default() };
            assert!(find_sponsors(&ShowText::default(), &episode, &[]).len() <= 60);
        }
    }
}

//! Traces the claims of a text to facts: quotations, names, figures, claims of merit, and addresses.

mod claim;
mod distinctions;
mod figures;
mod names;
mod quotation_marks;
mod sources;

pub use claim::{Claim, ClaimKind};
pub(super) use names::names;
pub(crate) use quotation_marks::quotations;
pub use sources::ClaimSources;

use super::pitch_language::PitchLanguage;
use super::placeholders::slots;
use crate::words::{addresses, sentences, word_count};
use distinctions::distinctions;
use figures::figures;
use quotation_marks::{range_in, without};

/// Shorter quotations in a paragraph may be from another episode than the one it names.
const MIN_WORDS_OF_EPISODE: usize = 5;
/// Returns every claim of a text. `trusted` are claims that former rules made from figures, such as "6 of your last 40
/// episodes"; sentences with one of these texts are not searched for numbers.
#[must_use]
pub fn check_claims(text: &str, sources: &ClaimSources<'_>, trusted: &[Claim]) -> Vec<Claim> {
    let (quoted_texts, found_addresses) = (quotations(text), addresses(text));
    let mut claims = quotation_claims(text, &quoted_texts, sources);
    let mut add = |text: &str, kind, found: Option<(&str, Option<&str>)>| {
        let episode = found.and_then(|(_, episode)| episode);
        let claim = Claim {
            text: text.to_owned(),
            kind,
            source: found.map(|(source, _)| source.to_owned()),
            episode_id: episode.map(str::to_owned),
            episode_slug: sources.slug_of(episode),
            second: None,
            is_supported: found.is_some(),
        };
        claims.push(claim);
    };
    for address in found_addresses {
        add(address, ClaimKind::Address, sources.has_address(address).then_some(("record", None)));
    }
    let figures_on_record = trusted.iter().filter(|claim| claim.is_supported && claim.kind == ClaimKind::Figure);
    let prose = figures_on_record.fold(prose_of(text), |prose, claim| prose.replace(&prose_of(&claim.text), " "));
    let is_german = PitchLanguage::of_text(&prose) == Some(PitchLanguage::German);
    for (_, sentence) in sentences(&prose) {
        for figure in figures(sentence).into_iter().filter(|figure| !figure.is_offer()) {
            add(&figure.text, ClaimKind::Number, sources.find_figure(&figure));
        }
        for distinction in distinctions(sentence) {
            add(&distinction.text, ClaimKind::Distinction, sources.find_distinction(&distinction));
        }
        // German capitalizes every noun.
        for name in if is_german { Vec::new() } else { names(sentence) } {
            add(&name, ClaimKind::Name, sources.find_name(&name));
        }
    }
    claims
        .extend(trusted.iter().filter(|claim| claim.kind == ClaimKind::Figure && text.contains(&claim.text)).cloned());
    claims
}

/// The claims of the quotations. In a paragraph that names an episode, longer quotations must be from it.
fn quotation_claims(text: &str, quoted: &[&str], sources: &ClaimSources<'_>) -> Vec<Claim> {
    let paragraph_of = |part: &str| text[..range_in(text, part).start].matches("\n\n").count();
    let claim_of = |quotation: &str| {
        let is_title = !sources.episodes_titled(quotation).is_empty();
        let paragraph = paragraph_of(quotation);
        let episodes: Vec<&str> = quoted
            .iter()
            .filter(|_| !is_title && word_count(quotation) >= MIN_WORDS_OF_EPISODE)
            .filter(|other| paragraph_of(other) == paragraph)
            .flat_map(|other| sources.episodes_titled(other))
            .copied()
            .collect();
        sources.find_quotation_in(quotation, &episodes).unwrap_or_else(|| Claim {
            text: quotation.to_owned(),
            kind: ClaimKind::Quotation,
            source: None,
            episode_id: None,
            episode_slug: None,
            second: None,
            is_supported: false,
        })
    };
    quoted.iter().map(|quotation| claim_of(quotation)).collect()
}

/// A text without its quotations and addresses.
fn prose_of(text: &str) -> String {
    // What the sender fills in claims nothing yet.
    let filled = without(text, slots(text).into_iter().map(|(range, _)| range));
    let prose = without(&filled, quotations(&filled).into_iter().map(|quoted| range_in(&filled, quoted)));
    addresses(&prose).iter().fold(prose.clone(), |prose, address| prose.replace(address, " "))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::facts::{EpisodeFacts, GuestFacts, SenderFacts, ShowFacts, TranscriptCue};

    #[test]
    fn claims_trace_to_facts_and_inventions_do_not() {
        let show = ShowFacts {
            title: "Rest Assured".into(),
            episodes: vec![EpisodeFacts {
                id: "e1".into(),
                slug: "why-insomnia-is-learned".into(),
                title: "Why insomnia is learned".into(),
                ..EpisodeFacts::default()
            }],
            ..ShowFacts::default()
        };
        let guest = GuestFacts {
            first_name: "Maya".into(),
            last_name: "Lin".into(),
            short_bio: "Maya Lin studied 4,200 nurses.".into(),
            website_url: Some("https://lin.example/".into()),
            ..GuestFacts::default()
        };
        let sender = SenderFacts::default();
        let sources = ClaimSources::new(&show, &guest, &sender);
        let text = "I heard “Why insomnia is learned” on Rest Assured. Then Maya Lin studied 4,200 nurses and 99 doctors with Oprah Winfrey. See lin.example, evil.com/x and a@b.co. You said “sleep is dead”.";
        let claims = check_claims(text, &sources, &[]);
        let unsupported: Vec<&str> =
            claims.iter().filter(|claim| !claim.is_supported).map(|claim| claim.text.as_str()).collect();
        assert_eq!(unsupported, ["sleep is dead", "evil.com/x", "a@b.co", "99", "Oprah Winfrey"]);
        assert_eq!(claims[0].episode_id.as_deref(), Some("e1"));
        assert_eq!(claims[0].episode_slug.as_deref(), Some("why-insomnia-is-learned"));
    }
    #[test]
    fn inventions_of_every_kind_are_found_and_honest_forms_are_not() {
        let episode = |id: &str, title: &str, description: &str, words: &str| EpisodeFacts {
            id: id.into(),
            title: title.into(),
            description: description.into(),
            cues: vec![TranscriptCue { text: words.into(), second: Some(5), ..TranscriptCue::default() }],
            ..EpisodeFacts::default()
        };
        let show = ShowFacts {
            title: "Pier and Tide".into(),
            host_names: vec!["Ana Ruiz".into()],
            episodes: vec![
                episode(
                    "e1",
                    "The patient clock: notes from a repair shop",
                    "We aren’t dealers, and we don’t sell watches. The shop mends 1,200 clocks a year.",
                    "A spring remembers every winter it has lived through.",
                ),
                episode("e2", "Salt roads", "", "Nobody pays the toll twice in the same week."),
            ],
            ..ShowFacts::default()
        };
        let guest = GuestFacts {
            first_name: "Maya".into(),
            last_name: "Lin".into(),
            short_bio: "Maya Lin is an award-winning clockmaker in Oslo. She wrote nine books and won the Iron Pin."
                .into(),
            ..GuestFacts::default()
        };
        let sender = SenderFacts::default();
        let sources = ClaimSources::new(&show, &guest, &sender);
        let unsupported = |text: &str| {
            let claims = check_claims(text, &sources, &[]);
            claims.into_iter().filter(|claim| !claim.is_supported).map(|claim| claim.text).collect::<Vec<_>>()
        };
        for honest in [
            "In “The patient clock” you said: “A spring remembers every winter it has lived through.”",
            "In 'The patient clock', *Salt roads* and «The Patient Clock: Notes from a repair shop»",
            "„a spring remembers every winter“ and 1200 clocks, 1.200 clocks",
            "Maya wrote 9 books. She is an award-winning, prize-winning clockmaker from Oslo.",
            "“we aren't dealers, and we don't sell watches”",
            "Two questions, a call of 20 minutes, and one idea. Best, Maya",
        ] {
            assert_eq!(unsupported(honest), [""; 0], "{honest}");
        }
        for (invented, expected) in [
            ("Her show has 3 million listeners.", vec!["3 million"]),
            ("She wrote ten books and nine films.", vec!["ten", "nine"]),
            ("She is number 1 in Norway.", vec!["number 1", "Norway"]),
            ("A best-selling author, never late, the first woman there", vec!["best selling", "never", "first woman"]),
            ("In ‘The silent clock’ and `Sugar roads` you asked", vec!["The silent clock", "Sugar roads"]),
            ("“we … sell watches”", vec!["we … sell watches"]),
            ("You “sell watches”.", vec!["sell watches"]),
            (
                "In “Salt roads”: “A spring remembers every winter it has lived through.”",
                vec!["A spring remembers every winter it has lived through."],
            ),
            ("Oprah Winfrey wore it. Pier Winter sold it.", vec!["Oprah Winfrey", "Pier Winter"]),
            ("The shop mends over 1,200 clocks.", vec!["1,200"]),
        ] {
            assert_eq!(unsupported(invented), expected, "{invented}");
        }
    }
}

//! Feeds that are advertising: titles made of search phrases for casinos, loans, essays or pills, with links in the texts.

use crate::facts::ShowFacts;
use crate::hostile_text::has_words;
use crate::words::{addresses, normalize_for_search};

/// Phrases that are sold in titles written for search engines, lower case. Shows about these subjects use them in some
/// titles, and not in most.
const SOLD: [&str; 66] = [
    "online casino",
    "online casinos",
    "casino online",
    "casino bonus",
    "casino sites",
    "casino en ligne",
    "онлайн казино",
    "казино онлайн",
    "no deposit bonus",
    "free spins",
    "real money slots",
    "slot gacor",
    "situs slot",
    "slot online",
    "judi online",
    "agen judi",
    "togel",
    "deneme bonusu",
    "bahis siteleri",
    "payday loan",
    "payday loans",
    "bad credit loan",
    "bad credit loans",
    "instant loan",
    "instant loans",
    "cash loans",
    "same day loans",
    "personal loans online",
    "no credit check",
    "essay writing service",
    "essay writing services",
    "essay writing help",
    "write my essay",
    "buy essay",
    "buy essays",
    "assignment help",
    "assignment writing service",
    "dissertation writing service",
    "thesis writing service",
    "do my homework",
    "buy viagra",
    "viagra online",
    "cheap viagra",
    "cialis",
    "sildenafil",
    "tramadol",
    "keto gummies",
    "cbd gummies",
    "acv gummies",
    "weight loss gummies",
    "male enhancement",
    "escort service",
    "escort services",
    "call girls",
    "buy backlinks",
    "seo backlinks",
    "buy followers",
    "instagram followers",
    "customer service number",
    "customer care number",
    "toll free number",
    "helpline number",
    "crypto recovery",
    "recover stolen bitcoin",
    "hire a hacker",
    "airlines reservation",
];
/// Titles of this many that must sell something: the show's own, and those of its episodes.
const MIN_SOLD: usize = 2;

/// Why a show counts as advertising, as a sentence. At least half of its titles must sell something, and at least half
/// of its texts must have a link.
pub(crate) fn advertising_evidence(show: &ShowFacts) -> Option<String> {
    let titles: Vec<String> = std::iter::once(&show.title)
        .chain(show.episodes().iter().map(|episode| &episode.title))
        .map(|title| normalize_for_search(title))
        .collect();
    let phrases: Vec<&str> = titles.iter().filter_map(|title| sold_phrase(title)).collect();
    if phrases.len() < MIN_SOLD || phrases.len() * 2 < titles.len() {
        return None;
    }
    let texts: Vec<&String> = std::iter::once(&show.description)
        .chain(show.episodes().iter().map(|episode| &episode.description))
        .filter(|text| !text.trim().is_empty())
        .collect();
    let linked = texts.iter().filter(|text| !addresses(text).is_empty()).count();
    (linked > 0 && linked * 2 >= texts.len()).then(|| {
        format!(
            "The podcast looks like advertising for search engines: {} of {} titles have words such as “{}”, and \
             {linked} of {} texts have links.",
            phrases.len(),
            titles.len(),
            phrases[0],
            texts.len(),
        )
    })
}

fn sold_phrase(title: &str) -> Option<&'static str> {
    SOLD.into_iter().find(|phrase| has_words(title, phrase))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::facts::EpisodeFacts;

    fn show(title: &str, episodes: &[(&str, &str)]) -> ShowFacts {
        let episode = |(title, description): &(&str, &str)| EpisodeFacts {
            title: (*title).to_owned(),
            description: (*description).to_owned(),
            ..EpisodeFacts::default()
        };
        ShowFacts { title: title.to_owned(), episodes: episodes.iter().map(episode).collect(), ..ShowFacts::default() }
    }

    #[test]
    fn farms_of_titles_and_links_are_named_with_the_evidence() {
        let spam = show(
            "Best Online Casinos 2026",
            &[
                ("Online Casino: No Deposit Bonus", "Play now: https://win.example/a"),
                ("Free Spins today", "Visit www.win.example"),
                ("About us", "No link here."),
            ],
        );
        let evidence = advertising_evidence(&spam).expect("it is advertising");
        assert!(evidence.contains("3 of 4 titles") && evidence.contains("2 of 3 texts"), "{evidence}");
    }

    #[test]
    fn shows_about_such_subjects_are_not() {
        let link = "Notes at https://notes.example/1";
        for (title, episodes) in [
            (
                "The Gambling Desk",
                vec![("Who owns online casinos?", link), ("Poker in Macau", link), ("A bad bet", link)],
            ),
            ("Planet Money", vec![("The new socialists", link), ("Payday loans, explained", link), ("Rent", link)]),
            ("Money talk", vec![("Payday loans", "No link."), ("Payday loan debt", "None either.")]),
            ("Call girls", vec![("A history", link)]),
            ("", vec![]),
        ] {
            assert_eq!(advertising_evidence(&show(title, &episodes)), None, "{title}");
        }
    }
}

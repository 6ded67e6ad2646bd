//! Claims of ownership in the text around a link: "Join our Discord", "Ada is @ada".

use super::findings::OwnershipClaim;
use crate::page::{Anchor, has_word, split_words};
use earshot_model::LinkKind;

/// Words before a link that are read.
const MAX_WORDS_BEFORE: usize = 6;

/// First person plural, as writers name themselves and what is theirs.
const WRITER_WORDS: &str = "us our ours nuestro nuestra nuestros nuestras síguenos siguenos únete escúchanos nosso nossa nossos \
                            nossas siga-nos notre nos suivez-nous rejoignez unser unsere unserem unseren unserer uns onze ons \
                            nostro nostra seguici vores vår vårt våra oss meidän nasz nasza naszym naszego наш наша наши нашем \
                            нашу нам 私たち 我们 우리";

/// Returns whom the words around a link name as the account's owner.
pub(super) fn find_claim(around: &str, anchor: &Anchor, kind: LinkKind) -> OwnershipClaim {
    let at = if anchor.text.is_empty() { None } else { around.find(anchor.text.as_str()) };
    let before = split_words(&around[..at.unwrap_or(0)]);
    let linked = split_words(&anchor.text);
    let near = before[before.len().saturating_sub(MAX_WORDS_BEFORE)..].iter().chain(&linked).cloned();
    if has_word(&near.collect::<Vec<_>>(), WRITER_WORDS) {
        return OwnershipClaim::Writers;
    }
    let names_platform = linked.len() <= 3 && anchor.text.split_whitespace().any(|word| is_platform_name(word, kind));
    if anchor.text.trim_start().starts_with('@') || names_platform {
        return OwnershipClaim::Person;
    }
    OwnershipClaim::None
}

fn is_platform_name(word: &str, kind: LinkKind) -> bool {
    let word = word.trim_matches(|letter: char| !letter.is_alphanumeric()).to_lowercase();
    match kind.as_str() {
        "twitter" => matches!(word.as_str(), "twitter" | "x"),
        "bluesky" => matches!(word.as_str(), "bluesky" | "bsky"),
        "instagram" => matches!(word.as_str(), "instagram" | "insta" | "ig"),
        platform => word == platform,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use earshot_model::SocialKind;
    use url::Url;

    fn claim(html: &str, kind: SocialKind) -> OwnershipClaim {
        let page = crate::page::read_page(&Url::parse("https://slow.example/").expect("a URL"), html.as_bytes(), None);
        let page = page.expect("a page");
        find_claim(page.surrounding_text(&page.anchors[0]), &page.anchors[0], LinkKind::Social(kind))
    }

    #[test]
    fn writers_and_persons_claim_accounts() {
        for (html, kind, expected) in [
            ("Join <a href=/d>our Discord</a>", SocialKind::Discord, OwnershipClaim::Writers),
            ("Schreibt in <a href=/d>unserem Discord</a>", SocialKind::Discord, OwnershipClaim::Writers),
            ("Follow us on <a href=/d>Twitter</a>", SocialKind::Twitter, OwnershipClaim::Writers),
            ("Síguenos en <a href=/d>Instagram</a>", SocialKind::Instagram, OwnershipClaim::Writers),
            ("Tom has <a href=/d>a Discord</a>", SocialKind::Discord, OwnershipClaim::Person),
            ("Ada posts as <a href=/d>@ada</a>", SocialKind::Twitter, OwnershipClaim::Person),
            ("She is on <a href=/d>YouTube</a>.", SocialKind::Youtube, OwnershipClaim::Person),
            ("An idea of <a href=/d>Ola Morse</a>", SocialKind::Twitter, OwnershipClaim::None),
            ("Built on <a href=/d>a library</a>", SocialKind::Github, OwnershipClaim::None),
            ("", SocialKind::Github, OwnershipClaim::None),
        ] {
            let html = if html.is_empty() { "<a href=/d><img></a>" } else { html };
            assert_eq!(claim(html, kind), expected, "{html}");
        }
    }
}

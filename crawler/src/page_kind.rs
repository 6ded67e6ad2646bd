//! The kind of a page, by its URL, its title and the text of links to it, in the languages of the covered countries.

use crate::page::split_words;
use percent_encoding::percent_decode_str;
use url::Url;

earshot_model::named! {
    /// What a page is for.
    PageKind {
        Contact = "contact",
        About = "about",
        Team = "team",
        Press = "press",
        Imprint = "imprint",
        Advertise = "advertise",
        /// For guests to apply.
        Booking = "booking",
        /// Where the show can be heard and followed.
        Listen = "listen",
        Privacy = "privacy",
        Home = "home",
        /// Presents guests.
        Guest = "guest",
        /// Lists of posts by date, tag or page number, which repeat other pages.
        Listing = "listing",
        Other = "other",
    }
}

/// Phrases by kind, separated by commas, best kind first. Phrases in scripts without spaces (Chinese, Japanese, Thai)
/// match anywhere.
const PHRASES: &[(PageKind, &str)] = &[
    (
        PageKind::Guest,
        "guests, guest, invitados, invitado, convidados, convidado, gaeste, gäste, gast, invites, invités, \
         invité, gasten, gæster, gäster, ospiti, гости, 嘉宾, ゲスト",
    ),
    (
        PageKind::Booking,
        "be a guest, be our guest, become a guest, guest form, guestform, guest application, pitch, booking, \
         work with us, apply, submit, suggest, speaking, how to submit, ser invitado, gast werden, \
         collaborate, join us, get involved, contribute, participa",
    ),
    (
        PageKind::Contact,
        "contact, contacts, contact us, contactus, get in touch, reach us, write us, write to us, feedback, \
         kontakt, kontakta, kontaktiere, contacto, contactar, contactanos, contáctanos, contato, contactos, \
         contatti, contatto, contattaci, contactez, nous contacter, contactez nous, contact opnemen, \
         yhteystiedot, ota yhteytta, ota yhteyttä, kapcsolat, iletisim, iletişim, kontakty, kontaktai, \
         skontaktuj, контакты, контакт, контакти, связаться, обратная связь, επικοινωνία, اتصل بنا, اتصل, \
         تماس با ما, تماس, צור קשר, liên hệ, hubungi kami, kontak, संपर्क, ติดต่อ, お問い合わせ, 問い合わせ, 联系我们, 联系, \
         聯絡我們, 聯絡, 문의, 연락처, fale conosco, fale connosco, escribenos, escríbenos, scrivici, ecrivez nous, send \
         us, email, e mail, mail",
    ),
    (
        PageKind::Imprint,
        "impressum, imprint, legal notice, legal, mentions legales, mentions légales, aviso legal, note \
         legali, colofon, colophon, 特定商取引, 운영정책",
    ),
    (
        PageKind::Team,
        "humans, team, the team, hosts, host, our hosts, the hosts, crew, staff, people, who we are, meet us, who, \
         equipo, equipe, équipe, nosotros, quienes somos, quiénes somos, quem somos, chi siamo, qui sommes \
         nous, mitwirkende, moderatoren, das team, mitarbeiter, om os, om oss, værter, redaktion, redaccion, \
         presentadores, apresentadores, animateurs, conduttori, ведущие, авторы, о нас, team members, \
         authors, author, hakkimizda, hakkımızda, über uns, ueber uns, wer wir sind, over ons, wie zijn wij, \
         半生, メンバー, 主播, 关于我们, 關於我們, 팀",
    ),
    (
        PageKind::About,
        "about, about us, aboutus, about the show, about the podcast, the show, the podcast, info, faq, bio, \
         über, ueber, about me, acerca, acerca de, sobre, sobre nosotros, sobre mi, a propos, à propos, \
         apropos, om, om podcasten, over, tietoa, o nas, o nás, o podcastu, o projekte, о подкасте, о \
         проекте, про нас, rolunk, hakkinda, hakkında, despre, σχετικά, σχετικα, من نحن, درباره ما, درباره, \
         אודות, เกี่ยวกับ, tentang, के बारे में, について, 概要, 关于, 關於, 소개, semblanza, presentazione, informazioni",
    ),
    (
        PageKind::Press,
        "press, presse, prensa, imprensa, stampa, media kit, mediakit, press kit, presskit, пресса, media, \
         プレス",
    ),
    (
        PageKind::Advertise,
        "advertise, advertising, advertise with us, sponsor, sponsors, sponsorship, become a sponsor, \
         werbung, werben, publicidad, publicidade, anuncie, anunciate, annoncer, partner, partners, \
         partnerships, patrocinadores, sponsoring, реклама, 広告, 广告, support us, support, donate, apoie, apoya",
    ),
    (
        PageKind::Listen,
        "subscribe, listen, where to listen, how to listen, listen now, follow, follow us, links, subscrever, ouvir, onde ouvir, \
         suscribete, suscríbete, suscripcion, escuchar, escucha, abonnieren, hören, abonner, abonnez vous, ecouter, écouter, \
         ascolta, iscriviti, luister, abonneren, lyt, lyssna, abonner, kuuntele, tilaa, подписаться, слушать, подписка, dinle, \
         posłuchaj, słuchaj, 購読, 収聴, 订阅, 收听, 구독, broadcast",
    ),
    (
        PageKind::Privacy,
        "privacy, privacy policy, datenschutz, datenschutzerklärung, terms, privacidad, politica de \
         privacidad, privacidade, confidentialite, personvern, tietosuoja, gdpr, cookies",
    ),
    (
        PageKind::Listing,
        "tag, tags, category, categories, archive, archives, page, episodes, episode, blog, posts, post, \
         feed, search, series, topics, date, author archive",
    ),
];

impl PageKind {
    /// Classifies a page by URL and by its title or the text of a link to it.
    #[must_use]
    pub fn classify(url: &Url, description: &str) -> Self {
        let segments: Vec<String> =
            url.path_segments().map(|parts| parts.map(percent_decode).collect()).unwrap_or_default();
        let segments: Vec<&str> =
            segments.iter().map(|part| without_ending(part)).filter(|part| !is_index(part)).collect();
        if segments.is_empty() && url.query().is_none() {
            return Self::Home;
        }
        // The last segment describes the page, the first one its group.
        let is_in_list =
            segments.len() > 1 && segments.first().and_then(|part| match_short_name(part)) == Some(Self::Listing);
        let last =
            segments.last().and_then(|part| if is_in_list { match_phrase(part) } else { match_short_name(part) });
        let first = segments.first().filter(|_| segments.len() > 1).and_then(|part| match_short_name(part));
        let own_kind = match_short_name(description);
        match (first, last) {
            (Some(Self::Guest | Self::Team), _) if segments.len() > 1 => first.unwrap_or(Self::Other),
            (Some(Self::Listing), _) if segments.first().is_some_and(|first| is_list_segment(first)) => Self::Listing,
            (_, Some(last)) if last != Self::Listing => last,
            (Some(Self::Listing), None) if ends_with_number(&segments) => Self::Listing,
            (_, Some(Self::Listing)) => Self::Listing,
            _ => own_kind.filter(|kind| *kind != Self::Listing).unwrap_or(Self::Other),
        }
    }

    /// Classifies a page by a title or heading alone.
    #[must_use]
    pub fn classify_name(name: &str) -> Option<Self> {
        match_short_name(name)
    }

    /// Returns how likely a page of this kind shows contacts, 0 to 100.
    #[must_use]
    pub fn contact_priority(self) -> u32 {
        match self {
            Self::Contact => 100,
            Self::Home => 95,
            Self::Imprint => 85,
            Self::About => 80,
            Self::Team => 75,
            Self::Booking => 65,
            Self::Press => 60,
            Self::Listen => 50,
            Self::Advertise => 55,
            Self::Privacy => 40,
            Self::Other => 10,
            Self::Guest => 4,
            Self::Listing => 2,
        }
    }

    /// Pages that are likely to show the contacts of the site.
    #[must_use]
    pub(crate) fn shows_contacts(self) -> bool {
        matches!(self, Self::Contact | Self::About | Self::Imprint)
    }

    /// Pages about the site itself.
    #[must_use]
    pub fn is_about_site(self) -> bool {
        matches!(
            self,
            Self::Contact
                | Self::About
                | Self::Team
                | Self::Press
                | Self::Imprint
                | Self::Advertise
                | Self::Booking
                | Self::Home
                | Self::Privacy
                | Self::Listen
        )
    }
}

/// Percent-decodes a part of a path, in which some sites write `+` for a space.
fn percent_decode(part: &str) -> String {
    percent_decode_str(&part.replace('+', " ")).decode_utf8_lossy().into_owned()
}

fn without_ending(name: &str) -> &str {
    ["html", "htm", "txt", "php", "aspx", "asp", "shtml"]
        .iter()
        .find_map(|ending| name.strip_suffix(ending).and_then(|name| name.strip_suffix('.')))
        .unwrap_or(name)
}

/// Returns whether all pages below this segment are lists.
fn is_list_segment(name: &str) -> bool {
    matches!(
        name.to_ascii_lowercase().as_str(),
        "tag" | "tags" | "category" | "categories" | "archive" | "archives" | "topics"
    )
}

fn ends_with_number(segments: &[&str]) -> bool {
    segments.last().is_some_and(|last| last.bytes().all(|byte| byte.is_ascii_digit()))
}

fn is_index(name: &str) -> bool {
    name.is_empty() || matches!(name, "index" | "home" | "default")
}

/// Returns the kind of a text that equals a phrase. Titles of posts may contain any phrase.
fn match_phrase(text: &str) -> Option<PageKind> {
    let joined = split_words(text).join(" ");
    PHRASES.iter().find(|(_, phrases)| phrases.split(", ").any(|phrase| phrase == joined)).map(|(kind, _)| *kind)
}

/// Returns the kind of a short text that equals a phrase, or contains one and is hardly longer.
fn match_short_name(text: &str) -> Option<PageKind> {
    let parts = split_words(text);
    if parts.is_empty() || parts.len() > 6 {
        return None;
    }
    let joined = parts.join(" ");
    let within = || {
        let padded = format!(" {joined} ");
        PHRASES.iter().find_map(|(kind, phrases)| {
            let is_in = |phrase: &&str| {
                let is_wide = !phrase.is_ascii() && phrase.chars().all(|letter| letter > '\u{0e00}');
                if is_wide {
                    joined.contains(*phrase)
                } else {
                    phrase.len() > 3 && padded.contains(&format!(" {phrase} "))
                }
            };
            phrases.split(", ").find(is_in).map(|_| *kind)
        })
    };
    match_phrase(text).or_else(|| within().filter(|_| parts.len() <= 4))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pages_are_known_by_address_and_name() {
        let cases = [
            ("https://slow.example/", "Slow", PageKind::Home),
            ("https://slow.example/index.html", "Slow", PageKind::Home),
            ("https://slow.example/contact/index.html", "", PageKind::Contact),
            ("https://slow.example/Contact-Us.php", "", PageKind::Contact),
            ("https://slow.example/p/7", "Kontakt", PageKind::Contact),
            ("https://slow.example/%D0%BA%D0%BE%D0%BD%D1%82%D0%B0%D0%BA%D1%82%D1%8B/", "", PageKind::Contact),
            ("https://slow.example/x", "お問い合わせ", PageKind::Contact),
            ("https://slow.example/quienes-somos", "", PageKind::Team),
            ("https://slow.example/a-propos.html", "", PageKind::About),
            ("https://slow.example/impressum", "", PageKind::Imprint),
            ("https://slow.example/host/ada/", "Ada", PageKind::Team),
            ("https://slow.example/guest/ben/", "Ben", PageKind::Guest),
            ("https://slow.example/be-a-guest", "", PageKind::Booking),
            ("https://slow.example/tag/contact-sport/", "", PageKind::Listing),
            ("https://slow.example/2020/01/how-we-learned-to-contact-the-dead-and-others", "", PageKind::Other),
            ("https://slow.example/page/2/", "Slow", PageKind::Listing),
            ("https://slow.example/page/contact/", "", PageKind::Contact),
            ("https://slow.example/episode/7-links-updated/", "", PageKind::Other),
        ];
        for (url, description, kind) in cases {
            assert_eq!(PageKind::classify(&Url::parse(url).expect("a URL"), description), kind, "{url} {description}");
        }
    }
}

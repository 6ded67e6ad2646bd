//! Writes a show's website: three small hand-made pages.

use super::email::{self, EmailStyle, pick_style};
use super::show::Show;
use super::show_notes::link_label;
use super::transcript::file_stem;
use crate::html::{escape, link, paragraphs};
use crate::phrases::{Phrases, phrases};
use crate::random::Random;
use chrono::{DateTime, Utc};
use serde_json::{Value, json};
use std::fmt::Write as _;

/// Episodes on the front page.
const LISTED_EPISODES: usize = 10;

/// Returns file names and documents. `times` are the publish times of the episodes, newest first.
pub fn build_pages(show: &Show, times: &[DateTime<Utc>]) -> [(&'static str, String); 3] {
    let site = SiteBuilder::of(show);
    [
        ("index.html", site.build_page(site.words.home, &site.build_index(times))),
        ("about.html", site.build_page(site.words.about, &site.build_about())),
        ("contact.html", site.build_page(site.words.contact, &site.build_contact())),
    ]
}

/// A show and the style of its website.
struct SiteBuilder<'a> {
    show: &'a Show,
    words: &'static Phrases,
    email_style: EmailStyle,
    has_form: bool,
    has_sponsor_mailbox: bool,
    /// Whether the footer of each page repeats the profiles.
    links_in_footer: bool,
    has_share_buttons: bool,
}

impl<'a> SiteBuilder<'a> {
    fn of(show: &'a Show) -> Self {
        let mut random = Random::named(9, &show.slug);
        Self {
            show,
            words: phrases(&show.authored.language),
            email_style: pick_style(&mut random),
            has_form: random.chance(0.4),
            has_sponsor_mailbox: random.chance(0.45),
            links_in_footer: random.chance(0.6),
            has_share_buttons: random.chance(0.3),
        }
    }

    fn build_page(&self, heading: &str, body: &str) -> String {
        let (title, language) = (escape(&self.show.authored.title), &self.show.authored.language);
        let words = self.words;
        let mut html = format!(
            "<!doctype html>\n<html lang=\"{language}\">\n<head>\n<meta charset=\"utf-8\">\n\
             <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
             <title>{heading} | {title}</title>\n\
             <link rel=\"alternate\" type=\"application/rss+xml\" title=\"{title}\" href=\"{}\">\n\
             <script type=\"application/ld+json\">{}</script>\n</head>\n<body>\n\
             <header><a href=\"/index.html\"><img src=\"/cover.png\" alt=\"\" width=\"96\" height=\"96\"> {title}</a>\n\
             <nav><a href=\"/index.html\">{}</a> <a href=\"/about.html\">{}</a> <a href=\"/contact.html\">{}</a></nav>\
             </header>\n<main>\n",
            self.show.feed_url(),
            // A script element ends at the first `</`, even inside a JSON string.
            self.structured_data().to_string().replace("</", "<\\/"),
            words.home,
            words.about,
            words.contact,
        );
        html.push_str(body);
        html.push_str("</main>\n<footer>\n");
        if self.links_in_footer {
            let _ = writeln!(html, "<p>{}: {}</p>", words.follow, build_links(&self.show.authored.socials));
        }
        let _ = writeln!(html, "<p>© {}. {}</p>", escape(&self.show.authored.author), words.rights);
        html.push_str("</footer>\n</body>\n</html>\n");
        html
    }

    fn build_index(&self, times: &[DateTime<Utc>]) -> String {
        let (show, words) = (self.show, self.words);
        let mut html = format!("<h1>{}</h1>\n", escape(&show.authored.title));
        html.push_str(&paragraphs(&show.authored.description));
        let _ = writeln!(html, "<p class=\"listen\">{}: {}</p>", words.listen, build_links(&show.authored.directories));
        if !self.links_in_footer {
            let _ = writeln!(html, "<p class=\"follow\">{}: {}</p>", words.follow, build_links(&show.authored.socials));
        }
        let _ = writeln!(html, "<h2>{}</h2>\n<ul>", words.episodes);
        for (index, (episode, time)) in show.authored.episodes.iter().zip(times).take(LISTED_EPISODES).enumerate() {
            let anchor = link(&format!("/episodes/{}", file_stem(show, index)), &episode.title);
            let day = time.format("%Y-%m-%d");
            let _ = writeln!(html, "<li><time datetime=\"{day}\">{day}</time> {anchor}</li>");
        }
        html.push_str("</ul>\n");
        if self.has_share_buttons {
            html.push_str(&self.share_buttons());
        }
        html
    }

    fn build_about(&self) -> String {
        let mut html = format!("<h1>{}</h1>\n", self.words.about);
        html.push_str(&paragraphs(&self.show.authored.about_page));
        html.push_str("<ul class=\"hosts\">\n");
        for host in &self.show.authored.hosts {
            let _ = writeln!(html, "<li>{}</li>", escape(host));
        }
        html.push_str("</ul>\n");
        html
    }

    fn build_contact(&self) -> String {
        let (show, words) = (self.show, self.words);
        let mut html = format!("<h1>{}</h1>\n", words.contact);
        let address = email::email_html(&show.authored.owner_email, self.email_style, words);
        if !address.is_empty() {
            let _ = writeln!(html, "<p>{}: {address}</p>", words.write_to);
        }
        if self.has_sponsor_mailbox {
            let mailbox = format!("{}@{}", words.sponsor_mailbox, show.domain());
            let _ = writeln!(html, "<h2>{}</h2>\n<p><a href=\"mailto:{mailbox}\">{mailbox}</a></p>", words.sponsors);
        }
        if let Some(phone) = &show.authored.phone {
            let dialled: String = phone.chars().filter(|c| c.is_ascii_digit() || *c == '+').collect();
            let _ = writeln!(html, "<p>{}: <a href=\"tel:{dialled}\">{}</a></p>", words.phone, escape(phone));
        }
        if self.has_form {
            let _ = writeln!(
                html,
                "<form action=\"/contact\" method=\"post\">\n<label>E-mail <input name=\"email\" type=\"email\"></label>\n\
                 <label>{} <textarea name=\"message\" rows=\"6\"></textarea></label>\n<button>{}</button>\n</form>",
                words.message, words.send
            );
        }
        html
    }

    /// Writes the share buttons of a theme; none of them is a profile of the show.
    fn share_buttons(&self) -> String {
        let website = &self.show.authored.website;
        let facebook = format!("https://www.facebook.com/sharer/sharer.php?u={website}");
        let twitter = format!("https://twitter.com/intent/tweet?url={website}");
        format!("<p class=\"share\">{} {}</p>\n", link(&facebook, "Share"), link(&twitter, "Tweet"))
    }

    fn structured_data(&self) -> Value {
        let authored = &self.show.authored;
        let same_as: Vec<&String> = authored.socials.iter().chain(&authored.directories).collect();
        let authors: Vec<Value> = authored.hosts.iter().map(|name| json!({"@type": "Person", "name": name})).collect();
        let mut data = json!({
            "@context": "https://schema.org",
            "@type": "PodcastSeries",
            "name": authored.title,
            "url": authored.website,
            "webFeed": self.show.feed_url(),
            "inLanguage": authored.language,
            "author": authors,
            "sameAs": same_as,
        });
        if self.email_style == EmailStyle::StructuredData {
            data["publisher"] = json!({
                "@type": "Organization",
                "name": authored.author,
                "contactPoint": {"@type": "ContactPoint", "email": authored.owner_email},
            });
        }
        data
    }
}

fn build_links(urls: &[String]) -> String {
    urls.iter().map(|url| link(url, link_label(url))).collect::<Vec<_>>().join(" · ")
}

//! Structured data of the site's pages (schema.org).

use super::markdown::SectionedText;
use super::plans::{OFFERED, plan_name, price_of};
use super::site_page::{SitePage, articles};
use crate::web::json_ld::breadcrumbs;
use serde_json::{Value, json};

pub(super) fn structured_data(page: &SitePage, text: &SectionedText, public_url: &str) -> Vec<Value> {
    let url = format!("{public_url}{}", page.path);
    let publisher = json!({ "@type": "Organization", "name": "Earshot", "url": public_url });
    let content = match page.template.as_str() {
        "article" => json!({
            "@context": "https://schema.org", "@type": "Article", "headline": page.heading, "url": url,
            "description": page.description, "datePublished": page.date, "author": publisher, "publisher": publisher,
        }),
        "articles" => {
            let items = articles().into_iter().zip(1..).map(|(article, position)| {
                json!({
                    "@type": "ListItem", "position": position, "name": article.heading,
                    "url": format!("{public_url}{}", article.path),
                })
            });
            json!({
                "@context": "https://schema.org", "@type": "CollectionPage", "name": page.heading, "url": url,
                "mainEntity": { "@type": "ItemList", "itemListElement": items.collect::<Vec<_>>() },
            })
        }
        "about" => json!({
            "@context": "https://schema.org", "@type": "AboutPage", "name": page.heading, "url": url,
            "description": page.description, "mainEntity": publisher,
        }),
        _ => json!({
            "@context": "https://schema.org", "@type": "WebPage", "name": page.heading, "url": url,
            "description": page.description, "publisher": publisher,
        }),
    };
    let parent = page.is_article().then(|| ("Articles", "/articles".to_owned()));
    let steps: Vec<_> = std::iter::once(("Earshot", "/".to_owned()))
        .chain(parent)
        .chain([(page.heading.as_str(), page.path.clone())])
        .collect();
    let mut all = vec![content, breadcrumbs(&steps, public_url)];
    if page.template == "pricing" {
        all.extend([questions(text), offers(&url)]);
    }
    all
}

/// The sections of a page as questions with answers.
fn questions(text: &SectionedText) -> Value {
    let questions = text.sections.iter().map(|section| {
        let answer = json!({ "@type": "Answer", "text": section.html });
        json!({ "@type": "Question", "name": section.heading, "acceptedAnswer": answer })
    });
    json!({ "@context": "https://schema.org", "@type": "FAQPage", "mainEntity": questions.collect::<Vec<_>>() })
}

fn offers(url: &str) -> Value {
    let offers = OFFERED.iter().map(|tier| {
        let price = price_of(*tier).map_or(0, |price| price.monthly);
        json!({ "@type": "Offer", "name": plan_name(*tier), "price": price, "priceCurrency": "USD", "url": url })
    });
    json!({
        "@context": "https://schema.org", "@type": "SoftwareApplication", "name": "Earshot",
        "applicationCategory": "BusinessApplication", "operatingSystem": "Web", "offers": offers.collect::<Vec<_>>(),
    })
}

//! What the pages of the site are made of: plans, weights of the score, files, Markdown, and the form of corrections.

use crate::support::prelude::*;
use chrono::NaiveDate;
use earshot_api::CompanyPages;
use earshot_api::web::site::correction_form::EnteredCorrection;
use earshot_api::web::site::markdown::render_sections;
use earshot_api::web::site::plans::{PlanCard, compared_limits, plan_cards};
use earshot_api::web::site::score::score_weights;
use earshot_api::web::site::site_page::{PageAction, SitePage, articles};
use url::form_urlencoded;

fn labels(reader: Tier, company: &CompanyPages) -> Vec<String> {
    let text = |card: &PlanCard| card.buttons.iter().map(|button| button.label).collect::<Vec<_>>().join(" | ");
    plan_cards(reader, company, None).iter().map(text).collect()
}

fn company() -> CompanyPages {
    CompanyPages {
        support_email: Some("help@pods.example".to_owned()),
        booking_url: Some("https://book.example/demo".to_owned()),
        business_monthly_url: Some("https://pay.example/month".to_owned()),
        business_annual_url: Some("https://pay.example/year".to_owned()),
        ..CompanyPages::default()
    }
}

#[test]
fn calls_to_action_match_the_spec() {
    let company = company();
    assert_eq!(labels(Tier::Public, &company), ["Create account", "Create account", "Book a demo"]);
    assert_eq!(labels(Tier::Free, &company), ["Try now", "Upgrade, pay monthly | Upgrade, pay yearly", "Book a demo"]);
    assert_eq!(labels(Tier::Individual, &company)[0], "Manage account");
    assert_eq!(labels(Tier::Business, &company), ["Manage account", "Manage account", "Book a demo"]);
    assert_eq!(labels(Tier::Agency, &company), ["Manage account"; 3]);
}

#[test]
fn without_links_the_buttons_lead_to_the_address_and_without_one_nowhere() {
    let only_email = CompanyPages { support_email: company().support_email, ..CompanyPages::default() };
    assert_eq!(labels(Tier::Free, &only_email), ["Try now", "Contact us", "Contact us"]);
    assert_eq!(plan_cards(Tier::Free, &only_email, None)[2].buttons[0].href, "mailto:help@pods.example");
    assert_eq!(labels(Tier::Free, &CompanyPages::default()), ["Try now", "", ""]);
}

#[test]
fn prices_and_limits_match_the_spec() {
    let cards = plan_cards(Tier::Free, &company(), Some("business"));
    let prices: Vec<_> = cards.iter().map(|card| card.price.map(|price| (price.annual, price.monthly))).collect();
    assert_eq!(prices, [None, Some((1_000, 100)), Some((5_000, 500))]);
    assert_eq!(cards[0].highlights[..3], ["10 searches per day", "10 results per search", "1 list of 100 podcasts"]);
    assert_eq!(
        cards.iter().map(|card| (card.is_current, card.is_chosen, card.saving)).collect::<Vec<_>>(),
        [(true, false, 0), (false, true, 200), (false, false, 1_000)]
    );
    let rows = compared_limits();
    let row = |name: &str| &rows.iter().find(|row| row.name == name).expect("a row").values;
    assert_eq!(*row("Searches"), ["20 per day", "10 per day", "300 per month", "1,000 per month", "5,000 per month"]);
    assert_eq!(*row("Podcasts per export"), ["–", "–", "–", "1,000", "1,000"]);
    assert_eq!(*row("Formats of downloads"), ["–", "–", "–", "Text and WebVTT", "Text and WebVTT"]);
}

#[test]
fn weights_add_up_and_have_names() {
    let weights = serde_json::to_value(score_weights()).expect("plain data");
    let percents = weights.as_array().expect("a list").iter().map(|weight| weight["percent"].as_u64());
    assert_eq!(percents.sum::<Option<u64>>(), Some(100));
    assert_eq!(weights[0]["label"], "Engagement");
    let inputs = weights[0]["inputs"].as_array().expect("a list");
    assert!(inputs.iter().any(|input| input["label"] == "Apple ratings count"), "{inputs:?}");
}

#[test]
fn a_file_is_parsed_and_its_faults_are_named() {
    let text = "---\ntitle: A page\ndescription: What it is: all of it.\naction: Go -> /go\n---\nText";
    let page = SitePage::parse("solutions/a-page.md", text).expect("parses");
    assert_eq!((page.path.as_str(), page.heading.as_str()), ("/solutions/a-page", "A page"));
    assert_eq!((page.lead.as_str(), page.markdown.as_str()), ("What it is: all of it.", "Text"));
    assert_eq!(page.actions, [PageAction { label: "Go".to_owned(), href: "/go".to_owned() }]);
    for (text, fault) in [
        ("Text", "does not start with fields"),
        ("---\ntitle: A\n---\n", "needs a title and a description"),
        ("---\ntitel: A\n---\n", "unknown field: titel"),
        ("---\ntitle: A\naction: Go\n---\n", "action without ->"),
    ] {
        let found = SitePage::parse("a.md", text).expect_err("is rejected");
        assert!(found.contains(fault), "{found}");
    }
}

#[test]
fn articles_have_a_date_and_readers_and_a_readable_length() {
    let found = articles();
    assert!(found.len() >= 12, "{}", found.len());
    for article in found {
        let words = article.markdown.split_whitespace().count();
        assert!((500..=900).contains(&words), "{} has {words} words", article.path);
        assert!(article.audience.is_some(), "{}", article.path);
        let date = article.date.as_deref().unwrap_or_default();
        assert!(date.len() == 10 && date.parse::<NaiveDate>().is_ok(), "{}: {date}", article.path);
    }
}

#[test]
fn headings_make_sections_with_ids() {
    let text = render_sections("Start *here*.\n\n## What `it` costs\n\nNothing.\n\n### Why\n\nBecause.\n");
    assert_eq!(text.intro, "<p>Start <em>here</em>.</p>\n");
    assert_eq!(text.sections.len(), 1);
    let section = &text.sections[0];
    assert_eq!((section.id.as_str(), section.heading.as_str()), ("what-it-costs", "What it costs"));
    assert_eq!(section.html, "<p>Nothing.</p>\n<h3>Why</h3>\n<p>Because.</p>\n");
}

/// Legal texts come from files of the operator.
#[test]
fn nothing_in_a_text_runs() {
    let hostile = "<script>alert(1)</script><img src=x onerror=alert(1)>\n\n[a](javascript:alert(1))\n\n\
                   ## <iframe src='//evil.example'></iframe>Head\n\n<a href='data:text/html,x' style='top:0'>b</a>";
    let text = render_sections(hostile);
    let all = format!("{}{}", text.intro, text.sections[0].html);
    for part in ["script", "onerror", "iframe", "data:", "style"] {
        assert!(!all.contains(part), "{part}: {all}");
    }
    assert_eq!(text.sections[0].heading, "Head");
}

#[test]
fn a_table_scrolls_by_itself() {
    let text = render_sections("| a | b |\n|---|---|\n| 1 | 2 |\n");
    assert!(text.intro.contains("tabindex=\"0\"><table>") && text.intro.contains("</table></div>"), "{}", text.intro);
}

#[test]
fn a_podcast_is_named_by_its_slug_or_the_address_of_its_page() {
    for (text, name) in [
        ("slow-bread", "slow-bread"),
        (" https://earshot.example/podcasts/slow-bread?x=1 ", "slow-bread"),
        ("/app/podcasts/slow-bread/first", "slow-bread"),
        ("https://earshot.example/", "earshot.example"),
        ("", ""),
    ] {
        let form = form_urlencoded::Serializer::new(String::new()).append_pair("podcast", text).finish();
        assert_eq!(EnteredCorrection::read(form.as_bytes()).podcast_name(), name, "{text}");
    }
}

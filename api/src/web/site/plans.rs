//! The plans as the pricing page shows them: prices, calls to action and limits (spec 6 and 9).

use earshot_api_server::config::CompanyPages;
use earshot_model::transcript::TranscriptExportFormat;
use earshot_model::{Meter, PlanLimits, Quota, Tier, format_count, group_digits, mailto_url};
use serde::Serialize;

/// The price of a plan, in US dollars.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct Price {
    /// For a month.
    pub monthly: u32,
    /// For a year.
    pub annual: u32,
}

/// Spec 9 (pricing). The spec names no price of the individual plan.
pub(super) const fn price_of(tier: Tier) -> Option<Price> {
    match tier {
        Tier::Business => Some(Price { monthly: 100, annual: 1_000 }),
        Tier::Agency => Some(Price { monthly: 500, annual: 5_000 }),
        _ => None,
    }
}

/// The plans that people choose from.
pub(super) const OFFERED: [Tier; 3] = [Tier::Free, Tier::Business, Tier::Agency];
/// The columns of the comparison.
const COMPARED: [Tier; 5] = [Tier::Public, Tier::Free, Tier::Individual, Tier::Business, Tier::Agency];

/// How a reader relates to a plan on the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum PlanRelation {
    SignedOut,
    SamePlan,
    Downgrade,
    Upgrade,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum CallToAction {
    CreateAccount,
    TryNow,
    ManageAccount,
    Upgrade,
    BookDemo,
}

/// Spec 9 (calls to action). An offer that the spec does not name, such as an upgrade to the free plan,
/// cannot happen.
const CALLS_TO_ACTION: &[(Tier, PlanRelation, CallToAction)] = &[
    (Tier::Free, PlanRelation::SignedOut, CallToAction::CreateAccount),
    (Tier::Free, PlanRelation::SamePlan, CallToAction::TryNow),
    (Tier::Free, PlanRelation::Downgrade, CallToAction::ManageAccount),
    (Tier::Business, PlanRelation::SignedOut, CallToAction::CreateAccount),
    (Tier::Business, PlanRelation::SamePlan, CallToAction::ManageAccount),
    (Tier::Business, PlanRelation::Downgrade, CallToAction::ManageAccount),
    (Tier::Business, PlanRelation::Upgrade, CallToAction::Upgrade),
    (Tier::Agency, PlanRelation::SignedOut, CallToAction::BookDemo),
    (Tier::Agency, PlanRelation::Upgrade, CallToAction::BookDemo),
    (Tier::Agency, PlanRelation::SamePlan, CallToAction::ManageAccount),
    (Tier::Agency, PlanRelation::Downgrade, CallToAction::ManageAccount),
];

impl PlanRelation {
    fn of(reader: Tier, offered: Tier) -> Self {
        match reader.cmp(&offered) {
            _ if reader == Tier::Public => Self::SignedOut,
            std::cmp::Ordering::Less => Self::Upgrade,
            std::cmp::Ordering::Equal => Self::SamePlan,
            std::cmp::Ordering::Greater => Self::Downgrade,
        }
    }
}

/// A button of a plan.
#[derive(Debug, PartialEq, Eq, Serialize)]
pub struct PlanButton {
    /// The text of the button.
    pub label: &'static str,
    /// Where it leads.
    pub href: String,
}

/// A plan as a card.
#[derive(Debug, Serialize)]
pub struct PlanCard {
    /// The name of the plan in addresses.
    pub tier: &'static str,
    /// The name of the plan for people.
    pub name: &'static str,
    /// For whom it is.
    pub audience: &'static str,
    /// `None` when it is free.
    pub price: Option<Price>,
    /// How much twelve months cost less by the year, in US dollars.
    pub saving: u32,
    /// Its most important limits, each as a line.
    pub highlights: Vec<String>,
    /// What the reader can do with it.
    pub buttons: Vec<PlanButton>,
    /// The plan of the reader.
    pub is_current: bool,
    /// Named in the address, such as after signing up for it.
    pub is_chosen: bool,
}

/// A row of the comparison, with a text for each of the compared plans.
#[derive(Debug, Serialize)]
pub struct ComparedLimit {
    /// What is limited.
    pub name: &'static str,
    /// One text for each compared plan, in their order.
    pub values: Vec<String>,
}

/// The offered plans as a reader sees them. `chosen` is the plan that the address names.
pub fn plan_cards(reader: Tier, company: &CompanyPages, chosen: Option<&str>) -> Vec<PlanCard> {
    let card = |&tier: &Tier| {
        let price = price_of(tier);
        PlanCard {
            tier: tier.as_str(),
            name: plan_name(tier),
            audience: match tier {
                Tier::Business => "For brands and in-house teams",
                Tier::Agency => "For agencies with many clients",
                _ => "To search, and to follow one topic",
            },
            price,
            saving: price.map_or(0, |price| 12 * price.monthly - price.annual),
            highlights: highlights(tier.limits()),
            buttons: buttons(reader, tier, company),
            is_current: reader == tier,
            is_chosen: chosen == Some(tier.as_str()),
        }
    };
    OFFERED.iter().map(card).collect()
}

/// The buttons for a plan. Without the links of the company, they lead to its address, and without an address there are
/// none.
fn buttons(reader: Tier, offered: Tier, company: &CompanyPages) -> Vec<PlanButton> {
    let situation = PlanRelation::of(reader, offered);
    let row = CALLS_TO_ACTION.iter().find(|(tier, when, _)| *tier == offered && *when == situation);
    let link = |label, href: &str| PlanButton { label, href: href.to_owned() };
    let contact = || company.support_email.as_deref().map(|email| link("Contact us", &mailto_url(email)));
    match row.map(|(_, _, action)| action) {
        Some(CallToAction::CreateAccount) => {
            vec![link("Create account", &format!("/sign-up?plan={}&source=pricing", offered.as_str()))]
        }
        Some(CallToAction::TryNow) => vec![link("Try now", "/app/search")],
        Some(CallToAction::ManageAccount) => vec![link("Manage account", "/app/user-settings")],
        Some(CallToAction::Upgrade) => {
            let monthly = company.business_monthly_url.as_deref().map(|url| link("Upgrade, pay monthly", url));
            let annual = company.business_annual_url.as_deref().map(|url| link("Upgrade, pay yearly", url));
            let paid: Vec<_> = monthly.into_iter().chain(annual).collect();
            if paid.is_empty() { contact().into_iter().collect() } else { paid }
        }
        Some(CallToAction::BookDemo) => {
            company.booking_url.as_deref().map(|url| link("Book a demo", url)).or_else(contact).into_iter().collect()
        }
        None => Vec::new(),
    }
}

pub(super) const fn plan_name(tier: Tier) -> &'static str {
    match tier {
        Tier::Public => "No account",
        Tier::Free => "Free",
        Tier::Individual => "Individual",
        Tier::Business => "Business",
        Tier::Agency => "Agency",
        Tier::Admin => "Admin",
    }
}

pub(super) fn compared_names() -> Vec<&'static str> {
    COMPARED.iter().map(|tier| plan_name(*tier)).collect()
}

fn highlights(limits: &PlanLimits) -> Vec<String> {
    let counted = |count: Option<u32>, noun: &str| {
        count.map_or_else(|| format!("Unlimited {noun}s"), |count| format_count(count, noun))
    };
    let per_period = |quota: Quota, nouns: &str| match quota {
        Some((count, period)) => format!("{} {nouns} per {}", group_digits(count), period.as_str()),
        None => format!("Unlimited {nouns}"),
    };
    let mut lines = vec![
        per_period(limits.searches, "searches"),
        format!("{} results per search", group_digits(limits.max_results_per_search)),
        format!("{} of {}", counted(limits.projects, "list"), counted(limits.podcasts_per_project, "podcast")),
        counted(limits.alerts, "alert"),
        per_period(limits.ai_assist, "uses of the assistant"),
    ];
    if limits.has_any(Meter::Exports) {
        let exports = per_period(limits.exports, "exports");
        lines.push(format!("{exports}, up to {} podcasts each", group_digits(limits.max_export_entries)));
    }
    if limits.sees_contacts {
        lines.push("Contacts, API keys and team members".to_owned());
    }
    lines
}

fn quota_text(quota: Quota) -> String {
    match quota {
        None => "Unlimited".to_owned(),
        Some((0, _)) => "–".to_owned(),
        Some((count, period)) => format!("{} per {}", group_digits(u64::from(count)), period.as_str()),
    }
}

fn count_text(count: Option<u32>) -> String {
    match count {
        None => "unlimited".to_owned(),
        Some(0) => "–".to_owned(),
        Some(count) => group_digits(u64::from(count)),
    }
}

fn yes_or_dash(has: bool) -> String {
    if has { "Yes" } else { "–" }.to_owned()
}

fn formats_text(limits: &PlanLimits) -> String {
    let allows = |format| limits.allows_download(format);
    match (allows(TranscriptExportFormat::Txt), allows(TranscriptExportFormat::Vtt)) {
        (true, true) => "Text and WebVTT".to_owned(),
        (true, false) => "Text".to_owned(),
        _ => "–".to_owned(),
    }
}

/// The rows of the comparison, read from the one table of limits.
pub fn compared_limits() -> Vec<ComparedLimit> {
    type Cell = fn(&PlanLimits) -> String;
    let rows: [(&'static str, Cell); 17] = [
        ("Searches", |limits| quota_text(limits.searches)),
        ("Results per search", |limits| group_digits(limits.max_results_per_search as u64)),
        ("Uses of the assistant", |limits| quota_text(limits.ai_assist)),
        ("Alerts", |limits| count_text(limits.alerts)),
        ("Lists", |limits| count_text(limits.projects)),
        ("Podcasts per list", |limits| count_text(limits.podcasts_per_project)),
        ("Search strategies that fill a list", |limits| count_text(Some(limits.strategies_per_list))),
        ("Owner’s address from the feed", |limits| yes_or_dash(limits.sees_primary_contacts)),
        ("All contacts of a show", |limits| yes_or_dash(limits.sees_contacts)),
        ("Contacts found outside of the feed", |limits| quota_text(limits.advanced_contacts)),
        ("Exports", |limits| quota_text(limits.exports)),
        ("Podcasts per export", |limits| {
            if limits.has_any(Meter::Exports) {
                group_digits(limits.max_export_entries as u64)
            } else {
                "–".to_owned()
            }
        }),
        ("Transcript downloads", |limits| quota_text(limits.transcript_downloads)),
        ("Formats of downloads", formats_text),
        ("Transcription requests", |limits| quota_text(limits.transcription_requests)),
        ("Team members", |limits| if limits.team_members { "Unlimited".to_owned() } else { "–".to_owned() }),
        ("API keys", |limits| yes_or_dash(limits.api_access)),
    ];
    let values = |cell: Cell| COMPARED.iter().map(|tier| cell(tier.limits())).collect();
    rows.into_iter().map(|(name, cell)| ComparedLimit { name, values: values(cell) }).collect()
}

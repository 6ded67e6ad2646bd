//! Arguments for the public pages: addresses and texts of the company that runs the server.

use super::http_url::parse_page_url;
use clap::Args;
use std::path::PathBuf;

/// Without these, the pages offer no payment and no calls, and show drafts of the legal texts.
#[derive(Clone, Debug, Default, Args)]
pub struct CompanyArgs {
    /// Email address to which the public pages send questions
    #[arg(long, env = "EARSHOT_SUPPORT_EMAIL", value_name = "ADDRESS", value_parser = parse_email)]
    pub support_email: Option<String>,
    /// Page where people book a call or a demo
    #[arg(long, env = "EARSHOT_BOOKING_URL", value_name = "URL", value_parser = parse_page_url)]
    pub booking_url: Option<String>,
    /// Page where a team pays for the Business plan by the month
    #[arg(long, env = "EARSHOT_BUSINESS_MONTHLY_URL", value_name = "URL", value_parser = parse_page_url)]
    pub business_monthly_url: Option<String>,
    /// Page where a team pays for the Business plan by the year
    #[arg(long, env = "EARSHOT_BUSINESS_ANNUAL_URL", value_name = "URL", value_parser = parse_page_url)]
    pub business_annual_url: Option<String>,
    /// Secret of the payment provider, at least 16 characters; it signs the events that set plans
    #[arg(long, env = "EARSHOT_BILLING_SECRET", hide_env_values = true, value_name = "SECRET", value_parser = parse_secret)]
    pub billing_secret: Option<String>,
    /// Markdown file with the privacy policy; without one, /privacy shows a draft
    #[arg(long, env = "EARSHOT_PRIVACY_FILE", value_name = "FILE")]
    pub privacy_file: Option<PathBuf>,
    /// Markdown file with the terms of service; without one, /terms shows a draft
    #[arg(long, env = "EARSHOT_TERMS_FILE", value_name = "FILE")]
    pub terms_file: Option<PathBuf>,
}

/// Accepts what a `mailto:` link may contain.
fn parse_email(text: &str) -> Result<String, &'static str> {
    let is_email = text.split_once('@').is_some_and(|(name, host)| !name.is_empty() && !host.is_empty());
    let is_plain = !text.contains(|letter: char| letter.is_whitespace() || "<>?&,\"".contains(letter));
    if is_email && is_plain { Ok(text.to_owned()) } else { Err("expected an address like help@example.com") }
}

/// A short secret could be guessed from one signed event.
fn parse_secret(text: &str) -> Result<String, &'static str> {
    if text.chars().count() >= 16 { Ok(text.to_owned()) } else { Err("expected at least 16 characters") }
}

#[cfg(test)]
mod tests {
    use super::{parse_email, parse_secret};

    #[test]
    fn a_short_secret_is_rejected() {
        assert!(parse_secret("0123456789abcdef").is_ok());
        assert!(parse_secret("0123456789abcde").is_err());
    }

    #[test]
    fn an_address_names_one_mailbox() {
        assert_eq!(parse_email("help@pods.example").as_deref(), Ok("help@pods.example"));
        for text in
            ["help", "@pods.example", "help@", "Help <help@pods.example>", "a@b.example,c@b.example", "a@b?cc=c"]
        {
            assert!(parse_email(text).is_err(), "{text}");
        }
    }
}

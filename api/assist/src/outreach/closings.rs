//! The greeting, the question and the end of a pitch, in English.

use super::composer::Composer;
use super::host_names::first_name;
use super::options::{Intensity, Tone};
use crate::phrasing;
use chrono::{DateTime, Datelike as _, Utc};

impl Composer<'_> {
    pub(super) fn greeting(&self) -> String {
        let opening = if self.options.tone == Tone::Formal { "Dear" } else { "Hi" };
        let names: Vec<&str> = self.hosts.iter().filter_map(|name| first_name(name)).collect();
        match names.as_slice() {
            [] => format!("{opening} [host first name],"),
            [one] => format!("{opening} {one},"),
            [one, two] => format!("{opening} {one} and {two},"),
            _ => format!("{opening} all at {},", self.show_name()),
        }
    }

    pub(super) fn sign_off(&self) -> &'static str {
        match self.options.tone {
            Tone::Plain => "Best,",
            Tone::Warm => "Thank you for reading, and all the best,",
            Tone::Formal => "Kind regards,",
        }
    }

    /// The only question of the pitch.
    pub(super) fn call_to_action(&self) -> String {
        let pick = |choices: [&str; 3]| choices[self.seed / 3 % 3].to_owned();
        match self.options.call_to_action_style {
            Intensity::Light => pick([
                "Would this be useful to your listeners?",
                "Is there an episode in this?",
                "Is that a conversation you would like to have?",
            ]),
            Intensity::Medium => pick([
                "Shall I send a short outline?",
                "Would an outline help you decide?",
                "Shall I send an outline and three dates?",
            ]),
            Intensity::Heavy => {
                let month = next_month(self.now);
                match self.guest.booking_url.as_deref().map(str::trim).filter(|url| !url.is_empty()) {
                    Some(url) => format!("Could we record in {month}? If yes, please pick a time: {url}"),
                    None => format!("Could we record in {month}? I can send three dates."),
                }
            }
        }
    }

    /// One link to more about the guest.
    pub(super) fn link(&self) -> Option<String> {
        let urls = [&self.guest.one_pager_url, &self.guest.website_url];
        let url = urls.into_iter().flatten().map(|url| url.trim()).find(|url| !url.is_empty())?;
        Some(format!("More background: {url}"))
    }

    pub(super) fn appearances(&self) -> Option<String> {
        let mut titles: Vec<&str> = self.guest.appearances.iter().map(|one| one.show_title.trim()).collect();
        titles.retain(|title| !title.is_empty() && !title.eq_ignore_ascii_case(self.show.title.trim()));
        titles.dedup();
        titles.truncate(2);
        let titles: Vec<String> = titles.into_iter().map(phrasing::title).collect();
        (self.allows_more_proof() && !titles.is_empty())
            .then(|| format!("Earlier interviews: {}.", phrasing::list(&titles)))
    }
}

pub(super) fn next_month(now: DateTime<Utc>) -> String {
    // The 1st plus 31 days is always in the next month.
    let first = now.with_day(1).unwrap_or(now);
    let name = phrasing::date(first + chrono::Duration::days(31), now);
    name.split(' ').next().unwrap_or_default().to_owned()
}

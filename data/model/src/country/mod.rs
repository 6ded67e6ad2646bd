//! Countries by their codes of ISO 3166-1 alpha-2, and the order of lists of countries.

mod table;

use crate::slug::from_title;
use table::{COUNTRY_NAMES, PRIORITY_COUNTRIES, PriorityCountry};

/// A country as lists show it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Country {
    /// The code in upper case.
    pub code: &'static str,
    pub name: &'static str,
    pub is_high_priority: bool,
    /// Set for countries with priority only.
    pub is_english_speaking: bool,
}

impl Country {
    /// Finds a country by its code, in any case.
    ///
    /// ```
    /// use earshot_model::Country;
    /// assert_eq!(Country::parse("ie").map(|country| (country.name, country.is_high_priority)), Some(("Ireland", true)));
    /// assert_eq!(Country::parse("UK"), None);
    /// ```
    #[must_use]
    pub fn parse(code: &str) -> Option<Self> {
        let index = country_index(code)?;
        let (code, name) = COUNTRY_NAMES[index];
        let priority = priority_rank(code).map(|rank| &PRIORITY_COUNTRIES[rank]);
        let has = |flag: fn(&PriorityCountry) -> bool| priority.is_some_and(flag);
        Some(Self {
            code,
            name,
            is_high_priority: has(|country| country.is_high_priority),
            is_english_speaking: has(|country| country.is_english_speaking),
        })
    }

    /// All countries, in the order of lists.
    #[must_use]
    pub fn all() -> Vec<Self> {
        let mut all: Vec<Self> = COUNTRY_NAMES.iter().filter_map(|(code, _)| Self::parse(code)).collect();
        all.sort_by_cached_key(Self::list_order);
        all
    }

    /// The key by which lists of countries are sorted: those with priority first, then by name without accents.
    #[must_use]
    pub fn list_order(&self) -> (usize, String) {
        let rank = priority_rank(self.code).unwrap_or(PRIORITY_COUNTRIES.len());
        (rank, from_title(self.name).unwrap_or_default())
    }
}

/// The code in upper case, as the index stores it. `None` when no country has it.
#[must_use]
pub fn parse_country_code(code: &str) -> Option<&'static str> {
    country_index(code).map(|index| COUNTRY_NAMES[index].0)
}

fn country_index(code: &str) -> Option<usize> {
    // Any other length is rejected before the text is copied.
    if code.len() != 2 {
        return None;
    }
    let code = code.to_ascii_uppercase();
    COUNTRY_NAMES.binary_search_by_key(&code.as_str(), |(code, _)| *code).ok()
}

fn priority_rank(code: &str) -> Option<usize> {
    PRIORITY_COUNTRIES.iter().position(|country| country.code == code)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_are_those_of_the_standard() {
        assert_eq!(COUNTRY_NAMES.len(), 249);
        assert!(COUNTRY_NAMES.is_sorted(), "the search is a binary one");
        let cases = [("us", Some("US")), ("GB", Some("GB")), ("UK", None), ("XK", None), ("usa", None), ("é", None)];
        for (code, expected) in cases {
            assert_eq!(parse_country_code(code), expected, "{code}");
        }
    }

    #[test]
    fn lists_begin_with_the_countries_of_the_specification() {
        let all = Country::all();
        let codes: Vec<&str> = all.iter().map(|country| country.code).collect();
        let high = ["US", "GB", "CA", "AU", "NZ", "IE", "DE", "FR", "SE", "ES", "IT", "BR", "MX"];
        assert_eq!(codes[..high.len()], high);
        assert_eq!(codes[31..33], ["AF", "AX"], "31 have priority, the rest is sorted by name");
        assert!(all.iter().all(|country| country.is_high_priority == high.contains(&country.code)));
        assert_eq!(all[..13].iter().filter(|country| country.is_english_speaking).count(), 6);
    }
}

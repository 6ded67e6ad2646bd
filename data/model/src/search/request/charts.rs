//! The filter of chart positions (spec 3, chartPositions). Not in the contract.

use super::invalid::invalid;
use crate::chart::ChartCountry;
use crate::chart::{ChartFilter, ChartPlatform, ChartSelector, MAX_POSITION, parse_categories};
use crate::search::SearchOptionsError;

/// All keys are optional. Without any, the podcast must be on some chart.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ChartPositionsRequest {
    pub chart_type: Option<String>,
    pub country: Option<String>,
    pub category: Option<String>,
    pub max_position: Option<i64>,
}

pub(super) fn parse_chart_filter(request: &ChartPositionsRequest) -> Result<ChartFilter, SearchOptionsError> {
    let wrong = |key: &str, message: &str| invalid(&format!("/chartPositions/{key}"), message);
    let platform = request
        .chart_type
        .as_deref()
        .map(|name| ChartPlatform::parse(name).ok_or_else(|| wrong("chartType", "must be apple or spotify")));
    // Spec 5, Options: countries are ISO alpha-2 codes.
    let country = request.country.as_deref().map(|code| {
        ChartCountry::parse(code)
            .ok_or_else(|| wrong("country", "must be a country code of ISO 3166-1 alpha-2 like GB"))
    });
    // Spec 5: an unknown category is rejected with "No valid categories found".
    let category = request.category.as_deref().map(|name| {
        let found = parse_categories([name]).map_err(|error| wrong("category", &error.to_string()))?;
        found.first().copied().ok_or_else(|| wrong("category", "is not a chart category"))
    });
    let max_position = request.max_position.map(|position| {
        u16::try_from(position)
            .ok()
            .filter(|position| (1..=MAX_POSITION).contains(position))
            .ok_or_else(|| wrong("maxPosition", &format!("must be 1 to {MAX_POSITION}")))
    });
    let charts = ChartSelector {
        platform: platform.transpose()?,
        country: country.transpose()?,
        category: category.transpose()?,
    };
    Ok(ChartFilter { charts, max_position: max_position.transpose()? })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn charts_are_named_as_their_calls_name_them() {
        let request = |words: [&str; 3], max_position| {
            let word = |at: usize| Some(words[at]).filter(|word| !word.is_empty()).map(str::to_owned);
            let request =
                ChartPositionsRequest { chart_type: word(0), country: word(1), category: word(2), max_position };
            parse_chart_filter(&request).map_err(|error| {
                error.detail().map(|(pointer, message)| format!("{pointer}: {message}")).unwrap_or_default()
            })
        };
        assert_eq!(request(["", "", ""], None), Ok(ChartFilter::default()));
        let found = request(["apple", "US", "True Crime"], Some(10)).expect("is valid");
        assert_eq!(found.charts.country.as_ref().map(ChartCountry::as_str), Some("us"));
        assert_eq!(found.charts.category.map(|category| category.name()), Some("true crime"));
        assert_eq!((found.charts.platform, found.max_position), (Some(ChartPlatform::Apple), Some(10)));
        let mistakes = [
            (["deezer", "", ""], None, "/chartPositions/chartType: must be apple or spotify"),
            (["", "xx", ""], None, "/chartPositions/country: must be a country code of ISO 3166-1 alpha-2 like GB"),
            (["", "", "luck"], None, "/chartPositions/category: No valid categories found"),
        ];
        for (words, position, expected) in mistakes {
            assert_eq!(request(words, position), Err(expected.to_owned()));
        }
        for position in [0, -1, i64::from(MAX_POSITION) + 1, i64::MAX] {
            assert!(request(["", "", ""], Some(position)).is_err(), "{position}");
        }
    }
}

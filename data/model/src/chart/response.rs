//! Validates chart responses (spec 5).

use super::ChartCategory;

/// Why a chart response is invalid.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ChartResponseError {
    /// The message of spec 5 and 8, word for word.
    #[error("No valid categories found")]
    NoValidCategories,
    #[error("A chart response must have exactly one country, this has {0}")]
    CountryCount(usize),
    #[error("A chart response must have exactly one category, this has {0}")]
    CategoryCount(usize),
    #[error("A chart response must have at least one ranking")]
    NoRankings,
}

/// Returns the categories among the names and skips unknown names.
///
/// # Errors
/// [`ChartResponseError::NoValidCategories`] when every name is unknown.
pub fn parse_categories<'a>(
    names: impl IntoIterator<Item = &'a str>,
) -> Result<Vec<ChartCategory>, ChartResponseError> {
    let found: Vec<ChartCategory> = names.into_iter().filter_map(ChartCategory::parse).collect();
    if found.is_empty() { Err(ChartResponseError::NoValidCategories) } else { Ok(found) }
}

/// Returns the one chart of a response: exactly one country with exactly one category and at least one ranking.
///
/// # Errors
/// A [`ChartResponseError`] that names what the response has too many or too few of.
pub fn extract_single_chart<Country, Category, Ranking>(
    countries: Vec<Country>,
    categories: impl FnOnce(&mut Country) -> Vec<Category>,
    rankings: impl FnOnce(&mut Category) -> Vec<Ranking>,
) -> Result<(Country, Category, Vec<Ranking>), ChartResponseError> {
    let count = countries.len();
    let [mut country] = <[Country; 1]>::try_from(countries).map_err(|_| ChartResponseError::CountryCount(count))?;
    let categories = categories(&mut country);
    let count = categories.len();
    let [mut category] = <[Category; 1]>::try_from(categories).map_err(|_| ChartResponseError::CategoryCount(count))?;
    let rankings = rankings(&mut category);
    if rankings.is_empty() { Err(ChartResponseError::NoRankings) } else { Ok((country, category, rankings)) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn exactly_one_country_one_category_and_a_ranking() {
        let check = |countries: Vec<Vec<Vec<u8>>>| {
            extract_single_chart(countries, std::mem::take, std::mem::take).map(|(_, _, rankings)| rankings.len())
        };
        assert_eq!(check(vec![vec![vec![1, 2]]]), Ok(2));
        assert_eq!(check(vec![]), Err(ChartResponseError::CountryCount(0)));
        assert_eq!(check(vec![vec![], vec![]]), Err(ChartResponseError::CountryCount(2)));
        assert_eq!(check(vec![vec![]]), Err(ChartResponseError::CategoryCount(0)));
        assert_eq!(check(vec![vec![vec![1], vec![2]]]), Err(ChartResponseError::CategoryCount(2)));
        assert_eq!(check(vec![vec![vec![]]]), Err(ChartResponseError::NoRankings));
    }

    #[test]
    fn unknown_category_names_are_dropped() {
        let found = parse_categories(["Arts", "nonsense"]).unwrap();
        assert_eq!(found.len(), 1);
        let error = parse_categories(["nonsense"]).unwrap_err();
        assert_eq!(error.to_string(), "No valid categories found");
    }
}

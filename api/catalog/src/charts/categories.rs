//! `GET /api/v1/charts/{chartType}/categories`

use earshot_api_content::lookup::chart_parameters;
use earshot_api_server::prelude::*;
use earshot_model::chart::{ChartCategory, ChartPlatform};

/// The categories (spec 3) that have charts on a platform, each followed by its subcategories.
#[view]
pub struct ChartCategoriesData {
    /// Names of the categories and subcategories.
    categories: Vec<String>,
    /// The categories with their subcategories.
    tree: Vec<ChartCategoryView>,
}

/// A category and its subcategories.
#[view]
pub struct ChartCategoryView {
    /// Name of the category, in lower case.
    name: String,
    /// Names of its subcategories, in lower case.
    subcategories: Vec<String>,
}

/// Lists the categories that have charts.
#[endpoint(
    get "/api/v1/charts/{chartType}/categories",
    params(("chartType" = String, Path, description = "`apple` or `spotify`")),
    (status = 200, description = "The categories", body = Envelope<ChartCategoriesData>),
    (status = 400, description = "Unknown chart type"),
    security((), ("apiKey" = []), ("session" = []))
)]
pub async fn get_categories_by_chart_type(
    ApiPath(chart_type): ApiPath<String>,
) -> Result<Envelope<ChartCategoriesData>, ApiError> {
    let all = || {
        chart_parameters::parse_platform(Some(&chart_type))
            .map(|platform| platform.into_iter().flat_map(ChartPlatform::categories))
    };
    let under = |parent: Option<ChartCategory>| -> Result<Vec<ChartCategory>, ApiError> {
        Ok(all()?.filter(|category| category.parent() == parent).collect())
    };
    let name = |category: &ChartCategory| category.name().to_owned();
    let mut tree = Vec::new();
    for category in under(None)? {
        tree.push(ChartCategoryView {
            name: name(&category),
            subcategories: under(Some(category))?.iter().map(name).collect(),
        });
    }
    Ok(Envelope::new(ChartCategoriesData { categories: all()?.map(|category| name(&category)).collect(), tree }))
}

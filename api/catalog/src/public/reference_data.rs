//! `GET /api/v1/public/reference-data`

use crate::charts::countries::ChartCountryView;
use earshot_api_server::prelude::*;
use earshot_model::{AgeBracket, ContentFormat, Country, EducationBracket, GenderSkew, IncomeBracket};

/// Values that fields and filters of the API can have, in the order in which lists show them.
#[view]
pub struct ReferenceData {
    /// All countries: 31 with priority come first, the others by name.
    countries: Vec<ChartCountryView>,
    /// Brackets of audiences.
    audience: AudienceBracketsView,
    /// How episodes are made.
    content_formats: Vec<&'static str>,
}

/// Brackets of audiences, with the names that estimates of audiences use. The catalog has no demographics of its own.
#[view]
pub struct AudienceBracketsView {
    /// Ages.
    age_ranges: Vec<&'static str>,
    /// Yearly incomes.
    income_levels: Vec<&'static str>,
    /// Education.
    education_levels: Vec<&'static str>,
    /// Shares of men and women.
    gender_skews: Vec<&'static str>,
}

/// Lists countries with their priority, the brackets of audiences and the formats of content. They change with a version
/// of the service only.
#[endpoint(
    get "/api/v1/public/reference-data",
    (status = 200, description = "The values", body = Envelope<ReferenceData>),
    security(())
)]
pub async fn get_reference_data() -> Envelope<ReferenceData> {
    Envelope::new(ReferenceData {
        countries: Country::all().into_iter().map(Into::into).collect(),
        audience: AudienceBracketsView {
            age_ranges: AgeBracket::ALL.iter().map(|bracket| bracket.as_str()).collect(),
            income_levels: IncomeBracket::ALL.iter().map(|bracket| bracket.as_str()).collect(),
            education_levels: EducationBracket::ALL.iter().map(|bracket| bracket.as_str()).collect(),
            gender_skews: GenderSkew::ALL.iter().map(|bracket| bracket.as_str()).collect(),
        },
        content_formats: ContentFormat::ALL.iter().map(|format| format.as_str()).collect(),
    })
}

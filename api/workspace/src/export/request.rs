//! The common parts of the bodies of exports, and their validation.

use earshot_api_server::prelude::*;
use earshot_model::export::{ExportColumnGroup, ExportFormat, ExportSource, TableColumn, choose_columns, list_columns};
use earshot_model::project::CustomColumn;
use earshot_model::{Tier, group_digits};

/// Most names of groups in a request. There are fewer groups.
const MAX_COLUMN_NAMES: usize = 100;
/// The columns of an OPML outline.
const OUTLINE_COLUMNS: [&str; 3] = ["title", "rssFeedUrl", "websiteUrl"];
const INVALID_BODY: &str = "The body is not valid for this call.";

/// Format and groups of columns of an export.
#[derive(Clone, Debug)]
pub struct ExportChoice {
    /// The format of the file.
    pub format: ExportFormat,
    source: ExportSource,
    groups: Vec<ExportColumnGroup>,
}

impl ExportChoice {
    /// Parses format and columns. Spec 5: a non-empty list of columns.
    ///
    /// # Errors
    /// When a name is unknown, or no column is chosen.
    pub fn parse(source: ExportSource, format: Option<&str>, columns: Option<&[String]>) -> Result<Self, ApiError> {
        let format = parse_format(format)?;
        let names = columns.unwrap_or_default();
        if names.is_empty() && format.has_columns() {
            return Err(invalid("/columns", "must name at least one group of columns"));
        }
        if names.len() > MAX_COLUMN_NAMES {
            return Err(invalid("/columns", &format!("must be at most {MAX_COLUMN_NAMES} names")));
        }
        let parse = |(number, name): (usize, &String)| {
            let group = ExportColumnGroup::parse(name).filter(|group| groups_of(source).any(|known| known == *group));
            group.ok_or_else(|| invalid(&format!("/columns/{number}"), &known_groups(source)))
        };
        let groups = names.iter().enumerate().map(parse).collect::<Result<_, _>>()?;
        Ok(Self { format, source, groups })
    }

    /// Refuses groups that the plan does not export.
    ///
    /// # Errors
    /// When there is one.
    pub fn require_groups(&self, tier: Tier) -> Result<(), ApiError> {
        let Some(number) = self.groups.iter().position(|group| tier < group.min_tier()) else { return Ok(()) };
        let group = self.groups[number];
        let message = format!("{} come with the {} plan.", group.label(), group.min_tier().as_str());
        Err(ApiError::new(ErrorCode::NotOnPlan, &message).with_detail(&format!("/columns/{number}"), &message))
    }

    /// The columns that the plan exports; of a list also `custom`, the columns that its team added.
    pub fn columns(&self, tier: Tier, custom: &[CustomColumn]) -> Vec<TableColumn> {
        match self.source {
            ExportSource::List => list_columns(&self.groups, tier, custom),
            ExportSource::Search => {
                choose_columns(self.source, &self.groups, tier).into_iter().map(Into::into).collect()
            }
        }
    }

    /// The columns of a preview. OPML has none, so its preview shows what an outline has.
    pub fn preview_columns(&self, tier: Tier, custom: &[CustomColumn]) -> Vec<TableColumn> {
        if self.format.has_columns() {
            return self.columns(tier, custom);
        }
        let groups = [ExportColumnGroup::BasicInfo, ExportColumnGroup::Website];
        let mut columns = choose_columns(self.source, &groups, tier);
        columns.retain(|column| OUTLINE_COLUMNS.contains(&column.key));
        columns.into_iter().map(Into::into).collect()
    }
}

fn parse_format(name: Option<&str>) -> Result<ExportFormat, ApiError> {
    let Some(name) = name else { return Ok(ExportFormat::Csv) };
    ExportFormat::parse(name).ok_or_else(|| {
        let names: Vec<&str> = ExportFormat::ALL.iter().map(|format| format.as_str()).collect();
        invalid("/format", &format!("must be one of {}", names.join(", ")))
    })
}

/// The groups of an export, in the order of the specification.
pub(super) fn groups_of(source: ExportSource) -> impl Iterator<Item = ExportColumnGroup> {
    ExportColumnGroup::ALL
        .iter()
        .copied()
        .filter(move |group| !choose_columns(source, &[*group], Tier::Admin).is_empty())
}

fn known_groups(source: ExportSource) -> String {
    let names: Vec<&str> = groups_of(source).map(ExportColumnGroup::as_str).collect();
    format!("must be one of {}", names.join(", "))
}

/// Parses the number of podcasts of an export (spec 5). `None` is all of them.
///
/// # Errors
/// When no plan exports so many.
pub fn parse_limit(limit: Option<i64>) -> Result<Option<usize>, ApiError> {
    let largest = Tier::Admin.limits().max_export_entries;
    let parse = |limit| usize::try_from(limit).ok().filter(|count| (1..=largest).contains(count));
    let refusal = || invalid("/limit", &format!("must be a whole number from 1 to {largest}"));
    limit.map(|limit| parse(limit).ok_or_else(refusal)).transpose()
}

/// Refuses a limit over that of the plan (spec 9).
///
/// # Errors
/// When it is more.
pub fn require_limit(limit: Option<usize>, tier: Tier, noun: &str) -> Result<(), ApiError> {
    let Some(count) = limit.filter(|count| *count > tier.limits().max_export_entries) else { return Ok(()) };
    let message = format!("{} You asked for {}.", export_limit_text(tier, noun), group_digits(count));
    Err(ApiError::new(ErrorCode::NotOnPlan, &message).with_detail("/limit", &message))
}

/// Refuses an export of more podcasts, or other rows, than the plan allows. Nothing is left out silently.
///
/// # Errors
/// When there are more.
pub fn check_count(
    count: usize,
    has_more: bool,
    (what, noun): (&str, &str),
    remedy: &str,
    tier: Tier,
) -> Result<(), ApiError> {
    if !has_more && count <= tier.limits().max_export_entries {
        return Ok(());
    }
    let number = group_digits(count);
    let number = if has_more { format!("more than {number}") } else { number };
    let message = format!("{} {what} has {number} {noun}. {remedy}", export_limit_text(tier, noun));
    Err(ApiError::new(ErrorCode::NotOnPlan, message))
}

/// Spec 9: the most entries per export, and the plan that has more.
fn export_limit_text(tier: Tier, noun: &str) -> String {
    let max = tier.limits().max_export_entries;
    // Nobody can subscribe to the admin plan, so it is not proposed.
    let plans = Tier::ALL.iter().copied().filter(|plan| *plan > tier && *plan < Tier::Admin);
    let more = plans.map(|plan| (plan, plan.limits().max_export_entries)).find(|(_, entries)| *entries > max);
    let limit = format!("Your plan exports up to {} {noun} at once.", group_digits(max));
    match more {
        Some((plan, entries)) => {
            format!("{limit} The {} plan exports up to {}.", plan.as_str(), group_digits(entries))
        }
        None => limit,
    }
}

pub(super) fn invalid(pointer: &str, detail: &str) -> ApiError {
    ApiError::invalid(INVALID_BODY, pointer, detail)
}

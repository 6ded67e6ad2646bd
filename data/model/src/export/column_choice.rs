//! Which columns an export has: those of the chosen groups that the plan exports.

use super::podcast_columns::PODCAST_COLUMNS;
use super::{ExportColumn, ExportColumnGroup, ExportSource, TableColumn};
use crate::Tier;
use crate::project::CustomColumn;

/// The columns that people work with. A file begins with them, in this order; the others follow in the order of the table.
const FIRST_COLUMNS: [&str; 12] = [
    "title",
    "state",
    "priority",
    "assignee",
    "relevancy",
    "lastPitchAt",
    "nextActionOn",
    "labels",
    "notes",
    "primaryContactEmail",
    "authorityScore",
    "estimatedMonthlyListeners",
];

impl ExportColumnGroup {
    /// The lowest plan that exports a column of the group.
    #[must_use]
    pub fn min_tier(self) -> Tier {
        let has_column = |tier: &Tier| PODCAST_COLUMNS.iter().any(|one| one.group == self && one.is_visible_to(*tier));
        Tier::ALL.iter().copied().find(has_column).unwrap_or(Tier::Admin)
    }
}

/// Returns the columns of some groups that the plan exports, those first that people work with.
#[must_use]
pub fn choose_columns(source: ExportSource, groups: &[ExportColumnGroup], tier: Tier) -> Vec<&'static ExportColumn> {
    let is_chosen =
        |column: &&ExportColumn| groups.contains(&column.group) && column.is_in(source) && column.is_visible_to(tier);
    let mut columns: Vec<&ExportColumn> = PODCAST_COLUMNS.iter().filter(is_chosen).collect();
    let place = |key| FIRST_COLUMNS.iter().position(|first| *first == key).unwrap_or(FIRST_COLUMNS.len());
    // A stable sort: the others keep their order.
    columns.sort_by_key(|column| place(column.key));
    columns
}

/// Returns the columns of a list's file: those of the groups, and with its details the columns that the team added.
#[must_use]
pub fn list_columns(groups: &[ExportColumnGroup], tier: Tier, custom: &[CustomColumn]) -> Vec<TableColumn> {
    let chosen = choose_columns(ExportSource::List, groups, tier).into_iter().map(TableColumn::from);
    let custom = TableColumn::of_list(custom).filter(|_| groups.contains(&ExportColumnGroup::ListDetails));
    chosen.chain(custom).collect()
}

#[cfg(test)]
mod tests {
    use super::super::{ExportColumnKind, ExportRecord, ExportValue};
    use super::*;
    use std::collections::HashSet;

    fn keys(source: ExportSource, groups: &[ExportColumnGroup], tier: Tier) -> Vec<&'static str> {
        choose_columns(source, groups, tier).iter().map(|column| column.key).collect()
    }

    #[test]
    fn every_group_has_columns_with_own_names() {
        for group in ExportColumnGroup::ALL {
            assert!(!keys(ExportSource::List, &[*group], Tier::Admin).is_empty(), "{}", group.as_str());
        }
        let keys: HashSet<&str> = PODCAST_COLUMNS.iter().map(|column| column.key).collect();
        let labels: HashSet<&str> = PODCAST_COLUMNS.iter().map(|column| column.label).collect();
        assert_eq!((keys.len(), labels.len()), (PODCAST_COLUMNS.len(), PODCAST_COLUMNS.len()));
        let groups: Vec<ExportColumnGroup> = PODCAST_COLUMNS.iter().map(|column| column.group).collect();
        assert!(groups.is_sorted(), "columns of a group are together, in the order of the spec");
    }

    /// Spec 6: contact export is for business, agency and admin.
    #[test]
    fn contacts_are_exported_from_business_on() {
        let first = |group: ExportColumnGroup| group.min_tier();
        assert_eq!(first(ExportColumnGroup::ContactDetails), Tier::Business);
        assert_eq!(first(ExportColumnGroup::AppleReviews), Tier::Free);
        assert_eq!(first(ExportColumnGroup::Location), Tier::Public);
        assert_eq!(keys(ExportSource::Search, &[ExportColumnGroup::ContactDetails], Tier::Individual), [""; 0]);
        assert_eq!(
            keys(ExportSource::Search, &[ExportColumnGroup::ContactDetails], Tier::Business),
            ["primaryContactEmail", "ownerName", "emails"]
        );
        let location = |tier| keys(ExportSource::Search, &[ExportColumnGroup::Location], tier);
        assert_eq!((location(Tier::Free), location(Tier::Individual).len()), (vec!["locations"], 2));
    }

    #[test]
    fn files_begin_with_the_columns_that_people_work_with() {
        let all = keys(ExportSource::List, ExportColumnGroup::ALL, Tier::Admin);
        assert_eq!(all[..FIRST_COLUMNS.len()], FIRST_COLUMNS);
        let of_search = keys(ExportSource::Search, &[ExportColumnGroup::BasicInfo], Tier::Agency);
        assert_eq!(of_search[..3], ["title", "estimatedMonthlyListeners", "author"]);
    }

    #[test]
    fn scores_have_one_digit() {
        let record = ExportRecord { authority_score: Some(43.678_912), ..ExportRecord::default() };
        let column = PODCAST_COLUMNS.iter().find(|column| column.key == "authorityScore").expect("a column");
        assert_eq!((column.value)(&record), ExportValue::Decimal(43.7));
    }

    #[test]
    fn only_lists_have_states() {
        let basic = |source| keys(source, &[ExportColumnGroup::BasicInfo], Tier::Agency);
        assert!(basic(ExportSource::List).contains(&"state"));
        assert!(!basic(ExportSource::Search).contains(&"state"));
        assert_eq!(keys(ExportSource::Search, &[ExportColumnGroup::ListDetails], Tier::Agency), [""; 0]);
    }

    /// A column whose values do not have its kind could not be written to Parquet.
    #[test]
    fn values_have_the_kind_of_their_column() {
        let moment = "2026-11-21T10:00:00Z".parse().expect("a moment");
        let record = super::super::record::full_record(moment);
        for column in PODCAST_COLUMNS {
            let kind = match (column.value)(&record) {
                ExportValue::Empty => panic!("{} has no value", column.key),
                ExportValue::Text(_) => ExportColumnKind::Text,
                ExportValue::List(entries) if entries.is_empty() => panic!("{} has no value", column.key),
                ExportValue::List(_) => ExportColumnKind::List,
                ExportValue::Integer(_) => ExportColumnKind::Integer,
                ExportValue::Decimal(_) => ExportColumnKind::Decimal,
                ExportValue::Boolean(_) => ExportColumnKind::Boolean,
                ExportValue::Time(_) => ExportColumnKind::Time,
                ExportValue::Date(_) => ExportColumnKind::Date,
            };
            assert_eq!(kind, column.kind, "{}", column.key);
        }
    }
}

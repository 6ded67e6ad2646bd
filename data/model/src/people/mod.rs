//! People across podcasts: which credits of a name belong to one person. A name alone never joins two podcasts; shared
//! evidence does (decision 076).

mod appearance;
mod build_person;
mod compare_names;
mod curated_page;
mod curated_people;
mod evidence;
mod family_names;
mod groups;
mod join;
mod joined_person;
mod person_page;
mod person_record;
mod personal_url;
mod places;
mod possibly_same;
mod slugs;
mod statement;
mod statement_replay;

pub use appearance::CreditedAppearance;
pub use curated_page::CuratedPage;
pub use curated_people::CuratedPeople;
pub use evidence::is_full_name;
pub use family_names::{chinese_family_name_len, is_korean_family_name};
pub use join::{MAX_APPEARANCES, join_people};
pub use joined_person::{JoinReason, JoinedPerson, JoinedPodcast, PossiblySame, Spelling};
pub use person_page::PersonPage;
pub use person_record::{AppearanceRecord, ListEntry, PersonRecord};
pub use personal_url::{UrlNames, names_of_personal_url};
pub use slugs::SlugNamer;
pub use statement::{PersonAnchor, PersonChange, PersonStatement, SplitCredits, StatedPerson, StatementEffect};
pub use statement_replay::{MAX_CURATED_APPEARANCES, PublishedPeople};

#[cfg(test)]
mod statement_tests;
#[cfg(test)]
mod tests;

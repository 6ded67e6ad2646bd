//! People and sponsors across podcasts, derived from a generation's credits when it is published (decision 076). They
//! are in one SQLite file of the generation's folder, which is never changed and is read by slug.

mod credit_rows;
mod file;
mod people;
mod person_rows;
mod schema;
mod sponsor_rows;
mod sponsors;
mod write;

pub use file::PeopleFile;
pub use write::PeopleCounts;

pub(crate) const PEOPLE_FILE: &str = "people.sqlite";

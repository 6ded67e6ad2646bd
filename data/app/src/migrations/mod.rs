//! Forward-only migrations, run at the start. A released one never changes, and is stored by the name of its file.

#![expect(elided_lifetimes_in_paths, reason = "the signature of the trait of migrations has it so")]

/// A migration: the work of its `up`. Its name is that of the file.
macro_rules! migration {
    (|$manager:ident| $up:expr) => {
        /// The migration.
        #[derive(Debug, sea_orm_migration::prelude::DeriveMigrationName)]
        pub struct Migration;

        #[async_trait::async_trait]
        impl sea_orm_migration::MigrationTrait for Migration {
            async fn up(&self, $manager: &sea_orm_migration::SchemaManager) -> Result<(), sea_orm_migration::DbErr> {
                $up
            }
        }
    };
}

mod foreign_keys;
mod indexes;
mod m0001_accounts;
mod m0002_jobs;
mod m0003_contact_reports;
mod m0004_usage;
mod m0005_keys;
mod m0006_sign_in;
mod m0007_activity;
mod m0008_first_minute;
mod m0009_transcription_requests;
mod m0010_email_keys;
mod m0011_contact_guesses;
mod m0012_search_history;
mod m0013_projects;
mod m0014_invitations;
mod m0015_events;
mod m0016_project_views;
mod m0017_team_podcasts;
mod m0018_alerts;
mod m0019_deliveries;
mod m0020_auto_fill_start;
mod m0021_guest_profiles;
mod m0022_guest_appearances;
mod m0023_assistance;
mod m0024_outreach;
mod m0025_turns;
mod m0026_bounds;
mod m0027_back_catalog;
mod m0028_transcription_queue;
mod m0029_people_and_billing;
mod m0032_podcasters;
mod m0033_one_pitch;
mod m0035_client_answers;
mod m0036_roles;
mod m0037_podcast_claims;
mod m0038_data_downloads;
mod m0039_custom_columns;
mod m0040_transcript_corrections;
mod m0041_passkeys;
mod m0042_feed_failures;
mod m0043_guest_preparations;
mod m0044_request_log;
mod m0045_ignored_podcasts;
mod m0046_provider_sign_ins;
mod m0047_person_statements;
mod m0048_photos;
mod m0049_corrected_parts;

use sea_orm_migration::{MigrationTrait, MigratorTrait};

/// All migrations, oldest first.
#[derive(Debug)]
pub struct Migrator;

impl MigratorTrait for Migrator {
    fn migrations() -> Vec<Box<dyn MigrationTrait>> {
        vec![
            Box::new(m0001_accounts::Migration),
            Box::new(m0002_jobs::Migration),
            Box::new(m0003_contact_reports::Migration),
            Box::new(m0004_usage::Migration),
            Box::new(m0005_keys::Migration),
            Box::new(m0006_sign_in::Migration),
            Box::new(m0007_activity::Migration),
            Box::new(m0008_first_minute::Migration),
            Box::new(m0009_transcription_requests::Migration),
            Box::new(m0010_email_keys::Migration),
            Box::new(m0011_contact_guesses::Migration),
            Box::new(m0012_search_history::Migration),
            Box::new(m0013_projects::Migration),
            Box::new(m0014_invitations::Migration),
            Box::new(m0015_events::Migration),
            Box::new(m0016_project_views::Migration),
            Box::new(m0017_team_podcasts::Migration),
            Box::new(m0018_alerts::Migration),
            Box::new(m0019_deliveries::Migration),
            Box::new(m0020_auto_fill_start::Migration),
            Box::new(m0021_guest_profiles::Migration),
            Box::new(m0022_guest_appearances::Migration),
            Box::new(m0023_assistance::Migration),
            Box::new(m0024_outreach::Migration),
            Box::new(m0025_turns::Migration),
            Box::new(m0026_bounds::Migration),
            Box::new(m0027_back_catalog::Migration),
            Box::new(m0028_transcription_queue::Migration),
            Box::new(m0029_people_and_billing::Migration),
            Box::new(m0032_podcasters::Migration),
            Box::new(m0033_one_pitch::Migration),
            Box::new(m0035_client_answers::Migration),
            Box::new(m0036_roles::Migration),
            Box::new(m0037_podcast_claims::Migration),
            Box::new(m0038_data_downloads::Migration),
            Box::new(m0042_feed_failures::Migration),
            Box::new(m0043_guest_preparations::Migration),
            Box::new(m0044_request_log::Migration),
            Box::new(m0045_ignored_podcasts::Migration),
            Box::new(m0039_custom_columns::Migration),
            Box::new(m0041_passkeys::Migration),
            Box::new(m0046_provider_sign_ins::Migration),
            Box::new(m0047_person_statements::Migration),
            Box::new(m0040_transcript_corrections::Migration),
            Box::new(m0048_photos::Migration),
            Box::new(m0049_corrected_parts::Migration),
        ]
    }
}

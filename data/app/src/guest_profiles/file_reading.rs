//! The texts of guests' files: those that wait to be read, and those that were read.

use super::files::{FILE_COLUMNS, FileRow, GuestFile};
use crate::entities::guest_files::{Column, Entity};
use crate::json_column::to_json;
use crate::prelude::*;
use earshot_model::guest_profile::GuestFileState;

/// The outcome of reading a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GuestFileOutcome {
    /// Its text, and what was left out, as sentences for people.
    Read { text: String, skipped: Vec<String> },
    /// Why it cannot be read, as a sentence for people.
    Failed { reason: String },
}

/// The text of a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GuestFileText {
    pub id: Uuid,
    pub name: String,
    pub text: String,
}

impl Db {
    /// Returns the files of a guest profile that wait to be read, by number.
    pub async fn queued_guest_files(&self, profile: Uuid) -> Result<Vec<GuestFile>, DbError> {
        let rows = Entity::find()
            .select_only()
            .columns(FILE_COLUMNS)
            .filter(Column::ProfileId.eq(profile))
            .filter(Column::State.eq(GuestFileState::Queued.as_str()))
            .order_by_asc(Column::Number)
            .into_model::<FileRow>();
        rows.all(&self.reader).await?.into_iter().map(GuestFile::from_row).collect()
    }

    /// Stores the outcome of reading a file. Returns false when the file was deleted.
    pub async fn finish_guest_file(&self, id: Uuid, outcome: GuestFileOutcome) -> Result<bool, DbError> {
        let now = self.now();
        let (state, text, reason, skipped) = match outcome {
            GuestFileOutcome::Read { text, skipped } => (GuestFileState::Read, Some(text), None, skipped),
            GuestFileOutcome::Failed { reason } => (GuestFileState::Failed, None, Some(reason), Vec::new()),
        };
        // PostgreSQL stores no NUL.
        let text = text.map(|text| text.replace('\0', ""));
        let text_bytes = text.as_ref().map_or(0, |text| i64::try_from(text.len()).unwrap_or(i64::MAX));
        self.write_keeping_caches(work!(|transaction| {
            let stored = Entity::update_many()
                .col_expr(Column::State, Expr::value(state.as_str()))
                .col_expr(Column::ExtractedText, Expr::value(text))
                .col_expr(Column::TextBytes, Expr::value(text_bytes))
                .col_expr(Column::StateReason, Expr::value(reason))
                .col_expr(Column::Skipped, Expr::value(to_json(&skipped)))
                .col_expr(Column::ReadAt, Expr::value(now))
                .filter(Column::Id.eq(id))
                .exec(transaction)
                .await?;
            Ok(stored.rows_affected == 1)
        }))
        .await
    }

    /// Returns the texts of the files of a guest profile, by number.
    pub async fn guest_file_texts(&self, profile: Uuid) -> Result<Vec<GuestFileText>, DbError> {
        let texts: Vec<(Uuid, String, String)> = Entity::find()
            .select_only()
            .columns([Column::Id, Column::Name, Column::ExtractedText])
            .filter(Column::ProfileId.eq(profile))
            .filter(Column::ExtractedText.is_not_null())
            .order_by_asc(Column::Number)
            .into_tuple()
            .all(&self.reader)
            .await?;
        Ok(texts.into_iter().map(|(id, name, text)| GuestFileText { id, name, text }).collect())
    }
}

//! Profiles of users: their name as pitches and colleagues show it, their answers of the start, and which mails
//! they get.

use crate::entities::user_profiles::{Column, Entity, Model};
use crate::entities::users;
use crate::prelude::*;

earshot_model::named! {
    /// How far a new user is in the questions of the start.
    #[derive(Default)]
    OnboardingState {
        #[default]
        Open = "open",
        Skipped = "skipped",
        Done = "done",
    }
}

/// The profile of a user.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UserProfile {
    pub user_id: Uuid,
    pub first_name: Option<String>,
    pub last_name: Option<String>,
    pub title: Option<String>,
    pub company: Option<String>,
    pub time_zone: Option<String>,
    /// The lines below the name at the end of a pitch.
    pub sign_off: Option<String>,
    pub reason: Option<String>,
    pub other_reason: Option<String>,
    pub job: Option<String>,
    pub onboarding: OnboardingState,
    pub mails_digests: bool,
    pub keeps_searches: bool,
    /// 0 before the first change.
    pub version: i64,
    /// The name of the photo's file; `None` without one.
    pub photo: Option<Uuid>,
}

/// A change of a profile. `None` leaves a field as it is, `Some(None)` empties it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ProfileUpdate {
    pub first_name: Option<Option<String>>,
    pub last_name: Option<Option<String>>,
    pub title: Option<Option<String>>,
    pub company: Option<Option<String>>,
    pub time_zone: Option<Option<String>>,
    pub sign_off: Option<Option<String>>,
    pub reason: Option<Option<String>>,
    pub other_reason: Option<Option<String>>,
    pub job: Option<Option<String>>,
    pub onboarding: Option<OnboardingState>,
    pub mails_digests: Option<bool>,
    pub keeps_searches: Option<bool>,
}

/// The outcome of a change of a profile.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ProfileChange {
    Done(UserProfile),
    /// The profile has another version than the request expected: this one.
    VersionConflict(UserProfile),
}

impl UserProfile {
    /// Without a row, a user has the name that they had before there were profiles, and none otherwise.
    fn from_rows(row: Option<Model>, user: &users::Model) -> Result<Self, DbError> {
        let Some(row) = row else {
            return Ok(Self {
                user_id: user.id,
                first_name: user.display_name.clone(),
                last_name: None,
                title: None,
                company: None,
                time_zone: None,
                sign_off: None,
                reason: None,
                other_reason: None,
                job: None,
                onboarding: OnboardingState::Open,
                mails_digests: true,
                keeps_searches: user.keeps_searches,
                version: 0,
                photo: user.photo,
            });
        };
        let onboarding = OnboardingState::parse(&row.onboarding).ok_or_else(|| DbError::CorruptRow {
            table: "user_profiles",
            reason: format!("onboarding {:?} is unknown", row.onboarding),
        })?;
        Ok(Self {
            user_id: user.id,
            first_name: row.first_name,
            last_name: row.last_name,
            title: row.title,
            company: row.company,
            time_zone: row.time_zone,
            sign_off: row.sign_off,
            reason: row.reason,
            other_reason: row.other_reason,
            job: row.job,
            onboarding,
            mails_digests: row.mails_digests,
            keeps_searches: user.keeps_searches,
            version: row.version,
            photo: user.photo,
        })
    }

    /// First and last name; `None` without either.
    #[must_use]
    pub fn full_name(&self) -> Option<String> {
        let parts: Vec<&str> = [&self.first_name, &self.last_name].into_iter().flatten().map(String::as_str).collect();
        (!parts.is_empty()).then(|| parts.join(" "))
    }

    fn with(self, update: ProfileUpdate) -> Self {
        Self {
            user_id: self.user_id,
            first_name: update.first_name.unwrap_or(self.first_name),
            last_name: update.last_name.unwrap_or(self.last_name),
            title: update.title.unwrap_or(self.title),
            company: update.company.unwrap_or(self.company),
            time_zone: update.time_zone.unwrap_or(self.time_zone),
            sign_off: update.sign_off.unwrap_or(self.sign_off),
            reason: update.reason.unwrap_or(self.reason),
            other_reason: update.other_reason.unwrap_or(self.other_reason),
            job: update.job.unwrap_or(self.job),
            onboarding: update.onboarding.unwrap_or(self.onboarding),
            mails_digests: update.mails_digests.unwrap_or(self.mails_digests),
            keeps_searches: update.keeps_searches.unwrap_or(self.keeps_searches),
            version: self.version + 1,
            photo: self.photo,
        }
    }

    fn into_row(self, account: &Account, now: EpochMillis) -> Model {
        Model {
            user_id: account.user_id,
            first_name: self.first_name,
            last_name: self.last_name,
            title: self.title,
            company: self.company,
            time_zone: self.time_zone,
            sign_off: self.sign_off,
            reason: self.reason,
            other_reason: self.other_reason,
            job: self.job,
            onboarding: self.onboarding.as_str().to_owned(),
            mails_digests: self.mails_digests,
            version: self.version,
            updated_at: now,
        }
    }
}

impl Db {
    /// Returns the profile of the account's user.
    ///
    /// # Errors
    /// When the account is gone, or the database fails.
    pub async fn profile(&self, account: &Account) -> Result<UserProfile, DbError> {
        let user = users::Entity::find_by_id(account.user_id).one(&self.reader).await?;
        let user = user.ok_or_else(|| DbError::AccountNotFound { email: account.email.clone() })?;
        let row = Entity::find_by_id(account.user_id).one(&self.reader).await?;
        UserProfile::from_rows(row, &user)
    }

    /// Changes the profile of the account's user, and the name that colleagues see. With `expected`, only this version is
    /// changed.
    ///
    /// # Errors
    /// When the account is gone, or the database fails.
    pub async fn update_profile(
        &self,
        account: &Account,
        update: ProfileUpdate,
        expected: Option<i64>,
    ) -> Result<ProfileChange, DbError> {
        let (now, account) = (self.now(), account.clone());
        // Sessions are cached with the name and with whether searches are kept.
        self.write(work!(|transaction| {
            let user = users::Entity::find_by_id(account.user_id).one(transaction).await?;
            let user = user.ok_or_else(|| DbError::AccountNotFound { email: account.email.clone() })?;
            let row = Entity::find_by_id(account.user_id).one(transaction).await?;
            let current = UserProfile::from_rows(row, &user)?;
            if expected.is_some_and(|version| version != current.version) {
                return Ok(ProfileChange::VersionConflict(current));
            }
            let profile = current.with(update);
            let mut user = user.into_active_model();
            user.display_name = Set(profile.full_name());
            user.keeps_searches = Set(profile.keeps_searches);
            user.update(transaction).await?;
            let row = profile.clone().into_row(&account, now);
            let changeable = [
                Column::FirstName,
                Column::LastName,
                Column::Title,
                Column::Company,
                Column::TimeZone,
                Column::SignOff,
                Column::Reason,
                Column::OtherReason,
                Column::Job,
                Column::Onboarding,
                Column::MailsDigests,
                Column::Version,
                Column::UpdatedAt,
            ];
            Entity::insert(row.into_active_model())
                .on_conflict(OnConflict::column(Column::UserId).update_columns(changeable).to_owned())
                .exec_without_returning(transaction)
                .await?;
            Ok(ProfileChange::Done(profile))
        }))
        .await
    }
}

//! Pages of a team's podcasts.

use super::TeamPodcast;
use crate::entities::team_podcasts::{Column, Entity};
use crate::prelude::*;
use earshot_model::fold_text;
use sea_orm::sea_query::{ExprTrait, LikeExpr};

/// Filters and page of a list of a team's podcasts.
#[derive(Clone, Debug, Default)]
pub struct TeamPodcastQuery {
    pub blacklist: Option<bool>,
    pub sync: Option<bool>,
    /// Text that the title must contain; case and accents are ignored.
    pub text: Option<String>,
    pub order: TeamPodcastOrder,
    pub skip: u64,
    pub limit: u64,
}

/// The order of a team's podcasts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum TeamPodcastOrder {
    /// Newest first.
    #[default]
    Added,
    Title,
}

/// A page of a team's podcasts.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TeamPodcastPage {
    /// All podcasts of the team.
    pub total: u64,
    /// Those that the filters accept.
    pub total_filtered: u64,
    pub podcasts: Vec<TeamPodcast>,
}

impl Db {
    /// Returns a page of the podcasts of the account's team.
    pub async fn team_podcasts(&self, account: &Account, query: &TeamPodcastQuery) -> Result<TeamPodcastPage, DbError> {
        let all = Entity::find().filter(Column::TeamId.eq(account.team_id));
        let mut selection = all.clone();
        if let Some(is_blacklisted) = query.blacklist {
            let column = Column::BlacklistedAt;
            selection = selection.filter(if is_blacklisted { column.is_not_null() } else { column.is_null() });
        }
        if let Some(sync) = query.sync {
            selection = selection.filter(Column::Sync.eq(sync));
        }
        let text = query.text.as_deref().map(fold_text).filter(|text| !text.is_empty());
        if let Some(text) = &text {
            let pattern = LikeExpr::new(format!("%{}%", escape_pattern(text))).escape('\\');
            selection = selection.filter(Expr::col(Column::TextKey).like(pattern));
        }
        let total = all.count(&self.reader).await?;
        let total_filtered = selection.clone().count(&self.reader).await?;
        let sorted = match query.order {
            TeamPodcastOrder::Added => selection.order_by_desc(Column::CreatedAt),
            TeamPodcastOrder::Title => selection.order_by_asc(Column::TextKey),
        };
        let page = sorted.order_by_asc(Column::PodcastId).offset(query.skip).limit(query.limit);
        let rows = page.all(&self.reader).await?;
        let podcasts = rows.into_iter().map(TeamPodcast::from_row).collect::<Result<_, _>>()?;
        Ok(TeamPodcastPage { total, total_filtered, podcasts })
    }
}

/// Escapes the characters with a meaning in LIKE.
fn escape_pattern(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for letter in text.chars() {
        if matches!(letter, '%' | '_' | '\\') {
            escaped.push('\\');
        }
        escaped.push(letter);
    }
    escaped
}

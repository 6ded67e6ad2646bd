//! What nearly all queries need. The modules that `Db` needs itself import no prelude.

pub(crate) use crate::{Account, Db, DbError, EpochMillis};
pub(crate) use earshot_model::Timestamp;
pub(crate) use sea_orm::sea_query::{Condition, Expr, OnConflict};
pub(crate) use sea_orm::{
    ActiveModelTrait, ActiveValue::Set, ColumnTrait, ConnectionTrait, DatabaseTransaction, EntityTrait,
    IntoActiveModel, PaginatorTrait, QueryFilter, QueryOrder, QuerySelect,
};
pub(crate) use uuid::Uuid;

//! What nearly all queries need of SeaORM.

pub(crate) use sea_orm::sea_query::{Condition, Expr, OnConflict};
pub(crate) use sea_orm::{
    ActiveModelTrait, ActiveValue::Set, ColumnTrait, ConnectionTrait, DatabaseTransaction, EntityTrait,
    IntoActiveModel, PaginatorTrait, QueryFilter, QueryOrder, QuerySelect,
};

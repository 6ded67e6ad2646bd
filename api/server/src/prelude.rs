//! What nearly all routes and views need.

pub use crate::error::{ApiError, ErrorCode};
pub use crate::extract::{
    ApiJson, ApiPath, ApiQuery, Caller, ClientAddress, ExpectedVersion, RequestOrigin, SessionCaller, SignedInAccount,
};
pub use crate::plan_feature::PlanFeature;
pub use crate::serving::OpenGeneration;
pub use crate::state::{AppState, EngineTask};
pub use crate::views::{Envelope, MessageData, TimestampView, Versioned};
pub use crate::work_queue::{WorkCost, WorkOwner};
pub use axum::response::{IntoResponse, Response};
pub use earshot_app::{Account, AuditAction};
pub use earshot_attributes::{endpoint, parameters, request, view};
pub use serde::{Deserialize, Serialize};
pub use utoipa::{IntoParams, ToSchema};
pub use uuid::Uuid;

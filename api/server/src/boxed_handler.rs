//! Handlers behind one type, and the macro that registers them.

use crate::state::AppState;
use axum::extract::Request;
use axum::handler::Handler;
use axum::response::Response;
use axum::routing::{MethodFilter, MethodRouter};
use futures::future::BoxFuture;
use std::sync::Arc;

/// A handler of any signature. axum and tower wrap every handler type in some twenty types of theirs, and the compiler
/// checks again for each of them that the handler's future can be sent between threads. Behind one type it checks once:
/// this is a fifth of the build of the crate (docs/benchmarks.md, "From nothing to served").
#[derive(Clone)]
pub struct BoxedHandler(Arc<HandlerFunction>);

type HandlerFunction = dyn Fn(Request, AppState) -> BoxFuture<'static, Response> + Send + Sync;

impl BoxedHandler {
    pub fn new<H, T>(handler: H) -> Self
    where
        H: Handler<T, AppState, Future = BoxFuture<'static, Response>>,
    {
        Self(Arc::new(move |request, state| handler.clone().call(request, state)))
    }

    /// Adds the handler to a route, for each of its methods.
    pub fn add_to(
        self,
        router: MethodRouter<AppState>,
        methods: impl IntoIterator<Item = MethodFilter>,
    ) -> MethodRouter<AppState> {
        methods.into_iter().fold(router, |router, method| router.on(method, self.clone()))
    }
}

impl Handler<(), AppState> for BoxedHandler {
    type Future = BoxFuture<'static, Response>;

    fn call(self, request: Request, state: AppState) -> Self::Future {
        (self.0)(request, state)
    }
}

/// The route of handlers that share a path, and their part of the OpenAPI document. As `utoipa_axum::routes!`, with
/// boxed handlers.
#[macro_export]
macro_rules! routes {
    ($($handler:path),+ $(,)?) => {{
        use utoipa_axum::PathItemExt as _;
        let mut schemas = Vec::new();
        let mut paths = utoipa::openapi::path::Paths::new();
        let mut router = axum::routing::MethodRouter::new();
        $(
            let (path, operation, methods) = utoipa_axum::routes!(@resolve_types $handler : schemas);
            let filters = methods.iter().map(|method| method.to_method_filter());
            router = $crate::boxed_handler::BoxedHandler::new($handler).add_to(router, filters);
            paths.add_path_operation(&path, methods, operation);
        )+
        (schemas, paths, router)
    }};
}

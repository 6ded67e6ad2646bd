//! Exports request traces to an OpenTelemetry collector: OTLP over HTTP, as JSON, with our own HTTP client.

use crate::context::Context;
use crate::failure::{CommandResult, Failure};
use crate::network_context::client_config;
use async_trait::async_trait;
use earshot_api::RequestTracer;
use earshot_net::{ClientConfig, FetchRequest, HttpClient};
use opentelemetry::global::BoxedTracer;
use opentelemetry::trace::TracerProvider as _;
use opentelemetry_http::{Bytes, HttpError, Request, Response};
use opentelemetry_otlp::{Protocol, SpanExporter, WithExportConfig as _, WithHttpConfig as _};
use opentelemetry_sdk::Resource;
use opentelemetry_sdk::trace::SdkTracerProvider;
use std::sync::Arc;
use std::time::Duration;
use tokio::runtime::Handle;

const SERVICE_NAME: &str = "earshot";
/// Timeout of a batch. Requests never wait for it.
const TIMEOUT: Duration = Duration::from_secs(10);
/// Maximum size of the collector's response.
const MAX_RESPONSE_BYTES: usize = 64 << 10;

/// Sends spans to a collector in batches. When the queue is full, spans are dropped.
pub struct TraceExport(SdkTracerProvider);

impl TraceExport {
    pub fn connect(context: &Context, collector: &str) -> CommandResult<Self> {
        // The operator chooses the collector, usually on the local machine, so politeness limits do not apply.
        let client = ClientConfig { politeness: None, ..client_config(context, true) };
        let client =
            OtlpTransport { http: HttpClient::new(client).map_err(Failure::internal)?, runtime: Handle::current() };
        let exporter = SpanExporter::builder()
            .with_http()
            .with_http_client(client)
            .with_protocol(Protocol::HttpJson)
            .with_timeout(TIMEOUT)
            .with_endpoint(format!("{}/v1/traces", collector.trim_end_matches('/')))
            .build()
            .map_err(|error| Failure::input(format!("cannot send traces to {collector}: {error}")))?;
        let resource = Resource::builder().with_service_name(SERVICE_NAME);
        Ok(Self(SdkTracerProvider::builder().with_batch_exporter(exporter).with_resource(resource.build()).build()))
    }

    pub fn tracer(&self) -> RequestTracer {
        Arc::new(BoxedTracer::new(Box::new(self.0.tracer(SERVICE_NAME))))
    }

    /// Sends the spans that are still queued.
    pub async fn flush(self) {
        let sent = tokio::task::spawn_blocking(move || self.0.shutdown_with_timeout(TIMEOUT)).await;
        if let Ok(Err(error)) = sent {
            tracing::warn!(%error, "the last traces were not sent");
        }
    }
}

/// Sends batches. They are built on a separate thread outside the runtime.
#[derive(Clone)]
struct OtlpTransport {
    http: HttpClient,
    runtime: Handle,
}

impl std::fmt::Debug for OtlpTransport {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("OtlpTransport")
    }
}

#[async_trait]
impl opentelemetry_http::HttpClient for OtlpTransport {
    async fn send_bytes(&self, request: Request<Bytes>) -> Result<Response<Bytes>, HttpError> {
        let (parts, body) = request.into_parts();
        let body = String::from_utf8(body.into())?;
        let fetch = FetchRequest {
            max_bytes: MAX_RESPONSE_BYTES,
            timeout: TIMEOUT,
            ..FetchRequest::new(parts.uri.to_string())
        };
        let http = self.http.clone();
        let response = self.runtime.spawn(async move { http.post_json(&fetch, body).await }).await??;
        Ok(Response::builder().status(response.status).body(response.body.into())?)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::args::Cli;
    use axum::routing::post;
    use clap::Parser as _;
    use earshot_api::{AppState, Config};
    use serde_json::Value;
    use std::sync::Mutex;
    use tokio::net::TcpListener;

    const TRACE: &str = "4bf92f3577b34da6a3ce929d0e0e4736";
    const PARENT: &str = "00f067aa0ba902b7";

    /// A collector that records everything it receives.
    async fn collector() -> (String, Arc<Mutex<Vec<Value>>>) {
        let sent = Arc::<Mutex<Vec<Value>>>::default();
        let kept = Arc::clone(&sent);
        let take = move |axum::Json(batch): axum::Json<Value>| {
            kept.lock().expect("no panic").push(batch);
            std::future::ready(axum::Json(serde_json::json!({})))
        };
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let url = format!("http://{}", listener.local_addr().expect("an address"));
        let router = axum::Router::new().route("/v1/traces", post(take));
        tokio::spawn(async move { axum::serve(listener, router).await });
        (url, sent)
    }

    fn attribute<'a>(span: &'a Value, name: &str) -> &'a Value {
        let all = span["attributes"].as_array().expect("attributes");
        all.iter().find(|one| one["key"] == name).map_or(&Value::Null, |one| &one["value"])
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn each_request_is_exported_as_a_span() {
        let (url, sent) = collector().await;
        let folder = tempfile::tempdir().expect("a folder");
        let cli = Cli::try_parse_from(["earshot", "--quiet", "search", "x"]).expect("a command");
        let context = Context::new(&cli.global);
        let traces = TraceExport::connect(&context, &url).expect("set up");
        let config = Config::in_data_dir(folder.path(), "http://127.0.0.1");
        let state = AppState::new(config, context.clock.clone()).await.expect("opens").with_tracer(traces.tracer());
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let ours = format!("http://{}", listener.local_addr().expect("an address"));
        let (stop, stopped) = tokio::sync::oneshot::channel::<()>();
        let serving = tokio::spawn(earshot_api::serve(listener, state, async move {
            let _ = stopped.await;
        }));
        let client = ClientConfig { politeness: None, ..client_config(&context, true) };
        let client = HttpClient::new(client).expect("a client");
        let headers =
            vec![("traceparent", format!("00-{TRACE}-{PARENT}-01")), ("authorization", "pk_live_canary".to_owned())];
        let requested =
            FetchRequest { headers, ..FetchRequest::new(format!("{ours}/api/v1/podcasts/canary-show?secret=canary")) };
        assert_eq!(client.fetch(&requested).await.expect("an answer").status, 401);
        let requested = FetchRequest::new(format!("{ours}/api/v1/public/health"));
        assert_eq!(client.fetch(&requested).await.expect("an answer").status, 200);
        stop.send(()).expect("the server runs");
        serving.await.expect("the server ends");
        traces.flush().await;

        let sent = sent.lock().expect("no panic").clone();
        let text = serde_json::to_string(&sent).expect("JSON");
        assert!(!text.contains("canary"), "{text}");
        assert!(text.contains("service.name") && text.contains("earshot"), "{text}");
        let spans: Vec<&Value> = sent
            .iter()
            .flat_map(|batch| batch["resourceSpans"].as_array().expect("resources"))
            .flat_map(|resource| resource["scopeSpans"].as_array().expect("scopes"))
            .flat_map(|scope| scope["spans"].as_array().expect("spans"))
            .collect();
        assert_eq!(spans.len(), 2, "{text}");
        let refused = spans[0];
        assert_eq!(refused["name"], "GET /api/v1/podcasts/{podcastIdOrSlug}");
        assert_eq!((&refused["traceId"], &refused["parentSpanId"]), (&TRACE.into(), &PARENT.into()));
        assert_eq!(attribute(refused, "http.route")["stringValue"], "/api/v1/podcasts/{podcastIdOrSlug}");
        assert_eq!(
            attribute(refused, "http.response.status_code")["intValue"]
                .as_str()
                .map_or_else(|| attribute(refused, "http.response.status_code")["intValue"].to_string(), str::to_owned),
            "401"
        );
        assert_eq!(attribute(refused, "error.type")["stringValue"], "unauthorized");
        let id = attribute(refused, "earshot.request_id")["stringValue"].as_str().expect("an id");
        assert_eq!(id.len(), 36);
        assert_ne!(spans[1]["traceId"], TRACE, "a request without a trace begins one");
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn a_missing_collector_delays_nothing() {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let url = format!("http://{}", listener.local_addr().expect("an address"));
        drop(listener);
        let cli = Cli::try_parse_from(["earshot", "--quiet", "search", "x"]).expect("a command");
        let traces = TraceExport::connect(&Context::new(&cli.global), &url).expect("set up");
        let span = opentelemetry::trace::Tracer::start(&*traces.tracer(), "one");
        drop(span);
        traces.flush().await;
    }
}

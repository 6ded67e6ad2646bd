//! Converts errors of the HTTP library into [`FetchError`].

use crate::address_guard::UrlRejection;
use crate::config::MAX_HEADER_BYTES;
use crate::error::{FetchError, FetchPhase};
use std::error::Error;
use std::io;
use std::time::Duration;

/// The causes in an error's chain that decide its kind.
#[derive(Default)]
struct ErrorCauses {
    rejection: Option<UrlRejection>,
    is_tls: bool,
    is_refused: bool,
    is_too_large: bool,
    is_not_http: bool,
}

/// Classifies why no response arrived.
pub(crate) fn classify_send_error(url: &str, source: reqwest::Error, connect_timeout: Duration) -> FetchError {
    let url = url.to_owned();
    let causes = collect_causes(&source);
    if let Some(rejection) = causes.rejection {
        return FetchError::Refused { url, rejection };
    }
    if source.is_timeout() {
        return FetchError::Timeout { url, phase: FetchPhase::Connect, limit: connect_timeout };
    }
    match causes {
        _ if source.is_dns() => FetchError::Dns { url, source },
        ErrorCauses { is_tls: true, .. } => FetchError::Tls { url, source },
        ErrorCauses { is_refused: true, .. } => FetchError::ConnectionRefused { url, source },
        ErrorCauses { is_too_large: true, .. } => FetchError::HeadersTooLarge { url, limit: MAX_HEADER_BYTES },
        ErrorCauses { is_not_http: true, .. } => FetchError::NotHttp { url, source },
        _ if source.is_connect() => FetchError::Connect { url, source },
        _ => FetchError::Closed { url, source },
    }
}

fn collect_causes(error: &(dyn Error + 'static)) -> ErrorCauses {
    let mut causes = ErrorCauses::default();
    let mut current = Some(error);
    while let Some(error) = current {
        add_cause(error, &mut causes);
        // The `source` of an `io::Error` is the source of the wrapped error, so the wrapped error itself would be
        // skipped.
        let wrapped = error.downcast_ref::<io::Error>().and_then(io::Error::get_ref);
        current = match wrapped {
            Some(wrapped) => Some(wrapped),
            None => error.source(),
        };
    }
    causes
}

fn add_cause(error: &(dyn Error + 'static), causes: &mut ErrorCauses) {
    if let Some(rejection) = error.downcast_ref::<UrlRejection>() {
        causes.rejection = Some(rejection.clone());
    } else if error.is::<rustls::Error>() {
        causes.is_tls = true;
    } else if let Some(error) = error.downcast_ref::<io::Error>() {
        causes.is_refused |= error.kind() == io::ErrorKind::ConnectionRefused;
    } else if let Some(error) = error.downcast_ref::<hyper::Error>() {
        causes.is_too_large |= error.is_parse_too_large();
        causes.is_not_http |= error.is_parse();
    } else if let Some(error) = error.downcast_ref::<h2::Error>() {
        // The library rejects header blocks beyond its limits and broken compression (HPACK) with these reasons.
        let is_flood = matches!(error.reason(), Some(h2::Reason::ENHANCE_YOUR_CALM | h2::Reason::COMPRESSION_ERROR));
        causes.is_too_large |= error.is_library() && is_flood;
        causes.is_not_http |= error.is_library();
    }
}

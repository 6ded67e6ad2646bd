//! The parts that authentication needs to identify the caller of a request.

use crate::metering::{Metering, client_address};
use axum::extract::ConnectInfo;
use axum::http::request::Parts;
use earshot_app::Db;
use ipnet::IpNet;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::sync::Arc;

/// The app database with keys and sessions, and what identifies an anonymous caller.
#[derive(Debug)]
pub struct Authentication {
    pub(super) db: Db,
    metering: Arc<Metering>,
    /// Networks of the proxies in front of this server. Their `X-Forwarded-For` is trusted.
    trusted_proxies: Vec<IpNet>,
}

impl Authentication {
    pub fn new(db: Db, metering: Arc<Metering>, trusted_proxies: Vec<IpNet>) -> Self {
        Self { db, metering, trusted_proxies }
    }

    /// The subject of the client's address, hashed.
    pub(super) fn address_subject(&self, parts: &Parts) -> String {
        let peer = parts.extensions.get::<ConnectInfo<SocketAddr>>();
        let peer = peer.map_or(IpAddr::V4(Ipv4Addr::UNSPECIFIED), |ConnectInfo(peer)| peer.ip());
        let address = client_address(peer, &parts.headers, &self.trusted_proxies);
        format!("address {}", self.metering.hash_address(address))
    }
}

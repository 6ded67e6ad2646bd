//! The client against a server on loopback.

mod guard;
mod limits;
mod validators;

use earshot_net::{ClientConfig, HttpClient};

fn client(allow_private: bool) -> HttpClient {
    let mut config = ClientConfig::new("0.0.0", "", earshot_testkit::fixed_clock());
    config.allow_private = allow_private;
    HttpClient::new(config).expect("a client")
}

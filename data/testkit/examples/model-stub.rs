//! Serves the stub of a text model, to try failures by hand:
//! `cargo run -p earshot-testkit --example model-stub -- --listen 127.0.0.1:8091`, then
//! `earshot serve --text-url http://127.0.0.1:8091 --text-model lies`.
#![expect(clippy::print_stdout, reason = "an example prints its address and its models")]

use earshot_testkit::{STUB_MODELS, model_stub_routes};

const DEFAULT_ADDRESS: &str = "127.0.0.1:8091";

#[tokio::main]
async fn main() -> Result<(), Box<dyn std::error::Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let address = match arguments.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        [] => DEFAULT_ADDRESS,
        ["--listen", address] => address,
        _ => return Err("usage: model-stub [--listen ADDRESS]".into()),
    };
    let listener = tokio::net::TcpListener::bind(address).await?;
    println!("http://{}", listener.local_addr()?);
    for (name, behavior) in STUB_MODELS {
        println!("{name:<16}{behavior}");
    }
    axum::serve(listener, model_stub_routes()).await?;
    Ok(())
}

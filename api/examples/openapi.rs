//! Prints the OpenAPI document: `cargo run -p earshot-api --example openapi > api/openapi.json`.

use std::io::Write;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let text = earshot_api::openapi::document_text()?;
    std::io::stdout().write_all(text.as_bytes())?;
    Ok(())
}

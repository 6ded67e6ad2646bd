#![doc = include_str!("../README.md")]

use proc_macro::TokenStream;

/// A type of responses, or a part of one.
#[proc_macro_attribute]
pub fn view(derives: TokenStream, item: TokenStream) -> TokenStream {
    let derives = format!("#[derive(Debug, ::serde::Serialize, ::utoipa::ToSchema, {derives})]");
    add(&format!("{derives} #[serde(rename_all = \"camelCase\")]"), item)
}

/// The body of a request, or a part of one. It has no other fields.
#[proc_macro_attribute]
pub fn request(derives: TokenStream, item: TokenStream) -> TokenStream {
    let derives = format!("#[derive(Debug, ::serde::Deserialize, ::utoipa::ToSchema, {derives})]");
    add(&format!("{derives} #[serde(rename_all = \"camelCase\", deny_unknown_fields)]"), item)
}

/// The parameters of a query.
#[proc_macro_attribute]
pub fn parameters(derives: TokenStream, item: TokenStream) -> TokenStream {
    let derives = format!("#[derive(Debug, ::serde::Deserialize, ::utoipa::IntoParams, {derives})]");
    add(&format!("{derives} #[serde(rename_all = \"camelCase\")] #[into_params(parameter_in = Query)]"), item)
}

fn add(attributes: &str, item: TokenStream) -> TokenStream {
    let attributes: TokenStream = attributes.parse().expect("attributes are tokens");
    attributes.into_iter().chain(item).collect()
}

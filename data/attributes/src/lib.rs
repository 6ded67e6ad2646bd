#![doc = include_str!("../README.md")]

mod endpoint;

use proc_macro::TokenStream;

/// The handler of a call: `#[endpoint(get "/api/v1/…", (status = 200, …), …)]`, then what else `utoipa::path` takes. The parameters of
/// the query and the body are those of the function.
#[proc_macro_attribute]
pub fn endpoint(description: TokenStream, handler: TokenStream) -> TokenStream {
    endpoint::described(description, handler)
}

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

/// The row of a table of the app database. The argument is the name of the table.
#[proc_macro_attribute]
pub fn table(name: TokenStream, item: TokenStream) -> TokenStream {
    let derives = "#[::sea_orm::model] #[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]";
    let behavior: TokenStream = "impl ActiveModelBehavior for ActiveModel {}".parse().expect("an implementation");
    add(&format!("{derives} #[sea_orm(table_name = {name})]"), item).into_iter().chain(behavior).collect()
}

fn add(attributes: &str, item: TokenStream) -> TokenStream {
    let attributes: TokenStream = attributes.parse().expect("attributes are tokens");
    attributes.into_iter().chain(item).collect()
}

//! What `utoipa::path` gets of an endpoint.

use proc_macro::{Delimiter, Group, Ident, Span, TokenStream, TokenTree};

/// Extractors whose type is the body of the request.
const BODIES: [&str; 2] = ["ApiJson", "SearchBody"];

pub(crate) fn described(description: TokenStream, handler: TokenStream) -> TokenStream {
    let mut parts = split(description).into_iter();
    let mut described = call(parts.next().unwrap_or_default());
    let mut responses = TokenStream::new();
    let mut names = Vec::new();
    for part in parts {
        // A row, or the name of a type with rows.
        if let [row @ (TokenTree::Group(_) | TokenTree::Ident(_))] = part.as_slice() {
            responses.extend([row.clone(), comma()]);
            continue;
        }
        names.extend(part.first().map(ToString::to_string));
        described.extend(part.into_iter().chain([comma()]));
    }
    let parameters = parameters_of(handler.clone());
    let is_described = |name: &str| names.iter().any(|known| known == name);
    if let Some(query) =
        parameters.iter().find(|(extractor, _)| extractor == "ApiQuery").filter(|_| !is_described("params"))
    {
        described.extend(named_group("params", query.1.clone()));
    }
    let body = parameters.iter().find(|(extractor, _)| BODIES.contains(&extractor.as_str()));
    if let Some((_, body)) = body.filter(|_| !is_described("request_body")) {
        described.extend("request_body = ".parse::<TokenStream>().expect("a key"));
        described.extend(body.clone().into_iter().chain([comma()]));
    }
    described.extend(named_group("responses", responses));
    let mut attribute: TokenStream = "::utoipa::path".parse().expect("a path");
    attribute.extend([TokenTree::Group(Group::new(Delimiter::Parenthesis, described))]);
    let mut all: TokenStream = "#".parse().expect("a sign");
    all.extend([TokenTree::Group(Group::new(Delimiter::Bracket, attribute))]);
    all.extend(handler);
    all
}

/// Method and path: `get "/api/v1/…"` becomes `get, path = "/api/v1/…",`.
fn call(tokens: Vec<TokenTree>) -> TokenStream {
    let mut tokens = tokens.into_iter();
    let mut described: TokenStream = tokens.next().into_iter().chain([comma()]).collect();
    described.extend("path = ".parse::<TokenStream>().expect("a key"));
    described.extend(tokens.chain([comma()]));
    described
}

/// The extractors of a handler that have a type, each with the type.
fn parameters_of(handler: TokenStream) -> Vec<(String, TokenStream)> {
    let mut after_name = handler.into_iter().skip_while(|token| token.to_string() != "fn");
    let signature = after_name.find_map(|token| match token {
        TokenTree::Group(group) if group.delimiter() == Delimiter::Parenthesis => Some(group.stream()),
        _ => None,
    });
    let mut tokens = signature.unwrap_or_default().into_iter().peekable();
    let mut found = Vec::new();
    while let Some(token) = tokens.next() {
        let TokenTree::Ident(extractor) = token else { continue };
        if !tokens.peek().is_some_and(|next| is_sign(next, '<')) {
            continue;
        }
        tokens.next();
        let mut depth = 1_usize;
        let inside = std::iter::from_fn(|| {
            let token = tokens.next()?;
            depth = depth + usize::from(is_sign(&token, '<')) - usize::from(is_sign(&token, '>'));
            (depth > 0).then_some(token)
        });
        found.push((extractor.to_string(), inside.collect()));
    }
    found
}

/// Splits at the commas that are in no group.
fn split(tokens: TokenStream) -> Vec<Vec<TokenTree>> {
    let tokens: Vec<TokenTree> = tokens.into_iter().collect();
    let parts = tokens.split(|token| is_sign(token, ','));
    parts.filter(|part| !part.is_empty()).map(<[TokenTree]>::to_vec).collect()
}

fn is_sign(token: &TokenTree, sign: char) -> bool {
    matches!(token, TokenTree::Punct(punct) if punct.as_char() == sign)
}

fn comma() -> TokenTree {
    TokenTree::Punct(proc_macro::Punct::new(',', proc_macro::Spacing::Alone))
}

fn named_group(name: &str, inside: TokenStream) -> [TokenTree; 3] {
    let group = Group::new(Delimiter::Parenthesis, inside);
    [TokenTree::Ident(Ident::new(name, Span::call_site())), TokenTree::Group(group), comma()]
}

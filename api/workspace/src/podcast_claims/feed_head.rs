//! The head of a feed: what stands before its first episode. Only whoever controls the feed writes it, while notes of
//! episodes quote others.

use quick_xml::Reader;
use quick_xml::events::Event;

/// How tokens begin, so that they are found in any text.
pub const TOKEN_PREFIX: &str = "earshot-claim-";
/// Letters after the prefix: 256 bits in base64.
pub const TOKEN_CHARS: usize = 43;
/// Most tokens that are compared.
const MAX_TOKENS: usize = 20;
/// Most parts of a head that are read.
const MAX_EVENTS: usize = 5_000;
const MAX_EMAIL_BYTES: usize = 254;

/// Cuts off the episodes.
pub fn head_of(feed: &str) -> &str {
    let lower = feed.to_ascii_lowercase();
    let starts = ["<item>", "<item ", "<item\n", "<entry>", "<entry ", "\"items\""];
    let end = starts.iter().filter_map(|start| lower.find(start)).min();
    &feed[..end.unwrap_or(feed.len())]
}

/// Returns the tokens in a head, in any tag or text.
pub fn find_tokens(head: &str) -> Vec<&str> {
    let is_letter = |byte: &u8| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_');
    let found = head.match_indices(TOKEN_PREFIX).filter_map(|(at, _)| {
        let end = at + TOKEN_PREFIX.len() + TOKEN_CHARS;
        let token = head.get(at..end)?;
        token.as_bytes()[TOKEN_PREFIX.len()..].iter().all(is_letter).then_some(token)
    });
    found.take(MAX_TOKENS).collect()
}

/// Returns the address in `itunes:owner`.
pub fn find_owner_email(head: &str) -> Option<String> {
    let mut reader = Reader::from_str(head);
    reader.config_mut().check_end_names = false;
    let mut is_in_owner = false;
    let mut email: Option<String> = None;
    for _ in 0..MAX_EVENTS {
        let event = reader.read_event().ok()?;
        match &event {
            Event::Start(tag) => match tag.local_name().as_ref().to_lowercase().as_str() {
                "owner" => is_in_owner = true,
                "email" if is_in_owner => email = Some(String::new()),
                _ => {}
            },
            Event::Text(text) => extend(&mut email, text),
            Event::CData(text) => extend(&mut email, text),
            Event::GeneralRef(entity) => match entity.resolve_char_ref() {
                Ok(Some(letter)) => extend(&mut email, &letter.to_string()),
                _ => extend(&mut email, "&"),
            },
            Event::End(tag) => match tag.local_name().as_ref().to_lowercase().as_str() {
                "email" if is_in_owner => break,
                "owner" => is_in_owner = false,
                _ => {}
            },
            Event::Eof => break,
            _ => {}
        }
    }
    email.map(|email| email.trim().to_owned()).filter(|email| !email.is_empty())
}

fn extend(email: &mut Option<String>, text: &str) {
    if let Some(email) = email.as_mut().filter(|email| email.len() + text.len() <= MAX_EMAIL_BYTES) {
        email.push_str(text);
    }
}

/// Shows that a mail is on its way without showing the address: `a…@tea.example`.
pub fn mask_email(email: &str) -> String {
    match email.rsplit_once('@') {
        Some((local, domain)) => format!("{}…@{domain}", local.chars().next().unwrap_or_default()),
        None => "…".to_owned(),
    }
}

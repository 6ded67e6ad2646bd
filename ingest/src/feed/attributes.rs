//! Attributes of a tag, read leniently: no quotes, no value, odd entities.

use super::text::unescape;
use quick_xml::events::BytesStart;
use std::borrow::Cow;

/// The value of the attribute with this local name, entities resolved; `None` when absent or blank.
pub(crate) fn attribute<'a>(tag: &'a BytesStart<'_>, name: &str) -> Option<Cow<'a, str>> {
    let mut attributes = tag.html_attributes();
    // Facts 1.9: 2,000 attributes of one tag are more than enough.
    let found = attributes.with_checks(false).take(2_000).flatten().find(|attribute| {
        let key = attribute.key.local_name();
        key.as_ref().eq_ignore_ascii_case(name)
    })?;
    let value = match found.value {
        Cow::Borrowed(value) => unescape(value),
        Cow::Owned(value) => Cow::Owned(unescape(&value).into_owned()),
    };
    (!value.trim().is_empty()).then_some(value)
}

/// The same for the inside of a tag of an HTML page.
pub(super) fn attribute_of_tag(inside: &str, name: &str) -> Option<String> {
    let tag = BytesStart::from_content(format!("x {inside}"), 1);
    attribute(&tag, name).map(Cow::into_owned)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn attributes_are_found_whatever_their_quotes() {
        let cases = [
            ("href='a&amp;b'", Some("a&b")),
            ("rel=alternate href=x", Some("x")),
            ("HREF=\"a&b\"", Some("a&b")),
            ("x:href='y'", Some("y")),
            ("href=''", None),
            ("href", None),
        ];
        for (inside, expected) in cases {
            assert_eq!(attribute_of_tag(inside, "href").as_deref(), expected, "{inside}");
        }
    }
}

use super::*;
use proptest::prelude::*;

fn parse(text: &str) -> EmailAddress {
    EmailAddress::parse(text).unwrap_or_else(|error| panic!("{text}: {error}"))
}

#[test]
fn the_local_part_is_exact_and_the_domain_is_ascii() {
    let cases = [
        ("ann@example.org", "ann@example.org", "ann@example.org"),
        (" Ann.O'Neil+tag@Example.ORG ", "Ann.O'Neil+tag@example.org", "ann.o'neil+tag@example.org"),
        ("ann@bücher.example", "ann@xn--bcher-kva.example", "ann@xn--bcher-kva.example"),
        ("ann@BÜCHER.example", "ann@xn--bcher-kva.example", "ann@xn--bcher-kva.example"),
        ("jose\u{301}@example.org", "josé@example.org", "josé@example.org"),
        ("a@localhost", "a@localhost", "a@localhost"),
    ];
    for (text, form, key) in cases {
        let address = parse(text);
        assert_eq!((address.as_str(), address.key().as_str()), (form, key));
        assert_eq!(format!("{}@{}", address.local_part(), address.domain()), form);
        assert_eq!(parse(form), address, "the form is its own form");
    }
}

#[test]
fn lookalike_addresses_are_rejected() {
    let (long_local, long_label) = ("a".repeat(65), "a".repeat(64));
    let long = format!("a@{}.example", vec!["a".repeat(60); 5].join("."));
    let cases = [
        // Compatibility forms: NFKC would turn each into `mike`.
        ("ⓜike@example.org", EmailAddressError::Character),
        ("ｍike@example.org", EmailAddressError::Character),
        ("𝓂ike@example.org", EmailAddressError::Character),
        ("ﬁn@example.org", EmailAddressError::Character),
        // Invisible, bidirectional and control characters, blanks.
        ("mi\u{200b}ke@example.org", EmailAddressError::Character),
        ("mi\u{ad}ke@example.org", EmailAddressError::Character),
        ("mi\u{202e}ke@example.org", EmailAddressError::Character),
        ("mi\u{2066}ke@example.org", EmailAddressError::Character),
        ("mi\u{fe0f}ke@example.org", EmailAddressError::Character),
        ("mi\u{a0}ke@example.org", EmailAddressError::Character),
        ("mi\u{3000}ke@example.org", EmailAddressError::Character),
        ("mi\u{85}ke@example.org", EmailAddressError::Character),
        ("mi\u{e000}ke@example.org", EmailAddressError::Character),
        ("mi ke@example.org", EmailAddressError::Syntax),
        ("mi\u{0}ke@example.org", EmailAddressError::Syntax),
        ("mike@example.org\r\nBcc: a@b.example", EmailAddressError::Syntax),
        // Letters of another script that look like a to z, before and after the @.
        ("mіke@example.org", EmailAddressError::Lookalike),
        ("раура@example.org", EmailAddressError::Lookalike),
        ("mike@exаmple.org", EmailAddressError::Lookalike),
        ("mike@xn--exmple-4nf.org", EmailAddressError::Lookalike),
        // Not addresses.
        ("", EmailAddressError::Syntax),
        ("mike", EmailAddressError::Syntax),
        ("mike@", EmailAddressError::Syntax),
        ("@example.org", EmailAddressError::Syntax),
        (".mike@example.org", EmailAddressError::Syntax),
        ("mi..ke@example.org", EmailAddressError::Syntax),
        ("\"mike\"@example.org", EmailAddressError::Syntax),
        ("mike@a@example.org", EmailAddressError::Syntax),
        ("mike,ann@example.org", EmailAddressError::Syntax),
        ("Mike <mike@example.org>", EmailAddressError::Syntax),
        ("mike@[192.0.2.1]", EmailAddressError::Syntax),
        ("mike@192.0.2.1", EmailAddressError::Syntax),
        ("mike@0x7f000001", EmailAddressError::Syntax),
        ("mike@example.org.", EmailAddressError::Syntax),
        ("mike@-a.example", EmailAddressError::Syntax),
        ("mike@a_b.example", EmailAddressError::Syntax),
        ("mike@ex%61mple.org", EmailAddressError::Syntax),
        (&format!("{long_local}@example.org"), EmailAddressError::TooLong),
        (&format!("a@{long_label}.example"), EmailAddressError::Syntax),
        (&long, EmailAddressError::TooLong),
        (&"é".repeat(2_000), EmailAddressError::TooLong),
    ];
    for (text, expected) in cases {
        assert_eq!(EmailAddress::parse(text), Err(expected), "{text:?}");
    }
}

#[test]
fn limits_are_in_bytes() {
    parse(&format!("{}@example.org", "a".repeat(64)));
    parse(&format!("{}@example.org", "é".repeat(32)));
    assert!(EmailAddress::parse(&format!("{}@example.org", "é".repeat(33))).is_err());
    let domain =
        |label: usize| format!("a@{}.{}.{}.{}", "a".repeat(63), "b".repeat(63), "c".repeat(63), "d".repeat(label));
    assert_eq!(parse(&domain(60)).as_str().len(), 254);
    assert_eq!(EmailAddress::parse(&domain(61)), Err(EmailAddressError::TooLong));
}

#[test]
fn addresses_that_people_confuse_have_one_skeleton() {
    let key_and_skeleton = |text| (parse(text).key(), parse(text).skeleton());
    for (one, other) in [("ӓnn@example.org", "änn@example.org"), ("Äke@example.org", "äke@example.org")] {
        let ((key, skeleton), (other_key, other_skeleton)) = (key_and_skeleton(one), key_and_skeleton(other));
        assert!(key != other_key && skeleton == other_skeleton, "{one} {other}");
        assert!(!parse(one).is_ascii() && !parse(other).is_ascii());
    }
    assert_eq!(parse("ANN@example.org").key(), parse("ann@example.org").key(), "one key, one account");
    assert_ne!(parse("änn@example.org").skeleton(), parse("ann@example.org").skeleton(), "different letters");
}

proptest! {
    #[test]
    fn normalizing_twice_changes_nothing(text in "\\PC{0,40}@?\\PC{0,40}") {
        let Ok(address) = EmailAddress::parse(&text) else { return Ok(()) };
        prop_assert_eq!(&EmailAddress::parse(address.as_str()), &Ok(address.clone()));
        prop_assert!(address.as_str().len() <= 254 && address.local_part().len() <= 64);
        prop_assert!(!address.as_str().chars().any(|letter| letter.is_control() || letter.is_whitespace()));
        prop_assert_eq!(address.as_str().matches('@').count(), 1);
        let key = EmailAddress::parse(address.key().as_str()).map(|address| address.key());
        prop_assert_eq!(key, Ok(address.key()), "the key is its own key");
    }
}

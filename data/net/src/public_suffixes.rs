//! The list of public suffixes, which its library has as code: a megabyte for each crate that calls it. So only these
//! functions do.

/// The part of a host that somebody registered, such as `example.co.uk`; `None` for a suffix.
#[must_use]
#[inline(never)]
pub fn registrable_domain(host: &str) -> Option<&str> {
    psl::domain_str(host)
}

/// The suffix under which a host is registered, such as `co.uk`.
#[must_use]
#[inline(never)]
pub(crate) fn public_suffix(host: &str) -> Option<&str> {
    psl::suffix_str(host)
}

/// Whether the suffix of a host is on the list, and not only its last label.
#[must_use]
#[inline(never)]
pub fn has_listed_suffix(host: &str) -> bool {
    psl::suffix(host.as_bytes()).is_some_and(|suffix| suffix.is_known())
}

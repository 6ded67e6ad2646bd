//! The slug of a guest profile, and the name of the project that is created with it.

use crate::project::{MAX_PROJECT_NAME_CHARS, MIN_PROJECT_NAME_CHARS};
use uuid::Uuid;

/// Words of routes beside a profile's slug.
const RESERVED: [&str; 3] = ["archived", "deleted", "new"];

/// Builds the slug of a guest profile from the guest's name. It is never an id, so that a path names a profile by
/// either.
///
/// ```
/// use earshot_model::guest_profile::guest_slug;
/// assert_eq!(guest_slug("Ada Lovelace"), "ada-lovelace");
/// assert_eq!((guest_slug(""), guest_slug("New")), ("guest".to_owned(), "guest-new".to_owned()));
/// ```
#[must_use]
pub fn guest_slug(name: &str) -> String {
    match crate::slug::from_title(name) {
        Some(slug) if RESERVED.contains(&slug.as_str()) || Uuid::try_parse(&slug).is_ok() => format!("guest-{slug}"),
        Some(slug) => slug,
        None => "guest".to_owned(),
    }
}

/// Builds the name of the project for a guest, which has 6 to 32 characters (spec 5, Projects).
///
/// ```
/// use earshot_model::guest_profile::guest_project_name;
/// assert_eq!(guest_project_name("Ada Lovelace"), "Ada Lovelace guest booking");
/// assert_eq!(guest_project_name(""), "Guest booking");
/// ```
#[must_use]
pub fn guest_project_name(name: &str) -> String {
    let name = name.split_whitespace().collect::<Vec<_>>().join(" ");
    let chars = name.chars().count();
    let long = format!("{name} guest booking");
    match chars {
        0 => "Guest booking".to_owned(),
        _ if long.chars().count() <= MAX_PROJECT_NAME_CHARS => long,
        MIN_PROJECT_NAME_CHARS..=MAX_PROJECT_NAME_CHARS => name,
        _ => name.chars().take(MAX_PROJECT_NAME_CHARS).collect::<String>().trim_end().to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::project::check_project_name;

    #[test]
    fn project_names_are_valid() {
        for name in ["", "B", "Maximiliana Hohenstein", "清順", &"x ".repeat(50), &"y".repeat(31)] {
            let project = guest_project_name(name);
            assert_eq!(check_project_name(&project).as_ref(), Ok(&project), "{name}");
        }
    }
}

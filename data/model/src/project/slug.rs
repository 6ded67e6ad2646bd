//! The slug of a project: the readable part of its URL, unique in its team and stable when it is renamed.

use uuid::Uuid;

/// Words of routes beside a project's slug.
const RESERVED: [&str; 2] = ["deleted", "new"];

/// Builds the slug of a project from its name. It is never an id, so that a path names a project by either.
///
/// ```
/// use earshot_model::project::project_slug;
/// assert_eq!(project_slug("Spring tour & more"), "spring-tour-more");
/// assert_eq!(project_slug("!!!!!!"), "project");
/// assert_eq!(project_slug("Deleted"), "project-deleted");
/// ```
#[must_use]
pub fn project_slug(name: &str) -> String {
    match crate::slug::from_title(name) {
        Some(slug) if RESERVED.contains(&slug.as_str()) || Uuid::try_parse(&slug).is_ok() => format!("project-{slug}"),
        Some(slug) => slug,
        None => "project".to_owned(),
    }
}

/// Appends a number to a slug until `is_free` accepts it.
///
/// ```
/// use earshot_model::project::numbered_slug;
/// assert_eq!(numbered_slug("tour", |slug| slug != "tour"), "tour-2");
/// ```
pub fn numbered_slug(slug: &str, is_free: impl Fn(&str) -> bool) -> String {
    if is_free(slug) {
        return slug.to_owned();
    }
    let numbered = (2_u32..).map(|number| format!("{slug}-{number}")).find(|slug| is_free(slug));
    numbered.unwrap_or_else(|| slug.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_slug_is_never_an_id() {
        let name = "9b024349ccf05f69a6096b82873eab3c";
        assert_eq!(project_slug(name), format!("project-{name}"));
        assert_eq!(project_slug("New"), "project-new");
    }
}

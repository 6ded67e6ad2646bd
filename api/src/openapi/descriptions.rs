//! Descriptions that no doc comment can give: of the tags of tagged enums.

use utoipa::openapi::schema::{Object, OneOf, Schema};
use utoipa::openapi::{OpenApi, RefOr};

/// Adds the missing descriptions. All others come from doc comments of views and parameters.
pub(super) fn complete(document: &mut OpenApi) {
    for schema in document.components.iter_mut().flat_map(|components| components.schemas.values_mut()) {
        let RefOr::T(Schema::OneOf(OneOf { items, .. })) = schema else { continue };
        for item in items {
            if let RefOr::T(Schema::Object(variant)) = item {
                describe_tag(variant);
            }
        }
    }
}

/// Describes the field with only one value, by which clients recognize the variant.
fn describe_tag(variant: &mut Object) {
    for property in variant.properties.values_mut() {
        let RefOr::T(Schema::Object(property)) = property else { continue };
        if let (None, Some([only])) = (&property.description, property.enum_values.as_deref()) {
            property.description = only.as_str().map(|name| format!("Always `{name}`."));
        }
    }
}

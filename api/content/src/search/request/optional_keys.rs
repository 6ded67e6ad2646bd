//! The macro that defines objects of a search request.

/// Defines a struct whose keys may all be absent or `null`. Unknown keys are rejected, absent ones are not echoed.
macro_rules! keys {
    ($(#[$doc:meta])* $name:ident { $($(#[$key_doc:meta])* $key:ident: $kind:ty,)+ }) => {
        $(#[$doc])*
        #[derive(Clone, Debug, Default, Deserialize, Serialize, ToSchema)]
        #[serde(rename_all = "camelCase", deny_unknown_fields)]
        pub struct $name {
            $($(#[$key_doc])* #[serde(skip_serializing_if = "Option::is_none")] pub $key: Option<$kind>,)+
        }
    };
}
pub(super) use keys;

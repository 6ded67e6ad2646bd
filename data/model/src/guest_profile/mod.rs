//! Guest profiles: people who are offered to podcasts, and the rules of the form and its files (spec 3, 4 and 5).

mod appearance;
mod completeness;
mod fields;
mod files;
mod form;
mod invalid_field;
mod kinds;
mod naming;
mod rules;
mod social_links;

pub use appearance::{GuestAppearance, find_appearance};
pub use completeness::{Completeness, MissingPart, completeness};
pub use fields::{GuestBio, GuestProfileFields, PublicViewSettings, SocialLink};
pub use files::{
    MAX_GUEST_FILE_BYTES, MAX_GUEST_FILES, UPLOAD_FIELD_MESSAGE, check_file_name, file_count_message,
    file_room_message, file_size_message, parse_upload_field,
};
pub use form::missing_form_texts;
pub use invalid_field::InvalidGuestField;
pub use kinds::{BioOrigin, GuestChangeKind, GuestFileState, GuestFileType, GuestProfileState};
pub use naming::{guest_project_name, guest_slug};
pub use rules::{
    MAX_BIO_CHARS, MAX_GUEST_NAME_CHARS, MAX_LIST_ITEM_CHARS, MAX_LIST_ITEMS, MAX_SHORT_BIO_CHARS, check_guest_profile,
    split_lines,
};
pub use social_links::{MAX_SOCIAL_LINKS, check_social_link, check_social_links};

//! The contacts of a podcast, each with its provenance: where it was seen, when, how often, and with which confidence
//! (spec 3, Contacts).

mod email_check;
mod mailto;
mod opt_out;
mod podcast_contacts;

pub use email_check::{EmailAddressCheck, check_email_address, email_domain};
pub use mailto::{is_mailto_url, is_one_recipient, mailto_url, one_recipient_url};
pub use opt_out::{OptOut, OptOutKind, OptOuts};
pub use podcast_contacts::{
    ContactEmail, ContactPage, ContactPhone, ContactSite, ContactSource, PodcastContacts, Sighting,
};

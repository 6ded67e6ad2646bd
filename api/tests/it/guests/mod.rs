//! Guest profiles and their appearances.

mod guest_appearances;
mod guest_bios;
mod guest_profiles;
mod guest_public_pages;
mod photos;

//! What users have made public: guests and shared lists; profiles that someone enters.

pub mod guest;
pub mod profile_url;
pub mod shared_answer;
pub mod shared_project;

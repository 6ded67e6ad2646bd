//! Uploads to a real S3 server, and copies from it.

mod copies;
mod damage;
mod support;
mod uploads;

//! Rules for all calls: access, shapes, errors and bad input.

mod access;
mod access_ids;
mod all_operations;
mod audiences;
mod bad_input;
mod conformance;
mod cursors;
mod errors;
mod openapi;
mod reserved_slugs;
mod restricted_fields;
mod spec_fields;

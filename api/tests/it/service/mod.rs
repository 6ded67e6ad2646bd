//! The server: connections, generations, mails, logs, and pages.

mod availability;
mod callback;
mod connections;
mod logs;
mod mcp;
mod mcp_messages;
mod ops;
mod outbox;
mod serving;
mod site_pages;
mod site_parts;
mod web_pages;
mod work_queue;

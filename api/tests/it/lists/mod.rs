//! Projects, their podcasts, and exports.

mod exports;
mod exports_of_lists;
mod exports_of_rows;
mod podcast_marks;
mod project_access;
mod project_auto_fill;
mod project_bad_input;
mod project_columns;
mod project_episodes;
mod project_import;
mod project_podcasts;
mod project_shares;
mod project_views;
mod projects;
mod relevancy;
mod strategies;

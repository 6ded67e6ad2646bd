//! Files are read in child processes, as a server reads them.

mod archives;
mod child;
mod damaged;
mod documents;
mod pdf_files;
mod pdfs;

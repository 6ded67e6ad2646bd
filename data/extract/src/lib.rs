#![doc = include_str!("../README.md")]

mod child;
mod child_process;
mod csv_text;
mod docx;
mod docx_style;
mod extraction;
mod file_rejection;
mod file_type;
mod hidden_text;
mod limits;
mod pdf;
mod plain_text;
mod process_memory;
mod reader;
mod text_buffer;

pub use child::{CHILD_COMMAND, run_child};
pub use child_process::{ChildError, ChildProgram, ChildRun};
pub use extraction::{Extraction, SkippedPart};
pub use file_rejection::FileRejection;
pub use file_type::{check_file_name, detect_type};
pub use limits::{ChildLimits, ReadLimits};
pub use reader::read_text;

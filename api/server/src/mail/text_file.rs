//! The file with the text of a mail that no server sends, beside its `.eml`. The mailbox page shows it.

use std::path::{Path, PathBuf};
use uuid::Uuid;

pub(super) fn text_file(folder: &Path, id: Uuid) -> PathBuf {
    folder.join(format!("{id}.txt"))
}

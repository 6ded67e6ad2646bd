//! The files of a suggest folder.

use std::path::{Path, PathBuf};

pub(crate) fn titles_path(folder: &Path, part: u32) -> PathBuf {
    folder.join(format!("titles-{part:06}.fst"))
}

pub(crate) fn ids_path(folder: &Path, part: u32) -> PathBuf {
    folder.join(format!("titles-{part:06}.ids"))
}

pub(crate) fn words_path(folder: &Path) -> PathBuf {
    folder.join("words.fst")
}

pub(crate) fn phonetic_keys_path(folder: &Path) -> PathBuf {
    folder.join("sounds.fst")
}

pub(crate) fn surface_forms_path(folder: &Path) -> PathBuf {
    folder.join("written.fst")
}

/// A record of the passage store that cannot be read.
#[derive(Debug, thiserror::Error)]
#[error("passage store {path} is damaged: {reason}")]
pub struct PassageError {
    pub path: String,
    pub reason: String,
}

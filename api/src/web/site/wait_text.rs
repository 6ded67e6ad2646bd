//! How long to wait before another attempt, in words.

pub(super) fn wait_text(seconds: Option<u64>) -> String {
    match seconds.unwrap_or(60).div_ceil(60) {
        0 | 1 => "a minute".to_owned(),
        minutes @ 2..120 => format!("{minutes} minutes"),
        minutes => format!("{} hours", minutes.div_ceil(60)),
    }
}

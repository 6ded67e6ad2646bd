//! Arithmetic of the strength of a signal.

#[expect(clippy::cast_precision_loss, reason = "at most fifty episodes")]
pub(super) fn ratio(part: usize, whole: usize) -> f64 {
    if whole == 0 { 0.0 } else { part as f64 / whole as f64 }
}

/// Returns 0 up to `from`, 1 from `to` on, and linear values in between.
pub(super) fn linear_ramp(value: f64, from: f64, to: f64) -> f64 {
    ((value - from) / (to - from)).clamp(0.0, 1.0)
}

//! Colors that look like paper.

/// The least part of light of such a color, 0 to 1.
const LIGHT: f32 = 0.95;

/// The space of a color.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum ColorSpace {
    /// By the number of its parts: gray, RGB or CMYK.
    #[default]
    ByParts,
    /// Amounts of ink, of which none is white.
    Inks,
    /// A pattern, or a space that is not read.
    Other,
}

/// Whether a color looks like white paper.
pub(super) fn is_light(space: ColorSpace, parts: &[f32]) -> bool {
    let has_light = |parts: &[f32]| parts.iter().all(|part| *part >= LIGHT);
    let has_no_ink = |parts: &[f32]| parts.iter().all(|part| *part <= 1.0 - LIGHT);
    match (space, parts.len()) {
        (ColorSpace::ByParts, 1 | 3) => has_light(parts),
        (ColorSpace::ByParts, 4) => has_no_ink(parts),
        (ColorSpace::Inks, 1..) => has_no_ink(parts),
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn white_is_light_in_every_space() {
        use ColorSpace::*;
        for (space, parts, expected) in [
            (ByParts, &[1.0][..], true),
            (ByParts, &[0.98, 0.99, 1.0], true),
            (ByParts, &[0.0, 0.0, 0.0, 0.0], true),
            (Inks, &[0.0], true),
            (ByParts, &[0.0], false),
            (ByParts, &[1.0, 1.0, 0.8], false),
            (ByParts, &[0.0, 0.0, 0.0, 1.0], false),
            (Inks, &[1.0], false),
            (Other, &[1.0], false),
            (ByParts, &[], false),
        ] {
            assert_eq!(is_light(space, parts), expected, "{space:?} {parts:?}");
        }
    }
}

//! Draws a cover in two colors: rings, bars or a checkerboard, chosen by the slug.

use crate::html::escape;
use crate::random::Random;
use std::fmt::Write as _;

/// Background and foreground colors.
const PALETTES: &[(&str, &str)] = &[
    ("#1d3557", "#f1c453"),
    ("#2b2d42", "#ef8354"),
    ("#f4f1de", "#3d5a80"),
    ("#14342b", "#bbdfc5"),
    ("#5f0f40", "#fb8b24"),
    ("#e9edc9", "#bc4749"),
    ("#0b3954", "#bfd7ea"),
    ("#fff3b0", "#540b0e"),
    ("#22223b", "#c9ada7"),
    ("#d8e2dc", "#6d597a"),
];

/// Returns an SVG of 600 by 600 pixels.
pub fn draw_cover(slug: &str, title: &str) -> String {
    let mut random = Random::named(8, slug);
    let (ground, figure) = *random.pick(PALETTES);
    let mut shapes = String::new();
    match random.below(3) {
        0 => draw_rings(&mut shapes, &mut random, ground, figure),
        1 => draw_bars(&mut shapes, &mut random, figure),
        _ => draw_squares(&mut shapes, &mut random, figure),
    }
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 600 600\" role=\"img\">\n<title>{}</title>\n\
         <rect width=\"600\" height=\"600\" fill=\"{ground}\"/>\n{shapes}</svg>\n",
        escape(title)
    )
}

fn draw_rings(shapes: &mut String, random: &mut Random, ground: &str, figure: &str) {
    let (x, y) = (random.in_range(150, 450), random.in_range(150, 450));
    let step = random.in_range(35, 60);
    for ring in (1..=5).rev() {
        let color = if ring % 2 == 1 { figure } else { ground };
        let _ = writeln!(shapes, "<circle cx=\"{x}\" cy=\"{y}\" r=\"{}\" fill=\"{color}\"/>", ring * step);
    }
}

/// Draws a waveform of twelve bars.
fn draw_bars(shapes: &mut String, random: &mut Random, figure: &str) {
    for bar in 0..12 {
        let height = random.in_range(60, 440);
        let (x, y) = (42 + bar * 44, (600 - height) / 2);
        let _ = writeln!(
            shapes,
            "<rect x=\"{x}\" y=\"{y}\" width=\"28\" height=\"{height}\" rx=\"14\" fill=\"{figure}\"/>"
        );
    }
}

/// Draws squares on a grid of five, mirrored horizontally.
fn draw_squares(shapes: &mut String, random: &mut Random, figure: &str) {
    for row in 0..5 {
        let filled = [random.chance(0.5), random.chance(0.5), random.chance(0.5)];
        for column in 0..5_usize {
            if filled[column.min(4 - column)] {
                let (x, y) = (50 + column * 100, 50 + row * 100);
                let _ = writeln!(shapes, "<rect x=\"{x}\" y=\"{y}\" width=\"100\" height=\"100\" fill=\"{figure}\"/>");
            }
        }
    }
}

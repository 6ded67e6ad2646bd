//! Draws covers from three colors: rings, bars, a checkerboard or hills under a sun, chosen by a name. Only sums, products and
//! roots, so that every machine computes the same pixels.

use crate::random::Random;

/// Width and height of covers in pixels.
pub const SIDE: u32 = 320;
/// The middle of a cover.
const MIDDLE: f32 = 160.0;

type Color = [u8; 3];

/// The colors of ground, figure and accent.
const PALETTES: &[[Color; 3]] = &[
    [[29, 53, 87], [241, 196, 83], [230, 57, 70]],
    [[43, 45, 66], [239, 131, 84], [237, 242, 244]],
    [[244, 241, 222], [61, 90, 128], [224, 122, 95]],
    [[20, 52, 43], [187, 223, 197], [255, 183, 3]],
    [[95, 15, 64], [251, 139, 36], [255, 214, 165]],
    [[233, 237, 201], [188, 71, 73], [56, 102, 65]],
    [[11, 57, 84], [191, 215, 234], [255, 102, 99]],
    [[255, 243, 176], [84, 11, 14], [224, 159, 62]],
    [[34, 34, 59], [201, 173, 167], [154, 140, 152]],
    [[216, 226, 220], [109, 89, 122], [232, 140, 125]],
    [[0, 78, 100], [159, 255, 203], [0, 165, 207]],
    [[250, 237, 205], [212, 163, 115], [88, 129, 87]],
];

/// A cover, as shapes over a ground. Later shapes are in front.
pub struct Cover {
    palette: [Color; 3],
    shapes: Vec<(Shape, Color)>,
}

enum Shape {
    Circle {
        x: f32,
        y: f32,
        radius: f32,
    },
    /// A rectangle with round corners, by its middle.
    Rectangle {
        x: f32,
        y: f32,
        half_width: f32,
        half_height: f32,
        corner: f32,
    },
}

impl Cover {
    /// The cover of a show.
    pub fn of_show(slug: &str) -> Self {
        let mut random = Random::named(8, slug);
        let palette = *random.pick(PALETTES);
        Self { palette, shapes: draw(&mut random, palette) }
    }

    /// The cover of an episode: another drawing in the colors of its show, on its second color.
    pub fn for_episode(&self, stem: &str) -> Self {
        let [ground, figure, accent] = self.palette;
        let palette = [figure, ground, accent];
        Self { palette, shapes: draw(&mut Random::named(9, stem), palette) }
    }

    /// The rows of pixels, each of red, green and blue.
    pub fn rows(&self) -> impl Iterator<Item = Vec<u8>> {
        let centers = || (0..u16::try_from(SIDE).unwrap_or(u16::MAX)).map(|pixel| f32::from(pixel) + 0.5);
        centers().map(move |y| centers().flat_map(|x| self.color_at(x, y)).collect())
    }

    fn color_at(&self, x: f32, y: f32) -> Color {
        self.shapes.iter().fold(self.palette[0], |below, (shape, color)| {
            // The edge of a shape is one pixel wide.
            let share = (0.5 - shape.distance(x, y)).clamp(0.0, 1.0);
            if share == 0.0 { below } else { mix(below, *color, share) }
        })
    }
}

impl Shape {
    /// The distance of a point from the edge, negative inside.
    fn distance(&self, px: f32, py: f32) -> f32 {
        match *self {
            Self::Circle { x, y, radius } => length(px - x, py - y) - radius,
            Self::Rectangle { x, y, half_width, half_height, corner } => {
                let (dx, dy) = ((px - x).abs() - half_width + corner, (py - y).abs() - half_height + corner);
                length(dx.max(0.0), dy.max(0.0)) + dx.max(dy).min(0.0) - corner
            }
        }
    }
}

fn length(x: f32, y: f32) -> f32 {
    (x * x + y * y).sqrt()
}

/// Mixes two colors in 16 steps, so that files stay small.
fn mix(below: Color, above: Color, share: f32) -> Color {
    let steps = (0_u8..=16).rev().find(|step| f32::from(*step) <= share * 16.0).map_or(0, u16::from);
    let mut mixed = below;
    for (color, above) in mixed.iter_mut().zip(above) {
        let sum = u16::from(*color) * (16 - steps) + u16::from(above) * steps;
        *color = u8::try_from(sum / 16).unwrap_or(u8::MAX);
    }
    mixed
}

fn draw(random: &mut Random, palette: [Color; 3]) -> Vec<(Shape, Color)> {
    match random.below(4) {
        0 => draw_rings(random, palette),
        1 => draw_bars(random, palette),
        2 => draw_squares(random, palette),
        _ => draw_hills(random, palette),
    }
}

/// A whole number of pixels between two bounds.
fn pixels(random: &mut Random, low: u32, high: u32) -> f32 {
    u16::try_from(random.in_range(low, high)).map_or(0.0, f32::from)
}

fn draw_rings(random: &mut Random, [ground, figure, accent]: [Color; 3]) -> Vec<(Shape, Color)> {
    let (x, y) = (pixels(random, 80, 240), pixels(random, 80, 240));
    let step = pixels(random, 20, 32);
    let rings = [(6.0, figure), (5.0, ground), (4.0, figure), (3.0, ground), (2.0, figure), (1.0, accent)];
    rings.map(|(ring, color)| (Shape::Circle { x, y, radius: ring * step }, color)).into()
}

/// A waveform of eleven bars. One is being played.
fn draw_bars(random: &mut Random, [_, figure, accent]: [Color; 3]) -> Vec<(Shape, Color)> {
    let played = random.below(11);
    let bars = (0_u8..11).map(|bar| {
        let x = 30.0 + f32::from(bar) * 26.0;
        let half_height = pixels(random, 16, 120);
        let color = if usize::from(bar) == played { accent } else { figure };
        (Shape::Rectangle { x, y: MIDDLE, half_width: 8.0, half_height, corner: 8.0 }, color)
    });
    bars.collect()
}

/// Squares on a grid of five, mirrored horizontally.
fn draw_squares(random: &mut Random, [_, figure, accent]: [Color; 3]) -> Vec<(Shape, Color)> {
    let mut shapes = Vec::new();
    for row in 0_u8..5 {
        let filled = [random.chance(0.55), random.chance(0.55), random.chance(0.55)];
        let color = if random.chance(0.25) { accent } else { figure };
        for column in 0_u8..5 {
            if filled[usize::from(column.min(4 - column))] {
                let (x, y) = (56.0 + f32::from(column) * 52.0, 56.0 + f32::from(row) * 52.0);
                shapes.push((Shape::Rectangle { x, y, half_width: 24.0, half_height: 24.0, corner: 6.0 }, color));
            }
        }
    }
    shapes
}

/// Two hills under a sun.
fn draw_hills(random: &mut Random, [_, figure, accent]: [Color; 3]) -> Vec<(Shape, Color)> {
    let sun = Shape::Circle { x: pixels(random, 70, 250), y: pixels(random, 60, 120), radius: pixels(random, 28, 52) };
    let mut hill = |low, high, color| {
        let radius = pixels(random, 150, 260);
        let x = pixels(random, low, high);
        (Shape::Circle { x, y: pixels(random, 190, 240) + radius, radius }, color)
    };
    let back = hill(0, 160, mix(figure, accent, 0.35));
    let front = hill(160, 320, figure);
    vec![(sun, accent), back, front]
}

//! Colours, and what is done with them: filling and stroking.

/// A colour of the screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rgb(pub u8, pub u8, pub u8);

impl Rgb {
    /// The colour as a filling.
    pub const fn fill(self) -> Paint {
        Paint { fill: Some(self), stroke: None }
    }

    /// The colour as a stroke of some width.
    pub const fn stroke(self, width: f32) -> Stroke {
        Stroke { colour: self, width, dash: None }
    }

    /// The colour thinned with white: `share` of it is left.
    #[must_use]
    pub fn tint(self, share: f32) -> Rgb {
        let mix = |part: u8| (255.0 - share * (255.0 - f32::from(part))).round() as u8;
        Rgb(mix(self.0), mix(self.1), mix(self.2))
    }

    /// The contrast with another colour, from 1 to 21, as the accessibility guidelines (WCAG 2)
    /// measure it.
    pub fn contrast(self, other: Rgb) -> f32 {
        let (a, b) = (self.luminance(), other.luminance());
        (a.max(b) + 0.05) / (a.min(b) + 0.05)
    }

    fn luminance(self) -> f32 {
        let linear = |part: u8| match f32::from(part) / 255.0 {
            part if part <= 0.040_45 => part / 12.92,
            part => ((part + 0.055) / 1.055).powf(2.4),
        };
        0.2126 * linear(self.0) + 0.7152 * linear(self.1) + 0.0722 * linear(self.2)
    }
}

/// How a shape is painted: nothing of it shows that is not named.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Paint {
    /// What its inside is filled with.
    pub fill: Option<Rgb>,
    /// How its outline is drawn.
    pub stroke: Option<Stroke>,
}

impl Paint {
    /// The same with an outline.
    #[must_use]
    pub const fn outlined(self, stroke: Stroke) -> Paint {
        Paint { stroke: Some(stroke), ..self }
    }
}

impl From<Stroke> for Paint {
    fn from(stroke: Stroke) -> Paint {
        Paint { fill: None, stroke: Some(stroke) }
    }
}

/// A line with round ends and round corners.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Stroke {
    /// The colour of the stroke.
    pub colour: Rgb,
    /// The width of the stroke, in units of the picture.
    pub width: f32,
    /// The length of its dashes and of the gaps between them, if it is not drawn through.
    pub dash: Option<f32>,
}

impl Stroke {
    /// The same in dashes of some length.
    #[must_use]
    pub const fn dashed(self, length: f32) -> Stroke {
        Stroke { dash: Some(length), ..self }
    }
}

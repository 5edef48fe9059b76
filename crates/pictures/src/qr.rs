//! A link as a square that phones read.

use qrcode::{Color, QrCode};

/// The light margin that readers need, in modules.
const MARGIN: usize = 2;

/// The modules of a code, row by row, margin included: true is dark. None if the text is too long.
pub fn modules(text: &str) -> Option<Vec<Vec<bool>>> {
    let code = QrCode::new(text.as_bytes()).ok()?;
    let width = code.width();
    let dark = |x: usize, y: usize| {
        let inside = (MARGIN..MARGIN + width).contains(&x) && (MARGIN..MARGIN + width).contains(&y);
        inside && code[(x - MARGIN, y - MARGIN)] == Color::Dark
    };
    let side = width + 2 * MARGIN;
    Some((0..side).map(|y| (0..side).map(|x| dark(x, y)).collect()).collect())
}

/// The code for a terminal: two modules in a character, drawn so that dark terminals show it light.
pub fn terminal(text: &str) -> Option<String> {
    let rows = modules(text)?;
    let mut out = String::new();
    for pair in rows.chunks(2) {
        for (x, upper) in pair[0].iter().enumerate() {
            let lower = pair.get(1).is_some_and(|row| row[x]);
            out.push(match (upper, lower) {
                (false, false) => '█',
                (false, true) => '▀',
                (true, false) => '▄',
                (true, true) => ' ',
            });
        }
        out.push('\n');
    }
    Some(out)
}

/// The code as SVG, in the colour of the text around it.
pub fn svg(text: &str) -> Option<String> {
    let rows = modules(text)?;
    let side = rows.len();
    let mut path = String::new();
    for (y, row) in rows.iter().enumerate() {
        for (x, _) in row.iter().enumerate().filter(|(_, dark)| **dark) {
            path += &format!("M{x} {y}h1v1h-1z");
        }
    }
    Some(format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {side} {side}\" \
         shape-rendering=\"crispEdges\"><path d=\"M0 0h{side}v{side}h-{side}z\" fill=\"#fff\"/>\
         <path d=\"{path}\" fill=\"#000\"/></svg>"
    ))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_link_has_its_three_corners() {
        let rows = modules("http://192.168.1.20:8777/t/abcdefghijklmnopqrstuv").unwrap();
        let far = rows.len() - MARGIN - 7;
        for (x, y) in [(MARGIN, MARGIN), (far, MARGIN), (MARGIN, far)] {
            let ring = (0..7).all(|i| rows[y][x + i] && rows[y + 6][x + i] && rows[y + i][x]);
            assert!(ring && !rows[y + 1][x + 1] && rows[y + 3][x + 3]);
        }
        assert!(!rows[0].iter().any(|dark| *dark));
        assert_eq!(terminal("x").unwrap().lines().count(), modules("x").unwrap().len().div_ceil(2));
        assert!(svg("x").unwrap().starts_with("<svg"));
        assert_eq!(modules(&"x".repeat(5000)), None);
    }
}

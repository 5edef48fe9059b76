//! The board of cubes: `×` and `○` are the marks, with four players followed by the seat at whom the
//! dot points; `(×)` may be taken now, `>×<` is being considered, and an arrow shows the end from
//! which it is pushed in.

use ratatui::text::{Line, Span};
use table::registry::quixo::{Action, End, Mark, View};

use crate::drawing::Scene;

pub(crate) fn board(scene: &Scene<'_>) -> Option<Vec<Line<'static>>> {
    let view: View = scene.view()?;
    let legal: Vec<Action> = scene.offers();
    let chosen: Option<Action> = scene.considered();
    let side = view.rows.len();
    let end = |wanted: End| chosen.filter(|action| action.end == wanted);
    let at_column = |action: Option<Action>, arrow: &str| {
        let column = action.map(|action| usize::from(action.cell.column()));
        let cells: String = (0..side)
            .map(|i| format!("{:^6}", if Some(i) == column { arrow } else { "" }))
            .collect();
        Line::from(format!("       {cells}"))
    };
    let mut lines = players(scene, &view);
    lines.push(at_column(end(End::North), "▼"));
    for (index, row) in view.rows.iter().enumerate() {
        let number = side - index;
        let arrow = |wanted: End, sign: &'static str| match end(wanted) {
            Some(action) if usize::from(action.cell.row()) + 1 == number => sign,
            _ => " ",
        };
        let mut spans = vec![Span::raw(format!(" {number}  {} ", arrow(End::West, "►")))];
        for (column, sign) in row.chars().enumerate() {
            let here = |action: &Action| {
                usize::from(action.cell.column()) == column
                    && usize::from(action.cell.row()) + 1 == number
            };
            let cube = cube(&view, sign);
            let lined = view.lines.iter().any(|line| {
                line.cells.iter().any(|cell| {
                    usize::from(cell.column()) == column && usize::from(cell.row()) + 1 == number
                })
            });
            let (text, style) = if chosen.as_ref().is_some_and(here) {
                (format!(">{cube}<"), scene.paint.strong())
            } else if lined {
                (format!("={cube}="), scene.paint.strong())
            } else if legal.iter().any(here) {
                (format!("({cube})"), scene.paint.heading())
            } else {
                (cube, ratatui::style::Style::new())
            };
            spans.push(Span::styled(format!("{text:^6}"), style));
        }
        spans.push(Span::raw(format!(" {}", arrow(End::East, "◄"))));
        lines.push(Line::from(spans));
    }
    let pushed = end(End::South).map(|action| usize::from(action.cell.column()));
    let letter = |(column, letter): (usize, char)| {
        let arrow = if pushed == Some(column) { "▲" } else { "" };
        format!("{:^6}", format!("{arrow}{letter}"))
    };
    let letters: String = ('a'..).take(side).enumerate().map(letter).collect();
    lines.push(Line::from(format!("       {letters}")));
    Some(lines)
}

/// A cube as text: its mark, and with four players the seat at whom its dot points.
fn cube(view: &View, sign: char) -> String {
    let marked = |seat: u32| match view.marks.get(seat as usize) {
        Some(Mark::Cross) => "×",
        _ => "○",
    };
    match sign {
        'x' => "×".to_owned(),
        'o' => "○".to_owned(),
        digit if digit.is_ascii_digit() => {
            format!("{}{digit}", marked(digit.to_digit(10).unwrap_or(0)))
        }
        _ => "·".to_owned(),
    }
}

fn players(scene: &Scene<'_>, view: &View) -> Vec<Line<'static>> {
    let mut lines = Vec::new();
    let mut spans = Vec::new();
    for (seat, mark) in view.marks.iter().enumerate() {
        let mark = if *mark == Mark::Cross { "×" } else { "○" };
        let number = if view.marks.len() > 2 { format!("{seat}") } else { String::new() };
        let text = format!("{}{} {mark}{number}  ", scene.sign(seat), scene.name(seat));
        spans.push(Span::styled(text, scene.paint.heading()));
        // Two seats to a line: four names would not fit a narrow window.
        if seat % 2 == 1 {
            lines.push(Line::from(std::mem::take(&mut spans)));
        }
    }
    lines
}

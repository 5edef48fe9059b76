//! The board of tiles: a letter for the colour, a figure for the shape; `[R●]` is being considered.

use std::collections::BTreeMap;

use ratatui::text::{Line, Span};
use table::registry::qwirkle::tally::View as TallyView;
use table::registry::qwirkle::{Action, Cell, Shape, Tile, View};

use crate::drawing::Scene;

pub(crate) fn board(scene: &Scene<'_>) -> Option<Vec<Line<'static>>> {
    let view: View = scene.view()?;
    let chosen: BTreeMap<(i8, i8), Tile> = match scene.considered() {
        Some(Action::Play(play)) => play.iter().map(|p| ((p.cell.y, p.cell.x), p.tile)).collect(),
        _ => BTreeMap::new(),
    };
    let there: BTreeMap<(i8, i8), Tile> =
        view.board.iter().map(|p| ((p.cell.y, p.cell.x), p.tile)).collect();
    let cells: Vec<(i8, i8)> = there.keys().chain(chosen.keys()).copied().collect();
    let span = |of: fn(&(i8, i8)) -> i8| {
        let low = cells.iter().map(of).min().unwrap_or(0);
        let high = cells.iter().map(of).max().unwrap_or(0);
        low.saturating_sub(1)..=high.saturating_add(1)
    };
    let (rows, columns) = (span(|cell| cell.0), span(|cell| cell.1));
    let last: Vec<Cell> =
        view.last.iter().flat_map(|last| last.play.iter().map(|p| p.cell)).collect();
    let mut lines = players(scene, &view);
    let bag = Span::raw(format!("  ▩ {}", view.bag));
    if let Some(own) = view.own {
        let mut hand = vec![bag, Span::raw("   ")];
        for tile in own.hand.iter() {
            hand.push(Span::styled(format!(" {} ", text(tile)), scene.paint.colour(&colour(tile))));
            hand.push(Span::raw(format!("={tile} ")));
        }
        lines.push(Line::from(hand));
    } else {
        lines.push(Line::from(bag));
    }
    let header: String = columns.clone().map(|x| format!("{x:^4}")).collect();
    lines.push(Line::from(Span::styled(format!("     {header}"), scene.paint.lost())));
    for y in rows {
        let mut spans = vec![Span::styled(format!("{y:>4} "), scene.paint.lost())];
        for x in columns.clone() {
            spans.push(match (chosen.get(&(y, x)), there.get(&(y, x))) {
                (Some(tile), _) => Span::styled(format!("[{}]", text(*tile)), scene.paint.strong()),
                (None, Some(tile)) => {
                    let played_last = last.iter().any(|cell| (cell.y, cell.x) == (y, x));
                    let frame = if played_last { ('‹', '›') } else { (' ', ' ') };
                    let words = format!("{}{}{}", frame.0, text(*tile), frame.1);
                    Span::styled(words, scene.paint.colour(&colour(*tile)))
                }
                (None, None) => Span::styled(" ·  ", scene.paint.lost()),
            });
        }
        lines.push(Line::from(spans));
    }
    Some(lines)
}

/// A tile as two signs.
pub(super) fn text(tile: Tile) -> String {
    let figure = match tile.shape() {
        Shape::Circle => '●',
        Shape::Cross => '✖',
        Shape::Diamond => '◆',
        Shape::Square => '■',
        Shape::Star => '★',
        Shape::Clover => '♣',
    };
    format!("{}{figure}", tile.colour().letter())
}

fn colour(tile: Tile) -> String {
    format!("{:?}", tile.colour()).to_lowercase()
}

fn players(scene: &Scene<'_>, view: &View) -> Vec<Line<'static>> {
    let mut lines = Vec::new();
    let mut spans = Vec::new();
    for (seat, known) in view.seats.iter().enumerate() {
        let points = scene.points(known.score);
        let name = format!("{}{}", scene.sign(seat), scene.name(seat));
        spans.push(Span::styled(name, scene.paint.heading()));
        spans.push(Span::raw(format!("  {points} ▦{}  ", known.tiles)));
        // Two seats to a line: four names would not fit a narrow window.
        if seat % 2 == 1 && seat + 1 < view.seats.len() {
            lines.push(Line::from(std::mem::take(&mut spans)));
        }
    }
    lines.push(Line::from(spans));
    lines
}

/// The points of everybody, turn by turn: the tiles lie on a real table.
pub(crate) fn tally(scene: &Scene<'_>) -> Option<Vec<Line<'static>>> {
    let view: TallyView = scene.view()?;
    let line = |(seat, (total, turns)): (usize, (&i32, &Vec<u8>))| {
        let decides = !view.over && view.active.is_some_and(|active| active.index() == seat);
        let sign = if decides { "►" } else { " " };
        let turns: Vec<String> = turns.iter().map(u8::to_string).collect();
        Line::from(format!("{sign} {} {total}   {}", scene.name(seat), turns.join(" + ")))
    };
    Some(view.totals.iter().zip(&view.turns).enumerate().map(line).collect())
}

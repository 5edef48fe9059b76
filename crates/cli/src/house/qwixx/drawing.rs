//! Sheets, dice and cards.
//!
//! `[5]` is ticked, `(5)` may be ticked now, `>5<` is being considered, a dot is lost; a letter
//! before a number is a colour other than the row's. `legend-qwixx` says it to players.

use ratatui::text::{Line, Span};
use table::registry::qwixx::cards::{Action as CardAction, Back, View as CardsView};
use table::registry::qwixx::dice::{Action as DiceAction, View as DiceView};
use table::registry::qwixx::pad::{Action as PadAction, View as PadView};
use table::registry::qwixx::{Badge, Cell, Colour, Colours, Pad, SheetView, Symbol};

use crate::drawing::Scene;

pub(crate) fn dice(scene: &Scene<'_>) -> Option<Vec<Line<'static>>> {
    let view: DiceView = scene.view()?;
    let cell = |action: DiceAction| match action {
        DiceAction::Tick { cell, .. } => Some(cell),
        DiceAction::Pass => None,
    };
    let lit = Highlights {
        legal: scene.offers().into_iter().filter_map(cell).collect(),
        chosen: scene.considered().and_then(cell).into_iter().collect(),
    };
    let mut lines = Vec::new();
    if let Some(roll) = view.roll {
        // Whoever rolled is named: all decide.
        let roller = view.active.map(|seat| scene.name(seat.index())).unwrap_or_default();
        let mut spans = vec![Span::raw(format!("  {roller} "))];
        let white = roll.white();
        spans.extend(white.map(|face| Span::styled(format!(" w{face} "), scene.paint.strong())));
        spans.push(Span::raw(format!(" = {}   ", roll.sum())));
        for colour in Colour::ALL {
            if let Some(face) = roll.die(colour) {
                let style = scene.paint.colour(&colour.to_string());
                spans.push(Span::styled(format!(" {}{face} ", colour.letter()), style));
                spans.push(Span::raw(" "));
            }
        }
        lines.push(Line::from(spans));
    }
    for seat in order(view.sheets.len(), view.viewer.map(|seat| seat.index())) {
        let mine = view.viewer.is_some_and(|viewer| viewer.index() == seat);
        let lit = if mine { &lit } else { &Highlights::NONE };
        lines.push(heading(scene, &view.sheets[seat], seat, None));
        lines.extend(sheet(scene, &view.sheets[seat], &view.setup.pad, view.closed, lit));
    }
    Some(lines)
}

pub(crate) fn cards(scene: &Scene<'_>) -> Option<Vec<Line<'static>>> {
    let view: CardsView = scene.view()?;
    let pad = view.setup.pad;
    let cells = |action: CardAction| -> Vec<Cell> {
        match action {
            CardAction::Tick(cell) => vec![cell],
            CardAction::Play(play) => play
                .ticks()
                .filter_map(|number| pad.edition.cell_of_colour(play.colour(), number))
                .collect(),
            CardAction::Take(_) | CardAction::Pass => Vec::new(),
        }
    };
    let lit = Highlights {
        legal: scene.offers().into_iter().flat_map(cells).collect(),
        chosen: scene.considered().map(cells).unwrap_or_default(),
    };
    let taken = match scene.considered() {
        Some(CardAction::Take(place)) => Some(usize::from(place)),
        _ => None,
    };
    let mut row = vec![Span::raw("  ")];
    for (place, back) in view.row.iter().enumerate() {
        let style = if taken == Some(place) { scene.paint.strong() } else { scene.paint.heading() };
        row.push(Span::styled(format!("{place}:[{}]", back.number), style));
        row.push(Span::raw(" "));
    }
    if let Some(top) = view.top {
        row.push(Span::raw(format!("  ▤ [{}] × {}", top.number, view.pile)));
    }
    let mut lines = vec![Line::from(row)];
    for seat in order(view.sheets.len(), view.viewer.map(|seat| seat.index())) {
        let hand = &view.hands[seat];
        let held = match hand.cards {
            Some(cards) => cards
                .iter()
                .flat_map(|card| {
                    let style = card.colour.map_or(scene.paint.strong(), |colour| {
                        scene.paint.colour(&colour.to_string())
                    });
                    [Span::styled(format!(" {card} "), style), Span::raw(" ")]
                })
                .collect(),
            None => vec![Span::raw(backs(&hand.backs))],
        };
        let mine = view.viewer.is_some_and(|viewer| viewer.index() == seat);
        let lit = if mine { &lit } else { &Highlights::NONE };
        lines.push(heading(scene, &view.sheets[seat], seat, Some(held)));
        lines.extend(sheet(scene, &view.sheets[seat], &pad, view.sheets[seat].locks, lit));
    }
    Some(lines)
}

/// The sheets alone: the dice lie on a real table.
pub(crate) fn pad(scene: &Scene<'_>) -> Option<Vec<Line<'static>>> {
    let view: PadView = scene.view()?;
    let cells = |action: PadAction| -> Vec<Cell> {
        let PadAction::Marks(marks) = action else { return Vec::new() };
        marks.common.into_iter().chain(marks.own()).map(|tick| tick.cell).collect()
    };
    let lit =
        Highlights { legal: Vec::new(), chosen: scene.considered().map(cells).unwrap_or_default() };
    let mut lines = Vec::new();
    for seat in order(view.sheets.len(), view.viewer.map(|seat| seat.index())) {
        let mine = view.viewer.is_some_and(|viewer| viewer.index() == seat);
        let lit = if mine { &lit } else { &Highlights::NONE };
        let shown = &view.sheets[seat];
        let closed = if view.setup.shares_locks() { view.closed } else { shown.locks };
        lines.push(heading(scene, shown, seat, None));
        lines.extend(sheet(scene, shown, view.setup.pad(), closed, lit));
    }
    Some(lines)
}

/// The columns that a sheet of eleven numbers takes.
const WIDE: u16 = 70;

/// The cells that stand out.
struct Highlights {
    legal: Vec<Cell>,
    chosen: Vec<Cell>,
}

impl Highlights {
    const NONE: Highlights = Highlights { legal: Vec::new(), chosen: Vec::new() };
}

/// The viewer's own sheet first, then the others in seat order.
fn order(seats: usize, viewer: Option<usize>) -> impl Iterator<Item = usize> {
    let others = (0..seats).filter(move |seat| Some(*seat) != viewer);
    viewer.into_iter().chain(others)
}

fn backs(backs: &[Back]) -> String {
    backs.iter().map(|back| format!("?{}", back.number)).collect::<Vec<_>>().join(" ")
}

fn heading(
    scene: &Scene<'_>,
    sheet: &SheetView,
    seat: usize,
    hand: Option<Vec<Span<'static>>>,
) -> Line<'static> {
    let points = scene.points(sheet.tally.total);
    let mut spans = vec![
        Span::styled(format!("{}{}", scene.sign(seat), scene.name(seat)), scene.paint.heading()),
        Span::raw(format!("  {points}  {}", "✗".repeat(sheet.misses.into()))),
    ];
    if let Some([low, high]) = sheet.lucky {
        spans.push(Span::raw(format!("  ♣ {low} {high}")));
    }
    if let Some(hand) = hand {
        spans.push(Span::raw("  "));
        spans.extend(hand);
    }
    Line::from(spans)
}

fn sheet(
    scene: &Scene<'_>,
    sheet: &SheetView,
    pad: &Pad,
    closed: Colours,
    lit: &Highlights,
) -> Vec<Line<'static>> {
    let mut lines: Vec<Line<'static>> =
        Colour::ALL.map(|row| sheet_row(scene, sheet, pad, closed, lit, row)).into();
    if !pad.edition.bar.is_empty() {
        let mut spans = vec![Span::raw("    ")];
        for (index, colour) in (0u8..).zip(&pad.edition.bar) {
            let (sign, style) = if sheet.boxes.contains(&index) {
                ('x', scene.paint.strong())
            } else if closed.contains(*colour) {
                ('·', scene.paint.lost())
            } else {
                (colour.letter(), scene.paint.colour(&colour.to_string()))
            };
            spans.push(Span::styled(format!(" {sign} "), style));
            spans.push(Span::raw(" "));
        }
        lines.push(Line::from(spans));
    }
    if !sheet.pairs.is_empty() {
        let signs: String =
            sheet.pairs.iter().map(|symbol| format!(" {}", sign(*symbol))).collect();
        lines.push(Line::from(format!("   {signs}")));
    }
    lines
}

/// The sign of a pair: that of drawings, but for the octagon, which few fonts of terminals have.
fn sign(symbol: Symbol) -> char {
    if symbol == Symbol::Octagon { '◎' } else { symbol.sign() }
}

fn sheet_row(
    scene: &Scene<'_>,
    sheet: &SheetView,
    pad: &Pad,
    closed: Colours,
    lit: &Highlights,
    row: Colour,
) -> Line<'static> {
    let ticked = &sheet.rows[row.index()];
    let cells = pad.edition.row(row);
    let last = cells.iter().rposition(|cell| ticked.contains(&cell.number));
    // Long rows are set closer, so that they fit eighty columns; in a narrow window plain ones, too.
    let plain = cells.iter().all(|cell| cell.badge.is_none() && cell.colour == row);
    let close = cells.len() > 12 || scene.columns < WIDE && plain;
    let width = if close { 4 } else { 5 };
    let mut spans = vec![Span::styled(format!("  {} ", row.letter()), scene.paint.heading())];
    for (position, printed) in cells.iter().enumerate() {
        let cell = Cell { row, number: printed.number };
        let letter =
            if printed.colour == row { String::new() } else { printed.colour.letter().into() };
        let badge = match printed.badge {
            Some(Badge::Bar) => "*".to_owned(),
            Some(Badge::Half(symbol)) => sign(symbol).to_string(),
            None => String::new(),
        };
        let number = format!("{letter}{}{badge}", printed.number);
        let colour = scene.paint.colour(&printed.colour.to_string());
        let lost = closed.contains(row) || last.is_some_and(|last| position < last);
        let (text, style) = if ticked.contains(&printed.number) {
            (format!("[{number}]"), colour.patch(scene.paint.strong()))
        } else if lost {
            ("·".to_owned(), scene.paint.lost())
        } else if lit.chosen.contains(&cell) {
            (format!(">{number}<"), scene.paint.strong())
        } else if lit.legal.contains(&cell) {
            (format!("({number})"), colour.patch(scene.paint.heading()))
        } else {
            (number, colour)
        };
        spans.push(Span::styled(format!("{text:^width$}"), style));
    }
    let lock = match (sheet.locks.contains(row), closed.contains(row)) {
        (true, _) => "[#]",
        (false, true) => " x ",
        (false, false) => " # ",
    };
    spans.push(Span::styled(lock, scene.paint.colour(&row.to_string())));
    let points = sheet.tally.rows[row.index()];
    spans.push(Span::raw(format!(" {:>2}= {points}", sheet.crosses[row.index()])));
    Line::from(spans)
}

#[cfg(test)]
mod tests {
    use game::Setup;
    use qwixx::Edition;
    use qwixx::drawing::Drawing;
    use words::{Language, Words};

    use crate::drawing::{Paint, Scene};

    #[test]
    fn a_sheet_that_is_only_drawn_is_shown_as_it_is_drawn() {
        Edition::add(Drawing {
            name: "seventh",
            sheet: include_str!("../../../../qwixx/tests/seventh.txt"),
            sides: 7,
            bar: "r y g b",
            ..Drawing::CLASSIC
        });
        let game = table::any_match::open("qwixx", &Setup::new("seventh", 1)).expect("a table");
        let names = ["Nora".to_owned()];
        let scene = Scene {
            game: "qwixx",
            view: game.view(game::Viewer::Watcher),
            legal: &[],
            chosen: None,
            deciding: game::Seats::NONE,
            names: &names,
            words: &Words::new(Language::ENGLISH),
            paint: Paint::Plain,
            columns: 80,
        };
        let shown: Vec<String> = scene.draw().iter().map(ToString::to_string).collect();
        assert!(shown.iter().any(|line| line.contains("y3") && line.contains("14")), "{shown:?}");
        assert!(shown.iter().any(|line| line.contains("g9")), "{shown:?}");
    }
}

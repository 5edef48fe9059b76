//! Laws about what may be known.

use super::{Verdict, random_step, same};
use crate::contract::{Game, Turn, Viewer};
use crate::luck::Stream;

/// A state imagined from a view looks like that view, waits for the same thing, offers its viewer
/// the same actions, and can be played on.
pub(super) fn an_imagined_state_looks_the_same<G: Game>(
    game: &G,
    viewer: Viewer,
    luck: &mut Stream,
) -> Verdict {
    let view = game.view(viewer);
    let mut imagined = match G::imagine(&view, luck) {
        Ok(imagined) => imagined,
        Err(error) => return Err(("every view can be imagined", error.to_string())),
    };
    same("an imagined state looks the same", &imagined.view(viewer), &view)?;
    same("an imagined state waits for the same", &imagined.turn(), &game.turn())?;
    if let (Turn::Decide(seats), Viewer::Seat(seat)) = (game.turn(), viewer)
        && seats.contains(seat)
    {
        same("an imagined state offers the same", &imagined.legal(seat), &game.legal(seat))?;
    }
    for _ in 0..4 {
        let Some(step) = random_step(&imagined, luck) else {
            break;
        };
        imagined
            .play(step, &mut |_, _| {})
            .map_err(|refusal| ("an imagined state can be played on", refusal.to_string()))?;
    }
    Ok(())
}

/// A view that is written down and read again is the same view.
pub(super) fn a_view_survives_the_wire<G: Game>(game: &G, viewer: Viewer) -> Verdict {
    let law = "a view survives the wire";
    let view = game.view(viewer);
    let text = serde_json::to_string(&view).map_err(|error| (law, error.to_string()))?;
    let read: G::View =
        serde_json::from_str(&text).map_err(|error| (law, format!("{error}: {text}")))?;
    same(law, &read, &view)
}

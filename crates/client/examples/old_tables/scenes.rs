//! The tables that are made: every game and sheet, running and finished, and all that can happen
//! beside a game.

use std::time::Duration;

use client::Server;
use game::Seat;
use protocol::{Clock, Late, LuckChoice, News, OfferKind, Options, Phase, Request};
use table::fair::{commitment, hex};

use crate::people::{Chair, DataResult, Scene};
use Chair::{Beside, Bot, Open, Person};

/// More answers than any match takes.
const ALL: usize = 10_000;

/// Nobody has to be patient, but for what a table is about.
fn quick() -> Options {
    Options { pace: 0, ..Options::default() }
}

fn seeded(seed: &str) -> LuckChoice {
    LuckChoice::Seeded { seed: seed.to_owned() }
}

/// Makes all tables, the one that cannot wait last.
pub(crate) async fn all(server: &Server) -> DataResult<Vec<Scene>> {
    let mut all = qwixx(server).await?;
    all.extend(cards(server).await?);
    all.extend(quixo(server).await?);
    all.extend(qwirkle(server).await?);
    all.extend(around(server).await?);
    Ok(all)
}

async fn qwixx(server: &Server) -> DataResult<Vec<Scene>> {
    use LuckChoice::{Fair, Typed};
    let mut all = Vec::new();

    let mut scene = Scene::open(
        server,
        "sealed answers in the middle of a question",
        ("qwixx", "classic 3"),
        Fair,
        quick(),
        &[Person("Anna"), Person("Zoë"), Bot("greedy")],
    )
    .await?;
    scene.start().await?;
    scene.play(6).await?;
    say(&mut scene, 1, "Who has the dice?", false).await?;
    say(&mut scene, 0, "Toi, Zoë 🎲", false).await?;
    scene.seal(0).await?;
    all.push(scene);

    let mut scene = Scene::open(
        server,
        "a second match, running",
        ("qwixx", "classic 2"),
        Fair,
        quick(),
        &[Person("Anna"), Bot("random")],
    )
    .await?;
    scene.start().await?;
    scene.play(ALL).await?;
    rematch(&mut scene).await?;
    scene.start().await?;
    scene.play(4).await?;
    all.push(scene);

    let people = [Person("Anna"), Person("Bob")];
    let longo = ("qwixx", "longo 2 lucky=2/16,9/10");
    let mut scene =
        Scene::open(server, "typed dice, once corrected", longo, Typed, quick(), &people).await?;
    scene.start().await?;
    // Who begins, the dice, and the dice once more.
    for _ in 0..3 {
        scene.roll().await?;
    }
    scene.play(5).await?;
    all.push(scene);

    let longo = ("qwixx", "longo 2");
    let bots = [Bot("easy"), Bot("random")];
    let people = [Person("Anna"), Bot("easy")];
    let luck = seeded("our seed");
    all.push(finished(server, "seeded, to the end", longo, luck, quick(), &people).await?);

    let clock = Clock::Bank { seconds: 86_400, increment: 5 };
    let mut scene = Scene::open(
        server,
        "a clock for the whole match",
        ("qwixx", "gemixxt-a 3"),
        seeded("clocks"),
        Options { clock, late: Late::Bot, ..quick() },
        &[Person("Anna"), Person("Bob"), bots[1]],
    )
    .await?;
    scene.start().await?;
    scene.play(7).await?;
    all.push(scene);

    let people = [Person("Anna"), Person("Bob")];
    let sheet = ("qwixx", "gemixxt-a 2");
    let mut scene =
        Scene::open(server, "taken back, then to the end", sheet, Fair, quick(), &people).await?;
    scene.start().await?;
    scene.play(5).await?;
    take_back(&mut scene).await?;
    scene.play(ALL).await?;
    all.push(scene);

    let mut scene = Scene::open(
        server,
        "a bot stands in",
        ("qwixx", "gemixxt-b 2"),
        Fair,
        Options { stand_in: Some("greedy".to_owned()), grace: 1, ..quick() },
        &people,
    )
    .await?;
    scene.start().await?;
    scene.play(4).await?;
    scene.people[1].socket = None;
    let came = |news: &News| matches!(news, News::StoodIn { .. });
    scene.socket(0)?.until(|socket| socket.news.iter().any(came)).await?;
    scene.play(2).await?;
    all.push(scene);

    let sheet = ("qwixx", "gemixxt-b 2");
    all.push(finished(server, "typed dice, to the end", sheet, Typed, quick(), &people).await?);

    let mut scene = Scene::open(
        server,
        "a seat that moved to another device",
        ("qwixx", "bonus-a 2"),
        Fair,
        Options { decline_for_me: true, ..quick() },
        &[Person("Anna"), Bot("greedy")],
    )
    .await?;
    scene.start().await?;
    scene.play(3).await?;
    let token = scene.people[0].device.invite(0).await?;
    let (_, device) = server.enter(&scene.opened.table, Some(&token)).await?;
    scene.people[0].socket = Some(device.connect(None).await?);
    scene.people[0].device = device;
    scene.play(3).await?;
    all.push(scene);

    let clock = Clock::Decision { seconds: 1 };
    let options = Options { clock, late: Late::Bot, ..quick() };
    let sheet = ("qwixx", "bonus-a 2");
    let mut scene =
        Scene::open(server, "somebody was late, and gave up", sheet, Fair, options, &people)
            .await?;
    scene.start().await?;
    scene.play(4).await?;
    let late = |news: &News| matches!(news, News::RanOutOfTime { .. });
    scene.socket(1)?.until(|socket| socket.news.iter().any(late)).await?;
    scene.socket(1)?.ask(Request::Resign { seat: Seat(1) }).await?;
    scene.play(ALL).await?;
    all.push(scene);

    let mut scene = Scene::open(
        server,
        "somebody gave up and somebody rose",
        ("qwixx", "bonus-b 4"),
        Fair,
        quick(),
        &[Person("Anna"), Person("Bob"), Person("Cléo"), Person("Dan")],
    )
    .await?;
    scene.socket(0)?.ask(Request::PassHost { seat: Seat(3) }).await?;
    scene.people.rotate_right(1);
    scene.start().await?;
    scene.play(6).await?;
    scene.socket(2)?.ask(Request::Resign { seat: Seat(1) }).await?;
    scene.socket(3)?.ask(Request::Rise { seat: Seat(2) }).await?;
    scene.people.truncate(3);
    scene.play(4).await?;
    all.push(scene);

    let sheet = ("qwixx", "bonus-b 2");
    let people = [Person("Anna"), Bot("greedy")];
    let luck = seeded("bonus");
    all.push(finished(server, "a bonus sheet, to the end", sheet, luck, quick(), &people).await?);
    Ok(all)
}

async fn cards(server: &Server) -> DataResult<Vec<Scene>> {
    use LuckChoice::Fair;
    let mut all = Vec::new();
    let two = [Person("Anna"), Person("Bob")];
    let bot = [Person("Anna"), Bot("greedy")];
    for (name, setup, luck, chairs, answers) in [
        ("cards", "classic 2", Fair, two, 6),
        ("cards with jokers", "jokers 2", seeded("jokers"), two, 7),
        ("cards on a mixed sheet", "gemixxt-a 2", Fair, bot, 5),
        ("cards on another mixed sheet", "gemixxt-b 2", Fair, bot, 8),
        ("cards, to the end", "classic 2", Fair, bot, ALL),
        ("cards with jokers, to the end", "jokers 2", Fair, bot, ALL),
        ("cards on a mixed sheet, to the end", "gemixxt-a 2", seeded("a"), bot, ALL),
        ("cards on another mixed sheet, to the end", "gemixxt-b 2", Fair, two, ALL),
    ] {
        let game = ("qwixx-cards", setup);
        let mut scene = Scene::open(server, name, game, luck, quick(), &chairs).await?;
        scene.start().await?;
        scene.play(answers).await?;
        all.push(scene);
    }
    Ok(all)
}

async fn quixo(server: &Server) -> DataResult<Vec<Scene>> {
    use LuckChoice::Fair;
    let mut all = Vec::new();
    let two = [Person("Anna"), Person("Bob")];
    let bot = [Person("Anna"), Bot("medium")];

    let game = ("quixo", "two 2");
    let mut scene = Scene::open(server, "taken back", game, Fair, quick(), &two).await?;
    scene.start().await?;
    scene.play(6).await?;
    take_back(&mut scene).await?;
    scene.play(2).await?;
    let offer = Request::Offer { seat: Seat(0), offer: OfferKind::Draw };
    scene.socket(0)?.ask(offer).await?;
    all.push(scene);

    let game = ("quixo", "two 2 side=3");
    let mut scene = Scene::open(server, "a rematch under way", game, Fair, quick(), &two).await?;
    scene.start().await?;
    scene.play(3).await?;
    let offer = Request::Offer { seat: Seat(1), offer: OfferKind::Draw };
    scene.socket(1)?.ask(offer).await?;
    let offered = |socket: &client::Socket| socket.table.offer.is_some();
    scene.socket(0)?.until(offered).await?;
    scene.socket(0)?.ask(Request::Reply { seat: Seat(0), yes: true }).await?;
    scene.play(ALL).await?;
    rematch(&mut scene).await?;
    all.push(scene);

    let game = ("quixo", "two 2");
    all.push(finished(server, "quixo, to the end", game, Fair, quick(), &bot).await?);

    let four = [Person("Anna"), Person("Bob"), Person("Cléo"), Bot("greedy")];
    let options = Options { team_chat: true, ..quick() };
    let game = ("quixo", "four 4");
    let mut scene = Scene::open(server, "partners whisper", game, Fair, options, &four).await?;
    scene.start().await?;
    scene.play(5).await?;
    say(&mut scene, 0, "the corner", true).await?;
    say(&mut scene, 2, "which one?", true).await?;
    say(&mut scene, 1, "no whispering, please", false).await?;
    all.push(scene);

    let four = [Person("Anna"), Bot("easy"), Bot("medium"), Bot("greedy")];
    all.push(finished(server, "quixo for four, to the end", game, Fair, quick(), &four).await?);
    Ok(all)
}

async fn qwirkle(server: &Server) -> DataResult<Vec<Scene>> {
    use LuckChoice::Fair;
    let mut all = Vec::new();
    for (name, setup, luck, chairs, answers) in [
        ("qwirkle", "standard 3", Fair, &[Person("Anna"), Person("Bob"), Bot("greedy")][..], 9),
        (
            "two people at one device",
            "standard 2",
            seeded("us"),
            &[Person("Anna"), Beside("Bob")],
            7,
        ),
        ("qwirkle, to the end", "standard 2", Fair, &[Person("Anna"), Bot("medium")], ALL),
        (
            "qwirkle for four, to the end",
            "standard 4",
            seeded("four"),
            &[Person("Anna"), Bot("easy"), Bot("random"), Person("Bob")],
            ALL,
        ),
    ] {
        let game = ("qwirkle", setup);
        let mut scene = Scene::open(server, name, game, luck, quick(), chairs).await?;
        scene.start().await?;
        scene.play(answers).await?;
        all.push(scene);
    }
    Ok(all)
}

/// Tables that have not started, were closed, or are just being opened.
async fn around(server: &Server) -> DataResult<Vec<Scene>> {
    use LuckChoice::Fair;
    let mut all = Vec::new();
    let two = [Person("Anna"), Person("Bob")];

    let mut scene =
        Scene::open(server, "closed", ("qwirkle", "standard 2"), Fair, quick(), &two).await?;
    scene.start().await?;
    scene.play(3).await?;
    scene.socket(0)?.ask(Request::Close).await?;
    all.push(scene);

    let open = [Person("Anna"), Bot("greedy"), Open];
    let game = ("qwixx", "classic 3");
    let mut scene = Scene::open(server, "a seat is open", game, Fair, quick(), &open).await?;
    scene.people[0].device.invite(2).await?;
    let name = "Anne".to_owned();
    scene.socket(0)?.ask(Request::Rename { seat: Seat(0), name }).await?;
    all.push(scene);

    let three = [Person("Anna"), Person("Bob"), Bot("greedy")];
    let game = ("qwixx", "classic 3");
    all.push(Scene::open(server, "gathering", game, Fair, quick(), &three).await?);

    // What should be kept of the others has been; this one does not wait.
    tokio::time::sleep(Duration::from_millis(200)).await;
    let mut scene =
        Scene::open(server, "being opened", ("qwixx", "classic 2"), Fair, quick(), &two).await?;
    scene.socket(0)?.ask(Request::Start).await?;
    scene.open_nonces(0).await?;
    all.push(scene);
    Ok(all)
}

/// A match from the first step to the last.
async fn finished(
    server: &Server,
    name: &'static str,
    game: (&str, &str),
    luck: LuckChoice,
    options: Options,
    chairs: &[Chair],
) -> DataResult<Scene> {
    let mut scene = Scene::open(server, name, game, luck, options, chairs).await?;
    scene.start().await?;
    scene.play(ALL).await?;
    Ok(scene)
}

async fn say(scene: &mut Scene, person: usize, text: &str, team: bool) -> DataResult {
    let seat = scene.people[person].nonces[0].0;
    let said = Request::Chat { seat, text: text.to_owned(), team, mark: None };
    scene.socket(person)?.ask(said).await?;
    Ok(())
}

/// The first person takes the last decision back, and the second agrees.
async fn take_back(scene: &mut Scene) -> DataResult {
    let (first, second) = (scene.people[0].nonces[0].0, scene.people[1].nonces[0].0);
    let offer = Request::Offer { seat: first, offer: OfferKind::TakeBack };
    scene.socket(0)?.ask(offer).await?;
    scene.socket(1)?.until(|socket| socket.table.offer.is_some()).await?;
    scene.socket(1)?.ask(Request::Reply { seat: second, yes: true }).await?;
    let back = |news: &News| matches!(news, News::TakenBack);
    scene.socket(0)?.until(|socket| socket.news.iter().any(back)).await.map_err(Into::into)
}

/// Another match is prepared; everybody has moved one seat on, and commits anew.
async fn rematch(scene: &mut Scene) -> DataResult {
    scene.socket(0)?.ask(Request::Rematch).await?;
    for person in 0..scene.people.len() {
        let socket = scene.socket(person)?;
        socket.until(|socket| socket.table.phase == Phase::Gathering).await?;
        let seats: Vec<Seat> = socket.you.seats.iter().collect();
        scene.people[person].nonces.clear();
        for seat in seats {
            let nonce = scene.nonce(person, seat);
            let request = Request::Commit { seat, commitment: hex(&commitment(&nonce)) };
            scene.socket(person)?.ask(request).await?;
        }
    }
    Ok(())
}

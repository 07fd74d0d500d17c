//! Functions of numbers. Texts cross in a buffer: [`input`] says where JavaScript writes one, three bytes a character,
//! and [`output`] where it reads one, in UTF-8. A function that puts something out returns its length. One that fails returns the length of the error
//! put out as a negative number.

use crate::{NONE, Table, Which, errors};
use chariot_game::{Endgame, Error, Line, Notation, Side, Style};
use std::cell::RefCell;
use wasm_bindgen::prelude::wasm_bindgen;

/// The notations by number.
const STYLES: [Style; 7] =
    [Style::Uci, Style::Uci960, Style::San, Style::Iccs, Style::Wxf, Style::ZhHans, Style::ZhHant];

/// The games of this build. A module for JavaScript has one.
const GAMES: &[fn() -> Box<dyn Table>] = &[
    #[cfg(feature = "chess")]
    new_table::<chariot_chess::Position>,
    #[cfg(feature = "xiangqi")]
    new_table::<chariot_xiangqi::Position>,
];

fn new_table<P: Notation + Endgame + 'static>() -> Box<dyn Table> {
    Box::new(Line::new(P::startpos()))
}

struct Desk {
    table: Box<dyn Table>,
    input: Vec<u8>,
    output: Vec<u8>,
}

thread_local! {
    static DESK: RefCell<Desk> =
        RefCell::new(Desk { table: GAMES[0](), input: Vec::new(), output: Vec::new() });
}

/// `dyn`, so that the code around it is there once.
fn ask(answer: &mut dyn FnMut(&mut Desk) -> i32) -> i32 {
    DESK.with_borrow_mut(answer)
}

impl Desk {
    fn text(&self) -> String {
        let (codes, _) = self.input.as_chunks();
        codes
            .iter()
            .filter_map(|&[low, middle, high]| char::from_u32(u32::from_le_bytes([low, middle, high, 0])))
            .collect()
    }

    fn put(&mut self, bytes: impl Into<Vec<u8>>) -> i32 {
        self.output = bytes.into();
        self.output.len() as i32
    }

    fn fail(&mut self, error: &Error) -> i32 {
        -self.put(errors::to_json(error))
    }
}

fn style(number: u8) -> Style {
    STYLES.get(usize::from(number)).copied().unwrap_or(Style::Uci)
}

fn which(number: u32) -> Which {
    match u8::try_from(number) {
        Ok(NONE) => Which::All,
        Ok(square) => Which::From(square),
        Err(_) => Which::Index(number as usize - 256),
    }
}

fn side(number: u8) -> Side {
    if number == 0 { Side::First } else { Side::Second }
}

/// Makes room for an input; returns its address.
#[wasm_bindgen]
#[must_use]
pub fn input(length: usize) -> i32 {
    ask(&mut |desk| {
        desk.input.clear();
        desk.input.resize(length, 0);
        desk.input.as_mut_ptr() as usize as i32
    })
}

/// Address of the last output.
#[wasm_bindgen]
#[must_use]
pub fn output() -> i32 {
    ask(&mut |desk| desk.output.as_ptr() as usize as i32)
}

/// Sets up the FEN put in; an empty one is the usual start. Puts out the names of repairs.
#[wasm_bindgen]
#[must_use]
pub fn start() -> i32 {
    ask(&mut |desk| match desk.table.start(&desk.text()) {
        Ok(repairs) => desk.put(repairs),
        Err(error) => desk.fail(&error),
    })
}

/// Plays the legal moves whose indices are put in; returns how many there were.
#[wasm_bindgen]
#[must_use]
pub fn replay() -> i32 {
    ask(&mut |Desk { table, input, .. }| {
        input.iter().take_while(|&&index| table.play(index.into())).count() as i32
    })
}

/// Plays a legal move by its index; returns 0 if there is none.
#[wasm_bindgen]
#[must_use]
pub fn play(index: usize) -> i32 {
    ask(&mut |desk| desk.table.play(index).into())
}

/// Takes back a move; returns 0 at the start.
#[wasm_bindgen]
#[must_use]
pub fn undo() -> i32 {
    ask(&mut |desk| desk.table.undo().into())
}

/// The index of the move put in, written in a notation, or in any if the number is none of a notation.
#[wasm_bindgen]
#[must_use]
pub fn find(notation: u8) -> i32 {
    let style = STYLES.get(usize::from(notation)).copied();
    ask(&mut |desk| match desk.table.find(&desk.text(), style) {
        Ok(index) => index as i32,
        Err(error) => desk.fail(&error),
    })
}

/// Puts out legal moves: all of them, those from a square, or from 256 on the one of an index.
#[wasm_bindgen]
#[must_use]
pub fn moves(from: u32) -> i32 {
    ask(&mut |desk| desk.put(desk.table.moves(which(from))))
}

/// Puts out the legal moves of [`moves`] in a notation, one a line.
#[wasm_bindgen]
#[must_use]
pub fn texts(from: u32, notation: u8) -> i32 {
    ask(&mut |desk| desk.put(desk.table.texts(which(from), style(notation))))
}

/// Puts out the FEN.
#[wasm_bindgen]
#[must_use]
pub fn fen() -> i32 {
    ask(&mut |desk| desk.put(desk.table.fen()))
}

/// Square in check, or −1.
#[wasm_bindgen]
#[must_use]
pub fn check() -> i32 {
    ask(&mut |desk| desk.table.check().map_or(-1, i32::from))
}

/// Occurrences of the position.
#[wasm_bindgen]
#[must_use]
pub fn repetitions() -> i32 {
    ask(&mut |desk| desk.table.repetitions() as i32)
}

/// Puts out the result, one part a line; nothing while the game goes on.
#[wasm_bindgen]
#[must_use]
pub fn result(notation: u8) -> i32 {
    ask(&mut |desk| desk.put(desk.table.result(style(notation))))
}

/// Whether a side can mate: 1 or 0.
#[wasm_bindgen]
#[must_use]
pub fn can_win(player: u8) -> i32 {
    ask(&mut |desk| desk.table.can_win(side(player)).into())
}

/// Puts out the squares of the attackers.
#[wasm_bindgen]
#[must_use]
pub fn attackers(square: u8, player: u8) -> i32 {
    ask(&mut |desk| desk.put(desk.table.attackers(square, side(player))))
}

/// Puts out the counts of perft by legal move, eight bytes each, the lowest first.
#[wasm_bindgen]
#[must_use]
pub fn divide(depth: u8) -> i32 {
    ask(&mut |desk| desk.put(desk.table.divide(depth).concat()))
}

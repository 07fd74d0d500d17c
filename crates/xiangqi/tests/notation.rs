//! Moves written and parsed: coordinates, ICCS, WXF, Chinese in both scripts.

use chariot_game::{Notation, Style};
use chariot_xiangqi::Position;

const START: &str = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1";
const BLACK_START: &str = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR b - - 0 1";
/// Two rooks, two horses and two cannons, each pair on one file.
const PAIRS: &str = "4k4/9/N8/3R5/7C1/N8/3R5/7C1/9/5K3 w - - 0 1";
/// Advisors and elephants on one file.
const DEFENDERS: &str = "4k4/9/9/9/9/2B6/9/3A5/3K5/2BA5 w - - 0 1";
const THREE_PAWNS: &str = "3k5/9/9/4P4/4P4/4P4/9/9/9/5K3 w - - 0 1";
/// All three can move sideways.
const THREE_ACROSS: &str = "3k5/9/4P4/4P4/4P4/9/9/9/9/5K3 w - - 0 1";
const FOUR_PAWNS: &str = "3k5/9/4P4/4P4/4P4/4P4/9/9/9/5K3 w - - 0 1";
const FIVE_PAWNS: &str = "3k5/4P4/4P4/4P4/4P4/4P4/9/9/9/5K3 w - - 0 1";
const TWO_FILES: &str = "3k5/9/9/2P3P2/2P3P2/2P6/9/9/9/5K3 w - - 0 1";
const ONE_ELSEWHERE: &str = "3k5/9/9/2P6/2P3P2/9/9/9/9/5K3 w - - 0 1";
const BLACK_TANDEM: &str = "3k5/9/9/9/9/9/9/2p1p4/2p1p4/5K3 b - - 0 1";

/// Position, coordinates, ICCS, WXF, simplified, traditional.
const WRITTEN: &[(&str, &str, &str, &str, &str, &str)] = &[
    (START, "h3e3", "h2e2", "C2=5", "炮二平五", "炮二平五"),
    (START, "b1c3", "b0c2", "H8+7", "马八进七", "馬八進七"),
    (START, "a1a3", "a0a2", "R9+2", "车九进二", "車九進二"),
    (START, "c1e3", "c0e2", "E7+5", "相七进五", "相七進五"),
    (START, "d1e2", "d0e1", "A6+5", "仕六进五", "仕六進五"),
    (START, "e1e2", "e0e1", "K5+1", "帅五进一", "帥五進一"),
    (START, "g4g5", "g3g4", "P3+1", "兵三进一", "兵三進一"),
    (BLACK_START, "h10g8", "h9g7", "H8+7", "马８进７", "馬８進７"),
    (BLACK_START, "b8b9", "b7b8", "C2-1", "炮２退１", "炮２退１"),
    (BLACK_START, "g7g6", "g6g5", "P7+1", "卒７进１", "卒７進１"),
    (BLACK_START, "g10i8", "g9i7", "E7+9", "象７进９", "象７進９"),
    (BLACK_START, "f10e9", "f9e8", "A6+5", "士６进５", "士６進５"),
    (BLACK_START, "e10e9", "e9e8", "K5+1", "将５进１", "將５進１"),
    (PAIRS, "d7c7", "d6c6", "R+=7", "前车平七", "前車平七"),
    (PAIRS, "d4d2", "d3d1", "R--2", "后车退二", "後車退二"),
    (PAIRS, "a8c9", "a7c8", "H++7", "前马进七", "前馬進七"),
    (PAIRS, "a5b3", "a4b2", "H--8", "后马退八", "後馬退八"),
    (PAIRS, "h6h7", "h5h6", "C++1", "前炮进一", "前炮進一"),
    (PAIRS, "h3g3", "h2g2", "C-=3", "后炮平三", "後炮平三"),
    (DEFENDERS, "c1a3", "c0a2", "E7+9", "相七进九", "相七進九"),
    (DEFENDERS, "c5a3", "c4a2", "E7-9", "相七退九", "相七退九"),
    (THREE_PAWNS, "e7e8", "e6e7", "P++1", "前兵进一", "前兵進一"),
    (THREE_PAWNS, "e6d6", "e5d5", "P5=6", "中兵平六", "中兵平六"),
    (FOUR_PAWNS, "e8d8", "e7d7", "++=6", "一兵平六", "一兵平六"),
    (FOUR_PAWNS, "e7f7", "e6f6", "P+=4", "二兵平四", "二兵平四"),
    (FOUR_PAWNS, "e6f6", "e5f5", "P-=4", "三兵平四", "三兵平四"),
    (FIVE_PAWNS, "e9e10", "e8e9", "+++1", "一兵进一", "一兵進一"),
    (FIVE_PAWNS, "e7d7", "e6d6", "P5=6", "三兵平六", "三兵平六"),
    (TWO_FILES, "c7c8", "c6c7", "7++1", "前七进一", "前七進一"),
    (TWO_FILES, "c6b6", "c5b5", "77=8", "中七平八", "中七平八"),
    (TWO_FILES, "g6f6", "g5f5", "3-=4", "后三平四", "後三平四"),
    (ONE_ELSEWHERE, "c7c8", "c6c7", "P++1", "前兵进一", "前兵進一"),
    (BLACK_TANDEM, "c2c1", "c1c0", "3++1", "前３进１", "前３進１"),
    (BLACK_TANDEM, "e3d3", "e2d2", "5-=4", "后５平４", "後５平４"),
];

fn position(fen: &str) -> Position {
    fen.parse().expect("a legal position")
}

/// The parsed move in coordinates, or the kind of error.
fn read(fen: &str, text: &str) -> String {
    position(fen).read_move(text).map_or_else(|error| error.kind.to_string(), |m| m.to_string())
}

#[test]
fn moves_are_written_by_the_book_and_read_back() {
    for &(fen, uci, iccs, wxf, simplified, traditional) in WRITTEN {
        let position = position(fen);
        let m = position.read_move(uci).expect(uci);
        let styles = [
            (Style::Uci, uci),
            (Style::Iccs, iccs),
            (Style::Wxf, wxf),
            (Style::ZhHans, simplified),
            (Style::ZhHant, traditional),
        ];
        for (style, text) in styles {
            assert_eq!(position.write_move(m, style), text, "{uci} in {fen}");
            assert_eq!(position.read_move_as(text, style), Ok(m), "{text} in {fen}");
        }
    }
}

#[test]
fn other_spellings_are_read() {
    let facts = [
        (START, "C2.5", "h3e3"),
        (START, "c2=5", "h3e3"),
        (START, "C２＝５", "h3e3"),
        (START, "砲2平5", "h3e3"),
        (START, "N2+3", "h1g3"),
        (START, "B3+5", "g1e3"),
        (START, "傌二進三", "h1g3"),
        (START, "H2-E2", "h3e3"),
        (START, "h2-e2", "h3e3"),
        (START, "H2E2", "h3e3"),
        (START, "h2e2", "h3e3"),
        (START, " h3e3 ", "h3e3"),
        (BLACK_START, "馬8進7", "h10g8"),
        (BLACK_START, "h8+7", "h10g8"),
        (BLACK_START, "包2平5", "b8e8"),
        // A file suffices if only one of two pieces can move like that; so do front and rear for defenders.
        (PAIRS, "R6+3", "d7d10"),
        (PAIRS, "+R=7", "d7c7"),
        (DEFENDERS, "E--9", "ILLEGAL_MOVE"),
        (DEFENDERS, "后相进九", "c1a3"),
        (DEFENDERS, "前相退九", "c5a3"),
        // Numbered from the front, as some programs do.
        (THREE_PAWNS, "25=6", "e6d6"),
        (THREE_PAWNS, "二兵平六", "e6d6"),
        (THREE_ACROSS, "-P=6", "e6d6"),
        (THREE_ACROSS, "+P=6", "e8d8"),
        // Files identify defenders only; front and rear identify only one of several.
        (BLACK_START, "R-+1", "ILLEGAL_MOVE"),
        (BLACK_START, "R+-1", "ILLEGAL_MOVE"),
        (TWO_FILES, "13+1", "g7g8"),
    ];
    for (fen, text, expected) in facts {
        assert_eq!(read(fen, text), expected, "{text} in {fen}");
    }
}

#[test]
fn an_illegal_move_says_its_reason() {
    let facts = [
        (START, "g1e3", ""),
        (START, "a5a6", "EMPTY_SQUARE a5"),
        (START, "b10c8", "OPPONENTS_PIECE b10"),
        (START, "a1a4", "OWN_PIECE a4"),
        (START, "b1d2", "HORSE_LEG c1"),
        ("3k5/9/9/9/9/9/9/9/3N5/2B1K4 w - - 0 1", "c1e3", "ELEPHANT_EYE d2"),
        // The river.
        ("3ak4/9/9/9/4P4/2B6/9/9/9/4K4 w - - 0 1", "c5e7", "CANNOT_REACH c5 e7"),
        ("4k4/9/9/9/2b6/9/9/9/9/3K5 b - - 0 1", "c6e4", "CANNOT_REACH c6 e4"),
        // The palace.
        (START, "d1c2", "CANNOT_REACH d1 c2"),
        ("4k4/9/9/9/9/9/9/9/9/3K5 w - - 0 1", "d1c1", "CANNOT_REACH d1 c1"),
        (START, "a1b2", "CANNOT_REACH a1 b2"),
        // A cannon captures over one piece.
        (START, "b3b10", ""),
        (START, "b3b9", "CANNOT_REACH b3 b9"),
        ("4k4/9/9/9/9/1r7/9/1C7/9/3K5 w - - 0 1", "b3b5", "CANNOT_REACH b3 b5"),
        ("4k4/9/9/9/4N4/9/9/9/9/4K4 w - - 0 1", "e6d8", "FACING e1 e10"),
        ("3ak4/9/9/9/4r4/9/9/9/4A4/4K4 w - - 0 1", "e2d3", "INTO_CHECK e1"),
        ("4k4/9/9/9/9/9/9/9/r8/3K5 w - - 0 1", "d1d2", "INTO_CHECK d2"),
        // Only with ranks from 0 does it move a piece.
        (START, "a3a5", "CANNOT_REACH a4 a6"),
    ];
    for (fen, text, expected) in facts {
        let details = position(fen).read_move_as(text, Style::Uci).err().map(|error| error.details);
        let found = details.map(|details| {
            let reason = details.reason.map_or("no reason", |reason| reason.name());
            format!("{reason} {}", details.squares.join(" "))
        });
        assert_eq!(found.unwrap_or_default(), expected, "{text} in {fen}");
    }
}

/// Text valid in both kinds of coordinates is read with ranks from 1, unless specified otherwise.
#[test]
fn coordinates_with_ranks_from_zero_yield() {
    let position = position("3k5/9/9/9/9/9/9/4R4/9/4K4 w - - 0 1");
    assert_eq!(position.read_move("e3e4").map(|m| m.to_string()), Ok("e3e4".into()));
    assert_eq!(position.read_move_as("e3e4", Style::Iccs).map(|m| m.to_string()), Ok("e3e4".into()));
    assert_eq!(position.read_move_as("e2e4", Style::Iccs).map(|m| m.to_string()), Ok("e3e5".into()));
    assert_eq!(position.read_move("e1e2").map(|m| m.to_string()), Ok("e1e2".into()));
    assert_eq!(position.read_move_as("e0e1", Style::Iccs).map(|m| m.to_string()), Ok("e1e2".into()));
}

#[test]
fn what_cannot_be_read_is_named() {
    let facts = [
        (START, "", "SYNTAX"),
        (START, "e4", "SYNTAX"),
        (START, "C2", "SYNTAX"),
        (START, "C2*5", "SYNTAX"),
        (START, "CC=5", "SYNTAX"),
        (START, "=C=5", "SYNTAX"),
        (START, "C==5", "SYNTAX"),
        (START, "Q2=5", "SYNTAX"),
        (START, "炮二平五五", "SYNTAX"),
        (START, "a1a1", "SYNTAX"),
        (START, "j1j2", "SYNTAX"),
        (START, "a1a11", "SYNTAX"),
        (START, "a1b2", "ILLEGAL_MOVE"),
        (START, "C2=9", "ILLEGAL_MOVE"),
        (START, "H2-3", "ILLEGAL_MOVE"),
        (START, "e10e9", "ILLEGAL_MOVE"),
        (PAIRS, "R6=5", "AMBIGUOUS_MOVE"),
    ];
    for (fen, text, kind) in facts {
        assert_eq!(read(fen, text), kind, "{text:?}");
    }
}

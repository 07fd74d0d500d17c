//! FEN parsing and writing: the case list, round trips and messages.

use chariot_chess::{Position, Setup, Square};
use chariot_game::{Board, ErrorKind, Fen, Notation, NoticeKind, Reason, Rules, SplitMix64};
use testkit::conformance;
use testkit::fen_cases::{self, FenCase};

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

/// Visits this many positions of random games, determined by the seed.
fn playouts(seed: u64, plies: u32, mut visit: impl FnMut(&Position)) {
    let mut random = SplitMix64::new(seed);
    conformance::walk(&[START], &mut random, plies, |_, _, position| visit(position));
}

fn cases() -> Vec<FenCase> {
    fen_cases::parse(include_str!("data/fen_cases.tsv"))
}

#[test]
fn every_case_has_its_status_code_and_canonical_text() {
    let cases = cases();
    assert!(cases.len() > 230, "{} cases", cases.len());
    fen_cases::check::<Position>(&cases);
    fen_cases::check_messages::<Position>(&cases);
}

#[test]
fn canonical_text_reads_as_itself_and_only_other_text_is_repaired() {
    for case in cases() {
        let Ok(Fen { position, notices }) = Position::read_fen(&case.text) else {
            continue;
        };
        let canonical = position.to_string();
        let again = Position::read_fen(&canonical).expect(&case.id);
        assert_eq!(again.position, position, "{}", case.id);
        let odd = |kind| kind == NoticeKind::ImpossibleCheck;
        assert!(again.notices.iter().all(|notice| odd(notice.kind)), "{}", case.id);
        assert_eq!(notices.len() > again.notices.len(), case.text != canonical, "{}", case.id);
    }
}

#[test]
fn messages_name_field_and_place() {
    let message = |fen: &str| fen.parse::<Position>().expect_err(fen).to_string();
    let texts = [
        ("rnbqkbnr/ppppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1", "board, rank 7: 9 squares"),
        (
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBN\u{420} w - - 0 1",
            "board, character 43: \"Р\" (U+0420)",
        ),
        ("4k4/9/9/9/9/9/9/9/9/3K4 w", "board: 10 ranks of 9 squares; expected 8 ranks of 8 squares"),
        ("4k3/8/8/8/8/8/8/4K3 W - - 0 1", "side to move: \"W\""),
        ("4k3/8/8/8/8/8/8/4K3 w X - 0 1", "castling: \"X\""),
        ("4k3/8/8/8/8/8/8/4K3 w - e3 0 1", "en passant: \"e3\"; expected \"-\" or a square on rank 6"),
        ("4k3/8/8/8/8/8/8/4K3 w - - x 1", "halfmove clock: \"x\""),
        ("4k3/8/8/8/8/8/8/4K3 w - - 0 10000", "fullmove number: \"10000\""),
        ("4k3/8/8/8/8/8/8/8 w - - 0 1", "White has no king"),
        ("4k3/8/8/8/8/8/8/p3K3 w - - 0 1", "a black pawn stands on a1"),
    ];
    for (fen, start) in texts {
        assert!(message(fen).starts_with(start), "{}", message(fen));
    }
}

#[test]
fn everything_wrong_is_reported() {
    use ErrorKind::*;
    let facts: [(&str, &[ErrorKind]); 8] = [
        ("4k3/9/8/8/8/8/8/4K2x w - - 0 1", &[Board, Character]),
        (
            "4k3/8/8/8/8/8/8/4K3 W X z9 -1 99999",
            &[Turn, Castling, EnPassant, HalfmoveClock, FullmoveNumberRange],
        ),
        ("P7/8/8/8/8/8/8/8 w - - 0 x", &[FullmoveNumber, Kings, Kings, BackRankPawn]),
        ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR x KQkq - 0 1 more", &[ExtraFields, Turn]),
        ("4k3/8/8/8/4R3/8/8/3qKq2 w - - x 1", &[HalfmoveClock, OppositeCheck]),
        ("QQQQkQQQ/8/8/8/8/8/8/QQQQKQQQ b HA - 0 1", &[Castling960, MaterialSurplus]),
        // Without a valid side to move, any square passes.
        ("4k3/8/8/8/8/8/8/4K3 x - e3 0 1", &[Turn]),
        ("4k3/8/8/8/8/8/8/4K3 x - e9 0 1", &[Turn, EnPassant]),
    ];
    for (text, kinds) in facts {
        let errors = Position::read_fen(text).expect_err(text);
        assert_eq!(errors.iter().map(|error| error.kind).collect::<Vec<_>>(), kinds, "{text}: {errors}");
    }
    let setup = Setup { castling: chariot_chess::CastlingRights::ALL, ..empty_board_with_kings() };
    assert_eq!(Position::from_setup(&setup).expect_err("no rooks").iter().count(), 4);
}

#[test]
fn positions_of_play_survive_writing_and_reading() {
    playouts(0xFE7, 200_000, |position| {
        let text = position.to_string();
        let Fen { position: read, notices } = Position::read_fen(&text).expect(&text);
        assert_eq!(&read, position, "{text}");
        assert_eq!(read.key(), position.key(), "{text}");
        assert!(notices.is_empty(), "{text}: {notices:?}");
        assert_eq!(Position::from_setup(&position.setup()).as_ref(), Ok(position), "{text}");
    });
}

#[test]
fn independent_reader_agrees_on_positions_of_play() {
    playouts(0x5AC, 20_000, |position| {
        // cozy-chess writes an en passant square wherever a pawn stands ready, legal or not.
        let text = position.to_string();
        let theirs: cozy_chess::Board = text.parse().expect(&text);
        let read = Position::read_fen(&theirs.to_string()).expect(&text).position;
        assert_eq!(&read, position, "{text}");
    });
}

#[test]
fn setups_are_held_to_the_rules_without_repair() {
    let castles = Setup { castling: chariot_chess::CastlingRights::ALL, ..empty_board_with_kings() };
    assert_eq!(Position::from_setup(&castles).expect_err("no rooks").kind(), ErrorKind::Castling);
    let passed = Setup { en_passant: "e6".parse().ok(), ..empty_board_with_kings() };
    assert_eq!(Position::from_setup(&passed).expect_err("no pawn").kind(), ErrorKind::EnPassant);
    assert_eq!(Position::from_setup(&Setup::EMPTY).expect_err("no kings").kind(), ErrorKind::Kings);
    assert_eq!(Position::from_setup(&Setup::startpos()), Ok(Position::startpos()));
}

fn empty_board_with_kings() -> Setup {
    let kings: Position = "4k3/8/8/8/8/8/8/4K3 w - - 0 1".parse().expect("kings");
    kings.setup()
}

#[test]
fn notices_are_sentences() {
    let fen = Position::read_fen("4k3/8/8/8/8/8/8/4K3 w KQ").expect("repairable");
    assert_eq!(fen.position.to_string(), "4k3/8/8/8/8/8/8/4K3 w - - 0 1");
    assert_eq!(fen.notices.len(), 3, "{:?}", fen.notices);
    let message = "FEN: en passant, halfmove clock, fullmove number missing; read as \"- 0 1\"";
    assert_eq!(fen.notices[0].message, message);
}

#[test]
fn a_board_without_castling_field_keeps_the_rights_that_it_allows() {
    for (text, castling) in [
        ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR", "KQkq"),
        ("r3kb1r/8/8/8/8/8/8/1R2K2R b", "Kkq"),
        ("r3kr2/8/8/8/8/8/8/R2K3R w", "q"),
    ] {
        let fen = Position::read_fen(text).expect(text);
        assert_eq!(fen.position.to_string().split(' ').nth(2), Some(castling), "{text}");
        let kinds: Vec<NoticeKind> = fen.notices.iter().map(|notice| notice.kind).collect();
        assert_eq!(kinds, [NoticeKind::MissingFields, NoticeKind::CastlingAssumed], "{text}");
        assert_eq!(fen.notices[1].details.text, castling, "{text}");
    }
    let bare = Position::read_fen("4k3/8/8/8/8/8/8/4K3").expect("kings");
    assert_eq!(bare.notices.len(), 1, "{:?}", bare.notices);
    let refused = Position::read_fen("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w -").expect("kings");
    assert_eq!(refused.position.castling(), chariot_chess::CastlingRights::NONE);
    let texts: Vec<&str> = refused.notices.iter().map(|notice| &*notice.message).collect();
    assert_eq!(texts, ["FEN: en passant, halfmove clock, fullmove number missing; read as \"- 0 1\""]);
    let said = |text: &str| Position::read_fen(text).expect(text).notices[0].message.clone();
    let all =
        "side to move, castling, en passant, halfmove clock, fullmove number missing; read as \"w - - 0 1\"";
    assert_eq!(said("4k3/8/8/8/8/8/8/4K3"), format!("FEN: {all}"));
    let but_castling =
        "side to move, en passant, halfmove clock, fullmove number missing; read as \"w - 0 1\"";
    assert_eq!(said("4k3/8/8/8/8/8/8/4K2R"), format!("FEN: {but_castling}"));
}

#[test]
fn an_en_passant_square_that_is_dropped_says_why() {
    let told = |fen: &str| {
        let fen = Position::read_fen(fen).expect(fen);
        assert_eq!(fen.notices.len(), 1, "{:?}", fen.notices);
        fen.notices[0].message.clone()
    };
    for (fen, why) in [
        ("4k3/8/8/8/8/8/8/4K3 b - e3 0 1", "there is no white pawn on e4"),
        ("4k3/8/8/8/3pP3/4N3/8/4K3 b - e3 0 1", "e3 is occupied, so no pawn has just come from e2 to e4"),
        (
            "8/7k/8/8/3pP3/8/8/1B2K3 b - e3 0 1",
            "before a step from e2 to e4 the piece on b1 could have taken the king on h7",
        ),
    ] {
        assert_eq!(told(fen), format!("en passant: {why}; read as \"-\""), "{fen}");
    }
    // The pawn that could capture is on the left or on the right, and pinned.
    for (fen, pawn) in
        [("8/8/8/8/k2pP2R/8/8/4K3 b - e3 0 1", "d4"), ("8/8/8/8/R3Pp1k/8/8/4K3 b - e3 0 1", "f4")]
    {
        let why = format!("the pawn on {pawn} cannot take on e3 without leaving its king in check");
        assert_eq!(told(fen), format!("en passant: {why}; read as \"-\""), "{fen}");
    }
}

#[test]
fn errors_have_details_for_words_of_any_language() {
    let errors = Position::read_fen("8/8/8/8/8/9/4p3/K6K x - - 0 1").expect_err("many");
    let facts: Vec<_> = errors.iter().map(|error| (error.kind, error.details.clone())).collect();
    let (kind, details) = &facts[0];
    assert_eq!((*kind, details.reason, details.rank), (ErrorKind::Board, Some(Reason::RankDigits), Some(3)));
    let (kind, details) = &facts[1];
    assert_eq!((*kind, details.text.as_str()), (ErrorKind::Turn, "x"));
    let check = Position::read_fen("4k3/8/8/8/4R3/8/8/K7 w - - 0 1").expect_err("Black is in check");
    let details = &check.iter().next().expect("an error").details;
    assert_eq!(
        (details.side, details.squares.join(" ")),
        (Some(chariot_game::Side::Second), "e8 e4".to_string())
    );
    let error = chariot_game::Error::from(errors);
    assert_eq!((error.kind, error.others.len()), (ErrorKind::Board, 1));
    assert!(error.message.contains("rank 3") && error.message.contains("\"x\""), "{}", error.message);
}

#[test]
fn diagrams_and_positions_name_the_same_pieces() {
    playouts(0xD1A, 2_000, |position| {
        let pieces = position.pieces();
        assert!(pieces.is_sorted_by_key(|&(_, square)| square));
        assert_eq!(pieces.len() as u32, position.piece_count());
        for &(numbered, square) in &pieces {
            let piece = position.piece_on(Square::new(square).expect("a square")).expect("a piece");
            let letter = Position::PIECE_LETTERS.chars().nth(usize::from(numbered.kind));
            assert_eq!((numbered.side, letter), (piece.side, Some(piece.kind.letter())));
        }
        let bare = Setup {
            castling: chariot_chess::CastlingRights::NONE,
            en_passant: None,
            halfmove_clock: 0,
            fullmove_number: 1,
            ..position.setup()
        };
        // Only an en passant square can make these pieces another legal position.
        assert_eq!(Position::from_pieces(&pieces, position.side_to_move()), Position::from_setup(&bare));
    });
}

#[test]
fn diagrams_that_are_none_are_refused() {
    let pieces = Position::startpos().pieces();
    let twice: Vec<_> = pieces.iter().chain(&pieces[..1]).copied().collect();
    let off: Vec<_> = pieces.iter().map(|&(piece, square)| (piece, square + 1)).collect();
    let unknown = [(chariot_game::Piece { kind: 6, ..pieces[0].0 }, 0)];
    for pieces in [twice, off, unknown.to_vec()] {
        let errors = Position::from_pieces(&pieces, chariot_game::Side::First).expect_err("no diagram");
        assert_eq!(errors.kind(), ErrorKind::Board, "{errors}");
    }
}

/// The largest FEN counters saturate, so that the FEN after a move can be read again.
#[test]
fn counters_at_their_end_stay_readable() {
    for start in ["4k3/8/8/8/8/8/8/R3K3 w Q - 9999 9999", "4k3/8/8/8/8/8/8/R3K3 b Q - 9998 9998"] {
        let mut random = SplitMix64::new(8);
        conformance::walk::<Position>(&[start], &mut random, 40, |_, _, position| {
            let fen = Position::read_fen(&position.to_string()).expect("what was written");
            assert_eq!((fen.position, fen.notices), (position.clone(), Vec::new()));
        });
    }
}

/// A double step is a pawn move, so an en passant square requires a halfmove clock of 0.
#[test]
fn a_clock_beside_an_en_passant_square_is_noticed() {
    let with = |clock: &str| format!("4k3/8/8/8/3pP3/8/8/4K3 b - e3 {clock} 1");
    for clock in ["1", "99", "9999"] {
        let Fen { position, notices } = Position::read_fen(&with(clock)).expect("a position");
        assert_eq!(position.to_string(), with("0"));
        assert_eq!(
            notices.iter().map(|notice| notice.kind).collect::<Vec<_>>(),
            [NoticeKind::EnPassantClock]
        );
        assert!(notices[0].message.contains(clock), "{}", notices[0].message);
    }
    assert_eq!(Position::read_fen(&with("0")).expect("a position").notices, []);
}

#[test]
fn a_castling_right_that_is_dropped_says_what_it_takes() {
    let told = |right: &str| {
        let fen = Position::read_fen(&format!("3k4/8/8/8/8/8/8/3K4 w {right} - 0 1")).expect("repaired");
        fen.notices.into_iter().map(|notice| notice.message).collect::<Vec<_>>()
    };
    let takes = |side: &str, wing: &str, king: &str, rook: &str| {
        vec![format!(
            "castling: {side} cannot castle on the {wing}'s side: that takes king and rook at home, as on {king} and {rook}"
        )]
    };
    assert_eq!(told("K"), takes("White", "king", "e1", "h1"));
    assert_eq!(told("Q"), takes("White", "queen", "e1", "a1"));
    assert_eq!(told("k"), takes("Black", "king", "e8", "h8"));
    assert_eq!(told("q"), takes("Black", "queen", "e8", "a8"));
}

//! Text from outside never causes a panic, and every answer to it is bounded.

use chariot_chess::Position;
use chariot_game::{ErrorKind, Fen, Notation, Rules, Style};
use proptest::prelude::*;

/// Near-FENs: fields of a real one, some replaced, with odd separators.
fn nearly_fen() -> impl Strategy<Value = String> {
    let board = prop_oneof![
        "[1-8pnbrqkPNBRQK]{1,8}(/[1-8pnbrqkPNBRQK]{1,8}){7}",
        Just("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R".to_string()),
        Just("4k3/8/8/3pP3/4p3/8/8/4K3".to_string()),
        "[0-9a-zA-Z/]{0,80}",
        "\\PC{0,40}",
    ];
    let field = |usual: &'static str| prop_oneof![4 => usual, 1 => "\\PC{0,6}"];
    let separator = prop_oneof![9 => Just(" "), 1 => Just("\t"), 1 => Just("  "), 1 => Just("\u{a0}")];
    let tail =
        (field("[wb]"), field("(-|K?Q?k?q?|[A-Ha-h]{1,4})"), field("(-|[a-h][36])"), field("[0-9]{1,5}"));
    (board, tail, field("[0-9]{1,5}"), separator).prop_map(
        |(board, (turn, castling, ep, clock), number, blank)| {
            [board, turn, castling, ep, clock, number].join(blank)
        },
    )
}

fn nearly_move() -> impl Strategy<Value = String> {
    prop_oneof![
        "[KQRBNP]?[a-h]?[1-8]?[x:-]?[a-h][1-8](=?[KQRBNPkqrbn]|\\([QRBN]\\))?[+#!?]{0,2}( ?e\\.?p\\.?)?",
        "[a-h][1-8][a-h][1-8][qrbnkpQx]?",
        "[O0o](-[O0o]){0,3}[+#]?",
        "\\PC{0,12}",
    ]
}

proptest! {
    #![proptest_config(ProptestConfig { cases: testkit::cases(20_000), failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn fens_are_read_or_refused(text in nearly_fen()) {
        match Position::read_fen(&text) {
            Ok(Fen { position, notices }) => {
                let canonical = position.to_string();
                prop_assert!(canonical == text || !notices.is_empty(), "{text:?} became {canonical} in silence");
                let again = Position::read_fen(&canonical).expect("canonical text is read");
                prop_assert_eq!(&again.position, &position);
                prop_assert!(position.legal_moves().len() <= 218);
                prop_assert!(Position::from_setup(&position.setup()).is_ok());
            }
            Err(errors) => prop_assert!(errors.iter().all(|error| error.message.len() < 250), "{errors}"),
        }
    }

    #[test]
    fn moves_are_read_or_refused(text in nearly_move(), which in 0..4_usize) {
        let fens = [
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
            "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
            "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1",
            "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1",
        ];
        let position: Position = fens[which].parse().expect("a position");
        match position.read_move(&text) {
            Ok(m) => {
                prop_assert!(position.legal_moves().contains(&m));
                let san = position.write_move(m, Style::San);
                prop_assert_eq!(position.read_move(&san).expect("own text"), m);
            }
            Err(error) => {
                let known = [ErrorKind::Syntax, ErrorKind::IllegalMove, ErrorKind::AmbiguousMove];
                prop_assert!(known.contains(&error.kind), "{error:?}");
                prop_assert!(error.message.len() < 400, "{error}");
            }
        }
    }
}

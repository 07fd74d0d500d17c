use chariot_game::{Dtm, Score, ScoreKind};

#[test]
fn order_runs_from_mated_now_to_mates_now() {
    let rising = [
        -Score::INFINITE,
        Score::loss_in(0),
        Score::loss_in(2),
        Score::loss_in(u16::MAX),
        Score::cp(-1_000_000),
        Score::DRAW,
        Score::cp(1),
        Score::cp(1_000_000),
        Score::win_in(u16::MAX),
        Score::win_in(3),
        Score::win_in(1),
        Score::INFINITE,
    ];
    assert!(rising.is_sorted_by(|a, b| a < b), "{rising:?}");
}

#[test]
fn mates_move_with_the_ply_and_estimates_do_not() {
    assert_eq!(Score::win_in(3).earlier_by(4), Score::win_in(7));
    assert_eq!(Score::loss_in(7).later_by(4), Score::loss_in(3));
    assert_eq!(Score::cp(31).earlier_by(9).later_by(2), Score::cp(31));
}

#[test]
fn the_largest_estimate_is_no_mate_and_the_longest_mate_no_estimate() {
    assert_eq!([1_000_000, 30_001, 30_000].map(Score::cp), [Score::from_raw(30_000); 3]);
    assert_eq!([-1_000_000, -30_001, -30_000].map(Score::cp), [Score::from_raw(-30_000); 3]);
    assert_eq!(Score::cp(30_000).kind(), ScoreKind::Centipawns(30_000));
    assert_eq!(Score::cp(-30_000).kind(), ScoreKind::Centipawns(-30_000));
    assert_eq!(Score::win_in(1_999).kind(), ScoreKind::WinIn(1_999));
    assert_eq!(Score::loss_in(2_000).kind(), ScoreKind::LossIn(1_999));
    let mates = [Score::win_in(1_999), Score::loss_in(1_999), Score::win_in(0), Score::loss_in(0)];
    assert!(mates.iter().all(|score| score.is_mate()));
    assert!([Score::cp(30_000), Score::DRAW, Score::cp(-30_000)].iter().all(|score| !score.is_mate()));
}

#[test]
fn centipawns_move_estimates_and_no_mates() {
    assert_eq!((Score::cp(5) + 3, Score::cp(5) - 8), (Score::cp(8), Score::cp(-3)));
    assert_eq!((Score::win_in(3) + 3, Score::loss_in(3) - 3), (Score::win_in(3), Score::loss_in(3)));
    assert_eq!(Score::cp(29_999) + 3, Score::cp(30_000));
}

#[test]
fn distances_to_mate_are_mates() {
    let distances = [Dtm::Win(3), Dtm::Draw, Dtm::Loss(4)];
    assert_eq!(distances.map(Score::from), [Score::win_in(3), Score::DRAW, Score::loss_in(4)]);
}

#[test]
fn text_is_in_moves_and_pawns() {
    let texts = [Score::win_in(5), Score::loss_in(4), Score::cp(-120), Score::cp(-5), Score::DRAW]
        .map(|s| s.to_string());
    assert_eq!(texts, ["#3", "#-2", "-1.20", "-0.05", "+0.00"]);
    assert_eq!(format!("{:?}", Score::cp(-120)), "-1.20");
}

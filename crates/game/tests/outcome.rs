use chariot_game::{Dtm, Outcome, Side, Termination};

#[test]
fn endings_are_called_as_players_do() {
    let texts = [Termination::Repetition(3), Termination::Repetition(4), Termination::MoveLimit(50)]
        .map(|termination| termination.to_string());
    assert_eq!(texts, ["threefold repetition", "position repeated 4 times", "50-move rule"]);
}

#[test]
fn quick_wins_and_slow_losses_are_preferred() {
    let rising = [Dtm::Loss(2), Dtm::Loss(1_000), Dtm::Draw, Dtm::Win(1_501), Dtm::Win(1_500), Dtm::Win(0)];
    assert!(rising.is_sorted_by(|a, b| a.preference() < b.preference()));
}

#[test]
fn the_winner_depends_on_who_is_to_move() {
    for side in [Side::First, Side::Second] {
        assert_eq!(Outcome::Win.winner(side), Some(side));
        assert_eq!(Outcome::Draw.winner(side), None);
        assert_eq!(Outcome::Loss.winner(side), Some(!side));
        for outcome in [Outcome::Win, Outcome::Draw, Outcome::Loss] {
            assert_eq!(Outcome::of(side, outcome.winner(side)), outcome);
            assert_eq!(Outcome::of(!side, outcome.winner(side)), -outcome);
        }
    }
}

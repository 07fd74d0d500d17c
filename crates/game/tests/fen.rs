use chariot_game::fen::{FenCounter, Findings};
use chariot_game::{Details, Error, ErrorKind, NoticeKind};

#[test]
fn every_error_is_kept_and_the_first_gives_the_kind() {
    let mut findings = Findings::default();
    assert_eq!(findings.check(), Ok(()));
    assert_eq!(FenCounter::HalfmoveClock.read("x", &mut findings), None);
    assert_eq!(FenCounter::FullmoveNumber.read("00", &mut findings), Some(1));
    findings.add(Error::new(ErrorKind::Kings, Details::new(), || "White has no king"));
    let errors = findings.check().expect_err("two errors");
    assert_eq!(
        errors.to_string(),
        "halfmove clock: \"x\"; expected a number in digits 0 to 9; White has no king"
    );
    assert_eq!(
        errors.iter().map(|error| error.kind).collect::<Vec<_>>(),
        [ErrorKind::HalfmoveClock, ErrorKind::Kings]
    );
    assert_eq!(Error::from(errors).kind, ErrorKind::HalfmoveClock);
    let kinds: Vec<NoticeKind> = findings.into_notices().iter().map(|notice| notice.kind).collect();
    assert_eq!(kinds, [NoticeKind::ClockZeros, NoticeKind::FullmoveZero]);
}

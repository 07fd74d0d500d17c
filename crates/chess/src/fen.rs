use crate::Position;
use game::Fault;
use std::fmt;
use std::str::FromStr;

impl fmt::Display for Position {
    fn fmt(&self, _: &mut fmt::Formatter<'_>) -> fmt::Result {
        Err(fmt::Error)
    }
}

impl FromStr for Position {
    type Err = Fault;

    fn from_str(_: &str) -> Result<Position, Fault> {
        Err(Fault::new("FEN", "not read yet"))
    }
}

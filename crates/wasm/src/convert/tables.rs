use crate::protocol::{
    EndingCensus, Exploration, ExploredMove, FilePart, GameResult, HeatSquare, MaterialFacts, SideCensus,
    TableReply, Value,
};
use session::{Dtm, DtmCounts, MaterialInfo, Outcome, PerSide, Progress, Side, TablePart};

impl From<TablePart> for FilePart {
    fn from(part: TablePart) -> FilePart {
        let TablePart { material, bytes } = part;
        FilePart { material, start: bytes.start as f64, end: bytes.end as f64 }
    }
}

impl From<Dtm> for Value {
    fn from(distance: Dtm) -> Value {
        match distance {
            Dtm::Win(plies) => Value::Win { plies, moves: plies.div_ceil(2) },
            Dtm::Draw => Value::Draw,
            Dtm::Loss(plies) => Value::Loss { plies, moves: plies.div_ceil(2) },
        }
    }
}

impl From<session::TableProbe> for Exploration {
    fn from(exploration: session::TableProbe) -> Exploration {
        let moves = exploration
            .moves
            .into_iter()
            .map(|explored| ExploredMove {
                move_text: explored.info.into(),
                value: explored.dtm.map(Value::from),
            })
            .collect();
        Exploration {
            material: exploration.material,
            strong: exploration.strong.into(),
            value: exploration.dtm.map(Value::from),
            moves,
        }
    }
}

impl From<session::SquareDtm> for HeatSquare {
    fn from(spot: session::SquareDtm) -> HeatSquare {
        HeatSquare { square: spot.square, value: spot.dtm.map(Value::from) }
    }
}

impl From<MaterialInfo> for MaterialFacts {
    fn from(info: MaterialInfo) -> MaterialFacts {
        MaterialFacts {
            name: info.name,
            smaller: info.smaller,
            memory: info.memory.map(|bytes| bytes as f64),
        }
    }
}

impl From<PerSide<DtmCounts>> for EndingCensus {
    fn from(census: PerSide<DtmCounts>) -> EndingCensus {
        EndingCensus { strong: (&census[Side::First]).into(), weak: (&census[Side::Second]).into() }
    }
}

impl From<&DtmCounts> for SideCensus {
    fn from(census: &DtmCounts) -> SideCensus {
        // Wins take an odd number of plies, losses an even one.
        let every_other = |first: usize| {
            census.by_plies.iter().skip(first).step_by(2).map(|&count| count as f64).collect::<Vec<_>>()
        };
        SideCensus { wins: every_other(1), draws: census.draws as f64, losses: every_other(0) }
    }
}

impl From<Progress> for TableReply {
    fn from(progress: Progress) -> TableReply {
        TableReply::Solving { plies: progress.plies, decided: progress.decided as f64 }
    }
}

impl From<GameResult> for Outcome {
    fn from(result: GameResult) -> Outcome {
        match result {
            GameResult::Win => Outcome::Win,
            GameResult::Draw => Outcome::Draw,
            GameResult::Loss => Outcome::Loss,
        }
    }
}

use crate::protocol::{
    DistanceToMate, DtzFacts, EndingCensus, EndingFacts, FilePart, HeatmapSquare, MoveDtm, OutcomeName,
    ProbeResult, SideCensus, SolveProgress,
};
use session::{
    Dtm, DtmCounts, MaterialInfo, Outcome, PerSide, ProbedMove, Progress, Side, SquareDtm, TablePart,
    TableProbe,
};

impl From<OutcomeName> for Outcome {
    fn from(outcome: OutcomeName) -> Outcome {
        match outcome {
            OutcomeName::Win => Outcome::Win,
            OutcomeName::Draw => Outcome::Draw,
            OutcomeName::Loss => Outcome::Loss,
        }
    }
}

impl From<Dtm> for DistanceToMate {
    fn from(dtm: Dtm) -> DistanceToMate {
        match dtm {
            Dtm::Win(plies) => DistanceToMate::Win { plies, moves: plies.div_ceil(2) },
            Dtm::Draw => DistanceToMate::Draw,
            Dtm::Loss(plies) => DistanceToMate::Loss { plies, moves: plies.div_ceil(2) },
        }
    }
}

impl From<TableProbe> for ProbeResult {
    fn from(probe: TableProbe) -> ProbeResult {
        ProbeResult {
            material: probe.material,
            strong: probe.strong.into(),
            dtm: probe.dtm.map(DistanceToMate::from),
            undecided_draws: probe.undecided_draws,
            cursed: probe.cursed,
            moves: probe.moves.into_iter().map(MoveDtm::from).collect(),
            missing_dtz: probe.missing_dtz,
        }
    }
}

impl From<ProbedMove> for MoveDtm {
    fn from(probed: ProbedMove) -> MoveDtm {
        MoveDtm {
            notated: probed.info.into(),
            dtm: probed.dtm.map(DistanceToMate::from),
            cursed: probed.cursed,
        }
    }
}

impl From<SquareDtm> for HeatmapSquare {
    fn from(spot: SquareDtm) -> HeatmapSquare {
        HeatmapSquare { square: spot.square, dtm: spot.dtm.map(DistanceToMate::from) }
    }
}

impl From<MaterialInfo> for EndingFacts {
    fn from(info: MaterialInfo) -> EndingFacts {
        EndingFacts {
            name: info.name,
            smaller: info.smaller,
            memory: info.memory.map(|bytes| bytes as f64),
            dtz: info.dtz.map(|dtz| DtzFacts { memory: dtz.memory as f64, limit: dtz.limit }),
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

impl From<TablePart> for FilePart {
    fn from(part: TablePart) -> FilePart {
        let TablePart { material, bytes } = part;
        FilePart { material, start: bytes.start as f64, end: bytes.end as f64 }
    }
}

impl From<Progress> for SolveProgress {
    fn from(progress: Progress) -> SolveProgress {
        let Progress { plies, decided, slice, slices } = progress;
        SolveProgress { plies, decided: decided as f64, slice: slice as u32, slices: slices as u32 }
    }
}

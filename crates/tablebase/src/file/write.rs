use super::alphabet::Alphabet;
use super::block_codec::{BlockCodec, BlockModels};
use super::header::{Header, Metric};
use super::layout::BlockLayout;
use super::prediction::Prediction;
use crate::SolveError;
use crate::dtm_code::illegal;
use crate::index::{DtmArrays, StateSpace};
use crate::material::Material;
use crate::moves::{Unmoves, vacant_squares};
use crate::rules::EndgameRules;
use chariot_game::{Job, Side, ThreadPool};

/// Writes a table file; the bytes do not depend on the pool.
///
/// # Errors
/// [`SolveError::Memory`].
pub(crate) fn write(
    rules: &EndgameRules,
    material: &Material,
    arrays: &DtmArrays,
    pool: &dyn ThreadPool,
) -> Result<Vec<u8>, SolveError> {
    let DtmArrays { index, codes } = arrays;
    let space = StateSpace::new(rules, material)?;
    let layout = BlockLayout::of(&space, material);
    let first = cheaper_side(rules, material, arrays);
    let sides = &[first, !first][..layout.sides];
    let alphabets: Vec<Alphabet> =
        sides.iter().map(|&side| Alphabet::of(&codes[side], illegal(side))).collect();

    let mut blocks: Vec<Vec<u8>> = Vec::new();
    for (&side, alphabet) in sides.iter().zip(&alphabets) {
        let mut written: Vec<Vec<Vec<u8>>> = vec![Vec::new(); layout.runs.len()];
        let jobs = written.iter_mut().zip(&layout.runs).map(|(written, run)| {
            let space = &space;
            Box::new(move || {
                let prediction = (side != first).then(|| {
                    // The codes tell which positions are legal.
                    let vacant = vacant_squares(space, run.kings.clone());
                    let unmoves = Unmoves::of_kings_from(run.kings.start, space, &vacant);
                    Prediction::new(space, &unmoves, side, &codes[first], run.kings.clone())
                });
                let mut memory = BlockModels::default();
                written.extend(run.blocks.iter().map(|pairs| {
                    let codec = BlockCodec::new(index, side, alphabet, pairs.clone(), rules.files);
                    let positions = pairs.start * index.placements..pairs.end * index.placements;
                    codec.write(&codes[side][positions], prediction.as_ref(), &mut memory)
                }));
            }) as Job<'_>
        });
        pool.run_jobs(jobs.collect());
        blocks.extend(written.into_iter().flatten());
    }

    Ok(Header::write_file(Metric::PliesToMate, rules, material, index.len(), first, &alphabets, blocks))
}

/// Positions in the trial that picks the side to store first, unless eight king pairs have more.
const TRIAL_POSITIONS: usize = 1 << 18;

/// The side whose results are cheaper to store independently, by a trial on the first king pairs.
pub(crate) fn cheaper_side(rules: &EndgameRules, material: &Material, arrays: &DtmArrays) -> Side {
    if material.is_symmetric() {
        return Side::First;
    }
    let DtmArrays { index, codes } = arrays;
    let pairs = 0..index.king_pairs.len().min((TRIAL_POSITIONS / index.placements).max(8));
    let cost = |side: Side| {
        let alphabet = Alphabet::of(&codes[side], illegal(side));
        let codec = BlockCodec::new(index, side, &alphabet, pairs.clone(), rules.files);
        codec.write(&codes[side][..pairs.end * index.placements], None, &mut BlockModels::default()).len()
    };
    if cost(Side::Second) < cost(Side::First) { Side::Second } else { Side::First }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dtm_code::{DRAW, DtmCode, LONGEST_LOSS, illegal, mate_in};
    use crate::file::{DtzFile, TableFile, write_dtz};
    use crate::probe::ErasedTable;
    use crate::{Table, TableSet, solve, solve_dtz};
    use chariot_chess::Position;
    use chariot_game::{Dtm, PerSide, SingleThread, SplitMix64};
    use std::ops::ControlFlow::Continue;

    fn krk() -> Table<Position> {
        let ending = Material::parse::<Position>("KRK").expect("an ending");
        solve(&ending, &TableSet::new(), &SingleThread, &mut |_| Continue(())).expect("solvable")
    }

    /// KRK with all mates delayed so that the longest, of 32 plies, has the last code.
    fn with_late_mates(krk: &Table<Position>) -> DtmArrays {
        let later = LONGEST_LOSS - mate_in(32);
        let DtmArrays { index, mut codes } = (*krk.erased.arrays().expect("solved")).clone();
        for side in Side::BOTH {
            let is_decided = |code: &&mut DtmCode| **code != DRAW && **code != illegal(side);
            codes[side].iter_mut().filter(is_decided).for_each(|code| *code += later);
        }
        DtmArrays { index, codes }
    }

    #[test]
    fn tables_with_other_results_are_not_equal() {
        let krk = krk();
        let late = ErasedTable::solved(krk.erased.rules(), krk.material().clone(), with_late_mates(&krk));
        assert!(krk != Table::of(late));
    }

    #[test]
    fn the_longest_mates_are_read_back() {
        let krk = krk();
        let (rules, ending) = (krk.erased.rules(), krk.material());
        let arrays = with_late_mates(&krk);
        let [wins, losses] = Side::BOTH.map(|side| arrays.codes[side].iter().max().copied());
        assert_eq!((wins, losses), (Some(illegal(Side::First)), Some(LONGEST_LOSS)));
        let bytes = write(rules, ending, &arrays, &SingleThread).expect("memory");
        let (_, file) = TableFile::read(rules, &bytes, Some(ending)).expect("a table");
        assert_eq!(file.unpack(rules, ending, &SingleThread).expect("memory").codes, arrays.codes);

        let table: Table<Position> = Table::parse(&bytes).expect("a table");
        let [white, black] = Side::BOTH.map(|side| table.stats(side).expect("memory"));
        let [win, loss] = [white.longest_win, black.longest_loss].map(|longest| longest.expect("a mate"));
        assert_eq!((win.1, loss.1), (Dtm::Win(253), Dtm::Loss(254)));
        assert_eq!(table.probe(&loss.0), Some(Dtm::Loss(254)));
        let is_longest = |dtm: Dtm| dtm == Dtm::Loss(254);
        let drawn = table.random_position(Side::Second, &is_longest, &mut SplitMix64::new(1));
        assert_eq!(drawn.and_then(|position| table.probe(&position)), Some(Dtm::Loss(254)));

        let mut chunked: Table<Position> =
            Table::parse_start(&table.chunked_start(None, &SingleThread).expect("memory")).expect("a start");
        chunked.add_block(0, &table.chunk(None, 0).expect("a chunk")).expect("the chunk");
        assert_eq!(chunked.probe(&loss.0), Some(Dtm::Loss(254)));
    }

    #[test]
    fn distances_to_zeroing_stand_beside_the_longest_mates() {
        let krk = krk();
        let (rules, ending) = (krk.erased.rules(), krk.material());
        let arrays = with_late_mates(&krk);
        let dtz = solve_dtz(&krk, 100, &|_| None, &SingleThread, &mut |_| Continue(())).expect("solvable");
        let own = (dtz.erased.side, &dtz.erased.codes);
        let bytes = write_dtz(rules, ending, own, &arrays, &SingleThread).expect("memory");
        let file = DtzFile::read(rules, &bytes, ending).expect("a file");
        assert!(!file.has_cursed_wins());
        let codes: PerSide<Vec<u8>> = file.unpack(rules, ending, &arrays, &SingleThread).expect("memory");
        let side = file.side();
        assert_eq!(codes[side], dtz.erased.codes[side]);
        assert!(codes[!side].is_empty(), "all of them stand");
    }

    #[test]
    fn what_leads_to_the_longest_mates_is_not_solved() {
        let krk = krk();
        let ending = Material::parse::<Position>("KRKP").expect("an ending");
        let mut solver = crate::Solver::<Position>::new(&ending, &SingleThread).expect("supported");
        solver.add(&krk, &SingleThread).expect("solvable");
        let late = ErasedTable::solved(krk.erased.rules(), krk.material().clone(), with_late_mates(&krk));
        let error = solver.add(&Table::of(late), &SingleThread);
        assert_eq!(error, Err(SolveError::LeadsTooFar { ending: "KRK".to_owned() }));
    }
}

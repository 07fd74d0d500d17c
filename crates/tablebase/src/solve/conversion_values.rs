use super::en_passant::EnPassantSteps;
use crate::dtm_code::{DtmCode, MAX_PLIES, before_move, better, illegal, mate_in};
use crate::index::{DtmArrays, MAX_SYMMETRIES, SECOND_KING, StateSpace, for_each_bit};
use crate::material::{Material, MaterialChange};
use crate::memory::{OutOfMemory, zeroed};
use crate::moves::{Conversion, ConversionGenerator, LegalPositions};
use crate::probe::ErasedTable;
use crate::rules::{EndgameRules, exchange};
use crate::{MAX_PIECES, SolveError};
use chariot_game::{Job, PerSide, Piece, Side, ThreadPool};

/// Results of conversions, from the tables of the endings they lead to.
pub(super) struct ConversionValues {
    /// For each side to move: the positions with a legal conversion.
    pub(super) any: PerSide<Vec<u64>>,
    /// The best conversion's result, one byte for each bit of each word.
    pub(super) best: PerSide<Vec<DtmCode>>,
    /// Double steps that can be answered en passant, with the answers' results.
    pub(super) en_passant: EnPassantSteps,
}

impl ConversionValues {
    pub(super) fn new(space: &StateSpace, legal: &LegalPositions, pool: &dyn ThreadPool) -> ConversionValues {
        ConversionValues {
            any: PerSide::default(),
            best: PerSide::default(),
            en_passant: EnPassantSteps::new(space, legal, pool),
        }
    }

    /// Allocates room for all positions, even with a side to move that has no conversions.
    pub(super) fn of_both_sides(mut self, space: &StateSpace) -> Result<ConversionValues, OutOfMemory> {
        for side in Side::BOTH {
            self.make_room(space, side)?;
        }
        Ok(self)
    }

    /// Allocates a side's room when its first conversion is found.
    fn make_room(&mut self, space: &StateSpace, side: Side) -> Result<(), OutOfMemory> {
        if self.any[side].is_empty() {
            self.any[side] = zeroed(space.len())?;
            self.best[side] = zeroed(space.len().saturating_mul(64))?;
        }
        Ok(())
    }

    /// Adds the conversions to the ending of a table. Called for one table at a time: together they can take
    /// more memory than all the rest.
    pub(super) fn add_ending(
        &mut self,
        rules: &'static EndgameRules,
        table: &ErasedTable,
        space: &StateSpace,
        legal: &LegalPositions,
        pool: &dyn ThreadPool,
    ) -> Result<(), SolveError> {
        let successor = Successor::new(rules, table.material(), results_of(table)?, space);
        for side in Side::BOTH {
            self.add(space, legal, &successor, side, pool)?;
        }
        Ok(())
    }

    /// Adds the conversions to one ending.
    fn add(
        &mut self,
        space: &StateSpace,
        legal: &LegalPositions,
        successor: &Successor<'_>,
        side: Side,
        pool: &dyn ThreadPool,
    ) -> Result<(), OutOfMemory> {
        let mut conversions = ConversionGenerator::new(space, side);
        conversions.retain(
            |victim| successor.is_reached_by_capture_of(victim),
            |promoter| successor.by_promotion[promoter].last().is_some_and(Option::is_some),
        );
        if !conversions.is_empty() {
            self.make_room(space, side)?;
        }
        let placements = space.index.placements;
        let any = self.any[side].chunks_mut(placements);
        let best = self.best[side].chunks_mut(placements * 64);
        let jobs = any.zip(best).zip(legal.sets[side].chunks(placements)).enumerate();
        let jobs = jobs.map(|(king, ((any, best), legal))| {
            let conversions = &conversions;
            Box::new(move || add_conversions(space, successor, conversions, (side, king), legal, any, best))
                as Job<'_>
        });
        pool.run_jobs(jobs.collect());
        for step in self.en_passant.of_side_mut(side) {
            step.add_captures(space, |victim, squares| {
                let views = successor.by_capture[victim].as_ref()?;
                successor.codes(&views[side], *squares)(squares[SECOND_KING])
            });
        }
        Ok(())
    }
}

/// The results of an ending that conversions lead to.
pub(super) fn results_of(table: &ErasedTable) -> Result<&DtmArrays, SolveError> {
    let arrays = table.solved_arrays()?;
    if has_longest_mates(arrays) {
        return Err(SolveError::LeadsTooFar { ending: table.material().name().to_owned() });
    }
    Ok(arrays)
}

/// Whether an ending's longest mates are so long, in plies, that those leading to them may have no code.
fn has_longest_mates(arrays: &DtmArrays) -> bool {
    let PerSide([first, second]) = &arrays.codes;
    first.contains(&mate_in(MAX_PLIES - 1)) || second.contains(&mate_in(MAX_PLIES))
}

/// Merges the results of `side`'s conversions into one ending, with the first king on one canonical square.
fn add_conversions(
    space: &StateSpace,
    successor: &Successor<'_>,
    conversions: &ConversionGenerator<'_>,
    (side, king): (Side, usize),
    legal: &[u64],
    any: &mut [u64],
    best: &mut [DtmCode],
) {
    for (placement, &legal) in legal.iter().enumerate().filter(|&(_, &legal)| legal != 0) {
        let squares = space.configuration(king, placement);
        let Some(occupied) = space.occupied(&squares) else { continue };
        let best = &mut best[placement * 64..][..64];
        let any = &mut any[placement];
        conversions.for_each(&squares, occupied, |conversion, bits| {
            let Some(views) = successor.views(conversion) else { return };
            let mut after = squares;
            after[conversion.mover] = conversion.to;
            let mut codes = successor.codes(&views[!side], after);
            for_each_bit(legal & bits, |bit| {
                // A capturing king is on the captured piece's square.
                let king = if conversion.mover == SECOND_KING {
                    conversion.to
                } else {
                    space.second_king.squares[bit]
                };
                if let Some(code) = codes(king) {
                    let code = before_move(code);
                    best[bit] = if *any >> bit & 1 == 1 { better(best[bit], code) } else { code };
                    *any |= 1 << bit;
                }
            });
        });
    }
}

/// An ending that conversions lead to, prepared for probes from the larger one.
struct Successor<'a> {
    arrays: &'a DtmArrays,
    pieces: usize,
    /// The ending's view by slot of the captured piece, for each side to move there.
    by_capture: Vec<Option<PerSide<SuccessorView>>>,
    /// By slot of the promoted piece, then by slot of the piece captured with it, or last for none.
    by_promotion: Vec<Vec<Option<PerSide<SuccessorView>>>>,
}

/// A mapping from a larger ending to this one.
#[derive(Clone)]
struct SuccessorView {
    /// The larger ending's slot for each slot of the ending.
    slots: Vec<usize>,
    second_king: usize,
    /// The ending's square for each square.
    squares: Vec<u8>,
    to_move: Side,
}

impl<'a> Successor<'a> {
    fn new(
        rules: &'static EndgameRules,
        ending: &Material,
        arrays: &'a DtmArrays,
        space: &StateSpace,
    ) -> Successor<'a> {
        let views = |change: MaterialChange| {
            let left = change.pieces_left(&space.pieces);
            let pieces: Vec<Piece> = left.iter().map(|&(_, piece)| piece).collect();
            let (material, exchanged) = Material::of_pieces_by(rules, &pieces)?;
            let view = |to_move: Side| {
                // A symmetric ending is probed with the first side to move.
                let exchanged = if ending.is_symmetric() { to_move == Side::Second } else { exchanged };
                SuccessorView::new(rules, ending, &left, exchanged, to_move)
            };
            (material == *ending).then(|| PerSide(Side::BOTH.map(view)))
        };
        let slots = 0..space.pieces.len();
        let capture_of = |victim: usize| {
            let change = MaterialChange { victim: Some(victim), promoted: None };
            if victim > SECOND_KING { views(change) } else { None }
        };
        let promotions_of = |mover: usize| -> Vec<Option<PerSide<SuccessorView>>> {
            let capturing = |victim: Option<usize>| {
                let mut kinds = space.promotions[mover].iter();
                kinds.find_map(|&kind| views(MaterialChange { victim, promoted: Some((mover, kind)) }))
            };
            let capturing_slot = |victim: usize| {
                if victim > SECOND_KING && victim != mover { capturing(Some(victim)) } else { None }
            };
            slots.clone().map(capturing_slot).chain([capturing(None)]).collect()
        };
        Successor {
            arrays,
            pieces: ending.count(),
            by_capture: slots.clone().map(capture_of).collect(),
            by_promotion: slots.clone().map(promotions_of).collect(),
        }
    }

    /// The view after a conversion; `None` if that leads to another ending.
    fn views(&self, conversion: Conversion) -> Option<&PerSide<SuccessorView>> {
        let Conversion { mover, victim, promotes, .. } = conversion;
        let views = match victim {
            Some(victim) if !promotes => self.by_capture.get(victim),
            Some(victim) => self.by_promotion[mover].get(victim),
            None => self.by_promotion[mover].last(),
        };
        views?.as_ref()
    }

    /// Whether some capture of the piece in this slot leads here.
    fn is_reached_by_capture_of(&self, victim: usize) -> bool {
        let promotions = self.by_promotion.iter().map(|views| &views[victim]);
        promotions.chain([&self.by_capture[victim]]).any(Option::is_some)
    }

    /// Results with pieces on `squares`, by slot of the larger ending, as a function of its second king's
    /// square; `None` for illegal positions.
    fn codes<'s>(
        &'s self,
        view: &'s SuccessorView,
        squares: [u8; MAX_PIECES],
    ) -> impl FnMut(u8) -> Option<DtmCode> + use<'s, 'a> {
        let DtmArrays { index, codes } = self.arrays;
        let codes = &codes[view.to_move];
        let mut seen = [0; MAX_PIECES];
        for (seen, &slot) in seen.iter_mut().zip(&view.slots) {
            *seen = view.squares[usize::from(squares[slot])];
        }
        // Apply each symmetry to the other pieces only once, for all of the king's squares.
        let mut placements = [None; MAX_SYMMETRIES];
        move |king| {
            seen[view.second_king] = view.squares[usize::from(king)];
            let (pair, symmetry) = index.king_pair_by_symmetry(seen[0], seen[1])?;
            let placement = *placements[symmetry]
                .get_or_insert_with(|| index.placement_by(symmetry, &seen[2..self.pieces]));
            let code = codes[pair * index.placements + placement?];
            (code != illegal(view.to_move)).then_some(code)
        }
    }
}

impl SuccessorView {
    /// `left` are the ending's pieces with their slots in the larger one.
    fn new(
        rules: &EndgameRules,
        ending: &Material,
        left: &[(usize, Piece)],
        exchanged: bool,
        to_move: Side,
    ) -> SuccessorView {
        let mut free = left.to_vec();
        let slots = ending.pieces().into_iter().filter_map(|wanted| {
            let wanted = Piece { side: exchange(wanted.side, exchanged), ..wanted };
            let at = free.iter().position(|&(_, piece)| piece == wanted)?;
            Some(free.remove(at).0)
        });
        let slots: Vec<usize> = slots.collect();
        let second_king = usize::from(slots[1] == SECOND_KING);
        let squares = 0..rules.squares();
        let squares = squares.map(|square| if exchanged { rules.reflect(square) } else { square }).collect();
        SuccessorView { slots, second_king, squares, to_move: exchange(to_move, exchanged) }
    }
}

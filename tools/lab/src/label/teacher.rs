//! The teacher: the network of Stockfish 15.1, published by its authors under CC0, read from that program's
//! binary.
//!
//! It is a HalfKAv2_hm network with 2 × 1,024 neurons and eight stacks of small layers (SFNNv5; the
//! nnue-pytorch documentation describes both). This reader and its arithmetic are our own. For a quiet
//! position, the engine's static evaluation is the network's output.

use crate::error::TeacherError;
use chariot_game::{Piece, Side};
use std::array;

/// Neurons of the first layer, for each side.
const NEURONS: usize = 1_024;
/// Inputs by piece type, owner and square, for each king place; both kings share a plane.
const PLANES: usize = 11 * 64;
/// King places: files e to h; the board is mirrored for the others.
const KING_PLACES: usize = 32;
const FEATURES: usize = KING_PLACES * PLANES;
/// Stacks of later layers, by number of pieces, and as many sums of piece-square values.
const STACKS: usize = 8;
/// Outputs of the second layer: fifteen feed the next, the last is added to the result.
const SECOND: usize = 16;
const THIRD: usize = 32;
const VERSION: u32 = 0x7AF3_2F20;
/// Start of the description, after version, hash and length.
const DESCRIPTION: &[u8] = b"Network trained with the";
/// Network units in 100 centipawns; a score of 100 centipawns wins half of all games at move 32.
const PAWN: i32 = 361;
const EMPTY: u8 = u8::MAX;

#[derive(Debug)]
pub(crate) struct Teacher {
    bias: Vec<i16>,
    weights: Vec<i16>,
    piece_square: Vec<i32>,
    stacks: Vec<Stack>,
}

/// The later layers for positions with about the same number of pieces.
#[derive(Debug)]
struct Stack {
    second_bias: [i32; SECOND],
    second: Vec<i8>,
    third_bias: [i32; THIRD],
    third: Vec<i8>,
    output_bias: i32,
    output: [i8; THIRD],
}

/// A sequence of little-endian numbers.
struct Numbers<'a>(&'a [u8]);

impl Numbers<'_> {
    fn take<const N: usize>(&mut self) -> Result<[u8; N], TeacherError> {
        let (bytes, rest) = self.0.split_first_chunk().ok_or(TeacherError::Truncated)?;
        self.0 = rest;
        Ok(*bytes)
    }

    fn word(&mut self) -> Result<u32, TeacherError> {
        self.take().map(u32::from_le_bytes)
    }

    fn many<const N: usize, T>(
        &mut self,
        count: usize,
        read: impl Fn([u8; N]) -> T,
    ) -> Result<Vec<T>, TeacherError> {
        (0..count).map(|_| self.take().map(&read)).collect()
    }

    fn row<const COUNT: usize>(&mut self) -> Result<[i32; COUNT], TeacherError> {
        let row = self.many(COUNT, i32::from_le_bytes)?;
        Ok(array::from_fn(|index| row[index]))
    }
}

impl Teacher {
    /// Finds and reads the network in a program's bytes.
    ///
    /// # Errors
    /// Every [`TeacherError`] except [`TeacherError::OtherGame`].
    pub(crate) fn find(program: &[u8]) -> Result<Teacher, TeacherError> {
        let description = program.windows(DESCRIPTION.len()).position(|window| window == DESCRIPTION);
        let start = description.and_then(|at| at.checked_sub(12)).ok_or(TeacherError::None)?;
        let mut numbers = Numbers(&program[start..]);
        let version = numbers.word()?;
        if version != VERSION {
            return Err(TeacherError::Version { file: version, known: VERSION });
        }
        let _hash = numbers.word()?;
        let length = numbers.word()? as usize;
        numbers.0 = numbers.0.get(length..).ok_or(TeacherError::Truncated)?;
        let _hash_of_first_layer = numbers.word()?;
        Ok(Teacher {
            bias: numbers.many(NEURONS, i16::from_le_bytes)?,
            weights: numbers.many(FEATURES * NEURONS, i16::from_le_bytes)?,
            piece_square: numbers.many(FEATURES * STACKS, i32::from_le_bytes)?,
            stacks: (0..STACKS).map(|_| Stack::read(&mut numbers)).collect::<Result<_, _>>()?,
        })
    }
}

#[cfg(test)]
impl Teacher {
    /// A teacher that considers every position level.
    pub(super) fn of_zeros() -> Teacher {
        let stack = || Stack {
            second_bias: [0; SECOND],
            second: vec![0; SECOND * NEURONS],
            third_bias: [0; THIRD],
            third: vec![0; THIRD * 32],
            output_bias: 0,
            output: [0; THIRD],
        };
        Teacher {
            bias: vec![0; NEURONS],
            weights: vec![0; FEATURES * NEURONS],
            piece_square: vec![0; FEATURES * STACKS],
            stacks: (0..STACKS).map(|_| stack()).collect(),
        }
    }
}

impl Stack {
    fn read(numbers: &mut Numbers<'_>) -> Result<Stack, TeacherError> {
        let _hash = numbers.word()?;
        let second_bias = numbers.row()?;
        let second = numbers.many(SECOND * NEURONS, i8::from_le_bytes)?;
        let third_bias = numbers.row()?;
        // The rows of its 30 inputs are padded to 32.
        let third = numbers.many(THIRD * 32, i8::from_le_bytes)?;
        let [output_bias] = numbers.row()?;
        let output = numbers.many(THIRD, i8::from_le_bytes)?;
        let output = array::from_fn(|index| output[index]);
        Ok(Stack { second_bias, second, third_bias, third, output_bias, output })
    }

    /// The network's output without piece-square values.
    fn run(&self, inputs: &[u8; NEURONS]) -> i32 {
        let second: [i32; SECOND] = array::from_fn(|index| {
            let row = &self.second[index * NEURONS..][..NEURONS];
            let products = row.iter().zip(inputs).map(|(&w, &x)| i32::from(w) * i32::from(x));
            self.second_bias[index] + products.sum::<i32>()
        });
        let mut third = [0_i32; 32];
        for (index, &sum) in second[..SECOND - 1].iter().enumerate() {
            let square = (i64::from(sum) * i64::from(sum)) >> 19;
            third[index] = square.clamp(0, 127) as i32;
            third[SECOND - 1 + index] = (sum >> 6).clamp(0, 127);
        }
        let mut output = self.output_bias;
        for (row, (bias, weight)) in self.third.chunks_exact(32).zip(self.third_bias.iter().zip(self.output))
        {
            let sum = bias + row.iter().zip(third).map(|(&w, x)| i32::from(w) * x).sum::<i32>();
            output += (sum >> 6).clamp(0, 127) * i32::from(weight);
        }
        output + second[SECOND - 1] * (600 * 16) / (127 * 64)
    }
}

/// The teacher's evaluation. Updates only what changes between positions, so consecutive positions of a line
/// are evaluated faster.
pub(crate) struct TeacherEvaluation<'a> {
    teacher: &'a Teacher,
    halves: [Half; 2],
}

/// The first layer from one side.
#[derive(Clone)]
struct Half {
    sums: Box<[i16; NEURONS]>,
    piece_square: [i32; STACKS],
    board: Diagram,
    king: Option<usize>,
}

/// The piece on each square: type, plus 8 for the second side's; [`EMPTY`].
type Diagram = [u8; 64];

impl<'a> TeacherEvaluation<'a> {
    pub(crate) fn new(teacher: &'a Teacher) -> Self {
        let half =
            Half { sums: Box::new([0; NEURONS]), piece_square: [0; STACKS], board: [EMPTY; 64], king: None };
        TeacherEvaluation { teacher, halves: [half.clone(), half] }
    }

    /// Centipawns for the side to move. Types are numbered `KQRBNP`.
    pub(crate) fn evaluate(&mut self, pieces: &[(Piece, u8)], to_move: Side) -> i32 {
        let mut board = [EMPTY; 64];
        for &(piece, square) in pieces {
            board[usize::from(square)] = piece.kind | if piece.side == Side::First { 0 } else { 8 };
        }
        for side in Side::BOTH {
            self.halves[side as usize].update(self.teacher, side, &board);
        }
        let stack = (pieces.len().max(1) - 1) / 4;
        let (us, them) = (&self.halves[to_move as usize], &self.halves[!to_move as usize]);
        let mut inputs = [0; NEURONS];
        for (half, inputs) in [us, them].into_iter().zip(inputs.chunks_exact_mut(NEURONS / 2)) {
            let (low, high) = half.sums.split_at(NEURONS / 2);
            for ((&low, &high), input) in low.iter().zip(high).zip(inputs) {
                *input = (low.clamp(0, 127) * high.clamp(0, 127) / 128) as u8;
            }
        }
        let piece_square = (us.piece_square[stack] - them.piece_square[stack]) / 2;
        let output = (piece_square + self.teacher.stacks[stack].run(&inputs)) / 16;
        output * 100 / PAWN
    }
}

impl Half {
    fn update(&mut self, teacher: &Teacher, side: Side, board: &Diagram) {
        let own_king = 8 * side as u8;
        let Some(king) = board.iter().position(|&code| code == own_king) else { return };
        let turn = if side == Side::First { 0 } else { 56 };
        let flip = turn ^ if king % 8 < 4 { 7 } else { 0 };
        let seen = king ^ flip;
        let place = (7 - seen / 8) * 4 + (7 - seen % 8);
        let feature = |code: u8, square: usize| {
            let plane = match (code & 7, code >> 3 == side as u8) {
                (0, _) => 10,
                (kind, is_own) => 2 * (5 - usize::from(kind)) + usize::from(!is_own),
            };
            place * PLANES + plane * 64 + (square ^ flip)
        };
        let (mut gone, mut come) = (Vec::with_capacity(32), Vec::with_capacity(32));
        for square in (0..64).filter(|&square| board[square] != self.board[square]) {
            if self.board[square] != EMPTY {
                gone.push(feature(self.board[square], square));
            }
            if board[square] != EMPTY {
                come.push(feature(board[square], square));
            }
        }
        let pieces = board.iter().filter(|&&code| code != EMPTY).count();
        if self.king != Some(king) || gone.len() + come.len() >= pieces {
            gone.clear();
            come.clear();
            come.extend((0..64).filter(|&square| board[square] != EMPTY).map(|s| feature(board[s], s)));
            self.sums.copy_from_slice(&teacher.bias);
            self.piece_square = [0; STACKS];
        }
        for (features, sign) in [(gone, -1), (come, 1)] {
            for feature in features {
                let row = &teacher.weights[feature * NEURONS..][..NEURONS];
                for (sum, &weight) in self.sums.iter_mut().zip(row) {
                    *sum = sum.wrapping_add(weight * sign);
                }
                let row = &teacher.piece_square[feature * STACKS..][..STACKS];
                for (sum, &value) in self.piece_square.iter_mut().zip(row) {
                    *sum += value * i32::from(sign);
                }
            }
        }
        self.board = *board;
        self.king = Some(king);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use chariot_game::{Board, Rules, SplitMix64};
    use std::fs;
    use std::io::Write;
    use std::process::{Command, Stdio};

    const PROGRAM: &str = "/usr/games/stockfish";

    /// The program's own evaluations of positions, in centipawns for White.
    fn said_by_the_program(positions: &[chariot_chess::Position]) -> Vec<i32> {
        let mut program = Command::new(PROGRAM)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("Debian's package stockfish, version 15.1");
        let commands: String =
            positions.iter().map(|position| format!("position fen {position}\neval\n")).collect();
        let mut input = program.stdin.take().expect("a pipe");
        let writer = std::thread::spawn(move || input.write_all((commands + "quit\n").as_bytes()));
        let output = program.wait_with_output().expect("output");
        writer.join().expect("no panic").expect("written");
        let text = String::from_utf8_lossy(&output.stdout);
        let pawns = text.lines().filter_map(|line| line.strip_prefix("NNUE evaluation"));
        pawns
            .map(|rest| {
                let pawns: f64 =
                    rest.split_whitespace().next().and_then(|n| n.parse().ok()).expect("a number");
                (pawns * 100.0).round() as i32
            })
            .collect()
    }

    #[test]
    #[ignore = "needs Debian's Stockfish 15.1 in /usr/games; takes a second with --release"]
    fn we_read_the_teacher_as_its_own_program_does() {
        let teacher = Teacher::find(&fs::read(PROGRAM).expect("the program")).expect("its network");
        let mut evaluation = TeacherEvaluation::new(&teacher);
        let mut random = SplitMix64::new(11);
        let mut positions = Vec::new();
        while positions.len() < 200 {
            let mut position = chariot_chess::Position::startpos();
            for ply in 0..200 {
                let moves = position.legal_moves();
                if moves.is_empty() {
                    break;
                }
                position.play(moves[random.below(moves.len())]);
                if ply % 9 == 0 && !position.is_check() {
                    positions.push(position.clone());
                }
            }
        }
        positions.truncate(200);
        let theirs = said_by_the_program(&positions);
        assert_eq!(theirs.len(), positions.len());
        for (position, theirs) in positions.iter().zip(theirs) {
            let to_move = position.side_to_move();
            let ours = evaluation.evaluate(&position.pieces(), to_move);
            let ours = if to_move == Side::First { ours } else { -ours };
            assert!(ours.abs_diff(theirs) <= 1, "{position}: {ours}, not {theirs}");
            let fresh = TeacherEvaluation::new(&teacher).evaluate(&position.pieces(), to_move);
            assert_eq!(fresh.abs(), ours.abs(), "{position}: step by step and from nothing");
        }
    }

    #[test]
    fn other_files_are_refused_with_the_reason() {
        let file = |version: u32, rest: &[u8]| {
            let mut file = b"program".to_vec();
            file.extend(version.to_le_bytes());
            file.extend([0; 4]);
            file.extend((DESCRIPTION.len() as u32).to_le_bytes());
            file.extend(DESCRIPTION);
            file.extend(rest);
            Teacher::find(&file).expect_err("no network")
        };
        assert_eq!(Teacher::find(b"a program without a network").expect_err("none"), TeacherError::None);
        assert_eq!(Teacher::find(DESCRIPTION).expect_err("no header"), TeacherError::None);
        assert_eq!(file(7, &[]), TeacherError::Version { file: 7, known: VERSION });
        assert_eq!(file(VERSION, &[]), TeacherError::Truncated);
        assert_eq!(file(VERSION, &[0; 1_000]), TeacherError::Truncated);
    }
}

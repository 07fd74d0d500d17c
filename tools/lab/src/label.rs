//! Training positions for a network: from games, and from short walks or search trees around them, since
//! games are too costly to play in such numbers. A teacher or a search labels each.

mod lesson;
mod progress;
mod recorded;
mod searched;
mod source;
mod taught;
mod teacher;
mod walk;

use crate::args::LabelArgs;
use crate::error::{LabError, TeacherError};
use crate::parallel::in_order;
use crate::selfplay::sample::Sample;
use chariot_game::{Evaluate, SplitMix64};
use games::PlayableGame;
use progress::RecordsFile;
use recorded::Recorded;
use searched::Searched;
use source::Source;
use std::fs;
use std::ops::ControlFlow;
use taught::Taught;
use teacher::{Teacher, TeacherEvaluation};

/// A line of a file of positions.
struct GameLine<G: PlayableGame> {
    position: G::Position,
    /// Score of the search that chose the move, in centipawns, and the game's result; both for the first
    /// side.
    score: i16,
    half_points: u8,
}

/// Makes records from lines.
trait LineLabeller<G: PlayableGame> {
    /// Adds the records of a line's position, and of walks from it.
    fn label(&mut self, args: &LabelArgs, line: &GameLine<G>, random: &mut SplitMix64, records: &mut Vec<u8>);
}

// `lab label`.
game_command!(LabelArgs, |args, G| {
    match args.nodes {
        _ if args.recorded => label::<G, _>(args, || Ok(Recorded), |_| ControlFlow::Continue(())),
        None => {
            let program = fs::read(&args.teacher).map_err(LabError::file(&args.teacher))?;
            let teacher = Teacher::find(&program).map_err(bad_teacher(args))?;
            label_as_taught::<G>(args, &teacher, |_| ControlFlow::Continue(()))
        }
        Some(nodes) => label_by_searches::<G>(args, nodes, |_| ControlFlow::Continue(())),
    }
});

fn bad_teacher(args: &LabelArgs) -> impl Fn(TeacherError) -> LabError {
    |problem| LabError::Teacher { path: args.teacher.clone(), problem }
}

fn label_as_taught<G: PlayableGame>(
    args: &LabelArgs,
    teacher: &Teacher,
    after_chunk: impl FnMut(u64) -> ControlFlow<()>,
) -> Result<(), LabError> {
    let labeller = || Taught::new::<G>(TeacherEvaluation::new(teacher)).map_err(bad_teacher(args));
    label::<G, _>(args, labeller, after_chunk)
}

fn label_by_searches<G: PlayableGame>(
    args: &LabelArgs,
    nodes: u64,
    after_chunk: impl FnMut(u64) -> ControlFlow<()>,
) -> Result<(), LabError> {
    let file =
        args.network.as_deref().map(|path| fs::read(path).map_err(LabError::file(path))).transpose()?;
    let labeller = || {
        let mut evaluation = G::engine_evaluation();
        let bad_network =
            |problem| LabError::Network { path: args.network.clone().unwrap_or_default(), problem };
        evaluation.set_network(file.as_deref()).map_err(bad_network)?;
        Ok(Searched::<G>::new(evaluation, nodes)?)
    };
    label::<G, _>(args, labeller, after_chunk)
}

/// Writes the records of every line of the file, in order; each line's depend only on its number.
/// `after_chunk` says after each chunk whether to go on.
fn label<G: PlayableGame, L: LineLabeller<G>>(
    args: &LabelArgs,
    labeller: impl Fn() -> Result<L, LabError> + Sync,
    mut after_chunk: impl FnMut(u64) -> ControlFlow<()>,
) -> Result<(), LabError> {
    let mut progress = RecordsFile::open(args)?;
    let source = Source::scan(&args.data, progress.lines)?;
    eprintln!("{} lines done, {} to do", progress.lines, source.lines());
    in_order(
        source.chunks(),
        args.threads,
        || Ok((source.reader()?, labeller()?)),
        |(reader, labeller), chunk| {
            let mut records = Vec::new();
            let lines = reader.chunk(chunk)?;
            for (number, line) in lines.iter() {
                let Sample { fen, score, half_points } = line.parse()?;
                let position = fen.parse().map_err(chariot_game::Error::from)?;
                let mut random = SplitMix64::numbered(args.seed, number);
                labeller.label(args, &GameLine { position, score, half_points }, &mut random, &mut records);
            }
            Ok((lines.len(), records))
        },
        |chunk, (lines, records)| {
            progress.append(lines, &records)?;
            if (chunk + 1) % 100 == 0 {
                eprintln!("{} lines, {} positions", progress.lines, progress.records());
            }
            Ok(after_chunk(chunk))
        },
    )?;
    progress.finish()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::labelled::{Label, LabelledPosition, RECORD};
    use chariot_search::Bound;
    use games::GameVisitor;
    use session::GameId;
    use std::path::Path;

    fn args(folder: &Path, out: &str, threads: usize) -> LabelArgs {
        LabelArgs {
            game: GameId::Chess,
            data: folder.join("data.txt"),
            out: folder.join(out),
            teacher: "/nowhere".into(),
            recorded: false,
            nodes: None,
            network: None,
            depth: 3,
            bounds: false,
            most: 64,
            walks: 2,
            plies: 5,
            candidates: 3,
            seed: 4,
            threads,
        }
    }

    /// Labels, and stops after some chunks, as a kill would.
    struct Labelling<'a> {
        args: &'a LabelArgs,
        chunks: u64,
    }

    impl GameVisitor for Labelling<'_> {
        type Output = Vec<u8>;

        fn visit<G: PlayableGame>(self) -> Vec<u8> {
            let Labelling { args, chunks } = self;
            let stop =
                |chunk| if chunk + 1 < chunks { ControlFlow::Continue(()) } else { ControlFlow::Break(()) };
            match args.nodes {
                _ if args.recorded => label::<G, _>(args, || Ok(Recorded), stop).expect("labelled"),
                None => label_as_taught::<G>(args, &Teacher::of_zeros(), stop).expect("labelled"),
                Some(nodes) => label_by_searches::<G>(args, nodes, stop).expect("labelled"),
            }
            fs::read(&args.out).expect("records")
        }
    }

    fn labelled(args: &LabelArgs, chunks: u64) -> Vec<u8> {
        args.game.visit(Labelling { args, chunks })
    }

    fn records(bytes: &[u8]) -> Vec<LabelledPosition> {
        let unpacked = |bytes| {
            let mut record = LabelledPosition::default();
            record.unpack(bytes).expect("our own record");
            record
        };
        bytes.as_chunks().0.iter().map(unpacked).collect()
    }

    #[test]
    fn searches_label_their_roots_and_their_trees() {
        let folder = std::env::temp_dir().join(format!("lab-searched-{}", std::process::id()));
        fs::create_dir_all(&folder).expect("a folder");
        let openings = include_str!("../data/xiangqi.fen");
        let fens = openings.lines().filter(|line| !line.starts_with('#'));
        // Two chunks, so that two threads have work.
        let text: String = fens.cycle().take(260).map(|fen| format!("{}|13|2\n", fen.trim())).collect();
        fs::write(folder.join("data.txt"), &text).expect("a file");
        let args = |out, threads, most| LabelArgs {
            game: GameId::Xiangqi,
            nodes: Some(600),
            bounds: true,
            walks: 1,
            most,
            ..args(&folder, out, threads)
        };
        let at_once = labelled(&args("a.bin", 1, 20), u64::MAX);
        assert_eq!(labelled(&args("b.bin", 2, 20), u64::MAX), at_once, "two threads");
        let all = records(&at_once);
        assert!(all.len() > 4 * 260, "{} records", all.len());
        for bound in [Bound::Exact, Bound::Lower, Bound::Upper] {
            assert!(all.iter().filter(|record| record.label.bound == bound).count() > 260, "{bound:?}");
        }
        let exact = LabelArgs { bounds: false, ..args("c.bin", 1, 20) };
        let exact = records(&labelled(&exact, u64::MAX));
        assert!(exact.iter().all(|record| record.label.bound == Bound::Exact));
        assert!((520..all.len()).contains(&exact.len()), "{} exact records", exact.len());
        let roots = LabelArgs { bounds: false, ..args("d.bin", 1, 1) };
        let roots = records(&labelled(&roots, u64::MAX));
        assert!((300..=520).contains(&roots.len()), "{} roots", roots.len());
        let of_games = roots.iter().filter(|record| record.half_points.is_some()).count();
        assert!((100..=260).contains(&of_games), "{of_games} of games");
        fs::remove_dir_all(&folder).expect("our own folder");
    }

    #[test]
    fn scores_that_were_recorded_are_those_of_the_side_to_move() {
        let folder = std::env::temp_dir().join(format!("lab-recorded-{}", std::process::id()));
        fs::create_dir_all(&folder).expect("a folder");
        let board = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR";
        // The third is in check, the last decided.
        let in_check = "4k4/9/9/9/9/9/9/9/4p4/R3K4 w - - 0 1|5|1";
        let text =
            format!("{board} w - - 0 1|31|2\n{board} b - - 1 1|31|2\n{in_check}\n{board} w - - 0 1|2001|2\n");
        fs::write(folder.join("data.txt"), text).expect("a file");
        let args = LabelArgs { game: GameId::Xiangqi, recorded: true, ..args(&folder, "a.bin", 1) };
        let seen = records(&labelled(&args, u64::MAX));
        let seen: Vec<_> = seen.iter().map(|record| (record.label, record.half_points)).collect();
        assert_eq!(seen, [(Label::exact(31), Some(2)), (Label::exact(-31), Some(0))]);
        fs::remove_dir_all(&folder).expect("our own folder");
    }

    #[test]
    fn a_file_goes_on_where_it_was_stopped_and_threads_do_not_show() {
        let folder = std::env::temp_dir().join(format!("lab-label-{}", std::process::id()));
        fs::create_dir_all(&folder).expect("a folder");
        let openings = include_str!("../data/chess.fen");
        let fens = openings.lines().filter(|line| !line.starts_with('#'));
        let text: String = fens.cycle().take(1_500).map(|fen| format!("{}|13|2\n", fen.trim())).collect();
        fs::write(folder.join("data.txt"), &text).expect("a file");
        let at_once = labelled(&args(&folder, "a.bin", 1), u64::MAX);
        assert!(at_once.len() > 3_000 * RECORD);
        assert_eq!(labelled(&args(&folder, "b.bin", 3), u64::MAX), at_once, "three threads");

        // The source is cut within a line and a chunk, then grows.
        let stopped = args(&folder, "c.bin", 2);
        fs::write(folder.join("data.txt"), &text[..text.len() / 3]).expect("a file");
        let part = labelled(&stopped, u64::MAX);
        assert!(at_once.starts_with(&part) && part.len() < at_once.len());
        // Records written after the last checkpoint are written again.
        fs::write(&stopped.out, [&part[..], b"half a record"].concat()).expect("a file");
        fs::write(folder.join("data.txt"), &text).expect("a file");
        assert!(at_once.starts_with(&labelled(&stopped, 1)));
        assert_eq!(labelled(&stopped, u64::MAX), at_once, "stopped twice");

        for record in records(&at_once) {
            assert_eq!(record.label, Label::exact(0));
            assert!(matches!(record.half_points, None | Some(0 | 2)), "{record:?}");
        }
        let other = LabelArgs { seed: 5, ..stopped };
        assert!(matches!(RecordsFile::open(&other), Err(LabError::OtherSettings(_))));
        fs::remove_dir_all(&folder).expect("our own folder");
    }
}

// Places are five files from the edge (0) to the middle (4) by ten ranks from the owner's first (0). Targets
// count from the rook: rook, horse, cannon, pawn, advisor, elephant.
chariot_eval::groups! {
    /// A piece, by type from rook to elephant.
    MATERIAL: list 6;
    /// Piece-square table, from the owner's side.
    ROOK_PLACE: grid(5) 50;
    HORSE_PLACE: grid(5) 50;
    CANNON_PLACE: grid(5) 50;
    PAWN_PLACE: grid(5) 50;
    /// A general by rank: off the middle file, on it.
    GENERAL_PLACE: grid(2) 6;
    /// An advisor on the back rank, in the centre, in front.
    ADVISOR_PLACE: list 3;
    /// An elephant on the back rank, on the edge, in the centre, at the river.
    ELEPHANT_PLACE: list 4;
    /// Bonus for the side to move.
    TEMPO: list 1;

    /// Pairs of pieces: two rooks, two horses, two cannons; rook with horse, rook with cannon, horse with
    /// cannon.
    PAIRS: list 6;
    /// Number of pawns.
    PAWNS: row 6;
    /// Remaining advisors (columns) and elephants (rows).
    DEFENCE: grid(3) 9;
    /// A missing advisor for each enemy rook, horse, cannon and pawn; a missing elephant likewise.
    MISSING_ADVISOR: list 4;
    MISSING_ELEPHANT: list 4;
    /// A cannon, by number of own advisors and elephants, and by number of the enemy's: its screens.
    CANNON_SCREENS: row 5;
    CANNON_TARGETS: row 5;
    /// A horse, by number of enemy advisors and elephants.
    HORSE_TARGETS: row 5;
    /// No rook against one; against two.
    NO_ROOK: list 2;

    /// Two adjacent pawns beyond the river, by rank from the first beyond it.
    LINKED_PAWNS: row 5;
    /// A pawn beyond the river, by distance from the enemy general.
    PAWN_DISTANCE: row 10;
    /// A pawn whose way across the river an enemy pawn guards: directly ahead, one point away, two.
    OPPOSED: list 3;

    /// Mobility: by number of reasonably safe destinations.
    ROOK_MOBILITY: row 18;
    HORSE_MOBILITY: row 9;
    CANNON_MOBILITY: row 18;
    /// A general, by number of destinations.
    GENERAL_MOBILITY: row 5;
    /// A safe pawn step: any; beyond the river.
    SAFE_STEP: list 2;
    /// A protected rook, horse, cannon, or pawn beyond the river.
    PROTECTED: list 4;
    /// A rook on a file without own pawns; without any.
    ROOK_FILE: list 2;
    /// A point of the enemy palace on the general's open file.
    SIGHT: list 1;

    /// An enemy piece attacked by this type of piece, by type: six unprotected, six protected.
    PAWN_THREAT: list 12;
    GUARD_THREAT: list 12;
    HORSE_THREAT: list 12;
    CANNON_THREAT: list 12;
    ROOK_THREAT: list 12;
    /// Pieces that can be won, none to three: by the side to move, by the other.
    WINNING: grid(4) 8;
    /// A contested point that the enemy cannot use well.
    RESTRICTED: list 1;

    /// A rook, and a cannon, aimed at the enemy general along its file (first row) or rank, by number of
    /// pieces in between (0 to 3 or more).
    ROOK_LINE: grid(4) 8;
    CANNON_LINE: grid(4) 8;
    /// A piece pinned to such a line, by type.
    PINNED: list 6;
    /// A piece that would discover such a line: a rook's, a cannon's.
    DISCOVERER: list 2;

    /// Attack on a general: a constant.
    ATTACK: list 1;
    /// A rook, horse, cannon, pawn that attacks the palace; points of the palace that each type attacks.
    ATTACKER: list 4;
    PALACE_POINTS: list 4;
    /// A rook, horse, cannon, pawn beyond the river.
    ACROSS: list 4;
    /// Points of the palace: attacked and protected only by the general; attacked twice.
    WEAK_POINTS: list 2;
    /// An attacked point next to the general.
    NEAR_ATTACKS: list 1;
    /// A safe check: by rook, horse, cannon, pawn.
    SAFE_CHECK: list 4;
    /// A point for an unsafe check.
    CHECK: list 1;
    /// As `ROOK_LINE` and `CANNON_LINE`.
    ATTACK_ROOK_LINE: grid(4) 8;
    ATTACK_CANNON_LINE: grid(4) 8;
    /// Advisors, and elephants, left to the defender.
    ATTACK_ADVISORS: list 3;
    ATTACK_ELEPHANTS: list 3;
    /// Rank of the attacked general; number of its destinations.
    ATTACK_RANK: list 3;
    ATTACK_ESCAPES: row 5;
    /// A defending rook, horse, cannon on its own side of the river.
    HOME_GUARD: list 3;
}

// Places are five files from the rim (0) to the middle (4) by ten ranks from the owner's first (0). A
// defender's kinds count from the rook: rook, horse, cannon, pawn, advisor, elephant.
eval::groups! {
    /// A piece, by kind from rook to elephant.
    MATERIAL: list 6;
    /// Where a piece stands, seen by its owner.
    ROOK_PLACE: grid(5) 50;
    HORSE_PLACE: grid(5) 50;
    CANNON_PLACE: grid(5) 50;
    PAWN_PLACE: grid(5) 50;
    /// A general by rank: beside the middle file, on it.
    GENERAL_PLACE: grid(2) 6;
    /// An advisor on the back rank, in the middle, ahead.
    ADVISOR_PLACE: list 3;
    /// An elephant on the back rank, on the rim, in the middle, at the river.
    ELEPHANT_PLACE: list 4;
    /// To be on move.
    TEMPO: list 1;

    /// Pairs of pieces: two rooks, two horses, two cannons; rook with horse, rook with cannon, horse with
    /// cannon.
    PAIRS: list 6;
    /// Pawns by their number.
    PAWNS: row 6;
    /// Advisors (columns) and elephants (rows) that are left.
    DEFENCE: grid(3) 9;
    /// A missing advisor for every enemy rook, horse, cannon and pawn; a missing elephant.
    MISSING_ADVISOR: list 4;
    MISSING_ELEPHANT: list 4;
    /// A cannon, by the number of own advisors and elephants, and of the enemy's: screens for it.
    CANNON_SCREENS: row 5;
    CANNON_TARGETS: row 5;
    /// A horse by the number of enemy advisors and elephants.
    HORSE_TARGETS: row 5;
    /// No rook against one; against two.
    NO_ROOK: list 2;

    /// Two pawns side by side beyond the river, by rank from the first beyond it.
    LINKED_PAWNS: row 5;
    /// A pawn beyond the river by its distance from the enemy general.
    PAWN_DISTANCE: row 10;
    /// A pawn whose way over the river an enemy pawn guards: right before it, one point away, two.
    OPPOSED: list 3;

    /// A piece by the number of points it can safely enough go to.
    ROOK_MOBILITY: row 18;
    HORSE_MOBILITY: row 9;
    CANNON_MOBILITY: row 18;
    /// A general by the number of points it can go to.
    GENERAL_MOBILITY: row 5;
    /// A pawn that can safely step ahead: any; beyond the river.
    SAFE_STEP: list 2;
    /// Rook, horse, cannon, pawn beyond the river that an own piece protects.
    PROTECTED: list 4;
    /// A rook on a file without own pawns; without any.
    ROOK_FILE: list 2;
    /// A point of the enemy palace that the general sees along its file.
    SIGHT: list 1;

    /// An enemy piece that this piece attacks, by kind: six unprotected, six protected.
    PAWN_THREAT: list 12;
    GUARD_THREAT: list 12;
    HORSE_THREAT: list 12;
    CANNON_THREAT: list 12;
    ROOK_THREAT: list 12;
    /// Pieces that can be won, none to three: the side on move, the other.
    WINNING: grid(4) 8;
    /// A contested point that the enemy cannot well use.
    RESTRICTED: list 1;

    /// A rook, and a cannon, that looks at the enemy general along its file (first row) or rank past so many
    /// pieces, three for more.
    ROOK_LINE: grid(4) 8;
    CANNON_LINE: grid(4) 8;
    /// A piece that must not leave such a line, by kind.
    PINNED: list 6;
    /// A piece that opens such a line by leaving: for a rook, for a cannon.
    DISCOVERER: list 2;

    /// Attacks on a general: a constant.
    ATTACK: list 1;
    /// Rook, horse, cannon, pawn that attacks the palace; points of the palace that each kind attacks.
    ATTACKER: list 4;
    PALACE_POINTS: list 4;
    /// Rook, horse, cannon, pawn beyond the river.
    ACROSS: list 4;
    /// Points of the palace that are attacked and that only the general protects; attacked twice.
    WEAK_POINTS: list 2;
    /// A point beside the general that is attacked.
    NEAR_ATTACKS: list 1;
    /// A check that costs nothing: by rook, horse, cannon, pawn.
    SAFE_CHECK: list 4;
    /// Other points to check from.
    CHECK: list 1;
    /// As `ROOK_LINE` and `CANNON_LINE`.
    ATTACK_ROOK_LINE: grid(4) 8;
    ATTACK_CANNON_LINE: grid(4) 8;
    /// Advisors, and elephants, that are left to the attacked.
    ATTACK_ADVISORS: list 3;
    ATTACK_ELEPHANTS: list 3;
    /// Rank of the attacked general; points it can go to.
    ATTACK_RANK: list 3;
    ATTACK_ESCAPES: row 5;
    /// Rook, horse, cannon of the attacked on its own side of the river.
    HOME_GUARD: list 3;
}

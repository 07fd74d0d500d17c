// Ranks count from the owner's first (0) to its last (7); files from the rim (0) to the middle (3).
eval::groups! {
    /// A piece, by kind from pawn to queen.
    MATERIAL: list 5;
    /// Where a piece stands: four files by eight ranks, seen by its owner.
    PAWN_PLACE: grid(4) 32;
    KNIGHT_PLACE: grid(4) 32;
    BISHOP_PLACE: grid(4) 32;
    ROOK_PLACE: grid(4) 32;
    QUEEN_PLACE: grid(4) 32;
    KING_PLACE: grid(4) 32;
    /// Beyond that, with both kings on one half of the board, which is turned so that this is the right one;
    TOGETHER_PAWN: grid(8) 64;
    TOGETHER_KNIGHT: grid(8) 64;
    TOGETHER_BISHOP: grid(8) 64;
    TOGETHER_ROOK: grid(8) 64;
    TOGETHER_QUEEN: grid(8) 64;
    TOGETHER_KING: grid(8) 64;
    /// and with the enemy king on the other.
    APART_PAWN: grid(8) 64;
    APART_KNIGHT: grid(8) 64;
    APART_BISHOP: grid(8) 64;
    APART_ROOK: grid(8) 64;
    APART_QUEEN: grid(8) 64;
    APART_KING: grid(8) 64;
    /// To be on move.
    TEMPO: list 1;

    /// A pawn without own pawns on the files beside it: with an enemy pawn ahead on its file, without.
    ISOLATED: list 2;
    /// A pawn that no own pawn can come to protect and that cannot advance safely: likewise.
    BACKWARD: list 2;
    /// A pawn behind another on its file.
    DOUBLED: list 1;
    /// The same without own pawns on the files beside it.
    DOUBLED_ISOLATED: list 1;
    /// A pawn with an enemy pawn right ahead, by rank.
    BLOCKED: row 8;
    /// Groups of neighbouring files with own pawns.
    ISLANDS: list 1;
    /// Two pawns side by side, by rank.
    PHALANX: row 8;
    /// A pawn that a pawn protects, by rank.
    PROTECTED_PAWN: row 8;
    /// A pawn that no enemy pawn can stop or capture, by rank; by file.
    PASSED: row 8;
    PASSED_FILE: list 4;
    /// A passed pawn that a pawn protects, by rank.
    PASSED_PROTECTED: row 8;
    /// A pawn short of passing: it outnumbers what could stop it, by rank.
    CANDIDATE: row 8;

    /// A passed pawn with nobody on the square ahead, by rank.
    PASSED_FREE: row 8;
    /// A passed pawn whose next square no enemy attacks, by rank.
    PASSED_SAFE_STEP: row 8;
    /// A passed pawn whose whole way no enemy attacks or blocks, by rank.
    PASSED_SAFE_WAY: row 8;
    /// Steps of the own and of the enemy king to the square ahead of a passed pawn, for each rank from the
    /// fourth on.
    PASSED_OWN_KING: grid(8) 32;
    PASSED_ENEMY_KING: grid(8) 32;
    /// A rook or queen behind an own passed pawn; an enemy one.
    PASSED_ROOK_BEHIND: list 2;
    /// A passed pawn that a lone king cannot catch.
    UNSTOPPABLE: list 1;

    /// A piece by the number of squares it can safely enough go to.
    KNIGHT_MOBILITY: row 9;
    BISHOP_MOBILITY: row 14;
    ROOK_MOBILITY: row 15;
    QUEEN_MOBILITY: row 28;
    /// Bishops on both colours.
    BISHOP_PAIR: list 1;
    /// A knight and a rook by the number of own pawns.
    KNIGHT_PAWNS: row 9;
    ROOK_PAWNS: row 9;
    /// Two rooks.
    ROOK_PAIR: list 1;
    /// A piece that a pawn protects and no enemy pawn can drive away: knight, bishop; a knight that can
    /// reach such a square.
    OUTPOST: list 3;
    /// A knight or bishop right behind a pawn.
    BEHIND_PAWN: list 1;
    /// Steps from a knight and from a bishop to the own king.
    KING_DISTANCE: list 2;
    /// Own pawns on the colour of a bishop; those of them that are blocked.
    BISHOP_PAWNS: list 2;
    /// A bishop that looks through the middle.
    LONG_DIAGONAL: list 1;
    /// A rook on a file without own pawns; without any; on the file of a queen.
    ROOK_FILE: list 3;
    /// A rook on the last rank but one with something to attack there.
    ROOK_SEVENTH: list 1;
    /// A rook with few squares, shut in beside its king: one that may castle, one that may not.
    SHUT_IN: list 2;
    /// Rights to castle: short, long.
    CASTLING: list 2;

    /// An enemy piece, by kind, that a pawn attacks.
    PAWN_THREAT: list 5;
    /// An enemy piece that a knight or bishop attacks, and that is weak or a piece.
    MINOR_THREAT: list 5;
    /// A weak enemy piece that a rook attacks.
    ROOK_THREAT: list 5;
    /// A weak enemy piece that the king attacks.
    KING_THREAT: list 1;
    /// An enemy piece that hangs.
    HANGING: list 1;
    /// A weak enemy piece that its queen alone protects.
    QUEEN_GUARDED: list 1;
    /// A safe square from which a knight could attack the queen; one for a bishop or rook.
    QUEEN_THREAT: list 2;
    /// An enemy piece that a pawn can attack by a safe step.
    PUSH_THREAT: list 1;
    /// A contested square that the enemy may want to use.
    RESTRICTED: list 1;
    /// Safe squares behind the own pawns, the more the more pieces there are to use them.
    SPACE: list 1;

    /// The pawn on each file at a king, by file (four) and rank of the pawn; rank 0 for none.
    SHELTER: grid(4) 32;
    /// The enemy pawn that storms a king on such a file, by its rank seen by the king's side; 0 for none.
    STORM: list 8;
    /// The same, but blocked by an own pawn.
    BLOCKED_STORM: list 8;
    /// A king without pawns of any side on its wing.
    BARE_WING: list 1;

    /// A piece that shields its king from an enemy piece, by kind.
    PINNED: list 5;

    /// Attacks on a king: a constant.
    ATTACK: list 1;
    /// A piece that attacks the squares around it: knight, bishop, rook, queen.
    ATTACKER: list 4;
    /// An attack on a square beside the king.
    NEAR_ATTACKS: list 1;
    /// A square around the king that is attacked and badly defended.
    WEAK_SQUARES: list 1;
    /// A check that costs nothing: by knight, bishop, rook, queen.
    SAFE_CHECK: list 4;
    /// Other squares to check from.
    CHECK: list 1;
    /// Squares on the king's wing that are attacked; attacked twice; defended.
    WING: list 3;
    /// A piece that shields the king.
    SHIELDING: list 1;
    /// A bishop that would see the squares around the king but for pieces; a rook on a file of them.
    XRAY: list 2;
    /// The attackers have no queen.
    NO_QUEEN: list 1;
    /// A knight beside its king.
    GUARDING_KNIGHT: list 1;
    /// Own pawns at the attacked king, by rank as in `SHELTER`; storming pawns as in `STORM`.
    ATTACK_SHELTER: list 8;
    ATTACK_STORM: list 8;
}

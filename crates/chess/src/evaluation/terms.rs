// Ranks count from the owner's first (0) to the last (7). Files count from the edge (0) to the middle (3),
// unless a group has all 8.
chariot_eval::groups! {
    /// A piece, by type from queen to pawn.
    MATERIAL: list 5;
    /// Piece-square table (PST): four files by eight ranks, from the owner's side.
    PAWN_PLACE: grid(4) 32;
    KNIGHT_PLACE: grid(4) 32;
    BISHOP_PLACE: grid(4) 32;
    ROOK_PLACE: grid(4) 32;
    QUEEN_PLACE: grid(4) 32;
    KING_PLACE: grid(4) 32;
    /// Piece-square table with both kings on the same wing, mirrored so that the own king is on files e to h.
    /// Added to the first.
    TOGETHER_PAWN: grid(8) 64;
    TOGETHER_KNIGHT: grid(8) 64;
    TOGETHER_BISHOP: grid(8) 64;
    TOGETHER_ROOK: grid(8) 64;
    TOGETHER_QUEEN: grid(8) 64;
    TOGETHER_KING: grid(8) 64;
    /// Piece-square table with the kings on opposite wings, mirrored likewise. Added to the first.
    APART_PAWN: grid(8) 64;
    APART_KNIGHT: grid(8) 64;
    APART_BISHOP: grid(8) 64;
    APART_ROOK: grid(8) 64;
    APART_QUEEN: grid(8) 64;
    APART_KING: grid(8) 64;
    /// Bonus for the side to move.
    TEMPO: list 1;

    /// A pawn without own pawns on adjacent files: with an enemy pawn ahead on its file, without.
    ISOLATED: list 2;
    /// A pawn that no own pawn can come to protect and that cannot safely advance: likewise.
    BACKWARD: list 2;
    /// A pawn with an own pawn behind it on its file.
    DOUBLED: list 1;
    /// A doubled pawn that is also isolated.
    DOUBLED_ISOLATED: list 1;
    /// A pawn with an enemy pawn directly ahead, by rank.
    BLOCKED: row 8;
    /// Pawn islands: groups of adjacent files with own pawns.
    ISLANDS: list 1;
    /// A pawn with an own pawn beside it, by rank.
    PHALANX: row 8;
    /// A pawn that a pawn protects, by rank.
    PROTECTED_PAWN: row 8;
    /// The frontmost pawn of its file that no enemy pawn can stop or capture: by rank; by file.
    PASSED: row 8;
    PASSED_FILE: list 4;
    /// A passed pawn that a pawn protects, by rank.
    PASSED_PROTECTED: row 8;
    /// A pawn with no enemy pawn ahead on its file and at least as many supporters as enemy pawns guarding
    /// its path, by rank.
    CANDIDATE: row 8;

    /// A passed pawn with an empty square ahead, by rank.
    PASSED_FREE: row 8;
    /// A passed pawn whose next square is not attacked, by rank.
    PASSED_SAFE_STEP: row 8;
    /// A passed pawn whose whole path is neither attacked nor blocked, by rank.
    PASSED_SAFE_WAY: row 8;
    /// King steps of the own and of the enemy king to the square ahead of a passed pawn, for each rank from
    /// the fourth.
    PASSED_OWN_KING: grid(8) 32;
    PASSED_ENEMY_KING: grid(8) 32;
    /// A rook or queen behind an own passed pawn; an enemy one.
    PASSED_ROOK_BEHIND: list 2;
    /// A passed pawn that a lone king cannot catch.
    UNSTOPPABLE: list 1;

    /// Mobility: by number of squares attacked in the mobility area.
    KNIGHT_MOBILITY: row 9;
    BISHOP_MOBILITY: row 14;
    ROOK_MOBILITY: row 15;
    QUEEN_MOBILITY: row 28;
    /// Bishops on both colours.
    BISHOP_PAIR: list 1;
    /// A knight and a rook, by number of own pawns.
    KNIGHT_PAWNS: row 9;
    ROOK_PAWNS: row 9;
    /// Two rooks.
    ROOK_PAIR: list 1;
    /// A piece protected by a pawn that no enemy pawn can drive away: knight, bishop; a knight that can reach
    /// such a square.
    OUTPOST: list 3;
    /// A knight or bishop directly behind a pawn.
    BEHIND_PAWN: list 1;
    /// King steps from a knight and from a bishop to the own king.
    KING_DISTANCE: list 2;
    /// Own pawns on the bishop's colour; the blocked ones among them.
    BISHOP_PAWNS: list 2;
    /// A bishop that sees at least two centre squares through anything but pawns.
    LONG_DIAGONAL: list 1;
    /// A rook on a file without own pawns; without any pawns; on the file of a queen.
    ROOK_FILE: list 3;
    /// A rook on the seventh rank, with enemy pawns there or the enemy king on the eighth.
    ROOK_SEVENTH: list 1;
    /// A rook trapped between its king and the edge, with at most three squares: with castling rights,
    /// without.
    SHUT_IN: list 2;
    /// Castling rights: short, long.
    CASTLING: list 2;

    /// An enemy piece attacked by a pawn, by type from queen to pawn as in the groups below.
    PAWN_THREAT: list 5;
    /// An enemy piece, or a weak enemy pawn, attacked by a knight or bishop, by type. Weak: attacked, not
    /// defended by a pawn, and attacked twice if defended twice.
    MINOR_THREAT: list 5;
    /// A weak enemy piece or pawn attacked by a rook, by type.
    ROOK_THREAT: list 5;
    /// A weak enemy piece or pawn attacked by the king.
    KING_THREAT: list 1;
    /// A hanging enemy piece or pawn: weak and undefended, or a weak piece attacked twice.
    HANGING: list 1;
    /// A weak enemy piece or pawn defended by its queen.
    QUEEN_GUARDED: list 1;
    /// A safe square from which a knight could attack the queen; one for a bishop or rook.
    QUEEN_THREAT: list 2;
    /// An enemy piece that a safe pawn push would attack.
    PUSH_THREAT: list 1;
    /// A contested square that the enemy may want to use.
    RESTRICTED: list 1;
    /// Squares on files c to f, ranks 2 to 4, without an own pawn and not attacked by an enemy pawn. Squares
    /// one or two ranks behind an own pawn count twice if unattacked. Times the side's piece count, divided
    /// by 8.
    SPACE: list 1;

    /// The shelter pawn on each file around a king, by file (four) and rank of the pawn; rank 0 for none.
    SHELTER: grid(4) 32;
    /// The storming enemy pawn on such a file, by rank from the king's side; 0 for none.
    STORM: list 8;
    /// A storming pawn blocked by an own pawn, likewise.
    BLOCKED_STORM: list 8;
    /// A king on a wing without pawns of either side.
    BARE_WING: list 1;

    /// A piece that shields its king from an enemy piece, by type.
    PINNED: list 5;

    /// Attack on a king: a constant.
    ATTACK: list 1;
    /// A piece that attacks squares around the king: queen, rook, bishop, knight.
    ATTACKER: list 4;
    /// An attack on a square next to the king.
    NEAR_ATTACKS: list 1;
    /// An attacked and badly defended square around the king.
    WEAK_SQUARES: list 1;
    /// A safe check: by queen, rook, bishop, knight.
    SAFE_CHECK: list 4;
    /// A square for an unsafe check.
    CHECK: list 1;
    /// Squares on the king's wing: attacked; attacked twice; defended.
    WING: list 3;
    /// A piece that shields the king.
    SHIELDING: list 1;
    /// A bishop that would see the squares around the king through pieces; a rook on a file with them.
    XRAY: list 2;
    /// The attackers have no queen.
    NO_QUEEN: list 1;
    /// A knight next to its king.
    GUARDING_KNIGHT: list 1;
    /// Own pawns around the attacked king, by rank as in `SHELTER`; storming pawns as in `STORM`.
    ATTACK_SHELTER: list 8;
    ATTACK_STORM: list 8;
}

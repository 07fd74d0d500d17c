// Ranks count from the owner's first (0) to its last (7); files from the edge (0) to the middle (3),
// unless a group has all 8 files.
eval::groups! {
    /// A piece, by kind from queen to pawn.
    MATERIAL: list 5;
    /// Piece-square table (PST): four files by eight ranks, seen by the piece's owner.
    PAWN_PLACE: grid(4) 32;
    KNIGHT_PLACE: grid(4) 32;
    BISHOP_PLACE: grid(4) 32;
    ROOK_PLACE: grid(4) 32;
    QUEEN_PLACE: grid(4) 32;
    KING_PLACE: grid(4) 32;
    /// Piece-square table with both kings on the same wing, mirrored so that the own king is on files e to h;
    /// adds to the above.
    TOGETHER_PAWN: grid(8) 64;
    TOGETHER_KNIGHT: grid(8) 64;
    TOGETHER_BISHOP: grid(8) 64;
    TOGETHER_ROOK: grid(8) 64;
    TOGETHER_QUEEN: grid(8) 64;
    TOGETHER_KING: grid(8) 64;
    /// Piece-square table with the kings on opposite wings, mirrored likewise; adds to the first.
    APART_PAWN: grid(8) 64;
    APART_KNIGHT: grid(8) 64;
    APART_BISHOP: grid(8) 64;
    APART_ROOK: grid(8) 64;
    APART_QUEEN: grid(8) 64;
    APART_KING: grid(8) 64;
    /// Bonus for the side to move.
    TEMPO: list 1;

    /// A pawn without own pawns on the files beside it: with an enemy pawn ahead on its file, without.
    ISOLATED: list 2;
    /// A pawn that no own pawn can come to protect and that cannot advance safely: likewise.
    BACKWARD: list 2;
    /// A pawn with an own pawn behind it on its file.
    DOUBLED: list 1;
    /// A doubled pawn that is also isolated.
    DOUBLED_ISOLATED: list 1;
    /// A pawn with an enemy pawn right ahead, by rank.
    BLOCKED: row 8;
    /// Groups of neighbouring files with own pawns.
    ISLANDS: list 1;
    /// A pawn with an own pawn beside it, by rank.
    PHALANX: row 8;
    /// A pawn that a pawn protects, by rank.
    PROTECTED_PAWN: row 8;
    /// A pawn, the frontmost of its file, that no enemy pawn can stop or capture: by rank; by file.
    PASSED: row 8;
    PASSED_FILE: list 4;
    /// A passed pawn that a pawn protects, by rank.
    PASSED_PROTECTED: row 8;
    /// A pawn with no enemy pawn ahead on its file and at least as many helpers as enemy pawns guarding its
    /// path, by rank.
    CANDIDATE: row 8;

    /// A passed pawn with an empty square ahead, by rank.
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

    /// Mobility: by number of squares attacked in the mobility area.
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
    /// A bishop that sees at least two centre squares with only pawns in the way.
    LONG_DIAGONAL: list 1;
    /// A rook on a file without own pawns; without any; on the file of a queen.
    ROOK_FILE: list 3;
    /// A rook on the seventh rank with enemy pawns on it or the enemy king behind it on the eighth.
    ROOK_SEVENTH: list 1;
    /// A trapped rook, between its king and the edge with at most three squares to go to: with castling
    /// rights, without.
    SHUT_IN: list 2;
    /// Castling rights: short, long.
    CASTLING: list 2;

    /// An enemy piece, by kind from queen to pawn as in the groups below, that a pawn attacks.
    PAWN_THREAT: list 5;
    /// An enemy piece, or a weak enemy pawn, attacked by a knight or bishop, by kind. Weak: attacked, not
    /// defended by a pawn, and attacked twice if defended twice.
    MINOR_THREAT: list 5;
    /// A weak enemy piece or pawn attacked by a rook, by kind.
    ROOK_THREAT: list 5;
    /// A weak enemy piece or pawn attacked by the king.
    KING_THREAT: list 1;
    /// A weak enemy piece or pawn that hangs: undefended, or a piece attacked twice.
    HANGING: list 1;
    /// A weak enemy piece or pawn defended by its queen.
    QUEEN_GUARDED: list 1;
    /// A safe square from which a knight could attack the queen; one for a bishop or rook.
    QUEEN_THREAT: list 2;
    /// An enemy piece that a pawn can attack by a safe step.
    PUSH_THREAT: list 1;
    /// A contested square that the enemy may want to use.
    RESTRICTED: list 1;
    /// Squares on files c to f, ranks 2 to 4, without an own pawn and not attacked by an enemy pawn; those
    /// one or two ranks behind an own pawn count twice if unattacked. Times the side's men, divided by 8.
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
    /// A piece that attacks the squares around it: queen, rook, bishop, knight.
    ATTACKER: list 4;
    /// An attack on a square beside the king.
    NEAR_ATTACKS: list 1;
    /// A square around the king that is attacked and badly defended.
    WEAK_SQUARES: list 1;
    /// A check that costs nothing: by queen, rook, bishop, knight.
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

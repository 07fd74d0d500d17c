import type { ChessLessonWords } from '../words.ts';

export const en: ChessLessonWords = {
  italian: {
    title: 'Italian Game: Giuoco Piano',
    text: 'White points the bishop at f7 and castles early. Build slowly with c3, d3 and Re1, tuck the bishop away on b3 or a2, and push d4 only when the pieces stand behind it. In the old line with 5.d4 Black must not be greedy: taking pawn, knight and then the rook on a1 walks into Bxf7+ and Bg5. Quiet games often end level, with rooks and one minor piece each.',
  },
  evans: {
    title: 'Evans Gambit',
    text: 'White gives the b-pawn to win time: after 4…Bxb4 5.c3 the bishop must move again and d4 opens the centre. Castle quickly, put the queen on b3 and the bishop on a3, and keep Black from castling. The usual mistake is greed: Black takes on c3 as well and falls behind in development. Calm moves such as …Be7 and …Na5 give the pawn back. If the attack runs dry, White is simply a pawn down in the ending.',
  },
  knightAttack: {
    title: 'Two Knights Defence: Knight Attack',
    text: 'The knight goes to g5 and hits f7 a second time. After 4…d5 5.exd5 the main move is 5…Na5, which gives a pawn for time. Retreat the bishop, bring the knight back to f3, castle, and only then count the pawn. The mistake is 5…Nxd5: 6.Nxf7, the Fried Liver, drags the king to e6 in the middle of the board. In the ending White has a pawn more, Black the two bishops.',
  },
  ruyLopez: {
    title: 'Ruy Lopez',
    text: 'The bishop presses on c6, the knight that guards e5, and White castles before deciding anything. Play c3, Re1, h3 and d4, then bring the queen’s knight by d2 and f1 to g3. Look after the bishop: in the Noah’s Ark Trap White opens with d4 too early, and …c5 and …c4 shut the bishop in on b3. Closed endings are long; a knight on d5 or f5 often decides them.',
  },
  ruyExchange: {
    title: 'Ruy Lopez: Exchange Variation',
    text: 'White doubles Black’s pawns at once and plays for the ending. After d4 and the exchange in the centre White has four healthy pawns against three on the kingside, while Black’s doubled c-pawns make no passed pawn. Black has two bishops and open lines. One trap to know: after …Bg4 and …h5 do not take the bishop: the open h-file brings …Qh4 and mate. With all pieces gone, White usually wins.',
  },
  scotch: {
    title: 'Scotch Game: Main Line',
    text: 'White opens the centre on move three and gets free lines for the pieces. After 4…Nf6 choose between 5.Nxc6 with 6.e5, which drives the knight away, and quiet development with Nc3 and Bd3. Against 4…Bc5 play 5.Be3 and c3; then 5…d6 is a mistake, because 6.Nxc6 bxc6 7.Bxc5 dxc5 8.Qxd8+ leaves Black with three pawns on one file. Queens often come off early, and Black needs the two bishops to make up for split pawns.',
  },
  vienna: {
    title: 'Vienna Game',
    text: 'White keeps the f-pawn free and gets ready to play f4. After 2…Nf6 3.f4 Black should strike back with 3…d5. Taking on f4 is the mistake: after 4.e5 the knight must go home to g8, and 4…Qe7 5.Qe2 changes nothing. With 3.Bc4 White chooses a slower game with d3 and pressure on f7. When the attack is over, the half-open f-file keeps White’s rooks active.',
  },
  kingsGambit: {
    title: "King's Gambit",
    text: 'White offers the f-pawn to open the f-file and take the centre with d4. Knight to f3 comes first, to stop the check on h4; then Bc4, d4 and castling, with all forces aimed at f7. If Black declines with 2…Bc5, never take on e5: 3.fxe5 Qh4+ wins a rook or mates. The best defence returns the pawn with …d5. In the ending White’s centre pawns face Black’s kingside pawns.',
  },
  alapin: {
    title: 'Sicilian Defence: Alapin Variation',
    text: 'White supports d4 with c3 and avoids the main Sicilian theory. After 2…Nf6 3.e5 the knight is chased and White has space. After 2…d5 3.exd5 Qxd5 the queen is safe for a while, because c3 is taken by a pawn. White often gets an isolated d-pawn: use e5 and the open e-file. Black must not win that pawn with the queen while Bxc6+ discovers an attack on her. In the ending it needs care.',
  },
  rossolimo: {
    title: 'Sicilian Defence: Rossolimo Variation',
    text: 'White develops, castles and is ready to double Black’s pawns on c6 instead of opening the centre. Against …g6 take the knight, then play d3, h3 and Nc3: the game stays closed and knights are better than bishops. Against …e6 play Re1 and prepare d4. The usual mistake is to open lines for Black’s two bishops too soon. Endings with a knight against a bishop suit White, with c5 as the target.',
  },
  closedSicilian: {
    title: 'Sicilian Defence: Closed',
    text: 'White leaves the centre closed and prepares a kingside attack: g3, Bg2, d3, then either Be3 with Qd2 and Bh6, or f4 and f5. Play f4 before Nf3, or the knight stands in its way. Black answers on the other wing with …Rb8 and …b5, so do not waste moves. The typical mistake is to attack with too few pieces. If the attack fails, Black’s extra space on the queenside counts in the ending.',
  },
  smithMorra: {
    title: 'Sicilian Defence: Smith-Morra Gambit',
    text: 'White gives a pawn for open files and quick development: Nf3, Bc4, castling, Qe2 and a rook to d1, with e5 or Nd5 in mind. Black does well to finish development before counting pawns. Know the Siberian Trap: with Black’s queen on c7 and knight on g4, h3 loses to …Nd4, because taking the knight allows mate on h2. If nothing has happened by move twenty, the ending favours Black’s extra pawn.',
  },
  frenchAdvance: {
    title: 'French Defence: Advance Variation',
    text: 'White takes space with e5 and holds the chain with c3 and Nf3. Black attacks d4 with …c5, …Nc6 and …Qb6. Play on the kingside, where Black is cramped, or gain space with a3 and b4. In the line with Bd3 Black must first play …Bd7: winning the pawn on d4 with knight and queen allows Bb5+, and the queen is lost. Endings are good for White as long as d4 is safe, because Black’s light-squared bishop stays bad.',
  },
  caroAdvance: {
    title: 'Caro-Kann Defence: Advance Variation',
    text: 'White gains space, and Black’s bishop gets out to f5 before …e6. Choose the calm way with Nf3 and Be2, or chase the bishop with h4 or Nc3 and g4. Black hits back with …c5. After 4.h4 Black must make room with …h5 or …h6: 4…e6 5.g4 Be4 6.f3 Bg6 7.h5 wins the bishop. In the ending space counts, but White’s own pawns hem in the dark-squared bishop, so keep a knight.',
  },
  queensGambit: {
    title: "Queen's Gambit",
    text: 'White attacks d5 with the c-pawn. If Black takes, White wins the pawn back and owns the centre; if Black defends, develop with Nc3, Nf3 and Bg5 and keep the tension. Trying to hold the pawn fails: 3.e3 b5 4.a4 c6 5.axb5 cxb5 6.Qf3 wins at least a knight. Typical endings turn on an isolated d-pawn or on a minority attack with b4 and b5.',
  },
  qgdExchange: {
    title: "Queen's Gambit Declined: Exchange Variation",
    text: 'The exchange fixes the centre and makes the plans clear. White either advances b4 and b5, the minority attack, to leave a weak pawn on c6, or plays Nge2, f3 and e4. Black seeks play with …Ne4 and on the kingside. Timing matters: once Black has played …Ne4 and …f5, White has Nxd5, and if Black retakes, Bc7 traps the queen. The typical ending is rooks with Black tied to c6.',
  },
  london: {
    title: 'London System',
    text: 'One set-up against almost everything: Bf4, e3, c3, Bd3, Nbd2 and Nf3, then a knight on e5 and an attack on h7. Answer …c5 with c3 and …Qb6 with Qb3. Black must be careful with b2: after 2…c5 3.e3 Qb6 4.Nc3 Qxb2 5.Nxd5 White threatens a fork on c7. The mistake is to play by rote and allow everything to be exchanged. A strong knight on e5 is White’s best trump in the ending.',
  },
  catalan: {
    title: 'Catalan Opening',
    text: 'The bishop on g2 looks down the long diagonal to b7. White lets Black take on c4 and wins the pawn back with Qc2 or Ne5, or plays e4 if Black keeps the centre closed with …c6. Black’s freeing moves are …b5 and …c5. The typical mistake is to hurry after the pawn on c4 and let …c5 come without trouble. Many games lead to a queenless ending in which b7 stays under pressure for a long time.',
  },
  english: {
    title: "English Opening: King's English",
    text: 'This is a Sicilian with colours reversed and a move more. White controls d5 with Nc3, g3 and Bg2, then plays on the queenside with Rb1 and b4 or opens the centre with d4. Black frees the game with …d5 or pins with …Bb4. Black must not take everything: after 2.Nc3 Nc6 3.g3 Nf6 4.Bg2 Bb4 5.Nd5 Nxd5 6.cxd5 Nd4 7.e3 Nb5 8.Qa4 a piece is lost. In the ending White leans on queenside space and the long diagonal.',
  },
  kingsIndianAttack: {
    title: "King's Indian Attack",
    text: 'A system more than a variation: g3, Bg2, castling, d3, Nbd2 and e4 against nearly any defence. If Black plays …e6 and …c5, push e5, bring a knight to g4 by f1 or h2 and storm the king with h4. Black attacks on the queenside in the meantime. The mistake is to play e4 without a rook or queen behind it: …dxe4 then leaves nothing to play for. In the ending the pawn on e5 still cramps Black.',
  },
  twoKnights: {
    title: 'Two Knights Defence',
    text: 'Black attacks e4 and asks White for a decision. After 4.Ng5 d5 5.exd5 Na5 Black gives a pawn, gains time on bishop and knight with …c6, …h6 and …e4, and plays for the attack. Against 4.d4 take on d4 and e4. Against 4.d3 develop quietly with …Be7 and castle. The mistake is 5…Nxd5, which invites 6.Nxf7. If the initiative fades, the two bishops must hold an ending a pawn down.',
  },
  petrov: {
    title: "Petrov's Defence",
    text: 'Black does not defend e5 but attacks e4. After 3.Nxe5 the order matters: first 3…d6, then …Nxe4 and …d5, and the bishop goes to d6 or e7 before castling. The centre is symmetrical and hard to break. The mistake is 3…Nxe4 at once: 4.Qe2 attacks the knight, and if it runs to f6, 5.Nc6+ wins the queen. Rooks meet on the open e-file, and most endings are drawn.',
  },
  berlin: {
    title: 'Ruy Lopez: Berlin Defence',
    text: 'Black hits e4 and is happy to go into an ending. After 4.O-O Nxe4 5.d4 Nd6 the queens come off, Black cannot castle, but the bishops and a sound position hold; the king goes to e8 or c8. Against 4.d3 develop with …Bc5, or set the Mortimer Trap with 4…Ne7, when 5.Nxe5 c6 costs White a piece. Keep some pieces on: in a pawn ending White’s kingside majority wins.',
  },
  closedRuy: {
    title: 'Ruy Lopez: Closed, Main Line',
    text: 'Black holds e5 and waits behind a solid centre. After 9.h3 choose a plan: Chigorin’s …Na5 and …c5 for space, Breyer’s knight from b8 to d7 with …Bb7, or Zaitsev’s …Bb7, …Re8 and …Bf8. All press on e4. The mistake is to give up e5 too early, which hands White a broad free centre. If White closes with d5, play …c6 or …c4. The ending is slow, and the a-file often decides it.',
  },
  najdorf: {
    title: 'Sicilian Defence: Najdorf Variation',
    text: 'The move …a6 keeps White’s pieces out of b5 and prepares …e5 or …b5. Against Be2 and Be3 play …e5 and …Be6; against Bg5 and Bc4 play …e6. When White castles long, both sides race: Black has …b5, the c-file and the exchange sacrifice on c3. The typical mistake is to leave the king in the centre when White can sacrifice on d5, e6 or b5. Endings favour Black, with two centre pawns against one.',
  },
  dragon: {
    title: 'Sicilian Defence: Dragon Variation',
    text: 'The bishop on g7 rakes the long diagonal. Castle, put a rook on c8 and a knight on c4, and be ready to give the exchange on c3. White castles long and attacks with h4, h5 and Bh6, so every move counts; if White delays Bc4, break with …d5. Never jump to g4 too early: 6.Be3 Ng4 7.Bb5+ wins a piece. If Black reaches the ending, the bishop and the c-file usually promise good play.',
  },
  sveshnikov: {
    title: 'Sicilian Defence: Sveshnikov Variation',
    text: 'Black accepts a hole on d5 for the centre and active pieces. After 6.Ndb5 d6 7.Bg5 a6 8.Na3 b5 the knight on a3 is out of play. If White plays Nd5, answer …Be7 and bring the bishop to g5; if White takes on f6, use …f5 and the two bishops. Leaving out 6…d6 is the mistake: a check on d6 then costs the dark squares. In the ending get rid of the knight on d5 first.',
  },
  winawer: {
    title: 'French Defence: Winawer Variation',
    text: 'The pin on c3 fights for e4. After 4.e5 c5 5.a3 Bxc3+ 6.bxc3 Black has the better pawns, White two bishops, the dark squares and the kingside. Attack c3 and a4 with …Ne7, …Nbc6 and …Qa5. If the queen comes to g4, let g7 and h7 go and open the centre with …cxd4. The mistake is to defend without counterplay. In the ending White’s doubled pawns are weak and knights are strong.',
  },
  caroClassical: {
    title: 'Caro-Kann Defence: Classical Variation',
    text: 'Black brings the bishop out before playing …e6 and keeps a position without weaknesses. After 5.Ng3 Bg6 6.h4 make room with …h6; anything slow, such as 6…Nd7, loses the bishop to 7.h5. Then come …Nd7, the exchange on d3, …e6, …Ngf6 and castling on either side. The freeing move is …c5. In the ending White’s pawn on h5 can be strong or weak, and Black’s structure holds.',
  },
  scandinavian: {
    title: 'Scandinavian Defence: Main Line',
    text: 'Black opens the centre on move one, and the queen settles on a5. Develop with …Nf6, …c6, …Bf5 or …Bg4, then …e6 and …Nbd7. The move …c6 matters most: it gives the queen a way home. The mistake is to leave it out: after 4.d4 Nf6 5.Bc4 Bf5 6.Bd2 e6 7.Nd5 she is lost for two minor pieces. The structure is that of the Caro-Kann, a little cramped but sound, and endings are easy to hold.',
  },
  pirc: {
    title: 'Pirc Defence',
    text: 'Black lets White build a centre and then attacks it. Play …g6, …Bg7 and castle. Against the pawn on f4 strike with …c5; against Nf3 and Be2 use …Bg4, …Nc6 and …e5; against Be3 and Qd2 delay castling and advance …c6 and …b5. The mistake is to sit still until White pushes e5 or attacks with Bh6 and h4. After an early exchange of queens on d8 the ending is level.',
  },
  alekhine: {
    title: 'Alekhine Defence',
    text: 'The knight lures White’s pawns forward, and Black attacks them with …d6, …Bg4 or an early exchange on e5. Against four pawns play …dxe5, …Nc6 and …Bf5 and press on d4. Do not open the d-file carelessly: after 3.Nc3 Nxc3 4.dxc3 d6 5.Bc4 the capture on e5 loses the queen to 6.Bxf7+. If White’s advanced pawns stay, they cramp Black; if they fall, Black wins the ending.',
  },
  queensGambitDeclined: {
    title: "Queen's Gambit Declined",
    text: 'Black holds d5 with a pawn and develops with …Nf6, …Be7 and castling. The problem piece is the bishop on c8: free it with …b6, with Lasker’s …Ne4, or by taking on c4 and playing …c5. The Elephant Trap punishes greed: after 4.Bg5 Nbd7 5.cxd5 exd5 6.Nxd5 Nxd5 7.Bxd8 Bb4+ Black comes out a piece ahead. Typical endings have an isolated or a hanging pair of pawns to attack or defend.',
  },
  queensGambitAccepted: {
    title: "Queen's Gambit Accepted",
    text: 'Black takes on c4 to develop freely, not to keep the pawn. Play …Nf6, …e6, …c5 and …a6, then …b5 and …Bb7. If White is left with an isolated pawn on d4, block it on d5 and exchange pieces. Clinging to the pawn loses: after 3.e4 b5 4.a4 c6 5.axb5 cxb5 6.Nc3 a6 7.Nxb5 the a-pawn cannot retake without losing the rook. Early queen exchanges lead to level endings that need exact moves.',
  },
  slav: {
    title: 'Slav Defence',
    text: 'Black guards d5 with the c-pawn, so the bishop on c8 stays free. Take on c4 first, and after a4 bring the bishop to f5; then …e6, …Bb4 and castling. Too early is a mistake: 4…Bf5 5.cxd5 cxd5 6.Qb3 hits b7 and d5 together. In the exchange line copy White and finish development. The pawn on a4 leaves White a hole on b4, which Black’s pieces like well into the ending.',
  },
  semiSlav: {
    title: 'Semi-Slav Defence',
    text: 'Black makes d5 as firm as a rock and waits for the moment to take on c4 and play …b5 and …c5. Against e3 that is the Meran; against Bg5 choose …h6, the wild …dxc4, or …Nbd7 and …Qa5. There, after Nd2 Bb4, White must not play Bd3: …dxc4 uncovers the queen against g5 and wins a pawn. Black’s mistake is to stay passive, with the bishop shut in on c8. In the ending the queenside majority is Black’s hope.',
  },
  nimzoIndian: {
    title: 'Nimzo-Indian Defence',
    text: 'Black pins the knight and controls e4 with pieces. If White gets doubled c-pawns, block them with …c5, …d6 and …e5 and attack c4 with …b6, …Ba6 and …Na5. Against Qc2 White keeps sound pawns and two bishops, so develop fast with …b6 and …Bb7 or open the game with …d5. The mistake is to take on c3 without being asked. In the ending the doubled pawns are easy prey for a knight.',
  },
  queensIndian: {
    title: "Queen's Indian Defence",
    text: 'Black fights for e4 from a distance, with the bishop on b7 or, to annoy c4, on a6. Then …Be7, castling and …Ne4 to exchange pieces. If White plays b3 to hold c4, the check on b4 pulls the bishop to d2, where it stands less well. The mistake is to let White play d5 for nothing: the pawn shuts the bishop on b7 out of the game. Endings are level; often one side nurses hanging pawns on c4 and d4.',
  },
  kingsIndian: {
    title: "King's Indian Defence: Normal Variation",
    text: 'Black lets White have the centre and hits it with …e5 or …c5. Once White closes it with d5, the plans part: White plays c5 on the queenside, Black …f5, …f4 and …g5 at the king. Against 6.Bg5 the move …e5 is a mistake: White takes, exchanges queens and plays Nd5, hitting f6 and c7, and a pawn falls. If the attack fails, the bishop on g7 may be bad for the rest of the game, so do not hold back.',
  },
  grunfeld: {
    title: 'Grünfeld Defence',
    text: 'Black invites White to build a big centre and then attacks d4 with …Bg7, …c5, …Nc6 and …Bg4. Against Qb3 take on c4, then chase the queen with …a6 and …b5. Against Rb1 exchange on d4 and check on a5 to win the a-pawn. The mistake is to wait: an untouched centre rolls forward. In the ending Black’s queenside majority races White’s passed d-pawn, and activity counts more than material.',
  },
  benko: {
    title: 'Benko Gambit',
    text: 'Black gives a pawn for the open a- and b-files and the diagonal of the bishop on g7. Play …a6, …g6, …Bg7, castle and put rooks on a8 and b8; there is no hurry, because the pressure lasts even without queens. In the line with 5.Nc3 axb5 6.e4 b4 7.Nb5 do not take on e4: 8.Qe2, and if the knight retreats to f6, Nd6 is mate. In the ending White’s a- and b-pawns are often lost.',
  },
  modernBenoni: {
    title: 'Modern Benoni',
    text: 'Black unbalances the game: three pawns against two on the queenside, the e-file and a strong bishop on g7, against White’s pawns in the centre. Prepare …b5 and press on e4 with …Re8. The sharpest test is f4 and Bb5+: the safe answer is …Nfd7, because …Nbd7 lets White push e5 and e6 at once. The usual mistake is to forget that push. In the ending the queenside majority is Black’s trump.',
  },
  dutch: {
    title: 'Dutch Defence: Stonewall Variation',
    text: 'Pawns on f5, e6, d5 and c6 hold the square e4. Put a knight there, a bishop on d6 and the queen on e7, then attack the king with …g5 or along the h-file. The price is a hole on e5 and a poor bishop on c8, which travels by d7 to h5 or goes to b7. The mistake is to let White exchange the good bishop with b3 and Ba3. Bad bishop against knight is the ending to avoid.',
  },
  budapest: {
    title: 'Budapest Gambit',
    text: 'Black gives a pawn for a moment and wins it back with …Ng4 and …Nxe5. Against Bf4 play …Nc6, …Bb4+ and …Qe7; against Nf3 play …Bc5, and against e4 take on e5 and develop quickly. White can fall into the Kieninger Trap: after 7.a3 Ngxe5, taking the bishop on b4 allows …Nd3 mate. The mistake is to attack without development. White keeps a little more space in the ending, and Black the better squares for knights.',
  },
};

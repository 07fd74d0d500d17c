import type { XiangqiLessonWords } from '../words.ts';

export const en: XiangqiLessonWords = {
  riverCrossingChariot: {
    title: 'Central Cannon with River-Crossing Chariot vs Screen Horses',
    text: 'The chariot crosses the river at once and stands on the line of Black’s soldiers, where it presses the left horse. Black’s main reply offers an exchange of chariots by moving the cannon to the edge. Red declines, takes the soldier in front of the horse and brings up the other horse and cannon. Do not leave the chariot there too long, or cannon and horse chase it and Black gains time. Endings of horse and cannon are often decided by one extra soldier.',
  },
  fiveNineCannons: {
    title: 'Five-Nine Cannons vs Screen Horses, Cannon to Edge',
    text: 'One cannon stays on the central file, the other steps to the ninth, so that the left chariot comes out at once. With both chariots in play Red takes the central or the edge soldier and presses the pinned-down left flank. Black answers with the cannon on the seventh file and a horse at the river’s edge. Keep an eye on the third file: Red’s horse there is the usual victim. Most exchanges lead to a chariot ending where the safer general counts.',
  },
  centralSoldier: {
    title: 'Central Soldier Advance vs Screen Horses, Cannon to Edge',
    text: 'Red pushes the central soldier before developing, to break the centre open with cannon and horse behind it. Black must strike back at once with the seventh-file soldier and a chariot deep in Red’s camp. A quiet move loses time: if the horse goes to the edge of the river instead, the second push of the soldier crashes through the middle. Both sides must know their moves. The game is mostly decided before an ending, by the first attack that arrives.',
  },
  rankedChariot: {
    title: 'Central Cannon with Ranked Chariot vs Screen Horses',
    text: 'Both seventh-file soldiers are up, and Red lifts the chariot one rank to bring it across to the fourth file. From there it watches Black’s left and supports the horse on its way to the river. The second cannon chooses between the edge and the river bank. Do not send the horse forward unsupported, or Black exchanges soldiers with tempo and the horse hangs in the air. Endings come late, with most pieces on, and the better chariots decide.',
  },
  riverbankCannon: {
    title: 'Central Cannon with Riverbank Cannon vs Screen Horses',
    text: 'The left cannon stops at the river. There it supports the advance of the horse and gets ready to exchange third-file soldiers and open the right flank. Black’s sharpest reply sends the horse to the river as well, to hinder the chariot; quieter ones bring out an elephant and the other chariot. Red’s typical mistake is to hurry: the set-up is slow and depends on good order. After the exchanges Red tries to use freer horses against cannons.',
  },
  fiveSixCannons: {
    title: 'Five-Six Cannons with Edge Horse vs Screen Horses',
    text: 'Cannons on the fifth and sixth files, a horse at the edge, and the left chariot comes out without loss of time: a sound set-up for players who dislike theory. Black blocks one chariot with a cannon on the far bank of the river. Red breaks the block with the edge soldier or by raiding the soldier line. The usual mistake is to exchange without a plan: masters draw more than half of these games, in level endings of chariot and small pieces.',
  },
  fiveSevenCannons: {
    title: 'Five-Seven Cannons vs Screen Horses',
    text: 'The left cannon lines up with Black’s third-file horse, and the horse goes to the edge to free the chariot. Black has advanced the seventh-file soldier and now blocks one chariot: either cannon crosses the river, or one stays on the bank. Red’s lever is the edge soldier, which gives the horse air. The mistake is to leave that horse stranded while the centre is fought over. Chariot endings are frequent, with an edge soldier as the last trump.',
  },
  fiveSevenThirdSoldier: {
    title: 'Five-Seven Cannons vs Screen Horses, Third Soldier',
    text: 'Each side has moved a soldier on Red’s third and Black’s third file, and Red’s cannon aims at Black’s right horse. That horse jumps to the river, and Black’s edge soldier is exchanged to bring the chariot out along the edge. Red answers with a ranked chariot and the right horse. The mistake is to forget the chariot on the river: caught between cannon and horse, it has few retreats. Masters draw often here, but in the ending Red’s pieces stand a little freer.',
  },
  fiveEightCannons: {
    title: 'Five-Eight Cannons vs Screen Horses',
    text: 'The left cannon crosses the river to the line of soldiers. There it either takes on the third file or turns to the seventh to lame Black’s horse, while both red horses develop in the normal way. Black hits back with an elephant, a horse to the river and quick chariots. The risk is the cannon itself: so far forward it may be cut off or exchanged at the wrong moment. In the ending an extra elephant or soldier decides.',
  },
  fiveSixSandwich: {
    title: 'Five-Six Cannons vs Sandwich Horses',
    text: 'Black’s cannon stands between the two horses and guards well, but the centre has little cover. Red puts the left cannon on the sixth file, develops the left horse behind its soldier and brings it to the river to press on the centre. Black brings the right chariot out quickly and puts the other cannon on the edge. The mistake is to jump in with the horse before the chariots support it. Exchanges on the right lead to level endings, where the better horse presses on.',
  },
  fiveSevenSandwich: {
    title: 'Five-Seven Cannons vs Sandwich Horses',
    text: 'Red’s left cannon looks down the seventh file at the horse which Black must defend. When Black’s cannon crosses to block the left chariot, Red sacrifices soldiers on the third and seventh files and opens everything. The chariot at the river and a quick capture in the centre give the attack. Red must not stop half-way: if Black finishes the exchanges unhurt, the soldiers are simply gone. Endings arise early here, so count soldiers before you start.',
  },
  sameFiledRanked: {
    title: 'Same Direction Cannons: Filed Chariot vs Ranked Chariot',
    text: 'Red’s chariot comes out along its file, Black’s along the second rank. Black’s chariot swings to the fourth file and raids; Red plays both horses forward and advances the soldiers of the third and seventh files, so that the horses are alive and Black’s are not. Then centre and flank support each other. The mistake is to allow the raid on the seventh-file horse without a defender. Red scores well with this system, often by attack, and keeps mobile horses for the ending.',
  },
  sameRankedFiled: {
    title: 'Same Direction Cannons: Ranked Chariot vs Filed Chariot',
    text: 'Red lifts the chariot and runs it to the sixth file, under the palace, while the cannon aims at the centre. Black brings the chariot to the river and must guard the palace with an advisor in good time. How fast it may end is shown by the old Horse Sacrifice in Thirteen Moves: Black’s cannon takes the left horse, and Red’s chariots and cannons mate. In quiet lines Red keeps pressure on Black’s palace, which lasts into the ending.',
  },
  elephant: {
    title: 'Elephant Opening',
    text: 'The elephant goes to the centre, and Red waits to see what Black will do. The palace is strong from the first move, and every set-up is still possible, often a defence with a move more. Against cannons at the palace bring the left chariot out by the second rank; against a central cannon build screen horses. The mistake is to wait forever: Black must be given problems. In long endings complete elephants and advisors are a real advantage.',
  },
  soldier: {
    title: 'Soldier Opening',
    text: 'The seventh-file soldier opens the road for the horse and asks Black to show a plan; hence its Chinese name, “the immortal points the way”. Red answers in kind: a central cannon against the cannon behind the soldier, a cannon on the third file or a horse when Black moves the opposite soldier. Flexibility is the strength, so the mistake is to have one set-up for everything. Endings depend on what comes; Red’s early soldier move rarely hurts.',
  },
  soldierCentralCannon: {
    title: 'Soldier Opening vs Cannon behind Soldier, Central Cannon',
    text: 'Black’s cannon stands where the right horse wants to go, so the centre has one defender less and Red turns to the central cannon. Chariot and right horse come out fast. Black either lets the third-file soldier cross the river or swings a ranked chariot to the second file. Red takes the central soldier when it comes with tempo, not for its own sake. The crossing soldier must not be forgotten: in the ending it grows into a piece.',
  },
  cannonBehindThird: {
    title: 'Opposing Soldiers: Cannon behind Soldier',
    text: 'Both sides have advanced the seventh-file soldier, and Red puts a cannon behind the third, aiming at Black’s advanced soldier and its horse. The threat is to push and win time. Black answers in the centre with either cannon, or holds with an elephant. Develop the right horse to the edge and bring the chariot out by its file. The mistake is to push the third soldier too early and open the file for Black. Small advantages are carried into the ending.',
  },
  horse: {
    title: 'Horse Opening',
    text: 'Red develops a horse and keeps everything else open. Black nearly always advances the soldier in front of it, to hold it back. Now Red chooses: the opposite soldier and a game with both horses, a central cannon, a palace cannon, or the edge cannon with a quick chariot. Since Black’s soldier has moved early, a good answer is to make it a target. The mistake is to leave the horse without a way out. Games are slow, and endings common.',
  },
  palcorner: {
    title: 'Palcorner Cannon',
    text: 'The cannon stands on the corner of the palace, where it guards the centre and leaves the file to the chariot. The set-up becomes sandwich horses with a move more. Black’s best reply is the right central cannon, which gains space while Red is still arranging pieces; there the cannon goes forward to disturb Black’s horses. The mistake is to build calmly on both wings and let Black take the initiative. Endings are level if Red’s horses find squares.',
  },
  crossingPalace: {
    title: 'Crossing Palace Cannon',
    text: 'The cannon crosses the palace and gathers force on the left, while the right chariot is free to come out at once. Red develops the right horse, then the chariot, and seeks play on the flank with more pieces. The price is a crowded left wing, where horse and chariot get in each other’s way. Against a central cannon guard first with advisor and horses. The mistake is to attack before the left is untangled. Endings are level and patient.',
  },
  screenHorses: {
    title: 'Central Cannon vs Screen Horses',
    text: 'Two horses guard the central soldier: the soundest defence to the central cannon, and the one to learn first. The left chariot comes out by its file. After that Black chooses which soldier to advance, so that at least one horse can breathe, and answers each red system with its own plan: cannon to the edge, a block across the river or a horse to the river. The mistake is to move neither soldier. With all guards at home, endings are easy to hold.',
  },
  cannonToEdge: {
    title: 'Central Cannon with River-Crossing Chariot vs Screen Horses, Cannon to Edge',
    text: 'Black offers to exchange chariots. If Red takes the soldier instead, the cannon drops back one point and aims at the red chariot from behind the horse. First strengthen the palace with an advisor, then attack the chariot and let the horse go to the river. Order matters: in the line with the sixth-file cannon an early attack on the chariot lets the red horse into the centre with great effect. After exchanges Black’s active horse makes up for a lost soldier.',
  },
  riverHorse: {
    title: 'Central Cannon with River-Crossing Chariot vs Screen Horses, Horse to the River',
    text: 'The left horse leaps to the river, out of the chariot’s grip, and threatens to open the game with the seventh-file soldier, which attacks that chariot. Support it with an elephant and bring the right chariot out. Red must act or be pushed back; even a natural retreat of the right horse to the edge lets soldier and cannon break in. Black must not push the soldier before the horse is safe. Exchanges bring lively endings, with horses against cannons.',
  },
  twoHeadedSnake: {
    title: 'Central Cannon with River-Crossing Chariot vs Screen Horses, Two-Headed Snake',
    text: 'Both soldiers in front of the horses advance, like two heads of a snake, and both horses are alive. When Red adds a ranked chariot, the right cannon steps up one point to drive the river chariot back; an elephant completes the wall. Then cannon and horse meet Red at the river. The mistake is to let both soldiers be attacked at once without counterplay. About half of master games are drawn, in endings with equal soldiers.',
  },
  doubleCrossing: {
    title: 'Central Cannon with Seventh File Horse vs Screen Horses, Both Cannons across the River',
    text: 'Both cannons cross the river and lie on one line. They shut in the right chariot and trouble the left horse, so Red has to lose time untying the right flank. Red’s remedies are a ranked chariot on the left or the central soldier. Bring the right chariot to the second file and keep the cannons protected, for they stand far from home. The mistake is to leave one hanging. If Red frees the game, endings favour the better structure.',
  },
  sandwichHorses: {
    title: 'Central Cannon vs Sandwich Horses',
    text: 'A cannon stands between the two horses, on the corner of the palace, and both chariots can come out quickly. The block of three pieces is hard to attack, only the centre is thin, so be ready with an elephant. Red must respect the cannon: if the right horse jumps to the fourth file as its screen, the cannon takes the advisor and the chariot on Black’s fourth file mates or wins heavily. With sound soldiers the ending is level.',
  },
  singleHorse: {
    title: 'Central Cannon vs Single Horse',
    text: 'One horse guards the centre, the other develops to the edge, and the left chariot enters by the second rank. Black’s flanks are safe and every piece finds a square, but the centre has one defender only. Place the left cannon on the sixth or seventh file, and swing the chariot to the fourth. If it goes on to the river, support it with the other chariot at once, or Red exchanges with tempo. Endings are defensible if the edge horse gets back into play.',
  },
  threeStepTiger: {
    title: 'Central Cannon with Third Soldier vs Three-Step Tiger',
    text: 'Horse, chariot and cannon to the edge: in three moves the left chariot has an open file, so Red’s right chariot cannot take it first. Black advances the third-file soldier and develops the right horse, or turns the right cannon to the centre for a sharper game. The left side is light, with the cannon at the edge, and the horse there needs care. The mistake is to run ahead with the chariot alone. Level chariot endings are frequent.',
  },
  halfWayCannons: {
    title: 'Central Cannon vs Half-Way Cannon',
    text: 'The left cannon first crosses the river to block Red’s right chariot; then the right cannon goes to the centre and the counterattack begins. The right chariot hurries to the second file, and the block must last until it is there. Red answers with both soldiers and pressure on the blocking cannon. A careless step with the left cannon costs it: Black’s cannon captures along the bank over the central soldier. If the block breaks, Black is worse in every ending.',
  },
  smallOppositeCannons: {
    title: 'Central Cannon vs Small Opposite Cannons',
    text: 'Black develops horse and chariot first and then answers with the right cannon in the centre. The central cannons stand on opposite sides, so both attack and neither centre is quiet. If Red’s chariot crosses the river, offer an exchange with the cannon at the edge; if Red develops the left horse, block with a cannon on the river. The mistake is to play slowly, because Red is a move ahead. Endings come suddenly, after a wave of exchanges.',
  },
  sameDirection: {
    title: 'Same Direction Cannons',
    text: 'Black answers the central cannon with the same cannon, and both sides attack. The choice is the chariot: a ranked one swings to the fourth file, a filed one opposes Red’s, and the slower way keeps both and moves a soldier first. Black is a move behind, so every developing move must carry a threat, and the palace needs an advisor in time. The mistake is to copy Red too long. Few of these games reach an ending.',
  },
  sameDelayedChariot: {
    title: 'Same Direction Cannons: Filed Chariot vs Delayed Filed Chariot',
    text: 'Black moves the seventh-file soldier before the chariot: the left horse is free, and the chariot may still choose rank or file. The right cannon then crosses the river to hinder Red’s soldiers and to support the central cannon. Red tries to use the lead with both horses and a quick chariot. The mistake is to move the same cannon too often while the chariots sleep. If Black catches up in development, the ending is even, with the better seventh-file horse.',
  },
  elephantCentralCannon: {
    title: 'Elephant Opening vs Left Central Cannon',
    text: 'Black takes the initiative that Red has put off: central cannon, left horse, left chariot. Red builds screen horses with the elephant already in place, so a direct attack on the centre leads nowhere. Put the right horse on the edge and the right cannon at the corner of the palace, and bring the right chariot out by its file. The mistake is to take the central soldier too soon. Patient play gives endings in which Red’s complete guards count.',
  },
  elephantPalcorner: {
    title: 'Elephant Opening vs Right Palcorner Cannon',
    text: 'The cannon on the palace corner clears the way for the right horse and chariot, the soundest answer to the elephant. Develop that wing first; the chariot goes to the river and guards the whole bank. If Red’s ranked chariot comes to the river by the sixth file, step aside along the bank and keep it under control. The mistake is to forget the left: those pieces must come out before Red opens the game. Masters draw more than half of these games, in balanced endings.',
  },
  elephantCrossingPalace: {
    title: 'Elephant Opening vs Left Crossing Palace Cannon',
    text: 'The left cannon crosses the palace to the fourth file. Left horse and chariot are then free to come out at once, while both cannons face Red’s left wing. Advance the seventh-file soldier to keep Red’s right horse down, and add an elephant. The price is a crowded right wing, so find a square for that horse early. The mistake is to leave it at home. The ending is level when both wings are developed.',
  },
  elephantSoldier: {
    title: 'Elephant Opening vs Soldier',
    text: 'Black’s seventh-file soldier holds Red’s right horse back and makes room for the left one. Red usually opposes it and brings the left chariot by the second rank to the third file, to exchange soldiers and work on the open line. The right answer is to pull the left cannon back two points, ready for the seventh file. A ranked chariot instead is the typical mistake: Red exchanges with tempo. Open third and seventh files lead to early, even endings.',
  },
  cannonBehindSoldier: {
    title: 'Soldier Opening vs Cannon behind Soldier',
    text: 'The cannon goes behind the third-file soldier and aims at the elephant and horse of Red’s left. It is the most frequent answer to the soldier. If Red turns to the central cannon, bring an elephant to the centre; then push the third-file soldier across the river or bring a ranked chariot to the second file. Losing the central soldier is not a tragedy if development goes on. The mistake is to be slow on the right. In endings the crossed soldier is Black’s hope.',
  },
  opposingSoldiers: {
    title: 'Opposing Soldiers',
    text: 'Black makes the same soldier move on the other flank. Both sides have freed one horse and restrained the other, and a game of manoeuvre begins. Against the cannon behind the soldier strike in the centre or put an elephant there; against the horse develop your own and pull the cannon back when the chariot comes to the third file. The mistake is to mirror moves without looking, because Red is a tempo ahead. Endings are quiet and turn on soldiers.',
  },
  soldierElephant: {
    title: 'Soldier Opening vs Elephant',
    text: 'The right elephant goes to the centre and guards the third file, so no direct attack works. Black then advances the seventh-file soldier, brings out both horses and the right chariot and waits for Red to commit. Against a central cannon the game turns into screen horses with the elephant in place. The mistake is to lock the right horse in: decide early where it goes. The position is firm, and endings with full guards are hard to lose.',
  },
  soldierHorse: {
    title: 'Soldier Opening vs Horse',
    text: 'Black develops the left horse and keeps the cannons free. If Red advances the soldier opposite to it as well, the horse is held, so make play elsewhere: a cannon to the edge with a quick chariot, or a cannon behind the third-file soldier. If Red plays the horse, advance the seventh-file soldier and stand well. The mistake is a central cannon at once, which Red’s two soldiers and horses meet easily. Endings depend on whether that horse came to life.',
  },
  horseSoldier: {
    title: 'Horse Opening vs Soldier',
    text: 'The soldier in front of Red’s horse takes away its best square, the natural reply. Develop the right horse behind it and bring the right chariot out by the second rank or its file. If Red plays a central cannon, screen horses fit well, and an exchange of chariots is welcome; if Red opposes chariots on the flank, exchange and go on developing. The mistake is to let the soldier become weak by advancing it further. Endings are even and long.',
  },
  crossingPalaceCentral: {
    title: 'Crossing Palace Cannon vs Central Cannon',
    text: 'Red’s cannon has gone to the crowded left, so Black takes the centre and attacks. Develop the horses quickly and bring the chariot out, either by the second rank to the fourth file, against the cannon there, or along its own file. Red first guards with advisor and elephant and then counts on the freer right chariot. The mistake is to let that chariot settle on the soldier line and take the seventh-file soldier for nothing. Endings are balanced after exchanges.',
  },
};

import type { Chinese } from '@chariot/engine/languages';
import type { ChessLessonWords } from '../words.ts';

export const zh: Chinese<ChessLessonWords> = (t) => {
  const king = t('王', '國王');
  const queen = t('后', '皇后');
  const rook = t('车', '城堡');
  const bishop = t('象', '主教');
  const knight = t('马', '騎士');
  const queenside = t('后翼', '后翼');
  return {
    italian: {
      title: '意大利开局：缓攻',
      text: `白方的${bishop}瞄准 f7，尽早易位。宜稳扎稳打：走 c3、d3、Re1，把${bishop}退到 b3 或 a2，等各子到位再挺 d4。旧式的 5.d4 变例里黑方切忌贪吃：吃了兵和${knight}，再吃 a1 ${rook}，就会遭到 Bxf7+ 与 Bg5 的猛攻。平稳的对局多半进入双方均势的${rook}加轻子残局。`,
    },
    evans: {
      title: '伊文思弃兵',
      text: `白方弃 b 兵争先：4…Bxb4 5.c3 之后${bishop}还得再动，白方乘机以 d4 开放中心。要尽快易位，${queen}到 b3，${bishop}到 a3，不让黑方易位。常见的错误是贪吃：黑方连 c3 兵也吃，出子就落后了。…Be7、…Na5 把兵还给白方，最为稳妥。攻势一旦消失，白方在残局里就是少一兵。`,
    },
    knightAttack: {
      title: '双马防御：跃马进攻',
      text: `${knight}跳到 g5，再次攻击 f7。4…d5 5.exd5 之后正着是 5…Na5，以一兵换取先手。白方应退${bishop}、${knight}回 f3、易位，先把子出齐再计较多兵。败着是 5…Nxd5：6.Nxf7 就是“炸肝进攻”，把黑${king}引到中心的 e6。进入残局时白方多一兵，黑方有双${bishop}。`,
    },
    ruyLopez: {
      title: '西班牙开局',
      text: `${bishop}攻击保护 e5 的 c6 ${knight}，白方先易位，再定计划。走 c3、Re1、h3、d4，然后把${queenside}${knight}经 d2、f1 调到 g3。要照顾好这只${bishop}：在“诺亚方舟陷阱”中白方过早走 d4，黑方以 …c5、…c4 把${bishop}关死在 b3。封闭的残局很漫长，常由占据 d5 或 f5 的${knight}决定胜负。`,
    },
    ruyExchange: {
      title: '西班牙开局：兑换变例',
      text: `白方马上给黑方造成叠兵，着眼于残局。走 d4 兑开中心之后，白方王翼是四兵对三兵，而黑方的 c 线叠兵造不出通路兵；黑方则有双${bishop}和开放线。有一个陷阱要记住：黑方走了 …Bg4 和 …h5 以后不要吃${bishop}，否则 h 线一开，…Qh4 就要将死。子力全部兑光的兵残局，通常是白胜。`,
    },
    scotch: {
      title: '苏格兰开局：主变',
      text: `白方第三回合就开放中心，各子路线通畅。对 4…Nf6，可走 5.Nxc6 再 6.e5 驱${knight}，也可走 Nc3、Bd3 平稳出子。对 4…Bc5，走 5.Be3 和 c3；这时 5…d6 是错着：6.Nxc6 bxc6 7.Bxc5 dxc5 8.Qxd8+，黑方在 c 线成了三叠兵。双方常常很早兑${queen}，黑方要靠双${bishop}来弥补分散的兵形。`,
    },
    vienna: {
      title: '维也纳开局',
      text: `白方先不挡 f 兵的路，准备走 f4。2…Nf6 3.f4 之后，黑方应立即以 3…d5 反击中心。吃 f4 兵是错着：4.e5 之后${knight}只好退回 g8，先走 4…Qe7 5.Qe2 也无济于事。走 3.Bc4 则节奏较慢，配合 d3 对 f7 施压。攻势过后，半开放的 f 线仍使白方的${rook}活跃。`,
    },
    kingsGambit: {
      title: '王翼弃兵',
      text: `白方弃 f 兵，以开放 f 线，用 d4 占领中心。先跳 Nf3，防止黑${queen}到 h4 将军；然后 Bc4、d4、易位，全部子力指向 f7。黑方若以 2…Bc5 拒吃，千万不要吃 e5：3.fxe5 Qh4+ 不是丢${rook}就是被将死。黑方最好的防御是用 …d5 还兵。残局里是白方的中心兵对黑方的王翼兵。`,
    },
    alapin: {
      title: '西西里防御：阿拉平变例',
      text: `白方走 c3 准备 d4，避开西西里的主要理论。2…Nf6 3.e5 追赶${knight}，白方占得空间。2…d5 3.exd5 Qxd5 之后，因为 c3 已被兵占住，黑${queen}一时不会受到攻击。白方常有一个 d 线孤兵，应利用 e5 据点和开放的 e 线。黑方不可用${queen}吃这个兵而忘了 Bxc6+ 的闪击。到了残局，孤兵需要小心保护。`,
    },
    rossolimo: {
      title: '西西里防御：罗索利莫变例',
      text: `白方出子、易位，并准备在 c6 给黑方造成叠兵，而不急于开放中心。对 …g6 可先吃${knight}，再走 d3、h3、Nc3：局面封闭，${knight}比${bishop}好用。对 …e6 则走 Re1，准备 d4。常见的错误是过早开放局面，让黑方的双${bishop}发挥作用。残局中以${knight}对${bishop}对白方有利，c5 兵是攻击目标。`,
    },
    closedSicilian: {
      title: '西西里防御：封闭变例',
      text: `白方保持中心封闭，准备在王翼进攻：g3、Bg2、d3，然后或走 Be3、Qd2、Bh6，或走 f4、f5。要先挺 f4 再跳 Nf3，否则${knight}挡住兵路。黑方在另一翼以 …Rb8、…b5 对攻，所以一步也不能浪费。典型的错误是子力不足就仓促进攻。进攻一旦失败，黑方在${queenside}的空间优势会在残局中显出作用。`,
    },
    smithMorra: {
      title: '西西里防御：斯密斯-莫拉弃兵',
      text: `白方弃一兵，换取开放线和快速出子：Nf3、Bc4、易位、Qe2、${rook}到 d1，伺机走 e5 或 Nd5。黑方应先把子出齐，不要忙着数兵。要知道“西伯利亚陷阱”：黑${queen}在 c7、黑${knight}在 g4 时，白方走 h3 就会遇到 …Nd4，若吃${knight}则 h2 被将死。走到二十回合还没有成果，残局就对多一兵的黑方有利。`,
    },
    frenchAdvance: {
      title: '法兰西防御：挺进变例',
      text: `白方以 e5 占据空间，用 c3 和 Nf3 巩固兵链。黑方以 …c5、…Nc6、…Qb6 攻击 d4。白方可在黑方拥挤的王翼进攻，也可走 a3、b4 扩大空间。在走 Bd3 的变例中，黑方必须先走 …Bd7：若先后用${knight}和${queen}吃 d4，白方 Bb5+ 就得${queen}。只要 d4 稳固，残局对白方有利，因为黑方的白格${bishop}始终是坏${bishop}。`,
    },
    caroAdvance: {
      title: '卡罗-卡恩防御：挺进变例',
      text: `白方取得空间，黑${bishop}则赶在 …e6 之前出到 f5。白方可走 Nf3、Be2 平稳出子，也可用 h4 或 Nc3、g4 追击这只${bishop}。黑方以 …c5 反击。4.h4 之后，黑方必须用 …h5 或 …h6 给${bishop}留出退路：4…e6 5.g4 Be4 6.f3 Bg6 7.h5 就捉死${bishop}。残局里空间有用，但白方自己的兵挡住黑格${bishop}，所以要留住一个${knight}。`,
    },
    queensGambit: {
      title: `${queenside}弃兵`,
      text: `白方用 c 兵攻击 d5。黑方若吃，白方可夺回此兵并控制中心；黑方若守，就走 Nc3、Nf3、Bg5 出子，保持中心的紧张。黑方硬要保住多吃的兵行不通：3.e3 b5 4.a4 c6 5.axb5 cxb5 6.Qf3，至少得一${knight}。典型的残局不是攻守 d 线孤兵，就是 b4、b5 的少数兵进攻。`,
    },
    qgdExchange: {
      title: `${queenside}弃兵：拒绝弃兵，兑换变例`,
      text: `一兑兵，中心就固定，双方计划分明。白方或挺 b4、b5，作少数兵进攻，给黑方留下 c6 弱兵；或走 Nge2、f3、e4，在中心推进。黑方以 …Ne4 和王翼活动来对抗，但要看准时机：走了 …Ne4 又走 …f5，白方有 Nxd5，黑方若吃回，Bc7 就捉死${queen}。典型的残局是${rook}残局，黑方被 c6 兵拖住。`,
    },
    london: {
      title: '伦敦体系',
      text: `一套阵形对付几乎所有应着：Bf4、e3、c3、Bd3、Nbd2、Nf3，然后${knight}跳 e5，攻击 h7。对 …c5 走 c3，对 …Qb6 走 Qb3。黑方吃 b2 兵要小心：2…c5 3.e3 Qb6 4.Nc3 Qxb2 5.Nxd5，白方威胁在 c7 将军捉双。白方常犯的毛病是照搬套路，任由子力兑光。到了残局，e5 上的${knight}是白方最大的本钱。`,
    },
    catalan: {
      title: '卡塔龙开局',
      text: `g2 ${bishop}沿长斜线直指 b7。白方让黑方吃 c4，再用 Qc2 或 Ne5 夺回；黑方若以 …c6 封闭中心，白方就走 e4。黑方的解放着法是 …b5 和 …c5。典型的错误是急于追回 c4 兵，让黑方顺利走成 …c5。许多对局很早就进入没有${queen}的残局，b7 会长期受到压力。`,
    },
    english: {
      title: '英国式开局：王翼变例',
      text: `这是颜色相反而多一先的西西里防御。白方以 Nc3、g3、Bg2 控制 d5，然后走 Rb1、b4 在${queenside}推进，或用 d4 开放中心。黑方以 …d5 解放局面，或以 …Bb4 牵制。黑方不能见子就吃：2.Nc3 Nc6 3.g3 Nf6 4.Bg2 Bb4 5.Nd5 Nxd5 6.cxd5 Nd4 7.e3 Nb5 8.Qa4，黑方失子。残局里白方依靠${queenside}的空间和长斜线。`,
    },
    kingsIndianAttack: {
      title: '王翼印度进攻',
      text: `这是一套体系，而不是一个变例：g3、Bg2、易位、d3、Nbd2、e4，几乎可以对付任何防御。黑方若走 …e6、…c5，就挺 e5，把${knight}经 f1 或 h2 调到 g4，再挺 h4 攻${king}；黑方则在${queenside}对攻。错误是没有${rook}或${queen}在后面接应就走 e4，黑方 …dxe4 一兑便索然无味。残局里 e5 兵仍然限制着黑方。`,
    },
    twoKnights: {
      title: '双马防御',
      text: `黑方攻击 e4，要白方马上表态。4.Ng5 d5 5.exd5 Na5，黑方送一兵，再以 …c6、…h6、…e4 先后赶${bishop}赶${knight}，争得主动。对 4.d4，吃 d4 再吃 e4。对 4.d3，平稳地走 …Be7 然后易位。错着是 5…Nxd5，会招来 6.Nxf7。若主动权消失，就要靠双${bishop}守住少一兵的残局。`,
    },
    petrov: {
      title: '俄罗斯防御',
      text: `黑方不守 e5，反攻 e4。3.Nxe5 之后次序很要紧：先 3…d6，再 …Nxe4、…d5，${bishop}出到 d6 或 e7，然后易位。中心对称，很难攻破。错着是马上 3…Nxe4：4.Qe2 捉${knight}，它若退到 f6，5.Nc6+ 闪将得${queen}。双方的${rook}在开放的 e 线上兑掉，残局多半是和棋。`,
    },
    berlin: {
      title: '西班牙开局：柏林防御',
      text: `黑方攻击 e4，不怕早早进入残局。4.O-O Nxe4 5.d4 Nd6 之后兑${queen}，黑方不能易位，但有双${bishop}，阵形坚固，${king}走到 e8 或 c8。对 4.d3，走 …Bc5 出子，或用 4…Ne7 布下“莫蒂默陷阱”：5.Nxe5 c6，白方失子。要多留几个子：若进入兵残局，白方王翼的多兵必胜。`,
    },
    closedRuy: {
      title: '西班牙开局：封闭变例主变',
      text: `黑方守住 e5，在坚固的中心后面等待时机。9.h3 之后选一个计划：契戈林的 …Na5、…c5 争空间，布雷尔的${knight}从 b8 到 d7 配合 …Bb7，或直接走 …Bb7、…Re8、…Bf8，都对 e4 施压。错误是过早放弃 e5，让白方得到宽阔自由的中心。白方若以 d5 封闭，就走 …c6 或 …c4。残局节奏缓慢，常由 a 线决定。`,
    },
    najdorf: {
      title: '西西里防御：纳道尔夫变例',
      text: `…a6 不让白方子力上 b5，又准备 …e5 或 …b5。对 Be2 和 Be3，走 …e5、…Be6；对 Bg5 和 Bc4，走 …e6。白方长易位以后双方抢速度：黑方有 …b5、c 线，以及在 c3 以${rook}换子的弃子手段。典型的错误是${king}久留中心，让白方在 d5、e6 或 b5 弃子突破。黑方中心两兵对一兵，残局对黑方有利。`,
    },
    dragon: {
      title: '西西里防御：龙式变例',
      text: `g7 ${bishop}控制整条长斜线。黑方短易位，${rook}到 c8，${knight}到 c4，随时准备在 c3 弃半子。白方长易位，以 h4、h5、Bh6 进攻，一步都不能慢；白方若不急于走 Bc4，就用 …d5 突破。切不可过早跳到 g4：6.Be3 Ng4 7.Bb5+ 白方得子。能走到残局的话，${bishop}和 c 线通常使黑方前景乐观。`,
    },
    sveshnikov: {
      title: '西西里防御：斯维什尼科夫变例',
      text: `黑方容忍 d5 的弱格，换取中心和子力的活跃。6.Ndb5 d6 7.Bg5 a6 8.Na3 b5 之后，a3 ${knight}位置很差。白方走 Nd5，就应 …Be7，再把${bishop}调到 g5；白方若在 f6 兑子，就走 …f5，发挥双${bishop}的威力。漏走 6…d6 是错着：白方在 d6 将军，黑方就失去黑格。残局里首先要兑掉 d5 ${knight}。`,
    },
    winawer: {
      title: '法兰西防御：维纳维尔变例',
      text: `黑方牵制 c3 ${knight}，争夺 e4。4.e5 c5 5.a3 Bxc3+ 6.bxc3 之后，黑方兵形较好，白方有双${bishop}、黑格和王翼。走 …Ne7、…Nbc6、…Qa5，攻击 c3 和 a4。白${queen}若到 g4，就让它吃 g7 和 h7，自己以 …cxd4 开放中心。错误是一味防守。残局里白方叠兵是弱点，${knight}很有力。`,
    },
    caroClassical: {
      title: '卡罗-卡恩防御：古典变例',
      text: `黑方在走 …e6 之前先出${bishop}，阵形没有弱点。5.Ng3 Bg6 6.h4 之后必须以 …h6 留出退路，像 6…Nd7 这样的缓着会被 7.h5 捉死${bishop}。接着走 …Nd7，在 d3 兑${bishop}，再走 …e6、…Ngf6，向任何一翼易位都可以。解放着法是 …c5。残局里白方的 h5 兵可强可弱，黑方的阵形很坚固。`,
    },
    scandinavian: {
      title: '斯堪的纳维亚防御：主变',
      text: `黑方第一步就开放中心，${queen}落在 a5。走 …Nf6、…c6、…Bf5 或 …Bg4，再走 …e6、…Nbd7。最要紧的是 …c6，它给${queen}留一条退路。错误是漏走这一步：4.d4 Nf6 5.Bc4 Bf5 6.Bd2 e6 7.Nd5，黑方只好以${queen}换两个轻子。兵形与卡罗-卡恩相似，略受压制但很结实，残局不难守和。`,
    },
    pirc: {
      title: '皮尔茨防御',
      text: `黑方让白方建立中心，然后攻击它。走 …g6、…Bg7、易位。白兵在 f4，就用 …c5 冲击；对 Nf3、Be2，走 …Bg4、…Nc6、…e5；对 Be3、Qd2，暂不易位，先挺 …c6、…b5。错误是坐等白方挺 e5，或以 Bh6、h4 进攻。若很早在 d8 兑${queen}，残局均势。`,
    },
    alekhine: {
      title: '阿廖欣防御',
      text: `${knight}引诱白兵前进，黑方再以 …d6、…Bg4 或及早在 e5 兑兵来攻击它们。对四兵进攻，走 …dxe5、…Nc6、…Bf5，对 d4 施压。开放 d 线要谨慎：3.Nc3 Nxc3 4.dxc3 d6 5.Bc4 之后若吃 e5，6.Bxf7+ 黑方就丢${queen}。白方的兵站稳了，黑方就受压制；兵一丢，残局是黑方的。`,
    },
    queensGambitDeclined: {
      title: `${queenside}弃兵：拒绝弃兵`,
      text: `黑方用兵守住 d5，走 …Nf6、…Be7、易位。难题是 c8 ${bishop}：可走 …b6，或用拉斯克的 …Ne4 兑子，或吃 c4 再走 …c5 解放。“大象陷阱”专治贪吃：4.Bg5 Nbd7 5.cxd5 exd5 6.Nxd5 Nxd5 7.Bxd8 Bb4+，黑方多得一子。典型的残局围绕孤兵或悬兵的攻守展开。`,
    },
    queensGambitAccepted: {
      title: `${queenside}弃兵：接受弃兵`,
      text: `黑方吃 c4 是为了自由出子，不是为了保住这个兵。走 …Nf6、…e6、…c5、…a6，再走 …b5、…Bb7。白方若留下 d4 孤兵，就在 d5 封锁它并兑子。死守多兵会吃亏：3.e4 b5 4.a4 c6 5.axb5 cxb5 6.Nc3 a6 7.Nxb5，a 兵一吃就丢${rook}。早兑${queen}的残局均势，但要走得准确。`,
    },
    slav: {
      title: '斯拉夫防御',
      text: `黑方用 c 兵保 d5，c8 ${bishop}因此不被堵住。先吃 c4，等白方 a4 以后再出${bishop}到 f5，然后 …e6、…Bb4、易位。出得太早是错误：4…Bf5 5.cxd5 cxd5 6.Qb3 同时攻击 b7 和 d5。在兑换变例里，可以照白方的样子把子出齐。白兵到了 a4，b4 就成了弱格，黑方的子直到残局都能利用它。`,
    },
    semiSlav: {
      title: '半斯拉夫防御',
      text: `黑方把 d5 守得坚如磐石，等待时机吃 c4，再走 …b5、…c5。白方走 e3，这就是梅兰变例；对 Bg5，可走 …h6、复杂的 …dxc4，或 …Nbd7、…Qa5。在最后这个变例中，走了 Nd2 Bb4 以后，白方不能走 Bd3：…dxc4 让出横线，${queen}攻击 g5，黑方得兵。黑方的毛病是太消极，让${bishop}一直闷在 c8。残局里${queenside}多兵是黑方的希望。`,
    },
    nimzoIndian: {
      title: '尼姆佐-印度防御',
      text: `黑方牵制${knight}，用子力控制 e4。白方若成叠兵，就以 …c5、…d6、…e5 把它固定，再走 …b6、…Ba6、…Na5 攻击 c4。对 Qc2，白方兵形完整又有双${bishop}，黑方要以 …b6、…Bb7 快速出子，或用 …d5 开放局面。错误是白方没有逼迫就主动在 c3 兑子。残局里叠兵是${knight}的好目标。`,
    },
    queensIndian: {
      title: `${queenside}印度防御`,
      text: `黑方从远处争夺 e4：${bishop}出到 b7，或到 a6 骚扰 c4；然后 …Be7、易位、…Ne4 兑子。白方若以 b3 保 c4，就先在 b4 将军，把白${bishop}引到位置较差的 d2。错误是让白方白白走成 d5，这个兵一到，b7 ${bishop}就被关在局外。残局大致均势，往往是一方照管 c4、d4 的悬兵。`,
    },
    kingsIndian: {
      title: '王翼印度防御：正常变例',
      text: `黑方让出中心，再以 …e5 或 …c5 攻击。白方挺 d5 封闭之后，双方分头行动：白方在${queenside}走 c5，黑方走 …f5、…f4、…g5 攻${king}。对 6.Bg5 走 …e5 是错着：白方吃兵、兑${queen}，再走 Nd5，同时攻击 f6 和 c7，黑方失兵。进攻若不成功，g7 ${bishop}可能成为坏${bishop}，所以不能手软。`,
    },
    grunfeld: {
      title: '格林菲尔德防御',
      text: `黑方诱使白方建立强大的中心，再以 …Bg7、…c5、…Nc6、…Bg4 攻击 d4。对 Qb3，吃 c4，然后用 …a6、…b5 追${queen}。对 Rb1，在 d4 兑兵，再到 a5 将军，夺取 a 兵。错误是等待：中心不受攻击就会向前推进。残局里黑方${queenside}的多兵与白方 d 线通路兵赛跑，子力活跃比多一兵更要紧。`,
    },
    benko: {
      title: '别恩科弃兵',
      text: `黑方弃一兵，换得开放的 a 线、b 线和 g7 ${bishop}的长斜线。走 …a6、…g6、…Bg7、易位，双${rook}放在 a8 和 b8；不必着急，兑了${queen}压力依然存在。在 5.Nc3 axb5 6.e4 b4 7.Nb5 变例中不要吃 e4：8.Qe2，${knight}若退到 f6，Nd6 就是将死。残局里白方的 a 兵和 b 兵常常守不住。`,
    },
    modernBenoni: {
      title: '现代别诺尼防御',
      text: `黑方打破平衡：${queenside}三兵对两兵，有 e 线和强大的 g7 ${bishop}，白方则有中心兵。要准备 …b5，并以 …Re8 压住 e4。最尖锐的是白方走 f4 和 Bb5+：稳妥的应着是 …Nfd7，若走 …Nbd7，白方马上就能冲 e5、e6。常见的错误就是忘了提防这个 e5。到了残局，${queenside}多兵是黑方的王牌。`,
    },
    dutch: {
      title: '荷兰防御：石墙变例',
      text: `f5、e6、d5、c6 四个兵牢牢控制 e4。${knight}占 e4，${bishop}到 d6，${queen}到 e7，再以 …g5 或沿 h 线攻${king}。代价是 e5 的弱格和 c8 的坏${bishop}：它可经 d7 转到 h5，或出到 b7。错误是让白方以 b3、Ba3 兑掉好${bishop}。坏${bishop}对${knight}的残局，黑方应当避免。`,
    },
    budapest: {
      title: '布达佩斯弃兵',
      text: `黑方暂时送一兵，再以 …Ng4、…Nxe5 夺回。对 Bf4，走 …Nc6、…Bb4+、…Qe7；对 Nf3，走 …Bc5；对 e4，吃回 e5 并快速出子。白方容易落入“基宁格陷阱”：7.a3 Ngxe5 之后若吃 b4 ${bishop}，…Nd3 就是将死。黑方的错误是子没出齐就进攻。残局里白方空间稍大，黑方的${knight}位置较好。`,
    },
  };
};

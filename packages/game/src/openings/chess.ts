// Made of packages/game/openings/chess.tsv by openings.engine.test.ts: key of the position, its names.
export const OPENINGS = `
1hn5tb0	King's Pawn Game	王前兵开局
074jihn	Open Game	开放性开局
15okoa2	Centre Game	中心开局
0utx0vl	Danish Gambit	丹麦弃兵
1uv757q	Bishop's Opening	飞象开局
0i2utej	Bishop's Opening: Berlin Defence	飞象开局：柏林防御
1j5n6xq	Vienna Game	维也纳开局
0fzt5sr	Vienna Game: Falkbeer Variation	维也纳开局：福克贝尔变例
19l5iac	Vienna Game: Vienna Gambit	维也纳开局：维也纳弃兵
0hlc7mu	King's Gambit	王翼弃兵
1fc9vl0	King's Gambit Accepted	王翼弃兵：接受弃兵
1f72del	King's Gambit Accepted: King's Knight Gambit	王翼弃兵：王翼马弃兵
181mr4p	King's Gambit Accepted: Bishop's Gambit	王翼弃兵：飞象弃兵
1yo6kfw	King's Gambit Accepted: Fischer Defence	王翼弃兵：菲舍尔防御
11xfqu5	King's Gambit Accepted: Kieseritzky Gambit	王翼弃兵：基泽里茨基弃兵
1dy7175	King's Gambit Accepted: Muzio Gambit	王翼弃兵：穆齐奥弃兵
1o9iyb1	King's Gambit Declined	王翼弃兵：拒绝弃兵
1qlh3it	Falkbeer Countergambit	福克贝尔反弃兵
1d3tmzs	King's Knight Opening	王翼马开局
1udmc7h	Petrov's Defence	俄罗斯防御
0p5ct46	Petrov's Defence: Classical Attack	俄罗斯防御：古典进攻
0t8g9my	Petrov's Defence: Modern Attack	俄罗斯防御：现代进攻
1l0m7dx	Philidor Defence	菲利多尔防御
11jpung	Philidor Defence: Exchange Variation	菲利多尔防御：兑换变例
12b84gj	Philidor Defence: Hanham Variation	菲利多尔防御：汉汉变例
0t1xzvb	Latvian Gambit	拉脱维亚弃兵
1q71wzb	Elephant Gambit	象弃兵
1pv9j49	Damiano Defence	达米亚诺防御
10eelpf	King's Knight Opening: Normal Variation	王翼马开局：正常变例
0gpifcs	Ponziani Opening	庞齐亚尼开局
1chtbiw	Scotch Game	苏格兰开局
0n6ozhy	Scotch Game: Main Line	苏格兰开局：主变
1jhdwqx	Scotch Game: Classical Variation	苏格兰开局：古典变例
0gsswox	Scotch Game: Schmidt Variation	苏格兰开局：施密特变例
1dve79a	Scotch Game: Mieses Variation	苏格兰开局：米泽斯变例
142ac73	Scotch Gambit	苏格兰弃兵
15aby3b	Göring Gambit	戈林弃兵
0h6ds7g	Three Knights Opening	三马开局
0ziaccv	Four Knights Game	四马开局
1pkwd8a	Four Knights Game: Spanish Variation	四马开局：西班牙变例
1xbj4t6	Four Knights Game: Scotch Variation	四马开局：苏格兰变例
1qf9r7q	Italian Game	意大利开局
1m10qgd	Hungarian Defence	匈牙利防御
0xf3rex	Italian Game: Giuoco Piano	意大利开局：缓攻
0am4h8g	Italian Game: Giuoco Pianissimo	意大利开局：最缓攻
0l5om42	Italian Game: Classical Variation	意大利开局：古典变例
1lltm60	Italian Game: Centre Attack	意大利开局：中心进攻
07i7m6m	Evans Gambit	伊文思弃兵
039t940	Evans Gambit Accepted	伊文思弃兵：接受弃兵
1qbj0sj	Evans Gambit Declined	伊文思弃兵：拒绝弃兵
19dftix	Two Knights Defence	双马防御
1ye9rf4	Two Knights Defence: Modern Bishop's Opening	双马防御：现代飞象变例
1fwzg26	Two Knights Defence: Knight Attack	双马防御：跃马进攻
18ea3z1	Two Knights Defence: Fried Liver Attack	双马防御：炸肝进攻
01kk4wc	Two Knights Defence: Polerio Defence	双马防御：波莱里奥变例
0gs97zh	Two Knights Defence: Traxler Counterattack	双马防御：特拉克斯勒反击
1umcbom	Two Knights Defence: Open Variation	双马防御：开放变例
137rz1u	Ruy Lopez	西班牙开局
19bk6hp	Ruy Lopez: Berlin Defence	西班牙开局：柏林防御
17hgoti	Ruy Lopez: Berlin Defence, Rio de Janeiro Variation	西班牙开局：柏林防御，里约变例
074s7ur	Ruy Lopez: Berlin Wall	西班牙开局：柏林墙
1mn9vuv	Ruy Lopez: Classical Variation	西班牙开局：古典变例
1cmfo3d	Ruy Lopez: Schliemann Defence	西班牙开局：施里曼防御
1ekbve7	Ruy Lopez: Steinitz Defence	西班牙开局：斯坦尼茨防御
1wj8drp	Ruy Lopez: Bird Variation	西班牙开局：伯德变例
10ew3zz	Ruy Lopez: Cozio Defence	西班牙开局：科齐奥防御
0pe5ajd	Ruy Lopez: Morphy Defence	西班牙开局：莫菲防御
1t84eqz	Ruy Lopez: Exchange Variation	西班牙开局：兑换变例
0y3tvpk	Ruy Lopez: Columbus Variation	西班牙开局：哥伦布变例
0s8yn3h	Ruy Lopez: Modern Steinitz Defence	西班牙开局：新斯坦尼茨防御
01cisfa	Ruy Lopez: Morphy Defence, Main Line	西班牙开局：莫菲防御主变
1mr3was	Ruy Lopez: Open Variation	西班牙开局：开放变例
0spyfcp	Ruy Lopez: Archangelsk Variation	西班牙开局：阿尔汉格尔斯克变例
1ggb361	Ruy Lopez: Closed Variation	西班牙开局：封闭变例
1aorliv	Ruy Lopez: Closed, Main Line	西班牙开局：封闭变例主变
0yft7xx	Ruy Lopez: Marshall Attack	西班牙开局：马歇尔进攻
0exdozr	Ruy Lopez: Closed, Chigorin Defence	西班牙开局：契戈林变例
0hatp91	Ruy Lopez: Closed, Breyer Defence	西班牙开局：布雷尔变例
1sir3od	Ruy Lopez: Closed, Zaitsev Variation	西班牙开局：扎伊采夫变例
04xllnn	Sicilian Defence	西西里防御
0h1f2hy	Sicilian Defence: Alapin Variation	西西里防御：阿拉平变例
0o9ch06	Sicilian Defence: Closed	西西里防御：封闭变例
1o6hml2	Sicilian Defence: Grand Prix Attack	西西里防御：大奖赛进攻
0c4s5uh	Sicilian Defence: Smith-Morra Gambit	西西里防御：斯密斯-莫拉弃兵
0mp9h20	Sicilian Defence: Wing Gambit	西西里防御：侧翼弃兵
1dd769a	Sicilian Defence: Bowdler Attack	西西里防御：鲍德勒进攻
0foky1l	Sicilian Defence: Modern Variations	西西里防御：现代变例
0cynwgb	Sicilian Defence: Old Sicilian	西西里防御：旧变例
07dpfwj	Sicilian Defence: French Variation	西西里防御：法兰西变例
1ojclyj	Sicilian Defence: Hyperaccelerated Dragon	西西里防御：超加速龙式变例
1jvqyph	Sicilian Defence: Nimzowitsch Variation	西西里防御：尼姆佐维奇变例
1oi24rt	Sicilian Defence: O'Kelly Variation	西西里防御：奥凯利变例
00osyy8	Sicilian Defence: Moscow Variation	西西里防御：莫斯科变例
1giwnoq	Sicilian Defence: Rossolimo Variation	西西里防御：罗索利莫变例
1nq4904	Sicilian Defence: Open	西西里防御：开放变例
0sfi5st	Sicilian Defence: Najdorf Variation	西西里防御：纳道尔夫变例
1iqxloi	Sicilian Defence: Najdorf, English Attack	西西里防御：纳道尔夫变例，英国进攻
0e0knl0	Sicilian Defence: Najdorf, Main Line	西西里防御：纳道尔夫变例，主变
0p3gxkd	Sicilian Defence: Najdorf, Poisoned Pawn	西西里防御：纳道尔夫变例，毒兵变着
1iy1izc	Sicilian Defence: Najdorf, Opocensky Variation	西西里防御：纳道尔夫变例，奥波钦斯基变着
0o2lmmq	Sicilian Defence: Fischer-Sozin Attack	西西里防御：菲舍尔-索津进攻
14cxdyx	Sicilian Defence: Dragon Variation	西西里防御：龙式变例
1cgtah8	Sicilian Defence: Dragon, Yugoslav Attack	西西里防御：龙式变例，南斯拉夫进攻
1mtz2kd	Sicilian Defence: Classical Variation	西西里防御：古典变例
1pylgzo	Sicilian Defence: Richter-Rauzer Variation	西西里防御：里希特-劳泽尔变例
13lfhgn	Sicilian Defence: Scheveningen Variation	西西里防御：舍文宁根变例
10psy18	Sicilian Defence: Keres Attack	西西里防御：凯列斯进攻
1sg2se1	Sicilian Defence: Accelerated Dragon	西西里防御：加速龙式变例
1wm3sfg	Sicilian Defence: Maróczy Bind	西西里防御：马罗奇结构
1x7zq31	Sicilian Defence: Sveshnikov Variation	西西里防御：斯维什尼科夫变例
0shf88t	Sicilian Defence: Kalashnikov Variation	西西里防御：卡拉什尼科夫变例
12ymhbl	Sicilian Defence: Taimanov Variation	西西里防御：泰马诺夫变例
0yzuqw9	Sicilian Defence: Kan Variation	西西里防御：卡恩变例
1gwxamx	Sicilian Defence: Four Knights Variation	西西里防御：四马变例
0mhpy6n	French Defence	法兰西防御
1rwmh5n	French Defence: Normal Variation	法兰西防御：正常变例
0got7pj	French Defence: Exchange Variation	法兰西防御：兑换变例
0bvi390	French Defence: Advance Variation	法兰西防御：挺进变例
1wej2xc	French Defence: Tarrasch Variation	法兰西防御：塔拉什变例
0bosuv4	French Defence: Paulsen Variation	法兰西防御：保尔森变例
1l4suyp	French Defence: Winawer Variation	法兰西防御：维纳维尔变例
0strgm1	French Defence: Classical Variation	法兰西防御：古典变例
0xbdin6	French Defence: Steinitz Variation	法兰西防御：斯坦尼茨变例
03pnk9r	French Defence: MacCutcheon Variation	法兰西防御：麦卡琴变例
1x9k62i	French Defence: Burn Variation	法兰西防御：伯恩变例
0d8kxoy	French Defence: Rubinstein Variation	法兰西防御：鲁宾斯坦变例
1007e8i	French Defence: King's Indian Attack	法兰西防御：王翼印度进攻
0kk8e53	Caro-Kann Defence	卡罗-卡恩防御
1emumnj	Caro-Kann Defence: Main Line	卡罗-卡恩防御：主变
15qnn74	Caro-Kann Defence: Advance Variation	卡罗-卡恩防御：挺进变例
19eriq3	Caro-Kann Defence: Exchange Variation	卡罗-卡恩防御：兑换变例
0hb5svi	Caro-Kann Defence: Panov Attack	卡罗-卡恩防御：潘诺夫进攻
15sn59p	Caro-Kann Defence: Classical Variation	卡罗-卡恩防御：古典变例
0h0r9hf	Caro-Kann Defence: Karpov Variation	卡罗-卡恩防御：卡尔波夫变例
1irs4iu	Caro-Kann Defence: Fantasy Variation	卡罗-卡恩防御：幻想变例
0jo8iki	Caro-Kann Defence: Two Knights Attack	卡罗-卡恩防御：双马进攻
1r8vvcl	Scandinavian Defence	斯堪的纳维亚防御
1xrg6k5	Scandinavian Defence: Mieses-Kotroc Variation	斯堪的纳维亚防御：米泽斯变例
0p9vmc5	Scandinavian Defence: Main Line	斯堪的纳维亚防御：主变
053gdey	Scandinavian Defence: Modern Variation	斯堪的纳维亚防御：现代变例
0ytg13d	Alekhine Defence	阿廖欣防御
1y4hyqq	Alekhine Defence: Four Pawns Attack	阿廖欣防御：四兵进攻
1t31zpf	Alekhine Defence: Exchange Variation	阿廖欣防御：兑换变例
1xe2j5s	Alekhine Defence: Modern Variation	阿廖欣防御：现代变例
1q5z189	Pirc Defence	皮尔茨防御
0p87jyg	Pirc Defence: Austrian Attack	皮尔茨防御：奥地利进攻
1qo263y	Pirc Defence: Classical Variation	皮尔茨防御：古典变例
0730ns7	Modern Defence	现代防御
0ffo0iv	Nimzowitsch Defence	尼姆佐维奇防御
1kyveip	Owen Defence	欧文防御
14s5d7j	St. George Defence	圣乔治防御
1hiptfa	Queen's Pawn Game	后前兵开局
0swzc4f	Closed Game	封闭性开局
05wqvi8	Queen's Pawn Game: Zukertort Variation	后前兵开局：楚克尔托特变例
0uqbklc	London System	伦敦体系
0g4s0sa	London System	伦敦体系
0wtyzdg	London System	伦敦体系
1oe2xvg	Colle System	科勒体系
12ak0fg	Blackmar-Diemer Gambit	布莱克马-迪默弃兵
1nraucq	Stonewall Attack	石墙进攻
0pzpxjc	Veresov Opening	维列索夫开局
0octtpw	Queen's Gambit	后翼弃兵
0okdt1u	Queen's Gambit Accepted	后翼弃兵：接受弃兵
0v2xooa	Queen's Gambit Accepted: Classical Defence	后翼弃兵：接受弃兵，古典防御
1dts0eb	Queen's Gambit Declined	后翼弃兵：拒绝弃兵
1ym5am5	Queen's Gambit Declined: Exchange Variation	后翼弃兵：拒绝弃兵，兑换变例
1bnp04a	Queen's Gambit Declined: Modern Variation	后翼弃兵：拒绝弃兵，现代变例
0w9qwv5	Queen's Gambit Declined: Orthodox Defence	后翼弃兵：拒绝弃兵，正统防御
0mpcx1l	Queen's Gambit Declined: Lasker Defence	后翼弃兵：拒绝弃兵，拉斯克防御
16i189j	Queen's Gambit Declined: Tartakower Defence	后翼弃兵：拒绝弃兵，塔尔塔科维尔防御
1p6n3xl	Queen's Gambit Declined: Cambridge Springs	后翼弃兵：拒绝弃兵，剑桥泉变例
0913bhp	Queen's Gambit Declined: Ragozin Defence	后翼弃兵：拒绝弃兵，拉戈津防御
1adi93x	Tarrasch Defence	塔拉什防御
049qynv	Semi-Tarrasch Defence	半塔拉什防御
15qmy7z	Slav Defence	斯拉夫防御
006hrqb	Slav Defence: Exchange Variation	斯拉夫防御：兑换变例
0b7un6i	Slav Defence: Modern Line	斯拉夫防御：现代变例
09el9jw	Slav Defence: Czech Variation	斯拉夫防御：捷克变例
15xvafl	Slav Defence: Chebanenko Variation	斯拉夫防御：切巴年科变例
0ik59en	Semi-Slav Defence	半斯拉夫防御
06ap0nl	Semi-Slav Defence: Meran Variation	半斯拉夫防御：梅兰变例
0gewg9a	Semi-Slav Defence: Botvinnik Variation	半斯拉夫防御：波特温尼克变例
0zbrxut	Albin Countergambit	阿尔宾反弃兵
09kqikj	Chigorin Defence	契戈林防御
13ni1uh	Baltic Defence	波罗的海防御
19l4tqb	Indian Defence	印度防御
0wcftc8	Trompowsky Attack	特龙波夫斯基进攻
1u21j7o	Torre Attack	托雷进攻
1sdfh1s	Indian Defence: Normal Variation	印度防御：正常变例
1wsixbf	Budapest Gambit	布达佩斯弃兵
1d1tfr1	Old Indian Defence	古印度防御
17kohef	East Indian Defence	东印度防御
1hwm7c0	Catalan Opening	卡塔龙开局
060yqlo	Catalan Opening: Open	卡塔龙开局：开放变例
0xxvi79	Catalan Opening: Closed	卡塔龙开局：封闭变例
15r00dd	Nimzo-Indian Defence	尼姆佐-印度防御
1aw506q	Nimzo-Indian Defence: Classical Variation	尼姆佐-印度防御：古典变例
076qxo8	Nimzo-Indian Defence: Rubinstein System	尼姆佐-印度防御：鲁宾斯坦体系
1exodag	Nimzo-Indian Defence: Sämisch Variation	尼姆佐-印度防御：泽米施变例
0exjvys	Nimzo-Indian Defence: Leningrad Variation	尼姆佐-印度防御：列宁格勒变例
04j7jg6	Nimzo-Indian Defence: Three Knights Variation	尼姆佐-印度防御：三马变例
0ps099j	Queen's Indian Defence	后翼印度防御
18iwhfq	Queen's Indian Defence: Fianchetto Variation	后翼印度防御：侧翼出象变例
0b10zmw	Queen's Indian Defence: Petrosian Variation	后翼印度防御：彼得罗相变例
0a5hwlf	Bogo-Indian Defence	鲍戈-印度防御
09on2xv	Benoni Defence	别诺尼防御
0h5uzvj	Modern Benoni	现代别诺尼防御
1y2ib31	Benko Gambit	别恩科弃兵
1lrn0yd	Old Benoni Defence	旧别诺尼防御
04iuyvv	Grünfeld Defence	格林菲尔德防御
0u1o49x	Grünfeld Defence: Exchange Variation	格林菲尔德防御：兑换变例
0gtihha	Grünfeld Defence: Russian Variation	格林菲尔德防御：俄罗斯变例
1w2bcyt	King's Indian Defence	王翼印度防御
0986l1j	King's Indian Defence: Normal Variation	王翼印度防御：正常变例
1nn7wk1	King's Indian Defence: Classical Variation	王翼印度防御：古典变例
19doamr	King's Indian Defence: Mar del Plata Variation	王翼印度防御：马德普拉塔变例
0e8awd6	King's Indian Defence: Sämisch Variation	王翼印度防御：泽米施变例
1b2ojvo	King's Indian Defence: Four Pawns Attack	王翼印度防御：四兵进攻
1ufrxgk	King's Indian Defence: Averbakh Variation	王翼印度防御：阿维尔巴赫变例
03o0cvq	King's Indian Defence: Fianchetto Variation	王翼印度防御：侧翼出象变例
0aq4813	Dutch Defence	荷兰防御
0ngjgmn	Dutch Defence: Stonewall Variation	荷兰防御：石墙变例
0a9zp31	Dutch Defence: Leningrad Variation	荷兰防御：列宁格勒变例
0sys3m5	Dutch Defence: Classical Variation	荷兰防御：古典变例
1ucnfg4	Dutch Defence: Staunton Gambit	荷兰防御：斯汤顿弃兵
1c0taul	Englund Gambit	英格伦德弃兵
0x8t1pt	Horwitz Defence	霍维茨防御
0ygjeis	English Opening	英国式开局
0nh7a3n	English Opening: King's English	英国式开局：王翼变例
031rhlj	English Opening: Four Knights	英国式开局：四马变例
0mi48tn	English Opening: Symmetrical Variation	英国式开局：对称变例
1ervscx	English Opening: Anglo-Indian Defence	英国式开局：印度变例
1h1llmf	English Opening: Agincourt Defence	英国式开局：阿金库尔防御
1im8g22	English Opening: Mikenas-Carls Variation	英国式开局：米克纳斯变例
171dkva	Réti Opening	列蒂开局
1dzyanq	Zukertort Opening	楚克尔托特开局
0pnov2w	King's Indian Attack	王翼印度进攻
0sv86vu	Nimzo-Larsen Attack	尼姆佐-拉尔森进攻
1i78un2	Bird Opening	伯德开局
1uwwlw5	Bird Opening: From's Gambit	伯德开局：弗罗姆弃兵
0ut3yvk	Hungarian Opening	匈牙利开局
1j5ycfi	Polish Opening	波兰开局
06mv49g	Grob Opening	格罗布开局
1wypiwc	Van Geet Opening	范吉特开局
0n2luxu	Mieses Opening	米泽斯开局
0szfe8o	Van't Kruijs Opening	范特克鲁伊斯开局
0760l1c	Saragossa Opening	萨拉戈萨开局
1uvvkfw	Anderssen's Opening	安德森开局
0s47dqi	Barnes Opening	巴恩斯开局
15zczr9	Fool's Mate	愚人将杀
15njvup	Scholar's Mate	学者将杀
1e09d16	Wayward Queen Attack	早出后进攻
1ss0p5q	Queen's Gambit Declined	后翼弃兵：拒绝弃兵
1qx5mln	Queen's Gambit Declined	后翼弃兵：拒绝弃兵
0s6o1ha	Queen's Gambit Declined: Three Knights Variation	后翼弃兵：拒绝弃兵，三马变例
060kfgh	Queen's Gambit Declined: Exchange Variation	后翼弃兵：拒绝弃兵，兑换变例
1l6528f	Slav Defence: Modern Line	斯拉夫防御：现代变例
1383ml8	Queen's Gambit	后翼弃兵
01kc5lu	Queen's Gambit Accepted	后翼弃兵：接受弃兵
1g8g3hr	Tarrasch Defence	塔拉什防御
0q9i2qf	Semi-Slav Defence	半斯拉夫防御
1f94ite	Semi-Slav Defence	半斯拉夫防御
0nl2bve	English Opening: Anglo-Indian Defence	英国式开局：印度变例
1t802bs	English Opening: Symmetrical Variation	英国式开局：对称变例
1nwepr8	English Opening: Agincourt Defence	英国式开局：阿金库尔防御
1b3gud5	English Opening: Agincourt Defence	英国式开局：阿金库尔防御
1lpvgn1	English Opening: Anglo-Grünfeld Defence	英国式开局：格林菲尔德变例
0zybmxg	Nimzo-Larsen Attack	尼姆佐-拉尔森进攻
0xcjzqw	Nimzo-Larsen Attack	尼姆佐-拉尔森进攻
0jy8rek	King's Indian Attack	王翼印度进攻
16m7u6e	King's Indian Defence	王翼印度防御
1hqd1vb	King's Indian Defence	王翼印度防御
0ho16t6	King's Indian Defence	王翼印度防御
0rjqxmd	King's Indian Defence: Fianchetto Variation	王翼印度防御：侧翼出象变例
03k1g06	King's Indian Defence: Fianchetto Variation	王翼印度防御：侧翼出象变例
1eswu5p	Neo-Grünfeld Defence	新格林菲尔德防御
19mg6yr	Neo-Grünfeld Defence	新格林菲尔德防御
0psazj0	Neo-Grünfeld Defence	新格林菲尔德防御
0a2rb28	Modern Benoni	现代别诺尼防御
02gyx5i	Modern Benoni	现代别诺尼防御
005u7mx	Modern Benoni	现代别诺尼防御
1h4310k	Modern Benoni	现代别诺尼防御
1wyigca	Catalan Opening	卡塔龙开局
0ztpkfr	Catalan Opening: Open	卡塔龙开局：开放变例
12m5r1e	Catalan Opening: Closed	卡塔龙开局：封闭变例
1qoyz78	Catalan Opening: Closed	卡塔龙开局：封闭变例
1bnfb9b	Modern Defence	现代防御
1aquy37	Modern Defence	现代防御
162c6fd	Modern Defence	现代防御
024d4gx	Modern Defence	现代防御
18vo73b	Pirc Defence	皮尔茨防御
1ook2bz	Dutch Defence	荷兰防御
0l5hi58	Dutch Defence	荷兰防御
13t0fr8	Old Indian Defence	古印度防御
1183834	Torre Attack	托雷进攻
0qu4bac	London System	伦敦体系
12dkpzg	Levitsky Attack	列维茨基进攻
00w7hbu	Barry Attack	巴里进攻
172qsqr	Blumenfeld Countergambit	布鲁门菲尔德反弃兵
0m6bu67	English Defence	英国防御
1wc4dl1	English Opening: Anglo-Dutch Defence	英国式开局：荷兰变例
`;

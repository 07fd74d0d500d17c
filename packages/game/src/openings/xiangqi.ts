// Made of packages/game/openings/xiangqi.tsv by openings.engine.test.ts: key of the position, its names.
export const OPENINGS = `
1lv558o	Central Cannon	中炮局
02mfjer	Central Cannon vs Screen Horses	中炮对屏风马
01ig3jo	Central Cannon with River-Crossing Chariot vs Screen Horses	中炮过河车对屏风马
11qmhqh	Central Cannon with River-Crossing Chariot vs Screen Horses, Cannon to Edge	中炮过河车对屏风马平炮兑车
0tvtvku	Central Cannon with Riverbank Chariot vs Screen Horses	中炮巡河车对屏风马
146pnl8	Central Cannon with Seventh File Horse vs Screen Horses	中炮七路马对屏风马
00218e0	Five-Six Cannons vs Screen Horses	五六炮对屏风马
0qak5te	Five-Seven Cannons vs Screen Horses	五七炮对屏风马
0av2my6	Five-Seven Cannons vs Screen Horses, Third Soldier	五七炮进三兵对屏风马
0sxsk0i	Five-Eight Cannons vs Screen Horses	五八炮对屏风马
056lhn5	Central Cannon vs Three-Step Tiger	中炮对三步虎
0hlyx61	Central Cannon vs Half-Way Cannon	中炮对半途列炮
0og3cn1	Central Cannon vs Sandwich Horses	中炮对反宫马
07i4ik6	Five-Six Cannons vs Sandwich Horses	五六炮对反宫马
0isboa8	Five-Seven Cannons vs Sandwich Horses	五七炮对反宫马
0bm0nkp	Central Cannon vs Single Horse	中炮对单提马
0smyewd	Same Direction Cannons	顺炮局
01vrjcd	Same Direction Cannons: Filed Chariot vs Ranked Chariot	顺炮直车对横车
0n7xhz9	Same Direction Cannons: Ranked Chariot vs Filed Chariot	顺炮横车对直车
1o7xozr	Same Direction Cannons: Filed Chariot vs Delayed Filed Chariot	顺炮直车对缓开车
0bg3371	Opposite Direction Cannons	列炮局
00udi83	Central Cannon vs Turtle-Back Cannons	中炮对龟背炮
1ckxcry	Elephant Opening	飞相局
0b42vvb	Elephant Opening vs Left Central Cannon	飞相局对左中炮
058gyjb	Elephant Opening vs Right Central Cannon	飞相局对右中炮
053r9q5	Elephant Opening vs Left Palcorner Cannon	飞相局对左士角炮
0eo183h	Elephant Opening vs Right Palcorner Cannon	飞相局对右士角炮
009bmmd	Elephant Opening vs Left Crossing Palace Cannon	飞相局对左过宫炮
1ao8d7p	Elephant Opening vs Right Crossing Palace Cannon	飞相局对右过宫炮
084w1gl	Elephant Opening vs Soldier	飞相局对进卒
0lajezv	Elephant Opening vs Horse	飞相局对起马
02lp5zh	Same Direction Elephants	顺相局
0qdd7ql	Opposite Direction Elephants	列相局
0hd5j82	Soldier Opening	仙人指路
1352our	Soldier Opening vs Cannon behind Soldier	仙人指路对卒底炮
0q6ht4u	Soldier Opening vs Cannon behind Soldier, Central Cannon	仙人指路对卒底炮转中炮
087xnoh	Opposing Soldiers	对兵局
19q67vw	Opposing Soldiers: Cannon behind Soldier	对兵局：兵底炮
0njm4un	Soldier Opening vs Central Cannon	仙人指路对中炮
0ixfdsp	Soldier Opening vs Elephant	仙人指路对飞象
11dj9f7	Soldier Opening vs Horse	仙人指路对起马
021y1qm	Horse Opening	起马局
0rmnnyt	Horse Opening vs Soldier	起马局对进卒
083gfco	Edge Horse Opening	边马局
089g5oy	Palcorner Cannon	士角炮
1bv8jzm	Crossing Palace Cannon	过宫炮
0bkpeqb	Crossing Palace Cannon vs Central Cannon	过宫炮对左中炮
0hmd9qe	Golden Hook Cannon	金钩炮
1fj80b0	Cannon behind Soldier	兵底炮
0h94rna	Riverbank Cannon	巡河炮
1otiul2	Crossing River Cannon	过河炮
0ji277s	Advisor Opening	上仕局
0b2l9hw	Edge Soldier Opening	九尾龟
090041l	Central Cannon vs Left Horse	中炮对进左马
18pt2ep	Central Cannon vs Right Horse	中炮对进右马
1k9gfrp	Central Cannon vs Right Three-Step Tiger	中炮对右三步虎
07bti2p	Central Cannon vs Left Cannon Blockade	中炮对左炮封车
1cg7rwr	Central Cannon with Seventh-File Soldier vs Screen Horses	中炮进七兵对屏风马
18fitxn	Central Cannon with Third-File Soldier vs Screen Horses	中炮进三兵对屏风马
03mi8bn	Elephant Opening vs Right Horse	飞相局对进右马
0wr3cud	Elephant Opening vs Third-File Soldier	飞相局对进三卒
13s945c	Soldier Opening vs Cannon behind Soldier, Elephant	仙人指路对卒底炮飞相局
01z8thj	Palcorner Cannon vs Left Horse	士角炮对进左马
0fqfdu7	Palcorner Cannon vs Right Horse	士角炮对进右马
15q89g1	Palcorner Cannon vs Soldier	士角炮对进卒
0mmt5hn	Palcorner Cannon vs Central Cannon	士角炮对中炮
0g7k66n	Crossing Palace Cannon vs Left Horse	过宫炮对进左马
0rufmbr	Crossing Palace Cannon vs Right Horse	过宫炮对进右马
0eun4k1	Crossing Palace Cannon vs Soldier	过宫炮对进卒
133ylef	Horse Opening vs Central Cannon	起马局对中炮
0hirf7t	Edge Horse Opening vs Left Horse	边马局对进左马
0x5g5fn	Soldier Opening vs Cannon behind Soldier, Central Cannon, Right Elephant	仙人指路转中炮对卒底炮飞右象
0uceu8z	Soldier Opening vs Cannon behind Soldier, Central Cannon, Left Elephant	仙人指路转中炮对卒底炮飞左象
081gf02	Central Cannon with Third-File Soldier vs Sandwich Horses	中炮进三兵对反宫马
0kztx5e	Opposing Soldiers: Horse	对兵局：进马
`;

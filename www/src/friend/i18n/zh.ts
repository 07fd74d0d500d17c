import type { Chinese } from '@chariot/engine/languages';
import type { FriendWords } from './en.ts';

export const zh: Chinese<FriendWords> = () => ({
  lead: '不用注册，也没有服务器：整局棋都在链接里。走一步，把链接发给朋友，等对方发回来再接着走。',
  yourSide: '你执',
  yourName: '你的名字',
  setName: '用这个名字',
  begin: '开始',
  known: '你的链接对局',
  moves: (moves) => `${moves} 回合`,
  players: (first, second) => `${first} – ${second}`,
  yourMove: '轮到你走',
  howToAnswer: '走一步，再把新链接发回去。',
  inviteThem: '把这个链接发给朋友',
  sendBack: '走好了：把这个链接发给朋友',
  howToSend: '整局棋都在里面，朋友打开后就能接着走。',
  offered: (name) => `${name}提和。可以同意，也可以继续走。`,
  agree: '同意和棋',
  link: '要发送的链接',
  copy: '复制链接',
  share: '分享…',
  others: '其他链接对局',
  howToTell: '把这个链接发给朋友，对方才能看到结果。',
  unreadable: '这个链接里没有有效的对局。',
  forged: (move) =>
    `这个链接不能用：从第 ${move} 回合起，与你下过的棋不同。下面显示的是你这边的对局。`,
});

export const en = {
  lead: 'No account, no server: the game travels in a link. Make your move, send the link, and play on when the answer comes back.',
  yourSide: 'You play',
  yourName: 'Your name',
  setName: 'Use this name',
  begin: 'Start',
  known: 'Your games by link',
  moves: (moves: number) => (moves === 1 ? '1 move' : `${moves} moves`),
  players: (first: string, second: string) => `${first} – ${second}`,
  yourMove: 'Your move',
  howToAnswer: 'Make your move, then send the new link back.',
  inviteThem: 'Send this link to your friend',
  sendBack: 'Now send this link to your friend',
  howToSend: 'The whole game is in it. Your friend opens it and answers.',
  offered: (name: string) => `${name} offers a draw. Agree, or make your move.`,
  agree: 'Agree to a draw',
  link: 'Link to send',
  copy: 'Copy link',
  share: 'Share…',
  others: 'Other games by link',
  howToTell: 'Send this link so that your friend sees the result.',
  unreadable: 'This link does not contain a valid game.',
  forged: (move: number) =>
    `This link does not match your game from move ${move} on, so it was not opened. Your own game is shown.`,
};

export type FriendWords = typeof en;

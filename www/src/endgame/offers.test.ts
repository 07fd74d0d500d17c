import { expect, test } from 'vitest';
import { fetchForEachGame } from '../shared/games/index.ts';
import { zh } from './i18n/zh.ts';
import { offersFor } from './offers.ts';

const { xiangqi } = await fetchForEachGame(({ endgame }) => endgame());

test.each([
  ['海底捞月', 'KRCKR'],
  ['海底撈月', 'KRCKR'],
  ['炮碾丹砂', 'KRCKAA'],
])('%s is found by the name of its method', (wanted, material) => {
  const { positions } = offersFor({
    game: 'xiangqi',
    inEndgame: xiangqi,
    catalogue: null,
    wanted,
    typed: undefined,
    text: zh((word) => word),
  });
  expect(positions.map((one) => one.material)).toEqual([material]);
});

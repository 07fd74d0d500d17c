import { nameOf, type Reply, type Request } from '@chariot/protocol';
import { Askable, type Ticket, type Wish } from './asker.ts';

/** An engine whose replies a test writes. */
export abstract class FakeAskable extends Askable {
  abstract reply(request: Request, wish: Wish): object | Promise<object>;

  submit(request: Request, wish: Wish): Ticket {
    let cancel = (): void => {};
    const cancelled = new Promise<null>((resolve) => {
      cancel = () => resolve(null);
    });
    const replied = async (): Promise<Reply> => {
      const reply = await this.reply(request, wish);
      return ('error' in reply ? reply : { [nameOf(request)]: reply }) as Reply;
    };
    return { answer: Promise.race([cancelled, replied()]), cancel, hit: () => {} };
  }
}

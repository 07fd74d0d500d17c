/** What a comment says to programs: of `[%clk 0:10:00]` the name is `clk`, the value `0:10:00`. */
export interface CommentCommand {
  name: string;
  value: string;
}

/** A comment, with what it says to people apart from what it says to programs. */
export interface SplitComment {
  said: string;
  commands: readonly CommentCommand[];
}

const INNER = /^(\w+)(?:\s+(.*))?$/s;

/** Reads each character once, however many brackets are left open. What has not the form is said to people. */
export function splitComment(text: string): SplitComment {
  const commands: CommentCommand[] = [];
  const said: string[] = [];
  let done = 0;
  for (let open = text.indexOf('[%'); open >= 0; ) {
    const close = text.indexOf(']', open);
    // None of those that follow is closed either.
    if (close < 0) break;
    const found = INNER.exec(text.slice(open + 2, close));
    if (found) {
      commands.push({ name: found[1] ?? '', value: (found[2] ?? '').trim() });
      said.push(text.slice(done, open));
      done = close + 1;
    }
    // A bracket that opens within this one belongs to it.
    open = text.indexOf('[%', close + 1);
  }
  said.push(text.slice(done));
  return { said: said.join(' ').replace(/\s+/g, ' ').trim(), commands };
}

/** An engine that speaks UCI. */
export interface Uci {
  /** Says a line, or several, to the engine. */
  send(lines: string): void;
  /** Lets bounded searches end and stops others; resolves when all is answered, and ends the engine. */
  finish(): Promise<void>;
  /** Ends the engine at once. */
  close(): void;
}

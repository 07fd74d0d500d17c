import type { ErrorName, Reply, Request } from './types.ts';

export type * from './types.ts';

type NameIn<Union> = Union extends unknown ? keyof Union : never;
type ContentOf<Union, Name extends PropertyKey> =
  Union extends Record<Name, infer Content> ? Content : never;

/** The name of a request; its reply has the same. */
export type RequestName = NameIn<Request>;
/** What a request of this name says. */
export type RequestContent<Name extends RequestName> = ContentOf<Request, Name>;
/** What the reply to a request of this name says. */
export type ReplyTo<Name extends RequestName> = ContentOf<Reply, Name>;
/** Why a request could not be met: as the engine says, or because the page has no answer of it. */
export interface RequestError {
  kind: ErrorName | PageErrorName;
  message: string;
}
/** `ENGINE`: it could not be started, or was lost; `CANCELLED`: nobody wants the answer; `MOVE`, `MOVES`: not legal. */
export type PageErrorName = 'ENGINE' | 'CANCELLED' | 'MOVE' | 'MOVES';
/** The reply that says why a request could not be met. */
export interface ErrorReply {
  error: RequestError;
}

/** Words a request. */
export function request<Name extends RequestName>(
  name: Name,
  content: RequestContent<Name>,
): Request {
  return { [name]: content } as unknown as Request;
}

/** The name of a request. */
export function nameOf(request: Request): RequestName {
  return Object.keys(request)[0] as RequestName;
}

/** What a reply to a request of this name says, or an error. */
export function contentOf<Name extends RequestName>(
  name: Name,
  reply: Reply | ErrorReply,
): ReplyTo<Name> | ErrorReply {
  if ('error' in reply) return reply;
  if (name in reply) return reply[name as never];
  return failure('PROTOCOL', `expected a reply to ${name}, got ${Object.keys(reply)}`);
}

export function failure(kind: RequestError['kind'], message: string): ErrorReply {
  return { error: { kind, message } };
}

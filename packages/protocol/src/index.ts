import type {
  ErrorFact,
  ErrorName,
  Reply,
  Request,
  ThinkProgress,
  ThinkReply,
  ThinkRequest,
} from './types.ts';

export * from './types.ts';

type NameIn<Union> = Union extends unknown ? keyof Union : never;
type ContentOf<Union, Name extends PropertyKey> =
  Union extends Record<Name, infer Content> ? Content : never;

/** The name of a request; its reply has the same. */
export type RequestName = NameIn<Request>;
/** The content of a request of this name. */
export type RequestContent<Name extends RequestName> = ContentOf<Request, Name>;
/** The content of the reply to a request of this name. */
export type ReplyTo<Name extends RequestName> = ContentOf<Reply, Name>;
/** Why a request could not be met: as the engine says, or because the page has no answer of it. */
export interface RequestError {
  kind: ErrorName | PageErrorName;
  /** All that is wrong, as the engine says. */
  facts: readonly ErrorFact[];
  /** The browser's or the page's own message, in English. */
  cause?: string;
}
/** `ENGINE`: it could not be started, or was lost; `CANCELLED`: nobody wants the answer; `MOVES`: none is legal. */
export type PageErrorName = 'ENGINE' | 'CANCELLED' | 'MOVES';
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

/** The content of a reply to a request of this name, or an error. */
export function contentOf<Name extends RequestName>(
  name: Name,
  reply: Reply | ErrorReply,
): ReplyTo<Name> | ErrorReply {
  if ('error' in reply) return reply;
  if (name in reply) return reply[name as never];
  return failure('PROTOCOL', `expected a reply to ${name}, got ${Object.keys(reply)}`);
}

export function failure(kind: RequestError['kind'], cause: string): ErrorReply {
  return { error: { kind, facts: [], cause } };
}

/** The name of something that the view "How it thinks" asks. */
export type ThinkName = NameIn<ThinkRequest>;
/** The content of such a request. */
export type ThinkContent<Name extends ThinkName> = ContentOf<ThinkRequest, Name>;
/** The content of such a reply. */
export type ThinkReplyTo<Name extends ThinkName> = ContentOf<ThinkReply, Name>;
/** The content of a report on the way to it. */
export type ThinkReportOf<Name extends ThinkName> = ContentOf<ThinkProgress, Name>;

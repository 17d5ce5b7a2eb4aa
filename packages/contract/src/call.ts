import type { z } from 'zod';
import type { Permission } from './admin/permissions.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * Who may call: anyone, a caller with a session (guests included), a logged-in shopper, or an operator of
 * the shop or a machine with a key.
 */
export type CallAccess = 'anyone' | 'session' | 'shopper' | 'operator';

/**
 * For whom an operator's call is: the whole shop only, or merchants too, whose staff and keys get what is theirs.
 */
export type CallScope = 'shop' | 'merchant';

/** What a call does, in a few words for the operators who read the audit records. */
export type CallLabel = readonly [chinese: string, english: string];

interface CallFacts {
  readonly method: Method;
  readonly path: string;
  readonly group: string;
  readonly summary: string;
  /** What the operator must be allowed to do. Without one, any operator may call, but no machine. */
  readonly permission?: Permission;
  /** An operator has to have proved within the last ten minutes who they are; the key of a machine is its proof. */
  readonly freshProof?: true;
  /** No machine may call, whatever its key allows. */
  readonly peopleOnly?: true;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  /** The largest JSON body. Absent: that of a form. */
  readonly maxBodyBytes?: number;
  /** The body is one file, in the field `file` of a multipart form. */
  readonly upload?: { readonly maxBytes: number };
  readonly response: z.ZodType;
  /** The response is an image instead of JSON. Its `response` schema is `bytes`. */
  readonly binary?: true;
  /** Errors of this call, in addition to those of every call. */
  readonly errors?: readonly (
    | 'not-found'
    | 'conflict'
    | 'unauthorised'
    | 'forbidden'
    | 'precondition-failed'
  )[];
  /** The body is a question: nothing is changed, so an operator's call leaves no audit record. */
  readonly changesNothing?: true;
  /** Even reading leaves an audit record: it shows what is masked elsewhere, what shoppers wrote, or what is worth money. */
  readonly recordsReading?: true;
  /** A newer call of the same name cancels a pending older one. */
  readonly cancellable?: true;
  /** Error statuses that the client returns as a response instead of throwing. */
  readonly tolerates?: readonly number[];
  /** How long a response without personal data may be cached, in seconds. Absent: not at all. */
  readonly cacheSeconds?: number;
}

interface OtherCall extends CallFacts {
  readonly caller: Exclude<CallAccess, 'operator'>;
  readonly scope?: undefined;
  readonly label?: CallLabel;
}

interface OperatorCall extends CallFacts {
  readonly caller: 'operator';
  readonly scope: CallScope;
  readonly label: CallLabel;
}

/**
 * The definition of one call. Server, client, documentation and tests are derived from it.
 * `path` has the form of the specification: `/api/v1/products/{id}`.
 */
export type Call = OtherCall | OperatorCall;

/** A file as the handler receives it. Its type is claimed by the caller and not verified. */
export interface UploadedFile {
  readonly bytes: Uint8Array;
  readonly type: string;
  readonly name: string;
}

/** A file to upload: a browser's `Blob`, or the path of a file in a mini-program. */
export type FileToUpload = Blob | { readonly filePath: string };

/** Defines a call and keeps its literal types, from which all other types are inferred. */
export const call = <const C extends Call>(definition: C): C => definition;

/** Whether the call is found in the audit records: it changes something, or shows what not every operator may see. */
export const leavesAuditRecord = ({ method, changesNothing, recordsReading }: Call): boolean =>
  recordsReading ?? (method !== 'GET' && !changesNothing);

type Parsed<S> = S extends z.ZodType ? z.output<S> : Record<never, never>;
type Sent<S> = S extends z.ZodType ? z.input<S> : never;

/** The request as the handler receives it: parsed, with defaults. */
export interface RequestParts<C extends Call> {
  params: Parsed<C['params']>;
  query: Parsed<C['query']>;
  body: C extends { upload: object }
    ? UploadedFile
    : C extends { body: z.ZodType }
      ? z.output<C['body']>
      : undefined;
}

type Part<K extends string, S> = [S] extends [never]
  ? unknown
  : Record<never, never> extends S
    ? { [P in K]?: S }
    : { [P in K]: S };

/** The request as the client sends it, with only the parts that the call has. */
export type ClientRequest<C extends Call> = Part<'params', Sent<C['params']>> &
  Part<'query', Sent<C['query']>> &
  (C extends { upload: object } ? { file: FileToUpload } : Part<'body', Sent<C['body']>>);

/** The response as the handler returns it, before serialisation. */
export type HandlerResponse<C extends Call> = z.input<C['response']>;

/** The response as the client receives it. */
export type ClientResponse<C extends Call> = z.output<C['response']>;

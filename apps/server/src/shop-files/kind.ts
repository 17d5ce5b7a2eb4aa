import type { Kysely, Transaction } from 'kysely';
import type { z } from 'zod';
import type { Database } from '../database/schema.ts';
import type { WrittenRow } from '../resources/catalogue-history/record-changes.ts';

export type FileContent = Readonly<Record<string, unknown>>;
/** What the shop or a folder has of one kind, by key. A key is the path of its file below the folder of the kind. */
export type Contents = ReadonlyMap<string, FileContent>;

/** What is wrong with a value of a file, and where the value stands in it. */
export interface ContentProblem {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

/** A difference of one file. `before` is missing in an addition, `after` in a removal. */
export interface FileChange {
  readonly key: string;
  readonly before?: FileContent | undefined;
  readonly after?: FileContent | undefined;
}

/** A change that the shop gets. */
export interface FileWrite extends FileChange {
  readonly after: FileContent;
}

/** How one kind of content stands in files, and how it is stored. */
export interface ShopKind {
  readonly folder: string;
  /** What the parts of a key are. */
  readonly keyParts: readonly string[];
  /** The tables that a deployment locks against operators. */
  readonly tables: readonly string[];
  readonly schema: z.ZodType<FileContent>;
  /** What editors check instead of the schema. */
  readonly editorSchema?: z.ZodType;
  /** What editors check in files with a schema of their own, by the keys of the files. */
  readonly fileSchemas?: Readonly<Record<string, z.ZodType>>;
  /** Finds what the schema does not say. */
  check?(key: string, content: FileContent): readonly ContentProblem[];
  /** Brings a content that is valid into the form in which it is compared. */
  normalise?(content: FileContent): FileContent;
  read(db: Kysely<Database>, now: number): Promise<Contents>;
  write(trx: Transaction<Database>, change: FileWrite, now: number): Promise<void>;
  /** Stores what refers to the rows of other files. */
  finish?(trx: Transaction<Database>, change: FileWrite, now: number): Promise<void>;
  /** Finds what keeps a stored change from taking effect. */
  findFaults?(trx: Transaction<Database>, change: FileWrite, now: number): Promise<string[]>;
  /** How the history of the catalogue tells a change; missing for what has none. */
  toHistory?(change: FileChange): WrittenRow;
  /** Missing for what the shop cannot do without. */
  remove?(trx: Transaction<Database>, key: string, now: number): Promise<void>;
  /** Whether a content without a file has no effect already. */
  isRemoved?(content: FileContent): boolean;
}

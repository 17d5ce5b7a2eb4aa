import type { FoundProblem, Permission } from '@vitrine/contract/admin';
import type { Language } from '@vitrine/kit';
import type { Kysely, RawBuilder, SqlBool, Transaction } from 'kysely';
import type { z } from 'zod';
import type { Database } from '../../database/schema.ts';

export type ItemFields = Readonly<Record<string, unknown>>;

/** A problem that a definition finds; its message comes from the table of problems. */
export type FoundFault = Pick<FoundProblem, 'field'> & {
  readonly code: ItemFaultCode;
  /** The id of another item that has to do with it. */
  readonly other?: string;
};

export type ItemFaultCode =
  | 'language-missing'
  | 'period-over'
  | 'reference-missing'
  | 'reference-ended'
  | 'reference-ends-first'
  | 'reference-paused'
  | 'collision'
  | 'same-place'
  | 'list-empty'
  | 'odds-left'
  | 'last-prize-limited'
  | 'discount-above-minimum';

interface Dependants {
  readonly table: string;
  /** The column that names the item. */
  readonly column: string;
}

/** The rows of another table that belong to an item. */
interface ChildRows {
  readonly table: string;
  /** The column that names the item. */
  readonly owner: string;
}

interface ItemOptions<S extends z.ZodObject> {
  readonly type: string;
  /** The fields of the contract; each is a column of the same name in snake case. */
  readonly shape: S;
  readonly table: string;
  /** The column of the id. */
  readonly key?: 'id' | 'code';
  /** The fields of the period in which it takes effect. */
  readonly period?: { readonly from: string; readonly to: string };
  /** The field of the time until which others can rely on it, even while it is paused. */
  readonly usableTo?: string;
  /** False: it takes effect as soon as it is stored. */
  readonly isPausable?: boolean;
  /** What an operator must be allowed to do to change an item that is not paused. */
  readonly publishPermission?: Permission;
  /** Rows of the table that are no items of their own are left out. */
  readonly where?: RawBuilder<SqlBool>;
  /** The fields, at any depth, that name items of other types. */
  readonly references?: Readonly<Record<string, string>>;
  /** What pauses together with the item. */
  readonly pausesWith?: readonly Dependants[];
  /** How often it was used, by what. An item that was used is archived instead of deleted. */
  readonly counts?: Readonly<Record<string, (id: string) => RawBuilder<unknown>>>;
  /** What else keeps an item that has no counts from being deleted. */
  readonly isKept?: (id: string) => RawBuilder<unknown>;
  check?(item: z.output<S>): readonly FoundFault[];
  /** Whether two items whose periods overlap get in each other's way. */
  collides?(one: z.output<S>, other: z.output<S>): boolean;
  /** Whether two items whose periods overlap share a place: allowed, but an operator should know. */
  sharesPlace?(one: z.output<S>, other: z.output<S>): boolean;
  /** Fields that are rows of another table. */
  readonly children?: {
    readonly fields: readonly string[];
    readonly rows: ChildRows;
    load(db: Kysely<Database>, ids: readonly string[]): Promise<ReadonlyMap<string, object>>;
    save(trx: Transaction<Database>, item: z.output<S>, language: Language): Promise<void>;
  };
  /** Refuses fields that do not fit what is stored elsewhere. */
  requireFit?(trx: Transaction<Database>, item: z.output<S>, language: Language): Promise<void>;
  /** Refuses to delete or archive what the shop cannot be without. */
  requireRemovable?(
    trx: Transaction<Database>,
    item: z.output<S>,
    language: Language,
  ): Promise<void>;
  /** What else ends with an item that is archived. */
  afterArchive?(trx: Transaction<Database>, id: string, now: number): Promise<void>;
  /** What else a change of the row changes. */
  afterUpdate?(trx: Transaction<Database>, id: string): Promise<void>;
}

/** How one type of items is stored, checked and counted. All calls of operators are derived from it. */
export interface ItemDefinition
  extends Omit<
    ItemOptions<z.ZodObject>,
    | 'check'
    | 'collides'
    | 'sharesPlace'
    | 'requireFit'
    | 'requireRemovable'
    | 'children'
    | 'key'
    | 'isPausable'
  > {
  readonly key: 'id' | 'code';
  readonly isPausable: boolean;
  readonly childFields: readonly string[];
  readonly childRows: ChildRows | undefined;
  readonly canCollide: boolean;
  readonly canSharePlace: boolean;
  check(fields: ItemFields): readonly FoundFault[];
  collides(one: ItemFields, other: ItemFields): boolean;
  sharesPlace(one: ItemFields, other: ItemFields): boolean;
  requireFit(trx: Transaction<Database>, fields: ItemFields, language: Language): Promise<void>;
  requireRemovable(
    trx: Transaction<Database>,
    fields: ItemFields,
    language: Language,
  ): Promise<void>;
  loadChildren(
    db: Kysely<Database>,
    ids: readonly string[],
  ): Promise<ReadonlyMap<string, object> | undefined>;
  saveChildren(trx: Transaction<Database>, fields: ItemFields, language: Language): Promise<void>;
}

/** Defines a type of items. Its functions get the fields as the schema has parsed them. */
export function defineItem<S extends z.ZodObject>(options: ItemOptions<S>): ItemDefinition {
  const { shape, check, collides, sharesPlace, requireFit, requireRemovable, children, ...rest } =
    options;
  return {
    key: 'id',
    isPausable: true,
    ...rest,
    shape,
    childFields: children?.fields ?? [],
    childRows: children?.rows,
    canCollide: collides !== undefined,
    canSharePlace: sharesPlace !== undefined,
    check: (fields) => check?.(shape.parse(fields)) ?? [],
    collides: (one, other) => collides?.(shape.parse(one), shape.parse(other)) ?? false,
    sharesPlace: (one, other) => sharesPlace?.(shape.parse(one), shape.parse(other)) ?? false,
    requireFit: async (trx, fields, language) => {
      await requireFit?.(trx, shape.parse(fields), language);
    },
    requireRemovable: async (trx, fields, language) => {
      await requireRemovable?.(trx, shape.parse(fields), language);
    },
    loadChildren: async (db, ids) => children?.load(db, ids),
    saveChildren: async (trx, fields, language) => {
      await children?.save(trx, shape.parse(fields), language);
    },
  };
}

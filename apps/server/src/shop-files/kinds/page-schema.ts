import { codeId, gender, pageArm, pagePlatform, pageVisitor } from '@vitrine/contract';
import { plannedTime } from '@vitrine/contract/admin';
import { LANGUAGES } from '@vitrine/kit';
import {
  currentPageVersion,
  LINKED_BLOCK,
  linkedBlockSchema,
  schemas,
} from '@vitrine/modules/schemas';
import { z } from 'zod';
import type { StoredEntry } from '../../database/schema.ts';

const MAX_REVISIONS = 200;
const MAX_ENTRIES = 300;
const PUBLIC_ENVIRONMENT = 'production';

const entryId = z.string().min(1).max(120);

/** A module whose fields the schema of its type parses later. */
const anyEntry = z.looseObject({
  id: entryId,
  code: z.string().min(1).max(60),
  fields: z.record(z.string(), z.unknown()).default({}),
});

/** Null means: for everybody, or without a limit. */
const revisionFields = {
  environment: codeId.default(PUBLIC_ENVIRONMENT),
  language: z.enum(LANGUAGES),
  country: z
    .string()
    .regex(/^[A-Z]{2}$/, 'must be the two letters of a country')
    .nullable()
    .default(null),
  gender: gender.nullable().default(null),
  benefit: codeId.nullable().default(null),
  platform: pagePlatform.nullable().default(null),
  visitor: pageVisitor.nullable().default(null),
  arm: pageArm
    .nullable()
    .default(null)
    .meta({ description: 'b: what a test of the page compares with the rest' }),
  startsAt: plannedTime.nullable().default(null),
  endsAt: plannedTime.nullable().default(null),
  title: z.string().max(200).default(''),
  version: z
    .int()
    .min(1)
    .max(currentPageVersion())
    .default(currentPageVersion())
    .meta({ description: 'The version of the modules; older ones are converted' }),
};

const createPageSchema = <Entry extends z.ZodType>(entry: Entry) =>
  z.object({
    contentType: codeId.default('page'),
    revisions: z
      .array(z.object({ ...revisionFields, entries: z.array(entry).max(MAX_ENTRIES) }))
      .min(1)
      .max(MAX_REVISIONS),
  });

/** A page: what each audience sees of it. */
export const pageSchema = createPageSchema(anyEntry);
type ParsedRevision = z.output<typeof pageSchema>['revisions'][number];
export type PageRevision = Omit<ParsedRevision, 'entries'> & { readonly entries: StoredEntry[] };

/** The same with the fields of every module type, for editors. */
export const pageEditorSchema = createPageSchema(
  z.union(
    Object.entries({ ...schemas, [LINKED_BLOCK]: linkedBlockSchema }).map(([code, fields]) =>
      z.object({ id: entryId, code: z.literal(code), fields }),
    ),
  ),
);

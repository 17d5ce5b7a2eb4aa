import type { PageProblem } from '@vitrine/contract/admin';
import type { Localised } from '@vitrine/kit';
import { listLinkedBlocks, readLinkedBlock } from '@vitrine/modules/schemas';
import type { Kysely } from 'kysely';
import type { Database, StoredEntry } from '../../database/schema.ts';
import { EVERYBODY, type RevisionTarget } from '../contents/choose-revision.ts';
import { findBlockEntries } from '../contents/expand-blocks.ts';
import { BLOCK_SPACE } from '../contents/spaces.ts';
import type { DraftRow } from './draft-rows.ts';
import { toShopper } from './revision-rows.ts';

const FINDINGS = {
  'block-unknown': { 'zh-CN': '联动区块不存在', 'en-US': 'There is no such block' },
  'block-deleted': {
    'zh-CN': '区块“{value}”已删除，请改为副本或移除',
    'en-US': 'The block {value} was deleted: turn it into a copy or remove it',
  },
  'block-unpublished': {
    'zh-CN': '区块“{value}”尚未发布，页面不会显示',
    'en-US': 'The block {value} is not published, so nothing is shown',
  },
} as const satisfies Record<string, Localised>;

/** A module as shoppers get it: its own, or one of a block. */
export interface CheckedModule {
  readonly entry: StoredEntry;
  /** The entry of the page to which a finding belongs. */
  readonly entryId: string;
  /** The name of the block that it comes from. */
  readonly block: string | undefined;
}

type Audience = Pick<DraftRow, 'language'> & Partial<RevisionTarget>;

const findBlocks = (db: Kysely<Database>, codes: readonly string[]) =>
  db
    .selectFrom('content_pages')
    .select(['code', 'name', 'archived_at'])
    .where('space', '=', BLOCK_SPACE)
    .where('code', 'in', [...codes, ''])
    .execute();

/** Lists the modules that shoppers would get of a page, and what is wrong with its linked blocks. */
export async function openBlocks(
  db: Kysely<Database>,
  entries: readonly StoredEntry[],
  { language, ...target }: Audience,
  now: number,
) {
  const codes = listLinkedBlocks(entries);
  const blocks = new Map((await findBlocks(db, codes)).map((block) => [block.code, block]));
  const shopper = toShopper({ ...EVERYBODY, ...target }, language);
  const contents = await findBlockEntries(db, codes, shopper, now);
  const findings: { code: keyof typeof FINDINGS; entryId: string; value: string }[] = [];
  const modules = entries.flatMap((entry): CheckedModule[] => {
    const { id: entryId } = entry;
    const code = readLinkedBlock(entry);
    if (code === undefined) return [{ entry, entryId, block: undefined }];
    const block = blocks.get(code);
    const value = block?.name || code;
    if (!block) findings.push({ code: 'block-unknown', entryId, value });
    else if (block.archived_at !== null) findings.push({ code: 'block-deleted', entryId, value });
    else if (!contents.has(code)) findings.push({ code: 'block-unpublished', entryId, value });
    return (contents.get(code) ?? []).map((inner) => ({ entry: inner, entryId, block: value }));
  });
  return { modules, findings: findings.map((one) => ({ ...one, text: FINDINGS[one.code] })) };
}

/** Says in which block of the page something was found. */
export function nameBlock(problem: PageProblem, block: string | undefined): PageProblem {
  if (block === undefined) return problem;
  const { 'zh-CN': zh, 'en-US': en } = problem.message;
  return {
    ...problem,
    // The field is one of the block, not of the entry that stands for it.
    field: '',
    message: { 'zh-CN': `区块“${block}”：${zh}`, 'en-US': `Block ${block}: ${en}` },
  };
}

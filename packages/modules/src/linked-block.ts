import { z } from 'zod';
import { label } from './fields/label.ts';
import type { RawEntry } from './versions.ts';

/**
 * The code of an entry that stands for a linked block. It is stored in pages and never delivered: delivery puts the
 * modules of the block in its place, so that what shows a page knows nothing of it.
 */
export const LINKED_BLOCK = 'linkedBlock';

export const linkedBlockSchema = z
  .object({
    block: z
      .string()
      .regex(/^[A-Za-z0-9][\w-]{0,63}$/, 'must be the code of a block')
      .meta(label('区块编号', 'Code of the block')),
  })
  .meta(label('联动区块', 'Linked block'));

/** The code of the block that an entry stands for. */
export function readLinkedBlock({ code, fields }: RawEntry): string | undefined {
  if (code !== LINKED_BLOCK) return undefined;
  return linkedBlockSchema.safeParse(fields).data?.block;
}

/** Lists the codes of the blocks that a page shows, each once. */
export const listLinkedBlocks = (entries: readonly RawEntry[]): string[] => [
  ...new Set(entries.flatMap((entry) => readLinkedBlock(entry) ?? [])),
];

/** A module of a block has another id in each place that shows it. */
const toPlacedId = (placeId: string, id: string): string => `${placeId}__${id}`;

/**
 * Puts the modules of blocks in the place of the entries that stand for them. An entry whose block is unknown is
 * kept, and so are those within a block, because blocks are not nested.
 */
export const expandLinkedBlocks = (
  entries: readonly RawEntry[],
  blocks: ReadonlyMap<string, readonly RawEntry[]>,
): RawEntry[] =>
  entries.flatMap((entry) => {
    const block = blocks.get(readLinkedBlock(entry) ?? '');
    return block?.map((inner) => ({ ...inner, id: toPlacedId(entry.id, inner.id) })) ?? [entry];
  });

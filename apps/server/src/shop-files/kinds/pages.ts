import { DEFAULT_LANGUAGE } from '@vitrine/kit';
import { LINKED_BLOCK, parseEntry } from '@vitrine/modules/schemas';
import { BLOCK_SPACE } from '../../resources/contents/spaces.ts';
import type { ContentProblem, FileContent, ShopKind } from '../kind.ts';
import {
  findPublished,
  getAudienceKey,
  normaliseRevision,
  publishRevisions,
  sortRevisions,
} from './page-revisions.ts';
import { type PageRevision, pageEditorSchema, pageSchema } from './page-schema.ts';

type Path = readonly PropertyKey[];

/** A module that delivery would leave out or repair is refused here. */
function checkEntry(entry: unknown, path: Path): ContentProblem[] {
  const parsed = parseEntry(entry);
  const messages = parsed.ok ? parsed.dropped : [parsed.reason];
  return messages.map((message) => ({ path, message }));
}

function checkRevision({ entries, startsAt, endsAt }: PageRevision, path: Path): ContentProblem[] {
  const isOver = startsAt !== null && endsAt !== null && endsAt <= startsAt;
  return [
    ...(isOver ? [{ path: [...path, 'endsAt'], message: 'must be after startsAt' }] : []),
    ...entries.flatMap((entry, at) => checkEntry(entry, [...path, 'entries', at])),
  ];
}

function findRepeated(revisions: readonly PageRevision[]): ContentProblem[] {
  const keys = revisions.map(getAudienceKey);
  return keys.flatMap((key, at) =>
    keys.indexOf(key) < at
      ? [{ path: ['revisions', at], message: 'another revision has the same audience and time' }]
      : [],
  );
}

/** Blocks are not nested; the database refuses it too. */
const findNested = (key: string, revisions: readonly PageRevision[]): ContentProblem[] =>
  key.startsWith(`${BLOCK_SPACE}/`)
    ? revisions.flatMap(({ entries }, at) =>
        entries.flatMap(({ code }, place) =>
          code === LINKED_BLOCK
            ? [{ path: ['revisions', at, 'entries', place], message: 'a block holds no block' }]
            : [],
        ),
      )
    : [];

const readRevisions = (content: FileContent | undefined) =>
  content ? pageSchema.parse(content).revisions : [];

/** The title by which operators know a page that was never named. */
const findTitle = (revisions: readonly PageRevision[]): string =>
  (revisions.find(({ language }) => language === DEFAULT_LANGUAGE) ?? revisions[0])?.title ?? '';

/** The published pages: one file a page, with a revision for each language and audience. */
export const pageKind: ShopKind = {
  folder: 'pages',
  keyParts: ['space', 'page'],
  tables: ['content_pages', 'content_revisions'],
  schema: pageSchema,
  editorSchema: pageEditorSchema,
  check(key, content) {
    const revisions = readRevisions(content);
    return [
      ...findNested(key, revisions),
      ...findRepeated(revisions),
      ...revisions.flatMap((revision, at) => checkRevision(revision, ['revisions', at])),
    ];
  },
  normalise(content) {
    const { contentType, revisions } = pageSchema.parse(content);
    return { contentType, revisions: sortRevisions(revisions.map(normaliseRevision)) };
  },
  async read(db, now) {
    const pages = await db.selectFrom('content_pages').selectAll().execute();
    const published = Map.groupBy(await findPublished(db, now), ({ key }) => key);
    return new Map(
      pages.flatMap(({ space, code, content_type }) => {
        const key = `${space}/${code}`;
        // The first of an audience is the newest.
        const byAudience = new Map<string, PageRevision>();
        for (const { revision } of published.get(key) ?? []) {
          const audience = getAudienceKey(revision);
          if (!byAudience.has(audience)) byAudience.set(audience, revision);
        }
        const revisions = sortRevisions([...byAudience.values()]);
        return revisions.length > 0 ? [[key, { contentType: content_type, revisions }]] : [];
      }),
    );
  },
  async write(trx, { key, before, after }, now) {
    const [space = '', code = ''] = key.split('/');
    const { contentType, revisions } = pageSchema.parse(after);
    await trx
      .insertInto('content_pages')
      .values({ space, code, content_type: contentType, name: findTitle(revisions) })
      .onConflict((conflict) =>
        conflict.columns(['space', 'code']).doUpdateSet({ content_type: contentType }),
      )
      .execute();
    await publishRevisions(trx, key, { before: readRevisions(before), after: revisions }, now);
  },
  remove: (trx, key, now) => publishRevisions(trx, key, { before: [], after: [] }, now),
};

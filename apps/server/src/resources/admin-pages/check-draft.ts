import type { PageProblem } from '@vitrine/contract/admin';
import { formatMessage, LANGUAGES, type Localised } from '@vitrine/kit';
import { listReferences } from '@vitrine/modules/schemas';
import type { Kysely } from 'kysely';
import type { Database, StoredEntry } from '../../database/schema.ts';
import { findForeignImageHosts } from '../../http/image-hosts.ts';
import { findPlaceholders } from '../built-in-templates/find-placeholders.ts';
import { nameBlock, openBlocks } from './check-blocks.ts';
import type { AdminPageDeps } from './deps.ts';
import { type DraftRow, toDraft } from './draft-rows.ts';
import { loadReferenceFacts } from './load-reference-facts.ts';
import { checkReference, FINDINGS } from './reference-rules.ts';
import { isPublishable } from './review-rows.ts';

const LANGUAGE_NAMES: Readonly<Record<string, Localised>> = {
  'zh-CN': { 'zh-CN': '中文', 'en-US': 'Chinese' },
  'en-US': { 'zh-CN': '英文', 'en-US': 'English' },
};

const PLACEHOLDER_TEXTS = {
  picture: { 'zh-CN': '图片是模板的占位图，请替换', 'en-US': 'Replace the placeholder picture' },
  text: {
    'zh-CN': '文字“{value}”来自模板，请替换',
    'en-US': 'Replace the text of the template: “{value}”',
  },
} as const satisfies Record<string, Localised>;
const NOT_APPROVED: PageProblem = {
  ...{ code: 'approval-needed', severity: 'error', entryId: null, field: '' },
  message: {
    'zh-CN': '须先由另一位同事审核通过',
    'en-US': 'Another person has to approve the draft first',
  },
};
const MAX_SHOWN = 40;

/** A text as it is read, without its markup. */
function shorten(value: string): string {
  const text = value.replaceAll(/<[^>]*>/g, '');
  return text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}…` : text;
}

/** The languages in which the page has neither a draft nor something published. */
async function findMissingLanguages(
  db: Kysely<Database>,
  { space, code }: DraftRow,
): Promise<string[]> {
  const drafts = await db
    .selectFrom('content_drafts')
    .select('language')
    .where('space', '=', space)
    .where('code', '=', code)
    .execute();
  const revisions = await db
    .selectFrom('content_revisions')
    .select('language')
    .distinct()
    .where('space', '=', space)
    .where('code', '=', code)
    .where('withdrawn_at', 'is', null)
    .execute();
  const known = new Set<string>([...drafts, ...revisions].map(({ language }) => language));
  return LANGUAGES.filter((language) => !known.has(language));
}

const createWarning = (
  code: string,
  text: Localised,
  values: Record<string, string>,
  place: Pick<PageProblem, 'entryId' | 'field'>,
): PageProblem => ({
  code,
  severity: 'warning',
  ...place,
  message: {
    'zh-CN': formatMessage(text['zh-CN'], values),
    'en-US': formatMessage(text['en-US'], values),
  },
});

/** Pictures and texts of a template that are still to be replaced. */
const listPlaceholders = ({ id, fields }: StoredEntry): PageProblem[] =>
  findPlaceholders(fields).map(({ kind, field, value }) =>
    createWarning(
      `${kind}-placeholder`,
      PLACEHOLDER_TEXTS[kind],
      { value: shorten(value) },
      { entryId: id, field },
    ),
  );

const FOREIGN_IMAGE = {
  'zh-CN':
    '图片来自未列入允许名单的网站 {host}，浏览器不会显示；请上传到素材库，或在 IMAGE_HOSTS 中加入该网站',
  'en-US':
    'Browsers will not show images from {host}, which is not on the list: upload them to the library, or add the host to IMAGE_HOSTS',
};

/** Images in the markup of modules that the policy of the page refuses. */
const listForeignImages = (
  entries: readonly StoredEntry[],
  settings: Pick<AdminPageDeps['settings'], 'imageHosts' | 'publicUrl'>,
): PageProblem[] =>
  entries.flatMap(({ id, fields }) =>
    Object.entries(fields).flatMap(([field, value]) =>
      findForeignImageHosts(JSON.stringify(value).replaceAll('\\"', '"'), settings).map((host) =>
        createWarning('image-host-foreign', FOREIGN_IMAGE, { host }, { entryId: id, field }),
      ),
    ),
  );

type CheckedPage = Pick<DraftRow, 'language' | 'code'> &
  Partial<Pick<DraftRow, 'country' | 'gender' | 'benefit'>>;

/** What shoppers would miss in modules and in linked blocks: dead links, sold-out products, placeholders. */
export async function checkEntries(
  db: Kysely<Database>,
  entries: readonly StoredEntry[],
  page: CheckedPage,
  now: number,
): Promise<PageProblem[]> {
  const { modules, findings } = await openBlocks(db, entries, page, now);
  const named = modules.flatMap(({ entry, ...place }) =>
    listReferences(entry).map((reference) => ({ reference, ...place })),
  );
  const references = named.map(({ reference }) => reference);
  const facts = await loadReferenceFacts(db, references, page, now);
  const check = ({ reference, entryId, block }: (typeof named)[number]) => {
    const finding = checkReference(reference, facts);
    if (!finding) return [];
    const { field, value } = reference;
    const problem = createWarning(finding, FINDINGS[finding], { value }, { entryId, field });
    return [nameBlock(problem, block)];
  };
  return [
    ...findings.map(({ code, text, value, entryId }) =>
      createWarning(code, text, { value }, { entryId, field: '' }),
    ),
    ...modules.flatMap(({ entry, entryId, block }) =>
      listPlaceholders({ ...entry, id: entryId }).map((problem) => nameBlock(problem, block)),
    ),
    ...named.flatMap(check),
  ];
}

/** Everything that an editor should know before a draft is published: faults, then what shoppers would miss. */
export async function checkDraft(
  { db, settings, now }: Pick<AdminPageDeps, 'db' | 'settings' | 'now'>,
  row: DraftRow,
): Promise<PageProblem[]> {
  const isApproved = await isPublishable(db, row, settings.pageApproval);
  const { entries, problems } = toDraft(row);
  const missing = (await findMissingLanguages(db, row)).map((language) => {
    const name = LANGUAGE_NAMES[language]?.['zh-CN'] ?? language;
    const english = LANGUAGE_NAMES[language]?.['en-US'] ?? language;
    const text = { 'zh-CN': `页面没有${name}版本`, 'en-US': `The page has no ${english} version` };
    return createWarning('language-missing', text, {}, { entryId: null, field: '' });
  });
  return [
    ...(isApproved ? [] : [NOT_APPROVED]),
    ...problems,
    ...missing,
    ...listForeignImages(entries, settings),
    ...(await checkEntries(db, entries, row, now())),
  ];
}

import type { PageRevision, PublicationInput } from '@vitrine/contract/admin';
import type { Language } from '@vitrine/kit';
import type { Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { OperatorContext } from '../../http/handler-context.ts';
import type { AuditEntry } from '../../http/operator-access.ts';
import { type DraftContent, type DraftRow, type Save, toDraft } from './draft-rows.ts';
import { pageProblems } from './problems.ts';
import {
  insertRevision,
  presentRevisions,
  type RevisionAudience,
  type RevisionRow,
} from './revision-rows.ts';

/** Who publishes, and where it is recorded: an operator in a call, or the rule of a test in a job. */
export interface Publisher {
  readonly operator: Save['operator'];
  readonly language: Language;
  record(trx: Transaction<Database>, entry: AuditEntry): Promise<void>;
}

export const toPublisher = ({ operator, language, recordAudit }: OperatorContext): Publisher => ({
  operator,
  language,
  record: recordAudit,
});

interface PublishedContent {
  readonly audience: RevisionAudience;
  readonly content: DraftContent;
  readonly source?: { readonly draftId: string; readonly version: number };
}

export async function presentRevision(
  trx: Transaction<Database>,
  row: RevisionRow,
  now: number,
): Promise<PageRevision> {
  const [revision] = await presentRevisions(trx, row, [row], now);
  if (!revision) throw new Error(`revision ${row.id} has an unknown language`);
  return revision;
}

/** Publishes to a page that is locked, with the record of it. */
export async function publishContent(
  trx: Transaction<Database>,
  publisher: Publisher,
  { audience, content, source }: PublishedContent,
  window: PublicationInput,
  now: number,
): Promise<PageRevision> {
  if (window.endsAt !== null && Date.parse(window.endsAt) <= now)
    throw pageProblems('window-over', publisher.language);
  const author = publisher.operator.name;
  const row = await insertRevision(
    trx,
    { audience, content, window, author, ...(source && { source }) },
    now,
  );
  const after = await presentRevision(trx, row, now);
  await publisher.record(trx, { target: { type: 'page-revision', id: row.id }, after });
  return after;
}

/** Publishes a draft that is locked, unless it has an error. */
export function publishDraft(
  trx: Transaction<Database>,
  publisher: Publisher,
  row: DraftRow,
  window: PublicationInput,
  now: number,
): Promise<PageRevision> {
  const { title, entries, problems } = toDraft(row);
  const count = problems.filter(({ severity }) => severity === 'error').length;
  if (count > 0)
    throw pageProblems('draft-not-publishable', publisher.language, { values: { count } });
  const source = { draftId: row.id, version: row.version };
  return publishContent(
    trx,
    publisher,
    { audience: row, content: { title, entries }, source },
    window,
    now,
  );
}

import type { Handlers } from '@vitrine/contract';
import type { operators } from '@vitrine/contract/admin';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { parseCursor, toPage } from '../../http/cursor.ts';
import type { HandlerContexts } from '../../http/handler-context.ts';
import { toAuditRecord } from './mappers.ts';
import { findAuditRecords } from './queries.ts';

type AuditCalls = Pick<typeof operators, 'listAuditRecords'>;

export const auditHandlers = ({
  db,
}: {
  db: Kysely<Database>;
}): Handlers<AuditCalls, HandlerContexts> => ({
  async listAuditRecords({ query }) {
    const [before] = parseCursor(query.cursor, ['id']) ?? [];
    const rows = await findAuditRecords(db, query, before);
    return toPage(rows, query.size, toAuditRecord, ({ id }) => [id]);
  },
});

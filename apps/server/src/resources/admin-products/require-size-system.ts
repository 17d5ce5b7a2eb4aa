import type { Language } from '@vitrine/kit';
import type { Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { problem } from './problems.ts';

/** A size is numbered by a system of the shop, or by none. The lock keeps the system from being deleted meanwhile. */
export async function requireSizeSystem(
  trx: Transaction<Database>,
  code: string,
  language: Language,
): Promise<void> {
  if (code === '') return;
  const rows = trx.selectFrom('size_systems').select('code').where('code', '=', code);
  if (await rows.forShare().executeTakeFirst()) return;
  const { message } = problem('size-system-unknown', language);
  throw problem('size-system-unknown', language, { fields: [{ path: 'body.scale', message }] });
}

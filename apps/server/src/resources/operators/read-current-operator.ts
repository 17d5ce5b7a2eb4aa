import type { CurrentOperator } from '@vitrine/contract/admin';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { readMerchantFacts } from '../merchants/merchant-facts.ts';
import { toCurrentOperator } from './mappers.ts';
import type { OperatorRow } from './queries.ts';
import { countRecoveryCodes } from './recovery-codes.ts';

/** An operator as their own session sees them, with what their back office depends on. */
export async function readCurrentOperator(
  db: Kysely<Database>,
  row: OperatorRow,
): Promise<CurrentOperator> {
  const recoveryCodesLeft = await countRecoveryCodes(db, row.id);
  const { importsGoods } = await readMerchantFacts(db);
  return toCurrentOperator(row, { recoveryCodesLeft, importsGoods });
}

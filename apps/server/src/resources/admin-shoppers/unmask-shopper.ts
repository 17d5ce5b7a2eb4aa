import { ApiProblem } from '../../http/api-problem.ts';
import type { OperatorContext } from '../../http/handler-context.ts';
import type { AdminShopperDeps } from './deps.ts';
import { findAddresses, findPersonalColumns } from './queries.ts';

/** Shows the personal data of a shopper after recording who looks at it and why. */
export function unmaskShopper(
  { db }: AdminShopperDeps,
  context: OperatorContext,
  id: string,
  reason: string,
) {
  return db.transaction().execute(async (trx) => {
    const row = await findPersonalColumns(trx, id);
    if (!row) throw new ApiProblem('not-found');
    const addresses = await findAddresses(trx, id);
    await context.recordAudit(trx, { target: { type: 'shopper', id }, reason });
    return {
      ...row,
      addresses: addresses.map(({ address_line, zip_code, ...address }) => ({
        ...address,
        addressLine: address_line,
        zipCode: zip_code,
      })),
    };
  });
}

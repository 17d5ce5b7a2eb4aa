import { ApiProblem } from '../../http/api-problem.ts';
import type { OperatorContext } from '../../http/handler-context.ts';

/** The merchant whose money is shown: the operator's own, or the one that was asked for; undefined for all. */
export function limitToMerchant(
  { operator }: OperatorContext,
  merchantId?: string,
): string | undefined {
  if (operator.merchantId === null) return merchantId;
  if (merchantId !== undefined && merchantId !== operator.merchantId)
    throw new ApiProblem('forbidden');
  return operator.merchantId;
}

import { ApiProblem } from '../../http/api-problem.ts';
import type { OperatorContext } from '../../http/handler-context.ts';

/** The operator of a session; machines have none. */
export function requireSession({ operator }: OperatorContext) {
  const { operatorId, sessionId } = operator;
  if (operatorId === null || sessionId === null) throw new ApiProblem('forbidden');
  return { operatorId, sessionId, target: { type: 'operator', id: operatorId } };
}

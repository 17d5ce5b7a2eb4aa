import type { OperatorIdentity } from '../../http/operator-access.ts';
import type { OperatorRow } from './queries.ts';

/** An operator who acts before there is a session: at a log-in, or with an invitation. */
export const toIdentityWithoutSession = ({
  id,
  name,
  merchant_id,
}: Pick<OperatorRow, 'id' | 'name' | 'merchant_id'>): OperatorIdentity => ({
  operatorId: id,
  apiKeyId: null,
  sessionId: null,
  name,
  permissions: [],
  merchantId: merchant_id,
});

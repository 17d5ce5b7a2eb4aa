import { useApi } from '@vitrine/client/react';
import type { PidInfo } from '@vitrine/state';
import { useClearance } from './useClearance.ts';

/** The person of an order as customs see them by now, and why they were not taken. */
export function useOrderPerson(
  id: string,
  { personalId, clearanceStatus }: PidInfo,
  keep: (info: PidInfo) => void,
) {
  const api = useApi();
  const person = personalId && clearanceStatus && { ...personalId, clearanceStatus };
  const refusal = useClearance(person, {
    ask: (signal) => api.getOrderClearanceStatus({ params: { id } }, { signal }),
    onTold: (status) => keep({ personalId, clearanceStatus: status }),
  });
  return { person, refusal };
}

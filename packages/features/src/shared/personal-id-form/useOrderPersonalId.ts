import { useApi } from '@vitrine/client/react';
import type { PidInfo } from '@vitrine/state';
import { useClearancePolling } from './useClearancePolling.ts';

/** The personal ID of an order with its current clearance status, and the message of a failed check. */
export function useOrderPersonalId(
  id: string,
  { personalId, clearanceStatus }: PidInfo,
  onChange: (info: PidInfo) => void,
) {
  const api = useApi();
  const checked = personalId && clearanceStatus && { ...personalId, clearanceStatus };
  const failure = useClearancePolling(checked, {
    fetchStatus: (signal) => api.getOrderClearanceStatus({ params: { id } }, { signal }),
    onChange: (status) => onChange({ personalId, clearanceStatus: status }),
  });
  return { checked, failure };
}

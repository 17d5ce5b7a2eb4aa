import type { ClearanceStatus } from '@vitrine/contract';
import { useMessages } from '@vitrine/platform';
import { Status } from '@vitrine/ui';
import { clearanceMessages, getClearanceTone } from './clearance-messages.ts';

/** The clearance status of a personal ID. */
export function ClearanceBadge({ status }: { status: ClearanceStatus }) {
  const t = useMessages(clearanceMessages);
  return <Status tone={getClearanceTone(status)}>{t[status]}</Status>;
}

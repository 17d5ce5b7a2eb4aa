import type { ClearanceStatus } from '@vitrine/contract';
import { useMessages } from '@vitrine/platform';
import { Status } from '@vitrine/ui';
import { clearanceTone, clearanceWords } from './clearance-words.ts';

/** Where a person stands with customs. */
export function Clearance({ status }: { status: ClearanceStatus }) {
  const words = useMessages(clearanceWords);
  return <Status tone={clearanceTone(status)}>{words[status]}</Status>;
}

import { useMessages } from '../language/LanguageProvider.tsx';
import { partMessages } from './messages.ts';

const MIN_REASON = 4;
export const MAX_REASON = 300;

/** The label and the rule of a field that says why an operator does something. */
export function useReasonRule() {
  const texts = useMessages(partMessages);
  const rule = {
    required: true,
    min: MIN_REASON,
    transform: (reason?: string) => reason?.trim(),
    message: texts.reasonHint,
  };
  return { label: texts.reason, extra: texts.reasonHint, rules: [rule] };
}

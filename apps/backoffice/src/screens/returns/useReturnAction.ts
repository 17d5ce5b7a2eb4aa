import { useQueryClient } from '@tanstack/react-query';
import type { MerchantReturn } from '@vitrine/contract/admin';
import { useAction } from '../../api/useAction.ts';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { returnsMessages } from './messages.ts';

export const RETURNS_KEY = 'returns';
export const returnKey = (id: string) => [RETURNS_KEY, 'return', id] as const;

/** A change of a return, which answers the return as it is afterwards. */
export function useReturnAction<T>(
  run: (input: T, options: { idempotencyKey: string }) => Promise<MerchantReturn>,
  onDone?: () => void,
) {
  const texts = useMessages(returnsMessages);
  const client = useQueryClient();
  return useAction<T, MerchantReturn>({
    run,
    changes: [RETURNS_KEY],
    doneText: texts.done,
    onDone: (changed) => {
      client.setQueryData(returnKey(changed.id), changed);
      onDone?.();
    },
  });
}

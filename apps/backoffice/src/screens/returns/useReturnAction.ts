import { useQueryClient } from '@tanstack/react-query';
import type { MerchantReturn } from '@vitrine/contract/admin';
import type { FormInstance } from 'antd';
import { useAction } from '../../api/useAction.ts';
import { applyProblem } from '../../form/apply-problem.ts';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { returnsMessages } from './messages.ts';

export const RETURNS_KEY = 'returns';
export const returnKey = (id: string) => [RETURNS_KEY, 'return', id] as const;

/** A change of a return, which answers the return as it is afterwards, by a button or the form of a dialog. */
export function useReturnAction<T>(
  run: (input: T, options: { idempotencyKey: string }) => Promise<MerchantReturn>,
  dialog?: { form: FormInstance; onClose(): void },
) {
  const texts = useMessages(returnsMessages);
  const client = useQueryClient();
  return useAction<T, MerchantReturn>({
    run,
    changes: [RETURNS_KEY],
    doneText: texts.done,
    onDone: (changed) => {
      client.setQueryData(returnKey(changed.id), changed);
      dialog?.onClose();
    },
    onProblem: (error) => dialog !== undefined && applyProblem(dialog.form, error),
  });
}

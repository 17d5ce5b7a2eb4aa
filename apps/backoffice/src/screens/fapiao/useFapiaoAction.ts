import { useQueryClient } from '@tanstack/react-query';
import type { FapiaoRequest } from '@vitrine/contract/admin';
import type { FormInstance } from 'antd';
import { useAction } from '../../api/useAction.ts';
import { applyProblem } from '../../form/apply-problem.ts';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { fapiaoMessages } from './messages.ts';

export const FAPIAO_KEY = 'fapiao';
export const fapiaoKey = (id: string) => [FAPIAO_KEY, 'one', id] as const;

/** A change of a fapiao by a form, which answers the fapiao as it is afterwards. */
export function useFapiaoAction<T extends object>(
  form: FormInstance<T>,
  run: (input: T, options: { idempotencyKey: string }) => Promise<FapiaoRequest>,
  onDone: () => void,
) {
  const texts = useMessages(fapiaoMessages);
  const client = useQueryClient();
  return useAction<T, FapiaoRequest>({
    run,
    changes: [FAPIAO_KEY, 'dashboard'],
    doneText: texts.done,
    onDone: (changed) => {
      client.setQueryData(fapiaoKey(changed.id), changed);
      onDone();
    },
    onProblem: (error) => applyProblem(form, error),
  });
}

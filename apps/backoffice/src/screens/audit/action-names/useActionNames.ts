import type { AdminCallName, adminCalls } from '@vitrine/contract/admin';
import { useMemo } from 'react';
import { useLanguage } from '../../../language/LanguageProvider.tsx';
import { accessActions } from './access.ts';
import { catalogueActions } from './catalogue.ts';
import { contentActions } from './content.ts';
import { ordersActions } from './orders.ts';
import { shoppersActions } from './shoppers.ts';

/** The calls that change something; reading is not recorded, unless it shows what is masked or shoppers wrote. */
type ChangingCall = {
  [N in AdminCallName]: (typeof adminCalls)[N] extends { method: 'GET' } | { changesNothing: true }
    ? never
    : N;
}[AdminCallName];

type Names = readonly [chinese: string, english: string];

const NAMES = {
  ...accessActions,
  ...ordersActions,
  ...catalogueActions,
  ...contentActions,
  ...shoppersActions,
} satisfies Readonly<Record<ChangingCall, Names>>;

const names = new Map<string, Names>(Object.entries(NAMES));

/** Names what was done. An action that is new here keeps its code. */
export function useActionNames() {
  const { language } = useLanguage();
  return useMemo(() => {
    const nameOf = (action: string): string =>
      names.get(action)?.[language === 'zh-CN' ? 0 : 1] ?? action;
    return { nameOf, options: [...names.keys()].map((value) => ({ value, label: nameOf(value) })) };
  }, [language]);
}

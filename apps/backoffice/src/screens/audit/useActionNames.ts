import type { CallLabel } from '@vitrine/contract';
import { actionLabels } from '@vitrine/contract/admin/action-labels';
import { useMemo } from 'react';
import { useLanguage } from '../../language/LanguageProvider.tsx';

/** What is recorded without a call: the files of a shop are deployed from the command line. */
const DEPLOYMENT: Readonly<Record<string, CallLabel>> = {
  deployShopFiles: ['部署店铺文件', 'Deploy the files of a shop'],
};

const labels = new Map(Object.entries({ ...actionLabels, ...DEPLOYMENT }));

/** Names what was done. An action that is new here keeps its code. */
export function useActionNames() {
  const { language } = useLanguage();
  return useMemo(() => {
    const nameOf = (action: string): string =>
      labels.get(action)?.[language === 'zh-CN' ? 0 : 1] ?? action;
    return {
      nameOf,
      options: [...labels.keys()].map((value) => ({ value, label: nameOf(value) })),
    };
  }, [language]);
}

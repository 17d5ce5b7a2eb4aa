import { DEFAULT_LANGUAGE, type Language, type Messages, otherLanguage } from '@vitrine/kit';
import dayjs from 'dayjs';
import { createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react';
import 'dayjs/locale/zh-cn';
import { queryClient } from '../api/api.ts';
import { readLanguage, storeLanguage } from './stored-language.ts';

interface LanguageValue {
  readonly language: Language;
  switchLanguage(): void;
}

const LanguageContext = createContext<LanguageValue>({
  language: DEFAULT_LANGUAGE,
  switchLanguage: () => undefined,
});

/** Gives the operator's language to all screens and to the pickers of dates. */
export function LanguageProvider({ children }: { children: ReactNode }) {
  const [language, setLanguage] = useState(readLanguage);
  dayjs.locale(language === 'zh-CN' ? 'zh-cn' : 'en');
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  const value = useMemo(
    () => ({
      language,
      switchLanguage: () => {
        const next = otherLanguage(language);
        storeLanguage(next);
        setLanguage(next);
        // Names and messages of the server are in the language of the request.
        void queryClient.invalidateQueries();
      },
    }),
    [language],
  );
  return <LanguageContext value={value}>{children}</LanguageContext>;
}

export const useLanguage = (): LanguageValue => use(LanguageContext);

/** The texts of a part of the back office in the operator's language. */
export const useMessages = <T,>(messages: Messages<T>): T => messages[useLanguage().language];

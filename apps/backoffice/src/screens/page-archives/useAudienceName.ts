import type { DraftSummary } from '@vitrine/contract/admin';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { pagesMessages } from '../pages/messages.ts';
import { pageSettingsMessages } from '../studio/page-settings-messages.ts';

type Audience = Pick<DraftSummary, 'language' | 'country' | 'gender' | 'benefit'>;

/** Names the language and the audience of a draft. */
export function useAudienceName() {
  const { languageNames } = useMessages(pagesMessages);
  const { genders } = useMessages(pageSettingsMessages);
  return ({ language, country, gender, benefit }: Audience): string =>
    [languageNames[language], country, gender && genders[gender], benefit]
      .filter(Boolean)
      .join(' · ');
}

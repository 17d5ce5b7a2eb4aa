import type { DraftSummary } from '@vitrine/contract/admin';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { languageNames } from '../../language/language-names.ts';
import type { PageTarget } from '../pages/target.ts';
import { useTargetParts } from '../pages/useTargetText.ts';

type Audience = Pick<DraftSummary, 'language'> & PageTarget;

/** Names the language and the audience of a draft. */
export function useAudienceName() {
  const languageTexts = useMessages(languageNames);
  const listParts = useTargetParts();
  return ({ language, ...target }: Audience): string =>
    [languageTexts[language], ...listParts(target)].join(' · ');
}

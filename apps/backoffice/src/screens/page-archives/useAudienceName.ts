import type { DraftSummary } from '@vitrine/contract/admin';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { pagesMessages } from '../pages/messages.ts';
import type { PageTarget } from '../pages/target.ts';
import { useTargetParts } from '../pages/useTargetText.ts';

type Audience = Pick<DraftSummary, 'language'> & PageTarget;

/** Names the language and the audience of a draft. */
export function useAudienceName() {
  const { languageNames } = useMessages(pagesMessages);
  const listParts = useTargetParts();
  return ({ language, ...target }: Audience): string =>
    [languageNames[language], ...listParts(target)].join(' · ');
}

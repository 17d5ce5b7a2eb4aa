import { useMessages } from '../../language/LanguageProvider.tsx';
import type { PageTarget } from './target.ts';
import { targetMessages } from './target-messages.ts';

/** Names the parts of a target in words; there are none for everybody. */
export function useTargetParts() {
  const texts = useMessages(targetMessages);
  return ({ country, gender, benefit, platform, visitor, arm }: PageTarget): string[] =>
    [
      arm && texts.arms[arm],
      country,
      gender && texts.genders[gender],
      benefit,
      platform && texts.platforms[platform],
      visitor && texts.visitors[visitor],
    ].filter((part) => part !== null);
}

/** Names a target in words. */
export function useTargetText() {
  const texts = useMessages(targetMessages);
  const listParts = useTargetParts();
  return (target: PageTarget): string => listParts(target).join(' · ') || texts.everybody;
}

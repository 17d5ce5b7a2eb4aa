import type { Localised } from '@vitrine/kit';
import { both } from '../../both.ts';
import { pieceView } from '../pictures.ts';
import { type Entry, entry, type PagePlan, type Writing } from './plan.ts';

/** A heading and what stands beneath it, in both languages. */
interface Passage {
  id: string;
  title: Localised;
  text: Localised;
}

export const passage = (id: string, title: Localised, zh: string, en: string): Passage => ({
  id,
  title,
  text: both(zh, en),
});

/** A page of reading text: an opening, then passages. */
export const readingPage = (
  code: string,
  title: Localised,
  opening: Localised,
  passages: readonly Passage[],
  last: (writing: Writing) => Entry[] = () => [],
): PagePlan => ({
  code,
  title,
  share: {
    text: opening,
    picture: () => pieceView('women-trench-knee-gabardine-camel', 2, ''),
    isReference: true,
  },
  body: (writing) => {
    const { say } = writing;
    const inLanguage = (text: Localised) => say(text['zh-CN'], text['en-US']);
    return [
      entry('text', 'open', {
        style: 'display',
        title: inLanguage(title),
        content: `<p>${inLanguage(opening)}</p>`,
      }),
      ...passages.map(({ id, title: heading, text }) =>
        entry('text', id, { title: inLanguage(heading), content: inLanguage(text) }),
      ),
      ...last(writing),
    ];
  },
});

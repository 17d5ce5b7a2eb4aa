import { type Localised, localised } from '@vitrine/kit';
import { productImage } from '../images.ts';
import { entry, type PageContext, type PageEntry, type PagePlan } from './page-plan.ts';

/** A heading and its text, in both languages. */
interface TextSection {
  id: string;
  title: Localised;
  text: Localised;
}

export const textSection = (id: string, title: Localised, zh: string, en: string): TextSection => ({
  id,
  title,
  text: localised(zh, en),
});

/** A text page: an introduction, then sections. */
export const readingPage = (
  code: string,
  title: Localised,
  introduction: Localised,
  sections: readonly TextSection[],
  extraEntries: (context: PageContext) => PageEntry[] = () => [],
): PagePlan => ({
  code,
  title,
  share: {
    text: introduction,
    picture: () => productImage('women-trench-knee-gabardine-camel', 2, ''),
    isReference: true,
  },
  body: (context) => {
    const { t } = context;
    const inLanguage = (text: Localised) => t(text['zh-CN'], text['en-US']);
    return [
      entry('text', 'open', {
        style: 'display',
        title: inLanguage(title),
        content: `<p>${inLanguage(introduction)}</p>`,
      }),
      ...sections.map(({ id, title: heading, text }) =>
        entry('text', id, { title: inLanguage(heading), content: inLanguage(text) }),
      ),
      ...extraEntries(context),
    ];
  },
});

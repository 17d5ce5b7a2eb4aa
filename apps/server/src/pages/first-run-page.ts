import { defineMessages, type Language } from '@vitrine/kit';
import type { Brand } from '../brand/brand.ts';
import type { MissingPart } from '../resources/first-run/missing-parts.ts';
import { renderPlainPage } from './plain-page.ts';

const MESSAGES = defineMessages({
  title: ['商店尚未开业', 'This shop is not open yet'],
  intro: ['程序已在运行，开业还需要：', 'The program runs. Before it opens, it needs:'],
  products: ['上架商品', 'products that are online'],
  home: ['发布首页', 'a published home page'],
  words: ['填写页眉和页脚的文字', 'the words of header and footer'],
  guide: [
    '步骤见 docs/adopt.md；npm run shop -- doctor 会检查其余设置',
    'docs/adopt.md has the steps; npm run shop -- doctor checks the settings',
  ],
});

const LANGUAGES: readonly Language[] = ['zh-CN', 'en-US'];

function describe(language: Language, missing: readonly MissingPart[]): string {
  const { intro, guide, ...parts } = MESSAGES[language];
  return [intro, ...missing.map((part) => `· ${parts[part]}`), guide].join('<br>');
}

/** The home page of a shop without products and pages. It tells the same to everyone, in both languages. */
export const renderFirstRunPage = (
  brand: Brand,
  language: Language,
  missing: readonly MissingPart[],
): string =>
  renderPlainPage(brand, language, {
    title: LANGUAGES.map((each) => MESSAGES[each].title).join(' · '),
    hint: LANGUAGES.map((each) => describe(each, missing)).join('<br><br>'),
    links: [],
  });

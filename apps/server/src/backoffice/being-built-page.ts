import { defineMessages, type Language } from '@vitrine/kit';
import type { Brand } from '../brand/brand.ts';
import { renderPlainPage } from '../pages/plain-page.ts';

const MESSAGES = defineMessages({
  title: ['管理后台正在构建', 'The back office is being built'],
  hint: [
    '首次启动后约需一分钟，完成后此页会自动打开。若久未打开，请查看启动窗口中的信息，或运行 npm run build',
    'After a first start this takes about a minute, and the page then opens by itself. If it does not, see what the start has printed, or run npm run build.',
  ],
  retry: ['重新加载', 'Try again'],
});

/** The page that is sent while there is no back office yet. */
export function renderBeingBuiltPage(brand: Brand, language: Language): string {
  const { title, hint, retry } = MESSAGES[language];
  // An empty href reloads the requested page.
  return renderPlainPage(brand, language, { title, hint, links: [{ href: '', text: retry }] });
}

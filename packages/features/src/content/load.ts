import type { Language } from '@vitrine/kit';
import { loadPage } from '@vitrine/modules';
import { href } from '@vitrine/platform';
import { type ShareInfo, selectPage } from '@vitrine/state';
import type { Head, LoadContext, Loaded } from '../screen.ts';
import { messages } from './messages.ts';

const pathOf = (id: string): string => href({ route: 'content', params: { id } }, 'zh-CN');

/** What search engines may keep: other environments are for those who work on pages. */
const isPublic = (env: string | undefined): boolean => !env || env === 'production';

function head(id: string, { pageTitle, shareDesc, momentImageUrl }: ShareInfo): Head {
  return {
    title: pageTitle ?? '',
    path: pathOf(id),
    ...(shareDesc && { description: shareDesc }),
    ...(momentImageUrl && { image: momentImageUrl }),
  };
}

const missingHead = (id: string, language: Language): Head => ({
  title: messages[language].missing,
  path: pathOf(id),
  noIndex: true,
});

/** A page that nobody has published is not found; whatever else goes wrong fails the page. */
export async function load(context: LoadContext): Promise<Loaded> {
  const id = context.params.id ?? '';
  const found = await loadPage(id, context);
  if (found === 'missing') return { status: 404, head: missingHead(id, context.language) };
  const share = selectPage(context.store.getState(), id)?.share ?? {};
  const noIndex = !isPublic(context.query.env);
  return { status: 200, head: { ...head(id, share), ...(noIndex && { noIndex }) } };
}

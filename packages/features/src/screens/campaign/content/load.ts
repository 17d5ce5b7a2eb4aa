import type { Language } from '@vitrine/kit';
import { loadContentPage } from '@vitrine/modules';
import { href } from '@vitrine/platform';
import { type ShareInfo, selectPage } from '@vitrine/state';
import type { Head, LoadContext, Loaded } from '../../../screen.ts';
import { messages } from './messages.ts';

const buildPath = (id: string): string => href({ route: 'content', params: { id } }, 'zh-CN');

/** Only production pages may be indexed; other environments are for editors. */
const isPublic = (env: string | undefined): boolean => !env || env === 'production';

function head(id: string, { pageTitle, shareDesc, momentImageUrl }: ShareInfo): Head {
  return {
    title: pageTitle ?? '',
    path: buildPath(id),
    ...(shareDesc && { description: shareDesc }),
    ...(momentImageUrl && { image: momentImageUrl }),
  };
}

const missingHead = (id: string, language: Language): Head => ({
  title: messages[language].missing,
  path: buildPath(id),
  noIndex: true,
});

/** Loads the page. An unpublished page answers 404; any other error fails the page. */
export async function load(context: LoadContext): Promise<Loaded> {
  const id = context.params.id ?? '';
  const result = await loadContentPage(id, context);
  if (result === 'missing') return { status: 404, head: missingHead(id, context.language) };
  const share = selectPage(context.store.getState(), id)?.share ?? {};
  const noIndex = !isPublic(context.query.env);
  return { status: 200, head: { ...head(id, share), ...(noIndex && { noIndex }) } };
}

import type { Screen } from '@vitrine/features';
import { miniHref, type RouteName, type Target } from '@vitrine/platform';
import { resetPageState, selectActiveKeys, toggleSection } from '@vitrine/state';
import { Box, Button, Link, Text } from '@vitrine/ui';
import { useDispatch, useSelector } from '@vitrine/state/react';

const LEADS: Partial<Record<RouteName, [words: string, to: Target][]>> = {
  home: [
    ['秋日来信', { route: 'content', params: { id: 'spring' }, query: { utmSource: '首页' } }],
    ['分类', { route: 'category', query: { tab: 'men' } }],
  ],
  content: [['全部商品', { route: 'list', query: { keyword: '大衣' } }]],
  list: [['羊毛大衣', { route: 'product', params: { id: '10000001' } }]],
  product: [['回到首页', { route: 'home' }]],
};

/** Holds the place of a screen that is not there yet: what it was opened with, and where it leads. */
export const standIn = (name: RouteName): Screen => ({
  name,
  skeleton: 'homepage',
  async load({ api, store, params }) {
    store.dispatch(resetPageState());
    const home = await api.getHome();
    const title = params.id ?? Object.keys(home).join(' ');
    return { status: 200, head: { title, path: miniHref({ route: name, params }) } };
  },
  View({ params, query }) {
    const open = useSelector(selectActiveKeys);
    const dispatch = useDispatch();
    return (
      <Box as="main">
        <Text as="h1" look="h1">
          {name} {JSON.stringify({ ...params, ...query })}
        </Text>
        <Text as="p">open: {open.join(' ')}</Text>
        <Button onTap={() => dispatch(toggleSection('1'))}>toggle</Button>
        {LEADS[name]?.map(([words, to]) => (
          <Link key={words} to={to}>
            {words}
          </Link>
        ))}
      </Box>
    );
  },
});

import { screen as page } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { TestPlatform } from '@vitrine/platform/testing';
import { setShopContent } from '@vitrine/state';
import { expect, test } from 'vitest';
import { renderInShop } from '../../render-screen.tsx';
import { createLoadContext } from '../../testing.ts';
import { ChatLink } from './ChatLink.tsx';

const WECHAT = { url: 'https://work.weixin.qq.com/kfid/kfc1', corpId: 'ww1' };

function renderLink(name: 'web' | 'wechat' | 'ttmp', wechat: object | undefined = WECHAT) {
  const context = createLoadContext({});
  context.store.dispatch(setShopContent({ customerService: { wechat } }));
  const link = <ChatLink about={{ kind: 'product', id: '7' }} iconOnly />;
  return renderInShop(context, link, {}, { name }) as { platform: TestPlatform };
}

test('opens the conversation about a product', () => {
  renderLink('web');
  expect(page.getByRole('link', { name: '联系客服' })).toHaveAttribute(
    'href',
    '/user/conversations/new?product=7',
  );
});

test('in WeChat opens the account of a shop that answers there', async () => {
  const { platform } = renderLink('wechat');
  await userEvent.click(page.getByRole('button', { name: '联系客服' }));
  expect(platform.contacted).toEqual([WECHAT.url]);
});

test.each([
  ['ttmp', WECHAT],
  ['wechat', { ...WECHAT, url: 'javascript:alert(1)' }],
  ['wechat', { url: WECHAT.url }],
] as const)('in %s with the account %j opens the conversation', (name, wechat) => {
  renderLink(name, wechat);
  expect(page.getByRole('link', { name: '联系客服' })).toBeVisible();
});

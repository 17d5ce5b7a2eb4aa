import { act, screen as page } from '@testing-library/react';
import { setUserBenefits, shopperSessionStarted } from '@vitrine/state';
import { expect, test, vi } from 'vitest';
import { renderInShop } from '../../render-screen.tsx';
import { createLoadContext } from '../../testing.ts';
import { MemberSection } from './MemberSection.tsx';

const entry = { id: 'a', code: 'text', fields: { content: '<p>私享特卖</p>', style: 'body' } };

test('loads the section of the benefits that the session has, and nothing for guests', async () => {
  const searchContents = vi.fn(async () => ({ 'members-women': [entry] }));
  const context = createLoadContext({ searchContents });
  renderInShop(context, <MemberSection gender="women" />);
  expect(searchContents).not.toHaveBeenCalled();
  act(() => {
    context.store.dispatch(shopperSessionStarted('key'));
    context.store.dispatch(
      setUserBenefits({ role: 'shopper', benefits: [{ code: 'gold' }, { code: 'private-sale' }] }),
    );
  });
  expect(await page.findByText('私享特卖')).toBeVisible();
  expect(searchContents).toHaveBeenLastCalledWith(
    {
      query: expect.objectContaining({
        codes: 'members-women',
        'target-benefits': 'gold,private-sale',
      }),
    },
    expect.anything(),
  );
});

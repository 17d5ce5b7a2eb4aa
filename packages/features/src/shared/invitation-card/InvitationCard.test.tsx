import { screen } from '@testing-library/react';
import { setShopContent } from '@vitrine/state';
import { expect, test } from 'vitest';
import { renderInShop } from '../../render-screen.tsx';
import { createLoadContext } from '../../testing.ts';
import { InvitationCard } from './InvitationCard.tsx';

function renderCard(invitation: unknown) {
  const context = createLoadContext({});
  context.store.dispatch(setShopContent({ invitation } as never));
  return renderInShop(
    context,
    <InvitationCard
      eyebrow="An invitation"
      defaultTitle="请你来看看"
      lines={['好友得礼券', '您得礼券']}
    >
      <p>BC7K</p>
    </InvitationCard>,
  );
}

test('shows the title and the picture of the shop', () => {
  const { container } = renderCard({ title: '秋日来信', imageKey: 'satin' });
  expect(screen.getByRole('heading', { name: '秋日来信' })).toBeVisible();
  expect(container.querySelector('img')?.outerHTML).toContain('/images/satin/');
});

test.each([
  ['no content', undefined],
  ['a text', 'letter'],
  ['null', null],
  ['empty content', { title: '', imageKey: '' }],
])('shows its own title and no picture for %s', (_, invitation) => {
  const { container } = renderCard(invitation);
  expect(screen.getByRole('heading', { name: '请你来看看' })).toBeVisible();
  expect(container.querySelector('img')).toBeNull();
});

test('shows every line and what is below them', () => {
  renderCard(undefined);
  for (const text of ['An invitation', '好友得礼券', '您得礼券', 'BC7K'])
    expect(screen.getByText(text)).toBeVisible();
});

import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { parseLandingParams } from '@vitrine/platform';
import { selectCurrencyRate } from '@vitrine/state';
import { Price } from '@vitrine/ui';
import { beforeAll, expect, test, vi } from 'vitest';
import { renderInShop } from '../../render-screen.tsx';
import { createLoadContext } from '../../testing.ts';
import { CurrencyButton } from './CurrencyButton.tsx';
import { PaymentCurrencyNote } from './PaymentCurrencyNote.tsx';
import { ReferenceRate } from './ReferenceRate.tsx';

// The rates are loaded lazily: the first load of their code can take longer than a query waits.
beforeAll(async () => void (await import('./RateLoader.tsx')));

const value = {
  asOf: '2026-11-20',
  source: { 'zh-CN': '演示汇率', 'en-US': 'demo rates' },
  rates: { USD: 0.14, HKD: 1.09 },
};

function renderShop(currency?: string) {
  const getFlatContent = vi.fn(async () => ({ code: 'currencies', language: 'zh-CN', value }));
  const context = createLoadContext({ getFlatContent });
  const rendered = renderInShop(
    context,
    <ReferenceRate>
      <Price price={2_431_000} />
      <PaymentCurrencyNote amount={2_431_000} />
      <CurrencyButton />
    </ReferenceRate>,
    {},
    currency ? { landingParams: parseLandingParams({ currency }) } : {},
  );
  return { ...rendered, ...context, getFlatContent };
}

test('prices are in CNY only, without a call, until another currency is chosen', () => {
  const { getFlatContent } = renderShop();
  expect(screen.getByText('¥24,310')).toBeVisible();
  expect(screen.queryByText(/约/)).toBeNull();
  expect(getFlatContent).not.toHaveBeenCalled();
});

test('the currency of a link is shown beside the price, which is paid in CNY', async () => {
  renderShop('HKD');
  expect(await screen.findByText('约 HKD 26,498')).toBeVisible();
  expect(screen.getByText('¥24,310')).toBeVisible();
  expect(screen.getByText('约 HKD 26,498 · 以人民币支付')).toBeVisible();
});

test('a currency without a rate is refused with a message', async () => {
  const { store } = renderShop('EUR');
  expect(await screen.findByText('本店暂不支持以 EUR 显示价格')).toBeVisible();
  expect(selectCurrencyRate(store.getState())).toBeNull();
});

test('a choice is kept on the device, and names the date and source of its rate', async () => {
  const { platform } = renderShop();
  await userEvent.click(screen.getByRole('button', { name: '价格参考货币：人民币 CNY' }));
  expect(await screen.findByText(/2026-11-20 的汇率换算，仅供参考（演示汇率）/)).toBeVisible();
  await userEvent.click(screen.getByRole('radio', { name: '美元 USD' }));
  expect(screen.getByText('约 USD 3,403')).toBeVisible();
  expect(platform.storage.local.get('currency')).toBe('USD');
});

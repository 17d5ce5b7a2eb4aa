import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react-native';
import { AGREED, openApp, pressLabel, pressText, sees, show, until } from './testing/open-app';
import { SHOPPER } from './testing/replies';

const openUrl = () => String(screen.getByTestId('web').props.source.uri);

test('a guest sees what the shop offers, and logs in before private data', async () => {
  await openApp(AGREED);
  await show({ route: 'me' });
  await until(() => screen.queryByTestId('me') !== null);
  expect(sees('成为会员') && sees('任务与抽签')).toBe(true);
  await pressText('订单');
  await until(() => screen.queryByTestId('web') !== null);
  expect(openUrl()).toContain('/user/login');
  expect(openUrl()).toContain('from=');
});

test('a shop without programs speaks of none', async () => {
  const profile = { sellers: 'own', importsGoods: false, genders: ['women'], productKinds: [] };
  await openApp(AGREED, {
    '/environments/': JSON.stringify({
      toggles: {},
      configuration: {},
      profile: { ...profile, exactPrices: false, programs: [], codeTargets: ['mobile'] },
    }),
  });
  await show({ route: 'me' });
  await until(() => sees('登录您的账户'));
  expect(sees('成为会员') || sees('任务与抽签')).toBe(false);
});

test('a shopper sees the account, and can log out', async () => {
  const { calls } = await openApp(AGREED, {
    'POST https://shop.example/api/v2/identities/sessions': SHOPPER,
    '/my/profile': JSON.stringify({ name: '林见', mobile: '138****8000', email: null }),
    '/my/orders': JSON.stringify({
      status: 'active',
      items: [{ id: 'order-1', status: 'shipped' }],
      pagination: { page: 1, size: 50, totalItems: 1, totalPages: 1 },
    }),
  });
  await show({ route: 'product', params: { id: '73257389' } });
  await until(() => screen.queryByTestId('product') !== null);
  // The first thing that needs a session opens one.
  await pressLabel(/^收藏 /);
  await show({ route: 'me' });
  await until(() => sees('林见'));
  expect(screen.getByLabelText('运输中 1')).toBeTruthy();
  expect(calls.some((call) => call.includes('/my/tiers'))).toBe(true);
  await pressText('退出登录');
  await until(() => sees('登录或注册'));
});

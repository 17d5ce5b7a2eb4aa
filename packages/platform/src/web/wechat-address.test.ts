import { expect, test } from 'vitest';
import { chooseWechatAddress, type WechatAddresses } from './wechat-address.ts';

type Listener = Parameters<WechatAddresses['openAddress']>[0];

const choose = (answer: (listener: Listener) => void) =>
  chooseWechatAddress({ openAddress: answer });

test('reads the address that the shopper has chosen', async () => {
  const chosen = {
    userName: '林知夏',
    telNumber: '13800138000',
    provinceName: '上海市',
    cityName: '上海市',
    countryName: '徐汇区',
    detailInfo: '武康路 100 号',
    postalCode: '200031',
  };
  expect(await choose(({ success }) => success(chosen))).toEqual({
    name: '林知夏',
    mobile: '13800138000',
    province: '上海市',
    city: '上海市',
    district: '徐汇区',
    line: '武康路 100 号',
    zipCode: '200031',
  });
});

test.each([
  ['closes the list', ({ cancel }: Listener) => cancel()],
  ['declines', ({ fail }: Listener) => fail({ errMsg: 'openAddress:fail auth deny' })],
])('a shopper who %s chooses nothing', async (_, answer) => {
  expect(await choose(answer)).toBeNull();
});

test('rejects when the messaging app fails', async () => {
  const failure = choose(({ fail }) => fail({ errMsg: 'openAddress:fail' }));
  await expect(failure).rejects.toThrow('opened no address book');
});

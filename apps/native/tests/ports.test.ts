import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { fakeApi } from '@vitrine/client/testing';
import { NativeModules } from 'react-native';
import type { Biometrics } from '../src/ports/biometrics/biometrics.types';
import { noBiometrics } from '../src/ports/biometrics/no-biometrics';
import { confirmByHand } from '../src/ports/haptics/haptics';
import { payByApp } from '../src/ports/pay/pay';
import { keepRegistered, stopPushes } from '../src/ports/push/keep-registered';
import { findPush, registerPush } from '../src/ports/push/push';
import { createUnlock } from '../src/unlock/unlock';

const NAMES = ['VitrineHaptics', 'VitrinePush', 'VitrinePay'];
afterEach(() => {
  for (const name of NAMES) delete NativeModules[name];
});

const wechat = {
  kind: 'wechat-app',
  appId: 'wx1',
  partnerId: '1',
  prepayId: 'p',
  packageValue: 'Sign=WXPay',
  nonceStr: 'n',
  timeStamp: '1',
  sign: 's',
} as const;
const alipay = { kind: 'alipay-app', orderString: 'app_id=1' } as const;
const lacking = { status: 'unsupported', lack: 'no-module' };

const createStorage = (values = new Map<string, string>()) => ({
  get: (key: string) => values.get(key) ?? null,
  set: (key: string, value: string) => void values.set(key, value),
  remove: (key: string) => void values.delete(key),
});

test('a system without native sides answers every port', async () => {
  expect(await confirmByHand()).toEqual(lacking);
  expect(await registerPush(true)).toEqual(lacking);
  expect(await findPush()).toEqual(lacking);
  expect(await payByApp(wechat)).toBe('unsupported');
  expect(await noBiometrics.find()).toEqual(lacking);
  expect(await noBiometrics.unlock('')).toEqual(lacking);
});

test('a hand feels what was done, where there is a motor', async () => {
  NativeModules.VitrineHaptics = { confirm: async () => true };
  expect(await confirmByHand()).toEqual({ status: 'done' });
  NativeModules.VitrineHaptics = { confirm: () => Promise.reject(new Error('no view')) };
  expect(await confirmByHand()).toEqual({ status: 'unsupported', lack: 'no-hardware' });
});

test.each([
  [wechat, 0, 'done'],
  [wechat, -2, 'cancelled'],
  [wechat, -1, 'failed'],
  [wechat, 'unsupported', 'unsupported'],
  [alipay, '9000', 'done'],
  [alipay, '8000', 'done'],
  [alipay, '6001', 'cancelled'],
  [alipay, '4000', 'failed'],
  [alipay, undefined, 'failed'],
])('%j answered by %s is %s', async (params, code, outcome) => {
  const payByWechat = jest.fn(async () => code);
  const payByAlipay = jest.fn(async () => code);
  NativeModules.VitrinePay = { payByWechat, payByAlipay };
  expect(await payByApp(params)).toBe(outcome);
  const { kind, ...request } = wechat;
  if (params.kind === kind) expect(payByWechat).toHaveBeenCalledWith(request);
  else expect(payByAlipay).toHaveBeenCalledWith('app_id=1');
});

test('an SDK that throws has failed', async () => {
  NativeModules.VitrinePay = { payByAlipay: () => Promise.reject(new Error('crash')) };
  expect(await payByApp(alipay)).toBe('failed');
});

describe('pushes', () => {
  const registered = { status: 'registered', vendor: 'apns', token: 'a'.repeat(64) };
  const open = (answer: unknown, storage = createStorage()) => {
    const register = jest.fn(async (_: boolean) => answer);
    NativeModules.VitrinePush = { register };
    const registerDevice = jest.fn(async () => ({ id: '1' }));
    const api = fakeApi({ registerDevice } as never);
    const options = { api, storage, language: 'zh-CN' as const, register: registerPush };
    return { options, register, registerDevice, storage };
  };

  test('the shop hears of the device, and the start never asks the shopper', async () => {
    const { options, register, registerDevice } = open(registered);
    expect(await keepRegistered('start', { ...options, now: 1e12 })).toBe(true);
    expect(register).toHaveBeenCalledWith(false);
    expect(registerDevice).toHaveBeenCalledWith({
      body: expect.objectContaining({ vendor: 'apns', token: registered.token }),
    });
  });

  test('after a refusal the shopper is asked no earlier than two days later', async () => {
    const { options, register, registerDevice } = open({ status: 'refused' });
    const hour = 3_600_000;
    for (const now of [1e12, 1e12 + 47 * hour, 1e12 + 48 * hour])
      expect(await keepRegistered('order', { ...options, now })).toBe(false);
    expect(register.mock.calls).toEqual([[true], [false], [true]]);
    expect(registerDevice).not.toHaveBeenCalled();
  });

  test.each([
    [{ status: 'allowed' }, { status: 'allowed' }],
    [{ status: 'denied' }, { status: 'denied' }],
    [
      { status: 'unsupported', lack: 'no-sdk' },
      { status: 'unsupported', lack: 'no-sdk' },
    ],
    [{ status: 'provisional' }, lacking],
    [undefined, lacking],
  ])('what the system has been told by %j is %j', async (answer, expected) => {
    NativeModules.VitrinePush = { find: async () => answer };
    expect(await findPush()).toEqual(expected);
  });

  test('are sent no more once they are switched off, and asked for again by the switch', async () => {
    const { options, register, storage } = open(registered);
    const unregisterDevice = jest.fn(async () => ({ done: true as const }));
    const api = { ...options.api, unregisterDevice } as never;
    await keepRegistered('start', { ...options, now: 1e12 });
    await stopPushes({ api, storage });
    expect(unregisterDevice).toHaveBeenCalledWith({ params: { id: '1' } });
    register.mockClear();
    for (const moment of ['start', 'order'] as const)
      expect(await keepRegistered(moment, { ...options, now: 2e12 })).toBe(false);
    expect(register).not.toHaveBeenCalled();
    expect(await keepRegistered('switch', { ...options, now: 2e12 })).toBe(true);
    expect(register).toHaveBeenCalledWith(true);
  });

  test('stay on when the shop could not be reached', async () => {
    const { options, storage } = open(registered);
    await keepRegistered('start', { ...options, now: 1e12 });
    const api = { unregisterDevice: () => Promise.reject(new Error('network')) } as never;
    await expect(stopPushes({ api, storage })).rejects.toThrow('network');
    expect(await keepRegistered('start', { ...options, now: 1e12 })).toBe(true);
  });

  test.each([
    [
      { status: 'unsupported', lack: 'no-sdk' },
      { status: 'unsupported', lack: 'no-sdk' },
    ],
    [{ status: 'registered', vendor: 'unknown', token: 'x' }, { status: 'refused' }],
    [undefined, { status: 'refused' }],
  ])('what the system answers by %j is %j', async (answer, expected) => {
    open(answer);
    expect(await registerPush(true)).toEqual(expected);
  });
});

describe('the lock of orders and personal IDs', () => {
  const createOwner = (isOwner: () => boolean): Biometrics => ({
    find: async () => ({ status: 'ready' }),
    enable: async () => ({ status: 'ready' }),
    disable: async () => undefined,
    unlock: async () => ({ status: isOwner() ? 'unlocked' : 'refused' }),
  });

  test('is off until it is turned on, and closes when the app is left', async () => {
    let isOwner = false;
    const unlock = createUnlock(
      createStorage(),
      createOwner(() => isOwner),
    );
    unlock.lock();
    expect(unlock.isLocked('orders')).toBe(false);
    expect(await unlock.turnOn()).toBe(true);
    expect(unlock.isLocked('orders')).toBe(false);
    unlock.lock();
    expect(unlock.isLocked('orders')).toBe(true);
    expect(unlock.isLocked('personalIds')).toBe(true);
    expect(unlock.isLocked('bag')).toBe(false);
    expect(await unlock.unlock('')).toBe(false);
    expect(unlock.isLocked('order')).toBe(true);
    expect(await unlock.turnOff('')).toBe(false);
    expect(unlock.isOn()).toBe(true);
    isOwner = true;
    expect(await unlock.unlock('')).toBe(true);
    expect(unlock.isLocked('order')).toBe(false);
    expect(await unlock.turnOff('')).toBe(true);
    unlock.lock();
    expect(unlock.isLocked('order')).toBe(false);
  });

  test('stays off where the device has nothing to ask by', async () => {
    const unlock = createUnlock(createStorage(), noBiometrics);
    expect(await unlock.turnOn()).toBe(false);
    expect(unlock.isOn()).toBe(false);
  });
});

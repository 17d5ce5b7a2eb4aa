import { afterEach, describe, expect, it, test } from 'vitest';
import { openPartnerServer, type PartnerAnswer } from '../../../test/support/partner-server.ts';
import { kuaidi100Carriers } from './kuaidi100.ts';
import { signParam } from './kuaidi100-notification.ts';

const KEYS = { key: 'K', salt: 'S' };
const PARCEL = { carrier: 'shunfeng', trackingNumber: 'SF1234567890', mobile: '13800138000' };

let close = async () => {};
afterEach(() => close());

async function openPort(answer: PartnerAnswer) {
  const partner = await openPartnerServer(() => answer);
  close = partner.close;
  const { endpoint, requests } = partner;
  const port = kuaidi100Carriers(KEYS, {
    publicUrl: 'https://shop.test',
    pollEndpoint: endpoint,
    numberEndpoint: endpoint,
  });
  return { port, requests };
}

describe('subscribe', () => {
  it('names the parcel, the address for reports and the salt of their signatures', async () => {
    const { port, requests } = await openPort({ json: { result: true, returnCode: '200' } });
    await port.subscribe(PARCEL);
    const form = new URLSearchParams(requests[0]?.body);
    expect(requests[0]).toMatchObject({ method: 'POST', path: '/poll' });
    expect(form.get('schema')).toBe('json');
    expect(JSON.parse(form.get('param') ?? '')).toEqual({
      company: 'shunfeng',
      number: 'SF1234567890',
      key: 'K',
      parameters: {
        callbackurl: 'https://shop.test/api/v1/carriers/notifications',
        salt: 'S',
        resultv2: '4',
        phone: '13800138000',
      },
    });
  });

  it('keeps the mobile number from carriers that do not ask for it', async () => {
    const { port, requests } = await openPort({ json: { returnCode: '200' } });
    await port.subscribe({ ...PARCEL, carrier: 'ems' });
    expect(requests[0]?.body).not.toContain('13800138000');
  });

  it('accepts a parcel that was subscribed before', async () => {
    const { port } = await openPort({ json: { result: false, returnCode: '501' } });
    await expect(port.subscribe(PARCEL)).resolves.toBeUndefined();
  });

  test.each([
    ['600', 'refused'],
    ['701', 'refused'],
    ['500', 'busy'],
  ])('reports the code %s as %s', async (returnCode, fault) => {
    const { port } = await openPort({ json: { result: false, returnCode } });
    await expect(port.subscribe(PARCEL)).rejects.toMatchObject({ fault, code: returnCode });
  });
});

describe('suggest', () => {
  it('lists the carriers to which a number may belong', async () => {
    const { port, requests } = await openPort({
      json: [{ comCode: 'shunfeng' }, { comCode: 'ems' }],
    });
    expect(await port.suggest('SF1')).toEqual(['shunfeng', 'ems']);
    expect(requests[0]).toMatchObject({
      path: '/autonumber/auto',
      query: { num: 'SF1', key: 'K' },
    });
  });

  it('reports an answer of another shape as refused', async () => {
    const { port } = await openPort({ json: { returnCode: '400' } });
    await expect(port.suggest('SF1')).rejects.toMatchObject({ fault: 'refused' });
  });
});

describe('readNotification', () => {
  const port = kuaidi100Carriers(KEYS, { publicUrl: undefined });
  const write = (lastResult: object, salt = 'S') => {
    const param = JSON.stringify({ status: 'polling', lastResult });
    return new URLSearchParams({ param, sign: signParam(param, salt) }).toString();
  };
  const result = (changes: object = {}) => ({
    com: 'ems',
    nu: 'em88420913cn',
    state: '3',
    data: [
      { context: '已签收', ftime: '2026-11-25 18:00:00' },
      { context: '派送中', ftime: '2026-11-25 09:00:00', statusCode: '501' },
    ],
    ...changes,
  });

  it('reads the entries in Beijing time; the newest has the state of the parcel', async () => {
    expect(await port.readNotification(write(result()))).toEqual({
      carrier: 'ems',
      trackingNumber: 'EM88420913CN',
      entries: [
        { at: new Date('2026-11-25T10:00:00Z'), content: '已签收', state: 'delivered' },
        { at: new Date('2026-11-25T01:00:00Z'), content: '派送中', state: 'out-for-delivery' },
      ],
    });
  });

  test.each([
    ['another salt', write(result(), 'X')],
    ['no signature', new URLSearchParams({ param: '{}' }).toString()],
    ['nothing', ''],
    ['another content', write(result()).replace('param=', 'param=%20')],
    ['another shape', write({ com: 'ems' })],
  ])('refuses a notification with %s', async (_, body) => {
    await expect(port.readNotification(body)).rejects.toMatchObject({ fault: 'refused' });
  });

  test.each([
    ['0', 'moving'],
    ['1', 'moving'],
    ['10', 'clearing'],
    ['12', 'cleared'],
    ['13', 'customs-problem'],
    ['14', 'problem'],
    ['301', 'delivered'],
    ['5', 'out-for-delivery'],
    ['999', 'moving'],
  ])('maps the state %s to %s', async (state, expected) => {
    const data = [{ context: 'x', ftime: '2026-11-25 18:00:00' }];
    const { entries } = await port.readNotification(write(result({ state, data })));
    expect(entries[0]?.state).toBe(expected);
  });
});

import { vi } from 'vitest';
import { z } from 'zod';
import { signParam } from '../../src/providers/carriers/kuaidi100-notification.ts';
import { openFakeWechatPay, wechatPayEnvironment } from './fake-wechat-pay.ts';

const SALT = 'salt-of-the-shop';

/** The settings of the providers that the shop of the story uses. */
export const providerEnvironment = {
  ...wechatPayEnvironment,
  SMS_TEMPLATES:
    'order-paid=SMS_PAID,order-shipped=SMS_SHIPPED,order-delivered=SMS_DELIVERED,order-refunded=SMS_REFUNDED',
  KUAIDI100_KEY: 'key-of-the-shop',
  KUAIDI100_SALT: SALT,
};

const subscription = z.object({ company: z.string(), number: z.string() });
const templateValues = z.object({ code: z.string().optional() });

/** The time in Beijing as Kuaidi100 writes it. */
const formatTime = (time: number) =>
  new Date(time + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');

/** Stands in for every provider: no request of the shop leaves this process. */
export function openFakeProviders(now: () => number) {
  const wechatPay = openFakeWechatPay(now);
  const parcels = new Map<string, string>();
  const messages: string[] = [];
  let lastCode = '';

  function answer(url: URL, body: string): Response {
    const form = new URLSearchParams(body);
    if (url.host === 'api.mch.weixin.qq.com') return wechatPay.answer(url, body);
    if (url.host === 'dysmsapi.aliyuncs.com') {
      const values = JSON.parse(url.searchParams.get('TemplateParam') ?? '');
      messages.push(url.searchParams.get('TemplateCode') ?? '');
      lastCode = templateValues.parse(values).code ?? lastCode;
      return Response.json({ Code: 'OK' });
    }
    if (url.host !== 'poll.kuaidi100.com') throw new Error(`A request to ${url.host}`);
    const { company, number } = subscription.parse(JSON.parse(form.get('param') ?? ''));
    parcels.set(number, company);
    return Response.json({ result: true, returnCode: '200' });
  }

  vi.stubGlobal('fetch', async (input: string | URL, init: RequestInit = {}) =>
    answer(new URL(input), String(init.body ?? '')),
  );

  return {
    wechatPay,
    /** The templates of the short messages that were sent. */
    messages,
    lastCode: () => lastCode,
    /** The form in which the carrier reports a parcel that the shop has asked about. */
    reportDelivery(number: string): string {
      const com = parcels.get(number);
      if (!com) throw new Error(`The shop did not ask for reports about ${number}`);
      const data = [
        { context: '已签收', ftime: formatTime(now()), statusCode: '3' },
        { context: '派送中', ftime: formatTime(now() - 3_600_000), statusCode: '5' },
        { context: '清关完成', ftime: formatTime(now() - 7_200_000), statusCode: '12' },
      ];
      const param = JSON.stringify({ lastResult: { com, nu: number, state: '3', data } });
      return new URLSearchParams({ param, sign: signParam(param, SALT) }).toString();
    },
    close: () => void vi.unstubAllGlobals(),
  };
}

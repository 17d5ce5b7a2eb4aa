import { afterEach, describe, expect, it } from 'vitest';
import { ProviderError, type ProviderFault } from '../../src/providers/provider-error.ts';
import type { PushNote, PushPort } from '../../src/providers/push/port.ts';
import { openPartnerServer, type PartnerAnswer, type PartnerRequest } from './partner-server.ts';

export const NOTE: PushNote = {
  token: 'device-1',
  title: '订单 202611251001 已发货',
  body: '买手店已寄出商品。',
  link: 'https://shop.test/zh-CN/order?id=7',
  key: 'message-7',
  isMarketing: false,
};

export const INTENT =
  'intent://shop.test/zh-CN/order?id=7#Intent;scheme=https;action=android.intent.action.VIEW;package=test.shop;end';

export const NOW = Date.UTC(2026, 10, 29, 4);

interface Vendor {
  open(endpoint: string, now: () => number): PushPort;
  /** Where the vendor gives access tokens; absent when the shop signs each by itself. */
  readonly authPath?: string;
  /** Answers a request for the n-th access token. */
  giveToken?(n: number): PartnerAnswer;
  readonly accepted: PartnerAnswer;
  /** The answer to an access token that has expired. */
  readonly expired?: PartnerAnswer;
  /** Other answers, the fault that each is, and whether the vendor does not know the device any more. */
  readonly answers: readonly (readonly [string, PartnerAnswer, ProviderFault, boolean])[];
}

/** Tests what all vendors have in common. Returns how to send a note to a stand-in, for what differs. */
export function testPushVendor(vendor: Vendor) {
  let close = async () => {};
  afterEach(() => close());

  async function start(...answers: PartnerAnswer[]) {
    const queue = [...answers];
    let given = 0;
    const partner = await openPartnerServer((request) =>
      request.path === vendor.authPath && vendor.giveToken
        ? vendor.giveToken(++given)
        : (queue.shift() ?? vendor.accepted),
    );
    close = partner.close;
    let now = NOW;
    const port = vendor.open(partner.endpoint, () => now);
    return {
      port,
      pass: (ms: number) => {
        now += ms;
      },
      tokens: () => partner.requests.filter(({ path }) => path === vendor.authPath),
      sent: () => partner.requests.filter(({ path }) => path !== vendor.authPath),
    };
  }

  async function send(note: Partial<PushNote> = {}): Promise<{
    sent: PartnerRequest | undefined;
    token: PartnerRequest | undefined;
  }> {
    const { port, sent, tokens } = await start();
    await port.send({ ...NOTE, ...note });
    return { sent: sent()[0], token: tokens()[0] };
  }

  describe('the answers of the vendor', () => {
    it.each([
      ...vendor.answers,
      ['too many requests', { json: {}, status: 429 }, 'busy', false],
      ['no service', { json: {}, status: 503 }, 'busy', false],
      ['a failure', { json: {}, status: 500 }, 'unreachable', false],
      ['no answer', 'hang-up', 'unreachable', false],
      ['no JSON', { text: '<html>' }, 'refused', false],
    ] as const)('%s', async (_, answer, fault, isUnknown) => {
      const { port } = await start(answer);
      const error = await port.send(NOTE).catch((reason: unknown) => reason);
      expect(error).toBeInstanceOf(ProviderError);
      const { fault: actual, code } = error as ProviderError;
      expect([actual, port.isUnknownDevice(code)]).toEqual([fault, isUnknown]);
    });

    if (vendor.expired)
      it('an expired access is replaced once', async () => {
        const expired = vendor.expired as PartnerAnswer;
        const { port, sent, tokens } = await start(expired);
        await port.send(NOTE);
        expect(sent()).toHaveLength(2);
        expect(tokens()).toHaveLength(vendor.giveToken ? 2 : 0);
        const again = await start(expired, expired);
        await expect(again.port.send(NOTE)).rejects.toMatchObject({ fault: 'refused' });
      });

    if (vendor.giveToken)
      it('an access is used for many messages', async () => {
        const { port, sent, tokens } = await start();
        await port.send(NOTE);
        await port.send(NOTE);
        expect([tokens().length, sent().length]).toEqual([1, 2]);
      });
  });

  return { send };
}

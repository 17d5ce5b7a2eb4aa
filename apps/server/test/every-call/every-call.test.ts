import { type Call, type CallName, calls } from '@vitrine/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reasonOf } from '../support/reason-of.ts';
import type { CallExample } from './call-example.ts';
import { examples } from './call-examples.ts';
import { type EveryCallFixture, openFixture } from './fixture.ts';

let fixture: EveryCallFixture;
beforeAll(async () => {
  fixture = await openFixture();
});
afterAll(() => fixture.close());

const entries = Object.entries(examples).map(
  ([name, example]) => [name, calls[name as CallName] as Call, example as CallExample] as const,
);

describe.each(entries)('%s', (_, call, example) => {
  it('succeeds', async () => {
    const { status, body } = await fixture.ask(call, await example.valid(fixture));
    expect(status, JSON.stringify(body)).toBe(200);
  });

  it.runIf(example.invalid)('rejects invalid input', async () => {
    const { status } = await fixture.ask(call, {
      ...(await example.valid(fixture)),
      ...example.invalid,
    });
    expect(status).toBe(400);
  });

  it.runIf(call.caller !== 'anyone')('requires a session', async () => {
    const { visitor: _visitor, ...sent } = await example.valid(fixture);
    expect((await fixture.ask(call, sent)).status).toBe(401);
  });

  it.runIf(call.method !== 'GET')('changes nothing for a page of another site', async () => {
    const { visitor = await fixture.newGuest(), ...sent } = await example.valid(fixture);
    const headers = {
      ...sent.headers,
      origin: 'https://evil.example',
      cookie: `session=${visitor.key}`,
    };
    const { status } = await fixture.ask(call, { ...sent, headers });
    expect(status).toBe(403);
  });

  it.runIf(call.caller === 'shopper')('rejects a guest', async () => {
    const sent = { ...(await example.valid(fixture)), visitor: await fixture.newGuest() };
    const response = await fixture.ask(call, sent);
    expect([response.status, reasonOf(response)]).toEqual([401, 'login-needed']);
  });

  it.runIf(example.otherShopperGets)('reveals nothing to another shopper', async () => {
    const sent = await example.valid(fixture);
    const response = await fixture.ask(call, { ...sent, visitor: await fixture.newShopper() });
    const { otherShopperGets: expected } = example;
    if (expected === 'empty') expect(response).toEqual({ status: 200, body: [] });
    else expect(response.status).toBe(expected === true ? 404 : expected);
    // The request of the other shopper changed nothing.
    const again = await fixture.ask(call, sent);
    expect(again.status).toBe(200);
    if (expected === 'empty') expect(again.body).not.toEqual([]);
  });
});

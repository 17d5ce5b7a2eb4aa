import { type Call, type CallName, calls } from '@vitrine/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Recipe } from './recipe.ts';
import { recipes } from './recipes.ts';
import { makeWorld, type World } from './world.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.close());

const known = Object.entries(recipes).map(
  ([name, recipe]) => [name, calls[name as CallName] as Call, recipe as Recipe] as const,
);
const reasonOf = (body: unknown) => (body as { error?: { reason?: string } }).error?.reason;

describe.each(known)('%s', (_, call, recipe) => {
  it('succeeds', async () => {
    const { status, body } = await world.ask(call, await recipe.good(world));
    expect(status, JSON.stringify(body)).toBe(200);
  });

  it.runIf(recipe.bad)('refuses what cannot be good', async () => {
    const { status } = await world.ask(call, { ...(await recipe.good(world)), ...recipe.bad });
    expect(status).toBe(400);
  });

  it.runIf(call.caller !== 'anyone')('wants a session', async () => {
    const { visitor: _visitor, ...sent } = await recipe.good(world);
    expect((await world.ask(call, sent)).status).toBe(401);
  });

  it.runIf(call.caller === 'shopper')('wants a shopper, not a guest', async () => {
    const sent = { ...(await recipe.good(world)), visitor: await world.newGuest() };
    const { status, body } = await world.ask(call, sent);
    expect([status, reasonOf(body)]).toEqual([401, 'login-needed']);
  });

  it.runIf(recipe.owned)('tells another shopper nothing', async () => {
    const sent = await recipe.good(world);
    const answer = await world.ask(call, { ...sent, visitor: await world.newShopper() });
    const { owned } = recipe;
    if (owned === 'empty') expect(answer).toEqual({ status: 200, body: [] });
    else expect(answer.status).toBe(owned === true ? 404 : owned);
    // It was not harmed by being asked.
    const own = await world.ask(call, sent);
    expect(own.status).toBe(200);
    if (owned === 'empty') expect(own.body).not.toEqual([]);
  });
});

import { expect, test } from 'vitest';
import { readReply } from './read-reply.ts';

const subscription = { type: 'campaignSubscription', campaignName: 'spring', subscribed: true };

test.each([
  [subscription, true],
  [{ ...subscription, more: 1 }, true],
  [{ type: 'login', token: 't' }, true],
  [{ ...subscription, subscribed: 'yes' }, false],
  [{ type: 'campaignSubscription', campaignName: 'spring' }, false],
  [{ type: 'unheardOf' }, false],
  [{ type: 'toString' }, false],
  ['campaignSubscription', false],
  [null, false],
  [undefined, false],
])('%j is an answer: %s', (sent, is) => {
  expect(readReply(sent)).toEqual(is ? sent : undefined);
});

import { expect, test } from 'vitest';
import { parseReply } from './parse-reply.ts';

const subscription = { type: 'campaignSubscription', campaignName: 'spring', subscribed: true };

test.each([
  [subscription, true],
  [{ ...subscription, more: 1 }, true],
  [{ type: 'login', token: 't' }, true],
  [{ type: 'handOver' }, true],
  [{ ...subscription, subscribed: 'yes' }, false],
  [{ type: 'campaignSubscription', campaignName: 'spring' }, false],
  [{ type: 'unknownType' }, false],
  [{ type: 'toString' }, false],
  ['campaignSubscription', false],
  [null, false],
  [undefined, false],
])('%j is a valid reply: %s', (message, isValid) => {
  expect(parseReply(message)).toEqual(isValid ? message : undefined);
});

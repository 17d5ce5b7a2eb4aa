import { expect, test } from 'vitest';
import { getAccess } from './rules.ts';

const opening = {
  opensAt: '2026-11-25T02:00:00.000Z',
  earlyFrom: '2026-11-24T02:00:00.000Z',
  benefit: { code: 'early-access', name: '新品先享' },
};

test.each([
  ['nothing is closed', null, [], '2026-11-20T00:00:00Z', 'open'],
  ['it has opened', opening, [], '2026-11-25T02:00:00Z', 'open'],
  ['a shopper without the benefit waits', opening, [], '2026-11-25T01:59:59Z', 'closed'],
  ['a holder is let in early', opening, ['early-access'], '2026-11-24T02:00:00Z', 'early'],
  ['it is too early for holders too', opening, ['early-access'], '2026-11-24T01:59:59Z', 'closed'],
] as const)('access when %s', (_, given, benefits, now, access) => {
  expect(getAccess(given, benefits, Date.parse(now))).toBe(access);
});

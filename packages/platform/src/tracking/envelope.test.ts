import { describe, expect, test } from 'vitest';
import { readVisit } from '../visit/visit.ts';
import { enveloped, stamped } from './envelope.ts';
import { clientId, tidOf } from './ids.ts';

const visit = readVisit({
  utm_source: 'letter',
  affCid: 'a1',
  discoveryTab: 'new',
  product_id: '7',
});
const tracked = { name: 'web', visit, correlationId: 'c1' } as const;
const moment = {
  now: 1_795_000_000_000,
  pageUrl: 'https://shop.example/content/spring',
  uniqueViewId: 'v1',
};
const impression = {
  event: 'ModuleImpression',
  parameters: { moduleCode: 'pos', nothing: undefined },
};

test('an event knows where and when it happened, and where its visit came from', () => {
  const { parameters } = stamped(impression, tracked, moment);
  expect(parameters).toEqual({
    utmSource: 'letter',
    affCid: 'a1',
    discoveryTab: 'new',
    productId: '7',
    tid: 1025,
    moduleCode: 'pos',
    uuid: expect.stringMatching(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/),
    uniqueViewId: 'v1',
    timestamp: moment.now,
    pageUrl: moment.pageUrl,
  });
});

test('a page action keeps its own number', () => {
  const { parameters } = stamped(
    { event: 'PageAction', parameters: { tid: 1853 } },
    tracked,
    moment,
  );
  expect(parameters.tid).toBe(1853);
});

test('what is no visit of a page is a page action, and says which', () => {
  expect(enveloped(impression, tracked, 's1')).toMatchObject({
    event: 'PageAction',
    customerId: 's1',
    parameters: { action: 'ModuleImpression' },
  });
});

describe('numbers', () => {
  test.each([
    ['ios', 10_033],
    ['android', 10_033],
    ['minip', 10_198],
    ['ttmp', 10_000_850],
    ['alimp', 10_000_850],
    ['wechat', 10_024],
    ['web', 10_024],
  ] as const)('%s reports as client %i', (name, id) => expect(clientId(name, false)).toBe(id));

  test('hammer reports as itself, except inside the app', () => {
    expect(clientId('web', true)).toBe(10_120);
    expect(clientId('ios', true)).toBe(10_033);
  });

  test.each([
    ['GenericPageVisited', false, 1243],
    ['GenericPageVisited', true, 1457],
    ['ModuleImpression', true, 1025],
    ['ModuleInteraction', false, 1245],
    ['ModuleFailed', false, 1388],
    ['PageAction', false, undefined],
  ])('%s (hammer: %s) has tid %s', (event, isHammer, tid) => {
    expect(tidOf(event, isHammer)).toBe(tid);
  });
});

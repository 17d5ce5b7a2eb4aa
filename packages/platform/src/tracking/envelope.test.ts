import { describe, expect, test } from 'vitest';
import { parseLandingParams } from '../landing/landing-params.ts';
import { stampEvent, toSentEvent } from './envelope.ts';
import { getClientId, getTid } from './ids.ts';

const landingParams = parseLandingParams({
  utm_source: 'letter',
  affCid: 'a1',
  discoveryTab: 'new',
  product_id: '7',
});
const context = { name: 'web', landingParams, correlationId: 'c1' } as const;
const moment = {
  now: 1_795_000_000_000,
  pageUrl: 'https://shop.example/content/spring',
  uniqueViewId: 'v1',
};
const impression = {
  event: 'ModuleImpression',
  parameters: { moduleCode: 'pos', nothing: undefined },
};

test('adds the time, the page, and the origin from the landing URL', () => {
  const { parameters } = stampEvent(impression, context, moment);
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

test('keeps the tid of a page action', () => {
  const { parameters } = stampEvent(
    { event: 'PageAction', parameters: { tid: 1853 } },
    context,
    moment,
  );
  expect(parameters.tid).toBe(1853);
});

test('sends any other event as a page action with its name as the action', () => {
  expect(toSentEvent(impression, context, 's1')).toMatchObject({
    event: 'PageAction',
    tenantId: 10_000,
    clientId: 10_024,
    correlationId: 'c1',
    customerId: 's1',
    parameters: { action: 'ModuleImpression' },
  });
});

describe('ids', () => {
  test.each([
    ['ios', 10_033],
    ['android', 10_033],
    ['harmony', 10_033],
    ['minip', 10_198],
    ['ttmp', 10_000_850],
    ['alimp', 10_000_850],
    ['wechat', 10_024],
    ['web', 10_024],
  ] as const)('%s has the client id %i', (name, id) => expect(getClientId(name, false)).toBe(id));

  test('hammer has its own client id, except inside the app', () => {
    expect(getClientId('web', true)).toBe(10_120);
    expect(getClientId('ios', true)).toBe(10_033);
  });

  test.each([
    ['GenericPageVisited', false, 1243],
    ['GenericPageVisited', true, 1457],
    ['ModuleImpression', true, 1025],
    ['ModuleInteraction', false, 1245],
    ['ModuleFailed', false, 1388],
    ['PageAction', false, undefined],
  ])('%s (hammer: %s) has tid %s', (event, isHammer, tid) => {
    expect(getTid(event, isHammer)).toBe(tid);
  });
});

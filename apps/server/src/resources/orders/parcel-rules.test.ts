import type { ShipmentEventCode } from '@vitrine/contract';
import { describe, expect, it } from 'vitest';
import {
  findCommonProgress,
  findPartialProgress,
  getParcelStatus,
  isParcelProgress,
  selectParcelEvents,
} from './parcel-rules.ts';

const event = (code: ShipmentEventCode, shipment_id: string | null = null) => ({
  code,
  shipment_id,
});

describe('selectParcelEvents', () => {
  it('leaves out what happened to other parcels', () => {
    const events = [event('shipped', '2'), event('shipped', '1'), event('packed')];
    expect(selectParcelEvents(events, '1').map(({ code }) => code)).toEqual(['shipped', 'packed']);
  });

  it('leaves out a step of the whole order that the parcel took before', () => {
    const events = [event('clearing'), event('delivered', '1'), event('shipped', '1')];
    expect(selectParcelEvents(events, '1').map(({ code }) => code)).toEqual([
      'delivered',
      'shipped',
    ]);
  });

  it('shows what an operator recorded for the whole order', () => {
    const events = [event('signed'), event('delivered'), event('shipped', '1')];
    expect(selectParcelEvents(events, '1')).toHaveLength(3);
  });
});

it.each([
  [['shipped', 'packed'], 'shipped'],
  [['identity-needed', 'clearing'], 'clearing'],
  [['cleared'], 'delivering'],
  [['signed', 'delivered'], 'delivered'],
  [['cancelled', 'paid'], 'cancelled'],
  [[], 'paid'],
] as const)('a parcel with the events %s has the status %s', (codes, status) => {
  expect(getParcelStatus(codes)).toBe(status);
});

it.each([
  ['clearing', ['shipped'], true],
  ['clearing', ['clearing', 'shipped'], false],
  ['out-for-delivery', ['delivered'], false],
  ['identity-needed', ['identity-needed', 'clearing'], true],
  ['identity-needed', ['cleared'], false],
] as const)('a report of %s after %s is progress: %s', (code, recorded, isProgress) => {
  expect(isParcelProgress(code, recorded)).toBe(isProgress);
});

it.each([
  [[['delivered'], ['shipped']], 'shipped'],
  [[['delivered'], ['identity-needed', 'shipped']], 'clearing'],
  [[['delivered'], ['delivered']], 'delivered'],
  [[], undefined],
] as const)('parcels with the events %s have all reached %s', (parcels, reached) => {
  expect(findCommonProgress(parcels)).toBe(reached);
});

const open = { delivered_at: null };
const arrived = { delivered_at: new Date(0) };

it.each([
  ['shipped', 0, [open, open], undefined],
  ['shipped', 1, [open], 'partly-sent'],
  ['shipped', 1, [arrived], 'partly-delivered'],
  ['delivering', 0, [arrived, open], 'partly-delivered'],
  ['delivered', 0, [arrived], undefined],
  ['cancelled', 1, [], undefined],
] as const)('%s with %s units left and parcels %s is %s', (status, unsentUnits, parcels, part) => {
  expect(findPartialProgress({ status, unsentUnits, parcels })).toBe(part);
});

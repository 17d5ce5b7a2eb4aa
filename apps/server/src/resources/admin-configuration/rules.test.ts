import { describe, expect, it } from 'vitest';
import { changesHomeOnly, findConfigurationFaults } from './rules.ts';

const facts = { shownPages: ['spring'], newestAppVersion: '6.14.0' };
const namesOf = (after: object, before: object = {}) =>
  findConfigurationFaults({ ...before }, { ...after }, facts).map(({ name }) => name);

describe('a value of the shop', () => {
  it.each([
    [{}, []],
    [{ homeContent: { women: 'spring' } }, []],
    [{ homeContent: { women: 'gone' } }, ['homeContent.women']],
    [{ homeContent: { women: 7 } }, ['homeContent.women']],
    [{ homeContent: 'gone' }, ['homeContent']],
    [{ shippingCountries: ['CN', 'HK'] }, []],
    [{ shippingCountries: [] }, ['shippingCountries']],
    [{ shippingCountries: ['XX'] }, ['shippingCountries']],
    [{ shippingCountries: 'CN' }, ['shippingCountries']],
    [{ sellers: 'own' }, []],
    [{ sellers: 'shops' }, ['sellers']],
    [{ returnDays: 7 }, []],
    [{ returnDays: 90 }, []],
    [{ returnDays: 6 }, ['returnDays']],
    [{ returnDays: 91 }, ['returnDays']],
    [{ returnDays: 7.5 }, ['returnDays']],
    [{ returnDays: '30' }, ['returnDays']],
    [{ minimumAppVersion: '6.14.0' }, []],
    [{ minimumAppVersion: '6.14.1' }, ['minimumAppVersion']],
    [{ minimumAppVersion: '99' }, ['minimumAppVersion']],
    [{ minimumAppVersion: 'newest' }, ['minimumAppVersion']],
  ])('%j has the faults %j', (after, names) => {
    expect(namesOf(after)).toEqual(names);
  });

  it('that was stored before does not keep others from being changed', () => {
    const stored = {
      homeContent: { women: 'gone' },
      shippingCountries: [],
      minimumAppVersion: '99',
    };
    expect(namesOf({ ...stored, defaultGender: 'men' }, stored)).toEqual([]);
  });

  it('is any version where the shop does not know the newest', () => {
    const after = { minimumAppVersion: '99.0.0' };
    expect(findConfigurationFaults({}, after, { ...facts, newestAppVersion: undefined })).toEqual(
      [],
    );
  });
});

it.each([
  [{ configuration: { homeContent: { men: 'b' }, a: 1, b: 2 } }, true],
  [{ configuration: { b: 2, a: 1 } }, true],
  [{ configuration: { a: 1, b: 3 } }, false],
  [{ toggles: { chat: false } }, false],
])('tells whether %j changes the home pages only: %s', (change, isHomeOnly) => {
  const before = { toggles: { chat: true }, configuration: { a: 1, b: 2, homeContent: {} } };
  expect(changesHomeOnly(before, { ...before, ...change })).toBe(isHomeOnly);
});

import { beforeEach, describe, expect, test } from 'vitest';
import { makeStore, type Store } from '../store.ts';
import { personalId } from '../testing.ts';
import {
  removePid,
  resetPidBook,
  savePid,
  selectCanSavePid,
  selectDefaultPid,
  selectPid,
  selectPidList,
  selectProcessingPid,
  selectSelectedPid,
  setBackStepOnPidSaved,
  setImageRequired,
  setPidImage,
  setPidList,
  setPidUserRef,
  startPid,
  writePid,
} from './pidBook.ts';

const now = Date.UTC(2026, 9, 1);
const GOOD_NUMBER = '11010519491231002X';
let store: Store;
beforeEach(() => {
  store = makeStore();
});
const state = () => store.getState();
const form = () => selectProcessingPid(state());

describe('the book', () => {
  const ids = () => selectPidList(state()).map(({ id }) => id);
  const selected = () => selectSelectedPid(state())?.id;
  beforeEach(() => {
    store.dispatch(setPidList([personalId('a', { isDefault: true }), personalId('b')]));
  });

  test('selects its default until another is selected', () => {
    expect(selectDefaultPid(state())?.id).toBe('a');
    expect(selected()).toBe('a');
    store.dispatch(selectPid('b'));
    expect(selected()).toBe('b');
    store.dispatch(setPidList([personalId('a', { isDefault: true })]));
    expect(selected()).toBe('a');
  });

  test('gives the flag to a new default, and selects it', () => {
    store.dispatch(savePid(personalId('c', { isDefault: true })));
    expect(ids()).toEqual(['c', 'a', 'b']);
    expect(selectPidList(state()).filter((person) => person.isDefault)).toHaveLength(1);
    expect(selectDefaultPid(state())?.id).toBe('c');
    expect(selected()).toBe('c');
  });

  test('holds a changed person once', () => {
    store.dispatch(savePid(personalId('b', { clearanceStatus: 'passed' })));
    expect(ids()).toEqual(['b', 'a']);
    expect(selected()).toBe('a');
    expect(selectPidList(state())[0]?.clearanceStatus).toBe('passed');
  });

  test('selects nobody when nobody is left to select', () => {
    store.dispatch(removePid('a'));
    expect(selected()).toBeUndefined();
    expect(selectDefaultPid(state())).toBeNull();
    store.dispatch(resetPidBook());
    expect(ids()).toEqual([]);
  });
});

describe('a new person', () => {
  beforeEach(() => {
    store.dispatch(startPid({ person: null, now }));
  });
  const flags = () => {
    const { isNameValid, isIdNumberValid, isFrontImageValid, isBackImageValid } = form();
    return [isNameValid, isIdNumberValid, isFrontImageValid, isBackImageValid];
  };
  const photo = (side: 'front' | 'back') =>
    store.dispatch(setPidImage({ side, id: `${side}-1`, fileContent: 'data:,', now }));

  test('needs a name, a number and both photos', () => {
    expect(flags()).toEqual([false, false, false, false]);
    store.dispatch(writePid({ name: ' 林知夏 ', now }));
    store.dispatch(writePid({ idNumber: GOOD_NUMBER.toLowerCase(), now }));
    expect(flags()).toEqual([true, true, false, false]);
    expect(form().hasImage).toBe(false);
    photo('front');
    expect(form().hasImage).toBe(true);
    expect(selectCanSavePid(state())).toBe(false);
    photo('back');
    expect(selectCanSavePid(state())).toBe(true);
    expect(form().frontImage).toEqual({ id: 'front-1', fileContent: 'data:,' });
  });

  test.each([
    [{ name: '林' }, 0],
    [{ idNumber: '310104199005172' }, 1],
    [{ idNumber: '110105194912310021' }, 1],
  ])('%j is not good', (written, place) => {
    store.dispatch(writePid({ ...written, now }));
    expect(flags()[place]).toBe(false);
  });

  test('needs no photos where none are wanted, but never half a card', () => {
    store.dispatch(setImageRequired(false));
    store.dispatch(startPid({ person: null, now }));
    expect(form().isImageRequired).toBe(false);
    expect(flags()).toEqual([false, false, true, true]);
    photo('back');
    expect(flags()).toEqual([false, false, false, true]);
  });

  test('is forgotten when another is begun, but for where the shopper came from', () => {
    store.dispatch(writePid({ name: '林知夏', now }));
    store.dispatch(setBackStepOnPidSaved(2));
    store.dispatch(setPidUserRef('100001'));
    store.dispatch(startPid({ person: null, now }));
    expect(form()).toMatchObject({ name: '', backStepOnPidSaved: 2, userRef: '100001' });
  });
});

describe('a person of the book', () => {
  const person = personalId('a', {
    frontImageId: 'f',
    backImageId: 'b',
    hasImage: true,
    clearanceStatus: 'failed',
    alertType: 'check-failed',
  });

  test('is changed behind the mask: what is not written stays', () => {
    store.dispatch(startPid({ person, now }));
    expect(form()).toMatchObject({
      id: 'a',
      name: '',
      maskedName: '林**',
      frontImageId: 'f',
      hasImage: true,
      clearanceStatus: 'failed',
      alertType: 'check-failed',
    });
    expect(selectCanSavePid(state())).toBe(true);
    store.dispatch(writePid({ name: '1', now }));
    expect(selectCanSavePid(state())).toBe(false);
    store.dispatch(writePid({ name: '', now }));
    expect(selectCanSavePid(state())).toBe(true);
  });
});

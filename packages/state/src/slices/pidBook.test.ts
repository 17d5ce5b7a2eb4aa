import { beforeEach, describe, expect, test } from 'vitest';
import { makeStore, type Store, sessionCleared } from '../store.ts';
import { personalId } from '../testing.ts';
import {
  removePid,
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
  startPidForm,
  updatePidForm,
} from './pidBook.ts';

const now = Date.UTC(2026, 9, 1);
const GOOD_NUMBER = '11010519491231002X';
let store: Store;
beforeEach(() => {
  store = makeStore();
});
const state = () => store.getState();
const form = () => selectProcessingPid(state());

describe('the list of personal IDs', () => {
  const ids = () => selectPidList(state()).map(({ id }) => id);
  const selected = () => selectSelectedPid(state())?.id;
  beforeEach(() => {
    store.dispatch(setPidList([personalId('a', { isDefault: true }), personalId('b')]));
  });

  test('selects the default until another one is selected', () => {
    expect(selectDefaultPid(state())?.id).toBe('a');
    expect(selected()).toBe('a');
    store.dispatch(selectPid('b'));
    expect(selected()).toBe('b');
    store.dispatch(setPidList([personalId('a', { isDefault: true })]));
    expect(selected()).toBe('a');
  });

  test('moves the default flag to a new default and selects it', () => {
    store.dispatch(savePid(personalId('c', { isDefault: true })));
    expect(ids()).toEqual(['c', 'a', 'b']);
    expect(selectPidList(state()).filter(({ isDefault }) => isDefault)).toHaveLength(1);
    expect(selectDefaultPid(state())?.id).toBe('c');
    expect(selected()).toBe('c');
  });

  test('replaces a changed personal ID instead of adding it twice', () => {
    store.dispatch(savePid(personalId('b', { clearanceStatus: 'passed' })));
    expect(ids()).toEqual(['b', 'a']);
    expect(selected()).toBe('a');
    expect(selectPidList(state())[0]?.clearanceStatus).toBe('passed');
  });

  test('selects nothing when the list is empty', () => {
    store.dispatch(removePid('a'));
    expect(selected()).toBeUndefined();
    expect(selectDefaultPid(state())).toBeNull();
    store.dispatch(sessionCleared());
    expect(ids()).toEqual([]);
  });
});

describe('the form of a new personal ID', () => {
  beforeEach(() => {
    store.dispatch(startPidForm({ personalId: null, now }));
  });
  const flags = () => {
    const { isNameValid, isIdNumberValid, isFrontImageValid, isBackImageValid } = form();
    return [isNameValid, isIdNumberValid, isFrontImageValid, isBackImageValid];
  };
  const photo = (side: 'front' | 'back') =>
    store.dispatch(setPidImage({ side, id: `${side}-1`, fileContent: 'data:,', now }));

  test('is valid with a name, a number and both photos', () => {
    expect(flags()).toEqual([false, false, false, false]);
    store.dispatch(updatePidForm({ name: ' 林知夏 ', now }));
    store.dispatch(updatePidForm({ idNumber: GOOD_NUMBER.toLowerCase(), now }));
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
  ])('rejects the input %j', (input, place) => {
    store.dispatch(updatePidForm({ ...input, now }));
    expect(flags()[place]).toBe(false);
  });

  test('is valid without photos if none are required, but never with one side only', () => {
    store.dispatch(setImageRequired(false));
    store.dispatch(startPidForm({ personalId: null, now }));
    expect(form().isImageRequired).toBe(false);
    expect(flags()).toEqual([false, false, true, true]);
    photo('back');
    expect(flags()).toEqual([false, false, false, true]);
  });

  test('is cleared for the next personal ID, except for the number of pages to go back', () => {
    store.dispatch(updatePidForm({ name: '林知夏', now }));
    store.dispatch(setBackStepOnPidSaved(2));
    store.dispatch(startPidForm({ personalId: null, now }));
    expect(form()).toMatchObject({ name: '', backStepOnPidSaved: 2 });
  });
});

describe('the form of a stored personal ID', () => {
  const stored = personalId('a', {
    frontImageId: 'f',
    backImageId: 'b',
    hasImage: true,
    clearanceStatus: 'failed',
    alertType: 'check-failed',
  });

  test('keeps the masked values that are not overwritten', () => {
    store.dispatch(startPidForm({ personalId: stored, now }));
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
    store.dispatch(updatePidForm({ name: '1', now }));
    expect(selectCanSavePid(state())).toBe(false);
    store.dispatch(updatePidForm({ name: '', now }));
    expect(selectCanSavePid(state())).toBe(true);
  });
});

import type { PersonalId } from '@vitrine/contract';
import { createSlice, type PayloadAction } from '../slice.ts';
import { canSave, checked, formOf, newPid, type PidSide, type ProcessingPid } from './pid-form.ts';

export interface PidBookState {
  pidList: PersonalId[];
  /** The id of the person that something is cleared for; empty: none. */
  selected: string;
  default: PersonalId | null;
  processing: ProcessingPid;
}

const initialState: PidBookState = { pidList: [], selected: '', default: null, processing: newPid };

const isDefault = (person: PersonalId) => person.isDefault;

/** A list with the one default it may have, and a selection that is in it. */
function settled(state: PidBookState, pidList: PersonalId[], preferred = state.selected) {
  const first = pidList.find(isDefault) ?? null;
  const selected = pidList.some(({ id }) => id === preferred) ? preferred : (first?.id ?? '');
  return { ...state, pidList, default: first, selected };
}

const without = (people: readonly PersonalId[], { id, isDefault: takesOver }: PersonalId) =>
  people
    .filter((person) => person.id !== id)
    .map((person) => (takesOver ? { ...person, isDefault: false } : person));

type Written = Pick<ProcessingPid, 'name' | 'idNumber'>;
type Timed<T> = T & { now: number };

export const pidBookSlice = createSlice({
  name: 'pidBook',
  initialState,
  reducers: {
    setPidList: (state, { payload }: PayloadAction<PersonalId[]>): PidBookState =>
      settled(state, payload),
    /** A person who is new, or was changed; a new default takes the flag, and is selected. */
    savePid: (state, { payload }: PayloadAction<PersonalId>): PidBookState => {
      const people = [payload, ...without(state.pidList, payload)];
      return settled(state, people, payload.isDefault ? payload.id : state.selected);
    },
    removePid: (state, { payload }: PayloadAction<string>): PidBookState =>
      settled(
        state,
        state.pidList.filter(({ id }) => id !== payload),
      ),
    selectPid: (state, { payload }: PayloadAction<string>) => {
      state.selected = payload;
    },
    /** Begins with a person of the book, or with nobody. */
    startPid: (state, { payload }: PayloadAction<Timed<{ person: PersonalId | null }>>) => {
      const { isImageRequired, backStepOnPidSaved, userRef } = state.processing;
      const form = payload.person
        ? formOf(payload.person, state.processing)
        : { ...newPid, isImageRequired, backStepOnPidSaved, userRef };
      state.processing = checked(form, payload.now);
    },
    writePid: (state, { payload }: PayloadAction<Timed<Partial<Written>>>) => {
      const { now, ...written } = payload;
      state.processing = checked({ ...state.processing, ...written }, now);
    },
    setPidImage: (
      state,
      { payload }: PayloadAction<Timed<{ side: PidSide; id: string; fileContent: string }>>,
    ) => {
      const { side, id, fileContent, now } = payload;
      const image = { [`${side}ImageId`]: id, [`${side}Image`]: { id, fileContent } };
      state.processing = checked({ ...state.processing, ...image }, now);
    },
    setImageRequired: (state, { payload }: PayloadAction<boolean>) => {
      state.processing.isImageRequired = payload;
    },
    setBackStepOnPidSaved: (state, { payload }: PayloadAction<number>) => {
      state.processing.backStepOnPidSaved = payload;
    },
    setPidUserRef: (state, { payload }: PayloadAction<string>) => {
      state.processing.userRef = payload;
    },
    resetPidBook: () => initialState,
  },
  selectors: {
    selectPidList: (state) => state.pidList,
    selectDefaultPid: (state) => state.default,
    selectSelectedPid: (state) => state.pidList.find(({ id }) => id === state.selected),
    selectProcessingPid: (state) => state.processing,
    selectCanSavePid: (state) => canSave(state.processing),
  },
});

export const {
  setPidList,
  savePid,
  removePid,
  selectPid,
  startPid,
  writePid,
  setPidImage,
  setImageRequired,
  setBackStepOnPidSaved,
  setPidUserRef,
  resetPidBook,
} = pidBookSlice.actions;
export const {
  selectPidList,
  selectDefaultPid,
  selectSelectedPid,
  selectProcessingPid,
  selectCanSavePid,
} = pidBookSlice.selectors;

import type { PersonalId } from '@vitrine/contract';
import { createSlice, type PayloadAction } from '../slice.ts';
import {
  canSavePid,
  emptyPidForm,
  type PidSide,
  type ProcessingPid,
  toPidForm,
  validatePid,
} from './pid-form.ts';

export interface PidBookState {
  pidList: PersonalId[];
  /** The id of the personal ID selected for an order; empty: none. */
  selected: string;
  default: PersonalId | null;
  processing: ProcessingPid;
}

const initialState: PidBookState = {
  pidList: [],
  selected: '',
  default: null,
  processing: emptyPidForm,
};

/** Sets the list, its default, and a selection that is in the list. */
function withPidList(state: PidBookState, pidList: PersonalId[], preferred = state.selected) {
  const first = pidList.find(({ isDefault }) => isDefault) ?? null;
  const selected = pidList.some(({ id }) => id === preferred) ? preferred : (first?.id ?? '');
  return { ...state, pidList, default: first, selected };
}

/** All personal IDs but the saved one; a saved default removes the flag from them. */
const otherPids = (pidList: readonly PersonalId[], saved: PersonalId) =>
  pidList
    .filter(({ id }) => id !== saved.id)
    .map((pid) => (saved.isDefault ? { ...pid, isDefault: false } : pid));

type PidInput = Pick<ProcessingPid, 'name' | 'idNumber'>;
/** A payload with the current time, which validation needs. */
type Timed<T> = T & { now: number };

export const pidBookSlice = createSlice({
  name: 'pidBook',
  owner: 'shopper',
  initialState,
  reducers: {
    setPidList: (state, { payload }: PayloadAction<PersonalId[]>): PidBookState =>
      withPidList(state, payload),
    /** Adds or replaces a personal ID; a saved default is selected. */
    savePid: (state, { payload }: PayloadAction<PersonalId>): PidBookState => {
      const pidList = [payload, ...otherPids(state.pidList, payload)];
      return withPidList(state, pidList, payload.isDefault ? payload.id : state.selected);
    },
    removePid: (state, { payload }: PayloadAction<string>): PidBookState =>
      withPidList(
        state,
        state.pidList.filter(({ id }) => id !== payload),
      ),
    selectPid: (state, { payload }: PayloadAction<string>) => {
      state.selected = payload;
    },
    /** Starts the form with a stored personal ID, or empty. */
    startPidForm: (state, { payload }: PayloadAction<Timed<{ personalId: PersonalId | null }>>) => {
      const { isImageRequired, backStepOnPidSaved } = state.processing;
      const form = payload.personalId
        ? toPidForm(payload.personalId, state.processing)
        : { ...emptyPidForm, isImageRequired, backStepOnPidSaved };
      state.processing = validatePid(form, payload.now);
    },
    updatePidForm: (state, { payload }: PayloadAction<Timed<Partial<PidInput>>>) => {
      const { now, ...input } = payload;
      state.processing = validatePid({ ...state.processing, ...input }, now);
    },
    setPidImage: (
      state,
      { payload }: PayloadAction<Timed<{ side: PidSide; id: string; fileContent: string }>>,
    ) => {
      const { side, id, fileContent, now } = payload;
      const image = { [`${side}ImageId`]: id, [`${side}Image`]: { id, fileContent } };
      state.processing = validatePid({ ...state.processing, ...image }, now);
    },
    setImageRequired: (state, { payload }: PayloadAction<boolean>) => {
      state.processing.isImageRequired = payload;
    },
    setBackStepOnPidSaved: (state, { payload }: PayloadAction<number>) => {
      state.processing.backStepOnPidSaved = payload;
    },
  },
  selectors: {
    selectPidList: (state) => state.pidList,
    selectDefaultPid: (state) => state.default,
    selectSelectedPid: (state) => state.pidList.find(({ id }) => id === state.selected),
    selectProcessingPid: (state) => state.processing,
    selectCanSavePid: (state) => canSavePid(state.processing),
  },
});

export const {
  setPidList,
  savePid,
  removePid,
  selectPid,
  startPidForm,
  updatePidForm,
  setPidImage,
  setImageRequired,
  setBackStepOnPidSaved,
} = pidBookSlice.actions;
export const {
  selectPidList,
  selectDefaultPid,
  selectSelectedPid,
  selectProcessingPid,
  selectCanSavePid,
} = pidBookSlice.selectors;

import type { Draw, Lottery, Reward } from '@vitrine/contract';
import { createSlice, type PayloadAction } from '../slice.ts';

export interface LotteryState {
  lottery: Lottery | null;
  isDrawing: boolean;
  /** The last draw, until its result is dismissed. */
  draw: Draw | null;
  /** Won rewards, newest first. */
  won: Reward[];
}

const initialState: LotteryState = { lottery: null, isDrawing: false, draw: null, won: [] };

export const lotterySlice = createSlice({
  name: 'lottery',
  owner: 'shopper',
  isPerPage: true,
  initialState,
  reducers: {
    setLottery: (state, { payload }: PayloadAction<Lottery>) => {
      state.lottery = payload;
    },
    setWonRewards: (state, { payload }: PayloadAction<Reward[]>) => {
      state.won = payload;
    },
    drawStarted: (state) => {
      state.isDrawing = true;
      state.draw = null;
    },
    drawSucceeded: (state, { payload }: PayloadAction<Draw>) => {
      state.isDrawing = false;
      state.draw = payload;
      if (payload.reward) state.won = [payload.reward, ...state.won];
      if (state.lottery) state.lottery.tickets = payload.ticketsLeft;
    },
    drawFailed: (state) => {
      state.isDrawing = false;
    },
    dismissDraw: (state) => {
      state.draw = null;
    },
    resetLottery: () => initialState,
  },
  selectors: {
    selectLottery: (state) => state.lottery,
    selectDraw: (state) => state.draw,
    selectWonRewards: (state) => state.won,
    /** One draw at a time, and only with a ticket. */
    selectCanDraw: (state) => !state.isDrawing && (state.lottery?.tickets ?? 0) > 0,
  },
});

export const {
  setLottery,
  setWonRewards,
  drawStarted,
  drawSucceeded,
  drawFailed,
  dismissDraw,
  resetLottery,
} = lotterySlice.actions;
export const { selectLottery, selectDraw, selectWonRewards, selectCanDraw } =
  lotterySlice.selectors;

import { expect, expectTypeOf, test } from 'vitest';
import { createSlice, findSlicesOf, type PayloadAction } from './slice.ts';

const slice = createSlice({
  name: 'library',
  owner: 'page',
  initialState: { books: ['a'], open: false },
  reducers: {
    add: (state, { payload }: PayloadAction<string>) => {
      state.books.push(payload);
    },
    toggle: (state) => {
      state.open = !state.open;
    },
    reset: () => ({ books: [], open: false }),
  },
  selectors: {
    selectBooks: (state) => state.books,
    selectBook: (state, index: number) => state.books[index],
  },
});
const { add, toggle, reset } = slice.actions;

test('a reducer changes its slice without mutating the previous state', () => {
  const before = slice.initialState;
  const after = slice.reducer(before, add('b'));
  expect(after).toEqual({ books: ['a', 'b'], open: false });
  expect(before.books).toEqual(['a']);
});

test('a reducer may return the next state', () => {
  expect(slice.reducer(slice.initialState, reset())).toEqual({ books: [], open: false });
});

test.each([
  { type: 'other/add', payload: 'b' },
  { type: 'library/burn', payload: 1 },
])('ignores the unknown action %o', (action) => {
  expect(slice.reducer(slice.initialState, action)).toBe(slice.initialState);
});

test('returns the same state when a reducer changes nothing', () => {
  const { reducer } = createSlice({
    name: 'n',
    owner: 'page',
    initialState: { value: 1 },
    reducers: {
      set: (state, { payload }: PayloadAction<number>) => {
        state.value = payload;
      },
    },
  });
  const state = { value: 1 };
  expect(reducer(state, { type: 'n/set', payload: 1 })).toBe(state);
});

test('selectors read from the root state', () => {
  const root = { library: { books: ['a', 'b'], open: true }, other: 1 };
  expect(slice.selectors.selectBooks(root)).toBe(root.library.books);
  expect(slice.selectors.selectBook(root, 1)).toBe('b');
});

test('reads the initial state of a slice that is absent from the root state', () => {
  expect(slice.select({})).toBe(slice.initialState);
  expect(slice.selectors.selectBooks({})).toEqual(['a']);
  expect(slice.reducer(undefined, add('b')).books).toEqual(['a', 'b']);
});

test('action creators take the payload that their reducer reads', () => {
  expectTypeOf(add).toEqualTypeOf<(payload: string) => PayloadAction<string>>();
  expectTypeOf(toggle).toEqualTypeOf<() => PayloadAction<undefined>>();
  // @ts-expect-error the payload is a string
  add(7);
  // @ts-expect-error the reducer reads no payload
  toggle('x');
  // @ts-expect-error an index is a number
  slice.selectors.selectBook({ library: slice.initialState }, 'first');
});

test('an extra reducer changes its slice by the action of another slice', () => {
  const counter = createSlice({
    name: 'loans',
    owner: 'page',
    initialState: 0,
    reducers: {},
    extraReducers: { 'library/add': (count) => count + 1 },
  });
  expect(counter.reducer(0, add('b'))).toBe(1);
  expect(counter.reducer(0, toggle())).toBe(0);
  expect(findSlicesOf('library/add').map(({ name }) => name)).toEqual(['library', 'loans']);
});

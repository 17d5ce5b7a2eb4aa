import { expect, expectTypeOf, test } from 'vitest';
import { createSlice, type PayloadAction } from './slice.ts';

const slice = createSlice({
  name: 'shelf',
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

test('a verb changes its slice and leaves the state before as it was', () => {
  const before = slice.initialState;
  const after = slice.reducer(before, add('b'));
  expect(after).toEqual({ books: ['a', 'b'], open: false });
  expect(before.books).toEqual(['a']);
});

test('a verb may return the next state', () => {
  expect(slice.reducer(slice.initialState, reset())).toEqual({ books: [], open: false });
});

test.each([
  { type: 'other/add', payload: 'b' },
  { type: 'shelf/burn', payload: 1 },
])('%o is none of its verbs', (action) => {
  expect(slice.reducer(slice.initialState, action)).toBe(slice.initialState);
});

test('a change that changes nothing keeps the state', () => {
  const { reducer } = createSlice({
    name: 'n',
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

test('selectors read from the whole state', () => {
  const root = { shelf: { books: ['a', 'b'], open: true }, other: 1 };
  expect(slice.selectors.selectBooks(root)).toBe(root.shelf.books);
  expect(slice.selectors.selectBook(root, 1)).toBe('b');
});

test('a slice that nobody has changed is as it began, though the state knows nothing of it', () => {
  expect(slice.select({})).toBe(slice.initialState);
  expect(slice.selectors.selectBooks({})).toEqual(['a']);
  expect(slice.reducer(undefined, add('b')).books).toEqual(['a', 'b']);
});

test('creators take just what their verb reads', () => {
  expectTypeOf(add).toEqualTypeOf<(payload: string) => PayloadAction<string>>();
  expectTypeOf(toggle).toEqualTypeOf<() => PayloadAction<undefined>>();
  // @ts-expect-error a book is named by words
  add(7);
  // @ts-expect-error the verb reads nothing
  toggle('x');
  // @ts-expect-error an index is a number
  slice.selectors.selectBook({ shelf: slice.initialState }, 'first');
});

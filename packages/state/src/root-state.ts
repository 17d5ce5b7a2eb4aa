import type * as slices from './slices.ts';

type Exports = typeof slices;

/** The slices among everything that `slices.ts` exports. */
type AnySlice = Extract<
  Exports[keyof Exports],
  { name: string; owner: unknown; initialState: unknown }
>;

/**
 * The whole state, slice by slice. A slice that has not changed yet is absent. Only types are
 * imported: the code of a slice is loaded with the screen that shows it.
 */
export type RootState = { readonly [S in AnySlice as S['name']]?: S['initialState'] };

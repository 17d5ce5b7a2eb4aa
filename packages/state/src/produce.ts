import { hasOwn } from '@vitrine/kit';

/** The same shape, with every part mutable. */
export type Draft<T> = T extends (...args: never[]) => unknown
  ? T
  : T extends readonly (infer Item)[]
    ? Draft<Item>[]
    : T extends object
      ? { -readonly [K in keyof T]: Draft<T[K]> }
      : T;

type Draftable = Record<PropertyKey, unknown>;

interface DraftState {
  base: Draftable;
  /** A copy of the base, one level deep, which the recipe reads and changes through its draft. */
  copy: Draftable;
  modified: boolean;
  parent: DraftState | undefined;
}

/** Only plain objects and arrays get a draft; every other value is replaced as a whole. */
function isDraftable(value: unknown): value is Draftable {
  if (typeof value !== 'object' || value === null) return false;
  const prototype = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null || Array.isArray(value);
}

const shallowCopy = (base: Draftable): Draftable =>
  (Array.isArray(base) ? base.slice() : { ...base }) as unknown as Draftable;

/** Marks a draft and its ancestors as modified. */
function markChanged(state: DraftState): void {
  for (let next: DraftState | undefined = state; next && !next.modified; next = next.parent) {
    next.modified = true;
  }
}

function createScope() {
  const draftStates = new WeakMap<object, DraftState>();

  function createDraft(base: Draftable, parent?: DraftState): Draftable {
    const copy = shallowCopy(base);
    const state: DraftState = { base, copy, modified: false, parent };
    const draft = new Proxy(copy, {
      get(_, key) {
        const value: unknown = copy[key];
        // A value that the recipe has assigned itself needs no draft: it may be mutated.
        if (!hasOwn(copy, key) || value !== base[key] || !isDraftable(value)) return value;
        const child = createDraft(value, state);
        copy[key] = child;
        return child;
      },
      set(_, key, value) {
        if (hasOwn(copy, key) && Object.is(copy[key], value)) return true;
        copy[key] = value;
        markChanged(state);
        return true;
      },
      deleteProperty(_, key) {
        if (hasOwn(copy, key)) markChanged(state);
        return delete copy[key];
      },
    });
    draftStates.set(draft, state);
    return draft;
  }

  function finalizeProperties(target: Draftable, base?: Draftable): Draftable {
    for (const key of Object.keys(target)) {
      const value = target[key];
      if (base && value === base[key]) continue;
      const finalized = finalize(value);
      if (finalized !== value) target[key] = finalized;
    }
    return target;
  }

  /** Replaces every draft inside a value by its result, at any depth. */
  function finalize(value: unknown): unknown {
    if (!isDraftable(value)) return value;
    const state = draftStates.get(value);
    if (!state) return finalizeProperties(value);
    return state.modified ? finalizeProperties(state.copy, state.base) : state.base;
  }

  return { createDraft, finalize };
}

/**
 * The next state that a recipe makes of `base`: the recipe mutates a draft, or returns another
 * state. The base is not changed, and every unchanged part of it is reused as the same object.
 */
export function produce<S>(base: S, recipe: (draft: Draft<S>) => unknown): S {
  if (!isDraftable(base)) return (recipe(base as Draft<S>) ?? base) as S;
  const { createDraft, finalize } = createScope();
  const draft = createDraft(base);
  const result = recipe(draft as Draft<S>);
  return finalize(result === undefined ? draft : result) as S;
}

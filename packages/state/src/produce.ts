import { owns } from '@vitrine/kit';

/** The same shape, open to change. */
export type Draft<T> = T extends (...given: never[]) => unknown
  ? T
  : T extends readonly (infer Item)[]
    ? Draft<Item>[]
    : T extends object
      ? { -readonly [K in keyof T]: Draft<T[K]> }
      : T;

type Parts = Record<PropertyKey, unknown>;

interface Sketch {
  base: Parts;
  /** What the recipe sees and changes: a copy of the base, one level deep. */
  copy: Parts;
  changed: boolean;
  holder: Sketch | undefined;
}

/** Plain objects and lists are drafted; whatever else a state holds is taken as one value. */
function isPlain(value: unknown): value is Parts {
  if (typeof value !== 'object' || value === null) return false;
  const kind = Object.getPrototypeOf(value);
  return kind === Object.prototype || kind === null || Array.isArray(value);
}

const copyOf = (base: Parts): Parts =>
  (Array.isArray(base) ? base.slice() : { ...base }) as unknown as Parts;

/** Who holds a part that has changed has changed too. */
function touch(sketch: Sketch): void {
  for (let next: Sketch | undefined = sketch; next && !next.changed; next = next.holder) {
    next.changed = true;
  }
}

function createSketches() {
  const sketches = new WeakMap<object, Sketch>();

  function draft(base: Parts, holder?: Sketch): Parts {
    const copy = copyOf(base);
    const sketch: Sketch = { base, copy, changed: false, holder };
    const proxy = new Proxy(copy, {
      get(_, key) {
        const value: unknown = copy[key];
        // What the recipe itself has put there is its own to change.
        if (!owns(copy, key) || value !== base[key] || !isPlain(value)) return value;
        const part = draft(value, sketch);
        copy[key] = part;
        return part;
      },
      set(_, key, value) {
        if (owns(copy, key) && Object.is(copy[key], value)) return true;
        copy[key] = value;
        touch(sketch);
        return true;
      },
      deleteProperty(_, key) {
        if (owns(copy, key)) touch(sketch);
        return delete copy[key];
      },
    });
    sketches.set(proxy, sketch);
    return proxy;
  }

  function finishParts(parts: Parts, base?: Parts): Parts {
    for (const key of Object.keys(parts)) {
      const part = parts[key];
      if (base && part === base[key]) continue;
      const finished = finish(part);
      if (finished !== part) parts[key] = finished;
    }
    return parts;
  }

  /** Puts what was drafted in the place of its draft, however deep it stands. */
  function finish(value: unknown): unknown {
    if (!isPlain(value)) return value;
    const sketch = sketches.get(value);
    if (!sketch) return finishParts(value);
    return sketch.changed ? finishParts(sketch.copy, sketch.base) : sketch.base;
  }

  return { draft, finish };
}

/**
 * The state that a recipe makes of `base`: it changes a draft in place, or returns another state.
 * The base stays as it was, and every part that was not changed is kept as the same object.
 */
export function produce<S>(base: S, recipe: (draft: Draft<S>) => unknown): S {
  if (!isPlain(base)) return (recipe(base as Draft<S>) ?? base) as S;
  const { draft, finish } = createSketches();
  const root = draft(base);
  const returned = recipe(root as Draft<S>);
  return finish(returned === undefined ? root : returned) as S;
}

import { expect, test } from 'vitest';
import { produce } from './produce.ts';

interface Item {
  id: number;
  tags: string[];
}

interface Shape {
  count: number;
  items: Item[];
  byId: Record<string, Item>;
  note: { text: string; more?: { deep: number } } | null;
}

const frozen = <T>(value: T): T => {
  if (typeof value === 'object' && value !== null) {
    Object.values(value).forEach(frozen);
    Object.freeze(value);
  }
  return value;
};

const start = (): Shape => ({
  count: 1,
  items: [3, 1, 2].map((id) => ({ id, tags: [`t${id}`] })),
  byId: { a: { id: 9, tags: [] }, b: { id: 8, tags: ['x'] } },
  note: { text: 'hello', more: { deep: 1 } },
});

const recipes: Record<string, (state: Shape) => unknown> = {
  'sets a value': (state) => {
    state.count += 1;
  },
  'sets a value deep inside': (state) => {
    if (state.note?.more) state.note.more.deep = 7;
  },
  'deletes a part': (state) => {
    delete state.byId.a;
  },
  'adds to a list': (state) => {
    state.items.push({ id: 4, tags: [] });
    state.items.unshift({ id: 0, tags: [] });
  },
  'removes from a list': (state) => {
    state.items.splice(1, 1);
    state.items.length = 1;
  },
  'sorts a list and changes a moved item': (state) => {
    state.items.sort((one, other) => one.id - other.id);
    state.items[0]?.tags.push('first');
  },
  'finds and changes an item': (state) => {
    const match = state.items.find(({ id }) => id === 2);
    if (match) match.tags = [...match.tags, 'found'];
  },
  'filters a list': (state) => {
    state.items = state.items.filter(({ id }) => id > 1);
  },
  'moves a part and changes it afterwards': (state) => {
    const [first] = state.items;
    if (!first) return;
    state.byId.c = first;
    state.items.shift();
    first.id = 33;
  },
  'puts a part into something new': (state) => {
    const [first] = state.items;
    if (first) state.byId = { ...state.byId, first, second: { ...first, id: 5 } };
    first?.tags.push('late');
  },
  'changes a value that it has just assigned': (state) => {
    state.note = { text: 'new' };
    state.note.text += '!';
  },
  'returns another state': ({ items }) => ({ ...start(), items: items.slice(1) }),
  'returns its draft': (state) => {
    state.count = 5;
    return state;
  },
  'iterates over every part': (state) => {
    for (const [key, item] of Object.entries(state.byId)) item.tags.push(key);
    for (const item of state.items) item.id *= 2;
  },
};

test.each(Object.entries(recipes))(
  'a recipe that %s has the same result as on a copy',
  (_, recipe) => {
    const base = frozen(start());
    const expected = start();
    const returned = recipe(expected);
    expect(produce(base, recipe)).toEqual(returned ?? expected);
    expect(base).toEqual(start());
  },
);

test('reuses unchanged parts as the same objects', () => {
  const base = start();
  const next = produce(base, (state) => {
    for (const { tags } of state.items) expect(tags).toHaveLength(1);
    const [first] = state.items;
    if (first) first.id = 100;
  });
  expect(next.items[0]).not.toBe(base.items[0]);
  expect(next.items[0]?.tags).toBe(base.items[0]?.tags);
  expect(next.items[1]).toBe(base.items[1]);
  expect(next.byId).toBe(base.byId);
});

test('returns the base itself when a recipe changes nothing', () => {
  const base = start();
  expect(
    produce(base, (state) => {
      state.count = 1;
      state.items[0]?.tags.includes('t3');
      delete state.byId.z;
    }),
  ).toBe(base);
});

test('keeps a property that is set to undefined', () => {
  const next = produce({} as { part?: undefined }, (state) => {
    state.part = undefined;
  });
  expect(Object.keys(next)).toEqual(['part']);
});

test('takes primitive states and objects with a class as a whole', () => {
  expect(produce(1, (count) => count + 1)).toBe(2);
  expect(produce(1, () => undefined)).toBe(1);
  const when = new Date(0);
  const next = produce({ when, n: 1 }, (state) => {
    state.n = 2;
  });
  expect(next.when).toBe(when);
});

test('leaves no draft in the result', () => {
  const next = produce(start(), (state) => {
    state.note = null;
    const [first] = state.items;
    if (first) state.byId = { all: { id: 1, tags: first.tags } };
  });
  expect(() => structuredClone(next)).not.toThrow();
});

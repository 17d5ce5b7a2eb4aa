import { Immer } from 'immer';
import { expect, test } from 'vitest';
import { produce } from './produce.ts';

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
type Container = Json[] | { [key: string]: Json };
type Random = (below: number) => number;

const immer = new Immer({ autoFreeze: false });
const KEYS = ['a', 'b', 'c', 'd'] as const;
const RUNS = 2_000;

/** A random generator with a seed (mulberry32), so that a failure can be repeated. */
function createRandom(seed: number): Random {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

const pick = <T>(random: Random, items: readonly T[]): T => items[random(items.length)] as T;
const randomKey = (random: Random): string => pick(random, KEYS);

const randomValue = (random: Random, depth: number): Json =>
  depth > 0 && random(3) > 0
    ? randomContainer(random, depth)
    : pick<Json>(random, [null, true, false, 0, 1, 2, 'x', 'y']);

function randomContainer(random: Random, depth: number): Container {
  const size = random(5);
  if (random(2) === 0) return Array.from({ length: size }, () => randomValue(random, depth - 1));
  return Object.fromEntries(
    Array.from({ length: size }, () => [randomKey(random), randomValue(random, depth - 1)]),
  );
}

const isContainer = (value: Json): value is Container =>
  typeof value === 'object' && value !== null;

const childContainers = (value: Container): Container[] => Object.values(value).filter(isContainer);

const allContainers = (value: Container): Container[] => [
  value,
  ...childContainers(value).flatMap(allContainers),
];

/** Walks down from the root, reading on the way, and stops at a random depth. */
function randomDescendant(random: Random, root: Container): Container {
  let current = root;
  while (random(4) > 0) {
    const children = childContainers(current);
    if (children.length === 0) break;
    current = pick(random, children);
  }
  return current;
}

function put(random: Random, target: Container, value: Json): void {
  if (!Array.isArray(target)) target[randomKey(random)] = value;
  else if (target.length > 0 && random(2) === 0) target[random(target.length)] = value;
  else target.push(value);
}

function mutateArray(random: Random, list: Json[]): void {
  const mutations: readonly (() => unknown)[] = [
    () => list.push(randomValue(random, 2), randomValue(random, 1)),
    () => list.pop(),
    () => list.shift(),
    () => list.unshift(randomValue(random, 2)),
    () => list.splice(random(list.length + 1), random(3), randomValue(random, 1)),
    () => list.reverse(),
    () => list.sort((one, other) => JSON.stringify(one).localeCompare(JSON.stringify(other))),
    () => {
      list.length = Math.min(list.length, random(4));
    },
    () => list.fill(random(3), 0, random(list.length + 1)),
  ];
  pick(random, mutations)();
}

function mutateObject(random: Random, record: { [key: string]: Json }): void {
  const key = randomKey(random);
  const mutations: readonly (() => unknown)[] = [
    () => Reflect.deleteProperty(record, key),
    () => Object.assign(record, { [key]: randomValue(random, 2), b: 1 }),
    () => {
      record[key] = randomValue(random, 2);
    },
    () => {
      record[key] = record[key] ?? null;
    },
  ];
  pick(random, mutations)();
}

/** Moves one container to another place of the tree, never into itself. */
function move(random: Random, root: Container): void {
  const source = randomDescendant(random, root);
  const entries = Object.entries(source).filter(([, value]) => isContainer(value));
  if (entries.length === 0) return;
  const [key, moved] = pick(random, entries) as [string, Container];
  if (Array.isArray(source)) source.splice(Number(key), 1);
  else delete source[key];
  put(random, pick(random, allContainers(root)), random(2) === 0 ? moved : { inside: moved });
}

function mutateOne(random: Random, target: Container): void {
  if (random(2) === 0) put(random, target, randomValue(random, 3));
  else if (Array.isArray(target)) mutateArray(random, target);
  else mutateObject(random, target);
}

function mutate(random: Random, root: Container): void {
  const kind = random(5);
  if (kind === 0) move(random, root);
  else if (kind === 1) JSON.stringify(root);
  else mutateOne(random, randomDescendant(random, root));
}

/** A recipe that makes the same decisions every time it runs on an equal state. */
const createRecipe = (seed: number) => (root: Container) => {
  const random = createRandom(seed);
  for (let left = random(7); left > 0; left -= 1) mutate(random, root);
};

/** For every container of a result, in order: its number in the base if it is the same object. */
function findReusedParts(base: Container, result: Container): (number | 'new')[] {
  const numbers = new Map(allContainers(base).map((part, index) => [part, index]));
  return allContainers(result).map((part) => numbers.get(part) ?? 'new');
}

const seeds = Array.from({ length: RUNS }, (_, index) => index + 1);

test('makes the same state as immer and reuses the same unchanged parts', () => {
  for (const seed of seeds) {
    const base = randomContainer(createRandom(seed), 4);
    const immerBase = structuredClone(base);
    const snapshot = structuredClone(base);
    const recipe = createRecipe(seed * 7_919);

    const result = produce(base, (draft) => recipe(draft as Container));
    const expected = immer.produce(immerBase, (draft) => recipe(draft as Container));

    expect(result, `seed ${seed}`).toEqual(expected);
    expect(base, `seed ${seed}`).toEqual(snapshot);
    expect(findReusedParts(base, result), `seed ${seed}`).toEqual(
      findReusedParts(immerBase, expected),
    );
    expect(() => structuredClone(result), `seed ${seed}`).not.toThrow();
  }
});

test('makes what the recipe makes of a plain copy', () => {
  for (const seed of seeds) {
    const base = randomContainer(createRandom(seed), 4);
    const expected = structuredClone(base);
    const recipe = createRecipe(seed * 104_729);
    recipe(expected);
    expect(
      produce(base, (draft) => recipe(draft as Container)),
      `seed ${seed}`,
    ).toEqual(expected);
  }
});

test('the random recipes change most states and leave most parts alone', () => {
  const reused = seeds.flatMap((seed) => {
    const base = randomContainer(createRandom(seed), 4);
    const recipe = createRecipe(seed * 7_919);
    return findReusedParts(
      base,
      produce(base, (draft) => recipe(draft as Container)),
    );
  });
  const changed = reused.filter((part) => part === 'new').length;
  expect(changed).toBeGreaterThan(RUNS);
  expect(reused.length - changed).toBeGreaterThan(RUNS);
});

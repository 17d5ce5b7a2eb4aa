import { expect, test } from 'vitest';
import { fileCircles, folderCircles } from './circles.ts';

const SERVER = 'apps/server/src';
const RESOURCES = 'apps/server/src/resources';

const files = (sources: Readonly<Record<string, string>>) =>
  Object.entries(sources).map(([path, source]) => ({ path, source }));

test('reports two files that import types of each other', () => {
  const circles = fileCircles(
    files({
      'packages/kit/src/a.ts': "import type { B } from './b.ts'; export type A = B;",
      'packages/kit/src/b.ts': "import { type A } from './a.ts'; export type B = A;",
    }),
  );
  expect(circles).toEqual([
    'files import each other in a circle: packages/kit/src/a.ts -> packages/kit/src/b.ts (types), packages/kit/src/b.ts -> packages/kit/src/a.ts (types)',
  ]);
});

test('reports a circle of three files over values, re-exports and dynamic imports', () => {
  const circles = fileCircles(
    files({
      'bench/a.ts': "import { b } from './b.ts'",
      'bench/b.ts': "export * from './c.ts'",
      'bench/c.ts': "const a = import('./a.ts')",
    }),
  );
  expect(circles).toEqual([expect.stringMatching(/a\.ts -> .*b\.ts .*c\.ts -> .*a\.ts/)]);
});

test('reports every circle of files once', () => {
  const circles = fileCircles(
    files({
      'bench/a.ts': "import './b.ts'",
      'bench/b.ts': "import './a.ts'",
      'bench/c.ts': "import './d.ts'; import './a.ts'",
      'bench/d.ts': "import './c.ts'",
    }),
  );
  expect(circles).toHaveLength(2);
});

test('accepts files that share an import', () => {
  const circles = fileCircles(
    files({
      'bench/a.ts': "import './b.ts'; import './c.ts'",
      'bench/b.ts': "import './c.ts'",
      'bench/c.ts': "import { z } from 'zod'",
    }),
  );
  expect(circles).toEqual([]);
});

test.each([
  [
    'folders of the server',
    SERVER,
    {
      [`${SERVER}/http/serve.ts`]: "import { findSession } from '../sessions/store.ts'",
      [`${SERVER}/sessions/store.ts`]: "import { problem } from '../http/problems.ts'",
      [`${SERVER}/http/problems.ts`]: '',
    },
    'http -> sessions (http/serve.ts imports sessions/store.ts), sessions -> http (sessions/store.ts imports http/problems.ts)',
  ],
  [
    'resources',
    RESOURCES,
    {
      [`${RESOURCES}/bags/rules.ts`]: "import { price } from '../checkout/price.ts'",
      [`${RESOURCES}/checkout/price.ts`]: '',
      [`${RESOURCES}/checkout/routes.ts`]: "import { findBag } from '../bags/queries.ts'",
      [`${RESOURCES}/bags/queries.ts`]: '',
    },
    'bags -> checkout (bags/rules.ts imports checkout/price.ts), checkout -> bags (checkout/routes.ts imports bags/queries.ts)',
  ],
] as const)('reports %s that import values of each other', (_, folder, sources, circle) => {
  expect(folderCircles(files(sources), folder)).toEqual([
    `${folder} has a circle of folders: ${circle}`,
  ]);
});

test.each([
  [
    'type imports',
    {
      [`${SERVER}/http/serve.ts`]: "import type { Session } from '../sessions/store.ts'",
      [`${SERVER}/sessions/store.ts`]: "import { problem } from '../http/serve.ts'",
    },
  ],
  [
    'tests',
    {
      [`${SERVER}/http/serve.test.ts`]: "import { findSession } from '../sessions/store.ts'",
      [`${SERVER}/sessions/store.ts`]: "import { problem } from '../http/problems.ts'",
      [`${SERVER}/http/problems.ts`]: '',
    },
  ],
  [
    'imports inside a folder',
    {
      [`${SERVER}/http/a.ts`]: "import './b.ts'",
      [`${SERVER}/http/b.ts`]: "import './a.ts'",
    },
  ],
])('does not count %s as circles of folders', (_, sources) => {
  expect(folderCircles(files(sources), SERVER)).toEqual([]);
});

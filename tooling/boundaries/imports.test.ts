import { expect, test } from 'vitest';
import { violations } from './imports.ts';

const check = (path: string, source: string) => violations([{ path, source }]);

test.each([
  ['packages/kit/src/a.ts', "import { z } from 'zod'", 'may not import the package zod'],
  [
    'apps/native/src/App.tsx',
    "import { Shell } from '@vitrine/features/shell'",
    'only what draws nothing',
  ],
  [
    'packages/features/src/a.ts',
    "import { App } from '../../../apps/native/src/App.tsx'",
    'features may not import native',
  ],
  [
    'packages/kit/src/a.ts',
    "import { calls } from '@vitrine/contract'",
    'kit may not import contract',
  ],
  ['packages/state/src/a.ts', "import { calls } from '@vitrine/contract'", 'for its types only'],
  [
    'packages/state/src/a.ts',
    "import { useState } from 'react'",
    'may not import the package react',
  ],
  [
    'packages/ui/src/a.tsx',
    "import { makeStore } from '@vitrine/state'",
    'ui may not import state',
  ],
  ['packages/modules/src/text/View.tsx', "import { schema } from './schema.ts'", 'types only'],
  [
    'packages/modules/src/text/View.tsx',
    "import { a } from '../tabs/rules.ts'",
    'only tabs itself may import its files',
  ],
  [
    'packages/features/src/screens/catalogue/home/a.ts',
    "import { b } from '../list/b.ts'",
    'only screens/catalogue/list itself may import its files',
  ],
  [
    'packages/features/src/shared/order/a.ts',
    "import { b } from '../../screens/order/bag/b.ts'",
    'only screens/order/bag itself may import its files',
  ],
  [
    'packages/features/src/home/a.ts',
    "const b = import('@vitrine/server')",
    'may not import server',
  ],
  [
    'packages/features/src/home/a.ts',
    "export { b } from '../../../../apps/web/src/b.ts'",
    'import web',
  ],
  ['packages/ui/src/Box.tsx', "import { View } from '@tarojs/components'", 'package @tarojs'],
  ['packages/platform/src/a.ts', "import '@vitrine/ui/tokens.css'", 'platform may not import ui'],
])('%s refuses %s', (path, source, reason) => {
  expect(check(path, source)).toEqual([expect.stringContaining(reason)]);
});

test.each([
  ['packages/state/src/a.ts', "import type { Home } from '@vitrine/contract'"],
  ['packages/state/src/a.ts', "import { type Home, type Merchant } from '@vitrine/contract'"],
  ['packages/client/src/a.ts', "import { callTable } from '@vitrine/contract/table'"],
  ['packages/modules/src/text/View.tsx', "import type { Text } from './schema.ts'"],
  ['packages/modules/src/text/schema.ts', "import { z } from 'zod'"],
  ['packages/modules/src/text/View.test.tsx', "import { schema } from './schema.ts'"],
  ['packages/features/src/screens/catalogue/home/a.tsx', "import { Box } from '@vitrine/ui'"],
  [
    'packages/features/src/screens/order/bag/a.ts',
    "import { b } from '../../../shared/order/b.ts'",
  ],
  ['packages/features/src/screens/order/bag/a.ts', "import { b } from './b/b.ts'"],
  ['packages/ui/src/Box.mini.tsx', "import { View } from '@tarojs/components'"],
  ['apps/server/src/a.ts', "import { schemas } from '@vitrine/modules/schemas'"],
])('%s accepts %s', (path, source) => {
  expect(check(path, source)).toEqual([]);
});

import './require-node.mjs';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  getMiniPath,
  type Route,
  type RouteName,
  routeNames,
  routeOf,
  screenFolder,
} from '../packages/platform/src/routes.ts';

const HEADER = '// Made by `npm run generated` from the screen table; do not edit.';
const MINI = new URL('../apps/mini/src/', import.meta.url);

/** The module path of a screen. */
export const screenModule = (name: RouteName): string =>
  `@vitrine/features/screens/${screenFolder(name)}`;

const webScreens = (): string => `${HEADER}

import type { Screen } from '@vitrine/features';
import type { RouteName } from '@vitrine/platform';

type LoadScreen = () => Promise<{ screen: Screen }>;

/** Every screen of the web, each in a chunk of its own. */
export const screens: Readonly<Record<RouteName, LoadScreen>> = {
${routeNames.map((name) => `  ${name}: () => import('${screenModule(name)}'),`).join('\n')}
};
`;

/** The contents of the generated files in git by their paths. */
export const generateScreenTables = (): Record<string, string> => ({
  'apps/web/src/screens.gen.ts': webScreens(),
});

const TIMELINE = ['enableShareAppMessage: true', 'enableShareTimeline: true'];

/** The shop's own header replaces the host's bar. Douyin allows that to few shops. */
const WITHOUT_BAR = `...(
    {
      weapp: { navigationStyle: 'custom' },
      alipay: { transparentTitle: 'always', titlePenetrate: 'YES' },
    } as Record<string, object>
  )[process.env.TARO_ENV ?? '']`;

function miniConfig({ share, pullToRefresh, header }: Route): string {
  const lines = [
    "navigationBarTitleText: ''",
    ...(share === 'timeline' ? TIMELINE : share ? TIMELINE.slice(0, 1) : []),
    ...(pullToRefresh ? ['enablePullDownRefresh: true'] : []),
    ...(header === 'logo' ? [WITHOUT_BAR] : []),
  ];
  return `${HEADER}\nexport default definePageConfig({\n  ${lines.join(',\n  ')},\n});\n`;
}

const miniPage = (name: RouteName, depth: number): string => `${HEADER}
import { screen } from '${screenModule(name)}';
import { ScreenPage } from '${'../'.repeat(depth)}page/ScreenPage.tsx';

export default () => <ScreenPage screen={screen} />;
`;

/** The page files of the mini-programs by their paths below `apps/mini/src`. */
export function generateMiniPages(): Record<string, string> {
  const files: Record<string, string> = {};
  for (const name of routeNames) {
    const path = getMiniPath(name).slice(1);
    files[`${path}.tsx`] = miniPage(name, path.split('/').length - 1);
    files[`${path}.config.ts`] = miniConfig(routeOf(name));
  }
  return files;
}

/** Writes the page files, which git ignores, and removes those of deleted screens. */
export function writeMiniPages(): void {
  const files = generateMiniPages();
  for (const root of new Set(Object.keys(files).map((path) => path.split('/')[0] ?? ''))) {
    rmSync(new URL(`${root}/`, MINI), { recursive: true, force: true });
  }
  for (const [path, text] of Object.entries(files)) {
    const file = new URL(path, MINI);
    mkdirSync(dirname(fileURLToPath(file)), { recursive: true });
    writeFileSync(file, text);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeMiniPages();

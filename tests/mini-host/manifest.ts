/** What the configuration of a built program declares. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

export interface Manifest {
  pages: string[];
  tabs: string[];
  /** Opt-in components that the program has enabled. */
  enabledComponents: string[];
  /** The calls for personal data that the program declares to WeChat. */
  requiredPrivateInfos: string[];
  /** Whether Douyin's package of functions for trade is enabled. */
  usesIndustrySdk: boolean;
}

export function readManifest(distDir: string): Manifest {
  const json = JSON.parse(readFileSync(path.join(distDir, 'app.json'), 'utf8')) as {
    pages: string[];
    subPackages?: { root: string; pages: string[] }[];
    enableComponents?: string[];
    requiredPrivateInfos?: string[];
    tabBar?: { list?: { pagePath: string }[]; items?: { pagePath: string }[] };
  };
  const inPackages = (json.subPackages ?? []).flatMap(({ root, pages }) =>
    pages.map((page) => path.posix.join(root, page)),
  );
  const tabs = json.tabBar?.list ?? json.tabBar?.items ?? [];
  return {
    pages: [...json.pages, ...inPackages],
    tabs: tabs.map(({ pagePath }) => pagePath),
    enabledComponents: json.enableComponents ?? [],
    requiredPrivateInfos: json.requiredPrivateInfos ?? [],
    usesIndustrySdk: hasIndustrySdk(distDir),
  };
}

/** Douyin reads it from a `package.json` beside the program. */
function hasIndustrySdk(distDir: string): boolean {
  const file = path.join(distDir, 'package.json');
  return existsSync(file) && JSON.parse(readFileSync(file, 'utf8')).industrySDK === true;
}

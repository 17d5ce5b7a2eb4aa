/**
 * Runs a built mini-program in plain Node: simulates the vendor's script environment, templates, events,
 * navigation rules and native calls, but no layout and no pixels.
 *
 * ```ts
 * const host = await launch('weapp', { distDir, extConfig: { apiBase } });
 * host.tap(host.page().find({ text: '立即领取' }));
 * await host.idle();
 * ```
 */
export { type Host, type LaunchOptions, launch } from './host.ts';
export type { MiniPage } from './page.ts';
export type { PlatformName } from './platforms.ts';
export type { Query, ViewNode } from './tree.ts';

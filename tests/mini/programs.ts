import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { inspect } from 'node:util';
import { onTestFinished, type TestContext } from 'vitest';
import { type Host, type LaunchOptions, launch, type PlatformName } from '../mini-host/index.ts';
import { reportFailure } from '../support/failure-report.ts';

export const PLATFORMS: readonly PlatformName[] = ['weapp', 'tt', 'alipay'];

/** The codes of the shop are WeChat's, which the others refuse. */
export const HOSTS_WITH_CODES: readonly PlatformName[] = ['weapp'];

/** The folder of a vendor's program, built by `npm run build` in apps/mini. */
export const findProgram = (platform: PlatformName): string =>
  fileURLToPath(new URL(`../../apps/mini/dist/${platform}`, import.meta.url));

/** The programs that the running test has launched. */
const hosts: Host[] = [];

const describeProgram = ({ page, state, errors }: Host): string =>
  [
    `${page().path} «${page().title}»`,
    page().text(),
    '\nRequests:',
    ...state.requests.map(({ method, url }) => `${method} ${url}`),
    '\nErrors:',
    ...errors.map((error) => inspect(error)),
    '',
  ].join('\n');

function closePrograms(context: TestContext): void {
  const launched = hosts.splice(0);
  if (context.task.result?.state === 'fail') {
    const files = launched.map((host, index) => [
      `program-${index + 1}.txt`,
      describeProgram(host),
    ]);
    reportFailure(context, Object.fromEntries(files));
  }
  for (const host of launched) host.close();
}

/**
 * Launches the built program of a vendor against a server, and closes it after the test. It logs in a shopper of
 * its own, because files that run at the same time share the shop. A failed test saves the text of its pages.
 */
export async function openProgram(
  platform: PlatformName,
  apiBase: string,
  url?: string,
  more: Pick<LaunchOptions, 'storage' | 'query' | 'unsupported'> = {},
): Promise<Host> {
  const host = await launch(platform, {
    distDir: findProgram(platform),
    extConfig: { apiBase },
    ...(url === undefined ? {} : { url }),
    ...more,
  });
  host.state.shopper = `demo-${randomUUID()}`;
  if (hosts.push(host) === 1) onTestFinished(closePrograms);
  return host;
}

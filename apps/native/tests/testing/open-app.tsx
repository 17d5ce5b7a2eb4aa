import { act, fireEvent, render, screen } from '@testing-library/react-native';
import { App } from '../../src/App';
import { POLICY_VERSION } from '../../src/consent/consent';
import { openTarget } from '../../src/navigation/navigate';
import type { Keychain } from '../../src/ports/keychain/keychain.types';
import { createFetcher, type Replies } from './replies';

export interface Opened {
  /** The calls of the shop so far. */
  calls: string[];
  /** The headers of each of these calls. */
  headers: RequestInit['headers'][];
  /** What the device keeps. */
  stored: Map<string, string>;
  /** What its keychain keeps. */
  secrets: Map<string, string>;
  /** What the app has asked of the keychain. */
  asked: string[];
}

/** Opens the app on a device that keeps these values. */
export async function openApp(
  values: Readonly<Record<string, string>> = {},
  over: Replies = {},
  secrets = new Map<string, string>(),
): Promise<Opened> {
  const stored = new Map(Object.entries({ language: 'zh-CN', ...values }));
  const { fetcher, calls, headers } = createFetcher(over);
  const asked: string[] = [];
  const slowStorage = {
    readAll: async () => [...stored],
    write: async (key: string, value: string) => void stored.set(key, value),
    remove: async (key: string) => void stored.delete(key),
  };
  const keychain: Keychain = {
    protection: 'system',
    async read(name) {
      asked.push('read');
      return secrets.get(name);
    },
    async write(name, value) {
      asked.push('write');
      secrets.set(name, value);
    },
    async remove(name) {
      asked.push('remove');
      secrets.delete(name);
    },
  };
  render(<App outside={{ fetcher, slowStorage, keychain }} />);
  await settle();
  return { calls, headers, stored, secrets, asked };
}

export const AGREED = { consent: `agreed ${POLICY_VERSION}` };
export const DECLINED = { consent: `declined ${POLICY_VERSION}` };

/** Lets everything run that waits for nothing but promises and short timers. */
export const settle = () => act(() => new Promise<void>((done) => setTimeout(done, 50)));

type Shown = ReturnType<typeof screen.toJSON> | string;

/** The texts of the screens, one below the other. */
const listTexts = (shown: Shown | Shown[]): string[] =>
  typeof shown === 'string'
    ? [shown]
    : Array.isArray(shown)
      ? shown.flatMap(listTexts)
      : (shown?.children ?? []).flatMap((child) => listTexts(child as Shown));

/** Waits for a state, for at most five seconds. */
export async function until(isThere: () => boolean): Promise<void> {
  for (let round = 0; round < 100 && !isThere(); round++) await settle();
  if (!isThere()) throw new Error(`Not there, but:\n${listTexts(screen.toJSON()).join(' | ')}`);
}

export const show = (target: Parameters<typeof openTarget>[0]) =>
  act(async () => openTarget(target));

export const sees = (text: string | RegExp): boolean => screen.queryAllByText(text).length > 0;

/** Presses the last of the elements with this label, which is that of the screen on top. */
export const pressLabel = (label: string | RegExp) =>
  act(async () => void fireEvent.press(screen.getAllByLabelText(label).at(-1) as never));

export const pressText = (text: string | RegExp) =>
  act(async () => void fireEvent.press(screen.getAllByText(text).at(-1) as never));

import { expect, it } from 'vitest';
import { findSettingHint } from './setting-hints.ts';
import { readSettings } from './settings.ts';
import { describeFailure } from './settings-error.ts';

function failWith(environment: NodeJS.ProcessEnv): string {
  try {
    readSettings(environment);
  } catch (error) {
    return describeFailure(error);
  }
  throw new Error('these settings are valid');
}

it('says after the faults how to make each setting that is missing', () => {
  const [message, ...hints] = failWith({ NODE_ENV: 'production' }).trimEnd().split('\n');
  const faults = message?.replace('Invalid settings. ', '').split('; ') ?? [];
  expect(faults.length).toBeGreaterThan(6);
  expect(hints).toHaveLength(faults.length);
  expect(hints).toContainEqual(expect.stringMatching(/^ {2}TOKEN_KEY: openssl rand -base64 32/));
  expect(hints).toContainEqual(expect.stringMatching(/^ {2}PERSONAL_ID_KEYS: k1: followed by/));
  expect(new Set(hints.map((hint) => hint.replace(/^ +[^:]+: /, ''))).size).toBe(hints.length);
});

it('says no more than the fault of a setting that has a default', () => {
  expect(failWith({ PORT: 'eighty' })).toMatch(/^Invalid settings\. PORT: [^\n]+\n$/);
});

it('names the cause of other errors', () => {
  const error = new Error('The database does not answer', { cause: new Error('refused') });
  expect(describeFailure(error)).toBe('The database does not answer (refused)\n');
  expect(describeFailure('stopped')).toBe('stopped\n');
});

it.each([['WECHAT_APP_ID or WECHAT_MINI_APP_ID: needed', '; or At mp.weixin.qq.com']])(
  'hints at each setting of %s',
  (fault, hint) => {
    expect(findSettingHint(fault)).toContain(hint);
  },
);

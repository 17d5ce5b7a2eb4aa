import { parseLandingParams } from '@vitrine/platform';
import { createTestPlatform } from '@vitrine/platform/testing';
import { makeStore, setLog } from '@vitrine/state';
import { afterEach, expect, test, vi } from 'vitest';
import { inspect } from './inspect.ts';

afterEach(() => {
  document.body.innerHTML = '';
  document.documentElement.removeAttribute('data-inspected');
  vi.unstubAllGlobals();
});

const lines = () => [...document.querySelectorAll('li')].map(({ textContent }) => textContent);

test('shows the tracking events and still sends them', () => {
  const platform = createTestPlatform({
    landingParams: parseLandingParams({ utm_source: 'letter' }),
  });
  const { tracking } = inspect(platform, makeStore());
  tracking.track({ event: 'PageAction', parameters: { label: '新作', tid: 1758 } });
  expect(lines()[0]).toBe('PageAction tid=1758 label="新作"');
  expect(lines()[1]).toContain('utm={"utmSource":"letter"}');
  expect(platform.tracked).toHaveLength(1);
});

test('outlines the modules until the button is pressed', () => {
  inspect(createTestPlatform(), makeStore());
  expect(document.documentElement).toHaveAttribute('data-inspected');
  document.querySelector('button')?.click();
  expect(document.documentElement).not.toHaveAttribute('data-inspected');
});

test('simulates the app in a browser that requests the view of the app', () => {
  inspect(createTestPlatform({ name: 'ios' }), makeStore());
  const { ReactNativeWebView: app } = window as unknown as {
    ReactNativeWebView: { postMessage(text: string): void };
  };
  app.postMessage(JSON.stringify({ type: 'contentLoaded', id: 'spring' }));
  expect(lines()[0]).toBe('contentLoaded id="spring"');
  Reflect.deleteProperty(window, 'ReactNativeWebView');
});

test('shows each event of the log-in once', () => {
  const store = makeStore();
  inspect(createTestPlatform(), store);
  const before = lines().length;
  store.dispatch(setLog('entered'));
  store.dispatch(setLog('entered'));
  expect(lines()[0]).toBe('entered');
  expect(lines()).toHaveLength(before + 1);
});

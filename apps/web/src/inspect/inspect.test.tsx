import { readVisit } from '@vitrine/platform';
import { createTestPlatform } from '@vitrine/platform/testing';
import { afterEach, expect, test, vi } from 'vitest';
import { inspect } from './inspect.ts';

afterEach(() => {
  document.body.innerHTML = '';
  document.documentElement.removeAttribute('data-inspected');
  vi.unstubAllGlobals();
});

const lines = () => [...document.querySelectorAll('li')].map(({ textContent }) => textContent);

test('an engineer sees what is tracked, and it is tracked all the same', () => {
  const platform = createTestPlatform({ visit: readVisit({ utm_source: 'letter' }) });
  const { tracking } = inspect(platform);
  tracking.track({ event: 'PageAction', parameters: { label: '新作', tid: 1758 } });
  expect(lines()[0]).toBe('PageAction tid=1758 label="新作"');
  expect(lines()[1]).toContain('utm={"utmSource":"letter"}');
  expect(platform.tracked).toHaveLength(1);
});

test('modules are outlined until the button is tapped', () => {
  inspect(createTestPlatform());
  expect(document.documentElement).toHaveAttribute('data-inspected');
  document.querySelector('button')?.click();
  expect(document.documentElement).not.toHaveAttribute('data-inspected');
});

test('a browser that asks for the view of the app gets an app that answers', () => {
  inspect(createTestPlatform({ name: 'ios' }));
  const { ReactNativeWebView: app } = window as unknown as {
    ReactNativeWebView: { postMessage(text: string): void };
  };
  app.postMessage(JSON.stringify({ type: 'contentLoaded', id: 'spring' }));
  expect(lines()[0]).toBe('contentLoaded id="spring"');
  Reflect.deleteProperty(window, 'ReactNativeWebView');
});

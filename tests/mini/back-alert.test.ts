import { expect, it } from 'vitest';
import { createBackAlert } from '../../apps/mini/src/page/back-alert.ts';

/** The alert of one page, and what its host was told. */
function page() {
  const at = { isOnTop: true, isCaught: false };
  const told: (string | undefined)[] = [];
  const alert = createBackAlert({
    isOnTop: () => at.isOnTop,
    isCaught: () => at.isCaught,
    enable: (question) => void told.push(question),
    disable: () => void told.push(undefined),
  });
  return { ...alert, at, told };
}

it('is told once of a question, and once that there is none', () => {
  const { want, tell, told } = page();
  tell();
  want('Discard?');
  tell();
  want(undefined);
  tell();
  expect(told).toEqual(['Discard?', undefined]);
});

it('leaves the page on top alone until it comes back to the top', () => {
  const { want, tell, told, at } = page();
  want('Discard?');
  at.isOnTop = false;
  want(undefined);
  expect(told).toEqual(['Discard?']);
  at.isOnTop = true;
  tell();
  expect(told).toEqual(['Discard?', undefined]);
});

it('asks nobody while the way back only closes what lies over the page', () => {
  const { want, tell, told, at } = page();
  want('Discard?');
  at.isCaught = true;
  tell();
  at.isCaught = false;
  tell();
  expect(told).toEqual(['Discard?', undefined, 'Discard?']);
});

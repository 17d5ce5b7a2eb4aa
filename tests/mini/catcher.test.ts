import { describe, expect, it, vi } from 'vitest';
import { createCatcher, type Stand } from '../../apps/mini/src/page/catcher.ts';

/** A catcher, and all that its page was asked to show; `show` shows the last of it, and what follows. */
function page() {
  const catcher = createCatcher();
  const asked: Stand[] = [];
  catcher.onStand(() => asked.push(catcher.stand()));
  const show = () => {
    for (let before: Stand | undefined; before !== catcher.stand(); ) {
      before = catcher.stand();
      catcher.settled(before);
    }
  };
  const goBack = () => {
    catcher.leaves();
    catcher.left();
    show();
  };
  return { ...catcher, asked, show, goBack };
}

describe('what catches the way back', () => {
  it('stands while something lies over the page, and is told to go when it is closed', () => {
    const { cover, asked, show, left } = page();
    const takeAway = cover(vi.fn());
    show();
    takeAway();
    show();
    left();
    expect(asked).toEqual(['up', 'leaving', 'down']);
  });

  it('closes what lies on top, and stands again for what lies beneath', () => {
    const { cover, asked, show, goBack, stand } = page();
    const [sheet, question] = [vi.fn(), vi.fn()];
    cover(sheet);
    cover(question);
    show();
    goBack();
    expect([sheet, question].map(({ mock }) => mock.calls.length)).toEqual([0, 1]);
    expect(asked).toEqual(['up', 'leaving', 'down', 'up']);
    goBack();
    expect([sheet, question].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
    expect(stand()).toBe('down');
  });

  it('goes before another is put up, though the host never said that it had gone', () => {
    const { cover, asked, show } = page();
    cover(vi.fn())();
    show();
    cover(vi.fn());
    show();
    expect(asked).toEqual(['up', 'leaving', 'down', 'up']);
  });

  it('is not put up again before it is gone, however often something comes and goes', () => {
    const { cover, asked, show } = page();
    const takeAway = cover(vi.fn());
    show();
    takeAway();
    cover(vi.fn())();
    cover(vi.fn());
    expect(asked).toEqual(['up', 'leaving', 'down']);
    show();
    expect(asked).toEqual(['up', 'leaving', 'down', 'up']);
  });

  it('stands again for whoever was asked, and stayed', () => {
    const { cover, goBack, show, stand } = page();
    let stay = (): void => undefined;
    const form = vi.fn(() => {
      stay = cover(vi.fn());
    });
    cover(form);
    show();
    goBack();
    stay();
    show();
    expect(stand()).toBe('up');
    goBack();
    expect(form).toHaveBeenCalledTimes(2);
  });

  it('closes nothing when it leaves because it was told to', () => {
    const { cover, show, goBack } = page();
    const close = vi.fn();
    const takeAway = cover(close);
    show();
    takeAway();
    cover(close);
    goBack();
    expect(close).not.toHaveBeenCalled();
  });

  it('asks only once what will not close', () => {
    const { cover, show, goBack, stand } = page();
    cover(vi.fn());
    show();
    goBack();
    expect(stand()).toBe('down');
  });
});

describe('a move back by itself', () => {
  it('is made at once where nothing stands in its way', () => {
    const { letBack } = page();
    const go = vi.fn();
    letBack(go);
    expect(go).toHaveBeenCalledOnce();
  });

  it('waits until the catcher is out of its way, and leaves what is open as it is', () => {
    const { cover, letBack, show, stand } = page();
    const [close, go] = [vi.fn(), vi.fn()];
    cover(close);
    show();
    letBack(go);
    expect(go).not.toHaveBeenCalled();
    show();
    expect(go).toHaveBeenCalledOnce();
    expect([stand(), close.mock.calls.length]).toEqual(['leaving', 0]);
  });

  it('waits as well for one that has only been told to go', () => {
    const { cover, letBack, show } = page();
    const go = vi.fn();
    const takeAway = cover(vi.fn());
    show();
    takeAway();
    letBack(go);
    expect(go).not.toHaveBeenCalled();
    show();
    expect(go).toHaveBeenCalledOnce();
    letBack(go);
    expect(go).toHaveBeenCalledTimes(2);
  });

  it('is made once', () => {
    const { cover, letBack, settled, show } = page();
    const go = vi.fn();
    cover(vi.fn());
    letBack(go);
    settled('up');
    expect(go).not.toHaveBeenCalled();
    show();
    show();
    expect(go).toHaveBeenCalledOnce();
  });
});

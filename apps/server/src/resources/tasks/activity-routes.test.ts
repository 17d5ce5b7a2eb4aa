import { chinaDayStart, DAY_MS } from '@vitrine/kit';
import { describe, expect, it } from 'vitest';
import { START, setUpTasks } from '../../../test/support/task-setup.ts';

const setup = setUpTasks();
const { clock, post, group, tickets } = setup;

const clockIn = () => post('clock-ins/daily/activities');

describe('clock-in', () => {
  it('counts once a day in Beijing and grants a lottery ticket', async () => {
    expect((await clockIn()).body).toMatchObject({ isNew: true, count: 1, goal: 3 });
    const again = await Promise.all([clockIn(), clockIn(), clockIn()]);
    expect(again.map(({ body }) => body.isNew)).toEqual([false, false, false]);
    expect(await tickets()).toBe(1);
    const midnight = chinaDayStart(START) + DAY_MS;
    clock.now = midnight - 1;
    expect((await clockIn()).body.isNew).toBe(false);
    clock.now = midnight;
    expect((await clockIn()).body).toMatchObject({ isNew: true, count: 2 });
  });

  it('rewards a streak and restarts it after a missed day', async () => {
    for (const day of [0, 1, 2]) {
      clock.now = START + day * DAY_MS;
      const { body } = await clockIn();
      expect(body.count).toBe(day + 1);
      expect(body.rewards.some(({ kind }: { kind: string }) => kind === 'gift')).toBe(day === 2);
    }
    clock.now = START + 4 * DAY_MS;
    expect((await clockIn()).body.count).toBe(1);
  });

  it('appears in the task group', async () => {
    await clockIn();
    expect((await group()).clockIn).toMatchObject({
      streak: 1,
      goal: 3,
      isDoneToday: true,
      days: ['2026-11-21'],
      reward: { kind: 'gift' },
    });
  });

  it.each([
    ['clock-ins/later/activities', 409],
    ['clock-ins/none/activities', 404],
    ['clock-ins/read/activities', 404],
  ])('is refused at %s', async (path, status) => {
    expect((await post(path)).status).toBe(status);
  });
});

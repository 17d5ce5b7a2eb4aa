import { DAY_MS } from '@vitrine/kit';
import { describe, expect, it } from 'vitest';
import { START, taskDesk } from './testing.ts';

const at = taskDesk();
const { clock, post, group, tickets } = at;

const clockIn = () => post('clock-ins/daily/activities');

describe('clocking in', () => {
  it('counts once a day in Beijing, and earns a draw', async () => {
    expect((await clockIn()).body).toMatchObject({ isNew: true, count: 1, goal: 3 });
    const again = await Promise.all([clockIn(), clockIn(), clockIn()]);
    expect(again.map(({ body }) => body.isNew)).toEqual([false, false, false]);
    expect(await tickets()).toBe(1);
  });

  it('rewards a streak, and begins anew after a day that was missed', async () => {
    for (const day of [0, 1, 2]) {
      clock.now = START + day * DAY_MS;
      const { body } = await clockIn();
      expect(body.count).toBe(day + 1);
      expect(body.rewards.some(({ kind }: { kind: string }) => kind === 'gift')).toBe(day === 2);
    }
    clock.now = START + 4 * DAY_MS;
    expect((await clockIn()).body.count).toBe(1);
  });

  it('shows in the group of tasks', async () => {
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
  ])('at %s is refused', async (path, status) => {
    expect((await post(path)).status).toBe(status);
  });
});

import type { Call } from '@vitrine/contract';
import { type AdminCallName, adminCalls } from '@vitrine/contract/admin';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createAttacks, MIN_ATTACKS } from '../every-call/attacks.ts';
import { makePasswordsCheap } from '../support/cheap-passwords.ts';
import { type AdminFixture, openAdminFixture } from './admin-fixture.ts';
import { adminExamples } from './examples.ts';

/** Defines tests that attack every second call of operators, so that two workers take about as long. */
export function attackAdminCalls(half: 0 | 1): void {
  makePasswordsCheap();
  let fixture: AdminFixture;
  beforeAll(async () => {
    fixture = await openAdminFixture({ remembersOperators: true });
  });
  afterAll(() => fixture.close());

  it.each(Object.entries<Call>(adminCalls).filter((_, index) => index % 2 === half))(
    '%s answers every attack without a server error',
    async (name, call) => {
      const { session } = await fixture.createOperator('owner');
      const example = await adminExamples[name as AdminCallName].valid(fixture);
      const valid = await fixture.fillOwn(example, session);
      const attacks = createAttacks(call, valid, name, []);
      expect(attacks.length).toBeGreaterThanOrEqual(MIN_ATTACKS);
      for (const attack of attacks) {
        const { status, body } = await fixture.attack(call, attack, session);
        if (status >= 500)
          expect.fail(`${status} ${JSON.stringify(attack).slice(0, 600)} ${JSON.stringify(body)}`);
      }
    },
    300_000,
  );
}

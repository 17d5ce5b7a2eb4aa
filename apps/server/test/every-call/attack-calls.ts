import { type Call, type CallName, calls } from '@vitrine/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Attack, createAttacks, MIN_ATTACKS } from './attacks.ts';
import { examples } from './call-examples.ts';
import { type EveryCallFixture, openFixture } from './fixture.ts';
import { createOtherShopper, type OtherShopper } from './other-shopper.ts';

type AttackResponse = Awaited<ReturnType<EveryCallFixture['attack']>>;

const entries = Object.entries(examples).map(
  ([name, example]) => [name, calls[name as CallName] as Call, example] as const,
);

/** The groups of calls about personal data. */
const PERSONAL_DATA_GROUPS = new Set([
  'Addresses',
  'Identity',
  'Messaging',
  'Personal ID',
  'Shopper',
]);

/** Splits the calls, so that two workers take about as long. */
export const isPersonalDataCall = ({ group }: Call): boolean => PERSONAL_DATA_GROUPS.has(group);
export const isOtherCall = (call: Call): boolean => !isPersonalDataCall(call);

/** Text of stack traces and database errors, which no response may contain. */
const INTERNALS =
  /\bat \S+ \(|node_modules|\.ts:\d+|syntax error at|relation "|violates \w+ constraint/;

/** The same attack as a mini-program sends it, which has no PATCH. */
const overrideMethod = ({ sent, ...attack }: Attack): Attack => ({
  ...attack,
  sent: { ...sent, headers: { ...sent.headers, 'x-http-method-override': 'PATCH' } },
});

/** Lists what is wrong with a response. */
function findFaults(
  attack: Attack,
  { status, headers, text }: AttackResponse,
  { secrets }: OtherShopper,
): string[] {
  const faults: string[] = [];
  if (status >= 500) faults.push('it failed');
  if (String(headers['set-cookie'] ?? '').includes('x=1')) faults.push('it set a cookie');
  if (INTERNALS.test(text)) faults.push('it contains internals');
  const leaked = secrets.filter((secret) => text.includes(secret));
  if (leaked.some((secret) => !JSON.stringify(attack).includes(secret)))
    faults.push('it leaks data of the other shopper');
  if (status < 400) return faults;
  const { code, message } = JSON.parse(text).error;
  if (!/^[a-z-]+$/.test(code)) faults.push('its error has no code');
  if (status === 400 && !/\p{Script=Han}/u.test(message))
    faults.push('its error is not in Chinese');
  return faults;
}

/** Defines tests that attack the chosen calls of a shop with the data of another shopper. */
export function attackCalls(isChosen: (call: Call) => boolean): void {
  let fixture: EveryCallFixture;
  let otherShopper: OtherShopper;
  let before: unknown;
  /** Log lines that contain data of the other shopper. */
  const leakedLines: string[] = [];

  beforeAll(async () => {
    fixture = await openFixture({
      remembersSessions: true,
      logStream: {
        write(line) {
          if (otherShopper?.secrets.some((secret) => line.includes(secret))) leakedLines.push(line);
        },
      },
    });
    otherShopper = await createOtherShopper(fixture);
    before = await otherShopper.readOwnData();
  });
  afterAll(() => fixture.close());

  const chosen = entries.filter(([, call]) => isChosen(call));
  describe.each(chosen)('%s', (name, call, example) => {
    it('answers every attack without a server error', async () => {
      const attacks = createAttacks(call, await example.valid(fixture), name, otherShopper.names);
      expect(attacks.length).toBeGreaterThanOrEqual(MIN_ATTACKS);
      for (const [index, attack] of attacks.entries()) {
        const isOverridden = call.method === 'PATCH' && index % 5 === 0;
        const response = await (isOverridden
          ? fixture.attack({ ...call, method: 'POST' }, overrideMethod(attack))
          : fixture.attack(call, attack));
        const faults = findFaults(attack, response, otherShopper);
        if (faults.length > 0)
          expect.fail(
            `${faults.join(', ')}: ${response.status} ${JSON.stringify(attack).slice(0, 600)} ${response.text.slice(0, 600)}`,
          );
      }
    }, 300_000);
  });

  it('logs and changes nothing of the other shopper', async () => {
    expect(await otherShopper.readOwnData()).toEqual(before);
    expect(leakedLines).toEqual([]);
  });
}

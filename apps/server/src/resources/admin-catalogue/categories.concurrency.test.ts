import { afterAll, beforeAll, expect, it } from 'vitest';
import { type OperatorHarness, openOperatorHarness } from '../../../test/admin/operator-harness.ts';

const NAME = JSON.stringify({ 'zh-CN': '外套', 'en-US': 'Coats' });

let harness: OperatorHarness;
beforeAll(async () => {
  harness = await openOperatorHarness();
});
afterAll(() => harness.close());

async function insertCategory(parent_id: string | null): Promise<string> {
  const { id } = await harness.db
    .insertInto('categories')
    .values({ parent_id, gender: 'women', name: NAME })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

it('never makes a circle of two categories that move below each other', async () => {
  const { session } = await harness.createOperator('catalogue');
  const root = await insertCategory(null);
  for (let round = 0; round < 5; round++) {
    const [a, b] = [await insertCategory(root), await insertCategory(root)];
    const move = (id: string, parentId: string) =>
      harness.ask('PUT', `categories/${id}/place`, {
        session,
        version: 1,
        body: { parentId, beforeId: null },
      });
    const moves = await Promise.all([move(a, b), move(b, a)]);
    expect(moves.map(({ status }) => status).sort()).toEqual([200, 409]);
  }
});

import { createOperatorActor, type OperatorActor } from './operator-actor.ts';
import type { StoryShop } from './story-shop.ts';
import { MERCHANTS } from './write-catalogue.ts';

const both = (zh: string, en: string) => ({ 'zh-CN': zh, 'en-US': en });

const SHIPPING_OPTIONS = [
  { type: 'standard', country: 'CN', fee: 15_000, minDays: 5, maxDays: 8 },
  { type: 'standard', country: 'HK', fee: 12_000, minDays: 4, maxDays: 7 },
];

/** The owner adds the merchants. Returns their ids. */
async function createMerchants(owner: OperatorActor): Promise<string[]> {
  const place = both('米兰', 'Milan');
  const ids: string[] = [];
  for (const name of MERCHANTS) {
    const { id } = await owner.ask('createMerchant', {
      body: {
        name,
        monogram: name.slice(0, 1),
        city: place,
        country: place,
        foundedIn: 1990,
        description: place,
        shipsFrom: 'abroad',
        shippingOptions: SHIPPING_OPTIONS,
      },
    });
    ids.push(id);
  }
  return ids;
}

/** The owner enters what products refer to. */
async function createReferences(owner: OperatorActor) {
  const description = both('一个品牌。', 'A brand.');
  await owner.ask('createBrand', { body: { name: 'Maison Baha', description } });
  const { id: parentId } = await owner.ask('createCategory', {
    body: { parentId: null, gender: 'women', name: both('女士', 'Women'), imageKey: null },
  });
  await owner.ask('createCategory', {
    body: { parentId, gender: 'women', name: both('大衣', 'Coats'), imageKey: null },
  });
  await owner.ask('createColour', {
    body: { code: 'ink', name: both('墨黑', 'Ink'), hex: '#101820' },
  });
}

async function inviteStaff(
  shop: StoryShop,
  owner: OperatorActor,
  merchantId: string,
  writes: string[],
) {
  const email = `staff-${merchantId}@example.cn`;
  const body = { email, role: 'merchant', merchantId };
  const { url } = await owner.ask('createInvitation', { body });
  const staff = createOperatorActor(shop, email, writes);
  await staff.join(url);
  return staff;
}

/** The owner joins, enters the references of products and invites the staff of each merchant. */
export async function openBusiness(shop: StoryShop, ownerUrl: string, writes: string[]) {
  const owner = createOperatorActor(shop, 'owner@example.cn', writes);
  await owner.join(ownerUrl);
  await createReferences(owner);
  const staff: OperatorActor[] = [];
  const merchantIds = await createMerchants(owner);
  for (const merchantId of merchantIds)
    staff.push(await inviteStaff(shop, owner, merchantId, writes));
  return { owner, staff, merchantIds };
}

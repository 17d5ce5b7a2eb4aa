import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { registerDocs } from '../../src/docs/routes.ts';

/**
 * The calls that the shop's clients use: method, path and query parameters. The list is independent of the
 * contract, so that a call that is renamed or removed there fails this test.
 */
const CLIENT_CALLS = `
GET /api/v1/products/{id}?enable-cache
GET /api/v1/merchants/{id}
GET /api/v1/products/{id}/variants-measurements
GET /api/v1/search/products
GET /api/v1/categories/{id}/products
GET /api/v1/sets/{id}/products
GET /api/v1/sales/{id}/products
GET /api/v1/sales/products
GET /api/v1/brands/{id}/products
GET /api/v2/search/products
GET /api/v1/search/suggestions

GET /api/v1/my/profile
GET /api/v1/messaging/profile
POST /api/v2/sessions/messaging-oa
POST /api/v1/my/identities/messaging-oa
POST /api/v1/sessions/ff-login
POST /api/v1/users
GET /api/v1/messaging/jsapi/signature
GET /api/v1/my/addresses/shipping
GET /api/v1/my/addresses
POST /api/v1/my/addresses
PUT /api/v1/my/addresses/{id}?apply-zip-code
GET /api/v1/messaging/decodes/portal-encrypted-url
GET /api/v1/my/benefits
POST /api/v1/identities/mobile/security-code
POST /api/v1/identities/mobile/verification
POST /api/v1/marketing/subscriptions
POST /api/v2/identities/sessions
GET /api/v1/my/preferences
PUT /api/v1/my/preferences
POST /api/v1/my/preferences
GET /api/v1/my/promo-codes
GET /api/v1/my/tiers
POST /api/v1/my/tiers
GET /api/v1/my/reward-packages?status
POST /api/v1/my/reward-package-claims
GET /api/v1/my/privacy/personal-information

POST /api/v1/checkout-orders
GET /api/v1/checkout-orders/{id}
POST /api/v1/payments/messaging-oa
PATCH /api/v1/checkout-orders/{id}/addresses/shipping
GET /api/v1/checkout-orders/{id}/shipping-options
PUT /api/v1/checkout-orders/{id}/shipping-options
POST /api/v1/checkout-orders/{id}/promo-codes
DELETE /api/v1/checkout-orders/{id}/promo-code
GET /api/v1/checkout-orders/{id}/personal-id
PATCH /api/v1/checkout-orders/{id}/personal-id
GET /api/v1/checkout-orders/{id}/clearance-status

POST /api/v1/bags/{id}/items
GET /api/v1/bags/{id}
PATCH /api/v1/bags/{id}/items/{itemId}
DELETE /api/v1/bags/{id}/items/{itemId}
DELETE /api/v1/bags/{id}/items?items-id
GET /api/v1/bags/{id}/items/sizes-quantities
GET /api/v1/bags/{id}/items/count

GET /api/v1/countries/{id}/states
GET /api/v1/menus/brands
GET /api/v1/menus/categories
GET /api/v1/contents/flat-contents/{code}
GET /api/v1/home

GET /api/v1/my/orders
GET /api/v1/my/orders/{id}
GET /api/v1/trackings?tracking-numbers
GET /api/v1/my/orders/{id}/personal-id
PATCH /api/v1/my/orders/{id}/personal-id
GET /api/v1/my/orders/{id}/clearance-status
GET /api/v1/orders/{id}/personalId
PATCH /api/v1/orders/{id}/merchantOrders/{merchantOrderId}/signature

GET /api/v1/my/personal-ids
GET /api/v1/my/personal-ids/default
PUT /api/v1/my/personal-ids/default
GET /api/v1/my/personal-ids/{id}
POST /api/v1/my/personal-ids/images
POST /api/v1/my/personal-ids
PATCH /api/v1/my/personal-ids/{id}
DELETE /api/v1/my/personal-ids/{id}
GET /api/v1/my/personal-ids/{id}/images/front-thumbnail
GET /api/v1/my/personal-ids/{id}/images/back-thumbnail
GET /api/v1/my/personal-ids/{id}/clearance-status

GET /api/v1/contents/banners
GET /api/v2/search/contents?space-code&codes&environment-code&content-type-code&target-benefits&target-language&target-country
GET /api/v1/contents/almir/apps/{app}/environments/{env}

GET /api/v1/questionnaires/{id}?user-id
POST /api/v1/questionnaires/{id}/answers
GET /api/v1/marketing/rankings/categories?how-many&image-size&include-products
GET /api/v1/marketing/rankings/brands?how-many&image-size&include-products
GET /api/v1/marketing/rankings/products?how-many&image-size&include-products

POST /api/v1/stylist/outfits-of-the-day
GET /api/v1/stylist/outfits-of-the-day/{id}
POST /api/v1/stylist/outfits-of-the-day/{id}
POST /api/v1/stylist/outfits-of-the-day/latest
POST /api/v1/customization/{provider}

GET /api/v1/promotions/{id}
GET /api/v1/referrals
POST /api/v1/referrals
GET /api/v1/referrals/tokens/current
GET /api/v1/campaigns/{id}/enrollments
POST /api/v1/campaigns/{id}/enrollments
GET /api/v1/campaigns/enrollments?campaign-ids
POST /api/v1/campaigns/sharing
POST /api/v1/campaigns/boost
GET /api/v1/my/campaigns/{id}
GET /api/v1/lotteries/{id}
GET /api/v1/my/lotteries/rewards
POST /api/v1/lotteries/{id}/draw-rewards
POST /api/v1/clock-ins/{id}/activities
POST /api/v1/sharing/{id}/tokens
POST /api/v1/boosts/{id}/activities
POST /api/v1/user-actions/{id}/page-views
GET /api/v1/my/task-groups
GET /api/v1/my/tasks/order-statistics
POST /api/v1/my/reward-orders
GET /api/v1/my/reward-orders

POST /api/v1/marketing/trackings
POST /api/v1/marketing/trackings/messaging-sharing
`;

const clientCalls = CLIENT_CALLS.split('\n')
  .filter(Boolean)
  .map((line) => {
    const [method = '', url = ''] = line.split(' ');
    const [path = '', query = ''] = url.split('?');
    return { line, method: method.toLowerCase(), path, query: query.split('&').filter(Boolean) };
  });

interface Operation {
  parameters?: { name: string; in: string }[];
}

it('offers every call that clients use', async () => {
  const app = Fastify();
  registerDocs(app);
  const { paths } = (await app.inject('/openapi.json')).json<{
    paths: Record<string, Record<string, Operation>>;
  }>();
  for (const { line, method, path, query } of clientCalls) {
    const operation = paths[path]?.[method];
    expect(operation, line).toBeDefined();
    const names = operation?.parameters
      ?.filter((parameter) => parameter.in === 'query')
      .map(({ name }) => name);
    expect(names ?? [], line).toEqual(expect.arrayContaining(query));
  }
});

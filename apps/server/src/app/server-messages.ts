import { registerMessages } from '@vitrine/kit';
import { facetMessages } from '../catalogue/facet-names.ts';
import { ERROR_MESSAGES } from '../http/error-messages.ts';
import { BUSY_MESSAGES, FAILURE_MESSAGES } from '../pages/failure-page.ts';
import { OFFLINE_MESSAGES } from '../pages/offline-page.ts';
import { TEMPLATES } from '../providers/messages/templates.ts';
import { problem as addressProblem } from '../resources/addresses/problems.ts';
import { PAPER_TEXT } from '../resources/admin-orders/paper-texts.ts';
import { bagProblem } from '../resources/bags/problems.ts';
import { campaignProblem } from '../resources/campaigns/problems.ts';
import { UNNAMED_FRIEND } from '../resources/campaigns/rules.ts';
import { CHECKOUT_PROBLEMS, SHORTAGE_MESSAGES } from '../resources/checkout/problems.ts';
import { ORDER_TITLE, RETURN_TITLE } from '../resources/conversations/cards.ts';
import { conversationProblem } from '../resources/conversations/problems.ts';
import { fapiaoProblem } from '../resources/fapiao/problems.ts';
import { problem as identityProblem } from '../resources/identities/problems.ts';
import { lotteryProblem } from '../resources/lotteries/problems.ts';
import { problem as messagePromptProblem } from '../resources/message-prompts/problems.ts';
import { problem as messagingProblem } from '../resources/messaging/problems.ts';
import * as orders from '../resources/orders/messages.ts';
import { orderProblem } from '../resources/orders/problems.ts';
import { PAYMENT_STATUS_TEXT } from '../resources/payments/mappers.ts';
import { paymentProblem } from '../resources/payments/problems.ts';
import { SEVERAL_PRODUCTS } from '../resources/payments/rules.ts';
import { CLEARANCE_REASON_MESSAGES } from '../resources/personal-ids/mappers.ts';
import { personalIdProblem } from '../resources/personal-ids/problems.ts';
import { problem as privacyProblem } from '../resources/privacy/problems.ts';
import { problem as alertProblem } from '../resources/product-alerts/problems.ts';
import { problem as profileProblem } from '../resources/profiles/problems.ts';
import { promotionProblem } from '../resources/promotions/problems.ts';
import { questionnaireProblem } from '../resources/questionnaires/problems.ts';
import { ANSWER_FAULT_MESSAGES } from '../resources/questionnaires/routes.ts';
import { referralProblem } from '../resources/referrals/problems.ts';
import { returnProblem } from '../resources/returns/problems.ts';
import { DEDUCTION_TEXT, RETURN_TEXT } from '../resources/returns/rules.ts';
import { problem as subscriptionProblem } from '../resources/subscriptions/problems.ts';
import { taskProblem } from '../resources/tasks/problems.ts';

const { 'identity-needed': _, ...eventDetails } = orders.EVENT_DETAIL;

/** What the server says to shoppers: in answers, messages, papers and its own pages. */
export const SERVER_MESSAGES: Readonly<Record<string, object>> = {
  'server.order-status': orders.STATUS_TEXT,
  'server.order-part': orders.PARTIAL_TEXT,
  'server.order-hint': {
    ...orders.HINTS,
    received: orders.RECEIVED_HINT,
    'personal-id': orders.PERSONAL_ID_HINT,
  },
  'server.order-word': { received: orders.RECEIVED, personalIdNeeded: orders.PERSONAL_ID_NEEDED },
  'server.shipment-event': orders.EVENT_TEXT,
  'server.shipment-detail': eventDetails,
  'server.port': orders.PORTS,
  'server.return-status': RETURN_TEXT,
  'server.return-deduction': DEDUCTION_TEXT,
  'server.payment-status': PAYMENT_STATUS_TEXT,
  'server.payment': { severalProducts: SEVERAL_PRODUCTS },
  'server.clearance': CLEARANCE_REASON_MESSAGES,
  'server.card': { order: ORDER_TITLE, return: RETURN_TITLE },
  'server.friend': { unnamed: UNNAMED_FRIEND },
  'server.facet': facetMessages,
  'server.paper': PAPER_TEXT,
  'server.message': Object.fromEntries(
    Object.entries(TEMPLATES).map(([name, { texts, card }]) => [
      name,
      { text: texts, card: card?.texts ?? {} },
    ]),
  ),
  'server.error': ERROR_MESSAGES,
  'server.page-failure': FAILURE_MESSAGES,
  'server.page-busy': BUSY_MESSAGES,
  'server.page-offline': OFFLINE_MESSAGES,
  'server.answer-fault': ANSWER_FAULT_MESSAGES,
  'server.shortage': SHORTAGE_MESSAGES,
  'server.problem.address': addressProblem.definitions,
  'server.problem.bag': bagProblem.definitions,
  'server.problem.campaign': campaignProblem.definitions,
  'server.problem.checkout': CHECKOUT_PROBLEMS,
  'server.problem.conversation': conversationProblem.definitions,
  'server.problem.fapiao': fapiaoProblem.definitions,
  'server.problem.identity': identityProblem.definitions,
  'server.problem.lottery': lotteryProblem.definitions,
  'server.problem.message-prompt': messagePromptProblem.definitions,
  'server.problem.messaging': messagingProblem.definitions,
  'server.problem.order': orderProblem.definitions,
  'server.problem.payment': paymentProblem.definitions,
  'server.problem.personal-id': personalIdProblem.definitions,
  'server.problem.privacy': privacyProblem.definitions,
  'server.problem.product-alert': alertProblem.definitions,
  'server.problem.profile': profileProblem.definitions,
  'server.problem.promotion': promotionProblem.definitions,
  'server.problem.questionnaire': questionnaireProblem.definitions,
  'server.problem.referral': referralProblem.definitions,
  'server.problem.return': returnProblem.definitions,
  'server.problem.subscription': subscriptionProblem.definitions,
  'server.problem.task': taskProblem.definitions,
};

for (const [name, table] of Object.entries(SERVER_MESSAGES)) registerMessages(name, table);

interface CollectedData {
  /** Its texts are those of this name in the messages. */
  id: string;
  /** The sections of a shopper's export that hold it; none of what stays on the device. */
  sections: readonly string[];
}

/** The personal data that the app and its pages collect. A test holds it against all that the shop exports of a shopper. */
export const COLLECTED_DATA = [
  { id: 'account', sections: ['shopper', 'identities'] },
  { id: 'delivery', sections: ['addresses'] },
  { id: 'clearance', sections: ['personalIds'] },
  {
    id: 'orders',
    sections: ['checkouts', 'orders', 'payments', 'spends', 'promoCodes', 'fapiao'],
  },
  { id: 'returns', sections: ['returns', 'returnPhotos'] },
  { id: 'saved', sections: ['bag', 'wishlist', 'productAlerts', 'outfits'] },
  { id: 'viewed', sections: ['recentlyViewed', 'preferences'] },
  { id: 'service', sections: ['conversations', 'messages', 'privacyRequests'] },
  {
    id: 'programs',
    sections: [
      'questionnaires',
      'enrolments',
      'activities',
      'pageViews',
      'invitations',
      'friends',
      'shares',
      'boosts',
      'rewards',
      'rewardOrders',
      'tickets',
      'draws',
      'coupons',
      'benefits',
    ],
  },
  {
    id: 'notifications',
    sections: ['devices', 'subscriptions', 'notifications', 'acceptedMessages', 'usedMessages'],
  },
  { id: 'usage', sections: ['events'] },
  { id: 'sessions', sections: ['visits'] },
  { id: 'device', sections: [] },
] as const satisfies readonly CollectedData[];

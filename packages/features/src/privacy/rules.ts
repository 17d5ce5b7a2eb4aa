import type { Preference, PreferenceCode, Profile, Subscription } from '@vitrine/contract';

export const PREFERENCES = [
  'recently-viewed',
  'recommendations',
] as const satisfies readonly PreferenceCode[];

/** What nobody has decided is off. */
export const isOn = (preferences: readonly Preference[], code: PreferenceCode): boolean =>
  preferences.some((preference) => preference.code === code && preference.isOn);

export type Channel = Subscription['channel'];
export const CHANNELS = ['sms', 'email', 'messaging'] as const satisfies readonly Channel[];

/** Whether the shop knows where to send news that way. */
export const reaches = (profile: Profile | null, channel: Channel): boolean => {
  if (channel === 'sms') return Boolean(profile?.mobile);
  return channel === 'email' ? Boolean(profile?.email) : Boolean(profile?.isMessagingBound);
};

export const wants = (subscriptions: readonly Subscription[], channel: Channel): boolean =>
  subscriptions.some(
    ({ topic, ...one }) => topic === 'news' && one.channel === channel && one.isOn,
  );

/** A decision takes the place of an earlier one about the same. */
export const decided = (
  subscriptions: readonly Subscription[],
  decision: Subscription,
): Subscription[] => [
  ...subscriptions.filter(
    ({ channel, topic }) => channel !== decision.channel || topic !== decision.topic,
  ),
  decision,
];

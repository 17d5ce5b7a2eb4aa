import type { Preference, PreferenceCode, Profile, Subscription } from '@vitrine/contract';
import { isMiniProgram, type PlatformName } from '@vitrine/platform';

export const PREFERENCES = [
  'recently-viewed',
  'recommendations',
] as const satisfies readonly PreferenceCode[];

/** A preference without a decision is off. */
export const isOn = (preferences: readonly Preference[], code: PreferenceCode): boolean =>
  preferences.some((preference) => preference.code === code && preference.isOn);

/** Replaces the decision about a preference; undefined removes it. */
export const replacePreference = (
  preferences: readonly Preference[],
  code: PreferenceCode,
  changed: Preference | undefined,
): Preference[] => [
  ...preferences.filter((preference) => preference.code !== code),
  ...(changed ? [changed] : []),
];

/** The app itself asks for its pushes, so pages do not show that channel. */
const CHANNELS = [
  'sms',
  'email',
  'messaging',
] as const satisfies readonly Subscription['channel'][];
export type Channel = (typeof CHANNELS)[number];

/** Whether the profile has an address for the channel. */
export const canReach = (profile: Profile | null, channel: Channel): boolean => {
  if (channel === 'sms') return Boolean(profile?.mobile);
  return channel === 'email' ? Boolean(profile?.email) : Boolean(profile?.isMessagingBound);
};

/** The channels to choose from. A mini-program cannot bind the messaging app, so it shows that one only when bound. */
export const listChannels = (host: PlatformName, profile: Profile | null): Channel[] =>
  CHANNELS.filter(
    (channel) => channel !== 'messaging' || !isMiniProgram(host) || canReach(profile, channel),
  );

export const isSubscribed = (subscriptions: readonly Subscription[], channel: Channel): boolean =>
  subscriptions.some(
    (subscription) =>
      subscription.topic === 'news' && subscription.channel === channel && subscription.isOn,
  );

/** Replaces the subscription of the same channel and topic. */
export const replaceSubscription = (
  subscriptions: readonly Subscription[],
  changed: Subscription,
): Subscription[] => [
  ...subscriptions.filter(
    ({ channel, topic }) => channel !== changed.channel || topic !== changed.topic,
  ),
  changed,
];

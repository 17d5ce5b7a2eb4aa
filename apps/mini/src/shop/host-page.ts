import { getCurrentInstance, getCurrentPages } from '@tarojs/taro';
import { last } from '@vitrine/kit';
import { miniHref, type Target } from '@vitrine/platform';
import { useState } from 'react';

type HostPage = object;

/** What each page shows, by the host's own object for it: a tab is sent elsewhere without being opened. */
const addresses = new WeakMap<HostPage, string>();

/** The host's page that a component was opened in. */
export const useHostPage = (): HostPage | null => useState(() => getCurrentInstance().page)[0];

export const isOnTop = (page: HostPage | null): boolean => last(getCurrentPages()) === page;

export function noteAddress(page: HostPage | null, target: Target): void {
  if (page) addresses.set(page, miniHref(target));
}

const addressOf = (page: { route?: string } | undefined): string =>
  (page && addresses.get(page)) ?? `/${page?.route ?? ''}`;

/** The address of the page that stands. */
export const currentAddress = (): string => addressOf(last(getCurrentPages()));

/** The address of the page that the shopper came from, and can go back to. */
export function addressBeneath(): string | undefined {
  const beneath = getCurrentPages().slice(-2, -1);
  return beneath.length > 0 ? addressOf(beneath[0]) : undefined;
}

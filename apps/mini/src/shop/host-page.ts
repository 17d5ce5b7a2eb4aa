import { getCurrentInstance, getCurrentPages } from '@tarojs/taro';
import { last } from '@vitrine/kit';
import { miniHref, type Target } from '@vitrine/platform';
import { useState } from 'react';

type HostPage = object;

/** The URL of each page, which can change without opening a page. */
const urls = new WeakMap<HostPage, string>();

/** The host's object for the page of a component. */
export const useHostPage = (): HostPage | null => useState(() => getCurrentInstance().page)[0];

export const isOnTop = (page: HostPage | null): boolean => last(getCurrentPages()) === page;

export function recordPageUrl(page: HostPage | null, target: Target): void {
  if (page) urls.set(page, miniHref(target));
}

const getPageUrl = (page: { route?: string } | undefined): string =>
  (page && urls.get(page)) ?? `/${page?.route ?? ''}`;

/** The URL of the page on top. */
export const getCurrentPageUrl = (): string => getPageUrl(last(getCurrentPages()));

/** The URL of the page below the top one, to which the shopper can go back. */
export function getPreviousPageUrl(): string | undefined {
  const below = getCurrentPages().slice(-2, -1);
  return below.length > 0 ? getPageUrl(below[0]) : undefined;
}

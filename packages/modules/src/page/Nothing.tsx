import { useEffect } from 'react';
import { useWithdraw } from './place.ts';

/** Takes the module around it off the page, with its heading and its tab. */
export function Nothing() {
  const withdraw = useWithdraw();
  useEffect(withdraw, [withdraw]);
  return null;
}

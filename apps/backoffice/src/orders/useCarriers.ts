import { useQuery } from '@tanstack/react-query';
import { api } from '../api/api.ts';
import { isTrackingNumber } from './tracking-numbers.ts';

/** The carriers for a number, the likeliest first. None before the number is complete. */
export function useCarriers(number: string) {
  const { data = [] } = useQuery({
    queryKey: ['carriers', number],
    queryFn: () => api.suggestCarriers({ query: { number } }),
    enabled: isTrackingNumber(number),
    staleTime: Infinity,
  });
  const options = data.map(({ code, name }) => ({ value: code, label: name }));
  const suggested = data[0]?.isSuggested ? data[0].code : undefined;
  return { options, suggested };
}

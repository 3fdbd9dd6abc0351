import { useTranslate } from 'react-admin';
import type { Named } from '#contract/kernel/named.ts';
import { useNameIn } from '../format/useNameIn.ts';

type Place = Named | null | undefined;
interface Placed {
  area: Place;
  mandal?: Place;
  assembly?: Place;
}

/** 'Kandugula, Huzurabad mandal, Huzurabad': the place of a complaint. A name is not repeated for its assembly. */
export function usePlaceText() {
  const translate = useTranslate();
  const nameIn = useNameIn();
  return ({ area, mandal, assembly }: Placed) => {
    const within = mandal && translate('complaint.inMandal', { name: nameIn(mandal) });
    return [...new Set([nameIn(area), within, nameIn(assembly)])].filter(Boolean).join(', ');
  };
}

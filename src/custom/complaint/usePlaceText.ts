import { useTranslate } from 'react-admin';
import type { ComplaintRow } from '../../../contract/complaint.ts';

/** 'Kandugula, Huzurabad mandal, Huzurabad': where a complaint comes from, no name of an area once more as its assembly's. */
export function usePlaceText() {
  const translate = useTranslate();
  return ({ area, mandal, assembly }: Pick<ComplaintRow, 'area' | 'mandal' | 'assembly'>) => {
    const within = mandal && translate('complaint.inMandal', { name: mandal.name });
    return [...new Set([area.name, within, assembly?.name])].filter(Boolean).join(', ');
  };
}

import { useTranslate } from 'react-admin';

type Named = { name: string } | null | undefined;
interface Placed {
  area: Named;
  mandal?: Named;
  assembly?: Named;
}

/** 'Kandugula, Huzurabad mandal, Huzurabad': where a complaint comes from, no name of an area once more as its assembly's. */
export function usePlaceText() {
  const translate = useTranslate();
  return ({ area, mandal, assembly }: Placed) => {
    const within = mandal && translate('complaint.inMandal', { name: mandal.name });
    return [...new Set([area?.name, within, assembly?.name])].filter(Boolean).join(', ');
  };
}

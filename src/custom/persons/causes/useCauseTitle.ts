import { useTranslate } from 'react-admin';
import { useNameIn } from '#src/components/format/useNameIn.ts';
import type { Grievance } from './startFrom.ts';

/** The proposed title of a cause: category and area, in the screen's language. */
export function useCauseTitle() {
  const translate = useTranslate();
  const nameIn = useNameIn();
  return ({ category, area }: Pick<Grievance, 'category' | 'area'>, isOneArea = true): string =>
    isOneArea && area
      ? translate('complaint.ofCategoryIn', { category: nameIn(category), area: nameIn(area) })
      : nameIn(category);
}

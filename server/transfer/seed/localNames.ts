import type { Named } from '#contract/kernel/named.ts';
import { cleanText } from '#contract/kernel/text.ts';
import { CATEGORY_NAMES, DEPARTMENT_NAMES } from './categoryNames.ts';
import { CONSTITUENCY_NAMES } from './constituencyNames.ts';
import { MANDAL_NAMES } from './mandalNames.ts';
import { WARDS, wardName } from './places.ts';

const named =
  (known: Record<string, readonly [telugu: string, hindi: string]>) =>
  (name: string): Required<Named> => {
    const local = known[name];
    if (!local) throw new Error(`${name} has no name in Telugu and Hindi`);
    // The same cleaning as for a form.
    const [name_te, name_hi] = local.map(cleanText) as [string, string];
    return { name, name_te, name_hi };
  };

const wards = Object.entries(CONSTITUENCY_NAMES).flatMap(([name, [telugu, hindi]]) =>
  WARDS.map((ward) => [wardName(name, ward), [`${telugu} వార్డు ${ward}`, `${hindi} वार्ड ${ward}`] as const]),
);

/** The names as their tables store them (GRD-16). */
export const placeNames = named({ ...Object.fromEntries(wards), ...MANDAL_NAMES, ...CONSTITUENCY_NAMES });
export const categoryNames = named(CATEGORY_NAMES);
export const departmentNames = named(DEPARTMENT_NAMES);

import type { Named } from '#contract/kernel/named.ts';
import { useConfiguration } from '#src/components/data/configuration.ts';
import { useNameIn } from '#src/components/format/useNameIn.ts';

/** The titles of the Grievance Incharge dropdown, in the order of the configuration. The plain name is stored. */
export function useInCharges(): Named[] {
  const titles = useConfiguration()?.grievanceInCharges ?? [];
  return titles
    .map((title) =>
      typeof title === 'string' ? { name: title } : { name: title.en, name_te: title.te, name_hi: title.hi },
    )
    .filter(({ name }) => name);
}

/** A stored title in the language of the screen. Titles that left the configuration stay as they are. */
export function useInChargeText() {
  const titles = useInCharges();
  const nameIn = useNameIn();
  return (title: string) => nameIn(titles.find(({ name }) => name === title) ?? { name: title });
}

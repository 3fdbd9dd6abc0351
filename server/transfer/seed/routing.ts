import { eq } from 'drizzle-orm';
import type { RoutingMode, RoutingRule } from '#contract/teamwork/routing.ts';
import { offices } from '#server/desk/schema/offices.ts';
import type { Tx } from '#server/kernel/db/open.ts';
import { mandals } from '#server/places/schema/places.ts';
import { Ids } from './ids.ts';
import { officeOf, type SeedContext } from './seedContext.ts';

type RuleSeed = Partial<Pick<RoutingRule, 'priority' | 'language' | 'source'>> & {
  name: string;
  categories?: readonly string[];
  mandals?: readonly string[];
  people: readonly string[];
};

const PRASAD = 'staff@example.org';
const SUNITHA = 'staff2@example.org';
const PADMA = 'desk@example.org';
const SWAPNA = 'staff3@example.org';

/** In the demo office rules suggest an assignee; in the other office they assign complaints automatically (SLA-18). */
const RULES: readonly { assembly: string; mode: RoutingMode; rules: readonly RuleSeed[] }[] = [
  {
    assembly: 'Huzurabad',
    mode: 'suggest',
    rules: [
      { name: 'Urgent: head of the desk', priority: 'urgent', people: [PADMA] },
      {
        name: 'Water, Huzurabad',
        categories: ['Drinking Water', 'Sanitation'],
        mandals: ['Huzurabad'],
        people: [SUNITHA],
      },
      {
        name: 'Roads and power',
        categories: ['Roads and Buildings', 'Electricity'],
        people: [PRASAD, SUNITHA],
      },
      { name: 'Pensions and housing', categories: ['Pensions', 'Housing'], people: [PRASAD] },
      { name: 'Hindi speakers', language: 'hi', people: [SUNITHA] },
      { name: 'Everything else', people: [PRASAD, SUNITHA, PADMA] },
    ],
  },
  {
    assembly: 'Karimnagar',
    mode: 'assign',
    rules: [
      {
        name: 'Water, Jammikunta',
        categories: ['Drinking Water'],
        mandals: ['Jammikunta'],
        people: [SWAPNA],
      },
      { name: 'Land', categories: ['Land and Revenue'], people: [SWAPNA] },
      { name: 'From the app', source: 'app', people: [SWAPNA] },
    ],
  },
];

/** Inserts nine routing rules of two offices (SLA-17). */
export async function insertRouting(tx: Tx, { places, categories, accounts }: SeedContext): Promise<void> {
  for (const { assembly, mode, rules } of RULES) {
    const assembly_id = places.id('assembly', assembly);
    const office = await officeOf(tx, { places }, assembly);
    const known = await tx.select().from(mandals).where(eq(mandals.assembly_id, assembly_id));
    const mandalIds = Ids.of(known);
    const routing = rules.map(
      (rule, at): RoutingRule => ({
        id: at + 1,
        name: rule.name,
        mode,
        areas: [],
        categories: idsOf(rule.categories, categories),
        mandals: idsOf(rule.mandals, mandalIds),
        people: idsOf(rule.people, accounts),
        priority: rule.priority ?? null,
        language: rule.language ?? null,
        source: rule.source ?? null,
      }),
    );
    const settings = { ...office.settings, routing };
    await tx.update(offices).set({ settings }).where(eq(offices.id, office.id));
  }
}

const idsOf = (names: readonly string[] = [], known: Ids) => names.map((name) => known.get(name));

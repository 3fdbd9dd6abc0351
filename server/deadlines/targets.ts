import type { OfficeTargets, TargetRow } from '#contract/deadlines/targetCalls.ts';
import {
  DEFAULT_PRIORITY,
  DEFAULT_TARGETS,
  type OwnTargets,
  type Priority,
  type TargetField,
} from '#contract/deadlines/targets.ts';
import { levelsOf } from '#server/desk/offices/inherited.ts';
import { headOf } from '#server/desk/offices/officeRecord.ts';
import { type OfficeRow, officesOf } from '#server/desk/offices/officesOf.ts';
import { complaintCategories } from '#server/kernel/db/namedTables.ts';
import { names } from '#server/kernel/db/names.ts';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import { rulesOf } from './rules.ts';

/** The targets of an office, for each category and for all, with the office that sets each value (SLA-02, GRD-01). */
export async function targetsAnswer(db: Db | Tx, office: OfficeRow): Promise<OfficeTargets> {
  const [known, offices, categories] = [
    await names(db),
    await officesOf(db, office),
    await db
      .select({ id: complaintCategories.id })
      .from(complaintCategories)
      .orderBy(complaintCategories.name),
  ];
  const rows = [null, ...categories.map(({ id }) => id)];
  return {
    ...headOf(office, known),
    targets: rows.map((id) => ({
      category_id: id,
      category: id === null ? null : known.category(id),
      ...valuesOf(offices, id),
    })),
    day_minutes: rulesOf(offices).dayMinutes,
  };
}

function valuesOf(
  offices: readonly OfficeRow[],
  category: number | null,
): Omit<TargetRow, 'category_id' | 'category'> {
  const target = (priority: Priority) => {
    const at = (field: TargetField) =>
      inheritedValue(offices, category, (own) => own[priority]?.[field], DEFAULT_TARGETS[priority][field]);
    return { response_hours: at('response_hours'), resolution_days: at('resolution_days') };
  };
  return {
    default_priority: inheritedValue(offices, category, (own) => own.default_priority, DEFAULT_PRIORITY),
    normal: target('normal'),
    high: target('high'),
    urgent: target('urgent'),
  };
}

/** A value in the order of `targetOf.ts`, beginning with the row's own. */
function inheritedValue<T>(
  offices: readonly OfficeRow[],
  category: number | null,
  read: (own: OwnTargets) => T | undefined,
  shipped: T,
) {
  const [own, ...above] = levelsOf(offices)
    .flatMap(({ from, settings: { targets } }) => [
      ...(category === null ? [] : [{ from, for_all: false, set: targets?.categories?.[category] }]),
      { from, for_all: category !== null, set: targets?.all },
    ])
    .map(({ set, ...where }) => {
      const value = set && read(set);
      return value === undefined ? [] : [{ value, ...where }];
    });
  const inherited = above.flat()[0] ?? { value: shipped, from: 'default' as const, for_all: false };
  return { ...(own?.[0] ?? inherited), inherited };
}

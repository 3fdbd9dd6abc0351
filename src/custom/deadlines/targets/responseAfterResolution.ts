import type { OfficeTargets } from '#contract/deadlines/priorityTargets.ts';
import {
  isUpsideDown,
  PRIORITIES,
  type Priority,
  priorityName,
  TARGET_FIELDS,
  type TargetField,
} from '#contract/deadlines/targets.ts';
import type { Refusals } from '#src/components/form/formRules.ts';
import type { SettingCell, SettingValues } from '#src/components/office/settingCells.ts';
import { codedKey } from '#src/i18n/codedKey.ts';

/** Errors where the office's own values make the first response later than the resolution. */
export function responseAfterResolution(
  cells: readonly SettingCell[],
  values: SettingValues,
  { targets, day_minutes }: OfficeTargets,
): Refusals {
  const cellOf = (category: number | null, priority: Priority, field: TargetField) =>
    cells.find(({ row, path }) => row?.category_id === category && path[0] === priority && path[1] === field);
  /** The effective value: the category's own, else the one for all categories, else the inherited one. */
  const holds = (category: number | null, priority: Priority, field: TargetField): number => {
    const [own, ofAll] = [cellOf(category, priority, field), cellOf(null, priority, field)];
    const typed = [own, ofAll]
      .map((cell) => cell && values[cell.name])
      .find((each) => typeof each === 'number');
    return Number(typed ?? own?.answer.inherited.value);
  };
  const refusals: Refusals = {};
  for (const { category_id } of targets) {
    for (const priority of PRIORITIES) {
      const [hours, days] = TARGET_FIELDS.map((field) => cellOf(category_id, priority, field)?.name ?? '');
      const isOwn = (name = '') => values[name] !== null;
      if (!isOwn(hours) && !isOwn(days)) continue;
      const target = {
        response_hours: holds(category_id, priority, 'response_hours'),
        resolution_days: holds(category_id, priority, 'resolution_days'),
      };
      const wrong = (isOwn(hours) ? hours : days) ?? '';
      if (isUpsideDown(target, day_minutes))
        refusals[wrong] = codedKey({ code: 'responseLonger', values: { priority: priorityName(priority) } });
    }
  }
  return refusals;
}

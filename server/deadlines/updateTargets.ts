import type { OfficeTargets, updateTargets as updateCall } from '#contract/deadlines/targetCalls.ts';
import { type OwnTargets, PRIORITIES, TARGET_FIELDS } from '#contract/deadlines/targets.ts';
import { checkCategories } from '#server/desk/offices/checkCategories.ts';
import { type OfficeRow, officesOf } from '#server/desk/offices/officesOf.ts';
import type { OwnSettings } from '#server/desk/schema/offices.ts';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import { invalidField } from '#server/kernel/errors/apiError.ts';
import type { Context } from '#server/kernel/http/serve.ts';
import { changeDeadlines, type WithJob } from './changeDeadlines.ts';
import { targetsAnswer } from './targets.ts';
import { turnedUpsideDown } from './upsideDown.ts';

type TargetRows = Context<typeof updateCall>['body']['targets'];

/**
 * Changes an office's targets; null removes an own value (SLA-02). @throws 404 for another office, 409 for an older
 * version, 422 for a category that does not exist, or when a first response would take longer than the resolution
 */
export const updateTargets = (context: Context<typeof updateCall>): Promise<OfficeTargets & WithJob> =>
  changeDeadlines(
    context,
    (office) => withTargets(context.db, office, context.body.targets),
    (office) => targetsAnswer(context.db, office),
  );

/** An office's settings with changed targets. @throws 422 as `updateTargets` */
export async function withTargets(db: Db | Tx, office: OfficeRow, targets: TargetRows): Promise<OwnSettings> {
  const categories = targets.flatMap(({ category_id }) => category_id ?? []);
  await checkCategories(db, 'targets', categories);
  const settings = { ...office.settings, targets: merged(office.settings.targets, targets) };
  const before = await officesOf(db, office);
  const after = before.map((each) => (each.id === office.id ? { ...each, settings } : each));
  const priority = turnedUpsideDown(before, after);
  if (priority) throw invalidField('targets', 'responseLonger', { priority });
  return settings;
}

function merged({ all = {}, categories = {} }: OwnSettings['targets'] = {}, rowsInput: TargetRows) {
  const rows = new Map(Object.entries(categories));
  let ofAll = all;
  for (const { category_id, ...row } of rowsInput) {
    if (category_id === null) ofAll = withRow(ofAll, row);
    else rows.set(String(category_id), withRow(rows.get(String(category_id)) ?? {}, row));
  }
  const set = [...rows].filter(([, row]) => Object.keys(row).length > 0);
  return { all: ofAll, categories: Object.fromEntries(set) };
}

/** A row's own values after the change; empty ones are left out. */
function withRow(own: OwnTargets, input: Omit<TargetRows[number], 'category_id'>): OwnTargets {
  const row = { ...own };
  set(row, 'default_priority', input.default_priority);
  for (const priority of PRIORITIES) {
    const target = { ...own[priority] };
    for (const field of TARGET_FIELDS) set(target, field, input[priority]?.[field]);
    set(row, priority, Object.keys(target).length > 0 ? target : null);
  }
  return row;
}

function set<T, K extends keyof T>(values: T, name: K, value: T[K] | null | undefined) {
  if (value === null) delete values[name];
  else if (value !== undefined) values[name] = value;
}

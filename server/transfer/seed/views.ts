import type { Column } from '#contract/complaints/complaintColumns.ts';
import { viewPins, views } from '#server/desk/schema/views.ts';
import type { Tx } from '#server/kernel/db/open.ts';
import { Ids } from './ids.ts';
import { officeOf, type SeedContext } from './seedContext.ts';

const HEAD = 'desk@example.org';

interface DemoView {
  name: string;
  /** The owner; without one it is a shared view that the desk head made. */
  of?: string;
  filters: Record<string, unknown>;
  /** By their names. */
  categories?: readonly string[];
  byDueDay?: true;
  columns?: Column[];
}

/** Views that the users of the demo office often use. */
const VIEWS: readonly DemoView[] = [
  { name: 'Overdue, water', filters: { sla: 'overdue' }, categories: ['Drinking Water'], byDueDay: true },
  { name: 'Urgent, not closed', filters: { priority: 'urgent', status: ['open', 'in_progress'] } },
  { name: 'Nobody in charge', filters: { staff_id: 'none', status: 'open' } },
  {
    name: 'At risk or overdue',
    filters: { sla: ['at_risk', 'overdue'] },
    byDueDay: true,
    columns: ['complaint_number', 'due_on', 'priority', 'category', 'area', 'name', 'status', 'staff'],
  },
  { name: 'No answer yet', of: 'mla@example.org', filters: { response: ['waiting', 'late'] } },
  {
    name: 'Roads and power',
    of: 'mla@example.org',
    filters: { status: 'open' },
    categories: ['Roads and Buildings', 'Electricity'],
  },
  { name: 'Mine, overdue', of: 'staff@example.org', filters: { sla: 'overdue' }, byDueDay: true },
  { name: 'Paused', of: HEAD, filters: { sla: 'paused' } },
];

/** The pinned views of each user, in this order. */
const PINNED: Record<string, readonly string[]> = {
  'mla@example.org': ['At risk or overdue', 'Overdue, water', 'No answer yet'],
  [HEAD]: ['Nobody in charge', 'Urgent, not closed', 'At risk or overdue', 'Paused'],
  'staff@example.org': ['Mine, overdue', 'At risk or overdue'],
};

/** Inserts eight saved views of the demo office, some of them pinned (DESK-05). */
export async function insertViews(tx: Tx, { places, categories, accounts, now }: SeedContext): Promise<void> {
  const office = await officeOf(tx, { places });
  const made = await tx
    .insert(views)
    .values(
      VIEWS.map(({ name, of, filters, categories: named, byDueDay, columns }) => ({
        name,
        office_id: office.id,
        is_shared: of === undefined,
        creator_id: accounts.get(of ?? HEAD),
        filters: named ? { category: named.map((one) => categories.get(one)), ...filters } : filters,
        ...(byDueDay ? { sort: 'due_on', order: 'ASC' as const } : { sort: 'date', order: 'DESC' as const }),
        columns: columns ?? null,
        created_at: now,
        updated_at: now,
      })),
    )
    .returning({ id: views.id, name: views.name });
  const ids = Ids.of(made);
  await tx.insert(viewPins).values(
    Object.entries(PINNED).flatMap(([username, names]) =>
      names.map((name, before) => ({
        user_id: accounts.get(username),
        view_id: ids.get(name),
        position: before + 1,
      })),
    ),
  );
}

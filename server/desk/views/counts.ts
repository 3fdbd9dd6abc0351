import * as z from 'zod/mini';
import { ownPlaces } from '#contract/access/scope.ts';
import { type countViews, viewFilters } from '#contract/desk/view.ts';
import { countComplaints } from '#server/complaints/list/list.ts';
import type { Total } from '#server/complaints/list/page.ts';
import { queryFor } from '#server/complaints/list/query.ts';
import { ApiError } from '#server/kernel/errors/apiError.ts';
import type { Context } from '#server/kernel/http/serve.ts';
import { isUsable, pinnedViews, type ViewRow } from './find.ts';

/** The greatest age of a count (DESK-06). */
const LIFE_MS = 60_000;
/** The most cached counts: enough for a thousand users with all their pins. */
const MOST = 7_000;

type Counting = Context<typeof countViews>;
interface Counted {
  at: number;
  total: Total | null;
}

/** The totals of pinned views, counted once a minute for each account; cached in this process only. */
export class ViewCounts {
  readonly #kept = new Map<string, Counted>();

  async of(context: Counting) {
    const data = [];
    for (const view of await pinnedViews(context)) {
      if (!isUsable(context, view)) continue;
      const counted = await this.#countOf(context, view);
      if (counted) data.push({ id: view.id, count: counted.total, more: counted.more ?? false });
    }
    return { data };
  }

  async #countOf(context: Counting, view: ViewRow): Promise<Total | null> {
    const { actor, now, query } = context;
    // The key contains everything that decides what is visible: after a change it is counted at once.
    const key = JSON.stringify([actor, query, view.id, view.version]);
    const cached = this.#kept.get(key);
    const age = now.getTime() - (cached?.at ?? 0);
    if (cached && age >= 0 && age < LIFE_MS) return cached.total;
    const total = await count(context, view);
    this.#kept.delete(key);
    this.#kept.set(key, { at: now.getTime(), total });
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > MOST && oldest !== undefined) this.#kept.delete(oldest);
    return total;
  }
}

/**
 * The total of the list that shows the view. Null when its words match too much, when another search is running, or
 * when another version has stored filters that this one does not know.
 */
async function count({ searching, ...reader }: Counting, view: ViewRow): Promise<Total | null> {
  const { actor, now, query } = reader;
  if (!z.safeParse(viewFilters, view.filters).success) return null;
  const { parliament_id, assembly_id } = ownPlaces(actor);
  const own = {
    ...(parliament_id ? { parliament: parliament_id } : {}),
    ...(assembly_id ? { assembly: assembly_id } : {}),
    ...(query.created_by_me ? { created_by_me: true } : {}),
    ...(query.staff_id ? { staff_id: query.staff_id } : {}),
  };
  try {
    return await countComplaints(reader, queryFor(actor, { ...view.filters, ...own }, now), searching);
  } catch (error) {
    if (error instanceof ApiError && [422, 429].includes(error.status)) return null;
    throw error;
  }
}
